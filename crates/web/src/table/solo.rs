//! SOLO on the screen.

mod hand;
mod step;

use super::ask::{deed, prompt};
use super::drag;
use super::picture::picture;
use super::{At, Painted};
use crate::games::GameName;
use crate::memo::Memo;
use crate::part::{act, part};
use crate::{motion, sound};
use desk::solo::{Pick, Step, calls, catchable, is_asked, others, protections};
use desk::{Desk, Scene};
use game::{Direction, Seat};
use leptos::prelude::*;
use solo::{Card, Colour, Penalty, Round, Rules, Scoring, Seen};
use words::{Told, Words};

/// So many of the cards played last are seen.
const LAST: usize = 5;

impl Painted for Round {
    const GAME: GameName = GameName::Solo;

    fn felt(at: At<Self>) -> AnyView {
        view! {
            {centre(at)}
            <div class="mine">
                {moment(at)}
                {prompt(at)}
                {step::asked(at)}
                {deeds(at)}
                {hand::hand(at)}
            </div>
        }
        .into_any()
    }

    fn plate(at: At<Self>, seat: Seat) -> AnyView {
        let facts = Memo::new(move || {
            at.scene(|scene, _| {
                let view = &scene.view;
                (
                    view.held(seat),
                    view.called().contains(seat),
                    view.owes().contains(seat),
                )
            })
        });
        let shown = part(move || {
            let (held, called, owes) = facts.get()?;
            let words = at.page.words();
            Some(view! {
                <span class="held" data-held=held.to_string()>
                    {picture("back", art::solo::back())}
                    <b aria-hidden="true">{held}</b>
                    <span class="unseen">{words.felt_cards(held)}</span>
                </span>
                {called.then(|| view! { <span class="shout">"Solo!"</span> })}
                {owes.then(|| view! { <span class="owes">{words.felt_owes()}</span> })}
            })
        });
        shown.into_any()
    }

    fn key(at: At<Self>, key: &str) -> bool {
        let pick = match key {
            "d" => Pick::Draw,
            "p" => Pick::Pass,
            "t" => Pick::ThrowIn,
            "s" => Pick::Solo,
            "x" => Pick::Protect,
            "n" => Pick::Decline,
            "3" => Pick::Triple,
            "c" => Pick::Catch,
            "Escape" => Pick::Back,
            _ => return hand::arrow(key),
        };
        at.pick(pick)
    }

    fn animate(seen: &[Seen], me: Option<Seat>, _: &Rules) {
        motion::fly(&motion::solo::flights(seen, me));
        if let Some(sound) = sound::solo(seen, me) {
            sound::play(sound);
        }
    }

    fn urgent(scene: &Scene<'_, Self>, desk: &Desk<Self>) -> Option<String> {
        let card = twin(scene, desk)?;
        Some(scene.words.felt_throw_in_now(Self::card(scene.words, card)))
    }

    fn aim(words: &Words, rules: &Rules) -> String {
        let limit = rules.limit().least();
        match rules.scoring() {
            Scoring::Penalty => words.felt_fewest(limit),
            Scoring::Winner => words.felt_most(limit),
        }
    }

    fn can_choose(scene: &Scene<'_, Self>, desk: &Desk<Self>, seat: Seat) -> bool {
        match desk.doing.step {
            Step::Target(_) => others(scene).contains(seat),
            Step::Catch => catchable(scene).contains(seat),
            _ => false,
        }
    }

    fn choose(at: At<Self>, seat: Seat) {
        at.pick(Pick::Seat(seat));
    }

    fn keys(words: &Words) -> String {
        words.felt_keys_solo()
    }
}

