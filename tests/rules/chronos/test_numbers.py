"""Other numbers than printed: words, payments and counts follow them."""

from typing import Any

import pytest

from aevum.core.errors import BadData, BadOption
from aevum.core.rng import Rng
from aevum.core.terse import terse
from aevum.core.text import Text
from aevum.games.chronos import GAME
from aevum.games.chronos.bot.judges.powers import power_line
from aevum.games.chronos.bot.memory import Recall
from aevum.games.chronos.bot.offerings import best_offering, offering_line
from aevum.games.chronos.bot.outlook import Outlook
from aevum.games.chronos.data import (
    AS_PRINTED,
    ATHENA,
    CARD_ROWS,
    CITY_NAMES,
    GOD_NAMES,
    HERA,
    Numbers,
)
from aevum.games.chronos.moves import EPHESUS_MOVE, HADES_MOVE, MOVES, OFFER, RHODES_MOVE
from aevum.games.chronos.rules.phrases import city_brief, god_brief
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene
from aevum.games.chronos.words.drawing import Drawing
from aevum.testing import Case
from aevum.testing.numbers import check_playable, costs_raised


def new(seats: int = 3, numbers: dict[str, int] | None = None) -> Conquest:
    state = GAME.new(seats, 1, numbers=numbers)
    assert isinstance(state, Conquest)
    return state


def label(scene: Scene, seat: int, text: str) -> str:
    return terse(GAME.words.label(scene.state.mask(seat), MOVES.parse(text)))


def prompt(scene: Scene, seat: int) -> str:
    return terse(GAME.words.prompt(scene.state.mask(seat), scene.state.asks[seat]))


def why(scene: Scene, seat: int, text: str) -> str:
    return terse(GAME.words.why(scene.state.mask(seat), seat, MOVES.parse(text)))


def look(scene: Scene, seat: int = 0) -> Outlook:
    view = scene.state.mask(seat)
    assert isinstance(view, Conquest)
    return Outlook(view, seat, Recall(100))


def seen(scene: Scene, seat: int = 0) -> dict[str, Any]:
    return GAME.view(scene.state.mask(seat))


def said(scene: Scene, kind: str) -> str:
    return terse(GAME.words.say(scene.events(kind)[-1], scene.state))


def _brief(power: str, numbers: Numbers) -> Text:
    """Return what a GOD or a CITY does in a match."""
    if power in CITY_NAMES:
        return city_brief(CITY_NAMES.index(power), numbers)
    return god_brief(GOD_NAMES.index(power), numbers)


# Prices


def test_a_dearer_god_is_not_offered_to_one_who_is_too_poor() -> None:
    """R8.1"""
    scene = Scene(gods=("ATHENA", "HERA"), numbers={"athena.price": 3}).kingdom(0, "10", "20")
    scene.refused(0, "offer athena")
    reason = "R8.1 no-price god=athena cost=(part-cards n=3) has=(part-has n=2)"
    assert why(scene, 0, "offer athena") == reason
    legal = scene.state.legal(0)
    assert OFFER + ATHENA not in best_offering(look(scene), legal)[0]
    assert label(scene, 0, "offer athena").startswith(
        "move-offer god=athena cost=(part-cards n=3) "
    )
    assert "Temple: Athena 3 and Hera 3." in Drawing(scene.state).draw()


def test_a_dearer_god_takes_as_many_cards_as_it_says() -> None:
    scene = Scene(gods=("ATHENA",), numbers={"athena.price": 3}).kingdom(0, "10", "20", "30", "50")
    assert seen(scene)["prices"] == [3]
    assert len(offering_line(look(scene), ATHENA, bought=False)[0]) == 4
    scene.do(0, "offer athena", "pay 10", "pay 20")
    assert prompt(scene, 0) == "ask-offer n=3 of=3 god=athena (note-so-far cards=1 10+1 20)"
    assert label(scene, 0, "pay 30") == "move-pay-gain card=30 god=athena"
    scene.do(0, "pay 30")
    assert (scene.gods(0), scene.cards(0)) == (["ATHENA"], ["50"])


def test_gaia_pays_the_price_of_the_match() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "HERA"), numbers={"hera.price": 1}).owns(0, "GAIA").owns(1, "HERA")
    scene.refused(0, "buy hera", rule="R9.20: no-price god=hera cost=(part-cards n=1)")
    scene.kingdom(0, "10")
    assert label(scene, 0, "buy hera").startswith("move-buy god=hera who=1 cost=(part-cards n=1) ")
    assert offering_line(look(scene), HERA, bought=True)[0] == [
        MOVES.parse("buy hera"),
        MOVES.parse("pay 10"),
    ]
    scene.do(0, "buy hera", "pay 10")
    assert scene.gods(0) == ["GAIA", "HERA"]


