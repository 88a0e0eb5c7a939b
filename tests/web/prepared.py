"""A game from prepared positions: an option names the scene with which a table begins."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from aevum.core.bot import Bot, Explanation
from aevum.core.events import Event
from aevum.core.game import Game, Option
from aevum.core.state import Ask, State
from aevum.core.text import Text


class Setting(Protocol):
    """A scene: somebody has set its state up."""

    @property
    def state(self) -> State: ...


class Prepared(Game):
    """Another game with a different beginning."""

    def __init__(self, game: Game, name: str, scenes: Mapping[str, Callable[[], Setting]]) -> None:
        self.game = game
        self.scenes = scenes
        names = tuple(scenes)
        super().__init__(
            name=name,
            title=f"{game.title}, staged",
            summary="A position that somebody has prepared.",
            version=1,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            moves=game.moves,
            folder=game.folder,
            options=(Option("scene", "choice", names[0], "How it begins.", choices=names),),
            hidden=game.hidden,
            words=game.words if game.in_messages() else None,
        )

    def new(
        self,
        seats: object = 0,
        seed: object = 0,
        explicit: bool = False,
        rules: object = 0,
        numbers: object = None,
        **options: Any,
    ) -> State:
        state = self.scenes[options["scene"]]().state
        state.explicit = explicit
        state.events = None
        return state

    def load(self, data: object) -> State:
        return self.game.load(data)

    def draw(self, view: State) -> str:
        return self.game.draw(view)

    def view(self, view: State) -> dict[str, object]:
        return self.game.view(view)

    def prompt(self, view: State, ask: Ask) -> str:
        return self.game.prompt(view, ask)

    def label(self, view: State, move: int) -> str:
        return self.game.label(view, move)

    def done(self, view: State, move: int) -> str:
        return self.game.done(view, move)

    def say(self, event: Event) -> str:
        return self.game.say(event)

    def why(self, view: State, seat: int, move: int) -> str:
        return self.game.why(view, seat, move)

    def standard(self) -> Bot:
        return self.game.standard()

    def advice(self, view: State, seat: int, seconds: float) -> tuple[int, str | Text] | None:
        return self.game.advice(view, seat, seconds)

    def explain(self, view: State, seat: int, line: list[int], bot: Bot) -> Explanation | None:
        return self.game.explain(view, seat, line, bot)

    def plan(
        self, view: State, seat: int, seconds: float, kept: list[int]
    ) -> tuple[list[int], Explanation] | None:
        return self.game.plan(view, seat, seconds, kept)

    def begun(self, state: State, seat: int) -> bool:
        return self.game.begun(state, seat)

    def stands(self, state: State, seat: int, place: int) -> bool:
        return self.game.stands(state, seat, place)

    def line(self, view: State, moves: list[int]) -> str:
        return self.game.line(view, moves)
