"""Views: a shell may keep parts of them and share these between viewers."""

from json import dumps

from aevum.core.state import SPECTATOR, State
from aevum.testing.case import Case, play_on, positions, travelled
from aevum.testing.shapes import misfits

FUTURE = 12  # steps that a position plays on before and after it is shown


def check_view_parts(case: Case) -> None:
    """`fixed` is one object and `common` is the same for all: only `private` differs."""
    game = case.game
    if not game.view_parts:
        return
    for row, state in positions(case, sparse=6):
        public = state.mask(SPECTATOR)
        fixed, common, names = game.fixed(public), game.common(public), list(game.private(public))
        for viewer in case.viewers():
            view = state.mask(viewer)
            _alike(case, row, "a common field is not for everybody", game.common(view), common)
            case.hold(game.fixed(view) is fixed, row, "fixed fields are made more than once")
            case.hold(list(game.private(view)) == names, row, f"{viewer} has other private fields")
            _whole(case, row, view)
        _alike(case, row, "fixed fields", game.fixed(travelled(case, public)), fixed)


def _whole(case: Case, row: int, view: State) -> None:
    """Check that a view consists of its three parts, with each field in one of them."""
    game = case.game
    parts = [game.fixed(view), game.common(view), game.private(view)]
    names = [name for part in parts for name in part]
    twice = sorted({name for name in names if names.count(name) > 1})
    case.hold(not twice, row, f"in two parts of the view: {', '.join(twice)}")
    whole = {name: value for part in parts for name, value in part.items()}
    _alike(case, row, "the view is not its parts", game.view(view), whole)


def _alike(
    case: Case, row: int, message: str, ours: dict[str, object], theirs: dict[str, object]
) -> None:
    """Fail unless two parts of a view are encoded the same way."""
    case.hold(list(ours) == list(theirs), row, f"{message}: {list(ours)} and {list(theirs)}")
    for name, value in ours.items():
        here, there = dumps(value), dumps(theirs[name])
        if here != there:
            case.fail(row, f"{message}: {name} is {here[:200]} here and {there[:200]} there")


def check_view_values(case: Case) -> None:
    """A field never changes once it was shown, and an equal one later is encoded the same way.

    So a shell that sends views may keep a field and encode it again only if it differs.
    """
    game = case.game
    for viewer in (SPECTATOR, 0):
        last: dict[str, object] = {}
        written: dict[str, str] = {}
        for row, state in positions(case, sparse=4):
            view = game.view(state.shared_mask(viewer))
            for name, value in last.items():
                case.hold(dumps(value) == written[name], row, f"{name} changed after it was shown")
            now = {name: dumps(value) for name, value in view.items()}
            for name, value in view.items():
                if name in last and last[name] == value:
                    told = f"{name} was {written[name]} and is {now[name]}, which count as equal"
                    case.hold(now[name] == written[name], row, told)
            last, written = view, now


def check_view_types(case: Case) -> None:
    """A view has exactly the fields that the game declares, of these types."""
    declared = case.game.view_type()
    if declared is None:
        return
    for row, state in positions(case, sparse=6):
        for viewer in case.viewers():
            wrong = misfits(case.game.view(state.shared_mask(viewer)), declared)
            case.hold(not wrong, row, f"{viewer} sees fields that are not as declared: {wrong}")


def check_shared_masks(case: Case) -> None:
    """A mask that shares parts of the state shows the same as `mask`, and reading changes
    neither."""
    for row, state in positions(case, sparse=6):
        before, future = state.to_data(), play_on(state, f"shared {row}", FUTURE)
        for viewer in case.viewers():
            shown, shared = state.mask(viewer).to_data(), state.shared_mask(viewer)
            case.hold(shared.to_data() == shown, row, f"{viewer} has another mask that shares")
            _read(case, shared, viewer)
            case.hold(shared.to_data() == shown, row, f"reading changed the mask of {viewer}")
        case.hold(state.to_data() == before, row, "a mask that shares changed the state")
        later = play_on(state, f"shared {row}", FUTURE)
        case.hold(later == future, row, "the state plays on differently after its masks were read")


def _read(case: Case, view: State, viewer: int) -> None:
    """Read everything that is shown of a position."""
    game = case.game
    game.view(view)
    game.draw(view)
    view.scores()
    view.invites()
    for ask in view.asks:
        if ask.seat == viewer:
            game.words.prompt(view, ask)
    for move in view.legal(viewer) if viewer >= 0 else []:
        game.words.label(view, move)


CHECKS = (check_view_parts, check_view_values, check_view_types, check_shared_masks)
