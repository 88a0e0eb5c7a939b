"""A match on paper: everything needed to play it again, as text and as JSON.

The text form is a head of `key: value` lines and then one move a line, in notation:

    game: template
    rules: 1
    seats: 2
    seed: 7
    number goal: 50

    1: roll
    chance: die 5
    1: hold

In games of several seats a line begins with the seat, counted from 1, or with `chance` or `clock`
(`2: road 12`, `chance: die 5`); in timed games with the moment too (`@1500 2: claim 3`). A
take-back is written `takeback`. Lines that begin with # are remarks. A head names the options
(`option map: base`) and the numbers that differ from print (`number goal: 50`). It may also have
the claimed end (`scores`, `hash`), the hash that promised the seed before the first move
(`commit`), the rule for take-backs (`takebacks`) and what keeps the match from counting (`marks`).
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from aevum.core import messages as m
from aevum.core.data import RECORD, Reader
from aevum.core.errors import BadData, BadMove, BadOption, quote
from aevum.core.game import Game
from aevum.core.native import mypyc_attr
from aevum.core.state import CHANCE, CLOCK
from aevum.core.text import Text

TAKEBACK: Final = -1  # the move of a row that takes a seat's last move back
MAX_BYTES: Final = 8_000_000
MAX_ROWS: Final = 1_000_000
KEYS: Final = (
    "game", "rules", "seats", "seed", "takebacks", "commit", "scores", "hash", "marks",
)  # fmt: skip

FRESH_CHANCE: Final = 1  # take-backs: later chance is another stream; for records without a rule
SAME_CHANCE: Final = 2  # take-backs: the same moves get the same chance again
TOOK_BACK: Final = "takeback"  # the mark: chance or something hidden was taken back
HINTED: Final = "hints"  # the mark: somebody asked for a hint
MOST_MARKS: Final = 8
MAX_AT: Final = 1 << 50  # milliseconds; no match lasts that long, and NEVER is far later


@mypyc_attr(acyclic=True)
class Input:
    """A row of the log."""

    def __init__(self, at: int, seat: int, move: int) -> None:
        self.at = at
        """Game milliseconds; never less than in the row before."""
        self.seat = seat
        """Who moved; CHANCE for a drawn outcome, CLOCK where only time changed the state."""
        self.move = move

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Input):
            return NotImplemented
        return self.at == other.at and self.seat == other.seat and self.move == other.move

    def __hash__(self) -> int:
        return hash((self.at, self.seat, self.move))

    def __repr__(self) -> str:
        return f"Input({self.at}, {self.seat}, {self.move})"


class Record:
    """A whole match. `scores` and `digest` are the claimed end, if it has ended.

    `commit` is the hash with which a server promised the seed before the match, if one did. `rules`
    is the rules version, in the constructor 0 for the newest. `takebacks` is the rule for
    take-backs, FRESH_CHANCE or SAME_CHANCE, and `marks` are words for what keeps the match from
    counting. `numbers` are those that differ from print. Raise a
    BadOption for bad ones.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, object],
        rows: list[Input],
        scores: list[int] | None = None,
        digest: str = "",
        commit: str = "",
        rules: int = 0,
        takebacks: int = SAME_CHANCE,
        numbers: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.rows = rows
        self.scores = scores
        self.digest = digest
        self.commit = commit
        self.rules = rules or game.version
        self.takebacks = takebacks
        self.numbers = game.numbers.settle(numbers).changed
        self.marks: list[str] = []

    def with_rows(self, rows: list[Input]) -> "Record":
        """Return the record of a match that began the same way, with these rows and no claimed
        end."""
        return Record(
            self.game, self.seats, self.seed, self.options, rows, None, "", self.commit, self.rules,
            self.takebacks, self.numbers,
        )  # fmt: skip

    def title(self) -> Text:
        """Return the game's title, with a remark if the numbers differ from print."""
        title = self.game.title
        return m.part_title_numbers(title=title) if self.numbers else m.part_title(title=title)

    def keep_marks(self, known: "Record") -> None:
        """Put the marks of an earlier record of the same match before those of this one."""
        fresh = [mark for mark in self.marks if mark not in known.marks]
        self.marks = [*known.marks, *fresh]

    def to_text(self, remarks: list[str] | None = None) -> str:
        """Return the text form, with these remarks above the moves."""
        lines = [
            f"game: {self.game.name}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
        ]
        if self.takebacks != FRESH_CHANCE:
            lines.append(f"takebacks: {self.takebacks}")
        if self.commit:
            lines.append(f"commit: {self.commit}")
        lines += [f"option {name}: {option_text(value)}" for name, value in self.options.items()]
        lines += [f"number {name}: {value}" for name, value in self.numbers.items()]
        if self.scores is not None:
            lines += [f"scores: {' '.join(map(str, self.scores))}", f"hash: {self.digest}"]
        if self.marks:
            lines.append(f"marks: {' '.join(self.marks)}")
        lines += ["", *[f"# {remark}" for remark in remarks or []]]
        lines += [self._line(row) for row in self.rows]
        return "\n".join(lines) + "\n"

    def _line(self, row: Input) -> str:
        move = "takeback" if row.move == TAKEBACK else self.game.moves.text(row.move)
        at = f"@{row.at} " if row.at else ""
        if row.seat == CLOCK:
            return f"{at}clock:"
        if row.seat == CHANCE:
            return f"{at}chance: {move}"
        return at + (move if self.seats == 1 else f"{row.seat + 1}: {move}")

    def to_json(self) -> dict[str, object]:
        """Return the JSON form."""
        data: dict[str, object] = {
            "game": self.game.name,
            "rules": self.rules,
            "seats": self.seats,
            "seed": str(self.seed),
            "options": dict(self.options),
            "rows": [[row.at, row.seat, self._move_json(row)] for row in self.rows],
        }
        if self.numbers:
            data["numbers"] = dict(self.numbers)
        if self.takebacks != FRESH_CHANCE:
            data["takebacks"] = self.takebacks
        if self.commit:
            data["commit"] = self.commit
        if self.marks:
            data["marks"] = self.marks
        if self.scores is not None:
            data["scores"] = self.scores
            data["hash"] = self.digest
        return data

    def _move_json(self, row: Input) -> object:
        if row.seat == CLOCK:
            return []
        return ["takeback"] if row.move == TAKEBACK else self.game.moves.json(row.move)


