"""What one viewer sees of a match, built only from a masked state.

Each part is encoded as soon as it is known. Viewers share equal parts, and changes are found by
comparing bytes. A part that equals the last of its kind is not encoded again (`ViewCache`). Parts
are put together as `wire` describes them; a test checks every frame.

More than 500 lines: the whole way of a view from a masked state to bytes is read together.
"""

# compiled: every move of every table passes through here

from itertools import compress
from operator import ne
from typing import Any, Final
from zlib import crc32

from msgspec import UNSET, Raw

from aevum.core import layout
from aevum.core.game import JOINT, LIVE, Game
from aevum.core.match import Match
from aevum.core.native import mypyc_attr
from aevum.core.state import NEVER, SPECTATOR, Ask, State
from aevum.core.text import Question as Asked
from aevum.server.tables.event_lines import last_noticed
from aevum.server.tables.json_parts import encode, number
from aevum.server.tables.rendering import in_words
from aevum.server.wire import Choice, Invitation, Question, Waiting

BOARD: Final = "board"
TEXT: Final = "text"

# Members of a position begin with a comma, except the changed fields, which come first.
NO_ASKS: Final = b',"asks":[]'
NO_MOVES: Final = b',"legal":[]'
NO_UNDO: Final = b',"undo":""'
NOBODY_INVITED: Final = b',"invited":[]'
ASK: Final = b',"undo":"?"'  # a take-back that needs the others' consent
MARKS: Final = b',"undo":"!"'  # one that also takes back something random or hidden

FALSE: Final = b"false"
EMPTY: Final = b"[]"

NUMBERED: Final = b'{"serial":'  # the beginning of a question
FIRST: Final = b'{"serial":0'
MOST_SEATS: Final = 16
WAITS: Final = [b'{"seat":%d,"serial":' % seat for seat in range(MOST_SEATS)]
SAME: Final = b""  # marks an unchanged member
MUST: Final = b',"must":true,"sealed":false,"ends_at":-1}'

MOST_TUPLES: Final = 1024
_tuples: Final[dict[int, tuple[tuple[Any, ...], bytes]]] = {}  # by identity, so they are kept alive
MOST_PROMPTS: Final = 256
_prompts: Final[dict[int, "_Asked"]] = {}  # by identity too
_keys: Final[dict[str, bytes]] = {}  # all fields of any game's view

Fields = dict[str, bytes]  # the fields of a view, each in JSON
NO_FIELDS: Final[Fields] = {}
UNSEEN: Final = object()  # equals no value


@mypyc_attr(acyclic=True)
class EncodedPosition:
    """A match at one time for one viewer, as the members of a `wire.Position`.

    The fields of its view are fixed ones, those common to all viewers, and the viewer's own.
    Viewers share the first two, and so do the positions before and after a move.
    """

    def __init__(
        self,
        fixed: Fields,
        common: Fields,
        own: Fields,
        asks: bytes,
        legal: bytes,
        choices: bytes,
        waiting: bytes,
        scores: bytes,
        undo: bytes,
        invited: bytes = NOBODY_INVITED,
    ) -> None:
        self.fixed = fixed
        self.common = common
        self.own = own
        self.asks = asks
        self.legal = legal
        self.choices = choices
        """Empty if the face needs none."""
        self.waiting = waiting
        self.scores = scores
        self.undo = undo
        self.invited = invited

    def fields(self) -> Fields:
        """Return all fields of the view."""
        return {**self.fixed, **self.common, **self.own}

    def whole(self) -> bytes:
        """Return all of it."""
        invited = b"" if self.invited is NOBODY_INVITED else self.invited
        members = [set_of(self.fields()), self.asks, self.legal, self.choices, self.waiting]
        members += [self.scores, self.undo, invited]
        return b"{" + b"".join(members) + b"}"

    def since(self, old: "EncodedPosition", changed: bytes) -> bytes:
        """Return the changed members, each whole; nothing if none changed.

        `changed` are the changes of the fields, as a builder finds them.
        """
        told = [
            b"{",
            changed,
            SAME if self.asks == old.asks else self.asks,
            SAME if self.legal == old.legal else self.legal,
            SAME if self.choices == old.choices else self.choices,
            SAME if self.waiting == old.waiting else self.waiting,
            SAME if self.scores == old.scores else self.scores,
            SAME if self.undo == old.undo else self.undo,
            SAME if self.invited == old.invited else self.invited,
            b"}",
        ]
        if changed:
            return b"".join(told)
        members = b"".join(told[1:-1])
        return b"{" + members[1:] + b"}" if members else b""


