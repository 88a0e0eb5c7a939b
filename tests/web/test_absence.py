"""Somebody leaves: a bot plays for them until they come back."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.tables import make


def leave(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()


def test_a_bot_plays_and_hands_back(come: Come) -> None:
    page, other = come(), come()
    code = make(page, game="haggle", seats=2)
    other.goto(f"/t/{code}")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="I am ready").click()
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Start").click()
    moves = page.get_by_role("region", name="Your moves")
    moves.wait_for()

    leave(other)  # it is not their turn, so the bot has nothing to do yet
    back = other.get_by_role("button", name="Play on myself")
    expect(back).to_be_visible()
    expect(page.get_by_role("complementary", name="Seats")).to_contain_text("bot")
    back.click()
    expect(back).to_be_hidden()
    moves.get_by_role("button", name="End", exact=True).click()
    page.get_by_role("button", name="Do it").click()
    expect(other.get_by_role("region", name="Your moves")).to_be_visible()
