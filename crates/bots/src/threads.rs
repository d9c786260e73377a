//! Several threads, for learning.

use std::thread;

/// Does the same for each number below `count`, on so many threads; what comes of it is in order.
///
/// # Panics
/// When the work does.
pub(crate) fn each<T: Send>(count: usize, threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = threads.clamp(1, count.max(1));
    let work = &work;
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let part = |first: usize| {
            let own = (first..count).step_by(threads);
            scope.spawn(move || own.map(|number| (number, work(number))).collect::<Vec<_>>())
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        let done = parts.into_iter().map(|part| part.join().expect("the work panics not"));
        done.flatten().collect()
    });
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_however_many_threads_there_are() {
        for (count, threads) in [(0, 2), (1, 8), (10, 1), (10, 3)] {
            let squares: Vec<usize> = (0..count).map(|number| number * number).collect();
            assert_eq!(each(count, threads, |number| number * number), squares);
        }
    }
}
