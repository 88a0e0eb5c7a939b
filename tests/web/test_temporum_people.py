"""Two people and a spectator at a table of Temporum, and the table's own options."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from aevum.core.text import Reader, Text
from aevum.games.temporum import messages as m
from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.tables import make
from tests.web.temporum import Mouse, button, card, sit_down, zone
from tests.web.test_together import Seen, named

Picture = Callable[[Page, str], None]


def gather(scene: str, ann: Page, ben: Page, *others: Page) -> None:
    """Ann and Ben sit down at a prepared table, the others watch."""
    code = make(ann, game="temporum_staged", options={"scene": scene}, seats=2)
    ann.goto(f"/t/{code}")
    ben.goto(f"/t/{code}")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("button", name="I\u2019m ready").click()
    for page in others:
        page.goto(f"/t/{code}")
    ann.get_by_role("button", name="Start").click()
    for page in (ann, ben, *others):
        bar(page).wait_for()


def test_two_people_and_a_spectator_at_temporum(come: Come, picture: Picture) -> None:
    ann, ben, cid = (named(come(), name) for name in ("Ann", "Ben", "Cid"))
    seen_by_ben, seen_by_cid = Seen(ben), Seen(cid)
    gather("nearly", ann, ben, cid)
    first, second = Mouse(ann), Mouse(ben)
    assert first.wait() == "turn"
    expect(bar(ben)).to_contain_text("Ann is thinking")
    expect(cid.get_by_text("You\u2019re watching this table").first).to_be_visible()
    expect(cid.get_by_role("region", name="Your cards")).to_have_count(0)
    zone(ann, "Roman Empire").click()
    first.commit()
    assert second.wait() == "turn"
    expect(ann.get_by_role("log", name="What happens")).to_contain_text("You draw ")
    expect(cid.get_by_role("log", name="What happens")).to_contain_text("Ann draws 2 cards.")
    second.answer()
    while second.goes_on():
        second.answer()
    win(first, cid, picture)
    for seen in (seen_by_ben, seen_by_cid):
        events = [e for frame in seen.frames for e in [*frame.get("events", [])]]
        assert not [e for e in events if e["kind"] == "drew" and e["seat"] == 0]
    hands = [
        (frame.get("position") or {}).get("set", {}).get("hand") for frame in seen_by_cid.frames
    ]
    assert all(not hand for hand in hands)


def win(first: Mouse, cid: Page, picture: Picture) -> None:
    """Ann scores a card: her last crown comes home."""
    ann = first.page
    assert first.wait() == "turn"
    zone(ann, "Stone Age").click()
    first.commit()
    while first.wait() != "over":
        first.answer()
    expect(ann.get_by_role("dialog")).to_contain_text("You won with 10 crowns in Time IV")
    expect(cid.get_by_role("dialog")).to_contain_text("Ann won with 10 crowns in Time IV")
    picture(cid, "temporum-watched-end-day")


def test_passes_are_sealed(come: Come) -> None:
    """A pass can be taken back until everybody has passed; then each gets the other's card."""
    ann, ben = come(), come()
    gather("cults", ann, ben)
    first, second = Mouse(ann), Mouse(ben)
    first.wait()
    zone(ann, "Age of Cults").click()
    first.commit()
    assert (first.wait(), second.wait()) == ("card", "card")
    card(ann, "Artist").click()
    first.commit()
    expect(bar(ann)).to_contain_text("Your answer is in")
    button(ann, "Change answer").click()
    expect(bar(ann)).to_contain_text("Age of Cults: ")
    card(ann, "Settlers").click()
    first.commit()
    card(ben, "Trinket").click()
    second.commit()
    expect(card(ann, "Trinket")).to_be_visible()
    expect(card(ben, "Settlers")).to_be_visible()
    expect(card(ann, "Artist")).to_be_visible()


def test_ten_zones_are_picked(come: Come, picture: Picture) -> None:
    """Themed sets with their Zones, ten of one's own by Time, and what is missing."""
    page = come()
    code = make(page, game="temporum", seats=2)
    page.goto(f"/t/{code}")
    page.get_by_label("Zones", exact=True).select_option(
        label="The themed sets in full, or ten Zones of your own …"
    )
    sets = page.get_by_role("list", name="Themed sets")
    expect(sets.get_by_role("listitem")).to_have_count(13)
    expect(sets).to_contain_text("Trojan War, Mongolian Empire, Dark Ages")
    page.get_by_label("Or paste it here").fill("Stone Age, foo")
    page.get_by_role("button", name="Use this").click()
    expect(page.get_by_role("alert")).to_contain_text("No Zone or themed set")
    page.get_by_role("button", name="Choose ten Zones").click()
    picker = page.get_by_role("dialog", name="Ten Zones")
    picker.get_by_role("button", name="Stone Age", exact=True).click()
    expect(picker.get_by_role("status")).to_have_text(
        "Still missing: 2 Zones of Time II, 3 Zones of Time III and 4 Zones of Time IV."
    )
    picker.get_by_role("textbox", name="Find Zones").fill("egypt")
    zones = picker.get_by_role("group", name="Zones of Time I", exact=True).get_by_role("button")
    expect(zones).to_have_text(["Alien Egypt", "Ancient Egypt"])
    zones.first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("you win at once")
    zones.last.click()  # a Time has room for so many: the first makes way
    picker.get_by_role("textbox", name="Find Zones").fill("")
    no_violations(page, "dialog[open]")
    picture(page, "temporum-picker-day")
    height = picker.bounding_box()
    picker.get_by_role("textbox", name="Find Zones").fill("egypt")
    assert picker.bounding_box() == height
    picker.get_by_role("button", name="Fill at random").click()
    picker.get_by_role("button", name="Use these ten").click()
    expect(page.get_by_label("Zones", exact=True).locator("option:checked")).to_have_text(
        "Your ten Zones, with Ancient Egypt"
    )
    expect(page.get_by_role("alert")).to_have_count(0)


def test_zones_are_picked_in_german_with_the_numbers_of_the_table(come: Come) -> None:
    page = come()
    code = make(page, game="temporum", seats=2, numbers={"alien-egypt.money": 60})
    page.goto(f"/t/{code}?lang=de")
    zones = page.get_by_label(german(m.option_zones()), exact=True)
    zones.select_option(label=german(m.ui_zones_other()))
    page.get_by_role("button", name=german(m.ui_zones_choose())).click()
    picker = page.get_by_role("dialog", name=german(m.ui_zones_title()))
    picker.get_by_role("button", name="Außerirdisches Ägypten", exact=True).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("60 $")


def german(text: Text) -> str:
    return m.BOOK.catalogue("de").format(text, Reader())


def test_chosen_zones_lie_on_the_board(come_again: Come) -> None:
    page = come_again()
    names = (
        "Stone Age", "Roman Empire", "Plague", "Cold War", "Y2K", "Gold Rush", "Utopia", "Exodus",
        "Space Age", "Savagery",
    )  # fmt: skip
    sit_down(page, zones=", ".join(names))
    for name in names:
        expect(zone(page, name)).to_be_visible()
