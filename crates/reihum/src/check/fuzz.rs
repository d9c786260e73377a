//! A fuzz target: the project's own scenarios with changes at random are run, or refused with a reason in a line that exists.

use super::document::Bad;
use super::run::{self, Failure};
use super::scenario::Scenario;
use super::{files, with_game};
use game::testing::{Tape, garble};
use std::path::{Path, PathBuf};

fn run(path: &Path, text: &str) -> Result<Vec<Failure>, Bad> {
    let scenario = Scenario::read(path, text)?;
    with_game!(scenario.game, G => run::run::<G>(&scenario))
}

#[test]
fn fuzz_scenarios() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let paths = files::find(&folder).expect("the folder of the scenarios");
    let read = |path: PathBuf| {
        let text = files::read(&path).expect("a scenario");
        (path, text)
    };
    let corpus: Vec<(PathBuf, String)> = paths.into_iter().map(read).collect();
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        let mut tape = Tape::new(bytes);
        let ((path, text), (_, donor)) = (tape.pick(&corpus), tape.pick(&corpus));
        let changed = garble(text.as_bytes(), donor.as_bytes(), &mut tape);
        let changed = String::from_utf8_lossy(&changed);
        match run(path, &changed) {
            Ok(failures) => assert!(serde_json::to_string(&failures).is_ok(), "{changed}"),
            Err(Bad { line, message }) => {
                assert!(!message.trim().is_empty(), "{changed}\nis refused without a word");
                let lines = changed.split('\n').count();
                assert!(
                    line.is_none_or(|line| (1..=lines).contains(&line)),
                    "{changed}\nis refused in line {line:?}: {message}"
                );
            }
        }
    });
}
