//! A table in the terminal: one of one's own with some bots, or a server's, and keys.
//!
//! [`App`] is everything that can be seen and done, without input or output: keys and time go in, entries for the log and a picture come
//! out, so that every screen can be looked at in a test. What differs between the games is the trait [`Shown`]. [`play`] is the thin shell
//! around it: it has the terminal, the clock, the file ([`Save`]) and a thread in which the bots think. [`Joined`] and [`join`] are the same for a
//! table of a server.

mod app;
mod brush;
mod desk;
mod driver;
mod guest;
mod join;
mod key;
mod paint;
mod save;
mod screen;
mod shown;
mod skipbo;
mod solo;

pub use app::{Advice, App, Opening};
pub use driver::{Ending, Trouble, play};
pub use guest::{Guest, Parting, join};
pub use join::{Heard, Joined, Order};
pub use key::Key;
pub use paint::Paint;
pub use save::{BadSave, Found, Save};
pub use shown::{Pressed, Scene, Shown};
