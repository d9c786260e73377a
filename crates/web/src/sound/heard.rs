//! Which sound belongs to what happened: one for a moment, the most important.

use super::Sound;
use game::Seat;
use solo::Why;

/// What is heard when this happens at a table of SOLO, by somebody who may sit at it.
pub(crate) fn solo(seen: &[solo::Seen], me: Option<Seat>) -> Option<Sound> {
    use solo::Seen;
    let sound = |event: &Seen| match *event {
        Seen::Won { seat } => Some(ending(me.is_none_or(|me| me == seat))),
        Seen::Blocked => Some(Sound::Lost),
        Seen::Caught { .. } => Some(Sound::Penalty),
        Seen::Drew { seat, why, .. } if me == Some(seat) && why != Why::Turn => Some(Sound::Penalty),
        Seen::Called { .. } => Some(Sound::Solo),
        Seen::Moved { .. } | Seen::Gave { .. } => Some(Sound::Swap),
        Seen::Dealt { .. } | Seen::Redealt => Some(Sound::Deal),
        Seen::Turn { seat } if me == Some(seat) => Some(Sound::Turn),
        Seen::Asked { seats } if me.is_some_and(|me| seats.contains(me)) => Some(Sound::Turn),
        Seen::Reshuffled { .. } => Some(Sound::Shuffle),
        Seen::Played { .. } | Seen::Tripled { .. } | Seen::Protected { .. } => Some(Sound::Lay),
        Seen::Drew { .. } => Some(Sound::Draw),
        _ => None,
    };
    most_important(seen.iter().filter_map(sound))
}

/// What is heard when this happens at a table of SKIP-BO, by somebody who may sit at it.
pub(crate) fn skipbo(seen: &[skipbo::Seen], me: Option<Seat>) -> Option<Sound> {
    use skipbo::Seen;
    let sound = |event: &Seen| match *event {
        Seen::Won { seats } => Some(ending(me.is_none_or(|me| seats.contains(me)))),
        Seen::Nobody => Some(Sound::Lost),
        Seen::Penalised { .. } => Some(Sound::Penalty),
        Seen::Emptied { .. } => Some(Sound::Solo),
        Seen::Dealt { .. } => Some(Sound::Deal),
        Seen::Turn { seat } if me == Some(seat) => Some(Sound::Turn),
        Seen::Reshuffled { .. } | Seen::TakenUp { .. } | Seen::Completed { .. } => Some(Sound::Shuffle),
        Seen::Played { .. } | Seen::Discarded { .. } => Some(Sound::Lay),
        Seen::Drew { .. } | Seen::Lot { .. } => Some(Sound::Draw),
        _ => None,
    };
    most_important(seen.iter().filter_map(sound))
}

const fn ending(won: bool) -> Sound {
    if won { Sound::Won } else { Sound::Lost }
}

fn most_important(sounds: impl Iterator<Item = Sound>) -> Option<Sound> {
    sounds.max_by_key(|sound| match sound {
        Sound::Draw => 0,
        Sound::Lay => 1,
        Sound::Shuffle => 2,
        Sound::Turn => 3,
        Sound::Deal => 4,
        Sound::Swap => 5,
        Sound::Solo => 6,
        Sound::Penalty => 7,
        Sound::Won | Sound::Lost => 8,
        // They belong to what somebody could do or wanted to do, not to what happened.
        Sound::ThrowIn | Sound::Refused => 9,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_moment_of_solo_the_most_important_is_heard() {
        for (events, heard) in [
            (&["played 2 r5", "turn 3"][..], Some(Sound::Lay)),
            (&["played 2 r5", "turn 1"], Some(Sound::Turn)),
            (&["interjected 2 r5"], Some(Sound::Lay)),
            (&["tripled 2 r7 g7 b7"], Some(Sound::Lay)),
            (&["played 2 r5", "called 2", "turn 1"], Some(Sound::Solo)),
            (&["caught 3>2", "drew 2 ? late"], Some(Sound::Penalty)),
            // Whoever draws for a chain himself is sorry for it; whoever sees it only sees it.
            (&["drew 1 r5 chain", "paid 1 2"], Some(Sound::Penalty)),
            (&["drew 2 ? chain", "paid 2 2"], Some(Sound::Draw)),
            (&["drew 1 r5 turn"], Some(Sound::Draw)),
            (&["reshuffled 40", "drew 2 ? turn"], Some(Sound::Shuffle)),
            (
                &["played 2 rX", "moved 2>3 ?*4", "moved 3>2 ?*5", "turn 1"],
                Some(Sound::Swap),
            ),
            (&["gave 2>3 ?*2"], Some(Sound::Swap)),
            (&["asked 1 3"], Some(Sound::Turn)),
            (&["asked 2 3"], None),
            (&["dealt 2", "hand 1 ?*8", "turned r5", "turn 1"], Some(Sound::Deal)),
            (&["played 1 r5", "won 1", "points 2 20"], Some(Sound::Won)),
            (&["played 2 r5", "won 2", "points 1 20"], Some(Sound::Lost)),
            (&["blocked"], Some(Sound::Lost)),
            (&["passed 2", "turn 3"], None),
        ] {
            let seen: Vec<solo::Seen> = events.iter().map(|event| event.parse().unwrap()).collect();
            assert_eq!(solo(&seen, Seat::numbered(1)), heard, "{events:?}");
        }
    }

    #[test]
    fn of_a_moment_of_skipbo_the_most_important_is_heard() {
        for (events, heard) in [
            (&["played 2 7s>2", "turned 2 9"][..], Some(Sound::Lay)),
            (&["discarded 2 9>d4", "turn 3", "drew 3 ?*2"], Some(Sound::Lay)),
            (&["discarded 2 9>d4", "turn 1", "drew 1 4 5"], Some(Sound::Turn)),
            (&["drew 2 ?*5"], Some(Sound::Draw)),
            (&["played 2 12>2", "completed 2"], Some(Sound::Shuffle)),
            (&["blocked", "taken-up 30"], Some(Sound::Shuffle)),
            (&["penalised 2 cards 3", "under 2 3"], Some(Sound::Penalty)),
            (&["dealt 1 30", "turned 1 7", "turn 1"], Some(Sound::Deal)),
            (&["played 3 7s>2", "emptied 3", "won 1 3"], Some(Sound::Won)),
            (&["played 2 7s>2", "emptied 2", "won 2 4"], Some(Sound::Lost)),
            (&["nobody"], Some(Sound::Lost)),
            (&["ended 2"], None),
        ] {
            let seen: Vec<skipbo::Seen> = events.iter().map(|event| event.parse().unwrap()).collect();
            assert_eq!(skipbo(&seen, Seat::numbered(1)), heard, "{events:?}");
        }
    }

    #[test]
    fn whoever_only_watches_is_glad_for_the_winner() {
        let won = ["won 2".parse().unwrap()];
        assert_eq!(solo(&won, None), Some(Sound::Won));
        let turn = ["turn 2".parse().unwrap()];
        assert_eq!(solo(&turn, None), None);
    }
}
