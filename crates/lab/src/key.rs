//! What a game counts, by names: each list is an enum, and a map has a value for every entry.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// One entry of a list of things that are counted.
pub trait Key: Copy + Eq + Debug + Send + Sync + 'static {
    /// All of them, in the order they are shown, which is that of the type.
    const ALL: &'static [Self];

    /// Its place in the list.
    fn index(self) -> usize;

    /// Its name for machines.
    fn key(self) -> &'static str;
}

/// Defines a list: `keys! { Mark { /// … Blocked = "blocked" } }`.
macro_rules! keys {
    ($(#[$doc:meta])* $name:ident { $($(#[$entry_doc:meta])* $entry:ident = $key:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$entry_doc])* $entry,)*
        }

        impl $crate::Key for $name {
            const ALL: &'static [Self] = &[$(Self::$entry,)*];

            fn index(self) -> usize {
                self as usize
            }

            fn key(self) -> &'static str {
                match self {
                    $(Self::$entry => $key,)*
                }
            }
        }
    };
}
pub(crate) use keys;

/// A value for each entry of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByKey<K, T> {
    values: Vec<T>,
    keys: PhantomData<K>,
}

impl<K: Key, T> ByKey<K, T> {
    /// Every entry with its value, in the order they are shown.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.values)
    }

    /// Every entry's value, and that of the same entry in another map.
    pub(crate) fn zip<'a, U>(&'a mut self, other: &'a ByKey<K, U>) -> impl Iterator<Item = (&'a mut T, &'a U)> {
        self.values.iter_mut().zip(&other.values)
    }
}

impl<K: Key, T: Clone + Default> Default for ByKey<K, T> {
    fn default() -> Self {
        Self {
            values: vec![T::default(); K::ALL.len()],
            keys: PhantomData,
        }
    }
}

impl<K: Key, T> Index<K> for ByKey<K, T> {
    type Output = T;

    fn index(&self, key: K) -> &T {
        &self.values[key.index()]
    }
}

impl<K: Key, T> IndexMut<K> for ByKey<K, T> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Simulated;
    use std::collections::BTreeSet;

    fn check<K: Key>() -> Vec<&'static str> {
        for (i, key) in K::ALL.iter().enumerate() {
            assert_eq!(key.index(), i);
        }
        K::ALL.iter().map(|key| key.key()).collect()
    }

    fn check_game<G: Simulated>() {
        let names = [check::<G::Figure>(), check::<G::Mark>(), check::<G::Spread>()].concat();
        let different: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(different.len(), names.len(), "{names:?}");
        // What players do has the names of figures where it is the same; it is told in a place of its own.
        check::<G::Deed>();
    }

    #[test]
    fn every_entry_has_its_place_and_a_name_of_its_own() {
        check_game::<solo::Round>();
        check_game::<skipbo::Round>();
    }
}
