# What is said about SOLO, in English.
#
# Clauses (event-…, and-…) begin small and have no full stop: they are joined, and finished by the program.
# `$you` says which of those named is the reader: seat, by, from, to, first, only or none.
# Keys that begin with `x-` belong to this language alone. `# same` above a message: it is the same in another language.

## Colours

x-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

## Cards

kind-number = { $number }
kind-skip = Skip a Turn
kind-reverse = Change Direction
kind-draw-two = Draw 2
kind-swap = Swap Cards
kind-gift = Gift
kind-wish = Choose a Colour
kind-draw-four = Draw 4 + Choose a Colour
kind-all-swap = All Swap Cards
# same
kind-protection = Protection

card-number = { x-colour } { $number }
card-skip = { x-colour } { kind-skip }
card-reverse = { x-colour } { kind-reverse }
card-draw-two = { x-colour } { kind-draw-two }
card-swap = { x-colour } { kind-swap }
card-gift = { x-colour } { kind-gift }
card-wish = { kind-wish }
card-draw-four = { kind-draw-four }
card-all-swap = { kind-all-swap }
card-protection = Protection with a { x-colour } bolt

one-number = a { x-colour } { $number }
one-skip = a { x-colour } Skip a Turn
one-reverse = a { x-colour } Change Direction
one-draw-two = a { x-colour } Draw 2
one-swap = a { x-colour } Swap Cards
one-gift = a { x-colour } Gift
one-wish = a Choose a Colour
one-draw-four = a Draw 4 + Choose a Colour
one-all-swap = an All Swap Cards
one-protection = a Protection with a { x-colour } bolt

second-number = a second { x-colour } { $number }
second-skip = a second { x-colour } Skip a Turn
second-reverse = a second { x-colour } Change Direction
second-draw-two = a second { x-colour } Draw 2
second-wish = another Choose a Colour
second-draw-four = another Draw 4 + Choose a Colour
second-all-swap = another All Swap Cards

## Events

