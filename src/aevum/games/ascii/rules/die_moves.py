"""The uses of a die in Development: lines, activation, Caravans and Culture (R3 to R5)."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.text import Refusal
from aevum.games.ascii.data import (
    CARAVAN_STEP,
    CARAVANS,
    COLONY,
    COUNT_BITS,
    COUNT_MASK,
    DICE,
    DICE_IN,
    FARM,
    GARRISON,
    MINE,
    MOST_SOLDIERS,
    SCHOOL,
    SIDES,
)
from aevum.games.ascii.moves import (
    BUILD,
    CARAVAN_MOVE,
    COLONIES,
    CULTURE_MOVE,
    EXTRAS,
    FARMS,
    GARRISONS,
    MINES,
    SCHOOLS,
    SPARING,
)
from aevum.games.ascii.rules.building import may_activate, most_trained, produce
from aevum.games.ascii.rules.colonies import Colonies, hosts_of, usable
from aevum.games.ascii.rules.die_labels import (
    Use,
    activation_use,
    caravan_use,
    culture_use,
    lines_use,
    sparing_use,
    training_use,
)
from aevum.games.ascii.rules.die_refusals import (
    refuse_activation,
    refuse_caravan,
    refuse_colonies,
    refuse_culture,
    refuse_price,
    refuse_sparing,
    refuse_training,
)
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.grid import BOXES, box_at, boxes_of, size
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.rewards import check_culture, reward
from aevum.games.ascii.rules.sheet_move import DieMove
from aevum.games.ascii.rules.tracks import gain_gold, gain_happy, spend, train

BOX_NUMBER: Final = len(BOXES)


def take_die(sea: Mediterranean, seat: int, die: int, wanted: int) -> None:
    """Use a die that counts at least `wanted`, raised for Gold if necessary."""
    sea.empires[seat].used |= 1 << die
    if sea.faces[die] < wanted:
        spend(sea, seat, sea.terms.numbers.die_price * (wanted - sea.faces[die]))


class Construct(DieMove):
    """Lines to draw, with so much Gold added; the first of a turn add the Workers (R4.2)."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        dice, pips = sea.empires[seat].dice(), sea.empires[seat].pips()
        for die in DICE_IN[dice]:
            first = self.first + die * self.each
            found += range(first, first + pips + 1)

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        return self.has_die(sea, seat, move) and self.rest(move) <= sea.empires[seat].pips()

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        empire, die, extra = sea.empires[seat], self.die(move), self.rest(move)
        empire.used |= 1 << die
        spend(sea, seat, extra * empire.numbers.die_price)
        lines = sea.faces[die] + extra
        if not empire.bonus:
            empire.bonus = 1
            lines += empire.workers
        empire.lines += lines
        sea.note("lines", seat, die, lines, sea.faces[die], extra)

    def use(self, sea: Mediterranean, seat: int, move: int) -> Use:
        return lines_use(sea, seat, self.die(move), self.rest(move))

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        die = self.die(move)
        wanted = sea.faces[die] + self.rest(move)
        return refuse_price(sea, sea.empires[seat], die, wanted)


@mypyc_attr(acyclic=True)
class Activate(DieMove):
    """A die that is high enough activates all of a player's staffed buildings of a kind (R4.10).

    `number` is how many such moves each of these dice has.
    """

    def __init__(self, first: int, kind: int, each: int = 1) -> None:
        super().__init__(first, each)
        self.kind = kind

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        number = self.number(sea, seat)
        if number == 0:
            return
        empire = sea.empires[seat]
        dice, wanted = empire.dice(), empire.numbers.activate[self.kind] - empire.pips()
        for die in DICE_IN[dice]:
            if sea.faces[die] >= wanted:
                first = self.first + die * self.each
                found += range(first, first + number)

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        empire = sea.empires[seat]
        worth = sea.faces[self.die(move)] + empire.pips()
        if not self.has_die(sea, seat, move) or worth < empire.numbers.activate[self.kind]:
            return False
        return self.rest(move) < self.number(sea, seat)

    def number(self, sea: Mediterranean, seat: int) -> int:
        return int(may_activate(sea, seat, self.kind))

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        self.take(sea, seat, self.die(move))
        produce(sea, seat, self.kind, sea.empires[seat].staffed[self.kind])

    def take(self, sea: Mediterranean, seat: int, die: int) -> None:
        """Use a die for it, with an event."""
        wanted = sea.terms.numbers.activate[self.kind]
        take_die(sea, seat, die, wanted)
        sea.note("activates", seat, die, self.kind, sea.faces[die])
        if sea.tells_numbers():
            sea.add_numbers([wanted])

    def use(self, sea: Mediterranean, seat: int, move: int) -> Use:
        return activation_use(sea, seat, self.die(move), self.kind)

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_activation(sea, sea.empires[seat], self.die(move), self.kind)


