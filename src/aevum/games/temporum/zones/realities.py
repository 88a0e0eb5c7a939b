"""The 48 Zones of Alternate Realities."""

from typing import Final

from aevum.games.temporum.cards.card import MEDIUM, REALITIES, Zone
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
    UNDER_EIGHT,
    WITHOUT_CROWN_HERE,
    Text,
    advance,
    choose,
    discard,
    draw,
    each,
    either,
    gain,
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


def _zone(name: str, time: int, visit: Text, grade: int = 0) -> Zone:
    return Zone(name, time, visit, REALITIES, grade)


FIRST: Final = (
    _zone("Age of Atlantis", 1, program(score(), special(HEADQUARTERS))),
    _zone("Alien Egypt", 1, program(special(ALIEN_WIN), choose(gain(8), score())), MEDIUM),
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
    ),
    _zone("Trojan War", 1, program(score(), lose_all(), draw(1))),
)

SECOND: Final = (
    _zone("Ancient Carthage", 2, program(draw(2), take(TRADE_GOODS))),
    _zone("Bright Ages", 2, program(draw(3), special(TOP_OF_DECK))),
    _zone("Byzantine Empire", 2, program(draw(2))),
    _zone("Celtic Paradise", 2, program(draw(2), hourglass(each(UNDER_EIGHT, gain(8)))), MEDIUM),
    _zone("Dark Ages", 2, program(draw(3))),
    _zone(
        "Empire of the Amazons",
        2,
        program(either(RULES_HERE, program(retreat(HERE), draw(4)), draw(2))),
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
    _zone("Viking America", 2, program(draw(2))),
)

THIRD: Final = (
    _zone(
        "Age of Piracy",
        3,
        program(play(), each(IN_FIRST_OR_SECOND, lose(2)), if_(RULES_HERE, gain(1, per=RESULT))),
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
    _zone("Dutch Golden Age", 3, program(play(), if_(RULES_HERE, gain(1, per=HALF_GAINED)))),
    _zone(
        "Gold Rush",
        3,
        program(play(), if_(ALONE, special(ADD_MONEY_HERE)), gain(1, per=MONEY_HERE)),
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
            either(CROWNS_EVERYWHERE, gain(8), if_(CROWNS_EVERYWHERE, gain(4), m=1), m=2),
        ),
    ),
    _zone("Rome Eternal", 3, program(play(), if_(RULES_HERE, special(LAURELS)))),
    _zone(
        "Russian Revolution",
        3,
        program(play(), if_(RULES_HERE, each(OPPONENTS, retreat(HERE_OR_LATER)))),
    ),
    _zone("Y2K", 3, program(play(), hourglass(each(EVERYBODY, special(DISCARD_PERPETUAL))))),
)

FOURTH: Final = (
    _zone("Age of Superheroes", 4, program(if_(POOR_HERO, rush()))),
    _zone("Capitalist Utopia", 4, program(gain(1, per=HALF_HELD))),
    _zone("Earth United", 4, program(special(EARTH))),
    _zone("Endless City", 4, program(gain(8), take(TRADE_GOODS))),
    _zone("Exodus", 4, program(special(EXODUS_STEPS))),
    _zone("Floating Cities", 4, program(if_(HAND_IS, score(), play(), m=6))),
    _zone("Green World", 4, program(score(), gain(2, per=ARRIVALS))),
    _zone("Mafia City-States", 4, program(each(OPPONENTS, special(PAY_VISITOR)), score())),
    _zone("Quiet Planet", 4, program(special(QUIET))),
    _zone("Poison Earth", 4, program(gain(8), draw(2), special(POISON))),
    _zone("Robotic Utopia", 4, program(if_(RULES_HERE, special(ROBOT)))),
    _zone("Scrapyard World", 4, program(scrap_score())),
    _zone("Simulated Paradise", 4, program(special(SIMULATE))),
    _zone("Singularity", 4, program(if_(OTHERS_TURN, may_pay(10, special(MORE_TURNS))))),
    _zone(
        "Underground Haven",
        4,
        program(may_discard(), if_(DID, gain(12), if_(RULES_HERE, special(SAGE)))),
    ),
    _zone("Zombie Apocalypse", 4, program(may_pay(2, take(GIZMO_CARD))), MEDIUM),
)

REALITY_ZONES: Final = FIRST + SECOND + THIRD + FOURTH
