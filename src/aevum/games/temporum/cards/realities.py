"""The thirty player cards of Alternate Realities, Gizmo and Trade Goods."""

from typing import Final

from aevum.games.temporum.cards.card import (
    MOMENTARY,
    PERPETUAL,
    REALITIES,
    SPECIAL_CARD,
    Amount,
    Card,
    cards,
    crowns,
    dollars,
)
from aevum.games.temporum.rules.ops import (
    ALONE,
    APPLE,
    BATTLE,
    CROWNS_HERE,
    DID,
    EVERYBODY,
    GIZMO,
    JOURNAL,
    MANEUVER,
    MISSION,
    RELIC,
    RULES_TIME,
    SCIMITAR,
    TIMES_RULED,
    TUCK,
    WEAPON,
    Text,
    advance,
    after_zone,
    choose,
    discard,
    draw,
    each,
    gain,
    if_,
    may_score,
    play,
    program,
    retreat,
    score,
    special,
)

PANACEA: Final = program(
    if_(RULES_TIME, gain(4), m=3),
    if_(RULES_TIME, draw(1), m=2),
    if_(RULES_TIME, advance(1), m=1),
)


def _momentary(
    name: str,
    coins: int,
    cost: int,
    crowns: int,
    play: Text,
    on_score: Text = (),
    secret: Text = (),
    amounts: tuple[Amount, ...] = (),
) -> Card:
    return Card(name, MOMENTARY, coins, cost, crowns, play, on_score, secret, REALITIES, amounts)


def _perpetual(
    name: str,
    coins: int,
    cost: int,
    crowns: int,
    *amounts: Amount,
    play: Text = (),
    visit: Text = (),
) -> Card:
    return Card(name, PERPETUAL, coins, cost, crowns, play, (), (), REALITIES, amounts, visit)


REALITY_CARDS: Final = (
    _perpetual("A Place Outside Time", 12, 4, 4, visit=program(choose(gain(8), advance(2)))),
    _perpetual(
        "Ambassador",
        10,
        4,
        4,
        Amount("price", 4, 0, 40, "dollars", "to advance after a card is played", cost=True),
        crowns("steps", 1, "advanced for its price"),
    ),
    _momentary("Ancient Scroll", 12, 16, 7, program(each(EVERYBODY, draw(1)))),
    _momentary("Assassin's Dagger", 4, 12, 6, program(advance(1), gain(4, per=TIMES_RULED))),
    _perpetual("Bank", 8, 16, 7, dollars("bonus", 1, "more in the first gain of each turn")),
    _momentary("Battle Plans", 8, 8, 5, program(special(BATTLE))),
    _perpetual(
        "Beggar",
        6,
        4,
        4,
        dollars("under", 4, "that its owner has to hold less than"),
        dollars("gain", 2, "put on it at the start of a turn"),
    ),
    _perpetual("Cache", 4, 12, 6, play=program(special(TUCK))),
    _momentary(
        "Cutthroat's Cutlass",
        12,
        16,
        7,
        program(retreat(), if_(DID, draw(1, per=TIMES_RULED))),
    ),
    _perpetual("Detective", 8, 12, 6, cards("draws", 1, "more drawn by an empty hand")),
    _momentary("Golden Apple", 12, 8, 5, program(special(APPLE))),
    _perpetual("Hacker", 8, 20, 8),
    _perpetual("Hidden Cave", 10, 16, 7),
    _perpetual(
        "Hideout",
        8,
        20,
        8,
        dollars("money", 40, "that its owner has to hold", high=200),
        crowns("steps", 1, "advanced at the end of a turn"),
    ),
    _momentary("Inventor's Journal", 11, 8, 5, program(special(JOURNAL))),
    _momentary("Maneuver", 12, 12, 6, program(after_zone(MANEUVER))),
    _momentary("Meet Younger Self", 0, 12, 5, program(draw(3)), program(draw(1))),
    _momentary("Mysterious Relic", 12, 12, 6, program(special(RELIC))),
    _momentary("Panacea", 8, 4, 4, PANACEA),
    _momentary("Pilgrims", 0, 16, 7, program(score(bonus=-2, discount=12))),
    _perpetual(
        "Revolutionaries", 2, 4, 4, crowns("steps", 1, "from Time II for each other card played")
    ),
    _momentary(
        "Secret Mission", 4, 20, 8, program(draw(1), advance(1)), (), program(special(MISSION))
    ),
    _momentary(
        "Secret Plot", 0, 16, 7, program(discard(1), score(), play()), (), program(advance(1))
    ),
    _momentary(
        "Secret Stash",
        10,
        8,
        5,
        program(if_(ALONE, gain(1, per=CROWNS_HERE))),
        (),
        program(gain(4)),
    ),
    _momentary("Secret Weapon", 0, 8, 5, program(draw(1), play()), (), program(special(WEAPON))),
    _momentary(
        "Sultan's Scimitar",
        10,
        4,
        4,
        program(special(SCIMITAR)),
        amounts=(crowns("steps", 1, "out of each Time ruled"),),
    ),
    _perpetual("Sunboat of Ra", 2, 20, 8),
    _perpetual(
        "Tactician",
        10,
        12,
        6,
        dollars("dollars", 4, "more or less for a scored card", high=12),
        crowns("shift", 1, "more or fewer for them"),
    ),
    _perpetual(
        "University",
        12,
        20,
        8,
        cards("draws", 1, "drawn after a visit to Time II"),
        cards("discards", 1, "discarded after them"),
    ),
    _momentary("Visionary", 0, 28, 8, program(advance(1), play()), program(may_score())),
)

SPECIAL_CARDS: Final = (
    Card(
        "Gizmo",
        MOMENTARY,
        0,
        20,
        10,
        program(special(GIZMO)),
        source=SPECIAL_CARD,
    ),
    Card(
        "Trade Goods",
        MOMENTARY,
        0,
        0,
        2,
        program(
            choose(
                draw(2),
                gain(8),
                program(draw(1, word="both-draws"), gain(4, word="both-gain")),
            )
        ),
        source=SPECIAL_CARD,
    ),
)
