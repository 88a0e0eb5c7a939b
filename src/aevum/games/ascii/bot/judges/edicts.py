"""Whether the standard bot dictates an edict in its plan."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.draft import Draft
from aevum.games.ascii.bot.sketch import Outlook
from aevum.games.ascii.rules.edict import Edict


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class EdictJudge:
    """The bot's opinion of an edict.

    An edict without its own judge has this one: the bot never dictates it.
    """

    def attempt(self, draft: Draft, edict: Edict, look: Outlook) -> Draft | None:
        """Return the sketch after the edict, None if it is not open or not worth trying.

        Its Unhappiness can be marked.
        """
        return None


class TaxationJudge(EdictJudge):
    """Gold for Unhappiness."""

    def attempt(self, draft: Draft, edict: Edict, look: Outlook) -> Draft | None:
        after = draft.next(edict.first)
        after.empire.unhappy += after.empire.numbers.edict_unhappy
        after.empire.add_gold(after.empire.numbers.tax_gold, look.last)
        return after


class ConscriptionJudge(EdictJudge):
    """As many Soldiers as one edict makes."""

    def attempt(self, draft: Draft, edict: Edict, look: Outlook) -> Draft | None:
        number = draft.empire.may_conscript(look.last)
        if not number:
            return None
        after = draft.next(edict.first + number - 1)
        after.empire.unhappy += after.empire.numbers.edict_unhappy
        after.empire.workers -= number
        after.empire.military += number
        return after


JUDGES: Final[list[EdictJudge]] = [TaxationJudge(), ConscriptionJudge()]
"""In the order of EDICTS."""
UNKNOWN_EDICT: Final = EdictJudge()


def edict_judge(edict: Edict) -> EdictJudge:
    """Return the judge of an edict."""
    return JUDGES[edict.kind] if edict.kind < len(JUDGES) else UNKNOWN_EDICT
