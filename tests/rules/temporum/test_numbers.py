"""Other numbers than printed: legality, payment, refusals, words, views and bots follow them."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from aevum.core.drive import random_game
from aevum.core.errors import BadData
from aevum.core.events import Event
from aevum.core.numbers import PRINTED as IN_RULES
from aevum.core.numbers import PUBLIC, RECONSTRUCTED, Number
from aevum.core.rng import Rng
from aevum.core.terse import terse
from aevum.core.text import Text
from aevum.games.temporum import GAME
from aevum.games.temporum.bot.card_values import worths_of
from aevum.games.temporum.data import CARD_NUMBER, CARDS, TABLE_NUMBERS, ZONES, word
from aevum.games.temporum.moves import DOLLARS, MOVES
from aevum.games.temporum.printed import PRINTED, TEXTS, THINGS
from aevum.games.temporum.rules.amounts import EVERYBODY, RULES_HERE
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import program
from aevum.games.temporum.rules.ops import each, gain, if_
from aevum.games.temporum.rules.passages import repeated
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.scenes import Scene
from aevum.games.temporum.words.wording import Wording, wording_of

ON_CARDS = ("coins", "cost", "crowns", "copies")
CARD_PREFIXES = tuple(f"{word(card.name)}." for card in CARDS)


def numbers_with(wish: Mapping[str, int]) -> Numbers:
    return Numbers(GAME.numbers.settle(wish), TEXTS)


def other(number: Number) -> int:
    """Return a value of a number that is not the printed one."""
    return number.high if number.high != number.printed else number.low


def is_on_card(number: Number) -> bool:
    """Return whether a number is one of those in the corners of a card."""
    owner, _, key = number.name.partition(".")
    return f"{owner}." in CARD_PREFIXES and key in ON_CARDS


def table(wish: Mapping[str, int], *zones: str, seats: int = 2) -> Scene:
    """Return a scene with other numbers in which every hand is empty and nobody has money."""
    scene = Scene(seats, *zones, numbers=wish)
    for seat in range(seats):
        scene.hand(seat).money(seat, 0)
    return scene


def at_score(wish: Mapping[str, int], *hand: str, dollars: int) -> Scene:
    """Seat 0 is told to score a card, and could also afford an Artist."""
    scene = table(wish, "Kingdom of Trilobites").at(0, "Kingdom of Trilobites")
    return scene.hand(0, *hand).money(0, dollars).do(0, "stay")


def label(scene: Scene, text: str) -> str:
    return terse(GAME.words.label(scene.state.mask(0), scene.move(text)))


def why(scene: Scene, text: str) -> str:
    return terse(GAME.words.why(scene.state.mask(0), 0, scene.move(text)))


def view(scene: Scene) -> dict[str, Any]:
    return GAME.view(scene.state.mask(0))


def told(scene: Scene, kind: str) -> list[str]:
    return [terse(GAME.words.say(event, scene.state)) for event in scene.events(kind)]


# The table of numbers


def test_printed_numbers_are_made_once_and_share_the_printed_texts() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, Temporum)
    assert state.terms.numbers is PRINTED
    assert GAME.load(state.to_data()).clone().to_data() == state.to_data()
    assert all(text is each.text for text, each in zip(PRINTED.texts, TEXTS.passages, strict=True))
    assert worths_of(state) is worths_of(Scene(3).state)
    assert "other_numbers" not in view(Scene(2).begin())


def test_only_texts_with_another_number_are_made_anew() -> None:
    found = numbers_with({"any-action.draws": 3, "inventor.gain": 9})
    names = {each.title for each, text in zip(TEXTS.passages, found.texts, strict=True)
             if text is not each.text}  # fmt: skip
    assert names == {
        "Late Jurassic", "Ancient Greece", "Pax Buddha", "Imperial China", "Great Depression",
        "Summer of Love", "Icy Wasteland", "Inventor",
    }  # fmt: skip


def test_grades_say_how_sure_a_number_is() -> None:
    grades = {number.name: number.grade for number in GAME.numbers.numbers}
    assert grades["money.3"] == grades["bank.bonus"] == RECONSTRUCTED
    assert grades["sunboat-of-ra.coins"] == RECONSTRUCTED
    assert grades["alien-egypt.money"] == grades["artist.cost"] == PUBLIC
    assert grades["zombie-apocalypse.loss"] == grades["settlers.steps"] == IN_RULES
    assert all(number.rule or number.source for number in GAME.numbers.numbers)


def test_every_number_of_a_text_is_in_its_words() -> None:
    before = wording_of(PRINTED, THINGS)
    for number in GAME.numbers.numbers:
        if number in TABLE_NUMBERS or is_on_card(number):
            continue
        after = Wording(numbers_with({number.name: other(number)}), THINGS)
        owner = number.name.partition(".")[0]
        cards = [CARDS[at].name for at in changed(before.card_texts, after.card_texts)]
        zones = [ZONES[at].name for at in changed(before.zone_texts, after.zone_texts)]
        assert [word(name) for name in cards + zones] == [owner], number.name


def changed(before: list[Text], after: list[Text]) -> list[int]:
    """Return where messages differ."""
    return [at for at, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]


def test_what_is_on_a_card_is_shown() -> None:
    for key, field in (("coins", "card_coins"), ("cost", "card_costs"), ("crowns", "card_crowns")):
        scene = table({f"artist.{key}": 13}).begin()
        assert view(scene)[field][CARD_NUMBER["Artist"]] == 13
        assert view(scene)["other_numbers"] == {f"artist.{key}": 13}


# Scoring


def test_a_dearer_card_is_neither_offered_nor_chosen() -> None:
    scene = at_score({"settlers.cost": 20}, "Settlers", "Artist", dollars=19)
    assert scene.legal(0) == ["score artist"]
    assert why(scene, "score Settlers") == "R7.1 no-score-cost card=settlers cost=20 coins=19"
    assert label(scene, "score Settlers") == (
        "move-score card=settlers cost=(part-price coins=20 crowns=7)"
    )
    assert view(scene)["card_costs"][CARD_NUMBER["Settlers"]] - view(scene)["discount"] == 20
    assert "score for $20: 7 crowns" in GAME.draw(scene.state.mask(0))


def test_a_dearer_card_is_paid_in_full() -> None:
    scene = at_score({"settlers.cost": 20, "settlers.crowns": 2}, "Settlers", "Artist", dollars=20)
    scene.do(0, "score Settlers", "advance 1")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [8, 2, 0, 0])


def test_the_bot_judges_cards_by_their_numbers() -> None:
    scene = table({"artist.coins": 40})
    artist = CARD_NUMBER["Artist"]
    printed = worths_of(Scene().state)
    assert worths_of(scene.state).hand_worth(artist, 30) > printed.hand_worth(artist, 30)
    scene = at_score({"settlers.crowns": 1, "artist.crowns": 9}, "Settlers", "Artist", dollars=16)
    ask = scene.state.asks[0]
    legal = scene.state.legal(0)
    chosen = GAME.standard().choose(scene.state.mask(0), ask, legal, Rng(1))
    assert MOVES.text(chosen) == "score artist"


def test_a_tactician_has_its_own_dollars_and_crowns() -> None:
    wish = {"tactician.dollars": 6, "tactician.shift": 2}
    scene = at_score(wish, "Artist", "Papal Tiara", dollars=10)
    scene.front(0, "Tactician").do(0, "score Artist")
    asked = terse(GAME.words.prompt(scene.state.mask(0), scene.state.asks[0]))
    assert asked.endswith("ask-tactic coins=6 crowns=2")
    assert label(scene, "dearer") == "move-dearer coins=6 cost=(part-price coins=10 crowns=6)"
    scene.do(0, "dearer")
    assert scene.money_of(0) == 0
    assert told(scene, "tactics") == ["say-tactics-more who=0 coins=6 crowns=2"]
    done = GAME.words.done(scene.state.mask(0), scene.move("dearer"))
    assert terse(done) == "undo-tactic coins=6"


def test_scrap_is_worth_what_the_number_says() -> None:
    scene = table({"scrapyard-world.scrap": 8}, "Scrapyard World").hand(0, "Settlers", "Artist")
    scene.do(0, "stay")
    assert scene.legal(0) == ["score artist"]
    assert why(scene, "score Settlers") == "R7.6 no-score-discards card=settlers n=2 held=1"


def test_beggars_never_pay_more_than_a_move_can_say() -> None:
    wish = {"settlers.cost": 60, "tactician.dollars": 12, "tactician.copies": 4}
    scene = table(wish, "Kingdom of Trilobites").at(0, "Kingdom of Trilobites").money(0, 30)
    scene.hand(0, "Settlers", "Artist").front(0, "Beggar", "Beggar", *["Tactician"] * 4)
    for beggar in scene.state.front[0][:2]:
        beggar.coins = 80
    assert view(scene)["funds"] == 30 + 99
    scene.do(0, "effect beggar", "effect beggar", "stay", "score Settlers")
    scene.do(0, *["dearer"] * 4)
    assert scene.asked() == [(0, "beggar")]
    legal = scene.state.legal(0)
    assert (legal[0] - DOLLARS, legal[-1] - DOLLARS) == (78, 99)
    assert all(MOVES.text(move) == f"dollars {move - DOLLARS}" for move in legal)


# Texts


def test_a_price_in_a_text_is_asked_told_and_paid() -> None:
    wish = {"age-of-toys.price": 7}
    poor = table(wish, "Age of Toys").money(0, 6).do(0, "stay")
    assert poor.asked() == [(1, "turn")]
    scene = table(wish, "Age of Toys").money(0, 9).begin()
    assert "(do-may-pay coins=7 what=(do-toys))" in label(scene, "stay")
    scene.do(0, "stay")
    asked = terse(GAME.words.prompt(scene.state.mask(0), scene.state.asks[0]))
    assert "ask-may what=(do-pay coins=7" in asked
    scene.do(0, "yes")
    assert scene.money_of(0) == 2


def test_a_choice_is_told_with_its_amounts() -> None:
    scene = table({"inventor.gain": 11, "inventor.steps": 1}).at(0, "Balloon Revolution")
    scene.hand(0, "Inventor").do(0, "stay")
    assert label(scene, "choice 2") == "move-do what=(do-gain coins=11)"
    assert label(scene, "choice 3") == "move-do what=(do-advance crowns=1)"
    scene.do(0, "choice 2")
    assert scene.money_of(0) == 4 + 11
    assert told(scene, "chooses") == [
        "say-chooses-card who=0 card=inventor what=(do-gain coins=11)"
    ]


def test_celtic_paradise_can_fill_up_to_eight() -> None:
    wish = {"celtic-paradise.coins": 1, "celtic-paradise.times": 8}
    scene = table(wish, "Celtic Paradise", seats=3).at(0, "Celtic Paradise")
    scene.money(0, 5).money(1, 0).money(2, 9)
    scene.state.chits[scene.place("Celtic Paradise")] = 1
    scene.do(0, "stay").draw("Artist", "Bank")
    assert [scene.money_of(seat) for seat in range(3)] == [8, 8, 9]
    text = json.dumps(view(scene)["zone_texts"][1])
    assert text.count("do-gain") == 1
    assert '"about-times", {"n": 8}' in text


def test_what_is_repeated_stands_alone() -> None:
    repeats = each(EVERYBODY, gain(1), times=3)
    assert len(repeated(program(gain(2), repeats))) == 1 + 3 * len(repeats)
    with pytest.raises(ValueError, match="depends on another"):
        repeated(program(if_(RULES_HERE, repeats)))


def test_conditions_and_the_players_they_mean() -> None:
    scene = table({"bureaucracy.money": 5}, "Bureaucracy").at(0, "Bureaucracy")
    scene.money(1, 5).crowns(1, 9, 1, 0, 0).do(0, "stay")
    assert scene.crowns_of(1) == [10, 0, 0, 0]
    scene = table({"communist-utopia.under": 3}, "Communist Utopia").money(0, 3)
    scene.hand(0, "Artist").do(0, "stay")
    assert scene.hand_of(0) == ["Artist"]


# Boxes, tokens, Perpetual cards


def test_waiting_effects_have_their_numbers_in_play_and_in_words() -> None:
    scene = table({"cold-war.coins": 7}, "Cold War").at(0, "Cold War").begin()
    assert scene.money_of(0) == 7
    assert told(scene, "effect") == ["say-effect who=0 effect=cold-war what=(do-gain coins=7)"]
    assert "(note-alone-coins coins=7)" in label(scene, "stay")


def test_an_ambassador_at_another_price() -> None:
    wish = {"ambassador.price": 9, "ambassador.steps": 2}
    scene = table(wish).at(0, "Balloon Revolution").front(0, "Ambassador").hand(0, "Artist")
    scene.do(0, "stay").draw("Bank")
    assert scene.asked() == [(1, "turn")]  # $8 are not enough
    scene = table(wish).at(0, "Balloon Revolution").front(0, "Ambassador").hand(0, "Artist")
    scene.money(0, 1).do(0, "stay").draw("Bank")
    asked = terse(GAME.words.prompt(scene.state.mask(0), scene.state.asks[0]))
    deed = "ask-may what=(do-pay coins=9 what=(do-advance crowns=2)) (note-funds coins=9)"
    assert asked.endswith(deed)
    scene.do(0, "yes", "advance 1")
    assert scene.money_of(0) == 0


def test_the_bank_of_the_other_source() -> None:
    scene = table({"bank.bonus": 4}).at(0, "Balloon Revolution").front(0, "Bank")
    scene.hand(0, "Predict the Future").do(0, "stay")
    assert scene.money_of(0) == 12 + 4


def test_the_mafia_takes_the_whole_sum_or_nothing() -> None:
    scene = table({"mafia-city-states.payment": 3}, "Mafia City-States", seats=3)
    scene.money(1, 2).money(2, 5).do(0, "stay")
    assert [scene.money_of(seat) for seat in range(3)] == [3, 2, 2]


def test_a_second_ruler_at_a_table_of_two() -> None:
    wish = {"second-ruler.players": 2}
    scene = table(wish).crowns(0, 3, 7, 0, 0).crowns(1, 6, 4, 0, 0).begin()
    assert view(scene)["rules"] == [1, 1, 0, 0, 1, 1, 0, 0]


def test_fewer_crowns_win_sooner() -> None:
    scene = table({"crowns": 3}).at(0, "Balloon Revolution").crowns(0, 0, 0, 1, 2)
    scene.hand(0, "Settlers").begin()
    assert "3 crowns in Time IV" in GAME.draw(scene.state.mask(0))
    assert view(scene)["crowns_each"] == 3
    scene.do(0, "stay")
    assert scene.state.end() == "crowns"
    assert told(scene, "wins") == ["say-wins who=0 crowns=3"]


def test_less_money_wins_in_alien_egypt() -> None:
    scene = table({"alien-egypt.money": 30}, "Alien Egypt").at(0, "Alien Egypt").money(0, 30)
    assert "(do-win-money coins=30)" in label(scene.begin(), "stay")
    scene.do(0, "stay")
    assert scene.state.end() == "money"
    assert told(scene, "wins") == ["say-wins-money who=0 coins=30"]


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        ("quiet", [3], "say-quiet n=3 most=12"),
        ("wins", [0], "say-wins who=0 crowns=10"),
        ("tactics", [-1], "say-tactics-less who=0 coins=4 crowns=1"),
    ],
)
def test_events_need_not_tell_printed_numbers(kind: str, args: list[int], line: str) -> None:
    assert terse(GAME.words.say(Event(kind, 0, args), table({}).state)) == line


def test_events_are_told_with_the_numbers_of_their_match() -> None:
    scene = table({"quiet-planet.cards": 5})
    assert terse(GAME.words.say(Event("quiet", 0, [3, 5]), scene.state)) == "say-quiet n=3 most=5"


# Setup and saves


def test_the_table_is_laid_with_the_numbers() -> None:
    wish = {"money.1": 6, "money.2": 1, "hand": 4, "artist.copies": 5, "gizmo.copies": 1}
    state = GAME.new(2, 3, numbers=wish)
    assert isinstance(state, Temporum)
    assert [state.money[(state.first + place) % 2] for place in range(2)] == [6, 1]
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert state.special == [1, 8]
    assert GAME.view(state.mask(0))["starting_money"] == (6, 1)
    assert state.audit() == ""


def test_a_small_deck_lays_out_what_there_is() -> None:
    """Hands take all cards: nothing is left for Quiet Planet and Robotic Utopia."""
    wish = {f"{word(card.name)}.copies": 1 for card in CARDS[:60]} | {"hand": 6}
    zones = "control your destiny"
    for explicit in (False, True):
        state = GAME.new(5, 1, explicit, numbers=wish, zones=zones, card_set="base")
        assert isinstance(state, Temporum)
        if not explicit:
            assert (state.quiet, state.robot, state.deck.size()) == ([], -1, 0)
            assert random_game(state, Rng(1)) > 0


def test_numbers_are_saved_and_checked() -> None:
    state = GAME.new(2, 5, numbers={"crowns": 12, "bank.bonus": 4})
    data = json.loads(json.dumps(state.to_data()))
    loaded = GAME.load(data)
    assert isinstance(loaded, Temporum)
    assert loaded.terms.numbers.values.changed == {"crowns": 12, "bank.bonus": 4}
    assert loaded.mask(0).to_data()[-1] == data[-1]
    data[-1][2] = 2
    with pytest.raises(BadData):
        GAME.load(data)


# The table of doubtful numbers in RULES.md


@pytest.mark.parametrize(
    ("what", "value", "names"),
    [
        ("Sunboat of Ra: coins", "${}", ["sunboat-of-ra.coins"]),
        ("Starting money", "{}, {}, {}, {}, {}", [f"money.{place}" for place in range(1, 6)]),
        ("Bank: bonus", "${}", ["bank.bonus"]),
        ("Two rulers of a Time: smallest number of players", "{}", ["second-ruler.players"]),
        ("Cutthroat's Cutlass: cards", "{} for each Time ruled", ["cutthroats-cutlass.draws"]),
        ("Zombie Apocalypse: price of a Gizmo", "${}", ["zombie-apocalypse.price"]),
        ("Celtic Paradise", "gain ${}", ["celtic-paradise.coins"]),
        (
            "Alien Egypt: to win, and the gain",
            "${}, ${}",
            ["alien-egypt.money", "alien-egypt.coins"],
        ),
        (
            "Gizmo: coins, cost, crowns",
            "${}, ${}, {}",
            ["gizmo.coins", "gizmo.cost", "gizmo.crowns"],
        ),
        (
            "Trade Goods: coins, cost, crowns",
            "${}, ${}, {}",
            ["trade-goods.coins", "trade-goods.cost", "trade-goods.crowns"],
        ),
        ("Gizmo and Trade Goods: copies", "{} and {}", ["gizmo.copies", "trade-goods.copies"]),
    ],
)
def test_the_rules_print_the_same_values(what: str, value: str, names: list[str]) -> None:
    told = value.format(*(GAME.numbers.find(name).printed for name in names))
    assert f"\n| {what} | {told} | " in GAME.rules()
