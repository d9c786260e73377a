# What the program says around a game, in English: `replay`, `sim`, `arena`, `check`, `bench` and `rules`.
#
# A number that is printed with its thousands set apart comes twice: `$count` chooses the words, `$shown` is printed.
# What stands in backquotes stands so in files. `# same` above a message: it is the same in another language.

## Everywhere

program-error = error:
program-forbidden = reading it is not permitted
program-unreadable = cannot be read: { $why }

## backup

backup-done = { $to } is a copy of { $from }: { $shown } KB.

## rebuild

rebuild-done = Made again from the logs in { $file }: tables { $tables }, matches { $matches }.
rebuild-unread = the log of a table cannot be read, and what was there of it stays: { $table }

## rules

rules-house-line = { $field }: { $value }

## check

# same
check-ok = ok
check-failed = FAILED
check-summary = { $passed } passed, { $failed } failed
check-step = step { $step }
check-expected = expected
check-actual = actual
check-missing = <- did not happen here
check-accepted = accepted
check-refused = refused by { $rule }
check-refused-why = refused by { $rule }: { $why }
check-unchanged = nothing changed
check-event = event { $event }
check-changed = { $before }, then { $after }
check-changed-unseen = something that is not written down
check-other-under = something else under `{ $rules }`
check-also-under = also comes out so under `{ $rules }`
check-nothing = nothing
check-never = no event that begins with { $event }
check-open = { $action } is open
check-not-open = { $action } is not open
check-not-open-why = { $action } is not open: { $why } ({ $rule })
check-not-over = the round is not over
check-no-file = there is no such file or folder
check-not-a-file = not a file
check-no-scenario = the folder holds no scenario: no file in it ends with .toml
check-too-large = too large for a scenario: a file may have up to 1 MiB
check-not-text = not a text in UTF-8, so no scenario

## replay

replay-heading = { $game }, { $rules }: { $players }
replay-named = { $name } ({ $seat })
replay-deal = deal { $number }, dealt by { $dealer }
replay-totals = totals { $totals }
replay-verified = verified
replay-verdict = { $verified }: { $verdict }
replay-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
# same
replay-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
replay-won = { $count ->
    [one] the match is won by { $winners }
   *[other] the match is won by { $winners }
}
replay-unfinished = the match is unfinished
replay-hidden = { $verdict }; the deal that is still running, with { $actions }, cannot be verified before its secret is told
replay-step = { $file }, step { $step } of { $steps }
replay-line = line { $line }: { $what }
replay-more = { $count ->
    [one] … one more line: make the window taller
   *[other] … { $count } more lines: make the window taller
}
replay-keys = → next   ← back   d next deal   Home first   End last   q quit
replay-input = standard input
replay-no-file = there is no such file
replay-folder = a folder, not a record
replay-no-game = no game is called `{ $name }`: there are { $games }
replay-no-game-meant = no game is called `{ $name }` (did you mean `{ $meant }`?): there are { $games }

## What can be wrong with a record

damage-empty = an empty text, so no record: the first line of one begins with `reihum record`
damage-foreign = no record: the first line of one begins with `reihum record`
damage-too-large = too large for a record: one may have up to 16 MiB
damage-other-version = a record of format { $written }, and this program reads format { $known }: a newer one may read it
damage-other-game = a record of the game `{ $written }`, not of `{ $wanted }`
damage-other-revision = played by revision { $written } of the rules, which this program does not know: a newer one may know it
damage-long-line = the line is longer than 4 KiB, and no line of a record is
damage-breaks-off = the record breaks off here: the line must end with a line feed, and the last of all begins with `match`
damage-line-endings = this line does not end as the first one does: all end with a line feed, or all with carriage return and line feed
damage-not-text = not a text in UTF-8
damage-no-checksum = the line does not end with a checksum: two spaces and eight hexadecimal digits (0-9, a-f)
damage-checksum = something was changed here: the checksum of this line is { $written }, but what stands up to there gives { $right }
damage-spaces = the spaces before the checksum must fill the line up to 24 characters, and two more
damage-unknown-line = no line of a record is like `{ $text }`
damage-unreadable = `{ $text }` cannot be read: { $why }
damage-form = a record writes this line as `{ $right }`
damage-misplaced = `{ $found }` cannot stand here: there must be { $wanted }
damage-missing = the record breaks off after this line: there must be { $wanted }
damage-too-much = nothing can follow the line that begins with `match`
damage-dealer = seat { $right } deals here, not seat { $written }
damage-commitment = the secret does not fit the commitment of this deal, which is the SHA-256 of another
damage-derivation = the seed does not follow from the secret and the nonces: they give { $right }
damage-shuffle = the shuffle does not follow from the seed: the digest of the deal is { $right }, not { $written }
damage-digest = the digest of the position is { $right }, not { $written }: something since line { $since } is not what was played
damage-illegal = `{ $action }` is not allowed ({ $rule }): { $why }
damage-not-over = the deal is not over here, so it has no result
damage-over = the deal is over after this line, so its result must follow
damage-result = the result of the deal is `{ $right }`
damage-end = the match ends with `{ $right }`
damage-match-over = there is no further deal: the match is over, and won by { $winners }

