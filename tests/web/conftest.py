"""A real server, a real Chromium, people who come with it, and a folder for its pictures."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from tests.web.server import Server
from tools import browser

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"

# The machine that runs the tests may be busy.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)

# Chromium writes these lines itself, whatever a page does about an answer that did not come.
NETWORK = re.compile(r"Failed to load resource|WebSocket connection to|net::ERR_")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Drive the machine's own Chromium where there is one, else the copy that Playwright keeps."""
    path = browser.on_path()
    return browser_type_launch_args | ({"executable_path": path} if path else {})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process; at its end it has had no trouble."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
    assert not re.search(r"Traceback|\[(error|critical)", running.logs()), running.logs()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


class Watch:
    """What browsers complained of during a test."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.network = False
        """Whether requests may fail: the test has seen to it."""

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda error: self.complaints.append(f"thrown: {error.error}"))

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


@pytest.fixture
def come(new_context: Callable[..., BrowserContext], watch: Watch) -> Come:
    """Return a page of somebody new, with a browser of their own; wishes are Playwright's."""

    def arrive(**wishes: Any) -> Page:
        usual = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        context = new_context(**(usual | wishes))
        context.set_default_timeout(PATIENCE)
        watch.over(context)
        return context.new_page()

    return arrive


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """Keep what a page shows as build/screens/NAME.png, to be looked at by people."""

    def keep(page: Page, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENS / f"{name}.png", animations="disabled", caret="hide")

    return keep
