"""Every number of the tables against what is printed: board, money, cards, Zones, sets, words."""

from collections import Counter

import pytest

from aevum.games.temporum import GAME, data
from aevum.games.temporum.data import (
    BASE,
    CARD_NUMBER,
    CARDS,
    DECK_KINDS,
    GIZMO_CARD,
    MOMENTARY,
    REALITIES,
    SPECIAL_CARD,
    THEMED,
    TRADE_GOODS,
    ZONE_NUMBER,
    ZONES,
)
from aevum.games.temporum.printed import CARDS as PLAYED
from aevum.games.temporum.printed import PRINTED, THINGS
from aevum.games.temporum.printed import ZONES as VISITED
from aevum.games.temporum.rules.acting_ops import Advance, Discard, Draw, Gain, Lose, Score
from aevum.games.temporum.rules.leading_ops import MayPay
from aevum.games.temporum.rules.op import Text
from aevum.games.temporum.rules.terms import find_zones
from aevum.games.temporum.words.doubts import DOUBTS
from aevum.games.temporum.words.reference import grade_text, write_reference
from aevum.games.temporum.words.wording import wording_of
from aevum.games.temporum.words.zonekinds import zone_kind
from tests.rules.temporum import printed

TYPED = "what tests/rules/temporum/printed.py types again: what is printed changes both"
CARD_BOXES = (
    (BASE, printed.BASE_CARDS),
    (REALITIES, printed.REALITY_CARDS),
    (SPECIAL_CARD, printed.SPECIAL_CARDS),
)
ZONE_BOXES = ((BASE, printed.BASE_ZONES), (REALITIES, printed.REALITY_ZONES))
HOURGLASSES = {
    "Babylonian Bazaar",
    "Neolithic Renaissance",
    "Celtic Paradise",
    "Three Kingdoms",
    "Cultural Revolution",
    "Y2K",
}
BOXED = {
    "Primitive Paradise",
    "Kingdom of Trilobites",
    "Byzantine Empire",
    "Dark Ages",
    "Viking America",
    "Cold War",
    "Police State",
    "Meritocracy",
    "Utopia",
    "Capitalist Utopia",
    "Endless City",
    "Exodus",
    "Mafia City-States",
    "Zombie Apocalypse",
}
SET_UP = {"Primitive Paradise", "Quiet Planet", "Robotic Utopia", "Zombie Apocalypse"}
# What a text gives and takes, in its order: some of every kind
AMOUNTS = {
    "Stone Age": "gain 2",
    "Ice Age": "lose 3",
    "Time of Legends": "bonus 1",
    "Ancient Greece": "draw 2, pay 4, draw 1",
    "Iron Age": "discount 2",
    "Alien Egypt": "gain 8",
    "Babylonian Bazaar": "pay 10, draw 2, advance 2",
    "Holy Norse Empire": "draw 2, gain 3",
    "Imperial China": "draw 2, discard 1, gain 4",
    "Celtic Paradise": "draw 2, gain 8",
    "Greek America": "draw 2, discard 1, gain 6",
    "Three Kingdoms": "draw 2, discard 1, lose 4",
    "Pax Britannica": "gain 8, gain 4",
    "Age of Piracy": "lose 2, gain 1",
    "Age of Plastic": "gain 4, draw 1",
    "Steampunk Empire": "discard 1, advance 3",
    "Mere Anarchy": "gain 3",
    "Age of Cats": "pay 10",
    "Age of Toys": "pay 4",
    "Poison Earth": "gain 8, draw 2",
    "Singularity": "pay 10",
    "Underground Haven": "discard 1, gain 12",
    "Zombie Apocalypse": "pay 2",
    "Engineer": "draw 2, discard 2",
    "Golden Goose": "gain 5",
    "Inventor": "draw 2, gain 8, advance 2",
    "Tulip Stocks": "lose 5",
    "Crown Jewels": "gain 4",
    "Mayan Ritual Knife": "lose 2",
    "Shogun's Katana": "gain 2",
    "Assassin's Dagger": "advance 1, gain 4",
    "Panacea": "gain 4, draw 1, advance 1",
    "Pilgrims": "bonus -2, discount 12",
    "Trade Goods": "draw 2, gain 8, draw 1, gain 4",
}


