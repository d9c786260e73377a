//! A match that ends, and what happens in the same step.

use super::{Ear, Kept, entering, opened_with};
use crate::archive;
use crate::task::{Core, Incoming};
use bots::{Level, Played};
use game::{Seat, Seats, Viewer};
use protocol::Wish;
use store::Finished;
use table::{Input, Millis, Mode, Settings};

/// A table at which somebody plays with a bot, and whose time passes only when something is done there.
struct Play {
    core: Core<solo::Round>,
    kept: Kept,
    /// Matches that were written down.
    written: Vec<Finished>,
    now: Millis,
    id: u64,
    _ear: Ear,
}

impl Play {
    fn begin(settings: Settings<solo::Round>, seed: u64) -> Self {
        let (core, kept) = opened_with(settings, seed);
        let (enter, ear) = entering(1, 1, 100_000);
        let mut play = Self {
            core,
            kept,
            written: Vec::new(),
            now: Millis(0),
            id: 0,
            _ear: ear,
        };
        play.core.take(play.now, enter, 9);
        let bot = "chance".into();
        for wish in [Wish::Sit(1), Wish::PutBot { seat: 2, bot }, Wish::Start] {
            play.wants(wish);
        }
        play
    }

    fn wants(&mut self, wish: Wish) {
        self.id += 1;
        let wish = Incoming::Wish {
            connection: 1,
            id: self.id,
            wish,
            trip: Millis(0),
        };
        self.core.take(self.now, wish, 9);
        self.keep();
    }

    fn keep(&mut self) {
        if let Some(new) = self.core.write() {
            self.written.extend(new.ended.iter().cloned().map(archive::finished));
            self.kept.keep(new);
            self.core.kept();
        }
        self.core.deliver();
    }

    /// Plays until the match would end with what is due next, and it is so late. Nothing if it ends otherwise.
    fn until_it_ends(mut self) -> Option<Self> {
        let mut player = solo::Round::player(Level::Greedy.into(), 1);
        let seat = Seat::numbered(1).expect("a seat");
        loop {
            while let Some(think) = self.core.think(1) {
                self.core.thought(self.now, think());
            }
            self.keep();
            let table = self.kept.table();
            if !table.match_runs() {
                return None;
            }
            let action = table
                .view(Viewer::Seat(seat))
                .filter(|_| table.standing().waits_for.contains(seat))
                .and_then(|view| player.decide(&view));
            if let Some(action) = action {
                self.wants(Wish::Act(action.to_string()));
            }
            let Some(due) = self.core.deadline() else { continue };
            self.now = due;
            let mut ahead = self.kept.table();
            ahead.step(self.now, Input::Tick);
            if ahead.winners().is_some() {
                return Some(self);
            }
            self.core.tick(self.now);
        }
    }
}

#[test]
fn a_match_is_written_as_its_log_has_it_whatever_is_done_in_the_step_that_ends_it() {
    let settings = Settings {
        mode: Mode::Fair(Millis(250)),
        between: Some(Millis(0)),
        ..Settings::new("modern limit=20".parse().expect("rules"), Seats::new(2).expect("two"))
    };
    let seats = Seats::new(3).expect("three");
    let more = Settings {
        seats,
        ..settings.clone()
    };
    let set = Wish::Set(more.to_string());
    for wish in [Wish::Leave, Wish::Stand, Wish::Start, set] {
        // Given a card that ends a match, and is held until others had their chance,
        let play = (0..100).find_map(|seed| Play::begin(settings.clone(), seed).until_it_ends());
        let mut play = play.expect("a match that ends so");
        let before = play.kept.log.len();
        // when somebody does something else as soon as that is over,
        play.wants(wish.clone());
        // then both are done at once, and what is written is what follows from the log.
        assert!(play.kept.log.len() > before + 1, "{wish:?}");
        let derived = archive::matches(&play.kept.log).expect("a log");
        assert_eq!(derived.len(), 1);
        assert_eq!(play.written, derived, "{wish:?}");
    }
}
