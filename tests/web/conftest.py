"""A real server, a real Chromium, people who come with it, and a folder for its pictures."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, expect

from tests.web.server import Server
from tools import browser

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
WANTED = "AEVUM_SCREENS" in os.environ

# The machine that runs the tests may be busy.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

# For the same reason a slip that closes after six seconds stays for a minute.
LINGER = """{
    const set = window.setTimeout;
    window.setTimeout = (act, pause, ...more) => set(act, pause === 6000 ? 60_000 : pause, ...more);
}"""

# Whole games come first, so that no worker starts one when the others end.
LONG = (
    "test_a_game_by_mouse",
    "test_a_game_by_keyboard",
    "test_a_game_on_a_phone",
    "test_two_people_and_a_spectator",
    "test_tempus",
    "test_reload_at_every_decision",
    "test_every_question",
    "test_a_game_of_imperials",
    "test_two_people_trade",
    "test_a_game_of_temporum",
    "test_two_people_and_a_spectator_at_temporum",
    "test_a_solo_game_of_ascii",
    "test_two_people_and_two_bots_write_at_once",
    "test_a_game_of_chronos",
)

# Chromium writes these lines itself, even if a page handles the missing answer.
NETWORK = re.compile(r"Failed to load resource|WebSocket connection to|net::ERR_")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: getattr(item, "originalname", "") not in LONG)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Drive the machine's own Chromium where there is one, else the copy that Playwright keeps."""
    path = browser.on_path()
    # Drawing without a graphics card is slow, and slowest with an emulated card.
    plain = {"args": ["--disable-gpu", "--disable-software-rasterizer"]}
    return browser_type_launch_args | plain | ({"executable_path": path} if path else {})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process; at the end its log must have no errors."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
    assert not re.search(r"Traceback|\[(error|critical)", running.logs()), running.logs()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


class Watch:
    """The errors of browsers during a test."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.network = False
        """Whether the test expects failing requests."""

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._thrown)

    def no_longer(self, context: BrowserContext) -> None:
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._thrown)

    def _thrown(self, error: WebError) -> None:
        self.complaints.append(f"thrown: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or (
            self.network and NETWORK.search(message.text)
        ):
            return
        self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fail a test in which any page wrote an error or threw one."""
    watching = Watch()
    yield watching
    assert watching.complaints == []


Come = Callable[..., Page]

USUAL = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


@pytest.fixture
def come(new_context: Callable[..., BrowserContext], watch: Watch) -> Come:
    """Return a page of somebody new, with a browser of their own; options are Playwright's."""

    def arrive(**wishes: Any) -> Page:
        context = new_context(**(USUAL | wishes))
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LINGER)
        watch.over(context)
        return context.new_page()

    return arrive


@pytest.fixture(scope="session")
def regulars(
    browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[Callable[..., Page]]:
    """Pages that stay open from test to test, one for each set of options."""
    pages: dict[str, Page] = {}

    def find(**wishes: Any) -> Page:
        name = repr(wishes)
        if name not in pages:
            context = browser.new_context(**(browser_context_args | USUAL | wishes))
            context.set_default_timeout(PATIENCE)
            context.add_init_script(LINGER)
            pages[name] = context.new_page()
        return pages[name]

    yield find
    for page in pages.values():
        page.context.close()


@pytest.fixture
def come_again(regulars: Callable[..., Page], watch: Watch) -> Iterator[Come]:
    """Return a page of somebody who was here before, for tests where that does not matter.

    A new browser for each of them would spend most of its time on fetching and reading the same
    files. Nothing of an earlier test is left but the cookie, the settings and the files.
    """
    pages: list[Page] = []

    def arrive(**wishes: Any) -> Page:
        page = regulars(**wishes)
        watch.over(page.context)
        pages.append(page)
        return page

    yield arrive
    for page in pages:
        page.goto("about:blank")
        watch.no_longer(page.context)


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """Save a screenshot as build/screens/NAME.png, for people.

    Only with `--screens` of tools/run_tests.py, since screenshots check nothing and take time.
    """

    def keep(page: Page, name: str) -> None:
        if not WANTED:
            return
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENS / f"{name}.png", animations="disabled", caret="hide")

    return keep
