"""Chronos Conquest against bots: a whole game, sand, offerings, choices, pictures."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from aevum.core.text import Reader, Text
from aevum.games.chronos import messages as m
from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.chronos import (
    FULL,
    HALF,
    SAND,
    UNTIMED,
    button,
    own,
    pile,
    run_until,
    sit_down,
    stands,
)
from tests.web.conftest import Come

Picture = Callable[[Page, str], None]

# Takes every possible card, sets timers where there is most to gain, claims when it may be true.
PLAY = """async () => {
    const find = (where, name) => [...document.querySelectorAll(where)]
        .find((each) => each.innerText.startsWith(name) && each.ariaDisabled !== 'true');
    const pause = () => new Promise((done) => setTimeout(done, 8));
    const worth = (pile) => {
        const [, value = 0] = pile.ariaLabel.match(/: (\\d+),/) ?? [];
        return Number(value) - (pile.ariaLabel.includes('timers:') ? 60 : 0);
    };
    for (const end = performance.now() + 600_000; performance.now() < end; ) {
        if (document.querySelector('dialog[open] table')) return true;
        const sum = Number(document.querySelector('[data-aid]')?.dataset.aid ?? 0);
        const pick = document.querySelector('[data-picks] button');
        const piles = [...document.querySelectorAll('.pile[data-can]')]
            .sort((one, other) => worth(other) - worth(one));
        const stay = find('[data-ask] button', 'Take and stay');
        if (sum >= 200) find('[aria-label="Your kingdom"] button', 'Claim 200')?.click();
        else if (pick) pick.click();
        else if (stay) stay.click();
        else if (piles.length) piles[0].dispatchEvent(new MouseEvent('click', { bubbles: true }));
        if (sum >= 200 || pick || stay || piles.length) await pause();
        find('[data-ask] button', 'Continue')?.click();
        await pause();
    }
    return false;
}"""


def test_a_game_of_chronos(come_again: Come, picture: Picture) -> None:
    """A learner plays without time to the end: the winner, the scores, the log."""
    page = come_again()
    code = sit_down(page, options={"stage": 3}, speed=UNTIMED)
    assert page.evaluate(PLAY)
    end = page.get_by_role("dialog", name="Chronos Conquest")
    expect(end).to_contain_text(re.compile("won (by|on|with|after|when)"))
    expect(end.get_by_role("table")).to_contain_text("Cards in the central pile")
    no_violations(page, "dialog[open]")
    picture(page, "chronos-end-day")
    expect(end).to_contain_text("Stage 4 adds plagues")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("won")
    _look_back(page, code)


def test_a_board_shows_the_numbers_of_its_table(come_again: Come) -> None:
    page = come_again()
    sit_down(page, numbers={"win.points": 150, "countdown.seconds": 4}, speed=UNTIMED)
    expect(page.get_by_role("button", name="Claim 150")).to_be_visible()
    expect(page.get_by_role("button", name="Start 4 s")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_text("Claim 150 points; claim the monsters")).to_be_visible()


def _look_back(page: Page, code: str) -> None:
    """The replay tells what happened in the words of the log, and runs by the game's time."""
    page.goto(f"/r/{code}")
    expect(bar(page)).to_contain_text("The game ends")
    clock = page.get_by_role("timer", name="Match time")
    page.keyboard.press("ArrowLeft")
    expect(bar(page)).not_to_contain_text("The beginning")
    page.keyboard.press("Home")
    expect(bar(page)).to_contain_text("The beginning")
    expect(clock).to_contain_text(re.compile("^0:00 of [1-9]"))
    page.get_by_role("button", name=re.compile("^1.? speed$")).click()
    page.get_by_role("button", name="Play replay").click()
    expect(clock).to_contain_text(re.compile("^0:0[1-9] of"))
    expect(bar(page)).to_contain_text("onto pile")


def test_a_newcomer_begins_with_the_first_stage(come: Come) -> None:
    """The home page leads there once, and the board shows only this stage's parts."""
    page = come()
    page.goto("/")
    first = page.get_by_role("button", name="First time? Begin with stage 1")
    first.click()
    expect(page.get_by_role("group", name=re.compile("piles around Hell"))).to_contain_text(
        "with 200 points"
    )
    expect(page.get_by_role("button", name=re.compile("^Claim 200"))).to_be_visible()
    for absent in ("Monsters!", "Hell", "no gods"):
        expect(page.get_by_text(absent)).to_have_count(0)
    page.goto("/")
    expect(page.get_by_text("The clock is stopped until you\u2019re back.")).to_be_visible()
    expect(first).to_have_count(0)


def test_the_board_as_drawn(come_again: Come, picture: Picture) -> None:
    """The whole board in both themes, without violations found by axe."""
    page = come_again()
    sit_down(page, "busy", 4, speed=UNTIMED)
    expect(bar(page)).to_contain_text("Your timer on pile 3 has run out: take the 20")
    expect(pile(page, 5)).to_have_attribute("aria-label", re.compile("^Pile 5: 100, .*Vermilion"))
    other = page.get_by_role("article", name="Saffron\u2019s kingdom")
    expect(other).to_contain_text("Artemis")
    expect(other.get_by_role("img", name="Winds: North and East. Times 2")).to_be_visible()
    expect(page.get_by_role("region", name="Counting aid")).to_contain_text("With this 20: 160")
    no_violations(
        page, then=lambda theme: picture(page, f"chronos-{'day' if theme == 'light' else 'night'}")
    )


