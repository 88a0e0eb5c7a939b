"""Why a move is refused: the paragraph of RULES.md, what stands in the way, and what helps."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import RETRACT, WAIT
from aevum.core.text import Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.moves import MOVES, THROW
from aevum.games.imperials.rules.asks import MAIN, ROLL_DICE, SPECIAL, TALK
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.talking import talking
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.words.questions import question
from aevum.games.imperials.words.refuse_answers import refuse_answer
from aevum.games.imperials.words.refuse_building import refuse_building, refuse_warrior
from aevum.games.imperials.words.refuse_cards import refuse_play
from aevum.games.imperials.words.refuse_trade import refuse_draft, refuse_talk, refuse_trade

BUILDING: Final = ("road", "village", "town", "buy", "fence", "improve")
WARRING: Final = ("warrior", "activate", "upgrade", "march", "chase")
DRAFTING: Final = ("give", "ask", "send", "cancel")
TRADING: Final = ("market", "offer", "deal", "withdraw")
TALKING: Final = ("counter", "accept", "reject", "embargo", "lift", "request")
NO_SPECIAL: Final = ("play", "march", "chase", *TRADING, *DRAFTING, *TALKING)


def why(realm: Realm, seat: int, move: int) -> Refusal | None:
    """Return the rule that a move breaks, None if it breaks none."""
    if not 0 <= move < MOVES.size:
        return Refusal("R4.1", m.no_such_move())
    if move in realm.legal(seat):
        return None
    if realm.over():
        return Refusal("R10.8", m.no_over())
    if move >= THROW:
        return Refusal("R1.9", m.no_chance())
    must = realm.must(seat)
    if move == WAIT:
        return Refusal("R4.4", m.no_wait_answer() if must else m.no_pass())
    if move == RETRACT:
        return Refusal("R1.7", m.no_retract())
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
    asked = m.no_first_answer(question=question(realm, must).whole())
    return refuse_answer(realm, must, name, args) or Refusal("R4.4", asked)


def _waiting(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal | None:
    """Refuse a seat that nobody waits for."""
    if realm.rolling():
        return Refusal("R1.9", m.no_chance_first())
    for ask in realm.asks:
        if ask.seat == seat and ask.sealed():
            sealed = m.no_sealed if realm.can_retract(ask) else m.no_sealed_final
            return Refusal("R1.7", sealed())
    asked = [ask for ask in realm.asks if ask.must]
    turn = realm.turn
    if (name in TALKING or name in DRAFTING or name == "withdraw") and _may_talk(realm, seat):
        if talking(realm):
            return refuse_talk(realm, seat, name, args)
        return Refusal("R4.4", m.no_their_choice(who=asked[0].seat if asked else turn))
    if name == "request" and not realm.terms.special:
        return Refusal("R19.1", m.no_special_table())
    if name == "request":
        return Refusal("R19.2", m.no_special_early(who=turn))
    if name in ("market", "offer", "deal") and _may_talk(realm, seat):
        return Refusal("R8.5", m.no_only_turn(who=turn))
    if asked and asked[0].seat != turn:
        return Refusal("R4.4", m.no_their_choice(who=asked[0].seat))
    return Refusal("R4.1", m.no_turn(who=turn))


def _may_talk(realm: Realm, seat: int) -> bool:
    return any(ask.seat == seat and ask.kind == TALK for ask in realm.asks)


# The three kinds of turns


def _before(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal | None:
    if name == "play":
        return refuse_play(realm, seat, args[0])
    return Refusal("R4.2", m.no_roll_first())


def _special(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal | None:
    if name in NO_SPECIAL:
        return Refusal("R19.3", m.no_special_only())
    if name == "roll":
        return Refusal("R19.3", m.no_special_roll())
    return _own(realm, seat, name, args)


def _turn(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal | None:
    if draft_of(realm, seat) is not None:
        if name in DRAFTING:
            return refuse_draft(realm, seat, name, args)
        return Refusal("R8.8", m.no_drafting())
    if name == "roll":
        return Refusal("R4.1", m.no_rolled())
    if name == "play":
        return refuse_play(realm, seat, args[0])
    if name in DRAFTING:
        return Refusal("R8.8", m.no_draft())
    if name in TALKING:
        return OWN_TALK[name]
    if name in TRADING:
        return refuse_trade(realm, seat, name, args)
    return _own(realm, seat, name, args)


OWN_TALK: Final = {
    "request": Refusal("R19.2", m.no_own_request()),
    "embargo": Refusal("R8.18", m.no_own_embargo()),
    "lift": Refusal("R8.18", m.no_own_embargo()),
    "counter": Refusal("R8.14", m.no_own_counter()),
    "accept": Refusal("R8.12", m.no_own_answer()),
    "reject": Refusal("R8.12", m.no_own_answer()),
}
"""What only those say whose turn it is not."""


def _own(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal | None:
    """Refuse what is built, activated or moved; and answers that nobody asked for."""
    if name in BUILDING:
        return refuse_building(realm, seat, name, args)
    if name in WARRING:
        return refuse_warrior(realm, seat, name, args[0])
    return Refusal("R4.1", m.no_not_asked())
