"""Scoring and playing a card: price, crowns, coins, and everything that changes them.

Scoring is R7 with rulings 1 to 3, 10 and 60; playing is R8. With a Hacker each may replace the
other.

More than 500 lines: so they are together, with their questions, refusals and words.
"""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARDS, KINDS, PERPETUAL, PLAY_TEXT, SCORE_TEXT
from aevum.games.temporum.messages import EffectName
from aevum.games.temporum.moves import CHEAPER, DEARER, NO, PLAIN, PLAY, SCORE
from aevum.games.temporum.rules.asks import F_PLAY, F_SCORE, PLAY_CARD, SCORE_CARD, TACTIC
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.crowns import ask_advance
from aevum.games.temporum.rules.effect import ChronicleEffect, effect_below
from aevum.games.temporum.rules.front import (
    bonus,
    discount,
    hacks,
    play_gain,
    score_draws,
    tacticians,
)
from aevum.games.temporum.rules.hands import (
    ask_discard,
    ask_draw,
    count_kinds,
    kind_at,
    kinds_in,
    lay_in_front,
    put_away,
)
from aevum.games.temporum.rules.money import ask_pay, funds, funds_note, gain
from aevum.games.temporum.rules.phrases import HACKER, card_id, not_held
from aevum.games.temporum.rules.question import QuestionKind
from aevum.games.temporum.rules.running import run_text
from aevum.games.temporum.rules.waiting import start_waiting

# Instructions for a scoring or a play
MUST: Final = 0
MAY: Final = 1

# More instructions for a scoring
SCRAPPED: Final = 2  # paid with discards
KEPT: Final = 3  # the card stays out: Age of Cats scores it again
AGAIN: Final = 4  # that second time
DRAWN_ONLY: Final = 5  # only a card just drawn, optional: Alien Contact

# More instructions for a play
GIVEN: Final = 2  # this card, which has left its place and goes where used cards go
SHARED: Final = 3  # this card, which stays where it is
COPY: Final = 4  # this card, which has left the hand, as a copy of another

# Stages of both
CHOOSING: Final = 0
REPLACED: Final = 7  # replaced by a use of the other kind

# Stages of a scoring
TACTICS: Final = 1
PAYING: Final = 2
ADVANCING: Final = 3
DRAWING: Final = 4
FOLLOWING: Final = 5

# Stages of a play
PLAYED: Final = 1
RESOLVED: Final = 2

ELSEWHERE: Final = KINDS + 1  # the result of playing a card that moved itself


# Scoring


def ask_score(chron: Chronicle, seat: int, less: int, more: int, mode: int) -> None:
    """Let a seat score a card for `less` fewer dollars and `more` extra crowns."""
    chron.start_effect(Scoring(seat, less, more, mode))


def score_chosen(chron: Chronicle, seat: int, card: int) -> None:
    """Put the scoring of a chosen card from the hand on the stack."""
    scoring = Scoring(seat, 0, 0, MUST)
    scoring.card = card
    chron.start_effect(scoring)


