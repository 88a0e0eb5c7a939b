"""The contract of moves of a turn: their effects and their words."""

from aevum.core.state import Ask
from aevum.core.text import Label, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.rules.asks import MAIN, TALK
from aevum.games.imperials.rules.realm import Realm


class TurnMove:
    """A row of the move table for a turn; `TURN_MOVES[move]` finds it.

    `add` lists what the player of the turn may choose from it, `admits` gives the same for one move
    without the list, and `carry_out` makes the move, in a turn, in a special build or as talk.

    `label` words a move for the player who may make it, `done` what an undo takes back, and each
    `why` says why it is refused: which one is called depends on the open question.
    """

    def __init__(self, first: int) -> None:
        self.first = first
        """The code of its first move; the others name another place, card or player."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        """Add what the player of the turn may choose, ascending."""

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        """Return whether `add` adds this move."""
        return False

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        """Carry the move out."""
        raise NotImplementedError("abstract: carry_out")

    # Words

    def label(self, realm: Realm, seat: int, move: int) -> Label | None:
        """Return the label of the move for a seat, None for its notation."""
        return None

    def whole(self, realm: Realm, seat: int, moves: list[int]) -> Label | None:
        """Return moves made together, if this kind is what they lead to; else None."""
        return None

    def done(self, realm: Realm, move: int) -> Text | None:
        """Return the move in a few words after it was made, None for its notation."""
        return None

    # Why it is refused

    def no_such(self, realm: Realm, move: int) -> Refusal | None:
        """Refuse places and players that this table does not have."""
        return None

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return why it is refused in the player's own turn, after the roll."""
        return Refusal("R4.1", m.no_not_asked())

    def why_before_roll(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return why it is refused before the roll."""
        return Refusal("R4.2", m.no_roll_first())

    def why_drafting(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return why it is refused in the player's own turn, while they put an offer together."""
        return Refusal("R8.8", m.no_drafting())

    def why_between_turns(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return why it is refused in a special build."""
        return Refusal("R19.3", m.no_special_only())

    def why_waiting(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return why it is refused while nobody waits for this seat."""
        return out_of_turn(realm)


def may_talk(realm: Realm, seat: int) -> bool:
    """Return whether a seat may say something in another's turn, now or soon."""
    return any(ask.seat == seat and ask.kind == TALK for ask in realm.asks)


def talking(realm: Realm) -> bool:
    """Return whether the others may speak: the player of the turn is making their own choices."""
    return any(ask.kind == MAIN for ask in realm.asks)


def first_asked(realm: Realm) -> Ask | None:
    """Return the first question that must be answered."""
    for ask in realm.asks:
        if ask.must:
            return ask
    return None


def their_choice(realm: Realm) -> Refusal:
    """Refuse a move that has to wait for somebody else's choice."""
    ask = first_asked(realm)
    return Refusal("R4.4", m.no_their_choice(who=realm.turn if ask is None else ask.seat))


def out_of_turn(realm: Realm) -> Refusal:
    """Refuse a move that only the player of the turn may make."""
    ask = first_asked(realm)
    if ask is not None and ask.seat != realm.turn:
        return their_choice(realm)
    return Refusal("R4.1", m.no_turn(who=realm.turn))
