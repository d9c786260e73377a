//! A table whose bots wait because those of one address think without end.

use super::{HERE, bots_begin, entering_from, opened, settle};
use crate::task::{Core, Incoming};
use crate::testing::Hand;
use crate::time::Clock;
use crate::{Config, Hub};
use room::Said;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, mpsc as thread};
use std::time::Duration;
use store::{Log, Memory};
use table::Millis;

/// Where the crowd is.
const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 5));

#[tokio::test]
async fn bots_of_a_family_wait_for_a_decision_or_two_whatever_others_have_theirs_think_about() {
    // Given a server whose bots have begun to think, for an address where hundreds wait to do so, each until it is told to end,
    let hand = Hand::new(Millis(0));
    let log = Log::new(Memory::default());
    let hub = Arc::new(Hub::new(log, Config::default(), Clock::Hand(hand.clone())).expect("a store"));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (end, ends) = thread::channel::<()>();
    let ends = Arc::new(Mutex::new(ends));
    for _ in 0..cores + 300 {
        let ends = Arc::clone(&ends);
        drop(hub.think(THERE, move || drop(ends.lock().map(|ends| ends.recv()))));
    }
    settle().await;
    // and a table elsewhere whose bots have begun to play.
    let (_room, _door, mut ear) = bots_begin(&hub).await;
    // when two of the crowd have ended, and one of it at most has come before them,
    for _ in 0..2 {
        end.send(()).expect("somebody thinks");
    }
    // then they have decided, and act when it is time.
    let acted = async {
        loop {
            // Before it is time there is nothing to be told.
            tokio::time::sleep(Duration::from_millis(5)).await;
            hand.set(Millis::seconds(2));
            settle().await;
            if let Ok(Said::More(_)) = ear.heard.try_recv() {
                return;
            }
        }
    };
    let waited = tokio::time::timeout(Duration::from_mins(1), acted).await;
    drop(end);
    assert!(waited.is_ok(), "they still wait");
}

#[test]
fn a_table_counts_where_its_host_came_from_last_and_without_him_where_somebody_else_did() {
    // Given a table at which somebody looks on, and whose host comes, and comes again from elsewhere,
    let (mut core, _) = opened(2);
    let elsewhere = IpAddr::V4(Ipv4Addr::new(198, 51, 100, 7));
    let home = |core: &Core<solo::Round>| core.somebody().map(|line| line.home);
    assert_eq!(home(&core), None);
    let mut ears = Vec::new();
    for (connection, guest, from) in [(1, 2, THERE), (2, 1, HERE), (3, 1, elsewhere)] {
        let (enter, ear) = entering_from(from, connection, guest, 99);
        core.take(Millis(0), enter, 9);
        ears.push(ear);
        // then it counts there;
        assert_eq!(home(&core), Some(from));
    }
    // and when he goes, where he still is, or else where somebody is.
    for (connection, left) in [(3, Some(HERE)), (2, Some(THERE)), (1, None)] {
        core.take(Millis(0), Incoming::Exit { connection }, 9);
        assert_eq!(home(&core), left);
    }
}
