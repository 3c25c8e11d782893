#!/usr/bin/env python3
"""A bot for all five games of Updraft, to start from. It needs Python 3.8 and nothing else.

    npx updraft arena aloft --players 2 --bots "cmd:python3 examples/bots/starter.py,random"
    UPDRAFT_TOKEN=... python3 examples/bots/starter.py --server http://localhost:3000

The first line plays on this machine: Updraft starts this program and talks to it by JSON lines on standard input and
output (docs/bots.md). The second joins tables on a server, through client.py beside this file.

`choose` is the bot. It rates every legal move by a rule of thumb for its game, and takes the best; equals by lot. Write
something better into one of the functions below `choose`, or replace it. What stands in `turn["view"]` is told field by
field in docs/bots.md. Print to standard error, never to standard output.
"""
import json
import math
import random
import sys


def choose(start, turn):
    """A legal move. `start` tells what is played (game, players, options, seat), `turn` how it stands (seat, view, legal)."""
    rate = RATES.get(start["game"], lambda *_: 0)
    rated = [(rate(move, turn["view"], turn["seat"]), move) for move in turn["legal"]]
    best = max(value for value, _ in rated)
    return random.choice([move for value, move in rated if value == best])


# Aloft: "U GR 2" unpacks a balloon onto the truck at space 2, "I 2" inflates it, "L 2" launches it, "A GR" lets it rise; "T" and
# "S" move trucks. High balloons of the own colour score, so everything that helps them is good, and nothing else is.

READY = {"U": 1, "I": 2, "L": 3, "A": 4}


def balloons(colors):
    pairs = [a + b for i, a in enumerate(colors) for b in colors[i + 1:]]
    return pairs + ["X1", "X2", "X3"]


