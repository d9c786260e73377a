# What the page says on the way to a table, in English: the start, the guest, the set-up.

## Play now

way-play-now = Play now
way-play-now-text = One tap, and you sit at a table with three bots. It needs no name, and works without a network.
way-solo-text = Match colour or number, throw in, call “Solo!”
way-skipbo-text = Build from 1 to 12, and be the first to empty your stock pile
way-guest = Guest

## Continue

way-continue = Continue my games
way-continue-own = { $game } against bots
way-still = A game of { $game } is still going on in this browser.
way-still-go = Go on with it
way-still-new = Give it up and begin a new one
# same
way-continue-table = { $game }, table { $code }
way-when = Last there: { $when }
way-forget = Forget
way-forget-table = Forget table { $code }
way-forgotten = Table { $code } is forgotten here. Whoever has its code can still go there.

## With others

way-others = Play with others
way-needs-server = This needs the server, and it does not answer just now. You can play against bots all the same.
way-name = Your name
way-name-text = That is what the others read. Nothing else is asked of you.
way-name-bad = Write what the others should call you, such as Anna: 1 to 40 characters.
way-tables = Open tables
way-tables-none = No table is open to everybody just now. Open one, and others see it here.
way-table-of = { $game } with { $host }
way-table-free = { $free ->
    [0] no seat free
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
way-table-running = playing already
way-table-join = Join { $host }
way-table-watch = Watch { $host }
way-house-of = { $rulebook }, with house rules
way-phone = On the phone next to you
way-phone-text = Point its camera at this picture: it opens the page there.
way-phone-label = QR code of { $address }

## Set-up

way-players = Number of players
way-players-count = { $count } players
way-fewer = One player fewer
way-more = One player more
way-rulebook-but = Like “{ $rulebook }”, but:
way-rulebook-usual = usual
way-house = House rules
way-house-count = { $count ->
    [0] as printed
    [one] 1 changed
   *[other] { $count } changed
}
way-house-text = Switch on what holds at your table. What is off is as in the rulebook.
way-house-printed = In the rulebook: { $value }
way-house-with = Only together with this: { $rule }
way-number-bad = A number from 1 to { $most } belongs here.
way-teams-when = Teams are for four or six players.
way-places = Who sits where
way-seat = Seat { $number }
way-seat-you = I sit here
way-seat-who = Who sits in seat { $number }
way-seat-free = free for a person
way-seat-free-text = Whoever has the code or the link can sit down here.
# same
way-bot = Bot: { $level }
way-chance = Chance
way-chance-text = Does anything that is allowed. For a first look.
way-greedy = Greedy
way-greedy-text = Takes the next best card and thinks no further. Easy to beat.
way-family = Family
way-family-text = Plays like somebody who has played a lot at home.
way-planner = Planner
way-planner-text = Looks through everything that it could do in its turn.
# same
way-club = Club
way-club-text = Plans too, and has learned from very many games. Hard to beat.
way-master = Master
way-master-text = Also considers what the others may hold and do. The strongest.
way-time = Pace and clock
way-mode = When two throw in at once
way-race = Race
way-race-text = What arrives first counts.
# same
way-fair = Fair
way-fair-text = The table waits a split second, so that nobody loses because of a slow connection.
way-calm = Calm: with children
way-calm-text = After every card there are three seconds to throw in. Nobody needs to hurry.
way-clock = Time for a decision
way-clock-off = as long as you like
way-clock-seconds = { $seconds } seconds
way-public = Show it among the open tables
way-public-text = Then everybody at this server can join. Otherwise only those who have the code or the link.
way-here = Play here against bots
way-here-text = Free seats get bots. It needs no server.
way-open-others = Open the table for others
way-open-others-text = You get a code and a link for the others.
way-opening = The table is being opened …
way-no-answer = The server does not answer just now. Try again in a moment.
way-too-often = That was a little too often. Wait a minute, and try again.
way-refused = The server says: { $text }
