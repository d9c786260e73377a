//! Somebody who plays through the page: he looks at what it offers him, and clicks on that.

use super::{SOON, Visit};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions};
use serde::Deserialize;
use serde_json::json;
use std::time::{Duration, Instant};

/// A deal that takes longer than this does not go on.
pub(crate) const DEAL: Duration = Duration::from_mins(5);

/// What he sees of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Look {
    pub(crate) game: String,
    /// The deal is over.
    pub(crate) over: bool,
    /// Something is asked of him.
    pub(crate) mine: bool,
    pub(crate) prompt: String,
    pub(crate) notice: String,
    /// Colours that he can wish for, seats that he can choose, and what else he can do.
    wishes: Vec<String>,
    targets: Vec<String>,
    deeds: Vec<String>,
    /// "Solo!" would count.
    call: bool,
    /// The cards in hand: by which key they are known, how they stand, and whether they are chosen.
    hand: Vec<(String, String, bool)>,
    /// Building piles that take what is chosen, discard piles that do, and piles from which a card can be played.
    lit: Vec<String>,
    puts: Vec<String>,
    piles: Vec<String>,
    /// What was told last, and how much there is to read.
    told: (usize, String),
}

const LOOK: &str = "(() => { \
    const all = (css) => [...document.querySelectorAll(css)]; const text = (css) => document.querySelector(css)?.textContent ?? ''; \
    const each = (css, name) => all(css).map((one) => one.dataset[name]); \
    return { game: document.querySelector('.stage')?.dataset.game ?? '', over: !!document.querySelector('.after'), \
        mine: !!document.querySelector('.seat.me.turn'), prompt: text('#prompt'), notice: text('#notice'), \
        wishes: each('[data-wish]', 'wish'), targets: each('[data-target]', 'target'), deeds: each('.felt [data-deed]', 'deed'), \
        call: !!document.querySelector('[data-deed=solo].open:not(.armed)'), \
        hand: all('[data-place=hand] button.card').map((one) => [one.dataset.key, one.dataset.stand, one.classList.contains('chosen')]), \
        lit: each('.build.lit', 'place'), puts: each('[data-discard]', 'discard'), \
        piles: all('.own-piles button.card[data-stand=in]').map((one) => one.closest('[data-place]').dataset.place), \
        told: [all('.beside .log li').length, text('.beside .log li')] }; })()";

/// Something that the page offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    Wish(String),
    Target(String),
    Deed(String),
    /// A card of the hand, by its key.
    Card(String),
    /// A building pile, by its place.
    Build(String),
    /// A discard pile for the chosen card, by its number.
    Put(String),
    /// The top card of a pile, by its place.
    Pile(String),
}

impl Offer {
    /// Where it is on the page.
    pub(crate) fn css(&self) -> String {
        match self {
            Self::Wish(colour) => format!("[data-wish={colour}]"),
            Self::Target(seat) => format!("[data-target='{seat}']"),
            Self::Deed(name) => format!(".felt [data-deed={name}]"),
            Self::Card(key) => format!("[data-place=hand] [data-key='{key}']"),
            Self::Build(place) => format!("[data-place={place}]"),
            Self::Put(number) => format!("[data-discard='{number}']"),
            Self::Pile(place) => format!(".own-piles [data-place={place}] button.card"),
        }
    }
}

impl Look {
    /// Whether something can be done.
    pub(crate) fn has(&self, deed: &str) -> bool {
        self.deeds.iter().any(|other| other == deed)
    }

    /// What a sensible person takes of all that; nothing while others are to move.
    pub(crate) fn offer(&self) -> Option<Offer> {
        let deed = |name: &str| {
            let offered = self.deeds.iter().any(|deed| deed == name);
            offered.then(|| Offer::Deed(name.into()))
        };
        let card = |how: &str| {
            let card = self.hand.iter().find(|(_, stand, chosen)| stand == how && !chosen);
            card.map(|(key, ..)| Offer::Card(key.clone()))
        };
        let first = |from: &[String], offer: fn(String) -> Offer| from.first().cloned().map(offer);
        if self.over {
            return None;
        }
        if self.game == "skipbo" {
            let chosen = deed("back").is_some();
            let any = self.hand.last().filter(|_| self.mine && !chosen);
            return first(&self.lit, Offer::Build)
                .or_else(|| self.puts.last().cloned().map(Offer::Put))
                .or_else(|| first(&self.piles, Offer::Pile).filter(|_| !chosen))
                .or_else(|| card("in").filter(|_| !chosen))
                .or_else(|| deed("end"))
                .or_else(|| any.map(|(key, ..)| Offer::Card(key.clone())));
        }
        first(&self.wishes, Offer::Wish)
            .or_else(|| first(&self.targets, Offer::Target))
            .or_else(|| (self.call && self.hand.len() == 2).then(|| Offer::Deed("solo".into())))
            .or_else(|| ["lay", "throw-in", "protect", "decline"].into_iter().find_map(deed))
            .or_else(|| card("in"))
            .or_else(|| deed("draw"))
            .or_else(|| deed("pass"))
    }
}