@mypyc_attr(acyclic=True)
class Scoring(ChronicleEffect):
    """A card being scored."""

    def __init__(self, seat: int, discount: int, bonus: int, mode: int) -> None:
        super().__init__(F_SCORE, seat)
        self.discount = discount
        self.bonus = bonus
        self.mode = mode
        self.card = NONE
        self.tacticians = 0
        """The seats still to be asked."""
        self.shifted = 0
        """How often the price was raised, minus how often it was lowered."""
        self.draws: list[int] = []
        """The draws of Secret Societies still to come, each separate."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == CHOOSING:
            self.choose(chron, answer)
        elif self.stage == TACTICS:
            self.use_tactics(chron, answer)
        elif self.stage == PAYING:
            self.stage = ADVANCING
            ask_advance(chron, self.seat, steps_of(chron, self, self.card))
        elif self.stage == ADVANCING:
            self.stage = DRAWING
            if self.mode not in (KEPT, AGAIN):
                put_away(chron, self.card)
            self.draws = score_draws(chron, self.seat)
        elif self.stage == DRAWING:
            self.follow(chron)
        elif self.stage == FOLLOWING:
            chron.done(self.card + 1)
        else:
            chron.done(0)

    def choose(self, chron: Chronicle, answer: int) -> None:
        """Ask for the card, unless there is only one way."""
        seat, mode = self.seat, self.mode
        if self.card != NONE:
            self.begin(chron, self.card)
            return
        if answer == NONE:
            if mode in (MAY, DRAWN_ONLY) and chron.hands[seat]:
                chron.ask(seat, SCORE_CARD)  # whether it can be paid for is secret
                return
            cards = scorable(chron, self)
            hacking = hacks(chron, seat) and len(chron.hands[seat]) > 0
            if not cards and not hacking:
                chron.note("scores_nothing", seat, reveals=True)
                chron.done(0)
                return
            forced = mode == AGAIN or len(chron.hands[seat]) == 1
            if hacking or not forced:
                if not hacking:  # a seat that could play instead is asked anyway
                    chron.note("may_score", seat, reveals=True)
                chron.ask(seat, SCORE_CARD)
                return
            answer = SCORE + cards[0]
        if mode == DRAWN_ONLY:
            effect_below(chron).forget()  # nothing else happens to the drawn cards
        if answer == NO:
            chron.done(0)
        elif PLAY <= answer < PLAY + KINDS:
            self.stage = REPLACED
            play_chosen(chron, seat, answer - PLAY)
        else:
            self.begin(chron, answer - SCORE)

    def begin(self, chron: Chronicle, card: int) -> None:
        """Put the card on the table."""
        if self.mode != AGAIN:
            chron.hands[self.seat].remove(card)
        self.card = card
        self.stage = TACTICS
        self.tacticians = tacticians(chron, self.seat)
        chron.note("scores", self.seat, card, reveals=True)
        self.use_tactics(chron, NONE)

    def use_tactics(self, chron: Chronicle, answer: int) -> None:
        """Ask for each Tactician, then pay the price."""
        if answer != NONE:
            self.use_tactic(chron, answer)
        while self.tacticians:
            ways = tactics(chron, self)
            if len(ways) > 1:
                chron.ask(self.seat, TACTIC, self.card)
                return
            self.use_tactic(chron, ways[0])
        self.stage = PAYING
        numbers = chron.terms.numbers
        cost = max(0, price(chron, self, self.card) + numbers.tactic * self.shifted)
        if self.mode == SCRAPPED:
            ask_discard(chron, self.seat, cost // numbers.scrap)
        else:
            ask_pay(chron, self.seat, cost)

    def use_tactic(self, chron: Chronicle, way: int) -> None:
        """Let one Tactician raise or lower the price of the card, or leave it."""
        self.tacticians -= 1
        more = shift_by(way)
        if more:
            self.shifted += more
            numbers = chron.terms.numbers
            dollars, crowns = numbers.told(numbers.tactic), numbers.told(numbers.tactic_crowns)
            chron.note("tactics", self.seat, more, dollars, crowns)

    def follow(self, chron: Chronicle) -> None:
        """Let Secret Societies draw, then carry out the card's effect when scored."""
        if self.draws:
            ask_draw(chron, self.seat, self.draws.pop(0))
            return
        self.stage = FOLLOWING
        if chron.terms.cards[self.card].on_score:
            run_text(chron, self.seat, SCORE_TEXT + self.card, chron.pawn[self.seat])

    def aside(self) -> int:
        if self.mode == AGAIN or not TACTICS <= self.stage < REPLACED:
            return NONE
        return self.card if self.stage <= ADVANCING or self.mode == KEPT else NONE

    def lacks_answer(self, chron: Chronicle) -> bool:
        if self.stage != CHOOSING or self.mode in (MAY, DRAWN_ONLY, AGAIN):
            return False
        return not hacks(chron, self.seat) and not score_moves(chron, self)

    def fits(self, chron: Chronicle, card: int) -> bool:
        return payable(chron, self, card)

    def clone(self) -> Effect:
        copy = Scoring(self.seat, self.discount, self.bonus, self.mode)
        self.copy_head(copy)
        copy.card = self.card
        copy.tacticians = self.tacticians
        copy.shifted = self.shifted
        if self.draws:
            copy.draws = self.draws[:]
        return copy

    def names(self) -> tuple[str, ...]:
        return ("discount", "bonus", "mode", "card", "tacticians", "shifted", "draws")

    def blank(self) -> "Scoring":
        return Scoring(0, 0, 0, 0)

    # Words

    def trail(self, chron: Chronicle, below: ChronicleEffect | None) -> list[Text]:
        if self.stage == REPLACED:
            return [m.part_name_card(card=HACKER)]
        hacked = below is not None and below.lets_hack()
        names = [m.part_name_card(card=HACKER)] if hacked else []
        if self.stage >= TACTICS:
            names.append(m.part_scored(card=card_id(self.card)))
        return names

    def has_named(self, chron: Chronicle, text: int) -> bool:
        return self.stage != REPLACED

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        numbers = chron.terms.numbers
        if ask.kind == TACTIC:
            return m.ask_tactic(coins=numbers.tactic, crowns=numbers.tactic_crowns)
        if self.mode == SCRAPPED:
            return m.ask_do(what=m.do_score_scrap(coins=numbers.scrap))
        if self.mode == AGAIN:
            return m.ask_do(what=m.do_score_again(card=card_id(effect_below(chron).offered()[0])))
        deed = score_deed(self.mode, self.discount, self.bonus)
        free = self.mode in (MAY, DRAWN_ONLY)
        return m.ask_may(what=deed) if free else m.ask_do(what=deed)

    def notes(self, chron: Chronicle, ask: Ask) -> list[Text]:
        if ask.kind == TACTIC:
            return []
        found = [funds_note(chron, ask.seat)]
        return [*found, m.note_hack_play()] if hacks(chron, ask.seat) else found

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if self.stage != TACTICS or not DEARER <= move <= PLAIN:
            return None
        numbers, more = chron.terms.numbers, shift_by(move)
        cost = max(0, price(chron, self, self.card) + numbers.tactic * (self.shifted + more))
        crowns = max(0, steps_of(chron, self, self.card) + numbers.tactic_crowns * more)
        text = m.move_plain()
        if more:
            text = (m.move_dearer if more > 0 else m.move_cheaper)(coins=numbers.tactic)
        return Label(text, m.part_price(coins=cost, crowns=crowns).inner())

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        seat = ask.seat
        if self.stage == TACTICS:
            return self.why_tactic(chron, move) if DEARER <= move <= PLAIN else None
        if move == NO:
            return Refusal("R2.6", m.no_must_score())
        if PLAY <= move < PLAY + KINDS:
            if not hacks(chron, seat):
                return Refusal("R8.4", m.no_hack_play())
            return not_held(chron, seat, move - PLAY, "R8.1")
        return self.why_score(chron, move - SCORE) if is_score(move) else None

    def pays_by_discards(self) -> bool:
        return True

    def why_score(self, chron: Chronicle, card: int) -> Refusal | None:
        """Return why a card cannot be scored."""
        offered = effect_below(chron).offered()
        if self.mode == AGAIN:
            if card not in offered:
                return Refusal("R7.5", m.no_score_again(card=card_id(offered[0])))
        elif self.mode == DRAWN_ONLY and card not in offered:
            return Refusal("R2.6", m.no_score_drawn())
        elif card not in chron.hands[self.seat]:
            return not_held(chron, self.seat, card, "R7.1")
        return why_unpaid(chron, self, card)

    def why_tactic(self, chron: Chronicle, move: int) -> Refusal:
        """Return why a Tactician cannot be used in this way."""
        numbers, seat = chron.terms.numbers, self.seat
        shifted = self.shifted + shift_by(move)
        cost = max(0, price(chron, self, self.card) + numbers.tactic * shifted)
        return Refusal("R7.3", _too_dear(chron, self, cost, len(chron.hands[seat])))


