"""The printed rows of cards and Zones, the numbers outside these rows, and the tree of Times.

The effects of cards and Zones are in `cards/` and `zones/`; moves and positions are made from the
rows here.

More than 500 lines: all printed rows of the game are in one file.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.numbers import PUBLIC, RECONSTRUCTED, Number, number_row
from aevum.core.text import Text
from aevum.games.own_rows import own_cards, own_rows
from aevum.games.temporum import messages as m

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5

MONEY: Final[tuple[int, ...]] = (0, 4, 7, 9, 11)
"""The starting money of players, in turn order. Reconstructed: running totals of the steps 0 4 3 2
2."""

ANY_ACTION: Final = "any-action.draws"

TABLE_NUMBERS: Final = (
    *number_row("money", MONEY, 0, 40, lambda n: m.number_money(n=n), RECONSTRUCTED, "R1.5"),
    # Nobody may win with money that cannot be held: the limit covers the goal of Alien Egypt.
    Number("money.limit", 1_000_000, 100, 1_000_000, m.number_money_limit(), RECONSTRUCTED, "R5.1"),
    Number("crowns", 10, 2, 20, m.number_crowns(time="4"), PUBLIC, "R1.5"),
    Number("hand", 2, 0, 6, m.number_hand(), PUBLIC, "R1.5"),
    Number("second-ruler.players", 4, 2, 6, m.number_second_ruler(), PUBLIC, "R1.7"),
    Number(ANY_ACTION, 2, 0, 6, m.number_any_action(), PUBLIC, source=m.number_from_zones()),
)
"""The numbers of the whole table. Those of cards and Zones are made from their rows."""

TIMES: Final = 4
SLOTS: Final = 10  # Zones on the board: one in Time I, two in II, three in III, four in IV
OUTSIDE: Final = 10  # the first place of an A Place Outside Time
MOST_OUTSIDE: Final = 16
PLACES: Final = OUTSIDE + MOST_OUTSIDE
MOST_BEGGED: Final = 99  # most dollars of one payment from Beggars: the moves name at most these

TIME_OF: Final[tuple[int, ...]] = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4) + (0,) * MOST_OUTSIDE
"""The Time of each place; 0 outside Time."""
PLACES_OF: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
POINTERS: Final = 6  # Zones of Times I to III have one each
LEADS: Final[tuple[tuple[int, ...], ...]] = ((1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (8, 9))
"""The places to which the pointer of a place can lead."""
AT_START: Final[tuple[int, ...]] = (0, 1, 1, 0, 0, 0)
"""The initial direction of each pointer: I, left II, middle III, second IV are real."""

# Cards and Zones

MOMENTARY: Final = 0
PERPETUAL: Final = 1

BASE: Final = 0
REALITIES: Final = 1  # Alternate Realities
SPECIAL_CARD: Final = 2  # Gizmo and Trade Goods: separate piles

COPIES: Final = 2  # copies of every card kind in the deck
SPECIAL_COPIES: Final = 8  # copies of Gizmo, and of Trade Goods


def word(name: str) -> str:
    """Return a name as people type it: "Gladiator's Gladius" is gladiators-gladius."""
    kept = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return kept.replace(" ", "-")


@mypyc_attr(acyclic=True)
class Amount:
    """A number of a card or Zone outside the ops of its text: `word` is its short name."""

    def __init__(
        self,
        word: str,
        printed: int,
        low: int,
        high: int,
        about: Text,
        cost: bool = False,
    ) -> None:
        self.word: Final = word
        self.printed: Final = printed
        self.low: Final = low
        self.high: Final = high
        self.about: Final = about
        self.cost: Final = cost


def dollars(word: str, printed: int, about: Text, low: int = 0, high: int = 40) -> Amount:
    """Return an amount of money."""
    return Amount(word, printed, low, high, about)


def cards(word: str, printed: int, about: Text, low: int = 0, high: int = 6) -> Amount:
    """Return how many cards are drawn, discarded or laid out."""
    return Amount(word, printed, low, high, about)


def crowns(word: str, printed: int, about: Text, low: int = 0, high: int = 6) -> Amount:
    """Return a number of crowns or of their steps."""
    return Amount(word, printed, low, high, about)


@mypyc_attr(acyclic=True)
class CardRow:
    """A kind of player card: coins for playing it, a cost and crowns for scoring it."""

    def __init__(
        self,
        name: str,
        source: int,
        kind: int,
        coins: int,
        cost: int,
        crowns: int,
        amounts: tuple[Amount, ...] = (),
        own: bool = False,
        about: str = "",
    ) -> None:
        if coins < 0 or cost < 0 or crowns < 0:
            raise ValueError(f"{name} has a negative number")
        self.name: Final = name
        self.source: Final = source
        self.kind: Final = kind
        """MOMENTARY or PERPETUAL."""
        self.coins: Final = coins
        self.cost: Final = cost
        self.crowns: Final = crowns
        self.copies: Final = SPECIAL_COPIES if source == SPECIAL_CARD else COPIES
        self.amounts: Final = amounts
        """Numbers of its effects besides its texts."""
        self.own: Final = own
        """Whether a designer added it."""
        self.about: Final = about
        """The text of a designer's card, "" if its ops have the words."""


