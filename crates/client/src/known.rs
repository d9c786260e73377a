//! What a guest knows of a table: the snapshot, and everything that happened since.

mod deal;
mod fold;
mod witness;

pub use deal::BadSight;

use protocol::{Snapshot, Update};
use std::cmp::Ordering;
use witness::Witness;

/// What a guest knows of a table.
///
/// It is what the server would tell anew to somebody who comes now, but for the story, which is only what was missed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// All of it, as of the last moment.
    table: Snapshot,
    /// What the guest has seen of the shuffles.
    witness: Witness,
}

/// Something that a server must not do: time runs one way, and nothing is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Amiss {
    /// What was told is not there any more, or is told twice.
    #[error("the table went back: moment {told} was told, and {known} was known")]
    Back {
        /// The last moment that was known.
        known: u64,
        /// The one that was told.
        told: u64,
    },
    /// Something was not told.
    #[error("something is missing: moment {told} was told, and {known} was the last one")]
    Gap {
        /// The last moment that was known.
        known: u64,
        /// The one that was told.
        told: u64,
    },
    /// It is a table of somebody or something else.
    #[error("this is another table, or somebody else's view of it")]
    Other,
}

impl Known {
    /// What somebody knows who has just come.
    pub fn new(snapshot: Snapshot) -> Self {
        Self {
            witness: Witness::of(&snapshot),
            table: snapshot,
        }
    }

    /// All of it.
    pub fn table(&self) -> &Snapshot {
        &self.table
    }

    /// The last moment.
    pub fn moment(&self) -> u64 {
        self.table.moment
    }

    /// Where the guest sits, counted from 1.
    pub fn seat(&self) -> Option<usize> {
        let you = Some(self.table.you);
        let place = self.table.places.iter().position(|place| place.guest == you)?;
        Some(place + 1)
    }

    /// Whether the deal waits for the guest.
    pub fn is_awaited(&self) -> bool {
        let waits_for = &self.table.standing.waits_for;
        self.seat().is_some_and(|seat| waits_for.contains(&seat))
    }

    /// The guest has come back, and is told everything anew. Nothing that was known can be gone.
    ///
    /// # Errors
    /// When something is; then nothing has changed.
    pub fn come_back(&mut self, snapshot: Snapshot) -> Result<(), Amiss> {
        let same =
            (&snapshot.code, snapshot.you, &snapshot.game) == (&self.table.code, self.table.you, &self.table.game);
        if !same {
            return Err(Amiss::Other);
        }
        let (known, told) = (self.table.moment, snapshot.moment);
        if told < known {
            return Err(Amiss::Back { known, told });
        }
        self.witness.come_back(&self.table, &snapshot);
        self.table = snapshot;
        Ok(())
    }

    /// Something happened.
    ///
    /// # Errors
    /// When it does not follow what is known; then nothing has changed.
    pub fn hear(&mut self, update: &Update) -> Result<(), Amiss> {
        self.follows(update)?;
        for happened in &update.happened {
            for news in &happened.news {
                self.witness.see(self.viewer(), &self.table, news, &happened.seen);
                fold::news(&mut self.table, news);
            }
        }
        self.table.moment = update.moment;
        self.table.time = update.time;
        if update.sight.is_some() {
            self.table.sight.clone_from(&update.sight);
        }
        if let Some(standing) = &update.standing {
            self.table.standing = standing.clone();
        }
        // What was missed is the news of a moment ago.
        self.table.story.clear();
        Ok(())
    }

    /// Every moment follows the one before, and the last is that of the update.
    fn follows(&self, update: &Update) -> Result<(), Amiss> {
        let mut known = self.table.moment;
        let expect = |next: u64, told: u64, known: u64| match told.cmp(&next) {
            Ordering::Less => Err(Amiss::Back { known, told }),
            Ordering::Equal => Ok(told),
            Ordering::Greater => Err(Amiss::Gap { known, told }),
        };
        for happened in &update.happened {
            known = expect(known + 1, happened.moment, known)?;
        }
        expect(known, update.moment, known)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Happened, News, Place, Standing};

    fn known(moment: u64) -> Known {
        Known::new(Snapshot {
            code: "ABCD".into(),
            game: "solo".into(),
            you: 7,
            moment,
            places: vec![Place::default(); 2],
            ..Snapshot::default()
        })
    }

    fn update(moments: &[u64], moment: u64) -> Update {
        let happened = moments.iter().map(|moment| Happened {
            moment: *moment,
            ..Happened::default()
        });
        Update {
            moment,
            time: 10 * moment,
            happened: happened.collect(),
            ..Update::default()
        }
    }

    #[test]
    fn every_moment_follows_the_one_before() {
        for (moments, last, expected) in [
            (&[][..], 5, Ok(())),
            (&[6], 6, Ok(())),
            (&[6, 7], 7, Ok(())),
            (&[5], 5, Err(Amiss::Back { known: 5, told: 5 })),
            (&[6, 6], 6, Err(Amiss::Back { known: 6, told: 6 })),
            (&[7], 7, Err(Amiss::Gap { known: 5, told: 7 })),
            (&[6, 8], 8, Err(Amiss::Gap { known: 6, told: 8 })),
            (&[6], 7, Err(Amiss::Gap { known: 6, told: 7 })),
            (&[], 4, Err(Amiss::Back { known: 5, told: 4 })),
            (&[], 6, Err(Amiss::Gap { known: 5, told: 6 })),
        ] {
            let mut known = known(5);
            let before = known.clone();
            assert_eq!(known.hear(&update(moments, last)), expected, "{moments:?} {last}");
            if expected.is_err() {
                assert_eq!(known, before, "{moments:?} {last}");
            } else {
                assert_eq!((known.moment(), known.table().time), (last, 10 * last));
            }
        }
    }

    #[test]
    fn whoever_comes_back_finds_everything_that_he_knew() {
        let mut table = known(5);
        for moment in [5, 9] {
            table.come_back(known(moment).table).unwrap();
            assert_eq!(table.moment(), moment);
        }
        let error = table.come_back(known(8).table).unwrap_err();
        assert_eq!(error, Amiss::Back { known: 9, told: 8 });
        let mut others = known(10).table;
        others.you = 8;
        assert_eq!(table.come_back(others), Err(Amiss::Other));
        assert_eq!(table.moment(), 9);
    }

    #[test]
    fn what_is_told_replaces_what_was_known() {
        // Given somebody who sits,
        let mut known = known(5);
        let mut sat = update(&[6], 6);
        sat.happened[0].news.push(News::Sat { guest: 7, seat: 2 });
        sat.sight = Some("viewer 2".into());
        known.hear(&sat).unwrap();
        assert_eq!((known.seat(), known.is_awaited()), (Some(2), false));
        // when the deal waits for him and nothing else is new,
        let mut awaited = update(&[], 6);
        awaited.standing = Some(Standing {
            waits_for: vec![2],
            ..Standing::default()
        });
        known.hear(&awaited).unwrap();
        // then he knows both.
        assert!(known.is_awaited());
        assert_eq!(known.table().sight.as_deref(), Some("viewer 2"));
        known.hear(&update(&[7], 7)).unwrap();
        assert!(known.is_awaited());
    }
}
