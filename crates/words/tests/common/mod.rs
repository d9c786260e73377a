//! Rounds played at random, for tests that want to hear of everything that can happen, and what must be true of any text.

#![allow(dead_code, reason = "every test file uses some of it")]

use bots::solo::Why;
use game::{Actor, Chance, Game, Seat, Seats, Seed, Viewer};
use solo::Colour;
use words::{Lang, Words};

/// The seat with this number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

/// Fails when something in a text is no language: a key, a variable, an empty place.
fn check(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "{lang}");
    let odd = [
        "{", "}", "$", "  ", "event-", "and-", "card-", "one-", "second-", "rule-s", "illegal-", "value-", "field-",
        "damage-", "refused-", "skipbo-", "why-", "more-of",
    ];
    for odd in odd {
        assert!(!text.contains(odd), "{lang}: `{odd}` in {text:?}");
    }
    for ugly in [" .", " ,", "( ", " )", "..", ",."] {
        assert!(!text.contains(ugly), "{lang}: `{ugly}` in {text:?}");
    }
    assert!(!text.starts_with(' ') && !text.ends_with(' '), "{lang}: {text:?}");
}

/// Does it in every language, with something that checks what is said.
pub(crate) fn each(test: impl Fn(&Words, &dyn Fn(&str))) {
    for lang in Lang::ALL {
        test(&Words::new(lang), &|text| check(lang, text));
    }
}

/// The keys of a text that begin so.
pub(crate) fn keys<'a>(source: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(move |key| key.starts_with(start))
}

/// All that a bot can say in SOLO for what it does, of one and of several.
pub(crate) fn whys_of_solo() -> Vec<Why> {
    let mut whys = vec![
        Why::Out { cards: 1 },
        Why::Out { cards: 3 },
        Why::Many { cards: 3 },
        Why::Again,
        Why::PassOn { cards: 4 },
        Why::Ward { cards: 4 },
        Why::NoSkip,
        Why::KnownHand,
        Why::NoProtection,
        Why::KeepsProtection,
        Why::NoGain,
        Why::GivesAway { points: 90 },
        Why::AnyColour,
        Why::OnlyFit,
        Why::SparesBlack,
        Why::OnlyBlack,
        Why::KeepsBlack,
        Why::Must,
        Why::JustDrawn,
        Why::DrawnDoesNotFit,
        Why::NothingFits,
        Why::MustPay { cards: 4 },
        Why::KeepsHelp { cards: 4 },
        Why::ThrowsIn,
        Why::KeepsTwin,
        Why::Call,
        Why::Catch,
        Why::Tried,
    ];
    for n in [1, 2] {
        whys.extend([
            Why::LastGift { cards: n },
            Why::Close { cards: n },
            Why::NoGift { cards: n },
            Why::LongerHand { more: n },
            Why::ShorterComes { fewer: n },
            Why::Swap { fewer: n },
            Why::Dearest { points: n.into() },
            Why::SparesActions { cards: n },
        ]);
        for colour in Colour::ALL {
            let points = n.into();
            whys.extend([
                Why::Wish { colour, cards: n },
                Why::Colour { colour, cards: n },
                Why::Together {
                    points,
                    colour,
                    cards: n,
                },
            ]);
        }
    }
    whys
}

/// What a viewer sees of a round of SOLO: the deal, then each action.
pub(crate) fn watch_solo(rules: &str, seats: usize, seed: u64, viewer: Viewer) -> Vec<Vec<solo::Seen>> {
    watch::<solo::Round>(rules, seats, seed, viewer, pick_solo)
}

/// What a viewer sees of a game of SKIP-BO: the lots and the deal, then each action.
pub(crate) fn watch_skipbo(rules: &str, seats: usize, seed: u64, viewer: Viewer) -> Vec<Vec<skipbo::Seen>> {
    watch::<skipbo::Round>(rules, seats, seed, viewer, pick_skipbo)
}

type Pick<G> = fn(&G, &mut Chance) -> Option<(Actor, <G as Game>::Action)>;

fn watch<G: Game>(rules: &str, seats: usize, seed: u64, viewer: Viewer, pick: Pick<G>) -> Vec<Vec<G::Seen>> {
    let Ok(rules) = rules.parse::<G::Rules>() else {
        panic!("{rules} are no rules");
    };
    let (seats, seed) = (Seats::new(seats).unwrap(), Seed::from_number(seed));
    let mut chance = seed.stream(u64::MAX);
    let mut events = Vec::new();
    let watched = |events: &[G::Event]| events.iter().filter_map(|event| G::seen(event, viewer)).collect();
    let drawn = G::first_dealer(&rules, seats, &seed, &mut events);
    // SOLO draws lots without a word, so there the last seat deals.
    let dealer = if events.is_empty() {
        seats.iter().next_back().unwrap()
    } else {
        drawn
    };
    let mut round = G::deal(&rules, seats, dealer, &seed, &mut events);
    let mut story = vec![watched(&events)];
    for _ in 0..2000 {
        if round.outcome().is_some() {
            break;
        }
        let Some((actor, action)) = pick(&round, &mut chance) else {
            continue;
        };
        events.clear();
        assert!(round.act(actor, action, &mut events).is_ok());
        story.push(watched(&events));
    }
    story
}

/// Somebody who may act, and an action: rather a play than anything else, so that rounds end.
fn pick_solo(round: &solo::Round, chance: &mut Chance) -> Option<(Actor, solo::Action)> {
    let able = if chance.below(3) == 0 {
        round.may_act()
    } else {
        round.waits_for()
    };
    let able: Vec<Seat> = able.iter().collect();
    let seat = able[chance.below(able.len() as u32) as usize];
    let actions = legal(round, seat.into());
    let plays: Vec<solo::Action> = actions
        .iter()
        .copied()
        .filter(|action| matches!(action, solo::Action::Play(_) | solo::Action::Triple(_)))
        .collect();
    let open = if plays.is_empty() || chance.below(8) == 0 {
        &actions
    } else {
        &plays
    };
    (!open.is_empty()).then(|| (seat.into(), open[chance.below(open.len() as u32) as usize]))
}

/// A card from a stock pile if there is one to play, mostly any other play, else a discard; and the host's penalties, if there are any.
fn pick_skipbo(round: &skipbo::Round, chance: &mut Chance) -> Option<(Actor, skipbo::Action)> {
    use skipbo::{Action, Source};
    let penalties = legal(round, Actor::Host);
    if !penalties.is_empty() && chance.below(12) == 0 {
        return Some((Actor::Host, penalties[chance.below(penalties.len() as u32) as usize]));
    }
    let actor = Actor::Seat(round.waits_for().iter().next()?);
    let mut actions = legal(round, actor);
    let from_stock = |action: &Action| matches!(action, Action::Play(play) if matches!(play.from, Source::Stock(_)));
    if actions.iter().any(from_stock) {
        actions.retain(from_stock);
    } else if actions.iter().any(|action| matches!(action, Action::Play(_))) && chance.below(6) > 0 {
        actions.retain(|action| matches!(action, Action::Play(_)));
    }
    Some((actor, actions[chance.below(actions.len() as u32) as usize]))
}

fn legal<G: Game>(round: &G, actor: Actor) -> Vec<G::Action> {
    let mut actions = Vec::new();
    round.legal(actor, &mut |action| actions.push(action));
    actions
}
