//! Every order in which people come to a table, do something and go, and every way in which that falls into commits, with the real [`Core`] and the real
//! [`settle`].
//!
//! A table has one task, which takes from its inbox what is there, keeps it, waits until that is done, and tells it. So all that other threads decide is the order in
//! the inbox, and how much of it is there when the table looks: to try both in every way is to try every order of the threads.

use super::{Ear, Kept, entering, opened};
use crate::task::{Core, Incoming, settle};
use protocol::Wish;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use store::Refused;
use table::Millis;

/// Whose deed is next, and after which of them the table keeps what it has taken.
type Order = Vec<(usize, bool)>;

/// Calls `visit` with every order of so many deeds of each connection, and every way to cut it into commits. How many there are.
fn every_order(deeds: &[usize], visit: &mut dyn FnMut(&Order)) -> usize {
    fn go(left: &mut [usize], order: &mut Order, visit: &mut dyn FnMut(&Order)) -> usize {
        let mut count = 0;
        for connection in 0..left.len() {
            if left[connection] == 0 {
                continue;
            }
            left[connection] -= 1;
            let is_last = left.iter().all(|left| *left == 0);
            for cut in [true, false] {
                order.push((connection, cut));
                if !is_last {
                    count += go(left, order, visit);
                } else if cut {
                    visit(order);
                    count += 1;
                }
                order.pop();
            }
            left[connection] += 1;
        }
        count
    }
    go(&mut deeds.to_vec(), &mut Vec::new(), visit)
}

/// What each connection does, one after the other, and those who hear what comes of it.
type Deeds = (Vec<Vec<Incoming>>, Vec<Ear>);

fn wish(connection: u64, id: u64, wish: Wish) -> Incoming {
    let trip = Millis(0);
    Incoming::Wish {
        connection,
        id,
        wish,
        trip,
    }
}

/// The table's own task: what [`run`](crate::task::run) does, without bots and clocks. One of its commits may fail.
fn run(order: &Order, (deeds, mut ears): Deeds, fails_at: Option<usize>) -> (Core<solo::Round>, Kept, Vec<Ear>) {
    let mut deeds: Vec<_> = deeds.into_iter().map(Vec::into_iter).collect();
    let (mut core, mut kept) = opened(2);
    let mut commits = 0;
    for (now, (connection, cut)) in (1..).zip(order) {
        let deed = deeds[*connection].next().expect("so many");
        core.take(Millis(now), deed, 100);
        if !cut {
            continue;
        }
        let settled = {
            let settled = pin!(settle(&mut core, async |new| {
                // Nobody has heard anything of it.
                for ear in &mut ears {
                    ear.listen(&kept);
                }
                commits += 1;
                if fails_at == Some(commits) {
                    return Err(Refused::failed("no room"));
                }
                kept.keep(new);
                Ok(())
            }));
            let Poll::Ready(settled) = settled.poll(&mut Context::from_waker(Waker::noop())) else {
                panic!("it waits for something else");
            };
            settled
        };
        for ear in &mut ears {
            ear.listen(&kept);
        }
        if settled.is_err() {
            break;
        }
    }
    (core, kept, ears)
}

/// Two people: the host takes a seat and is ready, somebody comes, takes the other, goes and comes again.
fn two() -> Deeds {
    let (anna, ear_of_anna) = entering(1, 1, 99);
    let (bo, ear_of_bo) = entering(2, 2, 99);
    let (again, ear_again) = entering(3, 2, 99);
    let anna = vec![anna, wish(1, 1001, Wish::Sit(1)), wish(1, 1002, Wish::Ready(None))];
    let gone = Incoming::Exit { connection: 2 };
    let bo = vec![bo, wish(2, 2001, Wish::Sit(2)), gone, again];
    (vec![anna, bo], vec![ear_of_anna, ear_of_bo, ear_again])
}

#[test]
fn whoever_comes_is_told_how_it_stands_and_then_everything_once() {
    let count = every_order(&[3, 4], &mut |order| {
        let (_core, kept, ears) = run(order, two(), None);
        let [anna, bo, again] = &ears[..] else { panic!("three") };
        assert_eq!(anna.moment, Some(kept.moment), "{order:?}");
        assert_eq!(again.moment, Some(kept.moment), "{order:?}");
        assert!(anna.done.iter().eq(&[1001, 1002]), "{order:?}: {:?}", anna.done);
        assert!(bo.is_cut_off() && bo.bye.is_none(), "{order:?}");
    });
    assert_eq!(count, 35 << 6);
}

#[test]
fn what_could_not_be_kept_was_never_told() {
    for fails_at in 1..=3 {
        let mut byes = 0;
        every_order(&[3, 4], &mut |order| {
            let (_core, kept, ears) = run(order, two(), Some(fails_at));
            for ear in ears {
                // Whoever was there has heard that it was not kept, and knows nothing that is not.
                assert!(
                    ear.bye.is_none() || ear.bye.as_deref() == Some("not-kept"),
                    "{:?}",
                    ear.bye
                );
                assert!(ear.moment <= Some(kept.moment), "{order:?}");
                byes += usize::from(ear.bye.is_some());
            }
        });
        assert!(byes > 1000, "{byes} of them heard it");
    }
}

#[test]
fn whoever_does_not_read_is_cut_off_and_nobody_else_misses_anything() {
    let mut cut_off = 0;
    every_order(&[3, 1], &mut |order| {
        let (anna, ear_of_anna) = entering(1, 1, 99);
        // One message has room, and he reads none before the end.
        let (bo, mut ear_of_bo) = entering(2, 2, 1);
        ear_of_bo.is_deaf = true;
        let anna = vec![anna, wish(1, 1001, Wish::Sit(1)), wish(1, 1002, Wish::Stand)];
        let deeds = (vec![anna, vec![bo]], vec![ear_of_anna, ear_of_bo]);
        let (mut core, mut kept, mut ears) = run(order, deeds, None);
        let [anna, bo] = &mut ears[..] else { panic!("two") };
        // When he reads at last, there is room for more; but he has missed something.
        bo.is_deaf = false;
        bo.listen(&kept);
        core.take(Millis(99), wish(1, 1003, Wish::Sit(2)), 100);
        kept.keep(core.write().expect("a new entry"));
        core.kept();
        core.deliver();
        anna.listen(&kept);
        bo.listen(&kept);
        assert_eq!(anna.moment, Some(kept.moment), "{order:?}");
        assert!(
            bo.moment == Some(kept.moment) || bo.is_cut_off(),
            "{order:?}: {:?}",
            bo.moment
        );
        cut_off += usize::from(bo.is_cut_off());
    });
    assert!(cut_off > 10, "{cut_off}");
}
