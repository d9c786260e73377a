//! The bots of this house at a table: they hear what their seats see, and answer what they are asked.

use crate::table::Contest;
use crate::{Ask, AskKind, Input, Live, Table};
use bots::{Bot, Player};
use game::{Seat, Viewer};
use std::collections::BTreeMap;
use std::fmt;

/// Those who play the bots' seats of one table. They [follow](Bots::follow) the match, and [decide](Bots::decide) when they are asked: at
/// once or in another thread, for deciding does not need the table.
///
/// Each player is told what its seat sees, from the beginning of the match on, also when it takes a seat over in the middle of a deal
/// or when the table was folded from its log. What it decides by is its view.
pub struct Bots<G: Live> {
    seed: u64,
    /// Which match they play, counted from 1.
    number: u32,
    players: BTreeMap<Seat, Seated<G>>,
    course: Course<G>,
}

/// A player in its seat.
struct Seated<G: Live> {
    bot: Bot,
    player: Box<dyn Player<G>>,
}

impl<G: Live> Bots<G> {
    /// Bots that have not heard of anything yet. What they leave to chance follows from the seed.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            number: 0,
            players: BTreeMap::new(),
            course: Course::default(),
        }
    }

    /// Hears what has happened at the table since it was last followed.
    pub fn follow(&mut self, table: &Table<G>) {
        let Some(contest) = table.contest() else { return };
        if self.number != table.matches() {
            self.number = table.matches();
            self.players.clear();
            self.course = Course::default();
        }
        let seats = || {
            table
                .places()
                .iter()
                .filter_map(|(seat, place)| Some((seat, place.bot()?)))
        };
        self.players
            .retain(|seat, seated| seats().any(|(other, bot)| other == *seat && bot == seated.bot));
        for (seat, bot) in seats() {
            if !self.players.contains_key(&seat) {
                let player = self.make(bot, seat);
                let mut newcomer = BTreeMap::from([(seat, Seated { bot, player })]);
                // It hears at once what the others have heard one by one.
                Course::default().run(contest, self.course.place, &mut newcomer);
                self.players.append(&mut newcomer);
            }
        }
        self.course.run(contest, Place::LAST, &mut self.players);
    }

    /// What the bot that is asked decides, as far as it has heard. This can take its time.
    pub fn decide(&mut self, ask: &Ask) -> Input<G> {
        let seated = self.players.get_mut(&ask.seat);
        let action = seated.zip(self.course.game.as_ref()).and_then(|(seated, game)| {
            let view = game.view(Viewer::Seat(ask.seat));
            match ask.kind {
                AskKind::Turn => seated.player.decide(&view),
                AskKind::Interject => seated.player.interject(&view),
                AskKind::Call => seated.player.call(&view),
            }
        });
        Input::Decided {
            ask: ask.number,
            action,
        }
    }

    /// What a bot would do in a seat, whoever sits there, and why if it can tell. It has heard the whole match. This can take its time.
    pub fn advise(&self, table: &Table<G>, seat: Seat, bot: Bot) -> Option<(G::Action, Option<G::Reason>)> {
        let (contest, view) = (table.contest()?, table.view(Viewer::Seat(seat))?);
        let mut adviser = BTreeMap::from([(
            seat,
            Seated {
                bot,
                // Advice misses nothing.
                player: G::player(bot, self.chance(seat)),
            },
        )]);
        Course::default().run(contest, Place::LAST, &mut adviser);
        let player = &mut adviser.get_mut(&seat)?.player;
        let action = if table.standing().waits_for.contains(seat) {
            player.decide(&view)
        } else {
            player.interject(&view).or_else(|| player.call(&view))
        };
        action.map(|action| (action, player.reason()))
    }

    /// A bot that plays at a table with people: it may miss something, as people do.
    fn make(&self, bot: Bot, seat: Seat) -> Box<dyn Player<G>> {
        G::companion(bot, self.chance(seat))
    }

    /// What a player in this seat leaves to chance follows from this.
    fn chance(&self, seat: Seat) -> u64 {
        let own = u64::from(self.number) << 8 | seat.index() as u64;
        self.seed.wrapping_add(own)
    }
}

impl<G: Live> fmt::Debug for Bots<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bots = self.players.iter().map(|(seat, seated)| (seat, seated.bot));
        f.debug_map().entries(bots).finish()
    }
}

/// A place in the course of a match: so many deals were begun, and so many actions of the last one done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Place {
    deals: usize,
    actions: usize,
    /// Whether the match is over.
    ended: bool,
}

impl Place {
    const LAST: Self = Self {
        deals: usize::MAX,
        actions: usize::MAX,
        ended: true,
    };
}

/// The course of a match, played again as far as it was heard.
struct Course<G: Live> {
    place: Place,
    game: Option<G>,
}

impl<G: Live> Default for Course<G> {
    fn default() -> Self {
        Self {
            place: Place::default(),
            game: None,
        }
    }
}

impl<G: Live> Course<G> {
    /// Goes on to a place, and tells the players everything on the way.
    fn run(&mut self, contest: &Contest<G>, to: Place, players: &mut BTreeMap<Seat, Seated<G>>) {
        while self.place < to && self.go_on(contest, players) {}
    }

    /// Goes on by one thing, if there is one.
    fn go_on(&mut self, contest: &Contest<G>, players: &mut BTreeMap<Seat, Seated<G>>) -> bool {
        let mut events = Vec::new();
        let begun = self.place.deals.checked_sub(1).and_then(|last| contest.deals.get(last));
        if let (Some(acted), Some(game)) = (
            begun.and_then(|deal| deal.actions.get(self.place.actions)),
            &mut self.game,
        ) {
            self.place.actions += 1;
            game.act(acted.actor, acted.action, &mut events)
                .expect("it was done at the table");
        } else if let Some(deal) = contest.deals.get(self.place.deals) {
            self.place.deals += 1;
            self.place.actions = 0;
            for (seat, seated) in &mut *players {
                seated.player.begin(&deal.before, *seat);
            }
            self.game = deal.dealt(self.place.deals as u32, &mut events);
        } else if !contest.runs() && !self.place.ended {
            self.place.ended = true;
            for seated in players.values_mut() {
                seated.player.end(&contest.score);
            }
        } else {
            return false;
        }
        for (seat, seated) in players {
            let seen = events.iter().filter_map(|event| G::seen(event, Viewer::Seat(*seat)));
            seen.for_each(|seen| seated.player.hear(&seen));
        }
        true
    }
}