def test_a_full_board(come_again: Come, picture: Picture) -> None:
    """Six kingdoms, squares, a raid, Atlantis, three in Hell and all cubes."""
    page = come_again()
    sit_down(page, "crowded", 6, speed=UNTIMED)
    raided = page.get_by_role("article", name="Vermilion\u2019s kingdom")
    expect(
        raided.get_by_role("img", name="Your timer on Vermilion\u2019s central pile, 12 seconds")
    ).to_be_visible()
    expect(pile(page, 4)).to_have_attribute("aria-label", re.compile("Nemesis.s cube"))
    square = page.get_by_role("button", name=re.compile("^Square 2 of Asclepius: Your timer"))
    expect(square).to_be_visible()
    no_violations(page)
    picture(page, "chronos-full-day")


def test_an_offering_is_made_by_picking_cards(come_again: Come) -> None:
    """Nothing happens until the last card is named; then all of it does."""
    page = come_again()
    sit_down(page, "busy", 4, speed=UNTIMED)
    mine = page.get_by_role("group", name="Your cards")
    page.get_by_role("button", name=re.compile("Aeolus")).click()
    expect(bar(page)).to_contain_text("Choose card 1 of 3 to offer for Aeolus.")
    button(page, "10").click()
    mine.get_by_role("button", name="20").click()
    expect(mine.get_by_label("10, chosen")).to_be_visible()
    button(page, "Cancel").click()
    expect(mine.get_by_label(re.compile("chosen"))).to_have_count(0)
    page.get_by_role("button", name=re.compile("Aeolus")).click()
    for card in ("10", "20", "Minotaur"):
        button(page, card).click()
    expect(page.get_by_role("list", name="Your gods")).to_contain_text("Aeolus")
    expect(mine.get_by_role("img", name="10")).to_have_count(0)


def test_a_plague_asks_while_the_game_goes_on(come_again: Come) -> None:
    page = come_again()
    sit_down(page, "war", speed=UNTIMED)
    button(page, "Take and stay").click()
    expect(bar(page)).to_contain_text("War: Which timer do you put into Hell?")
    expect(bar(page).get_by_role("img", name="5 seconds left")).to_be_visible()
    button(page, "Flip it").click()
    button(page, re.compile("^Vermilion on pile 4")).click()
    hell = page.get_by_role("button", name=re.compile("^The first part of Hell"))
    expect(hell).to_have_attribute("aria-label", re.compile("Vermilion.s timer"))


def test_a_claim_that_is_true_and_one_that_is_not(come_again: Come) -> None:
    page = come_again()
    sit_down(page, "rich", speed=UNTIMED)
    page.get_by_role("button", name=re.compile("Claim monsters")).click()
    expect(page.get_by_role("button", name=re.compile("^3 s"))).to_be_visible()
    run_until(page, page.get_by_role("button", name=re.compile("^Claim 200")))
    page.keyboard.press("n")  # nobody answers it where the game is over already
    expect(page.get_by_role("dialog")).to_contain_text("You won on points")


# Whether a timer's sand has other heights more often than once a second, however few pictures the
# browser draws: it is watched for a second, and longer where it might still turn out to flow.
FLOWS = """async ([sand, patience]) => {
  const seen = new Set();
  for (const begin = performance.now(); ; ) {
    const gone = (performance.now() - begin) / 1000;
    seen.add(sand.getAttribute('height'));
    if (seen.size > gone + 3) return true;
    if (gone > patience) return false;
    await new Promise((done) => setTimeout(done, 20));
  }
}"""


def test_sand_flows_or_steps(come_again: Come) -> None:
    """It runs by the clock between messages; with reduced motion it updates once a second."""
    page = come_again(reduced_motion="no-preference")
    sit_down(page, options={"stage": 1}, speed=FULL)  # no plague takes the timer away
    own(page, 0).click()
    pile(page, 1).click()
    stands(page, 0, "on pile 1")
    sand = page.locator(SAND.format(0)).first
    assert page.evaluate(FLOWS, [sand.element_handle(), 10])
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    stands(page, 0, "on pile 1")
    assert not page.evaluate(FLOWS, [sand.element_handle(), 1])
    page.emulate_media(reduced_motion="no-preference")


def test_practice_at_half_speed_and_a_pause(come_again: Come) -> None:
    page = come_again()
    sit_down(page, speed=HALF)
    header = page.get_by_role("banner")
    expect(header).to_contain_text("half speed")
    expect(header).to_contain_text(re.compile(r"\d+ ms, fair up to 150"))
    page.keyboard.press("b")
    veil = page.get_by_role("status").filter(has_text="Time is paused")
    expect(veil).to_contain_text("You paused")
    page.keyboard.press("b")
    expect(veil).to_have_count(0)
    expect(header.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    page.keyboard.press("r")
    expect(veil).to_be_visible()
    page.keyboard.press("Escape")
    expect(veil).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "en-XA"])
def test_chronos_is_told_in(come: Come, language: str) -> None:
    """The server's messages and the board's own."""
    page = come()
    code = sit_down(page, "war", speed=UNTIMED)
    page.goto(f"/t/{code}?lang={language}")
    catalogue, you = m.BOOK.catalogue(language), Reader(0)

    def told(text: Text) -> str:
        return catalogue.format(text, you)

    war = m.ui_hand_take(at=m.at_place_pile(n=2), card="war")
    expect(bar(page)).to_contain_text(told(war))
    expect(page.get_by_role("group", name=told(m.ui_own_timers(who=0)))).to_be_visible()
    page.keyboard.press("0")
    expect(bar(page)).to_contain_text(told(m.ask_war()))
    expect(bar(page)).to_contain_text(told(m.ui_late_strike()))
    news = page.get_by_role("region", name=told(m.ui_just_now()))
    expect(news).to_contain_text(told(m.say_war(who=0)))
    bar(page).locator("[data-picks] button").first.click()
    expect(bar(page)).not_to_contain_text(told(m.ask_war()))