@mypyc_attr(acyclic=True)
class FieldEncoder:
    """Encodes the same fields repeatedly; values equal to the last ones keep their bytes.

    A game never changes values that it has shown, and equal values have equal encodings; the
    conformance suite checks both.
    """

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}
        self._names: list[str] = []
        self._last: list[Any] = []
        """The values, in the order of their names."""
        self._fields: Fields = {}
        self._before: Fields = {}
        """The fields before them."""
        self._changed: bytes | None = None
        """How they differ, as `changed_members` returns it."""

    def encode(self, values: dict[str, Any]) -> Fields:
        """Return the fields in JSON: the same object as the last, if all are equal."""
        before = self._values
        if values is before:
            return self._fields
        names, last = list(values.keys()), self._last
        self._values, self._last = values, list(values.values())
        if names == self._names:
            self._compare(names, last, self._last)
        else:
            known = self._before = self._fields
            self._names, self._changed = names, None
            self._fields = {
                name: known[name] if before.get(name, UNSEEN) == value else _part(value)
                for name, value in values.items()
            }
        return self._fields

    def _compare(self, names: list[str], last: list[Any], now: list[Any]) -> None:
        """Encode the changed fields, if there are any."""
        known = fields = self._fields
        changed: list[bytes] = []
        for place in range(len(now)):
            value, old = now[place], last[place]
            if value is not old and value != old:
                if not changed:
                    fields = known.copy()
                name = names[place]
                part = fields[name] = _part(value)
                changed.append(_key(name) + part)
        if changed:
            self._before, self._fields, self._changed = known, fields, b",".join(changed)

    def since(self, before: Fields, now: Fields) -> bytes | None:
        """Return `changed_members`, without comparing if `now` was just made after `before`."""
        if now is self._fields and before is self._before:
            return self._changed
        return changed_members(before, now)


@mypyc_attr(acyclic=True)
class ViewCache:
    """The fields that viewers of a match last saw.

    Every use compares values first, so nothing has to be dropped after a take-back, for a returning
    viewer or for a new match.
    """

    def __init__(self) -> None:
        self.fixed = FieldEncoder()
        self.common = FieldEncoder()
        self._own: dict[int, FieldEncoder] = {}

    def own(self, viewer: int) -> FieldEncoder:
        """Return the encoder of the fields that this viewer may see differently from others."""
        encoder = self._own.get(viewer)
        if encoder is None:
            encoder = self._own[viewer] = FieldEncoder()
        return encoder


