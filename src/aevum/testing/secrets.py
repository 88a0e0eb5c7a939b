"""Secrets: no view, refusal, event or bot tells anybody more than their mask shows."""

import json

from aevum.bots.greedy import GreedyBot
from aevum.bots.random import RandomBot
from aevum.core.bot import Bot
from aevum.core.drive import OVER, Driver, Play
from aevum.core.events import Event, project
from aevum.core.layout import fields
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, CLOCK, OK, RETRACT, TRUTH, WAIT, Ask, State
from aevum.testing.case import Case, difference, positions, recorded, travelled
from aevum.testing.moves import codes

STEPS = 12  # steps that two truths play side by side
THINKING = 2  # positions in which a game's own bot is asked, which may think for long
NODES = 200  # positions that it may try each time, if it searches


def check_masks(case: Case) -> None:
    """A mask has no key and no odds, does not stop at chance, and shows the viewer's own moves."""
    for row, state in positions(case, explicit=True, sparse=2):
        for viewer in case.viewers():
            view = state.mask(viewer)
            case.hold(view.viewer == viewer, row, "a mask has the wrong viewer")
            case.hold(not view.explicit, row, "a mask is explicit")
            case.hold(view.weights() == [], row, "a mask shows odds")
            other = state.clone()
            other.rekey(row + 1)
            case.same(other.mask(viewer), view, row, "a mask depends on the generator's key")
            if viewer >= 0:
                case.hold(view.legal(viewer) == state.legal(viewer), row, "other moves on a mask")


def check_fill(case: Case) -> None:
    """A filled mask is a possible truth behind the same mask, and guesses vary."""
    rng = case.rng("fill")
    for row, state in positions(case, sparse=3):
        for viewer in case.viewers():
            view = state.mask(viewer)
            world = view.fill(rng)
            case.hold(world.viewer == TRUTH, row, "a filled state is still a mask")
            case.same(world.mask(viewer), view, row, f"fill changed what {viewer} sees")
            broken = world.audit()
            case.hold(broken == "", row, f"a guess is impossible: {broken}")
            for ask in world.asks:
                stuck = ask.must and not world.legal(ask.seat)
                case.hold(not stuck, row, f"in a guess seat {ask.seat} has no move")
    _dice_vary(case)
    _hands_vary(case)


def _dice_vary(case: Case) -> None:
    """A guess rolls its own dice, not those of the truth or of another guess."""
    if not any(row.seat == CHANCE for row in recorded(case).record.rows):
        return
    state = case.new()
    view = state.mask(0)
    guesses = [view.fill(Rng(seed)).to_data() for seed in range(2)]
    case.hold(guesses[0] != guesses[1], 0, "every guess rolls the same dice")
    case.hold(state.to_data() not in guesses, 0, "a guess knows the truth's dice")


def _hands_vary(case: Case) -> None:
    """Another generator makes another guess at what is hidden, at least once in a game."""
    if not case.game.hidden:
        return
    for row, state in positions(case, sparse=4):
        worlds = [state.mask(row % case.seats).fill(Rng(seed)) for seed in range(3)]
        shown = [[w.mask(seat).to_data() for seat in range(case.seats)] for w in worlds]
        if shown[0] != shown[1] or shown[1] != shown[2]:
            return
    case.fail(0, "fill draws the same from every generator")


def check_travel(case: Case) -> None:
    """A mask can be saved and loaded, for example for a bot in another process.

    It keeps its viewer, its moves and the possible truths behind it.
    """
    for row, state in positions(case, explicit=True, sparse=3):
        for viewer in case.viewers():
            view = state.mask(viewer)
            read = travelled(case, view)
            case.same(read, view, row, "a mask cannot be saved and loaded")
            case.hold(read.viewer == viewer, row, "a mask that was saved is no longer its viewer's")
            case.hold(not read.explicit, row, "a mask that was saved is explicit")
            case.hold(read.scores() == view.scores(), row, "other scores on a mask that was saved")
            if viewer >= 0:
                same = read.legal(viewer) == view.legal(viewer)
                case.hold(same, row, "other moves on a mask that was saved")
            theirs, ours = (one.fill(Rng(row)) for one in (read, view))
            case.same(theirs, ours, row, "other guesses behind a mask that was saved")


