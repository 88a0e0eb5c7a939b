"""The line mode: one question a time, answered by a line; no colours, no cursor control.

It reads well to a screen reader and works through pipes. Lists stay short: long ones are grouped.
"""

from collections.abc import Callable, Iterable
from typing import Final, TextIO

from aevum.core.errors import BadMove
from aevum.core.state import NONE, SPECTATOR, WAIT
from aevum.games.tempus_imperium.rules import TempusState
from aevum.terminal.hint import Adviser
from aevum.terminal.table import Table
from aevum.terminal.tempus import words as tempus

MOST_LISTED: Final = 20
HELP: Final = (
    "Type a move (for example as the list shows it), its number in the last list, or one of:",
    "  board           the board as a drawing",
    "  list            the position in sentences",
    "  score           the points as they stand",
    "  moves           the moves you may make; `moves road` or `moves 5 6` narrows them down",
    "  why MOVE        the reason why a move is not possible",
    "  hint            what a bot would do; it is not played",
    "  undo            take your last move back",
    "  log             what happened last",
    "  rules           the chapters of the rules; `rules 3` reads one",
    "  save            say where this game is kept",
    "  quit            stop; the game is kept and `aevum play --continue` goes on with it",
)


class Plain:
    """A match played by lines of text."""

    def __init__(self, table: Table, lines: Iterable[str], out: TextIO, prompt: bool) -> None:
        self.table = table
        self.lines = iter(lines)
        self.out = out
        self.prompt = prompt
        """Whether to print a mark before each answer: only to a person's terminal."""
        self.listed: list[int] = []
        self.told = 0
        """How many events of the log have been said."""
        self.seat = NONE

    # Talking

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(line, file=self.out)
        self.out.flush()

    def read(self) -> str | None:
        """Return the next line, None at the end of the input."""
        if self.prompt:
            print("> ", end="", file=self.out, flush=True)
        line = next(self.lines, None)
        return None if line is None else line.strip()

    # The game

    def run(self) -> None:
        """Play until the game or the input ends."""
        table = self.table
        self.say(f"{table.game.title}. {table.game.summary} Type help for the commands.")
        self.told = len(table.log)
        while not table.over():
            self.go_on()
            seat = table.asked()
            if table.over() or seat == NONE:
                break
            self.greet(seat)
            if not self.turn(seat):
                self.part()
                return
        self.go_on()
        self.end()

    def go_on(self) -> None:
        """Let bots and time act, and tell what happened."""
        table = self.table
        if table.timed():
            table.tick()
        else:
            table.run_bots()
        viewer = self.seat if self.seat != NONE else SPECTATOR
        self.say(*table.lines(viewer, table.log[self.told :]))
        self.told = len(table.log)
        if table.keeper.trouble:
            self.say(table.keeper.trouble)
            table.keeper.trouble = ""

    def greet(self, seat: int) -> None:
        """Hand the keyboard over where people hide something, then put the question."""
        table = self.table
        if table.secret() and seat != self.seat:
            self.say(f"Pass the keyboard to {table.name(seat)}, who presses Enter to go on.")
            self.read()
        if len(table.people()) > 1 and seat != self.seat:
            self.say(f"{table.name(seat)} is asked.")
        self.seat = seat
        self.ask()

    def ask(self) -> None:
        """Put the question."""
        table = self.table
        state = table.state
        if isinstance(state, TempusState) and state.site < 0:
            self.say(f"{int(state.gold)} gold, score {state.scores()[0]}.")
        self.say(table.game.prompt(table.view(self.seat), table.question(self.seat)))

    def turn(self, seat: int) -> bool:
        """Take lines until this seat has answered; False when there are no more."""
        while True:
            line = self.read()
            if line is None or line.lower() in ("quit", "exit", "q"):
                return False
            if not line:
                continue
            if self.command(line):
                continue
            if self.move(seat, line):
                return True
            if self.table.timed():
                self.go_on()

    def move(self, seat: int, line: str) -> bool:
        """Make the move a line names; say why if it cannot be."""
        if line.isdigit() and len(line) < 6 and self.listed:
            if not 1 <= int(line) <= len(self.listed):
                self.say(f"The last list has the numbers 1 to {len(self.listed)}.")
                return False
            trouble = self.table.play(seat, self.listed[int(line) - 1])
        elif line.lower() in ("wait", "leave it") and self.table.state.must(seat) is None:
            trouble = self.table.play(seat, WAIT)
        else:
            trouble = self.table.play_text(seat, line)
        if trouble:
            self.say(trouble)
            return False
        self.listed = []
        return True

    def end(self) -> None:
        """Say how it ended."""
        state = self.table.state
        if isinstance(state, TempusState):
            self.say(tempus.score_line(state))
        self.say(self.table.result())
        if self.table.keeper.path is not None:
            self.say(f"The record is kept in {self.table.keeper.path}.")

    def part(self) -> None:
        """Say good-bye in the middle of a game."""
        path = self.table.keeper.path
        if path is None:
            self.say("Good-bye. No move was made, so nothing was saved.")
        else:
            self.say(f"Good-bye. The game is kept in {path}.", "`aevum play --continue` goes on.")

    # Commands

    def command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        known: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "board": self._board,
            "list": self._list,
            "score": self._score,
            "moves": self._moves,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
        }
        action = known.get(word.lower())
        if action is None:
            return False
        action(rest.strip())
        return True

    def _help(self, _: str) -> None:
        self.say(*HELP)

    def _board(self, _: str) -> None:
        self.say(self.table.game.draw(self.table.view(self.seat)).rstrip("\n"))

    def _list(self, _: str) -> None:
        state = self.table.state
        if isinstance(state, TempusState):
            self.say(*tempus.position(state))
        else:
            self._board("")

    def _score(self, _: str) -> None:
        view = self.table.view(self.seat)
        if isinstance(view, TempusState):
            self.say(tempus.score_line(view))
            return
        scores = enumerate(view.scores())
        self.say(", ".join(f"{self.table.name(seat)} {score}" for seat, score in scores) + ".")

    def _moves(self, wanted: str) -> None:
        table = self.table
        view = table.view(self.seat)
        found = [
            (move, table.game.moves.text(move), table.game.label(view, move))
            for move in table.choices(self.seat)
            if move != WAIT
        ]
        if table.state.must(self.seat) is None:
            self.say("You need not answer: `wait` leaves it open.")
        asked = wanted.lower().split()
        found = [each for each in found if all(word in _words(each[1], each[2]) for word in asked)]
        if not found:
            self.say("No move is like that now." if asked else "There is no move to make now.")
        elif len(found) <= MOST_LISTED:
            self.listed = [move for move, _, _ in found]
            for number, (_, text, label) in enumerate(found, 1):
                self.say(f"{number}. {text}" + ("" if label == text else f" ({label})"))
        else:
            self._group([text for _, text, _ in found], wanted)

    def _group(self, texts: list[str], wanted: str) -> None:
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
        self.say(f"{len(texts)} moves, too many to read out:")
        self.say(*[f"  {kind}" + (f" ... ({n})" if n > 1 else "") for kind, n in kinds.items()])
        first = max(kinds, key=lambda kind: kinds[kind])
        self.say(f"Narrow them down, as with `moves {first}`, or add numbers of row and column.")

    def _why(self, text: str) -> None:
        try:
            move = self.table.game.moves.parse(text)
        except BadMove as error:
            self.say(str(error))
            return
        if move in self.table.choices(self.seat):
            self.say("That move is possible.")
        else:
            self.say(self.table.why(self.seat, move))

    def _hint(self, _: str) -> None:
        hint = Adviser(self.table, self.seat).think()
        self.say(f"Hint: {self.table.game.moves.text(hint.move)} ({hint.label}). {hint.reason}")

    def _undo(self, _: str) -> None:
        move = self.table.last_move(self.seat)
        trouble = self.table.undo(self.seat)
        self.told = len(self.table.log)
        self.listed = []
        self.say(trouble or f"Taken back: {move}.")
        if not trouble and self.table.asked() == self.seat:
            self.ask()

    def _log(self, _: str) -> None:
        self.say(*self.table.lines(self.seat)[-10:] or ["Nothing has happened yet."])

    def _rules(self, wanted: str) -> None:
        chapters = split_rules(self.table.game.rules())
        if wanted.isdigit() and 1 <= int(wanted) <= len(chapters):
            self.say(chapters[int(wanted) - 1])
            return
        self.say("The chapters of the rules; `rules 1` reads the first:")
        for number, chapter in enumerate(chapters, 1):
            self.say(f"{number}. {chapter.splitlines()[0].lstrip('# ')}")

    def _save(self, _: str) -> None:
        self.table.keep()
        path = self.table.keeper.path
        self.say(f"Kept in {path}." if path else "Nothing is kept before the first move.")


def split_rules(text: str) -> list[str]:
    """Return the chapters of a rules page, each with its heading."""
    chapters: list[list[str]] = []
    for line in text.strip().splitlines():
        if line.startswith(("# ", "## ")) or not chapters:
            chapters.append([])
        chapters[-1].append(line)
    return ["\n".join(lines).strip() for lines in chapters]


def _words(text: str, label: str) -> list[str]:
    """Return the words a filter may ask for."""
    return f"{text} {label}".lower().replace(",", " ").replace(".", " ").split()
