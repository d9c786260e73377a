//! A scenario as it is written, before anybody knows what its game makes of the texts. docs/SCENARIOS.md specifies it.

use super::document::{self, At, Bad, Fields};
use crate::games::GameName;
use crate::output::short;
use crate::suggest::did_you_mean;
use std::path::Path;

/// A scenario.
pub(super) struct Scenario {
    /// The number of the rule it proves.
    pub(super) rule: String,
    pub(super) title: String,
    pub(super) game: GameName,
    pub(super) rules: At<String>,
    pub(super) start: Start,
    /// The scores before.
    pub(super) totals: Option<Numbers>,
    /// Rulebooks under which it must not come out so.
    pub(super) fails_under: Vec<At<String>>,
    pub(super) steps: Vec<Step>,
}

/// Several texts, each with its line.
pub(super) type Texts = Vec<At<String>>;

/// A list of numbers and where it stands.
pub(super) type Numbers = At<Vec<At<u32>>>;

/// How a scenario begins.
pub(super) enum Start {
    /// With the fields of a position.
    Position(At<Texts>),
    /// With a deal.
    Deal(Deal),
}

/// A deal, possibly of a stacked deck.
pub(super) struct Deal {
    pub(super) seats: At<u32>,
    pub(super) dealer: Option<At<u32>>,
    pub(super) deck: Option<At<String>>,
    pub(super) seed: Option<At<String>>,
}

/// One step: perhaps an action, and what must be so afterwards.
pub(super) struct Step {
    /// `SEAT: ACTION`.
    pub(super) action: Option<At<String>>,
    /// The number of the rule that must refuse it.
    pub(super) refused: Option<At<String>>,
    pub(super) then: Texts,
    pub(super) events: Texts,
    pub(super) never: Texts,
    pub(super) view: Vec<(At<String>, Texts)>,
    pub(super) seen: Vec<(At<String>, Texts)>,
    pub(super) legal: Vec<(At<String>, Texts)>,
    pub(super) illegal: Vec<(At<String>, Texts)>,
    pub(super) points: Option<Numbers>,
    pub(super) winners: Option<Numbers>,
    pub(super) totals: Option<Numbers>,
    pub(super) match_winners: Option<Numbers>,
}

impl Scenario {
    const FIELDS: [&str; 9] = [
        "rule",
        "title",
        "game",
        "rules",
        "position",
        "deal",
        "totals",
        "fails-under",
        "steps",
    ];

    /// Reads the text of a scenario file.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub(super) fn read(path: &Path, source: &str) -> Result<Self, Bad> {
        document::parse(source, "a scenario", |fields| {
            fields.only(&Self::FIELDS)?;
            let game = game(fields)?;
            let rule = rule_number("rule", fields.required_text("rule")?, game)?;
            name_begins_with(path, &rule)?;
            Ok(Self {
                rule: rule.value,
                title: title(fields)?,
                game,
                rules: fields.required_text("rules")?,
                start: start(fields)?,
                totals: fields.numbers("totals")?,
                fails_under: fields.texts("fails-under")?.map_or_else(Vec::new, |texts| texts.value),
                steps: steps(fields, game)?,
            })
        })
    }
}

/// The number of a rule of the game.
fn rule_number(field: &str, text: At<String>, game: GameName) -> Result<At<String>, Bad> {
    match text.value.as_bytes() {
        [letter, b'-', tens, ones]
            if game.rule().as_bytes().first() == Some(letter) && tens.is_ascii_digit() && ones.is_ascii_digit() =>
        {
            Ok(text)
        }
        _ => Err(Bad::new(
            text.line,
            format!(
                "`{field}` must be the number of a rule of {game}, such as {}, not `{}`",
                game.rule(),
                short(&text.value)
            ),
        )),
    }
}

fn name_begins_with(path: &Path, rule: &At<String>) -> Result<(), Bad> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    match name.strip_prefix(&rule.value) {
        Some(rest) if rest.is_empty() || rest.starts_with('-') => Ok(()),
        _ => Err(Bad::new(
            rule.line,
            format!(
                "the rule is {0}, so the file's name must begin with it: {0}-….toml",
                rule.value
            ),
        )),
    }
}

fn title(fields: &Fields<'_>) -> Result<String, Bad> {
    let title = fields.required_text("title")?;
    if title.value.trim().is_empty() || title.value.contains(char::is_control) {
        return Err(Bad::new(title.line, "`title` must be a sentence on one line"));
    }
    Ok(title.value)
}

fn game(fields: &Fields<'_>) -> Result<GameName, Bad> {
    let Some(name) = fields.text("game")? else {
        return Ok(GameName::default());
    };
    GameName::read(&name.value).ok_or_else(|| {
        let names = GameName::names();
        let meant = did_you_mean(&name.value, names.iter().copied());
        let allowed = names.join(" and ");
        Bad::new(
            name.line,
            format!("no game is called `{}`{meant}: there are {allowed}", short(&name.value)),
        )
    })
}

/// What a deal looks like.
const DEAL: &str = "a table such as { seats = 4, dealer = 4, deck = \"r1 r2 … rest\" }";

