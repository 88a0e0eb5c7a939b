"""Two people at one table of Imperials trade with each other."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.imperials import Mouse, button, count_up, row, sit_down
from tests.web.tables import make
from tests.web.test_together import named

Picture = Callable[[Page, str], None]


def offers(page: Page, words: str) -> None:
    """Wait for an open offer in these words."""
    trade = page.get_by_role("region", name="Trade")
    expect(trade.get_by_role("listitem", name=words)).to_be_visible()


def stock(page: Page, words: str) -> None:
    """Wait until the player's hand has a stack with this label."""
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("img", name=words, exact=True)).to_be_visible()


def press(page: Page, name: str) -> None:
    trade = page.get_by_role("region", name="Trade")
    trade.get_by_role("button", name=re.compile(f"^{name}")).click()


def gather(ann: Page, ben: Page, scene: str) -> None:
    """Sit down together, from the lobby to the first question."""
    code = make(ann, game="imperials_staged", options={"scene": scene}, seats=2)
    for page in (ann, ben):
        page.goto(f"/t/{code}")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("button", name="I\u2019m ready").click()
    ann.get_by_role("button", name="Start").click()
    bar(ann).wait_for()
    bar(ben).wait_for()


def test_two_people_trade(come: Come, picture: Picture) -> None:
    ann, ben = named(come(), "Ann"), named(come(), "Ben")
    gather(ann, ben, "trade")
    expect(bar(ann)).to_contain_text("Build, trade or play a card")
    expect(bar(ben)).to_contain_text("Ann is thinking")
    offer_and_withdraw(ann, ben)
    counter(ann, ben, picture)
    accept(ann, ben, picture)
    embargo(ann, ben)
    sealed(ann, ben)
    standing(ann, ben)


def offer_and_withdraw(ann: Page, ben: Page) -> None:
    count_up(ann, "You give", "wool")
    count_up(ann, "You ask for", "wheat", 2)
    press(ann, "To the players")
    offers(ben, "Ann gives 1 wool for 2 wheat.")
    expect(bar(ben)).to_contain_text("Ann offers you 1 wool for 2 wheat")
    expect(bar(ben)).to_contain_text("Ann is waiting for your answer.")
    expect(bar(ben).get_by_role("region", name="Your decision")).to_be_visible()
    expect(button(ben, "Reject")).to_be_in_viewport()
    press(ann, "Withdraw this offer")
    expect(ben.get_by_text("No open offer")).to_be_visible()


def counter(ann: Page, ben: Page, picture: Picture) -> None:
    """Ben wants more, and Ann gives it."""
    count_up(ann, "You give", "wool")
    count_up(ann, "You ask for", "wheat")
    press(ann, "To the players")
    button(ben, "Counter").click()
    count_up(ben, "You ask for", "wool")
    picture(ben, "imperials-counter-day")
    press(ben, "Send")
    offers(ann, "Ben gives 1 wheat for 2 wool.")
    expect(bar(ann)).to_contain_text("Ben gives you 1 wheat for 2 wool.")
    picture(ann, "imperials-countered-day")
    press(ann, "Trade with Ben")
    stock(ann, "1 wheat")
    stock(ann, "1 wool")
    stock(ben, "2 wool")


def accept(ann: Page, ben: Page, picture: Picture) -> None:
    """Ben accepts, and the button that closes the trade is visible to Ann at once."""
    count_up(ann, "You give", "wood")
    count_up(ann, "You ask for", "ore")
    press(ann, "To the players")
    button(ben, "Accept").click()
    trade = ann.get_by_role("region", name="Trade")
    expect(trade.get_by_text("accepts", exact=True)).to_be_in_viewport()
    expect(bar(ann)).to_contain_text("Ben gives you 1 ore for 1 wood.")
    picture(ann, "imperials-accepted-day")
    no_violations(ann)
    on_a_phone(ann, picture)
    deal = button(ann, "Trade with Ben")
    expect(deal).to_be_in_viewport(ratio=1)
    expect(deal).to_have_class(re.compile(r"\bnow\b"))
    deal.click()
    stock(ann, "1 ore")
    stock(ben, "1 wood")


def on_a_phone(page: Page, picture: Picture) -> None:
    """The same button is in sight on the smallest screen."""
    wide = page.viewport_size
    assert wide is not None
    page.set_viewport_size({"width": 360, "height": 740})
    expect(button(page, "Trade with Ben")).to_be_in_viewport(ratio=1)
    picture(page, "imperials-accepted-phone")
    page.set_viewport_size(wide)


def embargo(ann: Page, ben: Page) -> None:
    """Ben refuses all offers from Ann, so the next one is refused before they see it."""
    ben.get_by_role("button", name="More about Ann").click()
    sheet = ben.get_by_role("dialog", name="Ann")
    sheet.get_by_role("button", name="Refuse offers").click()
    expect(sheet).to_contain_text("You refuse all their offers.")
    ben.keyboard.press("Escape")
    expect(ann.get_by_text("refuses your offers")).to_be_visible()
    count_up(ann, "You give", "wool")
    count_up(ann, "You ask for", "wheat")
    press(ann, "To the players")
    trade = ann.get_by_role("region", name="Trade")
    expect(trade.get_by_text("rejects", exact=True)).to_be_visible()


