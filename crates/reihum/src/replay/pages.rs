//! What is on the screen while somebody steps through a record: a page for each step, and the way from one to another.

use super::telling::{heading, title, totals, verdict};
use super::{Voice, explained};
use crate::games::Shelf;
use game::record::{BadRecord, Record};

/// Where to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    Next,
    Back,
    NextDeal,
    First,
    Last,
}

/// A record that is being looked at. Pages are made when they are asked for: playing up to there takes no time, and
/// keeping them all would take much memory.
pub(super) struct Pages<'a, G: Shelf> {
    file: &'a str,
    record: &'a Record<G>,
    voice: &'a Voice<'a>,
    /// How many steps there are before the last page, which tells how it ended.
    steps: usize,
    /// The steps with which deals begin.
    deals: Vec<usize>,
    /// What came of it all.
    result: Result<String, BadRecord>,
    at: usize,
}

impl<'a, G: Shelf> Pages<'a, G> {
    /// Opens a record at its first page.
    pub(super) fn new(file: &'a str, record: &'a Record<G>, voice: &'a Voice<'a>) -> Self {
        let (mut steps, mut deals, mut error) = (0, Vec::new(), None);
        let mut replay = record.replay();
        for step in replay.by_ref() {
            match step {
                Ok(step) => {
                    if step.action.is_none() {
                        deals.push(steps);
                    }
                    steps += 1;
                }
                Err(bad) => error = Some(explained(record, bad, voice.words)),
            }
        }
        let result = error.map_or_else(|| Ok(verdict(voice, &replay.summary())), Err);
        Self {
            file,
            record,
            voice,
            steps,
            deals,
            result,
            at: 0,
        }
    }

    /// Whether the record is true.
    pub(super) fn result(self) -> Result<(), BadRecord> {
        self.result.map(drop)
    }

    pub(super) fn turn(&mut self, turn: Turn) {
        self.at = match turn {
            Turn::Next => (self.at + 1).min(self.steps),
            Turn::Back => self.at.saturating_sub(1),
            Turn::NextDeal => self
                .deals
                .iter()
                .copied()
                .find(|deal| *deal > self.at)
                .unwrap_or(self.steps),
            Turn::First => 0,
            Turn::Last => self.steps,
        };
    }

    /// The lines of this page, none longer than `width`, not more than `height`, the keys in the last.
    pub(super) fn lines(&self, width: usize, height: usize) -> Vec<String> {
        let words = self.voice.words;
        let mut lines = vec![
            heading(self.record, self.voice),
            words.replay_step(self.file, self.at, self.steps),
        ];
        match self.record.replay().nth(self.at) {
            Some(Ok(step)) => {
                lines.extend([String::new(), words.replay_line(step.line, title(self.voice, &step))]);
                lines.extend(
                    self.voice
                        .sentences::<G>(&step.events)
                        .iter()
                        .map(|told| format!("    {told}")),
                );
                if step.after.outcome().is_some() {
                    lines.push(totals(self.voice, &step));
                }
                lines.push(String::new());
                let position = step.after.to_string();
                // The rules stand above, the seed is of no use here, and what is `-` is not there.
                let dull = |field: &&str| {
                    ["rules ", "seed "].iter().any(|name| field.starts_with(name)) || field.ends_with(" -")
                };
                lines.extend(position.split("; ").filter(|field| !dull(field)).map(String::from));
            }
            _ => lines.extend([
                String::new(),
                match &self.result {
                    Ok(verdict) => words.replay_verdict(words.replay_verified(), verdict),
                    Err(bad) => self.wrong(bad),
                },
            ]),
        }
        lines.truncate(height.saturating_sub(1));
        lines.push(words.replay_keys());
        lines.into_iter().map(|line| fitted(&line, width)).collect()
    }

    /// What is wrong, and in which line.
    fn wrong(&self, bad: &BadRecord) -> String {
        let words = self.voice.words;
        let damage = words.damage(&bad.what);
        let what = match bad.line {
            Some(line) => words.replay_line(line, damage),
            None => damage,
        };
        format!("{} {what}", words.program_error())
    }
}

/// As much of a line as fits.
fn fitted(line: &str, width: usize) -> String {
    match line.char_indices().nth(width) {
        Some(_) => line.chars().take(width.saturating_sub(1)).chain(['…']).collect(),
        None => line.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solo::Round;
    use words::{Lang, Words};

    const EXAMPLE: &str = include_str!("../../../solo/tests/records/example.record");

    #[test]
    fn a_page_shows_what_happened_and_the_position() {
        let record: Record<Round> = EXAMPLE.parse().unwrap();
        let words = Words::new(Lang::En);
        let voice = Voice::new(&words, &record);
        let mut pages = Pages::new("a.record", &record, &voice);
        assert_eq!(pages.lines(200, 40)[3], "line 9: deal 1, dealt by Bo (seat 3)");
        pages.turn(Turn::Next);
        let page = pages.lines(60, 12);
        assert_eq!(
            page[..4],
            [
                "solo, modern limit=1: Anna (seat 1), seat 2, Bo (seat 3)",
                "a.record, step 1 of 26",
                "",
                "line 14: 1: F=g"
            ]
        );
        assert_eq!(
            (page.len(), page[11].as_str()),
            (12, &*fitted(&words.replay_keys(), 60))
        );
        assert!(page.iter().all(|line| line.chars().count() <= 60));
    }

    #[test]
    fn a_page_in_french() {
        let record: Record<Round> = EXAMPLE.parse().unwrap();
        let words = Words::new(Lang::Fr);
        let voice = Voice::new(&words, &record);
        let pages = Pages::new("a.record", &record, &voice);
        let page = pages.lines(200, 6);
        assert_eq!(
            [&page[..4], &page[5..]].concat(),
            [
                "solo, modern limit=1\u{a0}: Anna (Joueur 1), Joueur 2, Bo (Joueur 3)",
                "a.record, étape 0 sur 26",
                "",
                "ligne 9\u{a0}: manche 1, donneur\u{a0}: Bo (Joueur 3)",
                "→ suite   ← retour   d manche suivante   Début première   Fin dernière   q quitter",
            ]
        );
    }

    #[test]
    fn one_can_go_anywhere() {
        let record: Record<Round> = EXAMPLE.parse().unwrap();
        let words = Words::new(Lang::En);
        let voice = Voice::new(&words, &record);
        let mut pages = Pages::new("a.record", &record, &voice);
        for (turn, at) in [
            (Turn::Back, 0),
            (Turn::Next, 1),
            (Turn::Next, 2),
            (Turn::Back, 1),
            (Turn::NextDeal, 26),
            (Turn::Next, 26),
            (Turn::First, 0),
            (Turn::Last, 26),
        ] {
            pages.turn(turn);
            assert_eq!(pages.at, at, "{turn:?}");
        }
        assert_eq!(
            pages.lines(200, 40)[3],
            "verified: 1 deal, 25 actions, the match is won by seat 2"
        );
    }

    #[test]
    fn damage_is_the_last_page() {
        let damaged = game::record::seal(&EXAMPLE.replace("3: r5", "3: r6"));
        let record: Record<Round> = damaged.parse().unwrap();
        let words = Words::new(Lang::En);
        let voice = Voice::new(&words, &record);
        let mut pages = Pages::new("a.record", &record, &voice);
        pages.turn(Turn::Last);
        assert!(pages.lines(200, 40)[3].starts_with("error: line 33: `3: r6` is not allowed"));
        assert!(pages.result().is_err());
    }
}
