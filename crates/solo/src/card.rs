//! Cards: colours, kinds, the 63 faces, and sets of faces as one 64-bit word.
//!
//! A face is a number below 64: four lanes of 16 bits, one a colour. In each lane the places 0–8 are the numbers, 9–13
//! the coloured actions, and 14 and 15 hold the black cards. So "same colour" is one lane, "same symbol" one place in
//! all lanes, and "what can I play" is one mask.

use game::notation::{Face, Letters};
use game::quoted;
use std::fmt::{self, Write};
use std::str::FromStr;

/// One of the four colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `r`
    Red,
    /// `g`
    Green,
    /// `b`
    Blue,
    /// `y`
    Yellow,
}

impl Colour {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        ['r', 'g', 'b', 'y'][self as usize]
    }

    /// The colour with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'r' => Some(Self::Red),
            'g' => Some(Self::Green),
            'b' => Some(Self::Blue),
            'y' => Some(Self::Yellow),
            _ => None,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// A text that is not a colour.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no colour: r, g, b and y are")]
pub struct BadColour(String);

impl FromStr for Colour {
    type Err = BadColour;

    fn from_str(text: &str) -> Result<Self, BadColour> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(BadColour(quoted(text))),
        }
    }
}

/// What a card does, apart from its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the numbers speak for themselves")]
pub enum Kind {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    /// The next player loses the turn (S-18).
    Skip,
    /// The direction of play changes (S-19).
    Reverse,
    /// The next player draws two or lengthens (S-20).
    DrawTwo,
    /// Exchange hands with one player (S-25).
    Swap,
    /// Give two cards to one player (S-28).
    Gift,
    /// Black: choose a colour (S-24).
    Wish,
    /// Black: as Draw Two with four cards, and choose a colour (S-21).
    DrawFour,
    /// Black: all hands move on by one place (S-27).
    AllSwap,
    /// Black, with a bolt of one colour: wards an action off (S-30).
    Protection,
}

