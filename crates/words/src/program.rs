//! What the program says around a game: headings, labels, last lines. A phrase is a method, so that none can be misspelt and none
//! goes without what it wants filled in.

use crate::Words;
use crate::phrases::phrases;

phrases! {
    program_error();
    program_forbidden();
    program_unreadable(why);

    backup_done(from, to, shown);
    rebuild_done(file, tables, matches);
    rebuild_unread(table);

    rules_house_line(field, value);

    check_ok();
    check_failed();
    check_summary(passed, failed);
    check_step(step);
    check_expected();
    check_actual();
    check_missing();
    check_accepted();
    check_refused(rule);
    check_refused_why(rule, why);
    check_unchanged();
    check_event(event);
    check_changed(before, after);
    check_changed_unseen();
    check_other_under(rules);
    check_also_under(rules);
    check_nothing();
    check_never(event);
    check_open(action);
    check_not_open(action);
    check_not_open_why(action, why, rule);
    check_not_over();
    check_no_file();
    check_not_a_file();
    check_no_scenario();
    check_too_large();
    check_not_text();

    replay_heading(game, rules, players);
    replay_named(name, seat);
    replay_deal(number, dealer);
    replay_totals(totals);
    replay_verified();
    replay_verdict(verified, verdict);
    replay_deals(count);
    replay_actions(count);
    replay_won(count, winners);
    replay_unfinished();
    replay_hidden(verdict, actions);
    replay_step(file, step, steps);
    replay_line(line, what);
    replay_more(count);
    replay_keys();
    replay_input();
    replay_no_file();
    replay_folder();
    replay_no_game(name, games);
    replay_no_game_meant(name, meant, games);

    sim_heading(game, rules, players, rounds, seed);
    sim_rounds(count, shown);
    sim_matches(count, shown);
    sim_shared(count, shown);
    sim_cut_off(count, shown);
    sim_length();
    sim_mean();
    sim_median();
    sim_most();
    sim_turns();
    sim_moves();
    sim_match_rounds();
    sim_seat();
    sim_player();
    sim_rounds_won();
    sim_matches_won();
    sim_points();
    sim_place();
    sim_dealer();
    sim_begins();
    sim_from_dealer(steps);
    sim_in_a_round();
    sim_in_all();
    sim_chains();
    sim_share();
    sim_links(count);
    sim_links_or_more(count);
    sim_blocked();
    sim_endless();
    sim_progress(count, done, wanted);
    sim_writing(count, done, wanted);
    sim_written(count, shown, folder);
    sim_stopped();
    sim_stopped_after(count, stopped, done, wanted);
    sim_games(count, shown);
    sim_game_turns();
    sim_game_cards();
    sim_match_games();
    sim_games_won();
    sim_game_points();
    sim_in_a_game();
    sim_team();
    sim_games_blocked();
    sim_games_ended();
    sim_games_nobody();
    sim_first_block();
    sim_games_endless();
    sim_games_progress(count, done, wanted);
    sim_games_stopped_after(count, stopped, done, wanted);
    sim_a_round();
    sim_a_game();
    sim_per_round();
    sim_per_game();
    sim_all_rounds();
    sim_all_games();
    sim_rounds_played();
    sim_games_played();
    sim_minutes(per);
    sim_seconds(per);
    sim_chain_links();

    amount_turns(count, shown);
    amount_minutes(count, shown);
    amount_seconds(count, shown);
    amount_points(count, shown);
    amount_links(count, shown);

    versus_heading(other, base);
    versus_turns(way, deals, by, low, high);
    versus_time(way, deals, by, low, high);
    versus_matches(way, by, low, high);
    versus_begins(way, other, base, low, high);
    versus_points(way, by, per, low, high);
    versus_blocked(way, deals, other, base, low, high);
    versus_never_blocked(deals);
    versus_chains(way, by, low, high);
    versus_unseen(kind, topic, less, more);
    versus_too_few(topic);

    page_written(file);
    page_lead(deals, players);
    page_half(low, high);
    page_about(hours, minutes);
    page_begins_wins();
    page_equal(share);
    page_how_long(deal);
    page_how_many_minutes();
    page_who_wins();
    page_order();
    page_course();
    page_deeds();
    page_feats();
    page_chains();
    page_blocks();
    page_versus();
    page_turns_caption(by, low, high, most);
    page_minutes_caption(by, low, high);
    page_only(by);
    page_tail();
    page_pace();
    page_won_caption();
    page_begins_verdict(way, share, low, high, equal);
    page_course_caption();
    page_deeds_caption(deal);
    page_feats_caption(deal);
    page_chains_caption(count, shown, most);
    page_no_chains();
    page_blocks_caption();
    page_blocks_first(median, low, high);
    page_blocked(share, low, high);
    page_no_blocks(count, deals);
    page_no_matches();
    page_laid();
    page_laid_none();
    page_did();
    page_did_not();
    page_seat(seat, bot);
    page_team(seats, bots);
    page_number(number);
    page_deals();
    page_leader();
    page_last();
    page_numbers();
    page_all_numbers();
    page_from();
    page_to();
    page_interval();
    page_quartiles();
    page_standing();
    page_what();
    page_difference();
    page_these_rules();
    page_other_rules();
    page_both_turns();
    page_both_places();
    page_versus_note();
    page_about_page(seed);

    arena_blocks(count, shown, times);
    arena_matches(count, shown);
    arena_matches_progress(count, done, wanted);
    arena_matches_stopped_after(count, stopped, done, wanted);
    arena_rating();
    arena_match_points();
    arena_head_to_head();
    arena_pair();
    arena_rate();
    arena_fair();
    arena_difference();
    arena_test(bot, low, high);
    arena_yes();
    arena_no();
    arena_open();
    arena_ratio(ratio, lower, upper);
    arena_nobody(count, shown);
    arena_unfinished(count, shown);
    arena_fewer();

    faults_of(bot, faults);
    faults_timeouts(count, shown);
    faults_crashes(count, shown);
    faults_floods(count, shown);
    faults_illegal(count, shown);

    bench_heading(game, rules, players, bot);
    bench_rounds_rate(scale, rate);
    bench_games_rate(scale, rate);
    bench_moves_rate(scale, rate);
    bench_rounds(count);
    bench_games(count);
    bench_moves(count);
    bench_time(seconds, others);
    bench_slow();
    bench_progress(now, whole);

    play_you();
    play_round(number);
    play_game(number);
    play_too_small(width, height, columns, lines);
    play_players();
    play_log();
    play_hand(count);
    play_hand_short();
    play_top();
    play_any_colour();
    play_chain(count, name);
    play_chain_you(count);
    play_draw_pile(count);
    play_skipbo_draw_pile(count);
    play_turn();
    play_turn_lay();
    play_turn_draw();
    play_turn_pass();
    play_turn_chain(count, ways);
    play_turn_drawn(card);
    play_turn_kept(card);
    play_waiting(name);
    play_question(name, card);
    play_question_none();
    play_question_others();
    play_held();
    play_answered();
    play_choose_colour(card);
    play_choose_swap();
    play_choose_receiver();
    play_choose_gift(name, count);
    play_choose_triple(count);
    play_choose_caught();
    play_with_solo();
    play_armed();
    play_no_key(key);
    play_advice(what);
    play_no_advice();
    play_thinking();
    play_leaving();
    play_between();
    play_after();
    play_sheet();
    play_total();
    play_won(names);
    play_nobody_won();
    play_match_over(names);
    play_help();
    play_help_keys();
    play_help_marks();
    play_help_now();
    play_help_all();
    play_scroll();
    play_legend_playable();
    play_legend_thrown();
    play_legend_turn();
    play_legend_way();
    play_legend_joker();
    play_legend_piles();
    play_legend_partner();
    play_clock_throw_in();
    play_clock_question();
    play_clock_turn();
    play_clock_deal();
    play_key_card();
    play_key_choose();
    play_key_throw_in();
    play_key_draw();
    play_key_pass();
    play_key_protect();
    play_key_decline();
    play_key_catch();
    play_key_leave();
    play_key_done();
    play_key_back();
    play_key_hint();
    play_key_log();
    play_key_help();
    play_key_quit();
    play_key_next();
    play_key_rematch();
    play_key_end();
    play_key_discard();
    play_face_skip();
    play_face_reverse();
    play_face_swap();
    play_face_gift();
    play_face_wish();
    play_face_all_swap();
    play_face_protection();
    play_building();
    play_stock();
    play_discards();
    play_partners();
    play_one_building(pile);
    play_one_discard(letter);
    play_partner_stock();
    play_partner_discard(letter);
    play_skipbo_turn();
    play_skipbo_put();
    play_skipbo_where(card);
    play_skipbo_discard(card);
    play_skipbo_which(card);
    play_skipbo_nowhere(card);
    play_skipbo_empty();
    play_kept(command);
    play_record(file);
    play_no_terminal();
    play_unfinished(file);
    play_nothing_kept(file);
    play_aside(file);
    play_save_unusable(file, why);
    play_save_busy(file);
    play_save_foreign(file, game, why);
    play_save_damaged(file, line, why);

    join_came(name);
    join_went(name);
    join_left(name);
    join_removed(name);
    join_host(name);
    join_host_you();
    join_taken_over(name);
    join_given_back(name);
    join_paused();
    join_resumed();
    join_ended();
    join_changed();
    join_unseated();
    join_table(code);
    join_share();
    join_free();
    join_bot(level);
    join_stands_in();
    join_ready();
    join_away();
    join_the_host();
    join_watching(names);
    join_ask_seat();
    join_ask_ready();
    join_ask_others();
    join_ask_host();
    join_ask_start();
    join_ask_fill();
    join_ask_wait();
    join_you_watch();
    join_coming(address);
    join_lost();
    join_taken(name);
    join_not_now();
    join_leaving();
    join_choose_bot_seat();
    join_choose_bot();
    join_choose_out();
    join_choose_host();
    join_choose_removed();
    join_choose_heir();
    join_choose_end();
    join_key_sit();
    join_key_stand();
    join_key_unready();
    join_key_bot();
    join_key_all();
    join_key_out();
    join_key_start();
    join_key_host();
    join_key_pause();
    join_key_resume();
    join_key_remove();
    join_key_hand_over();
    join_key_end();
    join_lobby();
    join_no_tables();
    join_ask_table();
    join_ask_game();
    join_running();
    join_some_free(free, seats);
    join_key_new();
    join_key_join();
    join_back(command);
    join_sent_away();
    join_no_such_table(code);
    join_closed();
    join_no_name();
}