class Head:
    """The head of a record before it is checked against its game."""

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}
        self.options: dict[str, object] = {}
        self.numbers: dict[str, object] = {}

    def put(self, key: str, value: str) -> None:
        """Add a `key: value` line; no key may come twice."""
        option = key[7:].strip() if key.startswith("option ") else ""
        number = key[7:].strip() if key.startswith("number ") else ""
        if option in self.options or number in self.numbers or key in self.lines:
            raise BadData(m.no_record_twice(name=quote(key)))
        if option:
            self.options[option] = value
        elif number:
            self.numbers[number] = value
        elif key in KEYS:
            self.lines[key] = value
        else:
            raise BadData(m.no_record_key(name=quote(key)))

    def get(self, key: str, default: str = "") -> str:
        """Return the value of a key."""
        return self.lines.get(key, default)

    def record(self, game: Game) -> Record:
        """Return a checked record without rows."""
        rules = whole(self.get("rules", str(game.version)), m.part_record_rules(), 1, 1_000_000)
        if not game.plays(rules):
            known = game.rules_text()
            raise BadData(m.no_record_rules(title=game.title, rules=rules, known=known))
        seats = whole(self.get("seats", "1"), m.part_record_seats(), game.min_seats, game.max_seats)
        seed = whole(self.get("seed", "0"), m.part_record_seed(), 0, 1 << 256)
        for value in self.options.values():
            if str(value).strip().lower() == "now":
                raise BadData(m.no_record_now())
        try:
            options = game.settle(self.options)
            numbers = game.numbers.settle(self.numbers).changed
        except BadOption as error:
            raise BadData(error.said) from None
        scores = [
            whole(word, m.part_record_score(), -(1 << 40), 1 << 40)
            for word in self.get("scores").split()
        ]
        takebacks = whole(
            self.get("takebacks", str(FRESH_CHANCE)),
            m.part_record_takebacks(), FRESH_CHANCE, SAME_CHANCE,
        )  # fmt: skip
        digest, commit = self.get("hash"), self.get("commit")
        record = Record(
            game, seats, seed, options, [], scores or None, digest, commit, rules, takebacks,
            numbers,
        )  # fmt: skip
        record.marks = read_marks(self.get("marks").split())
        return record


def read_marks(words: list[str]) -> list[str]:
    """Return the marks of a record, unknown ones of newer programs too."""
    for word in words:
        if not (word.isascii() and word.isalpha() and len(word) <= 20):
            raise BadData(m.no_record_mark(word=quote(word)))
    if len(words) > MOST_MARKS or len(set(words)) < len(words):
        raise BadData(m.no_record_marks(n=MOST_MARKS))
    return words


