# What is said about SKIP-BO, in English.
#
# Clauses (skipbo-event-…, skipbo-and-…) begin small and have no full stop: they are joined, and finished by the program.
# `$you` says which of those named is the reader: seat, only (nobody but you), with (you and others) or none.
# `$from` says where a card comes from: stock, discard, partner-stock, partner-discard or hand; `$source`, from which discard pile.
# Keys that begin with `x-` belong to this language alone. `# same` above a message: it is the same in another language.

## Cards

skipbo-card-number = { $number }
# same
skipbo-card-joker = joker
skipbo-one-number = { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}
skipbo-one-joker = a joker
skipbo-joker-as = a joker as { $number }
skipbo-cards-of = { $you ->
    [seat] you ({ $cards })
   *[none] { $name } ({ $cards })
}
skipbo-then = { $list }, then { $last }

## Events

skipbo-event-lot = { $you ->
    [seat] you draw { $card } for the deal
   *[none] { $name } draws { $card } for the deal
}
skipbo-lots = drawing for the deal: { $list }
skipbo-lots-again = a tie, so once more: { $list }
skipbo-event-dealt = { $you ->
    [seat] you deal { $count ->
        [one] one card
       *[other] { $count } cards
    } to every stock pile
   *[none] { $name } deals { $count ->
        [one] one card
       *[other] { $count } cards
    } to every stock pile
}
skipbo-tops = on the stock piles: { $list }
skipbo-event-turned = { $you ->
    [seat] your stock pile now shows { $card }
   *[none] { $name }’s stock pile now shows { $card }
}
skipbo-and-turned = { $you ->
    [seat] your stock pile now shows { $card }
   *[none] the stock pile now shows { $card }
}
skipbo-event-turn = { $you ->
    [seat] it is your turn
   *[none] { $name } is next
}
skipbo-event-turn-drew = { $you ->
    [seat] it is your turn, and you draw { $cards }
   *[none] { $name } is next and draws { $cards }
}
skipbo-event-turn-nothing = { $you ->
    [seat] it is your turn, but there is nothing to draw
   *[none] { $name } is next, but there is nothing to draw
}
skipbo-event-turn-withheld = { $you ->
    [seat] it is your turn, this time without drawing
   *[none] { $name } is next, this time without drawing
}
skipbo-event-withheld = { $you ->
    [seat] this time you may not draw
   *[none] this time { $name } may not draw
}
skipbo-event-drew = { $you ->
    [seat] you draw { $cards }
   *[none] { $name } draws { $cards }
}
skipbo-event-refilled = { $you ->
    [seat] your hand is empty, so you draw { $cards }
   *[none] { $name } has played out the hand and draws { $cards }
}
skipbo-event-nothing = { $you ->
    [seat] there is nothing left for you to draw
   *[none] there is nothing left for { $name } to draw
}
skipbo-no-more = there are no more cards
skipbo-penalty-nothing = but there are no cards left
skipbo-penalty-only = there { $count ->
    [one] is only one card left
   *[other] are only { $count } cards left
}
skipbo-event-reshuffled = the piles set aside are shuffled into a new draw pile of { $count } cards
skipbo-from = { $from ->
    [stock] { $you ->
        [seat] { " " }from your stock pile
       *[none] { " " }from the stock pile
    }
    [discard] { $you ->
        [seat] { " " }from your discard pile { $source }
       *[none] { " " }from discard pile { $source }
    }
    [partner-stock] { $you ->
        [seat] { " " }from your partner’s stock pile
       *[none] { " " }from the partner’s stock pile
    }
    [partner-discard] { $you ->
        [seat] { " " }from your partner’s discard pile { $source }
       *[none] { " " }from the partner’s discard pile { $source }
    }
   *[hand] { "" }
}
skipbo-as = { $as ->
    [0] { "" }
   *[other] { " " }as { $as }
}
skipbo-event-played = { $you ->
    [seat] you play { $cards }{ skipbo-from }{ skipbo-as } on building pile { $pile }
   *[none] { $name } plays { $cards }{ skipbo-from }{ skipbo-as } on building pile { $pile }
}
skipbo-and-played = { $cards }{ skipbo-from }{ skipbo-as } on building pile { $pile }
skipbo-event-completed = building pile { $pile } is complete and set aside
skipbo-and-completed = that completes the pile, and it is set aside
skipbo-event-emptied = { $you ->
    [seat] your stock pile is used up
   *[none] { $name }’s stock pile is used up
}
skipbo-and-emptied = { $you ->
    [seat] your stock pile is used up
   *[none] the stock pile is used up
}
skipbo-event-discarded = { $you ->
    [seat] you put { $card } on your discard pile { $pile }
   *[none] { $name } puts { $card } on discard pile { $pile }
}
skipbo-event-ended = { $you ->
    [seat] you end your turn without a discard
   *[none] { $name } ends the turn without a discard
}
skipbo-event-blocked = nothing moves any more: the game is blocked
skipbo-event-taken-up = all discard piles are taken up and shuffled into a new draw pile of { $count ->
    [one] one card
   *[other] { $count } cards
}
skipbo-event-penalised-cards = { $you ->
    [seat] a penalty for you: { $count ->
        [one] one card
       *[other] { $count } cards
    } under the stock pile
   *[none] a penalty for { $name }: { $count ->
        [one] one card
       *[other] { $count } cards
    } under the stock pile
}
skipbo-event-penalised-hint = { $you ->
    [seat] no hints, no cheating: two cards go under your stock pile
   *[none] no hints, no cheating: two cards go under { $name }’s stock pile
}
skipbo-event-penalised-no-draw = { $you ->
    [seat] a penalty for you: one turn without drawing
   *[none] a penalty for { $name }: one turn without drawing
}
skipbo-event-under = { $you ->
    [seat] { $count ->
        [one] one card goes unseen
       *[other] { $count } cards go unseen
    } under your stock pile
   *[none] { $count ->
        [one] one card goes unseen
       *[other] { $count } cards go unseen
    } under { $name }’s stock pile
}
skipbo-event-won = { $you ->
    [only] you win the game
    [with] you and { $names } win the game
   *[none] { $names } { $count ->
        [one] wins
       *[other] win
    } the game
}
skipbo-event-won-fewest = { $you ->
    [only] you have the fewest cards left in your stock pile and win the game
    [with] you and { $names } have the fewest cards left in your stock piles and win the game
   *[none] { $count ->
        [one] { $names } has the fewest cards left in the stock pile and wins the game
       *[other] { $names } have the fewest cards left in their stock piles and win the game
    }
}
skipbo-event-nobody = it is a tie for the fewest cards in stock, so nobody wins
skipbo-event-points = { $you ->
    [seat] you write down { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[none] { $name } writes down { $points ->
        [one] one point
       *[other] { $points } points
    }
}
skipbo-won-points = that is worth { $points } points

## Why not

skipbo-illegal-no-such-seat = Nobody sits there. Choose somebody at this table.
skipbo-illegal-not-your-turn = It is not your turn yet. You will be up soon!
skipbo-illegal-no-pile-yet = That place is empty: a 1 or a joker gets it going.
skipbo-illegal-wrong-number = That building pile is waiting for { $due ->
    [8] an 8
    [11] an 11
   *[other] a { $due }
}, or a joker.
skipbo-illegal-not-in-hand = You do not hold that card. Choose one that you have.
skipbo-illegal-not-on-stock = Another card lies on top of that stock pile.
skipbo-illegal-stock-empty = That stock pile is used up already.
skipbo-illegal-not-on-discard = That card is not on top of the discard pile, and only the top one can be played.
skipbo-illegal-must-discard = You still hold cards: put one of them on a discard pile of yours, and your turn is over.
skipbo-illegal-game-over = The game is over. There will be another!
skipbo-illegal-no-partner = Everybody plays alone at this table. Use your own cards.
skipbo-illegal-host-does-not-play = All the host can do here is hand out penalties. To play, take a seat.
skipbo-illegal-only-the-host = Only the host hands out penalties.
skipbo-illegal-no-penalties = There are no penalties at this table.
skipbo-illegal-already-imposed = That player’s next turn goes without drawing already.

## Why a bot does something

skipbo-the-card = { $number ->
    [0] the joker
   *[other] the { $number }
}
skipbo-of-stock = { $whose ->
    [partner] from my partner’s stock pile
   *[own] from my stock pile
}
skipbo-why-stock = { $whose ->
    [partner] My partner’s stock card fits, and that takes us both a step further.
   *[own] My stock card fits, so off it goes: that is what it is all about.
}
skipbo-why-towards-stock = { $cards ->
    [one] After this card, { skipbo-the-card } { skipbo-of-stock } can follow.
   *[other] Another { $cards } cards, this one included, and { skipbo-the-card } { skipbo-of-stock } can follow.
}
skipbo-why-new-hand = { $cards ->
    [one] With this card my hand is empty, and I draw a new one.
   *[other] Another { $cards } cards, this one included, and my hand is empty: then I draw a new one.
}
skipbo-why-room = That gives me some room, and it hardly helps the others.
skipbo-why-order = It sits well on that discard pile: like this my cards stay in order.
skipbo-why-open-place = There is nothing there yet, so I do not bury a card.
skipbo-why-least-missed = I have to discard something, and this is what I shall miss least there.
skipbo-why-nothing-else = There was nothing else for me to do.
skipbo-why-chances = { $percent ->
    [0] I hardly expect to win any more.
    [1] I expect to win once in 100 times.
   *[other] I expect to win { $percent } times in 100.
}

## Rulebooks

skipbo-edition-standard = The full game
skipbo-edition-short = The short game

skipbo-field-stock = Every stock pile gets
skipbo-value-stock = { $stock ->
    [printed] 30 cards, or 20 with five or six players
    [one] a single card
   *[other] { $stock } cards
}
# same
skipbo-field-teams = Teams
skipbo-value-teams-none = none, everybody plays alone
skipbo-value-teams = { $pairs }
skipbo-pair = { $first } with { $second }
skipbo-field-block = When nothing moves any more
skipbo-value-block-take-up = all discard piles are shuffled anew, and play goes on
skipbo-value-block-ends = the game ends at once
skipbo-field-penalties = Penalties
skipbo-value-penalties-no = none
skipbo-value-penalties-yes = up to the host
skipbo-field-limit = The match is won by
skipbo-value-limit = { $points ->
    [one] the first point
   *[other] the first to have { $points } points
}

## The page of rules

skipbo-rules-title = SKIP-BO: the rules

skipbo-chapter-cards = Players and cards
skipbo-chapter-setup = Setting up
skipbo-chapter-turn = Your turn
skipbo-chapter-end = The end of a game
skipbo-chapter-teams = In teams
# same
skipbo-chapter-scoring = Points
skipbo-chapter-penalties = Penalties

## The rules

skipbo-rule-b-01 =
    { $teams ->
        [none]
            { $most ->
                [4] Two to four people play, each for themselves.
               *[6] Two to six people play, each for themselves.
            }
            It is all about your stock pile: be the first to get rid of yours, and you win.
       *[yes]
            { $players ->
                [4] Four people play in two teams:
               *[6] Six people play in three teams:
            }
            { $pairs }. Partners may sit anywhere. It is all about your stock piles: the first team to get rid of both its piles wins.
    }
    .title = Players

skipbo-rule-b-02 =
    There are 162 cards: every number from 1 to 12, twelve times each, and 18 Skip-Bo cards. Those are the jokers.
    .title = The cards

skipbo-rule-b-03 =
    Before the first game everybody draws a card, and the highest number deals. Jokers do not count: whoever draws one takes another card. If several share the highest number, they draw again
    among themselves. Then all cards go back and are shuffled. After each game the deal passes to the left.

    Example: the cards drawn are a 4, a 9 and a joker, and an 11 follows the joker. The 11 deals.
    .title = Dealing

skipbo-rule-b-04 =
    { $stock ->
        [printed] Everybody gets a stock pile: 30 cards with two to four players, 20 with five or six. Only its top card is face up. Nobody knows what is below, not even you. Once the top card is
            played, the next one is turned over.
        [one] Everybody gets a single card as a stock pile, face up.
       *[other] Everybody gets a stock pile of { $stock } cards. Only its top card is face up. Nobody knows what is below, not even you. Once the top card is played, the next one is turned over.
    }
    .title = The stock pile

skipbo-rule-b-05 =
    All the other cards are the draw pile. There is room for four building piles in the middle, and for four discard piles in front of each player. At first there is nothing there.
    .title = The other piles

skipbo-rule-b-06 = Whoever sits to the dealer’s left begins, and it goes round clockwise from there.
    .title = Who begins

skipbo-rule-b-07 =
    Begin your turn by drawing until you hold five cards.

    Example: you have two cards left, so you draw three.
    .title = Filling your hand

skipbo-rule-b-08 =
    Then play cards on the building piles, as many as you can and like. You never have to. A building pile starts at 1 and goes up by one each time, as far as 12. A joker is always the number
    that is needed, the 1 included.

    Example: a pile has got to 7. You play a joker as 8, and your 9 on top of it.
    .title = Playing cards

skipbo-rule-b-09 =
    Cards come from your hand, from the top of your stock pile or from the top of one of your discard piles, just as you please.
    .title = Where cards come from

skipbo-rule-b-10 =
    If your last card in hand goes on a building pile, draw five new ones right away and play on.
    .title = An empty hand

skipbo-rule-b-11 =
    To finish, put a card from your hand face up on one of your discard piles; that ends your turn. It may go on any card. Later you can only play the top card of a discard pile, and there is
    no rearranging.

    Example: put your 6 on the 7. As soon as there is a 5 somewhere, both of them can go.
    .title = The discard piles

skipbo-rule-b-12 =
    The twelfth card completes a building pile. It is set aside, and a new one can begin in its place.
    .title = A complete pile

skipbo-rule-b-13 =
    When somebody has to draw and the draw pile is empty, shuffle the piles set aside: they are the new draw pile. If there are none, draw what is left and play with that. With no card in your hand
    and none to draw you may end your turn without a discard.
    .title = The draw pile is empty

skipbo-rule-b-14 =
    Have you played the last card of your stock pile? You have won, there and then, even in the middle of your turn.
    .title = Winning

skipbo-rule-b-15 =
    If nobody draws, plays or discards anything for as many turns in a row as there are players, the game is blocked.
    { $block ->
        [ends] Then it ends.
       *[take-up] Then all discard piles are taken up and shuffled into a new draw pile. The building piles stay, and the next player draws. If there is nothing on any discard pile, or no card of a
            stock pile has been played since the last time this happened, the game ends.
    }
    { $teams ->
        [none] Whoever has the fewest cards left in stock wins. If several have equally few, nobody wins and there are no points.
       *[yes] The team with the fewest cards left in its two stock piles wins. If teams have equally few, none of them wins and there are no points.
    }
    .title = A blocked game

skipbo-rule-b-16 =
    On your turn you may also play from the top of your partner’s stock pile and discard piles, but not from your partner’s hand. Your turn ends with a card from your own hand on a discard pile
    of your own.

    Example: your partner’s stock pile shows a 4. You play your 3, then that 4.
    .title = Playing for your partner

skipbo-rule-b-17 =
    Once both your stock piles are used up, the two of you have won on the spot, whichever of you played the last card. If only yours is, you play on: from your hand, your discard piles and
    your partner’s piles.
    .title = Winning together

skipbo-rule-b-18 =
    Whoever has the turn decides what is played, and nobody else may talk about it. The partner keeps quiet, however hard it is.
    .title = No hints

skipbo-rule-b-19 =
    { $teams ->
        [none] The winner of the game writes down 25 points, and 5 more for each card left in the stock piles of the others. The one that lies face up counts too.
       *[yes] The team that wins the game writes down 25 points together, and 5 more for each card left in the stock piles of the others. The one that lies face up counts too.
    }

    Example: the others have four cards left. That makes 25 and 20, so 45.
    .title = Scoring

skipbo-rule-b-20 =
    { $points ->
        [one] The very first point wins the match.
       *[other] The first to have { $points } points wins the match.
    }
    .title = The end of the match

skipbo-rule-b-21 =
    For drawing too many cards: one to five cards of the draw pile go under the stock pile, unseen.
    .title = Too many cards

skipbo-rule-b-22 =
    { $teams ->
        [none] For cheating: two cards of the draw pile go under the stock pile, unseen.
       *[yes] For giving your partner a hint, or for any other cheating: two cards of the draw pile go under the stock pile, unseen.
    }
    .title = { $teams ->
        [none] Cheating
       *[yes] Hints and cheating
    }

skipbo-rule-b-23 =
    For playing out of turn: the next turn goes without any drawing, at its beginning or later. If the hand runs out, play on from the piles; the turn may then end without a discard.
    .title = Out of turn

skipbo-rule-b-24 =
    Nobody can draw too many cards or play out of turn here: the attempt is simply refused.
    { $penalties ->
        [no] So there are no penalties at this table.
       *[yes] The host may hand out the penalties of B-21 to B-23 all the same. A stock pile may become larger than it was at first. If the draw pile is empty it is made anew (B-13), and then
            you take what there is.
            { $teams ->
                [none] { "" }
               *[yes] If the stock pile was used up, the penalty cards make a new one, and that has to go as well.
            }
    }
    .title = { $penalties ->
        [no] No penalties
       *[yes] Who hands out penalties
    }
