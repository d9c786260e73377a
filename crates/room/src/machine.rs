//! A bot of somebody else in a person's seat, who hears and speaks the bot protocol.

use crate::Hosted;
use game::{Projection, Seat, SeatSet, Viewer};
use protocol::{
    Budget, Deal, End, Fields, FromBot, Hello, Kind, MOST_ID, Match, Message, Options, Request, ToBot, VERSION,
};
use table::{AskKind, Chapter, Command, Deed, Follower, Guest, Millis, Table};

/// How long an answer may take.
const PATIENCE: Millis = Millis(10_000);

/// A bot of somebody else: what it was told, and what it was asked.
pub(crate) struct Machine<G: Hosted> {
    follower: Option<Follower<G>>,
    /// The match that it was told of, counted from 1.
    told: u32,
    seed: u64,
    /// The number of the last request, and of the last command.
    asked: u64,
    commands: u64,
    open: Option<Open<G>>,
}

/// What a bot answered.
#[derive(Clone, Copy)]
enum Said<G: Hosted> {
    /// Nothing yet.
    Silence,
    /// That it does nothing, or nothing that could be done.
    Nothing,
    /// This.
    Action(G::Action),
}

/// A request that is open.
struct Open<G: Hosted> {
    kind: Kind,
    /// Which decision of the deal it is about.
    decision: Option<(u32, u32)>,
    legal: Vec<G::Action>,
    /// When what it does takes effect, at the earliest.
    due: Millis,
    answer: Said<G>,
    /// Whether that was done, or is held: it is asked again when something else has happened.
    done: bool,
}

