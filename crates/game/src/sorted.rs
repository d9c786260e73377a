//! Small things in order.

/// A few things in the order of a key; equal ones stay as they were. The sorting of the standard library is made for many, and is several kilobytes of every page for each kind of thing.
pub fn sorted_by_key<T, K: Ord>(things: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut sorted: Vec<T> = Vec::new();
    for thing in things {
        let own = key(&thing);
        let place = sorted.partition_point(|other| key(other) <= own);
        sorted.insert(place, thing);
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_order_of_the_standard_library() {
        let things: Vec<(u8, usize)> = (0..40).map(|number| ((number * 37 % 11) as u8, number)).collect();
        let mut expected = things.clone();
        expected.sort_by_key(|(key, _)| *key);
        assert_eq!(sorted_by_key(things, |(key, _)| *key), expected);
    }
}
