//! What follows from something else, and is told to those who look only when it has changed. Leptos makes code of every type that it keeps; here it keeps one.

use leptos::prelude::{Get, GetUntracked, Memo as Kept, Signal};
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

/// Anything.
type Shared = Arc<dyn Any + Send + Sync>;

/// What follows from something else.
pub(crate) struct Memo<T> {
    kept: Kept<Shared>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// What `look` finds, and again whenever something that it has looked at changes.
    pub(crate) fn new(look: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Self {
            kept: kept(Box::new(move || Arc::new(look())), differ::<T>),
            of: PhantomData,
        }
    }

    /// Looks at it; whoever looks in a view looks again when it changes.
    pub(crate) fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(read(&self.kept.get()))
    }

    /// Looks at it this once.
    pub(crate) fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(read(&self.kept.get_untracked()))
    }

    /// What it is.
    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// What it is now.
    pub(crate) fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// The same for views.
    pub(crate) fn signal(self) -> Signal<T>
    where
        T: Clone,
    {
        Signal::derive(move || self.get())
    }
}

fn kept(
    look: Box<dyn Fn() -> Shared + Send + Sync>,
    differ: fn(Option<&Shared>, Option<&Shared>) -> bool,
) -> Kept<Shared> {
    Kept::new_with_compare(move |_| look(), differ)
}

fn differ<T: PartialEq + 'static>(one: Option<&Shared>, other: Option<&Shared>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => read::<T>(one) != read::<T>(other),
        _ => true,
    }
}

fn read<T: 'static>(shared: &Shared) -> &T {
    shared.downcast_ref().expect("a memo keeps what it was made for")
}
