//! A scenario as its game understands it: every text read, every seat at the table.

use super::document::{At, Bad};
use super::fields::Expected;
use super::scenario::{Numbers, Scenario, Step, Texts};
use crate::games::Shelf;
use crate::output::short;
use crate::suggest::{did_you_mean, either};
use game::{Actor, BySeat, Game, MAX_SEATS, Scores, Seat, SeatSet, Seats, Viewer};
use std::fmt::Display;

/// What is done and expected, whatever the rulebook.
pub(super) struct Script<G: Game> {
    /// The scores before.
    pub(super) scores: Scores,
    pub(super) steps: Vec<Act<G>>,
}

/// One step of a script.
pub(super) struct Act<G: Game> {
    /// What is done, and by whom.
    pub(super) action: Option<At<(Actor, G::Action)>>,
    /// The number of the rule that must refuse it.
    pub(super) refused: Option<At<String>>,
    pub(super) expectations: Vec<Expectation<G>>,
}

/// Something that must be so after a step.
pub(super) struct Expectation<G: Game> {
    /// The name of the field it stands in, such as `view.2`.
    pub(super) field: String,
    pub(super) line: usize,
    pub(super) what: What<G>,
}

/// What must be so.
pub(super) enum What<G: Game> {
    /// A field, in truth or as somebody sees it.
    Field(Option<Viewer>, Expected),
    /// These events in this order, in truth or as somebody sees them.
    Events(Option<Viewer>, Texts),
    /// No event that begins so.
    Never(String),
    /// Whether an action is open to somebody.
    Open(Actor, G::Action, bool),
    /// What each seat writes down.
    Points(BySeat<u32>),
    /// Who won.
    Winners(SeatSet),
    /// The scores after.
    Totals(BySeat<u32>),
    /// Who has won the match.
    MatchWinners(SeatSet),
}

impl<G: Shelf> Script<G> {
    /// Reads all texts of a scenario that begins with `opening`.
    pub(super) fn new(scenario: &Scenario, opening: &G) -> Result<Self, Bad> {
        let seats = opening.seats();
        let mut scores = Scores::new(seats);
        if let Some(totals) = &scenario.totals {
            scores.totals = for_each_seat("totals", totals, seats)?;
        }
        let steps = scenario.steps.iter().map(|step| Act::new(step, opening));
        Ok(Self {
            scores,
            steps: steps.collect::<Result<_, _>>()?,
        })
    }
}

impl<G: Shelf> Act<G> {
    fn new(step: &Step, opening: &G) -> Result<Self, Bad> {
        // Somebody who does not sit at the table may try something, but only to be refused.
        let seats = match step.refused {
            Some(_) => Seats::new(MAX_SEATS).unwrap_or(opening.seats()),
            None => opening.seats(),
        };
        let action = step
            .action
            .as_ref()
            .map(|text| text.try_map(|text| read_action::<G>(text, seats)));
        Ok(Self {
            action: action.transpose()?,
            refused: step.refused.clone(),
            expectations: Reading {
                opening,
                seats: opening.seats(),
                all: Vec::new(),
            }
            .step(step)?,
        })
    }
}

/// The expectations of one step being read.
struct Reading<'a, G: Game> {
    opening: &'a G,
    seats: Seats,
    all: Vec<Expectation<G>>,
}

