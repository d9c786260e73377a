//! A game that looks like a sight: what the viewer cannot see is filled in, always in the same way.

use super::Round;
use crate::setup::not_the_deck;
use crate::{BadSetup, Card, DECK, Position, Setup, Sight};
use game::notation::{first_difference, unseen};
use game::{BySeat, Game, Seed, Viewer};

impl Round {
    /// A game that looks like this to its viewer.
    pub(crate) fn imagined(sight: &Sight) -> Result<Self, BadSetup> {
        let viewer = viewer(sight)?;
        let round = Self::try_from(filled(sight)?)?;
        let shown = round.sight(viewer);
        if shown == *sight {
            return Ok(round);
        }
        let (says, sees) = first_difference(sight, &shown);
        Err(BadSetup::Unlike { says, sees })
    }
}

fn viewer(sight: &Sight) -> Result<Viewer, BadSetup> {
    match sight.viewer {
        Some(Viewer::Seat(seat)) if !sight.seats.contains(seat) => Err(BadSetup::NoSuchSeat {
            seat,
            field: "viewer",
            seats: sight.seats.count(),
        }),
        Some(viewer) => Ok(viewer),
        None => Err(BadSetup::Contradiction {
            field: "viewer".into(),
            why: "a sight is what somebody sees",
        }),
    }
}

/// The hidden cards are those of the deck that are not to be seen, in the order of faces: first in the stock piles, then in the
/// hands, then in the draw pile.
fn filled(sight: &Sight) -> Result<Setup, BadSetup> {
    let mut left = hidden_cards(sight)?.into_iter();
    let mut fill = |cards: &[Option<Card>]| -> Vec<Card> {
        cards.iter().filter_map(|card| card.or_else(|| left.next())).collect()
    };
    Ok(Position {
        viewer: None,
        rules: sight.rules,
        seats: sight.seats,
        dealer: sight.dealer,
        turn: sight.turn,
        stocks: BySeat::from_fn(sight.stocks.seats(), |seat| fill(&sight.stocks[seat])),
        hands: BySeat::from_fn(sight.hands.seats(), |seat| fill(&sight.hands[seat])),
        discards: sight.discards.clone(),
        building: sight.building.clone(),
        draw: fill(&sight.draw),
        aside: sight.aside.clone(),
        drawing: sight.drawing,
        no_draw: sight.no_draw,
        quiet: sight.quiet,
        stalled: sight.stalled,
        shuffles: sight.shuffles,
        seed: Some(Seed::default()),
        over: sight.over,
    })
}

/// The cards of the deck that are not to be seen: as many as are hidden.
fn hidden_cards(sight: &Sight) -> Result<Vec<Card>, BadSetup> {
    let dealt = sight.stocks.values().iter().chain(sight.hands.values()).flatten();
    let may_hide: Vec<Option<Card>> = dealt.chain(&sight.draw).copied().collect();
    let open = sight
        .discards
        .values()
        .iter()
        .flatten()
        .chain(&sight.building)
        .flatten();
    let open = open.chain(&sight.aside);
    let seen: Vec<Card> = may_hide.iter().flatten().chain(open).copied().collect();
    if let Some(bad @ BadSetup::TooMany { .. }) = not_the_deck(&seen) {
        return Err(bad);
    }
    let left = unseen(DECK, seen);
    let hidden = may_hide.iter().filter(|card| card.is_none()).count();
    if hidden == left.len() {
        Ok(left)
    } else {
        let left = left.len();
        Err(BadSetup::Hidden { hidden, left })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGHT: &str = "viewer 2; seats 2; turn 1; stock 1 7 ?*2; stock 2 J; hand 1 ?*2; hand 2 1 12; discards 1 9 | - | 9; \
        build 1 J | 1; draw ?*149";

    fn imagined(text: &str) -> Result<Round, BadSetup> {
        Round::imagined(&text.parse().unwrap_or_else(|why| panic!("{text}: {why}")))
    }

    /// The sight with one field written otherwise.
    fn changed(change: &str) -> String {
        let name = |field: &str| {
            let seated = ["stock", "hand", "discards"].iter().any(|name| field.starts_with(name));
            let words = if seated { 2 } else { 1 };
            field.split(' ').take(words).collect::<Vec<_>>().join(" ")
        };
        let others = SIGHT.split("; ").filter(|field| name(field) != name(change));
        others.chain([change]).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn what_is_hidden_is_filled_in_the_order_of_faces() {
        let round = imagined(SIGHT).unwrap();
        let text = round.to_string();
        for field in [
            "stock 1 7 1 1",
            "stock 2 J",
            "hand 1 1 1",
            "hand 2 1 12",
            "discards 1 9 | - | 9 | -",
        ] {
            assert!(text.split("; ").any(|part| part == field), "{field} in {text}");
        }
        assert!(text.contains("; draw 1 1 1 1 1 2 2 "), "{text}");
        assert_eq!(round.setup().seed, Some(Seed::default()));
    }

    #[test]
    fn what_nobody_could_see_so_is_refused() {
        for (change, said) in [
            ("viewer 4", "seat 4 is named in `viewer`"),
            (
                "viewer 1",
                "it says `hand 1 ?*2`, but its viewer would see `hand 1 1 1`",
            ),
            (
                "viewer spectator",
                "it says `hand 2 1 12`, but its viewer would see `hand 2 ?*2`",
            ),
            ("turn 5", "seat 5 is named in `turn`"),
            (
                "stock 1 ?*3",
                "it says `stock 1 ?*3`, but its viewer would see `stock 1 1 ?*2`",
            ),
            ("stock 2 ?", "it says `stock 2 ?*1`"),
            ("hand 1 ?*1", "152 cards are hidden, but 153 of the deck"),
            ("draw ?*148 3", "it says `draw ?*148 3`"),
            ("draw ?*150", "154 cards are hidden, but 153 of the deck"),
            ("hand 2 12*13", "12 is named 13×"),
            ("build 2", "153 cards are hidden, but 155"),
            ("quiet 3", "blocked before"),
            ("shuffles 0", "`shuffles` cannot be so"),
            ("rules standard teams=1+3,2+4", "is for 4 players"),
        ] {
            let error = imagined(&changed(change)).unwrap_err().to_string();
            assert!(error.contains(said), "{change}: {error}");
        }
        let error = imagined(&changed("stock 1 7 ? 5")).unwrap_err().to_string();
        assert!(error.contains("it says `stock 1 7 ?*1 5`"), "{error}");
        let mut nobodys: Sight = SIGHT.parse().unwrap();
        nobodys.viewer = None;
        assert_eq!(
            Round::imagined(&nobodys).unwrap_err().field().as_deref(),
            Some("viewer")
        );
        let mut seeded: Sight = SIGHT.parse().unwrap();
        seeded.seed = Some(Seed::default());
        assert!(Round::imagined(&seeded).is_err());
    }
}
