"""Tables and screens of ASCII Empires for the terminal's tests."""

from textual.pilot import Pilot
from textual.widgets import Static

from aevum.core.state import NONE
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.scenes import Scene
from aevum.terminal.app import AevumApp
from aevum.terminal.ascii.screen import EmpiresScreen
from aevum.terminal.patience import Patience
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from tests.terminal.conftest import seated

LARGE, MIDDLE, SMALL = (172, 48), (124, 50), (80, 24)


def at(scene: Scene, *bots: str) -> Table:
    """A table at a scene; "" seats a person."""
    table = seated("ascii", *bots)
    if not scene.started:
        scene.begin()
    table.match.state = scene.state
    table.driver = Patience(scene.state)
    return table


def screen_of(app: AevumApp) -> EmpiresScreen:
    assert isinstance(app.screen, EmpiresScreen)
    return app.screen


def sea_of(table: Table) -> Empires:
    assert isinstance(table.state, Empires)
    return table.state


def words(app: AevumApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).content)


def slip(app: AevumApp) -> str:
    return app.screen.query_one(Slip).words


def drawn(app: AevumApp, plate: str = "sheet") -> str:
    return app.screen.query_one(f"#{plate}", Plate).canvas.text()


async def press(app: AevumApp, pilot: Pilot[None], *keys: str) -> None:
    """Press keys, then wait until no bot thinks any more."""
    await pilot.press(*keys)
    await settle(app, pilot)


async def settle(app: AevumApp, pilot: Pilot[None]) -> None:
    await pilot.pause()
    while isinstance(app.screen, EmpiresScreen) and app.screen.thinking != NONE:
        await app.workers.wait_for_complete()
        await pilot.pause()
