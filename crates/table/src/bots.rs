//! The bots of this house at a table: they hear what their seats see, and answer what they are asked.

use crate::course::{Course, Lesson, Place};
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
                Course::default().run(contest, self.course.place(), &mut |lesson| {
                    teach(&mut newcomer, &lesson);
                });
                self.players.append(&mut newcomer);
            }
        }
        let players = &mut self.players;
        self.course
            .run(contest, Place::LAST, &mut |lesson| teach(players, &lesson));
    }

    /// What the bot that is asked decides, as far as it has heard. This can take its time.
    pub fn decide(&mut self, ask: &Ask) -> Input<G> {
        let seated = self.players.get_mut(&ask.seat);
        let action = seated.zip(self.course.game()).and_then(|(seated, game)| {
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
        Course::default().run(contest, Place::LAST, &mut |lesson| teach(&mut adviser, &lesson));
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

/// Tells players what they must know.
fn teach<G: Live>(players: &mut BTreeMap<Seat, Seated<G>>, lesson: &Lesson<'_, G>) {
    for (seat, seated) in players {
        match lesson {
            Lesson::Begins(score) => seated.player.begin(score, *seat),
            Lesson::Happened(events) => {
                let seen = events.iter().filter_map(|event| G::seen(event, Viewer::Seat(*seat)));
                seen.for_each(|seen| seated.player.hear(&seen));
            }
            Lesson::Ended(score) => seated.player.end(score),
        }
    }
}