def aloft(move, view, seat):
    colors = "GPRWY"
    if view["seats"] == 1:
        return READY.get(move[0], 0)
    own = colors[view["colors"][seat]]
    names = balloons(colors)
    kind, *rest = move.split()
    if kind in "TS" or not rest:
        return 0
    # Where the four launch trucks stand follows from the steps that they have made.
    spaces = [truck + 1 + (view["steps"] + truck) // 4 for truck in range(4)]
    name = rest[0] if kind in "UA" else names[view["load"][spaces.index(int(rest[0]))]]
    height = view["at"][names.index(name)] // 16 if kind == "A" else 0
    return stake(name, own) * (READY[kind] + height)


def stake(name, own):
    """How much the rise of a balloon helps: ours, a special shape, or a rival's."""
    return 1 if any(color in own for color in name) else 0 if name[0] == "X" else -1


# Aloft Panorama: "I GR 3" inflates on the truck of space 3, "L 3" launches, "A GR" lets it rise, "T 5" moves a truck. Two
# colours are ours at small tables; a launch also brings a token of a colour.

def panorama(move, view, seat):
    colors = "BGPRWY"
    own = [color for i, color in enumerate(colors) if view["colors"][seat] >> i & 1]
    names = balloons(colors)
    kind, *rest = move.split()
    if kind == "T":
        return 0
    name = rest[0] if kind in "IA" else names[view["load"][int(rest[0])]]
    height = view["at"][names.index(name)] // 16 if kind == "A" else 0
    token = 1.5 if kind == "L" else 0
    return stake(name, own) * (READY[kind] + height) + token


# Take Flight!: "15" writes the wind into wing square 15; "<>" (any square), "=4", "+2", "level" and so on are tail actions.
# The path must not touch a dune or the ground; symbols and height are points.

DEMO = {
    "tops": [1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 1],
    "towers": {20: 2},
    "slopes": [(13, 3, -3), (11, 2, -2), (9, 1, -1), (7, 0, 0), (5, -1, 1), (3, -2, 1), (-99, -3, 2)],
    "symbols": {"H": (-2, 3), "Q": (0, 2), "S": (1, 1), "G": (2, 0)},
    "sky": [
        "........................", "........................", "...........S..Q.........",
        "........G.......H.......", "......Q..S.Q.S...GS.S...", "....H..G....H..S...G.Q..",
        ".....QH.S.Q...S...H.Q.H.", "..GHS......G....S.......", ".....H...G..Q.G....Q.G..",
        ".G.GG..QH........H....S.", "H.Q..S...QG..H.Q..Q.G..#", "G.H...SH...H.Q..GQ.H.H##",
        "QH.S.G..Q...G.H....S.###", ".S..Q..S..H.S...Q.G.####", "S..Q..G...S....H.S.#####",
        ".............G....######",
    ],
}


def take_flight(move, view, seat):
    square, *actions = move.split()
    if view["sheet"] != "demo":
        return -len(actions)
    wind = view["modifier"][seat] + (4 if "=4" in actions else view["die"])
    wind += sum(int(action) for action in actions if action[0] in "+-")
    square = int(square)
    wing = wind + DEMO["tops"][square - 1] + DEMO["towers"].get(square, 0)
    slope, drag = (0, 0) if "level" in actions else next(s[1:] for s in DEMO["slopes"] if wing >= s[0])
    row = min(16, view["row"][seat] + slope)
    cell = DEMO["sky"][16 - row][view["round"] - 1] if row >= 1 else "#"
    if cell == "#":
        return -1000 - len(actions)
    modifier, points = DEMO["symbols"].get(cell, (0, 0))
    low = max(0, 5 - row) ** 2
    return points + 0.8 * row + 0.7 * (modifier + drag) - low - 5 * len(actions)


# Cloud 9: passengers "stay" or "leave" when the dice are known; the pilot pays a card for each coloured die if he can.

def cloud_nine(move, view, seat):
    if move.startswith("pay"):
        return 100 - ("*" in move)
    if move == "fail":
        return 0
    if move == "leave":
        return worth(view)
    return chance(view, seat) * (worth(view) + 1)


def worth(view):
    return [1, 2, 4, 6, 9, 12, 15, 20, 25][view["level"] - 1] if view["classic"] else view["level"]


def chance(view, seat):
    """That the pilot pays: exactly known for our own hand, a guess by its size for another."""
    pilot, dice = view["pilot"], view["dice"]
    if pilot == seat:
        hand = view["hands"][seat * 5:seat * 5 + 5]
        payable = (2 + sum(1 for cards in hand[:4] if cards > 0)) / 6
        return min(1, payable ** max(1, view["level"]) + 0.1 * hand[4])
    result = 1.0
    for color in "GPRY":
        need, size = dice.count(color), view["sizes"][pilot]
        result *= sum(math.comb(size, k) * 0.24 ** k * 0.76 ** (size - k) for k in range(need, size + 1))
    return result


# Aeronaut Odyssey: "start 5" chooses a city, "M r6 green" flies over a route and takes two balloons, "C r10" claims a route.
# Long routes score more a balloon, and cells for balloons are few.

POINTS = [0, 1, 2, 4, 7, 10]


def aeronaut(move, view, seat):
    kind, *rest = move.split()
    routes = view["map"]["routes"]
    if kind == "start":
        return sum(str(route[end]) == rest[0] for route in routes for end in "ab")
    if kind == "C":
        route = routes[int(rest[0][1:]) - 1]
        return 10 + POINTS[route["length"]] - route["length"]
    if kind == "M" and len(rest) > 1 and rest[1] in view["map"]["types"]:
        have = view["held"][seat * len(view["map"]["types"]) + view["map"]["types"].index(rest[1])]
        free = [r["length"] for r, who in zip(routes, view["first"]) if who < 0 and r.get("type") in (rest[1], "gray")]
        return max((POINTS[n] / (1 + max(0, n - have - 2)) for n in free), default=0)
    return 0


RATES = {
    "aloft": aloft,
    "panorama": panorama,
    "take-flight": take_flight,
    "cloud-nine": cloud_nine,
    "aeronaut": aeronaut,
}


def play_lines():
    """The line protocol: hello is answered by ready, a turn by a move. Other lines, also of kinds to come, are no questions."""
    start = None
    for line in sys.stdin:
        told = json.loads(line)
        if told["t"] == "hello":
            answer = {"t": "ready", "protocol": 1, "name": "Python starter"}
        elif told["t"] == "start":
            start = told
            random.seed(told["seed"])
            continue
        elif told["t"] == "turn":
            answer = {"t": "move", "move": choose(start, told)}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    if "--server" in sys.argv:
        import client

        client.play(sys.argv[sys.argv.index("--server") + 1], choose)
    else:
        play_lines()
