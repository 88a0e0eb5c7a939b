"""The line mode: what can be typed besides moves, and how the moves are read out."""

from collections.abc import Callable, Iterable
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, TextIO

from aevum.core.errors import BadMove, quote
from aevum.core.state import NONE, WAIT, State
from aevum.core.text import Text
from aevum.terminal import messages as m
from aevum.terminal import rulesbook
from aevum.terminal.hint import Adviser
from aevum.terminal.language import language, tell
from aevum.terminal.narrow import Listed, example, in_order, is_number, words_of
from aevum.terminal.table import Table

MOST_LISTED: Final = 20
NARROWEST: Final = 40  # columns to which sentences are broken
BARE: Final = ("help", "?", "score", "hint", "undo", "log")  # commands of one word
SYNONYMS: Final[dict[str, Callable[[], Text]]] = {
    "help": m.shell_line_word_help,
    "board": m.shell_line_word_board,
    "list": m.shell_line_word_list,
    "score": m.shell_line_word_score,
    "moves": m.shell_line_word_moves,
    "why": m.shell_line_word_why,
    "hint": m.shell_line_word_hint,
    "undo": m.shell_line_word_undo,
    "log": m.shell_line_word_log,
    "rules": m.shell_line_word_rules,
    "save": m.shell_line_word_save,
    "quit": m.shell_line_word_quit,
    "wait": m.shell_line_word_wait,
}
"""Commands with what else may be typed for them in the language that was chosen."""
TYPED: Final = 18  # letters before what a command does
WIDEST: Final = 88  # columns of help


