"""Scenes for the rules of Chronos Conquest: a table set up in words, then played at moments.

    scene = Scene(3, cities=("SPARTA", "RHODES"), gods=("ARES", "ZEUS"))
    scene.pile(3, "50", "100").kingdom(0, "10", "north").owns(0, "ARES")
    scene.timer("1a", "pile3").timer("2a", "pile4", left=12_000)
    scene.do(0, "take 1a pile5").do(1, "go 2a front", at=12_000)

A card is named as in notation ("10", "hydra", "north", "war"), a timer "1a", a place "pile3",
"city1", "hell1", "square2", "kingdom1", "front", a GOD or CITY by its printed name; seats count
from 0, as everywhere in code. Every pile shows a 20 until `pile` says otherwise; cards after the
first are those revealed there later. CITIES are open unless the scene is `early`. GODs that are
named wait in the temple until `owns` gives them away; no others are in the game.

`do` makes moves that must be legal, at a moment or as soon as the hand is free; `refused` tries one
that must not be, and changes nothing. Chance is drawn, except for cards named by `pile` and for
`knock`. `told` has all events; `check` makes sure that nothing is ever lost.
"""

# not compiled: positions are built for tests and notebooks

import json
from typing import Self

from aevum.core.events import Event
from aevum.core.state import CHANCE, NONE, OK
from aevum.core.terse import terse
from aevum.games.chronos import GAME
from aevum.games.chronos.data import CHRONOS, CITY_NAMES, GOD_NAMES, NORTH, TWENTY, WINDS
from aevum.games.chronos.moves import CALM, CARD, CARD_MOVE, CUBE, KNOCK_MOVE, MOVES, PLACE, TIMER
from aevum.games.chronos.rules.archipelago import TEMPLE
from aevum.games.chronos.rules.asks import PUT_TROY, REVEAL
from aevum.games.chronos.rules.chance import Knock
from aevum.games.chronos.rules.endings import MONSTERS_CLAIM, POINTS_CLAIM
from aevum.games.chronos.rules.places import ATLANTIS, BIT, CITY, EXTRA, FRONT, PILES
from aevum.games.chronos.rules.setup import deal_piles
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.rules.task import Reveal

PLAIN_CITIES = ("ATHENS", "RHODES")
ASKED = ("act", "war", "starvation", "hecate", "penalty", "hermes", "chance")


def card(name: str) -> int:
    """Return a card's number."""
    return CARD.words.index(name.lower())


def god(name: str) -> int:
    """Return a GOD's number."""
    return GOD_NAMES.index(name.upper())


def pile(name: int | str) -> int:
    """Return a pile's number; names count from 1, or are "atlantis"."""
    return ATLANTIS if name == "atlantis" else int(name) - 1


