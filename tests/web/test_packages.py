"""Two people play games from wheels on the generic table, in English and in German."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.examples.installed import Installed
from tests.web.axes import no_violations
from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.shell import ask_bar, say


class Elsewhere(Server):
    """The command of an environment that has three wheels in it."""

    def __init__(self, folder: Path) -> None:
        self.installed = Installed(folder)
        self.installed.borrow()
        super().__init__(folder)

    def command(self) -> list[str]:
        words = ["serve", "--port", self.port, "--bot-pace-ms", "0", "--limits", "no"]
        return [str(self.installed.python), "-m", "aevum", *words]

    def environment(self) -> dict[str, str]:
        return self.installed.environment()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Elsewhere(tmp_path_factory.mktemp("elsewhere"))
    yield running.url
    running.stop()
    assert "Traceback" not in running.logs(), running.logs()


LONG = "Maximilian the Very Long"  # 24 characters, the limit
SITE = {"Sec-Fetch-Site": "same-origin"}


def called(page: Page, place: str, name: str) -> Page:
    """Give the person of a page a name."""
    page.request.post(f"{place}/api/me", headers=SITE, data={})
    assert page.request.patch(f"{place}/api/me", headers=SITE, data={"name": name}).ok
    return page


def lit(page: Page) -> Locator:
    return page.locator("[data-place].lit")


def spot(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def confirm(page: Page, word: str = "Confirm") -> None:
    page.get_by_role("button", name=word).click()


def gather(ann: Page, ben: Page, link: str) -> None:
    """From the link of a table to its first move, one in English, one in German."""
    ben.goto(link)
    ben.get_by_role("button", name=say("room-chair-sit", "de")).first.click()
    ben.get_by_role("button", name=say("room-lobby-im-ready", "de")).click()
    expect(ask_bar(ann)).to_contain_text(say("room-lobby-complete"))
    ann.get_by_role("button", name="Start").click()


def test_two_people_bluff_by_a_link(come: Come, place: str) -> None:
    """Cups: from the home page to a reveal, one by mouse in German, one by keyboard."""
    ann, ben = called(come(), place, "Ann"), called(come(locale="de-DE"), place, "Ben")
    ann.goto(place)
    cups = ann.get_by_role("article").filter(has_text="Cups")
    cups.get_by_role("button", name="With friends").click()
    ann.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    gather(ann, ben, ann.get_by_label("Link to this table").input_value())

    expect(ask_bar(ann)).to_contain_text("Make the first bid.")
    expect(ask_bar(ben, "de")).to_contain_text("Wir warten auf Ann.")
    expect(lit(ben)).to_have_count(0)
    rivals = ben.get_by_role("region", name="Der Tisch").get_by_role("group", name="Ann")
    expect(rivals.get_by_role("img", name="verdeckter Würfel")).to_have_count(5)
    no_violations(ann)
    bid_by_keyboard(ann)

    expect(ask_bar(ben, "de")).to_contain_text("Ann bietet 2 Dreien.")
    expect(ben.get_by_role("button", name="6 Sechsen")).to_be_visible()
    ben.get_by_role("button", name="2 Dreien anzweifeln").click()
    expect(ask_bar(ben, "de")).to_contain_text("2 Dreien anzweifeln?")
    confirm(ben, "Bestätigen")
    for page, words in ((ann, "Last reveal"), (ben, "Zuletzt aufgedeckt")):
        shown = page.get_by_role("group", name=words)
        expect(shown.get_by_role("group")).to_have_count(2)
    expect(ann.get_by_text("Ben doubts 2 threes.").first).to_be_attached()


def bid_by_keyboard(page: Page) -> None:
    """Tab to the table, arrows to a cell, Enter, Escape, and Enter twice."""
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.matches('[data-place]')"):
        page.keyboard.press("Tab")
    expect(spot(page, "bid-1-1")).to_be_focused()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(spot(page, "bid-2-3")).to_be_focused()
    page.keyboard.press("Enter")
    expect(ask_bar(page)).to_contain_text("Bid 2 threes?")
    expect(spot(page, "bid-2-3")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(ask_bar(page)).to_contain_text("Make the first bid.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.keyboard.press("Enter")
    expect(ask_bar(page)).to_contain_text("Waiting for Ben.")


def test_two_people_load_ships(come: Come, place: str) -> None:
    """Quay on a phone and at a desk: a swap in two steps, a load, and the end."""
    ann = called(come(viewport={"width": 360, "height": 740}), place, "Ann")
    ben = called(come(locale="de-DE"), place, LONG)
    wish = {"game": "quay", "seats": 2, "numbers": {"goal": 5, "rounds": 2}}
    code = ann.request.post(f"{place}/api/tables", headers=SITE, data=wish).json()["code"]
    ann.goto(f"{place}/t/{code}")
    gather(ann, ben, f"{place}/t/{code}")

    expect(ask_bar(ann)).to_contain_text("Take, draw, swap or load?")
    card = ann.locator('[data-place^="card-"]').first
    words = card.get_attribute("aria-label") or ""
    card.click()
    expect(ask_bar(ann)).to_contain_text("Choose the next place.")
    expect(lit(ann)).to_have_count(4)
    spot(ann, "slot-2").click()
    expect(ask_bar(ann)).to_contain_text(f"Swap {words.lower()}")
    narrow = ann.evaluate("document.documentElement.scrollWidth")
    assert narrow == 360
    no_violations(ann)
    confirm(ann)

    expect(ask_bar(ben, "de")).to_contain_text("Nehmen, ziehen, tauschen oder verladen?")
    load(ben, "Bestätigen")
    spot(ann, "deck").click()
    confirm(ann)
    load(ben, "Bestätigen")
    for page, won in ((ann, f"{LONG} won."), (ben, "Du hast gewonnen!")):
        result = page.get_by_role("dialog", name="Quay")
        expect(result.get_by_role("heading", name=won, exact=True)).to_be_visible()
    ann.goto(f"{place}/r/{code}")
    expect(ann.get_by_role("region", name="The table")).to_contain_text("Quay")
    expect(lit(ann)).to_have_count(0)


def load(page: Page, word: str) -> None:
    """Load the first kind that this player has."""
    page.locator('[data-place^="kind-"].lit').first.click()
    confirm(page, word)
