"""A script can extend everything that a designer extends: numbers, terms, games and questions.

The classes of this file are never compiled. On the compiled build they prove that their bases can
be extended, which would fail when a class is made.
"""

from collections.abc import Callable
from typing import cast

import pytest

from aevum.core.drive import random_game
from aevum.core.game import Game
from aevum.core.numbers import NumberValues
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.core.text import Question, Text
from aevum.games.ascii.data import Numbers as EmpiresNumbers
from aevum.games.ascii.game import GAME as EMPIRES
from aevum.games.ascii.game import EmpiresGame
from aevum.games.ascii.rules import questions as ascii_questions
from aevum.games.ascii.rules import state as ascii_course
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.question import QuestionKind as EmpiresQuestion
from aevum.games.ascii.rules.terms import Terms as EmpiresTerms
from aevum.games.chronos.data import Numbers as ConquestNumbers
from aevum.games.chronos.game import GAME as CONQUEST
from aevum.games.chronos.game import ConquestGame
from aevum.games.chronos.rules import questions as chronos_questions
from aevum.games.chronos.rules import state as chronos_course
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.question import QuestionKind as ConquestQuestion
from aevum.games.chronos.rules.terms import Terms as ConquestTerms
from aevum.games.imperials.data import Numbers as ImperialsNumbers
from aevum.games.imperials.game import GAME as IMPERIALS
from aevum.games.imperials.game import ImperialsGame
from aevum.games.imperials.rules import questions as imperials_questions
from aevum.games.imperials.rules import state as imperials_course
from aevum.games.imperials.rules.question import QuestionKind as ImperialsQuestion
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.terms import Terms as ImperialsTerms
from aevum.games.temporum.game import GAME as TEMPORUM
from aevum.games.temporum.game import TemporumGame
from aevum.games.temporum.rules import questions as temporum_questions
from aevum.games.temporum.rules import state as temporum_course
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.numbers import Numbers as TemporumNumbers
from aevum.games.temporum.rules.passages import Texts
from aevum.games.temporum.rules.question import QuestionKind as TemporumQuestion
from aevum.games.temporum.rules.terms import Terms as TemporumTerms
from aevum.games.temporum.rules.terms import Things

FEE = 7


# Numbers and terms with a field more, and games that play with them


class OwnImperialsNumbers(ImperialsNumbers):
    def __init__(self, values: NumberValues) -> None:
        super().__init__(values)
        self.fee = FEE


class OwnImperialsTerms(ImperialsTerms):
    def __init__(self, seats: int, options: dict[str, object], game: "OwnImperials") -> None:
        numbers = game.numbers_of(game.numbers.printed)
        super().__init__(seats, options, numbers, game.cards)
        self.fee = FEE


class OwnImperials(ImperialsGame):
    def numbers_of(self, values: NumberValues) -> ImperialsNumbers:
        return OwnImperialsNumbers(values)

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        return imperials_course.setup(seats, seed, OwnImperialsTerms(seats, options, self))


class OwnTemporumNumbers(TemporumNumbers):
    def __init__(self, values: NumberValues, texts: Texts) -> None:
        super().__init__(values, texts)
        self.fee = FEE


class OwnTemporumTerms(TemporumTerms):
    def __init__(
        self, options: dict[str, object], numbers: TemporumNumbers, things: Things
    ) -> None:
        super().__init__(options, numbers, things)
        self.fee = FEE


class OwnTemporum(TemporumGame):
    def numbers_of(self, values: NumberValues) -> TemporumNumbers:
        return OwnTemporumNumbers(values, self.texts)

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        terms = OwnTemporumTerms(options, self.numbers_of(numbers), self.things)
        return temporum_course.setup(seats, seed, terms)


class OwnEmpiresNumbers(EmpiresNumbers):
    def __init__(self, values: NumberValues) -> None:
        super().__init__(values)
        self.fee = FEE


class OwnEmpiresTerms(EmpiresTerms):
    def __init__(self, seats: int, rules: int, game: "OwnEmpires") -> None:
        numbers = game.numbers_of(game.numbers.printed)
        super().__init__(seats, 0, False, 0, rules, numbers, game.things)
        self.fee = FEE


class OwnEmpires(EmpiresGame):
    def numbers_of(self, values: NumberValues) -> EmpiresNumbers:
        return OwnEmpiresNumbers(values)

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        return ascii_course.setup(seats, seed, OwnEmpiresTerms(seats, rules, self))


class OwnConquestNumbers(ConquestNumbers):
    def __init__(self, values: NumberValues) -> None:
        super().__init__(values)
        self.fee = FEE


class OwnConquestTerms(ConquestTerms):
    def __init__(self, rules: int, game: "OwnConquest") -> None:
        numbers = game.numbers_of(game.numbers.printed)
        super().__init__(5, False, False, True, numbers, game.pantheon, rules)
        self.fee = FEE


