"""The line mode: one question a time, answered by a line; no colours, no cursor control.

It reads well to a screen reader and works through pipes. Lists stay short: long ones are grouped.
"""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final, TextIO

from aevum.core.errors import BadMove, quote
from aevum.core.game import JOINT
from aevum.core.state import NONE, SPECTATOR, WAIT
from aevum.games.ascii_empires.rules import Empires
from aevum.games.chronos_conquest.rules import Conquest
from aevum.games.imperials import text as imperials
from aevum.games.imperials.rules import Imperials
from aevum.games.temporum import text as temporum
from aevum.games.temporum.rules import Temporum
from aevum.games.tempus_imperium.rules import TempusState
from aevum.terminal import rulesbook
from aevum.terminal.empires import lines as empires
from aevum.terminal.hint import Adviser
from aevum.terminal.narrow import Listed, example, in_order, is_number, words_of
from aevum.terminal.table import Table
from aevum.terminal.tempus import words as tempus
from aevum.terminal.you import to_you

MOST_LISTED: Final = 20
MOST_SHOWN: Final = 9  # moves that are read out with the question, unasked
BARE: Final = ("help", "?", "score", "hint", "undo", "log")  # commands of one word
HELP: Final = (
    "Type a move (as `{move}`), its number in the last list, or one of:",
    "  board           the board as a drawing",
    "  list            the position in sentences",
    "  score           the {counts} as they stand",
    "  moves           the moves you may make; `moves {word}` narrows them down",
    "  why MOVE        the reason why a move is not possible; `why 1` for one of the last list",
    "  hint            what a bot would do; it is not played",
    "  undo            take your last move back",
    "  log             what happened last",
    "  rules           the chapters of the rules; `rules 3` reads the third, `rules R1.2` only",
    "                  that paragraph, `rules NAME` an entry",
    "  save            say where this game is kept",
    "  quit            stop; the game is kept and `aevum play --continue` goes on with it",
)


