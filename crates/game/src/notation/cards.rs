//! Cards in lists: some hidden, some many times, and once in a position `rest`.

use super::values::number;
use super::{BadField, Pen};
use crate::{quoted, sorted_by_key};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// The face of a card, as a game knows it.
pub trait Face: Copy + Ord + Display + FromStr<Err: Display> {
    /// How many cards the largest deck has.
    const MOST: usize;

    /// How it is written.
    fn letters(self) -> Letters;
}

/// The one or two letters that a card is written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letters([u8; 2]);

impl Letters {
    /// One letter.
    ///
    /// # Panics
    /// When it is not plain.
    pub const fn one(letter: u8) -> Self {
        assert!(letter.is_ascii_graphic(), "a plain letter");
        Self([letter, 0])
    }

    /// Two letters.
    ///
    /// # Panics
    /// When they are not plain.
    pub const fn two(first: u8, second: u8) -> Self {
        assert!(first.is_ascii_graphic() && second.is_ascii_graphic(), "plain letters");
        Self([first, second])
    }

    /// The first one, and the second if there is one.
    #[inline]
    pub(super) const fn parts(self) -> (u8, Option<u8>) {
        let [first, second] = self.0;
        (first, if second == 0 { None } else { Some(second) })
    }

    /// As a text.
    pub fn as_str(&self) -> &str {
        let plain = self.0.strip_suffix(&[0]).unwrap_or(&self.0);
        std::str::from_utf8(plain).unwrap_or_default()
    }
}

/// How a card that may be hidden is written: a face, or `Option` of one.
pub trait Shown: Copy + Ord {
    /// The face.
    type Face: Face;

    /// Whether such a card may be hidden, so that a list need not tell which it is.
    const MAY_HIDE: bool;

    /// A card that is to be seen.
    fn seen(face: Self::Face) -> Self;

    /// The face, if it is to be seen.
    fn face(self) -> Option<Self::Face>;

    /// Reads one.
    ///
    /// # Errors
    /// When the text is no card.
    fn read(text: &str) -> Result<Self, <Self::Face as FromStr>::Err>;
}

impl<F: Face> Shown for F {
    type Face = F;

    const MAY_HIDE: bool = false;

    fn seen(face: F) -> Self {
        face
    }

    fn face(self) -> Option<F> {
        Some(self)
    }

    fn read(text: &str) -> Result<Self, F::Err> {
        text.parse()
    }
}

impl<F: Face> Shown for Option<F> {
    type Face = F;

    const MAY_HIDE: bool = true;

    fn seen(face: F) -> Self {
        Some(face)
    }

    fn face(self) -> Option<F> {
        self
    }

    fn read(text: &str) -> Result<Self, F::Err> {
        if text == "?" { Ok(None) } else { text.parse().map(Some) }
    }
}

/// One card, or `?`.
#[derive(Clone, Copy, Debug)]
pub struct One<C>(pub C);

impl<C: Shown> Display for One<C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.face() {
            Some(face) => face.fmt(f),
            None => f.write_str("?"),
        }
    }
}

/// A list of cards, hidden ones counted, or `-`.
#[derive(Clone, Copy, Debug)]
pub struct List<'a, C>(pub &'a [C]);

impl<C: Shown> Display for List<'_, C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Pen::default().cards(self.0).fmt(f)
    }
}

/// A list of cards as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile<C> {
    /// The cards named.
    pub cards: Vec<C>,
    /// Whether it ends with `rest`.
    pub rest: bool,
}

impl<C> Pile<C> {
    /// No cards.
    pub const EMPTY: Self = Self {
        cards: Vec::new(),
        rest: false,
    };

    /// All cards that are named nowhere else.
    pub const REST: Self = Self {
        cards: Vec::new(),
        rest: true,
    };
}

impl<C: Shown> Pile<C> {
    /// Reads cards separated by spaces, `X*n` for several, `rest` last, `-` for none.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, BadCards<<C::Face as FromStr>::Err>> {
        let mut pile = Self::EMPTY;
        if text == "-" {
            return Ok(pile);
        }
        if text.is_empty() {
            return Err(BadCards::Empty);
        }
        let most = C::Face::MOST;
        for word in text.split_whitespace() {
            if pile.rest {
                return Err(BadCards::AfterRest);
            }
            if word == "rest" && !C::MAY_HIDE {
                pile.rest = true;
                continue;
            }
            let (card, copies) = match word.split_once('*') {
                Some((card, copies)) => {
                    let copies = number(copies, most).ok().filter(|copies| *copies > 0);
                    let copies = copies.ok_or_else(|| BadCards::Copies(quoted(word), most))?;
                    (card, copies)
                }
                None => (word, 1),
            };
            let card = C::read(card).map_err(BadCards::Card)?;
            pile.cards.extend(std::iter::repeat_n(card, copies));
            if pile.cards.len() > most {
                return Err(BadCards::TooMany(most));
            }
        }
        Ok(pile)
    }

    /// The cards of a list in which `rest` has no place.
    ///
    /// # Errors
    /// When it ends with `rest`.
    pub fn without_rest(self) -> Result<Vec<C>, String> {
        if self.rest {
            Err("`rest` is for setting a position up".into())
        } else {
            Ok(self.cards)
        }
    }

    /// The same, in the order of faces, hidden ones last.
    pub fn sorted(mut self) -> Self {
        self.cards = sorted_by_key(self.cards, |card| (card.face().is_none(), *card));
        self
    }
}