@pytest.mark.parametrize(("discount", "price"), [(0, 3), (2, 1), (6, 0)])
def test_delphi_lowers_prices_by_its_number(discount: int, price: int) -> None:
    """R11.3"""
    scene = Scene(
        cities=("DELPHI", "RHODES"), gods=("HERA",), numbers={"delphi.discount": discount}
    )
    scene.timer("1a", "city1")
    assert seen(scene)["prices"] == [price]
    if price:
        scene.kingdom(0, *["10"] * (price - 1)).refused(
            0, "offer hera", rule="R8.1: no-price-delphi god=hera"
        )
        scene.kingdom(0, "20")
    scene.do(0, "offer hera", *["pay 10"] * (price - 1), *["pay 20"] * (price > 0))
    assert scene.gods(0) == ["HERA"]


# Powers


def test_hades_takes_as_many_timers_as_he_is_told() -> None:
    """R9.1"""
    scene = Scene(gods=("HADES",), numbers={"hades.timers": 3}).owns(0, "HADES")
    assert label(scene, 0, "hades") == "move-hades n=3"
    assert len(power_line(look(scene), HADES_MOVE)[0]) == 4
    scene.do(0, "hades", "send 2a flipped", "send 2b flipped")
    assert prompt(scene, 0) == "[hades] ask-hades n=3 of=3"
    assert why(scene, 0, "send 2a flipped") == ("R9.1 no-hades-named timer=timer 2a")
    scene.do(0, "send 3a flipped")
    assert [scene.where(each) for each in ("2a", "2b", "3a")] == ["hell1"] * 3


def test_hades_needs_timers_enough() -> None:
    """R9.1"""
    numbers = {"hades.timers": 6, "timers.3": 1}
    scene = Scene(gods=("HADES",), numbers=numbers).owns(0, "HADES")
    scene.refused(0, "hades", rule="R9.1: no-hades-few n=3 of=6")


def test_rhodes_costs_as_many_cards_as_it_is_told() -> None:
    """R11.4"""
    scene = Scene(cities=("RHODES", "SPARTA"), numbers={"rhodes.cards": 2}).timer("1a", "city1")
    scene.kingdom(0, "10").refused(0, "rhodes")
    assert (
        why(scene, 0, "rhodes")
        == "R11.4 no-price-city city=rhodes cost=(part-cards n=2) has=(part-has n=1)"
    )
    scene.kingdom(0, "20", "50")
    assert label(scene, 0, "rhodes") == "move-rhodes cost=(part-cards n=2)"
    assert len(power_line(look(scene), RHODES_MOVE)[0]) == 4
    scene.do(0, "rhodes")
    assert prompt(scene, 0) == "[rhodes] ask-discard-of n=1 of=2"
    scene.do(0, "pay 10")
    assert why(scene, 0, "send 2a flipped") == ("R11.4 no-rhodes-first n=2")
    scene.do(0, "pay 20")
    assert prompt(scene, 0) == "[rhodes] ask-war"
    scene.do(0, "send 2a flipped")
    assert (scene.cards(0), scene.where("2a")) == (["50"], "hell1")


@pytest.mark.parametrize("cards", [1, 3])
def test_ephesus_costs_as_many_cards_as_it_is_told(cards: int) -> None:
    """R11.9"""
    scene = Scene(cities=("EPHESUS", "RHODES"), numbers={"ephesus.cards": cards})
    scene.timer("1a", "city1").discarded("100").kingdom(0, *["10"] * (cards - 1))
    scene.refused(
        0, "ephesus", rule=f"R11.9: no-price-city city=ephesus cost=(part-cards n={cards})"
    )
    scene.kingdom(0, "10")
    assert label(scene, 0, "ephesus") == f"move-ephesus cost=(part-cards n={cards})"
    assert len(power_line(look(scene), EPHESUS_MOVE)[0]) == cards + 2
    scene.do(0, "ephesus", *["pay 10"] * cards, "gain 100")
    assert scene.cards(0) == ["100"]


def test_eros_and_harpy_look_at_as_many_timers_as_they_are_told() -> None:
    """R9.23, R9.33"""
    numbers = {"eros.timers": 1, "harpy.timers": 3}
    scene = Scene(gods=("EROS", "HARPY"), numbers=numbers).owns(0, "EROS", "HARPY")
    scene.timer("1a", "pile3").timer("2a", "pile3")
    assert "send 2a flipped" in scene.legal(0, "send")
    reason = "R9.23 no-eros n=1 timer=timer 3a"
    assert why(scene, 0, "send 3a flipped") == reason
    scene.refused(0, "harpy 3", rule="R9.33: no-harpy n=3 at=(at-place-pile n=3)")
    scene.timer("3a", "pile3")
    assert scene.legal(0, "harpy") == ["harpy 3"]


