"""Events as lines of the log."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.events import Event
from aevum.core.text import Text
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import AS_PRINTED, FARM
from aevum.games.tempus.rules.phrases import BORDERS, CELLS, THINGS, cells


def say(event: Event) -> Text:
    """Return an event as one line of the log."""
    return SAY[event.kind](event.seat, event.args)


def _build(who: int, args: list[int]) -> Text:
    kind, square, gold = args[:3]
    fee = args[3] if len(args) > 3 else gold - AS_PRINTED.gold[kind]
    return m.say_build(
        who=who, building=THINGS[FARM + kind], square=CELLS[square], gold=gold - fee, fee=fee
    )


def _use(who: int, args: list[int]) -> Text:
    square, gold, fee, kind = args
    return m.say_use(
        who=who, building=THINGS[FARM + kind], square=CELLS[square], gold=gold, fee=fee
    )


def _strike(who: int, args: list[int]) -> Text:
    square, target, gold, fee = args
    return m.say_strike(square=CELLS[square], target=CELLS[target], gold=gold, fee=fee)


def _raid(who: int, args: list[int]) -> Text:
    gold, *raiders = args
    if not raiders:
        return m.say_raid_none()
    return m.say_raid(who=who, gold=gold, squares=cells(raiders))


SAY: Final[dict[str, Callable[[int, list[int]], Text]]] = {
    "pass": lambda who, _: m.say_pass(who=who),
    "road": lambda who, a: m.say_road(who=who, at=BORDERS[a[0]], fee=a[1]),
    "dig": lambda who, a: m.say_dig(who=who, square=CELLS[a[0]], fee=a[1]),
    "build": _build,
    "stands": lambda _, a: m.say_stands(building=THINGS[FARM + a[0]], square=CELLS[a[1]]),
    "pay": lambda _, a: m.say_pay(square=CELLS[a[0]], left=a[1]),
    "use": _use,
    "strike": _strike,
    "raid": _raid,
    "round": lambda _, a: m.say_round(n=a[0]),
    "end": lambda _, a: m.say_end(points=a[0]),
}