def sealed(ann: Page, ben: Page) -> None:
    """Both lose a town to the dragon; an answer can be taken back until the other's is in."""
    gather(ann, ben, "lose_town")
    first, last = Mouse(ann), Mouse(ben)
    assert first.wait() == last.wait() == "lose-town"
    first.pick()
    expect(bar(ann)).to_contain_text("Your answer is in")
    button(ann, "Change answer").click()
    expect(bar(ann)).to_have_attribute("data-ask", "lose-town")
    first.pick()
    expect(bar(ann)).to_contain_text("Ben is thinking")
    last.pick()
    expect(bar(ben)).to_contain_text("Build, trade or play a card")


def standing(ann: Page, ben: Page) -> None:
    """In another's turn players can answer offers and ask for a special build."""
    gather(ann, ben, "talk")
    button(ann, "Ask to build").click()
    expect(ann.get_by_text("builds after this turn").first).to_be_visible()
    button(ann, "Accept").click()
    press(ben, "Trade with Ann")
    stock(ann, "1 wheat")
    button(ben, "End turn").click()
    expect(bar(ann)).to_have_attribute("data-ask", "special")


LOW = {"viewport": {"width": 1280, "height": 720}}


UNCOVERED = """(element) => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return element.contains(top);
}"""


def whole(thing: Locator) -> None:
    """Check that no part of it is cut off, hidden or covered."""
    expect(thing).to_be_in_viewport(ratio=1)
    assert thing.evaluate(UNCOVERED)


def test_low_screens_show_the_trade_buttons_and_open_offers(
    come_again: Come, picture: Picture
) -> None:
    """1280 x 720 with the long build bar of Wonders & Warriors; both rows of cards are in use."""
    page = come_again(**LOW)
    sit_down(page, "market", 3)
    trade = page.get_by_role("region", name="Trade")
    count_up(page, "You give", "wood")
    count_up(page, "You ask for", "ore")
    for name in ("To the market", "To the players"):
        whole(trade.get_by_role("button", name=name))
    press(page, "To the players")
    offers(page, "You give 1 wood for 1 ore.")
    whole(trade.get_by_role("button", name="Withdraw this offer"))
    whole(trade.get_by_role("button", name="Trade with Viridian"))
    whole(trade.get_by_role("button", name="To the players"))
    whole(row(page, "You ask for").get_by_role("button").first)
    picture(page, "imperials-low-offers-day")


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def test_a_waiting_offer_shows_in_the_title_and_the_icon(come_again: Come) -> None:
    """While it waits, a rejection answers it, and so does a counter-offer."""
    ann, ben = named(come_again(), "Ann"), named(come_again(locale="en-GB"), "Ben")
    gather(ann, ben, "trade")
    idle = re.compile("^Imperials")
    expect(ben).to_have_title(idle)
    offer(ann)
    expect(ben).to_have_title(re.compile("^● Offer for you · Imperials"))
    assert icon(ben) == "/mark-turn.svg"
    button(ben, "Reject").click()
    expect(ben).to_have_title(idle)
    assert icon(ben) == "/mark.svg"
    expect(bar(ann)).to_contain_text("Ben rejected your offer")
    press(ann, "Withdraw this offer")
    offer(ann)
    button(ben, "Counter").click()
    expect(ben.get_by_text("a counter-offer to Ann")).to_be_visible()
    count_up(ben, "You ask for", "wool")
    press(ben, "Send")
    expect(ben).to_have_title(idle)
    expect(bar(ben)).to_contain_text("Ann is thinking")
    expect(bar(ben)).to_contain_text("Ann has your counter-offer: 1 wheat for 2 wool.")
    expect(button(ben, "Reject")).to_have_count(0)
    offers(ben, "You give Ann 1 wheat for 2 wool.")
    trade = ann.get_by_role("region", name="Trade")
    expect(trade.get_by_text("counter-offer", exact=True)).to_be_visible()


def offer(page: Page) -> None:
    count_up(page, "You give", "wool")
    count_up(page, "You ask for", "wheat")
    press(page, "To the players")


def test_c_puts_the_cursor_into_the_chat_beside_the_trade(come_again: Come) -> None:
    """A player who talks about a trade sees it and can continue it."""
    page = come_again(**LOW)
    sit_down(page, "market", 3)
    page.keyboard.press("c")
    field = page.get_by_role("textbox", name="Write to the table")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.keyboard.type("ore, c")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("ore, c")
    offer(page)
    offers(page, "You give 1 wool for 1 wheat.")
    expect(field).to_be_visible()
    page.keyboard.press("c")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_be_hidden()
