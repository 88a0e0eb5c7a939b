"""Two people at one table of Imperials trade with each other."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.imperials import Mouse, button, count_up
from tests.web.tables import make
from tests.web.test_together import named

Picture = Callable[[Page, str], None]


def offers(page: Page, words: str) -> None:
    """Wait for an open offer in these words."""
    trade = page.get_by_role("region", name="Trade")
    expect(trade.get_by_role("listitem", name=words)).to_be_visible()


def stock(page: Page, words: str) -> None:
    """Wait until one's hand has a stack with this label."""
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
    ben.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="Start").click()
    bar(ann).wait_for()
    bar(ben).wait_for()


def test_two_people_trade(come: Come, picture: Picture) -> None:
    ann, ben = named(come(), "Ann"), named(come(), "Ben")
    gather(ann, ben, "trade")
    expect(bar(ann)).to_contain_text("Your turn")
    expect(bar(ben)).to_contain_text("Ann is thinking")
    offer_and_withdraw(ann, ben)
    counter(ann, ben, picture)
    accept(ann, ben, picture)
    embargo(ann, ben)
    sealed(ann, ben)
    standing(ann, ben)


def offer_and_withdraw(ann: Page, ben: Page) -> None:
    count_up(ann, "You give", "wool")
    count_up(ann, "You ask", "wheat", 2)
    press(ann, "To players")
    offers(ben, "Ann gives 1 wool for 2 wheat.")
    expect(bar(ben)).to_contain_text("Ann offers you 1 wool for 2 wheat")
    expect(bar(ben)).to_contain_text("Ann waits for your answer.")
    expect(bar(ben).get_by_role("region", name="Your decision")).to_be_visible()
    expect(button(ben, "Reject")).to_be_in_viewport()
    press(ann, "Withdraw this offer")
    expect(ben.get_by_text("No open offer")).to_be_visible()


def counter(ann: Page, ben: Page, picture: Picture) -> None:
    """Ben wants more, and Ann gives it."""
    count_up(ann, "You give", "wool")
    count_up(ann, "You ask", "wheat")
    press(ann, "To players")
    button(ben, "Counter").click()
    count_up(ben, "You ask", "wool")
    picture(ben, "imperials-counter-day")
    press(ben, "Send it")
    offers(ann, "Ben gives 1 wheat for 2 wool.")
    expect(bar(ann)).to_contain_text("Ben gives you 1 wheat for 2 wool.")
    picture(ann, "imperials-countered-day")
    press(ann, "Trade with Ben")
    stock(ann, "1 wheat")
    stock(ann, "1 wool")
    stock(ben, "2 wool")


def accept(ann: Page, ben: Page, picture: Picture) -> None:
    """Ben accepts, and Ann finds the button that closes the trade without looking for it."""
    count_up(ann, "You give", "wood")
    count_up(ann, "You ask", "ore")
    press(ann, "To players")
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
    """Ben takes nothing from Ann any more: the next offer is refused before he sees it."""
    ben.get_by_role("button", name="More about Ann").click()
    sheet = ben.get_by_role("dialog", name="Ann")
    sheet.get_by_role("button", name="Embargo").click()
    expect(sheet).to_contain_text("You take nothing from them.")
    ben.keyboard.press("Escape")
    expect(ann.get_by_text("takes nothing from you")).to_be_visible()
    count_up(ann, "You give", "wool")
    count_up(ann, "You ask", "wheat")
    press(ann, "To players")
    trade = ann.get_by_role("region", name="Trade")
    expect(trade.get_by_text("rejects", exact=True)).to_be_visible()


def sealed(ann: Page, ben: Page) -> None:
    """Both lose a town to the dragon; an answer can be taken back until the other has given his."""
    gather(ann, ben, "lose_town")
    first, last = Mouse(ann), Mouse(ben)
    assert first.wait() == last.wait() == "lose-town"
    first.pick()
    expect(bar(ann)).to_contain_text("Your answer is in")
    button(ann, "Take it back").click()
    expect(bar(ann)).to_have_attribute("data-ask", "lose-town")
    first.pick()
    expect(bar(ann)).to_contain_text("Ben is thinking")
    last.pick()
    expect(bar(ben)).to_contain_text("Your turn")


def standing(ann: Page, ben: Page) -> None:
    """In another's turn one answers offers and asks for a special build."""
    gather(ann, ben, "talk")
    button(ann, "Build after this turn").click()
    expect(ann.get_by_text("builds after this turn").first).to_be_visible()
    button(ann, "Accept").click()
    press(ben, "Trade with Ann")
    stock(ann, "1 wheat")
    button(ben, "End turn").click()
    expect(bar(ann)).to_have_attribute("data-ask", "special")
