//! What the reports must know of a game: what a deal of it is called, and what is shown where.

use crate::games::Shelf;
use crate::output::separated;
use bots::Level;
use lab::Simulated;
use words::{Amount, Numerals, Words};

/// A game whose simulations can be told.
pub(crate) trait Reported: Simulated + Shelf + 'static {
    /// What people call the game.
    const TITLE: &'static str;
    /// What machines call a deal.
    const DEAL: &'static str;
    /// Who plays when nobody is named.
    const PLAYER: Level;
    /// Which numbers are lengths of a deal.
    const LENGTHS: &'static [Self::Spread];

    /// What a number is called.
    fn spread_name(words: &Words, spread: Self::Spread) -> String;

    /// What a mark is called.
    fn mark_name(words: &Words, mark: Self::Mark) -> String;

    /// What is said of its deals.
    fn labels(words: &Words) -> Labels;

    /// What is said of what players did.
    fn deeds(words: &Words) -> Deeds;

    /// So many deals: `count` chooses the words, and `shown` is told.
    fn so_many(words: &Words, count: Amount, shown: String) -> String;

    /// So many deals.
    fn deals(words: &Words, numerals: Numerals, count: u64) -> String {
        let amount = Amount::new(count as f64, 0);
        Self::so_many(words, amount, numerals.whole(count))
    }

    /// So many deals are done.
    fn progress(words: &Words, done: u64, wanted: u64) -> String;

    /// So many were done when somebody stopped it.
    fn stopped_after(words: &Words, stopped: String, done: u64, wanted: u64) -> String;
}

/// What is said of deals.
pub(crate) struct Labels {
    /// The deals in a match.
    pub(crate) in_a_match: String,
    pub(crate) won: String,
    /// Points for a deal.
    pub(crate) points: String,
    /// Above what happens in a deal.
    pub(crate) in_a_deal: String,
    /// Deals that were left.
    pub(crate) endless: String,
    /// One deal.
    pub(crate) one: String,
    /// For each deal.
    pub(crate) per: String,
    /// Deals, at the beginning of a sentence.
    pub(crate) all: String,
    /// Below an axis of deals.
    pub(crate) played: String,
}

/// What is said of what players did, and of how often they won.
pub(crate) struct Deeds {
    pub(crate) question: String,
    pub(crate) caption: String,
    /// Those who did it.
    pub(crate) did: String,
    /// Those who did not.
    pub(crate) did_not: String,
}

impl Reported for solo::Round {
    const TITLE: &'static str = "SOLO";
    const DEAL: &'static str = "round";
    const PLAYER: Level = Level::Chance;
    const LENGTHS: &'static [Self::Spread] = &[lab::solo::Spread::Turns, lab::solo::Spread::Moves];

    fn spread_name(words: &Words, spread: Self::Spread) -> String {
        match spread {
            lab::solo::Spread::Turns => words.sim_turns(),
            lab::solo::Spread::Moves => words.sim_moves(),
            lab::solo::Spread::Chains => words.sim_chains(),
        }
    }

    fn mark_name(words: &Words, mark: Self::Mark) -> String {
        match mark {
            lab::solo::Mark::Blocked => words.sim_blocked(),
        }
    }

    fn labels(words: &Words) -> Labels {
        Labels {
            in_a_match: words.sim_match_rounds(),
            won: words.sim_rounds_won(),
            points: words.sim_points(),
            in_a_deal: words.sim_in_a_round(),
            endless: words.sim_endless(),
            one: words.sim_a_round(),
            per: words.sim_per_round(),
            all: words.sim_all_rounds(),
            played: words.sim_rounds_played(),
        }
    }

    fn deeds(words: &Words) -> Deeds {
        Deeds {
            question: words.page_deeds(),
            caption: words.page_deeds_caption(words.sim_a_round()),
            did: words.page_laid(),
            did_not: words.page_laid_none(),
        }
    }

    fn so_many(words: &Words, count: Amount, shown: String) -> String {
        words.sim_rounds(count, shown)
    }

    fn progress(words: &Words, done: u64, wanted: u64) -> String {
        words.sim_progress(wanted, separated(done), separated(wanted))
    }

    fn stopped_after(words: &Words, stopped: String, done: u64, wanted: u64) -> String {
        words.sim_stopped_after(wanted, stopped, separated(done), separated(wanted))
    }
}

impl Reported for skipbo::Round {
    const TITLE: &'static str = "SKIP-BO";
    const DEAL: &'static str = "game";
    /// Games of `chance` tell little of the game: nearly all are blocked.
    const PLAYER: Level = Level::Greedy;
    const LENGTHS: &'static [Self::Spread] = &[lab::skipbo::Spread::Turns, lab::skipbo::Spread::Cards];

    fn spread_name(words: &Words, spread: Self::Spread) -> String {
        match spread {
            lab::skipbo::Spread::Turns => words.sim_game_turns(),
            lab::skipbo::Spread::Cards => words.sim_game_cards(),
            lab::skipbo::Spread::FirstBlock => words.sim_first_block(),
        }
    }

    fn mark_name(words: &Words, mark: Self::Mark) -> String {
        match mark {
            lab::skipbo::Mark::Blocked => words.sim_games_blocked(),
            lab::skipbo::Mark::EndedByBlock => words.sim_games_ended(),
            lab::skipbo::Mark::WonByNobody => words.sim_games_nobody(),
        }
    }

    fn labels(words: &Words) -> Labels {
        Labels {
            in_a_match: words.sim_match_games(),
            won: words.sim_games_won(),
            points: words.sim_game_points(),
            in_a_deal: words.sim_in_a_game(),
            endless: words.sim_games_endless(),
            one: words.sim_a_game(),
            per: words.sim_per_game(),
            all: words.sim_all_games(),
            played: words.sim_games_played(),
        }
    }

    fn deeds(words: &Words) -> Deeds {
        Deeds {
            question: words.page_feats(),
            caption: words.page_feats_caption(words.sim_a_game()),
            did: words.page_did(),
            did_not: words.page_did_not(),
        }
    }

    fn so_many(words: &Words, count: Amount, shown: String) -> String {
        words.sim_games(count, shown)
    }

    fn progress(words: &Words, done: u64, wanted: u64) -> String {
        words.sim_games_progress(wanted, separated(done), separated(wanted))
    }

    fn stopped_after(words: &Words, stopped: String, done: u64, wanted: u64) -> String {
        words.sim_games_stopped_after(wanted, stopped, separated(done), separated(wanted))
    }
}
