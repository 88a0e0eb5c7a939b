"""Games of ASCII Empires through the board: alone, together at once, and on others' maps."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.ascii import (
    Mouse,
    button,
    die,
    gather,
    ghost,
    rail,
    seat,
    sheet,
    sit_down,
    thing,
    worker,
)
from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.tables import make

Picture = Callable[[Page, str], None]


def test_a_solo_game_of_ascii(come_again: Come, picture: Picture) -> None:
    """Roll by roll to the twentieth turn; on the way a Farm is drawn and staffed."""
    page = come_again()
    sit_down(page, "alone")
    mouse = Mouse(page)
    kind = mouse.wait()
    farmed = False
    while kind != "over":
        if kind == "develop" and not farmed:
            farmed = True
            found_a_farm(mouse)
            mouse.wait()
        mouse.answer(kind)
        kind = mouse.wait()
    assert mouse.met >= {"propose", "develop", "over"}
    end = page.get_by_role("dialog", name=re.compile("^ASCII Empires"))
    expect(end).to_contain_text(re.compile(r"Your Empire: -?\d+ points?"))
    expect(end).to_contain_text("Nobody filled a track in 20 turns.")
    expect(end.get_by_role("table")).to_contain_text("Buildings")
    no_violations(page, "dialog[open]")
    picture(page, "ascii-end-day")


def test_a_sheet_shows_the_numbers_of_its_table(come_again: Come) -> None:
    page = come_again()
    numbers = {"population.boxes": 34, "gold.boxes": 20, "farm.lines": 9, "box.price": 4}
    page.goto(f"/t/{make(page, game='ascii', seats=1, numbers=numbers, start=True)}")
    bar(page).wait_for()
    paper = page.locator("[data-sheet='0']")
    expect(paper).to_contain_text("3 of 34 marked, 3 Workers.")
    expect(paper).to_contain_text("3 of 20 marked, 3 to spend.")
    expect(paper.get_by_role("row", name=re.compile("^F Farm 9 "))).to_be_visible()
    bought = page.locator("div:has(> .label)").filter(has_text="Science, Culture, Military")
    expect(bought.locator(".value")).to_have_text("4")
    population = paper.get_by_role("heading", name="Population").locator("xpath=..")
    lines = population.locator("p[aria-hidden]").all_inner_texts()
    assert [line.count("[") for line in lines] == [10, 10, 10, 4]


def found_a_farm(mouse: Mouse) -> None:
    """Draw lines, place a Farm with its Worker, see it on the map and in the score."""
    page = mouse.page
    mouse.construct(1)
    mouse.wait()
    for number in (2, 3):
        if button(page, "Farm").count():
            break
        mouse.construct(number)
        mouse.wait()
    mouse.press(button(page, "Farm"))
    expect(ghost(page)).to_be_visible()
    expect(worker(page)).not_to_be_checked()
    worker(page).check()
    mouse.commit()
    expect(page.get_by_role("img", name=re.compile(r"^Farm \(.*staffed"))).to_be_visible()
    expect(rail(page)).to_contain_text("1F")


def test_a_sheet_is_alive(come_again: Come, picture: Picture) -> None:
    """Dice are taken and put back, the ghost shows its cost or a refusal, boxes their rewards."""
    page = come_again()
    sit_down(page, "written", 5)
    mouse = Mouse(page)
    mouse.wait()
    page.get_by_role("heading", name="Gold", exact=True).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("5 to spend (O), 6 spent (X)")
    die(page, 1).click()
    expect(bar(page)).to_contain_text("You hold white 5")
    thing(page, "culture:0").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("The whole row is worth 15 points")
    page.mouse.move(5, 5)
    picture(page, "ascii-die-day")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("Choose a die, or end your turn")
    mouse.construct(1)
    button(page, "Farm").click()
    worker(page).check()
    draw_by_pointer(page)
    expect(page.get_by_role("img", name="Farm (4,10), staffed")).to_be_visible()
    expect(die(page, 1)).to_contain_text("8 lines")


def draw_by_pointer(page: Page) -> None:
    """The ghost follows the pointer: where it touches a Farm it says so, elsewhere its price."""
    place(page, 5, 6)
    expect(ghost(page)).to_have_attribute("data-ghost", "5,6")
    expect(bar(page)).to_contain_text(re.compile(r"Not at 5,6: .*touch"))
    place(page, 11, 4)
    expect(bar(page)).to_contain_text(re.compile(r"Not at 11,4: .*(water|river)", re.IGNORECASE))
    place(page, 4, 14)
    expect(bar(page)).to_contain_text("1 Gold for the mountains")
    place(page, 4, 10)
    expect(bar(page)).to_contain_text("At 4,10: 8 of your 8 lines.")
    page.mouse.down()
    page.mouse.up()


def place(page: Page, col: int, row: int) -> None:
    """Move the pointer to a cell of the map."""
    box = page.locator("section[data-sheet] [data-map]").bounding_box()
    assert box is not None
    whole = 26 + 27 * 18.6 + 8  # the drawing's units: numbers at the left, 27 cells, the edge
    unit = box["width"] / whole
    page.mouse.move(
        box["x"] + (26 + (col + 0.5) * 18.6) * unit, box["y"] + (24 + (row + 0.5) * 18.6) * unit
    )


def test_two_people_and_two_bots_write_at_once(come_again: Come, picture: Picture) -> None:
    """Both write at the same time, see each other's marks, and continue when all are done."""
    ann, ben = come_again(), come_again(color_scheme="dark")
    gather("shared", ann, ben, 4, 2)
    first, second = Mouse(ann), Mouse(ben)
    assert (first.wait(), second.wait()) == ("develop", "develop")
    first.construct(1)
    second.construct(2)
    first.wait()
    button(ann, "Farm").click()
    worker(ann).check()
    first.commit()
    seat(ben, 0).click()
    expect(sheet(ben, 0).get_by_role("img", name=re.compile(r"^Farm .*staffed"))).to_be_visible()
    expect(seat(ben, 0)).to_contain_text("writing")
    ben.keyboard.press("Escape")
    expect(sheet(ben, 1)).to_be_visible()
    picture(ben, "ascii-people-night")
    for bot in (2, 3):
        expect(seat(ann, bot)).to_contain_text("done")
    first.finish()
    expect(bar(ann)).to_contain_text("is thinking")
    expect(seat(ben, 0)).to_contain_text("done")
    second.finish()
    for page in (ann, ben):  # nobody conscripts an Army
        expect(bar(page)).to_contain_text("Conscript an Army?")
        button(page, "No Army").click()
    expect(ann.get_by_text("Turn 2").first).to_be_visible()


