//! The screen of a table: the way there, and all that is around the cards whatever is played.

use super::socket::socket;
use super::{At, Drawer, Heard, Painted, Road, after, ask, log, menu, room, rules, seats, sheet, tab};
use crate::badge::badge;
use crate::browser::tell;
use crate::games::GameName;
use crate::helper::Helper;
use crate::keep::{LETTERS, forget, keep, kept};
use crate::memo::Memo;
use crate::name_field::NameField;
use crate::page::{Page, focus_heading};
use crate::part::{act, flag, part};
use crate::screens::start::join;
use crate::{Route, focus, guest, motion, own, record, visited};
use desk::{Board, Strange};
use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;
use protocol::worker::FromWorker;
use protocol::{Snapshot, ToClient, Trouble};
use std::time::Duration;
use wasm_bindgen::JsCast;
use words::{Lang, Words};

/// What is on the screen.
#[derive(Clone, Copy)]
enum Stage {
    /// Nothing was heard yet.
    Coming,
    Solo(At<solo::Round>),
    Skipbo(At<skipbo::Round>),
    /// That was all.
    Over,
}

/// Does the same with whatever is played.
macro_rules! with_at {
    ($stage:expr, $at:ident => $body:expr) => {
        match $stage {
            Stage::Solo($at) => Some($body),
            Stage::Skipbo($at) => Some($body),
            Stage::Coming | Stage::Over => None,
        }
    };
}

/// How often time is looked at.
const TICK: Duration = Duration::from_millis(200);
/// How often it is noted that somebody is still there.
const STAY: Duration = Duration::from_mins(1);

/// A table's screen, as it is reached.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    stage: RwSignal<Stage>,
    why: RwSignal<String>,
    /// There is no such table: another code may be right.
    missed: RwSignal<bool>,
    road: StoredValue<Option<Road>, LocalStorage>,
    own: bool,
}

/// The table of a server, by its code. Whoever has no name yet is asked for one first.
pub(crate) fn server(page: Page, code: String) -> AnyView {
    let named = RwSignal::new(guest::name().is_some());
    let field = NameField::new();
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        if field.settle() {
            named.set(true);
        }
    };
    let heading = code.clone();
    let view = part(move || {
        if named.get() {
            return at_server(page, code.clone());
        }
        let heading = heading.clone();
        view! {
            <div class="alone">
                <h1 tabindex="-1">{page.say(move |words| words.web_table(heading.as_str()))}</h1>
                <form on:submit=act(go) novalidate>
                    {field.shown(page)}
                    <button id="come" class="large">{page.say(Words::web_code_go)}</button>
                </form>
            </div>
        }
        .into_any()
    });
    view.into_any()
}

fn at_server(page: Page, code: String) -> AnyView {
    let tab = format!("tab-{code}");
    let open = move |screen: Screen| -> Option<Road> {
        page.helper.listen(move |message| screen.advised(message));
        Some(std::rc::Rc::new(socket(page, code.clone(), move |heard| {
            screen.hear(heard);
        })))
    };
    shown(page, tab, false, open)
}

/// The table in the worker.
pub(crate) fn home(page: Page, game: GameName) -> AnyView {
    let open = move |screen: Screen| {
        own::way(
            page,
            game,
            move |heard| screen.hear(heard),
            move |message| screen.advised(message),
        )
    };
    shown(page, format!("tab-own-{}", game.name()), true, open)
}

