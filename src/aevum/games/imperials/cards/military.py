"""The blue action cards (R18).

More than 500 lines: a deck is one file, in which each card is complete with its words.
"""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.cards.basic import ShownCard
from aevum.games.imperials.data import (
    BISHOP,
    CONSTITUTION,
    DESERTER,
    DIPLOMAT,
    INTRIGUE,
    SABOTEUR,
    SPY,
    STRENGTHS,
    WARLORD,
    WEDDING,
    Numbers,
)
from aevum.games.imperials.moves import ACTION_CARD, CORNER, PLAYER, SIDE, STOP, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import (
    CHOOSE_ACTION,
    CHOOSE_CORNER,
    CHOOSE_PLAYER,
    CHOOSE_ROAD,
    PLACE_ROAD,
)
from aevum.games.imperials.rules.building import lay_road, take_road
from aevum.games.imperials.rules.card import AtCorner, Card, PlayedCard, corner_moves
from aevum.games.imperials.rules.decks import cards_held, hold_card, let_go, named_actions
from aevum.games.imperials.rules.land import has_road, road_places, settle_route
from aevum.games.imperials.rules.realm import IDLE, KINDS, READY, TOWN_PIECE, Realm
from aevum.games.imperials.rules.refusals import no_road_place
from aevum.games.imperials.rules.robber import BY_BISHOP, ask_robber, start_tosses
from aevum.games.imperials.rules.warriors import (
    active_strength,
    commands,
    dismiss,
    displace,
    driving,
    has_barracks,
    has_warriors,
    in_supply,
    is_warrior,
    no_post,
    post,
    posts,
    rouse,
    strength,
    warrior_at,
    warriors_of,
)


class Bishop(Card):
    """The robber moves and robs everybody there (R18.1)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        return realm.attacks > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        realm.done()
        ask_robber(realm, played.seat, BY_BISHOP, self.kind)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_bishop())


class Constitution(ShownCard):
    """A point (R18.2)."""

    def points(self, realm: Realm) -> int:
        return realm.terms.numbers.constitution_points

    def about(self, numbers: Numbers) -> Text:
        return m.about_constitution(points=numbers.constitution_points)


# Deserter

# Its stages
LURING: Final = 0
DISMISSING: Final = 1
POSTING: Final = 2


@mypyc_attr(acyclic=True)
class Luring(PlayedCard):
    """An opponent's warrior changes sides."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.strong = 0
        """How strong it is, 0 before it is known."""
        self.active = IDLE

    def names(self) -> tuple[str, ...]:
        return ("strong", "active")

    def blank(self) -> Effect:
        return Luring(self.card, 0)


class Deserter(Card):
    """An opponent dismisses a warrior, and you may post one like it (R18.3, A32, A37)."""

    def effect(self, seat: int) -> PlayedCard:
        return Luring(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(deserted(realm, seat)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Luring)
        seat = played.seat
        if played.stage == LURING:
            chosen = self.choose(realm, played, CHOOSE_PLAYER, answer, deserted(realm, seat))
            if chosen != NONE:
                self.lure(realm, played, chosen - PLAYER)
        elif played.stage == DISMISSING:
            self.desert(realm, played, answer - CORNER)
        else:
            realm.done()
            if answer != STOP:
                post(realm, seat, answer - CORNER, played.strong, played.active)
                realm.tell("enlists", seat, [answer - CORNER, played.strong])

    def lure(self, realm: Realm, played: Luring, other: int) -> None:
        """Let an opponent choose the warrior, if there are several."""
        played.stage = DISMISSING
        realm.tell("lures", played.seat, [other])
        theirs = warriors_of(realm, other)
        if len(theirs) > 1:
            self.ask(realm, other, CHOOSE_CORNER)
        else:
            self.desert(realm, played, theirs[0])

    def desert(self, realm: Realm, played: Luring, corner: int) -> None:
        """Take the warrior off the board and ask for a place for one like it."""
        seat, strong = played.seat, strength(realm, corner)
        played.active = IDLE if realm.active[corner] == IDLE else READY
        realm.tell("deserts", realm.owner[corner], [corner])
        dismiss(realm, corner)
        settle_route(realm)
        played.strong = strong
        played.stage = POSTING
        may = in_supply(realm, seat, strong) and (strong < STRENGTHS or has_barracks(realm, seat))
        if may and posts(realm, seat):
            self.ask(realm, seat, CHOOSE_CORNER)
        else:
            realm.done()

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        if played.stage == LURING:
            return deserted(realm, ask.seat)
        if played.stage == DISMISSING:
            return corner_moves(warriors_of(realm, ask.seat))
        return [*corner_moves(posts(realm, ask.seat)), STOP]

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_deserter())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, Luring)
        if played.stage == LURING:
            return self.asked(ask, m.ask_deserter())
        if played.stage == DISMISSING:
            return self.asked(ask, m.ask_dismiss(), m.note_lured(who=played.seat))
        idle = played.active == IDLE
        note = m.note_will_be_inactive() if idle else m.note_will_be_active()
        return self.asked(ask, m.ask_enlist(piece=phrases.WARRIORS[played.strong]), note)

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        if move == STOP:
            return Label(m.move_stop_enlist())
        if played.stage == LURING:
            number = len(warriors_of(realm, move - PLAYER))
            note = m.note_warriors(warriors=number)
            return Label(m.move_player(who=move - PLAYER), notes=(note,))
        corner = move - CORNER
        if played.stage == POSTING:
            return Label(m.move_enlist(where=phrases.corner_place(realm, corner)))
        note = m.note_inactive() if realm.active[corner] == IDLE else m.note_active()
        return Label(warrior_at(realm, corner, m.move_dismiss), notes=(note,))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        other, corner = place_in(PLAYER, move), place_in(CORNER, move)
        if played.stage == LURING:
            if other < 0:
                return None
            mine = other == ask.seat
            return self.no(m.no_choose_self() if mine else m.no_their_warriors(who=other))
        if corner < 0:
            return None
        if played.stage == POSTING:
            return no_post(realm, corner)
        return None if commands(realm, ask.seat, corner) else self.no(m.no_warrior_here())