impl<G: Shelf> Reading<'_, G> {
    fn step(mut self, step: &Step) -> Result<Vec<Expectation<G>>, Bad> {
        self.fields("then", None, &step.then)?;
        self.events("events", None, &step.events)?;
        for text in &step.never {
            let text = text.try_map(|text| read_event::<G>(text))?;
            self.push("never", text.line, What::Never(text.value));
        }
        for (viewer, pieces) in &step.view {
            let who = viewer.try_map(|text| read_viewer(text, self.seats))?;
            self.fields(&format!("view.{}", viewer.value), Some(who.value), pieces)?;
        }
        for (viewer, texts) in &step.seen {
            let who = viewer.try_map(|text| read_viewer(text, self.seats))?;
            self.events(&format!("seen.{}", viewer.value), Some(who.value), texts)?;
        }
        self.open("legal", &step.legal, true)?;
        self.open("illegal", &step.illegal, false)?;
        self.by_seat("points", step.points.as_ref(), What::Points)?;
        self.seat_set("winners", step.winners.as_ref(), What::Winners)?;
        self.by_seat("totals", step.totals.as_ref(), What::Totals)?;
        self.seat_set("match-winners", step.match_winners.as_ref(), What::MatchWinners)?;
        Ok(self.all)
    }

    fn push(&mut self, field: &str, line: usize, what: What<G>) {
        let field = field.into();
        self.all.push(Expectation { field, line, what });
    }

    fn fields(&mut self, name: &str, viewer: Option<Viewer>, pieces: &Texts) -> Result<(), Bad> {
        let known = text_for(self.opening, viewer);
        for piece in pieces {
            let expected = Expected::read::<G>(piece, &known)?;
            self.push(name, piece.line, What::Field(viewer, expected));
        }
        Ok(())
    }

    fn events(&mut self, name: &str, viewer: Option<Viewer>, texts: &Texts) -> Result<(), Bad> {
        if let Some(first) = texts.first() {
            let texts = texts.iter().map(|text| text.try_map(|text| read_event::<G>(text)));
            let texts = texts.collect::<Result<_, _>>()?;
            self.push(name, first.line, What::Events(viewer, texts));
        }
        Ok(())
    }

    fn open(&mut self, name: &str, lists: &[(At<String>, Texts)], open: bool) -> Result<(), Bad> {
        for (who, texts) in lists {
            let actor = who.try_map(|text| read_actor(text, self.seats))?.value;
            for text in texts {
                let parse = |text: &String| text.trim().parse().map_err(not_an_action);
                let action = text.try_map(parse)?;
                self.push(
                    &format!("{name}.{}", who.value),
                    text.line,
                    What::Open(actor, action.value, open),
                );
            }
        }
        Ok(())
    }

    fn by_seat(&mut self, name: &str, list: Option<&Numbers>, what: fn(BySeat<u32>) -> What<G>) -> Result<(), Bad> {
        if let Some(list) = list {
            let values = for_each_seat(name, list, self.seats)?;
            self.push(name, list.line, what(values));
        }
        Ok(())
    }

    fn seat_set(&mut self, name: &str, list: Option<&Numbers>, what: fn(SeatSet) -> What<G>) -> Result<(), Bad> {
        if let Some(list) = list {
            let seats = list.value.iter().map(|number| seat_numbered(number, self.seats));
            let seats = seats.collect::<Result<SeatSet, _>>()?;
            self.push(name, list.line, what(seats));
        }
        Ok(())
    }
}

/// A game as text: the truth, or what somebody sees of it.
pub(super) fn text_for<G: Game>(game: &G, viewer: Option<Viewer>) -> String {
    viewer.map_or_else(|| game.to_string(), |viewer| game.sight(viewer).to_string())
}

fn read_action<G: Shelf>(text: &str, seats: Seats) -> Result<(Actor, G::Action), String> {
    let (who, action) = text.split_once(':').ok_or_else(|| {
        format!(
            "`do` must have the form SEAT: ACTION, such as {}, not `{}`",
            G::ACTION,
            short(text)
        )
    })?;
    let action = action.trim();
    let parsed = action.parse().map_err(not_an_action)?;
    Ok((read_actor(who.trim(), seats)?, parsed))
}

fn not_an_action(error: impl Display) -> String {
    error.to_string()
}

fn read_actor(text: &str, seats: Seats) -> Result<Actor, String> {
    match text {
        "host" => Ok(Actor::Host),
        _ => seat(text, seats)
            .map(Actor::Seat)
            .ok_or_else(|| nobody(text, seats, "host")),
    }
}

fn read_viewer(text: &str, seats: Seats) -> Result<Viewer, String> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        _ => seat(text, seats)
            .map(Viewer::Seat)
            .ok_or_else(|| nobody(text, seats, "spectator")),
    }
}

fn seat(text: &str, seats: Seats) -> Option<Seat> {
    seats.iter().find(|seat| seat.to_string() == text)
}

/// The seat of a table that people call by this number.
pub(super) fn seat_numbered(number: &At<u32>, seats: Seats) -> Result<Seat, Bad> {
    let seat = seats.iter().find(|seat| seat.number() == number.value as usize);
    seat.ok_or_else(|| Bad::new(number.line, no_seat(number.value, seats)))
}

fn nobody(text: &str, seats: Seats, other: &str) -> String {
    format!("{}, and `{other}`", no_seat(short(text), seats))
}

fn no_seat(text: impl Display, seats: Seats) -> String {
    format!("there is no seat `{text}` at this table: there are seats 1 to {seats}")
}

fn for_each_seat(name: &str, numbers: &Numbers, seats: Seats) -> Result<BySeat<u32>, Bad> {
    if numbers.value.len() != seats.count() {
        let (wanted, given) = (seats.count(), numbers.value.len());
        let message = format!("`{name}` must have {wanted} numbers, one for each seat, not {given}");
        return Err(Bad::new(numbers.line, message));
    }
    Ok(BySeat::from_fn(seats, |seat| numbers.value[seat.index()].value))
}

/// An event as the game writes it, whatever white space somebody used. A misspelt one would never happen, and `never`
/// would be content with it.
fn read_event<G: Shelf>(text: &str) -> Result<String, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let first = words.first().copied().unwrap_or_default();
    if G::EVENTS.contains(&first) {
        return Ok(words.join(" "));
    }
    let meant = did_you_mean(first, G::EVENTS.iter().copied());
    let allowed = either(G::EVENTS);
    Err(format!(
        "no event begins with `{}`{meant}: it can be {allowed}",
        short(first)
    ))
}