fn shown(page: Page, tab: String, own: bool, open: impl Fn(Screen) -> Option<Road> + Clone + 'static) -> AnyView {
    let screen = Screen {
        page,
        stage: RwSignal::new(Stage::Coming),
        why: RwSignal::default(),
        missed: RwSignal::default(),
        road: StoredValue::new_local(None),
        own,
    };
    let elsewhere = RwSignal::new(false);
    let enter = move |open: &dyn Fn(Screen) -> Option<Road>| {
        let road = open(screen);
        if road.is_none() {
            screen.end(page.words_now().felt_no_game());
        }
        screen.road.set_value(road);
    };
    let claim = tab::claim(tab, move || {
        screen.leave();
        screen.stage.set(Stage::Coming);
        elsewhere.set(true);
        request_animation_frame(focus_heading);
    });
    enter(&open);
    let again = move |_| {
        tab::again(claim);
        elsewhere.set(false);
        enter(&open);
    };
    let again = StoredValue::new_local(again);
    let ticking = set_interval_with_handle(move || screen.tick(), TICK);
    let staying = set_interval_with_handle(move || screen.stay(), STAY);
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        focus::by_keys(true);
        screen.key(&event);
    });
    let pointer = window_event_listener(leptos::ev::pointerdown, |_| focus::by_keys(false));
    on_cleanup(move || {
        for handle in [ticking, staying].into_iter().flatten() {
            handle.clear();
        }
        keys.remove();
        pointer.remove();
        tab::leave(claim);
        motion::stop();
        screen.leave();
    });
    let view = part(move || {
        if elsewhere.get() {
            return view! {
                <div class="alone">
                    <h1 tabindex="-1">{page.say(Words::felt_elsewhere)}</h1>
                    <p>{page.say(Words::felt_elsewhere_text)}</p>
                    <button id="here" on:click=act(move |event| again.with_value(|again| again(event)))>{page.say(Words::felt_here)}</button>
                </div>
            }
            .into_any();
        }
        match screen.stage.get() {
            Stage::Coming => coming(page).into_any(),
            Stage::Over => over(page, screen.why, screen.missed).into_any(),
            Stage::Solo(at) => stage(at),
            Stage::Skipbo(at) => stage(at),
        }
    });
    view.into_any()
}

fn coming(page: Page) -> impl IntoView {
    view! {
        <div class="alone">
            <h1 tabindex="-1">{page.say(Words::web_table_looking)}</h1>
            {badge(page)}
            <p>{page.link_to(Route::Start, "button quiet", page.say(Words::web_start))}</p>
        </div>
    }
}

fn over(page: Page, why: RwSignal<String>, missed: RwSignal<bool>) -> impl IntoView {
    let again = part(move || {
        let Route::Table(code) = page.route.get_untracked() else {
            return None;
        };
        missed.get().then(|| join::form(page, NameField::new(), code))
    });
    view! {
        <div class="alone">
            <h1 tabindex="-1">{why}</h1>
            {again}
            <p>{page.link_to(Route::Start, "button", page.say(Words::web_start))}</p>
        </div>
    }
}

impl Screen {
    fn hear(self, heard: Heard) {
        // A screen that was left hears nothing.
        let Some(stage) = self.stage.try_get_untracked() else {
            return;
        };
        let done = match heard {
            Heard::Told(message) => match (*message, stage) {
                (ToClient::Snapshot(snapshot), Stage::Coming | Stage::Over) => self.come(*snapshot),
                (message, stage) => with_at!(stage, at => at.hear(message)).unwrap_or(Ok(())),
            },
            Heard::Lost => {
                with_at!(stage, at => at.lose());
                Ok(())
            }
            Heard::Over(trouble) => {
                // Whoever is gone for good does not look for the table any more.
                if trouble.why == "left" {
                    with_at!(stage, at => at.visit.with_untracked(|visit| visited::forget(&visit.far.table().code)));
                }
                self.missed
                    .set(matches!(trouble.why.as_str(), "no-such-table" | "closed"));
                self.end(self.told(&trouble));
                Ok(())
            }
        };
        if let Err(strange) = done {
            let words = self.page.words_now();
            if self.own || matches!(strange, Strange::Amiss(_)) {
                self.end(words.felt_amiss());
            } else {
                tell("refused");
                self.end(words.web_outdated());
            }
        }
    }

    /// Everything is told for the first time.
    fn come(self, snapshot: Snapshot) -> Result<(), Strange> {
        let Some(road) = self.road.get_value() else {
            return Ok(());
        };
        let stage = match snapshot.game.as_str() {
            "solo" => Stage::Solo(At::new(self.page, road, snapshot, self.own)?),
            "skipbo" => Stage::Skipbo(At::new(self.page, road, snapshot, self.own)?),
            other => return Err(Strange::Game(other.into())),
        };
        self.stage.set(stage);
        self.stay();
        // The heading that had the focus while we waited is gone.
        request_animation_frame(|| {
            if focus::is_lost() {
                focus_heading();
            }
        });
        with_at!(stage, at => {
            at.greet();
            room::carry_out_plan(at);
        });
        Ok(())
    }

