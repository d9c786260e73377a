//! A round that looks like a sight: what the viewer cannot see is filled in, always in the same way.

use super::Round;
use crate::setup::not_the_deck;
use crate::{Answer, BadSetup, Card, Position, Question, Setup, Sight};
use game::notation::{first_difference, unseen};
use game::{BySeat, Game, Seed, Viewer};

impl Round {
    /// A round that looks like this to its viewer.
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
            field: "viewer",
            why: "a sight is what somebody sees",
        }),
    }
}

/// The hidden cards are those of the deck that are not to be seen, in the order of faces: first in the hands, then in the draw
/// pile. Who has drawn or gives unseen draws or gives the first cards of the hand, and who has answered unseen has declined.
fn filled(sight: &Sight) -> Result<Setup, BadSetup> {
    let mut left = hidden_cards(sight)?.into_iter();
    let mut fill = |cards: &[Option<Card>]| -> Vec<Card> {
        cards.iter().filter_map(|card| card.or_else(|| left.next())).collect()
    };
    let hands = BySeat::from_fn(sight.hands.seats(), |seat| fill(&sight.hands[seat]));
    let draw = fill(&sight.draw);
    let in_turn = hands[sight.turn].clone();
    Ok(Position {
        viewer: None,
        rules: sight.rules,
        seats: sight.seats,
        dealer: sight.dealer,
        turn: sight.turn,
        direction: sight.direction,
        hands,
        draw,
        discard: sight.discard.clone(),
        colour: sight.colour,
        debt: sight.debt,
        drawn: sight.drawn.and_then(|card| card.or(in_turn.first().copied())),
        question: sight
            .question
            .as_ref()
            .map(|question| filled_question(question, &in_turn)),
        called: sight.called,
        owes: sight.owes,
        quiet: sight.quiet,
        shuffles: sight.shuffles,
        seed: Some(Seed::default()),
        over: sight.over,
    })
}

fn filled_question(question: &Question<Option<Card>>, hand: &[Card]) -> Question<Card> {
    let mut hand = hand.iter().copied();
    let gift = question.gift.iter();
    let answers = question.answers.iter();
    Question {
        asked: question.asked,
        gift: gift.filter_map(|card| card.or_else(|| hand.next())).collect(),
        marked: question.marked,
        answers: answers
            .map(|(seat, answer)| match answer {
                Answer::Hidden => (*seat, Answer::Decline),
                known => (*seat, *known),
            })
            .collect(),
    }
}

/// The cards of the deck that are not to be seen: as many as are hidden.
fn hidden_cards(sight: &Sight) -> Result<Vec<Card>, BadSetup> {
    let deck = sight.rules.deck();
    let hands = sight.hands.values().iter().flatten();
    let may_hide: Vec<Option<Card>> = hands.chain(&sight.draw).copied().collect();
    let seen: Vec<Card> = may_hide.iter().flatten().chain(&sight.discard).copied().collect();
    if let Some(bad @ BadSetup::TooMany { .. }) = not_the_deck(deck, &seen) {
        return Err(bad);
    }
    let left = unseen(deck.cards().iter().copied(), seen);
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

    const SIGHT: &str = "viewer 2; seats 3; turn 1; hand 1 ?*2; hand 2 r1 W; hand 3 ?*1; draw ?*113; discard gG r5; \
        question 3; gift ?*1";

    fn imagined(text: &str) -> Result<Round, BadSetup> {
        Round::imagined(&text.parse().unwrap_or_else(|why| panic!("{text}: {why}")))
    }

    /// The sight with one field written otherwise.
    fn changed(change: &str) -> String {
        let name = |field: &str| {
            let words = if field.starts_with("hand") { 2 } else { 1 };
            field.split(' ').take(words).collect::<Vec<_>>().join(" ")
        };
        let others = SIGHT.split("; ").filter(|field| name(field) != name(change));
        others.chain([change]).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn what_is_hidden_is_filled_in_the_order_of_faces() {
        let round = imagined(SIGHT).unwrap();
        let text = round.to_string();
        for field in ["hand 1 r1 r2", "hand 2 r1 W", "hand 3 r2", "gift r1", "answers -"] {
            assert!(text.split("; ").any(|part| part == field), "{field} in {text}");
        }
        assert!(text.contains("; draw r3 r3 r4 "), "{text}");
        assert_eq!(round.setup().seed, Some(Seed::default()));
    }

    #[test]
    fn s_31_unseen_answers_are_declined() {
        let asked =
            "viewer 2; seats 3; turn 1; hand 1 ?*2; hand 2 r1 Pr; hand 3 ?*1; draw ?*113; discard A r5; question 2 3";
        for (answers, imagined_as) in [
            ("3=?", "answers 3=no"),
            ("2=Pr", "answers 2=Pr"),
            ("2=no", "answers 2=no"),
        ] {
            let text = imagined(&format!("{asked}; answers {answers}")).unwrap().to_string();
            assert!(text.contains(imagined_as), "{text}");
        }
    }

    #[test]
    fn what_nobody_could_see_so_is_refused() {
        for (change, said) in [
            ("viewer 4", "seat 4 is named in `viewer`"),
            (
                "viewer 1",
                "it says `hand 1 ?*2`, but its viewer would see `hand 1 r1 r2`",
            ),
            (
                "viewer spectator",
                "it says `hand 2 r1 W`, but its viewer would see `hand 2 ?*2`",
            ),
            ("turn 9", "seat 9 is named in `turn`"),
            ("hand 1 ?*1", "115 cards are hidden, but 116 of the deck"),
            ("draw ?*114", "117 cards are hidden, but 116 of the deck"),
            ("draw ?*112 r9", "it says `draw ?*112 r9`"),
            ("hand 2 r5*3", "r5 is named 4×"),
            ("discard -", "118"),
            ("hand 3 -", "115 cards are hidden"),
            ("gift r2", "it says `gift r2`, but its viewer would see `gift ?*1`"),
            ("gift ?*3", "it says `gift ?*3`, but its viewer would see `gift ?*2`"),
            ("drawn ?", "`drawn` cannot be so"),
            ("answers 3=?", "the question is decided"),
            ("shuffles 0", "`shuffles` cannot be so"),
        ] {
            let error = imagined(&changed(change)).unwrap_err().to_string();
            assert!(error.contains(said), "{change}: {error}");
        }
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