@mypyc_attr(acyclic=True)
class ZoneRow:
    """A Zone: its box, its Time and its numbers."""

    def __init__(
        self, name: str, source: int, time: int, amounts: tuple[Amount, ...] = (), about: str = ""
    ) -> None:
        if not 1 <= time <= 4:
            raise ValueError(f"{name} is in no Time")
        self.name: Final = name
        self.source: Final = source
        self.time: Final = time
        self.amounts: Final = amounts
        """Numbers of its box, its setup, its token and its own step."""
        self.about: Final = about
        """Its text, for Zones that are in no catalogue: those of designers."""


def _own_cards() -> list[CardRow]:
    """Return the cards that designers added to the deck of a box."""
    found = [CardRow(*row[:6], (), True, row[6]) for row in own_cards("temporum")]
    if any(card.source not in (BASE, REALITIES) for card in found):
        raise ValueError("own cards go into the boxes 0 (base game) and 1 (Alternate Realities)")
    if any(card.kind not in (MOMENTARY, PERPETUAL) for card in found):
        raise ValueError("the kinds of own cards are 0 (Momentary) and 1 (Perpetual)")
    return found


def _own_zones() -> list[ZoneRow]:
    """Return the Zones that designers added: name, source, Time, rule (not used), text."""
    return [ZoneRow(row[0], row[1], row[2], (), row[4]) for row in own_rows("temporum")]


