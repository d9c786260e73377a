//! A table as somebody has set it up, before there is one. Whatever is chosen can be played: the rest cannot be chosen.

use crate::games::GameName;
use crate::keep::{SET_UP, keep, kept};
use crate::plan::Plan;
use bots::Level;
use protocol::http::NewTable;
use protocol::worker::NewHome;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What somebody has chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Choice {
    pub(crate) game: GameName,
    /// The rules, in notation.
    pub(crate) rules: String,
    /// How many seats there are.
    pub(crate) seats: usize,
    /// Where he sits himself, counted from 1.
    pub(crate) seat: usize,
    /// The seats that get bots, and how well each plays. The others are for people.
    pub(crate) bots: BTreeMap<usize, String>,
    pub(crate) mode: Mode,
    /// How many seconds there are for a decision; none: as many as one likes.
    pub(crate) clock: Option<u32>,
    /// Whether everybody may know of it.
    pub(crate) public: bool,
}

/// How it is decided who was first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Mode {
    Race,
    #[default]
    Fair,
    Calm,
}

impl Mode {
    pub(crate) const ALL: [Self; 3] = [Self::Race, Self::Fair, Self::Calm];

    /// Its name in what the server is told.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Fair => "fair:250",
            Self::Calm => "calm:3000",
        }
    }
}

/// What stands before the rules in the settings of a table. They are the last.
const RULES: &str = " rules=";

/// The clocks that are offered, in seconds.
pub(crate) const CLOCKS: [u32; 5] = [15, 30, 60, 90, 180];

/// Who fills a seat at a table of one's own that nobody else can come to.
pub(crate) const FILLS: Level = Level::Family;

impl Default for Choice {
    fn default() -> Self {
        let game = GameName::Solo;
        Self {
            game,
            rules: game.usual().into(),
            seats: 4,
            seat: 1,
            bots: BTreeMap::new(),
            mode: Mode::default(),
            clock: None,
            public: false,
        }
    }
}

impl Choice {
    /// The table that is played at once: four seats, the usual rules, bots.
    pub(crate) fn usual(game: GameName) -> Self {
        Self {
            game,
            rules: game.usual().into(),
            ..Self::default()
        }
    }

    /// What was chosen the last time, as far as there still is such a table.
    pub(crate) fn kept() -> Self {
        kept(SET_UP).and_then(|text| Self::read(&text)).unwrap_or_default()
    }

    /// What was chosen for a table that there is already.
    pub(crate) fn of(game: GameName, settings: &str) -> Self {
        let (fields, rules) = settings.split_once(RULES).unwrap_or((settings, game.usual()));
        let field = |name: &str| {
            let mut fields = fields.split(' ');
            fields
                .find_map(|field| field.strip_prefix(name)?.strip_prefix('='))
                .unwrap_or_default()
        };
        let kind = |text: &str| text.split(':').next().map(String::from);
        let mode = Mode::ALL
            .into_iter()
            .find(|mode| kind(mode.text()) == kind(field("mode")));
        Self {
            game,
            rules: rules.into(),
            seats: field("seats").parse().unwrap_or_default(),
            mode: mode.unwrap_or_default(),
            clock: field("clock").parse().ok().map(|millis: u32| millis / 1000),
            ..Self::default()
        }
    }

    /// The settings of that table with what is chosen otherwise now. All else is as it was, also what nobody can choose here.
    pub(crate) fn changes(&self, before: &Self, settings: &str) -> String {
        let (fields, _) = settings.split_once(RULES).unwrap_or((settings, ""));
        let fields = fields.split(' ').map(|field| match field.split('=').next() {
            Some("seats") => format!("seats={}", self.seats),
            Some("mode") if self.mode != before.mode => format!("mode={}", self.mode.text()),
            Some("clock") if self.clock != before.clock => {
                let millis = self.clock.map(|seconds| (seconds * 1000).to_string());
                format!("clock={}", millis.as_deref().unwrap_or("off"))
            }
            _ => field.into(),
        });
        let fields: Vec<String> = fields.collect();
        format!("{}{RULES}{}", fields.join(" "), self.rules)
    }