/// The piles, and what holds for everybody.
fn centre(at: At<Round>) -> impl IntoView {
    let page = at.page;
    let facts = Memo::new(move || at.scene(|scene, _| Facts::of(scene)));
    let fact = move |what: fn(&Facts) -> String| {
        Memo::new(move || facts.with(|facts| facts.as_ref().map(what).unwrap_or_default()))
    };
    let draw_told = page.say(move |words| {
        let left = facts.with(|facts| facts.as_ref().map_or(0, |facts| facts.draw));
        words.play_draw_pile(left)
    });
    let left = fact(|facts| facts.draw.to_string());
    let last = Memo::new(move || facts.with(|facts| facts.as_ref().map(|facts| (facts.last.clone(), facts.pile))));
    let pile = part(move || {
        let (cards, pile) = last.get()?;
        let top = cards.first().map(|card| Round::card(&page.words(), *card));
        let shown = cards.iter().enumerate().rev().map(|(back, card)| {
            // A card lies as it fell: it does not turn when another one falls on it.
            let turn = ["-7deg", "3deg", "-2deg", "6deg", "-5deg", "1deg", "8deg"][(pile - back) % 7];
            view! {
                <span class="laid" data-back=back.to_string() style:rotate=turn>
                    {picture("face", art::solo::face(*card))}
                </span>
            }
        });
        Some(view! {
            {shown.collect::<Vec<_>>()}
            <span class="unseen" id="top">{top}</span>
        })
    });
    let colour = Memo::new(move || facts.with(|facts| facts.as_ref().and_then(|facts| facts.colour)));
    let any = Memo::new(move || facts.with(|facts| facts.as_ref().is_some_and(|facts| facts.colour.is_none())));
    let in_force = part(move || {
        let words = page.words();
        match colour.get() {
            Some(colour) => Some(view! { <p class="in-force" data-colour=colour.letter().to_string()>{picture("sign", art::solo::mark(colour))}<span id="colour">{words.colour(colour)}</span></p> }.into_any()),
            None => any.get().then(|| view! { <p class="in-force"><span id="colour">{words.play_any_colour()}</span></p> }.into_any()),
        }
    });
    let way = Memo::new(move || facts.with(|facts| facts.as_ref().is_none_or(|facts| facts.clockwise)));
    let direction = part(move || {
        let told = if way.get() {
            page.words().felt_clockwise()
        } else {
            page.words().felt_counter()
        };
        let title = told.clone();
        view! { <p class="direction" title=title data-clockwise=way.get().to_string()>{picture("arrow", art::direction(way.get()))}<span class="unseen">{told}</span></p> }
    });
    let debt = Memo::new(move || facts.with(|facts| facts.as_ref().map_or(0, |facts| facts.debt)));
    Effect::new(move |before: Option<u8>| {
        let debt = debt.get();
        if before.is_some_and(|before| debt > before) {
            request_animation_frame(|| motion::bump("debt"));
        }
        debt
    });
    let owed = part(move || {
        (debt.get() > 0).then(|| {
            let told = page.words().felt_debt(debt.get());
            view! { <p class="debt" id="debt" data-place="debt" data-size=debt.get().min(12).to_string()><b aria-hidden="true">{format!("+{}", debt.get())}</b><span class="unseen">{told}</span></p> }
        })
    });
    let may_draw = Memo::new(move || facts.with(|facts| facts.as_ref().is_some_and(|facts| facts.may_draw)));
    let pressed = move |event: web_sys::PointerEvent| {
        drag::press(
            &event,
            || (),
            move |place| {
                if place.is_some_and(|place| place == "hand" || place.starts_with("seat-")) {
                    at.pick(Pick::Draw);
                }
            },
        );
    };
    let draw = move |_| {
        if !drag::was_drag() {
            at.pick(Pick::Draw);
        }
    };
    view! {
        <div class="centre">
            {direction}
            <button class="pile draw" data-place="draw" class:open=may_draw.signal() aria-label=draw_told on:click=act(draw) on:pointerdown=act(pressed)>
                {picture("back", art::solo::back())}
                <span class="count" aria-hidden="true">{left.signal()}</span>
            </button>
            <div class="pile top" data-place="pile" data-drop="">{pile}</div>
            {in_force}
            {owed}
        </div>
    }
}

/// What everybody sees in the middle.
#[derive(Clone, PartialEq)]
struct Facts {
    last: Vec<Card>,
    pile: usize,
    draw: usize,
    colour: Option<Colour>,
    clockwise: bool,
    debt: u8,
    may_draw: bool,
}

impl Facts {
    fn of(scene: &Scene<'_, Round>) -> Self {
        let view = &scene.view;
        Self {
            last: view.discard_pile().iter().take(LAST).copied().collect(),
            pile: view.discard_pile().len(),
            draw: view.draw_pile(),
            colour: view.colour(),
            clockwise: view.direction() == Direction::Clockwise,
            debt: view.debt(),
            may_draw: scene.waits_for_me() && view.options().draw,
        }
    }
}