/// A list of cards that is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCards<E: Display> {
    /// Nothing is there.
    #[error("write the cards, or - for none")]
    Empty,
    /// Something comes after `rest`.
    #[error("`rest` comes last")]
    AfterRest,
    /// A number of copies that is none.
    #[error("`{0}` should be a card, * and a number from 1 to {1}")]
    Copies(String, usize),
    /// More than a deck has.
    #[error("no deck has more than {0} cards")]
    TooMany(usize),
    /// Something that is no card.
    #[error("{0}")]
    Card(E),
}

/// Puts the cards of a deck that are named nowhere where `rest` stands: in one of the piles in which cards may be hidden, or
/// one of those in which all are seen.
///
/// # Errors
/// When `rest` stands there twice.
pub fn fill_rest<C: Shown>(
    deck: impl IntoIterator<Item = C::Face>,
    piles: &mut [Pile<C>],
    open: &mut [Pile<C::Face>],
) -> Result<(), BadField> {
    let rests = piles.iter().filter(|pile| pile.rest).count() + open.iter().filter(|pile| pile.rest).count();
    if rests == 0 {
        return Ok(());
    }
    if rests > 1 {
        return Err(BadField::TwoRests);
    }
    let named = piles.iter().flat_map(|pile| &pile.cards);
    let named = named.filter_map(|card| card.face());
    let rest = unseen(deck, named.chain(open.iter().flat_map(|pile| &pile.cards).copied()));
    for pile in open.iter_mut().filter(|pile| pile.rest) {
        pile.cards.extend(&rest);
    }
    for pile in piles.iter_mut().filter(|pile| pile.rest) {
        pile.cards.extend(rest.iter().copied().map(C::seen));
    }
    Ok(())
}

