"""The judge of each action card."""

from typing import Final

from aevum.games.imperials.bot.judges.basic import (
    HarvestJudge,
    MonopolyJudge,
    RoadsJudge,
    WarriorJudge,
)
from aevum.games.imperials.bot.judges.judge import Judge
from aevum.games.imperials.bot.judges.military import (
    BishopJudge,
    DeserterJudge,
    DiplomatJudge,
    IntrigueJudge,
    SaboteurJudge,
    SpyJudge,
    WarlordJudge,
    WeddingJudge,
)
from aevum.games.imperials.bot.judges.science import (
    AlchemistJudge,
    CraneJudge,
    EngineerJudge,
    InventorJudge,
    MedicineJudge,
    ReapingJudge,
    SmithJudge,
)
from aevum.games.imperials.bot.judges.trade import (
    FleetJudge,
    HarborJudge,
    MasterJudge,
    MerchantJudge,
    ResourceMonopolyJudge,
    TradeMonopolyJudge,
)
from aevum.games.imperials.data import CARDS, IRRIGATION, MINING, RESOURCES

JUDGES: Final[list[Judge]] = [
    WarriorJudge(),
    Judge(),  # Treasure
    RoadsJudge(),
    HarvestJudge(),
    MonopolyJudge(0, RESOURCES),
    AlchemistJudge(),
    CraneJudge(),
    EngineerJudge(),
    InventorJudge(),
    ReapingJudge(IRRIGATION),
    MedicineJudge(),
    ReapingJudge(MINING),
    Judge(),  # Printer
    RoadsJudge(),
    SmithJudge(),
    HarborJudge(),
    MasterJudge(),
    MerchantJudge(),
    FleetJudge(0, CARDS),
    ResourceMonopolyJudge(0, RESOURCES),
    TradeMonopolyJudge(RESOURCES, CARDS),
    BishopJudge(),
    Judge(),  # Constitution
    DeserterJudge(),
    DiplomatJudge(),
    IntrigueJudge(),
    SaboteurJudge(),
    SpyJudge(),
    WarlordJudge(),
    WeddingJudge(),
]
"""A judge for each printed card, in the order of ACTIONS."""
NEW_CARD: Final = Judge()
"""What is thought of a card that the bot does not know."""


def judge_of(card: int) -> Judge:
    """Return what the bot thinks of a kind of card."""
    return JUDGES[card] if card < len(JUDGES) else NEW_CARD
