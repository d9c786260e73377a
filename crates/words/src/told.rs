//! What can be said about a game: all that those who know no game need to know of its words.

use crate::{Names, Section, Words};
use bots::Played;
use game::Refusal;

/// A game with words.
///
/// ```
/// use game::Seat;
/// use words::{Lang, Names, Told, Words};
/// fn turn<G: Told>(lang: Lang, event: G::Seen) -> Vec<String> {
///     G::narrate(&Words::new(lang), &[event], &Names::default())
/// }
/// let seat = Seat::numbered(3).unwrap();
/// assert_eq!(turn::<solo::Round>(Lang::De, solo::Seen::Turn { seat }), ["Spieler 3 ist dran."]);
/// assert_eq!(turn::<skipbo::Round>(Lang::En, skipbo::Seen::Turn { seat }), ["Seat 3 is next."]);
/// ```
pub trait Told: Played {
    /// A card.
    type Card: Copy;

    /// A card's name: `red 5`.
    fn card(words: &Words, card: Self::Card) -> String;

    /// One thing that happened, as a sentence.
    fn event(words: &Words, event: &Self::Seen, names: &Names) -> String;

    /// What happened, in sentences. The events are those of an action, a turn, or a whole deal; what belongs together is told
    /// together, and what goes without saying is left out.
    fn narrate(words: &Words, events: &[Self::Seen], names: &Names) -> Vec<String>;

    /// Why a move is refused, for those who name the rule themselves.
    fn reason(words: &Words, illegal: Self::Illegal) -> String;

    /// Why a move is refused, and the number of the rule.
    fn illegal(words: &Words, illegal: Self::Illegal) -> String {
        format!("{} ({})", Self::reason(words, illegal), illegal.rule())
    }

    /// Why a bot did what it did, in its own words. It may tell what is in the hand: it is for those who may see that.
    fn bot_reason(words: &Words, reason: Self::Reason) -> String;

    /// What stands above the rules.
    fn title(words: &Words) -> String;

    /// The name of the edition that a rulebook is made from.
    fn rulebook(words: &Words, rules: &Self::Rules) -> String;

    /// What a field of a rulebook is about.
    fn field(words: &Words, field: &str) -> String;

    /// What a value of a field means.
    fn value(words: &Words, field: &str, value: &str) -> String;

    /// What this house does differently from the printed edition, a line each: what a field is about, and what holds.
    fn house_rules(words: &Words, rules: &Self::Rules) -> Vec<(String, String)> {
        let text = rules.to_string();
        let fields = text.split(' ').filter_map(|word| word.split_once('='));
        fields
            .map(|(field, value)| (Self::field(words, field), Self::value(words, field, value)))
            .collect()
    }

    /// The rules, exactly as they hold in this rulebook; what does not exist in it is left out.
    fn sections(words: &Words, rules: &Self::Rules) -> Vec<Section>;
}
