//! What is wrong with a record, so that whoever opened it understands it.

use crate::Words;
use game::record::Damage;

impl Words {
    /// What is wrong with a record. What a line should have looked like is notation, and stays as the library says it.
    pub fn damage(&self, damage: &Damage) -> String {
        match damage {
            Damage::Empty => self.say("damage-empty", &[]),
            Damage::Foreign => self.say("damage-foreign", &[]),
            Damage::TooLarge => self.say("damage-too-large", &[]),
            Damage::OtherVersion { written, known } => self.say(
                "damage-other-version",
                &[("written", (*written).into()), ("known", (*known).into())],
            ),
            Damage::OtherGame { written, wanted } => self.say(
                "damage-other-game",
                &[("written", written.into()), ("wanted", (*wanted).into())],
            ),
            Damage::OtherRevision { written, .. } => {
                self.say("damage-other-revision", &[("written", (*written).into())])
            }
            Damage::LongLine => self.say("damage-long-line", &[]),
            Damage::BreaksOff => self.say("damage-breaks-off", &[]),
            Damage::LineEndings => self.say("damage-line-endings", &[]),
            Damage::NotText => self.say("damage-not-text", &[]),
            Damage::NoChecksum => self.say("damage-no-checksum", &[]),
            Damage::Checksum { written, right } => {
                let right = format!("{right:08x}");
                self.say(
                    "damage-checksum",
                    &[("written", written.into()), ("right", right.into())],
                )
            }
            Damage::Spaces => self.say("damage-spaces", &[]),
            Damage::UnknownLine { text } => self.say("damage-unknown-line", &[("text", text.into())]),
            Damage::Unreadable { text, why } => {
                self.say("damage-unreadable", &[("text", text.into()), ("why", why.into())])
            }
            Damage::Form { right } => self.say("damage-form", &[("right", right.into())]),
            Damage::Misplaced { found, wanted } => self.say(
                "damage-misplaced",
                &[("found", found.into()), ("wanted", (*wanted).into())],
            ),
            Damage::Missing { wanted } => self.say("damage-missing", &[("wanted", (*wanted).into())]),
            Damage::TooMuch => self.say("damage-too-much", &[]),
            Damage::Dealer { written, right } => self.say(
                "damage-dealer",
                &[("written", written.number().into()), ("right", right.number().into())],
            ),
            Damage::Commitment => self.say("damage-commitment", &[]),
            Damage::Derivation { right } => self.say("damage-derivation", &[("right", right.to_string().into())]),
            Damage::Shuffle { written, right } => self.say(
                "damage-shuffle",
                &[("written", written.into()), ("right", right.into())],
            ),
            Damage::Digest { written, right, since } => self.say(
                "damage-digest",
                &[
                    ("written", written.into()),
                    ("right", right.into()),
                    ("since", (*since).into()),
                ],
            ),
            Damage::Illegal { action, rule, why } => self.say(
                "damage-illegal",
                &[("action", action.into()), ("rule", (*rule).into()), ("why", why.into())],
            ),
            Damage::NotOver => self.say("damage-not-over", &[]),
            Damage::Over => self.say("damage-over", &[]),
            Damage::Result { right } => self.say("damage-result", &[("right", right.into())]),
            Damage::End { right } => self.say("damage-end", &[("right", right.into())]),
            Damage::MatchOver { winners } => self.say("damage-match-over", &[("winners", winners.into())]),
        }
    }
}
