"""What is under way at a table, read from its effects for words."""

# not compiled: words need no speed

from aevum.games.ascii.rules.colonies import Colonies
from aevum.games.ascii.rules.deployment import deployment_of
from aevum.games.ascii.rules.development import Developing
from aevum.games.ascii.rules.diplomacy import PLEDGING, Diplomacy, diplomacy_of
from aevum.games.ascii.rules.mediterranean import Mediterranean


def proposal(sea: Mediterranean) -> Diplomacy | None:
    """Return the proposal that is open for pledges."""
    found = diplomacy_of(sea)
    return found if found is not None and found.stage == PLEDGING else None


def left_over(sea: Mediterranean) -> int:
    """Return the Deploy actions that the last operation left over."""
    deployment = deployment_of(sea)
    return deployment.spare if deployment is not None else 0


def is_declaring(sea: Mediterranean) -> bool:
    """Return whether Deployment waits for the next operation, for which actions left over count."""
    deployment = deployment_of(sea)
    return deployment is not None and deployment.stage == 0


def colonies_waiting(sea: Mediterranean, seat: int) -> int:
    """Return how many Colonies of a seat are still to be activated."""
    waiting = [each for each in sea.lanes[seat] if isinstance(each, Colonies)]
    return max([len(each.hosts) for each in waiting], default=0)


def is_developing(sea: Mediterranean) -> bool:
    """Return whether anybody is still in Development."""
    return any(isinstance(each, Developing) for lane in sea.lanes for each in lane)
