//! `reihum rules`: the rules of a game as they hold in a rulebook, in the reader's language.

use crate::games::with_game;
use crate::language::Language;
use crate::output::{DIM, HEADING, Output};
use crate::table::Table;
use crate::wrap::wrap;
use clap::Args;
use serde::Serialize;
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use words::{Section, Told, Words};

/// Print the rules of a game, numbered, in your language
///
/// Printed is exactly what holds in the rulebook, house rules included; what it does not have is left out. The numbers are
/// those that a refused move names.
#[derive(Args)]
#[command(after_help = "Examples:
  reihum rules solo
  reihum rules solo --lang de
  reihum rules solo --rules \"classic-de chains=mixed\" --lang fr | less
  reihum rules skipbo --stock 10 --teams --lang it
  reihum rules solo --json > rules.json")]
pub(crate) struct Rules {
    #[command(flatten)]
    table: Table,

    /// Print them as one JSON document
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        let words = language.words();
        let page = with_game!(self.table.game, G => Page::of::<G>(&self.table.rulebook::<G>()?, &words));
        let mut out = Output::new();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &page.json(self.table.game.name()))?;
            writeln!(out)?;
        } else {
            page.print(&mut out, &words, width())?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Everything there is to print.
struct Page {
    lang: &'static str,
    rules: String,
    title: String,
    rulebook: String,
    house_title: String,
    house: Vec<(String, String)>,
    sections: Vec<Section>,
}

impl Page {
    fn of<G: Told>(rules: &G::Rules, words: &Words) -> Self {
        Self {
            lang: words.lang().code(),
            rules: rules.to_string(),
            title: G::title(words),
            rulebook: G::rulebook(words, rules),
            house_title: words.house_title(),
            house: G::house_rules(words, rules),
            sections: G::sections(words, rules),
        }
    }

    fn print(&self, out: &mut impl Write, words: &Words, width: usize) -> io::Result<()> {
        writeln!(out, "{HEADING}{}{HEADING:#}", self.title)?;
        for line in wrap(&self.rulebook, width) {
            writeln!(out, "{line}")?;
        }
        if !self.house.is_empty() {
            writeln!(out, "\n{}", self.house_title)?;
            for (field, value) in &self.house {
                print_hanging(out, "- ", &words.rules_house_line(field, value), width)?;
            }
        }
        let mut chapter = "";
        for section in &self.sections {
            if section.chapter != chapter {
                chapter = &section.chapter;
                writeln!(out, "\n\n{HEADING}{chapter}{HEADING:#}")?;
            }
            writeln!(
                out,
                "\n{DIM}{}{DIM:#}  {HEADING}{}{HEADING:#}",
                section.number, section.title
            )?;
            for paragraph in section.text.lines() {
                print_hanging(out, INDENT, paragraph, width)?;
            }
        }
        Ok(())
    }

    fn json(&self, game: &'static str) -> Json<'_> {
        Json {
            game,
            rules: &self.rules,
            lang: self.lang,
            title: &self.title,
            rulebook: &self.rulebook,
            house: self.house.iter().map(|(field, value)| House { field, value }).collect(),
            sections: self.sections.iter().map(Rule::of).collect(),
        }
    }
}

#[derive(Serialize)]
struct Json<'a> {
    game: &'static str,
    rules: &'a str,
    lang: &'static str,
    title: &'a str,
    rulebook: &'a str,
    house: Vec<House<'a>>,
    sections: Vec<Rule<'a>>,
}

#[derive(Serialize)]
struct House<'a> {
    field: &'a str,
    value: &'a str,
}

#[derive(Serialize)]
struct Rule<'a> {
    chapter: &'a str,
    number: &'a str,
    title: &'a str,
    text: &'a str,
}

impl<'a> Rule<'a> {
    fn of(section: &'a Section) -> Self {
        Self {
            chapter: &section.chapter,
            number: &section.number,
            title: &section.title,
            text: &section.text,
        }
    }
}

/// As far as a number and two spaces reach.
const INDENT: &str = "      ";

/// Longer lines are hard to follow.
const WIDEST: usize = 90;
/// In shorter ones nothing can be read.
const NARROWEST: usize = 24;
/// What a file or a pipe gets.
const USUAL: usize = 80;

/// How long a line may be.
fn width() -> usize {
    if !io::stdout().is_terminal() {
        return USUAL;
    }
    let columns = crossterm::terminal::size().map_or(USUAL, |(columns, _)| columns.into());
    columns.clamp(NARROWEST, WIDEST)
}

/// A text whose first line begins with `mark`, and the others as far in.
fn print_hanging(out: &mut impl Write, mark: &str, text: &str, width: usize) -> io::Result<()> {
    let indent = mark.chars().count();
    for (number, line) in wrap(text, width.saturating_sub(indent)).iter().enumerate() {
        let start = if number == 0 {
            mark
        } else {
            &INDENT[..indent.min(INDENT.len())]
        };
        writeln!(out, "{start}{line}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{GameName, Shelf};
    use crate::wrap::together;
    use clap::ValueEnum;

    fn check<G: Shelf>(words: &Words) {
        let page = Page::of::<G>(&G::EXAMPLE.parse().ok().unwrap(), words);
        for width in [NARROWEST, 40, USUAL] {
            let mut out = Vec::new();
            page.print(&mut out, words, width).unwrap();
            let text = anstream::adapter::strip_str(str::from_utf8(&out).unwrap()).to_string();
            let body = text.lines().filter(|line| line.starts_with(' ') && line.contains(' '));
            for line in body {
                let alone = together(line.trim()).len() == 1;
                assert!(
                    line.chars().count() <= width || alone,
                    "{}, {}: {line}",
                    G::NAME,
                    words.lang()
                );
            }
        }
    }

    #[test]
    fn no_line_is_longer_than_the_terminal() {
        for lang in words::Lang::ALL {
            let words = Words::new(lang);
            for game in GameName::value_variants() {
                with_game!(game, G => check::<G>(&words));
            }
        }
    }
}
