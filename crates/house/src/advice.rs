//! What a bot would do in somebody's place, from what he sees alone.

use bots::Bot;
use game::{Game, Seat, Viewer, quoted};
use room::{Hosted, with_words};
use words::Lang;

/// What a bot would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The action, in notation.
    pub action: String,
    /// Why, in a sentence, if it can tell.
    pub why: Option<String>,
}

/// Why a bot cannot say anything.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoAdvice {
    /// The game is not known.
    #[error("there is no game called `{0}`: there are solo and skipbo")]
    Game(String),
    /// It is no sight of that game.
    #[error("that is nothing that a seat sees: {0}")]
    Sight(String),
}

/// What a bot would do who sits there and sees this, and nothing if it would wait. It has not seen what happened before. It can take its time.
///
/// # Errors
/// When nobody can see this.
pub fn advise(game: &str, sight: &str, seat: Seat, bot: Bot, lang: Lang) -> Result<Option<Advice>, NoAdvice> {
    match game {
        solo::Round::NAME => advise_in::<solo::Round>(sight, seat, bot, lang),
        skipbo::Round::NAME => advise_in::<skipbo::Round>(sight, seat, bot, lang),
        other => Err(NoAdvice::Game(quoted(other))),
    }
}

fn advise_in<G: Hosted>(sight: &str, seat: Seat, bot: Bot, lang: Lang) -> Result<Option<Advice>, NoAdvice> {
    let bad = |why: &dyn ToString| NoAdvice::Sight(why.to_string());
    let sight: G::Sight = sight
        .parse()
        .map_err(|why: <G::Sight as std::str::FromStr>::Err| bad(&why))?;
    let deal = G::imagine(&sight).map_err(|why| bad(&why))?;
    let view = deal.view(Viewer::Seat(seat));
    let mut player = G::player(bot, 1);
    let action = player
        .decide(&view)
        .or_else(|| player.interject(&view))
        .or_else(|| player.call(&view));
    Ok(action.map(|action| Advice {
        action: action.to_string(),
        why: player
            .reason()
            .and_then(|reason| with_words(lang, |words| G::bot_reason(words, reason))),
    }))
}
