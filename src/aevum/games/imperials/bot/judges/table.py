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
from aevum.games.imperials.data import (
    ALCHEMIST,
    BISHOP,
    CARDS,
    COMMERCIAL_HARBOR,
    CRANE,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    GREEN_ROAD_BUILDER,
    HARVEST,
    INTRIGUE,
    INVENTOR,
    IRRIGATION,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MERCHANT_FLEET,
    MINING,
    MONOPOLY,
    RESOURCE_MONOPOLY,
    RESOURCES,
    ROAD_BUILDER,
    SABOTEUR,
    SMITH,
    SPY,
    TRADE_MONOPOLY,
    WARLORD,
    WARRIOR_CARD,
    WEDDING,
)

JUDGES: Final[dict[int, Judge]] = {
    WARRIOR_CARD: WarriorJudge(),
    ROAD_BUILDER: RoadsJudge(),
    HARVEST: HarvestJudge(),
    MONOPOLY: MonopolyJudge(0, RESOURCES),
    ALCHEMIST: AlchemistJudge(),
    CRANE: CraneJudge(),
    ENGINEER: EngineerJudge(),
    INVENTOR: InventorJudge(),
    IRRIGATION: ReapingJudge(IRRIGATION),
    MEDICINE: MedicineJudge(),
    MINING: ReapingJudge(MINING),
    GREEN_ROAD_BUILDER: RoadsJudge(),
    SMITH: SmithJudge(),
    COMMERCIAL_HARBOR: HarborJudge(),
    MASTER_MERCHANT: MasterJudge(),
    MERCHANT: MerchantJudge(),
    MERCHANT_FLEET: FleetJudge(0, CARDS),
    RESOURCE_MONOPOLY: ResourceMonopolyJudge(0, RESOURCES),
    TRADE_MONOPOLY: TradeMonopolyJudge(RESOURCES, CARDS),
    BISHOP: BishopJudge(),
    DESERTER: DeserterJudge(),
    DIPLOMAT: DiplomatJudge(),
    INTRIGUE: IntrigueJudge(),
    SABOTEUR: SaboteurJudge(),
    SPY: SpyJudge(),
    WARLORD: WarlordJudge(),
    WEDDING: WeddingJudge(),
}
"""A judge for each kind of card that the bot knows."""
NEW_CARD: Final = Judge()
"""The judge of all others."""


def judge_of(card: int) -> Judge:
    """Return the judge of a kind of card."""
    return JUDGES.get(card, NEW_CARD)
