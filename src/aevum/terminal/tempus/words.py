"""Tempus Imperium in sentences, for screen readers and logs: position, score and changes."""

from collections.abc import Callable
from typing import Final

from aevum.core.events import Event
from aevum.core.text import Text
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    CASTLE,
    DIGITS,
    ENEMY,
    FARM,
    FOREST,
    FORT,
    LAKE,
    MARKET,
    QUARRY,
    RUIN,
    SQUARES,
)
from aevum.games.tempus.messages import BOOK, ThingName
from aevum.games.tempus.rules.phrases import BORDERS, CELLS, DEEDS, THINGS, cells, pairs
from aevum.games.tempus.rules.scoring import find_lakes
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.text import score_name, score_parts
from aevum.terminal.language import tell

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")
BEGINS: Final = ("pass", "road", "dig", "build", "use", "strike")
"""Events that begin a turn."""


def told(text: Text) -> str:
    """Return a message in the terminal's language, for the player."""
    return tell(text, 0)


def date_text(digits: list[int]) -> Text:
    """Return ten digits as a date in words: 15 November 2026, 06:17."""
    year, month, day, hour, minute = [
        digits[i] * 10 + digits[i + 1] for i in range(0, len(digits), 2)
    ]
    return Text(
        "part-date",
        {
            "day": day,
            "month": ("month", str(month)),
            "year": f"20{year:02}",
            "time": f"{hour:02}:{minute:02}",
        },
        BOOK,
    )


def title_date(digits: list[int]) -> str:
    """Return the same in words."""
    return told(date_text(digits))


def score_line(state: TempusState) -> str:
    """Return the score and its parts in one line."""
    score = state.breakdown()
    parts = [_points(name, points) for name, points in score.parts if points]
    if not parts:
        return told(m.table_score_none(points=score.total))
    return told(m.table_score(points=score.total, parts=parts))


def _points(name: str, points: int) -> Text:
    title = score_name(name)
    if "score" not in title.args:
        return title  # a designer's row without a name in the catalogue
    return Text("part-score-points", {"score": title.args["score"], "points": points}, BOOK)


def turn_line(state: TempusState) -> str:
    """Return the state of the game in a sentence."""
    rounds = state.numbers.rounds
    if state.turn >= state.numbers.turns:
        return told(m.table_rounds_over(n=rounds))
    turn = int(state.turn)
    return told(
        m.table_turn(
            n=turn // DIGITS + 1,
            rounds=rounds,
            turn=turn % DIGITS + 1,
            turns=DIGITS,
            digit=digits(state)[turn % DIGITS],
            action=DEEDS[state.action()],
            gold=int(state.gold),
        )
    )


def digits(state: TempusState) -> list[int]:
    """Return the ten digits of the board."""
    return state.date.digits


def at(state: TempusState, square: int) -> str:
    """Return the contents of a square in words."""
    return told(_at(state, square, state.cell[square], CELLS[square]))


def _at(state: TempusState, square: int, held: int, where: str) -> Text:
    thing = THINGS[held]
    if held in (FOREST, QUARRY):
        units = state.units_at(square)
        goods = pairs(units, 0) if held == FOREST else pairs(0, units)
        return m.table_at_units(thing=thing, square=where, goods=goods)
    if FARM <= held <= CASTLE:
        if square in used_now(state):
            return m.table_at_used(building=thing, square=where)
        gold = int(state.income(square))
        return m.table_at_building(building=thing, square=where, gold=gold)
    if held == LAKE:
        return _lake_at(state, square, where)
    if held == ENEMY:
        raids = square in state.raiders()
        return (m.table_at_raider if raids else m.table_at_enemy)(square=where)
    if held == RUIN:
        return m.table_at_ruin(square=where)
    wood, stone = state.wood_at(square), state.stone_at(square)
    if wood or stone:
        return m.table_at_site(square=where, goods=pairs(wood, stone))
    return m.table_at_empty(square=where)


def _lake_at(state: TempusState, square: int, where: str) -> Text:
    lake = next(lake for lake in find_lakes(state) if square in lake.squares)
    size, shore, points = len(lake.squares), len(lake.buildings), lake.points()
    if lake.worth == 1:
        return m.table_at_lake(square=where, squares=size, buildings=shore, points=points)
    return m.table_at_lake_worth(
        square=where, squares=size, buildings=shore, worth=lake.worth, points=points
    )


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
    """Return the loss in the next raid in words, for the current position."""
    if state.turn >= state.numbers.turns:
        return told(m.table_raid_left())
    raiders = state.raiders()
    if not raiders:
        return told(m.table_raid_nothing(turn=DIGITS))
    gold = raid_loss(state)
    return told(m.table_raid_takes(n=len(raiders), squares=cells(raiders), gold=gold))