def deserted(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name an opponent with a warrior."""
    return [
        PLAYER + other
        for other in range(realm.seats)
        if other != seat and has_warriors(realm, other)
    ]


# Diplomat


@mypyc_attr(acyclic=True)
class Removing(PlayedCard):
    """An open road is removed."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.removed = NONE
        """The side where it was, NONE before."""

    def names(self) -> tuple[str, ...]:
        return ("removed",)

    def blank(self) -> Effect:
        return Removing(self.card, 0)


class Diplomat(Card):
    """Removes an open road; the player's own must be laid again if possible (R18.4, A38)."""

    def effect(self, seat: int) -> PlayedCard:
        return Removing(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return has_open_road(realm)

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Removing)
        seat = played.seat
        if played.removed == NONE:
            options = open_roads(realm) if answer == NONE else []
            chosen = self.choose(realm, played, CHOOSE_ROAD, answer, options)
            if chosen == NONE:
                return
            answer = self.remove(realm, played, chosen - SIDE)
        if answer != NONE:
            realm.done()
            lay_road(realm, seat, answer - SIDE)

    def remove(self, realm: Realm, played: Removing, side: int) -> int:
        """Remove a road; return where it goes if there is one place for it, else NONE."""
        seat, owner = played.seat, realm.road[side]
        take_road(realm, side)
        realm.tell("removes", seat, [side, owner])
        played.removed = side
        places = self.places(realm, played) if owner == seat else []
        if not places:
            realm.done()
            return NONE
        return self.choose(realm, played, PLACE_ROAD, NONE, places)

    def places(self, realm: Realm, played: Removing) -> list[int]:
        """Return the moves that lay the removed road elsewhere (A21)."""
        sides = road_places(realm, played.seat)
        return [SIDE + side for side in sides if side != played.removed]

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Removing)
        return open_roads(realm) if played.removed == NONE else self.places(realm, played)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_diplomat())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, Removing)
        return self.asked(ask, m.ask_remove_road() if played.removed == NONE else m.ask_move_road())

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        assert isinstance(played, Removing)
        if played.removed != NONE:
            return None
        border = move - SIDE
        where = phrases.border_place(realm, border)
        return Label(m.move_remove_road(owner=realm.road[border], where=where))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        assert isinstance(played, Removing)
        border = place_in(SIDE, move)
        if border < 0:
            return None
        if played.removed == NONE:
            gone = realm.road[border] == NONE
            return self.no(m.no_road_there() if gone else m.no_road_open())
        if border == played.removed:
            return self.no(m.no_road_back())
        return no_road_place(realm, ask.seat, border)


def open_roads(realm: Realm) -> list[int]:
    """Return the moves that name an open road: one end without a piece or road of its owner."""
    return [
        SIDE + side
        for side, seat in enumerate(realm.road)
        if seat != NONE and (_is_end(realm, side, seat, 0) or _is_end(realm, side, seat, 1))
    ]


def has_open_road(realm: Realm) -> bool:
    """Return whether there is an open road: nearly always the first one checked."""
    for side in range(len(realm.road)):
        seat = realm.road[side]
        if seat != NONE and (_is_end(realm, side, seat, 0) or _is_end(realm, side, seat, 1)):
            return True
    return False


def _is_end(realm: Realm, side: int, seat: int, which: int) -> bool:
    corner = realm.hexes.side_ends[side][which]
    if realm.owner[corner] == seat:
        return False
    for near in realm.hexes.corner_sides[corner]:
        if near != side and realm.road[near] == seat:
            return False
    return True


class Intrigue(AtCorner):
    """Displaces a warrior at one of your roads, whatever its strength (R18.5)."""

    def corners(self, realm: Realm, seat: int) -> list[int]:
        return [
            corner
            for corner in range(len(realm.piece))
            if realm.piece[corner] > TOWN_PIECE
            and realm.owner[corner] != seat
            and has_road(realm, seat, corner)
        ]

    def work(self, realm: Realm, seat: int, corner: int) -> None:
        displace(realm, corner)
        settle_route(realm)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_intrigue())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        return self.asked(ask, m.ask_intrigue())

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        return driving(realm, move - CORNER)

    def no_place(self, realm: Realm, played: PlayedCard, ask: Ask, corner: int) -> Refusal | None:
        if realm.owner[corner] in (NONE, ask.seat) or not is_warrior(realm, corner):
            return self.no(m.no_intrigue_warrior())
        return self.no(m.no_intrigue_road())