@mypyc_attr(acyclic=True)
class ViewBuilder:
    """A match at one time, for all its viewers.

    In a game that hides nothing all masks show the same board, so one of them is used for all
    viewers; a test checks this for every open game.
    """

    def __init__(
        self,
        game: Game,
        match: Match,
        ends: dict[tuple[int, int], int],
        answer_by: int = -1,
        cache: ViewCache | None = None,
        alone: bool = False,
    ) -> None:
        """Take the match as it is; `ends` tells when questions expire, `answer_by` invitations.

        `cache` is kept from one position to the next. With `alone` there is only one viewer, so
        that no other mask is needed.
        """
        self.game = game
        self.match = match
        self.ends = ends
        self.answer_by = answer_by
        self.alone = alone
        self._cache = cache if cache is not None else ViewCache()
        self._public: _Look | None = None
        """A spectator's mask, made when it is first needed."""
        self._look: _Look | None = None
        """The last viewer's mask."""
        self._fixed: Fields = NO_FIELDS
        self._common: Fields | None = None
        self._changed = b""
        """How the fields changed between the positions `_before` and `_after` for the last viewer
        whose own fields did not."""
        self._before: EncodedPosition | None = None
        self._after: EncodedPosition | None = None

    def changed(self, old: EncodedPosition, new: EncodedPosition) -> bytes:
        """Return how the fields of the view changed: `set` and `gone`, if there are any."""
        if self._changed and old.own is new.own and self._alike(old, new):
            return self._changed
        fixed = self._cache.fixed.since(old.fixed, new.fixed)
        common = self._cache.common.since(old.common, new.common)
        own = changed_members(old.own, new.own)
        if fixed is None or common is None or own is None:
            return changes(old.fields(), new.fields())
        members = common
        if fixed:
            members = fixed + b"," + members if members else fixed
        if own:
            members = members + b"," + own if members else own
        if not members:
            return b""
        changed = b'"set":{' + members + b"}"
        if old.own is new.own:
            self._changed, self._before, self._after = changed, old, new
        return changed

    def _alike(self, old: EncodedPosition, new: EncodedPosition) -> bool:
        """Return whether another viewer's common fields changed in the same way."""
        before, after = self._before, self._after
        if before is None or after is None:
            return False
        return (
            old.fixed is before.fixed
            and new.fixed is after.fixed
            and old.common is before.common
            and new.common is after.common
        )

    def position(
        self, viewer: int, face: str, language: str = "", acting: bool = True
    ) -> EncodedPosition:
        """Return what a viewer sees, its messages in words too if a `language` is given.

        A viewer who is not `acting` is offered no moves.
        """
        game, look = self.game, self._seen_by(viewer)
        view = look.view
        if viewer >= 0 and game.timing == JOINT:  # words for the player, if many act at once
            view = self.match.state.shared_mask(viewer)
        fixed = common = own = NO_FIELDS
        if face == TEXT:
            own = self._drawn(viewer, view)
        elif game.hidden and not game.view_parts:
            own = self._cache.own(viewer).encode(game.view(look.view))
        else:
            common, fixed = self._shared(look), self._fixed
            own = self._own(viewer, look)
        if viewer < 0 or not acting:
            return EncodedPosition(
                fixed, common, own, NO_ASKS, NO_MOVES, b"", look.waiting, look.scores, NO_UNDO
            )
        legal = view.legal(viewer)
        return EncodedPosition(
            fixed,
            common,
            own,
            _questions(game, view, viewer, language),
            _moves(legal) if legal else NO_MOVES,
            _choices(game, view, legal, language) if face == TEXT else b"",
            look.waiting,
            look.scores,
            _undo(game, self.match, view, viewer, language),
            self._invited(view),
        )

    def _shared(self, look: "_Look") -> Fields:
        """Return the fields of a board that all viewers share, made once.

        They come from a spectator's mask, or from that of the only viewer, never from another
        seat's, so that a field missing among a game's private ones is left out, not leaked.
        """
        common = self._common
        if common is None:
            game = self.game
            view = look.view if self.alone else self._seen_by(SPECTATOR).view
            if game.view_parts:
                self._fixed = self._cache.fixed.encode(game.fixed(view))
                common = self._cache.common.encode(game.common(view))
            else:
                common = self._cache.common.encode(game.view(view))
            self._common = common
        return common

    def _own(self, viewer: int, look: "_Look") -> Fields:
        game = self.game
        if not game.view_parts:
            return NO_FIELDS
        return self._cache.own(viewer).encode(game.private(look.view))

    def _drawn(self, viewer: int, view: State) -> Fields:
        """Return the drawing. A live game draws its time, as it was when the viewer last noticed
        something, so that the time of another seat's secret move stays hidden.
        """
        if self.game.timing == LIVE:
            view = view.clone()
            view.viewer, view.now = viewer, last_noticed(self.match, viewer)
        return fields_of(self.game, view, TEXT)

    def _invited(self, view: State) -> bytes:
        seats = view.invites()
        if not seats:
            return NOBODY_INVITED
        return b',"invited":' + encode([Invitation(seat, self.answer_by) for seat in seats])

    def public(self) -> State:
        """Return the match as a spectator may know it."""
        return self._seen_by(SPECTATOR).view

    def _seen_by(self, viewer: int) -> "_Look":
        """Return a viewer's mask; in an open game the spectator's is used for all."""
        public = viewer < 0 or not self.game.hidden
        if public and self._public is not None:
            return self._public
        mask = self.match.state.shared_mask(SPECTATOR if public else viewer)
        look = self._look = _Look(mask, self.ends, self._look)
        if public:
            self._public = look
        return look


