"""Why a move is refused: one sentence with the paragraph of RULES.md and the fact on the table."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import RETRACT, WAIT, Ask
from aevum.games.imperials.moves import MOVES, THROW
from aevum.games.imperials.rules.asks import MAIN, ROLL_DICE, SPECIAL, TALK
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.talking import talking
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.words.prompts import prompt
from aevum.games.imperials.words.whyanswers import why_answer
from aevum.games.imperials.words.whybuild import why_build
from aevum.games.imperials.words.whycards import why_play
from aevum.games.imperials.words.whytrade import why_draft, why_talk, why_trade
from aevum.games.imperials.words.whywarriors import why_warrior
from aevum.games.phrases import sealed_refusal, who

BUILDING: Final = ("road", "village", "town", "buy", "fence", "improve")
WARRING: Final = ("warrior", "activate", "upgrade", "march", "chase")
DRAFTING: Final = ("give", "ask", "send", "cancel")
TRADING: Final = ("market", "offer", "deal", "withdraw")
TALKING: Final = ("counter", "accept", "reject", "embargo", "lift", "request")
NO_SPECIAL: Final = ("play", "march", "chase", *TRADING, *DRAFTING, *TALKING)


def why(realm: Realm, seat: int, move: int) -> str:
    """Return the rule that a move breaks, "" if it breaks none."""
    if not 0 <= move < MOVES.size:
        return f"R4.1: there is no move number {move}."
    if move in realm.legal(seat):
        return ""
    if realm.over():
        return "R10.8: the game is over."
    if move >= THROW:
        return "R1.9: that is left to chance."
    must = realm.must(seat)
    if move == WAIT:
        waits = "the others wait for your answer" if must else "to wait is no move"
        return f"R4.4: {waits}."
    if move == RETRACT:
        return "R1.7: you have no sealed answer that could still be taken back."
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    if must is None:
        return _waiting(realm, seat, name, args)
    if must.kind == MAIN:
        return _turn(realm, seat, name, args)
    if must.kind == ROLL_DICE:
        return _before(realm, seat, name, args)
    if must.kind == SPECIAL:
        return _special(realm, seat, name, args)
    return why_answer(realm, must, name, args) or _unanswered(realm, must)


def _unanswered(realm: Realm, ask: Ask) -> str:
    """Remind a player of the question that is open."""
    return f"R4.4: you are asked something else first. {prompt(realm, ask)}"


def _waiting(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    """Refuse a seat that nobody waits for."""
    if realm.rolling():
        return "R1.9: chance has to decide first."
    for ask in realm.asks:
        if ask.seat == seat and ask.sealed():
            return f"R1.7: {sealed_refusal(realm.can_retract(ask))}"
    asked = [ask for ask in realm.asks if ask.must]
    if (name in TALKING or name in DRAFTING or name == "withdraw") and _may_talk(realm, seat):
        if talking(realm):
            return why_talk(realm, seat, name, args)
        others = asked[0].seat if asked else realm.turn
        return f"R4.4: {who(others)} has a choice to make first."
    if name == "request" and not realm.terms.special:
        return "R19.1: this table plays without special builds."
    if name == "request":
        return f"R19.2: ask for it after the roll of {who(realm.turn)}."
    if name in ("market", "offer", "deal") and _may_talk(realm, seat):
        return f"R8.5: only {who(realm.turn)}, whose turn it is, can do that now."
    if asked and asked[0].seat != realm.turn:
        return f"R4.4: {who(asked[0].seat)} has a choice to make first."
    return f"R4.1: it is the turn of {who(realm.turn)}."


def _may_talk(realm: Realm, seat: int) -> bool:
    return any(ask.seat == seat and ask.kind == TALK for ask in realm.asks)


# The three kinds of turns


def _before(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    if name == "play":
        return why_play(realm, seat, args[0])
    return "R4.2: roll the dice first; before the roll only an action card can be played."


def _special(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    if name in NO_SPECIAL:
        return "R19.3: in a special build you only build, upgrade, activate, improve and buy."
    if name == "roll":
        return "R19.3: nobody rolls in a special build; end it when you have built."
    return _own(realm, seat, name, args)


def _turn(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    if draft_of(realm, seat) is not None:
        if name in DRAFTING:
            return why_draft(realm, seat, name, args)
        return "R8.8: you are putting an offer together; send it or cancel it first."
    if name == "roll":
        return "R4.1: the dice are rolled once in a turn, and you have rolled."
    if name == "play":
        return why_play(realm, seat, args[0])
    if name in DRAFTING:
        return "R8.8: you are not putting an offer together; begin one with the move offer."
    if name in TALKING:
        return _own_talk(name)
    if name in TRADING:
        return why_trade(realm, seat, name, args)
    return _own(realm, seat, name, args)


def _own_talk(name: str) -> str:
    """Refuse what only those say whose turn it is not."""
    if name == "request":
        return "R19.2: a special build is asked for in another player's turn; this is yours."
    if name in ("embargo", "lift"):
        return "R8.18: an embargo answers the offers of others, so it is set in their turns."
    if name == "counter":
        return "R8.14: counter-offers are made to the player of the turn, and that is you."
    return "R8.12: the others answer; you close an offer with the move deal or withdraw it."


def _own(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    """Refuse what is built, activated or moved; and answers that nobody asked for."""
    if name in BUILDING:
        return why_build(realm, seat, name, args)
    if name in WARRING:
        return why_warrior(realm, seat, name, args[0])
    return "R4.1: nobody asks you for that now."