def scoring_of(chron: Chronicle) -> Scoring:
    """Return the scoring on top of the stack."""
    scoring = chron.table[-1]
    assert isinstance(scoring, Scoring)
    return scoring


def is_score(move: int) -> bool:
    """Return whether a move scores a card."""
    return SCORE <= move < SCORE + KINDS


# Price and crowns


def price(chron: Chronicle, scoring: Scoring, card: int) -> int:
    """Return the price of a card in this scoring, before Tacticians; it may be below 0."""
    return chron.terms.numbers.costs[card] - scoring.discount - discount(chron, scoring.seat)


def steps_of(chron: Chronicle, scoring: Scoring, card: int) -> int:
    """Return the steps that a card brings in this scoring, with Tacticians; it may be below 0."""
    numbers = chron.terms.numbers
    more = scoring.bonus + numbers.tactic_crowns * scoring.shifted
    return numbers.card_crowns[card] + more + bonus(chron, scoring.seat)


def dearest(chron: Chronicle, scoring: Scoring) -> int:
    """Return the highest printed price of a card of the hand that a seat can pay.

    Tacticians are at their cheapest; a card cannot pay for itself with discards.
    """
    seat, numbers = scoring.seat, chron.terms.numbers
    off = scoring.discount
    if chron.front[seat]:
        off += discount(chron, seat) + numbers.tactic * tacticians(chron, seat)
    if scoring.mode == SCRAPPED:
        return numbers.scrap * len(chron.hands[seat]) - 1 + off
    return funds(chron, seat) + off


