//! What the page in the browser says at a table. As in `program`, a phrase is a method.

use crate::Words;
use crate::phrases::phrases;

phrases! {
    felt_own(game);
    felt_no_game();
    felt_elsewhere();
    felt_elsewhere_text();
    felt_here();
    felt_restarting();
    felt_sent_away();
    felt_full();
    felt_too_much();
    felt_amiss();
    felt_letters();
    felt_left();
    felt_unreadable();
    felt_turn();
    felt_partner();
    felt_points(points);
    felt_cards(count);
    felt_owes();
    felt_clockwise();
    felt_counter();
    felt_debt(count);

    felt_card_in(card);
    felt_card_twin(card);
    felt_card_chosen(card, number);
    felt_card_taken(card);
    felt_by_colour();
    felt_by_number();
    felt_throw_in(card);
    felt_throw_in_now(card);

    felt_draw();
    felt_draw_many(count);
    felt_pass();
    felt_protect();
    felt_decline();
    felt_catch();
    felt_back();
    felt_leave();
    felt_lay();
    felt_wish();

    felt_building(number, height, due);
    felt_empty();
    felt_piles(stock, left, discards);
    felt_stock(card, left);
    felt_partner_stock(card, left);
    felt_own_piles();
    felt_piles_of(name);
    felt_discard_on(letter, card, count);
    felt_discard_empty(letter);
    felt_discard_here(pile);
    felt_where(card);
    felt_discard(card);
    felt_penalty();
    felt_penalty_cards(count);
    felt_penalty_hint();
    felt_penalty_no_draw();
    felt_impose();

    felt_menu();
    felt_close();
    felt_hint();
    felt_away();
    felt_go();
    felt_change();
    felt_apply();
    felt_keys();
    felt_keys_solo();
    felt_keys_skipbo();
    felt_make_host(name);
    felt_send_away(name);
    felt_surely(what);

    felt_invite();
    felt_invite_text();
    felt_invite_here();
    felt_copy();
    felt_copied();
    felt_qr();
    felt_bot_for(seat);
    felt_no_bot();
    felt_fill();
    felt_free_seats();
    felt_ask_seat();
    felt_ask_ready();
    felt_ready();
    felt_begin();
    felt_rematch();
    felt_next();
    felt_no_points();
    felt_fewest(limit);
    felt_most(limit);
    felt_curve();
    felt_record();
    felt_verified(count);
    felt_unverified(count);
    felt_verified_text();
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;
    use crate::phrases::check_phrases;

    #[test]
    fn phrases_and_texts_are_the_same_in_every_language() {
        check_phrases(PHRASES, |key| key.starts_with("felt-"));
    }
}