def check_words_from_masks(case: Case) -> None:
    """Everything shown follows from a mask's data; the object has nothing more."""
    for row, state in positions(case, sparse=6):
        for viewer in case.viewers():
            view = state.mask(viewer)
            read = travelled(case, view)
            ours, theirs = (_shown(case, one, viewer, row) for one in (view, read))
            if ours != theirs:
                case.fail(row, f"shown but not in the mask: {difference(ours, theirs)}")


def _shown(case: Case, view: State, viewer: int, row: int) -> list[object]:
    """Return everything that is shown of a mask.

    Messages are compared as they are sent: even an argument that no language renders is sent.
    """
    game, words = case.game, case.game.words
    shown: list[object] = [game.draw(view), json.dumps(game.view(view)), view.scores()]
    layout = game.layout(view)
    if layout is not None:
        shown.append(json.dumps(fields(layout)))
    said = [words.prompt(view, ask).whole() for ask in view.asks if ask.seat == viewer]
    if viewer >= 0:
        legal = view.legal(viewer)
        shown.append(legal)
        shown += [game.places(view, move) for move in legal]
        said += [words.label(view, move).whole() for move in legal]
        said += [words.line(view, [move]).whole() for move in legal[:2]]
        wrong = [move for move in codes(game, legal, Rng(row)) if 0 <= move < game.moves.size]
        refusals = [words.why(view, viewer, move) for move in wrong]
        said += [refusal.whole() for refusal in refusals if refusal is not None]
    return shown + [json.dumps(text.wire()) for text in said]


def check_bots(case: Case) -> None:
    """Bots see masks only, and choose the same move from the same mask."""
    thinking = THINKING
    for row, state in positions(case, sparse=10):
        driver = Driver(state)
        seat = driver.next()
        if seat < 0:
            continue
        _same_choice(case, row, driver, seat, RandomBot(), RandomBot())
        _same_choice(case, row, driver, seat, GreedyBot(), GreedyBot())
        if thinking:
            thinking -= 1
            bots = case.game.standard(), case.game.standard()
            for bot in bots:
                bot.limit(NODES, 0.0)
            _same_choice(case, row, driver, seat, *bots)
    state = case.new()
    Play(state, [Spy(seat) for seat in range(case.seats)], case.seed).run()


def _same_choice(case: Case, row: int, driver: Driver, seat: int, one: Bot, other: Bot) -> None:
    """Let two new bots choose, one from the mask and one from its data only."""
    view = driver.state.mask(seat)
    choices = driver.choices(seat)
    chosen = one.choose(view, driver.question(seat), choices[:], Rng(row))
    read = case.game.load(view.to_data())
    again = other.choose(read, driver.question(seat), choices[:], Rng(row))
    case.hold(chosen == again, row, f"{one.name} chose {chosen} and {again} from the same mask")
    case.hold(chosen in choices, row, f"{one.name} chose {chosen}, which is not legal")


class Spy(Bot):
    """A random bot that fails unless it sees masks."""

    name = "spy"
    listens = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert view.viewer == self.seat == ask.seat, "a bot was given another's view"
        assert view.weights() == [], "a bot was given odds"
        return rng.pick(legal)

    def saw(self, event: Event) -> None:
        assert project(event, self.seat) is event, "a bot was told what it may not know"


def check_two_truths(case: Case) -> None:
    """Two truths behind one mask that get the same moves show that viewer the same throughout.

    They may only differ after an event that is marked as revealing something or as random, or after
    another seat chose differently in the two and an event says so.
    """
    if not case.game.hidden:
        return
    for row, state in positions(case, explicit=True, sparse=4):
        for viewer in case.viewers():
            rng = Rng(f"{case.seed}:{row}:{viewer}")
            ours = state.clone()
            theirs = state.mask(viewer).fill(rng)
            theirs.explicit = True
            ours.events, theirs.events = [], []
            Pair(case, row, viewer, ours, theirs, rng).walk()