def payable(chron: Chronicle, scoring: Scoring, card: int) -> bool:
    """Return whether a seat can pay for a card of its hand."""
    return chron.terms.numbers.costs[card] <= dearest(chron, scoring)


def scorable(chron: Chronicle, scoring: Scoring) -> list[int]:
    """Return the visible cards that can be scored, ascending, each once."""
    cards = chron.hands[scoring.seat]
    if scoring.mode in (AGAIN, DRAWN_ONLY):
        cards = sorted(effect_below(chron).offered())
    found: list[int] = []
    costs, most = chron.terms.numbers.costs, dearest(chron, scoring)
    last = NONE
    for card in cards:
        if card >= 0 and card != last and costs[card] <= most:
            found.append(card)
            last = card
    return found


def score_moves(chron: Chronicle, scoring: Scoring) -> list[int]:
    """Return the moves of a seat that is told to score a card; it may skip what it cannot do."""
    found = [SCORE + card for card in scorable(chron, scoring)]
    free = scoring.mode in (MAY, DRAWN_ONLY)
    if hacks(chron, scoring.seat):
        free = free or not found
        found += [PLAY + card for card in kinds_in(chron.hands[scoring.seat])]
    if free:
        found.append(NO)
    return found


class ScoreCard(QuestionKind):
    """Which card to score, or to play with a Hacker."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return score_moves(chron, scoring_of(chron))

    def any_move(self, chron: Chronicle, ask: Ask, rng: Rng) -> int:
        scoring = scoring_of(chron)
        if hacks(chron, scoring.seat):
            return rng.pick(score_moves(chron, scoring))
        cards = scorable(chron, scoring)
        ticket = int(rng.below(len(cards) + int(scoring.mode in (MAY, DRAWN_ONLY))))
        return NO if ticket == len(cards) else SCORE + cards[ticket]


# Tacticians


def shift_by(way: int) -> int:
    """Return how a move uses a Tactician: 1 raises the price, -1 lowers it, 0 leaves it."""
    return int(way == DEARER) - int(way == CHEAPER)


def tactics(chron: Chronicle, scoring: Scoring) -> list[int]:
    """Return how the next Tactician can be used: raise, lower, or leave the price."""
    change = chron.terms.numbers.tactic
    room = change * (scoring.tacticians - 1)
    cost = price(chron, scoring, scoring.card) + change * scoring.shifted
    return [
        move
        for move in range(DEARER, PLAIN + 1)
        if _can_pay(chron, scoring, cost + change * shift_by(move) - room)
    ]


def _can_pay(chron: Chronicle, scoring: Scoring, cost: int) -> bool:
    if scoring.mode == SCRAPPED:
        return max(0, cost) // chron.terms.numbers.scrap <= len(chron.hands[scoring.seat])
    return cost <= funds(chron, scoring.seat)


class UseTactic(QuestionKind):
    """Whether a Tactician raises or lowers the price of a scored card."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return tactics(chron, scoring_of(chron))


# Playing


def ask_play(
    chron: Chronicle, seat: int, mode: int, card: int = NONE, kind: int = NONE, decided: int = 0
) -> None:
    """Let a seat play a card, which acts as `kind`; `decided` if nothing is left to ask."""
    chron.start_effect(Playing(seat, mode, card, card if kind == NONE else kind, decided))


def play_chosen(chron: Chronicle, seat: int, card: int) -> None:
    """Put the play of a chosen card from the hand on the stack."""
    chron.start_effect(Playing(seat, MUST, card, card, 1))


