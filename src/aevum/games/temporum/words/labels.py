"""Every move in a player's words, with what it costs and brings."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.games.phrases import listed, many, who
from aevum.games.temporum.data import OUTSIDE, OUTSIDE_TEXT, TIMES, ZONES
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.card_use import (
    CHOOSING,
    MUST,
    Scoring,
    coins_of,
    price,
    steps_of,
)
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.effects import E_ANUBIS
from aevum.games.temporum.words.boxnotes import move_notes, stand_notes, visit_notes
from aevum.games.temporum.words.choicelabels import answer_label, pick_label, place_label
from aevum.games.temporum.words.effectwords import effect_text
from aevum.games.temporum.words.flat import (
    F_CYBERNETICS,
    F_EFFECT,
    F_PICK,
    WASTELAND,
    flat,
)
from aevum.games.temporum.words.foresight import change_words
from aevum.games.temporum.words.phrases import (
    card_name,
    first_low,
    place_words,
    time_words,
    worth_words,
    zone_name,
)
from aevum.games.temporum.words.steps import branch_words
from aevum.games.temporum.words.wording import wording


def label(chron: Chronicle, move: int) -> str:
    """Return a move as the seat that may make it speaks of it, without a full stop."""
    return _label(chron, move).removesuffix(".")


def _label(chron: Chronicle, move: int) -> str:
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    if name in ("score", "play", "discard", "secret"):
        return _card_label(chron, name, args[0])
    if name in ("move", "stay", "change"):
        return _travel_label(chron, name, args)
    if name in ("advance", "retreat"):
        return _crown_label(chron, name, args[0] + 1)
    if name == "effect":
        return effect_text(chron.terms.numbers, args[0])
    if name == "card":
        return pick_label(chron, args[0])
    if name == "zone":
        return place_label(chron, args[0])
    return answer_label(chron, name, args) or MOVES.text(move)


def actor(chron: Chronicle) -> int:
    """Return whose choice is spoken of: the viewer's, or that of whoever is asked."""
    if chron.viewer >= 0:
        return chron.viewer
    return flat(chron).seat if chron.table else chron.turn


# Cards


def _card_label(chron: Chronicle, name: str, card: int) -> str:
    title = card_name(card)
    words = wording(chron.terms.numbers).cards[title]
    if name == "score":
        more = f"; then {first_low(words.on_score)}" if words.on_score else ""
        return f"Score {title}: {score_words(chron, card)}{more}"
    if name == "play":
        if chron.table and flat(chron).op == F_CYBERNETICS:
            return f"Play {title} as a copy"
        return f"Play {title}: {_coins(chron, card)}{words.play}"
    if name == "secret":
        return f"Discard {title} for its secret: {words.secret or 'it has none'}"
    return f"Discard {title}{worth_words(chron, card)}"


def score_words(chron: Chronicle, card: int) -> str:
    """Return what scoring a card now costs and brings, before Tacticians: "$16 for 7 crowns"."""
    cost = max(0, price(chron, _scoring(chron), card))
    return f"${cost} for {many(scored_crowns(chron, card), 'crown')}"


def scored_crowns(chron: Chronicle, card: int) -> int:
    """Return how many steps scoring a card now brings, before Tacticians."""
    return max(0, steps_of(chron, _scoring(chron), card))


def _scoring(chron: Chronicle) -> Scoring:
    """Return the scoring that is going on, else a plain one."""
    scoring = chron.table[-1] if chron.table else None
    if isinstance(scoring, Scoring) and scoring.stage == CHOOSING:
        return scoring
    return Scoring(actor(chron), 0, 0, MUST)


def _coins(chron: Chronicle, card: int) -> str:
    """Return the money that playing a card brings, with that of Black Markets."""
    coins = coins_of(chron, actor(chron), card)
    return f"gain ${coins}. " if coins else ""


# Pawns, history, crowns


def _travel_label(chron: Chronicle, name: str, args: list[int]) -> str:
    if name == "change":
        return change_words(chron, args[0] + 1)
    seat = actor(chron)
    place = chron.pawn[seat] if name == "stay" else args[0]
    if name == "move" and not visits(chron):
        where = f"Move to {place_words(chron, place)}, without a visit"
        return "; ".join([where, *move_notes(chron, seat, place), *stand_notes(chron, place)])
    verb = "Stay in" if name == "stay" else "Go to"
    told = f"{verb} {place_words(chron, place)}: {visit_words(chron, place).removesuffix('.')}"
    notes = move_notes(chron, seat, place) if name == "move" else []
    notes += visit_notes(chron, seat, place) + stand_notes(chron, place)
    return "; ".join([told, *notes])


def visits(chron: Chronicle) -> bool:
    """Tell whether a move that is asked for now leads to a visit."""
    frame = flat(chron) if chron.table else None
    if frame is None or frame.op not in (F_PICK, F_EFFECT):
        return True
    return frame.a == (WASTELAND if frame.op == F_PICK else E_ANUBIS)


def visit_words(chron: Chronicle, place: int) -> str:
    """Return what a visit does, to follow a colon."""
    if place >= OUTSIDE or chron.zones[place] == NONE:
        return _outside_words(chron) if place >= OUTSIDE else zone_name(chron, place)
    words = wording(chron.terms.numbers)
    return first_low(words.zones[ZONES[chron.zones[place]].name].visit)


def _outside_words(chron: Chronicle) -> str:
    """Return what a visit outside Time does: a choice is all of its text."""
    return f"{listed(branch_words(chron.terms.numbers, OUTSIDE_TEXT, 0), 'or')}."


def _crown_label(chron: Chronicle, name: str, time: int) -> str:
    frame = flat(chron) if chron.table else None
    if name == "advance":
        seat, to = actor(chron), min(time + 1, TIMES)
        owner, held = "your", "you have"
    else:
        seat, to = frame.a if frame is not None else actor(chron), max(1, time - 1)
        mine = seat == actor(chron) or not 0 <= seat < chron.seats
        seat = actor(chron) if mine else seat
        owner, held = ("your", "you have") if mine else (f"{who(seat)}'s", "")
    number = chron.crowns[seat * STRIDE + time]
    held = held or ("there is" if number == 1 else "there are")
    return (
        f"One of {owner} crowns from {time_words(time)} to {time_words(to)} ({held} {number} there)"
    )
