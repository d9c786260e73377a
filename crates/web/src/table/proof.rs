//! Whether the cards were shuffled as the table had committed to: verified here, by the same code as everywhere.

use super::picture::icon;
use super::{At, Painted};
use crate::memo::Memo;
use crate::part::part;
use art::Icon;
use game::Seat;
use game::record::{Commitment, Nonce, Secret};
use leptos::prelude::*;
use protocol::Shuffle;
use words::Words;

/// The badge, with its explanation.
pub(crate) fn proof<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    let verdict = Memo::new(move || at.with(|visit| verdict(&visit.far.table().shuffles)));
    part(move || {
        let words = page.words();
        let (good, told) = match verdict.get() {
            (0, 0) => return None,
            (count, 0) => (true, words.felt_verified(count)),
            (_, bad) => (false, words.felt_unverified(bad)),
        };
        Some(view! {
            <details class="proof" class:bad=!good>
                <summary>{icon(Icon::Shield)}" "{told}</summary>
                <p>{page.say(Words::felt_verified_text)}</p>
            </details>
        })
    })
}

/// How many deals that are over came from what the table had committed to, and how many did not.
fn verdict(shuffles: &[Shuffle]) -> (usize, usize) {
    let over: Vec<bool> = shuffles.iter().filter_map(holds).collect();
    let good = over.iter().filter(|holds| **holds).count();
    (good, over.len() - good)
}

/// Whether a deal that is over was as committed.
fn holds(shuffle: &Shuffle) -> Option<bool> {
    let secret: Secret = shuffle.secret.as_ref()?.parse().ok()?;
    let read = || {
        let commitment: Commitment = shuffle.commitment.parse().ok()?;
        let nonces: Option<Vec<(Seat, Nonce)>> = shuffle
            .nonces
            .iter()
            .map(|(seat, nonce)| Some((Seat::numbered(*seat)?, nonce.parse().ok()?)))
            .collect();
        table::verify(commitment, &secret, shuffle.number, &nonces?)
    };
    Some(read().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_that_is_not_the_one_committed_to_is_noticed() {
        let shuffle = |committed: u8, told: Option<u8>| Shuffle {
            number: 1,
            commitment: Secret::new([committed; 32]).commitment().to_string(),
            nonces: vec![(1, Nonce::new([1; 32]).to_string())],
            secret: told.map(|byte| Secret::new([byte; 32]).to_string()),
        };
        let shuffles = [shuffle(1, Some(1)), shuffle(2, Some(3)), shuffle(4, None)];
        assert_eq!(verdict(&shuffles), (1, 1));
        assert_eq!(verdict(&shuffles[..1]), (1, 0));
    }
}
