"""Hints in a player's words: moves that belong together."""

# not compiled: words need no speed

from aevum.core.rng import Rng
from aevum.core.text import Label, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.rules.phrases import counted, time_id
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.words.labels import label, scored_crowns


def begun(chron: Temporum, seat: int) -> bool:
    """Return whether a seat has made some but not all steps or discards of an instruction."""
    if not chron.table or chron.must(seat) is None:
        return False
    effect = effect_of(chron)
    return effect.seat == seat and effect.progress() > 0


def line(chron: Temporum, moves: list[int]) -> Label:
    """Return moves that belong together: a card with its steps, all steps, all discards."""
    rows = [(MOVES.row(move).name, MOVES.row(move).args(move)) for move in moves]
    first = rows[0][0]
    if first == "advance" and len(rows) > 1:
        return Label(
            m.move_crowns(steps=_steps(_made(chron, moves, effect_of(chron).steps_left())))
        )
    if first == "discard" and len(rows) > 1:
        return Label(
            m.move_discards(cards=counted([a[0] for name, a in rows if name == "discard"]))
        )
    told = label(chron, moves[0])
    if first != "score" or len(rows) == 1:
        return told
    steps = _made(chron, moves, scored_crowns(chron, rows[0][1][0]))
    if not steps:
        return told
    return told._replace(notes=(*told.notes, m.note_crowns_from(steps=_steps(steps))))


def _made(chron: Temporum, moves: list[int], most: int) -> list[int]:
    """Return the Times that crowns leave with these moves, including automatic steps.

    Their effects may advance more crowns; only the first `most` steps count.
    """
    seat = chron.viewer
    world = chron.fill(Rng("hint"))
    world.events = []
    found: list[int] = []
    for move in moves:
        world.apply(seat, move)
        told = world.events or []
        found += [each.args[0] for each in told if each.kind == "advances" and each.seat == seat]
    return found[:most]


def _steps(times: list[int]) -> list[Text]:
    """Return steps by the Time they lead from."""
    return [m.part_from(n=times.count(time), time=time_id(time)) for time in sorted(set(times))]
