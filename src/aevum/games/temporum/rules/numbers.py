"""The numbers of one match, ready for the rules: fields for all, and the texts made with them."""

from typing import TYPE_CHECKING, Final

from aevum.core.native import mypyc_attr
from aevum.core.numbers import NumberValues
from aevum.core.state import ABSENT
from aevum.games.temporum.data import ANY_ACTION, CARDS, word
from aevum.games.temporum.rules.effects import EFFECT_NUMBERS

if TYPE_CHECKING:  # imported for types only: ops work on a chronicle, which has numbers
    from aevum.games.temporum.rules.op import Text
    from aevum.games.temporum.rules.passages import Texts


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Numbers:
    """The numbers of one match. None of them ever changes, so all copies share them."""

    def __init__(self, values: NumberValues, texts: "Texts") -> None:
        self.values: Final = values
        self.as_printed: Final = not values.changed
        self.money: Final = values.row("money")
        self.most_money: Final = values.of("money.limit")
        self.crowns: Final = values.of("crowns")
        self.hand: Final = values.of("hand")
        self.two_rulers: Final = values.of("second-ruler.players")
        """The fewest players for it."""
        self.any_action: Final = values.of(ANY_ACTION)
        self.coins: Final = _of_cards(values, "coins")
        self.costs: Final = _of_cards(values, "cost")
        self.card_crowns: Final = _of_cards(values, "crowns")
        self.copies: Final = _of_cards(values, "copies")
        self.texts: Final[list[Text]] = texts.laid_out(values)
        self.real_texts: Final[list[int]] = texts.real_texts
        """The text of each Zone that becomes real, NONE for none."""
        self.effects: Final = [[values.of(name) for name in row] for row in EFFECT_NUMBERS]
        """The numbers in the words of each waiting effect, in the order of `EFFECT_NUMBERS`."""
        self.worths: object = None
        """What the bot has computed from these numbers, None before it was asked."""
        self.read_cards(values)
        self.read_zones(values)

    def read_cards(self, values: NumberValues) -> None:
        """Set the numbers of cards' effects besides their texts."""
        self.ambassador_price = values.of("ambassador.price")
        self.ambassador_steps = values.of("ambassador.steps")
        self.bank_bonus = values.of("bank.bonus")
        self.beggar_gain = values.of("beggar.gain")
        self.beggar_under = values.of("beggar.under")
        self.black_market_gain = values.of("black-market.gain")
        self.conspiracy_bonus = values.of("conspiracy.bonus")
        self.detective_draws = values.of("detective.draws")
        self.explorer_gain = values.of("explorer.gain")
        self.friends_discount = values.of("friends-in-old-places.discount")
        self.hideout_money = values.of("hideout.money")
        self.hideout_steps = values.of("hideout.steps")
        self.pickpockets_draws = values.of("gang-of-pickpockets.draws")
        self.real_estate_gain = values.of("prime-real-estate.gain")
        self.revolutionaries_steps = values.of("revolutionaries.steps")
        self.scimitar_steps = values.of("sultans-scimitar.steps")
        self.society_draws = values.of("secret-society.draws")
        self.tactic = values.of("tactician.dollars")
        self.tactic_crowns = values.of("tactician.shift")
        self.think_tank_gain = values.of("think-tank.gain")
        self.treasure_map_draws = values.of("treasure-map.draws")
        self.university_discards = values.of("university.discards")
        self.university_draws = values.of("university.draws")

    def read_zones(self, values: NumberValues) -> None:
        """Set the numbers of boxes, tokens, setups and special steps."""
        self.byzantine_coins = values.of("byzantine-empire.coins")
        self.cold_war_coins = values.of("cold-war.coins")
        self.dark_ages_discards = values.of("dark-ages.discards")
        self.earth_plays = values.of("earth-united.plays")
        self.egypt_money = values.of("alien-egypt.money")
        self.exodus_steps = values.of("exodus.steps")
        self.full_hand = values.of("neolithic-renaissance.hand")
        self.gold_added = values.of("gold-rush.added")
        self.hq_coins = values.of("age-of-atlantis.coins")
        self.informed_crowns = values.of("information-age.crowns")
        self.inquisition_discards = values.of("inquisition.discards")
        self.inquisition_loss = values.of("inquisition.loss")
        self.laurels_coins = values.of("rome-eternal.coins")
        self.mafia_payment = values.of("mafia-city-states.payment")
        self.more_turns = values.of("singularity.turns")
        self.paradise_coins = values.of("primitive-paradise.coins")
        self.poison_discards = values.of("poison-earth.discards")
        self.poison_loss = values.of("poison-earth.loss")
        self.quiet_cards = values.of("quiet-planet.cards")
        self.quiet_picks = values.of("quiet-planet.picks")
        self.sage_draws = values.of("underground-haven.draws")
        self.scrap = values.of("scrapyard-world.scrap")
        self.viking_coins = values.of("viking-america.coins")
        self.y2k_coins = values.of("y2k.coins")
        self.zombie_loss = values.of("zombie-apocalypse.loss")
        self.zombies = values.of("zombie-apocalypse.zombies")

    def told(self, number: int) -> int:
        """Return a number for an event: ABSENT if it is printed, since the words know it."""
        return ABSENT if self.as_printed else number


def _of_cards(values: NumberValues, key: str) -> tuple[int, ...]:
    """Return the numbers on each card."""
    return tuple([values.of(f"{word(card.name)}.{key}") for card in CARDS])