/// The twin that could be thrown in now.
fn twin(scene: &Scene<'_, Round>, desk: &Desk<Round>) -> Option<Card> {
    let goes_on = scene.standing.interjectable && !scene.standing.paused;
    let open = desk.doing.step == Step::Free && !desk.held && goes_on;
    scene.view.twins().first().filter(|_| open)
}

/// The moment in which a twin in hand can be thrown in: nobody can overlook it.
fn moment(at: At<Round>) -> impl IntoView {
    let page = at.page;
    let twin = Memo::new(move || at.scene(twin).flatten());
    Effect::new(move || {
        if twin.get().is_some() {
            sound::play(sound::Sound::ThrowIn);
        }
    });
    part(move || {
        let card = twin.get()?;
        let words = page.words();
        Some(view! {
            <button class="moment" data-deed="throw-in" aria-keyshortcuts="t" on:click=act(move |_| { at.pick(Pick::ThrowIn); })>
                {picture("face", art::solo::face(card))}
                <span>{words.felt_throw_in(Round::card(&words, card))}</span>
            </button>
        })
    })
}

/// What can be done beside laying a card.
#[derive(Clone, PartialEq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a button that is there or not")]
struct Deeds {
    draw: Option<u8>,
    pass: bool,
    protect: bool,
    decline: bool,
    triple: bool,
    solo: Solo,
    catch: bool,
    back: bool,
}

/// How it is with the button that says "Solo!".
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Solo {
    /// Whoever watches has none.
    #[default]
    None,
    Quiet,
    /// It would count.
    Open,
    /// It goes with the next card.
    Armed,
    /// It was called, and counts.
    Called,
}

fn deeds(at: At<Round>) -> impl IntoView {
    let page = at.page;
    let deeds = Memo::new(move || {
        at.scene(|scene, desk| {
            let (view, doing) = (&scene.view, &desk.doing);
            let Some(me) = scene.me.filter(|_| view.over().is_none()) else {
                return Deeds::default();
            };
            let options = view.options();
            let free = doing.step == Step::Free;
            let asked = is_asked(scene);
            let turn = scene.waits_for_me() && !asked;
            // What was answered is not asked again.
            let open = free && asked && !desk.held;
            let call = calls(scene);
            Deeds {
                draw: (free && turn && options.draw).then(|| view.debt()),
                pass: free && turn && options.pass,
                protect: open && !protections(scene).is_empty(),
                decline: open,
                triple: free && options.triples != 0,
                solo: match (doing.solo, call.now || call.with_play) {
                    (true, _) => Solo::Armed,
                    (false, true) => Solo::Open,
                    (false, false) if view.called().contains(me) => Solo::Called,
                    (false, false) => Solo::Quiet,
                },
                catch: free && view.rules().penalty() == Penalty::Caught && !catchable(scene).is_empty(),
                back: !free || doing.solo,
            }
        })
        .unwrap_or_default()
    });
    part(move || {
        let words = page.words();
        let all = deeds.get();
        let solo = match all.solo {
            Solo::None => None,
            Solo::Quiet => Some("solo"),
            Solo::Open => Some("solo open"),
            Solo::Armed => Some("solo open armed"),
            Solo::Called => Some("solo called"),
        };
        let armed = (all.solo == Solo::Armed).to_string();
        let draw = all.draw.map(|debt| {
            let label = if debt > 0 {
                words.felt_draw_many(debt)
            } else {
                words.felt_draw()
            };
            deed(at, "deed", "draw", "d", label, Pick::Draw)
        });
        view! {
            <div class="deeds">
                {draw}
                {all.pass.then(|| deed(at, "deed", "pass", "p", words.felt_pass(), Pick::Pass))}
                {all.protect.then(|| deed(at, "deed strong", "protect", "x", words.felt_protect(), Pick::Protect))}
                {all.decline.then(|| deed(at, "deed", "decline", "n", words.felt_decline(), Pick::Decline))}
                {all.triple.then(|| deed(at, "deed strong", "triple", "3", "Triple +".into(), Pick::Triple))}
                {all.catch.then(|| deed(at, "deed strong", "catch", "c", words.felt_catch(), Pick::Catch))}
                {all.back.then(|| deed(at, "deed quiet", "back", "Escape", words.felt_back(), Pick::Back))}
                {solo.map(|class| view! {
                    <button class=class data-deed="solo" aria-keyshortcuts="s" aria-pressed=armed on:click=act(move |_| { at.pick(Pick::Solo); })>"Solo!"</button>
                })}
            </div>
        }
    })
}
