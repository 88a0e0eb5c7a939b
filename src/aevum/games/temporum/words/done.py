"""Moves that were just made, in a few words: what a take-back takes back."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.words.effectwords import EFFECT_NAMES
from aevum.games.temporum.words.flat import CHOOSE, F_TEXT, flat, flat_text
from aevum.games.temporum.words.phrases import card_name, time_words, zone_name
from aevum.games.temporum.words.steps import branch_words

PLAIN: Final = {
    "stay": "staying where you are",
    "plain": "scoring as printed",
    "yes": "your yes",
    "no": "your no",
    "retract": "taking your answer back",
    "wait": "waiting",
}
OF_CARDS: Final = {
    "secret": "the secret of {}",
    "score": "scoring {}",
    "play": "playing {}",
    "discard": "discarding {}",
    "card": "the choice of {}",
}
OF_TIMES: Final = {
    "change": "the change of history in {}",
    "advance": "the crown from {}",
    "retreat": "the crown back from {}",
    "time": "the choice of {}",
}
OF_PLACES: Final = {"move": "the move to {}", "zone": "the choice of {}"}


def done(chron: Chronicle, move: int) -> str:
    """Return a move just made in a few words, as they follow "Undo"."""
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    if name in PLAIN:
        return PLAIN[name]
    if name in ("dearer", "cheaper"):
        return f"paying ${chron.terms.numbers.tactic} {'more' if name == 'dearer' else 'less'}"
    if name in OF_CARDS:
        return OF_CARDS[name].format(card_name(args[0]))
    if name in OF_TIMES:
        return OF_TIMES[name].format(time_words(args[0] + 1))
    if name in OF_PLACES:
        return OF_PLACES[name].format(zone_name(chron, args[0]))
    if name == "effect":
        return EFFECT_NAMES[args[0]]
    if name == "choice":
        return _choice(chron, args[0])
    return f"the payment with ${args[0]} of Beggars" if name == "dollars" else MOVES.text(move)


def _choice(chron: Chronicle, number: int) -> str:
    """Return the branch that was chosen, as far as it has only begun and still can be told."""
    if len(chron.table) > 1 and flat(chron, -2).op == F_TEXT and flat(chron).pc == 0:
        numbers, text = chron.terms.numbers, flat(chron, -2).a
        for at, step in enumerate(flat_text(numbers, text)):
            if step.op == CHOOSE and number < step.n:
                return f"the choice to {branch_words(numbers, text, at)[number]}"
    return "your choice"
