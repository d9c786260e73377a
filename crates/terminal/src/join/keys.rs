//! What keys do at a server's table around the deal: seats, being ready, and what only the host may.

use super::visitor::Visitor;
use crate::desk::Keys;
use crate::key::digit;
use crate::{Key, Shown};
use bots::Level;
use game::Seat;
use protocol::{Place, Wish};

/// What is being asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Menu {
    /// Nothing.
    Closed,
    /// Which seat gets a bot.
    BotSeat,
    /// Which bot these seats get.
    Bot(Vec<usize>),
    /// Which bot goes.
    Out,
    /// What the host wants.
    Host,
    /// Who is sent away.
    Remove,
    /// Who becomes the host.
    HandOver,
    /// Whether the match ends.
    End,
}

/// What only the host may, at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Pause,
    Resume,
    Remove,
    HandOver,
    End,
}

fn is_free(place: &Place) -> bool {
    place.guest.is_none() && place.bot.is_none()
}

fn is_bot(place: &Place) -> bool {
    place.guest.is_none() && place.bot.is_some()
}

impl<G: Shown> Visitor<G> {
    /// The seats that are so, counted from 1.
    fn seats(&self, which: fn(&Place) -> bool) -> Vec<usize> {
        let places = (1..).zip(&self.visit.far.table().places);
        places
            .filter(|(_, place)| which(place))
            .map(|(number, _)| number)
            .collect()
    }

    /// The seats that bots can have: of those who are away, too.
    fn seats_for_bots(&self) -> Vec<usize> {
        let far = &self.visit.far;
        let places = (1..).zip(&far.table().places);
        let open = places.filter(|(_, place)| place.guest.is_none_or(|guest| !far.is_there(guest)));
        open.map(|(number, _)| number).collect()
    }

    /// The others who are here, or have a seat.
    fn others(&self) -> Vec<u64> {
        let table = self.visit.far.table();
        let sits = |guest| table.places.iter().any(|place| place.guest == Some(guest));
        let people = table.people.iter();
        let others = people.filter(|person| person.guest != table.you && (person.present || sits(person.guest)));
        others.map(|person| person.guest).take(10).collect()
    }

    /// Whether the person has said that he is ready; nothing if he only watches.
    fn is_ready(&self) -> Option<bool> {
        let seat = self.visit.far.seat()?;
        self.visit.far.table().places.get(seat - 1).map(|place| place.ready)
    }

    /// Whether everybody else in a seat is ready.
    fn others_are_ready(&self) -> bool {
        let table = self.visit.far.table();
        let waits =
            |place: &Place| place.guest.is_some_and(|guest| guest != table.you) && place.bot.is_none() && !place.ready;
        !table.places.iter().any(waits)
    }

    fn host_deeds(&self) -> Vec<Deed> {
        let table = self.visit.far.table();
        let mut deeds = Vec::new();
        if table.running {
            deeds.push(if table.standing.paused {
                Deed::Resume
            } else {
                Deed::Pause
            });
        }
        if !self.others().is_empty() {
            deeds.extend([Deed::Remove, Deed::HandOver]);
        }
        if table.running {
            deeds.push(Deed::End);
        }
        deeds
    }

    pub(super) fn room_prompt(&self) -> String {
        let words = &self.visit.desk.words;
        let running = self.visit.far.table().running;
        let free = !self.seats(is_free).is_empty();
        match self.is_ready() {
            None if running || !free => words.join_you_watch(),
            None => words.join_ask_seat(),
            Some(_) if !running && self.visit.far.is_host() => {
                if free {
                    words.join_ask_fill()
                } else if self.others_are_ready() {
                    words.join_ask_start()
                } else {
                    words.join_ask_wait()
                }
            }
            Some(false) => words.join_ask_ready(),
            Some(true) if running || free || !self.others_are_ready() => words.join_ask_others(),
            Some(true) => words.join_ask_host(),
        }
    }

    pub(super) fn room_keys(&self) -> Keys {
        let words = &self.visit.desk.words;
        let running = self.visit.far.table().running;
        let mut keys = Keys::new();
        let mut add = |key: String, what: String| keys.push((key, what));
        let free = self.seats(is_free);
        if !running && !free.is_empty() {
            let digits: Vec<String> = free.iter().map(|seat| digit(*seat).to_string()).collect();
            add(digits.join(" "), words.join_key_sit());
        }
        match self.is_ready() {
            Some(false) => add("r".into(), words.join_ready()),
            Some(true) => add("r".into(), words.join_key_unready()),
            None => {}
        }
        if !running && self.visit.far.seat().is_some() {
            add("s".into(), words.join_key_stand());
        }
        if self.visit.far.is_host() && !running {
            add("b".into(), words.join_key_bot());
            if !self.seats(is_bot).is_empty() {
                add("o".into(), words.join_key_out());
            }
            add("Enter".into(), words.join_key_start());
        } else if self.visit.far.is_host() {
            add("Enter".into(), words.play_key_next());
        }
        keys
    }

    pub(super) fn key_in_room(&mut self, key: Key) {
        let (running, host) = (self.visit.far.table().running, self.visit.far.is_host());
        let ready = self.is_ready();
        if let Some(number) = key
            .number()
            .filter(|number| !running && self.visit.far.table().places.len() >= *number)
        {
            return self.sit(number);
        }
        match (key, ready) {
            (Key::Char('r'), Some(true)) => self.ask(Wish::Unready),
            (Key::Char('r'), Some(false)) => self.ask(Wish::Ready(None)),
            (Key::Char('s'), Some(_)) if !running => self.ask(Wish::Stand),
            (Key::Char('b'), _) if host && !running => self.menu = Menu::BotSeat,
            (Key::Char('o'), _) if host && !running => self.menu = Menu::Out,
            (key, _) if host && key.chooses() => self.ask(Wish::Start),
            (key, Some(false)) if key.chooses() => self.ask(Wish::Ready(None)),
            _ => self.visit.desk.means_nothing(key),
        }
    }

