"""Hints in a player's words: moves that belong together, and the gain of a turn in numbers."""

# not compiled: words need no speed

from typing import Final

from aevum.core.rng import Rng
from aevum.core.text import Label, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.bot.answers import answer
from aevum.games.temporum.bot.card_values import worths_of
from aevum.games.temporum.bot.standard import StandardBot
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.asks import (
    CHOOSE_ONE,
    PICK_PLACE,
    PLAY_CARD,
    SCORE_CARD,
    TURN,
    YES_NO,
)
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.rules.phrases import counted, time_id
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.words.labels import label, scored_crowns

WEIGHED: Final = (TURN, SCORE_CARD, PLAY_CARD, CHOOSE_ONE, YES_NO, PICK_PLACE)
MOST_ANSWERS: Final = 200  # most moves of a turn that is played on
GUESSES: Final = 8  # guesses at hidden cards and chance, for an average


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


def advice(chron: Temporum, seat: int) -> tuple[int, Text] | None:
    """Return the standard bot's choice, and the gain if it plays this turn to its end."""
    ask = chron.must(seat)
    if ask is None or ask.kind not in WEIGHED or chron.turn != seat:
        return None
    move = StandardBot().choose(chron, ask, chron.legal(seat), Rng("hint"))
    ends: list[Temporum] = []
    drawn = False
    while len(ends) < (GUESSES if drawn else 1):
        end, chance = _played_on(chron, seat, move, len(ends))
        ends.append(end)
        drawn = drawn or chance
    if any(end.winner == seat for end in ends):
        return move, m.hint_wins()
    told = _difference(chron, ends, seat)
    if not told:
        return move, m.hint_little()
    return move, m.hint_turn_about(gains=told) if drawn else m.hint_turn(gains=told)


def _played_on(chron: Temporum, seat: int, move: int, guess: int) -> tuple[Temporum, bool]:
    """Return how a turn ends after a move in a possible truth, and whether chance was drawn."""
    world = chron.fill(Rng(f"hint {guess}"))
    assert isinstance(world, Temporum)
    world.events = []
    world.apply(seat, move)
    drawn = any(event.random for event in world.events)
    for _ in range(MOST_ANSWERS):
        if world.over() or world.turns != chron.turns:
            break
        open_ = next((each for each in world.asks if each.must), None)
        if open_ is None:
            break
        world.events = []
        world.apply(open_.seat, answer(world, open_, world.options(open_), worths_of(world)))
        drawn = drawn or any(event.random for event in world.events)
    return world, drawn


def _difference(before: Temporum, ends: list[Temporum], seat: int) -> list[Text]:
    """Return the average change for a seat: steps of its crowns, dollars, cards."""
    steps = _mean([end.steps_of(seat) - before.steps_of(seat) for end in ends])
    coins = _mean([end.money[seat] - before.money[seat] for end in ends])
    cards = _mean([len(end.hands[seat]) - len(before.hands[seat]) for end in ends])
    parts: list[Text] = []
    if steps:
        parts.append((m.part_gained_steps if steps > 0 else m.part_lost_steps)(n=abs(steps)))
    if coins:
        parts.append((m.part_gained_coins if coins > 0 else m.part_lost_coins)(coins=abs(coins)))
    if cards:
        parts.append((m.part_gained_cards if cards > 0 else m.part_lost_cards)(cards=abs(cards)))
    return parts


def _mean(numbers: list[int]) -> int:
    return round(sum(numbers) / len(numbers))