fn start(fields: &Fields<'_>) -> Result<Start, Bad> {
    match (fields.pieces("position")?, fields.table("deal", "a deal", DEAL)?) {
        (Some(position), None) => position_start(position),
        (None, Some(deal)) => {
            deal.only(&["seats", "dealer", "deck", "seed"])?;
            Ok(Start::Deal(Deal {
                seats: deal.number("seats")?.ok_or_else(|| deal.missing("seats"))?,
                dealer: deal.number("dealer")?,
                deck: deal.text("deck")?,
                seed: deal.text("seed")?,
            }))
        }
        (Some(_), Some(deal)) => Err(Bad::new(
            deal.line,
            "a scenario begins with a `position` or with a `deal`, not with both",
        )),
        (None, None) => Err(Bad::new(1, "a scenario needs the field `position` or the field `deal`")),
    }
}

fn position_start(position: At<Texts>) -> Result<Start, Bad> {
    let rules = position
        .value
        .iter()
        .find(|field| field.value.split(' ').next() == Some("rules"));
    match rules {
        Some(rules) => Err(Bad::new(
            rules.line,
            "the rulebook stands in the field `rules` of the scenario, not in its `position`",
        )),
        None => Ok(Start::Position(position)),
    }
}

fn steps(fields: &Fields<'_>, game: GameName) -> Result<Vec<Step>, Bad> {
    let steps = fields.tables("steps", "a step")?;
    if steps.is_empty() {
        return Err(Bad::new(1, "a scenario needs steps: at least one [[steps]]"));
    }
    let dealt = fields.table("deal", "a deal", DEAL)?.is_some();
    let steps = steps.iter().enumerate();
    steps.map(|(i, step)| Step::read(step, game, dealt && i == 0)).collect()
}

impl Step {
    const FIELDS: [&str; 13] = [
        "do",
        "refused",
        "then",
        "events",
        "never",
        "view",
        "seen",
        "legal",
        "illegal",
        "points",
        "winners",
        "totals",
        "match-winners",
    ];
    /// What looks at something happening.
    const HAPPENING: [&str; 4] = ["refused", "events", "never", "seen"];

    /// `dealt`: even without an action there are events, those of the deal.
    fn read(fields: &Fields<'_>, game: GameName, dealt: bool) -> Result<Self, Bad> {
        fields.only(&Self::FIELDS)?;
        let step = Self {
            action: fields.text("do")?,
            refused: fields
                .text("refused")?
                .map(|rule| rule_number("refused", rule, game))
                .transpose()?,
            then: pieces(fields, "then")?,
            events: texts(fields, "events")?,
            never: texts(fields, "never")?,
            view: by_viewer(fields, "view", pieces)?,
            seen: by_viewer(fields, "seen", texts)?,
            legal: by_viewer(fields, "legal", texts)?,
            illegal: by_viewer(fields, "illegal", texts)?,
            points: fields.numbers("points")?,
            winners: fields.numbers("winners")?,
            totals: fields.numbers("totals")?,
            match_winners: fields.numbers("match-winners")?,
        };
        if step.action.is_none() {
            Self::looks_on(fields, dealt)?;
        }
        Ok(step)
    }

    fn looks_on(fields: &Fields<'_>, dealt: bool) -> Result<(), Bad> {
        let names = fields.names();
        if names.is_empty() {
            return Err(Bad::new(fields.line, "a step without any field checks nothing"));
        }
        let idle = |name: &&At<String>| {
            let name = name.value.as_str();
            Self::HAPPENING.contains(&name) && (!dealt || name == "refused")
        };
        match names.iter().find(idle) {
            Some(name) => Err(Bad::new(
                name.line,
                format!("`{}` needs a `do`: nothing happens in a step without one", name.value),
            )),
            None => Ok(()),
        }
    }
}

fn texts(fields: &Fields<'_>, name: &str) -> Result<Texts, Bad> {
    not_empty(&fields.full_name(name), fields.texts(name)?)
}

fn pieces(fields: &Fields<'_>, name: &str) -> Result<Texts, Bad> {
    not_empty(&fields.full_name(name), fields.pieces(name)?)
}

/// Something empty looks as if it said "nothing", but would let everything pass.
fn not_empty(name: &str, texts: Option<At<Texts>>) -> Result<Texts, Bad> {
    let Some(At { line, value: texts }) = texts else {
        return Ok(Vec::new());
    };
    let blank = texts.iter().find(|text| text.value.trim().is_empty());
    match blank.map(|text| text.line).or(texts.is_empty().then_some(line)) {
        Some(line) => Err(Bad::new(line, format!("`{name}` is empty, so it checks nothing"))),
        None => Ok(texts),
    }
}

fn by_viewer(
    fields: &Fields<'_>,
    name: &'static str,
    read: impl Fn(&Fields<'_>, &str) -> Result<Texts, Bad>,
) -> Result<Vec<(At<String>, Texts)>, Bad> {
    let Some(table) = fields.seats(name)? else {
        return Ok(Vec::new());
    };
    let read = |viewer: At<String>| {
        let texts = read(&table, &viewer.value)?;
        Ok((viewer, texts))
    };
    table.names().into_iter().map(read).collect()
}