# fmt: off
CARDS: Final[tuple[CardRow, ...]] = (
    CardRow("Anubis Statuette", BASE, MOMENTARY, 2, 16, 7),
    CardRow("Artist", BASE, MOMENTARY, 8, 4, 4),
    CardRow("Bag of Loot", BASE, MOMENTARY, 7, 4, 4),
    CardRow("Barbarian Horde", BASE, MOMENTARY, 9, 16, 7),
    CardRow("Black Market", BASE, PERPETUAL, 7, 8, 5, (
        dollars("gain", 2, m.number_play_gain()),
    )),
    CardRow("Conspiracy", BASE, PERPETUAL, 0, 8, 5, (
        crowns("bonus", 1, m.number_score_steps()),
    )),
    CardRow("Crown Jewels", BASE, MOMENTARY, 11, 4, 4),
    CardRow("Engineer", BASE, MOMENTARY, 12, 8, 5),
    CardRow("Explorer", BASE, PERPETUAL, 6, 16, 7, (
        dollars("gain", 1, m.number_draw_gain()),
    )),
    CardRow("Friends in Old Places", BASE, PERPETUAL, 6, 12, 6, (
        dollars("discount", 2, m.number_score_discount()),
    )),
    CardRow("Gang of Pickpockets", BASE, PERPETUAL, 0, 12, 6, (
        cards("draws", 1, m.number_play_draws()),
    )),
    CardRow("Gladiator's Gladius", BASE, MOMENTARY, 8, 16, 7),
    CardRow("Golden Goose", BASE, MOMENTARY, 16, 20, 8),
    CardRow("Infected Rat", BASE, MOMENTARY, 8, 12, 6),
    CardRow("Inventor", BASE, MOMENTARY, 4, 20, 8),
    CardRow("Investments", BASE, PERPETUAL, 8, 16, 7),
    CardRow("Kill Your Grandfather", BASE, MOMENTARY, 5, 4, 4),
    CardRow("King's Sword", BASE, MOMENTARY, 8, 20, 8),
    CardRow("Mayan Ritual Knife", BASE, MOMENTARY, 10, 12, 6),
    CardRow("Papal Tiara", BASE, MOMENTARY, 4, 20, 8),
    CardRow("Predict the Future", BASE, MOMENTARY, 12, 4, 4),
    CardRow("Prime Real Estate", BASE, PERPETUAL, 7, 20, 8, (
        dollars("gain", 1, m.number_arrive_gain(time="4")),
    )),
    CardRow("Secret Society", BASE, PERPETUAL, 0, 8, 5, (
        cards("draws", 1, m.number_score_draws()),
    )),
    CardRow("Settlers", BASE, MOMENTARY, 8, 16, 7),
    CardRow("Shogun's Katana", BASE, MOMENTARY, 10, 12, 6),
    CardRow("Step on a Butterfly", BASE, MOMENTARY, 12, 4, 4),
    CardRow("Think Tank", BASE, PERPETUAL, 11, 8, 5, (
        dollars("gain", 1, m.number_discard_gain()),
    )),
    CardRow("Treasure Map", BASE, PERPETUAL, 6, 12, 6, (
        cards("draws", 2, m.number_treasure_draws()),
    )),
    CardRow("Trinket", BASE, MOMENTARY, 4, 8, 5),
    CardRow("Tulip Stocks", BASE, MOMENTARY, 9, 20, 8),
    CardRow("A Place Outside Time", REALITIES, PERPETUAL, 12, 4, 4),
    CardRow("Ambassador", REALITIES, PERPETUAL, 10, 4, 4, (
        Amount("price", 4, 0, 40, m.number_advance_price(), cost=True),
        crowns("steps", 1, m.number_advance_steps()),
    )),
    CardRow("Ancient Scroll", REALITIES, MOMENTARY, 12, 16, 7),
    CardRow("Assassin's Dagger", REALITIES, MOMENTARY, 4, 12, 6),
    CardRow("Bank", REALITIES, PERPETUAL, 8, 16, 7, (
        dollars("bonus", 1, m.number_first_bonus()),
    )),
    CardRow("Battle Plans", REALITIES, MOMENTARY, 8, 8, 5),
    CardRow("Beggar", REALITIES, PERPETUAL, 6, 4, 4, (
        dollars("under", 4, m.number_beggar_under()),
        dollars("gain", 2, m.number_beggar_gain()),
    )),
    CardRow("Cache", REALITIES, PERPETUAL, 4, 12, 6),
    CardRow("Cutthroat's Cutlass", REALITIES, MOMENTARY, 12, 16, 7),
    CardRow("Detective", REALITIES, PERPETUAL, 8, 12, 6, (
        cards("draws", 1, m.number_empty_draws()),
    )),
    CardRow("Golden Apple", REALITIES, MOMENTARY, 12, 8, 5),
    CardRow("Hacker", REALITIES, PERPETUAL, 8, 20, 8),
    CardRow("Hidden Cave", REALITIES, PERPETUAL, 10, 16, 7),
    CardRow("Hideout", REALITIES, PERPETUAL, 8, 20, 8, (
        dollars("money", 40, m.number_hideout_money(), high=200),
        crowns("steps", 1, m.number_hideout_steps()),
    )),
    CardRow("Inventor's Journal", REALITIES, MOMENTARY, 11, 8, 5),
    CardRow("Maneuver", REALITIES, MOMENTARY, 12, 12, 6),
    CardRow("Meet Younger Self", REALITIES, MOMENTARY, 0, 12, 5),
    CardRow("Mysterious Relic", REALITIES, MOMENTARY, 12, 12, 6),
    CardRow("Panacea", REALITIES, MOMENTARY, 8, 4, 4),
    CardRow("Pilgrims", REALITIES, MOMENTARY, 0, 16, 7),
    CardRow("Revolutionaries", REALITIES, PERPETUAL, 2, 4, 4, (
        crowns("steps", 1, m.number_play_steps(time="2")),
    )),
    CardRow("Secret Mission", REALITIES, MOMENTARY, 4, 20, 8),
    CardRow("Secret Plot", REALITIES, MOMENTARY, 0, 16, 7),
    CardRow("Secret Stash", REALITIES, MOMENTARY, 10, 8, 5),
    CardRow("Secret Weapon", REALITIES, MOMENTARY, 0, 8, 5),
    CardRow("Sultan's Scimitar", REALITIES, MOMENTARY, 10, 4, 4, (
        crowns("steps", 1, m.number_ruled_steps()),
    )),
    CardRow("Sunboat of Ra", REALITIES, PERPETUAL, 2, 20, 8),
    CardRow("Tactician", REALITIES, PERPETUAL, 10, 12, 6, (
        dollars("dollars", 4, m.number_tactic_dollars(), high=12),
        crowns("shift", 1, m.number_tactic_shift()),
    )),
    CardRow("University", REALITIES, PERPETUAL, 12, 20, 8, (
        cards("draws", 1, m.number_visit_draws(time="2")),
        cards("discards", 1, m.number_visit_discards()),
    )),
    CardRow("Visionary", REALITIES, MOMENTARY, 0, 28, 8),
    *_own_cards(),
    CardRow("Gizmo", SPECIAL_CARD, MOMENTARY, 0, 20, 10),
    CardRow("Trade Goods", SPECIAL_CARD, MOMENTARY, 0, 0, 2),
)
"""Every kind of player card; its place here is its number. Those with separate piles come last."""

