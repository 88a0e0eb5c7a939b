"""The contract of action cards, and how one is played."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import ACTIONS, ALCHEMIST, BASIC_DECK, CARDS, Numbers
from aevum.games.imperials.moves import CORNER, PLAY, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import CHOOSE_CORNER, PLAYED
from aevum.games.imperials.rules.decks import cards_held, hold_card, let_go
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import KINDS, Realm
from aevum.games.imperials.rules.turn_move import TurnMove
from aevum.games.own_rows import row_place


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class PlayedCard(RealmEffect):
    """An action card in play. Its steps are those of its card.

    A card that remembers something between questions has a subclass of this with named fields,
    which `Card.effect` makes.
    """

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(PLAYED + card, seat)
        self.card = card
        """The kind of card; it follows from `op`, so that saves do not need it."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        realm.terms.cards[self.card].step(realm, self, answer)

    def blank(self) -> Effect:
        return PlayedCard(self.card, 0)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Card:
    """A kind of action card and everything it does; `terms.cards` has one for each row of ACTIONS.

    - `playable` says whether it would do something now. `may_play` checks that it is in the hand,
      old enough and in time.
    - When played, it is an effect (`effect`) that `step` continues, with the answer to its question
      or NONE. A step asks (`ask`, `choose`), or ends the card with `realm.done()`. It may start
      other effects, before or after: then the next step comes when they are over. `played.stage`
      counts steps; what else it remembers is a field of a subclass of `PlayedCard`, which also has
      `odds` if the card rolls.
    - It asks one of the kinds of questions that `asks.py` lists for cards, and its answers are
      moves of `moves.py` that name such a thing: `TILE + tile`, `ACTION_CARD + kind`.
    - It reports secret changes with `tell` to those who may know. Its own kind of event needs a
      line in `SAY` (`words/events.py`).
    - `options` are the answers to its present question, ascending, as moves. They depend on nothing
      that the seat asked cannot see. A question about a hand is asked even if there is only one
      answer: making it automatically would show the hand.
    - `default` is the answer when a clock runs out.
    - `prompt` words its present question, `label` an answer to it, and `why` refuses another one.
      `blocked` says why it would do nothing now, `about` and `brief` what it does.
    - `surely_held` and `ways` are for cards whose questions show what is in a hand: a possible
      truth behind a mask must agree with them.

    A new kind needs a row in `data.py`, a subclass of this and its messages: its name `card-...`,
    its text `about-...` and `brief-...`. Bots have a default for it. A designer's own gets its row
    with `own_rows.add_row`, which adds these three in English.
    """

    def __init__(self, kind: int | str, before_roll: bool = False) -> None:
        self.kind = row_place([row.name for row in ACTIONS], kind)
        """Its place in ACTIONS; a designer's own card gives the name of its row."""
        self.before_roll = before_roll
        """Whether it is played before the roll; in Wonders & Warriors only then. If it returns a
        pair of dice with `realm.done(pair)`, the turn continues with these."""
        self.rule = ACTIONS[self.kind].rule
        """The paragraph of RULES.md; a designer's own card may have none."""

    # In the deck and in the hand

    def drawn(self, realm: Realm, seat: int) -> None:
        """Give the card to the player who drew it: by default into the hand."""
        hold_card(realm, seat, self.kind)
        if realm.turn == seat and not realm.wonders:
            realm.fresh[self.kind] += 1
        realm.tell("draws", seat, [ACTIONS[self.kind].deck])
        realm.tell("drew", seat, [self.kind], 1 << seat, random=True)

    def playable(self, realm: Realm, seat: int) -> bool:
        """Return whether the card would do something for a seat now."""
        return True

    # In play

    def effect(self, seat: int) -> PlayedCard:
        """Return the card in play for a seat, before its first step."""
        return PlayedCard(self.kind, seat)

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        """Continue the card."""
        raise NotImplementedError("abstract: step")

    def ask(self, realm: Realm, seat: int, kind: int) -> None:
        """Ask a seat a question of this card."""
        realm.ask(seat, kind, self.kind, realm.choice_by())

    def choose(
        self, realm: Realm, played: PlayedCard, kind: int, answer: int, options: list[int]
    ) -> int:
        """Return the answer, or the only option there is; NONE after asking for one of several."""
        if answer != NONE:
            return answer
        if len(options) == 1:
            return options[0]
        self.ask(realm, played.seat, kind)
        return NONE

    # Its questions

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        """Return the answers to its present question, ascending."""
        return []

    def default(self, realm: Realm, played: PlayedCard, ask: Ask) -> int:
        """Return the answer for a player whose clock has run out."""
        return self.options(realm, played, ask)[0]

    def surely_held(self, realm: Realm, played: PlayedCard) -> list[int]:
        """Return what the player's hand has for certain while the card is in play, by good."""
        return [0] * CARDS

    def ways(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[list[int]]:
        """Return sets of goods of which the seat asked has at least one, [] if nobody knows."""
        return []

    # Words

    def about(self, numbers: Numbers) -> Text:
        """Return its text."""
        return Text(f"about-{phrases.CARDS[self.kind]}", {}, m.BOOK)

    def brief(self, numbers: Numbers) -> Text:
        """Return its text in a few words: a message with the numbers of `about`."""
        return Text(f"brief-{phrases.CARDS[self.kind]}", self.about(numbers).args, m.BOOK)

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        """Return its present question: by default its text."""
        return self.asked(ask, self.about(realm.terms.numbers))

    def asked(self, ask: Ask, text: Text, *notes: Text) -> Question:
        """Return a question with the name of this card."""
        return Question(text, phrases.by_card(ask), notes)

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        """Return the label of an answer for the seat asked; None for the name in the move."""
        return None

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        """Return why an answer is refused, None if the move isn't an answer to its question."""
        return None

    def unplayable(self, realm: Realm, seat: int) -> Refusal | None:
        """Return why it can never be played from the hand, None if it can."""
        return None

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        """Return what is missing for it, if it is not `playable`."""
        return self.no(m.no_play_now(card=phrases.CARDS[self.kind]))

    def no(self, text: Text) -> Refusal:
        """Return a refusal with the rule of this card."""
        return Refusal(self.rule, text)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class AtCorner(Card):
    """A card with an effect at one corner: the only one possible, or one of several."""

    def corners(self, realm: Realm, seat: int) -> list[int]:
        """Return the corners where it can work, ascending."""
        raise NotImplementedError("abstract: corners")

    def work(self, realm: Realm, seat: int, corner: int) -> None:
        """Carry out the effect there."""
        raise NotImplementedError("abstract: work")

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(self.corners(realm, seat)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        seat = played.seat
        options = corner_moves(self.corners(realm, seat)) if answer == NONE else []
        chosen = self.choose(realm, played, CHOOSE_CORNER, answer, options)
        if chosen != NONE:
            realm.done()
            self.work(realm, seat, chosen - CORNER)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        return corner_moves(self.corners(realm, ask.seat))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        corner = place_in(CORNER, move)
        return None if corner < 0 else self.no_place(realm, played, ask, corner)

    def no_place(self, realm: Realm, played: PlayedCard, ask: Ask, corner: int) -> Refusal | None:
        """Return why it has no effect at a corner of the map."""
        return None


def corner_moves(corners: list[int]) -> list[int]:
    """Return the moves that name these corners."""
    return [CORNER + corner for corner in corners]


def played_card(realm: Realm, ask: Ask) -> PlayedCard:
    """Return the action card in play that asks this question."""
    played = realm.stack(ask.lane)[-1]
    assert isinstance(played, PlayedCard)
    return played


# Playing one


def in_hand(realm: Realm, seat: int, card: int) -> bool:
    """Return whether a seat has such a card that is old enough to be played (R9.2)."""
    held = realm.cards[seat * KINDS + card]
    return held > 0 and (realm.wonders or held > realm.fresh[card])


def may_play(realm: Realm, seat: int, card: int) -> bool:
    """Return whether the player of the turn may play such a card now."""
    if not in_hand(realm, seat, card):
        return False
    kind = realm.terms.cards[card]
    if not realm.wonders:
        in_time = realm.played < realm.terms.numbers.action_plays
    else:
        in_time = kind.before_roll == (realm.rolled == 0)
    return in_time and kind.playable(realm, seat)


def play(realm: Realm, seat: int, card: int) -> None:
    """Play a card from the hand: it leaves the game or goes under its deck, then takes effect."""
    let_go(realm, seat, card)
    realm.tell("plays", seat, [card], reveals=True)
    deck = ACTIONS[card].deck
    if deck == BASIC_DECK:
        realm.spent[card] += 1
        realm.played += 1
    else:
        realm.decks[deck].put_under(card, (1 << realm.seats) - 1)
    realm.start_effect(realm.terms.cards[card].effect(seat))


class PlayCard(TurnMove):
    """An action card from the hand."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        left = cards_held(realm, seat)
        if not left or realm.played >= realm.terms.numbers.action_plays:
            return
        if realm.wonders and not realm.rolled:
            openers = realm.terms.openers
            found += [PLAY + card for card in openers if may_play(realm, seat, card)]
            return
        cards, first = realm.cards, seat * KINDS
        card, high = (ALCHEMIST, KINDS) if realm.wonders else (0, ALCHEMIST)
        while left > 0 and card < high:
            if cards[first + card] > 0:
                left -= cards[first + card]
                if may_play(realm, seat, card):
                    found.append(PLAY + card)
            card += 1

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return may_play(realm, seat, move - PLAY)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        play(realm, seat, move - PLAY)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        card = move - PLAY
        note = realm.terms.cards[card].brief(realm.terms.numbers)
        return Label(m.move_play(card=phrases.CARDS[card]), notes=(note,))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_action(card=phrases.CARDS[move - PLAY])

    def why_before_roll(self, realm: Realm, seat: int, move: int) -> Refusal:
        return self.why(realm, seat, move)

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        card = move - PLAY
        name, kind = phrases.CARDS[card], realm.terms.cards[card]
        if (ACTIONS[card].deck == BASIC_DECK) == realm.wonders:
            other = m.no_play_basic if realm.wonders else m.no_play_wonders
            return Refusal("R1.2", other(card=name))
        trouble = kind.unplayable(realm, seat)
        if trouble is not None:
            return trouble
        if not realm.cards[seat * KINDS + card]:
            return Refusal("R15.2" if realm.wonders else "R9.2", m.no_card_held(card=name))
        return _out_of_time(realm, seat, kind) or kind.blocked(realm, seat)


def _out_of_time(realm: Realm, seat: int, kind: Card) -> Refusal | None:
    """Refuse a card in the hand that cannot be played at this moment, whatever it does."""
    plays = realm.terms.numbers.action_plays
    if realm.wonders:
        if kind.before_roll and realm.rolled:
            return kind.no(m.no_play_alchemist())
        early = not kind.before_roll and not realm.rolled
        return Refusal("R15.2", m.no_play_after_roll()) if early else None
    if realm.played >= plays:
        return Refusal("R9.2", m.no_play_limit(n=plays))
    fresh = realm.cards[seat * KINDS + kind.kind] <= realm.fresh[kind.kind]
    return Refusal("R9.2", m.no_play_fresh()) if fresh else None


PLAY_CARD: Final = PlayCard(PLAY)


class CardQuestion(QuestionKind):
    """A question of an action card: the card in play knows its answers."""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        played = played_card(realm, ask)
        return realm.terms.cards[played.card].options(realm, played, ask)

    def default(self, realm: Realm, ask: Ask) -> int:
        played = played_card(realm, ask)
        return realm.terms.cards[played.card].default(realm, played, ask)

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        played = played_card(realm, ask)
        return realm.terms.cards[played.card].prompt(realm, played, ask)

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        played = played_card(realm, ask)
        return realm.terms.cards[played.card].label(realm, played, ask, move)

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        played = played_card(realm, ask)
        return realm.terms.cards[played.card].why(realm, played, ask, move)
