"""The contract between a game's rules and everything that plays it.

A match is a game, its options, the seats, a seed and an ordered list of rows `(at, seat, move)`.
Nothing else changes a state: no wall clock, no global random numbers, no files, no hash order, no
floats. The same rows give the same state on every machine, compiled or not.
"""

from typing import Final

from aevum.core.errors import BadMove
from aevum.core.events import EVERYONE, Event
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng

CHANCE: Final = -1  # the seat of chance
SPECTATOR: Final = -2  # the viewer without a seat
CLOCK: Final = -3  # the seat of a row in which only time changes the state

TRUTH: Final = -1  # viewer of a state that hides nothing
NONE: Final = -1  # no answer yet, nothing there
UNKNOWN: Final = -2  # a hole in a masked state
NEVER: Final = 1 << 60  # a moment that does not come
TABLE: Final = -1  # the lane that belongs to no seat

WAIT: Final = 0  # the move "leave my questions open"; never applied, never logged
RETRACT: Final = 1  # the move "take my sealed answer back"

# What apply returns. Games may add codes of their own from GAME_REFUSALS up.
OK: Final = 0  # the move was made
NOT_ASKED: Final = 1  # this seat has no open question
NOT_LEGAL: Final = 2  # no question of this seat admits this move
MASKED: Final = 3  # moves are made on the truth or on a filled state, never on a mask
GOES_ON: Final = 4  # a list of moves continues after one that draws chance or shows something
GAME_REFUSALS: Final = 16

ABSENT: Final = -1000  # no number, in an event


