//! A table of one's own, without a server, and advice at any table.
//!
//! A [`House`] has one [`room`] with one guest, who is its host, and speaks the same protocol as a server: whoever can play at a server's table can play here.
//! It has no clock, no thread and no disk. Time is handed in; what is new must be kept by whoever has the house before anything is told, as at a server;
//! and bots think when they are let. [`advise`] is what a bot would do in somebody's place.

mod advice;
mod home;
mod house;

pub use advice::{Advice, NoAdvice, advise};
pub use house::{Chance, House, NoHouse, Opening};