## sim

sim-heading = { $game }, { $rules }, { $players } players, { $rounds }, seed { $seed }
sim-rounds = { $count ->
    [one] { $shown } round
   *[other] { $shown } rounds
}
sim-matches = { $count ->
    [one] { $shown } whole match
   *[other] { $shown } whole matches
}
sim-shared = { $count ->
    [one] { $shown } of them with several winners
   *[other] { $shown } of them with several winners
}
sim-cut-off = { $count ->
    [one] one cut off
   *[other] { $shown } cut off
}
sim-length = length
sim-mean = mean
sim-median = median
sim-most = most
sim-turns = turns a round
sim-moves = moves a round
sim-match-rounds = rounds a match
sim-seat = seat
sim-player = player
sim-rounds-won = rounds won
sim-matches-won = matches won
sim-points = points a round
sim-place = place
sim-dealer = dealer
sim-begins = begins
sim-from-dealer = dealer + { $steps }
sim-in-a-round = in a round
sim-in-all = in all
sim-chains = chains
sim-share = share
sim-links = { $count ->
    [one] { $count } link
   *[other] { $count } links
}
sim-links-or-more = { $count } or more
sim-blocked = blocked rounds
sim-endless = rounds without an end
sim-progress = { $count ->
    [one] { $done } of { $wanted } round
   *[other] { $done } of { $wanted } rounds
}
sim-writing = { $count ->
    [one] { $done } of { $wanted } match written
   *[other] { $done } of { $wanted } matches written
}
sim-written = { $count ->
    [one] { $shown } match written to { $folder }
   *[other] { $shown } matches written to { $folder }
}
sim-stopped = stopped
sim-stopped-after = { $count ->
    [one] { $stopped } after { $done } of { $wanted } round
   *[other] { $stopped } after { $done } of { $wanted } rounds
}

## What sim says of SKIP-BO, which is played in games

sim-games = { $count ->
    [one] { $shown } game
   *[other] { $shown } games
}
sim-game-turns = turns a game
sim-game-cards = cards played a game
sim-match-games = games a match
sim-games-won = games won
sim-game-points = points a game
sim-in-a-game = in a game
# same
sim-team = team
sim-games-blocked = games with a block
sim-games-ended = ended by a block
sim-games-nobody = won by nobody
sim-first-block = turn of the first block
sim-games-endless = unfinished games
sim-games-progress = { $count ->
    [one] { $done } of { $wanted } game
   *[other] { $done } of { $wanted } games
}
sim-games-stopped-after = { $count ->
    [one] { $stopped } after { $done } of { $wanted } game
   *[other] { $stopped } after { $done } of { $wanted } games
}

## What sim counts in SOLO

sim-figure-skip = Skip a Turn
sim-figure-reverse = Change Direction
sim-figure-draw-two = Draw 2
sim-figure-swap = Swap Cards
sim-figure-gift = Gift
sim-figure-wish = Choose a Colour
sim-figure-draw-four = Draw 4
sim-figure-all-swap = All Swap Cards
sim-figure-protection-in-turn = Protection in turn
sim-figure-protection-against-chain = Protection against a chain
sim-figure-protection-out-of-turn = Protection out of turn
sim-figure-interjections = cards thrown in
# same
sim-figure-triples = Triple +
sim-figure-cards-drawn-in-turn = cards drawn in turn
sim-figure-cards-drawn-for-chains = cards drawn for chains
sim-figure-cards-drawn-for-late-calls = cards drawn for late calls
sim-figure-reshuffles = reshuffles

## What sim counts in SKIP-BO