def test_a_colony_on_a_neighbours_map(come_again: Come, picture: Picture) -> None:
    """The ghost of a Colony is on its host's sheet; the far bank is refused with a reason."""
    page = come_again()
    sit_down(page, "landing", 3)
    Mouse(page).wait()
    button(page, "Colonise Vermilion").click()
    expect(bar(page)).to_have_attribute("data-ask", "site")
    expect(sheet(page, 1)).to_contain_text("your Colony comes here")
    place(page, 0, 2)
    expect(bar(page)).to_contain_text(re.compile(r"Not at 0,2: "))
    place(page, 12, 6)
    expect(bar(page)).to_contain_text("At 12,6: 1 Gold for the mountains.")
    picture(page, "ascii-colony-day")
    no_violations(page)
    button(page, "Found it").click()
    expect(rail(page)).to_contain_text("found a Colony")
    seat(page, 1).click()
    colony = sheet(page, 1).get_by_role("img", name=re.compile(r"^your Colony \(12,6\)"))
    expect(colony).to_be_visible()
    expect(rail(page)).to_contain_text("Vermilion\u2019s score")


def test_a_raid_is_cancelled(come_again: Come) -> None:
    """A reaction: the raided player uses an Army against it."""
    ann, ben = come_again(), come_again(color_scheme="dark")
    gather("raided", ann, ben, 3, 1)
    first, second = Mouse(ann), Mouse(ben)
    assert second.wait() == "operation"
    button(ben, "Raid ").nth(1).click()
    assert first.wait() == "cancel"
    expect(seat(ben, 0)).to_contain_text("reacts")
    button(ann, "Cancel it").click()
    assert second.wait() in ("press", "operation")
    expect(ben.get_by_role("log", name="What happens")).to_contain_text("cancel")


