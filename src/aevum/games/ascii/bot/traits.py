"""What bots differ in: what each thing is worth to them, how far they look, what they overlook.

All values are in hundredths of a point, in percent or in turns. The defaults are those of
`champion-1`; levels, styles and the standard bot change some of them.
"""

from typing import TYPE_CHECKING, Final

from aevum.core.native import mypyc_attr

if TYPE_CHECKING:  # weights are made from traits
    from aevum.games.ascii.bot.weights import WeightTable

PERCENT: Final = 100


@mypyc_attr(acyclic=True)
class Traits:
    """The numbers of one bot. They are shared: nothing changes them once a bot has played."""

    def __init__(self) -> None:
        # How it thinks
        self.width = 12
        """How many sketches a plan follows."""
        self.steps = 24
        """Most steps of a plan."""
        self.horizon = 10
        """How many turns ahead it counts at most."""
        self.most_paid = 2
        """Most Gold to change one die."""
        self.foresees = 1
        """1 if it forecasts everybody's last turn before it announces the end, 0 if it compares
        the points as they are."""
        self.counts_dice = 0
        """How many players a table has at most where it counts on the dice of this turn before
        Development begins; until then a sheet still has those of the turn before as used."""
        self.lead = 0
        """By how much more than others it must expect to have if it announces the end."""
        self.expects_raids = 0
        """1 if its forecast of the end has the raids on the leader."""
        self.sees_leader = 1
        """1 if it would rather raid the leader, 0 if it doesn't compare the others."""
        self.counters = 1
        """1 if it thinks of cancelling the operations of others."""
        self.rerolls_from = 1
        """How many players a table has at least where it thinks of rolling dice again."""
        self.most_unhappy = 3
        """With more Unhappiness it dictates nothing; -1 if it never does."""
        self.most_unhappy_alone = 3
        """The same in a game alone, which lasts longer."""
        self.misjudges = 0
        """By up to how many percent it misjudges what brings something later."""
        self.pattern = 0
        """Which misjudgements it has: another number gives others."""
        # What things are worth to it
        self.worker = 20
        """A Worker in the last turn."""
        self.worker_soon = 80
        """A Worker if there is another turn, added to `worker`."""
        self.worker_turn = 30
        """A Worker for each of the next five turns."""
        self.gold = 60
        """A Gold besides its points, if there is another turn."""
        self.farm_turn = 112
        """A staffed Farm for each turn."""
        self.farm_later = 35
        """A staffed Farm for each turn, for each of the next five turns after it."""
        self.mine_turn = 110
        """A staffed Mine for each turn."""
        self.science = 560
        """A box of Science that a School will bring."""
        self.soldier = 330
        """A Soldier that a Garrison will train."""
        self.die = 380
        """A coloured die for each turn."""
        self.near = 33
        """How much of a `!` that is not reached yet counts for each of the next three turns."""
        self.hope = 10
        """How much of an incomplete Culture row counts for each of the next four turns."""
        self.trade = 4
        """How much of a Caravan under way counts for each of the next four turns."""
        self.court = 500
        """A staffed School or Garrison for the Palace."""
        self.gloom = 150
        """A box of Unhappiness besides its points, if there is another turn."""
        self.bliss = 150
        """How much Happiness is preferred to other tracks."""
        self.school_pace = 70
        """Boxes of Science that a School brings in a hundred turns."""
        self.garrison_pace = 60
        """Soldiers that a Garrison trains in a hundred turns."""
        self.unused = 420
        """A die that is not used yet, in the order in which sketches are followed."""
        self.pip = 40
        """Each pip of such a die."""
        self.line = 45
        """A line that is not drawn yet, in the same order."""
        self.turn_lost = 1500
        """A turn that is not played because a track is full."""
        # What it prefers, in percent of the values above
        self.farms = PERCENT
        self.mines = PERCENT
        self.studies = PERCENT
        self.drill = PERCENT
        self.people = PERCENT
        """The progress of the Population track; the next ones are about the others."""
        self.coins = PERCENT
        self.upper = PERCENT
        self.lower = PERCENT
        self.troops = PERCENT
        self.arts = PERCENT
        """Incomplete rows and columns of Culture."""
        self.upper_first = 0
        """1 if it studies the upper branch first, whichever is longer."""
        self.tables: list[WeightTable] = []
        """The weights that follow from this, for the printed and the last other numbers."""

    def seen(self, thing: int, value: int) -> int:
        """Return what the bot takes a value for: the same for this thing in all of a match."""
        if not self.misjudges:
            return value
        drawn = (self.pattern * 7 + thing) * 2654435761 % 4294967296 >> 16
        error = drawn % (2 * self.misjudges + 1) - self.misjudges
        return value * (PERCENT + error) // PERCENT


EVEN: Final = Traits()
"""The traits of `champion-1`: no way to the end is worth more to it than it brings."""
