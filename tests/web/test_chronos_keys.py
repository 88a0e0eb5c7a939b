"""Chronos Conquest only with a keyboard, and on a phone of 360 px."""

import re

from playwright.sync_api import expect

from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.chronos import HALF, QUARTER, UNTIMED, own, pile, run_on, sit_down, stands
from tests.web.conftest import Come

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_two_keys_send_a_timer(come_again: Come) -> None:
    page = come_again()
    sit_down(page, speed=UNTIMED)
    page.keyboard.press("s")
    expect(own(page, 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("4")
    stands(page, 1, "on pile 4")
    run_on(page)
    page.keyboard.press("Tab")
    pile(page, 1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    stands(page, 0, "on pile 2")


def test_enter_does_what_the_ask_bar_offers(come_again: Come) -> None:
    """It takes the card; where time stands still and all sand runs, it lets time run on."""
    page = come_again()
    sit_down(page, "busy", 4, speed=UNTIMED)
    main = bar(page).locator("button.now")
    expect(main).to_have_text(re.compile("Take and stay *Enter"))
    page.keyboard.press("Enter")
    stands(page, 0, "on pile 3, 30 seconds")
    expect(main).to_have_text(re.compile("Continue *Enter"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("banner")).not_to_contain_text("0:00")


AT_ONCE = """(keys) => keys.forEach((key) => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))"""


def test_a_quick_hand_waits_and_is_not_refused(come_again: Come) -> None:
    """A second timer goes as soon as the hand is free; Escape takes it back before."""
    page = come_again()
    sit_down(page, "bargain", speed=QUARTER)
    page.evaluate(AT_ONCE, ["d", "2", "a", "4", "Escape", "s", "4"])
    stands(page, 2, "on pile 2")
    stands(page, 1, "on pile 4")
    stands(page, 0, "on pile 3")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_piles_come_first(come_again: Come) -> None:
    """From the header one Tab leads to the piles, and the chat comes after the board."""
    page = come_again()
    sit_down(page, speed=UNTIMED)
    page.get_by_role("banner").get_by_role("button", name="Day or night").focus()
    page.keyboard.press("Tab")
    expect(pile(page, 1)).to_be_focused()


def test_choices_are_under_the_focus(come_again: Come) -> None:
    """A keyboard player has five seconds for a plague, so its choices get the focus."""
    page = come_again()
    sit_down(page, "war", speed=UNTIMED)
    page.keyboard.press("2")
    expect(bar(page)).to_contain_text("War: Which timer")
    expect(page.locator("[data-picks] button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(bar(page)).not_to_contain_text("War: Which timer")


def test_what_cannot_be_says_why(come_again: Come) -> None:
    page = come_again()
    sit_down(page, "busy", 4, speed=UNTIMED)
    page.locator("[data-place='10']").click(force=True)  # somebody stands on that city
    expect(page.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_hint_is_in_the_ask_bar_and_on_the_board(come_again: Come) -> None:
    """Alone with bots H asks for a hint, which is marked in the strip's place."""
    page = come_again()
    sit_down(page, "rich", speed=UNTIMED)
    page.keyboard.press("h")
    hint = bar(page).get_by_role("note", name="Hint")
    expect(hint).to_contain_text("Claim the points")
    expect(hint).to_contain_text("You have 200 of 200 points: you win.")
    expect(page.locator("[data-hinted]")).to_have_text(re.compile("Claim 200"))
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    sit_down(page, "race", speed=UNTIMED)
    page.keyboard.press("h")
    expect(hint).to_contain_text("Take the 50 from pile 3, then flip your timer onto")
    expect(page.locator("svg [data-hinted]")).to_have_count(1)
    expect(own(page, 0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("0")
    stands(page, 0, "in front of you")
    expect(hint).to_have_count(0)


def test_a_move_is_typed_in_the_ask_bar(come_again: Come) -> None:
    """Nonsense is answered with a whole move; the board stays in sight."""
    page = come_again()
    sit_down(page, speed=UNTIMED)
    page.keyboard.press("/")
    field = bar(page).get_by_role("combobox", name="Type a move")
    expect(field).to_be_focused()
    page.keyboard.type("jump\n")
    expect(bar(page)).to_contain_text(re.compile(r"A whole move is, for example: go 1[abc] pile\d"))
    field.fill("go 1b pile4")
    page.keyboard.press("Enter")
    stands(page, 1, "on pile 4")
    expect(field).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)


def test_a_timer_is_dragged(come_again: Come) -> None:
    page = come_again()
    sit_down(page, speed=UNTIMED)
    own(page, 2).hover()
    page.mouse.down()
    pile(page, 3).hover()
    page.mouse.up()
    stands(page, 2, "on pile 3")


def test_a_phone(come_again: Come) -> None:
    page = come_again(**PHONE)
    sit_down(page, "busy", 4, speed=UNTIMED)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    cards = page.get_by_role("group", name="Your cards, the last one on top").bounding_box()
    assert cards is not None
    assert cards["y"] + cards["height"] <= 740
    no_violations(page)
    page.get_by_role("button", name="Gods, powers, talk").tap()
    sheet = page.get_by_role("dialog", name="Gods, powers, talk")
    expect(sheet).to_contain_text("Your score counts \u00d7 2.")
    no_violations(page, "dialog[open]")
    sheet.get_by_role("button", name=re.compile("Aphrodite")).tap()
    expect(bar(page)).to_contain_text("for Aphrodite")
    bar(page).get_by_role("button", name="Cancel").tap()
    expect(bar(page).get_by_label("You have 120 of 200")).to_be_visible()
    own(page, 0).tap()
    pile(page, 1).tap()
    stands(page, 0, "on pile 1")


def test_a_long_press_reads_a_card_and_moves_nothing(come_again: Come) -> None:
    page = come_again(**PHONE)
    sit_down(page, "busy", 4, speed=UNTIMED)
    box = pile(page, 2).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.get_by_role("tooltip")).to_contain_text("You send any timer to Hell")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(bar(page)).to_contain_text("Your timer on pile 3: take the 20")
    pile(page, 1).tap()
    stands(page, 0, "on pile 1")


def test_a_phone_tells_what_happened_and_pauses_at_a_tap(come_again: Come) -> None:
    page = come_again(**PHONE)
    sit_down(page, "race", speed=UNTIMED)
    bar(page).get_by_role("button", name="Take back").tap()
    expect(bar(page).locator(".last")).to_contain_text("You take the 50 from pile 3")
    sit_down(page, "race", speed=HALF)
    page.get_by_role("banner").get_by_role("button", name="Hint").tap()
    expect(bar(page).get_by_role("note", name="Hint")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("banner").get_by_role("button", name="Pause").tap()
    expect(page.locator(".veil")).to_contain_text("You paused")
