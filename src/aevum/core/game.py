"""What a game says about itself, and how its states are made.

More than 500 lines: nearly all of them are the contract, which an author reads from top to bottom.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from aevum.core import messages as m
from aevum.core.bot import Bot, Explanation, Style, Weight
from aevum.core.capabilities import Editor, PrintedSheet, Screen, Solver
from aevum.core.errors import BadOption, quote
from aevum.core.events import Event
from aevum.core.layout import Layout
from aevum.core.letters import in_letters, seat_text
from aevum.core.moves import MoveTable
from aevum.core.native import mypyc_attr
from aevum.core.numbers import Number, NumberTable, NumberValues
from aevum.core.state import WAIT, Ask, State
from aevum.core.text import (
    AS_WRITTEN,
    CORE,
    ENGLISH,
    LITERALS,
    Args,
    Book,
    Label,
    Question,
    Refusal,
    Text,
    literal,
    open_book,
    text_of,
    words_of,
)
from aevum.core.words import Words

TURNS: Final = "turns"  # one seat, or a sealed group, is asked at a time
JOINT: Final = "joint"  # seats act at the same time and independently
LIVE: Final = "live"  # the clock drives the game

LONGEST_TEXT: Final = 200  # of an option, unless it has its own
NO_FIELDS: Final[dict[str, object]] = {}  # a part of a view that a game does not have


class Option:
    """A setting of a game, with the values it takes.

    `kind` is "int", "bool", "choice" or "text"; `low` and `high` bound an int, `choices` lists a
    choice, `longest` bounds a text in characters, `suggests` are texts that forms offer, under the
    name `suggested`. `title` is its name in forms, `about` is one sentence for forms and `--help`.
    `words` describe a table with each value: one for each of `choices`, two for a bool (off, on),
    one for an int or one for each number that it takes; without them the value itself is shown.
    Those for an int may have the number as their argument `n`; plain English has {} for it. All of
    these are messages, or English. With `usual`, an int may also be 0, which means the usual value.
    A bool with `seats` is for tables of so many: a form sets both together. Nobody knows a `secret`
    option while the match is under way: `Game.rematch` sets it, and forms neither ask for it nor
    show it.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        about: str | Text,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
        longest: int = LONGEST_TEXT,
        suggests: tuple[str, ...] = (),
        suggested: tuple[str | Text, ...] = (),
        words: tuple[str | Text, ...] = (),
        title: str | Text = "",
        usual: bool = False,
        secret: bool = False,
        seats: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.about = text_of(about)
        self.low = low
        self.high = high
        self.choices = choices
        self.longest = longest
        self.suggests = suggests
        self.suggested = [text_of(each) for each in suggested or map(str.capitalize, suggests)]
        self.words = [text_of(each) for each in words]
        self.title = text_of(title or name.replace("_", " ").capitalize())
        self.usual = usual
        self.secret = secret
        self.seats = seats

    def told(self, value: object) -> Text:
        """Return a description of a table with this value: its words, else title and value."""
        place = -1
        if self.kind == "choice" and self.words:
            place = self.choices.index(str(value))
        elif isinstance(value, bool) and self.words:
            place = int(value)
        elif isinstance(value, int) and len(self.words) == 1:
            words = self.words[0]
            if words.key == AS_WRITTEN:
                return literal(str(words).replace("{}", str(value)))
            return Text(words.key, {**words.args, "n": value}, words.book)
        elif isinstance(value, int) and self.low <= value < self.low + len(self.words):
            place = value - self.low
        if place >= 0:
            return self.words[place]
        if value in self.suggests:
            return self.suggested[self.suggests.index(str(value))]
        if isinstance(value, bool):
            value = "on" if value else "off"
        args: Args = {"option": self.title.inner(), "value": quote(str(value))}
        return Text("option-is", args, self.title.book)

    def read(self, value: object) -> object:
        """Return the value in its own type; a text, as typed on a command line, is understood."""
        if self.kind == "int":
            return self._int(value)
        if self.kind == "bool":
            return self._bool(value)
        if not isinstance(value, str):
            raise BadOption(m.no_option_text(name=self.name, given=quote(repr(value))))
        if len(value) > self.longest or len(value.splitlines()) > 1:  # it is one line of a record
            raise BadOption(m.no_option_line(name=self.name, n=self.longest))
        value = value.strip()
        if self.kind == "choice" and value not in self.choices:
            listed, given = ", ".join(self.choices), quote(repr(value))
            raise BadOption(m.no_option_choice(name=self.name, given=given, choices=listed))
        return value

    def _int(self, value: object) -> int:
        refusal = m.no_option_usual if self.usual else m.no_option_int
        given = quote(repr(value))
        wanted = BadOption(refusal(name=self.name, given=given, low=self.low, high=self.high))
        if isinstance(value, str) and len(value) < 20:
            try:
                value = int(value)
            except ValueError:
                raise wanted from None
        if not isinstance(value, int) or isinstance(value, bool):
            raise wanted
        if not self.low <= value <= self.high and not (self.usual and value == 0):
            raise wanted
        return value

    def _bool(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("on", "yes", "true"):
            return True
        if value in ("off", "no", "false"):
            return False
        raise BadOption(m.no_option_bool(name=self.name, given=quote(repr(value))))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The face of a game: names, options, states, words. One object for each game, without state.

    A game fills in the fields in its constructor, overrides `setup` (`setup_with` where it declares
    numbers) and `load`, and gives its `words` in messages, or overrides `prompt`, `label`, `done`,
    `say`, `why` and `line` in English. None of these is called in a hot path, so they need not be
    fast.
    """

    def __init__(
        self,
        name: str,
        title: str,
        summary: str | Text,
        version: int,
        min_seats: int,
        max_seats: int,
        moves: MoveTable,
        folder: str,
        options: tuple[Option, ...] = (),
        timing: str = TURNS,
        hidden: bool = False,
        minutes: int = 30,
        counts: str | Text = "",
        oldest: int = 0,
        former: tuple[str, ...] = (),
        numbers: tuple[Number, ...] = (),
        words: Words | None = None,
        tagline: str | Text = "",
        view_parts: bool = False,
    ) -> None:
        self.name = name
        self.former = former
        """Its former names, which records, saves and links may still use."""
        self.title = title
        self.summary = text_of(summary)
        self.tagline = text_of(tagline or summary)
        """The summary in a few words, for menus."""
        self.version = version
        """The rules version of new matches; raised whenever the same rows would give another
        state."""
        self.oldest = oldest or version
        """The first rules version that matches and records can still be played under."""
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.moves = moves
        self.folder = folder
        self.options = options
        self.defaults: dict[str, object] = {each.name: each.read(each.default) for each in options}
        self.numbers = NumberTable(title, numbers)
        """What a designer may change."""
        self.timing = timing
        self.hidden = hidden
        """True if some seat may know what another may not."""
        self.counts = text_of(counts) if counts else m.table_points_bare()
        """What scores count: points, unless the game says otherwise."""
        self.minutes = minutes
        """About how long people take for a game."""
        self.view_parts = view_parts
        """True if `view` is made of `fixed`, `common` and `private`."""
        self._given = words or Words(moves)
        self.words: Words = words or _EnglishWords(self)
        """The words of the game, as messages."""
        self.book: Book = open_book(Path(folder) / "locale") if words else CORE
        """The catalogues of those messages."""

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.seats_text()}>"

    # Making states

    def new(
        self,
        seats: object = 0,
        seed: object = 0,
        explicit: bool = False,
        rules: object = 0,
        numbers: object = None,
        **options: object,
    ) -> State:
        """Return the first position; `seats` 0 means the fewest. Bad values raise a BadOption.

        `rules` is a version from `oldest` to `version`, 0 for the newest. `numbers` are those that
        differ from print, such as `{"town.ore": 4}`.
        """
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise BadOption(m.no_seats_number(given=quote(repr(seats))))
        if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
            raise BadOption(m.no_seed(given=quote(repr(seed))))
        seats = seats or self.min_seats
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(self.no_seats(seats))
        rules = rules or self.version
        if not isinstance(rules, int) or not self.plays(rules):
            known, given = self.rules_text(), quote(repr(rules))
            raise BadOption(m.no_rules(title=self.title, rules=known, given=given))
        settled = self.settle(options)
        values = self.numbers.settle(numbers)
        if values is not self.numbers.printed:
            state = self.setup_with(rules, seats, seed, settled, values)
        elif rules == self.version:
            state = self.setup(seats, seed, settled)
        else:
            state = self.setup_under(rules, seats, seed, settled)
        state.explicit = explicit
        state.start()
        return state

    def no_seats(self, seats: int) -> Text:
        """Return why so many cannot play."""
        players, given = self.seats_text(), quote(str(seats))
        return m.no_seats(title=self.title, players=players, given=given)

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        """Return every option with a checked value, defaults where none was given."""
        found = dict(self.defaults)
        for name, value in options.items():
            if name not in found:
                if not found:
                    raise BadOption(m.no_option_at_all(title=self.title, name=quote(name)))
                names = ", ".join(found)
                raise BadOption(m.no_option(title=self.title, name=quote(name), names=names))
            found[name] = self.option(name).read(value)
        return found

    def option(self, name: str) -> Option:
        """Return the option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        raise KeyError(name)

    def rematch(self, options: dict[str, object], state: State) -> dict[str, object]:
        """Return the options of another match with the same seats, after one that ended so."""
        return self.fresh_options(options)

    def fresh_options(self, options: dict[str, object]) -> dict[str, object]:
        """Return the options without those that an earlier match set."""
        secret = {each.name: self.defaults[each.name] for each in self.options if each.secret}
        return {**options, **secret}

    def told(self, options: dict[str, object]) -> dict[str, object]:
        """Return the options that everybody may know during the match."""
        secret = [each.name for each in self.options if each.secret]
        return {name: value for name, value in options.items() if name not in secret}

    def fits(self, seats: int, options: dict[str, object]) -> None:
        """Raise a BadOption if these options are not for so many seats."""

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        """Return the first position for checked values; chance waits for `State.start`."""
        if not self.numbers.numbers:
            raise NotImplementedError("abstract: setup")
        return self.setup_with(self.version, seats, seed, options, self.numbers.printed)

    def setup_under(self, rules: int, seats: int, seed: int, options: dict[str, object]) -> State:
        """Return the first position under an older rules version, as `setup` does for the newest.

        The state keeps its version, in `to_data` too; data of the oldest version stay unchanged.
        """
        if not self.numbers.numbers:
            raise NotImplementedError(
                "abstract: setup_under, for games with several rules versions"
            )
        return self.setup_with(rules, seats, seed, options, self.numbers.printed)

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        """Return the first position under a rules version and with the numbers of the match.

        A game that declares numbers overrides this instead of `setup` and `setup_under`. Its
        state keeps the values: `to_data` ends with them, and `load` splits them off again.
        """
        raise NotImplementedError("abstract: setup_with, for games that declare numbers")

    def plays(self, rules: int) -> bool:
        """Return whether matches can be played under this rules version."""
        return self.oldest <= rules <= self.version

    def load(self, data: object) -> State:
        """Return the state that `to_data` wrote. Raise a BadData if the data are damaged."""
        raise NotImplementedError("abstract: load")

    # Words

    def draw(self, view: State) -> str:
        """Return a plain drawing of a masked state for terminals, logs and golden files.

        It is made from the layout where a game has one.
        """
        layout = self.layout(view)
        if layout is None:
            raise NotImplementedError("abstract: draw, for games without a layout")
        return in_letters(layout, str, lambda seat: str(seat_text(seat)))

    def layout(self, view: State) -> Layout | None:
        """Return what lies where on the table of a masked state; None: only the drawing is shown.

        Any screen can draw it: a game with a layout needs no screen of its own.
        """
        return None

    def places(self, view: State, move: int) -> tuple[str, ...]:
        """Return the places of the layout that make up a legal move, in the order of choosing.

        By default each name and number of its notation: `take slot 3` is at "slot-3". A place that
        the layout does not have, and those after it, are chosen from a list instead.
        """
        row = self.moves.row(move)
        values = zip(row.domains, row.args(move), strict=True)
        return tuple([f"{domain.name}-{domain.words[value]}" for domain, value in values])

    def view(self, view: State) -> dict[str, object]:
        """Return what a screen shows of a masked state: a flat struct of named plain values.

        A game overrides this, or has `view_parts`: then a shell with many viewers builds only the
        `private` fields for each of them.
        """
        if not self.view_parts:
            raise NotImplementedError("abstract: view")
        return {**self.fixed(view), **self.common(view), **self.private(view)}

    def fixed(self, view: State) -> dict[str, object]:
        """Return the fields that stay the same: one object for all viewers while they do."""
        return NO_FIELDS

    def common(self, view: State) -> dict[str, object]:
        """Return the fields that change and are the same in every mask, a spectator's too."""
        raise NotImplementedError("abstract: common, for games with view_parts")

    def private(self, view: State) -> dict[str, object]:
        """Return the fields that a seat may see differently, the same names for every viewer."""
        return NO_FIELDS

    def view_type(self) -> type | None:
        """Return the TypedDict that declares the fields of `view`, None if the game has none.

        TypeScript types and a checked reader are generated from it, and tests compare views with
        it.
        """
        return None

    def in_messages(self) -> bool:
        """Return whether the game has its words as messages, not as English sentences."""
        return self._given is self.words

    # The same as `words`, in English

    def prompt(self, view: State, ask: Ask) -> str:
        """Return the question in one sentence; it names the card or place that asks."""
        return words_of(self._given.prompt(view, ask))

    def label(self, view: State, move: int) -> str:
        """Return a move in a player's words, for menus."""
        return words_of(self._given.label(view, move))

    def done(self, view: State, move: int) -> str:
        """Return a move just made in a few words, to follow "Undo"; `view` is after it."""
        return words_of(self._given.done(view, move))

    def say(self, event: Event) -> str:
        """Return an event as one line of the log; games with messages have `words` for it."""
        return " ".join([event.kind, *[str(arg) for arg in event.args]])

    def why(self, view: State, seat: int, move: int) -> str:
        """Return one sentence that names the rule a refused move breaks, "" for a legal move."""
        return words_of(self._given.why(view, seat, move))

    def read(self, view: State, seat: int, text: str) -> int:
        """Return the move that a seat wrote in notation. Raise a BadMove if it is none."""
        legal = view.legal(seat)
        choices = legal if view.must(seat) is not None else [WAIT, *legal]
        return self.moves.parse(text, choices, self.sizes(view))

    def sizes(self, view: State) -> dict[str, int]:
        """Return how many places of a kind moves can name, where a match has fewer than the
        table."""
        return {}

    def rash(self, move: int) -> bool:
        """Return whether random tests should make a move only rarely, because it ends games
        early."""
        return False

    # Bots

    def evaluate(self, view: State, seat: int) -> int:
        """Return how good a masked position looks for a seat; higher is better."""
        scores = view.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - max(others, default=0)

    def standard(self) -> Bot:
        """Return a fresh bot with the game's own policy at its best."""
        raise NotImplementedError("abstract: standard")

    def levels(self) -> tuple[str, ...]:
        """Return the levels of its bots, from the weakest to the strongest, () if it has only one.

        Usually LEVELS. The last of them plays as `standard` does.
        """
        return ()

    def styles(self) -> tuple[Style, ...]:
        """Return the ways of playing that its bots may have at every level, () for none."""
        return ()

    def skilled(self, level: str, style: str = "") -> Bot:
        """Return a fresh bot of one of `levels`, in one of `styles` or without any."""
        raise NotImplementedError("abstract: skilled, for games with levels")

    def quick(self) -> Bot | None:
        """Return a fresh bot for playouts, with a policy that takes microseconds; None: none."""
        return None

    def champions(self) -> tuple[str, ...]:
        """Return the names of former standard bots, which stay as they were to be measured with.

        The oldest comes first: `champion-1`.
        """
        return ()

    def champion(self, name: str) -> Bot:
        """Return a fresh bot of that name, one of `champions`."""
        raise NotImplementedError("abstract: champion, for games with champions")

    def weights(self) -> tuple[Weight, ...]:
        """Return the weights of the standard bot that can be tuned, () for none."""
        return ()

    def tuned(self, values: dict[str, int | float]) -> Bot:
        """Return a fresh standard bot with other weights; `values` has one for each of `weights`.

        They are within their bounds, and with the defaults it plays as `standard` does.
        """
        raise NotImplementedError("abstract: tuned, for games with weights")

    def evaluation(self, values: dict[str, int | float]) -> Callable[[State, int], int]:
        """Return `evaluate` with other weights, for tools that fit them to self-play.

        By default it takes no notice of them.
        """
        return self.evaluate

    def explain(self, view: State, seat: int, line: list[int], bot: Bot) -> Explanation | None:
        """Return why the standard bot would make these moves, None if nothing can be said.

        `view` is what the seat may see before the first of them; the others finish what it begins.
        `bot` has the plan with which the first was chosen.
        """
        return None

    def advice(self, view: State, seat: int, seconds: float) -> tuple[int, str | Text] | None:
        """Return a hint: a move, and why in numbers; None: ask the standard bot.

        `view` is what that seat may see. It takes about `seconds`. The reason is the beginning of a
        sentence, such as "The best plan found in 0.5 s ends with 41 points", or a message of one or
        more whole sentences.
        """
        return None

    def plan(
        self, view: State, seat: int, seconds: float, kept: list[int]
    ) -> tuple[list[int], Explanation] | None:
        """Return moves to the end of the match as a hint, and why to make the first of them.

        None: this game has no plans. `kept` is what the last hint of this match returned, [] if
        there was none: a player who follows every hint ends at least as well as the first one said.
        """
        return None

    def improve(self, view: State, seat: int, seconds: float, kept: list[int]) -> list[int]:
        """Return a better plan that begins as `kept` does, else `kept` itself.

        The first move of `kept` has been shown as a hint: most likely it is made meanwhile.
        """
        return kept

    def begun(self, state: State, seat: int) -> bool:
        """Return whether a seat is in the middle of something that takes several of its moves.

        Then a hint names all of them: an offer with its terms, not only its first move.
        """
        return False

    def line(self, view: State, moves: list[int]) -> str:
        """Return several moves together in a player's words; `view` is before the first of them."""
        if self.in_messages():
            return words_of(self.words.line(view, moves))
        return self.label(view, moves[0])

    # What only some games offer

    def solver(self) -> Solver | None:
        """Return the solver, which searches for the best plan of a match, None if there is none."""
        return None

    def editor(self) -> Editor | None:
        """Return the editor, which reads maps that players draw, None if there is none."""
        return None

    def sheet(self) -> PrintedSheet | None:
        """Return the empty sheet of a game with pen and paper, None if there is none."""
        return None

    def screen(self) -> Screen | None:
        """Return the browser board of a game from another package; None: the generic table."""
        return None

    def terminal_face(self) -> str:
        """Return the game's own face in the terminal, as `module:NAME`.

        It names an `aevum.terminal.face.Face`. "" for the one that the terminal has itself.
        """
        return ""

    def scenes_module(self) -> str:
        """Return the module that builds positions of this game, as "my_race.scenes", "" for none.

        By default it is `scenes` in the package of the game's class, which need not exist.
        """
        package = type(self).__module__.rpartition(".")[0]
        return f"{package}.scenes" if package else ""

    # Facts

    def teams(self, seats: int, options: dict[str, object]) -> list[int]:
        """Return each seat's team; () if everybody plays alone."""
        return []

    def stands(self, state: State, seat: int, place: int) -> bool:
        """Return whether a seat has something in a public place; live games let players bargain for
        places.

        Places are numbers of the game's own, below 64.
        """
        return False

    def figures(self, state: State) -> dict[str, list[int]]:
        """Return figures of a finished game besides scores, for reports: by name, one number for
        the game or one for each seat.
        """
        return {}

    def subtitle(self, options: dict[str, object]) -> str | Text:
        """Return what makes a match with these options stand out in its game, such as a date or a
        map.

        "" where nothing does.
        """
        return ""

    def rules_language(self, language: str) -> str:
        """Return the language of the rules for a reader of this one: English if there is no
        RULES.LANGUAGE.md in the game's folder.
        """
        there = {path.name for path in Path(self.folder).glob("RULES.*.md")}
        return language if f"RULES.{language}.md" in there else ENGLISH

    def rules(self, language: str = ENGLISH) -> str:
        """Return the rules as implemented, for a reader of a language: RULES.md or
        RULES.LANGUAGE.md, followed by the reference in the same language.
        """
        told = self.rules_language(language)
        name = "RULES.md" if told == ENGLISH else f"RULES.{told}.md"
        written = (Path(self.folder) / name).read_text(encoding="utf-8")
        reference = self.reference(told)
        return f"{written.rstrip()}\n\n{reference}" if reference else written

    def reference(self, language: str) -> str:
        """Return chapters in Markdown that are made from the game's tables, to follow its written
        rules, "" if there are none.
        """
        return ""

    def rules_text(self) -> Text:
        """Return which rules versions can be played: "rules 1 to 3"."""
        if self.oldest == self.version:
            return m.part_rules(n=self.version)
        return m.part_rules_range(low=self.oldest, high=self.version)

    def seats_text(self) -> Text:
        """Return how many play: "2 to 5 players"."""
        if self.min_seats == self.max_seats:
            return m.part_players(n=self.min_seats)
        return m.part_players_range(low=self.min_seats, high=self.max_seats)

    def seats_range(self) -> Text:
        """Return how many play, in numbers alone: "2 to 5"."""
        if self.min_seats == self.max_seats:
            return m.part_number(n=self.min_seats)
        return m.part_range(low=self.min_seats, high=self.max_seats)


class _EnglishWords(Words):
    """The words of a game that has English sentences, as messages."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.moves)
        self.game = game

    def prompt(self, view: State, ask: Ask) -> Question:
        return _question(self.game.prompt(view, ask))

    def label(self, view: State, move: int) -> Label:
        return Label(literal(self.game.label(view, move)))

    def line(self, view: State, moves: list[int]) -> Label:
        return Label(literal(self.game.line(view, moves)))

    def done(self, view: State, move: int) -> Text:
        return literal(self.game.done(view, move))

    def say(self, event: Event, state: State) -> Text:
        return literal(self.game.say(event))

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        sentence = self.game.why(view, seat, move)
        if not sentence:
            return None
        rule, colon, rest = sentence.partition(": ")
        if colon and rule[:1] == "R" and rule[1:].replace(".", "").isdigit():
            return Refusal(rule, literal(rest))
        return Refusal("", literal(sentence))


@lru_cache(maxsize=LITERALS)
def _question(words: str) -> Question:
    return Question(literal(words))