def position(state: TempusState) -> list[str]:
    """Return the whole position in sentences, for players who do not want the drawing."""
    lines = [turn_line(state)]
    for kind in (FOREST, QUARRY):
        units = [
            m.part_with(square=CELLS[square], n=state.units_at(square))
            for square in _squares(state, kind)
        ]
        lines.append(_list(THINGS[kind], units))
    for lake in find_lakes(state):
        size, shore = len(lake.squares), len(lake.buildings)
        lines.append(told(m.table_lake(squares=size, buildings=shore, where=cells(lake.squares))))
    for kind in (FARM, MARKET, FORT, CASTLE, ENEMY):
        squares = _squares(state, kind)
        if squares:
            lines.append(_list(THINGS[kind], cells(squares)))
    roads = [BORDERS[section] for section in state.drawn]
    lines.append(told(m.table_roads(roads=roads) if roads else m.table_roads_none()))
    return [*lines, raid_line(state), score_line(state)]


def _squares(state: TempusState, kind: int) -> list[int]:
    return [square for square in range(SQUARES) if state.cell[square] == kind]


def _list(thing: ThingName, squares: list[Text]) -> str:
    return told(m.table_things(thing=thing, squares=squares))


def parts_of(state: TempusState) -> list[tuple[str, str, int]]:
    """Return each row of the score: its id, its name and its points."""
    score = state.breakdown()
    names = [told(title) for title, _ in score_parts(score)]
    return [(id_, name, n) for name, (id_, n) in zip(names, score.parts, strict=True)]


# The short log


class LogLine:
    """A line of the short log: the turn it belongs to, its words, and the squares that paid."""

    def __init__(self, stamp: str, words: str, gold: int) -> None:
        self.stamp = stamp
        self.words = words
        self.gold = gold
        """What the treasury gained or lost."""
        self.payers: list[int] = []

    def lines(self) -> list[str]:
        """Return the line, and a second one with the squares that paid."""
        found = f"{self.words} {told(_gold(self.gold))}" if self.gold else self.words
        if not self.payers:
            return [found]
        return [found, told(m.table_log_from(squares=cells(self.payers)))]


def short_log(events: list[Event]) -> list[LogLine]:
    """Return what happened in few words, each line with its round and turn."""
    lines: list[LogLine] = []
    turn = -1
    for event in events:
        if event.kind in BEGINS:
            turn += 1
        if event.kind == "pay" and lines:
            lines[-1].payers.append(event.args[0])
        elif event.kind in SHORT:
            text, gold = SHORT[event.kind](event.args)
            stamp = f"{ROMAN[max(turn, 0) // DIGITS]}.{max(turn, 0) % DIGITS + 1}"
            own = "" if event.kind in ("raid", "end") else stamp
            lines.append(LogLine(own, told(text), gold))
    return lines


def _raid(args: list[int]) -> tuple[Text, int]:
    many = len(args) - 1
    return m.table_log_raid(n=many) if many else m.table_log_raid_none(), -args[0]


SHORT: Final[dict[str, Callable[[list[int]], tuple[Text, int]]]] = {
    "pass": lambda _: (m.table_log_pass(), 0),
    "road": lambda a: (m.table_log_road(at=BORDERS[a[0]]), -a[1]),
    "dig": lambda a: (m.table_log_dig(square=CELLS[a[0]]), -a[1]),
    "build": lambda a: (
        m.table_log_build(building=THINGS[FARM + a[0]], square=CELLS[a[1]]),
        -a[2],
    ),
    "use": lambda a: (m.table_log_use(square=CELLS[a[0]]), a[1] - a[2]),
    "strike": lambda a: (
        m.table_log_strike(square=CELLS[a[0]], target=CELLS[a[1]]),
        a[2] - a[3],
    ),
    "raid": _raid,
    "end": lambda a: (m.part_points(points=a[0]), 0),
}
"""A few words for each event, and its change to the treasury."""


def _gold(change: int) -> Text:
    return m.table_log_gain(gold=change) if change > 0 else m.table_log_loss(gold=change)
