//! Whatever a table refuses is explained in the language of whoever wanted it.

use crate::say;
use game::{BadTable, Seat, SeatSet};
use protocol::{Became, Trouble};
use std::collections::BTreeSet;
use table::{Answer, Guest, Refused};
use words::Lang;

/// One of each reason, in the order of their words.
fn every() -> Vec<Refused<solo::Round>> {
    let seat = |number| Seat::numbered(number).expect("a seat");
    let two = SeatSet::only(seat(1)).with(seat(3));
    vec![
        Refused::Illegal(solo::Illegal::NotYourTurn),
        Refused::TooLate,
        Refused::Pending,
        Refused::Paused,
        Refused::NotPaused,
        Refused::NoDeal,
        Refused::MatchRuns,
        Refused::NoMatch,
        Refused::DealRuns,
        Refused::NotTheHost,
        Refused::Stranger,
        Refused::SentAway,
        Refused::NoSuchGuest(Guest(9)),
        Refused::NotSeated,
        Refused::Seated(seat(2)),
        Refused::NoSuchSeat(seat(9)),
        Refused::Taken(seat(2)),
        Refused::NoBot(seat(2)),
        Refused::Free(two),
        Refused::NotReady(two),
        Refused::Settings(BadTable::new("too many".into())),
        Refused::Deck("too few cards".into()),
    ]
}

fn told(refused: &Refused<solo::Round>, lang: Lang) -> Trouble {
    match say::became(&Answer::Refused(refused.clone()), lang) {
        Became::Refused(trouble) => trouble,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let whys: Vec<&str> = every().iter().map(Refused::why).collect();
    assert_eq!(whys, Refused::<solo::Round>::WHYS, "a reason is not asked for here");
    let mut sentences = BTreeSet::new();
    for lang in Lang::ALL {
        for refused in every() {
            let Trouble { why, text, .. } = told(&refused, lang);
            assert_eq!(why, refused.why());
            assert!(
                text.ends_with(['.', ')']) && text.contains(' '),
                "{lang}: {why} is {text:?}"
            );
            assert!(sentences.insert(text), "{lang}: {why} is told like something else");
        }
    }
}

#[test]
fn a_refusal_names_its_seats() {
    let seats = |text: &str| text.matches(|c: char| c.is_ascii_digit()).collect::<String>();
    for lang in Lang::ALL {
        let named = every().into_iter().filter(|refused| !refused.seats().is_empty());
        for refused in named {
            let numbers: String = refused.seats().iter().map(|seat| seat.to_string()).collect();
            assert_eq!(seats(&told(&refused, lang).text), numbers, "{lang}: {refused:?}");
        }
    }
}
