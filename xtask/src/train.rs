//! `cargo xtask train skipbo`: the networks of SKIP-BO's bots learn anew; with `--check` only the beginning, which must go as it is
//! written down.
//!
//! A course takes hours, so no test repeats it. But everything in it follows from the seed, and whoever changes the rules, the search, the
//! features or the learning changes its beginning too: the digest of the early checkpoint says whether the weights that are
//! there could be made again.

pub(crate) mod solo;

use crate::arguments::KINDS;
use crate::shell::{built, cargo, overheard, program, root};
use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::str::FromStr;

const FOLDER: &str = "crates/bots/weights/skipbo";
const FILE: &str = "crates/bots/weights/skipbo/courses.txt";

/// What all chance in a course follows from.
const SEED: u64 = 1;

/// How the weights of a kind were made: a line of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Course {
    kind: String,
    seed: u64,
    checkpoint: String,
    games: u64,
    minutes: u64,
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kind,
            seed,
            checkpoint,
            games,
            minutes,
        } = self;
        write!(
            f,
            "{kind} seed {seed} checkpoint {checkpoint} games {games} minutes {minutes}"
        )
    }
}

impl FromStr for Course {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let wrong = || format!("`{line}` is no course: write `KIND seed N checkpoint DIGEST games N minutes N`");
        let number = |word: &str| word.parse().map_err(|_| wrong());
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            [
                kind,
                "seed",
                seed,
                "checkpoint",
                checkpoint,
                "games",
                games,
                "minutes",
                minutes,
            ] if KINDS.contains(&kind) => Ok(Self {
                kind: kind.into(),
                seed: number(seed)?,
                checkpoint: checkpoint.into(),
                games: number(games)?,
                minutes: number(minutes)?,
            }),
            _ => Err(wrong()),
        }
    }
}

/// Lets the networks of these kinds learn, one after the other, and keeps what they have learned.
pub(crate) fn run(kinds: &[&str]) -> Result<(), String> {
    let mut courses = if root().join(FILE).exists() {
        read()?
    } else {
        Vec::new()
    };
    let learner = learner()?;
    for kind in kinds {
        // What is half learned stays beside the learner.
        let draft = learner.with_file_name(format!("{kind}.bin"));
        let told = overheard(program(&learner, &format!("skipbo {kind} {SEED}")).arg(&draft))?;
        let course = course(kind, &told)?;
        let weights = format!("{FOLDER}/{kind}.bin");
        fs::copy(&draft, root().join(&weights)).map_err(|error| format!("{weights}: {error}"))?;
        enter(&mut courses, course);
        fs::write(root().join(FILE), text(&courses)).map_err(|error| format!("{FILE}: {error}"))?;
        println!("{weights} is renewed, and so is its line in {FILE}.");
    }
    Ok(())
}

/// Goes to the early checkpoint of every kind and compares it with what is written down.
pub(crate) fn check() -> Result<(), String> {
    let courses = read()?;
    let known = KINDS.map(|kind| find(&courses, kind));
    // Nothing is learned in vain.
    let missing = known.iter().find_map(|course| course.as_ref().err());
    if let Some(missing) = missing {
        return Err(missing.clone());
    }
    let learner = learner()?;
    let mut complaints = Vec::new();
    for course in known.into_iter().flatten() {
        let Course { kind, seed, .. } = course;
        let told = overheard(&mut program(&learner, &format!("skipbo {kind} {seed}")))?;
        complaints.extend(compare(course, &checkpoint(kind, &told)?).err());
    }
    if complaints.is_empty() {
        return Ok(());
    }
    Err(complaints.join("\n"))
}

/// Builds what learns.
fn learner() -> Result<PathBuf, String> {
    built(cargo(
        "build --release --package bots --package reihum --features bots/train --example train",
    ))
}

fn read() -> Result<Vec<Course>, String> {
    let text = fs::read_to_string(root().join(FILE))
        .map_err(|error| format!("{FILE}: {error}; `cargo xtask train skipbo` writes it"))?;
    parse(&text)
}

fn parse(text: &str) -> Result<Vec<Course>, String> {
    let line = |(number, line): (usize, &str)| line.parse().map_err(|error| format!("{FILE}:{number}: {error}"));
    (1..).zip(text.lines()).map(line).collect()
}

fn text(courses: &[Course]) -> String {
    let lines: Vec<String> = courses.iter().map(|course| format!("{course}\n")).collect();
    lines.concat()
}

fn find<'a>(courses: &'a [Course], kind: &str) -> Result<&'a Course, String> {
    let course = courses.iter().find(|course| course.kind == kind);
    course.ok_or_else(|| {
        format!("{FILE} does not say how {kind}.bin was made: `cargo xtask train skipbo {kind}` makes it anew, and writes that down")
    })
}

