"""Moves that answer a question of a card or Zone: a card, a place, a number, yes or no."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.phrases import many, who
from aevum.games.temporum.rules.card_use import MUST, Scoring, price, scorable, scoring_of, steps_of
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effects import E_CACHE
from aevum.games.temporum.rules.front import hacks
from aevum.games.temporum.words.flat import (
    CHOOSE,
    F_CULTS,
    F_CYBERNETICS,
    F_DISCARD,
    F_EARTH,
    F_EFFECT,
    F_GIZMO,
    F_JOURNAL,
    F_PAY,
    F_PICK,
    F_PLAY,
    F_SCORE,
    F_TEXT,
    F_TOYS,
    F_WAITING,
    HEADQUARTERS,
    INQUISITION,
    PLAY,
    QUIET,
    SCORE,
    SIMULATE,
    TOP_OF_DECK,
    TUCK,
    FlatEffect,
    Step,
    flat,
    flat_text,
)
from aevum.games.temporum.words.instructions import instruction_of
from aevum.games.temporum.words.phrases import (
    card_name,
    first_up,
    place_words,
    some,
    time_words,
    worth_words,
)
from aevum.games.temporum.words.steps import branch_starts, branch_words

LIKE: Final = ", if you like"
DECLINED: Final = {
    F_DISCARD: "Discard nothing",
    F_SCORE: "Score nothing",
    F_PLAY: "Play nothing",
    F_GIZMO: "Play nothing",
    F_CYBERNETICS: "Play nothing",
}


def pick_label(chron: Chronicle, card: int) -> str:
    """Return the choice of a card, as what is done with it."""
    frame, name, numbers = _frame(chron), card_name(card), chron.terms.numbers
    if frame is None:
        return name
    if frame.op == F_EFFECT:
        return f"Open the Cache over {name}"
    if frame.op == F_CYBERNETICS:
        return f"As a copy of {name}: gain ${numbers.coins[card]}"
    if frame.op == F_EARTH:
        return f"Share {name}"
    if frame.op == F_CULTS:
        return f"Pass {name}{worth_words(chron, card)}"
    if frame.op == F_JOURNAL:
        return f"Give {name} to {who(frame.items[0])}{worth_words(chron, card)}"
    if frame.op == F_PICK and frame.a == QUIET:
        crowns = many(numbers.card_crowns[card], "crown")
        return f"Take {name}: ${numbers.coins[card]}, or {crowns} for ${numbers.costs[card]}"
    if frame.op == F_PICK and frame.a == TOP_OF_DECK:
        return f"Put {name} on the deck{worth_words(chron, card)}"
    if frame.op == F_PICK and frame.a == TUCK:
        return f"Put {name} under the Cache{worth_words(chron, card)}"
    return f"Discard {name}{worth_words(chron, card)}" if frame.op in (F_PICK, F_TOYS) else name


def place_label(chron: Chronicle, place: int) -> str:
    """Return the choice of a place, as what is put there."""
    frame, where = _frame(chron), place_words(chron, place)
    if frame is not None and frame.op == F_PICK and frame.a == HEADQUARTERS:
        return f"Your HQ on {where}"
    if frame is not None and frame.op == F_WAITING:
        return f"First what was predicted in {where}"
    if frame is not None and frame.op == F_PICK and frame.a == SIMULATE:
        kept = " (it is there now)" if chron.simulation == place else ""
        return f"Simulate {where}{kept}"
    return first_up(where)


def answer_label(chron: Chronicle, name: str, args: list[int]) -> str:
    """Return other answers, "" for what is no answer."""
    frame = _frame(chron)
    if name == "retract":
        return "Take your answer back and choose again"
    if name == "wait":
        return "Leave it open"
    if name == "time":
        return time_words(args[0] + 1)
    if frame is None:
        return ""
    if name == "choice":
        return _branch(chron, frame, args[0])
    if name == "dollars":
        return _payment(frame, args[0])
    if name in ("dearer", "cheaper", "plain"):
        return _tactic(chron, frame, name)
    if name in ("yes", "no"):
        return _yes_no(chron, frame, name)
    return ""


def _frame(chron: Chronicle) -> FlatEffect | None:
    return flat(chron) if chron.table else None


def _branch(chron: Chronicle, frame: FlatEffect, number: int) -> str:
    numbers = chron.terms.numbers
    if frame.op == F_PICK and frame.a == INQUISITION and number < 2:
        cards = some(numbers.inquisition_discards, "card")
        return (f"Discard {cards}", f"Lose ${numbers.inquisition_loss}")[number]
    text, at = flat_text(numbers, frame.a) if frame.op == F_TEXT else (), frame.pc - 1
    if not text or at < 0 or text[at].op != CHOOSE:
        return ""
    words = branch_words(numbers, frame.a, at)
    if number >= len(words):
        return ""
    empty = _empty(chron, frame.seat, text[branch_starts(text, at)[number]])
    return first_up(words[number]) + (f" ({empty})" if empty else "")


def _empty(chron: Chronicle, seat: int, step: Step) -> str:
    """Say to the player himself that he can do nothing of a branch that begins so; "" else."""
    if seat != chron.viewer or step.op not in (SCORE, PLAY):
        return ""
    if not chron.hands[seat]:
        return "you hold no card"
    scoring = Scoring(seat, step.n, step.m, MUST)
    if step.op == PLAY or hacks(chron, seat) or scorable(chron, scoring):
        return ""
    return "you can pay for none now"


def _payment(frame: FlatEffect, dollars: int) -> str:
    own = frame.a - dollars
    if frame.op != F_PAY or own < 0:
        return ""
    return f"${dollars} from Beggars, ${own} of what you hold"


def _tactic(chron: Chronicle, frame: FlatEffect, name: str) -> str:
    """Say what the scoring costs and brings with a Tactician used so."""
    if frame.op != F_SCORE or frame.c < 0:
        return ""
    change = {"dearer": 1, "cheaper": -1}.get(name, 0)
    dollars, shift = chron.terms.numbers.tactic, chron.terms.numbers.tactic_crowns
    scoring = scoring_of(chron)
    cost = max(0, price(chron, scoring, frame.c) + dollars * (scoring.shifted + change))
    crowns = steps_of(chron, scoring, frame.c) + shift * change
    how = {1: f"${dollars} more", -1: f"${dollars} less"}.get(change, "As printed")
    return f"{how}: ${cost} for {many(max(0, crowns), 'crown')}"


def _yes_no(chron: Chronicle, frame: FlatEffect, name: str) -> str:
    """Repeat what is accepted or left."""
    if name == "no":
        if frame.op == F_DISCARD and frame.b:
            return "That is enough"
        if frame.op == F_EFFECT and frame.a == E_CACHE:
            return "Open the Cache with nothing under it"
        return DECLINED.get(frame.op, "No, leave it")
    ask = next((ask for ask in chron.asks if ask.seat == frame.seat), None)
    if ask is None:
        return "Yes"
    return f"Yes, {instruction_of(chron, ask).removesuffix(LIKE)}"
