"""Powers of GODs and CITIES, and choices in flight: each explains itself and works."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.boards import bar
from tests.web.chronos import UNTIMED, button, pile, run_until, sit_down, stands
from tests.web.conftest import Come


def power(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="Powers").get_by_role("button", name=name)


def use(page: Page, name: str) -> None:
    """Press a power as soon as the hand is free for it."""
    run_until(page, power(page, name))


def choose(page: Page, asked: str, pick: str) -> None:
    """Wait for a question, and choose an option."""
    expect(bar(page)).to_contain_text(asked)
    button(page, re.compile(f"^{pick}")).first.click()


def test_powers_are_used(come_again: Come) -> None:
    """A cube, a swap, the discard, a pile that is cleared, and one who is brought to Sparta."""
    page = come_again()
    sit_down(page, "powers", speed=UNTIMED)
    now = page.get_by_role("region", name="Just now")
    use(page, "Cassandra")
    expect(bar(page)).to_contain_text("Nemesis: Choose a pile for the cube.")
    pile(page, 2).click()
    expect(pile(page, 2)).to_have_attribute("aria-label", re.compile("Nemesis.s cube"))
    use(page, "Heracles")
    choose(page, "Heracles: Which card do you take?", "Viridian: West")
    choose(page, "Heracles: Which card do you give Viridian for the West wind?", "10")
    expect(now).to_contain_text("you take the West wind from Viridian and give a 10")
    use(page, "Uranus")
    choose(page, "Uranus: Which card do you discard?", "Hydra")
    choose(page, "Uranus: Which card from the discard pile do you gain?", "100")
    expect(page.get_by_role("group", name="Your cards").get_by_label("100, on top")).to_be_visible()
    power(page, "Cassandra").click(force=True)  # the temple is empty
    expect(bar(page).get_by_role("alert")).to_contain_text("Cassandra")


def test_timers_are_sent_and_brought(come_again: Come) -> None:
    """Harpy asks about each timer of the pile; Sparta takes one as its own timer leaves."""
    page = come_again()
    sit_down(page, "powers", speed=UNTIMED)
    use(page, "Harpy")
    choose(page, "Harpy: Flip ", "Vermilion on pile 3, 12 s, as it stands")
    choose(page, "Harpy: Flip ", "Viridian on pile 3, 15 s, flipped")
    hell = page.get_by_role("button", name=re.compile("^The first part of Hell"))
    expect(hell).to_have_attribute("aria-label", re.compile("Vermilion.*Viridian"))
    use(page, "Sparta")
    choose(page, "Sparta: Which timer comes here when you leave?", "Viridian on pile 5")
    expect(bar(page)).to_contain_text("Move your timer off Sparta")
    page.keyboard.press("2")
    stands(page, 0, "on pile 2")
    tile = page.get_by_role("button", name=re.compile("^Sparta"))
    expect(tile).to_have_attribute("aria-label", re.compile("Viridian.s timer"))


def test_choices_in_flight(come_again: Come) -> None:
    """Hecate makes another plague of a war, it strikes; a cube's owner is owed a card."""
    page = come_again()
    sit_down(page, "plagues", speed=UNTIMED)
    page.keyboard.press("s")
    page.keyboard.press("5")
    choose(page, "Hecate: The card is War.", "Starvation")
    expect(bar(page).get_by_role("img", name="seconds left")).to_be_visible()
    choose(page, "Starvation: Choose who discards the top card", "Vermilion: 100")
    top = page.get_by_role("article", name="Vermilion\u2019s kingdom").get_by_label("50 on top")
    expect(top).to_be_visible()
    sit_down(page, "plagues", speed=UNTIMED)
    page.keyboard.press("a")
    page.keyboard.press("4")
    choose(page, "Nemesis: Which card do you give Vermilion?", "10")
    expect(page.get_by_role("region", name="Just now")).to_contain_text("You give Vermilion a 10.")


def test_hermes_and_demeter(come_again: Come) -> None:
    """A card of another's offering, a 10 that nobody guards, and the timer that guards one."""
    page = come_again()
    sit_down(page, "harvest", speed=UNTIMED)
    choose(page, "Hermes: Which card of the offering do you gain?", "30")
    cards = page.get_by_role("group", name="Your cards")
    expect(cards.get_by_label("30, on top")).to_be_visible()
    use(page, "Demeter: take a 10")
    expect(cards.get_by_label("10, on top")).to_be_visible()
    use(page, "Demeter: timer to Hell")
    choose(page, "Demeter: Which timer do you put into Hell?", "Vermilion on pile 5")
    hell = page.get_by_role("button", name=re.compile("^The first part of Hell"))
    expect(hell).to_have_attribute("aria-label", re.compile("Vermilion"))


def test_claims_are_made_while_a_command_is_put_together(come_again: Come) -> None:
    """R8.3: a mistaken one leaves the command as it is."""
    page = come_again()
    sit_down(page, "powers", speed=UNTIMED)
    use(page, "Heracles")
    expect(bar(page)).to_contain_text("Heracles: Which card do you take?")
    page.keyboard.press("c")
    expect(page.get_by_role("region", name="Just now")).to_contain_text(
        "You claim the points, but you don"
    )
    choose(page, "Heracles: Which card do you take?", "Viridian: West")
    expect(bar(page)).to_contain_text(
        "Heracles: Which card do you give Viridian for the West wind?"
    )