    /// Is at a server's table, now.
    fn stay(self) {
        if self.own {
            return;
        }
        let stage = self.stage.try_get_untracked().unwrap_or(Stage::Over);
        with_at!(stage, at => note(at));
    }

    fn advised(self, message: FromWorker) {
        let Some(stage) = self.stage.try_get_untracked() else {
            return;
        };
        match message {
            FromWorker::Record { text: Some(text) } => {
                record::download(&text);
                None
            }
            FromWorker::Record { text: None } => {
                with_at!(stage, at => at.complain(self.page.words_now().web_no_record()))
            }
            FromWorker::Studied => with_at!(stage, at => menu::studied(at)),
            FromWorker::Advice { number, action, why } => {
                with_at!(stage, at => menu::advised(at, number, action.as_deref(), why))
            }
            _ => None,
        };
    }

    fn told(self, trouble: &Trouble) -> String {
        let words = self.page.words_now();
        match trouble.why.as_str() {
            "no-such-table" => words.web_table_none(),
            "closed" => words.web_table_closed(),
            "sent-away" => words.felt_sent_away(),
            "left" => words.felt_left(),
            "full" => words.felt_full(),
            "too-much" => words.felt_too_much(),
            _ => trouble.text.clone(),
        }
    }

    fn end(self, why: String) {
        self.leave();
        self.why.set(why);
        self.stage.set(Stage::Over);
        request_animation_frame(focus_heading);
    }

    fn leave(self) {
        self.road.try_update_value(|road| {
            if let Some(road) = road.take() {
                road.close();
            }
        });
    }

    fn tick(self) {
        if let Some(stage) = self.stage.try_get_untracked() {
            with_at!(stage, at => at.tick());
        }
    }

    fn key(self, event: &KeyboardEvent) {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        let writing = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
        // Whoever holds a key down means it once; arrows go on. What is open is closed from wherever one is in it.
        let meant = plain
            && (!writing || event.key() == "Escape")
            && (!event.repeat() || event.key().starts_with("Arrow"))
            && (event.key().len() > 1 || keys_are_letters());
        let Some(stage) = self.stage.try_get_untracked().filter(|_| meant) else {
            return;
        };
        // A letter is the same whether capitals are locked or not.
        let mut key = event.key();
        match (key.len(), event.shift_key()) {
            (1, true) => key.make_ascii_uppercase(),
            (1, false) => key.make_ascii_lowercase(),
            _ => {}
        }
        if with_at!(stage, at => pressed(at, &key)) == Some(true) {
            event.prevent_default();
        }
    }
}

/// Whether single letters do something. Whoever speaks to a machine that writes for him may not want that.
pub(crate) fn keys_are_letters() -> bool {
    kept(LETTERS).is_none()
}

/// Whether single letters shall do something.
pub(crate) fn let_letters(act: bool) {
    if act {
        forget(LETTERS);
    } else {
        keep(LETTERS, "off");
    }
}

/// Notes that somebody is at this table.
fn note<G: Painted>(at: At<G>) {
    at.visit
        .with_untracked(|visit| visited::add(&visit.far.table().code, G::GAME));
}

fn pressed<G: Painted>(at: At<G>, key: &str) -> bool {
    let covered = at.drawer.get_untracked().is_some();
    match key {
        "Escape" if covered => at.drawer.set(None),
        "l" => at.toggle(Drawer::Log),
        "m" => at.toggle(Drawer::Menu),
        // What lies below something is not played.
        _ if covered => return false,
        "h" => menu::ask_advice(at),
        _ => return at.is_playing_now() && G::key(at, key),
    }
    true
}

impl<G: Painted> At<G> {
    /// Opens something over the table, or closes it.
    pub(crate) fn toggle(self, drawer: Drawer) {
        if self.drawer.get_untracked().is_none() {
            focus::leave();
        }
        self.drawer
            .update(|open| *open = (*open != Some(drawer)).then_some(drawer));
    }