def commitment(seed: int) -> str:
    """Return the hash that promises a seed before it is shown."""
    return sha256(f"aevum:{seed}".encode()).hexdigest()


def whole(text: str, what: Text, low: int, high: int) -> int:
    """Return a whole number in a range. Raise a BadData that says what is wrong with it."""
    digits = text[1:] if text[:1] == "-" else text
    if len(text) > 80 or not digits.isascii() or not digits.isdigit():
        raise BadData(m.no_record_whole(what=what, given=quote(text)))
    if not low <= int(text) <= high:
        bounds = {"low": str(low), "high": str(high)}
        raise BadData(m.no_record_range(what=what, given=text[:40], **bounds))
    return int(text)


def split_text(text: str) -> "tuple[Head, list[tuple[int, str]]]":
    """Return the head of a text record and its moves, each with the number of its line."""
    head = Head()
    moves: list[tuple[int, str]] = []
    in_head = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if in_head and colon and (key in KEYS or key.startswith(("option ", "number "))):
            head.put(key, value.strip())
        elif line:
            in_head = False
            moves.append((number, line))
    if len(moves) > MAX_ROWS:
        raise BadData(m.no_record_rows(n=MAX_ROWS))
    return head, moves


def read_line(game: Game, seats: int, number: int, line: str) -> Input:
    """Read a move line of the text form."""
    at = 0
    if line.startswith("@"):
        moment, _, line = line[1:].partition(" ")
        at = whole(moment, m.part_record_moment(line=number), 0, MAX_AT)
    who, colon, words = line.partition(":")
    if not colon:
        who, words = "1", line
    who, words = who.strip(), words.strip()
    if who not in ("clock", "chance") and not who.isdigit():
        raise BadData(m.no_record_head(line=number, word=quote(who)))
    try:
        if who == "clock":
            return Input(at, CLOCK, 0)
        if who == "chance":
            return Input(at, CHANCE, game.moves.parse(words))
        seat = whole(who, m.part_record_seat(line=number), 1, seats) - 1
        move = TAKEBACK if words == "takeback" else game.moves.parse(words)
    except BadMove as error:
        raise BadData(
            m.no_record_line(line=number, why=error.said).within(error.said.book)
        ) from None
    return Input(at, seat, move)


def from_text(game: Game, text: str) -> Record:
    """Read and check the text of a record."""
    head, lines = split_text(text)
    record = head.record(game)
    record.rows = [read_line(game, record.seats, number, line) for number, line in lines]
    return record


def from_json(game: Game, data: dict[str, object]) -> Record:
    """Read and check the JSON of a record."""
    head = Head()
    for key in ("rules", "seats", "seed", "takebacks", "commit", "hash"):
        if key in data:
            head.put(key, str(data[key]))
    marks = data.get("marks", [])
    if not isinstance(marks, list):
        raise BadData(m.no_record_marks_list())
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise BadData(m.no_record_options())
    head.options = {str(name): value for name, value in options.items()}
    numbers = data.get("numbers", {})
    if not isinstance(numbers, dict):
        raise BadData(m.no_record_numbers())
    head.numbers = {str(name): value for name, value in numbers.items()}
    record = head.record(game)
    record.marks = read_marks([str(word) for word in marks])
    if "scores" in data:
        record.scores = Reader([data["scores"]], RECORD).numbers(record.seats)
    rows = Reader(data.get("rows"), RECORD)
    if len(rows.items) > MAX_ROWS:
        raise BadData(m.no_record_rows(n=MAX_ROWS))
    record.rows = [_json_row(game, record.seats, rows.inner()) for _ in rows.items]
    return record


def _json_row(game: Game, seats: int, row: Reader) -> Input:
    at, seat, move = row.number(), row.number(), row.next()
    row.end()
    if not 0 <= at <= MAX_AT:
        raise BadData(m.no_record_moment(high=str(MAX_AT), given=str(at)))
    if seat == CLOCK:
        return Input(at, CLOCK, 0)
    if not CHANCE <= seat < seats:
        raise BadData(m.no_record_seat(seat=str(seat)))
    if move == ["takeback"]:
        return Input(at, seat, TAKEBACK)
    try:
        return Input(at, seat, game.moves.from_json(move))
    except BadMove as error:
        raise BadData(error.said) from None


def load_json(text: str) -> dict[str, object]:
    """Return a JSON object. Raise a BadData if the text is none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadData(m.no_record_json()) from None
    if not isinstance(data, dict):
        raise BadData(m.no_record_object())
    return data


def option_text(value: object) -> str:
    """Return the value of an option as people type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