ZONES: Final[tuple[ZoneRow, ...]] = (
    ZoneRow("Late Jurassic", BASE, 1),
    ZoneRow("Stone Age", BASE, 1),
    ZoneRow("Ancient Egypt", BASE, 1),
    ZoneRow("Ice Age", BASE, 1),
    ZoneRow("Primitive Paradise", BASE, 1, (dollars("coins", 2, m.number_start_coins()),)),
    ZoneRow("Time of Legends", BASE, 1),
    ZoneRow("Ancient Greece", BASE, 1),
    ZoneRow("Iron Age", BASE, 1),
    ZoneRow("Pax Buddha", BASE, 2),
    ZoneRow("Renaissance", BASE, 2),
    ZoneRow("Feudal Japan", BASE, 2),
    ZoneRow("Imperial China", BASE, 2),
    ZoneRow("Age of Cults", BASE, 2),
    ZoneRow("Crusades", BASE, 2),
    ZoneRow("Plague", BASE, 2),
    ZoneRow("Roman Empire", BASE, 2),
    ZoneRow("Holy Norse Empire", BASE, 2),
    ZoneRow("Inquisition", BASE, 2, (
        cards("discards", 1, m.number_opponent_discards()),
        dollars("loss", 2, m.number_opponent_loss()),
    )),
    ZoneRow("Aztec Invasion", BASE, 2),
    ZoneRow("Egyptian America", BASE, 2),
    ZoneRow("Age of Discovery", BASE, 3),
    ZoneRow("Balloon Revolution", BASE, 3),
    ZoneRow("American Civil War", BASE, 3),
    ZoneRow("Plutocracy", BASE, 3),
    ZoneRow("Prohibition Era", BASE, 3),
    ZoneRow("Cold War", BASE, 3, (dollars("coins", 4, m.number_alone_coins()),)),
    ZoneRow("Great Depression", BASE, 3),
    ZoneRow("Bureaucracy", BASE, 3),
    ZoneRow("Police State", BASE, 3),
    ZoneRow("Summer of Love", BASE, 3),
    ZoneRow("French Revolution", BASE, 3),
    ZoneRow("Industrial Revolution", BASE, 3),
    ZoneRow("Nanotech Wonderland", BASE, 4),
    ZoneRow("Robot Uprising", BASE, 4),
    ZoneRow("Space Age", BASE, 4),
    ZoneRow("Utopia", BASE, 4),
    ZoneRow("Age of Cats", BASE, 4),
    ZoneRow("Age of Toys", BASE, 4),
    ZoneRow("Communist Utopia", BASE, 4),
    ZoneRow("Information Age", BASE, 4, (
        crowns("crowns", 4, m.number_visited_crowns(), high=20),
    )),
    ZoneRow("Nuclear Wasteland", BASE, 4),
    ZoneRow("Savagery", BASE, 4),
    ZoneRow("Steampunk Empire", BASE, 4),
    ZoneRow("Warm Globe", BASE, 4),
    ZoneRow("Icy Wasteland", BASE, 4),
    ZoneRow("Mere Anarchy", BASE, 4),
    ZoneRow("Age of Cybernetics", BASE, 4),
    ZoneRow("Alien Contact", BASE, 4),
    ZoneRow("Age of Atlantis", REALITIES, 1, (dollars("coins", 2, m.number_hq_coins()),)),
    ZoneRow("Alien Egypt", REALITIES, 1, (
        dollars("money", 100, m.number_win_money(), low=20, high=1000),
    )),
    ZoneRow("Babylonian Bazaar", REALITIES, 1),
    ZoneRow("Bronze Age", REALITIES, 1),
    ZoneRow("Dawn of Man", REALITIES, 1),
    ZoneRow("Kingdom of Trilobites", REALITIES, 1),
    ZoneRow("Neolithic Renaissance", REALITIES, 1, (
        cards("hand", 3, m.number_up_to_hand(), high=10),
    )),
    ZoneRow("Trojan War", REALITIES, 1),
    ZoneRow("Ancient Carthage", REALITIES, 2),
    ZoneRow("Bright Ages", REALITIES, 2),
    ZoneRow("Byzantine Empire", REALITIES, 2, (
        dollars("coins", 1, m.number_hand_coins(), high=10),
    )),
    ZoneRow("Celtic Paradise", REALITIES, 2),
    ZoneRow("Dark Ages", REALITIES, 2, (
        cards("discards", 1, m.number_start_discards()),
    )),
    ZoneRow("Empire of the Amazons", REALITIES, 2),
    ZoneRow("Greek America", REALITIES, 2),
    ZoneRow("Mongolian Empire", REALITIES, 2),
    ZoneRow("Scientist Enclave", REALITIES, 2),
    ZoneRow("Three Kingdoms", REALITIES, 2),
    ZoneRow("Tibetan Empire", REALITIES, 2),
    ZoneRow("Viking America", REALITIES, 2, (
        dollars("coins", 4, m.number_leave_coins()),
    )),
    ZoneRow("Age of Piracy", REALITIES, 3),
    ZoneRow("Age of Plastic", REALITIES, 3),
    ZoneRow("Atomic Age", REALITIES, 3),
    ZoneRow("Cultural Revolution", REALITIES, 3),
    ZoneRow("Dutch Golden Age", REALITIES, 3),
    ZoneRow("Gold Rush", REALITIES, 3, (
        dollars("added", 1, m.number_rush_added(), high=20),
    )),
    ZoneRow("Meritocracy", REALITIES, 3),
    ZoneRow("New France", REALITIES, 3),
    ZoneRow("Pax Britannica", REALITIES, 3),
    ZoneRow("Rome Eternal", REALITIES, 3, (
        dollars("coins", 1, m.number_laurels_coins(), high=10),
    )),
    ZoneRow("Russian Revolution", REALITIES, 3),
    ZoneRow("Y2K", REALITIES, 3, (dollars("coins", 12, m.number_perpetual_coins()),)),
    ZoneRow("Age of Superheroes", REALITIES, 4),
    ZoneRow("Capitalist Utopia", REALITIES, 4),
    ZoneRow("Earth United", REALITIES, 4, (
        Amount("plays", 2, 1, 4, m.number_shared_plays()),
    )),
    ZoneRow("Endless City", REALITIES, 4),
    ZoneRow("Exodus", REALITIES, 4, (
        crowns("steps", 2, m.number_exodus_steps()),
    )),
    ZoneRow("Floating Cities", REALITIES, 4),
    ZoneRow("Green World", REALITIES, 4),
    ZoneRow("Mafia City-States", REALITIES, 4, (
        Amount("payment", 1, 1, 20, m.number_opponent_pays(), cost=True),
    )),
    ZoneRow("Quiet Planet", REALITIES, 4, (
        cards("cards", 12, m.number_start_cards(), high=24),
        cards("picks", 2, m.number_visit_picks(), low=1),
    )),
    ZoneRow("Poison Earth", REALITIES, 4, (
        cards("discards", 1, m.number_poison_discards()),
        dollars("loss", 4, m.number_poison_loss()),
    )),
    ZoneRow("Robotic Utopia", REALITIES, 4),
    ZoneRow("Scrapyard World", REALITIES, 4, (
        dollars("scrap", 4, m.number_scrap(), low=1),
    )),
    ZoneRow("Simulated Paradise", REALITIES, 4),
    ZoneRow("Singularity", REALITIES, 4, (
        Amount("turns", 2, 1, 4, m.number_bought_turns()),
    )),
    ZoneRow("Underground Haven", REALITIES, 4, (cards("draws", 1, m.number_sage_draws()),)),
    ZoneRow("Zombie Apocalypse", REALITIES, 4, (
        Amount("zombies", 3, 0, 10, m.number_zombies()),
        dollars("loss", 2, m.number_zombie_loss()),
    )),
    *_own_zones(),
)
"""Every Zone; its place here is its number."""
# fmt: on


