//! What a player can tell of the others' cards: those that were seen to go there, and what the others would have done with some that
//! they did not do.

use game::{MAX_SEATS, Seat};
use solo::{Card, Cards, Colour, Faces, Hand, Happened, Kind, MayDraw, Rules, Seen, Triple, Why};

/// A fold over the events that a seat sees.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    hands: [Guess; MAX_SEATS],
    /// Hands that are moving: they do so at once.
    moving: Vec<(Seat, Seat, Cards)>,
    top: Option<Card>,
    colour: Option<Colour>,
    /// Whether conclusions are drawn from what others do.
    infers: bool,
}

/// What is believed of one hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    /// Cards that are there for certain.
    pub(super) known: Hand,
    /// How likely each face is to be among the others, compared with a hand of which nothing is known.
    pub(super) likely: [f32; FACES],
    /// How many cards the hand has.
    len: u8,
}

/// Room for something about each face.
pub(super) const FACES: usize = 64;

impl Default for Guess {
    fn default() -> Self {
        Self {
            known: Hand::EMPTY,
            likely: [1.0; FACES],
            len: 0,
        }
    }
}

/// How likely somebody still holds a card that could have been laid, after drawing instead: a coloured card where drawing is only for
/// those who are stuck, one where everybody may, and a black card.
const STUCK: f32 = 0.02;
const WILLING: f32 = 0.25;
const BLACK: f32 = 0.6;

/// The same for what lengthens a chain or cancels it, after paying.
const PAID: f32 = 0.2;

/// The same for the twin of a card that was laid.
const TWIN: f32 = 0.25;

/// The same for colours other than a wished one.
const UNWISHED: f32 = 0.6;

impl Guess {
    /// A card that nobody could see came in.
    fn drew(&mut self) {
        let len = f32::from(self.len);
        for likely in &mut self.likely {
            *likely = (*likely * len + 1.0) / (len + 1.0);
        }
        self.len += 1;
    }

    /// A card went away.
    fn laid(&mut self, card: Card) {
        if self.known.contains(card) {
            self.known.remove(card);
        }
        self.len = self.len.saturating_sub(1);
    }

    fn rather_not(&mut self, faces: Faces, factor: f32) {
        for card in faces.iter() {
            self.likely[card.face() as usize] *= factor;
        }
    }

    fn of(cards: Cards, before: Self) -> Self {
        match cards {
            Cards::Known(hand) => Self {
                known: hand,
                likely: [1.0; FACES],
                len: hand.len() as u8,
            },
            Cards::Hidden(_) => before,
        }
    }
}

impl Belief {
    /// Nothing yet. What was seen will be remembered; conclusions from what others do are drawn or not.
    pub(super) fn new(infers: bool) -> Self {
        Self {
            hands: [Guess::default(); MAX_SEATS],
            moving: Vec::new(),
            top: None,
            colour: None,
            infers,
        }
    }

    /// Somebody would have laid these, most likely.
    fn rather_not(&mut self, seat: Seat, faces: Faces, factor: f32) {
        if self.infers {
            self.hands[seat.index()].rather_not(faces, factor);
        }
    }

    /// What is believed of a seat's hand.
    pub(super) fn hand(&mut self, seat: Seat) -> &Guess {
        self.arrive();
        &self.hands[seat.index()]
    }

    /// Something happened at a table with these rules, seen by this seat.
    pub(super) fn hear(&mut self, rules: &Rules, me: Seat, seen: &Seen) {
        if let Happened::Moved { from, to, hand } = *seen {
            self.moving.push((from, to, hand));
            return;
        }
        self.arrive();
        match *seen {
            Happened::Dealt { .. } | Happened::Redealt => *self = Self::new(self.infers),
            Happened::Hand { seat, hand } => {
                self.hands[seat.index()].len = match hand {
                    Cards::Known(hand) => hand.len(),
                    Cards::Hidden(count) => count,
                } as u8;
            }
            Happened::Turned { card } => self.lies(card),
            Happened::Played { seat, card, .. } | Happened::Protected { seat, card } => {
                self.hands[seat.index()].laid(card);
                self.lies(card);
            }
            Happened::Tripled { seat, triple } => self.tripled(seat, triple),
            Happened::Wished { seat, colour } => {
                self.colour = Some(colour);
                let others = Colour::ALL.into_iter().filter(|other| *other != colour);
                let others = others.fold(Faces::NONE, |faces, other| faces.or(Faces::of_colour(other)));
                self.rather_not(seat, others, UNWISHED);
            }
            Happened::Drew { seat, why, .. } => {
                if why == Why::Turn && seat != me {
                    let matching = matching(self.top, self.colour);
                    let factor = match rules.may_draw() {
                        MayDraw::Stuck => STUCK,
                        MayDraw::Freely => WILLING,
                    };
                    self.rather_not(seat, matching.minus(Faces::BLACK), factor);
                    self.rather_not(seat, Faces::BLACK, BLACK);
                }
                self.hands[seat.index()].drew();
            }
            Happened::Paid { seat, .. } => {
                let links = Faces::DRAW_TWO.or(Faces::only(Card::DRAW_FOUR)).or(Faces::PROTECTION);
                self.rather_not(seat, links, PAID);
            }
            Happened::Gave { from, to, cards } => self.gave(from, to, cards),
            _ => {}
        }
    }