# Saboteur and Wedding


class Saboteur(Card):
    """Opponents who are not behind discard half (R18.6)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        return sum(sabotaged(realm, seat)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        realm.done()
        start_tosses(realm, sabotaged(realm, played.seat), NONE, self.kind)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_saboteur())


def sabotaged(realm: Realm, seat: int) -> list[int]:
    """Return how many cards each opponent with at least your points loses: half of two or more."""
    return [
        realm.sizes[other] // 2
        if other != seat and realm.points[other] >= realm.points[seat]
        else 0
        for other in range(realm.seats)
    ]


class Wedding(Card):
    """Those ahead give some cards each (R18.9)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        return sum(invited(realm, seat)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        realm.done()
        start_tosses(realm, invited(realm, played.seat), played.seat, self.kind)

    def about(self, numbers: Numbers) -> Text:
        return m.about_wedding(cards=numbers.wedding_cards)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_ahead())


def invited(realm: Realm, seat: int) -> list[int]:
    """Return how many cards each opponent with more points gives for a Wedding."""
    given = realm.terms.numbers.wedding_cards
    return [
        min(given, realm.sizes[other]) if realm.points[other] > realm.points[seat] else 0
        for other in range(realm.seats)
    ]


# Spy and Warlord


@mypyc_attr(acyclic=True)
class Spying(PlayedCard):
    """The player looks at another's action cards."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.other = NONE
        """The opponent, NONE before one is chosen."""

    def seen_actions(self) -> int:
        return self.other

    def names(self) -> tuple[str, ...]:
        return ("other",)

    def blank(self) -> Effect:
        return Spying(self.card, 0)


class Spy(Card):
    """Look at an opponent's action cards and take one (R18.7)."""

    def effect(self, seat: int) -> PlayedCard:
        return Spying(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(spied(realm, seat)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Spying)
        seat = played.seat
        if played.other == NONE:
            chosen = self.choose(realm, played, CHOOSE_PLAYER, answer, spied(realm, seat))
            if chosen == NONE:
                return
            other = chosen - PLAYER
            played.other = other
            realm.tell("spies", seat, [other])
            seen = realm.cards[other * KINDS : other * KINDS + KINDS]
            realm.tell("spied", seat, [other, *seen], 1 << seat, reveals=True)
            if cards_held(realm, other) > 1:
                self.ask(realm, seat, CHOOSE_ACTION)
                return
            answer = named_actions(realm, other)[0]
        self.take(realm, played, answer - ACTION_CARD)

    def take(self, realm: Realm, played: Spying, card: int) -> None:
        """Take an action card."""
        seat, other = played.seat, played.other
        realm.done()
        let_go(realm, other, card)
        hold_card(realm, seat, card)
        realm.tell("takes_action", seat, [other])
        realm.tell("took_action", seat, [other, card], 1 << seat | 1 << other, reveals=True)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Spying)
        if played.other == NONE:
            return spied(realm, ask.seat)
        return named_actions(realm, played.other)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_spy())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, Spying)
        if played.other == NONE:
            return self.asked(ask, m.ask_spy())
        return self.asked(ask, m.ask_take_action(who=played.other))

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        assert isinstance(played, Spying)
        if played.other != NONE:
            return None
        other = move - PLAYER
        note = m.note_actions(actions=cards_held(realm, other))
        return Label(m.move_player(who=other), notes=(note,))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        assert isinstance(played, Spying)
        card, other = place_in(ACTION_CARD, move), place_in(PLAYER, move)
        if played.other != NONE:
            if card < 0:
                return None
            return self.no(m.no_their_card(who=played.other, card=phrases.CARDS[card]))
        if other < 0:
            return None
        mine = other == ask.seat
        return self.no(m.no_choose_self() if mine else m.no_their_actions(who=other))


def spied(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name an opponent who holds an action card."""
    return [
        PLAYER + other for other in range(realm.seats) if other != seat and cards_held(realm, other)
    ]


class Warlord(Card):
    """Activates all of the player's warriors; they may not act in this turn (R18.8)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        return any(realm.active[corner] == IDLE for corner in warriors_of(realm, seat))

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        seat = played.seat
        realm.done()
        for corner in warriors_of(realm, seat):
            if realm.active[corner] == IDLE:
                rouse(realm, corner)
        realm.tell("warlord", seat, [active_strength(realm, seat)])

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_warlord() if has_warriors(realm, seat) else m.no_play_warriors())


MILITARY_CARDS: Final[list[Card]] = [
    Bishop(BISHOP),
    Constitution(CONSTITUTION),
    Deserter(DESERTER),
    Diplomat(DIPLOMAT),
    Intrigue(INTRIGUE),
    Saboteur(SABOTEUR),
    Spy(SPY),
    Warlord(WARLORD),
    Wedding(WEDDING),
]