@mypyc_attr(acyclic=True)
class Playing(ChronicleEffect):
    """A card being played: its coins, its text, where it goes, and who benefits."""

    def __init__(self, seat: int, mode: int, card: int, acts_as: int, decided: int) -> None:
        super().__init__(F_PLAY, seat)
        self.mode = mode
        self.card = card
        self.acts_as = acts_as
        """The kind of card that it is played as."""
        self.decided = decided
        """1 if the card was chosen already."""
        self.number = 0
        """The number of this play among all plays of the game."""
        self.moved = 0
        """1 once the card has moved itself."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == CHOOSING:
            self.choose(chron, answer)
        elif self.stage == PLAYED:
            self.stage = RESOLVED
            if self.mode not in (SHARED, COPY) and not self.moved:
                if CARDS[self.card].kind != PERPETUAL:
                    put_away(chron, self.card)
            self.follow(chron)
        elif self.stage == RESOLVED:
            chron.done(ELSEWHERE if self.moved else self.card + 1)
        else:
            chron.done(0)

    def choose(self, chron: Chronicle, answer: int) -> None:
        """Ask for the card, unless there is only one way."""
        seat, mode = self.seat, self.mode
        hand = chron.hands[seat]
        if answer == NONE and not self.decided:
            if not hand and self.from_hand():
                chron.done(0)
                return
            hacker = hacks(chron, seat)
            hacking = hacker and len(scores_instead(chron, seat)) > 0
            anyway = mode == MAY or (mode == MUST and len(hand) > 1)
            if hacker and not anyway:
                chron.note("may_hack", seat, int(hacking), reveals=True)
            if hacking or anyway:
                chron.ask(seat, PLAY_CARD, self.card)
                return
            answer = PLAY + (hand[0] if mode == MUST else self.card)
        if answer == NO:
            chron.done(0)
        elif answer != NONE and is_score(answer):
            self.stage = REPLACED
            score_chosen(chron, seat, answer - SCORE)
        else:
            if answer != NONE:
                self.card = answer - PLAY
            self.begin(chron)

    def begin(self, chron: Chronicle) -> None:
        """Put the card on the table: gain its coins and carry out its text."""
        seat, card = self.seat, self.card
        if self.from_hand():
            chron.hands[seat].remove(card)
            self.acts_as = card
        kind = self.acts_as
        chron.plays += 1
        self.number = chron.plays
        self.stage = PLAYED
        chron.note("plays", seat, card, kind, reveals=True)
        gain(chron, seat, coins_of(chron, seat, kind))
        if CARDS[kind].kind == PERPETUAL:
            lay_in_front(chron, seat, card, kind)
        if chron.terms.cards[kind].play:
            run_text(chron, seat, PLAY_TEXT + kind, chron.pawn[seat])

    def follow(self, chron: Chronicle) -> None:
        """Let Perpetual cards that were there before react to what was played (ruling 22)."""
        if not chron.front[self.seat]:
            return
        waiting: list[int] = []
        for each in chron.front[self.seat]:
            if each.since < self.number:
                due = each.acts_as.after_play(chron, self.seat)
                if due != NONE:
                    waiting.append(due)
        if waiting:
            start_waiting(chron, self.seat, waiting)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        found: list[int] = []
        if hacks(chron, self.seat):
            found = [SCORE + card for card in scores_instead(chron, self.seat)]
        if self.from_hand():
            found += [PLAY + card for card in kinds_in(chron.hands[self.seat])]
        else:
            found.append(PLAY + self.card)
        if self.mode == MAY:
            found.append(NO)
        return found

    def from_hand(self) -> bool:
        """Return whether any card of the hand is played, not a certain card."""
        return self.mode <= MAY

    def keeps_card(self) -> bool:
        """Return whether the card played is its player's own, and goes where used cards go."""
        return self.mode in (MUST, MAY, GIVEN)

    def aside(self) -> int:
        if self.stage == PLAYED:
            stays = CARDS[self.card].kind == PERPETUAL
            return NONE if stays or self.moved or not self.keeps_card() else self.card
        waits = self.mode == GIVEN and self.stage in (CHOOSING, REPLACED)
        return self.card if waits else NONE

    def clone(self) -> Effect:
        copy = Playing(self.seat, self.mode, self.card, self.acts_as, self.decided)
        self.copy_head(copy)
        copy.number = self.number
        copy.moved = self.moved
        return copy

    def names(self) -> tuple[str, ...]:
        return ("mode", "card", "acts_as", "decided", "number", "moved")

    def blank(self) -> "Playing":
        return Playing(0, 0, NONE, NONE, 0)

    # Words

    def trail(self, chron: Chronicle, below: ChronicleEffect | None) -> list[Text]:
        if self.stage == CHOOSING:
            return []
        return [m.part_name_card(card=HACKER if self.stage == REPLACED else card_id(self.acts_as))]

    def has_named(self, chron: Chronicle, text: int) -> bool:
        return True

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        if self.mode == MAY:
            return m.ask_may(what=m.do_play())
        return m.ask_do(
            what=m.do_play() if self.mode == MUST else m.do_play_card(card=card_id(self.card))
        )

    def notes(self, chron: Chronicle, ask: Ask) -> list[Text]:
        return hack_notes(chron, ask.seat)

    def rewards(self) -> EffectName:
        return "ambassador"

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if PLAY <= move < PLAY + KINDS:
            if not self.from_hand():
                return Refusal("R2.6", m.no_play_other(card=card_id(self.card)))
            return not_held(chron, ask.seat, move - PLAY, "R8.1")
        return why_play(chron, ask.seat, move)


