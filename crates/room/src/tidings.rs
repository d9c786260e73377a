//! What a step of the table tells, made into text: once what many hear, and then for each of them what is meant for him.

use crate::{Hosted, Text, say};
use game::Viewer;
use game::notation::{Pen, Penned};
use protocol::{Part, Telling};
use std::cell::RefCell;
use table::{Message, News, To};

/// What a step tells, in parts.
pub(crate) struct Tidings<G: Hosted> {
    /// What happened, in order.
    happened: Vec<Happened>,
    /// Every event as somebody sees it, and how that is written: most look the same to everybody.
    seen: Vec<(G::Seen, Part)>,
    standing: Option<Part>,
}

/// Something that happened.
struct Happened {
    moment: u64,
    what: What,
}

enum What {
    /// Around the deal; whether somebody may see it otherwise from then on.
    News { part: Part, looks: bool },
    /// In the deal, for some to see: places in the list of what is seen.
    Seen { to: To, places: Vec<usize> },
}

impl What {
    /// Whether a viewer is told.
    fn is_for(&self, viewer: Viewer) -> bool {
        match self {
            Self::News { .. } => true,
            Self::Seen { to, .. } => match to {
                To::Seat(seat) => viewer.is(*seat),
                To::Watchers => viewer == Viewer::Spectator,
                To::All => true,
                To::Guest(_) => false,
            },
        }
    }
}

impl<G: Hosted> Tidings<G> {
    pub(crate) fn new(messages: &[(To, Message<G>)]) -> Self {
        let mut told = Self {
            happened: Vec::with_capacity(messages.len()),
            seen: Vec::new(),
            standing: None,
        };
        for (to, message) in messages {
            match message {
                Message::News(moment, news) => {
                    let what = What::News {
                        part: Part::of(&say::news(news)),
                        looks: matches!(news, News::Sat(..) | News::Stood(..) | News::Left(_)),
                    };
                    told.happened.push(Happened { moment: *moment, what });
                }
                Message::Seen(moment, seen) => {
                    let places = seen.iter().map(|seen| told.place(seen)).collect();
                    let what = What::Seen { to: *to, places };
                    told.happened.push(Happened { moment: *moment, what });
                }
                Message::Standing(standing) => told.standing = Some(Part::of(&say::standing(standing))),
                Message::Answer { .. } | Message::Snapshot(_) => {}
            }
        }
        told
    }

    /// Where it is among all that is seen.
    fn place(&mut self, seen: &G::Seen) -> usize {
        let known = self.seen.iter().position(|(other, _)| other == seen);
        known.unwrap_or_else(|| {
            self.seen.push((seen.clone(), Part::text(seen)));
            self.seen.len() - 1
        })
    }

    /// What a viewer is told at this moment and time, if it is anything; `sight` is what he sees of the deal now.
    pub(crate) fn to(
        &self,
        viewer: Viewer,
        (moment, time): (u64, u64),
        sight: impl FnOnce() -> Option<G::Sight>,
    ) -> Option<Text> {
        let heard = |happened: &&Happened| happened.what.is_for(viewer);
        if self.standing.is_none() && !self.happened.iter().any(|happened| heard(&happened)) {
            return None;
        }
        thread_local! {
            static BUFFER: RefCell<String> = RefCell::default();
        }
        BUFFER.with_borrow_mut(|buffer| {
            let mut telling = Telling::new(buffer, moment, time);
            let mut looks = false;
            for moment in self.happened.chunk_by(|one, next| one.moment == next.moment) {
                let run = || moment.iter().filter(heard);
                let Some(first) = run().next() else { continue };
                looks |=
                    run().any(|happened| matches!(happened.what, What::News { looks: true, .. } | What::Seen { .. }));
                let news = run().filter_map(|happened| match &happened.what {
                    What::News { part, .. } => Some(part),
                    What::Seen { .. } => None,
                });
                let seen = run().flat_map(|happened| match &happened.what {
                    What::News { .. } => &[][..],
                    What::Seen { places, .. } => places,
                });
                telling.happened(first.moment, news, seen.map(|place| &self.seen[*place].1));
            }
            if looks && let Some(sight) = sight() {
                telling.sight(|out| {
                    let mut pen = Pen::from(std::mem::take(out));
                    sight.write(&mut pen);
                    *out = pen.into_text();
                });
            }
            if let Some(standing) = &self.standing {
                telling.standing(standing);
            }
            telling.end();
            Some(Text::copied(buffer))
        })
    }
}
