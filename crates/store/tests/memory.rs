//! The store in memory passes what any store must pass.

use store::testing::Opened;
use store::{Memory, store_tests};

store_tests!({
    let memory = Memory::default();
    move || -> Opened { Box::new(memory.clone()) }
});