sim-figure-stock-cards = cards from stock piles
sim-figure-hand-cards = cards from the hand
sim-figure-discard-cards = cards from discard piles
sim-figure-jokers = jokers played
sim-figure-piles-completed = building piles completed
sim-figure-blocks = blocks
sim-figure-stock-left = cards left in the losers’ stocks
sim-figure-first-stock-card = first card from a stock pile
sim-figure-first-to-half = first with half the stock played
sim-figure-most-stock-cards-in-a-turn = most stock cards in one turn
sim-figure-most-hands = played out the hand most often
sim-figure-most-jokers = played the most jokers
sim-figure-most-piles = completed the most building piles

## Deals and their length

sim-a-round = a round
sim-a-game = a game
sim-per-round = a round
sim-per-game = a game
sim-all-rounds = Rounds
sim-all-games = Games
sim-rounds-played = rounds played
sim-games-played = games played
# same
sim-minutes = minutes { $per }
sim-seconds = seconds { $per }
sim-chain-links = links a chain
# same
sim-figure-protection = Protection

## Amounts

amount-turns = { $count ->
    [one] { $shown } turn
   *[other] { $shown } turns
}
# same
amount-minutes = { $count ->
    [one] { $shown } minute
   *[other] { $shown } minutes
}
amount-seconds = { $count ->
    [one] { $shown } second
   *[other] { $shown } seconds
}
# same
amount-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
}
amount-links = { $count ->
    [one] { $shown } link
   *[other] { $shown } links
}

## sim --versus: what other rules make different

versus-heading = { $other } compared with { $base }
versus-turns = { $way ->
    [more] { $deals } are { $by } longer ({ $low } to { $high }).
   *[less] { $deals } are { $by } shorter ({ $low } to { $high }).
}
versus-time = { $way ->
    [more] { $deals } take people about { $by } longer ({ $low } to { $high }).
   *[less] { $deals } take people about { $by } less ({ $low } to { $high }).
}
versus-matches = { $way ->
    [more] A match has { $by } more ({ $low } to { $high }).
   *[less] A match has { $by } fewer ({ $low } to { $high }).
}
versus-begins = { $way ->
    [more] Whoever begins wins more often: { $other }% instead of { $base }% ({ $low } to { $high } more in a hundred).
   *[less] Whoever begins wins less often: { $other }% instead of { $base }% ({ $low } to { $high } fewer in a hundred).
}
versus-points = { $way ->
    [more] On average everybody writes down { $by } more { $per } ({ $low } to { $high }).
   *[less] On average everybody writes down { $by } fewer { $per } ({ $low } to { $high }).
}
versus-blocked = { $way ->
    [more] { $deals } get stuck more often: { $other }% instead of { $base }% ({ $low } to { $high } more in a hundred).
   *[less] { $deals } get stuck less often: { $other }% instead of { $base }% ({ $low } to { $high } fewer in a hundred).
}
versus-never-blocked = { $deals } never got stuck, one way or the other.
versus-chains = { $way ->
    [more] Chains have { $by } more on average ({ $low } to { $high }).
   *[less] Chains have { $by } fewer on average ({ $low } to { $high }).
}
versus-unseen = { $kind ->
    [share] No difference could be seen: { $topic } (between { $less } fewer and { $more } more in a hundred).
   *[number] No difference could be seen: { $topic } (between { $less } fewer and { $more } more).
}
versus-too-few = Too little was played to compare: { $topic }.

## sim --report: the page

