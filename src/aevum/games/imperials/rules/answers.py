"""Moves that answer a question: what each names, in words for any question."""

from aevum.core.text import Label, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import DICE
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.refusals import no_border, no_corner, no_player, no_tile
from aevum.games.imperials.rules.trading import drafted
from aevum.games.imperials.rules.turn_move import TurnMove


class Answer(TurnMove):
    """A move that is chosen only where something asks for it.

    Its label is the default of a question or card without other words for it.
    """

    def why_between_turns(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        return self.why(realm, seat, move)


class PlainAnswer(Answer):
    """An answer that names nothing and always has the same words."""

    def __init__(self, first: int, label: Text, done: Text | None = None) -> None:
        super().__init__(first)
        self.text = Label(label)
        self.undone = done

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return self.text

    def done(self, realm: Realm, move: int) -> Text | None:
        return self.undone


class RollRow(PlainAnswer):
    """Roll the dice."""

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        return Refusal("R4.1", m.no_rolled())

    def why_between_turns(self, realm: Realm, seat: int, move: int) -> Refusal:
        return Refusal("R19.3", m.no_special_roll())


class TradeDraft(Answer):
    """Sends an offer to the market."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        give, get = drafted(realm, seat)
        return Label(m.move_market(give=give, get=get))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_market_trade()


class NameCorner(Answer):
    """A corner."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_corner(where=phrases.corner_place(realm, move - self.first)))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_corner(at=phrases.corner_place(realm, move - self.first))

    def no_such(self, realm: Realm, move: int) -> Refusal | None:
        return no_corner(realm, move - self.first)


class NameBorder(Answer):
    """A border: a free road, unless the card says something else."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return free_road(realm, seat, move - self.first)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_road(at=phrases.border_place(realm, move - self.first))

    def no_such(self, realm: Realm, move: int) -> Refusal | None:
        return no_border(realm, move - self.first)


def free_road(realm: Realm, seat: int, border: int) -> Label:
    """Return a road that costs nothing, and where it leads."""
    notes = phrases.some(m.note_free(), phrases.way_note(realm, seat, border))
    return Label(m.move_road(where=phrases.border_place(realm, border)), notes=notes)


class NameTile(Answer):
    """A tile."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_tile(tile=phrases.tile_place(realm, move - self.first)))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_tile(tile=phrases.tile_place(realm, move - self.first))

    def no_such(self, realm: Realm, move: int) -> Refusal | None:
        return no_tile(realm, move - self.first)


class NamePlayer(Answer):
    """A player."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        other = move - self.first
        note = m.note_points_cards(points=realm.points[other], cards=realm.sizes[other])
        return Label(m.move_player(who=other), notes=(note,))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_player(who=move - self.first)

    def no_such(self, realm: Realm, move: int) -> Refusal | None:
        return no_player(realm, move - self.first)


class NameGood(Answer):
    """A card of the market."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_name(good=phrases.GOODS[move - self.first]))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_card(good=phrases.GOODS[move - self.first])


class NameAction(Answer):
    """An action card."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        card = move - self.first
        note = realm.terms.cards[card].brief(realm.terms.numbers)
        return Label(m.move_take_card(card=phrases.CARDS[card]), notes=(note,))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_action(card=phrases.CARDS[move - self.first])


class NameColour(Answer):
    """A colour, and so a deck."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_draw(deck=phrases.DECKS[move - self.first]))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_improve(colour=phrases.COLOURS[move - self.first])


class NameDice(Answer):
    """What both number dice show."""

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        pair = move - self.first
        red, yellow = pair // DICE + 1, pair % DICE + 1
        return Label(m.move_dice(red=red, yellow=yellow), notes=(m.note_roll(n=red + yellow),))
