"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from aevum.core.text import CORE, OR, Arg, Book, Text, counted_list, message_list, name_list

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)

GoodName = Literal["wood", "brick", "wool", "wheat", "ore", "paper", "cloth", "coin"]

BuiltName = Literal[
    "road",
    "village",
    "town",
    "action",
    "warrior",
    "upgrade",
    "activation",
    "fence",
    "medicine",
]

TileName = Literal[
    "wood",
    "brick",
    "wool",
    "wheat",
    "ore",
    "gold",
    "desert",
    "random",
    "fog",
    "sea",
    "wood-port",
    "brick-port",
    "wool-port",
    "wheat-port",
    "ore-port",
    "general-port",
]

PieceName = Literal[
    "road",
    "village",
    "town",
    "fence",
    "action-card",
    "warrior",
    "regular-warrior",
    "strong-warrior",
    "mighty-warrior",
]

ColourName = Literal["science", "trade", "military"]

DeckName = Literal["science", "trade", "military", "basic"]

CardName = Literal[
    "warrior",
    "treasure",
    "road-builder",
    "harvest",
    "monopoly",
    "alchemist",
    "crane",
    "engineer",
    "inventor",
    "irrigation",
    "medicine",
    "mining",
    "printer",
    "green-road-builder",
    "smith",
    "commercial-harbor",
    "master-merchant",
    "merchant",
    "merchant-fleet",
    "resource-monopoly",
    "trade-monopoly",
    "bishop",
    "constitution",
    "deserter",
    "diplomat",
    "intrigue",
    "saboteur",
    "spy",
    "warlord",
    "wedding",
]

WorkName = Literal[
    "granary",
    "guild",
    "barracks",
    "university",
    "lighthouse",
    "arsenal",
    "great-library",
    "great-harbor",
    "great-citadel",
]

FaceName = Literal["science", "trade", "military", "dragon"]

SourceName = Literal[
    "villages",
    "towns",
    "route",
    "army",
    "wonders",
    "slayer",
    "shown",
    "merchant",
    "treasures",
]


def game_summary() -> Text:
    return Text("game-summary", {}, BOOK)


def game_tagline() -> Text:
    return Text("game-tagline", {}, BOOK)


def part_points(*, points: int) -> Text:
    return Text("part-points", {"points": points}, BOOK)


def part_cards(*, cards: int) -> Text:
    return Text("part-cards", {"cards": cards}, BOOK)


def part_roads(*, roads: int) -> Text:
    return Text("part-roads", {"roads": roads}, BOOK)


def part_warriors(*, warriors: int) -> Text:
    return Text("part-warriors", {"warriors": warriors}, BOOK)


def part_actions(*, actions: int) -> Text:
    return Text("part-actions", {"actions": actions}, BOOK)


def part_steps(*, steps: int) -> Text:
    return Text("part-steps", {"steps": steps}, BOOK)


def part_commodities(*, commodities: int) -> Text:
    return Text("part-commodities", {"commodities": commodities}, BOOK)


def part_resources(*, resources: int) -> Text:
    return Text("part-resources", {"resources": resources}, BOOK)


def part_score(*, who: int, n: int) -> Text:
    return Text("part-score", {"who": ("seat", who), "n": n}, BOOK)


def part_offer_own(*, n: int) -> Text:
    return Text("part-offer-own", {"n": n}, BOOK)


def part_offer_counter(*, who: int) -> Text:
    return Text("part-offer-counter", {"who": ("seat", who)}, BOOK)


def part_source(*, source: SourceName) -> Text:
    return Text("part-source", {"source": ("source", source)}, BOOK)


def at_corner(*, on: Sequence[tuple[TileName, int]]) -> Text:
    return Text("at-corner", {"on": counted_list("tile", on)}, BOOK)


def at_border(*, on: Sequence[tuple[TileName, int]]) -> Text:
    return Text("at-border", {"on": counted_list("tile", on)}, BOOK)


def at_tile(*, on: Sequence[tuple[TileName, int]]) -> Text:
    return Text("at-tile", {"on": counted_list("tile", on)}, BOOK)


def say_board() -> Text:
    return Text("say-board", {}, BOOK)


def say_road(*, who: int, at: Arg) -> Text:
    return Text("say-road", {"who": ("seat", who), "at": at}, BOOK)


def say_village(*, who: int, at: Arg) -> Text:
    return Text("say-village", {"who": ("seat", who), "at": at}, BOOK)


def say_town(*, who: int, at: Arg) -> Text:
    return Text("say-town", {"who": ("seat", who), "at": at}, BOOK)


def say_fence(*, who: int, at: Arg) -> Text:
    return Text("say-fence", {"who": ("seat", who), "at": at}, BOOK)


def say_lifts(*, tile: Arg) -> Text:
    return Text("say-lifts", {"tile": tile}, BOOK)


def say_rolls(*, who: int, n: int, red: int, yellow: int) -> Text:
    return Text("say-rolls", {"who": ("seat", who), "n": n, "red": red, "yellow": yellow}, BOOK)


def say_rolls_all(*, who: int, n: int, red: int, yellow: int, face: FaceName) -> Text:
    return Text(
        "say-rolls-all",
        {"who": ("seat", who), "n": n, "red": red, "yellow": yellow, "face": ("face", face)},
        BOOK,
    )


