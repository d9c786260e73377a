//! A table of one's own in the worker: what the page says goes in, and what must be kept, and told after that, comes out.

use bots::Level;
use game::Seat;
use house::{Advice, Chance, House, Opening, advise};
use protocol::worker::{FromWorker, NewHome, ToWorker};
use std::collections::VecDeque;
use table::{AnyTable, Millis, with_table};
use words::{Lang, Words};

/// The worker's table, if it has one.
#[derive(Default)]
pub(crate) struct Home {
    house: Option<House>,
    /// Something is being kept by the page: until it is, nothing else is done.
    keeping: bool,
    inbox: VecDeque<ToWorker>,
}

impl Home {
    /// Hears something from the page. What is answered.
    pub(crate) fn hear(&mut self, now: Millis, message: ToWorker) -> Vec<FromWorker> {
        let mut said = Vec::new();
        match message {
            ToWorker::Kept => {
                if let Some(house) = self.house.as_mut().filter(|_| self.keeping) {
                    self.keeping = false;
                    house.kept();
                    said.extend(told(house));
                }
            }
            ToWorker::Speak { lang, source } => {
                if let Ok(words) = Words::from_source(locale(&lang), &source) {
                    room::learn(words);
                }
            }
            ToWorker::Record { log } => said.push(FromWorker::Record { text: record(&log) }),
            ToWorker::Advise {
                number,
                game,
                sight,
                seat,
                lang,
            } => {
                let seat = Seat::numbered(seat);
                let bot = Level::Club.into();
                let advice = seat.and_then(|seat| advise(&game, &sight, seat, bot, locale(&lang)).ok()?);
                let (action, why) = match advice {
                    Some(Advice { action, why }) => (Some(action), why),
                    None => (None, None),
                };
                said.push(FromWorker::Advice { number, action, why });
            }
            first @ (ToWorker::Open(_) | ToWorker::Wake { .. }) => {
                // Nobody will say that what the table before wanted to keep is kept.
                *self = Self::default();
                self.inbox.push_back(first);
            }
            other => self.inbox.push_back(other),
        }
        while !self.keeping
            && let Some(message) = self.inbox.pop_front()
        {
            said.extend(self.take(now, message));
            said.extend(self.settle());
        }
        said
    }

    /// When the table wants to be called again.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.house.as_ref().filter(|_| !self.keeping)?.deadline()
    }

    /// Lets bots think, if they are asked something.
    pub(crate) fn think(&mut self, now: Millis) -> Option<FromWorker> {
        let thought = !self.keeping && self.house.as_mut().is_some_and(|house| house.think(now));
        if thought { self.settle() } else { None }
    }

    fn take(&mut self, now: Millis, message: ToWorker) -> Option<FromWorker> {
        let failed = |why| Some(FromWorker::Failed { why });
        match (message, &mut self.house) {
            (ToWorker::Open(new), _) => match open(now, *new) {
                Ok((house, entries)) => {
                    self.house = Some(house);
                    // They are the first: as the house has it, they are kept already.
                    return Some(FromWorker::Keep { after: 0, entries });
                }
                Err(why) => return failed(why),
            },
            (ToWorker::Wake { name, log, chance }, _) => match wake(now, &name, &log, chance) {
                Ok(house) => self.house = Some(house),
                Err(why) => return failed(why),
            },
            (ToWorker::Say { text }, Some(house)) => {
                if let Err(why) = house.say(now, &text) {
                    return failed(why.to_string());
                }
            }
            (ToWorker::Tick, Some(house)) => house.tick(now),
            (ToWorker::Leave, Some(house)) => house.leave(now),
            _ => {}
        }
        None
    }

    /// Hands out what must be kept, or tells what can be told.
    fn settle(&mut self) -> Option<FromWorker> {
        let house = self.house.as_mut()?;
        let Some(new) = house.write() else { return told(house) };
        self.keeping = true;
        Some(FromWorker::Keep {
            after: new.after,
            entries: new.entries,
        })
    }
}