class Train(Activate):
    """Garrisons train as many Soldiers as the move names."""

    def number(self, sea: Mediterranean, seat: int) -> int:
        garrisons = sea.empires[seat].staffed[GARRISON]
        return most_trained(sea.empires[seat], garrisons, sea.last) if garrisons else 0

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        self.take(sea, seat, self.die(move))
        train(sea, seat, self.rest(move) + 1)

    def use(self, sea: Mediterranean, seat: int, move: int) -> Use:
        return training_use(sea, seat, self.die(move), self.rest(move) + 1)

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        die, number = self.die(move), self.rest(move) + 1
        return refuse_training(sea, sea.empires[seat], die, number)


class ActivateColonies(Activate):
    """Every Colony uses what its host has (R8.4)."""

    def number(self, sea: Mediterranean, seat: int) -> int:
        return int(colonies_help(sea, seat))

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        self.take(sea, seat, self.die(move))
        sea.start_effect(Colonies(seat, hosts_of(sea, seat)))

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_colonies(sea, seat, self.die(move))


class Spare(Activate):
    """Farms or Mines are activated without the box with the `!` (R5.6)."""

    def number(self, sea: Mediterranean, seat: int) -> int:
        if not sea.last:
            return 0
        return int(sea.terms.buildings[self.kind].reaches_end(sea.empires[seat]))

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        self.take(sea, seat, self.die(move))
        before = sea.last
        sea.last = False
        produce(sea, seat, self.kind, sea.empires[seat].staffed[self.kind])
        sea.last = before

    def use(self, sea: Mediterranean, seat: int, move: int) -> Use:
        return sparing_use(sea, seat, self.die(move), self.kind)

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_sparing(sea, sea.empires[seat], self.kind)


def colonies_help(sea: Mediterranean, seat: int) -> bool:
    """Return whether a Colony could be activated."""
    if sea.empires[seat].colonies == 0:
        return False
    return len([host for host in hosts_of(sea, seat) if usable(sea, seat, host)]) > 0


class LeadCaravan(DieMove):
    """The next box of a Caravan; the last one brings its reward (R5.4)."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        empire = sea.empires[seat]
        dice, pips, next_box = empire.dice(), empire.pips(), empire.numbers.next_box
        wanted = [
            next_box[caravan * CARAVAN_STEP + boxes]
            for caravan, boxes in enumerate(empire.caravans)
        ]
        for die in DICE_IN[dice]:
            worth = sea.faces[die] + pips
            first = self.first + die * self.each
            found += [first + caravan for caravan, least in enumerate(wanted) if least <= worth]

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        empire, caravan = sea.empires[seat], self.rest(move)
        wanted = empire.numbers.next_box[caravan * CARAVAN_STEP + empire.caravans[caravan]]
        worth = sea.faces[self.die(move)] + empire.pips()
        return self.has_die(sea, seat, move) and wanted <= worth

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        empire, caravan = sea.empires[seat], self.rest(move)
        numbers = empire.numbers
        boxes = numbers.caravans[caravan]
        take_die(sea, seat, self.die(move), boxes[empire.caravans[caravan]])
        empire.caravans[caravan] += 1
        sea.note("caravan", seat, caravan, empire.caravans[caravan])
        if empire.caravans[caravan] == len(boxes):
            self.arrive(sea, seat, caravan)

    def arrive(self, sea: Mediterranean, seat: int, caravan: int) -> None:
        """Give the reward of a Caravan, and note what others get of it."""
        numbers = sea.terms.numbers
        gold, happy, share = numbers.caravan_gold, numbers.caravan_happy, numbers.caravan_share
        science, culture = numbers.caravan_science[caravan], numbers.caravan_culture[caravan]
        sea.note("arrives", seat, caravan)
        if sea.tells_numbers():
            sea.add_numbers([gold, science, culture, happy, share])
        for other in range(sea.seats):
            if other != seat and (sea.sailing[other] or sea.neighbour(seat, other)):
                sea.owed_gold[other] += share
        gain_happy(sea, seat, happy)
        gain_gold(sea, seat, gold)
        reward(sea, seat, science, culture)

    def use(self, sea: Mediterranean, seat: int, move: int) -> Use:
        return caravan_use(sea, seat, self.die(move), self.rest(move))

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_caravan(sea, sea.empires[seat], self.die(move), self.rest(move))


class CheckCulture(DieMove):
    """A box of the Culture grid that needs exactly this die, changed for Gold (R5.3)."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        empire = sea.empires[seat]
        dice, pips = empire.dice(), empire.pips()
        for die in DICE_IN[dice]:
            first = self.first + die * self.each
            found += [first + box for box in boxes_of(paintable(empire, sea.faces[die], pips))]

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        empire = sea.empires[seat]
        boxes = paintable(empire, sea.faces[self.die(move)], empire.pips())
        return self.has_die(sea, seat, move) and boxes >> self.rest(move) & 1 == 1

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        die, box = self.die(move), self.rest(move)
        sea.empires[seat].used |= 1 << die
        numbers = sea.terms.numbers
        spend(sea, seat, numbers.die_price * abs(numbers.culture[box] - sea.faces[die]))
        check_culture(sea, seat, box)

    def use(self, sea: Mediterranean, seat: int, move: int) -> Use:
        return culture_use(sea, seat, self.die(move), self.rest(move))

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_culture(sea, sea.empires[seat], self.die(move), self.rest(move))


