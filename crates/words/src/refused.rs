//! Why a table refuses a command, so that whoever gave it knows what to do instead.

use crate::Words;
use game::SeatSet;

impl Words {
    /// Why a table refuses something: `why` is its word for programs, and these are the seats it is about, if any.
    ///
    /// ```
    /// use game::{Seat, SeatSet};
    /// use words::{Lang, Words};
    /// let two = SeatSet::only(Seat::numbered(2).unwrap());
    /// assert_eq!(Words::new(Lang::En).refused("taken", two), "Seat 2 is taken: choose another.");
    /// ```
    pub fn refused(&self, why: &str, seats: SeatSet) -> String {
        let numbers: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
        let variables = [
            ("count", seats.len().into()),
            ("seats", self.list("list-and", &numbers).into()),
        ];
        self.say(&format!("refused-{why}"), &variables)
    }
}