class Plain:
    """A match played by lines of text."""

    STANDING: ClassVar[str] = "You need not answer: `wait` leaves it open."
    """What is said where nothing has to be answered."""

    def __init__(self, table: Table, lines: Iterable[str], out: TextIO, prompt: bool) -> None:
        self.table = table
        self.lines = iter(lines)
        self.out = out
        self.prompt = prompt
        """Whether to print a mark before each answer: only to a person's terminal."""
        self.listed: list[int] = []
        self.told = 0
        """How many events of the log have been said."""
        self.said: list[str] = []
        """The events that were said last, in words."""
        self.trouble = ""
        """The trouble with saving that was said last."""
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

    def run(self) -> bool:
        """Play until the game or the input ends; False if the game could not be saved."""
        table = self.table
        self.say(f"{table.game.title}. {table.game.summary} Type help for the commands.")
        if len(table.bots) > 1:
            self.say(f"At this table: {table.company()}.")
            if len(table.people()) == 1:
                self.say(f"You are {table.name(table.people()[0])}.")
        elif isinstance(table.state, Empires):
            self.say(empires.ALONE)
        self.introduce()
        self.told = len(table.log)
        while not table.over():
            self.go_on()
            seat = table.asked()
            if table.over() or seat == NONE:
                break
            self.greet(seat)
            if not self.turn(seat):
                self.part()
                return not table.keeper.failed
        self.go_on()
        self.end()
        return not table.keeper.failed

    def introduce(self) -> None:
        """Say what a game wants to be known before it begins."""

    def go_on(self) -> None:
        """Let bots and time act, and tell what happened."""
        table = self.table
        if table.timed():
            table.tick()
        else:
            table.run_bots()
        viewer = self.seat if self.seat != NONE else SPECTATOR
        news = self.addressed(table.lines(viewer, table.log[self.told :]))
        self.say(*news)
        self.said = news or self.said
        self.told = len(table.log)
        if table.keeper.trouble and table.keeper.trouble != self.trouble:
            self.say(table.keeper.trouble)
        self.trouble = table.keeper.trouble

    def addressed(self, lines: list[str]) -> list[str]:
        """Return lines of the log for whoever reads them."""
        people = self.table.people()
        plain = len(people) != 1 or len(self.table.bots) == 1
        if plain or not isinstance(self.table.state, Empires | Conquest):
            return lines
        return to_you(lines, people[0])

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
        view = table.view(self.seat)
        if isinstance(view, TempusState) and view.site < 0:
            self.say(f"{int(view.gold)} gold, score {view.scores()[0]}.")
        elif isinstance(view, Imperials):
            self.say(*imperials.summary(view)[1:])
        elif isinstance(view, Temporum):
            self.say(*temporum.summary(view))
        several = len(table.people()) > 1 and table.game.timing == JOINT
        whom = f"{table.name(self.seat)}: " if several else ""
        self.say(whom + table.game.prompt(view, table.question(self.seat)))
        if table.state.must(self.seat) is None:
            self.say(self.STANDING)
        found = self.possible()
        if 0 < len(found) <= MOST_SHOWN:
            self.number(found)
        elif found:
            self.listed = []
            self.say(f"{len(found)} moves; type moves to see them.")
            if isinstance(view, Empires):
                words = dict.fromkeys(each.text.split()[0] for each in found)
                self.say(f"They begin with: {', '.join(words)}.")

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
        if is_number(line) and self.listed:
            if not 1 <= int(line) <= len(self.listed):
                self.say(f"The last list has the numbers 1 to {len(self.listed)}.")
                return False
            trouble = self.table.play(seat, self.listed[int(line) - 1])
        elif line.lower() in ("wait", "leave it") and self.table.state.must(seat) is None:
            trouble = self.table.play(seat, WAIT)
        else:
            trouble = self.table.play_text(seat, line)
            if trouble and is_number(line):
                trouble = "No list has numbers now: type `moves` first, and narrow a long one down."
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
        result = self.table.result()
        if result not in self.said:  # some games tell it as their last event
            self.say(result)
        if isinstance(state, Empires):
            self.say(*empires.end(state))
        if self.table.keeper.failed:
            self.say(self.not_saved())
        elif self.table.keeper.path is not None:
            self.say(f"The record is kept in {self.table.keeper.path}.")

    def part(self) -> None:
        """Say good-bye in the middle of a game."""
        path = self.table.keeper.path
        if self.table.keeper.failed:
            self.say(f"Good-bye. {self.not_saved()}")
        elif path is None:
            self.say("Good-bye. No move was made, so nothing was saved.")
        else:
            self.say(f"Good-bye. The game is kept in {path}.", "`aevum play --continue` goes on.")

    def not_saved(self) -> str:
        """Say that the game as it stands is on no disk, and why."""
        keeper = self.table.keeper
        older = f" An earlier position is in {keeper.file}." if keeper.mark is not None else ""
        return f"The game is NOT saved: {keeper.failed}.{older}"

    # Commands

    def command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        action = self.commands().get(word.lower())
        if action is None or (rest and self._begins_a_move(word.lower())):
            return False
        if rest and word.lower() in BARE:
            self.say(f'`{word.lower()}` takes no other words: "{quote(rest.strip())}" is left out.')
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
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
        }

    def _begins_a_move(self, word: str) -> bool:
        """Tell whether moves of this game begin with a word, as `score settlers` does."""
        return any(row.name == word for row in self.table.game.moves.rows)

    def _help(self, _: str) -> None:
        game = self.table.game
        move = example(game, self.table.choices(self.seat))
        for line in HELP:
            self.say(line.format(move=move, word=move.split()[0], counts=game.counts))
            if isinstance(self.table.state, Empires) and line.split()[0] in empires.HELP:
                self.say(empires.HELP[line.split()[0]])

    def _board(self, whose: str) -> None:
        view = self.table.view(self.seat)
        if isinstance(view, Empires) and whose:
            self.say(*empires.drawing(view, whose))
        else:
            self.say(self.table.game.draw(view).rstrip("\n"))

    def _list(self, whose: str) -> None:
        view = self.table.view(self.seat)
        if isinstance(view, TempusState):
            self.say(*tempus.position(view))
        elif isinstance(view, Imperials):
            self.say(*imperials.position(view))
        elif isinstance(view, Temporum):
            self.say(*temporum.position(view))
        elif isinstance(view, Empires):
            self.say(*empires.in_sentences(view, whose))
        else:
            self._board("")

    def _score(self, _: str) -> None:
        view = self.table.view(self.seat)
        if isinstance(view, TempusState):
            self.say(tempus.score_line(view))
            return
        if isinstance(view, Empires):
            self.say(*empires.scores(view))
            return
        scores = [f"{self.table.name(seat)} {each}" for seat, each in enumerate(view.scores())]
        self.say(f"{self.table.game.counts.capitalize()}: {', '.join(scores)}.")

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
            self.say(self.STANDING)
        asked = words_of(wanted)
        found = self.like(asked) or self.like(asked, loosely=True)
        if not found:
            self.say("No move is like that now." if asked else "There is no move to make now.")
        elif len(found) <= MOST_LISTED:
            self.number(found)
        else:
            self._group([each.text for each in found], wanted)

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
        self.say(f"Narrow them down, as with `moves {first}`, or by other words and numbers.")

    def _why(self, text: str) -> None:
        if is_number(text) and 1 <= int(text) <= len(self.listed):
            text = self.table.game.moves.text(self.listed[int(text) - 1])
        try:
            move = self.table.game.read(self.table.view(self.seat), self.seat, text)
        except BadMove as error:
            self.say(str(error))
            return
        if move in self.answers():
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
        told = self.addressed(self.table.lines(self.seat)[-10:])
        self.say(*told or ["Nothing has happened yet."])

    def _rules(self, wanted: str) -> None:
        self.say(*rulesbook.look_up(self.table.game.rules(), wanted))

    def _save(self, name: str) -> None:
        keeper = self.table.keeper
        if name:
            self.say(
                "`save` takes no name: a game is kept in a file of its own, which you can copy."
            )
        self.table.keep()
        if keeper.failed:
            self.say(self.not_saved())
        elif keeper.path is None:
            self.say("Nothing is kept before the first move.")
        else:
            self.say(*filter(None, [keeper.trouble]), f"Kept in {keeper.path}.")
        self.trouble = keeper.trouble