def test_powers_are_counted_to_the_limit_of_the_match() -> None:
    """R13.2"""
    scene = Scene(cities=("TROY", "RHODES"), numbers={"powers.limit": 1}).timer("1a", "city1")
    scene.do(0, "troy 2", at=1_000).refused(0, "troy 3", at=1_300)
    assert why(scene, 0, "troy 3") == "R13.2 no-powers n=1 left=700"
    assert scene.state.deadline() == 2_000
    scene.do(0, "troy 3", at=2_000)
    more = Scene(cities=("TROY", "RHODES"), numbers={"powers.limit": 3}).timer("1a", "city1")
    for pile in (2, 3, 4):
        more.do(0, f"troy {pile}", at=1_000 + 250 * pile)
    more.refused(0, "troy 5", at=2_300, rule="R13.2: no-powers n=3 ")
    more.do(0, "troy 5", at=2_500)


# Winning and points


def test_a_claim_of_points_is_judged_by_the_points_of_the_match() -> None:
    """R7.1, R9.38"""
    numbers = {"win.points": 100, "hera.points": 120}
    scene = Scene(gods=("HERA",), numbers=numbers).kingdom(0, "100").owns(1, "HERA")
    assert label(scene, 0, "claim points") == "move-claim-points (note-has-points n=100 of=120)"
    assert seen(scene)["sum"] == [100, 0, 1, 120]
    assert not scene.claim(0)
    scene.kingdom(1, "100")
    assert scene.claim(1)
    assert scene.over() == "points"


def test_the_bot_claims_and_judges_by_the_points_of_the_match() -> None:
    plain, low = [Scene(numbers={"win.points": points}) for points in (200, 100)]
    for scene in (plain, low):
        scene.kingdom(0, "50", "50")
    claim = MOVES.parse("claim points")
    choices = [
        GAME.standard().choose(
            scene.state.mask(0), scene.state.asks[0], scene.state.legal(0), Rng(1)
        )
        for scene in (plain, low)
    ]
    assert [choice == claim for choice in choices] == [False, True]
    assert GAME.evaluate(low.state.mask(0), 0) > GAME.evaluate(plain.state.mask(0), 0)


SCORES = [
    ("athens.points", 70, 90),
    ("sphinx.points", 70, 90),
    ("pan.points", 70, 90),
    ("persephone.points", 70, 90),
    ("helios.points", 70, 70),
    ("artemis.points", 70, 90),
    ("amphitrite.times", 4, 80),
    ("aphrodite.times", 4, 80),
]


@pytest.mark.parametrize(("name", "value", "score"), SCORES)
def test_a_god_or_a_city_counts_what_the_match_says(name: str, value: int, score: int) -> None:
    """R6.2: beside one 20"""
    power = name.partition(".")[0].upper()
    gods = (power,) if power != "ATHENS" else ()
    scene = Scene(cities=("ATHENS", "RHODES"), gods=gods, numbers={name: value})
    scene.kingdom(0, *["hydra"] * (power == "ARTEMIS"), "20").owns(0, *gods)
    scene.timer(
        "1a", {"ATHENS": "city1", "SPHINX": "city2", "PERSEPHONE": "hell1"}.get(power, "front")
    )
    assert scene.score(0) == score
    assert look(scene).me.score() == score
    brief = _brief(power, scene.state.terms.numbers)
    assert terse(brief) == f"brief-{power.lower()} n={value}"


WINS = [
    ("calypso.kinds", "CALYPSO", ("10", "20"), ("30",)),
    ("hestia.copies", "HESTIA", ("10", "10"), ("10",)),
]


@pytest.mark.parametrize(("name", "god", "cards", "last"), WINS)
def test_a_god_wins_with_as_many_cards_as_the_match_says(
    name: str, god: str, cards: tuple[str, ...], last: tuple[str, ...]
) -> None:
    """R9.5, R9.25"""
    wanted = len(cards) + 1
    scene = Scene(gods=(god,), numbers={name: wanted}).kingdom(0, *cards).owns(0, god)
    assert label(scene, 0, f"offer {god.lower()}").endswith(f"(brief-{god.lower()} n={wanted})")
    scene.timer("1a", "pile1").pile(1, *last).do(0, "go 1a front")
    assert scene.over() == ""
    scene.timer("1a", "pile1").do(0, "take 1a front")
    assert scene.over() == "god"