impl Visit {
    /// What he sees of the table now.
    pub(crate) async fn look(&self) -> Look {
        serde_json::from_value(self.ask(LOOK).await).unwrap()
    }

    /// Plays until somebody has seen enough: he is told what is seen, and how much was clicked.
    pub(crate) async fn plays(&self, enough: impl Fn(&Look, usize) -> bool) {
        self.plays_with(enough, async |offer| self.press(&offer.css()).await)
            .await;
    }

    /// Plays on until the deal is over.
    pub(crate) async fn plays_on(&self) {
        self.plays(|look, _| look.over).await;
    }

    /// Plays in whatever way takes up an offer. What is gone by then is looked at again.
    pub(crate) async fn plays_with(&self, enough: impl Fn(&Look, usize) -> bool, take: impl AsyncFn(&Offer) -> bool) {
        let (start, mut taken) = (Instant::now(), 0);
        loop {
            let look = self.look().await;
            if enough(&look, taken) {
                return;
            }
            assert!(
                start.elapsed() < DEAL,
                "after {taken} clicks it does not go on: {look:#?}"
            );
            match look.offer() {
                Some(offer) => {
                    if take(&offer).await {
                        taken += 1;
                        self.changes(&look).await;
                    }
                }
                None => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    /// Waits a moment until he sees something else.
    pub(crate) async fn changes(&self, before: &Look) {
        let start = Instant::now();
        while self.look().await == *before && start.elapsed() < Duration::from_secs(6) {
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// Presses something where it can be seen; says whether it could be.
    pub(crate) async fn press(&self, css: &str) -> bool {
        let Some((x, y)) = self.seen_at(css).await else {
            return false;
        };
        let actions = [
            move_to(x, y),
            PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            },
            PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            },
        ];
        self.point(actions).await;
        true
    }

    /// Points at something.
    pub(crate) async fn points_at(&self, css: &str) {
        let (x, y) = self.comes_into_sight(css).await;
        self.point([move_to(x, y)]).await;
    }

    /// Presses something that must be there to be seen. What has moved away just then is pressed again.
    pub(crate) async fn tap(&self, css: &str) {
        self.find(css).await;
        let start = Instant::now();
        while !(self.press(css).await && self.ask("window.pressed !== false").await == json!(true)) {
            assert!(start.elapsed() < SOON, "{css} is there, but something lies over it");
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Drags something to somewhere, with the mouse or a finger.
    pub(crate) async fn drags(&self, css: &str, to: &str) {
        let (from, to) = (self.comes_into_sight(css).await, self.comes_into_sight(to).await);
        let half = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        let actions = [
            move_to(from.0, from.1),
            PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            },
            move_to(half.0, half.1),
            move_to(to.0, to.1),
            PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            },
        ];
        self.point(actions).await;
    }

    /// The same, as soon as there is one.
    async fn comes_into_sight(&self, css: &str) -> (f64, f64) {
        let start = Instant::now();
        loop {
            if let Some(point) = self.seen_at(css).await {
                return point;
            }
            assert!(start.elapsed() < SOON, "{css} is not to be seen");
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// A point at which somebody sees it, and nothing else lies over it. What is pressed next, and whether it is that and still there when it is let go, is noted.
    async fn seen_at(&self, css: &str) -> Option<(f64, f64)> {
        let script = "const [css] = arguments; const one = document.querySelector(css); if (!one) return null; \
            window.pressed = false; addEventListener('pointerdown', ({ target }) => { const meant = target.closest(css); window.pressed = meant !== null; \
                addEventListener('pointerup', () => { window.pressed &&= meant.isConnected; }, { capture: true, once: true }); }, { capture: true, once: true }); \
            one.scrollIntoView({ block: 'nearest', behavior: 'instant' }); const { left, top, width, height } = one.getBoundingClientRect(); \
            for (const y of [.5, .35, .65]) for (const x of [.5, .3, .15, .7, .85]) { const point = [left + width * x, top + height * y]; \
                const there = document.elementFromPoint(...point); if (there && one.contains(there)) return point; } return null;";
        let point = self.client.execute(script, vec![json!(css)]).await.unwrap();
        serde_json::from_value(point).unwrap()
    }

    async fn point(&self, actions: impl IntoIterator<Item = PointerAction>) {
        let actions = actions.into_iter();
        if self.touches {
            let touch = TouchActions::new("finger".into());
            let touch = actions.fold(touch, InputSource::then);
            self.client.perform_actions(touch).await.unwrap();
        } else {
            let mouse = MouseActions::new("mouse".into());
            let mouse = actions.fold(mouse, InputSource::then);
            self.client.perform_actions(mouse).await.unwrap();
        }
    }
}

fn move_to(x: f64, y: f64) -> PointerAction {
    let duration = Some(Duration::ZERO);
    PointerAction::MoveTo { duration, x, y }
}