    /// A card lies on top: those who have its twin would throw it in.
    fn lies(&mut self, card: Card) {
        self.top = Some(card);
        self.colour = card.fixes();
        for seat in (0..MAX_SEATS).filter_map(Seat::at) {
            self.rather_not(seat, Faces::only(card), TWIN);
        }
    }

    fn tripled(&mut self, seat: Seat, triple: Triple) {
        for card in triple.cards() {
            self.hands[seat.index()].laid(card);
            self.lies(card);
        }
        // All that there were.
        if let Some(kind) = Kind::of_number(triple.number()) {
            self.rather_not(seat, Faces::of_kind(kind), STUCK);
        }
    }

    fn gave(&mut self, from: Seat, to: Seat, cards: Cards) {
        match cards {
            Cards::Known(cards) => {
                for card in cards.iter() {
                    self.hands[from.index()].laid(card);
                    self.hands[to.index()].drew();
                    self.hands[to.index()].known.add(card);
                }
            }
            Cards::Hidden(count) => {
                for _ in 0..count {
                    // Nobody knows which: none is certain any more.
                    self.hands[from.index()].known = Hand::EMPTY;
                    self.hands[from.index()].len = self.hands[from.index()].len.saturating_sub(1);
                    self.hands[to.index()].drew();
                }
            }
        }
    }

    /// Hands that were moving have arrived.
    fn arrive(&mut self) {
        if self.moving.is_empty() {
            return;
        }
        let before = self.hands;
        for (from, to, cards) in self.moving.drain(..) {
            self.hands[to.index()] = Guess::of(cards, before[from.index()]);
        }
    }
}

