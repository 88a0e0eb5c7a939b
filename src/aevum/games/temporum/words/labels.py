"""Every move in a player's words, with its cost and gain.

The effect that asks words what only it knows, such as the branches of a choice.
"""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.text import Label, Text, literal
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import OUTSIDE, SLOTS, TIME_OF, TIMES
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.card_use import coins_of, price, scoring_now, steps_of
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.rules.phrases import card_id, effect_id, time_id, worth, zone_at
from aevum.games.temporum.words.boxnotes import move_notes, stand_notes, visit_notes
from aevum.games.temporum.words.foresight import change_label
from aevum.games.temporum.words.wording import wording

Make = Callable[[Chronicle, list[int]], Label]


def label(chron: Chronicle, move: int) -> Label:
    """Return the label of a move for the seat that may make it."""
    own = effect_of(chron).label(chron, move) if chron.table else None
    if own is not None:
        return own
    row = MOVES.row(move)
    make = LABELS.get(row.name)
    return Label(literal(MOVES.text(move))) if make is None else make(chron, row.args(move))


def actor(chron: Chronicle) -> int:
    """Return whose choice is meant: the viewer's, or that of the player who is asked."""
    if chron.viewer >= 0:
        return chron.viewer
    return chron.table[-1].seat if chron.table else chron.turn


# Cards


def _score(chron: Chronicle, args: list[int]) -> Label:
    card = args[0]
    scoring = scoring_now(chron, actor(chron))
    cost = m.part_price(
        coins=max(0, price(chron, scoring, card)), crowns=scored_crowns(chron, card)
    )
    more = wording(chron.terms).on_score[card]
    return Label(m.move_score(card=card_id(card)), cost.inner(), _noted(more))


def scored_crowns(chron: Chronicle, card: int) -> int:
    """Return how many steps scoring a card now brings, before Tacticians."""
    return max(0, steps_of(chron, scoring_now(chron, actor(chron)), card))


def _play(chron: Chronicle, args: list[int]) -> Label:
    card = args[0]
    coins = coins_of(chron, actor(chron), card)
    cost = m.part_coins(coins=coins).inner() if coins else None
    text = wording(chron.terms).play[card]
    return Label(m.move_play(card=card_id(card)), cost, _noted(text))


def _secret(chron: Chronicle, args: list[int]) -> Label:
    text = wording(chron.terms).secret[args[0]]
    return Label(m.move_secret(card=card_id(args[0])), None, _noted(text))


def _discard(chron: Chronicle, args: list[int]) -> Label:
    return Label(m.move_discard(card=card_id(args[0])), None, (worth(chron, args[0]),))


def _noted(text: Text | None) -> tuple[Text, ...]:
    """Return the text of a card as a note, nothing for none."""
    return () if text is None else (text,)


# Pawns and crowns


def _go(chron: Chronicle, args: list[int]) -> Label:
    seat, place = actor(chron), args[0]
    zone = zone_at(chron, place)
    around = move_notes(chron, seat, place)
    if chron.table and not effect_of(chron).visits():
        return Label(m.move_go_only(zone=zone), None, (*around, *stand_notes(chron, place)))
    text = m.move_go_outside(zone=zone)
    if place < OUTSIDE:
        text = m.move_go(zone=zone, time=time_id(TIME_OF[place]))
    return Label(text, None, (*_visit(chron, place), *around, *_there(chron, seat, place)))


def _stay(chron: Chronicle, args: list[int]) -> Label:
    seat = actor(chron)
    place = chron.pawn[seat]
    notes = (*_visit(chron, place), *_there(chron, seat, place))
    return Label(m.move_stay(zone=zone_at(chron, place)), None, notes)


def _visit(chron: Chronicle, place: int) -> tuple[Text, ...]:
    """Return the effect of a visit."""
    words = wording(chron.terms)
    if place >= OUTSIDE:
        return (words.outside,)
    return (words.visit[chron.zones[place]],) if place < SLOTS and chron.zones[place] >= 0 else ()


def _there(chron: Chronicle, seat: int, place: int) -> list[Text]:
    return [*visit_notes(chron, seat, place), *stand_notes(chron, place)]


def _advance(chron: Chronicle, args: list[int]) -> Label:
    time = args[0] + 1
    if time == TIMES:
        return Label(m.move_advance_beyond())
    number = chron.crowns[actor(chron) * STRIDE + time]
    text = m.move_advance(time=time_id(time), to=time_id(time + 1))
    return Label(text, None, (m.note_crowns_there(n=number),))


def _retreat(chron: Chronicle, args: list[int]) -> Label:
    time = args[0] + 1
    number = chron.crowns[actor(chron) * STRIDE + time]
    text = m.move_retreat(time=time_id(time), to=time_id(max(1, time - 1)))
    return Label(text, None, (m.note_crowns_there(n=number),))


# Other answers


def _effect(chron: Chronicle, args: list[int]) -> Label:
    what = chron.terms.things.due[args[0]].deeds(chron.terms.numbers.effects[args[0]])
    return Label(m.move_effect(effect=effect_id(args[0]), what=what))


def _plain(message: Callable[[], Text]) -> Make:
    told = Label(message())
    return lambda chron, args: told


def _change(chron: Chronicle, args: list[int]) -> Label:
    return change_label(chron, args[0] + 1)


LABELS: Final[dict[str, Make]] = {
    "score": _score,
    "play": _play,
    "secret": _secret,
    "discard": _discard,
    "move": _go,
    "stay": _stay,
    "change": _change,
    "advance": _advance,
    "retreat": _retreat,
    "effect": _effect,
    "card": lambda chron, args: Label(m.move_card(card=card_id(args[0]))),
    "zone": lambda chron, args: Label(m.move_zone(zone=zone_at(chron, args[0]))),
    "time": lambda chron, args: Label(m.move_time(time=time_id(args[0] + 1))),
    "choice": lambda chron, args: Label(m.move_choice(n=args[0] + 1)),
    "yes": _plain(m.move_accept),
    "no": _plain(m.move_skip),
    "retract": _plain(m.move_retract),
    "wait": _plain(m.move_wait),
}
