"""Two bots of a kind in one seat, to whom the same match comes from different truths."""

from collections.abc import Callable, Sequence

from aevum.core.bot import Bot
from aevum.core.drive import Play
from aevum.core.events import Event
from aevum.core.game import LIVE, Game
from aevum.core.rng import Rng
from aevum.core.state import Ask, State


class EnoughQuestions(Exception):
    """The match need not go on: every question that was to be compared has been asked."""


class Questions:
    """How many questions a table of twins still compares."""

    def __init__(self, left: int) -> None:
        self.left = left

    def take(self) -> None:
        """Count a question. Raise an EnoughQuestions if it is one too many."""
        if not self.left:
            raise EnoughQuestions
        self.left -= 1


class Twins(Bot):
    """One bot sees the masks of the truth, its twin those of guesses behind the same masks.

    Both hear the same events and have generators with the same seed. So they always answer alike,
    unless a bot knows more than its seat does.
    """

    name = "twins"
    listens = True

    def __init__(self, make: Callable[[], Bot], questions: Questions, seed: int) -> None:
        self.bot, self.twin = make(), make()
        self.rng, self.twin_rng = Rng(f"choices {seed}"), Rng(f"choices {seed}")
        self.guesses = Rng(f"guesses {seed}")
        self.questions = questions

    def guess(self, view: State) -> State:
        """Return the mask of another truth that looks the same from this seat."""
        seen = view.fill(self.guesses).mask(view.viewer)
        assert seen == view
        return seen

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        self.questions.take()
        seen = self.guess(view)
        move = self.bot.choose(view, ask, legal[:], self.rng)
        again = self.twin.choose(seen, ask, legal[:], self.twin_rng)
        assert again == move, f"{self.bot.name} chose {move} and {again}"
        return move

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        self.questions.take()
        seen = self.guess(view)
        planned = self.bot.plan(view, ask, legal[:], self.rng)
        again = self.twin.plan(seen, ask, legal[:], self.twin_rng)
        assert again == planned, f"{self.bot.name} planned {planned} and {again}"
        return planned

    def bid(self, view: State, seat: int, bidder: int, terms: tuple[int, ...], rng: Rng) -> bool:
        seen = self.guess(view)
        agreed = self.bot.bid(view, seat, bidder, terms, self.rng)
        again = self.twin.bid(seen, seat, bidder, terms, self.twin_rng)
        assert again == agreed, f"{self.bot.name} bid {agreed} and {again}"
        return agreed

    def bargain(self, other: int, kept: bool) -> None:
        self.bot.bargain(other, kept)
        self.twin.bargain(other, kept)

    def saw(self, event: Event) -> None:
        if self.bot.listens:
            self.bot.saw(event)
            self.twin.saw(event)


def play_twins(
    game: Game, state: State, makers: Sequence[Callable[[], Bot]], seed: int, questions: int
) -> None:
    """Play until so many questions were compared, or to the end of the match."""
    asked = Questions(questions)
    play = Play(state, [Twins(make, asked, seed) for make in makers], seed)
    try:
        if game.timing == LIVE:
            play.run_live()
        else:
            play.run()
    except EnoughQuestions:
        pass
