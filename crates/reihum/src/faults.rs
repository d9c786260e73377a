//! What went wrong with somebody else's bot, for people and for machines.

use crate::output::separated;
use lab::FaultCount;
use serde::Serialize;
use words::Words;

/// For machines.
#[derive(Serialize)]
pub(crate) struct Faulty {
    timeouts: u64,
    crashes: u64,
    floods: u64,
    illegal: u64,
}

impl Faulty {
    /// What went wrong, if anything did.
    pub(crate) fn of(faults: FaultCount) -> Option<Self> {
        let FaultCount {
            timeouts,
            crashes,
            floods,
            illegal,
        } = faults;
        faults.any().then_some(Self {
            timeouts,
            crashes,
            floods,
            illegal,
        })
    }
}

/// For people: what went wrong with this bot, if anything did.
pub(crate) fn tell(words: &Words, name: &str, faults: FaultCount) -> Option<String> {
    let counted = [
        (
            faults.timeouts,
            words.faults_timeouts(faults.timeouts, separated(faults.timeouts)),
        ),
        (
            faults.crashes,
            words.faults_crashes(faults.crashes, separated(faults.crashes)),
        ),
        (
            faults.floods,
            words.faults_floods(faults.floods, separated(faults.floods)),
        ),
        (
            faults.illegal,
            words.faults_illegal(faults.illegal, separated(faults.illegal)),
        ),
    ];
    let told: Vec<String> = counted
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(_, told)| told)
        .collect();
    (!told.is_empty()).then(|| words.faults_of(name, words.all_of(&told)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn only_what_went_wrong_is_told() {
        let words = Words::new(Lang::En);
        let faults = FaultCount {
            timeouts: 1,
            illegal: 1200,
            ..FaultCount::default()
        };
        assert_eq!(
            tell(&words, "somebody", faults).unwrap(),
            "somebody: 1 answer too late and 1,200 answers that are not allowed"
        );
        assert_eq!(tell(&words, "somebody", FaultCount::default()), None);
        assert!(Faulty::of(FaultCount::default()).is_none() && Faulty::of(faults).is_some());
    }
}