@mypyc_attr(acyclic=True)
class _Look:
    """A mask, and what does not depend on who acts. Most masks show the same questions and scores
    as the one before (`like`), and these are encoded once.
    """

    def __init__(self, view: State, ends: dict[tuple[int, int], int], like: "_Look | None") -> None:
        self.view = view
        self.points = view.scores()
        self.waiting: bytes
        self.scores: bytes
        if like is not None and like.view.asks == view.asks:
            self.waiting = like.waiting
        else:
            self.waiting = _waiting(view, ends)
        if like is not None and like.points == self.points:
            self.scores = like.scores
        else:
            self.scores = b',"scores":' + encode(self.points)


def fields_of(game: Game, view: State, face: str) -> Fields:
    """Return the fields that a face draws."""
    if face != TEXT:
        return encoded(game.view(view))
    found: dict[str, Any] = {"drawing": game.draw(view)}
    laid = game.layout(view)
    if laid is not None:
        found.update(layout.fields(laid))
    return encoded(found)


def encoded(values: dict[str, Any]) -> Fields:
    """Return fields of a view in JSON."""
    return {name: _part(value) for name, value in values.items()}


def _part(value: Any) -> bytes:
    """Return a field in JSON; short and common ones are one object for all tables.

    A move at one of many tables finds little of that table in the processor's cache. Most fields of
    a view are small numbers: shared ones are in the cache, and are compared by identity.
    """
    kind = type(value)
    if kind is int:
        return number(value)
    if kind is tuple:
        return _tuple(value)
    if value is False:
        return FALSE
    if kind is list and not value:
        return EMPTY
    part: bytes = encode(value)
    return part


def _tuple(value: tuple[Any, ...]) -> bytes:
    """Return a tuple in JSON; a repeated one is encoded once.

    Games use tuples for values that do not change in a match.
    """
    known = _tuples.get(id(value))
    if known is not None and known[0] is value:
        return known[1]
    part: bytes = encode(value)
    if len(_tuples) >= MOST_TUPLES:
        _tuples.clear()
    if _never_changes(value):
        _tuples[id(value)] = value, part
    return part


def _never_changes(value: tuple[Any, ...]) -> bool:
    try:
        hash(value)
    except TypeError:  # it contains a list
        return False
    return True


