"""Why a card cannot be scored, played, discarded or chosen now."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE, Ask
from aevum.games.phrases import many
from aevum.games.temporum.data import CARDS, GIZMO_CARD, MOMENTARY
from aevum.games.temporum.names import TACTICIAN
from aevum.games.temporum.rules.asks import DISCARD_CARD, PICK_CARD, PLAY_CARD, SCORE_CARD
from aevum.games.temporum.rules.card_use import (
    AGAIN,
    CHOOSING,
    DRAWN_ONLY,
    MAY,
    MUST,
    SCRAPPED,
    Scoring,
    price,
    scoring_of,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.front import hacks
from aevum.games.temporum.rules.money import funds
from aevum.games.temporum.words.flat import (
    DISCARD_PERPETUAL,
    F_CULTS,
    F_CYBERNETICS,
    F_EARTH,
    F_EFFECT,
    F_GIZMO,
    F_PICK,
    F_PLAY,
    F_SCORE,
    F_TOYS,
    MODE,
    QUIET,
    FlatEffect,
    flat,
)
from aevum.games.temporum.words.phrases import card_name


def why_card(chron: Chronicle, ask: Ask, name: str, args: list[int]) -> str:
    """Return why an answer to a question for a card is refused, "" if it is no such answer."""
    frame = flat(chron)
    if name in ("score", "play"):
        if ask.kind not in (SCORE_CARD, PLAY_CARD):
            return ""
        scores = name == "score"
        return (_score if scores else _play)(chron, frame, ask, args[0])
    if name == "no" and ask.kind in (SCORE_CARD, PLAY_CARD, DISCARD_CARD, PICK_CARD):
        return _must(ask.kind)
    if name == "discard":
        return _discard(chron, frame, ask, args[0])
    if name == "card" and ask.kind == PICK_CARD:
        return _pick(chron, frame, ask, args[0])
    if name in ("dearer", "cheaper", "plain"):
        return _tactic(chron, frame, name)
    return ""


def _must(kind: int) -> str:
    """Refuse to leave what has to be done."""
    if kind == SCORE_CARD:
        return "R2.6: this instruction does not say may: who can score must."
    if kind == PLAY_CARD:
        return "R2.6: this instruction does not say may: who holds a card must play."
    return "R2.6: this instruction does not say may, so it has to be followed."


def _held(chron: Chronicle, seat: int, card: int, rule: str) -> str:
    if card in chron.hands[seat]:
        return ""
    return f"{rule}: you do not hold {card_name(card)}."


# Scoring


def _score(chron: Chronicle, frame: FlatEffect, ask: Ask, card: int) -> str:
    seat = ask.seat
    if ask.kind == PLAY_CARD and not hacks(chron, seat):
        return "R8.4: you are told to play; only with a Hacker could you score instead."
    scoring = Scoring(seat, 0, 0, MUST)
    if frame.op == F_SCORE and frame.pc == CHOOSING:
        scoring = scoring_of(chron)
    mode = scoring.mode
    if mode == AGAIN:
        twice = flat(chron, -2).c
        if card != twice:
            return f"R7.5: it is {card_name(twice)} that is scored a second time."
    elif mode == DRAWN_ONLY and card not in flat(chron, -2).items:
        return "R2.6: only the card that you just drew can be scored here."
    elif card not in chron.hands[seat]:
        return _held(chron, seat, card, "R7.1")
    return _unpaid(chron, scoring, card)


def _unpaid(chron: Chronicle, scoring: Scoring, card: int) -> str:
    """Say what a card costs, and what its owner could pay."""
    seat, numbers = scoring.seat, chron.terms.numbers
    least = max(0, price(chron, scoring, card) - numbers.tactic * chron.has(seat, TACTICIAN))
    name = card_name(card)
    if scoring.mode == SCRAPPED:
        others = many(len(chron.hands[seat]) - 1, "other card")
        discards = many(least // numbers.scrap, "discard")
        return f"R7.6: {name} takes {discards}, and you hold {others}."
    return f"R7.1: {name} costs ${least}, and you have ${funds(chron, seat)}."


def _tactic(chron: Chronicle, frame: FlatEffect, name: str) -> str:
    if frame.op != F_SCORE or frame.c == NONE:
        return ""
    numbers, change = chron.terms.numbers, {"dearer": 1, "cheaper": -1}.get(name, 0)
    scoring = scoring_of(chron)
    cost = max(0, price(chron, scoring, frame.c) + numbers.tactic * (scoring.shifted + change))
    card = card_name(frame.c)
    if frame.items[MODE] == SCRAPPED:
        held = many(len(chron.hands[frame.seat]), "card")
        discards = many(cost // numbers.scrap, "discard")
        return f"R7.3: {card} would take {discards}, and you hold {held}."
    return f"R7.3: {card} would cost ${cost}, and you have ${funds(chron, frame.seat)}."


# Playing


def _play(chron: Chronicle, frame: FlatEffect, ask: Ask, card: int) -> str:
    seat, name = ask.seat, card_name(card)
    if ask.kind == SCORE_CARD:
        if not hacks(chron, seat):
            return "R8.4: you are told to score; only with a Hacker could you play instead."
        return _held(chron, seat, card, "R8.1")
    if frame.op == F_TOYS:
        return "R2.6: only the card that you drew here and kept can be played."
    if frame.op == F_PLAY and frame.a not in (MUST, MAY):
        return f"R2.6: it is {card_name(frame.c)} that is played now."
    missing = _held(chron, seat, card, "R8.1")
    if missing or frame.op != F_GIZMO:
        return missing
    kind = "another Gizmo" if card == GIZMO_CARD else f"{name}, which is Perpetual"
    return f"R8.3: a Gizmo plays a Momentary card, but not {kind}."


# Other choices of cards


def _discard(chron: Chronicle, frame: FlatEffect, ask: Ask, card: int) -> str:
    if ask.kind == DISCARD_CARD:
        return _held(chron, ask.seat, card, "R6.4")
    if ask.kind != PICK_CARD:
        return ""
    if frame.op == F_TOYS:
        return "R2.6: only one of the cards that you just drew is discarded here."
    if frame.op == F_PICK and frame.a == DISCARD_PERPETUAL:
        missing = _held(chron, ask.seat, card, "R6.4")
        return missing or f"R2.6: {card_name(card)} is not a Perpetual card."
    return ""


def _pick(chron: Chronicle, frame: FlatEffect, ask: Ask, card: int) -> str:
    name = card_name(card)
    if frame.op == F_TOYS or (frame.op == F_PICK and frame.a == DISCARD_PERPETUAL):
        return ""
    if frame.op == F_EFFECT:
        return f"R6.6: {name} is under none of your Caches."
    if frame.op == F_PICK and frame.a == QUIET:
        return f"R6.9: {name} is not in the pile of Quiet Planet."
    if frame.op == F_CYBERNETICS:
        return f"R8.7: you have no {name} in front of you to copy."
    rule = {F_CULTS: "R6.8", F_EARTH: "R8.6"}.get(frame.op, "R2.6")
    missing = _held(chron, ask.seat, card, rule)
    if missing or frame.op != F_EARTH or CARDS[card].kind == MOMENTARY:
        return missing
    return f"R8.6: only a Momentary card is shared, and {name} is Perpetual."
