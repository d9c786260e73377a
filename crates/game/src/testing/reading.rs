//! What is asked of every parser: what it reads is written so that it reads the same again, and what it refuses is told.

use super::{Tape, garble};
use crate::{Game, Viewer};
use std::fmt::{Debug, Display};
use std::path::Path;
use std::str::FromStr;

/// A text of the kind of these: one of them with changes, or now and then anything at all.
pub fn one_of<T: AsRef<str>>(texts: &[T], bytes: &[u8]) -> String {
    let mut tape = Tape::new(bytes);
    if tape.below(16) == 15 {
        return tape.rest();
    }
    let (text, donor) = (tape.pick(texts).as_ref(), tape.pick(texts).as_ref());
    String::from_utf8_lossy(&garble(text.as_bytes(), donor.as_bytes(), &mut tape)).into_owned()
}

/// The value of a text, if it has one; in any case one of the two is as it should be.
///
/// # Panics
/// When neither is.
pub fn read<T: FromStr<Err: Display> + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    let value = match text.parse::<T>() {
        Ok(value) => value,
        Err(error) => {
            told(text, &error);
            return None;
        }
    };
    let written = value.to_string();
    match written.parse::<T>() {
        Ok(again) => assert_eq!(again, value, "{text:?} is written as {written:?}"),
        Err(error) => panic!("{text:?} is written as {written:?}, and that is refused: {error}"),
    }
    Some(value)
}

/// A complaint says something, and holds no control characters, whatever the text it quotes is full of.
///
/// # Panics
/// When it does not.
pub fn told(text: &str, error: &impl Display) {
    let said = error.to_string();
    assert!(
        !said.trim().is_empty() && !said.contains(char::is_control),
        "{text:?} is refused with {said:?}"
    );
}

/// One field of a position, rewritten, stays as it is when it is rewritten again.
///
/// # Panics
/// When it does not, or is refused in silence.
pub fn rewritten<G: Game>(text: &str) {
    match G::canonical_field(text) {
        Ok(field) => stays::<G>(&field),
        Err(error) => told(text, &error),
    }
}

fn stays<G: Game>(field: &str) {
    match G::canonical_field(field) {
        Ok(again) => assert_eq!(again, field),
        Err(why) => panic!("{field:?} is written so and refused: {why}"),
    }
}

/// A position that was let in is what its text says, is shown to everybody in a text that reads back, and play can go on
/// from it.
///
/// # Panics
/// When it is not so.
pub fn playable<G: Game>(text: &str, game: &G) {
    let written = game.to_string();
    // A list that ends with `rest` is no field of its own.
    let fields = text.split([';', '\n']).map(str::trim);
    for field in fields.filter_map(|field| G::canonical_field(field).ok()) {
        assert!(
            written.split("; ").any(|kept| kept == field),
            "{text:?} says {field:?}, but it is read as {written:?}"
        );
    }
    for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
        let sight = game.sight(viewer);
        let written = sight.to_string();
        assert_eq!(read::<G::Sight>(&written), Some(sight), "{text:?}");
        written.split("; ").for_each(stays::<G>);
        assert!(
            imagined::<G>(&written),
            "{text:?} shows {written:?}, which cannot be imagined"
        );
    }
    for seat in game.waits_for().iter() {
        let action = game
            .default_action(seat)
            .unwrap_or_else(|| panic!("nothing is done for {seat} in {text:?}"));
        let done = game.clone().act(seat.into(), action, &mut ());
        assert!(done.is_ok(), "{seat}: {action} is refused in {text:?}: {done:?}");
    }
    assert_eq!(game.waits_for().is_empty(), game.outcome().is_some(), "{text:?}");
}

/// Whether a text is a sight that some deal looks like. That deal does look so to somebody, and play can go on from it; or it is told
/// why there is none.
///
/// # Panics
/// When it is not so.
pub fn imagined<G: Game>(text: &str) -> bool {
    let Some(sight) = read::<G::Sight>(text) else {
        return false;
    };
    match G::imagine(&sight) {
        Ok(game) => {
            let mut viewers = game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]);
            assert!(
                viewers.any(|viewer| game.sight(viewer) == sight),
                "{text:?} is imagined as {game}"
            );
            assert_eq!(read::<G>(&game.to_string()), Some(game), "{text:?}");
            true
        }
        Err(why) => {
            told(text, &why);
            false
        }
    }
}

/// An event as somebody sees it: there is one way to write it.
///
/// # Panics
/// When it is written otherwise than it was read, or is refused in silence.
pub fn seen<G: Game>(text: &str) {
    if let Some(seen) = read::<G::Seen>(text) {
        assert_eq!(seen.to_string(), text);
    }
}

/// The texts of all files of a folder whose names end so, in the order of their names.
///
/// # Panics
/// When they are fewer than `least`, or no texts.
pub fn texts_in(folder: impl AsRef<Path>, extension: &str, least: usize) -> Vec<String> {
    let folder = folder.as_ref();
    let files = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == extension));
    paths.sort();
    let found = paths.len();
    assert!(found >= least, "only {found} files were found in {}", folder.display());
    let text = |path: &std::path::PathBuf| {
        std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    };
    paths.iter().map(text).collect()
}
