"""A spectator of a live match learns with the usual delay that its players are gone."""

from aevum.server.live.delayed_feed import DELAY
from tests.server.live.racers import PRIZE
from tests.server.sim.rig import Rig, Visitor, simulated


def _seen(person: Visitor) -> tuple[str, bool]:
    """Why time stands as far as somebody knows, and whether the first player is here."""
    assert person.client.tempo is not None
    return person.client.tempo.held, person.table.chairs[0].here


def test_who_watches_is_told_that_nobody_plays() -> None:
    async def deserted(rig: Rig) -> None:
        ada = await rig.make(PRIZE, seats=2, bots=["random"], start=True)
        watcher = await rig.visitor("Wat")
        await rig.settle(DELAY / 1000 + 1)
        await ada.go()
        await rig.settle(DELAY / 1000 - 1)
        assert _seen(watcher) == ("", True)
        await rig.settle(2)
        assert _seen(watcher) == ("gone", False)

    simulated(deserted, (PRIZE,))
