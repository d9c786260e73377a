//! A fuzz target: people who come, say anything and go, at a table that keeps what they do, or cannot.

use super::{Ear, Kept, entering, facts, opened};
use crate::fuzz::COMMANDS;
use crate::task::{Core, Incoming};
use game::Viewer;
use game::testing::{Tape, garble};
use protocol::{Message, ToServer, Wish};
use table::{Guest, Millis};

/// A table, what is kept of it, and those who were ever at it.
struct World {
    core: Core<solo::Round>,
    kept: Kept,
    /// With the guest of each.
    ears: Vec<(u64, Ear)>,
    now: u64,
}

impl World {
    /// Keeps what is new, or cannot; then everybody listens.
    fn settle(&mut self, fails: bool) {
        if let Some(write) = self.core.write() {
            if fails {
                self.core.lost();
                self.core.deliver();
                // The log knows better.
                self.core = Core::woken(Millis(self.now), facts(), self.kept.table(), 1);
                self.listen();
                return;
            }
            self.kept.keep(write);
            self.core.kept();
        }
        self.core.deliver();
        self.listen();
    }

    fn listen(&mut self) {
        for (_, ear) in &mut self.ears {
            ear.listen(&self.kept);
        }
    }

    /// What somebody says, most of which makes sense.
    fn wish(&self, connection: usize, tape: &mut Tape<'_>) -> Option<Wish> {
        let table = self.kept.table();
        let seat = table.seat_of(Guest(self.ears[connection].0));
        let view = seat.and_then(|seat| table.view(Viewer::Seat(seat)));
        let legal = view.map(|view| view.legal()).unwrap_or_default();
        if !legal.is_empty() && tape.below(4) > 0 {
            return Some(Wish::Act(tape.pick(&legal).to_string()));
        }
        let (text, donor) = (tape.pick(&COMMANDS), tape.pick(&COMMANDS));
        let text = match tape.below(2) {
            0 => text.as_bytes().to_vec(),
            _ => garble(text.as_bytes(), donor.as_bytes(), tape),
        };
        match ToServer::read(&text) {
            Ok(ToServer::Command { wish, .. }) => Some(wish),
            _ => None,
        }
    }
}

#[test]
fn fuzz_tables() {
    bolero::check!().with_max_len(160).for_each(|bytes: &[u8]| {
        let mut tape = Tape::new(bytes);
        let (core, kept) = opened(2);
        let mut world = World {
            core,
            kept,
            ears: Vec::new(),
            now: 0,
        };
        while !tape.is_empty() {
            world.now += tape.below(3000) as u64;
            let now = Millis(world.now);
            let connection = world.ears.len();
            match tape.below(8) {
                0 => {
                    let guest = 1 + tape.below(3) as u64;
                    let (enter, ear) = entering(connection as u64, guest, 9999);
                    world.ears.push((guest, ear));
                    world.core.take(now, enter, 5);
                }
                _ if connection == 0 => {}
                1 => {
                    let connection = tape.below(connection) as u64;
                    world.core.take(now, Incoming::Exit { connection }, 5);
                }
                2 => world.core.tick(now),
                _ => {
                    let connection = tape.below(connection);
                    let id = tape.byte().into();
                    if let Some(wish) = world.wish(connection, &mut tape) {
                        let trip = Millis(tape.byte().into());
                        let connection = connection as u64;
                        let wish = Incoming::Wish {
                            connection,
                            id,
                            wish,
                            trip,
                        };
                        world.core.take(now, wish, 5);
                    }
                }
            }
            match tape.below(16) {
                0 => world.settle(true),
                // Several things are kept together.
                1..4 => {}
                _ => world.settle(false),
            }
        }
        world.settle(false);
    });
}