def say_gains(*, who: int, get: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("say-gains", {"who": ("seat", who), "get": counted_list("good", get)}, BOOK)


def say_short(*, good: GoodName) -> Text:
    return Text("say-short", {"good": ("good", good)}, BOOK)


def say_picks(*, who: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("say-picks", {"who": ("seat", who), "goods": counted_list("good", goods)}, BOOK)


def say_again(*, who: int) -> Text:
    return Text("say-again", {"who": ("seat", who)}, BOOK)


def say_ends(*, who: int) -> Text:
    return Text("say-ends", {"who": ("seat", who)}, BOOK)


def say_requests(*, who: int) -> Text:
    return Text("say-requests", {"who": ("seat", who)}, BOOK)


def say_ends_special(*, who: int) -> Text:
    return Text("say-ends-special", {"who": ("seat", who)}, BOOK)


def say_wins(*, who: int, points: int) -> Text:
    return Text("say-wins", {"who": ("seat", who), "points": points}, BOOK)


def say_rounds(*, scores: Sequence[Text]) -> Text:
    return Text("say-rounds", {"scores": message_list(scores)}, BOOK)


def say_discards(*, who: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("say-discards", {"who": ("seat", who), "goods": counted_list("good", goods)}, BOOK)


def say_gives(*, who: int, to: int, cards: int) -> Text:
    return Text("say-gives", {"who": ("seat", who), "to": ("seat", to), "cards": cards}, BOOK)


def say_gave(*, who: int, to: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text(
        "say-gave",
        {"who": ("seat", who), "to": ("seat", to), "goods": counted_list("good", goods)},
        BOOK,
    )


def say_robber(*, who: int, tile: Arg) -> Text:
    return Text("say-robber", {"who": ("seat", who), "tile": tile}, BOOK)


def say_chases(*, who: int, at: Arg) -> Text:
    return Text("say-chases", {"who": ("seat", who), "at": at}, BOOK)


def say_steals(*, who: int, victim: int) -> Text:
    return Text("say-steals", {"who": ("seat", who), "victim": ("seat", victim)}, BOOK)


def say_stole(*, who: int, victim: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text(
        "say-stole",
        {"who": ("seat", who), "victim": ("seat", victim), "goods": counted_list("good", goods)},
        BOOK,
    )


def say_market(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "say-market",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def say_begins(*, who: int) -> Text:
    return Text("say-begins", {"who": ("seat", who)}, BOOK)


def say_drafts(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "say-drafts",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def say_ponders(*, who: int) -> Text:
    return Text("say-ponders", {"who": ("seat", who)}, BOOK)


def say_cancels(*, who: int) -> Text:
    return Text("say-cancels", {"who": ("seat", who)}, BOOK)


def say_offers(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
    n: int,
) -> Text:
    return Text(
        "say-offers",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
            "n": n,
        },
        BOOK,
    )


def say_counters(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "say-counters",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def say_accepts(*, who: int, n: int) -> Text:
    return Text("say-accepts", {"who": ("seat", who), "n": n}, BOOK)


def say_accepts_counter(*, who: int, maker: int) -> Text:
    return Text("say-accepts-counter", {"who": ("seat", who), "maker": ("seat", maker)}, BOOK)


def say_rejects(*, who: int, n: int) -> Text:
    return Text("say-rejects", {"who": ("seat", who), "n": n}, BOOK)


def say_rejects_counter(*, who: int, maker: int) -> Text:
    return Text("say-rejects-counter", {"who": ("seat", who), "maker": ("seat", maker)}, BOOK)


def say_withdraws(*, who: int, n: int) -> Text:
    return Text("say-withdraws", {"who": ("seat", who), "n": n}, BOOK)


def say_withdraws_counter(*, who: int) -> Text:
    return Text("say-withdraws-counter", {"who": ("seat", who)}, BOOK)


def say_void(*, who: int, offer: Text) -> Text:
    return Text("say-void", {"who": ("seat", who), "offer": offer.inner()}, BOOK)


def say_fails(*, who: int) -> Text:
    return Text("say-fails", {"who": ("seat", who)}, BOOK)


def say_trades(
    *,
    who: int,
    partner: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "say-trades",
        {
            "who": ("seat", who),
            "partner": ("seat", partner),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def say_embargo(*, who: int, other: int) -> Text:
    return Text("say-embargo", {"who": ("seat", who), "other": ("seat", other)}, BOOK)


def say_lifts_embargo(*, who: int, other: int) -> Text:
    return Text("say-lifts-embargo", {"who": ("seat", who), "other": ("seat", other)}, BOOK)


def say_buys(*, who: int) -> Text:
    return Text("say-buys", {"who": ("seat", who)}, BOOK)


def say_draws(*, who: int, deck: DeckName) -> Text:
    return Text("say-draws", {"who": ("seat", who), "deck": ("deck", deck)}, BOOK)


def say_chooses_deck(*, who: int, deck: DeckName) -> Text:
    return Text("say-chooses-deck", {"who": ("seat", who), "deck": ("deck", deck)}, BOOK)


def say_empty(*, who: int, deck: DeckName) -> Text:
    return Text("say-empty", {"who": ("seat", who), "deck": ("deck", deck)}, BOOK)


def say_drops(*, who: int, deck: DeckName) -> Text:
    return Text("say-drops", {"who": ("seat", who), "deck": ("deck", deck)}, BOOK)


def say_route_lost(*, who: int) -> Text:
    return Text("say-route-lost", {"who": ("seat", who)}, BOOK)


def say_route(*, who: int, roads: int, points: int) -> Text:
    return Text("say-route", {"who": ("seat", who), "roads": roads, "points": points}, BOOK)


def say_route_taken(*, who: int, loser: int, roads: int, points: int) -> Text:
    return Text(
        "say-route-taken",
        {"who": ("seat", who), "loser": ("seat", loser), "roads": roads, "points": points},
        BOOK,
    )


def say_army(*, who: int, warriors: int, points: int) -> Text:
    return Text("say-army", {"who": ("seat", who), "warriors": warriors, "points": points}, BOOK)


def say_army_taken(*, who: int, loser: int, warriors: int, points: int) -> Text:
    return Text(
        "say-army-taken",
        {"who": ("seat", who), "loser": ("seat", loser), "warriors": warriors, "points": points},
        BOOK,
    )


def say_improves(*, who: int, colour: ColourName, level: int) -> Text:
    return Text(
        "say-improves",
        {"who": ("seat", who), "colour": ("colour", colour), "level": level},
        BOOK,
    )


def say_improves_work(*, who: int, colour: ColourName, level: int, work: WorkName) -> Text:
    return Text(
        "say-improves-work",
        {
            "who": ("seat", who),
            "colour": ("colour", colour),
            "level": level,
            "work": ("work", work),
        },
        BOOK,
    )


def say_wonder(*, who: int, work: WorkName, at: Arg) -> Text:
    return Text("say-wonder", {"who": ("seat", who), "work": ("work", work), "at": at}, BOOK)


def say_great(*, who: int, old: WorkName, new: WorkName) -> Text:
    return Text(
        "say-great",
        {"who": ("seat", who), "old": ("work", old), "new": ("work", new)},
        BOOK,
    )


def say_warrior(*, who: int, at: Arg) -> Text:
    return Text("say-warrior", {"who": ("seat", who), "at": at}, BOOK)


def say_activates(*, who: int, at: Arg) -> Text:
    return Text("say-activates", {"who": ("seat", who), "at": at}, BOOK)


def say_upgrades(*, who: int, at: Arg, piece: PieceName) -> Text:
    return Text("say-upgrades", {"who": ("seat", who), "at": at, "piece": ("piece", piece)}, BOOK)


def say_sets_out(*, who: int, at: Arg) -> Text:
    return Text("say-sets-out", {"who": ("seat", who), "at": at}, BOOK)


def say_marches(*, who: int, at: Arg, goal: Arg) -> Text:
    return Text("say-marches", {"who": ("seat", who), "at": at, "goal": goal}, BOOK)


def say_displaced(*, who: int, at: Arg) -> Text:
    return Text("say-displaced", {"who": ("seat", who), "at": at}, BOOK)


def say_retreats(*, who: int, at: Arg, goal: Arg) -> Text:
    return Text("say-retreats", {"who": ("seat", who), "at": at, "goal": goal}, BOOK)


def say_lost(*, who: int, at: Arg) -> Text:
    return Text("say-lost", {"who": ("seat", who), "at": at}, BOOK)


def say_dragon(*, steps: int) -> Text:
    return Text("say-dragon", {"steps": steps}, BOOK)


def say_battle_won(*, dragon: int, warriors: int, forces: Sequence[Text]) -> Text:
    return Text(
        "say-battle-won",
        {"dragon": dragon, "warriors": warriors, "forces": message_list(forces)},
        BOOK,
    )


def say_battle_lost(*, dragon: int, warriors: int, forces: Sequence[Text]) -> Text:
    return Text(
        "say-battle-lost",
        {"dragon": dragon, "warriors": warriors, "forces": message_list(forces)},
        BOOK,
    )


def say_battle_won_alone(*, dragon: int) -> Text:
    return Text("say-battle-won-alone", {"dragon": dragon}, BOOK)


def say_battle_lost_alone(*, dragon: int) -> Text:
    return Text("say-battle-lost-alone", {"dragon": dragon}, BOOK)


def say_slayer(*, who: int, points: int) -> Text:
    return Text("say-slayer", {"who": ("seat", who), "points": points}, BOOK)


def say_razed(*, who: int, at: Arg) -> Text:
    return Text("say-razed", {"who": ("seat", who), "at": at}, BOOK)


def say_plays(*, who: int, card: CardName) -> Text:
    return Text("say-plays", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_drew(*, who: int, card: CardName) -> Text:
    return Text("say-drew", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_dropped(*, who: int, card: CardName) -> Text:
    return Text("say-dropped", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_shows(*, who: int, card: CardName, points: int) -> Text:
    return Text("say-shows", {"who": ("seat", who), "card": ("card", card), "points": points}, BOOK)


def say_conjures(*, who: int, red: int, yellow: int) -> Text:
    return Text("say-conjures", {"who": ("seat", who), "red": red, "yellow": yellow}, BOOK)


def say_invents(*, who: int, tile: Arg) -> Text:
    return Text("say-invents", {"who": ("seat", who), "tile": tile}, BOOK)


def say_swaps(*, who: int, one: Arg, other: Arg) -> Text:
    return Text("say-swaps", {"who": ("seat", who), "one": one, "other": other}, BOOK)


def say_merchant(*, who: int, tile: Arg) -> Text:
    return Text("say-merchant", {"who": ("seat", who), "tile": tile}, BOOK)


def say_takes_up_road(*, who: int, at: Arg) -> Text:
    return Text("say-takes-up-road", {"who": ("seat", who), "at": at}, BOOK)


def say_removes_road(*, who: int, owner: int, at: Arg) -> Text:
    return Text(
        "say-removes-road",
        {"who": ("seat", who), "owner": ("seat", owner), "at": at},
        BOOK,
    )


def say_lures(*, who: int, victim: int) -> Text:
    return Text("say-lures", {"who": ("seat", who), "victim": ("seat", victim)}, BOOK)


def say_deserts(*, who: int, at: Arg) -> Text:
    return Text("say-deserts", {"who": ("seat", who), "at": at}, BOOK)


def say_enlists(*, who: int, at: Arg, piece: PieceName) -> Text:
    return Text("say-enlists", {"who": ("seat", who), "at": at, "piece": ("piece", piece)}, BOOK)


def say_warlord(*, who: int, strength: int) -> Text:
    return Text("say-warlord", {"who": ("seat", who), "strength": strength}, BOOK)


def say_reaps_nothing(*, who: int, good: GoodName) -> Text:
    return Text("say-reaps-nothing", {"who": ("seat", who), "good": ("good", good)}, BOOK)


def say_names(*, who: int, good: GoodName) -> Text:
    return Text("say-names", {"who": ("seat", who), "good": ("good", good)}, BOOK)


def say_fleet(*, who: int, n: int, good: GoodName) -> Text:
    return Text("say-fleet", {"who": ("seat", who), "n": n, "good": ("good", good)}, BOOK)


def say_visits(*, who: int, other: int) -> Text:
    return Text("say-visits", {"who": ("seat", who), "other": ("seat", other)}, BOOK)


def say_harbor(*, who: int, other: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text(
        "say-harbor",
        {"who": ("seat", who), "other": ("seat", other), "goods": counted_list("good", goods)},
        BOOK,
    )


def say_no_commodity(*, who: int) -> Text:
    return Text("say-no-commodity", {"who": ("seat", who)}, BOOK)


def say_has_commodity(*, who: int) -> Text:
    return Text("say-has-commodity", {"who": ("seat", who)}, BOOK)


def say_swapped(
    *,
    who: int,
    other: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "say-swapped",
        {
            "who": ("seat", who),
            "other": ("seat", other),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def say_looks(*, who: int, other: int) -> Text:
    return Text("say-looks", {"who": ("seat", who), "other": ("seat", other)}, BOOK)


def say_looked(*, who: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("say-looked", {"who": ("seat", who), "goods": counted_list("good", goods)}, BOOK)


def say_spies(*, who: int, other: int) -> Text:
    return Text("say-spies", {"who": ("seat", who), "other": ("seat", other)}, BOOK)


def say_spied(*, who: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("say-spied", {"who": ("seat", who), "cards": counted_list("card", cards)}, BOOK)


def say_takes_action(*, who: int, victim: int) -> Text:
    return Text("say-takes-action", {"who": ("seat", who), "victim": ("seat", victim)}, BOOK)


def say_took_action(*, who: int, victim: int, card: CardName) -> Text:
    return Text(
        "say-took-action",
        {"who": ("seat", who), "victim": ("seat", victim), "card": ("card", card)},
        BOOK,
    )


def ask_sealed() -> Text:
    return Text("ask-sealed", {}, BOOK)


def ask_sealed_final() -> Text:
    return Text("ask-sealed-final", {}, BOOK)


def ask_roll() -> Text:
    return Text("ask-roll", {}, BOOK)


def ask_roll_or_play() -> Text:
    return Text("ask-roll-or-play", {}, BOOK)


def ask_turn() -> Text:
    return Text("ask-turn", {}, BOOK)


def ask_special() -> Text:
    return Text("ask-special", {}, BOOK)


def ask_draft(
    *,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "ask-draft",
        {"give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def ask_counter_draft(
    *,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "ask-counter-draft",
        {"give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def ask_deal() -> Text:
    return Text("ask-deal", {}, BOOK)


def ask_rejected() -> Text:
    return Text("ask-rejected", {}, BOOK)


def ask_wait(*, who: int) -> Text:
    return Text("ask-wait", {"who": ("seat", who)}, BOOK)


def ask_answer() -> Text:
    return Text("ask-answer", {}, BOOK)


def ask_accept_reject() -> Text:
    return Text("ask-accept-reject", {}, BOOK)


def ask_accept_counter() -> Text:
    return Text("ask-accept-counter", {}, BOOK)


def ask_reject_counter() -> Text:
    return Text("ask-reject-counter", {}, BOOK)


def ask_accept() -> Text:
    return Text("ask-accept", {}, BOOK)


def ask_reject() -> Text:
    return Text("ask-reject", {}, BOOK)


def ask_counter() -> Text:
    return Text("ask-counter", {}, BOOK)


def ask_talk_build(*, who: int) -> Text:
    return Text("ask-talk-build", {"who": ("seat", who)}, BOOK)


def ask_talk(*, who: int) -> Text:
    return Text("ask-talk", {"who": ("seat", who)}, BOOK)


def ask_first_village() -> Text:
    return Text("ask-first-village", {}, BOOK)


def ask_second_village(*, cards: int) -> Text:
    return Text("ask-second-village", {"cards": cards}, BOOK)


def ask_first_town(*, cards: int) -> Text:
    return Text("ask-first-town", {"cards": cards}, BOOK)


def ask_first_road(*, piece: PieceName) -> Text:
    return Text("ask-first-road", {"piece": ("piece", piece)}, BOOK)


def ask_discard_seven(*, n: int, cards: int) -> Text:
    return Text("ask-discard-seven", {"n": n, "cards": cards}, BOOK)


def ask_discard(*, n: int, cards: int) -> Text:
    return Text("ask-discard", {"n": n, "cards": cards}, BOOK)


def ask_discard_more(*, n: int, cards: int) -> Text:
    return Text("ask-discard-more", {"n": n, "cards": cards}, BOOK)


def ask_give_away(*, cards: int, to: int) -> Text:
    return Text("ask-give-away", {"cards": cards, "to": ("seat", to)}, BOOK)


def ask_robber() -> Text:
    return Text("ask-robber", {}, BOOK)


def ask_victim(*, tile: Arg) -> Text:
    return Text("ask-victim", {"tile": tile}, BOOK)


def ask_wonder(*, work: WorkName) -> Text:
    return Text("ask-wonder", {"work": ("work", work)}, BOOK)


def ask_lose_town() -> Text:
    return Text("ask-lose-town", {}, BOOK)


def ask_march(*, piece: PieceName, where: Arg) -> Text:
    return Text("ask-march", {"piece": ("piece", piece), "where": where}, BOOK)


def ask_retreat(*, piece: PieceName, where: Arg) -> Text:
    return Text("ask-retreat", {"piece": ("piece", piece), "where": where}, BOOK)


def ask_pick(*, n: int) -> Text:
    return Text("ask-pick", {"n": n}, BOOK)


def ask_where() -> Text:
    return Text("ask-where", {}, BOOK)


def ask_drop_action() -> Text:
    return Text("ask-drop-action", {}, BOOK)


def ask_deck() -> Text:
    return Text("ask-deck", {}, BOOK)


def ask_name_resource() -> Text:
    return Text("ask-name-resource", {}, BOOK)


def ask_name_commodity() -> Text:
    return Text("ask-name-commodity", {}, BOOK)


def ask_fleet(*, n: int) -> Text:
    return Text("ask-fleet", {"n": n}, BOOK)


def ask_free_road(*, n: int) -> Text:
    return Text("ask-free-road", {"n": n}, BOOK)


def ask_move_road() -> Text:
    return Text("ask-move-road", {}, BOOK)


def ask_dice() -> Text:
    return Text("ask-dice", {}, BOOK)


def ask_crane(*, commodities: int) -> Text:
    return Text("ask-crane", {"commodities": commodities}, BOOK)


def ask_fence() -> Text:
    return Text("ask-fence", {}, BOOK)


def ask_medicine() -> Text:
    return Text("ask-medicine", {}, BOOK)


def ask_intrigue() -> Text:
    return Text("ask-intrigue", {}, BOOK)


def ask_smith() -> Text:
    return Text("ask-smith", {}, BOOK)


def ask_smith_second() -> Text:
    return Text("ask-smith-second", {}, BOOK)


def ask_dismiss() -> Text:
    return Text("ask-dismiss", {}, BOOK)


def ask_enlist(*, piece: PieceName) -> Text:
    return Text("ask-enlist", {"piece": ("piece", piece)}, BOOK)


def ask_merchant() -> Text:
    return Text("ask-merchant", {}, BOOK)


def ask_inventor() -> Text:
    return Text("ask-inventor", {}, BOOK)


def ask_inventor_second(*, number: int, tile: TileName) -> Text:
    return Text("ask-inventor-second", {"number": number, "tile": ("tile", tile)}, BOOK)


def ask_harbor() -> Text:
    return Text("ask-harbor", {}, BOOK)


def ask_look() -> Text:
    return Text("ask-look", {}, BOOK)


def ask_deserter() -> Text:
    return Text("ask-deserter", {}, BOOK)


def ask_spy() -> Text:
    return Text("ask-spy", {}, BOOK)


def ask_take(*, who: int, n: int) -> Text:
    return Text("ask-take", {"who": ("seat", who), "n": n}, BOOK)


def ask_offer_resource(*, who: int) -> Text:
    return Text("ask-offer-resource", {"who": ("seat", who)}, BOOK)


def ask_give_commodity(*, who: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text(
        "ask-give-commodity",
        {"who": ("seat", who), "goods": counted_list("good", goods)},
        BOOK,
    )


def ask_remove_road() -> Text:
    return Text("ask-remove-road", {}, BOOK)


def ask_take_action(*, who: int) -> Text:
    return Text("ask-take-action", {"who": ("seat", who)}, BOOK)


def note_accepted(*, who: Sequence[int], offer: Text) -> Text:
    return Text("note-accepted", {"who": name_list("seat", who), "offer": offer.inner()}, BOOK)


def note_countered(
    *,
    who: int,
    get: Sequence[tuple[GoodName, int]],
    give: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-countered",
        {
            "who": ("seat", who),
            "get": counted_list("good", get),
            "give": counted_list("good", give),
        },
        BOOK,
    )


def note_rejected(*, offers: Sequence[Text]) -> Text:
    return Text("note-rejected", {"offers": message_list(offers)}, BOOK)


def note_offered(
    *,
    n: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-offered",
        {"n": n, "give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def note_offered_accepted(
    *,
    n: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-offered-accepted",
        {"n": n, "give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def note_offered_rejected(
    *,
    n: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-offered-rejected",
        {"n": n, "give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def note_counter(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-counter",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def note_counter_accepted(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-counter-accepted",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def note_counter_rejected(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-counter-rejected",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def note_reroll() -> Text:
    return Text("note-reroll", {}, BOOK)


def note_dragon_won() -> Text:
    return Text("note-dragon-won", {}, BOOK)


def note_fog_gold() -> Text:
    return Text("note-fog-gold", {}, BOOK)


def note_market_too(
    *,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-market-too",
        {"give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def note_too_many(*, actions: int, limit: int) -> Text:
    return Text("note-too-many", {"actions": actions, "limit": limit}, BOOK)


def note_thanks() -> Text:
    return Text("note-thanks", {}, BOOK)


def note_all_of_it() -> Text:
    return Text("note-all-of-it", {}, BOOK)


def note_each_gives(*, n: int) -> Text:
    return Text("note-each-gives", {"n": n}, BOOK)


def note_lured(*, who: int) -> Text:
    return Text("note-lured", {"who": ("seat", who)}, BOOK)


def note_will_be_active() -> Text:
    return Text("note-will-be-active", {}, BOOK)


def note_will_be_inactive() -> Text:
    return Text("note-will-be-inactive", {}, BOOK)


def move_roll() -> Text:
    return Text("move-roll", {}, BOOK)


def move_end() -> Text:
    return Text("move-end", {}, BOOK)


def move_end_special() -> Text:
    return Text("move-end-special", {}, BOOK)


def move_buy() -> Text:
    return Text("move-buy", {}, BOOK)


def move_request() -> Text:
    return Text("move-request", {}, BOOK)


def move_wait() -> Text:
    return Text("move-wait", {}, BOOK)


def move_retract() -> Text:
    return Text("move-retract", {}, BOOK)


def move_road(*, where: Arg) -> Text:
    return Text("move-road", {"where": where}, BOOK)


def move_village(*, where: Arg) -> Text:
    return Text("move-village", {"where": where}, BOOK)


def move_town(*, where: Arg) -> Text:
    return Text("move-town", {"where": where}, BOOK)


def move_fence(*, where: Arg) -> Text:
    return Text("move-fence", {"where": where}, BOOK)


def move_improve(*, colour: ColourName, level: int) -> Text:
    return Text("move-improve", {"colour": ("colour", colour), "level": level}, BOOK)


def move_warrior(*, where: Arg) -> Text:
    return Text("move-warrior", {"where": where}, BOOK)


def move_activate(*, piece: PieceName, where: Arg) -> Text:
    return Text("move-activate", {"piece": ("piece", piece), "where": where}, BOOK)


def move_upgrade(*, piece: PieceName, where: Arg) -> Text:
    return Text("move-upgrade", {"piece": ("piece", piece), "where": where}, BOOK)


def move_march(*, piece: PieceName, where: Arg) -> Text:
    return Text("move-march", {"piece": ("piece", piece), "where": where}, BOOK)


def move_chase(*, piece: PieceName, where: Arg, tile: Arg) -> Text:
    return Text("move-chase", {"piece": ("piece", piece), "where": where, "tile": tile}, BOOK)


def move_play(*, card: CardName) -> Text:
    return Text("move-play", {"card": ("card", card)}, BOOK)


def move_market(
    *,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "move-market",
        {"give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def move_offer() -> Text:
    return Text("move-offer", {}, BOOK)


def move_counter(*, who: int) -> Text:
    return Text("move-counter", {"who": ("seat", who)}, BOOK)


def move_embargo(*, who: int) -> Text:
    return Text("move-embargo", {"who": ("seat", who)}, BOOK)


def move_lift(*, who: int) -> Text:
    return Text("move-lift", {"who": ("seat", who)}, BOOK)


def move_send(
    *,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "move-send",
        {"give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def move_cancel() -> Text:
    return Text("move-cancel", {}, BOOK)


def move_with_players() -> Text:
    return Text("move-with-players", {}, BOOK)


def move_give(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("move-give", {"goods": counted_list("good", goods)}, BOOK)


def move_ask(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("move-ask", {"goods": counted_list("good", goods)}, BOOK)


def move_deal(
    *,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
    who: int,
) -> Text:
    return Text(
        "move-deal",
        {
            "give": counted_list("good", give),
            "get": counted_list("good", get),
            "who": ("seat", who),
        },
        BOOK,
    )


def move_withdraw(*, offer: Text) -> Text:
    return Text("move-withdraw", {"offer": offer.inner()}, BOOK)


def move_accept(*, offer: Text) -> Text:
    return Text("move-accept", {"offer": offer.inner()}, BOOK)


def move_reject(*, offer: Text) -> Text:
    return Text("move-reject", {"offer": offer.inner()}, BOOK)


def move_offer_whole(
    *,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "move-offer-whole",
        {"give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def move_counter_whole(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "move-counter-whole",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def move_discard(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("move-discard", {"goods": counted_list("good", goods)}, BOOK)


def move_give_away(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("move-give-away", {"goods": counted_list("good", goods)}, BOOK)


def move_wonder(*, work: WorkName, where: Arg) -> Text:
    return Text("move-wonder", {"work": ("work", work), "where": where}, BOOK)


def move_lose_town(*, where: Arg) -> Text:
    return Text("move-lose-town", {"where": where}, BOOK)


def move_lose_fenced(*, where: Arg) -> Text:
    return Text("move-lose-fenced", {"where": where}, BOOK)


def move_march_to(*, where: Arg) -> Text:
    return Text("move-march-to", {"where": where}, BOOK)


def move_retreat(*, where: Arg) -> Text:
    return Text("move-retreat", {"where": where}, BOOK)


def move_drive(*, owner: int, piece: PieceName, where: Arg) -> Text:
    return Text(
        "move-drive",
        {"owner": ("seat", owner), "piece": ("piece", piece), "where": where},
        BOOK,
    )


def move_medicine(*, where: Arg) -> Text:
    return Text("move-medicine", {"where": where}, BOOK)


def move_dismiss(*, piece: PieceName, where: Arg) -> Text:
    return Text("move-dismiss", {"piece": ("piece", piece), "where": where}, BOOK)


def move_enlist(*, where: Arg) -> Text:
    return Text("move-enlist", {"where": where}, BOOK)


def move_remove_road(*, owner: int, where: Arg) -> Text:
    return Text("move-remove-road", {"owner": ("seat", owner), "where": where}, BOOK)


def move_robber(*, tile: Arg) -> Text:
    return Text("move-robber", {"tile": tile}, BOOK)


def move_merchant(*, tile: Arg) -> Text:
    return Text("move-merchant", {"tile": tile}, BOOK)


def move_number(*, tile: Arg) -> Text:
    return Text("move-number", {"tile": tile}, BOOK)


def move_tile(*, tile: Arg) -> Text:
    return Text("move-tile", {"tile": tile}, BOOK)


def move_corner(*, where: Arg) -> Text:
    return Text("move-corner", {"where": where}, BOOK)


def move_rob(*, who: int) -> Text:
    return Text("move-rob", {"who": ("seat", who)}, BOOK)


def move_player(*, who: int) -> Text:
    return Text("move-player", {"who": ("seat", who)}, BOOK)


def move_take(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("move-take", {"goods": counted_list("good", goods)}, BOOK)


def move_name(*, good: GoodName) -> Text:
    return Text("move-name", {"good": ("good", good)}, BOOK)


def move_offer_good(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("move-offer-good", {"goods": counted_list("good", goods)}, BOOK)


def move_put_back(*, card: CardName) -> Text:
    return Text("move-put-back", {"card": ("card", card)}, BOOK)


def move_take_card(*, card: CardName) -> Text:
    return Text("move-take-card", {"card": ("card", card)}, BOOK)


def move_draw(*, deck: DeckName) -> Text:
    return Text("move-draw", {"deck": ("deck", deck)}, BOOK)


def move_dice(*, red: int, yellow: int) -> Text:
    return Text("move-dice", {"red": red, "yellow": yellow}, BOOK)


def move_stop() -> Text:
    return Text("move-stop", {}, BOOK)


def move_stop_smith() -> Text:
    return Text("move-stop-smith", {}, BOOK)


def move_stop_enlist() -> Text:
    return Text("move-stop-enlist", {}, BOOK)


def note_left(*, n: int) -> Text:
    return Text("note-left", {"n": n}, BOOK)


def note_free() -> Text:
    return Text("note-free", {}, BOOK)


def note_joins() -> Text:
    return Text("note-joins", {}, BOOK)


def note_towards(*, tiles: Sequence[tuple[TileName, int]]) -> Text:
    return Text("note-towards", {"tiles": counted_list("tile", tiles)}, BOOK)


def note_along_sea() -> Text:
    return Text("note-along-sea", {}, BOOK)


def note_pips(*, pips: int) -> Text:
    return Text("note-pips", {"pips": pips}, BOOK)


def note_limit(*, n: int) -> Text:
    return Text("note-limit", {"n": n}, BOOK)


def note_work(*, work: WorkName) -> Text:
    return Text("note-work", {"work": ("work", work)}, BOOK)


def note_wonder(*, work: WorkName, points: int) -> Text:
    return Text("note-wonder", {"work": ("work", work), "points": points}, BOOK)


def note_great(*, work: WorkName) -> Text:
    return Text("note-great", {"work": ("work", work)}, BOOK)


def note_becomes(*, piece: PieceName) -> Text:
    return Text("note-becomes", {"piece": ("piece", piece)}, BOOK)


def note_total(*, n: int) -> Text:
    return Text("note-total", {"n": n}, BOOK)


def note_by_offer(*, offer: Text) -> Text:
    return Text("note-by-offer", {"offer": offer.inner()}, BOOK)


def note_terms(
    *,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "note-terms",
        {"give": counted_list("good", give), "get": counted_list("good", get)},
        BOOK,
    )


def note_active() -> Text:
    return Text("note-active", {}, BOOK)


def note_inactive() -> Text:
    return Text("note-inactive", {}, BOOK)


def note_blocks(*, who: Sequence[int]) -> Text:
    return Text("note-blocks", {"who": name_list("seat", who)}, BOOK)


def note_blocks_nobody() -> Text:
    return Text("note-blocks-nobody", {}, BOOK)


def note_ratio(*, n: int, good: GoodName) -> Text:
    return Text("note-ratio", {"n": n, "good": ("good", good)}, BOOK)


def note_cards(*, cards: int) -> Text:
    return Text("note-cards", {"cards": cards}, BOOK)


def note_points_cards(*, points: int, cards: int) -> Text:
    return Text("note-points-cards", {"points": points, "cards": cards}, BOOK)


def note_actions(*, actions: int) -> Text:
    return Text("note-actions", {"actions": actions}, BOOK)


def note_warriors(*, warriors: int) -> Text:
    return Text("note-warriors", {"warriors": warriors}, BOOK)


def note_you_have(*, n: int) -> Text:
    return Text("note-you-have", {"n": n}, BOOK)


def note_they_have(*, n: int) -> Text:
    return Text("note-they-have", {"n": n}, BOOK)


def note_in_market(*, n: int) -> Text:
    return Text("note-in-market", {"n": n}, BOOK)


def note_roll(*, n: int) -> Text:
    return Text("note-roll", {"n": n}, BOOK)


def undo_end() -> Text:
    return Text("undo-end", {}, BOOK)


def undo_offer() -> Text:
    return Text("undo-offer", {}, BOOK)


def undo_counter() -> Text:
    return Text("undo-counter", {}, BOOK)


def undo_send() -> Text:
    return Text("undo-send", {}, BOOK)


def undo_cancel() -> Text:
    return Text("undo-cancel", {}, BOOK)


def undo_request() -> Text:
    return Text("undo-request", {}, BOOK)


def undo_market_trade() -> Text:
    return Text("undo-market-trade", {}, BOOK)


def undo_player_trade() -> Text:
    return Text("undo-player-trade", {}, BOOK)


def undo_stop() -> Text:
    return Text("undo-stop", {}, BOOK)


def undo_road(*, at: Arg) -> Text:
    return Text("undo-road", {"at": at}, BOOK)


def undo_village(*, at: Arg) -> Text:
    return Text("undo-village", {"at": at}, BOOK)


def undo_town(*, at: Arg) -> Text:
    return Text("undo-town", {"at": at}, BOOK)


def undo_fence(*, at: Arg) -> Text:
    return Text("undo-fence", {"at": at}, BOOK)


def undo_warrior(*, at: Arg) -> Text:
    return Text("undo-warrior", {"at": at}, BOOK)


def undo_activate(*, at: Arg) -> Text:
    return Text("undo-activate", {"at": at}, BOOK)


def undo_upgrade(*, at: Arg) -> Text:
    return Text("undo-upgrade", {"at": at}, BOOK)


def undo_march(*, at: Arg) -> Text:
    return Text("undo-march", {"at": at}, BOOK)


def undo_chase(*, at: Arg) -> Text:
    return Text("undo-chase", {"at": at}, BOOK)


def undo_corner(*, at: Arg) -> Text:
    return Text("undo-corner", {"at": at}, BOOK)


def undo_tile(*, tile: Arg) -> Text:
    return Text("undo-tile", {"tile": tile}, BOOK)


def undo_market(*, give: GoodName, get: GoodName) -> Text:
    return Text("undo-market", {"give": ("good", give), "get": ("good", get)}, BOOK)


def undo_give(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("undo-give", {"goods": counted_list("good", goods)}, BOOK)


def undo_ask(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("undo-ask", {"goods": counted_list("good", goods)}, BOOK)


def undo_card(*, good: GoodName) -> Text:
    return Text("undo-card", {"good": ("good", good)}, BOOK)


def undo_withdraw(*, offer: Text) -> Text:
    return Text("undo-withdraw", {"offer": offer.inner()}, BOOK)


def undo_accept(*, offer: Text) -> Text:
    return Text("undo-accept", {"offer": offer.inner()}, BOOK)


def undo_reject(*, offer: Text) -> Text:
    return Text("undo-reject", {"offer": offer.inner()}, BOOK)


def undo_embargo(*, who: int) -> Text:
    return Text("undo-embargo", {"who": ("seat", who)}, BOOK)


def undo_lift(*, who: int) -> Text:
    return Text("undo-lift", {"who": ("seat", who)}, BOOK)


def undo_player(*, who: int) -> Text:
    return Text("undo-player", {"who": ("seat", who)}, BOOK)


def undo_improve(*, colour: ColourName) -> Text:
    return Text("undo-improve", {"colour": ("colour", colour)}, BOOK)


def undo_action(*, card: CardName) -> Text:
    return Text("undo-action", {"card": ("card", card)}, BOOK)


def no_such_move() -> Text:
    return Text("no-such-move", {}, BOOK)


def no_over() -> Text:
    return Text("no-over", {}, BOOK)


def no_chance() -> Text:
    return Text("no-chance", {}, BOOK)


def no_wait_answer() -> Text:
    return Text("no-wait-answer", {}, BOOK)


def no_pass() -> Text:
    return Text("no-pass", {}, BOOK)


def no_retract() -> Text:
    return Text("no-retract", {}, BOOK)


def no_first_answer(*, question: Text) -> Text:
    return Text("no-first-answer", {"question": question.inner()}, BOOK)


def no_chance_first() -> Text:
    return Text("no-chance-first", {}, BOOK)


def no_sealed() -> Text:
    return Text("no-sealed", {}, BOOK)


def no_sealed_final() -> Text:
    return Text("no-sealed-final", {}, BOOK)


def no_their_choice(*, who: int) -> Text:
    return Text("no-their-choice", {"who": ("seat", who)}, BOOK)


def no_special_table() -> Text:
    return Text("no-special-table", {}, BOOK)


def no_special_early(*, who: int) -> Text:
    return Text("no-special-early", {"who": ("seat", who)}, BOOK)


def no_only_turn(*, who: int) -> Text:
    return Text("no-only-turn", {"who": ("seat", who)}, BOOK)


def no_turn(*, who: int) -> Text:
    return Text("no-turn", {"who": ("seat", who)}, BOOK)


def no_roll_first() -> Text:
    return Text("no-roll-first", {}, BOOK)


def no_special_only() -> Text:
    return Text("no-special-only", {}, BOOK)


def no_special_roll() -> Text:
    return Text("no-special-roll", {}, BOOK)


def no_drafting() -> Text:
    return Text("no-drafting", {}, BOOK)


def no_counter_drafting() -> Text:
    return Text("no-counter-drafting", {}, BOOK)


def no_rolled() -> Text:
    return Text("no-rolled", {}, BOOK)


def no_draft() -> Text:
    return Text("no-draft", {}, BOOK)


def no_counter_draft() -> Text:
    return Text("no-counter-draft", {}, BOOK)


def no_own_request() -> Text:
    return Text("no-own-request", {}, BOOK)


def no_own_embargo() -> Text:
    return Text("no-own-embargo", {}, BOOK)


def no_own_counter() -> Text:
    return Text("no-own-counter", {}, BOOK)


def no_own_answer() -> Text:
    return Text("no-own-answer", {}, BOOK)


def no_not_asked() -> Text:
    return Text("no-not-asked", {}, BOOK)


def no_such_corner(*, n: int, last: int) -> Text:
    return Text("no-such-corner", {"n": n, "last": last}, BOOK)


def no_such_border(*, n: int, last: int) -> Text:
    return Text("no-such-border", {"n": n, "last": last}, BOOK)


def no_such_tile(*, n: int, last: int) -> Text:
    return Text("no-such-tile", {"n": n, "last": last}, BOOK)


def no_such_player(*, n: int) -> Text:
    return Text("no-such-player", {"n": n}, BOOK)


def no_wrong_piece(*, wanted: PieceName, given: PieceName) -> Text:
    return Text("no-wrong-piece", {"wanted": ("piece", wanted), "given": ("piece", given)}, BOOK)


def no_place_first(*, piece: PieceName) -> Text:
    return Text("no-place-first", {"piece": ("piece", piece)}, BOOK)


def no_setup_fog() -> Text:
    return Text("no-setup-fog", {}, BOOK)


def no_setup_closed() -> Text:
    return Text("no-setup-closed", {}, BOOK)


def no_setup_road() -> Text:
    return Text("no-setup-road", {}, BOOK)


def no_first_road_there(*, borders: Sequence[Text]) -> Text:
    return Text("no-first-road-there", {"borders": message_list(borders, OR)}, BOOK)


def no_first_road(*, borders: Sequence[Text]) -> Text:
    return Text("no-first-road", {"borders": message_list(borders, OR)}, BOOK)


def part_border(*, where: Arg) -> Text:
    return Text("part-border", {"where": where}, BOOK)


def no_cost(
    *,
    piece: PieceName,
    cost: Sequence[tuple[GoodName, int]],
    missing: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "no-cost",
        {
            "piece": ("piece", piece),
            "cost": counted_list("good", cost),
            "missing": counted_list("good", missing),
        },
        BOOK,
    )


def no_cost_activate(
    *,
    cost: Sequence[tuple[GoodName, int]],
    missing: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "no-cost-activate",
        {"cost": counted_list("good", cost), "missing": counted_list("good", missing)},
        BOOK,
    )


def no_cost_upgrade(
    *,
    cost: Sequence[tuple[GoodName, int]],
    missing: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "no-cost-upgrade",
        {"cost": counted_list("good", cost), "missing": counted_list("good", missing)},
        BOOK,
    )


def no_cost_medicine(
    *,
    cost: Sequence[tuple[GoodName, int]],
    missing: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "no-cost-medicine",
        {"cost": counted_list("good", cost), "missing": counted_list("good", missing)},
        BOOK,
    )


def no_pieces_left(*, n: int, piece: PieceName) -> Text:
    return Text("no-pieces-left", {"n": n, "piece": ("piece", piece)}, BOOK)


def no_pieces_ever(*, piece: PieceName) -> Text:
    return Text("no-pieces-ever", {"piece": ("piece", piece)}, BOOK)


def no_road_taken(*, owner: int) -> Text:
    return Text("no-road-taken", {"owner": ("seat", owner)}, BOOK)


def no_road_blocked(*, owner: int, piece: PieceName, where: Arg) -> Text:
    return Text(
        "no-road-blocked",
        {"owner": ("seat", owner), "piece": ("piece", piece), "where": where},
        BOOK,
    )


def no_road_apart() -> Text:
    return Text("no-road-apart", {}, BOOK)


def no_village_reach() -> Text:
    return Text("no-village-reach", {}, BOOK)


def no_village_road() -> Text:
    return Text("no-village-road", {}, BOOK)


def no_corner_taken(*, owner: int, piece: PieceName) -> Text:
    return Text("no-corner-taken", {"owner": ("seat", owner), "piece": ("piece", piece)}, BOOK)


def no_too_close(*, owner: int, piece: PieceName, where: Arg) -> Text:
    return Text(
        "no-too-close",
        {"owner": ("seat", owner), "piece": ("piece", piece), "where": where},
        BOOK,
    )


def no_fog_corner() -> Text:
    return Text("no-fog-corner", {}, BOOK)


def no_town_already() -> Text:
    return Text("no-town-already", {}, BOOK)


def no_town_village() -> Text:
    return Text("no-town-village", {}, BOOK)


def no_fence_mode() -> Text:
    return Text("no-fence-mode", {}, BOOK)


def no_fence_town() -> Text:
    return Text("no-fence-town", {}, BOOK)


def no_fence_already() -> Text:
    return Text("no-fence-already", {}, BOOK)


def no_buy_mode() -> Text:
    return Text("no-buy-mode", {}, BOOK)


def no_deck_empty() -> Text:
    return Text("no-deck-empty", {}, BOOK)


def no_improve_mode() -> Text:
    return Text("no-improve-mode", {}, BOOK)


def no_improve_top(*, colour: ColourName, level: int) -> Text:
    return Text("no-improve-top", {"colour": ("colour", colour), "level": level}, BOOK)


def no_improve_town() -> Text:
    return Text("no-improve-town", {}, BOOK)


def no_improve_cost(
    *,
    colour: ColourName,
    level: int,
    cost: Sequence[tuple[GoodName, int]],
    held: int,
) -> Text:
    return Text(
        "no-improve-cost",
        {
            "colour": ("colour", colour),
            "level": level,
            "cost": counted_list("good", cost),
            "held": held,
        },
        BOOK,
    )


def no_improve_wonder() -> Text:
    return Text("no-improve-wonder", {}, BOOK)


def no_warrior_mode() -> Text:
    return Text("no-warrior-mode", {}, BOOK)


def no_warrior_here() -> Text:
    return Text("no-warrior-here", {}, BOOK)


def no_warrior_active() -> Text:
    return Text("no-warrior-active", {}, BOOK)


def no_warrior_road() -> Text:
    return Text("no-warrior-road", {}, BOOK)


def no_warrior_top() -> Text:
    return Text("no-warrior-top", {}, BOOK)


def no_warrior_barracks(*, level: int) -> Text:
    return Text("no-warrior-barracks", {"level": level}, BOOK)


def no_warrior_inactive(*, piece: PieceName) -> Text:
    return Text("no-warrior-inactive", {"piece": ("piece", piece)}, BOOK)


def no_warrior_roused(*, piece: PieceName) -> Text:
    return Text("no-warrior-roused", {"piece": ("piece", piece)}, BOOK)


def no_warrior_chase(*, piece: PieceName, tile: Arg) -> Text:
    return Text("no-warrior-chase", {"piece": ("piece", piece), "tile": tile}, BOOK)


def no_warrior_march(*, piece: PieceName) -> Text:
    return Text("no-warrior-march", {"piece": ("piece", piece)}, BOOK)


def no_march_here() -> Text:
    return Text("no-march-here", {}, BOOK)


def no_march_road() -> Text:
    return Text("no-march-road", {}, BOOK)


def no_march_strong(*, owner: int, piece: PieceName) -> Text:
    return Text("no-march-strong", {"owner": ("seat", owner), "piece": ("piece", piece)}, BOOK)


def no_retreat_taken(*, owner: int, piece: PieceName) -> Text:
    return Text("no-retreat-taken", {"owner": ("seat", owner), "piece": ("piece", piece)}, BOOK)


def no_robber_fog() -> Text:
    return Text("no-robber-fog", {}, BOOK)


def no_robber_stays(*, tile: Arg) -> Text:
    return Text("no-robber-stays", {"tile": tile}, BOOK)


def no_rob_self() -> Text:
    return Text("no-rob-self", {}, BOOK)


def no_rob_absent(*, who: int, tile: Arg) -> Text:
    return Text("no-rob-absent", {"who": ("seat", who), "tile": tile}, BOOK)


def no_rob_empty(*, who: int) -> Text:
    return Text("no-rob-empty", {"who": ("seat", who)}, BOOK)


def no_good_mode(*, good: GoodName) -> Text:
    return Text("no-good-mode", {"good": ("good", good)}, BOOK)


def no_good_left(*, good: GoodName) -> Text:
    return Text("no-good-left", {"good": ("good", good)}, BOOK)


def no_only_resources() -> Text:
    return Text("no-only-resources", {}, BOOK)


def no_good_market(*, good: GoodName) -> Text:
    return Text("no-good-market", {"good": ("good", good)}, BOOK)


def no_own_town() -> Text:
    return Text("no-own-town", {}, BOOK)


def no_town_wonder() -> Text:
    return Text("no-town-wonder", {}, BOOK)


def no_card_held(*, card: CardName) -> Text:
    return Text("no-card-held", {"card": ("card", card)}, BOOK)


def no_deck_cards(*, deck: DeckName) -> Text:
    return Text("no-deck-cards", {"deck": ("deck", deck)}, BOOK)


def no_where_first() -> Text:
    return Text("no-where-first", {}, BOOK)


def no_road_back() -> Text:
    return Text("no-road-back", {}, BOOK)


def no_road_there() -> Text:
    return Text("no-road-there", {}, BOOK)


def no_road_open() -> Text:
    return Text("no-road-open", {}, BOOK)


def no_smith_again() -> Text:
    return Text("no-smith-again", {}, BOOK)


def no_intrigue_warrior() -> Text:
    return Text("no-intrigue-warrior", {}, BOOK)


def no_intrigue_road() -> Text:
    return Text("no-intrigue-road", {}, BOOK)


def no_merchant_tile(*, tile: Arg) -> Text:
    return Text("no-merchant-tile", {"tile": tile}, BOOK)


def no_merchant_beside(*, tile: Arg) -> Text:
    return Text("no-merchant-beside", {"tile": tile}, BOOK)


def no_number_tile(*, tile: Arg) -> Text:
    return Text("no-number-tile", {"tile": tile}, BOOK)


def no_number_fixed(*, number: int) -> Text:
    return Text("no-number-fixed", {"number": number}, BOOK)


def no_number_same(*, number: int) -> Text:
    return Text("no-number-same", {"number": number}, BOOK)


def no_choose_self() -> Text:
    return Text("no-choose-self", {}, BOOK)


def no_harbor_again(*, who: int) -> Text:
    return Text("no-harbor-again", {"who": ("seat", who)}, BOOK)


def no_their_cards(*, who: int) -> Text:
    return Text("no-their-cards", {"who": ("seat", who)}, BOOK)


def no_not_ahead(*, who: int) -> Text:
    return Text("no-not-ahead", {"who": ("seat", who)}, BOOK)


def no_their_warriors(*, who: int) -> Text:
    return Text("no-their-warriors", {"who": ("seat", who)}, BOOK)


def no_their_actions(*, who: int) -> Text:
    return Text("no-their-actions", {"who": ("seat", who)}, BOOK)


def no_their_card(*, who: int, card: CardName) -> Text:
    return Text("no-their-card", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def no_their_good(*, who: int, good: GoodName) -> Text:
    return Text("no-their-good", {"who": ("seat", who), "good": ("good", good)}, BOOK)


def no_harbor_resource(*, good: GoodName) -> Text:
    return Text("no-harbor-resource", {"good": ("good", good)}, BOOK)


def no_harbor_commodity(*, good: GoodName) -> Text:
    return Text("no-harbor-commodity", {"good": ("good", good)}, BOOK)


def no_own_good(*, good: GoodName) -> Text:
    return Text("no-own-good", {"good": ("good", good)}, BOOK)


def no_name_resource(*, good: GoodName) -> Text:
    return Text("no-name-resource", {"good": ("good", good)}, BOOK)


def no_name_commodity(*, good: GoodName) -> Text:
    return Text("no-name-commodity", {"good": ("good", good)}, BOOK)


def no_play_basic(*, card: CardName) -> Text:
    return Text("no-play-basic", {"card": ("card", card)}, BOOK)


def no_play_wonders(*, card: CardName) -> Text:
    return Text("no-play-wonders", {"card": ("card", card)}, BOOK)


def no_play_treasure(*, card: CardName) -> Text:
    return Text("no-play-treasure", {"card": ("card", card)}, BOOK)


def no_play_point(*, card: CardName) -> Text:
    return Text("no-play-point", {"card": ("card", card)}, BOOK)


def no_play_now(*, card: CardName) -> Text:
    return Text("no-play-now", {"card": ("card", card)}, BOOK)


def no_play_alchemist() -> Text:
    return Text("no-play-alchemist", {}, BOOK)


def no_play_after_roll() -> Text:
    return Text("no-play-after-roll", {}, BOOK)


def no_play_limit(*, n: int) -> Text:
    return Text("no-play-limit", {"n": n}, BOOK)


def no_play_fresh() -> Text:
    return Text("no-play-fresh", {}, BOOK)


def no_play_harvest() -> Text:
    return Text("no-play-harvest", {}, BOOK)


def no_play_inventor() -> Text:
    return Text("no-play-inventor", {}, BOOK)


def no_play_irrigation() -> Text:
    return Text("no-play-irrigation", {}, BOOK)


def no_play_mining() -> Text:
    return Text("no-play-mining", {}, BOOK)


def no_play_ahead() -> Text:
    return Text("no-play-ahead", {}, BOOK)


def no_play_merchant() -> Text:
    return Text("no-play-merchant", {}, BOOK)


def no_play_bishop() -> Text:
    return Text("no-play-bishop", {}, BOOK)


def no_play_deserter() -> Text:
    return Text("no-play-deserter", {}, BOOK)


def no_play_diplomat() -> Text:
    return Text("no-play-diplomat", {}, BOOK)


def no_play_intrigue() -> Text:
    return Text("no-play-intrigue", {}, BOOK)


def no_play_saboteur() -> Text:
    return Text("no-play-saboteur", {}, BOOK)


def no_play_spy() -> Text:
    return Text("no-play-spy", {}, BOOK)


def no_play_road_place() -> Text:
    return Text("no-play-road-place", {}, BOOK)


def no_play_crane(*, reason: Text) -> Text:
    return Text("no-play-crane", {"reason": reason.inner()}, BOOK)


def no_play_engineer() -> Text:
    return Text("no-play-engineer", {}, BOOK)


def no_play_medicine() -> Text:
    return Text("no-play-medicine", {}, BOOK)


def no_play_warriors() -> Text:
    return Text("no-play-warriors", {}, BOOK)


def no_play_smith() -> Text:
    return Text("no-play-smith", {}, BOOK)


def no_play_harbor_own() -> Text:
    return Text("no-play-harbor-own", {}, BOOK)


def no_play_harbor_theirs() -> Text:
    return Text("no-play-harbor-theirs", {}, BOOK)


def no_play_warlord() -> Text:
    return Text("no-play-warlord", {}, BOOK)


def no_trades() -> Text:
    return Text("no-trades", {}, BOOK)


def no_same_kind(*, good: GoodName) -> Text:
    return Text("no-same-kind", {"good": ("good", good)}, BOOK)


def no_market_ratio(*, n: int, good: GoodName, held: int) -> Text:
    return Text("no-market-ratio", {"n": n, "good": ("good", good), "held": held}, BOOK)


def no_offers_turn(*, n: int) -> Text:
    return Text("no-offers-turn", {"n": n}, BOOK)


def no_offers_open(*, n: int) -> Text:
    return Text("no-offers-open", {"n": n}, BOOK)


def no_card_to_give() -> Text:
    return Text("no-card-to-give", {}, BOOK)


def no_offer_open(*, n: int) -> Text:
    return Text("no-offer-open", {"n": n}, BOOK)


def no_counter_open(*, who: int) -> Text:
    return Text("no-counter-open", {"who": ("seat", who)}, BOOK)


def no_trade_self() -> Text:
    return Text("no-trade-self", {}, BOOK)


def no_not_accepted(*, who: int, offer: Text) -> Text:
    return Text("no-not-accepted", {"who": ("seat", who), "offer": offer.inner()}, BOOK)


def no_offer_cards(*, offer: Text, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text(
        "no-offer-cards",
        {"offer": offer.inner(), "goods": counted_list("good", goods)},
        BOOK,
    )


def no_asked_too(*, good: GoodName) -> Text:
    return Text("no-asked-too", {"good": ("good", good)}, BOOK)


def no_given_too(*, good: GoodName) -> Text:
    return Text("no-given-too", {"good": ("good", good)}, BOOK)


def no_give_more(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("no-give-more", {"goods": counted_list("good", goods)}, BOOK)


def no_give_none(*, good: GoodName) -> Text:
    return Text("no-give-none", {"good": ("good", good)}, BOOK)


def no_ask_more(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("no-ask-more", {"goods": counted_list("good", goods)}, BOOK)


def no_send_give() -> Text:
    return Text("no-send-give", {}, BOOK)


def no_send_ask() -> Text:
    return Text("no-send-ask", {}, BOOK)


def no_send_cards(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("no-send-cards", {"goods": counted_list("good", goods)}, BOOK)


def no_send_late(*, who: int) -> Text:
    return Text("no-send-late", {"who": ("seat", who)}, BOOK)


def no_send_twice() -> Text:
    return Text("no-send-twice", {}, BOOK)


def no_talk_left(*, who: int) -> Text:
    return Text("no-talk-left", {"who": ("seat", who)}, BOOK)


def no_request_again() -> Text:
    return Text("no-request-again", {}, BOOK)


def no_counter_offer(*, who: int) -> Text:
    return Text("no-counter-offer", {"who": ("seat", who)}, BOOK)


def no_withdraw_other() -> Text:
    return Text("no-withdraw-other", {}, BOOK)


def no_answer_own() -> Text:
    return Text("no-answer-own", {}, BOOK)


def no_answer_changes(*, offer: Text, n: int) -> Text:
    return Text("no-answer-changes", {"offer": offer.inner(), "n": n}, BOOK)


def no_accepted_already(*, offer: Text) -> Text:
    return Text("no-accepted-already", {"offer": offer.inner()}, BOOK)


def no_rejected_already(*, offer: Text) -> Text:
    return Text("no-rejected-already", {"offer": offer.inner()}, BOOK)


def no_embargo_self() -> Text:
    return Text("no-embargo-self", {}, BOOK)


def no_embargo_again(*, who: int) -> Text:
    return Text("no-embargo-again", {"who": ("seat", who)}, BOOK)


def no_embargo_already(*, who: int) -> Text:
    return Text("no-embargo-already", {"who": ("seat", who)}, BOOK)


def no_embargo_none(*, who: int) -> Text:
    return Text("no-embargo-none", {"who": ("seat", who)}, BOOK)


def part_style_builder() -> Text:
    return Text("part-style-builder", {}, BOOK)


def about_style_builder() -> Text:
    return Text("about-style-builder", {}, BOOK)


def part_style_commander() -> Text:
    return Text("part-style-commander", {}, BOOK)


def about_style_commander() -> Text:
    return Text("about-style-commander", {}, BOOK)


def part_style_trader() -> Text:
    return Text("part-style-trader", {}, BOOK)


def about_style_trader() -> Text:
    return Text("about-style-trader", {}, BOOK)


def hint_goal_rounds(*, goal: Text, missing: Sequence[tuple[GoodName, int]], n: int) -> Text:
    return Text(
        "hint-goal-rounds",
        {"goal": goal.inner(), "missing": counted_list("good", missing), "n": n},
        BOOK,
    )


def hint_goal_pay(*, goal: Text, n: int) -> Text:
    return Text("hint-goal-pay", {"goal": goal.inner(), "n": n}, BOOK)


def hint_win(*, n: int) -> Text:
    return Text("hint-win", {"n": n}, BOOK)


def hint_founding(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("hint-founding", {"goods": counted_list("good", goods)}, BOOK)


def hint_first_road(*, n: int) -> Text:
    return Text("hint-first-road", {"n": n}, BOOK)


def hint_village(*, n: int, worth: int) -> Text:
    return Text("hint-village", {"n": n, "worth": worth}, BOOK)


def hint_village_roads(*, n: int, worth: int, roads: int) -> Text:
    return Text("hint-village-roads", {"n": n, "worth": worth, "roads": roads}, BOOK)


def hint_town(*, n: int, worth: int) -> Text:
    return Text("hint-town", {"n": n, "worth": worth}, BOOK)


def hint_route(*, n: int, points: int) -> Text:
    return Text("hint-route", {"n": n, "points": points}, BOOK)


def hint_route_kept(*, points: int) -> Text:
    return Text("hint-route-kept", {"points": points}, BOOK)


def hint_fog(*, n: int) -> Text:
    return Text("hint-fog", {"n": n}, BOOK)


def hint_action(*, n: int, percent: int) -> Text:
    return Text("hint-action", {"n": n, "percent": percent}, BOOK)


def hint_level(*, colour: ColourName, percent: int, worth: int) -> Text:
    return Text(
        "hint-level",
        {"colour": ("colour", colour), "percent": percent, "worth": worth},
        BOOK,
    )


def hint_wonder(*, points: int) -> Text:
    return Text("hint-wonder", {"points": points}, BOOK)


def hint_dragon(*, percent: int, n: int, dragon: int) -> Text:
    return Text("hint-dragon", {"percent": percent, "n": n, "dragon": dragon}, BOOK)


def hint_fence(*, n: int) -> Text:
    return Text("hint-fence", {"n": n}, BOOK)


def hint_play(*, n: int) -> Text:
    return Text("hint-play", {"n": n}, BOOK)


def hint_robber(*, n: int) -> Text:
    return Text("hint-robber", {"n": n}, BOOK)


def hint_victim(*, who: int, points: int, n: int) -> Text:
    return Text("hint-victim", {"who": ("seat", who), "points": points, "n": n}, BOOK)


def part_plan_village() -> Text:
    return Text("part-plan-village", {}, BOOK)


def part_plan_town() -> Text:
    return Text("part-plan-town", {}, BOOK)


def part_plan_route() -> Text:
    return Text("part-plan-route", {}, BOOK)


def part_plan_fog() -> Text:
    return Text("part-plan-fog", {}, BOOK)


def part_plan_action() -> Text:
    return Text("part-plan-action", {}, BOOK)


def part_plan_level(*, colour: ColourName) -> Text:
    return Text("part-plan-level", {"colour": ("colour", colour)}, BOOK)


def part_plan_dragon() -> Text:
    return Text("part-plan-dragon", {}, BOOK)


def part_plan_fence() -> Text:
    return Text("part-plan-fence", {}, BOOK)


def part_plan_card() -> Text:
    return Text("part-plan-card", {}, BOOK)


def do_goal_piece(*, piece: PieceName) -> Text:
    return Text("do-goal-piece", {"piece": ("piece", piece)}, BOOK)


def do_goal_active() -> Text:
    return Text("do-goal-active", {}, BOOK)


def do_goal_stronger() -> Text:
    return Text("do-goal-stronger", {}, BOOK)


def do_goal_card() -> Text:
    return Text("do-goal-card", {}, BOOK)


def do_goal_level(*, colour: ColourName) -> Text:
    return Text("do-goal-level", {"colour": ("colour", colour)}, BOOK)


def do_goal_roads() -> Text:
    return Text("do-goal-roads", {}, BOOK)


def do_goal_village_roads() -> Text:
    return Text("do-goal-village-roads", {}, BOOK)


def brief_warrior() -> Text:
    return Text("brief-warrior", {}, BOOK)


def about_warrior() -> Text:
    return Text("about-warrior", {}, BOOK)


def brief_treasure(*, points: int) -> Text:
    return Text("brief-treasure", {"points": points}, BOOK)


def about_treasure(*, points: int) -> Text:
    return Text("about-treasure", {"points": points}, BOOK)


def brief_road_builder(*, roads: int) -> Text:
    return Text("brief-road-builder", {"roads": roads}, BOOK)


def about_road_builder(*, roads: int) -> Text:
    return Text("about-road-builder", {"roads": roads}, BOOK)


def brief_harvest(*, resources: int) -> Text:
    return Text("brief-harvest", {"resources": resources}, BOOK)


def about_harvest(*, resources: int) -> Text:
    return Text("about-harvest", {"resources": resources}, BOOK)


def brief_monopoly() -> Text:
    return Text("brief-monopoly", {}, BOOK)


def about_monopoly() -> Text:
    return Text("about-monopoly", {}, BOOK)


def brief_alchemist() -> Text:
    return Text("brief-alchemist", {}, BOOK)


def about_alchemist() -> Text:
    return Text("about-alchemist", {}, BOOK)


def brief_crane(*, commodities: int) -> Text:
    return Text("brief-crane", {"commodities": commodities}, BOOK)


def about_crane(*, commodities: int) -> Text:
    return Text("about-crane", {"commodities": commodities}, BOOK)


def about_crane_free(*, commodities: int) -> Text:
    return Text("about-crane-free", {"commodities": commodities}, BOOK)


def brief_engineer() -> Text:
    return Text("brief-engineer", {}, BOOK)


def about_engineer() -> Text:
    return Text("about-engineer", {}, BOOK)


def brief_inventor() -> Text:
    return Text("brief-inventor", {}, BOOK)


def about_inventor() -> Text:
    return Text("about-inventor", {}, BOOK)


def brief_irrigation(*, n: int) -> Text:
    return Text("brief-irrigation", {"n": n}, BOOK)


def about_irrigation(*, n: int) -> Text:
    return Text("about-irrigation", {"n": n}, BOOK)


def brief_medicine(*, cost: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("brief-medicine", {"cost": counted_list("good", cost)}, BOOK)


def about_medicine(*, cost: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("about-medicine", {"cost": counted_list("good", cost)}, BOOK)


def brief_mining(*, n: int) -> Text:
    return Text("brief-mining", {"n": n}, BOOK)


def about_mining(*, n: int) -> Text:
    return Text("about-mining", {"n": n}, BOOK)


def brief_printer(*, points: int) -> Text:
    return Text("brief-printer", {"points": points}, BOOK)


def about_printer(*, points: int) -> Text:
    return Text("about-printer", {"points": points}, BOOK)


def brief_green_road_builder(*, roads: int) -> Text:
    return Text("brief-green-road-builder", {"roads": roads}, BOOK)


def about_green_road_builder(*, roads: int) -> Text:
    return Text("about-green-road-builder", {"roads": roads}, BOOK)


def brief_smith(*, n: int) -> Text:
    return Text("brief-smith", {"n": n}, BOOK)


def about_smith(*, n: int) -> Text:
    return Text("about-smith", {"n": n}, BOOK)


def brief_commercial_harbor() -> Text:
    return Text("brief-commercial-harbor", {}, BOOK)


def about_commercial_harbor() -> Text:
    return Text("about-commercial-harbor", {}, BOOK)


def brief_master_merchant(*, n: int) -> Text:
    return Text("brief-master-merchant", {"n": n}, BOOK)


def about_master_merchant(*, n: int) -> Text:
    return Text("about-master-merchant", {"n": n}, BOOK)


def brief_merchant() -> Text:
    return Text("brief-merchant", {}, BOOK)


def about_merchant(*, points: int, n: int) -> Text:
    return Text("about-merchant", {"points": points, "n": n}, BOOK)


def brief_merchant_fleet(*, n: int) -> Text:
    return Text("brief-merchant-fleet", {"n": n}, BOOK)


def about_merchant_fleet(*, n: int) -> Text:
    return Text("about-merchant-fleet", {"n": n}, BOOK)


def brief_resource_monopoly(*, n: int) -> Text:
    return Text("brief-resource-monopoly", {"n": n}, BOOK)


def about_resource_monopoly(*, n: int) -> Text:
    return Text("about-resource-monopoly", {"n": n}, BOOK)


def brief_trade_monopoly(*, n: int) -> Text:
    return Text("brief-trade-monopoly", {"n": n}, BOOK)


def about_trade_monopoly(*, n: int) -> Text:
    return Text("about-trade-monopoly", {"n": n}, BOOK)


def brief_bishop() -> Text:
    return Text("brief-bishop", {}, BOOK)


def about_bishop() -> Text:
    return Text("about-bishop", {}, BOOK)


def brief_constitution(*, points: int) -> Text:
    return Text("brief-constitution", {"points": points}, BOOK)


def about_constitution(*, points: int) -> Text:
    return Text("about-constitution", {"points": points}, BOOK)


def brief_deserter() -> Text:
    return Text("brief-deserter", {}, BOOK)


def about_deserter() -> Text:
    return Text("about-deserter", {}, BOOK)


def brief_diplomat() -> Text:
    return Text("brief-diplomat", {}, BOOK)


def about_diplomat() -> Text:
    return Text("about-diplomat", {}, BOOK)


def brief_intrigue() -> Text:
    return Text("brief-intrigue", {}, BOOK)


def about_intrigue() -> Text:
    return Text("about-intrigue", {}, BOOK)


def brief_saboteur() -> Text:
    return Text("brief-saboteur", {}, BOOK)


def about_saboteur() -> Text:
    return Text("about-saboteur", {}, BOOK)


def brief_spy() -> Text:
    return Text("brief-spy", {}, BOOK)


def about_spy() -> Text:
    return Text("about-spy", {}, BOOK)


def brief_warlord() -> Text:
    return Text("brief-warlord", {}, BOOK)


def about_warlord() -> Text:
    return Text("about-warlord", {}, BOOK)


def brief_wedding(*, cards: int) -> Text:
    return Text("brief-wedding", {"cards": cards}, BOOK)


def about_wedding(*, cards: int) -> Text:
    return Text("about-wedding", {"cards": cards}, BOOK)


def about_granary(*, resources: int) -> Text:
    return Text("about-granary", {"resources": resources}, BOOK)


def about_guild(*, n: int) -> Text:
    return Text("about-guild", {"n": n}, BOOK)


def about_barracks() -> Text:
    return Text("about-barracks", {}, BOOK)


def option_mode() -> Text:
    return Text("option-mode", {}, BOOK)


def option_mode_about() -> Text:
    return Text("option-mode-about", {}, BOOK)


def option_mode_basic() -> Text:
    return Text("option-mode-basic", {}, BOOK)


def option_mode_wonders() -> Text:
    return Text("option-mode-wonders", {}, BOOK)


def option_points() -> Text:
    return Text("option-points", {}, BOOK)


def option_points_about() -> Text:
    return Text("option-points-about", {}, BOOK)


def option_points_words(*, n: int) -> Text:
    return Text("option-points-words", {"n": n}, BOOK)


def option_discard_limit() -> Text:
    return Text("option-discard-limit", {}, BOOK)


def option_discard_limit_about() -> Text:
    return Text("option-discard-limit-about", {}, BOOK)


def option_discard_limit_words(*, n: int) -> Text:
    return Text("option-discard-limit-words", {"n": n}, BOOK)


def option_map() -> Text:
    return Text("option-map", {}, BOOK)


def option_map_about() -> Text:
    return Text("option-map-about", {}, BOOK)


def option_speed() -> Text:
    return Text("option-speed", {}, BOOK)


def option_speed_about(*, n: int) -> Text:
    return Text("option-speed-about", {"n": n}, BOOK)


def option_speed_off() -> Text:
    return Text("option-speed-off", {}, BOOK)


def option_speed_slow() -> Text:
    return Text("option-speed-slow", {}, BOOK)


def option_speed_normal() -> Text:
    return Text("option-speed-normal", {}, BOOK)


def option_speed_fast() -> Text:
    return Text("option-speed-fast", {}, BOOK)


def option_special_build() -> Text:
    return Text("option-special-build", {}, BOOK)


def option_special_build_about() -> Text:
    return Text("option-special-build-about", {}, BOOK)


def option_special_build_auto() -> Text:
    return Text("option-special-build-auto", {}, BOOK)


def option_special_build_on() -> Text:
    return Text("option-special-build-on", {}, BOOK)


def option_special_build_off() -> Text:
    return Text("option-special-build-off", {}, BOOK)


def option_reroll() -> Text:
    return Text("option-reroll", {}, BOOK)


def option_reroll_about() -> Text:
    return Text("option-reroll-about", {}, BOOK)


def option_reroll_off() -> Text:
    return Text("option-reroll-off", {}, BOOK)


def option_reroll_on() -> Text:
    return Text("option-reroll-on", {}, BOOK)


def option_player_trades() -> Text:
    return Text("option-player-trades", {}, BOOK)


def option_player_trades_about() -> Text:
    return Text("option-player-trades-about", {}, BOOK)


def option_player_trades_off() -> Text:
    return Text("option-player-trades-off", {}, BOOK)


def option_player_trades_on() -> Text:
    return Text("option-player-trades-on", {}, BOOK)


def option_shortage() -> Text:
    return Text("option-shortage", {}, BOOK)


def option_shortage_about() -> Text:
    return Text("option-shortage-about", {}, BOOK)


def option_shortage_nobody() -> Text:
    return Text("option-shortage-nobody", {}, BOOK)


def option_shortage_single() -> Text:
    return Text("option-shortage-single", {}, BOOK)


def option_rounds() -> Text:
    return Text("option-rounds", {}, BOOK)


def option_rounds_about() -> Text:
    return Text("option-rounds-about", {}, BOOK)


def option_rounds_words(*, n: int) -> Text:
    return Text("option-rounds-words", {"n": n}, BOOK)


def table_head(*, mode: Text, land: Text, points: int) -> Text:
    return Text("table-head", {"mode": mode.inner(), "land": land.inner(), "points": points}, BOOK)


def table_over() -> Text:
    return Text("table-over", {}, BOOK)


def table_setup() -> Text:
    return Text("table-setup", {}, BOOK)


def table_turn(*, number: int, who: int) -> Text:
    return Text("table-turn", {"number": number, "who": ("seat", who)}, BOOK)


def table_rolled(*, total: int, red: int, yellow: int) -> Text:
    return Text("table-rolled", {"total": total, "red": red, "yellow": yellow}, BOOK)


def table_rolled_event(*, total: int, red: int, yellow: int, face: FaceName) -> Text:
    return Text(
        "table-rolled-event",
        {"total": total, "red": red, "yellow": yellow, "face": ("face", face)},
        BOOK,
    )


def table_hand(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("table-hand", {"goods": counted_list("good", goods)}, BOOK)


def table_hand_risk(*, cards: int, limit: int) -> Text:
    return Text("table-hand-risk", {"cards": cards, "limit": limit}, BOOK)


def table_actions(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("table-actions", {"cards": counted_list("card", cards)}, BOOK)


def table_fresh(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("table-fresh", {"cards": counted_list("card", cards)}, BOOK)


def table_ratio(*, best: Sequence[tuple[GoodName, int]], n: int) -> Text:
    return Text("table-ratio", {"best": counted_list("good", best, OR), "n": n}, BOOK)


def table_ratio_all(*, n: int) -> Text:
    return Text("table-ratio-all", {"n": n}, BOOK)


def table_seen_hand(*, who: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text(
        "table-seen-hand",
        {"who": ("seat", who), "goods": counted_list("good", goods)},
        BOOK,
    )


def table_seen_actions(*, who: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text(
        "table-seen-actions",
        {"who": ("seat", who), "cards": counted_list("card", cards)},
        BOOK,
    )


def table_seat(*, who: int, n: int, figures: Sequence[Text]) -> Text:
    return Text(
        "table-seat",
        {"who": ("seat", who), "n": n, "figures": message_list(figures)},
        BOOK,
    )


def table_points_hidden(*, points: int, hidden: int) -> Text:
    return Text("table-points-hidden", {"points": points, "hidden": hidden}, BOOK)


def table_cards(*, cards: int, limit: int) -> Text:
    return Text("table-cards", {"cards": cards, "limit": limit}, BOOK)


def table_backs(*, actions: int, backs: Sequence[tuple[DeckName, int]]) -> Text:
    return Text("table-backs", {"actions": actions, "backs": counted_list("deck", backs)}, BOOK)


def table_route(*, n: int) -> Text:
    return Text("table-route", {"n": n}, BOOK)


def table_route_longest(*, n: int) -> Text:
    return Text("table-route-longest", {"n": n}, BOOK)


def table_army(*, n: int) -> Text:
    return Text("table-army", {"n": n}, BOOK)


def table_army_strongest(*, n: int) -> Text:
    return Text("table-army-strongest", {"n": n}, BOOK)


def table_strength(*, n: int) -> Text:
    return Text("table-strength", {"n": n}, BOOK)


def table_level(*, colour: ColourName, n: int) -> Text:
    return Text("table-level", {"colour": ("colour", colour), "n": n}, BOOK)


def table_level_work(*, colour: ColourName, n: int, work: WorkName) -> Text:
    return Text(
        "table-level-work",
        {"colour": ("colour", colour), "n": n, "work": ("work", work)},
        BOOK,
    )


def table_slayer(*, n: int) -> Text:
    return Text("table-slayer", {"n": n}, BOOK)


def table_shown(*, points: int) -> Text:
    return Text("table-shown", {"points": points}, BOOK)


def table_has_merchant() -> Text:
    return Text("table-has-merchant", {}, BOOK)


def table_villages(*, corners: str) -> Text:
    return Text("table-villages", {"corners": corners}, BOOK)


def table_towns(*, towns: Sequence[Text]) -> Text:
    return Text("table-towns", {"towns": message_list(towns)}, BOOK)


def table_warriors(*, warriors: Sequence[Text]) -> Text:
    return Text("table-warriors", {"warriors": message_list(warriors)}, BOOK)


def table_nothing() -> Text:
    return Text("table-nothing", {}, BOOK)


def table_town(*, n: int) -> Text:
    return Text("table-town", {"n": n}, BOOK)


def table_town_fence(*, n: int) -> Text:
    return Text("table-town-fence", {"n": n}, BOOK)


def table_town_wonder(*, n: int, work: WorkName) -> Text:
    return Text("table-town-wonder", {"n": n, "work": ("work", work)}, BOOK)


def table_town_both(*, n: int, work: WorkName) -> Text:
    return Text("table-town-both", {"n": n, "work": ("work", work)}, BOOK)


def table_warrior_active(*, n: int, piece: PieceName) -> Text:
    return Text("table-warrior-active", {"n": n, "piece": ("piece", piece)}, BOOK)


def table_warrior_inactive(*, n: int, piece: PieceName) -> Text:
    return Text("table-warrior-inactive", {"n": n, "piece": ("piece", piece)}, BOOK)


def table_left(*, pieces: Sequence[tuple[PieceName, int]]) -> Text:
    return Text("table-left", {"pieces": counted_list("piece", pieces)}, BOOK)


def table_market(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("table-market", {"goods": counted_list("good", goods)}, BOOK)


def table_decks(*, decks: Sequence[tuple[DeckName, int]]) -> Text:
    return Text("table-decks", {"decks": counted_list("deck", decks)}, BOOK)


def table_robber_none() -> Text:
    return Text("table-robber-none", {}, BOOK)


def table_robber(*, tile: Arg) -> Text:
    return Text("table-robber", {"tile": tile}, BOOK)


def table_merchant(*, who: int, tile: Arg) -> Text:
    return Text("table-merchant", {"who": ("seat", who), "tile": tile}, BOOK)


def table_dragon(*, track: str, steps: int, attacks: int) -> Text:
    return Text("table-dragon", {"track": track, "steps": steps, "attacks": attacks}, BOOK)


def table_forces_hold(*, dragon: int, warriors: int) -> Text:
    return Text("table-forces-hold", {"dragon": dragon, "warriors": warriors}, BOOK)


def table_forces_fall(*, dragon: int, warriors: int) -> Text:
    return Text("table-forces-fall", {"dragon": dragon, "warriors": warriors}, BOOK)


def table_wonders(*, wonders: Sequence[Text]) -> Text:
    return Text("table-wonders", {"wonders": message_list(wonders)}, BOOK)


def table_wonder(*, work: WorkName, who: int) -> Text:
    return Text("table-wonder", {"work": ("work", work), "who": ("seat", who)}, BOOK)


def table_history(*, rolls: str) -> Text:
    return Text("table-history", {"rolls": rolls}, BOOK)


def table_offer(
    *,
    offer: Text,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "table-offer",
        {
            "offer": offer.inner(),
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def table_accepted(*, who: Sequence[int]) -> Text:
    return Text("table-accepted", {"who": name_list("seat", who)}, BOOK)


def table_rejected(*, who: Sequence[int]) -> Text:
    return Text("table-rejected", {"who": name_list("seat", who)}, BOOK)


def table_embargo(*, who: int, others: Sequence[int]) -> Text:
    return Text("table-embargo", {"who": ("seat", who), "others": name_list("seat", others)}, BOOK)


def table_requests(*, who: Sequence[int]) -> Text:
    return Text("table-requests", {"who": name_list("seat", who)}, BOOK)


def table_tiles(*, tiles: Sequence[Text]) -> Text:
    return Text("table-tiles", {"tiles": message_list(tiles)}, BOOK)


def table_tile(*, tile: Arg) -> Text:
    return Text("table-tile", {"tile": tile}, BOOK)


def table_ports(*, ports: Sequence[Text]) -> Text:
    return Text("table-ports", {"ports": message_list(ports)}, BOOK)


def table_port(*, port: TileName, one: int, other: int) -> Text:
    return Text("table-port", {"port": ("tile", port), "one": one, "other": other}, BOOK)


def table_roads(*, who: int, borders: str) -> Text:
    return Text("table-roads", {"who": ("seat", who), "borders": borders}, BOOK)


def table_moves(*, moves: str) -> Text:
    return Text("table-moves", {"moves": moves}, BOOK)


def table_may() -> Text:
    return Text("table-may", {}, BOOK)


def table_legend_pieces() -> Text:
    return Text("table-legend-pieces", {}, BOOK)


def table_legend_roads() -> Text:
    return Text("table-legend-roads", {}, BOOK)


def table_legend_numbers() -> Text:
    return Text("table-legend-numbers", {}, BOOK)


def table_legend_wonders() -> Text:
    return Text("table-legend-wonders", {}, BOOK)


def table_legend_robber() -> Text:
    return Text("table-legend-robber", {}, BOOK)


def table_word_tile(*, tile: TileName) -> Text:
    return Text("table-word-tile", {"tile": ("tile", tile)}, BOOK)


def table_word_port(*, good: GoodName) -> Text:
    return Text("table-word-port", {"good": ("good", good)}, BOOK)


def ui_tool_road() -> Text:
    return Text("ui-tool-road", {}, BOOK)


def ui_tool_village() -> Text:
    return Text("ui-tool-village", {}, BOOK)


def ui_tool_town() -> Text:
    return Text("ui-tool-town", {}, BOOK)


def ui_tool_warrior() -> Text:
    return Text("ui-tool-warrior", {}, BOOK)


def ui_tool_activate() -> Text:
    return Text("ui-tool-activate", {}, BOOK)


def ui_tool_upgrade() -> Text:
    return Text("ui-tool-upgrade", {}, BOOK)


def ui_tool_fence() -> Text:
    return Text("ui-tool-fence", {}, BOOK)


def ui_tool_march() -> Text:
    return Text("ui-tool-march", {}, BOOK)


def ui_tool_chase() -> Text:
    return Text("ui-tool-chase", {}, BOOK)


def ui_tool_buy() -> Text:
    return Text("ui-tool-buy", {}, BOOK)


def ui_tool_improve(*, colour: ColourName) -> Text:
    return Text("ui-tool-improve", {"colour": ("colour", colour)}, BOOK)


def ui_choose_road() -> Text:
    return Text("ui-choose-road", {}, BOOK)


def ui_choose_village() -> Text:
    return Text("ui-choose-village", {}, BOOK)


def ui_choose_town() -> Text:
    return Text("ui-choose-town", {}, BOOK)


def ui_choose_warrior() -> Text:
    return Text("ui-choose-warrior", {}, BOOK)


def ui_choose_activate() -> Text:
    return Text("ui-choose-activate", {}, BOOK)


def ui_choose_upgrade() -> Text:
    return Text("ui-choose-upgrade", {}, BOOK)


def ui_choose_fence() -> Text:
    return Text("ui-choose-fence", {}, BOOK)


def ui_choose_march() -> Text:
    return Text("ui-choose-march", {}, BOOK)


def ui_choose_chase() -> Text:
    return Text("ui-choose-chase", {}, BOOK)


def ui_do_build() -> Text:
    return Text("ui-do-build", {}, BOOK)


def ui_do_post() -> Text:
    return Text("ui-do-post", {}, BOOK)


def ui_do_activate() -> Text:
    return Text("ui-do-activate", {}, BOOK)


def ui_do_strengthen() -> Text:
    return Text("ui-do-strengthen", {}, BOOK)


def ui_do_move() -> Text:
    return Text("ui-do-move", {}, BOOK)


def ui_do_chase() -> Text:
    return Text("ui-do-chase", {}, BOOK)


def ui_do_settle() -> Text:
    return Text("ui-do-settle", {}, BOOK)


def ui_do_build_here() -> Text:
    return Text("ui-do-build-here", {}, BOOK)


def ui_do_discard() -> Text:
    return Text("ui-do-discard", {}, BOOK)


def ui_do_give() -> Text:
    return Text("ui-do-give", {}, BOOK)


def ui_do_robber() -> Text:
    return Text("ui-do-robber", {}, BOOK)


def ui_do_steal() -> Text:
    return Text("ui-do-steal", {}, BOOK)


def ui_do_take() -> Text:
    return Text("ui-do-take", {}, BOOK)


def ui_do_confirm() -> Text:
    return Text("ui-do-confirm", {}, BOOK)


def ui_do_give_up() -> Text:
    return Text("ui-do-give-up", {}, BOOK)


def ui_do_go() -> Text:
    return Text("ui-do-go", {}, BOOK)


def ui_do_put_back() -> Text:
    return Text("ui-do-put-back", {}, BOOK)


def ui_do_draw() -> Text:
    return Text("ui-do-draw", {}, BOOK)


def ui_do_name() -> Text:
    return Text("ui-do-name", {}, BOOK)


def ui_do_dice() -> Text:
    return Text("ui-do-dice", {}, BOOK)


def ui_do_improve() -> Text:
    return Text("ui-do-improve", {}, BOOK)


def ui_do_remove() -> Text:
    return Text("ui-do-remove", {}, BOOK)


def ui_do_choose() -> Text:
    return Text("ui-do-choose", {}, BOOK)


def ui_stop() -> Text:
    return Text("ui-stop", {}, BOOK)


def ui_cancel() -> Text:
    return Text("ui-cancel", {}, BOOK)


def ui_roll() -> Text:
    return Text("ui-roll", {}, BOOK)


def ui_end() -> Text:
    return Text("ui-end", {}, BOOK)


def ui_done() -> Text:
    return Text("ui-done", {}, BOOK)


def ui_trade() -> Text:
    return Text("ui-trade", {}, BOOK)


def ui_counter() -> Text:
    return Text("ui-counter", {}, BOOK)


def ui_accept() -> Text:
    return Text("ui-accept", {}, BOOK)


def ui_reject() -> Text:
    return Text("ui-reject", {}, BOOK)


def ui_retract() -> Text:
    return Text("ui-retract", {}, BOOK)


def ui_request() -> Text:
    return Text("ui-request", {}, BOOK)


def ui_next_place() -> Text:
    return Text("ui-next-place", {}, BOOK)


def ui_keep() -> Text:
    return Text("ui-keep", {}, BOOK)


def ui_play() -> Text:
    return Text("ui-play", {}, BOOK)


def ui_trade_with(*, who: int) -> Text:
    return Text("ui-trade-with", {"who": ("seat", who)}, BOOK)


def ui_corner(*, where: Arg) -> Text:
    return Text("ui-corner", {"where": where}, BOOK)


def ui_border(*, where: Arg) -> Text:
    return Text("ui-border", {"where": where}, BOOK)


def ui_border_sea(*, where: Arg, way: Text) -> Text:
    return Text("ui-border-sea", {"where": where, "way": way.inner()}, BOOK)


def ui_corner_sea(*, where: Arg, way: Text) -> Text:
    return Text("ui-corner-sea", {"where": where, "way": way.inner()}, BOOK)


def ui_way_n() -> Text:
    return Text("ui-way-n", {}, BOOK)


def ui_way_ne() -> Text:
    return Text("ui-way-ne", {}, BOOK)


def ui_way_e() -> Text:
    return Text("ui-way-e", {}, BOOK)


def ui_way_se() -> Text:
    return Text("ui-way-se", {}, BOOK)


def ui_way_s() -> Text:
    return Text("ui-way-s", {}, BOOK)


def ui_way_sw() -> Text:
    return Text("ui-way-sw", {}, BOOK)


def ui_way_w() -> Text:
    return Text("ui-way-w", {}, BOOK)


def ui_way_nw() -> Text:
    return Text("ui-way-nw", {}, BOOK)


def ui_tile(*, tile: Arg) -> Text:
    return Text("ui-tile", {"tile": tile}, BOOK)


def ui_tile_robber(*, tile: Arg) -> Text:
    return Text("ui-tile-robber", {"tile": tile}, BOOK)


def ui_tile_merchant(*, tile: Arg) -> Text:
    return Text("ui-tile-merchant", {"tile": tile}, BOOK)


def ui_tile_both(*, tile: Arg) -> Text:
    return Text("ui-tile-both", {"tile": tile}, BOOK)


def ui_here(*, what: Text) -> Text:
    return Text("ui-here", {"what": what.inner()}, BOOK)


def ui_road(*, owner: int, where: Arg) -> Text:
    return Text("ui-road", {"owner": ("seat", owner), "where": where}, BOOK)


def ui_piece(*, owner: int, piece: PieceName, where: Arg) -> Text:
    return Text(
        "ui-piece",
        {"owner": ("seat", owner), "piece": ("piece", piece), "where": where},
        BOOK,
    )


def ui_piece_active(*, owner: int, piece: PieceName, where: Arg) -> Text:
    return Text(
        "ui-piece-active",
        {"owner": ("seat", owner), "piece": ("piece", piece), "where": where},
        BOOK,
    )


def ui_piece_inactive(*, owner: int, piece: PieceName, where: Arg) -> Text:
    return Text(
        "ui-piece-inactive",
        {"owner": ("seat", owner), "piece": ("piece", piece), "where": where},
        BOOK,
    )


def ui_town_fenced(*, owner: int, where: Arg) -> Text:
    return Text("ui-town-fenced", {"owner": ("seat", owner), "where": where}, BOOK)


def ui_town_wonder(*, owner: int, work: WorkName, where: Arg) -> Text:
    return Text(
        "ui-town-wonder",
        {"owner": ("seat", owner), "work": ("work", work), "where": where},
        BOOK,
    )


def ui_town_both(*, owner: int, work: WorkName, where: Arg) -> Text:
    return Text(
        "ui-town-both",
        {"owner": ("seat", owner), "work": ("work", work), "where": where},
        BOOK,
    )


def ui_map() -> Text:
    return Text("ui-map", {}, BOOK)


def ui_tip_fog() -> Text:
    return Text("ui-tip-fog", {}, BOOK)


def ui_tip_number(*, n: int) -> Text:
    return Text("ui-tip-number", {"n": n}, BOOK)


def ui_tip_robber() -> Text:
    return Text("ui-tip-robber", {}, BOOK)


def ui_zoom() -> Text:
    return Text("ui-zoom", {}, BOOK)


def ui_farther() -> Text:
    return Text("ui-farther", {}, BOOK)


def ui_nearer() -> Text:
    return Text("ui-nearer", {}, BOOK)


def ui_whole_map() -> Text:
    return Text("ui-whole-map", {}, BOOK)


def ui_places(*, n: int) -> Text:
    return Text("ui-places", {"n": n}, BOOK)


def ui_toss(*, n: int, most: int) -> Text:
    return Text("ui-toss", {"n": n, "most": most}, BOOK)


def ui_yields(*, n: int) -> Text:
    return Text("ui-yields", {"n": n}, BOOK)


def ui_takes(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-takes", {"goods": counted_list("good", goods)}, BOOK)


def ui_watching() -> Text:
    return Text("ui-watching", {}, BOOK)


def ui_your_counter(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "ui-your-counter",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def ui_you_build() -> Text:
    return Text("ui-you-build", {}, BOOK)


def ui_over() -> Text:
    return Text("ui-over", {}, BOOK)


def ui_won(*, who: Sequence[int], points: int) -> Text:
    return Text("ui-won", {"who": name_list("seat", who), "points": points}, BOOK)


def ui_answer_time() -> Text:
    return Text("ui-answer-time", {}, BOOK)


def ui_choices() -> Text:
    return Text("ui-choices", {}, BOOK)


def ui_cards_to_give() -> Text:
    return Text("ui-cards-to-give", {}, BOOK)


def ui_cards_to_discard() -> Text:
    return Text("ui-cards-to-discard", {}, BOOK)


def ui_which_victim() -> Text:
    return Text("ui-which-victim", {}, BOOK)


def ui_which_player() -> Text:
    return Text("ui-which-player", {}, BOOK)


def ui_which_card() -> Text:
    return Text("ui-which-card", {}, BOOK)


def ui_which_improvement() -> Text:
    return Text("ui-which-improvement", {}, BOOK)


def ui_which_deck() -> Text:
    return Text("ui-which-deck", {}, BOOK)


def ui_with_whom() -> Text:
    return Text("ui-with-whom", {}, BOOK)


def ui_which_action() -> Text:
    return Text("ui-which-action", {}, BOOK)


def ui_red_die() -> Text:
    return Text("ui-red-die", {}, BOOK)


def ui_yellow_die() -> Text:
    return Text("ui-yellow-die", {}, BOOK)


def ui_of(*, n: int) -> Text:
    return Text("ui-of", {"n": n}, BOOK)


def ui_to_level(*, n: int) -> Text:
    return Text("ui-to-level", {"n": n}, BOOK)


def ui_the_market() -> Text:
    return Text("ui-the-market", {}, BOOK)


def ui_at_ratio() -> Text:
    return Text("ui-at-ratio", {}, BOOK)


def ui_the_players() -> Text:
    return Text("ui-the-players", {}, BOOK)


def ui_as_offer() -> Text:
    return Text("ui-as-offer", {}, BOOK)


def ui_hint_fill() -> Text:
    return Text("ui-hint-fill", {}, BOOK)


def ui_hint_board() -> Text:
    return Text("ui-hint-board", {}, BOOK)


def ui_hint_show() -> Text:
    return Text("ui-hint-show", {}, BOOK)


def ui_deal(
    *,
    who: Sequence[int],
    get: Sequence[tuple[GoodName, int]],
    give: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "ui-deal",
        {
            "who": name_list("seat", who),
            "get": counted_list("good", get),
            "give": counted_list("good", give),
        },
        BOOK,
    )


def ui_deal_or_carry_on() -> Text:
    return Text("ui-deal-or-carry-on", {}, BOOK)


def ui_offer_else() -> Text:
    return Text("ui-offer-else", {}, BOOK)


def ui_all_rejected() -> Text:
    return Text("ui-all-rejected", {}, BOOK)


def ui_all_rejected_some(*, offers: Sequence[Text]) -> Text:
    return Text("ui-all-rejected-some", {"offers": message_list(offers)}, BOOK)


def ui_one_rejected(*, who: int) -> Text:
    return Text("ui-one-rejected", {"who": ("seat", who)}, BOOK)


def ui_one_rejected_some(*, who: int, offers: Sequence[Text]) -> Text:
    return Text(
        "ui-one-rejected-some",
        {"who": ("seat", who), "offers": message_list(offers)},
        BOOK,
    )


def ui_offers_you(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "ui-offers-you",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def ui_lacking(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-lacking", {"goods": counted_list("good", goods)}, BOOK)


def ui_waits(*, who: int) -> Text:
    return Text("ui-waits", {"who": ("seat", who)}, BOOK)


def ui_offer_line(
    *,
    who: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "ui-offer-line",
        {
            "who": ("seat", who),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def ui_offer_line_to(
    *,
    who: int,
    to: int,
    give: Sequence[tuple[GoodName, int]],
    get: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "ui-offer-line-to",
        {
            "who": ("seat", who),
            "to": ("seat", to),
            "give": counted_list("good", give),
            "get": counted_list("good", get),
        },
        BOOK,
    )


def ui_give() -> Text:
    return Text("ui-give", {}, BOOK)


def ui_ask() -> Text:
    return Text("ui-ask", {}, BOOK)


def ui_for() -> Text:
    return Text("ui-for", {}, BOOK)


def ui_market_has() -> Text:
    return Text("ui-market-has", {}, BOOK)


def ui_counter_to(*, who: int) -> Text:
    return Text("ui-counter-to", {"who": ("seat", who)}, BOOK)


def ui_after_roll() -> Text:
    return Text("ui-after-roll", {}, BOOK)


def ui_not_now() -> Text:
    return Text("ui-not-now", {}, BOOK)


def ui_own_turn() -> Text:
    return Text("ui-own-turn", {}, BOOK)


def ui_to_market() -> Text:
    return Text("ui-to-market", {}, BOOK)


def ui_to_players() -> Text:
    return Text("ui-to-players", {}, BOOK)


def ui_send() -> Text:
    return Text("ui-send", {}, BOOK)


def ui_drop() -> Text:
    return Text("ui-drop", {}, BOOK)


def ui_answers_time() -> Text:
    return Text("ui-answers-time", {}, BOOK)


def ui_offer_number(*, n: int) -> Text:
    return Text("ui-offer-number", {"n": n}, BOOK)


def ui_offer_to(*, who: int) -> Text:
    return Text("ui-offer-to", {"who": ("seat", who)}, BOOK)


def ui_withdraw() -> Text:
    return Text("ui-withdraw", {}, BOOK)


def ui_reject_from(*, who: int) -> Text:
    return Text("ui-reject-from", {"who": ("seat", who)}, BOOK)


def ui_accepts() -> Text:
    return Text("ui-accepts", {}, BOOK)


def ui_rejects() -> Text:
    return Text("ui-rejects", {}, BOOK)


def ui_counters() -> Text:
    return Text("ui-counters", {}, BOOK)


def ui_thinks() -> Text:
    return Text("ui-thinks", {}, BOOK)


def ui_you_accept() -> Text:
    return Text("ui-you-accept", {}, BOOK)


def ui_you_reject() -> Text:
    return Text("ui-you-reject", {}, BOOK)


def ui_take() -> Text:
    return Text("ui-take", {}, BOOK)


def ui_open_offers() -> Text:
    return Text("ui-open-offers", {}, BOOK)


def ui_no_offers() -> Text:
    return Text("ui-no-offers", {}, BOOK)


def ui_one_more(*, good: GoodName, n: int) -> Text:
    return Text("ui-one-more", {"good": ("good", good), "n": n}, BOOK)


def ui_one_more_note(*, good: GoodName, n: int, note: str) -> Text:
    return Text("ui-one-more-note", {"good": ("good", good), "n": n, "note": note}, BOOK)


def ui_one_less(*, good: GoodName) -> Text:
    return Text("ui-one-less", {"good": ("good", good)}, BOOK)


def ui_say_both() -> Text:
    return Text("ui-say-both", {}, BOOK)


def ui_market_ratio(*, n: int, good: GoodName, given: int) -> Text:
    return Text("ui-market-ratio", {"n": n, "good": ("good", good), "given": given}, BOOK)


def ui_market_count(*, goods: Sequence[tuple[GoodName, int]], n: int, asked: int) -> Text:
    return Text(
        "ui-market-count",
        {"goods": counted_list("good", goods), "n": n, "asked": asked},
        BOOK,
    )


def ui_left(*, n: int) -> Text:
    return Text("ui-left", {"n": n}, BOOK)


def ui_none_left() -> Text:
    return Text("ui-none-left", {}, BOOK)


def ui_no_place() -> Text:
    return Text("ui-no-place", {}, BOOK)


def ui_no_warrior() -> Text:
    return Text("ui-no-warrior", {}, BOOK)


def ui_no_inactive() -> Text:
    return Text("ui-no-inactive", {}, BOOK)


def ui_inactive(*, n: int) -> Text:
    return Text("ui-inactive", {"n": n}, BOOK)


def ui_can(*, n: int) -> Text:
    return Text("ui-can", {"n": n}, BOOK)


def ui_complete() -> Text:
    return Text("ui-complete", {}, BOOK)


def ui_cost(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-cost", {"goods": counted_list("good", goods)}, BOOK)


def ui_cost_said(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-cost-said", {"goods": counted_list("good", goods)}, BOOK)


def ui_goal(*, goal: Text, missing: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-goal", {"goal": goal.inner(), "missing": counted_list("good", missing)}, BOOK)


def ui_goal_village_after(*, roads: int) -> Text:
    return Text("ui-goal-village-after", {"roads": roads}, BOOK)


def ui_worth_road(*, n: int) -> Text:
    return Text("ui-worth-road", {"n": n}, BOOK)


def ui_worth_village(*, points: int, cards: int) -> Text:
    return Text("ui-worth-village", {"points": points, "cards": cards}, BOOK)


def ui_worth_town(*, points: int, before: int, cards: int) -> Text:
    return Text("ui-worth-town", {"points": points, "before": before, "cards": cards}, BOOK)


def ui_worth_town_plain(*, points: int, before: int) -> Text:
    return Text("ui-worth-town-plain", {"points": points, "before": before}, BOOK)


def ui_worth_town_also(*, points: int, before: int, n: int) -> Text:
    return Text("ui-worth-town-also", {"points": points, "before": before, "n": n}, BOOK)


def ui_worth_town_instead(*, points: int, before: int, n: int) -> Text:
    return Text("ui-worth-town-instead", {"points": points, "before": before, "n": n}, BOOK)


def ui_worth_warrior(*, n: int) -> Text:
    return Text("ui-worth-warrior", {"n": n}, BOOK)


def ui_worth_activate() -> Text:
    return Text("ui-worth-activate", {}, BOOK)


def ui_worth_upgrade(*, n: int, level: int) -> Text:
    return Text("ui-worth-upgrade", {"n": n, "level": level}, BOOK)


def ui_worth_upgrade_steps(*, strong: int, mighty: int, level: int) -> Text:
    return Text(
        "ui-worth-upgrade-steps",
        {"strong": strong, "mighty": mighty, "level": level},
        BOOK,
    )


def ui_worth_fence(*, cards: int) -> Text:
    return Text("ui-worth-fence", {"cards": cards}, BOOK)


def ui_worth_march() -> Text:
    return Text("ui-worth-march", {}, BOOK)


def ui_worth_chase() -> Text:
    return Text("ui-worth-chase", {}, BOOK)


def ui_worth_action(*, points: int) -> Text:
    return Text("ui-worth-action", {"points": points}, BOOK)


def ui_draws_none(*, deck: DeckName, level: int) -> Text:
    return Text("ui-draws-none", {"deck": ("deck", deck), "level": level}, BOOK)


def ui_draws_most(*, deck: DeckName, face: FaceName, n: int) -> Text:
    return Text("ui-draws-most", {"deck": ("deck", deck), "face": ("face", face), "n": n}, BOOK)


def ui_draws_some(*, deck: DeckName, face: FaceName, numbers: Sequence[Text]) -> Text:
    return Text(
        "ui-draws-some",
        {"deck": ("deck", deck), "face": ("face", face), "numbers": message_list(numbers, OR)},
        BOOK,
    )


def ui_number(*, n: int) -> Text:
    return Text("ui-number", {"n": n}, BOOK)


def ui_advantage(*, work: WorkName, text: Text) -> Text:
    return Text("ui-advantage", {"work": ("work", work), "text": text.inner()}, BOOK)


def ui_first_wonder(*, level: int, work: WorkName, points: int) -> Text:
    return Text("ui-first-wonder", {"level": level, "work": ("work", work), "points": points}, BOOK)


def ui_wonder_taken(*, work: WorkName) -> Text:
    return Text("ui-wonder-taken", {"work": ("work", work)}, BOOK)


def ui_wonder_great() -> Text:
    return Text("ui-wonder-great", {}, BOOK)


def ui_wonder_takes(*, work: WorkName, points: int) -> Text:
    return Text("ui-wonder-takes", {"work": ("work", work), "points": points}, BOOK)


def ui_key_roll() -> Text:
    return Text("ui-key-roll", {}, BOOK)


def ui_key_end() -> Text:
    return Text("ui-key-end", {}, BOOK)


def ui_key_trade() -> Text:
    return Text("ui-key-trade", {}, BOOK)


def ui_key_step() -> Text:
    return Text("ui-key-step", {}, BOOK)


def ui_key_build() -> Text:
    return Text("ui-key-build", {}, BOOK)


def ui_key_buy() -> Text:
    return Text("ui-key-buy", {}, BOOK)


def ui_key_post() -> Text:
    return Text("ui-key-post", {}, BOOK)


def ui_key_activate() -> Text:
    return Text("ui-key-activate", {}, BOOK)


def ui_key_upgrade() -> Text:
    return Text("ui-key-upgrade", {}, BOOK)


def ui_key_fence() -> Text:
    return Text("ui-key-fence", {}, BOOK)


def ui_key_move() -> Text:
    return Text("ui-key-move", {}, BOOK)


def ui_key_chase() -> Text:
    return Text("ui-key-chase", {}, BOOK)


def ui_key_improve() -> Text:
    return Text("ui-key-improve", {}, BOOK)


def ui_maps() -> Text:
    return Text("ui-maps", {}, BOOK)


def ui_maps_lead() -> Text:
    return Text("ui-maps-lead", {}, BOOK)


def ui_maps_draw() -> Text:
    return Text("ui-maps-draw", {}, BOOK)


def ui_maps_find() -> Text:
    return Text("ui-maps-find", {}, BOOK)


def ui_maps_failed() -> Text:
    return Text("ui-maps-failed", {}, BOOK)


def ui_maps_mine() -> Text:
    return Text("ui-maps-mine", {}, BOOK)


def ui_maps_official() -> Text:
    return Text("ui-maps-official", {}, BOOK)


def ui_maps_others() -> Text:
    return Text("ui-maps-others", {}, BOOK)


def ui_maps_none_named() -> Text:
    return Text("ui-maps-none-named", {}, BOOK)


def ui_maps_none_mine() -> Text:
    return Text("ui-maps-none-mine", {}, BOOK)


def ui_maps_none_others() -> Text:
    return Text("ui-maps-none-others", {}, BOOK)


def ui_maps_more() -> Text:
    return Text("ui-maps-more", {}, BOOK)


def ui_maps_tiles(*, n: int) -> Text:
    return Text("ui-maps-tiles", {"n": n}, BOOK)


def ui_maps_tiles_dealt(*, n: int) -> Text:
    return Text("ui-maps-tiles-dealt", {"n": n}, BOOK)


def ui_maps_by(*, name: str) -> Text:
    return Text("ui-maps-by", {"name": name}, BOOK)


def ui_maps_yours() -> Text:
    return Text("ui-maps-yours", {}, BOOK)


def ui_maps_copy() -> Text:
    return Text("ui-maps-copy", {}, BOOK)


def ui_maps_copy_one(*, name: str) -> Text:
    return Text("ui-maps-copy-one", {"name": name}, BOOK)


def ui_maps_copy_link(*, name: str) -> Text:
    return Text("ui-maps-copy-link", {"name": name}, BOOK)


def ui_maps_copied(*, name: str) -> Text:
    return Text("ui-maps-copied", {"name": name}, BOOK)


def ui_maps_address(*, address: str) -> Text:
    return Text("ui-maps-address", {"address": address}, BOOK)


def ui_maps_delete_one(*, name: str) -> Text:
    return Text("ui-maps-delete-one", {"name": name}, BOOK)


def ui_maps_delete_ask(*, name: str) -> Text:
    return Text("ui-maps-delete-ask", {"name": name}, BOOK)


def ui_maps_delete_about() -> Text:
    return Text("ui-maps-delete-about", {}, BOOK)


def ui_maps_keep() -> Text:
    return Text("ui-maps-keep", {}, BOOK)


def ui_maps_delete() -> Text:
    return Text("ui-maps-delete", {}, BOOK)


def ui_maps_deleted(*, name: str) -> Text:
    return Text("ui-maps-deleted", {"name": name}, BOOK)


def ui_maps_pick_other() -> Text:
    return Text("ui-maps-pick-other", {}, BOOK)


def ui_maps_unnamed() -> Text:
    return Text("ui-maps-unnamed", {}, BOOK)


def ui_maps_pick_find() -> Text:
    return Text("ui-maps-pick-find", {}, BOOK)


def ui_maps_pick_none() -> Text:
    return Text("ui-maps-pick-none", {}, BOOK)


def ui_maps_pick_all() -> Text:
    return Text("ui-maps-pick-all", {}, BOOK)


def ui_maps_tight(*, tiles: int, seats: int) -> Text:
    return Text("ui-maps-tight", {"tiles": tiles, "seats": seats}, BOOK)


def ui_map_one() -> Text:
    return Text("ui-map-one", {}, BOOK)


def ui_map_new() -> Text:
    return Text("ui-map-new", {}, BOOK)


def ui_map_new_about() -> Text:
    return Text("ui-map-new-about", {}, BOOK)


def ui_map_mine_about() -> Text:
    return Text("ui-map-mine-about", {}, BOOK)


def ui_map_theirs_about(*, name: str) -> Text:
    return Text("ui-map-theirs-about", {"name": name}, BOOK)


def ui_map_official_about() -> Text:
    return Text("ui-map-official-about", {}, BOOK)


def ui_map_failed() -> Text:
    return Text("ui-map-failed", {}, BOOK)


def ui_map_first_name() -> Text:
    return Text("ui-map-first-name", {}, BOOK)


def ui_map_saved() -> Text:
    return Text("ui-map-saved", {}, BOOK)


def ui_map_no_name() -> Text:
    return Text("ui-map-no-name", {}, BOOK)


def ui_map_mend() -> Text:
    return Text("ui-map-mend", {}, BOOK)


def ui_map_not_saved(*, why: Text) -> Text:
    return Text("ui-map-not-saved", {"why": why.inner()}, BOOK)


def ui_map_opened(*, name: str) -> Text:
    return Text("ui-map-opened", {"name": name}, BOOK)


def ui_map_file_long(*, name: str) -> Text:
    return Text("ui-map-file-long", {"name": name}, BOOK)


def ui_map_link_copied() -> Text:
    return Text("ui-map-link-copied", {}, BOOK)


def ui_map_link_address() -> Text:
    return Text("ui-map-link-address", {}, BOOK)


def ui_map_undo() -> Text:
    return Text("ui-map-undo", {}, BOOK)


def ui_map_table() -> Text:
    return Text("ui-map-table", {}, BOOK)


def ui_map_save() -> Text:
    return Text("ui-map-save", {}, BOOK)


def ui_map_save_copy() -> Text:
    return Text("ui-map-save-copy", {}, BOOK)


def ui_map_name() -> Text:
    return Text("ui-map-name", {}, BOOK)


def ui_map_example() -> Text:
    return Text("ui-map-example", {}, BOOK)


def ui_map_how() -> Text:
    return Text("ui-map-how", {}, BOOK)


def ui_map_bag() -> Text:
    return Text("ui-map-bag", {}, BOOK)


def ui_map_bag_about() -> Text:
    return Text("ui-map-bag-about", {}, BOOK)


def ui_map_bag_deal() -> Text:
    return Text("ui-map-bag-deal", {}, BOOK)


def ui_map_numbers() -> Text:
    return Text("ui-map-numbers", {}, BOOK)


def ui_map_numbers_about() -> Text:
    return Text("ui-map-numbers-about", {}, BOOK)


def ui_map_numbers_deal() -> Text:
    return Text("ui-map-numbers-deal", {}, BOOK)


def ui_map_port_kinds() -> Text:
    return Text("ui-map-port-kinds", {}, BOOK)


def ui_map_port_kinds_about() -> Text:
    return Text("ui-map-port-kinds-about", {}, BOOK)


def ui_map_port_kinds_deal() -> Text:
    return Text("ui-map-port-kinds-deal", {}, BOOK)


def ui_map_deal() -> Text:
    return Text("ui-map-deal", {}, BOOK)


def ui_map_count(*, n: int, of: int) -> Text:
    return Text("ui-map-count", {"n": n, "of": of}, BOOK)


def ui_map_exact(*, what: Text) -> Text:
    return Text("ui-map-exact", {"what": what.inner()}, BOOK)


def ui_map_number(*, n: int) -> Text:
    return Text("ui-map-number", {"n": n}, BOOK)


def ui_map_kind(*, tile: TileName) -> Text:
    return Text("ui-map-kind", {"tile": ("tile", tile)}, BOOK)


def ui_map_general() -> Text:
    return Text("ui-map-general", {}, BOOK)


def ui_map_clear() -> Text:
    return Text("ui-map-clear", {}, BOOK)


def ui_map_open_file() -> Text:
    return Text("ui-map-open-file", {}, BOOK)


def ui_map_keep_file() -> Text:
    return Text("ui-map-keep-file", {}, BOOK)


def ui_map_copy_link() -> Text:
    return Text("ui-map-copy-link", {}, BOOK)


def ui_map_file() -> Text:
    return Text("ui-map-file", {}, BOOK)


def ui_map_check() -> Text:
    return Text("ui-map-check", {}, BOOK)


def ui_map_checking() -> Text:
    return Text("ui-map-checking", {}, BOOK)


def ui_map_good() -> Text:
    return Text("ui-map-good", {}, BOOK)


def ui_map_tiles() -> Text:
    return Text("ui-map-tiles", {}, BOOK)


def ui_map_lay() -> Text:
    return Text("ui-map-lay", {}, BOOK)


def ui_map_water() -> Text:
    return Text("ui-map-water", {}, BOOK)


def ui_map_ports() -> Text:
    return Text("ui-map-ports", {}, BOOK)


def ui_map_coasts() -> Text:
    return Text("ui-map-coasts", {}, BOOK)


def ui_map_canvas() -> Text:
    return Text("ui-map-canvas", {}, BOOK)


def ui_map_cell(*, q: int, r: int, what: Text) -> Text:
    return Text("ui-map-cell", {"q": q, "r": r, "what": what.inner()}, BOOK)


def ui_map_port(*, side: Text, q: int, r: int) -> Text:
    return Text("ui-map-port", {"side": side.inner(), "q": q, "r": r}, BOOK)


def ui_map_port_set(*, port: Text) -> Text:
    return Text("ui-map-port-set", {"port": port.inner()}, BOOK)


def ui_map_port_gone(*, port: Text) -> Text:
    return Text("ui-map-port-gone", {"port": port.inner()}, BOOK)


def ui_map_ports_lost(*, n: int) -> Text:
    return Text("ui-map-ports-lost", {"n": n}, BOOK)


def part_side_ne() -> Text:
    return Text("part-side-ne", {}, BOOK)


def part_side_e() -> Text:
    return Text("part-side-e", {}, BOOK)


def part_side_se() -> Text:
    return Text("part-side-se", {}, BOOK)


def part_side_sw() -> Text:
    return Text("part-side-sw", {}, BOOK)


def part_side_w() -> Text:
    return Text("part-side-w", {}, BOOK)


def part_side_nw() -> Text:
    return Text("part-side-nw", {}, BOOK)


def no_map_long(*, most: int, n: int) -> Text:
    return Text("no-map-long", {"most": most, "n": n}, BOOK)


def no_map_json(*, why: str) -> Text:
    return Text("no-map-json", {"why": why}, BOOK)


def no_map_object(*, keys: str) -> Text:
    return Text("no-map-object", {"keys": keys}, BOOK)


def no_map_key(*, key: str, keys: str) -> Text:
    return Text("no-map-key", {"key": key, "keys": keys}, BOOK)


def no_map_name(*, most: int) -> Text:
    return Text("no-map-name", {"most": most}, BOOK)


def no_map_official(*, name: str) -> Text:
    return Text("no-map-official", {"name": name}, BOOK)


def no_map_tiles() -> Text:
    return Text("no-map-tiles", {}, BOOK)


def no_map_size(*, fewest: int, most: int, n: int) -> Text:
    return Text("no-map-size", {"fewest": fewest, "most": most, "n": n}, BOOK)


def no_map_ports() -> Text:
    return Text("no-map-ports", {}, BOOK)


def no_map_many_ports(*, most: int, n: int) -> Text:
    return Text("no-map-many-ports", {"most": most, "n": n}, BOOK)


def no_map_tile(*, tile: int, given: str) -> Text:
    return Text("no-map-tile", {"tile": tile, "given": given}, BOOK)


def no_map_port(*, port: int, given: str) -> Text:
    return Text("no-map-port", {"port": port, "given": given}, BOOK)


def no_map_tile_far(*, tile: int, given: str, most: int) -> Text:
    return Text("no-map-tile-far", {"tile": tile, "given": given, "most": most}, BOOK)


def no_map_port_far(*, port: int, given: str, most: int) -> Text:
    return Text("no-map-port-far", {"port": port, "given": given, "most": most}, BOOK)


def no_map_kind(*, tile: int, given: str, kinds: str) -> Text:
    return Text("no-map-kind", {"tile": tile, "given": given, "kinds": kinds}, BOOK)


def no_map_twice(*, tile: int, q: int, r: int) -> Text:
    return Text("no-map-twice", {"tile": tile, "q": q, "r": r}, BOOK)


def no_map_side(*, port: int, given: str, sides: str) -> Text:
    return Text("no-map-side", {"port": port, "given": given, "sides": sides}, BOOK)


def no_map_counts(*, key: str, example: str) -> Text:
    return Text("no-map-counts", {"key": key, "example": example}, BOOK)


def no_map_counted(*, key: str, given: str, names: str) -> Text:
    return Text("no-map-counted", {"key": key, "given": given, "names": names}, BOOK)


def no_map_count(*, key: str, given: str, name: str, most: int) -> Text:
    return Text("no-map-count", {"key": key, "given": given, "name": name, "most": most}, BOOK)


def no_map_unlike(*, some: Text, others: Text) -> Text:
    return Text("no-map-unlike", {"some": some.inner(), "others": others.inner()}, BOOK)


def part_map_slots(*, n: int) -> Text:
    return Text("part-map-slots", {"n": n}, BOOK)


def part_map_bag(*, n: int) -> Text:
    return Text("part-map-bag", {"n": n}, BOOK)


def part_map_numbered(*, n: int) -> Text:
    return Text("part-map-numbered", {"n": n}, BOOK)


def part_map_tokens(*, n: int) -> Text:
    return Text("part-map-tokens", {"n": n}, BOOK)


def part_map_ports(*, n: int) -> Text:
    return Text("part-map-ports", {"n": n}, BOOK)


def part_map_port_kinds(*, n: int) -> Text:
    return Text("part-map-port-kinds", {"n": n}, BOOK)


def no_map_port_nowhere(*, port: int, side: Text, q: int, r: int) -> Text:
    return Text("no-map-port-nowhere", {"port": port, "side": side.inner(), "q": q, "r": r}, BOOK)


def no_map_port_inland(*, port: int, side: Text, q: int, r: int) -> Text:
    return Text("no-map-port-inland", {"port": port, "side": side.inner(), "q": q, "r": r}, BOOK)


def no_map_port_near(*, port: int, side: Text, q: int, r: int, other: int) -> Text:
    return Text(
        "no-map-port-near",
        {"port": port, "side": side.inner(), "q": q, "r": r, "other": other},
        BOOK,
    )


def no_map_fog() -> Text:
    return Text("no-map-fog", {}, BOOK)


def no_map_known(*, names: str) -> Text:
    return Text("no-map-known", {"names": names}, BOOK)


def no_map_room(*, land: Text, room: int, seats: int, need: int) -> Text:
    return Text(
        "no-map-room",
        {"land": land.inner(), "room": room, "seats": seats, "need": need},
        BOOK,
    )


def table_map_name(*, name: str, tiles: Text) -> Text:
    return Text("table-map-name", {"name": name, "tiles": tiles.inner()}, BOOK)


def part_tiles(*, n: int) -> Text:
    return Text("part-tiles", {"n": n}, BOOK)


def table_map_bag(*, counts: Text) -> Text:
    return Text("table-map-bag", {"counts": counts.inner()}, BOOK)


def table_map_numbers(*, counts: Text) -> Text:
    return Text("table-map-numbers", {"counts": counts.inner()}, BOOK)


def table_map_ports(*, counts: Text) -> Text:
    return Text("table-map-ports", {"counts": counts.inner()}, BOOK)


def table_map_ports_drawn(*, counts: Text) -> Text:
    return Text("table-map-ports-drawn", {"counts": counts.inner()}, BOOK)


def table_map_ports_none() -> Text:
    return Text("table-map-ports-none", {}, BOOK)


def table_map_counts(*, counts: Sequence[Text]) -> Text:
    return Text("table-map-counts", {"counts": message_list(counts)}, BOOK)


def table_map_none() -> Text:
    return Text("table-map-none", {}, BOOK)


def table_map_kind(*, tile: TileName, n: int) -> Text:
    return Text("table-map-kind", {"tile": ("tile", tile), "n": n}, BOOK)


def table_map_general(*, n: int) -> Text:
    return Text("table-map-general", {"n": n}, BOOK)


def table_map_token(*, number: int, n: int) -> Text:
    return Text("table-map-token", {"number": number, "n": n}, BOOK)


def table_map_fact_tiles() -> Text:
    return Text("table-map-fact-tiles", {}, BOOK)


def table_map_fact_ports() -> Text:
    return Text("table-map-fact-ports", {}, BOOK)


def table_map_fact_drawn() -> Text:
    return Text("table-map-fact-drawn", {}, BOOK)


def ui_card(*, card: CardName) -> Text:
    return Text("ui-card", {"card": ("card", card)}, BOOK)


def ui_card_count(*, card: CardName, n: int) -> Text:
    return Text("ui-card-count", {"card": ("card", card), "n": n}, BOOK)


def ui_card_off(*, card: CardName) -> Text:
    return Text("ui-card-off", {"card": ("card", card)}, BOOK)


def ui_card_count_off(*, card: CardName, n: int) -> Text:
    return Text("ui-card-count-off", {"card": ("card", card), "n": n}, BOOK)


def ui_deck(*, deck: DeckName) -> Text:
    return Text("ui-deck", {"deck": ("deck", deck)}, BOOK)


def ui_deck_cards(*, deck: DeckName) -> Text:
    return Text("ui-deck-cards", {"deck": ("deck", deck)}, BOOK)


def ui_good(*, good: GoodName) -> Text:
    return Text("ui-good", {"good": ("good", good)}, BOOK)


def ui_good_low(*, good: GoodName) -> Text:
    return Text("ui-good-low", {"good": ("good", good)}, BOOK)


def ui_colour(*, colour: ColourName) -> Text:
    return Text("ui-colour", {"colour": ("colour", colour)}, BOOK)


def ui_level(*, colour: ColourName, n: int) -> Text:
    return Text("ui-level", {"colour": ("colour", colour), "n": n}, BOOK)


def ui_level_of(*, colour: ColourName, n: int, most: int) -> Text:
    return Text("ui-level-of", {"colour": ("colour", colour), "n": n, "most": most}, BOOK)


def ui_source(*, source: SourceName) -> Text:
    return Text("ui-source", {"source": ("source", source)}, BOOK)


def ui_works(*, works: Sequence[WorkName]) -> Text:
    return Text("ui-works", {"works": name_list("work", works)}, BOOK)


def ui_hand(*, who: int) -> Text:
    return Text("ui-hand", {"who": ("seat", who)}, BOOK)


def ui_dice(*, rolls: int) -> Text:
    return Text("ui-dice", {"rolls": rolls}, BOOK)


def ui_dice_history(*, counts: str) -> Text:
    return Text("ui-dice-history", {"counts": counts}, BOOK)


def ui_red_shows(*, n: int) -> Text:
    return Text("ui-red-shows", {"n": n}, BOOK)


def ui_yellow_shows(*, n: int) -> Text:
    return Text("ui-yellow-shows", {"n": n}, BOOK)


def ui_event_shows(*, face: FaceName) -> Text:
    return Text("ui-event-shows", {"face": ("face", face)}, BOOK)


def ui_dragon(*, steps: int, dragon: int, warriors: int) -> Text:
    return Text("ui-dragon", {"steps": steps, "dragon": dragon, "warriors": warriors}, BOOK)


def ui_dragon_off(*, steps: int) -> Text:
    return Text("ui-dragon-off", {"steps": steps}, BOOK)


def ui_steps(*, steps: int) -> Text:
    return Text("ui-steps", {"steps": steps}, BOOK)


def ui_against(*, dragon: int, warriors: int) -> Text:
    return Text("ui-against", {"dragon": dragon, "warriors": warriors}, BOOK)


def ui_dragon_force() -> Text:
    return Text("ui-dragon-force", {}, BOOK)


def ui_warriors_force() -> Text:
    return Text("ui-warriors-force", {}, BOOK)


def ui_in_decks(*, decks: Sequence[tuple[DeckName, int]]) -> Text:
    return Text("ui-in-decks", {"decks": counted_list("deck", decks)}, BOOK)


def ui_round_of(*, number: int, points: int, mode: Text) -> Text:
    return Text("ui-round-of", {"number": number, "points": points, "mode": mode.inner()}, BOOK)


def ui_round(*, number: int) -> Text:
    return Text("ui-round", {"number": number}, BOOK)


def ui_points(*, points: int) -> Text:
    return Text("ui-points", {"points": points}, BOOK)


def ui_points_of(*, n: int, points: int) -> Text:
    return Text("ui-points-of", {"n": n, "points": points}, BOOK)


def ui_figures() -> Text:
    return Text("ui-figures", {}, BOOK)


def ui_improvements() -> Text:
    return Text("ui-improvements", {}, BOOK)


def ui_beside_board() -> Text:
    return Text("ui-beside-board", {}, BOOK)


def ui_supply(*, pieces: Sequence[tuple[PieceName, int]]) -> Text:
    return Text("ui-supply", {"pieces": counted_list("piece", pieces)}, BOOK)


def ui_embargo() -> Text:
    return Text("ui-embargo", {}, BOOK)


def ui_embargo_on() -> Text:
    return Text("ui-embargo-on", {}, BOOK)


def ui_embargo_off() -> Text:
    return Text("ui-embargo-off", {}, BOOK)


def ui_embargo_set() -> Text:
    return Text("ui-embargo-set", {}, BOOK)


def ui_embargo_lift() -> Text:
    return Text("ui-embargo-lift", {}, BOOK)


def ui_figure_cards() -> Text:
    return Text("ui-figure-cards", {}, BOOK)


def ui_figure_actions() -> Text:
    return Text("ui-figure-actions", {}, BOOK)


def ui_figure_route() -> Text:
    return Text("ui-figure-route", {}, BOOK)


def ui_figure_army() -> Text:
    return Text("ui-figure-army", {}, BOOK)


def ui_figure_strength() -> Text:
    return Text("ui-figure-strength", {}, BOOK)


def ui_figure_wonders() -> Text:
    return Text("ui-figure-wonders", {}, BOOK)


def ui_figure_slayer() -> Text:
    return Text("ui-figure-slayer", {}, BOOK)


def ui_figure_merchant() -> Text:
    return Text("ui-figure-merchant", {}, BOOK)


def ui_figure_shown() -> Text:
    return Text("ui-figure-shown", {}, BOOK)


def ui_limit(*, n: int) -> Text:
    return Text("ui-limit", {"n": n}, BOOK)


def ui_notes(*, notes: Sequence[Text]) -> Text:
    return Text("ui-notes", {"notes": message_list(notes)}, BOOK)


def ui_note_hidden(*, n: int) -> Text:
    return Text("ui-note-hidden", {"n": n}, BOOK)


def ui_note_embargo() -> Text:
    return Text("ui-note-embargo", {}, BOOK)


def ui_note_builds() -> Text:
    return Text("ui-note-builds", {}, BOOK)


def ui_together() -> Text:
    return Text("ui-together", {}, BOOK)


def ui_roads_in_a_row() -> Text:
    return Text("ui-roads-in-a-row", {}, BOOK)


def ui_warriors_played() -> Text:
    return Text("ui-warriors-played", {}, BOOK)


def ui_rounds_over(*, n: int) -> Text:
    return Text("ui-rounds-over", {"n": n}, BOOK)


def ui_points_by_source() -> Text:
    return Text("ui-points-by-source", {}, BOOK)


def ui_build() -> Text:
    return Text("ui-build", {}, BOOK)


def ui_seats() -> Text:
    return Text("ui-seats", {}, BOOK)


def ui_log() -> Text:
    return Text("ui-log", {}, BOOK)


def ui_panels() -> Text:
    return Text("ui-panels", {}, BOOK)


def ui_rail_left() -> Text:
    return Text("ui-rail-left", {}, BOOK)


def ui_rail_right() -> Text:
    return Text("ui-rail-right", {}, BOOK)


def ui_warriors() -> Text:
    return Text("ui-warriors", {}, BOOK)


def ui_improve() -> Text:
    return Text("ui-improve", {}, BOOK)


def ui_cards(*, n: int) -> Text:
    return Text("ui-cards", {"n": n}, BOOK)


def ui_buy() -> Text:
    return Text("ui-buy", {}, BOOK)


def ui_warriors_fences() -> Text:
    return Text("ui-warriors-fences", {}, BOOK)


def ui_action_cards() -> Text:
    return Text("ui-action-cards", {}, BOOK)


def ui_no_actions() -> Text:
    return Text("ui-no-actions", {}, BOOK)


def number_road_pieces() -> Text:
    return Text("number-road-pieces", {}, BOOK)


def number_village_pieces() -> Text:
    return Text("number-village-pieces", {}, BOOK)


def number_town_pieces() -> Text:
    return Text("number-town-pieces", {}, BOOK)


def number_fence_pieces() -> Text:
    return Text("number-fence-pieces", {}, BOOK)


def number_fence_limit() -> Text:
    return Text("number-fence-limit", {}, BOOK)


def number_village_points() -> Text:
    return Text("number-village-points", {}, BOOK)


def number_town_points() -> Text:
    return Text("number-town-points", {}, BOOK)


def number_route_points() -> Text:
    return Text("number-route-points", {}, BOOK)


def number_route_length() -> Text:
    return Text("number-route-length", {}, BOOK)


def number_army_points() -> Text:
    return Text("number-army-points", {}, BOOK)


def number_army_size() -> Text:
    return Text("number-army-size", {}, BOOK)


def number_treasure_points() -> Text:
    return Text("number-treasure-points", {}, BOOK)


def number_wonder_points() -> Text:
    return Text("number-wonder-points", {}, BOOK)


def number_dragonslayer_points() -> Text:
    return Text("number-dragonslayer-points", {}, BOOK)


def number_dragonslayer_awards() -> Text:
    return Text("number-dragonslayer-awards", {}, BOOK)


def number_merchant_points() -> Text:
    return Text("number-merchant-points", {}, BOOK)


def number_printer_points() -> Text:
    return Text("number-printer-points", {}, BOOK)


def number_constitution_points() -> Text:
    return Text("number-constitution-points", {}, BOOK)


def number_village_cards() -> Text:
    return Text("number-village-cards", {}, BOOK)


def number_town_cards() -> Text:
    return Text("number-town-cards", {}, BOOK)


def number_town_resources() -> Text:
    return Text("number-town-resources", {}, BOOK)


def number_town_commodities() -> Text:
    return Text("number-town-commodities", {}, BOOK)


def number_setup_cards() -> Text:
    return Text("number-setup-cards", {}, BOOK)


def number_fog_cards() -> Text:
    return Text("number-fog-cards", {}, BOOK)


def number_granary_cards() -> Text:
    return Text("number-granary-cards", {}, BOOK)


def number_market_ratio() -> Text:
    return Text("number-market-ratio", {}, BOOK)


def number_general_port_ratio() -> Text:
    return Text("number-general-port-ratio", {}, BOOK)


def number_resource_port_ratio() -> Text:
    return Text("number-resource-port-ratio", {}, BOOK)


def number_guild_ratio() -> Text:
    return Text("number-guild-ratio", {}, BOOK)


def number_merchant_ratio() -> Text:
    return Text("number-merchant-ratio", {}, BOOK)


def number_merchant_fleet_ratio() -> Text:
    return Text("number-merchant-fleet-ratio", {}, BOOK)


def number_strategic_level() -> Text:
    return Text("number-strategic-level", {}, BOOK)


def number_wonder_level() -> Text:
    return Text("number-wonder-level", {}, BOOK)


def number_improvement_levels() -> Text:
    return Text("number-improvement-levels", {}, BOOK)


def number_event_science() -> Text:
    return Text("number-event-science", {}, BOOK)


def number_event_trade() -> Text:
    return Text("number-event-trade", {}, BOOK)


def number_event_military() -> Text:
    return Text("number-event-military", {}, BOOK)


def number_event_dragon() -> Text:
    return Text("number-event-dragon", {}, BOOK)


def number_dragon_steps() -> Text:
    return Text("number-dragon-steps", {}, BOOK)


def number_action_plays() -> Text:
    return Text("number-action-plays", {}, BOOK)


def number_action_limit() -> Text:
    return Text("number-action-limit", {}, BOOK)


def number_road_builder_roads() -> Text:
    return Text("number-road-builder-roads", {}, BOOK)


def number_harvest_cards() -> Text:
    return Text("number-harvest-cards", {}, BOOK)


def number_crane_discount() -> Text:
    return Text("number-crane-discount", {}, BOOK)


def number_irrigation_cards() -> Text:
    return Text("number-irrigation-cards", {}, BOOK)


def number_mining_cards() -> Text:
    return Text("number-mining-cards", {}, BOOK)


def number_smith_warriors() -> Text:
    return Text("number-smith-warriors", {}, BOOK)


def number_master_merchant_cards() -> Text:
    return Text("number-master-merchant-cards", {}, BOOK)


def number_resource_monopoly_cards() -> Text:
    return Text("number-resource-monopoly-cards", {}, BOOK)


def number_trade_monopoly_cards() -> Text:
    return Text("number-trade-monopoly-cards", {}, BOOK)


def number_wedding_cards() -> Text:
    return Text("number-wedding-cards", {}, BOOK)


def number_offers_open() -> Text:
    return Text("number-offers-open", {}, BOOK)


def number_offers_turn() -> Text:
    return Text("number-offers-turn", {}, BOOK)


def number_answers_changes() -> Text:
    return Text("number-answers-changes", {}, BOOK)


def number_talk_moves() -> Text:
    return Text("number-talk-moves", {}, BOOK)


def number_seconds_settle() -> Text:
    return Text("number-seconds-settle", {}, BOOK)


def number_seconds_first_road() -> Text:
    return Text("number-seconds-first-road", {}, BOOK)


def number_seconds_roll() -> Text:
    return Text("number-seconds-roll", {}, BOOK)


def number_seconds_turn() -> Text:
    return Text("number-seconds-turn", {}, BOOK)


def number_seconds_robber() -> Text:
    return Text("number-seconds-robber", {}, BOOK)


def number_seconds_victim() -> Text:
    return Text("number-seconds-victim", {}, BOOK)


def number_seconds_special() -> Text:
    return Text("number-seconds-special", {}, BOOK)


def number_seconds_choice() -> Text:
    return Text("number-seconds-choice", {}, BOOK)


def number_cost(*, good: GoodName, built: BuiltName) -> Text:
    return Text("number-cost", {"good": ("good", good), "built": ("built", built)}, BOOK)


def number_stock(*, good: GoodName) -> Text:
    return Text("number-stock", {"good": ("good", good)}, BOOK)


def number_copies(*, card: CardName, deck: DeckName) -> Text:
    return Text("number-copies", {"card": ("card", card), "deck": ("deck", deck)}, BOOK)


def number_level(*, n: int) -> Text:
    return Text("number-level", {"n": n}, BOOK)


def number_warriors(*, n: int) -> Text:
    return Text("number-warriors", {"n": n}, BOOK)


def number_strength(*, n: int) -> Text:
    return Text("number-strength", {"n": n}, BOOK)


def number_draw(*, n: int) -> Text:
    return Text("number-draw", {"n": n}, BOOK)


def number_group_costs() -> Text:
    return Text("number-group-costs", {}, BOOK)


def number_group_pieces() -> Text:
    return Text("number-group-pieces", {}, BOOK)


def number_group_points() -> Text:
    return Text("number-group-points", {}, BOOK)


def number_group_yields() -> Text:
    return Text("number-group-yields", {}, BOOK)


def number_group_ratios() -> Text:
    return Text("number-group-ratios", {}, BOOK)


def number_group_wonders() -> Text:
    return Text("number-group-wonders", {}, BOOK)


def number_group_cards() -> Text:
    return Text("number-group-cards", {}, BOOK)


def number_group_trading() -> Text:
    return Text("number-group-trading", {}, BOOK)


def number_group_seconds() -> Text:
    return Text("number-group-seconds", {}, BOOK)


def table_reference() -> Text:
    return Text("table-reference", {}, BOOK)


def table_reference_about() -> Text:
    return Text("table-reference-about", {}, BOOK)


def table_reference_costs() -> Text:
    return Text("table-reference-costs", {}, BOOK)


def table_head_number() -> Text:
    return Text("table-head-number", {}, BOOK)


def table_head_about() -> Text:
    return Text("table-head-about", {}, BOOK)


def table_head_printed() -> Text:
    return Text("table-head-printed", {}, BOOK)


def table_head_grade() -> Text:
    return Text("table-head-grade", {}, BOOK)


def table_head_rule() -> Text:
    return Text("table-head-rule", {}, BOOK)


def option_map_base() -> Text:
    return Text("option-map-base", {}, BOOK)


def option_map_base_big() -> Text:
    return Text("option-map-base-big", {}, BOOK)


def option_map_the_woods() -> Text:
    return Text("option-map-the-woods", {}, BOOK)


def option_map_the_herds() -> Text:
    return Text("option-map-the-herds", {}, BOOK)


def option_map_the_mountains() -> Text:
    return Text("option-map-the-mountains", {}, BOOK)


def option_map_fantasy_land() -> Text:
    return Text("option-map-fantasy-land", {}, BOOK)


def option_own_map(*, name: str) -> Text:
    return Text("option-own-map", {"name": name}, BOOK)


def option_map_wonders(*, land: Text) -> Text:
    return Text("option-map-wonders", {"land": land.inner()}, BOOK)


def part_notation_slot() -> Text:
    return Text("part-notation-slot", {}, BOOK)


def part_notation_cards(*, names: str) -> Text:
    return Text("part-notation-cards", {"names": names}, BOOK)


def part_notation_colours(*, names: str) -> Text:
    return Text("part-notation-colours", {"names": names}, BOOK)