    /// Whether cards lie on the table.
    pub(crate) fn is_playing_now(self) -> bool {
        self.visit.with_untracked(|visit| visit.far.deal_runs())
    }
}

/// Everything, once somebody is there.
fn stage<G: Painted>(at: At<G>) -> AnyView {
    let page = at.page;
    Effect::new(move |before: Option<Lang>| {
        let lang = page.lang();
        if before.is_some_and(|before| before != lang) {
            at.speak();
        }
        lang
    });
    Effect::new(move || {
        if page.helper.state.get() == Helper::Missing {
            menu::unadvised(at);
        }
    });
    let dealt = Memo::new(move || at.with(|visit| visit.far.view().is_some()));
    let plays = Memo::new(move || at.with(|visit| visit.far.deal_runs()));
    // Whoever begins another game like this one is asked first, if this one goes on.
    let own = at.is_own();
    let runs = Memo::new(move || at.with(|visit| visit.far.table().running));
    Effect::new(move || {
        if own {
            own::note(G::GAME, runs.get());
        }
    });
    let heading = page.say(move |words| {
        if at.is_own() {
            words.felt_own(G::TITLE)
        } else {
            words.web_table(at.with(|visit| visit.far.table().code.clone()))
        }
    });
    let middle = part(move || {
        if dealt.get() {
            felt(at).into_any()
        } else {
            room::room(at).into_any()
        }
    });
    let end = part(move || (dealt.get() && !plays.get()).then(|| after::after(at)));
    // Whoever closes it is where he was.
    Effect::new(move |before: Option<Option<Drawer>>| {
        let open = at.drawer.get();
        if before.flatten().is_some() && open.is_none() {
            request_animation_frame(focus::back);
        }
        open
    });
    // What had the focus may be gone with what happened: whoever plays by keys goes on in his hand, or in what lies over it.
    Effect::new(move || {
        let plays = at.with(|visit| visit.far.deal_runs());
        match at.drawer.get() {
            Some(_) => request_animation_frame(|| focus::give_if_lost(".drawer .close")),
            None if plays => request_animation_frame(focus::keep),
            None => request_animation_frame(|| {
                // What lies under the end of a deal is of no use any more.
                if focus::is_within(".felt") {
                    focus::give("#won");
                }
                // What was done may have gone with it: then what came in its place, or else the table.
                for css in ["#won", focus::expected(), ".place.me button", "main h1"] {
                    focus::give_if_lost(css);
                }
            }),
        }
    });
    let drawer = part(move || match at.drawer.get() {
        None => None,
        Some(Drawer::Menu) => Some(menu::menu(at)),
        Some(Drawer::Log) => Some(log::drawer(at)),
        Some(Drawer::Sheet) => Some(sheet::drawer(at)),
        Some(Drawer::Rules) => Some(rules::drawer(at)),
    });
    view! {
        <div class="stage" data-game=G::NAME data-own=at.is_own().to_string()>
            <h1 tabindex="-1" class="unseen">{heading}</h1>
            {menu::bar(at)}
            {middle}
            {end}
            {drawer}
            {ask::covered(at)}
            <aside class="beside" aria-label=page.say(Words::play_log)>{log::log(at)}</aside>
        </div>
    }
    .into_any()
}

/// The table with its seats, and what lies on it.
fn felt<G: Painted>(at: At<G>) -> impl IntoView {
    // Nothing calls to be played while the table is stopped, or when the match was ended before its time.
    let paused = Memo::new(move || {
        at.with(|visit| {
            let ended =
                || !visit.far.table().running && visit.far.view().is_some_and(|view| G::result(&view).is_none());
            visit.far.table().standing.paused || ended()
        })
    });
    // What lies under the end of a deal is of no use, and is not read either.
    let covered = flag(move || !at.with(|visit| visit.far.deal_runs()));
    view! {
        <div class="felt" class:paused=paused.signal() inert=covered>
            {seats::seats(at)}
            {G::felt(at)}
        </div>
    }
}
