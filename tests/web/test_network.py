"""Reloaded pages, lost networks, and servers that stop in the middle."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come, Watch
from tests.web.server import Server
from tests.web.shell import ask_bar
from tests.web.tables import make, make_tempus, play
from tests.web.tempus import MOVE_TEXTS, Mouse

LOST = re.compile(r"Connection lost\.|The server is restarting\.")


SHOWN = """() => {
    const words = (where) => [...document.querySelectorAll(where)].map((one) => one.innerText);
    return [
        ...[...document.querySelectorAll('[data-key]')].map((one) => one.ariaLabel),
        ...words('pre'),
        ...words('[aria-label="Your moves"]'),
        ...words('aside[aria-label$="log" i]'),
        ...words('main section[aria-label]'),
    ];
}"""


def shown(page: Page) -> list[str]:
    """A person's view of a match: the question, the board or drawing, the moves, the log."""
    ask_bar(page).wait_for()
    found: list[str] = page.evaluate(SHOWN)
    return found


def reloaded(page: Page) -> None:
    """Reload the page: it looks as before."""
    before = shown(page)
    page.reload()
    assert shown(page) == before


def test_reload_at_every_decision(come: Come) -> None:
    page = come()
    code = make(page, game="template", seats=2, bots=["standard"], start=True)
    page.goto(f"/t/{code}")
    moves = page.get_by_role("region", name="Your moves")
    end = page.get_by_role("dialog", name="Template")
    decisions = 0
    moves.wait_for()
    while not end.is_visible():
        reloaded(page)
        decisions += 1
        hold = moves.get_by_role("button", name=re.compile("^Hold"))
        (hold if hold.count() else moves.get_by_role("button").first).click()
        page.get_by_role("button", name="Confirm").click()
        page.get_by_role("button", name="Confirm").wait_for(state="detached")
        expect(moves.or_(end).first).to_be_visible()
    assert decisions >= 2
    page.keyboard.press("Escape")
    reloaded(page)


@pytest.mark.parametrize("made", [0, 16, 20, 43, 57])
def test_reload_tempus(come_again: Come, made: int) -> None:
    """Also in the middle of a payment, and before the last move."""
    page = come_again()
    code = make_tempus(page)
    if made:
        play(page, code, MOVE_TEXTS[:made])
    page.goto(f"/t/{code}")
    reloaded(page)
    Mouse(page).play(MOVE_TEXTS[made])


@pytest.fixture
def restarting(server: Server, watch: Watch) -> Iterator[Server]:
    """The server, to be stopped and started by the test; afterwards it runs in any case."""
    watch.network = True
    yield server
    if server.process is None:
        server.start()


def rows(page: Page, code: str) -> list[Any]:
    film = page.request.get(f"/api/tables/{code}/replay").json()["film"]
    found: list[Any] = page.request.get(film).json()["steps"]
    return found


def test_the_server_stops_in_the_middle(come: Come, restarting: Server) -> None:
    page = come()
    code = make_tempus(page)
    page.goto(f"/t/{code}")
    mouse = Mouse(page)
    mouse.play(MOVE_TEXTS[0])
    before = shown(page)

    restarting.stop()
    expect(page.get_by_text(LOST)).to_be_visible()
    assert shown(page) == before
    restarting.start()
    expect(page.get_by_text(LOST)).to_be_hidden()
    assert shown(page) == before
    mouse.play(MOVE_TEXTS[1])

    mouse.choose(MOVE_TEXTS[2])
    restarting.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    # The move is made while nobody hears it, and pressed again by an impatient person.
    ask_bar(page).locator("button.now").click()
    ask_bar(page).locator("button.now").click(force=True)
    restarting.start()
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(ask_bar(page)).to_contain_text("turn 4 of 10")
    assert [step["text"] for step in rows(page, code)] == MOVE_TEXTS[:3]
    mouse.play(MOVE_TEXTS[3])


def test_the_network_goes_and_comes(come: Come, watch: Watch) -> None:
    watch.network = True
    page = come()
    code = make_tempus(page)
    page.goto(f"/t/{code}")
    mouse = Mouse(page)
    mouse.play(MOVE_TEXTS[0])
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=60_000)  # two heartbeats at most
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_be_hidden()
    mouse.play(MOVE_TEXTS[1])
    assert [step["text"] for step in rows(page, code)] == MOVE_TEXTS[:2]


def test_pages_without_a_network(come: Come, watch: Watch) -> None:
    """A failed load says so and offers another try."""
    watch.network = True
    page = come()
    page.goto("/")
    page.get_by_role("button", name="Play this minute").wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Play this minute").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Play this minute").click()
    ask_bar(page).wait_for()
