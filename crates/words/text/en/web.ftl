# What the page in the browser says around a game, in English.

## Everywhere

web-tagline = Two card games for everybody at the table
web-skip = To the content
# same
web-start = Start
web-rules = Rules
web-language = Language
web-theme = Colours
web-theme-system = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-sound = Sounds

## Start

web-open = Open a table
web-open-text = You choose the game and its rules, and invite others with a link.
web-join = Join a table
web-join-text = Somebody has given you a code or a link.
web-code = Code of the table
web-code-go = Join
web-code-missing = Write the code of the table here, such as bado-keli-mora.

## Set-up

web-setup = A new table
web-game = Game
web-rulebook = Rulebook
web-read-rules = Read these rules

## Table

# same
web-table = Table { $code }
web-table-looking = Looking for the table …
web-table-none = There is no table with this code. Ask whoever gave it to you, or open one of your own.
web-table-closed = This table was closed because nobody came any more.

## Connection

web-server-looking = Connecting …
web-server-there = Connected
web-server-none = No server: you can play against bots
web-bots-none = The bots do not run in this browser, or not any more. Load the page again.

## Elsewhere

web-nowhere = There is nothing here
web-nowhere-text = The address leads nowhere. Begin anew from the start.
web-unloaded = This language could not be loaded. Try again when you are connected.
web-outdated = The server has a different version from this page. Load the page again.
web-fleeting = This browser does not keep your games: without a server they last until this page is closed.
web-no-record = There is no record of this match.

## Help

web-help = Help
web-help-turn = Your turn
web-help-turn-text = Cards that can be played stand out of your hand. Tap one, drag it to its pile, or press Enter on it. Tap any other card, and the page says why it does not fit, with the number of the rule.
web-help-hint = When you do not know what to do
web-help-hint-text = “What would you do?” lets a bot look at what you see, and nothing else, and say what it would play and why. It is there at tables that are not open to everybody.
web-help-twin = Throwing in
web-help-twin-text = In SOLO, whoever holds exactly the card that was just played may throw it in though it is not their turn. A large button appears for it; at a calm table there is plenty of time.
web-help-away = When you have to go
web-help-away-text = Close the page, lose the network, let the phone sleep: a bot plays for you until you are back, and your seat stays yours. “Continue my games” on the start leads there.
web-help-fair = Honest cards
web-help-fair-text = Nobody chooses the cards: after every deal your browser verifies the shuffle. Bots know what a player in their seat can see, and nothing else.