def test_cerberus_wins_with_as_many_timers_as_the_match_says() -> None:
    """R9.34"""
    scene = Scene(gods=("CERBERUS", "HADES"), numbers={"cerberus.timers": 2, "hades.timers": 2})
    scene.owns(0, "CERBERUS", "HADES")
    assert label(scene, 0, "offer cerberus").endswith("(brief-cerberus n=2)")
    scene.do(0, "hades", "send 2a flipped", "send 3a flipped")
    assert scene.over() == "god"


# Time


def test_sand_runs_as_long_as_the_match_says() -> None:
    """R2.1"""
    scene = Scene(numbers={"timer.seconds": 40}).do(0, "go 1a pile1")
    assert scene.left("1a") == 40_000
    assert seen(scene)["timer_0"] == [0, 40_000]
    assert seen(scene)["sands"] == [40_000]
    scene.refused(0, "go 1a pile2", at=39_999, rule="R2.3: no-running timer=timer 1a ")
    scene.do(0, "go 1a pile2", at=40_000)


def test_a_frozen_game_counts_down_as_long_as_the_match_says() -> None:
    """R14.1"""
    scene = Scene(numbers={"countdown.seconds": 4}).picked()
    assert label(scene, 0, "freeze") == "move-freeze (note-countdown n=4)"
    scene.do(0, "freeze")
    assert said(scene, "freeze") == "say-freeze who=0 n=4"
    scene.wait(4_000)
    assert scene.over() == ""
    scene.wait(4_001)
    assert scene.over() == "frozen"


def test_a_mistaken_claim_rests_as_long_as_the_match_says() -> None:
    """R7.4"""
    scene = Scene(numbers={"claim.seconds": 1})
    assert not scene.claim(0)
    assert said(scene, "claim") == "say-mistaken-points who=0 n=1"
    scene.refused(0, "claim points", at=999, rule="R7.4:")
    assert not scene.do(0, "claim points", at=1_000).over()


def test_a_game_lasts_no_longer_than_the_match_says() -> None:
    """R14.5"""
    scene = Scene(numbers={"game.minutes": 2}).wait(120_000)
    assert scene.over() == "cap"
    assert said(scene, "over").startswith("say-over-cap ")
    assert "The game ends after 2 minutes: " in Drawing(scene.state).draw()


def test_the_numbers_of_the_log_are_printed_where_events_have_none() -> None:
    scene = Scene().picked()
    assert not scene.claim(0)
    scene.do(0, "freeze")
    assert [len(scene.events(kind)[-1].args) for kind in ("claim", "freeze")] == [2, 0]
    assert said(scene, "claim") == "say-mistaken-points who=0 n=3"
    assert said(scene, "freeze") == "say-freeze who=0 n=10"


def test_hands_choices_and_cities_wait_as_long_as_the_match_says() -> None:
    """R10.2, R13.1, R13.4"""
    numbers = {"hand.milliseconds": 500, "choice.seconds": 2, "opening.seconds": 90}
    scene = Scene(early=True, numbers=numbers).pile(1, "war").timer("1a", "pile1")
    scene.do(0, "take 1a pile2")
    assert scene.state.asks[-1].deadline == 2_000
    reason = "R13.1 no-hand n=500 left=500"
    assert why(scene, 0, "go 1b pile3") == reason
    early = "R14.2 no-freeze-early left=(part-seconds s=90 t=0)"
    assert why(Scene(numbers=numbers), 0, "freeze") == early
    scene.wait(89_999)
    assert not scene.state.opened
    scene.wait(90_000)
    assert scene.state.opened


def test_knocks_are_as_likely_as_the_match_says() -> None:
    """R9.24"""
    scene = Scene(gods=("EOS",), numbers={"eos.knock": 5, "eos.crowd": 3}).owns(0, "EOS")
    state = scene.timer("1a", "pile1").state
    assert state.apply(1, MOVES.parse("go 2a pile1")) == 0
    assert [weight for _, weight in state.weights()] == [4, 1]
    state.apply(-1, MOVES.parse("calm"))
    assert state.apply(2, MOVES.parse("go 3a pile1")) == 0
    assert [weight for _, weight in state.weights()] == [2, 1]


# The table


