"""Temporum from prepared positions."""

from collections.abc import Callable

from aevum.games.temporum import GAME
from aevum.games.temporum.scenes import Scene
from tests.web.prepared import Prepared


def history() -> Scene:
    """The picture of the board: history can be changed, which shifts somebody."""
    scene = Scene(4, "Stone Age", "Roman Empire", "Industrial Revolution", "Steampunk Empire")
    scene.at(0, "Roman Empire").at(1, "Industrial Revolution")
    for seat, money in enumerate((14, 9, 22, 6)):
        scene.money(seat, money)
    scene.crowns(0, 2, 3, 3, 2).crowns(1, 1, 4, 2, 3).crowns(2, 4, 2, 2, 2).crowns(3, 3, 1, 5, 1)
    scene.hand(0, "Artist", "Settlers", "King's Sword", "Trinket", "Tulip Stocks")
    scene.front(0, "Explorer", "Secret Society").front(1, "Prime Real Estate")
    scene.front(2, "Bank", "Think Tank").thrown("Engineer", "Golden Goose", "Golden Goose")
    scene.hand(1, "Panacea", "Gizmo").hand(2, "Inventor").hand(3, "Pilgrims", "Papal Tiara")
    return scene.begin()


def nested() -> Scene:
    """A visit to Earth United with a Gizmo, a Hacker in front, and money to score with."""
    scene = Scene(2, "Earth United", "Simulated Paradise").money(0, 40)
    scene.hand(0, "Gizmo", "Trinket", "Settlers", "Artist", "Conspiracy")
    scene.front(0, "Hacker").hand(1, "Artist", "Settlers").crowns(0, 4, 3, 2, 1)
    return scene.at(0, "Ancient Egypt").begin()


def order() -> Scene:
    """Playing a card wakes three Perpetual cards: their owner says which comes first."""
    scene = Scene(2, "Industrial Revolution").money(0, 20).crowns(0, 5, 3, 1, 1)
    scene.front(0, "Gang of Pickpockets", "Revolutionaries", "Ambassador")
    return scene.hand(0, "Artist", "Settlers").hand(1, "Inventor").at(0, "Ancient Egypt").begin()


def dollars() -> Scene:
    """Beggars can pay, and a Tactician makes dearer or cheaper."""
    scene = Scene(2, "Stone Age").money(0, 12).front(0, "Beggar", "Tactician")
    scene.state.front[0][0].coins = 6
    return scene.hand(0, "Settlers", "Artist").hand(1, "Inventor").crowns(0, 4, 4, 1, 1).begin()


def tokens() -> Scene:
    """Every token and chit that can lie on the board, and a place outside Time."""
    scene = Scene(
        3, "Age of Atlantis", "Greek America", "Celtic Paradise", "Gold Rush", "Zombie Apocalypse",
        "Quiet Planet", "Robotic Utopia", "Simulated Paradise",
    )  # fmt: skip
    state = scene.state
    state.hq[0], state.hq[1] = 3, 3
    state.bases[1] = 5
    state.gold[3] = 3
    state.purse[0] = 2
    state.simulation = 4
    state.laurels, state.sage, state.poison[2] = 0, 1, 2
    scene.robot("Artist").front(0, "A Place Outside Time", "Cache").tuck(0, "Settlers")
    return scene.hand(0, "Secret Plot", "Secret Weapon").hand(1, "Trade Goods", "Gizmo").begin()


def times() -> Scene:
    """A Secret Weapon asks for a Time."""
    scene = Scene(2, "Stone Age").hand(0, "Secret Weapon", "Artist").hand(1, "Inventor")
    return scene.crowns(0, 4, 2, 2, 2).begin()


def quiet() -> Scene:
    """A pile to look through, and a card to be played as a copy."""
    scene = Scene(2, "Quiet Planet", "Age of Cybernetics").hand(0, "Artist", "Settlers")
    scene.quiet("Trinket", "Inventor", "Panacea", "Maneuver").front(0, "Explorer", "Bank")
    return scene.hand(1, "Inventor").at(0, "Ancient Egypt").begin()


def cults() -> Scene:
    """Passes that are made at the same time, unseen."""
    scene = Scene(2, "Age of Cults").hand(0, "Artist", "Settlers").hand(1, "Inventor", "Trinket")
    return scene.at(0, "Ancient Egypt").begin()


def nearly() -> Scene:
    """One step before the end."""
    scene = Scene(2, "Stone Age").money(0, 60).crowns(0, 0, 0, 1, 9).crowns(1, 3, 3, 2, 2)
    scene.hand(0, "Settlers", "Conspiracy", "Artist").hand(1, "Inventor")
    return scene.at(0, "Utopia").begin()


def crowded() -> Scene:
    """One visit before the end of a game of five."""
    scene = Scene(5, "Stone Age").money(0, 60).crowns(0, 0, 0, 1, 9)
    for seat in range(1, 5):
        scene.crowns(seat, 3, 3, 2, 2)
    return scene.hand(0, "Settlers", "Conspiracy", "Artist").at(0, "Utopia").begin()


SCENES: dict[str, Callable[[], Scene]] = {
    each.__name__: each
    for each in (history, nested, order, dollars, tokens, times, quiet, cults, nearly, crowded)
}


class StagedTemporum(Prepared):
    """Temporum with a different beginning."""

    def __init__(self) -> None:
        super().__init__(GAME, "temporum_staged", SCENES)