class Table:
    """A position that is set up; methods that build it return it, for chaining."""

    def __init__(
        self,
        seats: int = 3,
        cities: tuple[str, ...] = PLAIN_CITIES,
        gods: tuple[str, ...] = (),
        stage: int = 5,
        teams: bool = False,
        early: bool = False,
        numbers: dict[str, int] | None = None,
    ) -> None:
        """Everybody's timers are in front of them and have run out, at the moment 0; kingdoms are
        empty."""
        options = GAME.settle({"stage": stage, "teams": teams})
        state = GAME.setup_with(GAME.version, seats, 1, options, GAME.numbers.settle(numbers))
        assert isinstance(state, Conquest)
        self.state = state
        self.told: list[Event] = []
        """All events since the scene began, oldest first."""
        self.next_cards: list[list[int]] = [[] for _ in range(PILES)]
        self.next_knocks: list[bool] = []
        state.explicit = True
        if stage == 5:
            state.tasks.clear()
            for name in cities:
                self._found(CITY_NAMES.index(name))
            for name in gods:
                state.holder[god(name)] = TEMPLE
                state.temple |= BIT[god(name)]
            deal_piles(state)
        state.start()
        self._draw_setup()
        if not early:
            state.opened = True
            state.fresh = 0
        state.set_sand_due()
        state.set_due()
        self.state.events = []
        self.check()

    def _found(self, city: int) -> None:
        self.state.slot[city] = CITY + len(self.state.cities)
        self.state.cities.append(city)

    def _draw_setup(self) -> None:
        """Draw what the table needs: a 20 on every pile, the cube of TROY on the first one."""
        while self.state.asks[-1].seat == CHANCE:
            task = self.state.tasks[0]
            drawn = {REVEAL: CARD_MOVE + TWENTY, PUT_TROY: CUBE}
            self.state.play(CHANCE, drawn.get(task.kind, self.state.draw()))

    # Setting the scene

    def time(self, moment: int) -> Self:
        """Let the scene begin at a moment; call this before timers are put."""
        self.state.now = moment
        return self.ready()

    def pile(self, name: int | str, top: str, *below: str) -> Self:
        """Lay a card on top of a pile, and name those that are revealed when it is picked."""
        place = pile(name)
        if place == ATLANTIS:
            for old in [*self.state.atlantis, self.state.tops[ATLANTIS]]:
                self._return(old)
            wanted = [self._draw(each) for each in (top, *below)][::-1]
            self.state.tops[ATLANTIS], self.state.atlantis = wanted[-1], wanted[:-1]
            self.state.under[ATLANTIS] = len(wanted) - 1
            return self.ready()
        self.state.pools[-1][self.state.tops[place]] += 1
        self.state.tops[place] = card(top)
        assert self.state.pools[-1][card(top)] > 0, f"there is no {top} left"
        self.state.pools[-1][card(top)] -= 1
        self.next_cards[place] = [card(each) for each in below]
        return self.ready()

    def height(self, name: int, cards: int) -> Self:
        """Let a pile have so many cards, including its top; the rest goes to another one."""
        place, other = pile(name), 1 if name == 1 else 0
        surplus = self.state.height(place) - cards
        if cards == 0:
            self._return(self.state.tops[place])
            self.state.tops[place] = NONE
            self.state.standing &= ~BIT[place]
            surplus -= 1
        for each, more in ((place, -surplus), (other, surplus)):
            self.state.layers[-1][each] += more
            self.state.under[each] += more
        return self.ready()

    def no_piles(self) -> Self:
        """Discard every pile."""
        for place in range(PILES):
            if self.state.tops[place] != NONE:
                self.state.throw(self.state.tops[place])
            self.state.tops[place] = NONE
            self.state.under[place] = 0
        for each in self.state.atlantis:
            self.state.throw(each)
        for kind, number in enumerate(self.state.pools[-1]):
            self.state.discard[kind] += number
            self.state.discarded += number
            self.state.pools[-1][kind] = 0
        self.state.atlantis = []
        self.state.layers[-1] = [0] * PILES
        self.state.standing = 0
        return self.ready()

    def kingdom(self, seat: int, *names: str) -> Self:
        """Lay cards into a kingdom, the lowest first; WINDs go next to the pile."""
        for name in names:
            self.state.put_in(seat, self._draw(name))
        return self.ready()

    def discarded(self, *names: str) -> Self:
        for name in names:
            self.state.throw(self._draw(name))
        return self.ready()

    def owns(self, seat: int, *names: str) -> Self:
        """Give a seat GODs of the temple; CHRONOS comes with its timer."""
        for name in names:
            assert self.state.holder[god(name)] == TEMPLE, f"{name} is not in the temple"
            self.state.temple &= ~BIT[god(name)]
            self.state.holder[god(name)] = seat
            self.state.gods[seat] |= BIT[god(name)]
            self.state.crown()
            if god(name) == CHRONOS:
                self.state.place[EXTRA] = FRONT
                self.state.company[FRONT] += 1
                self.state.timers.append(EXTRA)
        return self.ready()

    def timer(self, name: str, place: str, left: int = 0) -> Self:
        """Put a timer somewhere, with so many milliseconds of sand left."""
        number = TIMER.words.index(name)
        self.state.put(number, PLACE.words.index(place))
        self.state.ends[number] = self.state.now + left if left else 0
        if place != "front":
            self.state.fresh &= ~BIT[number]
        return self.ready()

    def cube(self, name: str, place: int | str) -> Self:
        """Put a cube: of APOLLO on a GOD, of NEMESIS or TROY on a pile, of SELENE on a CITY."""
        if name == "APOLLO":
            self.state.reserved = god(str(place))
        elif name == "SELENE":
            self.state.sealed = self.state.slot[CITY_NAMES.index(str(place))] - CITY
        elif name == "NEMESIS":
            self.state.haunted = pile(place)
        else:
            self.state.besieged = pile(place)
        return self.ready()

    def picked(self) -> Self:
        """Set that a card was picked before."""
        self.state.picked = True
        return self.ready()

    def knock(self, *knocked: bool) -> Self:
        """Set whether the next flips next to others knock a timer; by default they don't."""
        self.next_knocks += knocked
        return self

    def ready(self) -> Self:
        """Compute again what happens next, after something was set by hand."""
        self.state.set_sand_due()
        self.state.crown()
        self.state.set_due()
        return self

    def _draw(self, name: str) -> int:
        """Take a card from the highest pile, or from the zeros."""
        found = card(name)
        if name == "0":
            assert self.state.zeros > 0, "there are no zeros in this game"
            self.state.zeros -= 1
            return found
        assert self.state.pools[-1][found] > 0, f"there is no {name} left"
        self.state.pools[-1][found] -= 1
        self._shorten(-1)
        return found

    def _return(self, kind: int) -> None:
        self.state.pools[-1][kind] += 1
        self._shorten(1)

    def _shorten(self, by: int) -> None:
        heights = self.state.layers[-1][: self.state.piles]
        highest = heights.index(max(heights))
        self.state.layers[-1][highest] += by
        self.state.under[highest] += by

    def check(self) -> None:
        """Check that nothing is lost and everything can be rendered, saved and copied."""
        for event in self.state.events or []:
            assert str(GAME.words.say(event, self.state)).endswith((".", "!"))
        self.told += self.state.events or []
        self.state.events = []
        assert self.state.audit() == ""
        data = self.state.to_data()
        assert GAME.load(json.loads(json.dumps(data))).to_data() == data
        assert self.state.clone().to_data() == data

    # Looking

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """Return a seat's legal moves in notation, those that begin with some text."""
        texts = [MOVES.text(move) for move in self.state.legal(seat)]
        return [text for text in texts if text.startswith(verb)]

    def asked(self) -> list[tuple[int, str]]:
        """Return the open choices: whose, and which question."""
        return [(ask.seat, ASKED[ask.kind]) for ask in self.state.asks[self.state.seats :]]

    def where(self, name: str) -> str:
        """Return the place of a timer."""
        return PLACE.words[self.state.place[TIMER.words.index(name)]]

    def left(self, name: str) -> int:
        """Return how long a timer still runs."""
        return self.state.sand_left(TIMER.words.index(name))

    def top(self, name: int | str) -> str:
        """Return the top card of a pile, "" if it is empty."""
        found = self.state.tops[pile(name)]
        return "" if found == NONE else CARD.words[found]

    def cards(self, seat: int) -> list[str]:
        """Return a central pile, the lowest card first."""
        return [CARD.words[each] for each in self.state.hoards[seat]]

    def winds(self, seat: int) -> list[str]:
        """Return the WINDs of a kingdom, in the order of the cards."""
        found: list[str] = []
        for wind in range(WINDS):
            found += [CARD.words[NORTH + wind]] * self.state.winds[seat * WINDS + wind]
        return found

    def thrown(self) -> list[str]:
        """Return the discard, in the order of the cards."""
        found: list[str] = []
        for kind, number in enumerate(self.state.discard):
            found += [CARD.words[kind]] * number
        return found

    def gods(self, seat: int) -> list[str]:
        """Return the GODs of a seat by their names, in the order of the rulebook."""
        return [name for each, name in enumerate(GOD_NAMES) if self.state.has(seat, each)]

    def temple(self) -> list[str]:
        return [name for each, name in enumerate(GOD_NAMES) if self.state.temple >> each & 1]

    def score(self, seat: int) -> int:
        return self.state.scores()[seat]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.state.winners >> seat & 1]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.told if event.kind == kind]