    /// Takes a seat, from another one if need be; the host also one of a bot.
    fn sit(&mut self, number: usize) {
        if self.visit.far.seat() == Some(number) || !self.visit.may_ask() {
            return;
        }
        let place = &self.visit.far.table().places[number - 1];
        if is_bot(place) && self.visit.far.is_host() {
            self.visit.want(Wish::TakeBot(number));
        } else if !is_free(place) {
            let text = self.visit.desk.words.join_taken(self.name_in(number));
            return self.visit.desk.notify(text, true);
        }
        if self.visit.far.seat().is_some() {
            self.visit.want(Wish::Stand);
        }
        self.visit.want(Wish::Sit(number));
    }

    /// Who sits in a seat, or that it is free.
    fn name_in(&self, number: usize) -> String {
        let name = Seat::numbered(number).and_then(|seat| self.visit.desk.names.of(seat));
        name.map_or_else(|| self.visit.desk.words.join_free(), String::from)
    }

    /// Wants something, if there is somebody to ask.
    fn ask(&mut self, wish: Wish) {
        if self.visit.may_ask() {
            self.visit.want(wish);
        }
    }

    pub(super) fn menu_prompt(&self) -> Option<String> {
        let words = &self.visit.desk.words;
        Some(match self.menu {
            Menu::Closed => return None,
            Menu::BotSeat => words.join_choose_bot_seat(),
            Menu::Bot(_) => words.join_choose_bot(),
            Menu::Out => words.join_choose_out(),
            Menu::Host => words.join_choose_host(),
            Menu::Remove => words.join_choose_removed(),
            Menu::HandOver => words.join_choose_heir(),
            Menu::End => words.join_choose_end(),
        })
    }

    pub(super) fn menu_keys(&self) -> Option<Keys> {
        let words = &self.visit.desk.words;
        let numbered = |things: Vec<String>| -> Keys {
            let things = (1..).zip(things);
            things
                .map(|(number, thing)| (digit(number).to_string(), thing))
                .collect()
        };
        let seats = |seats: Vec<usize>| -> Keys {
            let seats = seats.into_iter();
            seats
                .map(|seat| (digit(seat).to_string(), self.name_in(seat)))
                .collect()
        };
        let mut keys = match &self.menu {
            Menu::Closed => return None,
            Menu::BotSeat => {
                let mut keys = seats(self.seats_for_bots());
                keys.push(("Enter".into(), words.join_key_all()));
                keys
            }
            Menu::Bot(_) => numbered(Level::ALL.map(|level| level.to_string()).into()),
            Menu::Out => seats(self.seats(is_bot)),
            Menu::Host => {
                let said = |deed: Deed| match deed {
                    Deed::Pause => words.join_key_pause(),
                    Deed::Resume => words.join_key_resume(),
                    Deed::Remove => words.join_key_remove(),
                    Deed::HandOver => words.join_key_hand_over(),
                    Deed::End => words.join_key_end(),
                };
                numbered(self.host_deeds().into_iter().map(said).collect())
            }
            Menu::Remove | Menu::HandOver => {
                let others = self.others().into_iter();
                numbered(others.map(|guest| self.visit.far.name_of(guest)).collect())
            }
            Menu::End => vec![("Enter".into(), words.join_key_end())],
        };
        keys.push(("Esc".into(), words.play_key_back()));
        Some(keys)
    }

    pub(super) fn key_in_menu(&mut self, key: Key) {
        let menu = std::mem::replace(&mut self.menu, Menu::Closed);
        if key.goes_back() || key == Key::Char('m') {
            return;
        }
        let number = key.number();
        let index = number.map(|number| number - 1);
        match &menu {
            Menu::BotSeat if key.chooses() => return self.menu = Menu::Bot(self.seats(is_free)),
            Menu::BotSeat => {
                let open = self.seats_for_bots();
                if let Some(number) = number.filter(|number| open.contains(number)) {
                    return self.menu = Menu::Bot(vec![number]);
                }
            }
            Menu::Bot(seats) => {
                if let Some(level) = index.and_then(|index| Level::ALL.get(index)) {
                    if self.visit.may_ask() {
                        for seat in seats {
                            let (seat, bot) = (*seat, level.to_string());
                            self.visit.want(Wish::PutBot { seat, bot });
                        }
                    }
                    return;
                }
            }
            Menu::Out => {
                if let Some(number) = number.filter(|number| self.seats(is_bot).contains(number)) {
                    return self.ask(Wish::TakeBot(number));
                }
            }
            Menu::Host => {
                if let Some(deed) = index.and_then(|index| self.host_deeds().get(index).copied()) {
                    return match deed {
                        Deed::Pause => self.ask(Wish::Pause),
                        Deed::Resume => self.ask(Wish::Resume),
                        Deed::Remove => self.menu = Menu::Remove,
                        Deed::HandOver => self.menu = Menu::HandOver,
                        Deed::End => self.menu = Menu::End,
                    };
                }
            }
            Menu::Remove | Menu::HandOver => {
                if let Some(guest) = index.and_then(|index| self.others().get(index).copied()) {
                    let removed = menu == Menu::Remove;
                    return self.ask(if removed {
                        Wish::Remove(guest)
                    } else {
                        Wish::HandOver(guest)
                    });
                }
            }
            Menu::End if key.chooses() => return self.ask(Wish::End),
            Menu::End | Menu::Closed => {}
        }
        // It means nothing here, and the question stays.
        self.menu = menu;
        self.visit.desk.means_nothing(key);
    }
}