def paintable(empire: Empire, face: int, pips: int) -> int:
    """Return the Culture boxes that a die can check if Gold changes it by at most so much."""
    if pips >= SIDES:
        pips = SIDES - 1
    return empire.numbers.reached[face * SIDES + pips] & ~empire.culture


CONSTRUCT: Final = Construct(BUILD, EXTRAS)
ACTIVATE_FARMS: Final = Activate(FARMS, FARM)
ACTIVATE_MINES: Final = Activate(MINES, MINE)
ACTIVATE_SCHOOLS: Final = Activate(SCHOOLS, SCHOOL)
TRAIN_SOLDIERS: Final = Train(GARRISONS, GARRISON, MOST_SOLDIERS)
ACTIVATE_COLONIES: Final = ActivateColonies(COLONIES, COLONY)
SPARE_FARMS: Final = Spare(SPARING, FARM)
SPARE_MINES: Final = Spare(SPARING + DICE, MINE)
LEAD_CARAVAN: Final = LeadCaravan(CARAVAN_MOVE, len(CARAVANS))
CHECK_CULTURE: Final = CheckCulture(CULTURE_MOVE, BOX_NUMBER)

ACTIVATIONS: Final[list[Activate]] = [
    TRAIN_SOLDIERS,
    ACTIVATE_FARMS,
    SPARE_FARMS,
    ACTIVATE_MINES,
    SPARE_MINES,
    ACTIVATE_SCHOOLS,
    ACTIVATE_COLONIES,
]
"""In the order in which `DieUses` counts them."""
NO_NUMBERS: Final[list[int]] = []
NO_TOTALS: Final[list[int]] = [0] * (SIDES + 1)


@mypyc_attr(acyclic=True)
class DieUses:
    """The uses of a seat's dice, counted; what is the same for all dice is computed once."""

    def __init__(self, sea: Mediterranean, seat: int) -> None:
        empire = sea.empires[seat]
        self.empire: Empire = empire
        self.pips = empire.pips()
        """By how much Gold may change a die."""
        self.caravans = empire.open_caravans()
        """Caravans to lead, counted by a die's value."""
        self.numbers: list[int] = NO_NUMBERS
        """Moves of each activation with every die that is high enough; [] if there are none."""
        self.totals: list[int] = NO_TOTALS
        """The sum of these moves by a die's value, SIDES at most."""
        if empire.is_at_work():
            self.numbers = [row.number(sea, seat) for row in ACTIVATIONS]
            self.totals = self.totals_by_worth()

    def totals_by_worth(self) -> list[int]:
        """Compute `totals`."""
        found = [0] * (SIDES + 1)
        activate = self.empire.numbers.activate
        for place, number in enumerate(self.numbers):
            if number:
                found[activate[ACTIVATIONS[place].kind]] += number
        for worth in range(SIDES):
            found[worth + 1] += found[worth]
        return found

    def number(self, face: int) -> int:
        """Return how many uses a die with this face has."""
        empire = self.empire
        worth = face + self.pips
        if worth > SIDES:
            worth = SIDES
        number = self.pips + 1 + size(paintable(empire, face, self.pips))
        return number + self.led_by(worth) + self.totals[worth]

    def led_by(self, worth: int) -> int:
        """Return how many Caravans a die of this value can lead, SIDES at most."""
        return self.caravans >> worth * COUNT_BITS & COUNT_MASK

    def at(self, die: int, face: int, ticket: int) -> int:
        """Return the use of a die that has this ticket."""
        empire = self.empire
        if ticket <= self.pips:
            return CONSTRUCT.first + die * EXTRAS + ticket
        ticket -= self.pips + 1
        boxes = paintable(empire, face, self.pips)
        painted = size(boxes)
        if ticket < painted:
            return CHECK_CULTURE.first + die * BOX_NUMBER + box_at(boxes, ticket)
        ticket -= painted
        worth = face + self.pips
        caravans = self.led_by(worth if worth < SIDES else SIDES)  # noqa: FURB136
        if ticket < caravans:
            return LEAD_CARAVAN.first + die * len(CARAVANS) + empire.open_caravan(worth, ticket)
        return self.activation(die, worth, ticket - caravans)

    def activation(self, die: int, worth: int, ticket: int) -> int:
        """Return the activation by a die that has this ticket."""
        activate = self.empire.numbers.activate
        for place, number in enumerate(self.numbers):
            row = ACTIVATIONS[place]
            if number and worth >= activate[row.kind]:
                if ticket < number:
                    return row.first + die * row.each + ticket
                ticket -= number
        raise AssertionError("no activation has this ticket")