impl<G: Hosted> Machine<G> {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            follower: None,
            told: 0,
            seed,
            asked: 0,
            // No two connections of a guest have the same numbers, and no client has such.
            commands: MOST_ID + seed % MOST_ID,
            open: None,
        }
    }

    /// The first thing it hears.
    pub(crate) fn hello() -> String {
        line(&ToBot::Hello(Hello {
            protocol: VERSION,
            program: concat!("reihum ", env!("CARGO_PKG_VERSION")).into(),
            game: G::NAME.into(),
            options: Options {
                ms: PATIENCE.0,
                reasons: false,
            },
        }))
    }

    /// What it is to be told and asked now.
    pub(crate) fn hear(&mut self, now: Millis, table: &Table<G>, guest: Guest) -> Vec<String> {
        let mut lines = Vec::new();
        let Some(seat) = table.seat_of(guest) else {
            self.open = None;
            return lines;
        };
        if self.follower.as_ref().is_none_or(|follower| follower.seat() != seat) {
            // A match that was over before it sat there it had no part in.
            self.follower = table.match_runs().then(|| Follower::new(seat));
            self.told = 0;
        }
        let (told, seed) = (&mut self.told, self.seed);
        if let Some(follower) = &mut self.follower {
            follower.follow(table, |chapter| {
                tell(table, seat, told, seed, &chapter, &mut lines);
            });
        }
        lines.extend(self.ask(now, table, (guest, seat)));
        lines
    }

    /// Asks it, if there is something to do that it was not asked for.
    fn ask(&mut self, now: Millis, table: &Table<G>, (guest, seat): (Guest, Seat)) -> Option<String> {
        let standing = table.standing();
        // Where no person is, it waits as in a pause.
        let goes_on = table.deal_runs() && !standing.paused && table.is_present(guest);
        let view = table.view(Viewer::Seat(seat)).filter(|_| goes_on);
        let legal = view.as_ref().map(Projection::legal).unwrap_or_default();
        if legal.is_empty() {
            self.open = None;
            return None;
        }
        let (kind, ask) = if standing.waits_for.contains(seat) {
            (Kind::Turn, AskKind::Turn)
        } else if standing.interjectable {
            (Kind::Interject, AskKind::Interject)
        } else {
            (Kind::Call, AskKind::Call)
        };
        let decision = table.decision();
        let same = |open: &Open<G>| {
            open.kind == kind && open.legal == legal && (kind != Kind::Turn || open.decision == decision)
        };
        if self.open.as_ref().is_some_and(same) {
            return None;
        }
        let (delay, _) = table.machine(seat, ask)?;
        self.asked += 1;
        let request = ToBot::Request(Request {
            id: self.asked,
            kind,
            legal: legal.iter().map(ToString::to_string).collect(),
            sight: Fields::of(&view?.sight().to_string()),
            budget: Budget { ms: PATIENCE.0 },
        });
        self.open = Some(Open {
            kind,
            decision,
            legal,
            due: now + delay,
            answer: Said::Silence,
            done: false,
        });
        Some(line(&request))
    }

    /// It says something. What is no answer to what it was asked counts as silence.
    pub(crate) fn say(&mut self, said: FromBot) {
        let FromBot::Action { id, action, .. } = said else {
            return;
        };
        let open = self.open.as_mut().filter(|_| id == self.asked);
        if let Some(open) = open.filter(|open| matches!(open.answer, Said::Silence)) {
            let action = action.and_then(|text| text.parse().ok());
            let allowed = action.filter(|action| open.legal.contains(action));
            open.answer = allowed.map_or(Said::Nothing, Said::Action);
        }
    }

    /// When it does something, or its time is over.
    pub(crate) fn due(&self) -> Option<Millis> {
        let open = self.open.as_ref().filter(|open| !open.done)?;
        match (&open.answer, open.kind) {
            (Said::Silence, Kind::Turn) => Some(open.due + PATIENCE),
            (Said::Nothing, Kind::Turn) | (Said::Action(_), _) => Some(open.due),
            (Said::Silence | Said::Nothing, _) => None,
        }
    }

    /// What it does now, with the number of the command.
    pub(crate) fn act(&mut self, now: Millis, table: &Table<G>, guest: Guest) -> Option<(u64, Command<G>)> {
        let seat = table.seat_of(guest)?;
        if !table.deal_runs() {
            let ready = table.places()[seat].ready;
            return (!ready).then(|| (self.number(), Command::Ready(None)));
        }
        if self.due().is_none_or(|due| due > now) {
            return None;
        }
        let open = self.open.as_mut()?;
        open.done = true;
        let action = match open.answer {
            Said::Action(action) => Some(action),
            Said::Silence | Said::Nothing => None,
        };
        let command = match open.kind {
            Kind::Turn => Command::Act(action.or_else(|| table.machine(seat, AskKind::Turn)?.1)?),
            Kind::Interject | Kind::Call => match action? {
                action if table.deed(&action) == Some(Deed::Interjection) => Command::Throw(action),
                call => Command::Act(call),
            },
        };
        Some((self.number(), command))
    }

    /// The seat that it takes: the first one that is free.
    pub(crate) fn sit(&mut self, table: &Table<G>) -> Option<(u64, Command<G>)> {
        let mut places = table.places().iter();
        let free = places.find(|(_, place)| place.person().is_none() && place.bot().is_none());
        free.map(|(seat, _)| (self.number(), Command::Sit(seat)))
    }

    /// The number of its next command.
    pub(crate) fn number(&mut self) -> u64 {
        self.commands += 1;
        self.commands
    }
}

/// Tells it what happened.
fn tell<G: Hosted>(
    table: &Table<G>,
    seat: Seat,
    told: &mut u32,
    seed: u64,
    chapter: &Chapter<'_, G>,
    lines: &mut Vec<String>,
) {
    match chapter {
        Chapter::Begins(score) => {
            if *told != table.matches() {
                *told = table.matches();
                lines.push(line(&ToBot::Match(Match {
                    rules: score.rules().to_string(),
                    seats: score.seats().count(),
                    seat: seat.number(),
                    seed: seed.to_string(),
                })));
            }
            lines.push(line(&ToBot::Deal(Deal {
                number: score.scores().deals + 1,
                dealer: score.dealer().number(),
                scores: score.scores().totals.values().to_vec(),
            })));
        }
        Chapter::Seen(event) => lines.push(line(&ToBot::Event {
            event: event.to_string(),
        })),
        Chapter::Ended(score) => {
            let winners = score.winners().unwrap_or(SeatSet::EMPTY);
            lines.push(line(&ToBot::End(End {
                winners: winners.iter().map(Seat::number).collect(),
                scores: score.scores().totals.values().to_vec(),
            })));
        }
    }
}