/// The cards that match a top card with this colour in force.
fn matching(top: Option<Card>, colour: Option<Colour>) -> Faces {
    let symbol = top.filter(|top| !top.is_black()).map_or(Faces::NONE, Faces::of_symbol);
    colour.map_or(Faces::ALL, |colour| Faces::of_colour(colour).or(symbol))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: usize = 1;

    /// What seat 1 believes after these events.
    fn belief(rules: &str, events: &[&str]) -> Belief {
        let mut belief = Belief::new(true);
        let me = Seat::numbered(ME).expect("a seat");
        let rules = rules.parse().expect("rules");
        for event in events {
            let seen = event.parse().unwrap_or_else(|error| panic!("{event}: {error}"));
            belief.hear(&rules, me, &seen);
        }
        belief
    }

    fn guess(belief: &mut Belief, seat: usize) -> Guess {
        *belief.hand(Seat::numbered(seat).expect("a seat"))
    }

    fn likely(guess: &Guess, card: &str) -> f32 {
        let card: Card = card.parse().expect("a card");
        guess.likely[card.face() as usize]
    }

    const DEALT: [&str; 4] = ["dealt 1", "hand 1 r1 r2 r3", "hand 2 ?*3", "hand 3 ?*3"];

    #[test]
    fn a_hand_that_goes_away_is_known_where_it_arrives_until_it_is_laid() {
        let swap = ["played 1 rX", "moved 1>2 r1 r2 r3", "moved 2>1 y1 y2 y3"];
        let mut belief = belief("modern", &[&DEALT[..], &swap, &["played 2 r2"]].concat());
        assert_eq!(guess(&mut belief, 2).known.to_string(), "r1 r3");
        // What came was seen, and is in the own hand.
        assert_eq!(guess(&mut belief, 1).known.to_string(), "y1 y2 y3");
        assert_eq!(guess(&mut belief, 3).known.to_string(), "");
    }

    #[test]
    fn what_is_known_moves_on_with_an_unseen_hand() {
        let swap = ["moved 1>2 r1 r2 r3", "moved 2>1 y1 y2 y3"];
        let all = [
            "played 3 A",
            "moved 1>2 y1 y2 y3",
            "moved 2>3 ?*3",
            "moved 3>1 g1 g2 g3",
        ];
        let mut belief = belief("modern", &[&DEALT[..], &swap, &["turn 3"], &all].concat());
        assert_eq!(guess(&mut belief, 2).known.to_string(), "y1 y2 y3");
        assert_eq!(guess(&mut belief, 3).known.to_string(), "r1 r2 r3");
    }

    #[test]
    fn a_gift_is_known_to_whoever_gave_it_and_an_unseen_one_makes_nothing_certain() {
        let mut given = belief("modern", &[&DEALT[..], &["gave 1>2 r1 r2"]].concat());
        assert_eq!(guess(&mut given, 2).known.to_string(), "r1 r2");
        let mut passed_on = belief("modern", &[&DEALT[..], &["gave 1>2 r1 r2", "gave 2>3 ?*2"]].concat());
        assert_eq!(guess(&mut passed_on, 2).known.to_string(), "");
        assert_eq!(guess(&mut passed_on, 3).known.to_string(), "");
    }

    #[test]
    fn whoever_draws_has_hardly_a_card_that_matches_and_a_new_card_may_be_anything() {
        let drawn = [&DEALT[..], &["turned r5", "drew 2 ? turn"]].concat();
        let mut stuck = belief("classic-de", &drawn);
        let mut willing = belief("modern", &drawn);
        let [stuck, willing] = [&mut stuck, &mut willing].map(|belief| guess(belief, 2));
        for match_ in ["r1", "rS", "g5"] {
            assert!(likely(&stuck, match_) < likely(&willing, match_), "{match_}");
            assert!(likely(&willing, match_) < likely(&willing, "g4"), "{match_}");
            // One card in four is new.
            assert!(likely(&stuck, match_) > 0.25, "{match_}");
        }
        assert!(likely(&stuck, "W") < 1.0 && likely(&stuck, "W") > likely(&stuck, "r1"));
        assert!((likely(&stuck, "b9") - 1.0).abs() < 1.0e-6);
    }

    #[test]
    fn a_twin_that_is_not_thrown_in_a_paid_chain_and_a_wish_tell_something() {
        let mut belief = belief(
            "modern",
            &[&DEALT[..], &["played 2 W", "wished 2 g", "paid 3 2", "played 2 g7"]].concat(),
        );
        let (wisher, payer) = (guess(&mut belief, 2), guess(&mut belief, 3));
        assert!(likely(&wisher, "r1") < likely(&wisher, "g1"));
        assert!(likely(&payer, "gD") < likely(&payer, "gS") && likely(&payer, "Pr") < likely(&payer, "A"));
        assert!(likely(&payer, "g7") < likely(&payer, "g8"));
    }

    #[test]
    fn whoever_draws_no_conclusions_remembers_what_it_saw() {
        let mut belief = Belief::new(false);
        let me = Seat::numbered(ME).expect("a seat");
        for event in [
            &DEALT[..],
            &["turned r5", "drew 2 ? turn", "paid 2 2", "gave 1>2 r1 r2"],
        ]
        .concat()
        {
            belief.hear(&Rules::default(), me, &event.parse().expect("an event"));
        }
        let guess = guess(&mut belief, 2);
        assert!(guess.likely.iter().all(|likely| (likely - 1.0).abs() < 1.0e-6));
        assert_eq!(guess.known.to_string(), "r1 r2");
    }

    #[test]
    fn a_new_deal_is_a_new_beginning() {
        let events = [&DEALT[..], &["moved 1>2 r1 r2 r3", "moved 2>1 y1 y2 y3"], &DEALT[..]].concat();
        let mut belief = belief("modern", &events);
        assert_eq!(guess(&mut belief, 2).known.to_string(), "");
        assert!((likely(&guess(&mut belief, 2), "r1") - 1.0).abs() < 1.0e-6);
    }
}