def scores_instead(chron: Chronicle, seat: int) -> list[int]:
    """Return the cards of its hand that a Hacker could score now."""
    return scorable(chron, Scoring(seat, 0, 0, MUST))


def coins_of(chron: Chronicle, seat: int, kind: int) -> int:
    """Return what playing a card brings a seat at once, including Black Markets."""
    return chron.terms.numbers.coins[kind] + play_gain(chron, seat)


class PlayCard(QuestionKind):
    """Which card to play, or to score with a Hacker: the effect that asks knows."""

    def any_move(self, chron: Chronicle, ask: Ask, rng: Rng) -> int:
        playing = chron.table[-1]
        if not isinstance(playing, Playing) or not playing.from_hand() or hacks(chron, ask.seat):
            return rng.pick(self.options(chron, ask))
        hand = chron.hands[ask.seat]
        kinds = count_kinds(hand)
        ticket = int(rng.below(kinds + int(playing.mode == MAY)))
        return NO if ticket == kinds else PLAY + kind_at(hand, ticket)


# Words


def score_deed(mode: int, less: int, more: int) -> Text:
    """Return the deed of scoring a card for fewer dollars and extra crowns."""
    if mode in (MAY, KEPT, DRAWN_ONLY):
        told = {MAY: m.do_score_another, KEPT: m.do_score_twice, DRAWN_ONLY: m.do_score_drawn}
        return told[mode]()
    if less and more < 0:
        return m.do_score_trade(coins=less, crowns=-more)
    if less:
        return m.do_score_cheaper(coins=less)
    return m.do_score_more(crowns=more) if more else m.do_score()


def hack_notes(chron: Chronicle, seat: int) -> list[Text]:
    """Return the note that a seat told to play may score instead, if it may."""
    return [m.note_hack_score()] if hacks(chron, seat) else []


def why_play(chron: Chronicle, seat: int, move: int) -> Refusal | None:
    """Return why a seat that is told to play may not score a card, or leave it."""
    if move == NO:
        return Refusal("R2.6", m.no_must_play())
    if not is_score(move):
        return None
    if not hacks(chron, seat):
        return Refusal("R8.4", m.no_hack_score())
    missing = not_held(chron, seat, move - SCORE, "R7.1")
    return missing or why_unpaid(chron, Scoring(seat, 0, 0, MUST), move - SCORE)


def why_unpaid(chron: Chronicle, scoring: Scoring, card: int) -> Refusal:
    """Return the lowest price of a card, and what its owner could pay."""
    numbers, seat = chron.terms.numbers, scoring.seat
    least = max(0, price(chron, scoring, card) - numbers.tactic * tacticians(chron, seat))
    if scoring.mode != SCRAPPED:
        coins = funds(chron, seat)
        return Refusal("R7.1", m.no_score_cost(card=card_id(card), cost=least, coins=coins))
    held, n = len(chron.hands[seat]) - 1, least // numbers.scrap
    return Refusal("R7.6", m.no_score_discards(card=card_id(card), n=n, held=held))


def _too_dear(chron: Chronicle, scoring: Scoring, cost: int, held: int) -> Text:
    card = card_id(scoring.card)
    if scoring.mode == SCRAPPED:
        return m.no_score_discards(card=card, n=cost // chron.terms.numbers.scrap, held=held)
    return m.no_score_cost(card=card, cost=cost, coins=funds(chron, scoring.seat))


def scoring_now(chron: Chronicle, seat: int) -> Scoring:
    """Return the scoring that is under way, else a plain one."""
    top = chron.table[-1] if chron.table else None
    if isinstance(top, Scoring) and top.stage == CHOOSING:
        return top
    return Scoring(seat, 0, 0, MUST)