    /// Keeps it for the next time.
    pub(crate) fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            keep(SET_UP, &text);
        }
    }

    fn read(text: &str) -> Option<Self> {
        let mut choice: Self = serde_json::from_slice(text.as_bytes()).ok()?;
        choice.bots.retain(|_, level| level.parse::<Level>().is_ok());
        let known = choice.clock.is_none_or(|clock| CLOCKS.contains(&clock));
        let seated = (1..=choice.seats).contains(&choice.seat);
        (known && seated && choice.game.admits(&choice.rules, choice.seats)).then_some(choice)
    }

    /// Chooses another game, by its usual rules.
    pub(crate) fn play(&mut self, game: GameName) {
        self.game = game;
        self.rules = game.usual().into();
        let (least, most) = game.seats().into_inner();
        self.resize(self.seats.clamp(least, most));
    }

    /// Chooses a rulebook, as it is printed.
    pub(crate) fn follow(&mut self, rulebook: &str) {
        self.rules = rulebook.into();
    }

    /// Whether there can be so many seats.
    pub(crate) fn fits(&self, seats: usize) -> bool {
        self.game.seats().contains(&seats)
    }

    /// Has another number of seats. What does not go with it is as in the rulebook again.
    pub(crate) fn resize(&mut self, seats: usize) {
        if !self.fits(seats) {
            return;
        }
        self.seats = seats;
        self.seat = self.seat.min(seats);
        let edition = self.game.edition(&self.rules);
        for field in self.game.differences(&self.rules, edition) {
            if self.game.admits(&self.rules, seats) {
                break;
            }
            let printed = self.game.field(edition, field);
            let without = self.game.with(&self.rules, field, &printed);
            self.rules = without.unwrap_or_else(|| edition.into());
        }
    }

    /// The value of a field of the rules.
    pub(crate) fn field(&self, field: &str) -> String {
        self.game.field(&self.rules, field)
    }

    /// What the rulebook says about a field.
    pub(crate) fn printed(&self, field: &str) -> String {
        self.game.field(self.game.edition(&self.rules), field)
    }

    /// The rules with another value of a field, if such a table can be.
    pub(crate) fn with(&self, field: &str, value: &str) -> Option<String> {
        let rules = self.game.with(&self.rules, field, value)?;
        self.game.admits(&rules, self.seats).then_some(rules)
    }

    /// Sets a field, if such a table can be.
    pub(crate) fn set(&mut self, field: &str, value: &str) {
        if let Some(rules) = self.with(field, value) {
            self.rules = rules;
        }
    }

    /// The rule that stands in the way of another: with it changed, both could be.
    pub(crate) fn hindrance(&self, field: &str, value: &str) -> Option<(&'static str, &'static str)> {
        if self.with(field, value).is_some() {
            return None;
        }
        let others = self.game.fields().iter().filter(|other| **other != field);
        let mut changes = others.flat_map(|other| self.game.values(other).iter().map(move |value| (*other, *value)));
        changes.find(|(other, changed)| {
            let rules = self.with(other, changed);
            rules.is_some_and(|rules| self.game.with(&rules, field, value).is_some())
        })
    }

    /// How many fields are not as in the rulebook.
    pub(crate) fn changed(&self) -> usize {
        let edition = self.game.edition(&self.rules);
        self.game.differences(&self.rules, edition).len()
    }

    /// Sits somewhere else. Whoever was to sit there sits in the old place.
    pub(crate) fn sit(&mut self, seat: usize) {
        if let Some(bot) = self.bots.remove(&seat) {
            self.bots.insert(self.seat, bot);
        }
        self.seat = seat;
    }

    /// The level of the bot in a seat.
    pub(crate) fn bot(&self, seat: usize) -> Option<Level> {
        self.bots.get(&seat)?.parse().ok()
    }

    /// Puts a bot there, or leaves the seat to people.
    pub(crate) fn put(&mut self, seat: usize, bot: Option<Level>) {
        match bot {
            Some(level) => self.bots.insert(seat, level.name().into()),
            None => self.bots.remove(&seat),
        };
    }

    /// The seats of others.
    fn others(&self) -> impl Iterator<Item = usize> {
        (1..=self.seats).filter(|seat| *seat != self.seat)
    }

    /// The table, in the words of the server.
    pub(crate) fn table(&self) -> NewTable {
        NewTable {
            game: self.game.name().into(),
            public: self.public,
            seats: Some(self.seats),
            rules: Some(self.rules.clone()),
            // Nobody throws in at the other game.
            mode: (self.game == GameName::Solo).then(|| self.mode.text().into()),
            clock: self.clock.map(|seconds| (seconds * 1000).to_string()),
            ..NewTable::default()
        }
    }

    /// What is done when the table is there.
    pub(crate) fn plan(&self) -> Plan {
        let bots = self
            .others()
            .filter_map(|seat| Some((seat, self.bots.get(&seat)?.clone())));
        let mut plan = Plan {
            seat: self.seat,
            bots: BTreeMap::new(),
        };
        plan.bots.extend(bots);
        plan
    }

    /// The same as a table of one's own, with bots in all free seats.
    pub(crate) fn home(&self, name: String, cards: [u8; 32], chance: u64) -> NewHome {
        let bots = self.others().map(|seat| self.bot(seat).unwrap_or(FILLS).name().into());
        NewHome {
            name,
            table: NewTable {
                public: false,
                // Nobody else waits for the next deal.
                between: Some("off".into()),
                ..self.table()
            },
            seat: self.seat,
            bots: bots.collect(),
            cards,
            chance,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(change: impl FnOnce(&mut Choice)) -> Choice {
        let mut choice = Choice::default();
        change(&mut choice);
        choice
    }

    #[test]
    fn what_does_not_go_with_the_number_of_seats_is_as_printed_again() {
        // Given teams of four with large piles,
        let mut choice = chosen(|choice| choice.play(GameName::Skipbo));
        for (field, value) in [("stock", "25"), ("teams", "1+3,2+4"), ("block", "ends")] {
            choice.set(field, value);
        }
        assert_eq!(choice.rules, "standard stock=25 teams=1+3,2+4 block=ends");
        // when somebody else comes, then what needs four is gone, and all else holds.
        choice.resize(5);
        assert_eq!((choice.seats, choice.rules.as_str()), (5, "standard block=ends"));
        // A game without so many seats has as many as it can.
        let mut many = chosen(|choice| choice.resize(10));
        many.sit(9);
        many.play(GameName::Skipbo);
        assert_eq!((many.seats, many.seat), (6, 6));
        many.resize(7);
        assert_eq!(many.seats, 6);
    }

    #[test]
    fn a_rule_that_needs_another_names_it() {
        let choice = Choice::default();
        assert_eq!(choice.hindrance("solo-until", "discard"), Some(("solo", "discarding")));
        assert_eq!(choice.hindrance("chains", "mixed"), None);
        let classic = chosen(|choice| choice.follow("classic-de"));
        assert_eq!(classic.hindrance("solo", "holding"), Some(("solo-until", "next-acts")));
        // It is not done.
        let same = chosen(|choice| choice.set("solo-until", "discard"));
        assert_eq!((same.rules.as_str(), same.changed()), ("modern", 0));
        assert_eq!(chosen(|choice| choice.set("chains", "mixed")).changed(), 1);
    }

    #[test]
    fn whoever_sits_elsewhere_changes_places() {
        let mut choice = chosen(|choice| choice.put(3, Some(Level::Club)));
        choice.sit(3);
        assert_eq!(
            (choice.seat, choice.bot(1), choice.bot(3)),
            (3, Some(Level::Club), None)
        );
        let plan = choice.plan();
        assert_eq!((plan.seat, plan.bots), (3, BTreeMap::from([(1, "club".into())])));
        let home = choice.home("Anna".into(), [0; 32], 1);
        assert_eq!(home.bots, ["club", "family", "family"]);
        choice.put(1, None);
        assert_eq!(choice.plan().bots, BTreeMap::new());
        // A bot in a seat that is gone is not there.
        choice.put(4, Some(Level::Club));
        choice.resize(3);
        assert_eq!(choice.plan().bots, BTreeMap::new());
    }

    #[test]
    fn every_choice_is_a_table() {
        for game in GameName::ALL {
            for mode in Mode::ALL {
                let choice = Choice {
                    mode,
                    clock: Some(CLOCKS[0]),
                    public: true,
                    ..Choice::usual(game)
                };
                let table = choice.table();
                let settings = match game {
                    GameName::Solo => room::settings::<solo::Round>(&table).map(|settings| settings.to_string()),
                    GameName::Skipbo => room::settings::<skipbo::Round>(&table).map(|settings| settings.to_string()),
                };
                let settings = settings.unwrap();
                assert!(settings.contains("clock=15000"), "{settings}");
                if game == GameName::Solo {
                    assert!(settings.contains(mode.text()), "{settings}");
                }
            }
        }
    }

    #[test]
    fn of_a_table_only_what_is_chosen_otherwise_is_changed() {
        // Given a table with something that nobody can choose here,
        let settings = "seats=4 mode=fair:300 clock=45000 question=5000 pace=700+800 grace=30000 stand-in=family between=off rules=modern chains=mixed";
        let before = Choice::of(GameName::Solo, settings);
        assert_eq!((before.seats, before.mode, before.clock), (4, Mode::Fair, Some(45)));
        assert_eq!(before.rules, "modern chains=mixed");
        // when nothing is chosen, then it is the same;
        assert_eq!(before.changes(&before, settings), settings);
        // when something is, then that is as it was chosen, and all else as it was.
        let mut choice = before.clone();
        choice.resize(5);
        choice.follow("classic-de");
        choice.mode = Mode::Calm;
        choice.clock = None;
        assert_eq!(
            choice.changes(&before, settings),
            "seats=5 mode=calm:3000 clock=off question=5000 pace=700+800 grace=30000 stand-in=family between=off rules=classic-de"
        );
        let changed = choice.changes(&before, settings);
        changed.parse::<table::Settings<solo::Round>>().unwrap();
    }

    #[test]
    fn what_is_kept_reads_back_and_what_can_be_no_table_does_not() {
        let choice = chosen(|choice| {
            choice.put(2, Some(Level::Master));
            choice.set("chains", "mixed");
        });
        let text = serde_json::to_string(&choice).unwrap();
        assert_eq!(Choice::read(&text), Some(choice));
        for bad in [
            "",
            r#"{"game":"chess"}"#,
            r#"{"seats":1}"#,
            r#"{"seat":5}"#,
            r#"{"rules":"standard"}"#,
            r#"{"clock":7}"#,
        ] {
            assert_eq!(Choice::read(bad), None, "{bad}");
        }
        assert_eq!(Choice::read(r#"{"bots":{"2":"genius"}}"#), Some(Choice::default()));
    }
}
