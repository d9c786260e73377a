//! A server whose store has come to grief says so to whoever watches over it.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use common::{Running, config, get};
use std::sync::Arc;
use store::{Memory, Reader, Refused, Store, Write};

/// A store that panics when somebody of this name comes, and is full when one of the other does.
#[derive(Default)]
struct Brittle(Memory);

impl Store for Brittle {
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>> {
        for write in writes {
            match write {
                Write::Guest { name, .. } if name == "Mallory" => panic!("as the test wants it"),
                Write::Guest { name, .. } if name == "Eve" => return vec![Err(Refused::failed("full")); writes.len()],
                _ => {}
            }
        }
        self.0.commit(writes)
    }

    fn reader(&self) -> Arc<dyn Reader> {
        self.0.reader()
    }
}

#[tokio::test]
async fn a_server_that_can_keep_nothing_any_more_says_that_it_is_broken() {
    let running = Running::with(Brittle::default(), config(), None).await;
    let server = running.server();
    let health = async || get(running.address, "/healthz", &[]).await;
    // Given a server that is well, also when something could not be kept,
    server.new_guest("Anna").await.unwrap();
    server.new_guest("Eve").await.unwrap_err();
    server.new_guest("Bo").await.unwrap();
    assert!(health().await.starts_with("HTTP/1.1 200"));
    // when whoever writes comes to grief, so that nothing is kept whatever is tried,
    server.new_guest("Mallory").await.unwrap_err();
    server.new_guest("Carl").await.unwrap_err();
    // then it says so.
    let told = health().await;
    assert!(told.starts_with("HTTP/1.1 503"), "{told}");
    assert!(told.contains(r#""why":"broken""#), "{told}");
    running.stop().await;
}
