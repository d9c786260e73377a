//! The store in a file passes what any store must pass.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::Folder;
use store::testing::Opened;
use store::{Sqlite, store_tests};

store_tests!({
    let folder = Folder::new();
    move || -> Opened { Box::new(Sqlite::open(folder.file("reihum.db")).unwrap()) }
});