/// Puts a course in the place of the one of its kind; they stand in the order of the kinds.
fn enter(courses: &mut Vec<Course>, new: Course) {
    courses.retain(|course| course.kind != new.kind);
    courses.push(new);
    courses.sort_by_key(|course| KINDS.iter().position(|kind| *kind == course.kind));
}

fn compare(course: &Course, checkpoint: &str) -> Result<(), String> {
    let Course {
        kind,
        checkpoint: known,
        ..
    } = course;
    if checkpoint == known {
        return Ok(());
    }
    Err(format!(
        "{kind}: learning begins otherwise than it did for {kind}.bin (checkpoint {checkpoint}, and {known} in {FILE}): rules, search, \
         features or learning have changed. Was that meant? Then `cargo xtask train skipbo {kind}` makes weights that fit"
    ))
}

/// The digest in the learner's line `KIND checkpoint DIGEST`.
fn checkpoint(kind: &str, told: &str) -> Result<String, String> {
    let start = format!("{kind} checkpoint ");
    let digest = told.lines().find_map(|line| line.strip_prefix(&start));
    digest
        .map(String::from)
        .ok_or_else(|| format!("the learner told no checkpoint of {kind}"))
}

/// What the learner has told of a whole course; it ends with `KIND done: N games in N s`.
fn course(kind: &str, told: &str) -> Result<Course, String> {
    let start = format!("{kind} done: ");
    let done = told
        .lines()
        .find_map(|line| line.strip_prefix(&start)?.strip_suffix(" s"));
    let numbers = done.and_then(|done| {
        let (games, seconds) = done.split_once(" games in ")?;
        Some((games.parse().ok()?, seconds.parse::<u64>().ok()?))
    });
    let (games, seconds) = numbers.ok_or_else(|| format!("the learner did not come to the end of {kind}"))?;
    Ok(Course {
        kind: kind.into(),
        seed: SEED,
        checkpoint: checkpoint(kind, told)?,
        games,
        minutes: seconds.div_ceil(60),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str =
        "two seed 1 checkpoint 0a1b games 64000 minutes 85\nteams seed 1 checkpoint 2c3d games 32000 minutes 70\n";

    #[test]
    fn courses_read_back_as_they_were_written() {
        let courses = parse(LINES).unwrap();
        assert_eq!(text(&courses), LINES);
        for bad in [
            "three seed 1 checkpoint 0a games 1 minutes 1",
            "two seed x checkpoint 0a games 1 minutes 1",
            "two",
            "",
        ] {
            let error = parse(&format!("{}\n{bad}\n", LINES.lines().next().unwrap())).unwrap_err();
            assert_eq!(
                error,
                format!("{FILE}:2: `{bad}` is no course: write `KIND seed N checkpoint DIGEST games N minutes N`")
            );
        }
    }

    #[test]
    fn a_missing_course_is_an_error_that_says_what_to_do() {
        let courses = parse(LINES).unwrap();
        assert_eq!(find(&courses, "teams").unwrap().checkpoint, "2c3d");
        let error = find(&courses, "six").unwrap_err();
        assert!(
            error.contains("how six.bin was made") && error.contains("`cargo xtask train skipbo six`"),
            "{error}"
        );
    }

    #[test]
    fn a_new_course_takes_the_place_of_its_kind() {
        let mut courses = parse(LINES).unwrap();
        let told = "four checkpoint 77\nfour 1600 games, 9 s: 60.1 turns a game, 1.0 % blocked, error 0.1\nfour done: 44800 games in 61 s\n";
        enter(&mut courses, course("four", told).unwrap());
        enter(&mut courses, course("two", &told.replace("four", "two")).unwrap());
        let lines: Vec<String> = courses.iter().map(Course::to_string).collect();
        assert_eq!(
            lines,
            [
                "two seed 1 checkpoint 77 games 44800 minutes 2",
                "four seed 1 checkpoint 77 games 44800 minutes 2",
                LINES.lines().nth(1).unwrap(),
            ]
        );
        assert!(course("six", told).unwrap_err().contains("six"));
        assert!(
            course("four", "four done: 44800 games in 61 s")
                .unwrap_err()
                .contains("no checkpoint")
        );
    }

    #[test]
    fn another_beginning_is_a_complaint() {
        let courses = parse(LINES).unwrap();
        assert_eq!(compare(&courses[0], "0a1b"), Ok(()));
        let error = compare(&courses[0], "0a1c").unwrap_err();
        assert!(
            error.contains("0a1c, and 0a1b") && error.contains("`cargo xtask train skipbo two`"),
            "{error}"
        );
    }
}
