"""Tempus Imperium in sentences: the position, the score and what changed, for ears and logs."""

from typing import Final

from aevum.core.events import Event
from aevum.games.tempus.data import (
    ACTIONS,
    CASTLE,
    DIGITS,
    ENEMY,
    FARM,
    FOREST,
    FORT,
    LAKE,
    MARKET,
    NAMES,
    QUARRY,
    RUIN,
    SIDE,
    SQUARES,
)
from aevum.games.tempus.moves import SECTION_WORDS
from aevum.games.tempus.rules.scoring import find_lakes
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.text import score_parts
from aevum.terminal.tempus.signs import MINUS

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")


def place(square: int) -> str:
    """Return a square as it is written in moves: row, then column."""
    return f"{square // SIDE + 1} {square % SIDE + 1}"


def score_line(state: TempusState) -> str:
    """Return the score and its parts in one line."""
    score = state.breakdown()
    listed = ", ".join(f"{name.lower()} {points}" for name, points in score_parts(score) if points)
    return f"Score {score.total}: {listed or 'nothing yet'}."


def turn_line(state: TempusState) -> str:
    """Return where the game stands in a sentence."""
    if state.turn >= state.numbers.turns:
        return f"All {state.numbers.rounds} rounds are over."
    turn = int(state.turn)
    action = ACTIONS[state.action()]
    return (
        f"Round {turn // 10 + 1} of {state.numbers.rounds}, turn {turn % 10 + 1} of 10, "
        f"digit {digits(state)[turn % 10]}: {action}. {int(state.gold)} gold."
    )


def digits(state: TempusState) -> list[int]:
    """Return the ten digits of the board."""
    return state.date.digits


def at(state: TempusState, square: int) -> str:
    """Return in words what a square holds."""
    kind = state.cell[square]
    where = f"row {square // SIDE + 1}, column {square % SIDE + 1}"
    if kind in (FOREST, QUARRY):
        unit = "wood" if kind == FOREST else "stone"
        return f"{NAMES[kind].capitalize()} at {where}, {state.units_at(square)} {unit} left"
    if FARM <= kind <= CASTLE:
        used = square in used_now(state)
        income = int(state.income(square))
        worth = "used this round" if used else f"brings {income} gold when used"
        return f"{NAMES[kind].capitalize()} at {where}, {worth}"
    if kind == LAKE:
        for lake in find_lakes(state):
            if square in lake.squares:
                size, shore = len(lake.squares), len(lake.buildings)
                worth = f" x {lake.worth}" if lake.worth != 1 else ""
                points = f"{size} x {shore} buildings{worth} = {lake.points()} points"
                return f"Lake at {where}: {points}"
    if kind == ENEMY:
        raids = "raids you" if square in state.raiders() else "reaches no building"
        return f"Enemy at {where}, {raids}"
    if kind == RUIN:
        return f"Crossed-out enemy at {where}"
    near = [f"{n} {word}" for n, word in _goods(state, square) if n]
    return f"Empty square at {where}, " + (", ".join(near) + " in reach" if near else "no road")


def _goods(state: TempusState, square: int) -> list[tuple[int, str]]:
    return [(state.wood_at(square), "wood"), (state.stone_at(square), "stone")]


def used_now(state: TempusState) -> set[int]:
    """Return the squares of the buildings already used in this round."""
    this = int(state.turn) // 10 + 1
    return {square for square, used in zip(state.built, state.used, strict=True) if used == this}


def usable_now(state: TempusState) -> list[tuple[int, int]]:
    """Return (square, gold) of the buildings that can still be used in this round."""
    found = [
        (square, int(state.income(square)))
        for which, square in enumerate(state.built)
        if state.usable(which)
    ]
    return sorted(found, key=lambda each: (-each[1], each[0]))


def raid_loss(state: TempusState) -> int:
    """Return the gold that a raid would take now."""
    return min(int(state.numbers.raid_gold) * len(state.raiders()), int(state.gold))


def raid_line(state: TempusState) -> str:
    """Return what the next raid takes, as things stand."""
    if state.turn >= state.numbers.turns:
        return "No raid is left."
    raiders = state.raiders()
    if not raiders:
        return "No enemy stands beside a building: the raid after turn 10 takes nothing."
    loss = raid_loss(state)
    many = "enemy stands" if len(raiders) == 1 else "enemies stand"
    where = ", ".join(place(square) for square in raiders)
    return f"{len(raiders)} {many} beside buildings ({where}): the raid takes {loss} gold."


def position(state: TempusState) -> list[str]:
    """Return the whole position in sentences, for those who do not want the drawing."""
    lines = [turn_line(state)]
    for kind, word in ((FOREST, "Forests"), (QUARRY, "Quarries")):
        spots = [s for s in range(SQUARES) if state.cell[s] == kind]
        listed = ", ".join(f"{place(s)} with {state.units_at(s)}" for s in spots)
        lines.append(f"{word}: {listed}.")
    for lake in find_lakes(state):
        where = ", ".join(place(s) for s in lake.squares)
        lines.append(
            f"Lake of {len(lake.squares)}, {len(lake.buildings)} buildings ashore: {where}."
        )
    for kind in (FARM, MARKET, FORT, CASTLE, ENEMY):
        spots = [s for s in range(SQUARES) if state.cell[s] == kind]
        if spots:
            many = "Enemies" if kind == ENEMY else f"{NAMES[kind].capitalize()}s"
            lines.append(f"{many}: {', '.join(place(s) for s in spots)}.")
    drawn = [SECTION_WORDS[section] for section in state.drawn]
    lines.append(f"Roads: {', '.join(drawn) if drawn else 'none yet'}.")
    return [*lines, raid_line(state), score_line(state)]


def short_log(events: list[Event]) -> list[tuple[str, str]]:
    """Return what happened in few words, each line with its round and turn."""
    lines: list[tuple[str, str]] = []
    turn = -1
    for event in events:
        if event.kind in ("pass", "road", "dig", "build", "use", "strike"):
            turn += 1
        words = _short(event.kind, event.args)
        if event.kind == "pay" and lines:
            stamp, before = lines[-1]
            joint = ", " if "from" in before else "\n      from "
            lines[-1] = (stamp, f"{before}{joint}{words}")
        elif words:
            stamp = f"{ROMAN[max(turn, 0) // DIGITS]}.{max(turn, 0) % DIGITS + 1}"
            lines.append(("" if event.kind in ("raid", "end") else stamp, words))
    return lines


def _short(kind: str, args: list[int]) -> str:
    if kind == "pass":
        return "pass"
    if kind == "road":
        return f"road {SECTION_WORDS[args[0]]}{_gold(-args[1])}"
    if kind == "dig":
        return f"dig {place(args[0])}{_gold(-args[1])}"
    if kind == "build":
        return f"{NAMES[FARM + args[0]]} {place(args[1])}{_gold(-args[2])}"
    if kind == "pay":
        return place(args[0])
    if kind == "use":
        return f"use {place(args[0])}{_gold(args[1] - args[2])}"
    if kind == "strike":
        return f"fort {place(args[0])} strikes {place(args[1])}{_gold(args[2] - args[3])}"
    if kind == "raid":
        many = len(args) - 1
        return f"raid by {many}{_gold(-args[0])}" if many else "no raid"
    return f"{args[0]} points" if kind == "end" else ""


def _gold(change: int) -> str:
    if not change:
        return ""
    return f" +{change} gold" if change > 0 else f" {MINUS}{-change} gold"
