"""A game of an installed package is played on the board that it brings along."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.packages import RACE, unpack
from tests.web.axes import no_violations
from tests.web.conftest import USUAL, Watch
from tests.web.server import Server
from tests.web.tables import make

CODE = f"""{RACE}
from aevum.core.capabilities import Screen


class Drawn(Race):
    def screen(self):
        return Screen(Path(__file__).parent / "screen", "screen.js", ("board.css",), ("words.js",))


class Broken(Race):
    def screen(self):
        return Screen(Path(__file__).parent / "screen", "broken.js")


DRAWN = Drawn("drawn_race")
BROKEN = Broken("lost_race")
"""
SCREEN = """
import { button } from './words.js';

export function mount(target, context) {
  const points = Object.assign(document.createElement('p'), { className: 'points' });
  const moves = document.createElement('div');
  target.append(points, moves);
  let asked = 0;
  async function update({ names, view, legal }) {
    const now = ++asked;
    points.textContent = names.map((name, seat) => `${name} ${view.points[seat]}`).join(', ');
    const labels = await context.labels(legal);
    if (now !== asked) return;
    moves.replaceChildren(...legal.map((code, at) => button(labels[at], () => context.act(code))));
  }
  update(context.state);
  return { update, destroy: () => target.replaceChildren() };
}
"""
WORDS = """
export function button(label, onclick) {
  return Object.assign(document.createElement('button'), { textContent: label, onclick });
}
"""
STYLE = ".points { letter-spacing: 3px; } button { min-height: 44px; font: inherit; }"


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment the package is installed."""
    site = tmp_path_factory.mktemp("site")
    files = {
        "fair/__init__.py": "",
        "fair/race.py": CODE,
        "fair/screen/screen.js": SCREEN,
        "fair/screen/words.js": WORDS,
        "fair/screen/board.css": STYLE,
        "fair/screen/broken.js": "throw new Error('broken board')",
    }
    entries = {"aevum.games": {"one": "fair.race:DRAWN", "two": "fair.race:BROKEN"}}
    unpack(site, "fair-race", files, entries)
    running = Server(tmp_path_factory.mktemp("own"), ("tests.tiny.haggle:Haggle",), site)
    yield running
    running.stop()


@pytest.fixture
def page(
    own_server: Server, browser: Browser, watch: Watch, browser_context_args: dict[str, Any]
) -> Iterator[Page]:
    """Return the page of somebody at this server."""
    context = browser.new_context(**(browser_context_args | USUAL | {"base_url": own_server.url}))
    watch.over(context)
    yield context.new_page()
    watch.no_longer(context)
    context.close()


def open_table(page: Page, game: str) -> str:
    """Begin a match of this page's person against a bot, and open its table."""
    page.goto("/")
    page.get_by_role("heading", level=1).first.wait_for()
    page.request.post("/api/me", headers={"Sec-Fetch-Site": "same-origin"})
    code = make(page, game=game, bots=["standard"], start=True)
    page.goto(f"/t/{code}")
    return code


def test_a_game_is_played_on_its_own_board_to_its_end_and_seen_again(
    page: Page, watch: Watch
) -> None:
    code = open_table(page, "drawn_race")
    board = page.get_by_label("The table")
    points = board.locator(".points")
    expect(points).to_have_css("letter-spacing", "3px")
    assert watch.complaints == []
    no_violations(page, "html", lambda _theme: None)
    watch.complaints.clear()  # axe itself writes a style into what it looks at
    over = page.get_by_text("The match is over")
    for _ in range(300):
        roll = board.get_by_role("button", name="Roll")
        expect(roll.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        held = board.get_by_role("button", name="Hold")
        with suppress(Error):  # the button of a finished turn goes away
            (held if held.is_visible() else roll).click(timeout=2_000)
        page.wait_for_timeout(30)
    expect(over).to_be_visible()
    page.goto(f"/r/{code}")
    expect(page.get_by_label("The table").locator(".points")).to_be_visible()
    expect(page.get_by_label("The table").get_by_role("button")).to_have_count(0)


def test_a_board_that_fails_gives_way_to_the_table_of_any_game(page: Page, watch: Watch) -> None:
    open_table(page, "lost_race")
    expect(page.get_by_label("The table")).to_have_count(0)
    expect(page.get_by_role("button", name="Roll").first).to_be_visible()
    assert any("broken board" in each for each in watch.complaints)
    watch.complaints.clear()
