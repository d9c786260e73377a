//! A table that nobody is at, and when it is put away.

use super::{HERE, bots_begin, settle};
use crate::task::Incoming;
use crate::testing::Hand;
use crate::time::Clock;
use crate::{Config, Hub};
use std::sync::{Arc, mpsc as thread};
use std::time::Duration;
use store::{Log, Memory};
use table::Millis;

#[tokio::test]
async fn a_table_whose_bots_think_does_not_spin_until_they_have() {
    // Given a table of two bots, who must wait before they can think,
    let hand = Hand::new(Millis(0));
    let config = Config {
        sleep_after: Duration::from_secs(1),
        ..Config::default()
    };
    let log = Log::new(Memory::default());
    let hub = Arc::new(Hub::new(log, config, Clock::Hand(hand.clone())).expect("a store"));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (busy, thoughts): (Vec<_>, Vec<_>) = (0..cores)
        .map(|_| {
            let (done, waits) = thread::channel::<()>();
            (done, hub.think(HERE, move || waits.recv().is_err()))
        })
        .unzip();
    let (room, door, mut ear) = bots_begin(&hub).await;
    // when their host goes, and it is late,
    let exit = Incoming::Exit { connection: 1 };
    door.send((hand.now(), exit)).await.expect("a table");
    while ear.heard.recv().await.is_some() {}
    hand.set(Millis::seconds(60));
    // then the table waits for them, and not for what is over;
    let waits = async {
        while hand.next().is_none_or(|next| next <= hand.now()) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let waits = tokio::time::timeout(Duration::from_mins(5), waits).await;
    assert!(waits.is_ok(), "{:?}", hand.next());
    settle().await;
    assert!(!room.is_finished());
    // and when they have thought, it is put away.
    drop(busy);
    for thought in thoughts {
        thought.await.expect("it has thought");
    }
    tokio::time::timeout(Duration::from_mins(5), room)
        .await
        .expect("it falls asleep")
        .expect("it ends well");
}
