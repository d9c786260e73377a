//! House rules: a switch for everything that could be otherwise than printed.

use crate::choice::Choice;
use crate::games::GameName;
use crate::memo::Memo;
use crate::page::Page;
use crate::part::{act, flag, maybe, part, text};
use leptos::prelude::*;
use skipbo::Stock;
use words::Words;

pub(super) fn shown(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    // Switches are made anew for another rulebook, and stay as long as it does: whoever uses keys keeps his place.
    let printed = Memo::new(move || choice.with(|choice| (choice.game, choice.game.edition(&choice.rules))));
    let switches = part(move || {
        let (game, _) = printed.get();
        let fields = game.fields().iter().filter(|field| **field != "teams");
        fields
            .map(|field| match game.values(field) {
                [one, other] => switch(page, choice, game, field, [one, other]).into_any(),
                _ => number(page, choice, game, field).into_any(),
            })
            .collect::<Vec<_>>()
    });
    let count = page.say(move |words| words.way_house_count(choice.with(Choice::changed)));
    view! {
        <details class="part" id="house">
            <summary>
                {page.say(Words::way_house)}
                <small class="quiet">{count}</small>
            </summary>
            <p>{page.say(Words::way_house_text)}</p>
            <div class="switches">{switches}</div>
        </details>
    }
}

/// A rule that is one of two: on is what the rulebook does not say.
fn switch(
    page: Page,
    choice: RwSignal<Choice>,
    game: GameName,
    field: &'static str,
    values: [&'static str; 2],
) -> impl IntoView {
    let printed = choice.with_untracked(|choice| choice.printed(field));
    let [printed, other] = if values[0] == printed {
        values
    } else {
        [values[1], values[0]]
    };
    let on = Memo::new(move || choice.with(|choice| choice.field(field) == other));
    let wanted = move || if on.get() { printed } else { other };
    let hindrance = Memo::new(move || choice.with(|choice| choice.hindrance(field, wanted())));
    let flip = move |_| {
        let value = if on.get_untracked() { printed } else { other };
        choice.update(|choice| choice.set(field, value));
    };
    let rule = page.say(move |words| game.rule_told(words, field, other));
    let note = page.say(move |words| match hindrance.get() {
        Some((needed, value)) => words.way_house_with(game.rule_told(words, needed, value)),
        None => words.way_house_printed(game.value_told(words, field, printed)),
    });
    let id = format!("note-{field}");
    view! {
        <div class="switch">
            <label>
                <input
                    type="checkbox"
                    role="switch"
                    name=field
                    prop:checked=on.signal()
                    disabled=flag(move || hindrance.get().is_some())
                    aria-describedby=id.clone()
                    on:change=act(flip)
                />
                <span>{rule}</span>
            </label>
            <small class="quiet" id=id>{note}</small>
        </div>
    }
}

/// A rule that is a number.
fn number(page: Page, choice: RwSignal<Choice>, game: GameName, field: &'static str) -> impl IntoView {
    let bad = RwSignal::new(false);
    let value = Memo::new(move || choice.with(|choice| choice.field(field)));
    let most = Memo::new(move || choice.with(|choice| most(choice, field)));
    let set = move |event| {
        let written: String = event_target_value(&event);
        let number = written
            .trim()
            .parse()
            .ok()
            .filter(|number| (1..=most.get_untracked()).contains(number));
        bad.set(number.is_none());
        if let Some(number) = number {
            choice.update(|choice| choice.set(field, &written_as(choice, field, number)));
        }
    };
    let rule = page.say(move |words| game.rule_told(words, field, &value.get()));
    let complaint = page.say(move |words| {
        if bad.get() {
            words.way_number_bad(most.get())
        } else {
            String::new()
        }
    });
    let (id, name) = (
        format!("bad-{field}"),
        page.say(move |words| game.field_told(words, field)),
    );
    view! {
        <div class="switch">
            <label>
                <input
                    type="number"
                    name=field
                    min="1"
                    max=text(move || most.get().to_string())
                    inputmode="numeric"
                    aria-label=name
                    aria-describedby=id.clone()
                    aria-invalid=maybe(move || bad.get().then(|| "true".into()))
                    prop:value=text(move || choice.with(|choice| shown_as(choice, field)))
                    on:input=act(move |_| bad.set(false))
                    on:change=act(set)
                />
                <span>{rule}</span>
            </label>
            <p class="complaint" role="alert" id=id>{complaint}</p>
        </div>
    }
}

/// The largest number that a field takes at this table.
fn most(choice: &Choice, field: &str) -> usize {
    match field {
        "stock" => printed_stock(choice),
        _ => solo::Limit::MAX.into(),
    }
}

/// How a number is written in the rules. Whether a limit must be reached or exceeded stays as it was.
fn written_as(choice: &Choice, field: &str, number: usize) -> String {
    let over = choice.field(field).starts_with("over-");
    match field {
        "stock" if number == printed_stock(choice) => "printed".into(),
        "limit" if over => format!("over-{number}"),
        _ => number.to_string(),
    }
}

/// The number of a field.
fn shown_as(choice: &Choice, field: &str) -> String {
    let value = choice.field(field);
    if value == "printed" {
        return printed_stock(choice).to_string();
    }
    value.trim_start_matches("over-").into()
}

/// How many cards a stock pile has by the rules, for so many players.
fn printed_stock(choice: &Choice) -> usize {
    game::Seats::new(choice.seats).map_or(30, Stock::printed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_rulebook_writes_them() {
        let solo = Choice::default();
        assert_eq!(
            (
                shown_as(&solo, "limit").as_str(),
                written_as(&solo, "limit", 200).as_str()
            ),
            ("500", "over-200")
        );
        let mut skipbo = Choice::usual(GameName::Skipbo);
        assert_eq!(
            (shown_as(&skipbo, "stock").as_str(), most(&skipbo, "stock")),
            ("30", 30)
        );
        assert_eq!(written_as(&skipbo, "stock", 30), "printed");
        skipbo.set("stock", &written_as(&skipbo, "stock", 12));
        assert_eq!(
            (skipbo.rules.as_str(), shown_as(&skipbo, "stock").as_str()),
            ("standard stock=12", "12")
        );
        skipbo.resize(6);
        assert_eq!(most(&skipbo, "stock"), 20);
        assert_eq!(written_as(&skipbo, "limit", 300), "300");
    }
}
