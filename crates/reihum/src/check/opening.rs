//! Where a scenario begins: a position or a deal, under one rulebook.

use super::document::{At, Bad};
use super::fields::canonical;
use super::scenario::{Deal, Scenario, Start, Texts};
use super::script::seat_numbered;
use crate::games::{Shelf, read_rules, seats};
use game::{Game, Seats, Seed};

/// Where a scenario begins under one rulebook.
#[derive(Clone)]
pub(super) struct Opening<G: Game> {
    pub(super) game: G,
    /// What happened in the deal.
    pub(super) events: Vec<G::Event>,
}

impl<G: Shelf> Opening<G> {
    /// The beginning under the scenario's own rulebook.
    pub(super) fn new(scenario: &Scenario) -> Result<Self, Bad> {
        let rules = scenario.rules.try_map(|text| read_rules::<G>(text))?;
        Self::under(&scenario.start, &rules.value)
    }

    /// The beginning under a rulebook that the scenario must not come out under.
    pub(super) fn otherwise(scenario: &Scenario, rules: &At<String>) -> Result<Self, Bad> {
        let other = rules.try_map(|text| read_rules::<G>(text))?;
        if scenario.rules.value.parse().ok() == Some(other.value.clone()) {
            return Err(Bad::new(
                rules.line,
                "`fails-under` names the rulebook of the scenario itself",
            ));
        }
        Self::under(&scenario.start, &other.value).map_err(|bad| {
            let message = format!("under `{}`, which `fails-under` names: {}", rules.value, bad.message);
            Bad::new(rules.line, message)
        })
    }

    fn under(start: &Start, rules: &G::Rules) -> Result<Self, Bad> {
        match start {
            Start::Position(fields) => Ok(Self {
                game: position(fields, rules)?,
                events: Vec::new(),
            }),
            Start::Deal(deal) => Self::dealt(deal, rules),
        }
    }

    fn dealt(deal: &Deal, rules: &G::Rules) -> Result<Self, Bad> {
        let count = deal.seats.value as usize;
        let seats = seats::<G>(count).ok_or_else(|| {
            let (least, most) = (G::SEATS.start(), G::SEATS.end());
            let message = format!("a table of {} has {least} to {most} seats, not {count}", G::NAME);
            Bad::new(deal.seats.line, message)
        })?;
        G::admits(rules, seats).map_err(|error| Bad::new(deal.seats.line, error))?;
        // The last seat deals unless somebody else is named, and its number is the number of seats.
        let dealer = seat_numbered(deal.dealer.as_ref().unwrap_or(&deal.seats), seats)?;
        let seed = match &deal.seed {
            Some(seed) => seed.try_map(|text| text.parse::<Seed>())?.value,
            None => Seed::default(),
        };
        let mut events = Vec::new();
        let game = match &deal.deck {
            Some(deck) => G::deal_stacked(rules, seats, dealer, &deck.value, &seed, &mut events)
                .map_err(|error| Bad::new(deck.line, error))?,
            None => G::deal(rules, seats, dealer, &seed, &mut events),
        };
        Ok(Self { game, events })
    }
}

fn position<G: Game>(fields: &At<Texts>, rules: &G::Rules) -> Result<G, Bad> {
    let texts: Vec<&str> = fields.value.iter().map(|field| field.value.as_str()).collect();
    let whole = format!("rules {rules}; {}", texts.join("; "));
    whole.parse().map_err(|error| {
        // If one field is wrong by itself, its own line says more. `rest` has a meaning only within a position.
        let known = any_position::<G>(rules);
        let alone = fields.value.iter().filter(|field| !field.value.ends_with("rest"));
        let wrong = alone.filter_map(|field| canonical::<G>(field.line, &field.value, &known).err());
        wrong.min_by_key(|bad| bad.line).unwrap_or_else(|| {
            // The last field that begins so: of a field that stands there twice, the second is one too many.
            let faulty = G::faulty_field(&error);
            let begins = |field: &&At<String>, faulty: &str| {
                let mut words = field.value.split_whitespace();
                faulty.split(' ').all(|word| words.next() == Some(word))
            };
            let at = faulty.and_then(|faulty| fields.value.iter().rfind(|field| begins(field, &faulty)));
            Bad::new(at.map_or(fields.line, |field| field.line), error)
        })
    })
}

/// Any position, to see which fields there are.
fn any_position<G: Game>(rules: &G::Rules) -> String {
    let admitted = |seats: &Seats| G::admits(rules, *seats).is_ok();
    let dealt = G::SEATS.filter_map(Seats::new).find(admitted).map(|seats| {
        let dealer = G::first_dealer(rules, seats, &Seed::default(), &mut ());
        G::deal(rules, seats, dealer, &Seed::default(), &mut ())
    });
    dealt.map_or_else(String::new, |game| game.to_string())
}