def same_names(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Return whether two views have the same fields in the same order."""
    return list(before) == list(now)


def changed_members(before: Fields, now: Fields) -> bytes | None:
    """Return the changed fields, None if fields were added or removed."""
    if before is now:
        return b""
    if not same_names(before, now):
        return None
    changed = compress(now.items(), map(ne, now.values(), before.values()))
    return b",".join([_key(name) + part for name, part in changed])


def changes(before: Fields, now: Fields) -> bytes:
    """Return the changes: `set` and `gone`, if there are any."""
    changed = {name: part for name, part in now.items() if before.get(name) != part}
    gone = [name for name in before if name not in now]
    members = [set_of(changed)] if changed else []
    if gone:
        members.append(b'"gone":' + encode(gone))
    return b",".join(members)


def set_of(fields: Fields) -> bytes:
    """Return fields as a member of a message."""
    members = [_key(name) + part for name, part in fields.items()]
    return b'"set":{' + b",".join(members) + b"}"


def _key(name: str) -> bytes:
    key = _keys.get(name)
    if key is None:
        key = _keys[name] = encode(name) + b":"
    return key


def _moves(codes: list[int]) -> bytes:
    return b',"legal":' + encode(codes)


def as_it_is(part: bytes) -> Any:
    """Return an already encoded value as a part of a message."""
    return Raw(part)


def _questions(game: Game, view: State, seat: int, language: str) -> bytes:
    asked = b""
    for ask in view.asks:
        if ask.seat == seat:
            question = _question(game, view, ask, language)
            asked = asked + b"," + question if asked else question
    return b',"asks":[' + asked + b"]" if asked else NO_ASKS


@mypyc_attr(acyclic=True)
class _Asked:
    """A question in JSON, without its number and words of a language."""

    def __init__(self, asked: Asked, ask: Ask) -> None:
        self.asked = asked
        self._kind = ask.kind
        self._must = ask.must
        self._subject = ask.subject
        self._sealed = ask.sealed()
        self._deadline = ask.deadline
        self.members = _members(asked, ask)

    def fits(self, asked: Asked, ask: Ask) -> bool:
        """Return whether this is the encoding of a question."""
        return (
            self.asked is asked
            and self._kind == ask.kind
            and self._must == ask.must
            and self._subject == ask.subject
            and self._sealed == ask.sealed()
            and self._deadline == ask.deadline
        )


def _members(asked: Asked, ask: Ask) -> bytes:
    """Return the end of a `wire.Question`: everything except its first member and words of a
    language."""
    deadline = -1 if ask.deadline == NEVER else ask.deadline
    message = asked.whole().wire()
    question = Question(0, ask.kind, message, ask.must, ask.subject, ask.sealed(), deadline)
    members: bytes = encode(question)
    return members[len(FIRST) :]


def _question(game: Game, view: State, ask: Ask, language: str) -> bytes:
    """Return a `wire.Question`; one that comes again with another number is encoded once."""
    asked = game.words.prompt(view, ask)
    known = _prompts.get(id(asked))
    if known is None or not known.fits(asked, ask):
        if len(_prompts) >= MOST_PROMPTS:
            _prompts.clear()
        known = _prompts[id(asked)] = _Asked(asked, ask)
    question = NUMBERED + number(ask.serial) + known.members
    if language:
        words = encode(in_words(asked.whole(), language))
        return question[:-1] + b',"words":' + words + b"}"
    return question


def _choices(game: Game, view: State, legal: list[int], language: str) -> bytes:
    return b',"choices":' + encode([_choice(game, view, code, language) for code in legal])


def _choice(game: Game, view: State, code: int, language: str) -> Choice:
    label, moves = game.words.label(view, code).whole(), game.moves
    words, places = in_words(label, language), [*game.places(view, code)]
    return Choice(
        code, moves.text(code), label.wire(), moves.row(code).name, words, places or UNSET
    )


def _waiting(view: State, ends: dict[tuple[int, int], int]) -> bytes:
    """Return the member with a `wire.Waiting` for each question that somebody waits for."""
    waiting = b""
    for ask in view.asks:
        if ask.must or ask.group:
            one = _waits(ask, ends)
            waiting = waiting + b"," + one if waiting else one
    return b',"waiting":[' + waiting + b"]"


def _waits(ask: Ask, ends: dict[tuple[int, int], int]) -> bytes:
    end = _end(ask, ends)
    if end < 0 and ask.must and ask.seat >= 0:  # like nearly all
        return WAITS[ask.seat] + number(ask.serial) + MUST
    waits: bytes = encode(Waiting(ask.seat, ask.serial, ask.must, ask.sealed(), end))
    return waits


def _end(ask: Ask, ends: dict[tuple[int, int], int]) -> int:
    return ends.get((ask.seat, ask.serial), -1) if ends else -1


def _undo(game: Game, match: Match, view: State, seat: int, language: str) -> bytes:
    """Return the seat's last move; ASK or MARKS if others have a say, nothing without a move."""
    if game.timing == LIVE or not match.state.asks:
        return NO_UNDO
    place = match.last_own(seat)
    if place < 0:
        return NO_UNDO
    if match.may_take_back_at(place):
        move = match.record.rows[match.line[place]].move
        done = game.words.done(view, move)
        undo: bytes = b',"undo":' + encode((done.key, done.args))
        return undo + b',"undo_words":' + encode(in_words(done, language)) if language else undo
    return MARKS if match.would_show_at(place) else ASK


def hash_of(fields: Fields) -> int:
    """Return the hash by which client and server compare what they have."""
    parts: list[bytes] = []
    for name in sorted(fields):
        parts.append(name.encode())
        parts.append(fields[name])
    return crc32(b"\0".join([*parts, b""]))
