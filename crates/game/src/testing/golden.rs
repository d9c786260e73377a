//! Golden files: what a game did once, in text, so that it does the same for ever. `cargo xtask golden` renews them.

use super::walk::{actors, legal};
use crate::{Actor, Game, Viewer};
use std::fmt::Write;
use std::path::Path;

/// So many of an actor's legal actions are written down in a playthrough.
const WRITTEN: usize = 40;

/// So often, in actions, a playthrough holds the position, and what everybody sees of it.
const SHOWN: usize = 20;

/// Compares a text with the golden file of this name, or writes it when the files are being renewed.
///
/// # Panics
/// When they differ, or the file cannot be written.
pub fn golden(folder: impl AsRef<Path>, name: &str, actual: &str) {
    let path = folder.as_ref().join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        if let Err(why) = std::fs::write(&path, actual) {
            panic!("{}: {why}", path.display());
        }
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let differing = expected.lines().zip(actual.lines()).position(|(a, b)| a != b);
    let line = differing.unwrap_or(expected.lines().count().min(actual.lines().count()));
    assert!(
        expected == actual,
        "{name} differs in line {}:\n  expected {:?}\n  actual   {:?}\nIf that is meant: cargo xtask golden",
        line + 1,
        expected.lines().nth(line),
        actual.lines().nth(line),
    );
}

/// How many sequences of `depth` actions there are, of whoever may act.
///
/// # Panics
/// When what is legal is refused.
pub fn paths<G: Game>(game: &G, depth: u32) -> u64 {
    let mut count = 0;
    for actor in acting(game) {
        for action in legal(game, actor) {
            if depth == 1 {
                count += 1;
            } else {
                let mut next = game.clone();
                done(&mut next, actor, action);
                count += paths(&next, depth - 1);
            }
        }
    }
    count
}

/// A game played for so many actions, or to its end, with everything there is to ask on the way. `pick` says who does what.
///
/// # Panics
/// When that is refused.
pub fn playthrough<G: Game>(start: &G, steps: usize, mut pick: impl FnMut(&G) -> (Actor, G::Action)) -> String {
    let mut text = String::new();
    let mut game = start.clone();
    for step in 0..steps {
        if game.outcome().is_some() {
            break;
        }
        if step % SHOWN == 0 {
            let _ = writeln!(text, "position {game}");
            for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
                let _ = writeln!(text, "sight {}", game.sight(viewer));
            }
        }
        let _ = writeln!(text, "waits for {}; may act {}", game.waits_for(), game.may_act());
        for actor in acting(&game) {
            let open: Vec<String> = legal(&game, actor)
                .iter()
                .take(WRITTEN)
                .map(G::Action::to_string)
                .collect();
            if !open.is_empty() {
                let _ = writeln!(text, "legal {actor}: {}", open.join(" "));
            }
        }
        let (actor, action) = pick(&game);
        let _ = writeln!(text, "{actor}: {action}");
        for event in done(&mut game, actor, action) {
            let _ = writeln!(text, "  {event}");
        }
    }
    text + &format!("position {game}\noutcome {:?}\n", game.outcome())
}

/// Those who might act, and the host.
fn acting<G: Game>(game: &G) -> impl Iterator<Item = Actor> + use<G> {
    let able = game.may_act();
    actors(game)
        .into_iter()
        .filter(move |actor| !matches!(actor, Actor::Seat(seat) if !able.contains(*seat)))
}

fn done<G: Game>(game: &mut G, actor: Actor, action: G::Action) -> Vec<G::Event> {
    let mut events = Vec::new();
    if let Err(why) = game.act(actor, action, &mut events) {
        panic!("{actor}: {action} is legal and refused: {why}");
    }
    events
}