def test_dice_are_proposed_and_paid_for(come_again: Come) -> None:
    """A proposal of Diplomacy: dice are chosen, pledges are asked for, and it is funded."""
    ann, ben = come_again(), come_again(color_scheme="dark")
    gather("parley", ann, ben, 3, 1)
    first, second = Mouse(ann), Mouse(ben)
    assert first.wait() == "propose"
    die(ann, 1).click()
    die(ann, 2).click()
    button(ann, "Propose").click()
    assert first.wait() == "pledge"
    button(ann, "2 Gold").click()
    assert second.wait() == "pledge"
    expect(bar(ben)).to_contain_text("Roll again: white 1 and white 2 (second)?")
    expect(die(ben, 1)).to_contain_text("proposed")
    button(ben, "1 Gold").click()
    expect(ann.get_by_role("log", name="What happens")).to_contain_text("2 Gold")
    assert first.wait() == "propose"


def test_a_disaster_is_borne(come_again: Come) -> None:
    page = come_again()
    sit_down(page, "fire")
    mouse = Mouse(page)
    assert mouse.wait() == "disaster"
    mouse.press(button(page, "1 Unhappiness"))
    expect(page.get_by_text("UNHAPPY").first).to_be_visible()
    while (kind := mouse.wait()) != "develop":
        mouse.answer(kind)
    expect(rail(page)).to_contain_text(re.compile(r"Unhappiness\W*4"))


def test_the_end_is_announced(come_again: Come) -> None:
    """Sealed until both have answered; then everybody sees who announced it."""
    ann, ben = come_again(), come_again(color_scheme="dark")
    gather("eve", ann, ben, 2, 0)
    first, second = Mouse(ann), Mouse(ben)
    assert (first.wait(), second.wait()) == ("announce", "announce")
    button(ann, "Announce the end").click()
    expect(bar(ann)).to_contain_text("Your answer is in")
    expect(rail(ben)).not_to_contain_text("is announced")
    button(ben, "Not this turn").click()
    expect(rail(ben)).to_contain_text("is announced")


def test_the_seed_hash_is_shown_before_the_first_move_and_again_at_the_end(come: Come) -> None:
    page = come()
    sit_down(page, "last")
    mouse = Mouse(page)
    kind = mouse.wait()
    shown = page.locator("p.hash code")
    expect(shown).to_have_text(re.compile(r"^[0-9a-f]{64}$"))
    before = shown.inner_text()
    while kind != "over":
        mouse.answer(kind)
        kind = mouse.wait()
    end = page.get_by_role("dialog", name=re.compile("^ASCII Empires"))
    end.get_by_text("Was it fair?").click()
    expect(end.locator("dd").first).to_have_text(before)
    expect(end).to_contain_text("the hash your browser noted when you opened the match.")
    expect(end).to_contain_text("The seed has this hash.")


def test_an_empty_sheet_to_print(come_again: Come) -> None:
    page = come_again()
    sit_down(page, "written", 5)
    link = page.get_by_role("link", name="Empty sheet to print")
    answer = page.request.get(link.get_attribute("href") or "")
    assert answer.ok
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "ASCII Empires" in answer.text()
