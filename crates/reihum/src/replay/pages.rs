//! What is on the screen while somebody steps through a record: a page for each step, and the way from one to another.

use super::telling::{heading, title, totals, verdict};
use super::{Voice, explained};
use crate::games::Shelf;
use crate::wrap::{filled, wrap};
use game::Game;
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

    /// The lines of this page, none longer than `width`, not more than `height`, the keys in the last. If there is not room
    /// for all of it, the line above the keys says so.
    pub(super) fn lines(&self, width: usize, height: usize) -> Vec<String> {
        let (told, fields) = self.content();
        let told: Vec<String> = told.iter().flat_map(|text| hanging(text, width)).collect();
        let airy = |fields: Vec<String>| {
            [
                told.clone(),
                vec![String::new(); usize::from(!fields.is_empty())],
                fields,
            ]
            .concat()
        };
        let room = height.saturating_sub(1);
        let mut lines = airy(fields.iter().flat_map(|field| list(field, width)).collect());
        if lines.len() > room {
            lines = airy(fields);
        }
        if lines.len() > room {
            lines.retain(|line| !line.is_empty());
        }
        let words = self.voice.words;
        if lines.len() > room {
            let shown = room.saturating_sub(1);
            let more = words.replay_more(lines.len() - shown);
            lines.truncate(shown);
            lines.extend((room > 0).then_some(more));
        }
        lines.push(words.replay_keys());
        lines.into_iter().map(|line| fitted(&line, width)).collect()
    }

    /// What is told on this page, and the fields of the position below it.
    fn content(&self) -> (Vec<String>, Vec<String>) {
        let words = self.voice.words;
        let mut told = vec![
            heading(self.record, self.voice),
            words.replay_step(self.file, self.at, self.steps),
            String::new(),
        ];
        if let Some(Ok(step)) = self.record.replay().nth(self.at) {
            told.push(words.replay_line(step.line, title(self.voice, &step)));
            let sentences = self.voice.sentences::<G>(&step.events);
            told.extend(sentences.iter().map(|sentence| format!("{INDENT}{sentence}")));
            if step.after.outcome().is_some() {
                told.push(totals(self.voice, &step));
            }
            return (told, telling_fields(&step.after));
        }
        told.push(match &self.result {
            Ok(verdict) => words.replay_verdict(words.replay_verified(), verdict),
            Err(bad) => self.wrong(bad),
        });
        (told, Vec::new())
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

/// Fields that stand above already, or that are of no use to anybody who looks on.
const KNOWN: [&str; 4] = ["rules", "seats", "dealer", "seed"];

/// Fields that say something even where a position could do without them.
const TELLING: [&str; 2] = ["turn", "draw"];

/// The fields of a position without those that say nothing: what it would be anyway, and what is `-`.
fn telling_fields<G: Game>(game: &G) -> Vec<String> {
    let position = game.to_string();
    let among = |names: &[&str], field: &str| names.contains(&field.split(' ').next().unwrap_or_default());
    let mut fields: Vec<&str> = position.split("; ").collect();
    for at in (0..fields.len()).rev() {
        let without = [&fields[..at], &fields[at + 1..]].concat().join("; ");
        if !among(&TELLING, fields[at]) && without.parse().ok().as_ref() == Some(game) {
            fields.remove(at);
        }
    }
    fields.retain(|field| !among(&KNOWN, field) && !is_empty(field));
    fields.into_iter().map(String::from).collect()
}

/// Whether there is nothing in a field: it is `-`, or each of its piles is.
fn is_empty(field: &str) -> bool {
    field.split(" | ").all(|pile| pile == "-" || pile.ends_with(" -"))
}

/// What stands before a sentence, and before the rest of anything that takes more than a line.
const INDENT: &str = "    ";

/// A text in lines.
fn hanging(text: &str, width: usize) -> Vec<String> {
    let room = width.saturating_sub(INDENT.len());
    match text.strip_prefix(INDENT) {
        Some(sentence) => wrap(sentence, room)
            .iter()
            .map(|line| format!("{INDENT}{line}"))
            .collect(),
        None => wrap(text, width),
    }
}

/// A field in lines.
fn list(field: &str, width: usize) -> Vec<String> {
    let mut lines = filled(field.split(' '), width.saturating_sub(INDENT.len()));
    lines.iter_mut().skip(1).for_each(|line| line.insert_str(0, INDENT));
    lines
}

/// As much of a line as fits.
fn fitted(line: &str, width: usize) -> String {
    match line.char_indices().nth(width) {
        Some(_) => line.chars().take(width.saturating_sub(1)).chain(['…']).collect(),
        None => line.into(),
    }
}

#[cfg(test)]
#[expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
mod tests {
    use super::*;
    use expect_test::expect;
    use solo::Round;
    use words::{Lang, Words};

    const EXAMPLE: &str = include_str!("../../../solo/tests/records/example.record");
    const SKIPBO: &str = include_str!("../../../skipbo/tests/records/committed.record");
    const SIX: &str = include_str!("../../../skipbo/tests/records/blocked-twice.record");

    /// The page of a step, in English.
    fn page<G: Shelf>(record: &str, step: usize, width: usize, height: usize) -> Vec<String> {
        let record: Record<G> = record.parse().unwrap();
        let words = Words::new(Lang::En);
        let voice = Voice::new(&words, &record);
        let mut pages = Pages::new("a.record", &record, &voice);
        (0..step).for_each(|_| pages.turn(Turn::Next));
        pages.lines(width, height)
    }

    #[test]
    fn a_page_shows_what_happened_and_the_position() {
        assert_eq!(
            page::<Round>(EXAMPLE, 0, 200, 40)[3],
            "line 9: deal 1, dealt by Bo (seat 3)"
        );
        expect![[r#"
            solo, modern limit=1: Anna (seat 1), seat 2, Bo (seat 3)
            a.record, step 1 of 26

            line 14: 1: F=g
                Anna plays a Draw 4 + Choose a Colour and chooses green; seat 2 faces 4
                cards.

            turn 2
            hand 1 Pr g1 g2 gR y2 y3 Py
            hand 2 r5 r7 r8 g3 g8 A y2 y9
            hand 3 r3 rR rD rG W bR y6 y7
            draw bR g7 F y5 b9 F F b3 g2 Pg g5 b6 bG g3 b8 yS y1 b5 Pb gX b3 y8 rS y1 g5
                gG y4 g9 A yS A gS gR b4 bD gD g4 r6 y3 bS b2 yD gD y4 g1 y9 r7 bD y6 b1 yG
                b5 y8 g8 yR b7 y5 yX g6 b4 b6 b8 r5 r1 bS r9 r9 g4 b2 r2 r3 r4 r6 rS bX g9 W
                r8 W r4 b9 A gS b7 rR r2 rD g6 W g7 rX yD y7 yR b1
            discard F r1
            colour g
            debt 4
            → next   ← back   d next deal   Home first   End last   q quit"#]]
        .assert_eq(&page::<Round>(EXAMPLE, 1, 80, 24).join("\n"));
    }

    #[test]
    fn piles_are_shown_if_one_of_them_has_a_card() {
        expect![[r#"
            skipbo, standard stock=2 limit=30: Anna (seat 1), seat 2, Bo (seat 3)
            a.record, step 2 of 7

            line 15: 1: 2>1
                Anna plays a 2 on building pile 1.

            turn 1
            stock 1 4
            stock 2 J 1
            stock 3 1 3
            hand 1 4 6 12 J
            build J 2 | - | - | -
            draw 10 7 5 J 7 2 4 12 12 4 4 11 3 1 11 6 8 J 10 8 12 9 5 8 5 10 9 5 10 6 6
                11 8 11 9 7 3 7 6 8 J 7 8 11 9 J 8 8 12 8 12 2 5 11 J 6 10 1 5 9 2 9 J 1 2 7
                9 12 9 6 4 J 11 9 12 10 11 10 6 4 7 8 12 J 2 7 3 11 5 4 5 J 3 10 4 J 1 8 1 2
                J 1 11 5 4 12 3 6 10 1 2 5 10 J 4 2 1 1 11 J 4 7 11 10 2 7 9 2 1 12 8 J J 9
                3 12 5 2 6 3 10 5 3 3 7 3 6 9 7 6 3
            → next   ← back   d next deal   Home first   End last   q quit"#]]
        .assert_eq(&page::<skipbo::Round>(SKIPBO, 2, 80, 24).join("\n"));
        let six = page::<skipbo::Round>(SIX, 1, 80, 50);
        assert!(six.iter().any(|line| line == "discards 2 10 | - | - | -"), "{six:#?}");
        for (field, empty) in [
            ("build 1 2 3 | - | - | -", false),
            ("build - | - | 1 | -", false),
            ("build - | - | - | -", true),
            ("discards 1 9 | - | - | -", false),
            ("discards 1 - | - | - | -", true),
            ("over -", true),
            ("hand 1 -", true),
            ("quiet 0", false),
        ] {
            assert_eq!(is_empty(field), empty, "{field}");
        }
    }

    #[test]
    fn what_does_not_fit_is_not_left_out_in_silence() {
        let whole = page::<skipbo::Round>(SKIPBO, 4, 40, 100);
        for height in 1..30 {
            let page = page::<skipbo::Round>(SKIPBO, 4, 40, height);
            assert!(page.len() <= height && page.iter().all(|line| line.chars().count() <= 40));
            let all = whole
                .iter()
                .filter(|line| !line.starts_with(INDENT) && !line.is_empty());
            let begins = |line: &str| line.chars().take(30).collect::<String>();
            let left_out = all
                .filter(|line| !page.iter().any(|other| other.starts_with(&begins(line))))
                .count();
            let told = page.iter().any(|line| line.contains("more line"));
            assert_eq!(told, left_out > 0 && height > 1, "{height}: {page:#?}");
        }
        expect![[r#"
            skipbo, standard: seat 1, seat 2, seat 3, seat 4, seat 5, seat 6
            a.record, step 20 of 97
            line 30: 3: 7>d4
                Seat 3 puts a 7 on discard pile D; seat 4 is next, but there is nothing to
                draw.
            turn 4
            stock 1 10 J 7 1 8 8 3 8 9 6 5 11 5 7 J 6 1 12 7 10
            stock 2 2 J 3 5 11 2 4 11 7 2 J 12 10 6 8 4 11 1 4 12
            stock 3 9 4 5 11 2 6 11 5 7 7 6 9 8 J 9 7 9 J 1 3
            stock 4 2 8 2 2 1 2 2 10 9 12 12 9 4 4 6 3 9 5 J 10
            stock 5 J J J 4 12 8 5 5 10 5 3 6 1 J 3 12 1 10 4 J
            stock 6 3 2 9 4 1 12 J 10 12 9 6 10 8 11 6 11 10 3 9 11
            hand 1 3 5 7 7
            hand 2 1 J J
            hand 3 1 4 7
            hand 4 1 2 3 J
            hand 5 1 6 8 J
            hand 6 2 3 4 J
            discards 1 11 | 12 | 8 | -
            discards 2 10 | 9 | 5 | 3
            discards 3 10 | 8 | 7 | 7
            discards 4 6 | 4 | 11 | -
            … 3 more lines: make the window taller
            → next   ← back   d next deal   Home first   End last   q quit"#]]
        .assert_eq(&page::<skipbo::Round>(SIX, 20, 80, 24).join("\n"));
        let small = page::<Round>(EXAMPLE, 1, 60, 6);
        assert_eq!(small[4], "… 9 more lines: make the window taller");
    }

    #[test]
    fn a_verdict_is_told_to_its_end() {
        let page = page::<Round>(EXAMPLE, 26, 30, 24);
        assert_eq!(
            page[4..6],
            ["verified: 1 deal, 25 actions,", "the match is won by seat 2"]
        );
    }

    #[test]
    fn the_keys_fit_into_a_line_of_80() {
        for lang in Lang::ALL {
            let keys = Words::new(lang).replay_keys();
            assert!(keys.chars().count() <= 80, "{lang}: {keys}");
        }
    }

    #[test]
    fn a_page_in_french() {
        let record: Record<Round> = EXAMPLE.parse().unwrap();
        let words = Words::new(Lang::Fr);
        let voice = Voice::new(&words, &record);
        let pages = Pages::new("a.record", &record, &voice);
        let page = pages.lines(200, 40);
        assert_eq!(
            page[..4],
            [
                "solo, modern limit=1\u{a0}: Anna (Joueur 1), Joueur 2, Bo (Joueur 3)",
                "a.record, étape 0 sur 26",
                "",
                "ligne 9\u{a0}: manche 1, donneur\u{a0}: Bo (Joueur 3)",
            ]
        );
        assert_eq!(
            pages.lines(200, 6)[4..],
            [
                "… encore 10 lignes\u{a0}: agrandis la fenêtre",
                "→ suite  ← retour  d manche suivante  Début première  Fin dernière  q quitter",
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
