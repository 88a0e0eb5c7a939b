"""The thirty player cards of Alternate Realities, Gizmo and Trade Goods."""

from typing import Final

from aevum.games.temporum.cards.realities_momentary import (
    CallEverybody,
    DrawScimitar,
    KeepHistory,
    MoveToReal,
    PlayTwice,
    RetreatOthers,
    RuleTime,
    ShareOut,
)
from aevum.games.temporum.cards.realities_perpetual import (
    Ambassador,
    Bank,
    Beggar,
    Cache,
    Detective,
    Hacker,
    HiddenCave,
    Hideout,
    PlaceOutsideTime,
    Revolutionaries,
    SunboatOfRa,
    Tactician,
    TuckCard,
    University,
)
from aevum.games.temporum.rules.amounts import (
    ALONE,
    CROWNS_HERE,
    DID,
    EVERYBODY,
    RULES_TIME,
    TIMES_RULED,
)
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.effects import (
    RELIC,
    SCIMITAR,
)
from aevum.games.temporum.rules.op import program
from aevum.games.temporum.rules.ops import (
    advance,
    choose,
    discard,
    draw,
    each,
    gain,
    if_,
    may_score,
    move_after_zone,
    play,
    retreat,
    score,
)

REALITY_CARDS: Final[list[Card]] = [
    PlaceOutsideTime("A Place Outside Time", visit=program(choose(gain(8), advance(2)))),
    Ambassador("Ambassador"),
    Card("Ancient Scroll", program(each(EVERYBODY, draw(1)))),
    Card("Assassin's Dagger", program(advance(1), gain(4, per=TIMES_RULED))),
    Bank("Bank"),
    Card("Battle Plans", program(RetreatOthers())),
    Beggar("Beggar"),
    Cache("Cache", program(TuckCard())),
    Card("Cutthroat's Cutlass", program(retreat(), if_(DID, draw(1, per=TIMES_RULED)))),
    Detective("Detective"),
    Card("Golden Apple", program(CallEverybody())),
    Hacker("Hacker"),
    HiddenCave("Hidden Cave"),
    Hideout("Hideout"),
    Card("Inventor's Journal", program(ShareOut())),
    Card("Maneuver", program(move_after_zone())),
    Card("Meet Younger Self", program(draw(3)), on_score=program(draw(1))),
    Card("Mysterious Relic", program(KeepHistory(RELIC))),
    Card(
        "Panacea",
        program(
            if_(RULES_TIME, gain(4), m=3),
            if_(RULES_TIME, draw(1), m=2),
            if_(RULES_TIME, advance(1), m=1),
        ),
    ),
    Card("Pilgrims", program(score(bonus=-2, discount=12))),
    Revolutionaries("Revolutionaries"),
    Card("Secret Mission", program(draw(1), advance(1)), secret=program(MoveToReal())),
    Card("Secret Plot", program(discard(1), score(), play()), secret=program(advance(1))),
    Card(
        "Secret Stash",
        program(if_(ALONE, gain(1, per=CROWNS_HERE))),
        secret=program(gain(4)),
    ),
    Card("Secret Weapon", program(draw(1), play()), secret=program(RuleTime())),
    Card("Sultan's Scimitar", program(DrawScimitar(SCIMITAR))),
    SunboatOfRa("Sunboat of Ra"),
    Tactician("Tactician"),
    University("University"),
    Card("Visionary", program(advance(1), play()), on_score=program(may_score())),
    Card("Gizmo", program(PlayTwice())),
    Card(
        "Trade Goods",
        program(
            choose(
                draw(2),
                gain(8),
                program(draw(1, word="both-draws"), gain(4, word="both-gain")),
            )
        ),
    ),
]