impl Kind {
    /// All kinds, in order.
    pub const ALL: [Self; 18] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Skip,
        Self::Reverse,
        Self::DrawTwo,
        Self::Swap,
        Self::Gift,
        Self::Wish,
        Self::DrawFour,
        Self::AllSwap,
        Self::Protection,
    ];

    /// The number kind of a face value from 1 to 9.
    pub const fn of_number(number: u8) -> Option<Self> {
        match number {
            1..=9 => Some(Self::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// The face value of a number card.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        if (self as u8) < 9 { Some(self as u8 + 1) } else { None }
    }

    /// Whether cards of this kind are black.
    #[inline]
    pub const fn is_black(self) -> bool {
        self as u8 >= Self::Wish as u8
    }

    /// What a card of this kind counts at the end of a round (S-04).
    pub const fn value(self) -> u32 {
        match self {
            Self::Reverse => 10,
            Self::Skip => 20,
            Self::DrawTwo | Self::Swap | Self::Gift => 30,
            Self::Wish | Self::AllSwap | Self::Protection => 40,
            Self::DrawFour => 50,
            _ => self as u32 + 1,
        }
    }

    /// Its letter in notation.
    const fn letter(self) -> char {
        b"123456789SRDXGWFAP"[self as usize] as char
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A card's face.
///
/// ```
/// use solo::{Card, Colour, Kind};
/// let card: Card = "r5".parse().unwrap();
/// assert_eq!(card, Card::coloured(Colour::Red, Kind::Five));
/// assert_eq!(Card::DRAW_FOUR.to_string(), "F");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Card(u8);

impl Card {
    /// The black card that chooses a colour.
    pub const WISH: Self = Self(14);
    /// The black card that makes the next player draw four.
    pub const DRAW_FOUR: Self = Self(16 + 14);
    /// The black card that moves all hands.
    pub const ALL_SWAP: Self = Self(32 + 14);

    /// A number or coloured action card.
    ///
    /// # Panics
    /// When the kind is black.
    pub const fn coloured(colour: Colour, kind: Kind) -> Self {
        assert!(!kind.is_black(), "a black card has no colour");
        Self((colour as u8) << 4 | kind as u8)
    }

    /// The Protection with a bolt of this colour.
    pub const fn protection(bolt: Colour) -> Self {
        Self((bolt as u8) << 4 | 15)
    }

    /// The face's number, below 64.
    #[inline]
    pub const fn face(self) -> u8 {
        self.0
    }

    /// The card with this face.
    ///
    /// # Panics
    /// When there is none.
    #[inline]
    pub const fn from_face(face: u8) -> Self {
        assert!(face < 64 && face != 62, "no such face");
        Self(face)
    }

    /// What it does.
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[self.0 as usize & 63]
    }

    /// Its colour, if it is not black.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.is_black() { None } else { Some(self.lane()) }
    }

    /// What matches it when it lies on top and brings its own colour into force, or none: then everything (S-08, S-12).
    #[inline]
    pub(crate) fn matched_by(self) -> Faces {
        MATCHED[self.0 as usize & 63]
    }

    /// The colour it brings into force by itself: its own, or its bolt's.
    #[inline]
    pub const fn fixes(self) -> Option<Colour> {
        FIXES[self.0 as usize & 63]
    }

    /// Whether it is black.
    #[inline]
    pub const fn is_black(self) -> bool {
        self.0 & 15 >= 14
    }

    /// Whether it is a number card.
    #[inline]
    pub const fn is_number(self) -> bool {
        self.0 & 15 < 9
    }

    /// What it counts at the end of a round (S-04).
    pub const fn value(self) -> u32 {
        self.kind().value()
    }

    const fn lane(self) -> Colour {
        Colour::ALL[(self.0 >> 4) as usize & 3]
    }
}

/// The kind of each face. The face that does not exist counts as a Wish.
static KINDS: [Kind; 64] = {
    let mut kinds = [Kind::Wish; 64];
    let mut face = 0;
    while face < 64 {
        let (lane, place) = (face >> 4, face & 15);
        kinds[face] = match place {
            14 if lane < 3 => Kind::ALL[Kind::Wish as usize + lane],
            14 => Kind::Wish,
            15 => Kind::Protection,
            place => Kind::ALL[place],
        };
        face += 1;
    }
    kinds
};

/// The colour each face brings into force.
static FIXES: [Option<Colour>; 64] = {
    let mut fixes = [None; 64];
    let mut face = 0;
    while face < 64 {
        if face & 15 != 14 {
            fixes[face] = Some(Colour::ALL[face >> 4]);
        }
        face += 1;
    }
    fixes
};

/// What matches each face on top.
static MATCHED: [Faces; 64] = {
    let mut matched = [Faces::ALL; 64];
    let mut face = 0;
    while face < 64 {
        let card = Card(face);
        if let Some(colour) = card.fixes() {
            let same = Faces::of_colour(colour).or(Faces::BLACK);
            matched[face as usize] = if card.is_black() {
                same
            } else {
                same.or(Faces::of_symbol(card))
            };
        }
        face += 1;
    }
    matched
};

impl Face for Card {
    const MOST: usize = crate::MAX_CARDS;

    #[inline]
    fn letters(self) -> Letters {
        LETTERS[self.0 as usize & 63]
    }
}

/// How each face is written.
static LETTERS: [Letters; 64] = {
    let mut letters = [Letters::one(b'?'); 64];
    let mut face = 0;
    while face < 64 {
        let card = Card(face);
        let kind = card.kind().letter() as u8;
        letters[face as usize] = match (card.colour(), card.fixes()) {
            (Some(colour), _) => Letters::two(colour.letter() as u8, kind),
            (None, Some(bolt)) => Letters::two(kind, bolt.letter() as u8),
            (None, None) => Letters::one(kind),
        };
        face += 1;
    }
    letters
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters().as_str())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is no card: write a colour (r, g, b, y) and 1-9, S (Skip), R (Reverse), D (Draw Two), X (Swap) or G (Gift); \
     or W (Wish), F (Draw Four), A (All Swap); or Pr, Pg, Pb, Py (Protection)"
)]
pub struct BadCard(String);

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        let mut letters = text.chars();
        let card = match (letters.next(), letters.next(), letters.next()) {
            (Some('W'), None, _) => Some(Self::WISH),
            (Some('F'), None, _) => Some(Self::DRAW_FOUR),
            (Some('A'), None, _) => Some(Self::ALL_SWAP),
            (Some('P'), Some(bolt), None) => Colour::from_letter(bolt).map(Self::protection),
            (Some(colour), Some(kind), None) => Colour::from_letter(colour)
                .zip(Kind::from_letter(kind).filter(|kind| !kind.is_black()))
                .map(|(colour, kind)| Self::coloured(colour, kind)),
            _ => None,
        };
        card.ok_or_else(|| BadCard(quoted(text)))
    }
}

/// A set of faces: bit *n* stands for the card with face *n*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faces(pub(crate) u64);

impl Faces {
    /// No face.
    pub const NONE: Self = Self(0);
    /// Every face.
    pub const ALL: Self = Self(!(1 << 62));
    /// The black cards.
    pub const BLACK: Self = Self(0x8000_c000_c000_c000);
    /// The four Protections.
    pub const PROTECTION: Self = Self::of_place(15);
    /// The number cards.
    pub const NUMBERS: Self = Self(0x01ff_01ff_01ff_01ff);
    /// The Draw Twos.
    pub const DRAW_TWO: Self = Self::of_kind(Kind::DrawTwo);

