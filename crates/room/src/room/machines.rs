//! What a room does with the bots of other people: where they sit, what they do, and that none of them leads a table.

use super::{Member, Room, bye, persons};
use crate::{Hosted, Outbox, Said, Text};
use game::Seat;
use table::{Command, Guest, Input, Millis, Person};

impl<G: Hosted, O: Outbox> Room<G, O> {
    /// Somebody's bot takes a seat, unless it has one.
    pub(super) fn seat_machine(&mut self, now: Millis, connection: u64, out: &O) {
        let Some(place) = self.members.iter().position(|member| member.connection == connection) else {
            return;
        };
        let guest = self.members[place].guest;
        if self.table.seat_of(guest).is_some() {
            return;
        }
        let sits = self.members[place]
            .machine
            .as_mut()
            .and_then(|machine| machine.sit(&self.table));
        if let Some((id, command)) = sits {
            self.command(now, guest, id, command, Millis(0));
        }
        if self.table.seat_of(guest).is_none() {
            let text = "there is no free seat at this table, or a match runs: try again later";
            let bye = Said::Last(bye("no-seat", text));
            self.outgoing.push_back((out.clone(), bye));
            self.members.retain(|member| member.connection != connection);
            self.see_who_is_gone(now);
        }
    }

    /// Lets bots of others do what they have decided, and tells them what happened.
    pub(super) fn serve_machines(&mut self, now: Millis) {
        if self.members.iter().all(|member| member.machine.is_none()) {
            (self.host, self.adrift) = (self.table.host(), None);
            return;
        }
        self.see_who_is_gone(now);
        self.relieve_machine(now);
        let mut place = 0;
        while place < self.members.len() {
            if self.unseat_machine(now, place) {
                place = 0;
                continue;
            }
            let Member {
                guest, machine, out, ..
            } = &mut self.members[place];
            let (guest, mut does) = (*guest, None);
            if let Some(machine) = machine {
                let lines = machine.hear(now, &self.table, guest);
                if !lines.is_empty() {
                    let lines = lines.into_iter().map(Text::of).collect();
                    self.outgoing.push_back((out.clone(), Said::Many(lines)));
                }
                does = machine.act(now, &self.table, guest);
            }
            let before = self.table.seq();
            if let Some((id, command)) = does {
                self.command(now, guest, id, command, Millis(0));
            }
            // What was done changes what the others must be told; what was refused does not, and would be again.
            place = if self.table.seq() == before { place + 1 } else { 0 };
        }
    }

    /// Whoever's bot had a seat that is not there any more, or gave it up, has none. Whether that is so.
    fn unseat_machine(&mut self, now: Millis, place: usize) -> bool {
        let Member { guest, machine, .. } = &self.members[place];
        if machine.is_none() || self.table.seat_of(*guest).is_some() {
            return false;
        }
        let member = self.members.remove(place);
        let text = "your seat is not there any more: come again, and take another one if there is one";
        self.outgoing.push_back((member.out, Said::Last(bye("no-seat", text))));
        self.see_who_is_gone(now);
        true
    }

    /// Nobody's bot leads a table: it cannot start, go on or hand over. One that a table fell to hands it on at once; for somebody whose own bot plays
    /// in his place it waits as long as for anybody who went away.
    fn relieve_machine(&mut self, now: Millis) {
        let host = self.table.host();
        let inherits = std::mem::replace(&mut self.host, host) != host;
        let led = persons(&self.members).any(|member| member.guest == host);
        if led || !self.table.is_present(host) {
            self.adrift = None;
            return;
        }
        if inherits {
            self.adrift = Some(now);
        }
        let adrift = *self.adrift.get_or_insert(now + self.table.settings().grace);
        let Some(heir) = self.someone_to_lead().filter(|_| adrift <= now) else {
            return;
        };
        let machines = self.members.iter_mut().filter(|member| member.guest == host);
        let number = machines
            .filter_map(|member| member.machine.as_mut())
            .map(|machine| machine.number())
            .next();
        if let Some(id) = number {
            self.command(now, host, id, Command::HandOver(heir), Millis(0));
            (self.host, self.adrift) = (self.table.host(), None);
        }
    }

    /// The person who would lead the table: whoever sits in the first seat, or else has been here longest by number.
    pub(super) fn someone_to_lead(&self) -> Option<Guest> {
        let present = |guest: &Guest| self.table.is_present(*guest);
        let persons = persons(&self.members).map(|member| member.guest).filter(present);
        persons.min_by_key(|guest| {
            let seat = self.table.seat_of(*guest);
            (seat.is_none(), seat.map(Seat::number), *guest)
        })
    }

    /// A person comes: bots that waited for one are there again.
    pub(super) fn wake_machines(&mut self, now: Millis) {
        for person in self.table.people().into_iter().filter(|person| !person.present) {
            let Person { guest, name, .. } = person;
            if self.members.iter().any(|member| member.guest == guest) {
                self.step(now, Input::Came { guest, name });
            }
        }
    }
}
