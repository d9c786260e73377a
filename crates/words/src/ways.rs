//! What the page says on the way to a table: the start, the guest, the set-up. As in `program`, a phrase is a method.

use crate::Words;
use crate::phrases::phrases;

phrases! {
    way_play_now();
    way_play_now_text();
    way_solo_text();
    way_skipbo_text();
    way_guest();

    way_continue();
    way_continue_own(game);
    way_still(game);
    way_still_go();
    way_still_new();
    way_continue_table(game, code);
    way_when(when);
    way_forget();
    way_forget_table(code);
    way_forgotten(code);

    way_others();
    way_needs_server();
    way_name();
    way_name_text();
    way_name_bad();
    way_tables();
    way_tables_none();
    way_table_of(game, host);
    way_table_free(free, seats);
    way_table_running();
    way_table_join(host);
    way_table_watch(host);
    way_house_of(rulebook);
    way_phone();
    way_phone_text();
    way_phone_label(address);

    way_players();
    way_players_count(count);
    way_fewer();
    way_more();
    way_rulebook_but(rulebook);
    way_rulebook_usual();
    way_house();
    way_house_count(count);
    way_house_text();
    way_house_printed(value);
    way_house_with(rule);
    way_number_bad(most);
    way_teams_when();
    way_places();
    way_seat(number);
    way_seat_you();
    way_seat_who(number);
    way_seat_free();
    way_seat_free_text();
    way_bot(level);
    way_chance();
    way_chance_text();
    way_greedy();
    way_greedy_text();
    way_family();
    way_family_text();
    way_planner();
    way_planner_text();
    way_club();
    way_club_text();
    way_master();
    way_master_text();
    way_time();
    way_mode();
    way_race();
    way_race_text();
    way_fair();
    way_fair_text();
    way_calm();
    way_calm_text();
    way_clock();
    way_clock_off();
    way_clock_seconds(seconds);
    way_public();
    way_public_text();
    way_here();
    way_here_text();
    way_open_others();
    way_open_others_text();
    way_opening();
    way_no_answer();
    way_too_often();
    way_refused(text);
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;
    use crate::phrases::check_phrases;

    #[test]
    fn phrases_and_texts_are_the_same_in_every_language() {
        check_phrases(PHRASES, |key| key.starts_with("way-"));
    }
}