event-dealt = { $you ->
    [seat] you deal eight cards to everybody
   *[none] { $name } deals eight cards to everybody
}
event-hand = { $you ->
    [seat] your hand: { $cards }
   *[none] { $name } holds { $cards }
}
event-hand-unseen = { $you ->
    [seat] you get { $count } cards
   *[none] { $name } gets { $count } cards
}
event-turned = turned over to start: { $cards }
event-redealt = there is no number card in the pile, so everything is shuffled and dealt again
event-played = { $you ->
    [seat] you play { $card }
   *[none] { $name } plays { $card }
}
and-played = { $you ->
    [seat] and play { $card }
   *[none] and plays { $card }
}
event-interjected = { $you ->
    [seat] you throw in { $card }
   *[none] { $name } throws in { $card }
}
and-interjected = { $you ->
    [seat] and throw in { $card }
   *[none] and throws in { $card }
}
event-tripled = { $you ->
    [seat] Triple +: you play { $card } all at once
   *[none] Triple +: { $name } plays { $card } all at once
}
and-tripled = { $you ->
    [seat] and play a Triple +: { $card }
   *[none] and plays a Triple +: { $card }
}
event-wished = { $you ->
    [seat] you choose { $colour }
   *[none] { $name } chooses { $colour }
}
and-wished = { $you ->
    [seat] and choose { $colour }
   *[none] and chooses { $colour }
}
event-called = { $you ->
    [seat] you call “Solo!”
   *[none] { $name } calls “Solo!”
}
event-owes = { $you ->
    [seat] you still have to call “Solo!”
   *[none] { $name } still has to call “Solo!”
}
event-caught = { $you ->
    [by] you notice that { $seat } has not called “Solo!”
    [seat] { $by } notices that you have not called “Solo!”
   *[none] { $by } notices that { $seat } has not called “Solo!”
}
event-drew = { $you ->
    [seat] you draw { $cards }
   *[none] { $name } draws { $cards }
}
event-drew-chain = { $you ->
    [seat] you pay the chain and draw { $cards }
   *[none] { $name } pays the chain and draws { $cards }
}
event-drew-late = { $you ->
    [seat] no “Solo!” in time: you draw { $cards }
   *[none] no “Solo!” in time: { $name } draws { $cards }
}
event-nothing = { $you ->
    [seat] there is nothing left for you to draw
   *[none] there is nothing left for { $name } to draw
}
event-reshuffled = the discard pile is shuffled into a new draw pile of { $count ->
    [one] one card
   *[other] { $count } cards
}
event-passed = { $you ->
    [seat] you pass
   *[none] { $name } passes
}
event-skipped = { $you ->
    [seat] you miss a turn
   *[none] { $name } misses a turn
}
event-clockwise = play now runs clockwise
event-counterclockwise = play now runs counter-clockwise
event-chain = { $you ->
    [seat] you face { $count } cards
   *[none] { $name } faces { $count } cards
}
event-paid = { $you ->
    [seat] your chain of { $count } cards is settled
   *[none] the chain of { $count } cards is settled for { $name }
}
event-cancelled = { $you ->
    [seat] the chain is cancelled, and you draw nothing
   *[none] the chain is cancelled, and { $name } draws nothing
}
event-asked = { $you ->
    [only] do you play a Protection?
   *[none] is a Protection coming from { $names }?
}
event-answered = { $you ->
    [seat] you have answered
   *[none] { $name } has answered
}
event-declined = { $you ->
    [only] you play no Protection
   *[none] no Protection from { $names }
}
event-protected = { $you ->
    [seat] you fend it off and play { $card }
   *[none] { $name } fends it off and plays { $card }
}
event-moved = { $you ->
    [from] you pass your whole hand to { $to }
    [to] { $from } passes the whole hand to you
   *[none] { $from } passes the whole hand to { $to }
}
event-swapped = { $you ->
    [first] you and { $second } swap hands
   *[none] { $first } and { $second } swap hands
}
event-all-moved = the hands move on by one place
event-holds = your hand is now { $cards }
event-gave = { $you ->
    [from] you give { $cards } to { $to }
    [to] { $from } gives you { $cards }
   *[none] { $from } gives { $cards } to { $to }
}
event-turn = { $you ->
    [seat] it is your turn
   *[none] { $name } is next
}
event-won = { $you ->
    [seat] you are out of cards and win the round
   *[none] { $name } is out of cards and wins the round
}
event-blocked = nobody can do anything any more: the round is blocked and ends without a winner
event-points = { $you ->
    [seat] you write down { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[none] { $name } writes down { $points ->
        [one] one point
       *[other] { $points } points
    }
}

## Why not

illegal-not-for-the-host = The host keeps the table but plays no cards.
illegal-no-such-seat = Nobody sits there. Choose somebody at this table.
illegal-round-over = The round is over. There will be another!
illegal-not-your-turn = It is not your turn. All you can throw in now is a card exactly the same as the one on top.
illegal-not-in-hand = You do not hold that card. Choose from your own hand.
illegal-no-match = That card does not fit: it needs the colour, the number or the symbol of the one on top.
illegal-wrong-colour = Another colour counts right now: only that one and black cards fit.
illegal-chain-unpaid = A chain is waiting for you: draw its cards, make it longer, or ward it off if you hold a Protection.
illegal-other-kind-of-chain = Draw 2 goes on Draw 2, and Draw 4 on Draw 4: the two are not mixed in one chain.
illegal-only-the-drawn-card = You have drawn: now play the card you drew, if it fits, or pass.
illegal-must-play = You hold a coloured card that fits, so play rather than draw.
illegal-already-drew = One card a turn is enough. Play the one you drew if it fits, or pass.
illegal-draw-first = Draw a card first, then you may pass.
illegal-numbers-only = Under these rules only number cards may be thrown in.
illegal-question-open = One moment: the question of Protection has to be answered first.
illegal-only-protection = Answer this question with a Protection, or with “no”.
illegal-no-question = There is no question to answer right now.
illegal-not-asked = This time the question is not for you.
illegal-already-answered = You have answered already. Wait until all answers are shown.
illegal-no-triple = There is no Triple + in these rules.
illegal-triple-not-all = A Triple + takes all your cards of that number, so add the others.
illegal-triple-first = The first card of your Triple + must fit the one on top. Try another order.
illegal-triple-without-drawn = After drawing, a Triple + must contain the card you drew, and that card must fit.
illegal-wish-missing = Which colour would you like? Choose one.
illegal-draw-four-wish-missing = A Draw 4 comes with a colour as well: choose one.
illegal-swap-target-missing = Who do you want to swap with? Choose a player.
illegal-gift-target-missing = Who gets the gift? Choose a player.
illegal-swap-with-self = You cannot swap with yourself. Choose somebody else.
illegal-gift-to-self = A gift is for somebody else. Choose another player.
illegal-gift-cards-missing = Choose the two cards you want to give away.
illegal-gift-is-all = You have two cards or fewer left, so all of them go: there is nothing to pick.
illegal-last-card = It is your last card, so its action is not carried out and there is nothing to choose.
illegal-choice-not-wanted = There is no such choice to make with that card.
illegal-call-too-early = Too early for “Solo!”: call it with two cards in hand, or with a play that leaves you one or none.
illegal-no-call-due = There is no need to call “Solo!” right now.
illegal-no-catching = No need to catch anybody here: the penalty comes by itself.
illegal-nothing-to-catch = That player does not owe a “Solo!” right now.

## Why a bot does something

more-of-colour = { $cards ->
    [one] one more { x-colour } card
   *[other] { $cards } more { x-colour } cards
}
why-out = { $cards ->
    [one] That is my last card.
   *[other] Those are my last { $cards } cards, all in one go.
}
why-last-gift = { $cards ->
    [one] With this gift my last card goes as well, unless a Protection comes.
   *[other] With this gift my last { $cards } cards go as well, unless a Protection comes.
}
why-many = That gets rid of { $cards } cards in one go.
why-close = { $cards ->
    [one] The next player has only one card left, so something must be done.
   *[other] The next player has only { $cards } cards left, so something must be done.
}
why-again = With two of us it is my turn again right away, if nothing comes in between.
why-pass-on = Rather than draw { $cards } cards, I make the chain longer and pass it on.
why-ward = Without my Protection I would have to draw { $cards } cards.
why-no-skip = Without my Protection I would miss a turn.
why-no-gift = { $cards ->
    [one] Without my Protection I would be given a card.
   *[other] Without my Protection I would be given { $cards } cards.
}
why-longer-hand = { $cards ->
    [one] I keep my hand: the other one has one card more.
   *[other] I keep my hand: the other one has { $cards } cards more.
}
why-known-hand = I would rather keep the cards I know.
why-no-protection = I have no Protection.
why-shorter-comes = { $cards ->
    [one] Fine with me: I would get one card fewer than I give.
   *[other] Fine with me: I would get { $cards } cards fewer than I give.
}
why-keeps-protection = I save my Protection for later.
why-swap = { $cards ->
    [one] The hand I am after has one card fewer than mine.
   *[other] The hand I am after has { $cards } cards fewer than mine.
}
why-no-gain = A swap would not bring me fewer cards.
why-gives-away = That gift is worth { $points } points, and they are better off in another hand than in mine.
why-wish = { $cards ->
    [one] I still have one { x-colour } card, so that colour suits me.
   *[other] I still have { $cards } { x-colour } cards, so that colour suits me.
}
why-any-colour = I only have black cards left, so any colour will do.
why-colour = I have { more-of-colour }.
why-dearest = No coloured card that fits is worth more than this one: { $points ->
    [one] one point
   *[other] { $points } points
}.
why-together = It is worth { $points ->
    [one] one point
   *[other] { $points } points
}, and I have { more-of-colour }.
why-only-fit = Nothing else in my hand fits.
why-spares-black = Otherwise only black fits, and I save that for later.
why-spares-actions = { $cards ->
    [one] An action card would fit as well, but I save it for later.
   *[other] Action cards would fit as well, but I save them for later.
}
why-only-black = Only black fits, so black it is.
why-keeps-black = Only black would fit, and I save that for later.
why-must = I may not draw now, and nothing but a swap fits.
why-just-drawn = I have just drawn it, and it fits.
why-drawn-does-not-fit = The card I drew does not fit.
why-nothing-fits = None of my cards fits.
why-must-pay = I have nothing in my hand against those { $cards } cards.
why-keeps-help = I draw the { $cards } cards and save what would have helped for later.
why-throws-in = I have exactly the card that lies on top, and may throw it in at any time.
why-keeps-twin = I could throw in the same card, but I keep it for now.
why-call = I still have to call “Solo!”.
why-catch = Somebody has forgotten to call “Solo!”.
why-tried = It did best in the rounds that I tried.
why-chances = { $percent ->
    [0] I hardly expect to win the match any more.
    [1] I expect to win the match once in 100 times.
   *[other] I expect to win the match { $percent } times in 100.
}

## Rulebooks

edition-classic-de = Classic, German edition
edition-classic-en = Classic, English edition
edition-classic-fr = Classic, French edition
edition-classic-nl = Classic, Dutch edition
edition-classic-it = Classic, Italian edition
edition-classic-fr2 = Classic, second French edition
edition-modern = Modern edition

field-deck = The cards
value-deck-112 = the classic box, 112 cards
value-deck-120 = the modern box, 120 cards with Gift and Protection
field-interject = What may be thrown in
value-interject-any = any card exactly the same as the one on top
value-interject-numbers = number cards only
# same
field-triple = Triple +
value-triple-no = does not exist
value-triple-yes = allowed
field-may-draw = Drawing instead of playing
value-may-draw-stuck = only if no coloured card in hand fits
value-may-draw-freely = whenever you like
field-solo = “Solo!” is called
value-solo-discarding = when playing the next-to-last card
value-solo-holding = when holding a single card, however it came about
field-solo-until = “Solo!” is in time
value-solo-until-discard = before the card is played, or together with it
value-solo-until-next-acts = until the next player plays or draws
field-swap = Swap Cards
value-swap-optional = is optional
value-swap-compulsory = is compulsory
field-after-swap = After a swap, play goes on with
value-after-swap-next = the next player, as always
value-after-swap-partner = the player swapped with
field-all-swap = All Swap Cards passes the hands
value-all-swap-direction = in the direction of play
value-all-swap-left = always to the left
field-scoring = Scoring
value-scoring-penalty = everybody writes down penalty points, and whoever has the fewest wins
value-scoring-winner = the winner of a round gets everybody else’s points
field-limit = The match ends when somebody has
value-limit = { $exceeded ->
    [yes] { $points ->
        [one] more than one point
       *[other] more than { $points } points
    }
   *[no] { $points ->
        [one] one point or more
       *[other] { $points } points or more
    }
}
field-start = If an action card is turned over to start
value-start-turn = more are turned over until a number shows
value-start-leave = it stays, without effect
field-chains = A chain is made longer
value-chains-own = with its own kind only
value-chains-mixed = with Draw 2 and Draw 4 alike
field-after-chain = After paying a chain
value-after-chain-turn = you take your turn
value-after-chain-lost = your turn is over
field-penalty = Two cards for a forgotten “Solo!”
value-penalty-auto = come by themselves
value-penalty-caught = come only if another player notices
field-triple-takes = A Triple + takes
value-triple-takes-all = all your cards of one number
value-triple-takes-three = three or more cards of one number, as you like

## The page of rules

rules-title = SOLO: the rules

chapter-cards = Players and cards
chapter-setup = Setting up
chapter-turn = Your turn
chapter-interject = Throwing in
chapter-actions = Action cards
chapter-end = “Solo!” and the end

## The rules

rule-s-01 = Two to ten people play, each for themselves.
    .title = Players

rule-s-02 =
    The box has 112 cards. In red, green, blue and yellow there is everything from 1 to 9, twice each. Every colour also has two
    Skip a Turn, two Change Direction, two Draw 2 and one Swap Cards. Twelve cards are black: four Choose a Colour, four
    Draw 4 + Choose a Colour (Draw 4 for short), four All Swap Cards.
    .title = The cards

rule-s-03 =
    The box has 120 cards. In red, green, blue and yellow there is everything from 1 to 9, twice each. Every colour also has two
    Skip a Turn, two Change Direction, two Draw 2, one Swap Cards and one Gift. Sixteen cards are black: four Choose a Colour, four
    Draw 4 + Choose a Colour (Draw 4 for short), four All Swap Cards, and four Protections, whose bolts have one colour each.
    .title = The cards

rule-s-04 =
    A number counts what it shows. Change Direction counts 10, Skip a Turn 20, Draw 2 and Swap Cards
    { $deck ->
        [modern] 30, and so does Gift. Choose a Colour, All Swap Cards and Protection count 40,
       *[classic] 30. Choose a Colour and All Swap Cards count 40,
    }
    Draw 4 counts 50.

    Example: a green 7, a Skip a Turn and a Draw 4 left in your hand make 77.
    .title = What cards count

rule-s-05 =
    Lots decide who deals first; after each round the deal passes to the left. Everybody gets eight cards. What is left is the draw
    pile.
    .title = Dealing

rule-s-06 =
    { $start ->
        [leave] The top card of the draw pile is turned over and begins the discard pile. Whatever it is, it stays there and does
            nothing. If it is black, any card may go on it.
       *[turn] The top card of the draw pile is turned over and begins the discard pile. If it is an action card, turn over another and
            put it on top, and so on until a number shows. Should there be no number in the whole pile, the same dealer shuffles
            everything and deals once more.

            Example: a Draw 2 comes up, then a blue 4. The blue 4 is where you start, and nobody draws.
    }
    .title = The first card

rule-s-07 = Whoever sits to the dealer’s left begins. Every round starts out clockwise.
    .title = Who begins

rule-s-08 =
    Play one card that fits: it shares its colour, its number or its symbol with the card on top. Black cards always fit when it is
    your turn. If a chain (S-20) is waiting for you, there is no ordinary move: pay it
    { $deck ->
        [modern] , make it longer or play a Protection.
       *[classic] or make it longer.
    }

    Example: on a red 9 goes any other 9, anything red, and every black card.
    .title = Playing a card

rule-s-09 =
    { $may-draw ->
        [freely] If you cannot or would rather not play, draw a card.
       *[stuck] If no coloured card in your hand fits, draw a card. With one that fits you may not draw; but nobody makes you
            play a black card.
    }
    If the card you drew fits, you may play it right away: that one, not another. Otherwise you keep it and pass.

    Example: a blue 4 lies on top and you draw a yellow 4. Play it, or keep it and pass.
    .title = Drawing a card

# same
rule-s-10 =
    With three or more cards of one number you can say “Triple +” on your turn and play
    { $triple-takes ->
        [three] as many of them as you like, but three at least.
       *[all] every one of them together.
    }
    Only the first has to fit, by its number or by its colour; the others may be of any colour. You choose the order, and the last one
    ends up on top.

    Example: on a yellow 5 you play yellow 7, red 7 and blue 7. The next player has to go by the blue 7.
    .title = Triple +

rule-s-11 =
    If you have drawn and the new card is a number that fits, it may go out as part of a Triple +. Any card of the set that
    fits can be the first one.
    .title = Triple + after drawing

rule-s-12 =
    After a
    { $deck ->
        [modern] Choose a Colour or a Draw 4 the chosen colour counts, and after a Protection that of its bolt.
       *[classic] Choose a Colour or a Draw 4 the chosen colour counts.
    }
    It holds until something else is played, and until then only that colour and black cards fit. An All Swap Cards asks for
    nothing: anything at all goes on it
    { $triple ->
        [yes] , a Triple + included.
       *[no] .
    }
    .title = The colour that counts

rule-s-13 =
    { $interject ->
        [numbers] Do you hold exactly the number card that lies on top, in colour and number? Throw it in at once, whether it is your turn or not.
            Action cards cannot be thrown in.
       *[any] Do you hold exactly the card that lies on top? Throw it in at once, whether it is your turn or not. That goes for numbers and
            actions, black ones too.
    }
    You may follow your own card in this way, or the very first card of the round, and also while somebody has drawn and is thinking. A
    choice of colour or a swap is finished before anybody can throw in
    { $deck ->
        [modern] , and while a question of Protection is open, everyone waits.
       *[classic] .
    }

    Example: a red 3 is played. You have the other red 3: in it goes!
    .title = Throwing in

rule-s-14 =
    Play goes on with the player after the one who threw in. A turn that was under way is over, and a card drawn in it stays in the hand.

    Example: at a table of four, player 1 plays a green 6 and player 3 throws in the other. Player 4 is next, and player 2 has been passed over.
    .title = Who is next

rule-s-15 =
    An action card thrown in works just as if it had been played, seen from the one who threw it in: that player’s neighbour is
    skipped or faces the cards, that player chooses the colour, the direction turns once more, or all hands move again.
    .title = Actions thrown in

rule-s-16 =
    A Draw 2 or Draw 4 thrown in on a chain that nobody has paid makes it longer. If the chain is paid, a new one begins. With a Skip a Turn thrown
    in, only the neighbour of the second player misses a turn; the first Skip a Turn is forgotten.

    Example: player 1 plays a red Draw 2, and player 3 throws in the other one. Player 4 faces four cards.
    .title = Throwing in on a chain

rule-s-17 = If several players want to throw in, the fastest one does, and the others keep their cards. Once a card has ended the round, it is too late.
    .title = Who was first

rule-s-18 =
    The next player loses a turn: no playing, no drawing. With two players that means you go again.
    .title = Skip a Turn

rule-s-19 =
    From now on play runs the other way round the table. With two players nothing else changes.
    .title = Change Direction

rule-s-20 =
    The next player draws two cards, or plays another Draw 2 of any colour. Then it is four for the one after, then six: a chain.

    Example: red Draw 2, blue Draw 2, green Draw 2, and the fourth player has none. Six cards!
    .title = Draw 2

rule-s-21 =
    As Draw 2, but with four cards each time, and another Draw 4 makes the chain longer. Whoever plays it also chooses a colour.
    .title = Draw 4 + Choose a Colour

rule-s-22 =
    { $chains ->
        [mixed] Draw 2 and Draw 4 may follow each other in one chain, in any order. The cards add up.

            Example: Draw 2, Draw 4, Draw 2 make eight cards.
       *[own] On a chain of Draw 2 only Draw 2 goes, and on a chain of Draw 4 only Draw 4.
    }
    .title = Making a chain longer

rule-s-23 =
    { $after-chain ->
        [lost] Whoever has drawn the cards of a chain has had their turn.
       *[turn] When you have drawn the cards of a chain, you still take your turn as usual.
    }
    .title = After a chain

rule-s-24 = Name the colour you would like next. It may be the one that was there already.
    .title = Choose a Colour

rule-s-25 =
    { $swap ->
        [compulsory] Choose a player. The two of you must exchange hands completely.
       *[optional] If you like, choose a player and exchange hands completely. You may also leave it.
    }

    Example: you play your Swap Cards with six cards left and choose somebody with two.
    .title = Swap Cards

rule-s-26 = After an exchange of hands play goes on with the player you swapped with, and from there in the direction of play.
    .title = After a swap

rule-s-27 =
    { $all-swap ->
        [left] Everybody passes the whole hand to the neighbour on the left, no matter which way play is running.
       *[direction] Everybody passes the whole hand to the neighbour who comes next in the direction of play.
    }
    .title = All Swap Cards

rule-s-28 =
    Pick two cards from your hand and a player who has to take them. The rest of the table sees that two cards change hands, but not which
    two; and whether to play a Protection is decided before looking at them. Then the player after you is next.
    .title = Gift

rule-s-29 =
    If only one or two cards are left in your hand with your Gift, all of them go, and the round is over. They count for whoever
    got them. But the question of Protection comes first: a protected player takes nothing, and you play on.
    .title = A last Gift

# same
rule-s-30 =
    A Protection fits everything when it is your turn, whatever colour was chosen, and the colour of its bolt counts from then on. If a chain is waiting
    for you, it ends the chain, and nobody draws. If you were to be skipped, it takes the place of the turn you would have lost. It
    cannot help against Change Direction.

    Example: six cards are coming your way. You play the Protection with the green bolt, draw nothing, and the next player needs green.
    .title = Protection

rule-s-31 =
    It also helps out of turn. Whoever is to get a Gift can refuse it; whoever is to swap can keep their hand; and with All Swap Cards any of the
    others can keep theirs, while the rest of the hands pass by. If all the others protect themselves, nothing moves at all. Everybody concerned is
    asked together, and all answers are shown together. Several Protections are placed in the order of play.
    .title = Protection out of turn

rule-s-32 =
    After a Protection out of turn play goes on with the player after its owner, in the colour of the bolt. Of several, the one on top decides.
    .title = After the Protection

rule-s-33 =
    “Do you protect yourself?” is asked of everyone a card is aimed at, no matter what they hold. So the question gives nothing away.
    .title = The question

rule-s-34 =
    If an action card is your last card, you have won, and its action is no longer carried out: nobody draws, swaps or is skipped.
    { $deck ->
        [modern] The same goes for a Protection played out of turn as the last card: you have won, and what it answered does not happen. If several could
            finish like that, the first of them in the order of play has won.
       *[classic] { "" }
    }
    .title = An action as the last card

rule-s-35 =
    { $solo ->
        [holding] With a single card in your hand you have to call “Solo!”.
       *[discarding] When you play your next-to-last card, you have to call “Solo!”.
    }
    { $penalty ->
        [caught] Before the play, with it or after it, you are in time as long as the next player has neither played nor drawn. Until then anybody may
            point out that you forgot; then you draw two cards. If nobody notices, you were lucky.
       *[auto]
            { $solo-until ->
                [next-acts] Before the play, with it or after it, you are in time as long as the next player (it may be you again) has neither played nor
                    drawn. Somebody throwing in does not end your time. If you are late, you draw two cards before that player’s move goes on.
               *[discard] Call before the card or together with it: afterwards is too late, and you draw two cards before the card you played
                    takes effect.
            }
    }
    .title = “Solo!”

rule-s-36 =
    You can also get rid of your last cards all at once, with
    { $deck ->
        [modern]
            { $triple ->
                [yes] a Triple + or a Gift.
               *[no] a Gift.
            }
       *[classic] a Triple +.
    }
    Then “Solo!” is due as well, before that play or with it. Without it you draw two cards, and the round goes on.
    .title = Out in one go

rule-s-37 =
    { $solo ->
        [holding] It does not matter how you came to hold the single card: by playing cards, by throwing in
            { $deck ->
                [modern] , by a swap, by a Gift you gave
               *[classic] , by a swap
            }
            or because all hands moved. What counts is how things stand when the move is finished. Pass a single card on in a swap, and it is the
            other player who has to call. Coming to one card again, you call again; staying at one, you do not.
       *[discarding] Only what you play yourself counts, in turn or thrown in, even if you swap your hand away right after it. A single card that
            somebody hands you needs no call.
    }
    { $penalty ->
        [caught] { "" }
       *[auto]
            { $solo-until ->
                [next-acts] If several are late, they draw in the order of play.
               *[discard] { "" }
            }
    }
    .title = When the call is due

rule-s-38 =
    With three or more cards in your hand you cannot call “Solo!”, unless you call it with a play that leaves you one card or none. Trying costs nothing. A call
    made with two cards in hand is forgotten if you get more cards or another hand.
    .title = Calls that do not count

rule-s-39 = Nothing left in your hand? You have won, and the round ends on the spot. All the others count their cards (S-04).
    .title = The end of a round

rule-s-40 =
    { $scoring ->
        [winner] The winner of the round writes down what all the others hold together.

            Example: the others are left with 12, 45 and 80. The winner writes down 137.
       *[penalty] Everybody writes down what is left in their own hand, as penalty points. The winner of the round writes down none.
    }
    .title = Scoring

rule-s-41 =
    Go on until somebody has
    { $exceeded ->
        [yes] { $points ->
            [one] more than one point.
           *[other] more than { $points } points.
        }
       *[no] { $points ->
            [one] one point or more.
           *[other] { $points } points or more.
        }
    }
    { $scoring ->
        [winner] That player has won the match.
       *[penalty] Whoever has the fewest then wins the match; equal scores share the victory.
    }
    .title = The end of the match

rule-s-42 =
    When a card has to be drawn and the draw pile is empty, shuffle the discard pile, all but its top card, into a new one. If even that is
    not enough, draw what there is; the rest is forgiven, and play goes on.
    .title = The draw pile is empty

rule-s-43 =
    If nobody draws, plays or throws in anything for as many turns in a row as there are players, the round is blocked. It ends without a winner
    { $scoring ->
        [winner] and without points.
       *[penalty] , and everybody counts their cards.
    }
    .title = A blocked round