@mypyc_attr(acyclic=True)
class Ask:
    """An open question. Never changed after creation, so clones share it.

    `lane` names the stack of frames that waits for the answer: a seat's own, or TABLE.
    """

    def __init__(
        self,
        seat: int,
        kind: int,
        serial: int,
        subject: int = NONE,
        deadline: int = NEVER,
        must: bool = True,
        group: int = 0,
        lane: int = TABLE,
    ) -> None:
        self.seat: Final = seat
        """Who answers; CHANCE for chance."""
        self.kind: Final = kind
        """The decision: it chooses the prompt, the widget and the moves it admits."""
        self.serial: Final = serial
        """Counts a seat's questions. A client quotes it, so a late answer cannot meet a newer
        question."""
        self.subject: Final = subject
        """The card or place it is about, NONE if there is none."""
        self.deadline: Final = deadline
        """The last game millisecond at which an answer is in time, NEVER if untimed."""
        self.must: Final = must
        """True: the game waits for the answer. False: it may stay unanswered."""
        self.group: Final = group
        """0, or the sealed group it belongs to."""
        self.lane: Final = lane

    def __repr__(self) -> str:
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"<Ask of {who}, kind {self.kind}, {'must' if self.must else 'standing'}>"

    def sealed(self) -> bool:
        """Return whether this seat has answered and may only take the answer back."""
        return self.group > 0 and not self.must


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: every open question, and what an answer to it does.

    What a caller may rely on (`aevum.testing` checks it for every game):

    - `asks` is empty if and only if the game is over. A seat has at most one `must` ask and any
      number of standing ones. A move goes to the seat's oldest ask that admits it.
    - A state that is not over has a `must` ask or a finite `deadline()`. `legal` is not empty for a
      seat with a `must` ask.
    - `legal` is complete and sorted, and changes only with `apply` or `advance`. Big choices are
      split into small ones so that it stays finite.
    - `apply` makes a legal move and returns OK; anything else is refused by a number and changes
      nothing.
    - Answers to a sealed group stay hidden until the last one is in, and a seat may take its answer
      back until then. Any order of arrival gives the same state.
    - `clone` shares nothing that changes. `to_data` and `Game.load` work at every ask.
    - `legal` and refusals depend only on what `mask(seat)` shows: a move whose success depends on
      something hidden is legal and may fail, which an event tells.
    - Rules cap the standing moves between two `must` answers, so random play ends.
    - While CHANCE is asked (only in an `explicit` state), its ask is answered before anything else
      happens.

    Code WAIT is in every move table and means "leave my standing questions open". Code RETRACT
    takes a sealed answer back.
    """

    def __init__(self, seats: int, asks: list[Ask], now: int, explicit: bool, viewer: int) -> None:
        self.seats = seats
        self.asks = asks
        """The open questions, oldest first; empty if and only if the game is over."""
        self.now = now
        """Game milliseconds; 0 in untimed games."""
        self.explicit = explicit
        """True: stop at chance, which the driver answers. False: draw at once."""
        self.viewer = viewer
        """TRUTH, or the seat this copy is masked for."""
        self.events: list[Event] | None = None
        """The events of the last `apply` or `advance`; None while simulating, when none are
        built."""

    def __repr__(self) -> str:
        seats = f"{self.seats} seat{'' if self.seats == 1 else 's'}"
        scores = " ".join([str(score) for score in self.scores()])
        seen = ""
        if self.viewer != TRUTH:
            seen = f", seen by {_who(self.viewer)}"
        return f"<{self.about()}, {seats}, {_to_move(self.asks)}, scores {scores}{seen}>"

    def __eq__(self, other: object) -> bool:
        """Return whether another state has the same class and data.

        States change, so they have no hash: make keys for a dict from `to_data`.
        """
        if self is other:
            return True
        return (
            isinstance(other, State)
            and type(self) is type(other)
            and self.to_data() == other.to_data()
        )

    def about(self) -> str:
        """Return the short name of the game and its mode, for `repr`."""
        return type(self).__name__

    # The rules

    def start(self) -> None:
        """Run up to the first question; called once, by `Game.new`, after `explicit` is set.

        A game whose setup draws chance (deals cards) does it here, so that the log has it.
        """

    def legal(self, seat: int) -> list[int]:
        """Return every move this seat may make now, ascending; [] if it is not asked."""
        raise NotImplementedError("abstract: legal")

    def random_move(self, seat: int, rng: Rng) -> int:
        """Return one of `legal(seat)`, all equally likely. Games override it to build no list."""
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def apply(self, seat: int, move: int) -> int:
        """Make a move and return OK, or return why it is refused and change nothing."""
        raise NotImplementedError("abstract: apply")

    def play(self, seat: int, move: int) -> None:
        """Make a move as `apply` does. Raise a BadMove that says why if it is refused."""
        refusal = self.apply(seat, move)
        if refusal == OK:
            return
        if refusal == MASKED:
            raise BadMove("This is a mask: moves are made on the truth, or on mask.fill(rng).")
        if refusal == NOT_ASKED:
            raise BadMove(f"{_who(seat).capitalize()} is not asked anything now: see asks.")
        raise BadMove(f"Move {move} is not legal for {_who(seat)} now: see legal({seat}).")

    def weights(self) -> list[tuple[int, int]]:
        """Return (outcome, weight) for the open CHANCE ask, each weight at least 1."""
        return []

    def draw(self) -> int:
        """Draw the outcome of the open CHANCE ask from this match's generator, but do not apply
        it."""
        raise NotImplementedError("abstract: draw, for games of chance")

    def rekey(self, tag: int) -> None:
        """Switch later chance to another stream, so that a take-back tells nothing about it."""

    # Telling

    def tell(
        self,
        kind: str,
        seat: int,
        args: list[int],
        audience: int = EVERYONE,
        reveals: bool = False,
        random: bool = False,
    ) -> None:
        """Report an event, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, audience, reveals, random))

    def note(
        self,
        kind: str,
        seat: int,
        a: int = ABSENT,
        b: int = ABSENT,
        c: int = ABSENT,
        d: int = ABSENT,
        audience: int = EVERYONE,
        reveals: bool = False,
        random: bool = False,
    ) -> None:
        """Report an event of at most four numbers; no list is built where nobody listens."""
        if self.events is not None:
            args = [number for number in (a, b, c, d) if number != ABSENT]
            self.events.append(Event(kind, seat, args, audience, reveals, random))

    # Time

    def default(self, ask: Ask) -> int:
        """Return the move that a passed deadline makes, WAIT if the question just lapses."""
        moves = self.legal(ask.seat)
        return moves[0] if moves else WAIT

    def deadline(self) -> int:
        """Return the next moment at which time alone changes something, NEVER if there is none."""
        return NEVER

    def advance(self, now: int) -> None:
        """Let time pass until `now`, with everything due on the way; time never goes back."""
        if self.events is not None:
            self.events = []
        if now > self.now:
            self.now = now

    # The result

    def scores(self) -> list[int]:
        """Return each seat's current points; on a mask, as far as that mask shows them."""
        raise NotImplementedError("abstract: scores")

    def ranks(self) -> list[int]:
        """Return each seat's place, 1 for the winner; those who tie share a place."""
        scores = self.scores()
        return [1 + sum(1 for other in scores if other > mine) for mine in scores]

    def end(self) -> str:
        """Return why the game is over as one word, "" while it is not."""
        return "" if self.asks else "finished"

    # Copies

    def clone(self) -> "State":
        """Return an independent copy that builds no events."""
        raise NotImplementedError("abstract: clone")

    def mask(self, seat: int) -> "State":
        """Return what this seat (or SPECTATOR) may know: the same class, with holes."""
        view = self.clone()
        view.veil(seat)
        return view

    def shared_mask(self, seat: int) -> "State":
        """Return a mask for reading only, good until this state changes.

        It may share with this state everything it does not hide, so that many viewers can be shown
        a position without copies. By default it is a `mask`.
        """
        return self.mask(seat)

    def veil(self, seat: int) -> None:
        """Turn this fresh copy into the mask of a seat (or SPECTATOR)."""
        if not SPECTATOR <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        self.viewer = seat
        self.explicit = False
        self.hide(seat)

    def hide(self, seat: int) -> None:
        """Make the holes of `mask` in this fresh copy. Nothing to do in an open game.

        A game with a `shared_mask` replaces what gets holes and changes nothing in place.
        """

    def fill(self, rng: Rng) -> "State":
        """Return one possible truth behind this mask, drawn from `rng` and never from the truth."""
        world = self.clone()
        world.guess(self.viewer, rng)
        world.viewer = TRUTH
        return world

    def guess(self, viewer: int, rng: Rng) -> None:
        """Fill every hole of this fresh copy at random. Nothing to do in an open game."""

    # Data

    def to_data(self) -> list[object]:
        """Return the whole state as lists of numbers and words; `Game.load` reads it back."""
        raise NotImplementedError("abstract: to_data")

    # Promises a game can make; the conformance suite holds it to them

    def audit(self) -> str:
        """Return "", or a sentence on what is wrong with this truth, such as lost cards or negative
        gold."""
        return ""

    def independent(self) -> bool:
        """Return whether open `must` asks of different seats may be answered in any order."""
        return False

    def invites(self) -> list[int]:
        """Return the seats whose standing answer somebody waits for, such as to an open offer.

        It depends on nothing hidden. A table gives people time for it before a bot moves on.
        """
        return []

    def affords(self, seat: int) -> bool:
        """Return whether a seat could accept what `invites` it, as far as it knows itself.

        A table does not wait long for people who could only decline.
        """
        return True

    def worth_asking(self, seat: int) -> bool:
        """Return whether to stop for a person in this seat who may act but need not.

        Where people take turns at one keyboard, seats with nothing worthwhile are passed over.
        """
        return True

    # Asking

    def must(self, seat: int) -> Ask | None:
        """Return the question that the game waits for this seat to answer, if there is one."""
        for ask in self.asks:
            if ask.must and ask.seat == seat:
                return ask
        return None

    def over(self) -> bool:
        """Return whether the game has ended."""
        return not self.asks


def _to_move(asks: list[Ask]) -> str:
    """Return who has to answer, for developers."""
    if not asks:
        return "over"
    seats = sorted({ask.seat for ask in asks if ask.must})
    if not seats:
        return "waiting for time to pass"
    return f"{' and '.join([_who(seat) for seat in seats])} to move"


def _who(seat: int) -> str:
    """Return the name of a seat, for developers."""
    names = {CHANCE: "chance", SPECTATOR: "a spectator"}
    return names.get(seat, f"seat {seat}")