class Scene(Table):
    """A position that is set up, then played on; methods that build it return it, for chaining."""

    def do(self, seat: int, *moves: str, at: int | None = None) -> Self:
        """Let a seat make moves, all legal: the first at a moment, others when its hand can."""
        if at is not None:
            self.wait(at)
        for place, text in enumerate(moves):
            move = MOVES.parse(text)
            if (at is None or place) and move not in self.state.legal(seat):
                self.wait(max(self.state.now, self.state.hand[seat]))
            legal = self.state.legal(seat)
            assert move in legal, f"{text} is not legal: {[MOVES.text(each) for each in legal]}"
            self.state.play(seat, move)
            self._nature()
            self.check()
        return self

    def wait(self, moment: int) -> Self:
        """Let time pass until a moment."""
        assert moment >= self.state.now, "time cannot go back"
        self.state.advance(moment)
        self._nature()
        self.check()
        return self

    def _nature(self) -> None:
        while self.state.asks and self.state.asks[-1].seat == CHANCE:
            task = self.state.tasks[0]
            outcome = self.state.draw()
            if isinstance(task, Reveal) and self.next_cards[task.pile]:
                outcome = CARD_MOVE + self.next_cards[task.pile].pop(0)
            elif isinstance(task, Knock):
                knocked = bool(self.next_knocks) and self.next_knocks.pop(0)
                outcome = KNOCK_MOVE if knocked else CALM
            self.told += self.state.events or []
            self.state.play(CHANCE, outcome)

    def refused(self, seat: int, text: str, at: int | None = None, rule: str = "") -> None:
        """Try a move that must be refused, by this rule and message if named; change nothing."""
        if at is not None:
            self.wait(at)
        elif self.state.hand[seat] > self.state.now:
            self.wait(self.state.hand[seat])
        move, before = MOVES.parse(text), self.state.to_data()
        assert move not in self.state.legal(seat), f"{text} is legal"
        reason = GAME.words.why(self.state.mask(seat), seat, move)
        assert reason is not None
        told = f"{reason.rule}: {terse(reason.text)}"
        assert told.startswith(rule), told
        refusal = self.state.apply(seat, move)
        assert refusal != OK
        assert self.state.to_data() == before

    def claim(self, seat: int, what: str = "points") -> bool:
        """Let a seat claim, and return whether the claim was true."""
        self.do(seat, f"claim {what}")
        last = self.events("claim")[-1]
        assert last.args[0] == (POINTS_CLAIM if what == "points" else MONSTERS_CLAIM)
        return last.args[1] == 1

    def reload(self) -> Self:
        """Save the game and continue with what was saved."""
        state = GAME.load(json.loads(json.dumps(self.state.to_data())))
        assert isinstance(state, Conquest)
        self.state = state
        state.events = []
        return self

    def over(self) -> str:
        """Return how the game ended, "" while it goes on; a win is final a moment later."""
        if self.state.winners and self.state.asks:
            self.wait(self.state.now + 1)
        return self.state.end()
