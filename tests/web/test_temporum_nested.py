"""Questions inside questions: the ask bar says which card asks what, and why."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.temporum import Mouse, button, card, sit_down, thing, zone

Picture = Callable[[Page, str], None]


def test_earth_united_shares_a_gizmo_with_a_hacker(come: Come, picture: Picture) -> None:
    page = come()
    sit_down(page, "nested")
    mouse = Mouse(page)
    mouse.wait()
    zone(page, "Earth United").click()
    mouse.commit()
    assert mouse.wait() == "card"
    expect(bar(page)).to_contain_text("Earth United: ")
    card(page, "Gizmo").click()
    mouse.commit()
    assert mouse.wait() == "play"
    expect(bar(page)).to_contain_text("Earth United: Play Gizmo. You may score a card")
    expect(thing(page, "card:1")).to_be_visible()
    play_and_score(mouse, picture)


def play_and_score(mouse: Mouse, picture: Picture) -> None:
    """The Gizmo is on the table; within it a Trinket, within that a card scored by Hacker."""
    page = mouse.page
    card(page, "Gizmo").click()
    mouse.commit()
    assert mouse.wait() == "play"
    expect(bar(page)).to_contain_text("Gizmo:")
    card(page, "Trinket").click()
    expect(bar(page)).to_contain_text("Play or score Trinket?")
    mouse.commit()
    assert mouse.wait() == "play"
    expect(bar(page)).to_contain_text("Earth United \u203a Gizmo \u203a Trinket")
    no_violations(page, ".temporum")
    picture(page, "temporum-nested-day")
    card(page, "Conspiracy").click()
    button(page, "Score").click()
    assert mouse.wait() == "advance"
    expect(bar(page)).to_contain_text("Conspiracy (scored): Advance crowns (5 steps).")
    thing(page, "crown:0").click()
    assert mouse.wait() == "advance"
    expect(bar(page)).to_contain_text("4 of 5 steps left")
    page.keyboard.press("3")
    assert mouse.wait() == "advance"
    expect(bar(page)).to_contain_text("3 of 5 steps left")
    page.reload()  # the same question, from what was saved
    expect(bar(page)).to_contain_text("3 of 5 steps left")


def test_waiting_effects_are_ordered_by_their_owner(come: Come, picture: Picture) -> None:
    page = come(color_scheme="dark")
    sit_down(page, "order")
    mouse = Mouse(page)
    mouse.wait()
    zone(page, "Industrial Revolution").click()
    mouse.commit()
    assert mouse.wait() == "play"
    card(page, "Artist").click()
    mouse.commit()
    assert mouse.wait() == "order"
    picture(page, "temporum-order-night")
    answers = bar(page).get_by_role("group", name="Answers").get_by_role("button")
    expect(answers).to_have_count(3)
    card(page, "Revolutionaries").click()  # the card itself stands for its effect
    assert mouse.wait() == "order"
    expect(answers).to_have_count(2)
    page.keyboard.press("2")  # the Ambassador
    assert mouse.wait() == "may"
    expect(bar(page)).to_contain_text("Ambassador: Pay $4")
    button(page, "Accept").click()
    assert mouse.wait() == "advance"


def test_prices_and_beggars(come: Come, picture: Picture) -> None:
    """A Tactician asks for dearer, cheaper or plain; then Beggars may pay a part."""
    page = come()
    sit_down(page, "dollars")
    mouse = Mouse(page)
    assert mouse.wait() == "turn"
    mouse.answer()  # the Beggar must be resolved first
    assert mouse.wait() == "turn"
    zone(page, "Stone Age").click()
    mouse.commit()
    assert mouse.wait() == "score"
    card(page, "Settlers").click()
    expect(bar(page)).to_contain_text("Scored, it costs $16 of your $18")
    mouse.commit()
    assert mouse.wait() == "tactic"
    expect(bar(page).get_by_role("button", name="$4 less")).to_contain_text("$12 for 6 crowns")
    bar(page).get_by_role("button", name="$4 less").click()
    assert mouse.wait() == "beggar"
    picture(page, "temporum-beggar-day")
    button(page, "One less").click()
    button(page, "Pay $5 from Beggars").click()
    assert mouse.wait() == "advance"
    expect(page.get_by_role("article", name="You, to move, $5 in hand")).to_be_visible()


def test_a_time_is_named_by_its_head(come: Come) -> None:
    page = come()
    sit_down(page, "times")
    mouse = Mouse(page)
    mouse.wait()
    card(page, "Secret Weapon").click()
    button(page, "Discard").click()
    assert mouse.wait() == "time"
    mouse.choose("time:3")
    assert mouse.wait() == "turn"
    mine = page.get_by_role("img", name="You: 2 in Time IV, ruling")
    expect(mine).to_be_visible()