    const fn of_place(place: u8) -> Self {
        Self(0x0001_0001_0001_0001 << place)
    }

    /// Just this card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// All cards of a coloured kind.
    ///
    /// # Panics
    /// When the kind is black.
    #[inline]
    pub const fn of_kind(kind: Kind) -> Self {
        assert!(!kind.is_black(), "black cards have no place in every lane");
        Self::of_place(kind as u8)
    }

    /// All cards with the number or symbol of a coloured card.
    #[inline]
    pub const fn of_symbol(card: Card) -> Self {
        Self::of_place(card.0 & 15)
    }

    /// All coloured cards of a colour.
    #[inline]
    pub const fn of_colour(colour: Colour) -> Self {
        Self(0x3fff << (16 * colour as u8))
    }

    /// The places taken in any lane: for number cards, bit *n* stands for the number *n* + 1.
    #[inline]
    pub(crate) const fn places(self) -> u16 {
        (self.0 | self.0 >> 16 | self.0 >> 32 | self.0 >> 48) as u16
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Whether there is nothing in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many different faces are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in this one and not in the other.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first card in the order of faces.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card(self.0.trailing_zeros() as u8))
        }
    }

    /// The `n`-th card, counted from 0 in the order of faces.
    ///
    /// # Panics
    /// When there are not so many.
    #[inline]
    pub const fn nth(self, n: u32) -> Card {
        // The first few without a loop: how often one would run is as random as what is asked for.
        let second = self.0 & self.0.wrapping_sub(1);
        let third = second & second.wrapping_sub(1);
        let fourth = third & third.wrapping_sub(1);
        let first_few = [self.0, second, third, fourth];
        let mut rest = first_few[if n < 4 { n as usize } else { 3 }];
        let mut n = n;
        while n > 3 {
            rest &= rest.wrapping_sub(1);
            n -= 1;
        }
        assert!(rest != 0, "fewer faces than asked for");
        Card(rest.trailing_zeros() as u8)
    }

    /// The cards, in the order of faces.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_one_text_and_reads_back() {
        for card in Faces::ALL.iter() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Faces::ALL.len(), 63);
        for bad in ["", "r", "r0", "rW", "R5", "P", "Px", "W5", "r55", "🂡", "Wr"] {
            assert!(bad.parse::<Card>().is_err(), "{bad}");
        }
    }

    #[test]
    fn masks_hold_what_they_say() {
        let holds = |mask: Faces, test: fn(Card) -> bool| {
            for card in Faces::ALL.iter() {
                assert_eq!(mask.contains(card), test(card), "{card}");
            }
        };
        holds(Faces::BLACK, |c| c.kind().is_black());
        holds(Faces::PROTECTION, |c| c.kind() == Kind::Protection);
        holds(Faces::NUMBERS, |c| c.kind().number().is_some());
        holds(Faces::DRAW_TWO, |c| c.kind() == Kind::DrawTwo);
        holds(Faces::of_colour(Colour::Blue), |c| c.colour() == Some(Colour::Blue));
    }

    #[test]
    fn the_nth_card_of_a_set_is_the_nth_in_order() {
        for faces in [
            Faces::NONE,
            Faces::only(Card::WISH),
            Faces::PROTECTION,
            Faces::BLACK,
            Faces::of_colour(Colour::Yellow),
            Faces::ALL,
        ] {
            let cards: Vec<Card> = faces.iter().collect();
            assert_eq!(faces.len() as usize, cards.len());
            assert_eq!(faces.first(), cards.first().copied());
            for (n, card) in (0..).zip(cards) {
                assert_eq!(faces.nth(n), card, "{n} of {faces:?}");
            }
        }
        assert_eq!(format!("{:?}", Faces::PROTECTION), "{Pr, Pg, Pb, Py}");
    }

    #[test]
    fn numbers_are_the_first_nine_kinds() {
        for (n, kind) in (1..).zip(Kind::ALL.into_iter().take(9)) {
            assert_eq!((Kind::of_number(n), kind.number()), (Some(kind), Some(n)));
        }
        assert_eq!(
            (Kind::of_number(0), Kind::of_number(10), Kind::Skip.number()),
            (None, None, None)
        );
        assert!("r".parse() == Ok(Colour::Red) && "rr".parse::<Colour>().is_err());
    }

    #[test]
    fn s_04_card_values() {
        let value = |text: &str| text.parse::<Card>().unwrap().value();
        assert_eq!(["r1", "g9", "bR", "yS"].map(value), [1, 9, 10, 20]);
        assert_eq!(["rD", "rX", "rG"].map(value), [30; 3]);
        assert_eq!(["W", "A", "Py", "F"].map(value), [40, 40, 40, 50]);
    }
}