page-written = The page is in { $file }.
page-lead = { $deals } between bots at a table of { $players }.
page-half = half of them { $low } to { $high }
page-about = { $hours ->
    [0] { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
   *[other] { $minutes ->
        [0] about { $hours } hours
       *[other] about { $hours } h { $minutes } min
    }
}
page-begins-wins = won by whoever begins
page-equal = equal chances: { $share }%
page-how-long = How long does { $deal } last?
page-how-many-minutes = And in minutes?
page-who-wins = Who wins?
page-order = Is it better to begin?
page-course = How do the points grow?
page-deeds = Do those who lay action cards win more often?
page-feats = Who wins more often?
page-chains = How long do chains get?
page-blocks = Does it get stuck?
page-versus = What if the rules were different?
page-turns-caption = The middle one has { $by } (line), half of all have { $low } to { $high } (shaded), the longest had { $most }.
page-minutes-caption = At a family’s pace the middle one takes { $by } (line), half of all take { $low } to { $high } (shaded).
page-only = There was only one, of { $by }.
page-tail = The longest hundredth is not drawn.
page-pace = That pace is assumed, not measured.
page-won-caption = A dot is how often somebody won; the truth is very probably within its line. Dashed: equal chances.
page-begins-verdict = { $way ->
    [more] Yes: whoever begins wins { $share }% of the time ({ $low } to { $high }); with equal chances it would be { $equal }%.
    [less] No, on the contrary: whoever begins wins { $share }% of the time ({ $low } to { $high }); with equal chances it would be { $equal }%.
   *[none] That cannot be seen: whoever begins wins { $share }% of the time ({ $low } to { $high }); with equal chances it would be { $equal }%.
}
page-course-caption = The average score of the leader, of the last and of those between as a match goes on; a band holds half of the matches. Matches that are over keep their final score.
page-deeds-caption = How often one wins { $deal } after laying at least one such card in it, and how often without. The two go together; the card need not be the cause: whoever lays many cards is nearly done anyway.
page-feats-caption = How often one wins { $deal } after doing this in it, and how often otherwise. The two go together; it need not be the cause: whoever is ahead does better at everything.
page-chains-caption = { $count ->
    [one] { $shown } chain by the number of its links; it had { $most }.
   *[other] { $shown } chains by the number of their links; the longest had { $most }.
}
page-no-chains = There was not a single chain.
page-blocks-caption = How often there was a block, how often it was the end, and how often nobody won then.
page-blocks-first = The first one came around turn { $median }, half of them between turn { $low } and turn { $high }.
page-blocked = { $share }% of all were blocked ({ $low } to { $high }).
page-no-blocks = { $count ->
    [one] No, not the one that was played.
   *[other] No, not one of { $deals } was blocked.
}
page-no-matches = No match came to its end; a longer simulation would show something here.
page-laid = laid one or more
page-laid-none = laid none
page-did = did so
page-did-not = did not
page-seat = seat { $seat }: { $bot }
# same
page-team = team { $seats }: { $bots }
page-number = number { $number }
page-deals = deals, plays last
page-leader = leader
page-last = last
page-numbers = The numbers
page-all-numbers = All findings in numbers
page-from = from
page-to = to
page-interval = 95% interval
page-quartiles = half of them
page-standing = standing
page-what = what
page-difference = difference
page-these-rules = these rules
page-other-rules = other rules
page-both-turns = The higher, the more of them have so many turns.
page-both-places = How often one wins from each place. Dashed: equal chances.
page-versus-note = Where there is a difference, it is very probably between the two numbers in brackets. Of twenty such sentences one may be wrong.
page-about-page = Bots played, not people. The seed was { $seed }; the same one gives the same page again. Lines and brackets are intervals that hold the truth 95 times in 100. How minutes are reckoned is in docs/LAB.md of Reihum.

## arena

arena-blocks = { $count ->
    [one] { $shown } deal, played { $times } times, everybody in every seat
   *[other] { $shown } deals, each played { $times } times, everybody in every seat
}
arena-matches = { $count ->
    [one] { $shown } match
   *[other] { $shown } matches
}
arena-matches-progress = { $count ->
    [one] { $done } of { $wanted } match
   *[other] { $done } of { $wanted } matches
}
arena-matches-stopped-after = { $count ->
    [one] { $stopped } after { $done } of { $wanted } match
   *[other] { $stopped } after { $done } of { $wanted } matches
}
arena-rating = rating
arena-match-points = points a match
arena-head-to-head = head to head
arena-pair = pair
arena-rate = won by the first
arena-fair = if equal
arena-difference = difference in points
arena-test = Does { $bot } win { $high } rather than { $low }?
arena-yes = Yes.
# same
arena-no = No.
arena-open = That remains open.
arena-ratio = log-likelihood ratio { $ratio }; no below { $lower }, yes above { $upper }
arena-nobody = { $count ->
    [one] { $shown } was won by nobody
   *[other] { $shown } were won by nobody
}
arena-unfinished = { $count ->
    [one] { $shown } was left unfinished
   *[other] { $shown } were left unfinished
}
arena-fewer = Fewer points are better.

## What goes wrong with other people’s bots

faults-of = { $bot }: { $faults }
faults-timeouts = { $count ->
    [one] { $shown } answer too late
   *[other] { $shown } answers too late
}
# same
faults-crashes = { $count ->
    [one] { $shown } crash
   *[other] { $shown } crashes
}
faults-floods = { $count ->
    [one] { $shown } flood of words
   *[other] { $shown } floods of words
}
faults-illegal = { $count ->
    [one] { $shown } answer that is not allowed
   *[other] { $shown } answers that are not allowed
}

## bench

bench-heading = { $game }, { $rules }, { $players } players, { $bot } against itself on one thread
bench-rounds-rate = { $scale ->
    [million] { $rate } million rounds a second
   *[one] { $rate } rounds a second
}
bench-games-rate = { $scale ->
    [million] { $rate } million games a second
   *[one] { $rate } games a second
}
bench-moves-rate = { $scale ->
    [million] { $rate } million moves a second
   *[one] { $rate } moves a second
}
bench-rounds = { $count } rounds in all
bench-games = { $count } games in all
bench-moves = { $count } moves in all
bench-time = in { $seconds } s of processor time; { $others } other actions
bench-slow = This program was built for debugging; cargo build --release makes it many times as fast.
bench-progress = measuring: { $now } of { $whole } s

## play

play-you = You
play-round = round { $number }
play-game = game { $number }
play-too-small = This window has { $width } × { $height } characters, and the table needs { $columns } × { $lines }. Please make it larger; the match waits for you.
play-players = Players
play-log = What happened
play-hand = Your hand ({ $count })
# same
play-hand-short = hand
play-top = Discard pile
play-any-colour = anything goes
play-chain = +{ $count } for { $name }
play-chain-you = +{ $count } for you
play-draw-pile = draw pile: { $count }
play-skipbo-draw-pile = draw pile: { $count }
play-turn = Your turn: play a card, or draw one.
play-turn-lay = Your turn: you have a card that fits, so play one.
play-turn-draw = Your turn: no card fits, so draw one.
play-turn-pass = Your turn: no card fits, and there is none to draw. Pass.
play-turn-chain = A chain of { $count } cards: { $ways ->
    [draw] draw them.
    [longer] draw them, or make it longer.
    [protection] draw them, or play a Protection.
   *[all] draw them, make it longer, or play a Protection.
}
play-turn-drawn = You drew { $card }: play it, or pass.
play-turn-kept = You drew { $card }, which does not fit: pass.
play-waiting = { $name } is thinking …
play-question = { $name }: { $card }. Do you protect yourself?
play-question-none = You are asked for a Protection, and have none.
play-question-others = The question of Protection is open.
play-held = It counts in a moment, unless somebody throws in.
play-answered = Noted. All answers are shown together.
play-choose-colour = { $card }: which colour?
play-choose-swap = With whom do you swap?
play-choose-receiver = Who gets your present?
play-choose-gift = Which cards does { $name } get? { $count } to choose.
play-choose-triple = Triple +: choose the cards in their order, the last ends on top ({ $count } so far).
play-choose-caught = Who forgot “Solo!”?
play-with-solo = with “Solo!”
play-armed = “Solo!” goes with your next card.
play-no-key = The key { $key } does nothing here; ? shows the others.
play-advice = I would do this: { $what }.
play-no-advice = There is nothing to decide for you just now.
play-thinking = Let me think …
play-leaving = Leave the table? The match is kept, and goes on with --continue.
play-between = Enter deals the next cards.
play-after = Once more? Enter starts a new match.
play-sheet = Score sheet
# same
play-total = total
play-won = Won by { $names }.
play-nobody-won = Nobody has won.
play-match-over = The match is over. It goes to { $names }.
play-help = Help
play-help-keys = The keys just now
play-help-marks = What the marks mean
play-help-now = The rules of this moment
play-help-all = All other rules
play-scroll = ↑ ↓ PgUp PgDn scroll · Esc back
play-legend-playable = A double frame: this can be played. The key stands in the lower edge.
play-legend-thrown = ! in the frame: this can be thrown in, in turn or not.
play-legend-turn = ▶ whose turn it is.
play-legend-way = ↓ and ↑ beside “Players”: which way play runs.
play-legend-joker = ★ a joker; ★7 a joker that stands for a 7. → the number that is due. ×3 how many cards a pile has.
play-legend-piles = [ ] the top card of a stock. Discard piles are told as A, B, C and D; the keys are small letters.
play-legend-partner = + after a name: your partner. The capitals there are keys, and ▸ beside one: this can be played.
play-clock-throw-in = throw in:
play-clock-question = answer:
play-clock-turn = your time:
play-clock-deal = next deal in:
play-key-card = play a card
play-key-choose = choose
play-key-throw-in = throw in
play-key-draw = draw
play-key-pass = pass
# same
play-key-protect = Protection
play-key-decline = no protection
play-key-catch = “Solo!” forgotten
play-key-leave = no swap
play-key-done = done
play-key-back = back
play-key-hint = what would you do?
play-key-log = log
play-key-help = help
play-key-quit = leave
play-key-next = go on
play-key-rematch = another match
play-key-end = end the turn
play-key-discard = put it away, and end the turn
play-face-skip = skip
play-face-reverse = rev
play-face-swap = swap
play-face-gift = gift
play-face-wish = wish
play-face-all-swap = all
# same
play-face-protection = prot
play-building = building piles
# same
play-stock = stock
play-discards = discard piles
play-partners = the partner’s
play-one-building = building pile { $pile }
play-one-discard = discard pile { $letter }
play-partner-stock = the partner’s stock
play-partner-discard = the partner’s discard pile { $letter }
play-skipbo-turn = Your turn: choose a card.
play-skipbo-put = Your turn: no card fits, so put one of your hand away.
play-skipbo-where = { $card }: Enter or 1-4 builds, a-d puts it away.
play-skipbo-discard = { $card } fits nowhere: a-d puts it away.
play-skipbo-which = { $card }: which building pile?
play-skipbo-nowhere = { $card } fits nowhere just now.
play-skipbo-empty = Your hand is empty: play from your piles, or end the turn.
play-kept = The match is kept. It goes on with: { $command }
play-record = The record of the match: { $file }
play-no-terminal = playing needs a terminal, to draw on and to read keys from; here the input or the output is not a terminal
play-unfinished = a match is unfinished ({ $file }): --continue goes on with it, --new puts it aside and starts another
play-nothing-kept = there is no match to continue ({ $file }): start one without --continue
play-aside = The unfinished match is kept as { $file }
play-save-unusable = { $file } cannot be used ({ $why }): --data names another folder
play-save-busy = another program is playing this match ({ $file }): end it first, or choose another folder with --data
play-save-foreign = { $file } is no match of { $game } ({ $why }): it stays as it is; --new puts it aside and starts another
play-save-damaged = { $file } is damaged in line { $line } ({ $why }): it stays as it is; mend or remove that line and what follows, or --new puts it aside and starts another

## join: play at a server’s table

join-came = { $name } has come.
join-went = { $name } is away.
join-left = { $name } has left.
join-removed = { $name } was sent away by the host.
join-host = { $name } is the host now.
join-host-you = You are the host now.
join-taken-over = A bot plays for { $name }.
join-given-back = { $name } plays again.
join-paused = The host has paused the game.
join-resumed = The game goes on.
join-ended = The host has ended the match.
join-changed = The host has changed the table.
join-unseated = Your seat is not there any more.
# same
join-table = Table { $code }
join-share = Tell the others this code. They come with:
join-free = free
# same
join-bot = bot ({ $level })
join-stands-in = away: a bot plays
join-ready = ready
join-away = away
join-the-host = host
join-watching = Watching: { $names }
join-ask-seat = Take a free seat by its number, or watch.
join-ask-ready = Press r when you are ready.
join-ask-others = You are ready. Waiting for the others …
join-ask-host = You are ready. The host starts the match.
join-ask-start = Enter starts the match.
join-ask-fill = Some seats are free: wait for others, or press b for a bot.
join-ask-wait = Not everybody is ready yet.
join-you-watch = You watch.
join-coming = Coming to { $address } …
join-lost = The connection is lost. It comes back by itself …
join-taken = { $name } sits there.
join-not-now = There is no connection just now: wait a moment.
join-leaving = Leave the table? Your seat is kept, and you can come back.
join-choose-bot-seat = Which seat gets a bot? Enter fills all that are free.
join-choose-bot = How well does it play?
join-choose-out = Which bot goes?
join-choose-host = What does the host want?
join-choose-removed = Who is sent away?
join-choose-heir = Who becomes the host?
join-choose-end = End the match for everybody?
join-key-sit = sit down
join-key-stand = stand up
join-key-unready = not ready
# same
join-key-bot = bot
join-key-all = all free seats
join-key-out = bot out
join-key-start = start
join-key-host = host
join-key-pause = pause the game
join-key-resume = go on
join-key-remove = send somebody away
join-key-hand-over = hand over
join-key-end = end the match
join-lobby = Public tables
join-no-tables = No public table is open. n opens one.
join-ask-table = Choose a table, or open one of your own.
join-ask-game = Which game?
join-running = playing
join-some-free = { $free } of { $seats } free
join-key-new = new table
join-key-join = go there
join-back = Your seat is kept. Come back with: { $command }
join-sent-away = the host has sent you away from this table
join-no-such-table = there is no table { $code }: ask for its code again
join-closed = this table was closed, for nobody had been there for a long time: open a new one
join-no-name = say what you are called: --name NAME
