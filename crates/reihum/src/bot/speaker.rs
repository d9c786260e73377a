//! What one of our bots says to what it is told.

use bots::{Bot, Player};
use game::{BySeat, Match, Scores, Seat, Seats, quoted};
use protocol::{Deal, End, FromBot, Greeting, Hello, Kind, Request, ToBot, VERSION};
use std::fmt::Display;
use std::str::FromStr;
use words::{Told, Words};

/// A bot that plays match after match.
pub(super) struct Speaker<'a, G: Told> {
    bot: Bot,
    /// What it tells its reasons with.
    words: &'a Words,
    /// Whether somebody reads them.
    reasons: bool,
    playing: Option<Playing<G>>,
}

/// A match, and who plays in it.
struct Playing<G: Told> {
    player: Box<dyn Player<G>>,
    rules: G::Rules,
    seats: Seats,
    seat: Seat,
    /// Who deals, and which deal it is.
    dealer: Seat,
    number: u32,
}

impl<'a, G: Told> Speaker<'a, G> {
    pub(super) fn new(bot: Bot, words: &'a Words) -> Self {
        Self {
            bot,
            words,
            reasons: false,
            playing: None,
        }
    }

    /// Takes a message, and answers if it wants an answer.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn hear(&mut self, message: ToBot) -> Result<Option<FromBot>, String> {
        match message {
            ToBot::Hello(hello) => return self.hello(&hello).map(Some),
            ToBot::Match(begun) => self.playing = Some(Playing::new(self.bot, &begun)?),
            ToBot::Deal(deal) => self.playing()?.deal(&deal)?,
            ToBot::Event { event } => {
                let seen = read("event", &event)?;
                self.playing()?.player.hear(&seen);
            }
            ToBot::Request(request) => {
                let words = self.reasons.then_some(self.words);
                return self.playing()?.answer(&request, words).map(Some);
            }
            ToBot::End(end) => self.playing()?.end(&end)?,
            ToBot::Bye | ToBot::Unknown => {}
        }
        Ok(None)
    }

    fn hello(&mut self, hello: &Hello) -> Result<FromBot, String> {
        if hello.protocol != VERSION {
            let theirs = hello.protocol;
            return Err(format!("this is version {VERSION} of the bot protocol, not {theirs}"));
        }
        if hello.game != G::NAME {
            return Err(format!("this bot plays {}, not {}", G::NAME, quoted(&hello.game)));
        }
        self.reasons = hello.options.reasons;
        Ok(FromBot::Hello(Greeting {
            protocol: VERSION,
            name: self.bot.to_string(),
        }))
    }

    fn playing(&mut self) -> Result<&mut Playing<G>, String> {
        self.playing.as_mut().ok_or_else(|| "no match has begun".into())
    }
}

impl<G: Told> Playing<G> {
    fn new(bot: Bot, begun: &protocol::Match) -> Result<Self, String> {
        let rules = read("rulebook", &begun.rules)?;
        let seats = Seats::new(begun.seats).ok_or_else(|| format!("{} cannot play", begun.seats))?;
        G::admits(&rules, seats).map_err(|error| error.to_string())?;
        let seat = at(seats, begun.seat)?;
        Ok(Self {
            player: G::player(bot, read("seed", &begun.seed)?),
            rules,
            seats,
            seat,
            dealer: seat,
            number: 0,
        })
    }

    fn deal(&mut self, deal: &Deal) -> Result<(), String> {
        self.dealer = at(self.seats, deal.dealer)?;
        self.number = deal.number;
        let score = self.score(deal.number.saturating_sub(1), &deal.scores)?;
        self.player.begin(&score, self.seat);
        Ok(())
    }

    fn end(&mut self, end: &End) -> Result<(), String> {
        let score = self.score(self.number, &end.scores)?;
        self.player.end(&score);
        Ok(())
    }

    /// The match after so many deals.
    fn score(&self, deals: u32, totals: &[u32]) -> Result<Match<G>, String> {
        if totals.len() != self.seats.count() {
            return Err(format!("{} scores for {} seats", totals.len(), self.seats));
        }
        let totals = BySeat::from_fn(self.seats, |seat| totals[seat.index()]);
        let scores = Scores { totals, deals };
        Ok(Match::resumed(self.rules.clone(), self.dealer, scores))
    }

    /// What it does, and why if there are words for it.
    fn answer(&mut self, request: &Request, words: Option<&Words>) -> Result<FromBot, String> {
        let sight: G::Sight = read("sight", &request.sight.to_string())?;
        let deal = G::imagine(&sight).map_err(|error| format!("no deal looks like this: {error}"))?;
        let view = deal.view(self.seat.into());
        let action = match request.kind {
            Kind::Turn => self.player.decide(&view),
            Kind::Interject => self.player.interject(&view),
            Kind::Call => self.player.call(&view),
        };
        let reason = self.player.reason().filter(|_| action.is_some());
        Ok(FromBot::Action {
            id: request.id,
            action: action.map(|action| action.to_string()),
            reason: words.zip(reason).map(|(words, reason)| G::bot_reason(words, reason)),
        })
    }
}

fn at(seats: Seats, number: usize) -> Result<Seat, String> {
    let seat = Seat::numbered(number).filter(|seat| seats.contains(*seat));
    seat.ok_or_else(|| format!("there is no seat {number} among {seats}"))
}

fn read<T: FromStr<Err: Display>>(what: &str, text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|error| format!("`{}` is no {what}: {error}", quoted(text)))
}