impl Words {
    /// What `sim` counts, by the name that machines have for it: `draw_two`.
    pub fn figure(&self, key: &str) -> String {
        self.say(&format!("sim-figure-{}", key.replace('_', "-")), &[])
    }

    /// All of them: `a, b and c`.
    pub fn all_of(&self, things: &[String]) -> String {
        self.list("list-and", things)
    }
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::phrases::check_phrases;

    #[test]
    fn phrases_and_texts_are_the_same_in_every_language() {
        let starts = [
            "program-",
            "rules-house-line",
            "check-",
            "replay-",
            "sim-",
            "amount-",
            "versus-",
            "page-",
            "arena-",
            "faults-",
            "bench-",
            "play-",
            "join-",
        ];
        check_phrases(PHRASES, |key| {
            starts.iter().any(|start| key.starts_with(start)) && !key.starts_with("sim-figure-")
        });
    }

    #[test]
    fn numbers_choose_their_words() {
        let words = Words::new(Lang::Fr);
        assert_eq!(words.check_summary(0_u32, 2_u32), "0 réussi, 2 échoués");
        assert_eq!(words.check_summary(2_u32, 1_u32), "2 réussis, 1 échoué");
        let words = Words::new(Lang::En);
        assert_eq!(words.sim_rounds(1_u64, "1"), "1 round");
        assert_eq!(words.sim_rounds(1234_u64, "1,234"), "1,234 rounds");
    }

    #[test]
    fn a_colon_is_spaced_as_the_language_wants_it() {
        let line = |lang| Words::new(lang).rules_house_line("Triple +", "oui");
        assert_eq!(
            (line(Lang::Fr), line(Lang::De)),
            ("Triple +\u{a0}: oui".into(), "Triple +: oui".into())
        );
    }
}
