"""A bot that does one thing wrong: `misbehaves.py WHAT PIDS` appends its process id to the file PIDS."""
import json, os, signal, subprocess, sys, time

what, pids = sys.argv[1:]
asked = 0


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def say(**message):
    write(json.dumps(message) + "\n")


def note(pid):
    with open(pids, "a") as file:
        file.write(f"{pid}\n")


def answer(request, **other):
    """The first thing that is allowed, or whatever else is wanted."""
    say(**{"type": "action", "id": request["id"], "action": request["legal"][0], **other})


def hang():
    while True:
        time.sleep(60)


def flood():
    while True:
        write('{"type":"chatter"}\n' * 1000)


def start():
    if what == "exits at once":
        sys.exit(3)
    if what == "never says hello":
        hang()
    if what == "speaks another language":
        write("Hello, world!\n")
    if what == "speaks another version":
        say(type="hello", protocol=2)
    if what == "writes endlessly":
        flood()
    if what == "writes one endless line":
        while True:
            write("x" * 1000)
    say(type="hello", protocol=1)
    if what == "never reads":
        hang()
    if what == "closes its output":
        os.close(1)
        hang()
    if what == "closes its input":
        os.close(0)
        hang()
    if what == "does not leave":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        nowhere = subprocess.DEVNULL
        note(subprocess.Popen(["sleep", "60"], stdin=nowhere, stdout=nowhere, stderr=nowhere).pid)


def reply(request):
    if what == "never answers":
        return
    if what == "answers the first too late" and asked == 1:
        time.sleep(3)
        answer(request, action="no answer to the next request")
    elif what == "ends after two answers" and asked == 3:
        sys.exit(0)
    elif what == "answers nonsense":
        write("{'not': json}\n")
    elif what == "answers half a message":
        say(type="action")
    elif what == "answers no text":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.flush()
    elif what == "does what is not allowed":
        answer(request, action="13>5")
    elif what == "does nothing in its turn":
        answer(request, action=None)
    elif what == "answers what was not asked":
        answer(request, id=request["id"] + 1)
    elif what == "answers twice":
        answer(request)
        answer(request)
    elif what == "answers and then floods" and asked == 2:
        answer(request)
        flood()
    elif what == "chats while it answers":
        say(type="chatter", text="hm")
        answer(request, reason="why not", mood="good")
    else:
        answer(request)


note(os.getpid())
start()
for message in map(json.loads, sys.stdin):
    if message["type"] == "request":
        asked += 1
        reply(message)
if what in ("does not leave", "never answers"):
    hang()