def _numbers(names: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for number, name in enumerate(names):
        if found.setdefault(name, number) != number:
            raise ValueError(f"two of them have the same name: {name}")
    return found


CARD_NUMBER: Final = _numbers([card.name for card in CARDS])
ZONE_NUMBER: Final = _numbers([zone.name for zone in ZONES])

KINDS: Final = len(CARDS)
DECK_KINDS: Final = KINDS - 2  # two kinds with separate piles follow those of the deck
GIZMO_CARD: Final = DECK_KINDS
TRADE_GOODS: Final = DECK_KINDS + 1

# Texts: visits of Zones, plays of cards, effects of scoring, secrets, then the rest
PLAY_TEXT: Final = len(ZONES)
SCORE_TEXT: Final = PLAY_TEXT + KINDS
SECRET_TEXT: Final = SCORE_TEXT + KINDS
OUTSIDE_TEXT: Final = SECRET_TEXT + KINDS  # a visit to A Place Outside Time


def _set(*names: str) -> tuple[int, ...]:
    """Return the ten Zones of a themed set; there must be one, two, three and four by Time."""
    zones = tuple(ZONE_NUMBER[name] for name in names)
    if sorted(ZONES[zone].time for zone in zones) != [1, 2, 2, 3, 3, 3, 4, 4, 4, 4]:
        raise ValueError(f"a themed set does not fit the board: {names}")
    return zones


# fmt: off
THEMED: Final[dict[str, tuple[int, ...]]] = {
    "beginners": _set(
        "Ancient Egypt", "Roman Empire", "Renaissance", "Industrial Revolution",
        "Balloon Revolution", "American Civil War", "Steampunk Empire", "Age of Toys",
        "Robot Uprising", "Nanotech Wonderland"),
    "friendly": _set(
        "Stone Age", "Pax Buddha", "Age of Cults", "Balloon Revolution", "Summer of Love",
        "Prohibition Era", "Information Age", "Utopia", "Warm Globe", "Communist Utopia"),
    "harsh": _set(
        "Ice Age", "Inquisition", "Plague", "Bureaucracy", "Great Depression", "Police State",
        "Savagery", "Icy Wasteland", "Nuclear Wasteland", "Mere Anarchy"),
    "riches": _set(
        "Primitive Paradise", "Crusades", "Holy Norse Empire", "American Civil War", "Plutocracy",
        "Age of Discovery", "Nanotech Wonderland", "Age of Cats", "Age of Toys", "Warm Globe"),
    "control": _set(
        "Iron Age", "Roman Empire", "Egyptian America", "Prohibition Era", "American Civil War",
        "French Revolution", "Nuclear Wasteland", "Space Age", "Robot Uprising", "Icy Wasteland"),
    "science": _set(
        "Age of Atlantis", "Bright Ages", "Scientist Enclave", "Industrial Revolution",
        "Age of Plastic", "Atomic Age", "Steampunk Empire", "Singularity", "Floating Cities",
        "Nuclear Wasteland"),
    "traders": _set(
        "Babylonian Bazaar", "Ancient Carthage", "Byzantine Empire", "Age of Discovery", "Y2K",
        "Dutch Golden Age", "Scrapyard World", "Underground Haven", "Endless City",
        "Information Age"),
    "nightmare worlds": _set(
        "Trojan War", "Mongolian Empire", "Dark Ages", "Police State", "Age of Piracy",
        "Bureaucracy", "Mere Anarchy", "Zombie Apocalypse", "Poison Earth", "Robot Uprising"),
    "perfect worlds": _set(
        "Neolithic Renaissance", "Celtic Paradise", "Renaissance", "Meritocracy", "Pax Britannica",
        "Gold Rush", "Utopia", "Capitalist Utopia", "Robotic Utopia", "Communist Utopia"),
    "big time": _set(
        "Bronze Age", "Tibetan Empire", "Scientist Enclave", "Pax Britannica", "Dutch Golden Age",
        "Plutocracy", "Space Age", "Floating Cities", "Earth United", "Green World"),
    "control your destiny": _set(
        "Kingdom of Trilobites", "Greek America", "Roman Empire", "New France", "Atomic Age",
        "Rome Eternal", "Simulated Paradise", "Robotic Utopia", "Quiet Planet",
        "Mafia City-States"),
    "revolutions": _set(
        "Dawn of Man", "Viking America", "Three Kingdoms", "American Civil War",
        "Cultural Revolution", "Russian Revolution", "Zombie Apocalypse", "Savagery", "Exodus",
        "Nuclear Wasteland"),
    "they walk among us": _set(
        "Alien Egypt", "Empire of the Amazons", "Greek America", "Balloon Revolution",
        "Meritocracy", "Age of Plastic", "Simulated Paradise", "Alien Contact",
        "Age of Superheroes", "Age of Cats"),
}
# fmt: on
