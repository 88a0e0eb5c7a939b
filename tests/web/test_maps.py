"""Players' own maps: drawn, checked, saved, shared, and chosen for a table."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from aevum.core.text import Reader, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.rules.maps import OFFICIAL
from aevum.games.imperials.rules.own_map import read_map, write_map
from tests.web.axes import no_violations
from tests.web.conftest import Come, Watch
from tests.web.keys import walk

OWN = "Your own maps, and others\u2019 …"

Picture = Callable[[Page, str], None]


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Check and save")


def sound(page: Page) -> None:
    """Wait until the server accepts the map."""
    expect(bar(page)).to_contain_text("This map can be played on.")


def press(page: Page, place: str, kind: str = "") -> None:
    if kind:
        page.get_by_role("radio", name=kind).check(force=True)
    page.locator(f'[data-key="{place}"]').click()


def deal_out(page: Page, *piles: str) -> None:
    for pile in piles:
        page.get_by_role("button", name=f"Deal out the {pile}").click()


def saved(page: Page, name: str) -> None:
    page.get_by_label("Name").fill(name)
    bar(page).get_by_role("button", name="Save", exact=True).click()
    expect(bar(page)).to_contain_text("Saved.")


def checked(page: Page, picture: Picture, name: str) -> None:
    def keep(theme: Literal["light", "dark"]) -> None:
        picture(page, f"{name}-{'day' if theme == 'light' else 'night'}")

    no_violations(page, then=keep)


def test_a_map_by_mouse(come: Come, watch: Watch, picture: Picture) -> None:
    """Drawn and checked, saved, found by somebody else, played on, and deleted."""
    watch.network = True  # a name that is taken is refused, and one asks for a map that is gone
    page, other = come(), come()
    page.goto("/maps")
    page.get_by_role("link", name="Draw a map").click()
    sound(page)
    press(page, "0,0", "gold")
    expect(bar(page)).to_contain_text("18 tiles that are random or fog, but 19 tiles in the bag.")
    press(page, "3,0", "wood")
    deal_out(page, "bag", "numbers")
    expect(bar(page)).to_contain_text("8 ports, but 9 port kinds.")  # one has lost its coast
    page.get_by_role("radio", name="ports").check(force=True)
    shore = page.get_by_role("checkbox", name="Port at the east side of (3, 0)")
    shore.click()
    expect(shore).to_be_checked()
    sound(page)
    checked(page, picture, "map-editor")
    bar(page).get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Give the map a name first.")
    saved(page, "Golden middle")
    expect(page.get_by_role("heading", level=1)).to_have_text("Golden middle")
    link = page.url
    press(page, "0,0", "ore")
    bar(page).get_by_role("button", name="Undo").click()
    expect(page.locator('[data-key="0,0"]')).to_have_attribute("aria-label", "(0, 0), gold")
    page.get_by_role("button", name="Save a copy").click()
    expect(bar(page)).to_contain_text("There\u2019s already a map called \u201cGolden middle\u201d")

    other.goto("/maps")
    other.get_by_label("Find by name").fill("GOLDEN")
    others = other.get_by_role("region", name=re.compile("^Everyone"))
    others.get_by_role("link", name="Golden middle").first.click()
    expect(other).to_have_url(link)
    expect(other.get_by_text(re.compile("^Drawn by Guest"))).to_be_visible()
    sound(other)
    bar(other).get_by_role("button", name="Open a table").click()
    expect(other.get_by_role("banner")).to_contain_text("Golden middle")

    page.goto("/maps")
    mine = page.get_by_role("region", name="Yours")
    expect(mine).to_contain_text("Golden middle")
    checked(page, picture, "maps")
    mine.get_by_role("button", name="Delete Golden middle").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(mine).not_to_contain_text("Golden middle")
    other.goto(link)
    expect(other.get_by_role("alert")).to_contain_text("no such map")


def test_the_editor_keeps_its_scale_and_tells_what_it_did(come: Come) -> None:
    page = come()
    page.goto("/maps/new")
    sound(page)
    drawing = page.get_by_role("grid", name="Map")
    scale = drawing.get_attribute("viewBox")
    press(page, "3,0", "wood")
    press(page, "-3,0")
    press(page, "3,-3")
    expect(page.locator('[data-key="3,-3"]')).to_have_attribute("aria-label", "(3, \u22123), wood")
    expect(drawing).to_have_attribute("viewBox", str(scale))
    press(page, "4,0")
    press(page, "5,0")
    wider = drawing.get_attribute("viewBox")
    press(page, "6,0")
    expect(page.locator('[data-key="6,0"]')).to_have_attribute("aria-label", "(6, 0), wood")
    expect(drawing).to_have_attribute("viewBox", str(wider))

    page.goto("/maps/new?from=base")
    sound(page)
    for place in ("3,0", "3,-1", "3,-2", "3,-3"):
        press(page, place, "wood")
        if bar(page).get_by_text("lost its coast").count():
            break
    expect(bar(page)).to_contain_text("A port lost its coast and was removed.")
    bar(page).get_by_role("button", name="Undo").click()
    expect(bar(page)).not_to_contain_text("lost its coast")


def test_each_save_is_told(come: Come, watch: Watch) -> None:
    """Also the second one, a refused one, and a missing name whose field is out of sight."""
    watch.network = True  # a map with too few numbers is refused
    page = come(viewport={"width": 360, "height": 740})
    page.goto("/maps/new?from=base-big")
    sound(page)
    bar(page).scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    bar(page).get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.keyboard.type("Saved twice")
    save = bar(page).get_by_role("button", name="Save", exact=True)
    save.click()
    expect(bar(page)).to_contain_text("Saved.")
    page.get_by_label("Name").fill("Saved three times")
    expect(bar(page)).not_to_contain_text("Saved.")
    save.click()
    expect(bar(page)).to_contain_text("Saved.")
    press(page, "0,0")
    expect(bar(page)).to_contain_text("tiles in the bag.")
    save.click()
    expect(bar(page)).to_contain_text("Not saved. Fix the map first.")


def test_a_map_by_keyboard_on_a_phone(come: Come, picture: Picture) -> None:
    page = come(viewport={"width": 360, "height": 740})
    page.goto("/maps/new")
    sound(page)

    def to(goal: Locator, inside: str = "") -> None:
        walk(page, goal.element_handle(), inside)

    to(page.locator("[data-key][tabindex='0']"))
    for key in ("6", "ArrowRight", "7", "ArrowDown", "End", "1", "0", "Home", "Enter"):
        page.keyboard.press(key)
    expect(page.locator('[data-key="0,0"]')).to_have_attribute("aria-label", "(0, 0), gold")
    expect(page.locator('[data-key="1,0"]')).to_have_attribute("aria-label", "(1, 0), desert")
    to(page.get_by_role("radio", name="water"))
    page.keyboard.press("ArrowRight")
    to(page.locator("[role=checkbox][tabindex='0']"))
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    chosen = page.locator("[role=checkbox][tabindex='0']")
    expect(chosen).not_to_have_attribute("aria-label", first)
    before = chosen.get_attribute("aria-checked")
    page.keyboard.press("Enter")
    expect(chosen).not_to_have_attribute("aria-checked", str(before))
    for pile in ("bag", "numbers", "port kinds"):
        to(page.get_by_role("button", name=f"Deal out the {pile}"))
        page.keyboard.press("Enter")
    sound(page)
    to(page.get_by_role("slider", name="general"))
    page.keyboard.press("ArrowRight")
    expect(bar(page)).to_contain_text("port kinds.")
    page.keyboard.press("Control+z")
    sound(page)
    to(page.get_by_label("Name"))
    page.keyboard.type("By keys")
    to(bar(page).get_by_role("button", name="Save", exact=True))
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("Saved.")
    picture(page, "map-editor-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    no_violations(page)


def test_a_map_is_chosen_for_a_table(come: Come, watch: Watch, tmp_path: Path) -> None:
    """From the shelf of saved ones, pasted, or from a file."""
    watch.network = True
    page = come()
    page.goto("/maps/base-big")
    sound(page)
    file = tmp_path / "own.json"
    file.write_text(write_map(OFFICIAL["the herds"]).replace("the herds", "In a file"), "utf-8")
    page.get_by_label("A map in a file").set_input_files(file)
    expect(page.get_by_label("Name")).to_have_value("In a file")
    page.reload()  # what was not saved is still there
    expect(page.get_by_label("Name")).to_have_value("In a file")
    with page.expect_download() as got:
        page.get_by_role("button", name="Save as file").click()
    assert got.value.suggested_filename == "In-a-file.json"
    kept = read_map(Path(got.value.path()).read_text("utf-8"))
    assert kept.tiles == OFFICIAL["the herds"].tiles
    file.write_text('{"name": "x", "tiles": [[0, 0, "sea"]]}', "utf-8")
    page.get_by_label("A map in a file").set_input_files(file)
    expect(bar(page)).to_contain_text("A map has 6 to 61 tiles, not 1.")
    bar(page).get_by_role("button", name="Save a copy").click()
    expect(bar(page)).to_contain_text("Saved.")

    bar(page).get_by_role("button", name="Open a table").click()
    chooser = page.get_by_role("combobox", name="Map")
    expect(chooser.get_by_role("option", selected=True)).to_have_text("In a file")
    chooser.select_option("the woods")
    expect(page.get_by_role("banner")).to_contain_text("The woods")
    chooser.select_option(label=OWN)
    page.get_by_label("Find a map by name").fill("in a f")
    page.get_by_role("button", name="In a file").click()
    expect(page.get_by_role("banner")).to_contain_text("In a file")
    chooser.select_option(label=OWN)
    box, bad = page.get_by_label("Or paste it here"), json.dumps({"name": "Bad", "tiles": [1]})
    box.fill(bad)
    page.get_by_role("button", name="Use this").click()
    expect(page.get_by_role("alert")).to_have_text("A map has 6 to 61 tiles, not 1.")
    expect(box).to_have_value(bad)  # to be corrected there
    no_violations(page)
    box.fill(write_map(OFFICIAL["the herds"]).replace("the herds", "Mended"))
    page.get_by_role("button", name="Use this").click()
    expect(box).to_be_hidden()
    expect(page.get_by_role("banner")).to_contain_text("Mended")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="Start")).to_be_hidden()


def test_a_map_is_drawn_in_german(come: Come) -> None:
    """Every label of the editor, and what the server finds wrong."""
    page = come()
    page.goto("/maps/new?lang=de")
    expect(page.get_by_role("heading", level=1)).to_have_text(german(m.ui_map_new()))
    check = page.get_by_role("region", name=german(m.ui_map_check()))
    wrong = m.no_map_unlike(some=m.part_map_slots(n=19), others=m.part_map_bag(n=0))
    page.get_by_role("button", name=german(m.ui_map_clear())).click()
    expect(check).to_contain_text(german(m.no_map_tiles()))
    check.get_by_role("button", name=german(m.ui_map_undo())).click()
    for slider in page.get_by_role("slider").all()[:7]:
        slider.fill("0")
    expect(check).to_contain_text(german(wrong))
    expect(page.get_by_role("radio", name="Weizen")).to_have_count(1)
    expect(page.get_by_role("gridcell", name="(0, 0), Zufall")).to_have_count(1)


def german(text: Text) -> str:
    return m.BOOK.catalogue("de").format(text, Reader())
