"""People at one table of Chronos Conquest: races, bargains, leaving and coming back."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.boards import bar, glimpse
from tests.web.chronos import pile, stands
from tests.web.conftest import Come
from tests.web.tables import make

SECOND = {"viewport": {"width": 1280, "height": 820}}
PHONE = {"viewport": {"width": 360, "height": 740}}


def together(one: Page, other: Page, scene: str, **wishes: Any) -> str:
    """Two people and a bot sit down and begin."""
    code = make(one, game="chronos_staged", options={"scene": scene}, seats=3, bots=[], **wishes)
    for page in (one, other):
        page.goto(f"/t/{code}")
    other.get_by_role("button", name=re.compile("^(Sit|Take)")).first.click()
    other.get_by_role("button", name="I\u2019m ready").click()
    expect(one.get_by_text("ready", exact=True)).to_have_count(2)
    one.get_by_role("button", name="Fill with bots").click()
    one.get_by_role("button", name="Start").click()
    for page in (one, other):
        bar(page).wait_for()
    return code


def test_two_people_race_for_one_card(come_again: Come) -> None:
    """The player who was earlier by their screen has it, and the later one is told."""
    one, other = come_again(), come_again(**SECOND)
    together(one, other, "race", window=150)
    expect(bar(one)).to_contain_text("take the 50")
    pile(other, 3).wait_for()
    one.keyboard.press("0")  # leaves with the last card of the pile
    other.keyboard.press("3")  # would guard it, and then nobody is alone there
    stands(one, 0, "in front of you")
    taken = one.get_by_role("group", name="Your cards").get_by_label("50, on top").is_visible()
    later = other if taken else one
    expect(later.get_by_role("alert")).to_be_visible()
    stands(other, 3, "in front of you" if taken else "on pile 3")
    expect(pile(other, 3)).to_have_attribute(
        "aria-label", re.compile("empty$" if taken else "^Pile 3: 50, 1 card")
    )


def test_two_people_bargain(come_again: Come) -> None:
    """A bid stays as it was read, both see the same 3-2-1, and the board keeps running."""
    one, other = come_again(), come_again(**SECOND)
    together(one, other, "bargain")
    one.get_by_role("button", name="I’ll leave").click()
    say = one.get_by_role("region", name="Say")
    other.keyboard.press("s")
    other.keyboard.press("0")
    expect(say.get_by_role("alert")).to_contain_text("has left pile 5. Choose again.")
    expect(say.get_by_label("if", exact=True)).to_have_value("1 4")
    expect(say.get_by_role("button", name="Offer")).to_be_disabled()
    other.keyboard.press("s")
    other.keyboard.press("5")
    say.get_by_role("button", name="Offer").click()
    counted = [glimpse(page, "[data-ask] [aria-label^='Together in ']") for page in (one, other)]
    other.get_by_role("button", name="On 3, 2, 1").click()
    for shown in counted:
        shown()
    expect(other.get_by_text("Now", exact=True)).to_be_visible()
    one.keyboard.press("a")
    one.keyboard.press("0")
    stands(one, 0, "in front of you")


def test_a_phone_hears_bids_and_pleas(come_again: Come) -> None:
    """A request is in the ask bar with the answer beside it, and the page fits."""
    one, phone = come_again(), come_again(**PHONE)
    together(one, phone, "bargain", pause="all")
    one.get_by_role("button", name="I’ll leave").click()
    one.get_by_role("button", name="Offer").click()
    wish = bar(phone).get_by_role("status")
    expect(wish).to_contain_text("offers you: I’ll leave pile 3 if you leave pile 5.")
    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    wish.get_by_role("button", name="Refuse").click()
    expect(one.get_by_role("complementary", name="Temple")).to_contain_text("said no.")
    one.keyboard.press("b")
    expect(wish).to_contain_text("asks for a pause")
    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    wish.get_by_role("button", name="Agree").click()
    expect(phone.locator(".veil")).to_contain_text("asked for this pause, and everyone agreed.")


def test_all_must_agree_to_a_pause(come_again: Come) -> None:
    """If all must agree, one asks and the other is told; the same for continuing."""
    one, other = come_again(), come_again(**SECOND)
    together(one, other, "race", pause="all")
    one.keyboard.press("b")
    asked = other.get_by_role("banner").get_by_role("button", name="asks for a pause")
    expect(asked).to_be_visible()
    expect(one.locator(".veil")).to_have_count(0)
    asked.click()
    for page in (one, other):
        expect(page.get_by_role("status").filter(has_text="Time is paused")).to_be_visible()
    one.keyboard.press("b")
    expect(other.locator(".veil")).to_contain_text("Ready to continue: ")
    expect(one.locator(".veil")).to_contain_text("Waiting for ")
    expect(one.locator(".veil").get_by_role("button")).to_have_attribute("aria-pressed", "true")
    other.keyboard.press("b")
    for page in (one, other):
        expect(page.locator(".veil")).to_have_count(0)


def test_talk_then_one_goes_and_comes_back(come_again: Come) -> None:
    """Phrases and places shown reach the other; time stands while somebody is gone."""
    one, other = come_again(), come_again(**SECOND)
    code = together(one, other, "race")
    one.keyboard.press("h")
    expect(bar(one).get_by_role("note", name="Hint")).to_contain_text("only available against bots")
    one.get_by_role("button", name="You first").click()
    expect(other.get_by_role("region", name="Say")).to_contain_text("You first.")
    flash = glimpse(one, ".flash .ring")
    other.keyboard.press("w")
    pile(other, 2).click()
    flash()
    other.goto("about:blank")
    expect(one.get_by_role("status").filter(has_text="lost the connection")).to_be_visible()
    other.goto(f"/t/{code}")
    bar(other).wait_for()
    expect(one.get_by_role("status").filter(has_text="lost the connection")).to_have_count(0)
    other.keyboard.press("2")
    stands(other, 3, "on pile 2")


SLOW = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (...words) {
        setTimeout(() => this.readyState === WebSocket.OPEN && send.apply(this, words), 350);
    };
}"""


def test_a_slow_connection_is_named_before_one_sits_down(come_again: Come) -> None:
    one, other = come_again(), come_again(**SECOND)
    other.add_init_script(f"({SLOW})()")
    code = make(one, game="chronos", seats=3, bots=[])
    for page in (one, other):
        page.goto(f"/t/{code}")
        page.get_by_role("heading", name="Seats").wait_for()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # a ping at once
    expect(other.get_by_text("Your connection is slow")).to_be_visible()
    expect(other.get_by_role("button", name="Sit down")).to_be_enabled()
    expect(one.get_by_text("Your connection is slow")).to_be_hidden()