fn open(now: Millis, new: NewHome) -> Result<(House, Vec<String>), String> {
    let opening = Opening {
        name: new.name.parse().map_err(|why| format!("{why}"))?,
        table: new.table,
        seat: new.seat,
        bots: new.bots,
    };
    let chance = Chance {
        cards: new.cards,
        bots: new.chance,
    };
    House::open(now, &opening, chance).map_err(|why| why.to_string())
}

fn wake(now: Millis, name: &str, log: &str, chance: u64) -> Result<House, String> {
    let name = name.parse().map_err(|why| format!("{why}"))?;
    House::wake(now, name, log, chance).map_err(|why| why.to_string())
}

fn told(house: &mut House) -> Option<FromWorker> {
    let texts = house.hear();
    (!texts.is_empty()).then_some(FromWorker::Tell { texts })
}

/// The record of the last match of a log.
fn record(log: &str) -> Option<String> {
    let table = AnyTable::fold(log).ok()?;
    with_table!(table, table => table.record())
}

fn locale(lang: &str) -> Lang {
    Lang::from_locale(lang).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::http::NewTable;
    use protocol::{Coming, Message, ToClient, ToServer, VERSION};

    fn new_home(bot: &str) -> ToWorker {
        ToWorker::Open(Box::new(NewHome {
            name: "Anna".into(),
            table: NewTable {
                game: "solo".into(),
                seats: Some(2),
                ..NewTable::default()
            },
            seat: 1,
            bots: vec![bot.into()],
            cards: [3; 32],
            chance: 1,
        }))
    }

    fn hello() -> ToWorker {
        let hello = ToServer::Hello(Coming {
            protocol: VERSION,
            token: None,
            after: None,
            lang: Some("de".into()),
        });
        ToWorker::Say { text: hello.line() }
    }

    #[test]
    fn nothing_is_told_and_nothing_more_is_done_before_the_page_has_kept_it() {
        let (mut home, now) = (Home::default(), Millis(1000));
        // Given a table whose first entries were handed out,
        let said = home.hear(now, new_home("family"));
        let [FromWorker::Keep { after: 0, entries }] = &said[..] else {
            panic!("{said:?}")
        };
        let first = entries.len() as u64;
        // when its guest comes,
        let said = home.hear(now, hello());
        // then that is kept first,
        assert!(
            matches!(&said[..], [FromWorker::Keep { after, .. }] if *after == first),
            "{said:?}"
        );
        assert_eq!(home.deadline(), None);
        // and what else is said waits.
        assert_eq!(home.hear(now, hello()), []);
        let said = home.hear(now, ToWorker::Kept);
        let [FromWorker::Tell { texts }, FromWorker::Keep { .. }] = &said[..] else {
            panic!("{said:?}")
        };
        let snapshot = ToClient::read(texts[0].as_bytes()).unwrap();
        assert!(matches!(snapshot, ToClient::Snapshot(_)), "{snapshot:?}");
    }

    #[test]
    fn a_new_table_does_not_wait_for_what_the_one_before_wanted_to_keep() {
        let (mut home, now) = (Home::default(), Millis(1000));
        // Given a table that was left, and of which nobody keeps anything any more,
        home.hear(now, new_home("family"));
        let said = home.hear(now, hello());
        assert!(matches!(&said[..], [FromWorker::Keep { .. }]), "{said:?}");
        home.hear(now, ToWorker::Leave);
        // when another one is opened, then it is there.
        let said = home.hear(now, new_home("club"));
        assert!(matches!(&said[..], [FromWorker::Keep { after: 0, .. }]), "{said:?}");
    }

    #[test]
    fn what_cannot_be_is_told_with_its_reason() {
        let mut home = Home::default();
        let said = home.hear(Millis(0), new_home("genius"));
        assert!(
            matches!(&said[..], [FromWorker::Failed { why }] if why.contains("genius")),
            "{said:?}"
        );
        let (name, log) = ("Anna".into(), "nonsense".into());
        let said = home.hear(Millis(0), ToWorker::Wake { name, log, chance: 1 });
        assert!(matches!(&said[..], [FromWorker::Failed { .. }]), "{said:?}");
    }
}
