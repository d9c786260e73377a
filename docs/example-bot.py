#!/usr/bin/env python3
"""A bot in the protocol of docs/BOTS.md: it plays SKIP-BO sensibly, and SOLO at random."""
import json, random, sys


def say(**message):
    print(json.dumps(message), flush=True)


def piles(text):
    return [pile.replace("-", "").split() for pile in text.split("|")]


def worth(action, sight):
    """The stock card first, then cards of the hand; a joker only where the stock card follows; at last the discard."""
    me, (card, _, place) = sight["viewer"], action.partition(">")
    if card.endswith("s"):
        return 3
    if place.startswith("d"):
        on = piles(sight["discards"][me])[int(place[1:]) - 1]
        return -2 if card == "J" else 0 if on[:1] == [card] else -1 if not on else -1.5
    if card.startswith("J"):
        height = len(piles(sight["build"])[int(place) - 1])
        return 2 if sight["stock"][me].split()[0] == str((height + 1) % 12 + 1) else -1.8
    return 1


game, chance = None, random.Random()
for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        game = message["game"]
        say(type="hello", protocol=1, name="example")
    elif message["type"] == "match":
        chance.seed(message["seed"])
    elif message["type"] == "request":
        action = chance.choice(message["legal"] or [None])
        if game == "skipbo":
            action = max(message["legal"], key=lambda action: worth(action, message["sight"]))
        say(type="action", id=message["id"], action=action)
