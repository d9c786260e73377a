"""Stands between the program and a bot and writes down what they say: `listens.py FILE COMMAND…`."""
import json, subprocess, sys

bot = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
with open(sys.argv[1], "w") as file:
    for line in sys.stdin:
        file.write("> " + line)
        bot.stdin.write(line)
        if json.loads(line)["type"] in ("hello", "request"):
            answer = bot.stdout.readline()
            file.write("< " + answer)
            sys.stdout.write(answer)
            sys.stdout.flush()