def amounts(text: Text) -> str:
    """Return the amounts of a text in words."""
    found: list[str] = []
    for op in text:
        match op:
            case Gain(dollars=n):
                found.append(f"gain {n}")
            case Lose(dollars=n):
                found.append(f"lose {n}")
            case Draw(cards=n):
                found.append(f"draw {n}")
            case Discard(cards=n):
                found.append(f"discard {n}")
            case Advance(steps=n):
                found.append(f"advance {n}")
            case MayPay(price=n):
                found.append(f"pay {n}")
            case Score(bonus=more, discount=less):
                found += [f"bonus {more}"] if more else []
                found += [f"discount {less}"] if less else []
    return ", ".join(found)


def known(*names: str) -> list[int]:
    """Return the printed values of some numbers."""
    return [GAME.numbers.find(name).printed for name in names]


def test_players_crowns_hands_and_money() -> None:
    assert (data.LEAST_SEATS, data.MOST_SEATS) == (2, 5)
    assert (data.TIMES, *known("crowns", "hand")) == (4, 10, 2)
    assert GAME.numbers.printed.row("money") == data.MONEY == (0, 4, 7, 9, 11)
    assert known("money.limit", "second-ruler.players") == [1_000_000, 4]


def test_the_board() -> None:
    assert (data.SLOTS, data.POINTERS, data.OUTSIDE) == (10, 6, 10)
    assert data.TIME_OF[:10] == (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)
    assert set(data.TIME_OF[10:]) == {0}
    assert len(data.TIME_OF) == data.PLACES == data.OUTSIDE + data.MOST_OUTSIDE
    assert data.PLACES_OF == ((), (0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
    assert data.LEADS == ((1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (8, 9))


def test_pointers_at_the_start() -> None:
    names = [leads[at] for leads, at in zip(data.LEADS, data.AT_START, strict=True)]
    assert names == [1, 4, 5, 6, 7, 8]
    assert [0, names[0], names[names[0]], names[names[names[0]]]] == [0, 1, 4, 7]


def test_copies_and_tokens() -> None:
    assert [card.copies for card in CARDS] == [2] * 60 + [8] * 2
    assert known("quiet-planet.cards", "quiet-planet.picks") == [12, 2]
    assert known("zombie-apocalypse.zombies", "primitive-paradise.coins") == [3, 2]
    assert known("zombie-apocalypse.loss", "age-of-atlantis.coins") == [2, 2]
    assert known("poison-earth.loss", "poison-earth.discards") == [4, 1]
    assert known("rome-eternal.coins", "underground-haven.draws") == [1, 1]


def test_amounts_of_boxes_and_perpetual_cards() -> None:
    assert known("viking-america.coins", "cold-war.coins", "mafia-city-states.coins") == [4, 4, 2]
    assert known("alien-egypt.money", "information-age.crowns", "scrapyard-world.scrap") == [
        100, 4, 4,
    ]  # fmt: skip
    assert known("black-market.gain", "friends-in-old-places.discount") == [2, 2]
    assert known("tactician.dollars", "tactician.shift") == [4, 1]
    assert known("ambassador.price", "beggar.under", "beggar.gain") == [4, 4, 2]
    assert known("bank.bonus", "hideout.money") == [1, 40]
    assert known("bureaucracy.money", "celtic-paradise.under", "celtic-paradise.times") == [
        12,
        8,
        1,
    ]
    assert known("mafia-city-states.payment", "inquisition.loss", "y2k.coins") == [1, 2, 12]
    assert known("singularity.turns", "exodus.steps", "earth-united.plays") == [2, 2, 2]
    assert known("neolithic-renaissance.hand", "gold-rush.added") == [3, 1]
    assert known("conspiracy.bonus", "explorer.gain", "think-tank.gain") == [1, 1, 1]
    assert known("treasure-map.draws", "endless-city.draws", "any-action.draws") == [2, 1, 2]


@pytest.mark.parametrize(("box", "rows"), CARD_BOXES)
def test_every_card_is_as_printed(box: int, rows: tuple[printed.CardRow, ...]) -> None:
    cards = [
        (
            card.name,
            "M" if card.kind == MOMENTARY else "P",
            card.coins,
            card.cost,
            card.crowns,
            str(grade_text(card.name)).partition(":")[0],
        )
        for card in CARDS
        if card.source == box
    ]
    assert sorted(cards) == sorted(rows)


def test_the_deck_comes_before_the_special_cards() -> None:
    assert (len(CARDS), DECK_KINDS) == (62, 60), f"CARDS has others than {TYPED}"
    assert (CARD_NUMBER["Gizmo"], CARD_NUMBER["Trade Goods"]) == (GIZMO_CARD, TRADE_GOODS)
    assert {card.row.name for card in PLAYED if card.on_score} == {"Visionary", "Meet Younger Self"}
    secrets = {"Secret Mission", "Secret Plot", "Secret Stash", "Secret Weapon"}
    assert {card.row.name for card in PLAYED if card.secret} == secrets


@pytest.mark.parametrize("box", [BASE, REALITIES])
def test_six_cards_at_each_number_of_crowns(box: int) -> None:
    crowns = Counter(card.crowns for card in CARDS if card.source == box)
    assert crowns == {4: 6, 5: 6, 6: 6, 7: 6, 8: 6}
    off_line = {"Meet Younger Self", "Visionary"} if box == REALITIES else set()
    odd = {each.name for each in CARDS if each.source == box and each.cost != 4 * each.crowns - 12}
    assert odd == off_line


@pytest.mark.parametrize(("box", "by_time"), ZONE_BOXES)
def test_every_zone_is_in_its_time(box: int, by_time: tuple[tuple[str, ...], ...]) -> None:
    assert [len(names) for names in by_time] == [8, 12, 12, 16], "printed.py: Zones by Time"
    for time, names in enumerate(by_time, 1):
        found = [zone.name for zone in ZONES if zone.source == box and zone.time == time]
        assert sorted(found) == sorted(names)


def test_every_zone_has_its_grade() -> None:
    assert len(ZONES) == 96, f"ZONES has others than {TYPED}"
    found = {zone.name: str(grade_text(zone.name)).partition(":")[0] for zone in ZONES}
    assert {
        name: grade for name, grade in found.items() if grade != "high"
    } == printed.DOUBTFUL_ZONES


def test_every_zone_has_its_kind() -> None:
    for kind, names in printed.ZONE_KINDS.items():
        assert {zone_kind(VISITED[ZONE_NUMBER[name]]) for name in names} == {
            "any" if kind == "choice" else kind
        }
    assert sum(len(names) for names in printed.ZONE_KINDS.values()) == len(ZONES)


def test_six_zones_have_an_hourglass() -> None:
    turned = {zone.row.name for zone in VISITED if zone.glass}
    assert turned == HOURGLASSES


@pytest.mark.parametrize("name", AMOUNTS)
def test_amounts_of_texts(name: str) -> None:
    text = (
        VISITED[ZONE_NUMBER[name]].visit if name in ZONE_NUMBER else PLAYED[CARD_NUMBER[name]].play
    )
    assert amounts(text) == AMOUNTS[name]


def test_themed_sets() -> None:
    assert set(THEMED) == set(printed.THEMED_SETS)


@pytest.mark.parametrize("name", printed.THEMED_SETS)
def test_every_themed_set_is_as_printed(name: str) -> None:
    zones = [ZONES[zone].name for zone in find_zones(name)]
    assert zones == printed.THEMED_SETS[name].split(", ")


def test_words_exist_for_all() -> None:
    words = wording_of(PRINTED, THINGS)
    assert len(words.card_texts) == len(CARDS)
    assert len(words.zone_texts) == len(ZONES)
    for text in map(str, [*words.card_texts, *words.zone_texts]):
        assert text.endswith("."), text
        assert "  " not in text


def test_words_know_boxes_and_setups() -> None:
    words = wording_of(PRINTED, THINGS)
    boxed = {zone.name for zone, box in zip(ZONES, words.boxes, strict=True) if box}
    laid = {zone.name for zone, setup in zip(ZONES, words.setups, strict=True) if setup}
    assert (boxed, laid) == (BOXED, SET_UP)


def test_the_reference_names_everything_with_its_numbers() -> None:
    lines = write_reference(PRINTED, THINGS).splitlines()
    for _, rows in CARD_BOXES:
        for name, kind, coins, cost, crowns, grade in rows:
            word = "Momentary" if kind == "M" else "Perpetual"
            start = f"| {name} | {word} | ${coins} | ${cost} | {crowns} |"
            (line,) = [line for line in lines if line.startswith(start)]
            assert line.endswith(f"| {grade} |" if grade == "high" else f"| {DOUBTS[name]} |")
    for zone in ZONES:
        assert sum(line.startswith(f"| {zone.name} | ") for line in lines) == 1
