//! A table that nobody is at, and when it is put away.

use super::{entering, facts, opened};
use crate::task::{Incoming, run};
use crate::testing::Hand;
use crate::time::Clock;
use crate::{Config, Hub};
use protocol::Wish;
use std::sync::{Arc, mpsc as thread};
use std::time::Duration;
use store::{Log, Memory, TableId, Write};
use table::Millis;
use tokio::sync::mpsc;

/// Lets everybody do what can be done without time.
async fn settle() {
    for _ in 0..1000 {
        tokio::task::yield_now().await;
    }
}

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
            (done, hub.think(move || waits.recv().is_err()))
        })
        .unzip();
    let (core, kept) = opened(2);
    let open = Write::Open {
        table: TableId(1),
        code: facts().code,
        public: true,
        at: 0,
        entries: kept.log,
    };
    hub.write(open).await.expect("a table");
    let (door, inbox) = mpsc::channel(9);
    let room = tokio::spawn(run(Arc::clone(&hub), (TableId(1), 0), core, inbox));
    let (enter, mut ear) = entering(1, 1, 99);
    door.send((hand.now(), enter)).await.expect("a table");
    let bot = |seat| Wish::PutBot {
        seat,
        bot: "chance".into(),
    };
    for (id, wish) in (1..).zip([bot(1), bot(2), Wish::Start]) {
        let (connection, trip) = (1, Millis(0));
        let wish = Incoming::Wish {
            connection,
            id,
            wish,
            trip,
        };
        door.send((hand.now(), wish)).await.expect("a table");
    }
    // when their host goes, and it is late,
    let exit = Incoming::Exit { connection: 1 };
    door.send((hand.now(), exit)).await.expect("a table");
    while ear.heard.recv().await.is_some() {}
    settle().await;
    hand.set(Millis::seconds(60));
    settle().await;
    // then the table waits for them, and not for what is over;
    assert!(!room.is_finished());
    assert!(hand.next().is_some_and(|next| next > hand.now()), "{:?}", hand.next());
    // and when they have thought, it is put away.
    drop(busy);
    for thought in thoughts {
        thought.await.expect("it has thought");
    }
    tokio::time::timeout(Duration::from_secs(30), room)
        .await
        .expect("it falls asleep")
        .expect("it ends well");
}