def test_the_table_is_laid_as_the_match_says() -> None:
    """R1.2 to R1.5"""
    numbers = {"piles.more": 1, "gods.drawn": 3, "timers.4": 1, "copies.cataclysm": 0}
    state = new(4, numbers)
    assert state.piles == 5
    assert len(state.timers) == 4
    assert state.temple.bit_count() - (state.holder[17] != -1) == 3
    assert state.pools[-1][14] == 0
    assert state.audit() == ""
    assert new(4).piles == 7


def test_atlantis_and_zeros_are_as_many_as_the_match_says() -> None:
    """R1.2, R12.1"""
    scene = Scene(cities=("ATLANTIS CITY", "CORINTH"), numbers={"atlantis.cards": 8, "copies.0": 1})
    assert scene.state.height(9) == 8
    scene.do(0, "go 1a city2")
    assert (scene.cards(0), scene.state.zeros) == (["0"], 0)
    scene.timer("1a", "front").do(0, "go 1a city2")
    assert scene.cards(0) == ["0"]


def test_uneven_timers_differ_by_no_more_than_the_match_says() -> None:
    """R2.2"""
    sands = {sand for seed in range(9) for sand in _sands(seed)}
    assert sands == {29_700, 30_000, 30_300}


def _sands(seed: int) -> list[int]:
    state = GAME.new(6, seed, numbers={"timer.uneven": 1}, stage=1, uneven=True)
    assert isinstance(state, Conquest)
    return [state.sand[timer] for timer in state.timers]


@pytest.mark.parametrize("stage", [1, 5])
def test_a_game_with_next_to_no_cards_ends_too(stage: int) -> None:
    """Each number is within its bounds, and fewer cards are there than piles."""
    none = {f"copies.{card.name.lower()}": 0 for card in CARD_ROWS}
    for numbers in (none, {**none, "copies.10": 4, "gods.drawn": 0}):
        check_playable(Case(GAME, 3, 1, {"stage": stage}, numbers=numbers))


def test_every_number_at_once_at_its_lowest_and_its_highest() -> None:
    lowest = {number.name: number.low for number in GAME.numbers.numbers}
    highest = {number.name: number.high for number in GAME.numbers.numbers}
    check_playable(Case(GAME, 3, 1, numbers=lowest))
    check_playable(Case(GAME, 6, 1, numbers=highest))


def test_nobody_pays_what_they_have_not_where_all_costs_are_raised() -> None:
    check_playable(Case(GAME, 4, 4, numbers=costs_raised(GAME)[0]))


# Saves, views, versions


def test_a_save_ends_with_the_numbers_that_are_not_printed() -> None:
    state = new(numbers={"win.points": 150, "powers.limit": 4})
    data = state.to_data()
    assert data[-1] == ["numbers", "powers.limit", 4, "win.points", 150]
    loaded = GAME.load(data)
    assert isinstance(loaded, Conquest)
    assert (loaded.terms.numbers.target, len(loaded.uses)) == (150, 12)
    assert new().to_data()[-1] == ""
    assert new().terms.numbers is AS_PRINTED
    with pytest.raises(BadData):
        GAME.load(data[:-1])
    with pytest.raises(BadData):
        GAME.load([*data[:-1], ["numbers", "win.points", 5]])


def test_copies_and_masks_share_the_numbers() -> None:
    state = new(numbers={"win.points": 150})
    for copy in (state.clone(), state.mask(0), state.mask(1).fill(Rng(1))):
        assert isinstance(copy, Conquest)
        assert copy.terms.numbers is state.terms.numbers


def test_a_screen_is_told_what_is_not_printed() -> None:
    assert "other_numbers" not in seen(Scene())
    scene = Scene(gods=("PAN",), numbers={"pan.points": 60, "delphi.discount": 2})
    assert seen(scene)["other_numbers"] == {"pan.points": 60, "delphi.discount": 2}


def test_older_rules_have_other_numbers_too() -> None:
    """R15.6"""
    state = GAME.new(3, 1, rules=1, numbers={"win.points": 150})
    assert isinstance(state, Conquest)
    assert (state.terms.rules, state.terms.numbers.target) == (1, 150)
    loaded = GAME.load(state.to_data())
    assert loaded.to_data() == state.to_data()


def test_a_rematch_with_other_numbers_begins_with_all_cards() -> None:
    """R15.5"""
    layer = "0.0.0.0.0.4.0.0.0.0.0.0.0.0.0:1.1.1.1.0.0"
    with pytest.raises(BadOption, match=r"^The cards of the last game"):
        GAME.new(3, 1, numbers={"copies.100": 2}, carried=layer)
    case = Case(GAME, 3, options={"carried": layer}, numbers={"copies.100": 2})
    assert case.options["carried"] == ""
    assert Case(GAME, 3, options={"carried": layer}).options["carried"] == layer
