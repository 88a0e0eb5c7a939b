"""What one viewer sees of a match: built from a masked state, and from nothing else."""

# compiled: every move of every table passes through here

from typing import Any, Final
from zlib import crc32

from msgspec.json import Encoder

from aevum.core.events import Event, project
from aevum.core.game import LIVE, Game
from aevum.core.match import Match
from aevum.core.native import mypyc_attr
from aevum.core.state import NEVER, SPECTATOR, State
from aevum.server.wire import Choice, Happening, Position, Question, Waiting

BOARD: Final = "board"
TEXT: Final = "text"
ASK: Final = "?"  # a take-back that the others would have to agree to

_encode: Final = Encoder().encode


@mypyc_attr(acyclic=True)
class Sight:
    """A match at one moment through one pair of eyes."""

    def __init__(
        self,
        fields: dict[str, Any],
        asks: list[Question],
        legal: list[int],
        choices: list[Choice] | None,
        waiting: list[Waiting],
        scores: list[int],
        undo: str,
    ) -> None:
        self.fields = fields
        self.asks = asks
        self.legal = legal
        self.choices = choices
        self.waiting = waiting
        self.scores = scores
        self.undo = undo

    def whole(self) -> Position:
        """Return all of it."""
        return Position(
            set=self.fields,
            asks=self.asks,
            legal=self.legal,
            choices=self.choices,
            waiting=self.waiting,
            scores=self.scores,
            undo=self.undo,
        )

    def since(self, old: "Sight", fields: "Changes") -> Position | None:
        """Return what is not as it was, each part whole; None if all is.

        `fields` are those of the view that changed: viewers of an open game share them.
        """
        changed, gone = fields
        asks = None if self.asks == old.asks else self.asks
        legal = None if self.legal == old.legal else self.legal
        choices = None if self.choices == old.choices else self.choices
        waiting = None if self.waiting == old.waiting else self.waiting
        scores = None if self.scores == old.scores else self.scores
        undo = None if self.undo == old.undo else self.undo
        parts = (asks, legal, choices, waiting, scores, undo)
        if not changed and not gone and all(part is None for part in parts):
            return None
        return Position(changed, gone, *parts)


Changes = tuple[dict[str, Any], list[str]]  # fields with new values, and fields that are gone


@mypyc_attr(acyclic=True)
class Glance:
    """A match at one moment, for everybody who looks at it.

    In a game that hides nothing all masks show the same, so one of them serves all viewers; a test
    holds every open game to that.
    """

    def __init__(self, game: Game, match: Match, ends: dict[tuple[int, int], int]) -> None:
        """Take the match as it is; `ends` tells when questions run out."""
        self.game = game
        self.match = match
        self.ends = ends
        self._shared: _Shared | None = None
        self._changes: dict[tuple[int, int], Changes] = {}

    def changes(self, old: Sight, new: Sight) -> Changes:
        """Return which fields of the view changed; worked out once for all who share them."""
        before, now = old.fields, new.fields
        key = (id(before), id(now))
        found = self._changes.get(key)
        if found is None:
            changed = {name: value for name, value in now.items() if before.get(name) != value}
            gone = [name for name in before if name not in now]
            found = self._changes[key] = changed, gone
        return found

    def sight(self, viewer: int, face: str, acting: bool = True) -> Sight:
        """Return what a viewer sees; who only looks back, not `acting`, is offered no moves."""
        game, shared = self.game, self._look(viewer)
        view = shared.view
        if viewer < 0 or not acting:
            return Sight(shared.fields(game, face), [], [], None, shared.waiting, shared.scores, "")
        legal = view.legal(viewer)
        return Sight(
            shared.fields(game, face),
            _questions(game, view, viewer),
            legal,
            _choices(game, view, legal) if face == TEXT else None,
            shared.waiting,
            shared.scores,
            _undo(game, self.match, viewer),
        )

    def _look(self, viewer: int) -> "_Shared":
        if self.game.hidden:
            return _Shared(self.match.state.mask(viewer), self.ends)
        if self._shared is None:
            self._shared = _Shared(self.match.state.mask(SPECTATOR), self.ends)
        return self._shared


@mypyc_attr(acyclic=True)
class _Shared:
    """A mask, and what does not depend on who acts."""

    def __init__(self, view: State, ends: dict[tuple[int, int], int]) -> None:
        self.view = view
        self.waiting = _waiting(view, ends)
        self.scores = view.scores()
        self._fields: dict[str, dict[str, Any]] = {}

    def fields(self, game: Game, face: str) -> dict[str, Any]:
        found = self._fields.get(face)
        if found is None:
            found = self._fields[face] = fields_of(game, self.view, face)
        return found


def fields_of(game: Game, view: State, face: str) -> dict[str, Any]:
    """Return the fields that a face draws."""
    return {"drawing": game.draw(view)} if face == TEXT else game.view(view)


def _questions(game: Game, view: State, seat: int) -> list[Question]:
    return [
        Question(
            ask.serial,
            ask.kind,
            game.prompt(view, ask),
            ask.must,
            ask.subject,
            ask.sealed(),
            -1 if ask.deadline == NEVER else ask.deadline,
        )
        for ask in view.asks
        if ask.seat == seat
    ]


def _choices(game: Game, view: State, legal: list[int]) -> list[Choice]:
    moves = game.moves
    return [
        Choice(code, moves.text(code), game.label(view, code), moves.row(code).name)
        for code in legal
    ]


def _waiting(view: State, ends: dict[tuple[int, int], int]) -> list[Waiting]:
    return [
        Waiting(ask.seat, ask.serial, ask.must, ask.sealed(), ends.get((ask.seat, ask.serial), -1))
        for ask in view.asks
        if ask.must or ask.group
    ]


def _undo(game: Game, match: Match, seat: int) -> str:
    """Return the seat's own last move, ASK where only the others can allow it, "" if none."""
    if game.timing == LIVE or not match.state.asks:
        return ""
    if match.may_take_back(seat):
        return game.moves.text(match.record.rows[match.line[-1]].move)
    return ASK if match.last_own(seat) >= 0 else ""


@mypyc_attr(acyclic=True)
class Telling:
    """The events of some rows, each put into words once for everybody who may hear of it."""

    def __init__(self, game: Game, rows: list[list[Event]]) -> None:
        self.rows = [[(event, game.say(event)) for event in events] for events in rows]

    def to(self, viewer: int, place: int, row: int) -> list[Happening]:
        """Return what a viewer learns of one of the rows, numbered as they count them."""
        return [
            Happening(event.kind, event.seat, event.args, words, row)
            for event, words in self.rows[place]
            if project(event, viewer) is not None
        ]


def steps_of(match: Match, viewer: int) -> list[list[int]]:
    """Return the rows that count, grouped into the steps that a viewer can tell apart.

    A row in which this viewer neither moved nor heard anything belongs to the step after it: the
    number of another seat's secret moves is nobody's business.
    """
    steps: list[list[int]] = []
    open_: list[int] = []
    for place, row in enumerate(match.line):
        open_.append(place)
        if seen_by(match, place, viewer, match.record.rows[row].seat):
            steps.append(open_)
            open_ = []
    return steps


def seen_by(match: Match, place: int, viewer: int, seat: int) -> bool:
    """Tell whether a viewer notices a row: it is theirs, or they are told of something."""
    return seat == viewer or any(project(event, viewer) for event in match.told[place])


def hash_of(fields: dict[str, Any]) -> int:
    """Return the number by which client and server compare what they see."""
    crc = 0
    for name in sorted(fields):
        crc = crc32(name.encode() + b"\0" + _encode(fields[name]) + b"\0", crc)
    return crc
