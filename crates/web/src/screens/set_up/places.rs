//! Who sits where, and who plays with whom.

use crate::choice::Choice;
use crate::games::GameName;
use crate::level;
use crate::memo::Memo;
use crate::page::Page;
use crate::part::{act, flag, part};
use bots::Level;
use leptos::prelude::*;
use words::Words;

pub(super) fn shown(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let seats = Memo::new(move || choice.with(|choice| choice.seats));
    let places = part(move || {
        (1..=seats.get())
            .map(|seat| place(page, choice, seat))
            .collect::<Vec<_>>()
    });
    view! {
        <fieldset>
            <legend>{page.say(Words::way_places)}</legend>
            <ol class="chairs">{places}</ol>
        </fieldset>
        {teams(page, choice)}
    }
}

/// A seat: one's own, free for somebody, or a bot's.
fn place(page: Page, choice: RwSignal<Choice>, seat: usize) -> impl IntoView {
    let own = Memo::new(move || choice.with(|choice| choice.seat == seat));
    let bot = Memo::new(move || choice.with(|choice| choice.bot(seat)));
    let put = move |event| {
        let level = event_target_value(&event).parse().ok();
        choice.update(|choice| choice.put(seat, level));
    };
    let levels = Level::ALL.map(|level| {
        let told = page.say(move |words| words.way_bot(level::named(words, level)));
        view! { <option value=level.name() prop:selected=flag(move || bot.get() == Some(level))>{told}</option> }
    });
    let about = page.say(move |words| match bot.get() {
        Some(level) => level::told(words, level),
        None => words.way_seat_free_text(),
    });
    let id = format!("seat-{seat}");
    view! {
        <li class="chair">
            <div class="chair-head"><strong>{page.say(move |words| words.way_seat(seat))}</strong>
            <label class="own-chair">
                <input
                    type="radio"
                    name="seat"
                    value=seat
                    prop:checked=own.signal()
                    on:change=act(move |_| choice.update(|choice| choice.sit(seat)))
                />
                <span>{page.say(Words::way_seat_you)}</span>
            </label></div>
            <div class="taker" hidden=own.signal()>
                <select id=id.clone() aria-label=page.say(move |words| words.way_seat_who(seat)) aria-describedby=format!("{id}-text") on:change=act(put)>
                    <option value="" prop:selected=flag(move || bot.get().is_none())>{page.say(Words::way_seat_free)}</option>
                    {levels}
                </select>
                <small class="quiet" id=format!("{id}-text")>{about}</small>
            </div>
        </li>
    }
}

/// Partners, where the game has them.
fn teams(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let table = Memo::new(move || choice.with(|choice| (choice.game == GameName::Skipbo).then_some(choice.seats)));
    part(move || {
        let (words, seats) = (page.words(), table.get()?);
        let ways = pairings(seats);
        let none = ways
            .is_empty()
            .then(|| view! { <p class="quiet">{words.way_teams_when()}</p> });
        let ways = ways.iter().map(|teams| {
            let teams = *teams;
            view! {
                <label class="pick">
                    <input
                        type="radio"
                        name="teams"
                        value=teams
                        prop:checked=flag(move || choice.with(|choice| choice.field("teams") == teams))
                        on:change=act(move |_| choice.update(|choice| choice.set("teams", teams)))
                    />
                    <span>{GameName::Skipbo.value_told(&words, "teams", teams)}</span>
                </label>
            }
        });
        let title = GameName::Skipbo.field_told(&words, "teams");
        let ways = ways.collect::<Vec<_>>();
        Some(view! {
            <fieldset id="teams">
                <legend>{title}</legend>
                {none}
                <div class="picks">{ways}</div>
            </fieldset>
        })
    })
}

/// The teams that are offered: none, partners across the table, and beside each other.
fn pairings(seats: usize) -> &'static [&'static str] {
    match seats {
        4 => &["none", "1+3,2+4", "1+2,3+4", "1+4,2+3"],
        6 => &["none", "1+4,2+5,3+6", "1+2,3+4,5+6", "1+6,2+3,4+5"],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_are_offered_where_they_can_be() {
        for seats in 2..=6 {
            assert_eq!(pairings(seats).is_empty(), ![4, 6].contains(&seats));
            for teams in pairings(seats) {
                let mut choice = Choice::usual(GameName::Skipbo);
                choice.resize(seats);
                choice.set("teams", teams);
                assert_eq!(choice.field("teams"), *teams);
            }
        }
    }
}
