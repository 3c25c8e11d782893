"""A client of Updraft's Bot API in one file. It needs Python 3.8 and nothing else; docs/bots.md tells the protocol.

    import client
    client.play("https://updraft.example", choose, token="updraft-bot-...")

`choose(start, turn)` answers one of `turn["legal"]`; `start` tells what is played (game, players, seat, options). The bot accepts
every invitation, unless `accept(invited)` answers False. When the connection is lost it is opened again: the server repeats
every turn that is owed. A mistake in `choose` ends the program with its traceback. Matches are played at the same time, each
turn in the order in which it comes.
"""
import http.client
import json
import os
import ssl
import sys
import time
import urllib.parse

API = "/api/bot/v1"
# The server says something every 15 seconds; a line that is silent for so long is dead.
SILENCE = 60


class Stop(Exception):
    """There is no use in connecting again."""


class Lost(Exception):
    """The stream has ended without a word, or the server does not answer: it is opened again."""


class Bot:
    def __init__(self, server, token):
        self.url = urllib.parse.urlsplit(server)
        self.token = token
        self.posts = None

    def connect(self):
        if self.url.scheme == "https":
            return http.client.HTTPSConnection(self.url.netloc, timeout=SILENCE, context=ssl.create_default_context())
        return http.client.HTTPConnection(self.url.netloc, timeout=SILENCE)

    def headers(self):
        return {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}

    def events(self):
        """Every event of one stream, until it ends."""
        line = self.connect()
        try:
            line.request("GET", API + "/stream", headers=self.headers())
            answer = line.getresponse()
            if answer.status in (401, 403):
                raise Stop(answer.read().decode())
            if answer.status != 200:
                raise ConnectionError(answer.read().decode())
            for text in answer:
                event = json.loads(text)
                yield event
                if event["t"] == "closing":
                    if event["why"] != "stopping":
                        raise Stop("the stream was ended: " + event["why"])
                    return
        except (OSError, http.client.HTTPException, ValueError) as error:
            # Reading has failed. What the loop over these events raises passes by.
            raise Lost(str(error)) from error
        finally:
            line.close()

    def post(self, path, **body):
        """What the server answers. Sent again where the connection was lost: a repeat changes nothing."""
        for wait in (0, 0.2, 1, 3, 10):
            time.sleep(wait)
            try:
                self.posts = self.posts or self.connect()
                self.posts.request("POST", API + path, json.dumps(body), self.headers())
                answer = self.posts.getresponse()
                said = json.loads(answer.read())
            except (OSError, http.client.HTTPException, ValueError):
                self.posts = None
                continue
            if answer.status == 429:
                time.sleep(float(answer.headers.get("Retry-After", 1)))
                continue
            if answer.status == 401:
                raise Stop(said["error"])
            if answer.status < 500:
                return answer.status, said
        # A new stream begins with every turn that is owed.
        raise Lost("the server does not answer")


def play(server, choose, token=None, accept=lambda invited: True, log=lambda event: None):
    """Plays until the token is good no more. The token stands in the environment as UPDRAFT_TOKEN, where it is not given."""
    bot = Bot(server, token or os.environ["UPDRAFT_TOKEN"])
    wait = 1
    while True:
        starts = {}
        try:
            for event in bot.events():
                wait = 1
                log(event)
                handle(bot, event, starts, choose, accept)
        except Stop as why:
            print(why, file=sys.stderr)
            return
        except Lost as error:
            print("The connection is lost (%s); the next try is in %d s." % (error, wait), file=sys.stderr)
        time.sleep(wait)
        wait = min(60, wait * 2)


def handle(bot, event, starts, choose, accept):
    kind, table = event["t"], event.get("table")
    if kind == "invited":
        bot.post("/accept" if accept(event) else "/decline", table=table)
    elif kind == "started":
        starts[table] = event
    elif kind == "away" and event["why"] in ("time", "host"):
        # A stand-in plays since we were late, or not here.
        bot.post("/return", table=table)
    elif kind in ("over", "gone"):
        starts.pop(table, None)
    elif kind == "turn":
        move = choose(starts[table], event)
        status, said = bot.post("/move", table=table, seat=event["seat"], count=event["count"], move=move)
        if status != 200:
            print("%s: %s" % (move, said.get("error")), file=sys.stderr)