class OwnConquest(ConquestGame):
    def numbers_of(self, values: NumberValues) -> ConquestNumbers:
        return OwnConquestNumbers(values)

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        return chronos_course.setup(seats, seed, OwnConquestTerms(rules, self), "")


OWN_GAMES = (OwnImperials(), OwnTemporum(), OwnEmpires(), OwnConquest())
PRINTED = {game.name: game for game in (IMPERIALS, TEMPORUM, EMPIRES, CONQUEST)}


def played(game: Game, seed: int) -> State:
    """Return how a random game of three ends."""
    state = game.new(3, seed, False)
    random_game(state, Rng(f"own {seed}"))
    return state


@pytest.mark.parametrize("game", OWN_GAMES, ids=lambda game: game.name)
def test_a_game_by_script_plays_with_its_own_numbers_and_terms(game: Game) -> None:
    """Nothing else differs, so that the same seed gives the same game; copies share them."""
    state = played(game, 1)
    assert state.over()
    assert state.to_data() == played(PRINTED[game.name], 1).to_data()
    for each in (state, state.clone(), state.mask(0), game.load(state.to_data())):
        assert each.terms.numbers.fee == FEE  # type: ignore[attr-defined]
    for each in (state, state.clone(), state.mask(0)):
        assert each.terms.fee == FEE  # type: ignore[attr-defined]


# Kinds of questions that do what the printed ones do, and count


class Counted:
    """How often the own kinds of questions were used."""

    calls = 0


class OwnImperialsQuestion(ImperialsQuestion):
    def __init__(self, printed: ImperialsQuestion) -> None:
        self.printed = printed

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        Counted.calls += 1
        return self.printed.options(realm, ask)

    def admits(self, realm: Realm, ask: Ask, move: int) -> bool:
        return self.printed.admits(realm, ask, move)

    def any_move(self, realm: Realm, ask: Ask, rng: Rng) -> int:
        return self.printed.any_move(realm, ask, rng)

    def take(self, realm: Realm, ask: Ask, move: int) -> None:
        Counted.calls += 1
        self.printed.take(realm, ask, move)

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        return self.printed.prompt(realm, ask)


class OwnTemporumQuestion(TemporumQuestion):
    def __init__(self, printed: TemporumQuestion) -> None:
        self.printed = printed

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        Counted.calls += 1
        return self.printed.options(chron, ask)

    def admits(self, chron: Chronicle, ask: Ask, move: int) -> bool:
        return self.printed.admits(chron, ask, move)

    def any_move(self, chron: Chronicle, ask: Ask, rng: Rng) -> int:
        return self.printed.any_move(chron, ask, rng)

    def words(self) -> Text:
        return self.printed.words()


class OwnEmpiresQuestion(EmpiresQuestion):
    def __init__(self, printed: EmpiresQuestion) -> None:
        self.printed = printed

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        Counted.calls += 1
        return self.printed.answers(sea, ask)

    def accepts(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        return self.printed.accepts(sea, ask, move)

    def options(self, sea: Mediterranean, ask: Ask) -> list[int]:
        return self.printed.options(sea, ask)

    def admits(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        return self.printed.admits(sea, ask, move)

    def any_move(self, sea: Mediterranean, ask: Ask, rng: Rng) -> int:
        Counted.calls += 1
        return self.printed.any_move(sea, ask, rng)

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        return self.printed.prompt(sea, ask)


class OwnConquestQuestion(ConquestQuestion):
    def __init__(self, printed: ConquestQuestion) -> None:
        self.printed = printed

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        Counted.calls += 1
        return self.printed.options(sea, ask)

    def admits(self, sea: Archipelago, ask: Ask, move: int) -> bool:
        return self.printed.admits(sea, ask, move)

    def any_move(self, sea: Archipelago, ask: Ask, rng: Rng) -> int:
        return self.printed.any_move(sea, ask, rng)

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        Counted.calls += 1
        self.printed.take(sea, ask, move)

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        return self.printed.prompt(sea, ask)

    def is_void(self, sea: Archipelago, ask: Ask) -> bool:
        return self.printed.is_void(sea, ask)


OWN_QUESTIONS = {
    "imperials": (imperials_questions.QUESTIONS, OwnImperialsQuestion),
    "temporum": (temporum_questions.QUESTIONS, OwnTemporumQuestion),
    "ascii": (ascii_questions.QUESTIONS, OwnEmpiresQuestion),
    "chronos": (chronos_questions.QUESTIONS, OwnConquestQuestion),
}


@pytest.mark.parametrize("name", OWN_QUESTIONS)
def test_questions_by_script_are_asked_by_the_rules(name: str) -> None:
    kinds, own = cast("tuple[list[object], Callable[[object], object]]", OWN_QUESTIONS[name])
    printed, wanted = kinds[:], [played(PRINTED[name], seed).to_data() for seed in range(3)]
    Counted.calls = 0
    kinds[:] = [own(kind) for kind in printed]
    try:
        assert [played(PRINTED[name], seed).to_data() for seed in range(3)] == wanted
    finally:
        kinds[:] = printed
    assert Counted.calls > 10
