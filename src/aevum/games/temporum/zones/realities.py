"""The 48 Zones of Alternate Realities."""

from typing import Final

from aevum.games.temporum.cards.card import (
    REALITIES,
    Amount,
    Zone,
    cards,
    crowns,
    dollars,
)
from aevum.games.temporum.cards.extra_piles import GIZMO_CARD, TRADE_GOODS
from aevum.games.temporum.rules.ops import (
    ADD_MONEY_HERE,
    ALIEN_WIN,
    ALONE,
    ARRIVALS,
    BASE_HERE,
    CARDS_DRAWN,
    CROWNS_EVERYWHERE,
    CROWNS_HERE,
    DID,
    DISCARD_PERPETUAL,
    DRAW_TO_THREE,
    EARTH,
    EVERYBODY,
    EXODUS_STEPS,
    HALF_GAINED,
    HALF_HELD,
    HAND_IS,
    HANDS_NOT_SMALLER,
    HEADQUARTERS,
    HERE,
    HERE_OR_LATER,
    IN_FIRST_OR_SECOND,
    LAURELS,
    MONEY_HERE,
    MORE_TURNS,
    MOVE_ON,
    NO_GAIN,
    NOT_RULERS_HERE,
    OPPONENTS,
    OTHERS_TURN,
    PAY_VISITOR,
    POISON,
    POOR,
    POOR_HERO,
    PUT_BASE,
    QUIET,
    RESULT,
    ROBOT,
    RULES_HERE,
    RULES_TIME,
    SAGE,
    SIMULATE,
    TOP_OF_DECK,
    WITHOUT_CROWN_HERE,
    Text,
    advance,
    choose,
    discard,
    draw,
    each,
    either,
    gain,
    gain_as_much,
    hourglass,
    if_,
    lose,
    lose_all,
    may_discard,
    may_pay,
    may_play,
    may_retreat,
    play,
    program,
    retreat,
    rush,
    score,
    scrap_score,
    special,
    take,
)


def _zone(name: str, time: int, visit: Text, *amounts: Amount, real: Text = ()) -> Zone:
    return Zone(name, time, visit, REALITIES, amounts, real)


FIRST: Final = (
    _zone(
        "Age of Atlantis",
        1,
        program(score(), special(HEADQUARTERS)),
        dollars("coins", 2, "for each visit to one's HQ"),
    ),
    _zone(
        "Alien Egypt",
        1,
        program(special(ALIEN_WIN), choose(gain(8), score())),
        dollars("money", 100, "that win at once", low=20, high=1000),
    ),
    _zone(
        "Babylonian Bazaar",
        1,
        program(score(), hourglass(each(EVERYBODY, may_pay(10, draw(2), advance(2))))),
    ),
    _zone("Bronze Age", 1, program(score(), if_(DID, gain(1, per=CROWNS_HERE)))),
    _zone("Dawn of Man", 1, program(score(), each(EVERYBODY, advance(1, 1)))),
    _zone("Kingdom of Trilobites", 1, program(score())),
    _zone(
        "Neolithic Renaissance",
        1,
        program(score(), hourglass(each(EVERYBODY, special(DRAW_TO_THREE)))),
        cards("hand", 3, "up to which everybody draws", high=10),
    ),
    _zone("Trojan War", 1, program(score(), lose_all(), draw(1))),
)

SECOND: Final = (
    _zone("Ancient Carthage", 2, program(draw(2), take(TRADE_GOODS))),
    _zone("Bright Ages", 2, program(draw(3), special(TOP_OF_DECK))),
    _zone(
        "Byzantine Empire",
        2,
        program(draw(2)),
        dollars("coins", 1, "for each card in hand when moving there", high=10),
    ),
    _zone("Celtic Paradise", 2, program(draw(2), hourglass(each(POOR, gain(8), m=8, times=1)))),
    _zone(
        "Dark Ages",
        2,
        program(draw(3)),
        cards("discards", 1, "discarded by who starts a turn there"),
    ),
    _zone(
        "Empire of the Amazons",
        2,
        program(either(RULES_HERE, program(retreat(HERE), draw(4, word="ruler-draws")), draw(2))),
    ),
    _zone(
        "Greek America",
        2,
        program(
            draw(2),
            if_(RULES_HERE, special(PUT_BASE)),
            if_(BASE_HERE, may_discard(), if_(DID, gain(6))),
        ),
    ),
    _zone(
        "Mongolian Empire",
        2,
        program(draw(2), if_(RULES_HERE, each(HANDS_NOT_SMALLER, discard(1)))),
    ),
    _zone(
        "Scientist Enclave",
        2,
        program(may_retreat(HERE), either(DID, take(GIZMO_CARD), draw(2))),
    ),
    _zone(
        "Three Kingdoms",
        2,
        program(draw(2), hourglass(each(NOT_RULERS_HERE, discard(1), lose(4)))),
    ),
    _zone(
        "Tibetan Empire",
        2,
        program(draw(2), if_(RULES_HERE, special(NO_GAIN), may_play())),
    ),
    _zone(
        "Viking America",
        2,
        program(draw(2)),
        dollars("coins", 4, "for moving from there to a Time one rules"),
    ),
)

