//! What the page weighs: all that comes over the network when somebody opens it for the first time.

use crate::compress::Packed;
use crate::files::{is_language, is_later};
use std::fmt::Write;

/// What somebody waits for who has never been here: everything, with the largest language, but not what comes when the page is there: the rules, the worker, and what its
/// bots have learned.
fn first_load(packed: &[Packed]) -> usize {
    let loaded = packed.iter().filter(|one| !is_later(&one.file.path));
    let (languages, others): (Vec<&Packed>, Vec<&Packed>) = loaded.partition(|one| is_language(&one.file.path));
    let largest = languages.iter().map(|one| one.brotli.len()).max();
    others.iter().map(|one| one.brotli.len()).sum::<usize>() + largest.unwrap_or_default()
}

/// A line for each file, and the sum.
pub(crate) fn table(packed: &[Packed]) -> String {
    let mut table = format!("{:>34} {:>10} {:>10} {:>10}\n", "", "plain", "gzip", "brotli");
    for Packed { file, brotli, gzip } in packed {
        let (plain, gzip, brotli) = (file.bytes.len(), gzip.len(), brotli.len());
        let _ = writeln!(table, "{:>34} {plain:>10} {gzip:>10} {brotli:>10}", file.path);
    }
    let _ = write!(
        table,
        "{:>34} {:>10} {:>10} {:>10}",
        "first load, one language",
        "",
        "",
        first_load(packed)
    );
    table
}

/// Complains if a first load weighs more than it may.
pub(crate) fn check(packed: &[Packed], most: Option<usize>) -> Result<(), String> {
    let weight = first_load(packed);
    match most {
        Some(most) if weight > most => Err(format!(
            "a first load weighs {weight} bytes, and may weigh {most}: what can be loaded later, or left out?"
        )),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::File;

    fn packed(path: &str, weight: usize) -> Packed {
        let (file, brotli, gzip) = (File::new(path, Vec::new()), vec![0; weight], Vec::new());
        Packed { file, brotli, gzip }
    }

    #[test]
    fn one_language_counts_and_too_much_is_named() {
        let all = [
            packed("a.js", 100),
            packed("de.ftl", 20),
            packed("en.ftl", 10),
            packed("page/1/en-rules.ftl", 500),
            packed("two.bin", 500),
            packed("page/1/helper_bg.wasm", 500),
        ];
        assert_eq!(first_load(&all), 120);
        assert_eq!(check(&all, Some(120)), Ok(()));
        assert_eq!(check(&all, None), Ok(()));
        assert_eq!(
            check(&all, Some(119)).unwrap_err(),
            "a first load weighs 120 bytes, and may weigh 119: what can be loaded later, or left out?"
        );
    }
}
