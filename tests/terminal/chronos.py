"""Tables, clocks and screens of Chronos Conquest for the terminal's tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot
from textual.widgets import Static

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.chronos.data import AS_PRINTED
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene
from aevum.terminal.app import AevumApp
from aevum.terminal.chronos.screen import ChronosScreen
from aevum.terminal.living import Living
from aevum.terminal.patience import Patience
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from tests.terminal.conftest import seated
from tests.terminal.hands import Hands, stop_clock

SMALL, LARGE = (80, 24), (120, 40)
STILL = "tests.terminal.chronos:Still"


class Still(Bot):
    """A bot that never acts."""

    name = "still"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return WAIT if WAIT in legal else legal[0]

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        return AS_PRINTED.cap, WAIT


def at(scene: Scene, bot: str = STILL) -> Table:
    """A table at a scene: a person on the first seat, the same bot on the others."""
    table = seated("chronos", "", *[bot] * (scene.state.seats - 1))
    table.match.state = scene.state
    table.driver = Patience(scene.state)
    table.living = Living(table)
    return table


def sea_of(table: Table) -> Conquest:
    assert isinstance(table.state, Conquest)
    return table.state


def screen_of(app: AevumApp) -> ChronosScreen:
    assert isinstance(app.screen, ChronosScreen)
    return app.screen


def drawn(app: AevumApp) -> str:
    return app.screen.query_one("#table", Plate).canvas.text()


def words(app: AevumApp, selector: str = "#ask") -> str:
    return str(app.screen.query_one(selector, Static).content)


def slip(app: AevumApp) -> str:
    return app.screen.query_one(Slip).words


async def let_pass(app: AevumApp, pilot: Pilot[None], hands: Hands, seconds: float) -> None:
    """Let real seconds pass, and update the screen."""
    hands.seconds += seconds
    for screen in app.screen_stack:
        if isinstance(screen, ChronosScreen):
            screen.go_on()
    await pilot.pause()


async def begin(app: AevumApp, pilot: Pilot[None], hands: Hands) -> None:
    """Wait for the 3-2-1 to be over."""
    await pilot.pause()
    await let_pass(app, pilot, hands, 3.0)


@asynccontextmanager
async def playing(
    table: Table, size: tuple[int, int] = SMALL
) -> AsyncIterator[tuple[AevumApp, Pilot[None], Hands]]:
    """A table on its screen after the 3-2-1, with a clock that only the test moves."""
    hands = stop_clock(table)
    app = AevumApp(table=table)
    async with app.run_test(size=size) as pilot:
        await begin(app, pilot, hands)
        yield app, pilot, hands
