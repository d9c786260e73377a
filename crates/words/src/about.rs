//! Clauses about players and their cards, whatever the game.

use crate::Value;
use crate::words::Args;
use crate::{Names, Words};
use game::Seat;

impl Words {
    /// Something about one player.
    pub(crate) fn about(&self, key: &str, seat: Seat, names: &Names, more: Args<'_>) -> String {
        let you = if names.is_you(seat) { "seat" } else { "none" };
        let mut args: Vec<(&str, Value<'_>)> = vec![("you", you.into()), ("name", self.seat(seat, names).into())];
        args.extend_from_slice(more);
        self.say(key, &args)
    }

    /// Something between two players.
    pub(crate) fn between(
        &self,
        key: &str,
        one: (&str, Seat),
        other: (&str, Seat),
        names: &Names,
        more: Args<'_>,
    ) -> String {
        let you = [one, other].into_iter().find(|(_, seat)| names.is_you(*seat));
        let mut args: Vec<(&str, Value<'_>)> = vec![
            ("you", you.map_or("none", |(role, _)| role).into()),
            (one.0, self.seat(one.1, names).into()),
            (other.0, self.seat(other.1, names).into()),
        ];
        args.extend_from_slice(more);
        self.say(key, &args)
    }

    /// Something that comes, or does not come, from each of these players.
    pub(crate) fn of_all(&self, key: &str, list: &str, seats: impl IntoIterator<Item = Seat>, names: &Names) -> String {
        let (mut others, you) = self.others(seats, names);
        let only = if others.is_empty() && you { "only" } else { "none" };
        if you {
            others.push(self.say("from-you", &[]));
        }
        self.say(key, &[("you", only.into()), ("names", self.list(list, &others).into())])
    }

    /// Something these players do together; "you" are named by the text.
    pub(crate) fn together(&self, key: &str, seats: impl IntoIterator<Item = Seat>, names: &Names) -> String {
        let (others, you) = self.others(seats, names);
        let you = match (you, others.is_empty()) {
            (true, true) => "only",
            (true, false) => "with",
            (false, _) => "none",
        };
        let args = [
            ("you", you.into()),
            ("count", others.len().into()),
            ("names", self.list("list-and", &others).into()),
        ];
        self.say(key, &args)
    }

    /// What all the others are called, and whether "you" are one of them.
    fn others(&self, seats: impl IntoIterator<Item = Seat>, names: &Names) -> (Vec<String>, bool) {
        let (you, others): (Vec<Seat>, Vec<Seat>) = seats.into_iter().partition(|seat| names.is_you(*seat));
        let others = others.into_iter().map(|seat| self.seat(seat, names)).collect();
        (others, !you.is_empty())
    }

    /// Cards nobody sees: `4 cards`.
    pub(crate) fn unseen(&self, count: usize) -> String {
        self.say("cards-unseen", &[("count", count.into())])
    }

    /// Cards by their names: `a red 5`, which is what one alone is called, or `2 cards (red 5 and blue 2)`.
    pub(crate) fn seen(&self, cards: &[String], alone: impl FnOnce() -> String) -> String {
        match cards {
            [] => self.say("no-cards", &[]),
            [_] => alone(),
            _ => self.say(
                "cards-seen",
                &[
                    ("count", cards.len().into()),
                    ("cards", self.list("list-and", cards).into()),
                ],
            ),
        }
    }

    /// What everybody writes down.
    pub(crate) fn points(&self, points: impl IntoIterator<Item = (Seat, u32)>, names: &Names) -> String {
        let of = |(seat, points): (Seat, u32)| self.about("points-of", seat, names, &[("points", points.into())]);
        let list: Vec<String> = points.into_iter().map(of).collect();
        self.say("points", &[("list", list.join(", ").into())])
    }
}
