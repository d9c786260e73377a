//! The thin shell around [`App`]: the terminal, the clock, the file, and a thread in which the bots think.

use crate::screen::{Outside, Pressed, Screen, listen};
use crate::{Advice, App, BadSave, Save, Shown};
use bots::Bot;
use desk::Strange;
use game::Seat;
use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};
use table::{Ask, Bots, Input, Millis, Table};

/// How the program was left.
#[derive(Debug, Default)]
pub struct Ending {
    /// The records of the matches that were played to their end.
    pub records: Vec<PathBuf>,
    /// Whether a signal ended it, or the terminal went away.
    pub torn: bool,
}

/// Why it cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The terminal cannot be used.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
    /// The match cannot be kept.
    #[error(transparent)]
    Save(#[from] BadSave),
    /// The server says what no server of ours says.
    #[error("this is no Reihum server: {0}")]
    Strange(#[from] Strange),
}

/// While a countdown is on the screen, it is drawn so often.
pub(crate) const PICTURE: Duration = Duration::from_millis(80);
/// Otherwise so often at least, in case something was missed.
pub(crate) const AT_LEAST: Duration = Duration::from_secs(5);

/// Something that happened outside.
enum Happening<G: Shown> {
    Outside(Outside),
    Decided(Input<G>),
    Advised(u64, Advice<G>),
}

/// What the bots are to do, with the table as it is.
enum Job<G: Shown> {
    Decide(Box<Table<G>>, Ask),
    Advise(Box<Table<G>>, Seat),
}

/// Plays until the person leaves. `start` is the table's time now; `adviser` says what it would do, and what bots leave to chance
/// follows from `seed`.
///
/// # Errors
/// When the terminal or the save cannot be used. The match is kept as far as it was shown.
pub fn play<G>(app: &mut App<G>, save: &mut Save, start: Millis, adviser: Bot, seed: u64) -> Result<Ending, Trouble>
where
    G: Shown + 'static,
    Table<G>: Send,
    G::Action: Send,
    G::Rules: Send,
{
    let (sender, happenings) = mpsc::channel();
    let jobs = think::<G>(adviser, seed, sender.clone());
    // What was done before the screen is there must be kept too.
    save.append(&app.take_entries())?;
    let mut screen = Screen::open()?;
    listen(move |outside| sender.send(Happening::Outside(outside)).is_ok());
    let begun = Instant::now();
    let now = || start + Millis(begun.elapsed().as_millis() as u64);
    let mut ending = Ending::default();
    let mut asked = BTreeSet::new();
    while !app.is_left() && !ending.torn {
        let (width, height) = screen.size()?;
        app.window(now(), width, height);
        save.append(&app.take_entries())?;
        if let Some(record) = app.take_record() {
            ending.records.push(save.keep_record(&record)?);
        }
        for ask in app.asks() {
            if asked.insert(ask.number) {
                let _ = jobs.send(Job::Decide(Box::new(app.table().clone()), ask));
            }
        }
        if app.take_question() {
            let _ = jobs.send(Job::Advise(Box::new(app.table().clone()), app.seat()));
        }
        screen.draw(|frame| app.draw(frame))?;
        let due = app.deadline().map(|due| Duration::from_millis((due - now()).0));
        let picture = app.counts_down().then_some(PICTURE);
        let wait = [due, picture].into_iter().flatten().fold(AT_LEAST, Duration::min);
        match happenings.recv_timeout(wait) {
            Ok(Happening::Outside(Outside::Pressed(Pressed::Key(key)))) => app.key(now(), key),
            Ok(Happening::Outside(Outside::Pressed(Pressed::Anew))) => screen.clear()?,
            Ok(Happening::Outside(Outside::Pressed(Pressed::Out))) => break,
            Ok(Happening::Outside(Outside::Torn)) | Err(RecvTimeoutError::Disconnected) => ending.torn = true,
            Ok(Happening::Decided(answer)) => app.decided(now(), answer),
            Ok(Happening::Advised(seq, advice)) => app.advised(seq, advice),
            Err(RecvTimeoutError::Timeout) => app.tick(now()),
        }
    }
    save.append(&app.take_entries())?;
    Ok(ending)
}

/// A thread in which the bots think, one question after the other.
fn think<G>(adviser: Bot, seed: u64, answers: Sender<Happening<G>>) -> Sender<Job<G>>
where
    G: Shown + 'static,
    Happening<G>: Send,
    Job<G>: Send,
{
    let (sender, jobs): (Sender<Job<G>>, Receiver<Job<G>>) = mpsc::channel();
    thread::spawn(move || {
        let mut bots = Bots::new(seed);
        for job in jobs {
            let answer = match job {
                Job::Decide(table, ask) => {
                    bots.follow(&table);
                    Happening::Decided(bots.decide(&ask))
                }
                Job::Advise(table, seat) => Happening::Advised(table.seq(), bots.advise(&table, seat, adviser)),
            };
            if answers.send(answer).is_err() {
                return;
            }
        }
    });
    sender
}
