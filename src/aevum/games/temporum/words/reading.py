"""What people type: names of Zones and cards, or parts of them, and numerals of Times."""

# not compiled: words need no speed

from typing import Final

from aevum.core import messages as core
from aevum.core.errors import BadMove, quote
from aevum.core.state import NONE
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARDS, OUTSIDE, SLOTS, TIMES, ZONES, word
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.phrases import effect_id, zone_at
from aevum.games.temporum.words.foresight import change_place
from aevum.games.temporum.words.timeline import NUMERALS

OF_PLACES: Final = ("move", "zone")
OF_CARDS: Final = ("secret", "score", "play", "discard", "card")
OF_TIMES: Final = ("change", "advance", "retreat", "time")
CARD_WORDS: Final = frozenset(word(card.name) for card in CARDS)
OUTSIDE_NAME: Final = "a-place-outside-time"
LEAST: Final = 3  # fewest letters of a part that can mean a name
ROWS: Final = frozenset(row.name for row in MOVES.rows)


def tidy(chron: Chronicle, seat: int, text: str) -> str:
    """Return a move that was typed with names in notation: `move Ice Age` is `move 1`.

    A part of a name is enough if only one legal move has it, and so is a name without its verb.
    """
    verb, _, rest = text.strip().lower().partition(" ")
    rest = rest.strip()
    exact = _exact(chron, verb, rest)
    if exact and _known(exact):
        return exact
    legal = chron.legal(seat)
    if verb in ROWS:
        rest = rest.removeprefix("history").strip() if verb == "change" else rest
        return _of_row(chron, legal, verb, rest) or exact or text
    return _alike(chron, legal, text) or text


def _known(text: str) -> bool:
    try:
        MOVES.parse(text)
    except BadMove:
        return False
    return True


def _exact(chron: Chronicle, verb: str, rest: str) -> str:
    """Return the notation of a move that was typed with a whole name."""
    if verb in OF_PLACES:
        return f"{verb} {_place(chron, rest)}" if rest else verb
    if verb in OF_CARDS and word(rest) in CARD_WORDS:
        return f"{verb} {word(rest)}"
    if verb in OF_TIMES:
        return f"{verb} {_time(rest)}".strip()
    return f"{verb} {rest}".strip()


def _place(chron: Chronicle, name: str) -> str:
    """Return the number of the place with a Zone of this name, else the name."""
    for place in range(SLOTS):
        zone = chron.zones[place]
        if zone != NONE and word(ZONES[zone].name) == word(name):
            return str(place + 1)
    mine = [each.place for row in chron.front for each in row if each.place != NONE]
    if word(name) == OUTSIDE_NAME and len(mine) == 1:
        return f"outside{mine[0] - OUTSIDE + 1}"
    return name


def _time(name: str) -> str:
    """Return the number of a Time that was typed as "II" or "Time II"."""
    short = name.removeprefix("time ").upper()
    return str(NUMERALS.index(short)) if short in NUMERALS[1:] else short.lower()


def _zone_name(chron: Chronicle, place: int) -> str:
    """Return the name of a place as people type it."""
    return OUTSIDE_NAME if place >= OUTSIDE else zone_at(chron, place)


# Parts of names


def _of_row(chron: Chronicle, legal: list[int], verb: str, rest: str) -> str:
    """Return the move of a verb that fits a part of a name, legal ones first; "" for none."""
    row = MOVES.named(verb)
    mine = [move for move in legal if MOVES.row(move) is row]
    if not rest:
        return MOVES.text(mine[0]) if len(mine) == 1 else ""
    found = _alike(chron, mine, rest)
    if found:
        return found
    if verb in OF_CARDS:
        return _other_card(legal, mine, verb, rest)
    return _other_place(chron, verb, rest) if verb in OF_PLACES else ""


def _other_card(legal: list[int], mine: list[int], verb: str, rest: str) -> str:
    """Return a move with the one card that has this part, legal or not; refuse other words."""
    fitting = [name for name in sorted(CARD_WORDS) if word(rest) in name]
    if len(fitting) == 1 and len(rest) >= LEAST:
        return f"{verb} {fitting[0]}"
    examples = mine or legal
    if not examples:
        return ""
    typed, move = quote(f"{verb} {rest}"), MOVES.text(examples[0])
    if mine:
        raise BadMove(m.no_typed_like(typed=typed, move=move))
    raise BadMove(m.no_typed_now(typed=typed, move=move))


def _other_place(chron: Chronicle, verb: str, rest: str) -> str:
    """Return a move to the one Zone of the board that has this part, also an unreal one."""
    fitting = [place for place in range(SLOTS) if word(rest) in _zone_name(chron, place)]
    if len(fitting) == 1 and len(rest) >= LEAST:
        return f"{verb} {fitting[0] + 1}"
    return ""


def _alike(chron: Chronicle, moves: list[int], typed: str) -> str:
    """Return which of these moves has this name, or this part of it; "" for none."""
    key = word(typed)
    if len(key) < LEAST:
        return ""
    names = {move: word(_name(chron, move)) for move in moves}
    found = [move for move, name in names.items() if name == key]
    found = found or [move for move, name in names.items() if key in name]
    if len(found) > 1:
        which = [core.part_notation_move(move=MOVES.text(move)) for move in found[:4]]
        raise BadMove(m.no_typed_clear(typed=quote(typed), moves=which))
    return MOVES.text(found[0]) if found else ""


def _name(chron: Chronicle, move: int) -> str:
    """Return the name of what a move is about, "" if it has none."""
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    if name in OF_CARDS:
        return CARDS[args[0]].name
    if name in OF_PLACES:
        return _zone_name(chron, args[0])
    if name == "stay":
        return _zone_name(chron, chron.pawn[chron.turn])
    if name == "change" and args[0] + 1 < TIMES:
        return _zone_name(chron, change_place(chron, args[0] + 1))
    return str(m.part_name_effect(effect=effect_id(args[0]))) if name == "effect" else ""
