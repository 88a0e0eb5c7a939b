"""The common parts of the four tiny games."""

from pathlib import Path

from aevum.bots.random import RandomBot
from aevum.core.bot import Bot
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.events import Event
from aevum.core.frames import Effect
from aevum.core.game import Game
from aevum.core.state import Ask, State


class TinyGame(Game):
    """A game of the tests: drawn as its view's fields, played by chance."""

    def draw(self, view: State) -> str:
        return "\n".join(f"{name}: {value}" for name, value in self.view(view).items())

    def standard(self) -> Bot:
        return RandomBot()

    def seats_of(self, data: object) -> int:
        """Return the number of seats in a save, checked."""
        seats = Reader(data).inner().number()
        if not self.min_seats <= seats <= self.max_seats:
            raise BadData(f"This save is damaged: {self.title} is not for {seats} players.")
        return seats


class EnglishGame(TinyGame):
    """A tiny game whose words are written in English, not in messages."""

    prompts: tuple[str, ...] = ()

    def prompt(self, view: State, ask: Ask) -> str:
        return self.prompts[ask.kind]

    def say(self, event: Event) -> str:
        who = f"player {event.seat + 1}" if event.seat >= 0 else "all"
        return " ".join([who, event.kind, *map(str, event.args)])

    def why(self, view: State, seat: int, move: int) -> str:
        if move in view.legal(seat):
            return ""
        if not view.asks:
            return "R1: the game is over."
        if not view.legal(seat):
            return "R2: you are not asked anything now."
        return self.reason(view, seat, move)

    def reason(self, view: State, seat: int, move: int) -> str:
        """Return why a seat that is asked something else may not make this move."""
        return f"R3: {self.moves.text(move)} is no answer to what you are asked."


def folder() -> str:
    """Return where the tiny games live."""
    return str(Path(__file__).parent)


def numbers_in(items: list[int], low: int, high: int) -> list[int]:
    """Return the numbers of a save if each is from `low` to `high` (holes are -2)."""
    if any(not low <= item <= high for item in items):
        raise BadData("This save is damaged: there is no such card.")
    return items


def blank_of(effects: list[Effect], op: int) -> Effect:
    """Return a blank effect of the class with this number, if there is one."""
    if not 0 <= op < len(effects):
        raise BadData("This save is damaged: it has an unknown effect.")
    return effects[op].blank()
