"""What is under way at a table, read from its effects for the words."""

# not compiled: words are slow code on purpose

from aevum.core.state import Ask
from aevum.games.ascii.rules.colonies import Colonies
from aevum.games.ascii.rules.deployment import deployment_of
from aevum.games.ascii.rules.development import Developing
from aevum.games.ascii.rules.diplomacy import PLEDGING, Diplomacy, diplomacy_of
from aevum.games.ascii.rules.disasters import Hit
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.rewards import Reward


def proposal(sea: Mediterranean) -> Diplomacy | None:
    """Return the proposal that is open for pledges."""
    found = diplomacy_of(sea)
    return found if found is not None and found.stage == PLEDGING else None


def left_over(sea: Mediterranean) -> int:
    """Return the Deploy actions that the last operation left over."""
    deployment = deployment_of(sea)
    return deployment.spare if deployment is not None else 0


def is_declaring(sea: Mediterranean) -> bool:
    """Return whether Deployment waits for the next operation, so what is left over counts."""
    deployment = deployment_of(sea)
    return deployment is not None and deployment.stage == 0


def colonies_waiting(sea: Mediterranean, seat: int) -> int:
    """Return how many Colonies of a seat are still to be activated."""
    waiting = [each for each in sea.lanes[seat] if isinstance(each, Colonies)]
    return max([len(each.hosts) for each in waiting], default=0)


def is_developing(sea: Mediterranean) -> bool:
    """Return whether anybody is at work on a sheet."""
    return any(isinstance(each, Developing) for lane in sea.lanes for each in lane)


def rewards(sea: Mediterranean, ask: Ask) -> list[Reward]:
    """Return the rewards of a seat, the one that it is asked about last."""
    return [each for each in sea.stack(ask.lane) if isinstance(each, Reward)]


def disaster_row(sea: Mediterranean, ask: Ask) -> int:
    """Return the row of the Disaster that a reward follows, -1 if it follows none."""
    stack = sea.stack(ask.lane)
    below = stack[-2] if len(stack) > 1 else stack[-1]
    return below.row if isinstance(below, Hit) else -1


def is_by_colony(sea: Mediterranean, ask: Ask) -> bool:
    """Return whether a Colony brings a reward."""
    stack = sea.stack(ask.lane)
    return len(stack) > 1 and isinstance(stack[-2], Colonies)