class Commands:
    """Somebody at a table who is told things by lines of text, and asks for them by lines.

    What a game says in words of its own it says by overriding what stands under "Words".
    """

    def __init__(self, table: Table, lines: Iterable[str], out: TextIO, prompt: bool) -> None:
        self.table = table
        self.lines = iter(lines)
        self.out = out
        self.prompt = prompt
        """Whether to print a mark before each answer: only to a person's terminal."""
        self.listed: list[int] = []
        self.told = 0
        """How many events of the log have been said."""
        self.trouble: tuple[Text, ...] = ()
        """The trouble with saving that was said last."""
        self.seat = NONE

    # Talking

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print("\n".join(self._fitted(line)) if self.prompt else line, file=self.out)
        self.out.flush()

    def _fitted(self, text: str) -> list[str]:
        """Return a text for a person's terminal, whose edge breaks words; drawings fit anyway."""
        width = max(NARROWEST, get_terminal_size().columns)
        told: list[str] = []
        for line in text.split("\n"):
            fits = len(line) <= width
            told += [line] if fits else wrap(line, width - 1, break_long_words=False)
        return told

    def read(self) -> str | None:
        """Return the next line, None at the end of the input."""
        if self.prompt:
            print("> ", end="", file=self.out, flush=True)
        line = next(self.lines, None)
        return None if line is None else self._in_english(line.strip())

    def _in_english(self, line: str) -> str:
        """Return a line with its command in English, if it is one in another language."""
        word, space, rest = line.partition(" ")
        meant = [command for command, text in SYNONYMS.items() if tell(text()) == word.lower()]
        if not meant or self._begins_a_move(word.lower()):
            return line
        return f"{meant[0]}{space}{rest}"

    def ask(self) -> None:
        """Put the question."""
        raise NotImplementedError("abstract: ask")

    # Words

    def standing(self) -> str:
        """Return what is said where nothing has to be answered."""
        return tell(m.shell_line_standing())

    def help_lines(self) -> list[str]:
        """Return what help tells."""
        move = example(self.table.game, self.table.choices(self.seat))
        rows = [
            ("board", m.shell_line_help_board()),
            ("list", m.shell_line_help_list()),
            ("score", m.shell_line_help_score()),
            ("moves", m.shell_line_help_moves(word=move.split()[0])),
            ("why", m.shell_line_help_why(move=move)),
            ("hint", m.shell_line_help_hint()),
            ("undo", m.shell_line_help_undo()),
            ("log", m.shell_line_help_log()),
            ("rules", m.shell_line_help_rules()),
            ("save", m.shell_line_help_save()),
            ("quit", m.shell_line_help_quit()),
        ]
        told = [line for typed, text in rows for line in help_lines(typed, text)]
        return [tell(m.shell_line_help(move=move)), *told]

    def drawing(self, view: State, whose: str) -> list[str]:
        """Return the board, or the part of it that was asked for, as a drawing."""
        return [self.table.drawing(view).rstrip("\n")]

    def position(self, view: State, whose: str) -> list[str]:
        """Return the position, or the part of it that was asked for, in sentences."""
        return self.drawing(view, "")

    def scores(self, view: State) -> list[str]:
        """Return how everybody stands."""
        return [
            tell(m.shell_line_score(name=self.table.name(seat), n=score))
            for seat, score in enumerate(view.scores())
        ]

    # Commands

    def command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        action = self.commands().get(word.lower())
        if action is None or (rest and self._begins_a_move(word.lower())):
            return False
        if rest and word.lower() in BARE:
            self.say(tell(m.shell_line_extra(word=word.lower(), rest=quote(rest.strip()))))
        action(rest.strip())
        return True

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return what each command does, by its first word."""
        return {
            "help": self._help,
            "?": self._help,
            "board": self._board,
            "list": self._list,
            "score": self._score,
            "moves": self._moves,
            "why": self._why,
            "hint": self._hint,
            "undo": self.undo,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
        }

    def _begins_a_move(self, word: str) -> bool:
        """Return whether moves of this game begin with a word, as `score settlers` does."""
        return any(row.name == word for row in self.table.game.moves.rows)

    def _help(self, _: str) -> None:
        self.say(*self.help_lines())

    def _board(self, whose: str) -> None:
        self.say(*self.drawing(self.table.view(self.seat), whose))

    def _list(self, whose: str) -> None:
        self.say(*self.position(self.table.view(self.seat), whose))

    def _score(self, _: str) -> None:
        self.say(*self.scores(self.table.view(self.seat)))

    def _why(self, text: str) -> None:
        if is_number(text) and 1 <= int(text) <= len(self.listed):
            text = self.table.game.moves.text(self.listed[int(text) - 1])
        try:
            move = self.table.game.read(self.table.view(self.seat), self.seat, text)
        except BadMove as error:
            self.say(tell(error.said))
            return
        if move in self.answers():
            self.say(tell(m.shell_line_possible()))
        else:
            self.say(self.table.why(self.seat, move))

    def _hint(self, _: str) -> None:
        adviser = Adviser(self.table, self.seat)
        hint = adviser.think()
        adviser.keep(hint)
        move = self.table.game.moves.text(hint.move)
        label, reason = tell(hint.label, self.seat), tell(hint.reason)
        if hint.aim is None:
            self.say(tell(m.shell_line_hint(move=move, label=label, reason=reason)))
            return
        plan = tell(hint.aim)
        self.say(tell(m.shell_line_hint_plan(move=move, label=label, plan=plan, reason=reason)))

    def undo(self, _: str) -> None:
        """Take the last move back, or say why it cannot be."""
        move = self.table.last_move(self.seat)
        trouble = self.table.undo(self.seat)
        self.told = len(self.table.log)
        self.listed = []
        self.say(trouble or tell(m.shell_undone(move=move)))
        if not trouble and self.table.asked() == self.seat:
            self.ask()

    def _log(self, _: str) -> None:
        told = self.table.lines(self.seat)[-10:]
        self.say(*told or [tell(m.shell_log_empty())])

    def _rules(self, wanted: str) -> None:
        self.say(*rulesbook.look_up(self.table.game.rules(language()), wanted))

    def _save(self, name: str) -> None:
        keeper = self.table.keeper
        if name:
            self.say(tell(m.shell_line_save_name()))
        self.table.keep()
        if not keeper.failed and keeper.path is None:
            self.say(tell(m.shell_line_save_later()))
        else:
            news = () if keeper.failed else keeper.trouble
            self.say(*map(tell, news), *self.saved())
        self.trouble = keeper.trouble

    def saved(self) -> list[str]:
        """Return where the game is saved as it stands, or why it isn't."""
        keeper = self.table.keeper
        if not keeper.failed:
            return [tell(m.shell_line_saved(path=str(keeper.path)))]
        told = [tell(m.shell_line_not_saved(why=keeper.failed))]
        if keeper.mark is not None:
            told.append(tell(m.shell_line_saved_earlier(path=str(keeper.file))))
        return told

    # Moves

    def answers(self) -> list[int]:
        """Return what this seat may answer."""
        return self.table.choices(self.seat)

    def possible(self) -> list[Listed]:
        """Return the moves this seat may make, each with its notation and its label."""
        moves = [move for move in self.answers() if move != WAIT]
        return self.table.listed(self.seat, moves)

    def like(self, asked: list[str], loosely: bool = False) -> list[Listed]:
        """Return the moves that words narrow them down to; loosely: by how words begin."""
        return [
            each
            for each in self.possible()
            if in_order(asked, words_of(each.text), loosely)
            or in_order(asked, words_of(each.label), loosely)
        ]

    def number(self, found: list[Listed]) -> None:
        """Read a list out; its numbers may be typed until the next one."""
        self.listed = [each.move for each in found]
        for number, (_, text, label) in enumerate(found, 1):
            self.say(f"{number}. {text}" + ("" if label == text else f" ({label})"))

    def _moves(self, wanted: str) -> None:
        if self.table.state.must(self.seat) is None:
            self.say(self.standing())
        asked = words_of(wanted)
        found = self.like(asked) or self.like(asked, loosely=True)
        if not found:
            self.say(tell(m.shell_line_none_like() if asked else m.shell_line_none()))
        elif len(found) <= MOST_LISTED:
            self.number(found)
        else:
            self.group([each.text for each in found], wanted)

    def group(self, texts: list[str], wanted: str) -> None:
        """Tell how many moves of each kind there are, when they are too many to read out."""
        depth = len(wanted.split()) + 1
        kinds: dict[str, int] = {}
        for text in texts:
            kind = " ".join(text.split()[:depth])
            kinds[kind] = kinds.get(kind, 0) + 1
        if len(kinds) > MOST_LISTED:
            kinds = {}
            for text in texts:
                kinds[text.split()[0]] = kinds.get(text.split()[0], 0) + 1
        self.say(tell(m.shell_line_too_many(n=len(texts))))
        self.say(*[f"  {kind}" + (f" ... ({n})" if n > 1 else "") for kind, n in kinds.items()])
        first = max(kinds, key=lambda kind: kinds[kind])
        self.say(tell(m.shell_line_narrow(word=first)))


def help_lines(typed: str, text: Text) -> list[str]:
    """Return what help tells of a command: how it is typed, and what it does."""
    synonym = tell(SYNONYMS[typed]()) if typed in SYNONYMS else typed
    first = (f"  {typed}" if synonym == typed else f"  {typed}, {synonym}").ljust(TYPED)
    return wrap(tell(text), WIDEST, initial_indent=first, subsequent_indent=" " * TYPED)