/// The cards of a deck that are not among those to be seen, in the order of faces.
pub fn unseen<F: Face>(deck: impl IntoIterator<Item = F>, seen: impl IntoIterator<Item = F>) -> Vec<F> {
    let seen = sorted_by_key(seen, |face| *face);
    let mut rest = sorted_by_key(deck, |face| *face);
    // Both are sorted, so one walk takes each card that is seen out once.
    let mut seen = seen.into_iter().peekable();
    rest.retain(|face| {
        while seen.next_if(|other| other < face).is_some() {}
        seen.next_if_eq(face).is_none()
    });
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A card of a game with five letters, in the order of the alphabet.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    struct Letter(char);

    impl Face for Letter {
        const MOST: usize = 8;

        fn letters(self) -> Letters {
            Letters::one(u8::try_from(self.0).unwrap())
        }
    }

    impl Display for Letter {
        fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.0)
        }
    }

    impl FromStr for Letter {
        type Err = String;

        fn from_str(text: &str) -> Result<Self, String> {
            match text.as_bytes() {
                [letter @ b'a'..=b'e'] => Ok(Self(char::from(*letter))),
                _ => Err(format!("`{text}` is no letter")),
            }
        }
    }

    type Open = Pile<Letter>;
    type Hidden = Pile<Option<Letter>>;

    fn open(text: &str) -> Open {
        Open::read(text).unwrap()
    }

    fn hidden(text: &str) -> Hidden {
        Hidden::read(text).unwrap()
    }

    fn deck() -> Vec<Letter> {
        "ebbadacc".chars().map(Letter).collect()
    }

    #[test]
    fn lists_read_back_as_they_are_printed() {
        for (text, written) in [
            ("-", "-"),
            ("b", "b"),
            ("b  a\tb", "b a b"),
            ("a*3 c", "a a a c"),
            ("a*1", "a"),
            ("a*8", "a a a a a a a a"),
        ] {
            assert_eq!(List(&open(text).cards).to_string(), written);
            assert_eq!(open(written), open(text));
        }
        for (text, written) in [
            ("?", "?*1"),
            ("? ?*2 a ?", "?*3 a ?*1"),
            ("b b", "b b"),
            ("?*8", "?*8"),
            ("-", "-"),
        ] {
            assert_eq!(List(&hidden(text).cards).to_string(), written);
            assert_eq!(hidden(written), hidden(text));
        }
        assert_eq!(One(Letter('a')).to_string(), "a");
        assert_eq!(One(Some(Letter('a'))).to_string(), "a");
        assert_eq!(One(None::<Letter>).to_string(), "?");
    }

    #[test]
    fn bad_lists_are_told_from_each_other() {
        let copies = |word: &str| BadCards::Copies(word.into(), 8);
        for (text, why) in [
            ("", BadCards::Empty),
            ("rest a", BadCards::AfterRest),
            ("a rest rest", BadCards::AfterRest),
            ("a*", copies("a*")),
            ("a*0", copies("a*0")),
            ("a*9", copies("a*9")),
            ("a*02", copies("a*02")),
            ("a*2*2", copies("a*2*2")),
            ("a*8 b", BadCards::TooMany(8)),
            ("f", BadCards::Card("`f` is no letter".into())),
            ("*2", BadCards::Card("`` is no letter".into())),
            ("?", BadCards::Card("`?` is no letter".into())),
            ("a -", BadCards::Card("`-` is no letter".into())),
        ] {
            assert_eq!(Open::read(text), Err(why), "{text}");
        }
        assert_eq!(
            Hidden::read("a rest"),
            Err(BadCards::Card("`rest` is no letter".into())),
            "who does not see all cards does not know the rest"
        );
        assert_eq!(
            copies("a*0").to_string(),
            "`a*0` should be a card, * and a number from 1 to 8"
        );
        assert_eq!(
            BadCards::<String>::TooMany(8).to_string(),
            "no deck has more than 8 cards"
        );
    }

    #[test]
    fn rest_stands_at_the_end() {
        assert_eq!(open("rest"), Open::REST);
        assert_eq!(open("-"), Open::EMPTY);
        let pile = open("b a rest");
        assert!(pile.rest);
        assert_eq!(List(&pile.cards).to_string(), "b a");
        assert!(pile.without_rest().is_err());
        assert_eq!(open("a").without_rest(), Ok(vec![Letter('a')]));
    }

    #[test]
    fn sorted_is_in_the_order_of_faces_and_hidden_cards_last() {
        assert_eq!(List(&hidden("? c a ? b a").sorted().cards).to_string(), "a a b c ?*2");
        assert!(open("b a rest").sorted().rest);
    }

    #[test]
    fn the_rest_is_what_is_named_nowhere_in_the_order_of_faces() {
        let mut piles = [open("b"), open("e a rest")];
        let mut seen = [open("c")];
        assert_eq!(fill_rest(deck(), &mut piles, &mut seen), Ok(()));
        assert_eq!(List(&piles[0].cards).to_string(), "b");
        assert_eq!(List(&piles[1].cards).to_string(), "e a a b c d");
        assert_eq!(List(&seen[0].cards).to_string(), "c");
    }

    #[test]
    fn the_rest_can_lie_where_all_cards_are_seen() {
        let mut piles = [hidden("b ?*2")];
        let mut seen = [open("d"), open("rest")];
        assert_eq!(fill_rest(deck(), &mut piles, &mut seen), Ok(()));
        assert_eq!(List(&piles[0].cards).to_string(), "b ?*2");
        assert_eq!(List(&seen[1].cards).to_string(), "a a b c c e");
    }

    #[test]
    fn cards_named_too_often_take_nothing_else_out_of_the_rest() {
        let mut piles = [open("d*3 b*3"), Pile::REST];
        assert_eq!(fill_rest(deck(), &mut piles, &mut []), Ok(()));
        assert_eq!(List(&piles[1].cards).to_string(), "a a c c e");
        let mut piles = [open("e a"), Pile::REST];
        assert_eq!(fill_rest([Letter('b')], &mut piles, &mut []), Ok(()));
        assert_eq!(List(&piles[1].cards).to_string(), "b");
    }

    #[test]
    fn without_rest_nothing_is_filled_and_two_are_one_too_many() {
        let mut piles = [open("a"), open("b")];
        assert_eq!(fill_rest(deck(), &mut piles, &mut []), Ok(()));
        assert_eq!(piles, [open("a"), open("b")]);
        for (mut piles, mut seen) in [
            ([Open::REST, open("a rest")], [Open::EMPTY]),
            ([Open::REST, Open::EMPTY], [Open::REST]),
        ] {
            let before = piles.clone();
            assert_eq!(fill_rest(deck(), &mut piles, &mut seen), Err(BadField::TwoRests));
            assert_eq!(piles, before);
        }
    }
}
