"""What the game says; the sentences are in locale/."""

from typing import Final

from aevum.core.events import Event
from aevum.core.state import NONE, Ask, State
from aevum.core.text import Label, Question, Refusal, Text
from aevum.core.words import Words
from aevum_cups import messages as m
from aevum_cups.data import SIDES
from aevum_cups.moves import BID, DIE, DOUBT, EXACT, bid_of, face_of, number_of
from aevum_cups.state import Cups

FACES: Final[tuple[m.FaceName, ...]] = ("1", "2", "3", "4", "5", "6")


def faces(number: int, face: int) -> list[tuple[m.FaceName, int]]:
    """Return so many dice of a face, as messages take them."""
    return [(FACES[face - 1], number)]


def bid_faces(move: int) -> list[tuple[m.FaceName, int]]:
    """Return the dice of a bid."""
    return faces(number_of(move), face_of(move))


def listed(dice: list[int]) -> str:
    """Return dice as numbers, the same in every language."""
    return " ".join(map(str, sorted(dice)))


class CupsWords(Words):
    """Prompt, labels, log lines, and the reasons for refusals."""

    def prompt(self, view: State, ask: Ask) -> Question:
        cups = cups_of(view)
        if cups.bid == NONE:
            return Question(m.ask_first())
        note = (m.note_standing(who=cups.bidder, bid=bid_faces(cups.bid)),)
        if cups.bid < bid_of(cups.total(), SIDES):
            return Question(m.ask_raise(), notes=note)
        exact = cups.terms.exact and not cups.called[ask.seat]
        return Question(m.ask_doubt() if exact else m.ask_only_doubt(), notes=note)

    def label(self, view: State, move: int) -> Label:
        if BID <= move < DOUBT:
            return Label(m.move_bid(bid=bid_faces(move)))
        cups = cups_of(view)
        if move == DOUBT and cups.bid != NONE:
            return Label(m.move_doubt(bid=bid_faces(cups.bid)))
        return Label(m.move_exact()) if move == EXACT else super().label(view, move)

    def done(self, view: State, move: int) -> Text:
        if BID <= move < DOUBT:
            return m.undo_bid()
        if move in (DOUBT, EXACT):
            return m.undo_doubt() if move == DOUBT else m.undo_exact()
        return super().done(view, move)

    def say(self, event: Event, state: State) -> Text:
        kind, who, args = event.kind, event.seat, event.args
        if kind == "bids":
            return m.say_bids(who=who, bid=faces(*args))
        if kind == "doubts":
            return m.say_doubts(who=who, bid=faces(*args))
        if kind == "calls":
            return m.say_calls(who=who, bid=faces(*args))
        if kind == "rolls":
            return m.say_rolls(who=who, dice=listed(args))
        if kind == "shows":
            return m.say_shows(who=who, dice=listed(args))
        if kind == "counts":
            found = faces(*args)
            return m.say_counts(found=found) if args[0] else m.say_counts_none(face=found[0][0])
        if kind == "loses":
            return m.say_loses(who=who, n=args[0])
        if kind == "wins":
            return m.say_wins(who=who, n=args[0])
        return m.say_out(who=who) if kind == "out" else m.say_round(n=args[0])

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        cups = cups_of(view)
        if move in cups.legal(seat):
            return None
        if not cups.asks:
            return Refusal("R1.2", m.no_over())
        if cups.must(seat) is None:
            return Refusal("R2.2", m.no_turn())
        if BID <= move < DOUBT:
            if number_of(move) > cups.total():
                return Refusal("R2.4", m.no_so_many(n=cups.total()))
            return Refusal("R2.4", m.no_higher())
        if move in (DOUBT, EXACT) and cups.bid == NONE:
            return Refusal("R3.1", m.no_bid())
        if move == EXACT:
            return Refusal("R4.1", m.no_exact_twice() if cups.terms.exact else m.no_exact())
        return Refusal(
            "R2.1" if move >= DIE else "R2.2", m.no_die() if move >= DIE else m.no_turn()
        )


def cups_of(state: State) -> Cups:
    """Return a state as one of this game."""
    assert isinstance(state, Cups)
    return state
