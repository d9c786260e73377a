//! The rules of a game, exactly as they hold in a rulebook.

use crate::Route;
use crate::games::{GameName, with_game};
use crate::page::Page;
use crate::part::{act, part};
use leptos::prelude::*;
use words::{Section, Told, Words};

pub(super) fn screen(page: Page, game: GameName, rulebook: String) -> impl IntoView {
    let games = GameName::ALL.map(|one| {
        let current = (one == game).then_some("page");
        let rules = Route::Rules(one, one.usual().into());
        view! { <li aria-current=current>{page.link_to(rules, "", one.printed())}</li> }
    });
    // Whoever goes through the list by keys stays in it, and one step back leads out of it.
    let choose = move |event| page.change(Route::Rules(game, event_target_value(&event)));
    let house = !game.rulebooks().contains(&rulebook.as_str());
    let chosen = rulebook.clone();
    let books = part(move || {
        let words = page.words();
        let named = game.rulebooks().into_iter().map(String::from);
        let all = named.chain(house.then(|| chosen.clone()));
        let option = |name: String| {
            let (told, selected) = (game.rulebook_told(&words, &name), name == chosen);
            view! { <option value=name prop:selected=selected>{told}</option> }
        };
        all.map(option).collect::<Vec<_>>()
    });
    let text = page.later(move |words| {
        let rules = Rules::of(game, &rulebook, words);
        rules.map_or_else(
            || view! { <p>{words.web_nowhere_text()}</p> }.into_any(),
            |rules| rules.shown(None).into_any(),
        )
    });
    view! {
        <h1 tabindex="-1">{page.say(move |words| title(game, words))}</h1>
        <ul class="tabs">{games}</ul>
        <label class="choice">
            <span>{page.say(Words::web_rulebook)}</span>
            <select id="rulebook" on:change=act(choose)>{books}</select>
        </label>
        <div class="rules">{text}</div>
    }
}

/// What stands above the rules.
pub(super) fn title(game: GameName, words: &Words) -> String {
    with_game!(game, G => G::title(words))
}

/// The rules in words.
pub(crate) struct Rules {
    house_title: String,
    house: Vec<String>,
    sections: Vec<Section>,
}

impl Rules {
    fn of(game: GameName, rulebook: &str, words: &Words) -> Option<Self> {
        with_game!(game, G => {
            Some(Self::new::<G>(words, &rulebook.parse().ok()?))
        })
    }

    /// The rules of a rulebook.
    pub(crate) fn new<G: Told>(words: &Words, rules: &G::Rules) -> Self {
        let house = G::house_rules(words, rules);
        let line = |(field, value)| words.rules_house_line(field, value);
        Self {
            house_title: words.house_title(),
            house: house.into_iter().map(line).collect(),
            sections: G::sections(words, rules),
        }
    }

    /// All of them; what matters now comes first, under a heading of its own.
    pub(crate) fn shown(mut self, now: Option<(&[&str], String)>) -> impl IntoView + use<> {
        if let Some((now, title)) = now {
            let matters = |section: &Section| now.contains(&section.number.as_str());
            let (mut first, others): (Vec<_>, Vec<_>) = self.sections.into_iter().partition(matters);
            for section in &mut first {
                section.chapter.clone_from(&title);
            }
            first.extend(others);
            self.sections = first;
        }
        let house = (!self.house.is_empty()).then(|| {
            let lines = self.house.into_iter().map(|line| view! { <li>{line}</li> });
            view! { <section class="house"><h2>{self.house_title}</h2><ul>{lines.collect::<Vec<_>>()}</ul></section> }
        });
        let mut chapter = String::new();
        let sections = self.sections.into_iter().map(move |section| {
            let begins = section.chapter != chapter;
            chapter.clone_from(&section.chapter);
            let heading = begins.then(|| view! { <h2>{section.chapter}</h2> });
            let paragraphs = section
                .text
                .lines()
                .map(|line| view! { <p>{line.to_string()}</p> })
                .collect::<Vec<_>>();
            let number = section.number.clone();
            view! {
                {heading}
                <section class="rule" id=section.number>
                    <h3><span class="number">{number}</span>" "{section.title}</h3>
                    {paragraphs}
                </section>
            }
        });
        view! {
            {house}
            {sections.collect::<Vec<_>>()}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn every_rulebook_has_its_rules_and_a_house_its_own() {
        let words = Words::from_source(Lang::En, "").unwrap();
        for game in GameName::ALL {
            for name in game.rulebooks() {
                let rules = Rules::of(game, name, &words).unwrap();
                assert!(rules.sections.len() > 15 && rules.house.is_empty(), "{name}");
            }
        }
        let house = Rules::of(GameName::Solo, "classic-de chains=mixed", &words).unwrap();
        assert_eq!(house.house.len(), 1);
        assert!(Rules::of(GameName::Solo, "chess", &words).is_none());
    }
}
