"""Imperials from prepared positions: an option names the scene with which a table begins."""

from collections.abc import Callable

from aevum.games.imperials import GAME
from aevum.games.imperials.scenes import Scene
from tests.web.prepared import Prepared

# In an order in which each of them can be played when its turn comes.
CARDS = (
    "Alchemist", "Commercial Harbor", "Master Merchant", "Saboteur", "Wedding", "Spy", "Bishop",
    "Intrigue", "Deserter", "Warlord", "Smith", "Diplomat", "Road Builder", "Inventor", "Engineer",
    "Medicine", "Crane", "Irrigation", "Mining", "Merchant", "Merchant Fleet",
    "Resource Monopoly", "Trade Monopoly",
)  # fmt: skip


def land(seats: int = 3) -> Scene:
    """Wonders & Warriors in full swing: towns, roads and warriors of three players."""
    scene = Scene(seats, "wonders", points=21).dragon(5, attacks=1).robber("-2,0")
    scene.town(0, "0,0 N", "0,0 S").village(0, "-1,0 N", "1,1 NE")
    scene.road(0, "0,0 NE", "0,0 E", "0,0 SE", "0,1 NE", "0,-1 SW", "0,-1 W").road(0, "1,1 NE")
    scene.warrior(0, "0,0 SE", active=True).warrior(0, "0,0 NE", 2)
    scene.town(1, "1,-1 N", "2,-1 SE").village(1, "0,-1 NW").road(1, "1,-1 NE", "1,-1 E", "1,-1 NW")
    scene.road(1, "2,-1 SE").warrior(1, "1,-1 NE", 2, active=True).warrior(1, "1,-1 SE")
    scene.town(2, "-1,1 S", "-1,2 S").village(2, "-2,1 N").road(2, "-1,1 SE", "-1,1 E", "-2,1 NE")
    scene.warrior(2, "-1,1 SE").wonder("trade", "-1,1 S")
    for seat in range(seats):
        scene.hand(seat, wood=2, brick=2, wool=2, wheat=2, ore=2, paper=2, cloth=2, coin=2)
    return scene


def cards() -> Scene:
    """Before the roll, with a card of every kind, and enough for them after half is gone."""
    scene = land().levels(0, science=3).levels(1, science=2)
    for name in CARDS:
        scene.holds(0, name)
    scene.holds(0, "Merchant", 3).holds(0, "Resource Monopoly", 2)
    scene.holds(1, "Spy").holds(1, "Merchant").holds(2, "Mining")
    scene.slayer(1, 4).slayer(2, 4).village(2, "-1,-1 SW").road(0, "1,0 NW")
    scene.hand(0, wheat=2, ore=2, coin=6)
    return scene.before_roll(0)


def market() -> Scene:
    """One's own turn, with cards enough for trades with everybody and for a wonder."""
    scene = land().levels(0, science=3).road(0, "0,1 E")
    return scene.hand(0, wood=4, paper=2).acting(0)


def trade() -> Scene:
    """Two people; the first has wool to give and wants wheat."""
    scene = Scene(2).village(0, "0,0 N").village(1, "0,1 S").road(0, "0,0 NE").road(1, "0,1 SE")
    return scene.hand(0, wool=3, wood=1).hand(1, wheat=2, ore=1).acting(0)


def retreat() -> Scene:
    """Somebody stronger takes the place of the player's warrior."""
    scene = Scene(2, "wonders").village(0, "0,0 N").road(0, "0,0 NE", "0,0 E", "0,0 SE")
    scene.village(1, "1,1 N").road(1, "1,0 SW").warrior(1, "1,0 S", 2, active=True)
    return scene.warrior(0, "0,0 SE").acting(1).do(1, "march 1,0 S")


def lose_town() -> Scene:
    """The dragon wins, and both players have two towns to lose."""
    scene = Scene(2, "wonders").dragon(1).town(0, "0,0 N", "0,0 S").town(1, "1,1 S", "-1,1 N")
    scene.road(0, "0,0 NE", "0,0 SE").road(1, "1,1 SE", "-1,1 NE").hand(0, wood=1)
    return scene.before_roll(1).roll(1, 1, "dragon")


def thanks() -> Scene:
    """Two are equally strong against the dragon."""
    scene = Scene(2, "wonders").dragon(1).village(0, "0,0 N").village(1, "0,0 S")
    scene.road(0, "0,0 NE").road(1, "0,0 SW").warrior(0, "0,0 NE", active=True)
    scene.warrior(1, "0,0 SW", active=True).hand(0, wood=1)
    return scene.before_roll(0).roll(1, 1, "dragon")


def gold() -> Scene:
    """A town at gold: two cards to choose."""
    scene = Scene(2, "wonders").tile("0,0", "gold", 8).town(0, "0,0 N").village(1, "0,1 S")
    return scene.road(0, "0,0 NE").road(1, "0,1 SE").before_roll(0).roll(4, 4)


def special() -> Scene:
    """A turn of the special build phase."""
    scene = Scene(3, special_build="on").village(0, "0,0 N").village(1, "0,1 S")
    scene.village(2, "2,-1 N").road(0, "0,0 NE").road(1, "0,1 SE").road(2, "2,-1 NE")
    scene.hand(0, wood=2, brick=2).acting(1).do(0, "request")
    return scene.do(1, "end")


def talk() -> Scene:
    """Another's turn, with an offer on the table, and a special build phase to ask for."""
    scene = Scene(2, special_build="on").village(0, "0,0 N").village(1, "0,1 S")
    scene.road(0, "0,0 NE").road(1, "0,1 SE").hand(0, wool=2).hand(1, wheat=2).acting(1)
    return scene.do(1, "offer", "give wheat", "ask wool", "send")


def seven() -> Scene:
    """A seven that takes half of eight cards."""
    scene = Scene(2).village(0, "0,0 N").village(1, "0,1 S").road(0, "0,0 NE").road(1, "0,1 SE")
    return scene.hand(0, wood=8).before_roll(0).roll(3, 4)


def wish(*, trades: bool = True, **hand: int) -> Scene:
    """One's own turn, with a corner for a village and others who have wheat."""
    scene = (
        Scene(3, player_trades=trades)
        .village(0, "0,0 N")
        .road(0, "0,0 NE", "0,0 E")
        .village(1, "0,1 S")
    )
    scene.village(2, "2,-1 N").hand(1, wheat=4).hand(2, wheat=4)
    return scene.hand(0, **hand).acting(0)


def advised_offer() -> Scene:
    """The others may have the one card that a village lacks."""
    return wish(wood=1, brick=1, wool=1, ore=3)


def advised_market() -> Scene:
    """The market has it, for four of another."""
    return wish(trades=False, wood=1, brick=1, wool=1, ore=4)


def advised_end() -> Scene:
    """The only option is to continue."""
    return wish()


SCENES: dict[str, Callable[[], Scene]] = {
    each.__name__: each
    for each in (
        cards,
        market,
        trade,
        retreat,
        lose_town,
        thanks,
        gold,
        special,
        talk,
        seven,
        advised_offer,
        advised_market,
        advised_end,
    )
}


class Staged(Prepared):
    """Imperials with a different beginning."""

    def __init__(self) -> None:
        super().__init__(GAME, "imperials_staged", SCENES)
