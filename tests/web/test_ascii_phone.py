"""ASCII Empires with fingers on a small phone."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.ascii import Mouse, button, die, ghost, seat, sheet, sit_down, thing
from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.test_tempus_phone import PHONE, fits, touchable

Picture = Callable[[Page, str], None]
CONTROLS = "[data-ask], [aria-label=Dice], [aria-label='What everyone is doing']"


SEATS_CUT = """() => [...document.querySelectorAll('[data-seat]')]
    .filter((each) => each.getBoundingClientRect().right > innerWidth)
    .map((each) => each.innerText)"""


class Fingers(Mouse):
    """The same, by tapping."""

    def press(self, spot: Locator) -> None:
        spot.tap()


def whole(page: Page) -> None:
    fits(page)
    touchable(page, CONTROLS)


def test_ascii_on_a_phone(come_again: Come, picture: Picture) -> None:
    """Take a die, place a Farm by a tap and the arrows, check a box, look at a sheet."""
    page = come_again(**PHONE)
    sit_down(page, "written", 5)
    fingers = Fingers(page)
    assert fingers.wait() == "develop"
    whole(page)
    assert page.evaluate(SEATS_CUT) == []
    fork(page)
    picture(page, "ascii-phone-day")
    fingers.press(die(page, 1))
    whole(page)
    no_violations(page)
    fingers.press(button(page, "Draw ").first)
    fingers.wait()
    fingers.press(button(page, "Farm"))
    draw(page, fingers, picture)
    check_a_box(page, fingers)
    fingers.press(seat(page, 1))
    expect(sheet(page, 1)).to_be_visible()
    whole(page)
    fingers.press(seat(page, 0))
    more(page, fingers, picture)


def fork(page: Page) -> None:
    """Both lines of Science leave the trunk at its end; a stroke leads to the lower one."""
    trunk, upper, lower = (
        page.locator(f".science .{name}") for name in ("trunk", "upper", "lower")
    )
    boxes = [each.bounding_box() for each in (trunk, upper, lower)]
    left, end = zip(*((box["x"], box["x"] + box["width"]) for box in boxes if box), strict=True)
    assert left[1] >= end[0] - 1
    assert left[2] == left[1]
    expect(page.locator(".science .elbow")).to_be_visible()


def draw(page: Page, fingers: Fingers, picture: Picture) -> None:
    """A tap moves the ghost and draws nothing; the arrows move it on, the button draws."""
    expect(ghost(page)).to_be_visible()
    box = page.locator("section[data-sheet] [data-map]").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.85, box["y"] + box["height"] * 0.3)
    before = ghost(page).get_attribute("data-ghost") or ""
    col, row = (int(part) for part in before.split(","))
    assert col > 18
    fingers.press(button(page, "East"))
    expect(ghost(page)).to_have_attribute("data-ghost", f"{col + 1},{row}")
    expect(ghost(page)).to_have_attribute("data-fits", "true")
    whole(page)
    picture(page, "ascii-phone-ghost")
    fingers.press(button(page, "A Worker moves in: no"))
    fingers.commit()
    farm = page.get_by_role("img", name=f"Farm ({col + 1},{row}), staffed")
    expect(farm).to_be_visible()


def check_a_box(page: Page, fingers: Fingers) -> None:
    """A lit box of the sheet, which scrolls in its own frame."""
    fingers.press(die(page, 2))
    fingers.press(thing(page, "culture:6"))
    expect(bar(page)).to_contain_text("Culture box b4 with white 4?")
    whole(page)
    fingers.commit()
    expect(die(page, 2)).to_have_attribute(
        "aria-label", "The second white die shows 4. Culture: box b4."
    )


def more(page: Page, fingers: Fingers, picture: Picture) -> None:
    """Score, Gold and log are in a sheet of their own."""
    fingers.press(button(page, "Score, Gold and log"))
    dialog = page.get_by_role("dialog", name="More")
    expect(dialog).to_contain_text("Culture rows")
    expect(dialog.get_by_role("button", name="Taxation")).to_be_enabled()
    fits(page)
    touchable(page, "dialog[open]")
    picture(page, "ascii-phone-more")
    no_violations(page, "dialog[open]")
