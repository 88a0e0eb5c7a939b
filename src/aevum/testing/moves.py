"""Questions and moves: what is legal and what is refused; games end."""

from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, NEVER, OK, RETRACT, SPECTATOR, WAIT, Ask, State
from aevum.testing.case import Case, Walk, positions

SAMPLE = 40  # codes to try in a long table
STANDING = 500  # more standing moves in a row than any rule should allow


def check_legal(case: Case) -> None:
    """Legal moves are sorted, unique, in the table, and there is one for every must ask."""
    for row, state in positions(case):
        for seat in range(case.seats):
            legal = state.legal(seat)
            case.hold(legal == sorted(set(legal)), row, f"legal({seat}) is not sorted: {legal}")
            inside = all(WAIT < move < case.game.moves.size for move in legal)
            case.hold(inside, row, f"legal({seat}) has a code that isn't a move: {legal}")
            musts = [ask for ask in state.asks if ask.seat == seat and ask.must]
            case.hold(len(musts) <= 1, row, f"seat {seat} has {len(musts)} must asks")
            case.hold(bool(legal) or not musts, row, f"seat {seat} must answer but has no move")
            asked = any(ask.seat == seat for ask in state.asks)
            case.hold(asked or not legal, row, f"seat {seat} has moves but is not asked")
        alive = any(ask.must for ask in state.asks) or state.deadline() < NEVER
        case.hold(state.over() or alive, row, "nobody must answer and nothing happens by itself")


def check_serials(case: Case) -> None:
    """A serial names one question of a seat forever, and later ones are higher."""
    known: dict[tuple[int, int], tuple[int, ...]] = {}
    highest = [0] * (case.seats + 1)
    for row, state in positions(case):
        for ask in state.asks:
            case.hold(CHANCE <= ask.seat < case.seats, row, f"seat {ask.seat} is asked")
            key, facts = (ask.seat, ask.serial), _facts(ask)
            if key not in known:
                newer = ask.serial > highest[ask.seat]
                case.hold(newer, row, f"a new question of seat {ask.seat} has an old serial")
                highest[ask.seat] = ask.serial
            case.hold(known.setdefault(key, facts) == facts, row, f"question {key} has changed")


def _facts(ask: Ask) -> tuple[int, ...]:
    return (ask.kind, ask.subject, ask.deadline, int(ask.must), ask.group)


def check_refusals(case: Case) -> None:
    """Every illegal move and every move on a mask is refused, and changes nothing."""
    rng = case.rng("refusals")
    for row, state in positions(case, sparse=4):
        before = state.to_data()
        for seat in [*range(case.seats), SPECTATOR, case.seats]:
            legal = state.legal(seat) if 0 <= seat < case.seats else []
            for move in codes(case.game, legal, rng):
                if move not in legal and state.apply(seat, move) == OK:
                    case.fail(row, f"seat {seat} made the move {move}, which is not legal")
        case.hold(state.apply(CHANCE, 2) != OK, row, "chance was answered that nobody asked for")
        case.hold(state.to_data() == before, row, "a refused move changed the state")
        _refuse_on_masks(case, row, state)


def _refuse_on_masks(case: Case, row: int, state: State) -> None:
    for viewer in case.viewers():
        view = state.mask(viewer)
        before = view.to_data()
        for seat in range(case.seats):
            for move in state.legal(seat)[:3]:
                refused = view.apply(seat, move) != OK
                case.hold(refused, row, f"a move was made on the mask of {viewer}")
        case.hold(view.to_data() == before, row, "a refused move changed a mask")


def codes(game: Game, legal: list[int], rng: Rng) -> list[int]:
    """Return moves to try: all of a short table, else some of them, with neighbours of legal
    ones."""
    if game.moves.size <= SAMPLE:
        return [-1, *range(game.moves.size + 1)]
    near = [move + step for move in legal[:10] for step in (-1, 1)]
    far = [int(rng.below(game.moves.size)) for _ in range(SAMPLE)]
    return [-1, WAIT, RETRACT, game.moves.size, *near, *far]


def check_apply(case: Case) -> None:
    """Every legal move is accepted."""
    rng = case.rng("apply")
    for row, state in positions(case, sparse=3):
        for seat in range(case.seats):
            legal = state.legal(seat)
            for move in legal if len(legal) <= 20 else [rng.pick(legal) for _ in range(20)]:
                refusal = state.clone().apply(seat, move)
                case.hold(refusal == OK, row, f"legal move {move} of {seat} got {refusal}")


def check_random_move(case: Case) -> None:
    """`random_move` gives all legal moves, each about as often, and no others."""
    rng = case.rng("random move")
    for row, state in positions(case, sparse=25):
        for seat in range(case.seats):
            legal = state.legal(seat)
            if not legal:
                continue
            counts = dict.fromkeys(legal, 0)
            for _ in range(40 * len(legal)):
                move = state.random_move(seat, rng)
                case.hold(move in counts, row, f"random_move({seat}) gave {move}, not legal")
                counts[move] += 1
            even = min(counts.values()) > 5 and max(counts.values()) < 90
            case.hold(even, row, f"random_move({seat}) is not even: {counts}")


def check_ends(case: Case) -> None:
    """Random play ends, no pieces are lost on the way, and the result is complete."""
    for row, state in positions(case):
        broken = state.audit()
        case.hold(broken == "", row, broken)
        case.hold(state.over() == (not state.asks), row, "over() and asks disagree")
        scores, ranks = state.scores(), state.ranks()
        case.hold(len(scores) == len(ranks) == case.seats, row, "scores or ranks are missing")
        case.hold(min(ranks) == 1, row, f"nobody is first: {ranks}")
        case.hold((state.end() == "") == (not state.over()), row, f"end() is {state.end()!r}")


def check_standing(case: Case) -> None:
    """Standing moves are capped: a seat that never waits has to stop."""
    for row, state in positions(case, sparse=5):
        copy = state.clone()
        rng = case.rng("standing")
        for count in range(STANDING + 1):
            case.hold(count < STANDING, row, "standing moves have no cap")
            free = [seat for seat in range(case.seats) if copy.must(seat) is None]
            moves = [(seat, move) for seat in free for move in copy.legal(seat)]
            if not moves:
                break
            copy.apply(*moves[rng.below(len(moves))])


def check_driver(case: Case) -> None:
    """Play with `random_move` and with `legal` both end."""
    walk = Walk(case, eager=0)
    while not walk.state.over():
        walk.step()


CHECKS = (
    check_legal,
    check_serials,
    check_refusals,
    check_apply,
    check_random_move,
    check_ends,
    check_standing,
    check_driver,
)