THIRD: Final = (
    _zone(
        "Age of Piracy",
        3,
        program(play(), each(IN_FIRST_OR_SECOND, lose(2)), if_(RULES_HERE, gain_as_much(RESULT))),
    ),
    _zone(
        "Age of Plastic",
        3,
        program(
            play(),
            choose(if_(RULES_HERE, gain(4)), if_(RULES_TIME, draw(1), m=2)),
        ),
    ),
    _zone("Atomic Age", 3, program(play(), if_(RULES_HERE, special(MOVE_ON)))),
    _zone(
        "Cultural Revolution",
        3,
        program(play(), hourglass(each(WITHOUT_CROWN_HERE, rush()))),
    ),
    _zone("Dutch Golden Age", 3, program(play(), if_(RULES_HERE, gain_as_much(HALF_GAINED)))),
    _zone(
        "Gold Rush",
        3,
        program(play(), if_(ALONE, special(ADD_MONEY_HERE)), gain_as_much(MONEY_HERE)),
        dollars("added", 1, "put there by a visitor who is alone", high=20),
    ),
    _zone("Meritocracy", 3, program(play(), gain(2, per=CARDS_DRAWN))),
    _zone(
        "New France",
        3,
        program(play(), if_(RULES_HERE, special(PUT_BASE)), if_(BASE_HERE, advance(1))),
    ),
    _zone(
        "Pax Britannica",
        3,
        program(
            play(),
            either(
                CROWNS_EVERYWHERE,
                gain(8),
                if_(CROWNS_EVERYWHERE, gain(4, word="few-coins"), m=1, word="few-crowns"),
                m=2,
            ),
        ),
    ),
    _zone(
        "Rome Eternal",
        3,
        program(play(), if_(RULES_HERE, special(LAURELS))),
        dollars("coins", 1, "for each step with the Golden Laurels", high=10),
    ),
    _zone(
        "Russian Revolution",
        3,
        program(play(), if_(RULES_HERE, each(OPPONENTS, retreat(HERE_OR_LATER)))),
    ),
    _zone(
        "Y2K",
        3,
        program(play(), hourglass(each(EVERYBODY, special(DISCARD_PERPETUAL)))),
        dollars("coins", 12, "for a Perpetual card that is discarded"),
    ),
)

FOURTH: Final = (
    _zone("Age of Superheroes", 4, program(if_(POOR_HERO, rush()))),
    _zone("Capitalist Utopia", 4, program(gain(1, per=HALF_HELD))),
    _zone(
        "Earth United",
        4,
        program(special(EARTH)),
        Amount("plays", 2, 1, 4, "plays", "of the shared card by its owner"),
    ),
    _zone(
        "Endless City",
        4,
        program(gain(8), take(TRADE_GOODS)),
        real=program(each(EVERYBODY, draw(1))),
    ),
    _zone(
        "Exodus",
        4,
        program(special(EXODUS_STEPS)),
        crowns("steps", 2, "from a Time one rules, before the one for who still does"),
    ),
    _zone("Floating Cities", 4, program(if_(HAND_IS, score(), play(), m=6))),
    _zone("Green World", 4, program(score(), gain(2, per=ARRIVALS))),
    _zone(
        "Mafia City-States",
        4,
        program(each(OPPONENTS, special(PAY_VISITOR)), score()),
        Amount("payment", 1, 1, 20, "dollars", "that each opponent pays the visitor", cost=True),
        real=program(each(EVERYBODY, gain(2))),
    ),
    _zone(
        "Quiet Planet",
        4,
        program(special(QUIET)),
        cards("cards", 12, "dealt there at the start", high=24),
        cards("picks", 2, "that a visitor takes", low=1),
    ),
    _zone(
        "Poison Earth",
        4,
        program(gain(8), draw(2), special(POISON)),
        cards("discards", 1, "that Poison takes"),
        dollars("loss", 4, "that Poison takes"),
    ),
    _zone("Robotic Utopia", 4, program(if_(RULES_HERE, special(ROBOT)))),
    _zone(
        "Scrapyard World",
        4,
        program(scrap_score()),
        dollars("scrap", 4, "of a cost that one discarded card pays", low=1),
    ),
    _zone("Simulated Paradise", 4, program(special(SIMULATE))),
    _zone(
        "Singularity",
        4,
        program(if_(OTHERS_TURN, may_pay(10, special(MORE_TURNS)))),
        Amount("turns", 2, 1, 4, "turns", "that its price buys"),
    ),
    _zone(
        "Underground Haven",
        4,
        program(may_discard(), if_(DID, gain(12), if_(RULES_HERE, special(SAGE)))),
        cards("draws", 1, "that the Sage draws"),
    ),
    _zone(
        "Zombie Apocalypse",
        4,
        program(may_pay(2, take(GIZMO_CARD))),
        Amount("zombies", 3, 0, 10, "Zombies", "there at the start"),
        dollars("loss", 2, "of who visits Zombies"),
    ),
)

REALITY_ZONES: Final = FIRST + SECOND + THIRD + FOURTH
