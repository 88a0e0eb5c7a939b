"""What every effect of Temporum has in common."""

from aevum.core.frames import Effect, FrameState
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum.messages import EffectName
from aevum.games.temporum.moves import DRAWN
from aevum.games.temporum.rules.chronicle import Chronicle


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class ChronicleEffect(Effect):
    """An effect that changes a chronicle.

    A subclass writes `carry_on`, `names`, `blank`, `options` if it asks a question that others ask
    too, and `guess` for what others may not see (`public`). A card that is only in the effect is
    its `aside`, so that no card is lost. Its question has the words of `question`, `notes`, `label`
    and `why`, by default those of its kind.
    """

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Chronicle)
        self.carry_on(state, answer)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, Chronicle)
        return self.odds(state)

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        """Take the next step: `answer` is the answer to its question, NONE without one."""
        raise NotImplementedError("abstract: carry_on")

    def odds(self, chron: Chronicle) -> list[tuple[int, int]]:
        """Return (outcome, weight) rows for what it waits for: by default a card of the deck."""
        return [(DRAWN + card, number) for card, number in chron.deck.outcomes()]

    def public(self) -> bool:
        return True

    # Its question

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        """Return the answers to its present question, ascending, as moves."""
        return []

    def history_at(self, chron: Chronicle) -> int:
        """Return the only place where it allows history to be changed, NONE for any."""
        return NONE

    # Cards

    def aside(self) -> int:
        """Return the card that is only in the effect, NONE for none."""
        return NONE

    def drew(self, card: int) -> None:
        """Take note of a card that was drawn for it."""

    def offered(self) -> list[int]:
        """Return the only cards that the scoring above it may use."""
        return []

    def forget(self) -> None:
        """Stop offering cards: one of them was used, or none will be."""

    def took_back(self) -> None:
        """Take note that a play above it takes its card back."""

    # Masks

    def shows_pile(self) -> bool:
        """Return whether its seat is looking through the pile on Quiet Planet."""
        return False

    def lacks_answer(self, chron: Chronicle) -> bool:
        """Return whether its question has no answer among the known cards of the hand."""
        return False

    def fits(self, chron: Chronicle, card: int) -> bool:
        """Return whether a card in the hand would answer its question."""
        return False

    def guess(self, chron: Chronicle, rng: Rng) -> None:
        """Fill the holes of this copy, if it has any, with something that its seat may be doing."""

    # Words: those of its effect and of its question

    def trail(self, chron: Chronicle, below: "ChronicleEffect | None") -> list[Text]:
        """Return what it adds to the trail of cards and Zones, above the effect below."""
        return []

    def has_named(self, chron: Chronicle, text: int) -> bool:
        """Return whether its trail names the card or Zone of a text that runs above it."""
        return False

    def loose_trail(self, chron: Chronicle) -> list[Text]:
        """Return the names of an effect that left the stack before the one above it asks."""
        return []

    def question(self, chron: Chronicle, ask: Ask) -> Text | None:
        """Return its question: what a seat is told to do; None for the words of its kind."""
        return None

    def notes(self, chron: Chronicle, ask: Ask) -> list[Text]:
        """Return what helps to answer it."""
        return []

    def label(self, chron: Chronicle, move: int) -> Label | None:
        """Return the label of a move that only it knows, None for any other."""
        return None

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        """Return why a move that looks like an answer is refused, None for a move of another
        kind."""
        return None

    def visits(self) -> bool:
        """Return whether a pawn that it moves visits the place."""
        return True

    def lets_hack(self) -> bool:
        """Return whether a scoring right above it replaces a play."""
        return False

    def pays_by_discards(self) -> bool:
        """Return whether cards discarded right above it are a price."""
        return False

    def stake(self, chron: Chronicle) -> list[Text]:
        """Return what follows for a player who does what is asked right above it."""
        return []

    def rewards(self) -> EffectName:
        """Return the effect whose crowns advance among those that wait right above it."""
        return "hideout"

    def progress(self) -> int:
        """Return how many of several answers it has."""
        return 0

    def steps_left(self) -> int:
        """Return how many steps of crowns it still asks for."""
        return 0


def effect_of(chron: Chronicle) -> ChronicleEffect:
    """Return the effect on top of the stack, which asks the question."""
    effect = chron.table[-1]
    assert isinstance(effect, ChronicleEffect)
    return effect


def effect_below(chron: Chronicle, depth: int = 1) -> ChronicleEffect:
    """Return the effect this far below the top of the stack."""
    effect = chron.table[-1 - depth]
    assert isinstance(effect, ChronicleEffect)
    return effect