/// A message, without the end of its line: a socket has its own.
fn line(message: &ToBot) -> String {
    let mut line = message.line();
    line.pop();
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Seats, Seed};
    use table::{Answer, CommandId, Input, Settings};

    type Solo = Table<solo::Round>;

    fn say(table: &mut Solo, guest: Guest, id: u64, command: Command<solo::Round>) -> Option<Answer<solo::Round>> {
        let (id, trip) = (CommandId(id), Millis(0));
        let input = Input::Command {
            guest,
            id,
            command,
            trip,
        };
        table.step(Millis(0), input).answer(guest, id).cloned()
    }

    /// A table at which somebody has not called, somebody else can catch it, and a card could be thrown in.
    fn somebody_can_be_caught(seed: u64) -> Option<(Solo, Guest, String)> {
        let rules = "modern penalty=caught".parse().unwrap();
        let mut settings = Settings::new(rules, Seats::new(3).unwrap());
        settings.mode = table::Mode::Race;
        settings.question = Millis(0);
        let name = || "Anna".parse().unwrap();
        let (mut table, _) = Table::open(Millis(0), settings, Guest(1), name(), Seed::from_number(seed)).unwrap();
        for seat in table.settings().seats.iter() {
            let guest = Guest(seat.number() as u64);
            table.step(Millis(0), Input::Came { guest, name: name() });
            say(&mut table, guest, 1, Command::Sit(seat));
            say(&mut table, guest, 2, Command::Ready(None));
        }
        say(&mut table, Guest(1), 3, Command::Start);
        for id in 4..300 {
            let standing = table.standing();
            let legal = |seat| {
                table
                    .view(Viewer::Seat(seat))
                    .map(|view| view.legal())
                    .unwrap_or_default()
            };
            for seat in table.settings().seats.iter() {
                let catch = legal(seat)
                    .iter()
                    .map(ToString::to_string)
                    .find(|text| text.starts_with("catch"));
                if let Some(catch) = catch.filter(|_| standing.interjectable && !standing.waits_for.contains(seat)) {
                    return Some((table, Guest(seat.number() as u64), catch));
                }
            }
            let seat = standing.waits_for.iter().next()?;
            let quiet = |text: &str| !text.contains('!') && text != "solo" && !text.starts_with("catch");
            let mut quiet = legal(seat).into_iter().filter(|action| quiet(&action.to_string()));
            let action = quiet.next()?;
            say(&mut table, Guest(seat.number() as u64), id, Command::Act(action));
        }
        None
    }

    #[test]
    fn a_bot_can_call_while_a_card_could_be_thrown_in() {
        // Given a bot that is asked whether it throws something in,
        let (mut table, guest, catch) = (0..500).find_map(somebody_can_be_caught).unwrap();
        let mut machine = Machine::new(7);
        machine.hear(Millis(0), &table, guest);
        assert_eq!(machine.open.as_ref().map(|open| open.kind), Some(Kind::Interject));
        // when it catches somebody instead,
        machine.say(FromBot::Action {
            id: machine.asked,
            action: Some(catch),
            reason: None,
        });
        let (id, command) = machine.act(Millis(60_000), &table, guest).unwrap();
        // then that is done.
        assert_eq!(say(&mut table, guest, id, command), Some(Answer::Done));
    }

    #[test]
    fn whoever_comes_and_goes_does_not_keep_a_bot_from_its_turn() {
        // Given a bot that is asked in its turn,
        let (mut table, ..) = (0..500).find_map(somebody_can_be_caught).unwrap();
        let seat = table.standing().waits_for.iter().next().unwrap();
        let guest = Guest(seat.number() as u64);
        let mut machine = Machine::new(7);
        machine.hear(Millis(0), &table, guest);
        let (asked, due) = (machine.asked, machine.due());
        assert_eq!(machine.open.as_ref().map(|open| open.kind), Some(Kind::Turn));
        // when somebody comes and goes,
        for time in [100, 200, 300] {
            let other = Guest(99);
            let name = "Dora".parse().unwrap();
            table.step(Millis(time), Input::Came { guest: other, name });
            table.step(Millis(time), Input::Went { guest: other });
            // then it is asked nothing else, and has no more time than before.
            assert_eq!(machine.hear(Millis(time), &table, guest), Vec::<String>::new());
        }
        assert_eq!((machine.asked, machine.due()), (asked, due));
    }
}
