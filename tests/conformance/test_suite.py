"""The suite itself: each broken game is caught by the check that should catch it."""

from collections.abc import Callable
from typing import Final, TypedDict

import pytest

from aevum.core.chance import chance
from aevum.core.events import Event
from aevum.core.frames import Effect
from aevum.core.game import Game
from aevum.core.match import replay
from aevum.core.record import from_text
from aevum.core.rng import Rng
from aevum.core.state import TRUTH, Ask, State
from aevum.core.text import AS_WRITTEN, CORE, Label, Question, Refusal, Text, literal
from aevum.core.words import Words
from aevum.testing import Case, conformance, copies, groups, moves, secrets, time, views, words
from aevum.testing import chance as chances
from aevum.testing.case import positions
from tests.tiny import TINY, haggle, nest, sandglass, sheets
from tests.tiny import messages as m
from tests.tiny.parted import Parted, Unshared

GOOD = TINY[0]


class Unsorted(haggle.HaggleState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class Generous(haggle.HaggleState):
    """Lets the others speak before there is an offer, though it is not legal."""

    def apply(self, seat: int, move: int) -> int:
        if move == haggle.WITHDRAW and self.must(seat) is None:
            return 0
        return super().apply(seat, move)


class Meddling(haggle.HaggleState):
    """A refusal changes the state."""

    def apply(self, seat: int, move: int) -> int:
        refusal = super().apply(seat, move)
        self.points[0] += int(refusal != 0)
        return refusal


class Sharing(haggle.HaggleState):
    """A clone shares a list."""

    def clone(self) -> "haggle.HaggleState":
        copy = super().clone()
        copy.points = self.points
        return copy


class Forgetful(haggle.HaggleState):
    """A save forgets how many offers were made."""

    def to_data(self) -> list[object]:
        data = super().to_data()
        data[9] = [*self.offer, 0]
        return data


class Leaking(haggle.HaggleState):
    """A mask shows a hand."""

    def hide(self, seat: int) -> None:
        hand = self.hands[0][:]
        super().hide(seat)
        self.hands[0] = hand


class Peeking(haggle.HaggleState):
    """Legal moves depend on a hidden hand."""

    def options(self, ask: Ask) -> list[int]:
        found = super().options(ask)
        if ask.kind == haggle.ANSWER and 0 in self.hands[self.table[-1].seat]:
            found.remove(haggle.ACCEPT)
        return found


class Careless(haggle.HaggleState):
    """A guess turns one card into another."""

    def guess(self, viewer: int, rng: Rng) -> None:
        super().guess(viewer, rng)
        for card, _ in self.deck.outcomes()[:1]:
            self.deck.take(card)
            self.deck.mix_in(card - 1)


class Loud(haggle.HaggleState):
    """Everybody is told what was drawn, without a mark."""

    def draw_card(self, seat: int, card: int) -> None:
        super().draw_card(seat, card)
        self.tell("shout", seat, [card])


class FaceUp(nest.FaceDown):
    """Everybody sees the card while it should lie face down."""

    def public(self) -> bool:
        return True

    def blank(self) -> Effect:
        return FaceUp(0)


class Glassy(nest.NestState):
    """Cards laid face down are shown."""

    def start_effect(self, effect: Effect) -> None:
        shown = FaceUp(effect.seat) if isinstance(effect, nest.FaceDown) else effect
        super().start_effect(shown)


class Pointing(nest.NestState):
    """The card a scout looks at is shown."""

    def shows(self, ask: Ask) -> bool:
        return True


class Faceless(haggle.HaggleState):
    """A save forgets whose view it is."""

    def to_data(self) -> list[object]:
        data = super().to_data()
        assert isinstance(data[0], list)
        data[0][3] = TRUTH
        return data


class Losing(haggle.HaggleState):
    """Sold cards vanish."""

    def sell(self, seat: int, kind: int) -> None:
        super().sell(seat, kind)
        self.deck.bottom.pop()
        self.deck.bottom_known.pop()


class Crooked(haggle.HaggleState):
    """Random play prefers the first move."""

    def random_move(self, seat: int, rng: Rng) -> int:
        return self.legal(seat)[int(rng.below(2) * rng.below(len(self.legal(seat))))]


class Hasty(nest.NestState):
    """The first bidder's bid is worth more, so the order matters."""

    def apply(self, seat: int, move: int) -> int:
        first = any(ask.group for ask in self.asks) and not any(a.sealed() for a in self.asks)
        refusal = super().apply(seat, move)
        if refusal == 0 and first and move >= nest.BID:
            self.points[seat] += 1
        return refusal


class Racing(sheets.SheetsState):
    """Claims to be independent, but the first mark of a round takes a coin."""

    def take(self, ask: Ask, move: int) -> None:
        if ask.kind == sheets.CHOOSE_ROW and all(self.lanes):
            self.coins[ask.seat] += 1
        super().take(ask, move)


class Sudden(sandglass.SandglassState):
    """Answers at the deadline come too late."""

    def advance(self, now: int) -> None:
        late = any(ask.deadline == now for ask in self.asks)
        super().advance(now + 1 if late else now)


class Secretive(haggle.HaggleState):
    """Draws the dealt cards outside the log."""

    def start(self) -> None:
        if self.explicit:
            self.dice.word()
        super().start()


class Unveiled(haggle.HaggleState):
    """A mask that shares the state shares too much of it."""

    def shared_mask(self, seat: int) -> State:
        copy = self.clone()
        copy.viewer = seat
        return copy


class Overwriting(haggle.HaggleState):
    """Reading the moves of a mask that shares a list changes that list."""

    def shared_mask(self, seat: int) -> State:
        view = self.mask(seat)
        assert isinstance(view, haggle.HaggleState)
        view.points = self.points
        return view

    def legal(self, seat: int) -> list[int]:
        if self.viewer != TRUTH:
            self.points[0] += 1
        return super().legal(seat)


def broken(kind: type[State]) -> Game:
    """Return the tiny game of that state, with its states of the broken kind."""
    base = next(g for g in TINY if isinstance(g.new(), kind.__mro__[1]))

    class Lasting(kind):  # type: ignore[misc,valid-type]
        def clone(self) -> State:
            copy: State = super().clone()
            copy.__class__ = Lasting
            return copy

    class Broken(type(base)):  # type: ignore[misc]
        def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
            made = Lasting(seats, [], 0, False, TRUTH, chance(seed))
            good = super().setup(seats, seed, options)
            made.table = [effect.clone() for effect in good.table]
            return made

    made: Game = Broken()
    return made


BROKEN: list[tuple[type[State], Callable[[Case], None], str]] = [
    (Unsorted, moves.check_legal, "is not sorted"),
    (Generous, moves.check_refusals, "which is not legal"),
    (Meddling, moves.check_refusals, "a refused move changed the state"),
    (Crooked, moves.check_random_move, "is not even"),
    (Losing, moves.check_ends, "were lost or made"),
    (Sharing, copies.check_clone, "an old clone has changed"),
    (Forgetful, copies.check_save, "plays on differently"),
    (Secretive, chances.check_explicit, "explicit and sampled chance disagree"),
    (Hasty, groups.check_sealed, "the order of sealed answers matters"),
    (Racing, groups.check_independent, "the order of independent answers matters"),
    (Sudden, time.check_deadlines, "closed at its deadline"),
    (Leaking, secrets.check_two_truths, "the masks differ without an event"),
    (Glassy, secrets.check_two_truths, "the masks differ without an event"),
    (Pointing, secrets.check_two_truths, "the masks differ without an event"),
    (Peeking, secrets.check_masks, "other moves on a mask"),
    (Careless, secrets.check_fill, "a guess is impossible"),
    (Faceless, secrets.check_travel, "no longer its viewer's"),
    (Loud, secrets.check_two_truths, "an unmarked event tells secrets"),
    (Unveiled, views.check_shared_masks, "has another mask that shares"),
    (Overwriting, views.check_shared_masks, "reading changed the mask"),
]
"""The broken state, the check that finds it, and part of what it says."""


@pytest.mark.parametrize(
    ("kind", "check", "words_of_it"), BROKEN, ids=[kind.__name__ for kind, _, _ in BROKEN]
)
def test_a_broken_game_is_caught(
    kind: type[State], check: Callable[[Case], None], words_of_it: str
) -> None:
    game = broken(kind)
    with pytest.raises(AssertionError, match=words_of_it):
        soak(game, check)


def soak(game: Game, check: Callable[[Case], None]) -> None:
    """Run a check on some games: not every random game shows every fault."""
    for seed in range(20):
        check(Case(game, 3, seed))


class Lenient(haggle.Haggle):
    """A save is only read in part."""

    def load(self, data: object) -> State:
        known = len(self.new(3, 1).to_data())
        return super().load(data[:known] if isinstance(data, list) else data)


def test_a_save_of_another_layout_must_be_refused() -> None:
    with pytest.raises(AssertionError, match="another layout was read"):
        copies.check_layout(Case(Lenient(), 3, 1))


class Remade(Parted):
    """The fixed part is another object each time."""

    def fixed(self, view: State) -> dict[str, object]:
        return dict(self.about)


class Doubled(Parted):
    """A field is in two parts."""

    def private(self, view: State) -> dict[str, object]:
        return {**super().private(view), "points": [0]}


class Seated(Parted):
    """A spectator has one field less."""

    def private(self, view: State) -> dict[str, object]:
        return super().private(view) if view.viewer >= 0 else {}


class Partial(Parted):
    """A view has a field besides its parts."""

    def view(self, view: State) -> dict[str, object]:
        return {**super().view(view), "seat": view.viewer}


class Counting(Parted):
    """A field that was shown is changed later."""

    shown: Final[list[int]] = []

    def view(self, view: State) -> dict[str, object]:
        self.shown.append(len(view.asks))
        return {"shown": self.shown}


class Wavering(Parted):
    """A field is a number now and a yes or no then."""

    def view(self, view: State) -> dict[str, object]:
        asked = len(view.asks) == 1
        return {"asked": asked if view.must(0) is None else int(asked)}


class Asked(TypedDict):
    """The declared view of such a game."""

    asked: bool


class Misdeclared(Wavering):
    """A field is not always of the type that the game declares."""

    def view_type(self) -> type:
        return Asked


@pytest.mark.parametrize(
    ("kind", "check", "told"),
    [
        (Remade, views.check_view_parts, "fixed fields are made more than once"),
        (Unshared, views.check_view_parts, r"a common field is not for everybody: .*hands"),
        (Doubled, views.check_view_parts, "in two parts of the view: points"),
        (Seated, views.check_view_parts, "0 has other private fields"),
        (Partial, views.check_view_parts, "the view is not its parts"),
        (Counting, views.check_view_values, "shown changed after it was shown"),
        (Wavering, views.check_view_values, "asked was .*, which count as equal"),
        (Misdeclared, views.check_view_types, r"fields that are not as declared: .*asked"),
    ],
)
def test_a_bad_view_is_caught(kind: type[Parted], check: Callable[[Case], None], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        soak(kind(), check)


@pytest.mark.parametrize("check", views.CHECKS)
def test_a_view_in_parts_conforms(check: Callable[[Case], None]) -> None:
    soak(Parted(), check)


class Mumbling(sheets.SheetsWords):
    """Puts an argument into a message that isn't a word."""

    def say(self, event: Event, state: State) -> Text:
        return Text("say-die", {"die": "a  gap"}, m.BOOK)


class Untranslated(sheets.SheetsWords):
    """Names something without a German name."""

    def label(self, view: State, move: int) -> Label:
        return Label(Text("move-mark", {"row": ("=", AS_WRITTEN, {AS_WRITTEN: "I"})}, m.BOOK))


class Knowing(haggle.HaggleState):
    """A mask keeps all hands outside its data."""

    def hide(self, seat: int) -> None:
        self.known = str(self.hands)
        super().hide(seat)


class Whispering(Words):
    """Puts a secret into an argument that no language shows."""

    def __init__(self, game: Game, where: str) -> None:
        super().__init__(game.moves)
        self.game = game
        self.where = where

    def secret(self, words: str, view: State, where: str) -> Text:
        known = getattr(view, "known", "") if where == self.where else ""
        return Text(AS_WRITTEN, {AS_WRITTEN: words, "known": known}, CORE)

    def prompt(self, view: State, ask: Ask) -> Question:
        return Question(self.secret(self.game.prompt(view, ask), view, "prompt"))

    def label(self, view: State, move: int) -> Label:
        return Label(self.secret(self.game.label(view, move), view, "label"))

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        sentence = self.game.why(view, seat, move)
        return Refusal("", self.secret(sentence, view, "why")) if sentence else None


@pytest.mark.parametrize("where", ["nowhere", "prompt", "label", "why"])
def test_a_secret_in_a_messages_arguments_is_caught(where: str) -> None:
    game = broken(Knowing)
    game.words = Whispering(game, where)
    if where == "nowhere":
        soak(game, secrets.check_words_from_masks)
        return
    with pytest.raises(AssertionError, match="shown but not in the mask"):
        soak(game, secrets.check_words_from_masks)


class Keyless(sheets.SheetsWords):
    """Refuses with a message that is in no catalogue."""

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        refusal = super().why(view, seat, move)
        return refusal and Refusal(refusal.rule, Text("no-such-key", {}, m.BOOK))


@pytest.mark.parametrize(
    ("kind", "told"), [(Mumbling, "für alle a  gap"), (Untranslated, "is not translated: de")]
)
def test_bad_messages_are_caught(kind: type[sheets.SheetsWords], told: str) -> None:
    words.check_messages(Case(sheets.Sheets()))
    with pytest.raises(AssertionError, match=told):
        words.check_messages(Case(sheets.Sheets(kind(sheets.MOVES))))


def test_a_key_that_is_missing_is_caught() -> None:
    with pytest.raises(KeyError, match="no-such-key is missing"):
        words.check_messages(Case(sheets.Sheets(Keyless(sheets.MOVES))))


class Gossiping(Words):
    """Adds a secret of the state to an event for everybody."""

    def prompt(self, view: State, ask: Ask) -> Question:
        return Question(literal("?"))

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        return None if move in view.legal(seat) else Refusal("", literal("No."))

    def say(self, event: Event, state: State) -> Text:
        return literal(str(state.to_data()))


def test_an_event_that_tells_what_is_hidden_is_caught() -> None:
    game = broken(haggle.HaggleState)
    game.words = game._given = Gossiping(game.moves)
    with pytest.raises(AssertionError, match="what is hidden from them"):
        words.check_messages(Case(game))


def test_all_checks_in_one_call() -> None:
    conformance(GOOD, seats=2, seed=5)
    with pytest.raises(AssertionError, match=r"haggle, 2 seats, seed 5, row \d+: legal"):
        conformance(broken(Unsorted), seats=2, seed=5, games=2)


def test_a_failures_row_can_be_read_as_a_record() -> None:
    for game in TINY:
        case = Case(game, 2, 5)
        wanted = next(state for row, state in positions(case) if row == 9)
        assert replay(from_text(game, case.log(9))).state.scores() == wanted.scores()