class Pair:
    """Two truths that one viewer cannot tell apart, played side by side."""

    def __init__(
        self, case: Case, row: int, viewer: int, ours: State, theirs: State, rng: Rng
    ) -> None:
        self.case = case
        self.row = row
        self.viewer = viewer
        self.ours = ours
        self.theirs = theirs
        self.rng = rng
        self.done = ""
        """What was done last, for failures."""
        self.free = False
        """True if another seat chose differently in the two: then its events may tell so."""

    def walk(self) -> None:
        """Make some steps, while both can make the same step or an equally hidden one."""
        driver = Driver(self.ours, retracts=True)
        for _ in range(STEPS):
            seat = driver.next()
            if seat == OVER or not self.step(driver, seat) or not self.alike():
                return

    def step(self, driver: Driver, seat: int) -> bool:
        """Make one step in both; return whether it could be made."""
        if seat == CLOCK:
            moment = self.ours.deadline()
            self.ours.advance(moment)
            self.theirs.advance(moment)
            return True
        here, there = self.choices(self.ours, seat), self.choices(self.theirs, seat)
        if seat == self.viewer and here != there:
            self.fail(f"the viewer has the moves {here} in one and {there} in the other")
        if seat >= 0 and self.ours.must(seat) is None and self.rng.below(2):
            driver.answer(seat, WAIT)
            return True
        both = [move for move in here if move in there]
        if not both:
            return False
        ours = theirs = self.rng.pick(both)
        if ours != RETRACT and self.unseen(seat):
            theirs = self.rng.pick([move for move in there if move != RETRACT])
        self.free = ours != theirs and seat != CHANCE and not self.sealed(seat)
        self.done = f"seat {seat} did {ours} here and {theirs} there"
        if seat >= 0:
            driver.declined[seat] = []
        for state, move in ((self.ours, ours), (self.theirs, theirs)):
            if state.apply(seat, move) != OK:
                self.fail(f"{move} is refused in one of them")
        return True

    def choices(self, state: State, seat: int) -> list[int]:
        if seat == CHANCE:
            return [outcome for outcome, _ in state.weights()]
        return state.legal(seat)

    def unseen(self, seat: int) -> bool:
        """Return whether to let a seat choose differently in the two, as sealed answers always
        may."""
        if seat == self.viewer:
            return False
        return self.sealed(seat) or self.rng.below(2 if seat == CHANCE else 4) == 0

    def sealed(self, seat: int) -> bool:
        """Return whether a seat's answer stays hidden until the last one of its group is in."""
        ask = self.ours.must(seat)
        return ask is not None and ask.group > 0

    def alike(self) -> bool:
        """Return whether the two still look the same; fail if they differ without an event."""
        here, there = (self.told(state) for state in (self.ours, self.theirs))
        plain_here, plain_there = ([e.to_data() for e in events] for events in (here, there))
        if plain_here == plain_there:
            left, right = (s.mask(self.viewer).to_data() for s in (self.ours, self.theirs))
            if left != right:
                self.fail(f"the masks differ without an event: {difference(left, right)}")
            return True
        if not self.free and not any(event.reveals or event.random for event in [*here, *there]):
            self.fail(f"an unmarked event tells secrets: {plain_here} and {plain_there}")
        return False

    def told(self, state: State) -> list[Event]:
        """Return the viewer's events of the last step."""
        seen = [project(event, self.viewer) for event in state.events or []]
        return [event for event in seen if event is not None]

    def fail(self, message: str) -> None:
        self.case.fail(self.row, f"viewer {self.viewer}, after {self.done or 'nothing'}: {message}")


CHECKS = (
    check_masks,
    check_fill,
    check_travel,
    check_words_from_masks,
    check_bots,
    check_two_truths,
)
