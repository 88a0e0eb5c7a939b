"""Somebody leaves: a bot plays for them until they come back, or for the rest of the match."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.tables import make


def leave(page: Page, way: str, sure: bool = False) -> None:
    page.get_by_role("button", name="Leave match").click()
    for _ in range(1 + sure):
        page.get_by_role("dialog").get_by_role("button", name=way).click()


def test_a_bot_plays_and_hands_back(come: Come) -> None:
    page, other = come(), come()
    code = make(page, game="haggle", seats=2)
    other.goto(f"/t/{code}")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="I\u2019m ready").click()
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Start").click()
    moves = page.get_by_role("region", name="Your moves")
    moves.wait_for()

    leave(other, "Let a bot play")  # it is not their turn, so the bot has nothing to do yet
    back = other.get_by_role("button", name="Take over")
    expect(back).to_be_visible()
    expect(page.get_by_role("complementary", name="Seats")).to_contain_text("bot")
    back.click()
    expect(back).to_be_hidden()
    moves.get_by_role("button", name="End", exact=True).click()
    page.get_by_role("button", name="Confirm").click()
    expect(other.get_by_role("region", name="Your moves")).to_be_visible()

    leave(page, "Ask to end")
    strip = other.get_by_role("status").filter(has_text="end the match without a result")
    strip.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("status").filter(has_text="end the match")).to_have_count(0)
    leave(other, "Resign", sure=True)
    expect(page.get_by_role("complementary", name="Seats")).to_contain_text("resigned")
    expect(other.get_by_text("watching this table.")).to_be_visible()
    leave(page, "End match", sure=True)
    for each in (page, other):
        expect(each.get_by_role("heading", name="No result")).to_be_visible()
