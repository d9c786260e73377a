//! What the page in the browser says around a game. As in `program`, a phrase is a method.

use crate::Words;
use crate::phrases::phrases;

phrases! {
    web_tagline();
    web_skip();
    web_start();
    web_rules();
    web_language();
    web_theme();
    web_theme_system();
    web_theme_light();
    web_theme_dark();
    web_theme_contrast();
    web_sound();

    web_open();
    web_open_text();
    web_join();
    web_join_text();
    web_code();
    web_code_go();
    web_code_missing();

    web_setup();
    web_game();
    web_rulebook();
    web_read_rules();

    web_table(code);
    web_table_looking();
    web_table_none();
    web_table_closed();

    web_server_looking();
    web_server_there();
    web_server_none();
    web_bots_none();

    web_nowhere();
    web_nowhere_text();
    web_unloaded();
    web_outdated();
    web_fleeting();
    web_no_record();

    web_help();
    web_help_turn();
    web_help_turn_text();
    web_help_hint();
    web_help_hint_text();
    web_help_twin();
    web_help_twin_text();
    web_help_away();
    web_help_away_text();
    web_help_fair();
    web_help_fair_text();
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;
    use crate::phrases::check_phrases;

    #[test]
    fn phrases_and_texts_are_the_same_in_every_language() {
        check_phrases(PHRASES, |key| key.starts_with("web-"));
    }
}
