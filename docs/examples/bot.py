"""A program that takes a seat at a table of Dejarik and plays: here, any legal answer. The protocol is in docs/bot-api.md.

    python bot.py 'http://127.0.0.1:8000/#/table/ID/play_...'     # the invitation, as the table's maker got it

It needs the package `websockets` and nothing of Dejarik.
"""

import json
import random
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def sit_down(base: str, table: str, invitation: str) -> str:
    """Takes the seat that the invitation leads to. The secret is made here, so that a lost answer can be asked for again."""
    secret = "play_" + secrets.token_urlsafe(24)
    body = json.dumps({"name": "Example", "secret": secret}).encode()
    headers = {"Authorization": f"Bearer {invitation}", "Content-Type": "application/json"}
    with urlopen(Request(f"{base}/api/tables/{table}/join", body, headers)) as answer:
        return json.load(answer)["token"]


def decide(decision: dict, state: dict):
    """An answer: here is where a better program thinks. `state["view"]` is all that the seat may see."""
    options, least, most = decision["options"], decision["least"], decision["most"]
    ids = [option["id"] for option in options]
    match decision["kind"]:
        case "choose":
            return random.choice(ids)
        case "order":
            return random.sample(ids, len(ids))
        case "some":
            return random.sample(ids, random.randint(least, most))
    amounts = dict.fromkeys(
        decision.get("among", [])[:1], 1
    )  # "distribute": at least one of `among` gets something
    while sum(amounts.values()) < least:
        room = [option["id"] for option in options if amounts.get(option["id"], 0) < option["cap"]]
        chosen = random.choice(room)
        amounts[chosen] = amounts.get(chosen, 0) + 1
    return amounts


def play(base: str, table: str, token: str) -> dict:
    """Answers whatever the seat is asked until the game is over; how it ended."""
    with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "view": True}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                print("refused:", message["id"], file=sys.stderr)
            if message["type"] != "state":
                continue
            if message["outcome"]:
                return message["outcome"]
            decision = message["decision"]
            if decision:
                asked = decision["seat"]  # where several decide together, maybe a partner's
                answer = {
                    "type": "choose",
                    "seat": asked if asked in message["seats"] else message["viewer"],
                    "number": message["number"],
                    "revision": message["revision"],
                    "answer": decide(decision, message),
                }
                socket.send(json.dumps(answer))
    raise ConnectionError("the server has closed the line")


if __name__ == "__main__":
    base, _, path = sys.argv[1].partition("/#/table/")
    table, _, invitation = path.partition("/")
    print(json.dumps(play(base, table, sit_down(base, table, invitation))))
