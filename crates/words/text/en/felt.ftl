# What the page in the browser says at a table.

## The table

felt-own = { $game } in this browser
felt-no-game = There is no game here to go on with. Start a new one.
felt-elsewhere = You play in another window
felt-elsewhere-text = This table is open in another window of this browser, and goes on there.
felt-here = Go on here
felt-restarting = The server is restarting
felt-sent-away = The host has sent you away from this table.
felt-full = There are too many people at this table just now. Try again in a while.
felt-too-much = Too many requests come from here just now. Wait a minute, and try again.
felt-amiss = What this table says now contradicts what it said before. Load the page again.
felt-letters = Single-letter shortcuts
felt-left = You have left this table.
felt-unreadable = What was kept of this game cannot be read any more.
felt-turn = It is this player’s turn.
# same
felt-partner = partner
# same
felt-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
felt-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
felt-owes = “Solo!” is missing
felt-clockwise = Play goes clockwise.
felt-counter = Play goes counter-clockwise.
felt-debt = { $count } cards are waiting to be drawn.

## The hand

felt-card-in = { $card }, can be played
felt-card-twin = { $card }, can be thrown in now
felt-card-chosen = { $card }, chosen as number { $number }
felt-card-taken = { $card }, taken
felt-by-colour = Sort by colour
felt-by-number = Sort by number
felt-throw-in = Throw in { $card }!
felt-throw-in-now = You have the twin { $card }: throw it in now!

## What can be done

felt-draw = Draw a card
felt-draw-many = Draw { $count } cards
felt-pass = Pass
felt-protect = Use Protection
felt-decline = No protection
felt-catch = “Solo!” was forgotten!
felt-back = Back
felt-leave = Swap with nobody
felt-lay = Lay these cards
felt-wish = Which colour do you wish for?

## Piles

felt-building = Building pile { $number }: { $height ->
    [one] { $height } card
   *[other] { $height } cards
}, { $due } is due
felt-empty = empty
felt-piles = Stock: { $stock } on top, { $left } left. Discard piles: { $discards }.
felt-stock = Your stock: { $card }, { $left } left
felt-partner-stock = Your partner’s stock: { $card }, { $left } left
felt-own-piles = Your piles
felt-piles-of = Piles: { $name }
felt-discard-on = Discard pile { $letter }: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
felt-discard-empty = Discard pile { $letter }: empty
felt-discard-here = Put it away here. { $pile }
felt-where = { $card }: choose a building pile that shines, or end your turn by putting it on one of your discard piles.
felt-discard = { $card } fits nowhere now: putting it on one of your discard piles ends your turn.
felt-penalty = Impose a penalty
felt-penalty-cards = { $count ->
    [one] { $count } card under the stock: drew too many
   *[other] { $count } cards under the stock: drew too many
}
felt-penalty-hint = 2 cards under the stock: a hint to the partner
felt-penalty-no-draw = The next turn without drawing: played out of turn
felt-impose = Impose it

## Around the deal

# same
felt-menu = Menu
felt-close = Close
felt-hint = What would you do?
felt-away = Leave for now
felt-go = Leave for good
felt-change = Change the table
felt-apply = Apply
felt-keys = Keys
felt-keys-solo = ← → choose a card, Enter plays it. D draws, P passes, T throws in, S calls “Solo!”, X protects, N does not, 3 begins a Triple +, C: somebody forgot “Solo!”, Esc goes back, H asks for advice, L shows what happened, M is this menu.
felt-keys-skipbo = ← → choose a card of your hand, Enter takes it. S takes your stock, A to D the discard piles; 1 to 4 build, A to D put the card of your hand away. With Shift: your partner’s piles. E ends the turn, Esc goes back, H asks for advice, L shows what happened, M is this menu.
felt-make-host = Make { $name } the host
felt-send-away = Send { $name } away for good
felt-surely = Sure? { $what }

## Before and after

felt-invite = Invite others
felt-invite-text = Whoever opens this link, or writes this code at the start, comes to this table.
felt-invite-here = Others cannot open this link: it leads to this machine only. Let the server listen to your network (--addr 0.0.0.0:7654), or open the page under the name by which others know this machine.
felt-copy = Copy the link
felt-copied = Copied
felt-qr = The link as a QR code
felt-bot-for = Bot for seat { $seat }
felt-no-bot = free for a person
felt-fill = Fill free seats with bots
felt-free-seats = Some seats are free: wait for others, or let bots play.
felt-ask-seat = Take a free seat, or watch.
felt-ask-ready = Are you ready?
felt-ready = I am ready
felt-begin = Begin
felt-rematch = Play again
felt-next = Go on
felt-no-points = No points yet: they are written down after each deal.
felt-fewest = Points are bad: once somebody has { $limit }, the fewest win the match.
felt-most = Points are good: whoever gets to { $limit } wins the match.
felt-curve = How the points grew, deal by deal
felt-record = Save the record of this match
felt-verified = { $count ->
    [one] Shuffle verified
   *[other] All { $count } shuffles verified
}
felt-unverified = { $count ->
    [one] A shuffle is not what was promised!
   *[other] { $count } shuffles are not what was promised!
}
felt-verified-text = Before the cards were dealt, the table locked a secret number away and showed only its fingerprint; then whoever was ready added a number of their own. Both together are the shuffle. Now the secret is open, and your browser has checked it: it fits the fingerprint that was shown before, your own number is part of it, if you added one, and just the cards that you saw dealt come out of it. Of deals that were dealt while you were away, or before this page was loaded, it can only check the fingerprint.
