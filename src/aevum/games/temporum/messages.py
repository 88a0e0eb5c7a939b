"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from aevum.core.text import CORE, OR, Book, Text, counted_list, message_list, name_list

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)

CardName = Literal[
    "anubis-statuette",
    "artist",
    "bag-of-loot",
    "barbarian-horde",
    "black-market",
    "conspiracy",
    "crown-jewels",
    "engineer",
    "explorer",
    "friends-in-old-places",
    "gang-of-pickpockets",
    "gladiators-gladius",
    "golden-goose",
    "infected-rat",
    "inventor",
    "investments",
    "kill-your-grandfather",
    "kings-sword",
    "mayan-ritual-knife",
    "papal-tiara",
    "predict-the-future",
    "prime-real-estate",
    "secret-society",
    "settlers",
    "shoguns-katana",
    "step-on-a-butterfly",
    "think-tank",
    "treasure-map",
    "trinket",
    "tulip-stocks",
    "a-place-outside-time",
    "ambassador",
    "ancient-scroll",
    "assassins-dagger",
    "bank",
    "battle-plans",
    "beggar",
    "cache",
    "cutthroats-cutlass",
    "detective",
    "golden-apple",
    "hacker",
    "hidden-cave",
    "hideout",
    "inventors-journal",
    "maneuver",
    "meet-younger-self",
    "mysterious-relic",
    "panacea",
    "pilgrims",
    "revolutionaries",
    "secret-mission",
    "secret-plot",
    "secret-stash",
    "secret-weapon",
    "sultans-scimitar",
    "sunboat-of-ra",
    "tactician",
    "university",
    "visionary",
    "gizmo",
    "trade-goods",
]

ZoneName = Literal[
    "late-jurassic",
    "stone-age",
    "ancient-egypt",
    "ice-age",
    "primitive-paradise",
    "time-of-legends",
    "ancient-greece",
    "iron-age",
    "pax-buddha",
    "renaissance",
    "feudal-japan",
    "imperial-china",
    "age-of-cults",
    "crusades",
    "plague",
    "roman-empire",
    "holy-norse-empire",
    "inquisition",
    "aztec-invasion",
    "egyptian-america",
    "age-of-discovery",
    "balloon-revolution",
    "american-civil-war",
    "plutocracy",
    "prohibition-era",
    "cold-war",
    "great-depression",
    "bureaucracy",
    "police-state",
    "summer-of-love",
    "french-revolution",
    "industrial-revolution",
    "nanotech-wonderland",
    "robot-uprising",
    "space-age",
    "utopia",
    "age-of-cats",
    "age-of-toys",
    "communist-utopia",
    "information-age",
    "nuclear-wasteland",
    "savagery",
    "steampunk-empire",
    "warm-globe",
    "icy-wasteland",
    "mere-anarchy",
    "age-of-cybernetics",
    "alien-contact",
    "age-of-atlantis",
    "alien-egypt",
    "babylonian-bazaar",
    "bronze-age",
    "dawn-of-man",
    "kingdom-of-trilobites",
    "neolithic-renaissance",
    "trojan-war",
    "ancient-carthage",
    "bright-ages",
    "byzantine-empire",
    "celtic-paradise",
    "dark-ages",
    "empire-of-the-amazons",
    "greek-america",
    "mongolian-empire",
    "scientist-enclave",
    "three-kingdoms",
    "tibetan-empire",
    "viking-america",
    "age-of-piracy",
    "age-of-plastic",
    "atomic-age",
    "cultural-revolution",
    "dutch-golden-age",
    "gold-rush",
    "meritocracy",
    "new-france",
    "pax-britannica",
    "rome-eternal",
    "russian-revolution",
    "y2k",
    "age-of-superheroes",
    "capitalist-utopia",
    "earth-united",
    "endless-city",
    "exodus",
    "floating-cities",
    "green-world",
    "mafia-city-states",
    "quiet-planet",
    "poison-earth",
    "robotic-utopia",
    "scrapyard-world",
    "simulated-paradise",
    "singularity",
    "underground-haven",
    "zombie-apocalypse",
    "outside1",
    "outside2",
    "outside3",
    "outside4",
    "outside5",
    "outside6",
    "outside7",
    "outside8",
    "outside9",
    "outside10",
    "outside11",
    "outside12",
    "outside13",
    "outside14",
    "outside15",
    "outside16",
    "none",
]

TimeName = Literal["1", "2", "3", "4"]

EffectName = Literal[
    "cold-war",
    "beggar",
    "scimitar",
    "cache",
    "zombie",
    "headquarters",
    "purse",
    "sage",
    "anubis",
    "maneuver",
    "treasure-map",
    "university",
    "predict",
    "butterfly",
    "investments",
    "hideout",
    "sunboat",
    "poison",
    "pickpockets",
    "revolutionaries",
    "ambassador",
]

PileName = Literal["gizmo", "trade-goods"]


def game_summary() -> Text:
    return Text("game-summary", {}, BOOK)


def game_tagline() -> Text:
    return Text("game-tagline", {}, BOOK)


def game_counts() -> Text:
    return Text("game-counts", {}, BOOK)


def do_gain(*, coins: int) -> Text:
    return Text("do-gain", {"coins": coins}, BOOK)


def do_gain_per(*, coins: int, per: Text) -> Text:
    return Text("do-gain-per", {"coins": coins, "per": per.inner()}, BOOK)


def do_gain_lost() -> Text:
    return Text("do-gain-lost", {}, BOOK)


def do_gain_half() -> Text:
    return Text("do-gain-half", {}, BOOK)


def do_gain_here() -> Text:
    return Text("do-gain-here", {}, BOOK)


def do_lose(*, coins: int) -> Text:
    return Text("do-lose", {"coins": coins}, BOOK)


def do_lose_per(*, coins: int, per: Text) -> Text:
    return Text("do-lose-per", {"coins": coins, "per": per.inner()}, BOOK)


def do_lose_all() -> Text:
    return Text("do-lose-all", {}, BOOK)


def do_draw(*, cards: int) -> Text:
    return Text("do-draw", {"cards": cards}, BOOK)


def do_draw_per(*, cards: int, per: Text) -> Text:
    return Text("do-draw-per", {"cards": cards, "per": per.inner()}, BOOK)


def do_draw_many() -> Text:
    return Text("do-draw-many", {}, BOOK)


def do_draw_up_to(*, cards: int) -> Text:
    return Text("do-draw-up-to", {"cards": cards}, BOOK)


def do_draw_players() -> Text:
    return Text("do-draw-players", {}, BOOK)


def do_discard(*, cards: int) -> Text:
    return Text("do-discard", {"cards": cards}, BOOK)


def do_discard_hand() -> Text:
    return Text("do-discard-hand", {}, BOOK)


def do_discard_any() -> Text:
    return Text("do-discard-any", {}, BOOK)


def do_discard_perpetual() -> Text:
    return Text("do-discard-perpetual", {}, BOOK)


def do_discard_this() -> Text:
    return Text("do-discard-this", {}, BOOK)


def do_discard_or_lose(*, cards: int, coins: int) -> Text:
    return Text("do-discard-or-lose", {"cards": cards, "coins": coins}, BOOK)


def do_score() -> Text:
    return Text("do-score", {}, BOOK)


def do_score_another() -> Text:
    return Text("do-score-another", {}, BOOK)


def do_score_more(*, crowns: int) -> Text:
    return Text("do-score-more", {"crowns": crowns}, BOOK)


def do_score_cheaper(*, coins: int) -> Text:
    return Text("do-score-cheaper", {"coins": coins}, BOOK)


def do_score_cheaper_per(*, coins: int, per: Text) -> Text:
    return Text("do-score-cheaper-per", {"coins": coins, "per": per.inner()}, BOOK)


def do_score_trade(*, coins: int, crowns: int) -> Text:
    return Text("do-score-trade", {"coins": coins, "crowns": crowns}, BOOK)


def do_score_scrap(*, coins: int) -> Text:
    return Text("do-score-scrap", {"coins": coins}, BOOK)


def do_score_twice() -> Text:
    return Text("do-score-twice", {}, BOOK)


def do_score_again(*, card: CardName) -> Text:
    return Text("do-score-again", {"card": ("card", card)}, BOOK)


def do_score_drawn() -> Text:
    return Text("do-score-drawn", {}, BOOK)


def do_play() -> Text:
    return Text("do-play", {}, BOOK)


def do_play_card(*, card: CardName) -> Text:
    return Text("do-play-card", {"card": ("card", card)}, BOOK)


def do_play_momentary() -> Text:
    return Text("do-play-momentary", {}, BOOK)


def do_play_twice() -> Text:
    return Text("do-play-twice", {}, BOOK)


def do_play_other() -> Text:
    return Text("do-play-other", {}, BOOK)


def do_play_copy() -> Text:
    return Text("do-play-copy", {}, BOOK)


def do_play_here() -> Text:
    return Text("do-play-here", {}, BOOK)


def do_toys() -> Text:
    return Text("do-toys", {}, BOOK)


def do_contact() -> Text:
    return Text("do-contact", {}, BOOK)


def do_take(*, pile: PileName) -> Text:
    return Text("do-take", {"pile": ("pile", pile)}, BOOK)


def do_take_back() -> Text:
    return Text("do-take-back", {}, BOOK)


def do_take_card(*, card: CardName) -> Text:
    return Text("do-take-card", {"card": ("card", card)}, BOOK)


def do_take_this() -> Text:
    return Text("do-take-this", {}, BOOK)


def do_take_money() -> Text:
    return Text("do-take-money", {}, BOOK)


def do_take_pile(*, cards: int) -> Text:
    return Text("do-take-pile", {"cards": cards}, BOOK)


def do_take_laurels() -> Text:
    return Text("do-take-laurels", {}, BOOK)


def do_take_sage() -> Text:
    return Text("do-take-sage", {}, BOOK)


def do_take_poison() -> Text:
    return Text("do-take-poison", {}, BOOK)


def do_advance(*, crowns: int) -> Text:
    return Text("do-advance", {"crowns": crowns}, BOOK)


def do_advance_here(*, crowns: int) -> Text:
    return Text("do-advance-here", {"crowns": crowns}, BOOK)


def do_advance_from(*, crowns: int, time: TimeName) -> Text:
    return Text("do-advance-from", {"crowns": crowns, "time": ("time", time)}, BOOK)


def do_advance_per(*, crowns: int, per: Text) -> Text:
    return Text("do-advance-per", {"crowns": crowns, "per": per.inner()}, BOOK)


def do_advance_ruled(*, crowns: int) -> Text:
    return Text("do-advance-ruled", {"crowns": crowns}, BOOK)


def do_exodus(*, crowns: int) -> Text:
    return Text("do-exodus", {"crowns": crowns}, BOOK)


def do_retreat() -> Text:
    return Text("do-retreat", {}, BOOK)


def do_retreat_here() -> Text:
    return Text("do-retreat-here", {}, BOOK)


def do_retreat_later() -> Text:
    return Text("do-retreat-later", {}, BOOK)


def do_battle() -> Text:
    return Text("do-battle", {}, BOOK)


def do_rush() -> Text:
    return Text("do-rush", {}, BOOK)


def do_flip() -> Text:
    return Text("do-flip", {}, BOOK)


def do_flip_all() -> Text:
    return Text("do-flip-all", {}, BOOK)


def do_visit_any() -> Text:
    return Text("do-visit-any", {}, BOOK)


def do_visit_past() -> Text:
    return Text("do-visit-past", {}, BOOK)


def do_visit_crowned(*, crowns: int) -> Text:
    return Text("do-visit-crowned", {"crowns": crowns}, BOOK)


def do_move() -> Text:
    return Text("do-move", {}, BOOK)


def do_bring() -> Text:
    return Text("do-bring", {}, BOOK)


def do_headquarters() -> Text:
    return Text("do-headquarters", {}, BOOK)


def do_base() -> Text:
    return Text("do-base", {}, BOOK)


def do_base_on(*, zone: ZoneName) -> Text:
    return Text("do-base-on", {"zone": ("zone", zone)}, BOOK)


def do_simulate() -> Text:
    return Text("do-simulate", {}, BOOK)


def do_put_token() -> Text:
    return Text("do-put-token", {}, BOOK)


def do_put_money(*, coins: int) -> Text:
    return Text("do-put-money", {"coins": coins}, BOOK)


def do_put_on_top() -> Text:
    return Text("do-put-on-top", {}, BOOK)


def do_tuck() -> Text:
    return Text("do-tuck", {}, BOOK)


def do_beg(*, coins: int) -> Text:
    return Text("do-beg", {"coins": coins}, BOOK)


def do_open_cache() -> Text:
    return Text("do-open-cache", {}, BOOK)


def do_pay_you(*, coins: int) -> Text:
    return Text("do-pay-you", {"coins": coins}, BOOK)


def do_no_gain() -> Text:
    return Text("do-no-gain", {}, BOOK)


def do_keep_history() -> Text:
    return Text("do-keep-history", {}, BOOK)


def do_rule_time() -> Text:
    return Text("do-rule-time", {}, BOOK)


def do_more_turns(*, turns: int) -> Text:
    return Text("do-more-turns", {"turns": turns}, BOOK)


def do_cults() -> Text:
    return Text("do-cults", {}, BOOK)


def do_win_money(*, coins: int) -> Text:
    return Text("do-win-money", {"coins": coins}, BOOK)


def do_earth(*, n: int) -> Text:
    return Text("do-earth", {"n": n}, BOOK)


def do_after_anubis() -> Text:
    return Text("do-after-anubis", {}, BOOK)


def do_after_maneuver() -> Text:
    return Text("do-after-maneuver", {}, BOOK)


def do_end_predict() -> Text:
    return Text("do-end-predict", {}, BOOK)


def do_end_butterfly() -> Text:
    return Text("do-end-butterfly", {}, BOOK)


def do_next_scimitar(*, crowns: int) -> Text:
    return Text("do-next-scimitar", {"crowns": crowns}, BOOK)


def do_may(*, what: Sequence[Text]) -> Text:
    return Text("do-may", {"what": message_list(what)}, BOOK)


def do_may_pay(*, coins: int, what: Sequence[Text]) -> Text:
    return Text("do-may-pay", {"coins": coins, "what": message_list(what)}, BOOK)


def do_pay(*, coins: int, what: Sequence[Text]) -> Text:
    return Text("do-pay", {"coins": coins, "what": message_list(what)}, BOOK)


def do_to(*, what: Text, gain: Sequence[Text]) -> Text:
    return Text("do-to", {"what": what.inner(), "gain": message_list(gain)}, BOOK)


def do_then(*, what: Text, then: Sequence[Text]) -> Text:
    return Text("do-then", {"what": what.inner(), "then": message_list(then)}, BOOK)


def do_all(*, what: Sequence[Text]) -> Text:
    return Text("do-all", {"what": message_list(what)}, BOOK)


def do_if(*, what: Sequence[Text], when: Text) -> Text:
    return Text("do-if", {"what": message_list(what), "when": when.inner()}, BOOK)


def do_choose(*, what: Sequence[Text]) -> Text:
    return Text("do-choose", {"what": message_list(what, OR)}, BOOK)


def do_each(*, whom: Text, what: Sequence[Text]) -> Text:
    return Text("do-each", {"whom": whom.inner(), "what": message_list(what)}, BOOK)


def do_each_may(*, whom: Text, what: Sequence[Text]) -> Text:
    return Text("do-each-may", {"whom": whom.inner(), "what": message_list(what)}, BOOK)


def do_each_pay(*, whom: Text, coins: int, what: Sequence[Text]) -> Text:
    return Text(
        "do-each-pay",
        {"whom": whom.inner(), "coins": coins, "what": message_list(what)},
        BOOK,
    )


def part_cards(*, cards: int) -> Text:
    return Text("part-cards", {"cards": cards}, BOOK)


def part_crowns(*, crowns: int) -> Text:
    return Text("part-crowns", {"crowns": crowns}, BOOK)


def part_more_crowns(*, crowns: int) -> Text:
    return Text("part-more-crowns", {"crowns": crowns}, BOOK)


def part_fewer_crowns(*, crowns: int) -> Text:
    return Text("part-fewer-crowns", {"crowns": crowns}, BOOK)


def part_turns(*, turns: int) -> Text:
    return Text("part-turns", {"turns": turns}, BOOK)


def part_times(*, n: int) -> Text:
    return Text("part-times", {"n": n}, BOOK)


def part_price(*, coins: int, crowns: int) -> Text:
    return Text("part-price", {"coins": coins, "crowns": crowns}, BOOK)


def part_coins(*, coins: int) -> Text:
    return Text("part-coins", {"coins": coins}, BOOK)


def part_from(*, n: int, time: TimeName) -> Text:
    return Text("part-from", {"n": n, "time": ("time", time)}, BOOK)


def part_to(*, n: int, time: TimeName) -> Text:
    return Text("part-to", {"n": n, "time": ("time", time)}, BOOK)


def part_name_zone(*, zone: ZoneName) -> Text:
    return Text("part-name-zone", {"zone": ("zone", zone)}, BOOK)


def part_name_time(*, time: TimeName) -> Text:
    return Text("part-name-time", {"time": ("time", time)}, BOOK)


def part_name_card(*, card: CardName) -> Text:
    return Text("part-name-card", {"card": ("card", card)}, BOOK)


def part_name_effect(*, effect: EffectName) -> Text:
    return Text("part-name-effect", {"effect": ("effect", effect)}, BOOK)


def part_scored(*, card: CardName) -> Text:
    return Text("part-scored", {"card": ("card", card)}, BOOK)


def part_owned_card(*, who: int, card: CardName) -> Text:
    return Text("part-owned-card", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def part_owned_scored(*, who: int, card: CardName) -> Text:
    return Text("part-owned-scored", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def part_owned_zone(*, who: int, zone: ZoneName) -> Text:
    return Text("part-owned-zone", {"who": ("seat", who), "zone": ("zone", zone)}, BOOK)


def part_owned_effect(*, who: int, effect: EffectName) -> Text:
    return Text("part-owned-effect", {"who": ("seat", who), "effect": ("effect", effect)}, BOOK)


def part_gained_steps(*, n: int) -> Text:
    return Text("part-gained-steps", {"n": n}, BOOK)


def part_gained_coins(*, coins: int) -> Text:
    return Text("part-gained-coins", {"coins": coins}, BOOK)


def part_gained_cards(*, cards: int) -> Text:
    return Text("part-gained-cards", {"cards": cards}, BOOK)


def part_lost_coins(*, coins: int) -> Text:
    return Text("part-lost-coins", {"coins": coins}, BOOK)


def part_lost_cards(*, cards: int) -> Text:
    return Text("part-lost-cards", {"cards": cards}, BOOK)


def part_lost_steps(*, n: int) -> Text:
    return Text("part-lost-steps", {"n": n}, BOOK)


def part_per_times_ruled() -> Text:
    return Text("part-per-times-ruled", {}, BOOK)


def part_per_crowns_here() -> Text:
    return Text("part-per-crowns-here", {}, BOOK)


def part_per_cards_in_hand() -> Text:
    return Text("part-per-cards-in-hand", {}, BOOK)


def part_per_empty_times() -> Text:
    return Text("part-per-empty-times", {}, BOOK)


def part_per_players_in_first() -> Text:
    return Text("part-per-players-in-first", {}, BOOK)


def part_per_opponents_here() -> Text:
    return Text("part-per-opponents-here", {}, BOOK)


def part_per_cards_drawn() -> Text:
    return Text("part-per-cards-drawn", {}, BOOK)


def part_per_arrivals() -> Text:
    return Text("part-per-arrivals", {}, BOOK)


def part_per_half_gained() -> Text:
    return Text("part-per-half-gained", {}, BOOK)


def part_per_half_held() -> Text:
    return Text("part-per-half-held", {}, BOOK)


def part_per_money_here() -> Text:
    return Text("part-per-money-here", {}, BOOK)


def part_per_result() -> Text:
    return Text("part-per-result", {}, BOOK)


def part_when_rules_here() -> Text:
    return Text("part-when-rules-here", {}, BOOK)


def part_when_rules_time(*, time: TimeName) -> Text:
    return Text("part-when-rules-time", {"time": ("time", time)}, BOOK)


def part_when_rules_many(*, n: int) -> Text:
    return Text("part-when-rules-many", {"n": n}, BOOK)


def part_when_no_crown_here() -> Text:
    return Text("part-when-no-crown-here", {}, BOOK)


def part_when_alone() -> Text:
    return Text("part-when-alone", {}, BOOK)


def part_when_richest() -> Text:
    return Text("part-when-richest", {}, BOOK)


def part_when_under(*, coins: int) -> Text:
    return Text("part-when-under", {"coins": coins}, BOOK)


def part_when_did() -> Text:
    return Text("part-when-did", {}, BOOK)


def part_when_hand_is(*, cards: int) -> Text:
    return Text("part-when-hand-is", {"cards": cards}, BOOK)


def part_when_crowns_everywhere(*, crowns: int) -> Text:
    return Text("part-when-crowns-everywhere", {"crowns": crowns}, BOOK)


def part_when_base_here() -> Text:
    return Text("part-when-base-here", {}, BOOK)


def part_when_others_turn() -> Text:
    return Text("part-when-others-turn", {}, BOOK)


def part_when_poor_hero() -> Text:
    return Text("part-when-poor-hero", {}, BOOK)


def part_when_rich(*, coins: int) -> Text:
    return Text("part-when-rich", {"coins": coins}, BOOK)


def part_whom_everybody() -> Text:
    return Text("part-whom-everybody", {}, BOOK)


def part_whom_opponents() -> Text:
    return Text("part-whom-opponents", {}, BOOK)


def part_whom_opponents_in_ruled() -> Text:
    return Text("part-whom-opponents-in-ruled", {}, BOOK)


def part_whom_in_times(*, times: Sequence[TimeName]) -> Text:
    return Text("part-whom-in-times", {"times": name_list("time", times, OR)}, BOOK)


def part_whom_not_in_fourth() -> Text:
    return Text("part-whom-not-in-fourth", {}, BOOK)


def part_whom_rulers_here() -> Text:
    return Text("part-whom-rulers-here", {}, BOOK)


def part_whom_not_rulers_here() -> Text:
    return Text("part-whom-not-rulers-here", {}, BOOK)


def part_whom_rich_opponents(*, coins: int) -> Text:
    return Text("part-whom-rich-opponents", {"coins": coins}, BOOK)


def part_whom_larger_hands() -> Text:
    return Text("part-whom-larger-hands", {}, BOOK)


def part_whom_hands_not_smaller() -> Text:
    return Text("part-whom-hands-not-smaller", {}, BOOK)


def part_whom_without_crown_here() -> Text:
    return Text("part-whom-without-crown-here", {}, BOOK)


def part_whom_poor(*, coins: int) -> Text:
    return Text("part-whom-poor", {"coins": coins}, BOOK)


def part_whom_you_first() -> Text:
    return Text("part-whom-you-first", {}, BOOK)


def about_do(*, what: Sequence[Text]) -> Text:
    return Text("about-do", {"what": message_list(what)}, BOOK)


def about_if(*, when: Text, what: Sequence[Text]) -> Text:
    return Text("about-if", {"when": when.inner(), "what": message_list(what)}, BOOK)


def about_if_did(*, what: Sequence[Text]) -> Text:
    return Text("about-if-did", {"what": message_list(what)}, BOOK)


def about_else(*, what: Sequence[Text]) -> Text:
    return Text("about-else", {"what": message_list(what)}, BOOK)


def about_after_if(*, when: Text, what: Sequence[Text]) -> Text:
    return Text("about-after-if", {"when": when.inner(), "what": message_list(what)}, BOOK)


def about_did_if(*, when: Text, what: Sequence[Text]) -> Text:
    return Text("about-did-if", {"when": when.inner(), "what": message_list(what)}, BOOK)


def about_hourglass(*, what: Text) -> Text:
    return Text("about-hourglass", {"what": what.inner()}, BOOK)


def about_times(*, n: int) -> Text:
    return Text("about-times", {"n": n}, BOOK)


def about_more(*, text: Text, more: Text) -> Text:
    return Text("about-more", {"text": text.inner(), "more": more.inner()}, BOOK)


def about_scored(*, text: Text) -> Text:
    return Text("about-scored", {"text": text.inner()}, BOOK)


def about_secret(*, text: Text) -> Text:
    return Text("about-secret", {"text": text.inner()}, BOOK)


def about_visit(*, text: Text) -> Text:
    return Text("about-visit", {"text": text.inner()}, BOOK)


def about_box(*, text: Text) -> Text:
    return Text("about-box", {"text": text.inner()}, BOOK)


def about_setup(*, text: Text) -> Text:
    return Text("about-setup", {"text": text.inner()}, BOOK)


def about_returns_to_pile() -> Text:
    return Text("about-returns-to-pile", {}, BOOK)


def about_black_market(*, coins: int) -> Text:
    return Text("about-black-market", {"coins": coins}, BOOK)


def about_conspiracy(*, crowns: int) -> Text:
    return Text("about-conspiracy", {"crowns": crowns}, BOOK)


def about_explorer(*, coins: int) -> Text:
    return Text("about-explorer", {"coins": coins}, BOOK)


def about_friends_in_old_places(*, coins: int) -> Text:
    return Text("about-friends-in-old-places", {"coins": coins}, BOOK)


def about_gang_of_pickpockets(*, cards: int) -> Text:
    return Text("about-gang-of-pickpockets", {"cards": cards}, BOOK)


def about_investments() -> Text:
    return Text("about-investments", {}, BOOK)


def about_prime_real_estate(*, coins: int) -> Text:
    return Text("about-prime-real-estate", {"coins": coins}, BOOK)


def about_secret_society(*, cards: int) -> Text:
    return Text("about-secret-society", {"cards": cards}, BOOK)


def about_think_tank(*, coins: int) -> Text:
    return Text("about-think-tank", {"coins": coins}, BOOK)


def about_treasure_map(*, cards: int) -> Text:
    return Text("about-treasure-map", {"cards": cards}, BOOK)


def about_a_place_outside_time() -> Text:
    return Text("about-a-place-outside-time", {}, BOOK)


def about_ambassador(*, coins: int, crowns: int) -> Text:
    return Text("about-ambassador", {"coins": coins, "crowns": crowns}, BOOK)


def about_bank(*, coins: int) -> Text:
    return Text("about-bank", {"coins": coins}, BOOK)


def about_beggar(*, coins: int, under: int) -> Text:
    return Text("about-beggar", {"coins": coins, "under": under}, BOOK)


def about_cache() -> Text:
    return Text("about-cache", {}, BOOK)


def about_detective(*, cards: int) -> Text:
    return Text("about-detective", {"cards": cards}, BOOK)


def about_hacker() -> Text:
    return Text("about-hacker", {}, BOOK)


def about_hidden_cave() -> Text:
    return Text("about-hidden-cave", {}, BOOK)


def about_hideout(*, coins: int, crowns: int) -> Text:
    return Text("about-hideout", {"coins": coins, "crowns": crowns}, BOOK)


def about_revolutionaries(*, crowns: int) -> Text:
    return Text("about-revolutionaries", {"crowns": crowns}, BOOK)


def about_sunboat_of_ra() -> Text:
    return Text("about-sunboat-of-ra", {}, BOOK)


def about_tactician(*, coins: int, crowns: int) -> Text:
    return Text("about-tactician", {"coins": coins, "crowns": crowns}, BOOK)


def about_university(*, cards: int, discards: int) -> Text:
    return Text("about-university", {"cards": cards, "discards": discards}, BOOK)


def about_anubis_statuette() -> Text:
    return Text("about-anubis-statuette", {}, BOOK)


def about_gizmo() -> Text:
    return Text("about-gizmo", {}, BOOK)


def about_age_of_atlantis(*, coins: int) -> Text:
    return Text("about-age-of-atlantis", {"coins": coins}, BOOK)


def about_rome_eternal(*, coins: int) -> Text:
    return Text("about-rome-eternal", {"coins": coins}, BOOK)


def about_age_of_cats() -> Text:
    return Text("about-age-of-cats", {}, BOOK)


def about_information_age() -> Text:
    return Text("about-information-age", {}, BOOK)


def about_quiet_planet() -> Text:
    return Text("about-quiet-planet", {}, BOOK)


def about_poison_earth(*, cards: int, coins: int) -> Text:
    return Text("about-poison-earth", {"cards": cards, "coins": coins}, BOOK)


def about_robotic_utopia() -> Text:
    return Text("about-robotic-utopia", {}, BOOK)


def about_simulated_paradise() -> Text:
    return Text("about-simulated-paradise", {}, BOOK)


def about_underground_haven(*, cards: int) -> Text:
    return Text("about-underground-haven", {"cards": cards}, BOOK)


def about_box_primitive_paradise(*, coins: int) -> Text:
    return Text("about-box-primitive-paradise", {"coins": coins}, BOOK)


def about_box_kingdom_of_trilobites() -> Text:
    return Text("about-box-kingdom-of-trilobites", {}, BOOK)


def about_box_byzantine_empire(*, coins: int) -> Text:
    return Text("about-box-byzantine-empire", {"coins": coins}, BOOK)


def about_box_dark_ages(*, cards: int) -> Text:
    return Text("about-box-dark-ages", {"cards": cards}, BOOK)


def about_box_viking_america(*, coins: int) -> Text:
    return Text("about-box-viking-america", {"coins": coins}, BOOK)


def about_box_cold_war(*, coins: int) -> Text:
    return Text("about-box-cold-war", {"coins": coins}, BOOK)


def about_box_police_state() -> Text:
    return Text("about-box-police-state", {}, BOOK)


def about_box_meritocracy() -> Text:
    return Text("about-box-meritocracy", {}, BOOK)


def about_box_utopia() -> Text:
    return Text("about-box-utopia", {}, BOOK)


def about_box_capitalist_utopia() -> Text:
    return Text("about-box-capitalist-utopia", {}, BOOK)


def about_box_exodus(*, crowns: int) -> Text:
    return Text("about-box-exodus", {"crowns": crowns}, BOOK)


def about_box_zombie_apocalypse(*, coins: int) -> Text:
    return Text("about-box-zombie-apocalypse", {"coins": coins}, BOOK)


def about_becomes(*, what: Sequence[Text]) -> Text:
    return Text("about-becomes", {"what": message_list(what)}, BOOK)


def about_setup_primitive_paradise(*, coins: int) -> Text:
    return Text("about-setup-primitive-paradise", {"coins": coins}, BOOK)


def about_setup_quiet_planet(*, cards: int) -> Text:
    return Text("about-setup-quiet-planet", {"cards": cards}, BOOK)


def about_setup_robotic_utopia() -> Text:
    return Text("about-setup-robotic-utopia", {}, BOOK)


def about_setup_zombie_apocalypse(*, n: int) -> Text:
    return Text("about-setup-zombie-apocalypse", {"n": n}, BOOK)


def say_zones(
    *,
    first: Sequence[ZoneName],
    second: Sequence[ZoneName],
    third: Sequence[ZoneName],
    fourth: Sequence[ZoneName],
) -> Text:
    return Text(
        "say-zones",
        {
            "first": name_list("zone", first),
            "second": name_list("zone", second),
            "third": name_list("zone", third),
            "fourth": name_list("zone", fourth),
        },
        BOOK,
    )


def say_first(*, who: int) -> Text:
    return Text("say-first", {"who": ("seat", who)}, BOOK)


def say_quiet(*, n: int, most: int) -> Text:
    return Text("say-quiet", {"n": n, "most": most}, BOOK)


def say_reveals(*, card: CardName) -> Text:
    return Text("say-reveals", {"card": ("card", card)}, BOOK)


def say_turn(*, who: int) -> Text:
    return Text("say-turn", {"who": ("seat", who)}, BOOK)


def say_sails(*, who: int) -> Text:
    return Text("say-sails", {"who": ("seat", who)}, BOOK)


def say_wins(*, who: int, crowns: int) -> Text:
    return Text("say-wins", {"who": ("seat", who), "crowns": crowns}, BOOK)


def say_wins_money(*, who: int, coins: int) -> Text:
    return Text("say-wins-money", {"who": ("seat", who), "coins": coins}, BOOK)


def say_visits(*, who: int, zone: ZoneName) -> Text:
    return Text("say-visits", {"who": ("seat", who), "zone": ("zone", zone)}, BOOK)


def say_works(*, zone: ZoneName) -> Text:
    return Text("say-works", {"zone": ("zone", zone)}, BOOK)


def say_moves(*, who: int, zone: ZoneName) -> Text:
    return Text("say-moves", {"who": ("seat", who), "zone": ("zone", zone)}, BOOK)


def say_drags(*, who: int, zone: ZoneName) -> Text:
    return Text("say-drags", {"who": ("seat", who), "zone": ("zone", zone)}, BOOK)


def say_shifts(*, who: int, zone: ZoneName) -> Text:
    return Text("say-shifts", {"who": ("seat", who), "zone": ("zone", zone)}, BOOK)


def say_changes(*, zone: ZoneName, leads: ZoneName) -> Text:
    return Text("say-changes", {"zone": ("zone", zone), "leads": ("zone", leads)}, BOOK)


def say_advances(*, who: int, time: TimeName) -> Text:
    return Text("say-advances", {"who": ("seat", who), "time": ("time", time)}, BOOK)


def say_advances_many(*, who: int, steps: Sequence[Text]) -> Text:
    return Text("say-advances-many", {"who": ("seat", who), "steps": message_list(steps)}, BOOK)


def say_retreats(*, who: int, time: TimeName) -> Text:
    return Text("say-retreats", {"who": ("seat", who), "time": ("time", time)}, BOOK)


def say_beyond(*, who: int) -> Text:
    return Text("say-beyond", {"who": ("seat", who)}, BOOK)


def say_gains(*, who: int, coins: int) -> Text:
    return Text("say-gains", {"who": ("seat", who), "coins": coins}, BOOK)


def say_loses(*, who: int, coins: int) -> Text:
    return Text("say-loses", {"who": ("seat", who), "coins": coins}, BOOK)


def say_pays(*, who: int, coins: int) -> Text:
    return Text("say-pays", {"who": ("seat", who), "coins": coins}, BOOK)


def say_pays_beggars(*, who: int, coins: int, beggars: int) -> Text:
    return Text(
        "say-pays-beggars",
        {"who": ("seat", who), "coins": coins, "beggars": beggars},
        BOOK,
    )


def say_begs(*, who: int, coins: int) -> Text:
    return Text("say-begs", {"who": ("seat", who), "coins": coins}, BOOK)


def say_gold(*, who: int, coins: int, zone: ZoneName) -> Text:
    return Text("say-gold", {"who": ("seat", who), "coins": coins, "zone": ("zone", zone)}, BOOK)


def say_hourglass(*, zone: ZoneName) -> Text:
    return Text("say-hourglass", {"zone": ("zone", zone)}, BOOK)


def say_base(*, who: int, zone: ZoneName) -> Text:
    return Text("say-base", {"who": ("seat", who), "zone": ("zone", zone)}, BOOK)


def say_headquarters(*, who: int, zone: ZoneName) -> Text:
    return Text("say-headquarters", {"who": ("seat", who), "zone": ("zone", zone)}, BOOK)


def say_simulates(*, who: int, zone: ZoneName) -> Text:
    return Text("say-simulates", {"who": ("seat", who), "zone": ("zone", zone)}, BOOK)


def say_no_gain(*, who: int) -> Text:
    return Text("say-no-gain", {"who": ("seat", who)}, BOOK)


def say_laurels(*, who: int) -> Text:
    return Text("say-laurels", {"who": ("seat", who)}, BOOK)


def say_sage(*, who: int) -> Text:
    return Text("say-sage", {"who": ("seat", who)}, BOOK)


def say_poison(*, who: int) -> Text:
    return Text("say-poison", {"who": ("seat", who)}, BOOK)


def say_more_turns(*, who: int, turns: int) -> Text:
    return Text("say-more-turns", {"who": ("seat", who), "turns": turns}, BOOK)


def say_relic(*, who: int) -> Text:
    return Text("say-relic", {"who": ("seat", who)}, BOOK)


def say_scimitar(*, who: int) -> Text:
    return Text("say-scimitar", {"who": ("seat", who)}, BOOK)


def say_plays(*, who: int, card: CardName) -> Text:
    return Text("say-plays", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_plays_copy(*, who: int, card: CardName, copied: CardName) -> Text:
    return Text(
        "say-plays-copy",
        {"who": ("seat", who), "card": ("card", card), "copied": ("card", copied)},
        BOOK,
    )


def say_scores(*, who: int, card: CardName) -> Text:
    return Text("say-scores", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_discards(*, who: int, card: CardName) -> Text:
    return Text("say-discards", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_secret(*, who: int, card: CardName) -> Text:
    return Text("say-secret", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_returns(*, who: int, card: CardName) -> Text:
    return Text("say-returns", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_takes(*, who: int, card: CardName) -> Text:
    return Text("say-takes", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_shares(*, who: int, card: CardName) -> Text:
    return Text("say-shares", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_copies(*, who: int, card: CardName) -> Text:
    return Text("say-copies", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_tops(*, who: int, card: CardName) -> Text:
    return Text("say-tops", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_uncovers(*, who: int, card: CardName) -> Text:
    return Text("say-uncovers", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_uncovers_nothing(*, who: int) -> Text:
    return Text("say-uncovers-nothing", {"who": ("seat", who)}, BOOK)


def say_tactics_more(*, who: int, coins: int, crowns: int) -> Text:
    return Text("say-tactics-more", {"who": ("seat", who), "coins": coins, "crowns": crowns}, BOOK)


def say_tactics_less(*, who: int, coins: int, crowns: int) -> Text:
    return Text("say-tactics-less", {"who": ("seat", who), "coins": coins, "crowns": crowns}, BOOK)


def say_draws(*, who: int) -> Text:
    return Text("say-draws", {"who": ("seat", who)}, BOOK)


def say_draws_cards(*, who: int, n: int) -> Text:
    return Text("say-draws-cards", {"who": ("seat", who), "n": n}, BOOK)


def say_drew(*, card: CardName) -> Text:
    return Text("say-drew", {"card": ("card", card)}, BOOK)


def say_draws_known(*, who: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text(
        "say-draws-known",
        {"who": ("seat", who), "cards": counted_list("card", cards)},
        BOOK,
    )


def say_shuffles() -> Text:
    return Text("say-shuffles", {}, BOOK)


def say_tucks(*, who: int) -> Text:
    return Text("say-tucks", {"who": ("seat", who)}, BOOK)


def say_tucks_known(*, who: int, card: CardName) -> Text:
    return Text("say-tucks-known", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_picks(*, who: int) -> Text:
    return Text("say-picks", {"who": ("seat", who)}, BOOK)


def say_looks(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("say-looks", {"cards": counted_list("card", cards)}, BOOK)


def say_passes(*, who: int, to: int) -> Text:
    return Text("say-passes", {"who": ("seat", who), "to": ("seat", to)}, BOOK)


def say_passes_known(*, who: int, to: int, card: CardName) -> Text:
    return Text(
        "say-passes-known",
        {"who": ("seat", who), "to": ("seat", to), "card": ("card", card)},
        BOOK,
    )


def say_names(*, who: int, time: TimeName) -> Text:
    return Text("say-names", {"who": ("seat", who), "time": ("time", time)}, BOOK)


def say_effect(*, who: int, effect: EffectName, what: Sequence[Text]) -> Text:
    return Text(
        "say-effect",
        {"who": ("seat", who), "effect": ("effect", effect), "what": message_list(what)},
        BOOK,
    )


def say_waits_anubis(*, who: int) -> Text:
    return Text("say-waits-anubis", {"who": ("seat", who)}, BOOK)


def say_waits_maneuver(*, who: int) -> Text:
    return Text("say-waits-maneuver", {"who": ("seat", who)}, BOOK)


def say_waits_predict(*, who: int) -> Text:
    return Text("say-waits-predict", {"who": ("seat", who)}, BOOK)


def say_waits_butterfly(*, who: int) -> Text:
    return Text("say-waits-butterfly", {"who": ("seat", who)}, BOOK)


def say_chooses_zone(*, who: int, zone: ZoneName, what: Sequence[Text]) -> Text:
    return Text(
        "say-chooses-zone",
        {"who": ("seat", who), "zone": ("zone", zone), "what": message_list(what)},
        BOOK,
    )


def say_chooses_card(*, who: int, card: CardName, what: Sequence[Text]) -> Text:
    return Text(
        "say-chooses-card",
        {"who": ("seat", who), "card": ("card", card), "what": message_list(what)},
        BOOK,
    )


def say_may_score(*, who: int) -> Text:
    return Text("say-may-score", {"who": ("seat", who)}, BOOK)


def say_scores_nothing(*, who: int) -> Text:
    return Text("say-scores-nothing", {"who": ("seat", who)}, BOOK)


def say_may_gizmo(*, who: int) -> Text:
    return Text("say-may-gizmo", {"who": ("seat", who)}, BOOK)


def say_may_share(*, who: int) -> Text:
    return Text("say-may-share", {"who": ("seat", who)}, BOOK)


def say_plays_nothing(*, who: int) -> Text:
    return Text("say-plays-nothing", {"who": ("seat", who)}, BOOK)


def say_may_hack(*, who: int) -> Text:
    return Text("say-may-hack", {"who": ("seat", who)}, BOOK)


def say_cannot_hack(*, who: int) -> Text:
    return Text("say-cannot-hack", {"who": ("seat", who)}, BOOK)


def ask_start() -> Text:
    return Text("ask-start", {}, BOOK)


def ask_turn() -> Text:
    return Text("ask-turn", {}, BOOK)


def ask_turn_change() -> Text:
    return Text("ask-turn-change", {}, BOOK)


def ask_turn_stay(*, zone: ZoneName) -> Text:
    return Text("ask-turn-stay", {"zone": ("zone", zone)}, BOOK)


def ask_turn_change_stay(*, zone: ZoneName) -> Text:
    return Text("ask-turn-change-stay", {"zone": ("zone", zone)}, BOOK)


def ask_history(*, times: Sequence[TimeName]) -> Text:
    return Text("ask-history", {"times": name_list("time", times, OR)}, BOOK)


def ask_order() -> Text:
    return Text("ask-order", {}, BOOK)


def ask_predict_first() -> Text:
    return Text("ask-predict-first", {}, BOOK)


def ask_sealed() -> Text:
    return Text("ask-sealed", {}, BOOK)


def ask_sealed_for_good() -> Text:
    return Text("ask-sealed-for-good", {}, BOOK)


def ask_do(*, what: Text) -> Text:
    return Text("ask-do", {"what": what.inner()}, BOOK)


def ask_may(*, what: Text) -> Text:
    return Text("ask-may", {"what": what.inner()}, BOOK)


def ask_choose(*, what: Sequence[Text]) -> Text:
    return Text("ask-choose", {"what": message_list(what, OR)}, BOOK)


def ask_tactic(*, coins: int, crowns: int) -> Text:
    return Text("ask-tactic", {"coins": coins, "crowns": crowns}, BOOK)


def ask_beggar(*, coins: int) -> Text:
    return Text("ask-beggar", {"coins": coins}, BOOK)


def ask_advance(*, n: int) -> Text:
    return Text("ask-advance", {"n": n}, BOOK)


def ask_advance_more(*, n: int, most: int) -> Text:
    return Text("ask-advance-more", {"n": n, "most": most}, BOOK)


def ask_retreat_other(*, who: int) -> Text:
    return Text("ask-retreat-other", {"who": ("seat", who)}, BOOK)


def ask_discard_more(*, cards: int) -> Text:
    return Text("ask-discard-more", {"cards": cards}, BOOK)


def ask_discard_price(*, cards: int) -> Text:
    return Text("ask-discard-price", {"cards": cards}, BOOK)


def ask_discard_any(*, what: Sequence[Text]) -> Text:
    return Text("ask-discard-any", {"what": message_list(what)}, BOOK)


def ask_open_cache() -> Text:
    return Text("ask-open-cache", {}, BOOK)


def ask_toys() -> Text:
    return Text("ask-toys", {}, BOOK)


def ask_copy(*, card: CardName) -> Text:
    return Text("ask-copy", {"card": ("card", card)}, BOOK)


def ask_cults() -> Text:
    return Text("ask-cults", {}, BOOK)


def ask_journal(*, who: int) -> Text:
    return Text("ask-journal", {"who": ("seat", who)}, BOOK)


def ask_quiet(*, n: int, most: int) -> Text:
    return Text("ask-quiet", {"n": n, "most": most}, BOOK)


def ask_exodus(*, crowns: int) -> Text:
    return Text("ask-exodus", {"crowns": crowns}, BOOK)


def ask_weapon() -> Text:
    return Text("ask-weapon", {}, BOOK)


def ask_any() -> Text:
    return Text("ask-any", {}, BOOK)


def ask_accept() -> Text:
    return Text("ask-accept", {}, BOOK)


def ask_card() -> Text:
    return Text("ask-card", {}, BOOK)


def ask_zone() -> Text:
    return Text("ask-zone", {}, BOOK)


def ask_time() -> Text:
    return Text("ask-time", {}, BOOK)


def note_waiting(*, effects: Sequence[EffectName]) -> Text:
    return Text("note-waiting", {"effects": name_list("effect", effects)}, BOOK)


def note_secrets(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("note-secrets", {"cards": counted_list("card", cards, OR)}, BOOK)


def note_funds(*, coins: int) -> Text:
    return Text("note-funds", {"coins": coins}, BOOK)


def note_funds_beggars(*, coins: int, beggars: int) -> Text:
    return Text("note-funds-beggars", {"coins": coins, "beggars": beggars}, BOOK)


def note_hack_score() -> Text:
    return Text("note-hack-score", {}, BOOK)


def note_hack_play() -> Text:
    return Text("note-hack-play", {}, BOOK)


def move_go(*, zone: ZoneName, time: TimeName) -> Text:
    return Text("move-go", {"zone": ("zone", zone), "time": ("time", time)}, BOOK)


def move_go_outside(*, zone: ZoneName) -> Text:
    return Text("move-go-outside", {"zone": ("zone", zone)}, BOOK)


def move_go_only(*, zone: ZoneName) -> Text:
    return Text("move-go-only", {"zone": ("zone", zone)}, BOOK)


def move_stay(*, zone: ZoneName) -> Text:
    return Text("move-stay", {"zone": ("zone", zone)}, BOOK)


def move_change(*, zone: ZoneName) -> Text:
    return Text("move-change", {"zone": ("zone", zone)}, BOOK)


def move_change_time(*, time: TimeName) -> Text:
    return Text("move-change-time", {"time": ("time", time)}, BOOK)


def move_score(*, card: CardName) -> Text:
    return Text("move-score", {"card": ("card", card)}, BOOK)


def move_play(*, card: CardName) -> Text:
    return Text("move-play", {"card": ("card", card)}, BOOK)


def move_play_copy(*, card: CardName) -> Text:
    return Text("move-play-copy", {"card": ("card", card)}, BOOK)


def move_secret(*, card: CardName) -> Text:
    return Text("move-secret", {"card": ("card", card)}, BOOK)


def move_discard(*, card: CardName) -> Text:
    return Text("move-discard", {"card": ("card", card)}, BOOK)


def move_card(*, card: CardName) -> Text:
    return Text("move-card", {"card": ("card", card)}, BOOK)


def move_open_cache(*, card: CardName) -> Text:
    return Text("move-open-cache", {"card": ("card", card)}, BOOK)


def move_copy(*, card: CardName) -> Text:
    return Text("move-copy", {"card": ("card", card)}, BOOK)


def move_share(*, card: CardName) -> Text:
    return Text("move-share", {"card": ("card", card)}, BOOK)


def move_pass(*, card: CardName) -> Text:
    return Text("move-pass", {"card": ("card", card)}, BOOK)


def move_give(*, card: CardName, who: int) -> Text:
    return Text("move-give", {"card": ("card", card), "who": ("seat", who)}, BOOK)


def move_take(*, card: CardName) -> Text:
    return Text("move-take", {"card": ("card", card)}, BOOK)


def move_top(*, card: CardName) -> Text:
    return Text("move-top", {"card": ("card", card)}, BOOK)


def move_tuck(*, card: CardName) -> Text:
    return Text("move-tuck", {"card": ("card", card)}, BOOK)


def move_zone(*, zone: ZoneName) -> Text:
    return Text("move-zone", {"zone": ("zone", zone)}, BOOK)


def move_headquarters(*, zone: ZoneName) -> Text:
    return Text("move-headquarters", {"zone": ("zone", zone)}, BOOK)


def move_simulate(*, zone: ZoneName) -> Text:
    return Text("move-simulate", {"zone": ("zone", zone)}, BOOK)


def move_predict_first(*, zone: ZoneName) -> Text:
    return Text("move-predict-first", {"zone": ("zone", zone)}, BOOK)


def move_advance(*, time: TimeName, to: TimeName) -> Text:
    return Text("move-advance", {"time": ("time", time), "to": ("time", to)}, BOOK)


def move_advance_beyond() -> Text:
    return Text("move-advance-beyond", {}, BOOK)


def move_retreat(*, time: TimeName, to: TimeName) -> Text:
    return Text("move-retreat", {"time": ("time", time), "to": ("time", to)}, BOOK)


def move_retreat_other(*, who: int, time: TimeName, to: TimeName) -> Text:
    return Text(
        "move-retreat-other",
        {"who": ("seat", who), "time": ("time", time), "to": ("time", to)},
        BOOK,
    )


def move_time(*, time: TimeName) -> Text:
    return Text("move-time", {"time": ("time", time)}, BOOK)


def move_effect(*, effect: EffectName, what: Sequence[Text]) -> Text:
    return Text("move-effect", {"effect": ("effect", effect), "what": message_list(what)}, BOOK)


def move_do(*, what: Text) -> Text:
    return Text("move-do", {"what": what.inner()}, BOOK)


def move_dollars(*, beggars: int, coins: int) -> Text:
    return Text("move-dollars", {"beggars": beggars, "coins": coins}, BOOK)


def move_dearer(*, coins: int) -> Text:
    return Text("move-dearer", {"coins": coins}, BOOK)


def move_cheaper(*, coins: int) -> Text:
    return Text("move-cheaper", {"coins": coins}, BOOK)


def move_plain() -> Text:
    return Text("move-plain", {}, BOOK)


def move_accept() -> Text:
    return Text("move-accept", {}, BOOK)


def move_choice(*, n: int) -> Text:
    return Text("move-choice", {"n": n}, BOOK)


def move_skip() -> Text:
    return Text("move-skip", {}, BOOK)


def move_enough() -> Text:
    return Text("move-enough", {}, BOOK)


def move_cache_empty() -> Text:
    return Text("move-cache-empty", {}, BOOK)


def move_retract() -> Text:
    return Text("move-retract", {}, BOOK)


def move_wait() -> Text:
    return Text("move-wait", {}, BOOK)


def move_crowns(*, steps: Sequence[Text]) -> Text:
    return Text("move-crowns", {"steps": message_list(steps)}, BOOK)


def move_discards(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("move-discards", {"cards": counted_list("card", cards)}, BOOK)


def note_worth(*, coins: int, cost: int, crowns: int) -> Text:
    return Text("note-worth", {"coins": coins, "cost": cost, "crowns": crowns}, BOOK)


def note_crowns_from(*, steps: Sequence[Text]) -> Text:
    return Text("note-crowns-from", {"steps": message_list(steps)}, BOOK)


def note_crowns_there(*, n: int) -> Text:
    return Text("note-crowns-there", {"n": n}, BOOK)


def note_crowns_theirs(*, n: int) -> Text:
    return Text("note-crowns-theirs", {"n": n}, BOOK)


def note_no_card() -> Text:
    return Text("note-no-card", {}, BOOK)


def note_cannot_pay() -> Text:
    return Text("note-cannot-pay", {}, BOOK)


def note_token_there() -> Text:
    return Text("note-token-there", {}, BOOK)


def note_becomes(*, zones: Sequence[ZoneName]) -> Text:
    return Text("note-becomes", {"zones": name_list("zone", zones)}, BOOK)


def note_nothing_becomes() -> Text:
    return Text("note-nothing-becomes", {}, BOOK)


def note_becoming(*, what: Sequence[Text]) -> Text:
    return Text("note-becoming", {"what": message_list(what)}, BOOK)


def note_shifts(*, who: Sequence[int], zone: ZoneName) -> Text:
    return Text("note-shifts", {"who": name_list("seat", who), "zone": ("zone", zone)}, BOOK)


def note_alone_coins(*, coins: int) -> Text:
    return Text("note-alone-coins", {"coins": coins}, BOOK)


def note_start_discard(*, cards: int) -> Text:
    return Text("note-start-discard", {"cards": cards}, BOOK)


def note_leave_coins(*, coins: int) -> Text:
    return Text("note-leave-coins", {"coins": coins}, BOOK)


def note_police() -> Text:
    return Text("note-police", {}, BOOK)


def note_trilobites() -> Text:
    return Text("note-trilobites", {}, BOOK)


def note_utopia() -> Text:
    return Text("note-utopia", {}, BOOK)


def note_capitalist() -> Text:
    return Text("note-capitalist", {}, BOOK)


def note_exodus() -> Text:
    return Text("note-exodus", {}, BOOK)


def note_meritocracy() -> Text:
    return Text("note-meritocracy", {}, BOOK)


def note_viking_leaves(*, coins: int) -> Text:
    return Text("note-viking-leaves", {"coins": coins}, BOOK)


def note_byzantine(*, coins: int) -> Text:
    return Text("note-byzantine", {"coins": coins}, BOOK)


def note_zombie_follows() -> Text:
    return Text("note-zombie-follows", {}, BOOK)


def note_zombies(*, coins: int) -> Text:
    return Text("note-zombies", {"coins": coins}, BOOK)


def note_hq(*, coins: int) -> Text:
    return Text("note-hq", {"coins": coins}, BOOK)


def note_purse(*, coins: int) -> Text:
    return Text("note-purse", {"coins": coins}, BOOK)


def note_hourglass() -> Text:
    return Text("note-hourglass", {}, BOOK)


def note_robot(*, card: CardName) -> Text:
    return Text("note-robot", {"card": ("card", card)}, BOOK)


def no_such_move(*, n: int) -> Text:
    return Text("no-such-move", {"n": n}, BOOK)


def no_over(*, who: int) -> Text:
    return Text("no-over", {"who": ("seat", who)}, BOOK)


def no_chance() -> Text:
    return Text("no-chance", {}, BOOK)


def no_chance_first() -> Text:
    return Text("no-chance-first", {}, BOOK)


def no_wait() -> Text:
    return Text("no-wait", {}, BOOK)


def no_pass() -> Text:
    return Text("no-pass", {}, BOOK)


def no_retract() -> Text:
    return Text("no-retract", {}, BOOK)


def no_sealed() -> Text:
    return Text("no-sealed", {}, BOOK)


def no_sealed_for_good() -> Text:
    return Text("no-sealed-for-good", {}, BOOK)


def no_first_other(*, who: int) -> Text:
    return Text("no-first-other", {"who": ("seat", who)}, BOOK)


def no_turn(*, who: int) -> Text:
    return Text("no-turn", {"who": ("seat", who)}, BOOK)


def no_asked_else(*, question: Text) -> Text:
    return Text("no-asked-else", {"question": question.inner()}, BOOK)


def no_start_first(*, effects: Sequence[EffectName]) -> Text:
    return Text("no-start-first", {"effects": name_list("effect", effects)}, BOOK)


def no_effect(*, effect: EffectName) -> Text:
    return Text("no-effect", {"effect": ("effect", effect)}, BOOK)


def no_start_over() -> Text:
    return Text("no-start-over", {}, BOOK)


def no_effect_waits(*, effect: EffectName) -> Text:
    return Text("no-effect-waits", {"effect": ("effect", effect)}, BOOK)


def no_secret(*, card: CardName) -> Text:
    return Text("no-secret", {"card": ("card", card)}, BOOK)


def no_secret_late() -> Text:
    return Text("no-secret-late", {}, BOOK)


def no_not_held(*, card: CardName) -> Text:
    return Text("no-not-held", {"card": ("card", card)}, BOOK)


def no_visit_first_play() -> Text:
    return Text("no-visit-first-play", {}, BOOK)


def no_visit_first_score() -> Text:
    return Text("no-visit-first-score", {}, BOOK)


def no_frozen() -> Text:
    return Text("no-frozen", {}, BOOK)


def no_outside_history() -> Text:
    return Text("no-outside-history", {}, BOOK)


def no_present() -> Text:
    return Text("no-present", {}, BOOK)


def no_history_elsewhere(*, zone: ZoneName, time: TimeName) -> Text:
    return Text("no-history-elsewhere", {"zone": ("zone", zone), "time": ("time", time)}, BOOK)


def no_history_again() -> Text:
    return Text("no-history-again", {}, BOOK)


def no_history_order(*, time: TimeName) -> Text:
    return Text("no-history-order", {"time": ("time", time)}, BOOK)


def no_history_there(*, zone: ZoneName, time: TimeName) -> Text:
    return Text("no-history-there", {"zone": ("zone", zone), "time": ("time", time)}, BOOK)


def no_already_there(*, zone: ZoneName) -> Text:
    return Text("no-already-there", {"zone": ("zone", zone)}, BOOK)


def no_already_there_stay(*, zone: ZoneName) -> Text:
    return Text("no-already-there-stay", {"zone": ("zone", zone)}, BOOK)


def no_unreal(*, zone: ZoneName, time: TimeName, real: ZoneName) -> Text:
    return Text(
        "no-unreal",
        {"zone": ("zone", zone), "time": ("time", time), "real": ("zone", real)},
        BOOK,
    )


def no_police(*, time: TimeName) -> Text:
    return Text("no-police", {"time": ("time", time)}, BOOK)


def no_outside() -> Text:
    return Text("no-outside", {}, BOOK)


def no_outside_other() -> Text:
    return Text("no-outside-other", {}, BOOK)


def no_outside_time() -> Text:
    return Text("no-outside-time", {}, BOOK)


def no_visited(*, zone: ZoneName) -> Text:
    return Text("no-visited", {"zone": ("zone", zone)}, BOOK)


def no_visit_past() -> Text:
    return Text("no-visit-past", {}, BOOK)


def no_visit_unreal(*, zone: ZoneName) -> Text:
    return Text("no-visit-unreal", {"zone": ("zone", zone)}, BOOK)


def no_simulate_itself() -> Text:
    return Text("no-simulate-itself", {}, BOOK)


def no_predict_there() -> Text:
    return Text("no-predict-there", {}, BOOK)


def no_must_score() -> Text:
    return Text("no-must-score", {}, BOOK)


def no_must_play() -> Text:
    return Text("no-must-play", {}, BOOK)


def no_must() -> Text:
    return Text("no-must", {}, BOOK)


def no_must_place() -> Text:
    return Text("no-must-place", {}, BOOK)


def no_must_retreat() -> Text:
    return Text("no-must-retreat", {}, BOOK)


def no_hack_score() -> Text:
    return Text("no-hack-score", {}, BOOK)


def no_hack_play() -> Text:
    return Text("no-hack-play", {}, BOOK)


def no_score_again(*, card: CardName) -> Text:
    return Text("no-score-again", {"card": ("card", card)}, BOOK)


def no_score_drawn() -> Text:
    return Text("no-score-drawn", {}, BOOK)


def no_score_cost(*, card: CardName, cost: int, coins: int) -> Text:
    return Text("no-score-cost", {"card": ("card", card), "cost": cost, "coins": coins}, BOOK)


def no_score_discards(*, card: CardName, n: int, held: int) -> Text:
    return Text("no-score-discards", {"card": ("card", card), "n": n, "held": held}, BOOK)


def no_play_kept() -> Text:
    return Text("no-play-kept", {}, BOOK)


def no_play_other(*, card: CardName) -> Text:
    return Text("no-play-other", {"card": ("card", card)}, BOOK)


def no_gizmo_gizmo() -> Text:
    return Text("no-gizmo-gizmo", {}, BOOK)


def no_gizmo_perpetual(*, card: CardName) -> Text:
    return Text("no-gizmo-perpetual", {"card": ("card", card)}, BOOK)


def no_discard_drawn() -> Text:
    return Text("no-discard-drawn", {}, BOOK)


def no_not_perpetual(*, card: CardName) -> Text:
    return Text("no-not-perpetual", {"card": ("card", card)}, BOOK)


def no_not_under(*, card: CardName) -> Text:
    return Text("no-not-under", {"card": ("card", card)}, BOOK)


def no_not_in_pile(*, card: CardName) -> Text:
    return Text("no-not-in-pile", {"card": ("card", card)}, BOOK)


def no_not_in_play(*, card: CardName) -> Text:
    return Text("no-not-in-play", {"card": ("card", card)}, BOOK)


def no_share_perpetual(*, card: CardName) -> Text:
    return Text("no-share-perpetual", {"card": ("card", card)}, BOOK)


def no_crown_home() -> Text:
    return Text("no-crown-home", {}, BOOK)


def no_crown(*, time: TimeName) -> Text:
    return Text("no-crown", {"time": ("time", time)}, BOOK)


def no_crown_other(*, who: int, time: TimeName) -> Text:
    return Text("no-crown-other", {"who": ("seat", who), "time": ("time", time)}, BOOK)


def no_meritocracy() -> Text:
    return Text("no-meritocracy", {}, BOOK)


def no_crown_from(*, time: TimeName) -> Text:
    return Text("no-crown-from", {"time": ("time", time)}, BOOK)


def no_crown_first() -> Text:
    return Text("no-crown-first", {}, BOOK)


def no_crown_there(*, time: TimeName) -> Text:
    return Text("no-crown-there", {"time": ("time", time)}, BOOK)


def no_rule_time(*, time: TimeName) -> Text:
    return Text("no-rule-time", {"time": ("time", time)}, BOOK)


def no_beggar(*, coins: int, least: int, most: int) -> Text:
    return Text("no-beggar", {"coins": coins, "least": least, "most": most}, BOOK)


def no_choices(*, n: int) -> Text:
    return Text("no-choices", {"n": n}, BOOK)


def no_choice_rule(*, what: Text) -> Text:
    return Text("no-choice-rule", {"what": what.inner()}, BOOK)


def no_choice_card(*, what: Text) -> Text:
    return Text("no-choice-card", {"what": what.inner()}, BOOK)


def no_typed_clear(*, typed: str, moves: Sequence[Text]) -> Text:
    return Text("no-typed-clear", {"typed": typed, "moves": message_list(moves, OR)}, BOOK)


def no_typed_like(*, typed: str, move: str) -> Text:
    return Text("no-typed-like", {"typed": typed, "move": move}, BOOK)


def no_typed_now(*, typed: str, move: str) -> Text:
    return Text("no-typed-now", {"typed": typed, "move": move}, BOOK)


def undo_stay() -> Text:
    return Text("undo-stay", {}, BOOK)


def undo_plain() -> Text:
    return Text("undo-plain", {}, BOOK)


def undo_yes() -> Text:
    return Text("undo-yes", {}, BOOK)


def undo_no() -> Text:
    return Text("undo-no", {}, BOOK)


def undo_retract() -> Text:
    return Text("undo-retract", {}, BOOK)


def undo_wait() -> Text:
    return Text("undo-wait", {}, BOOK)


def undo_tactic(*, coins: int) -> Text:
    return Text("undo-tactic", {"coins": coins}, BOOK)


def undo_secret(*, card: CardName) -> Text:
    return Text("undo-secret", {"card": ("card", card)}, BOOK)


def undo_score(*, card: CardName) -> Text:
    return Text("undo-score", {"card": ("card", card)}, BOOK)


def undo_play(*, card: CardName) -> Text:
    return Text("undo-play", {"card": ("card", card)}, BOOK)


def undo_discard(*, card: CardName) -> Text:
    return Text("undo-discard", {"card": ("card", card)}, BOOK)


def undo_card(*, card: CardName) -> Text:
    return Text("undo-card", {"card": ("card", card)}, BOOK)


def undo_change(*, time: TimeName) -> Text:
    return Text("undo-change", {"time": ("time", time)}, BOOK)


def undo_advance(*, time: TimeName) -> Text:
    return Text("undo-advance", {"time": ("time", time)}, BOOK)


def undo_retreat(*, time: TimeName) -> Text:
    return Text("undo-retreat", {"time": ("time", time)}, BOOK)


def undo_time(*, time: TimeName) -> Text:
    return Text("undo-time", {"time": ("time", time)}, BOOK)


def undo_move(*, zone: ZoneName) -> Text:
    return Text("undo-move", {"zone": ("zone", zone)}, BOOK)


def undo_zone(*, zone: ZoneName) -> Text:
    return Text("undo-zone", {"zone": ("zone", zone)}, BOOK)


def undo_effect(*, effect: EffectName) -> Text:
    return Text("undo-effect", {"effect": ("effect", effect)}, BOOK)


def undo_choice() -> Text:
    return Text("undo-choice", {}, BOOK)


def undo_dollars(*, coins: int) -> Text:
    return Text("undo-dollars", {"coins": coins}, BOOK)


def hint_wins() -> Text:
    return Text("hint-wins", {}, BOOK)


def hint_turn(*, gains: Sequence[Text]) -> Text:
    return Text("hint-turn", {"gains": message_list(gains)}, BOOK)


def hint_turn_about(*, gains: Sequence[Text]) -> Text:
    return Text("hint-turn-about", {"gains": message_list(gains)}, BOOK)


def hint_turn_lead(*, gains: Sequence[Text], lead: Text) -> Text:
    return Text("hint-turn-lead", {"gains": message_list(gains), "lead": lead.inner()}, BOOK)


def hint_turn_about_lead(*, gains: Sequence[Text], lead: Text) -> Text:
    return Text("hint-turn-about-lead", {"gains": message_list(gains), "lead": lead.inner()}, BOOK)


def hint_lead(*, lead: Text) -> Text:
    return Text("hint-lead", {"lead": lead.inner()}, BOOK)


def hint_even() -> Text:
    return Text("hint-even", {}, BOOK)


def part_lead_steps(*, n: int) -> Text:
    return Text("part-lead-steps", {"n": n}, BOOK)


def part_lead_coins(*, coins: int) -> Text:
    return Text("part-lead-coins", {"coins": coins}, BOOK)


def hint_aim_visit(*, zone: ZoneName) -> Text:
    return Text("hint-aim-visit", {"zone": ("zone", zone)}, BOOK)


def option_zones() -> Text:
    return Text("option-zones", {}, BOOK)


def option_zones_about() -> Text:
    return Text("option-zones-about", {}, BOOK)


def option_zone_set() -> Text:
    return Text("option-zone-set", {}, BOOK)


def option_zone_set_about() -> Text:
    return Text("option-zone-set-about", {}, BOOK)


def option_zone_set_both() -> Text:
    return Text("option-zone-set-both", {}, BOOK)


def option_zone_set_base() -> Text:
    return Text("option-zone-set-base", {}, BOOK)


def option_zone_set_realities() -> Text:
    return Text("option-zone-set-realities", {}, BOOK)


def option_card_set() -> Text:
    return Text("option-card-set", {}, BOOK)


def option_card_set_about() -> Text:
    return Text("option-card-set-about", {}, BOOK)


def option_card_set_both() -> Text:
    return Text("option-card-set-both", {}, BOOK)


def option_card_set_base() -> Text:
    return Text("option-card-set-base", {}, BOOK)


def option_card_set_realities() -> Text:
    return Text("option-card-set-realities", {}, BOOK)


def option_ten_zones() -> Text:
    return Text("option-ten-zones", {}, BOOK)


def table_over(*, who: int) -> Text:
    return Text("table-over", {"who": ("seat", who)}, BOOK)


def table_over_nobody() -> Text:
    return Text("table-over-nobody", {}, BOOK)


def table_turn(*, who: int) -> Text:
    return Text("table-turn", {"who": ("seat", who)}, BOOK)


def table_extra(*, who: Sequence[int]) -> Text:
    return Text("table-extra", {"who": name_list("seat", who)}, BOOK)


def table_goal(*, crowns: int) -> Text:
    return Text("table-goal", {"crowns": crowns}, BOOK)


def table_progress(*, names: Sequence[Text]) -> Text:
    return Text("table-progress", {"names": message_list(names)}, BOOK)


def table_crowns() -> Text:
    return Text("table-crowns", {}, BOOK)


def table_money() -> Text:
    return Text("table-money", {}, BOOK)


def table_cards() -> Text:
    return Text("table-cards", {}, BOOK)


def table_rules() -> Text:
    return Text("table-rules", {}, BOOK)


def table_seat(*, who: int) -> Text:
    return Text("table-seat", {"who": ("seat", who)}, BOOK)


def table_hand_size(*, n: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("table-hand-size", {"n": n, "cards": counted_list("card", cards)}, BOOK)


def table_front(*, who: int, things: Sequence[Text]) -> Text:
    return Text("table-front", {"who": ("seat", who), "things": message_list(things)}, BOOK)


def table_front_card(*, card: CardName) -> Text:
    return Text("table-front-card", {"card": ("card", card)}, BOOK)


def table_front_copy(*, card: CardName, copy: CardName) -> Text:
    return Text("table-front-copy", {"card": ("card", card), "copy": ("card", copy)}, BOOK)


def table_front_coins(*, thing: Text, coins: int) -> Text:
    return Text("table-front-coins", {"thing": thing.inner(), "coins": coins}, BOOK)


def table_front_over(*, thing: Text, card: CardName) -> Text:
    return Text("table-front-over", {"thing": thing.inner(), "card": ("card", card)}, BOOK)


def table_front_over_hidden(*, thing: Text) -> Text:
    return Text("table-front-over-hidden", {"thing": thing.inner()}, BOOK)


def table_laurels() -> Text:
    return Text("table-laurels", {}, BOOK)


def table_sage() -> Text:
    return Text("table-sage", {}, BOOK)


def table_poison(*, n: int) -> Text:
    return Text("table-poison", {"n": n}, BOOK)


def table_scimitar() -> Text:
    return Text("table-scimitar", {}, BOOK)


def table_blocked() -> Text:
    return Text("table-blocked", {}, BOOK)


def table_weapon(*, time: TimeName) -> Text:
    return Text("table-weapon", {"time": ("time", time)}, BOOK)


def table_text(*, card: CardName, text: Text) -> Text:
    return Text("table-text", {"card": ("card", card), "text": text.inner()}, BOOK)


def table_frozen() -> Text:
    return Text("table-frozen", {}, BOOK)


def table_deck(*, n: int) -> Text:
    return Text("table-deck", {"n": n}, BOOK)


def table_deck_top(*, n: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("table-deck-top", {"n": n, "cards": counted_list("card", cards)}, BOOK)


def table_piles(*, gizmos: int, goods: int) -> Text:
    return Text("table-piles", {"gizmos": gizmos, "goods": goods}, BOOK)


def table_discard_empty() -> Text:
    return Text("table-discard-empty", {}, BOOK)


def table_discard(*, n: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("table-discard", {"n": n, "cards": counted_list("card", cards)}, BOOK)


def table_hand(*, coins: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("table-hand", {"coins": coins, "cards": counted_list("card", cards)}, BOOK)


def table_hand_empty(*, coins: int) -> Text:
    return Text("table-hand-empty", {"coins": coins}, BOOK)


def table_hand_head(*, coins: int) -> Text:
    return Text("table-hand-head", {"coins": coins}, BOOK)


def table_hand_brief(*, cards: Sequence[Text]) -> Text:
    return Text("table-hand-brief", {"cards": message_list(cards)}, BOOK)


def table_card_brief(
    *,
    cards: Sequence[tuple[CardName, int]],
    coins: int,
    cost: int,
    crowns: int,
) -> Text:
    return Text(
        "table-card-brief",
        {"cards": counted_list("card", cards), "coins": coins, "cost": cost, "crowns": crowns},
        BOOK,
    )


def table_momentary(
    *,
    cards: Sequence[tuple[CardName, int]],
    coins: int,
    cost: int,
    crowns: int,
    text: Text,
) -> Text:
    return Text(
        "table-momentary",
        {
            "cards": counted_list("card", cards),
            "coins": coins,
            "cost": cost,
            "crowns": crowns,
            "text": text.inner(),
        },
        BOOK,
    )


def table_perpetual(
    *,
    cards: Sequence[tuple[CardName, int]],
    coins: int,
    cost: int,
    crowns: int,
    text: Text,
) -> Text:
    return Text(
        "table-perpetual",
        {
            "cards": counted_list("card", cards),
            "coins": coins,
            "cost": cost,
            "crowns": crowns,
            "text": text.inner(),
        },
        BOOK,
    )


def table_pawn(*, n: int) -> Text:
    return Text("table-pawn", {"n": n}, BOOK)


def table_chits(*, n: int) -> Text:
    return Text("table-chits", {"n": n}, BOOK)


def table_coins(*, coins: int) -> Text:
    return Text("table-coins", {"coins": coins}, BOOK)


def table_hq(*, n: int) -> Text:
    return Text("table-hq", {"n": n}, BOOK)


def table_base(*, n: int) -> Text:
    return Text("table-base", {"n": n}, BOOK)


def table_zombies(*, n: int) -> Text:
    return Text("table-zombies", {"n": n}, BOOK)


def table_simulation() -> Text:
    return Text("table-simulation", {}, BOOK)


def table_pile(*, n: int) -> Text:
    return Text("table-pile", {"n": n}, BOOK)


def table_nothing() -> Text:
    return Text("table-nothing", {}, BOOK)


def table_outside(*, zone: ZoneName, who: int) -> Text:
    return Text("table-outside", {"zone": ("zone", zone), "who": ("seat", who)}, BOOK)


def table_path_real(*, n: int, zone: ZoneName, time: TimeName) -> Text:
    return Text("table-path-real", {"n": n, "zone": ("zone", zone), "time": ("time", time)}, BOOK)


def table_path_unreal(*, n: int, zone: ZoneName, time: TimeName) -> Text:
    return Text("table-path-unreal", {"n": n, "zone": ("zone", zone), "time": ("time", time)}, BOOK)


def table_path_leads(*, n: int) -> Text:
    return Text("table-path-leads", {"n": n}, BOOK)


def table_path_things(*, things: Sequence[Text]) -> Text:
    return Text("table-path-things", {"things": message_list(things)}, BOOK)


def table_real_now() -> Text:
    return Text("table-real-now", {}, BOOK)


def table_unreal_now() -> Text:
    return Text("table-unreal-now", {}, BOOK)


def table_zone(*, n: int, zone: ZoneName, text: Text) -> Text:
    return Text("table-zone", {"n": n, "zone": ("zone", zone), "text": text.inner()}, BOOK)


def table_zone_here(*, n: int, zone: ZoneName, text: Text) -> Text:
    return Text("table-zone-here", {"n": n, "zone": ("zone", zone), "text": text.inner()}, BOOK)


def table_legend_frames() -> Text:
    return Text("table-legend-frames", {}, BOOK)


def table_legend_ways() -> Text:
    return Text("table-legend-ways", {}, BOOK)


def table_legend_things() -> Text:
    return Text("table-legend-things", {}, BOOK)


def table_legend_zombies(*, coins: int) -> Text:
    return Text("table-legend-zombies", {"coins": coins}, BOOK)


def table_legend_robot() -> Text:
    return Text("table-legend-robot", {}, BOOK)


def table_legend_small() -> Text:
    return Text("table-legend-small", {}, BOOK)


def ui_board() -> Text:
    return Text("ui-board", {}, BOOK)


def ui_log() -> Text:
    return Text("ui-log", {}, BOOK)


def ui_left() -> Text:
    return Text("ui-left", {}, BOOK)


def ui_right() -> Text:
    return Text("ui-right", {}, BOOK)


def ui_outside() -> Text:
    return Text("ui-outside", {}, BOOK)


def ui_crowns() -> Text:
    return Text("ui-crowns", {}, BOOK)


def ui_crowns_two() -> Text:
    return Text("ui-crowns-two", {}, BOOK)


def ui_ruling() -> Text:
    return Text("ui-ruling", {}, BOOK)


def ui_ruling_two() -> Text:
    return Text("ui-ruling-two", {}, BOOK)


def ui_rules() -> Text:
    return Text("ui-rules", {}, BOOK)


def ui_crowns_in(*, time: TimeName) -> Text:
    return Text("ui-crowns-in", {"time": ("time", time)}, BOOK)


def ui_crown_line(*, who: int, n: int, time: TimeName) -> Text:
    return Text("ui-crown-line", {"who": ("seat", who), "n": n, "time": ("time", time)}, BOOK)


def ui_crown_line_rules(*, who: int, n: int, time: TimeName) -> Text:
    return Text("ui-crown-line-rules", {"who": ("seat", who), "n": n, "time": ("time", time)}, BOOK)


def ui_advance_one(*, time: TimeName) -> Text:
    return Text("ui-advance-one", {"time": ("time", time)}, BOOK)


def ui_retreat_one(*, time: TimeName) -> Text:
    return Text("ui-retreat-one", {"time": ("time", time)}, BOOK)


def ui_do_flip(*, zone: ZoneName) -> Text:
    return Text("ui-do-flip", {"zone": ("zone", zone)}, BOOK)


def ui_change_follows(*, zone: ZoneName) -> Text:
    return Text("ui-change-follows", {"zone": ("zone", zone)}, BOOK)


def ui_change_real(*, zones: Sequence[ZoneName], old: Sequence[ZoneName]) -> Text:
    return Text(
        "ui-change-real",
        {"zones": name_list("zone", zones), "old": name_list("zone", old)},
        BOOK,
    )


def ui_shift_nobody() -> Text:
    return Text("ui-shift-nobody", {}, BOOK)


def ui_shift(*, who: Sequence[int], zone: ZoneName) -> Text:
    return Text("ui-shift", {"who": name_list("seat", who), "zone": ("zone", zone)}, BOOK)


def ui_shift_no_visit() -> Text:
    return Text("ui-shift-no-visit", {}, BOOK)


def table_reference() -> Text:
    return Text("table-reference", {}, BOOK)


def table_reference_about() -> Text:
    return Text("table-reference-about", {}, BOOK)


def table_reference_piles(*, copies: int, special: int) -> Text:
    return Text("table-reference-piles", {"copies": copies, "special": special}, BOOK)


def table_reference_base() -> Text:
    return Text("table-reference-base", {}, BOOK)


def table_reference_realities() -> Text:
    return Text("table-reference-realities", {}, BOOK)


def table_reference_special() -> Text:
    return Text("table-reference-special", {}, BOOK)


def table_reference_zones(*, time: TimeName) -> Text:
    return Text("table-reference-zones", {"time": ("time", time)}, BOOK)


def table_head_card() -> Text:
    return Text("table-head-card", {}, BOOK)


def table_head_zone() -> Text:
    return Text("table-head-zone", {}, BOOK)


def table_head_set() -> Text:
    return Text("table-head-set", {}, BOOK)


def table_head_kind() -> Text:
    return Text("table-head-kind", {}, BOOK)


def table_head_coins() -> Text:
    return Text("table-head-coins", {}, BOOK)


def table_head_cost() -> Text:
    return Text("table-head-cost", {}, BOOK)


def table_head_crowns() -> Text:
    return Text("table-head-crowns", {}, BOOK)


def table_head_does() -> Text:
    return Text("table-head-does", {}, BOOK)


def table_head_grade() -> Text:
    return Text("table-head-grade", {}, BOOK)


def table_set_base() -> Text:
    return Text("table-set-base", {}, BOOK)


def table_set_realities() -> Text:
    return Text("table-set-realities", {}, BOOK)


def table_sure() -> Text:
    return Text("table-sure", {}, BOOK)


def table_sure_medium(*, why: Text) -> Text:
    return Text("table-sure-medium", {"why": why.inner()}, BOOK)


def table_sure_low(*, why: Text) -> Text:
    return Text("table-sure-low", {"why": why.inner()}, BOOK)


def table_doubt_bank() -> Text:
    return Text("table-doubt-bank", {}, BOOK)


def table_doubt_cutlass() -> Text:
    return Text("table-doubt-cutlass", {}, BOOK)


def table_doubt_cave() -> Text:
    return Text("table-doubt-cave", {}, BOOK)


def table_doubt_sunboat() -> Text:
    return Text("table-doubt-sunboat", {}, BOOK)


def table_doubt_special() -> Text:
    return Text("table-doubt-special", {}, BOOK)


def table_doubt_egypt() -> Text:
    return Text("table-doubt-egypt", {}, BOOK)


def table_doubt_celtic() -> Text:
    return Text("table-doubt-celtic", {}, BOOK)


def table_doubt_zombies() -> Text:
    return Text("table-doubt-zombies", {}, BOOK)


def ui_do_play() -> Text:
    return Text("ui-do-play", {}, BOOK)


def ui_do_score() -> Text:
    return Text("ui-do-score", {}, BOOK)


def ui_do_discard() -> Text:
    return Text("ui-do-discard", {}, BOOK)


def ui_do_choose() -> Text:
    return Text("ui-do-choose", {}, BOOK)


def ui_do_move_visit() -> Text:
    return Text("ui-do-move-visit", {}, BOOK)


def ui_do_go() -> Text:
    return Text("ui-do-go", {}, BOOK)


def ui_do_stay_visit() -> Text:
    return Text("ui-do-stay-visit", {}, BOOK)


def ui_do_stay() -> Text:
    return Text("ui-do-stay", {}, BOOK)


def ui_do_change() -> Text:
    return Text("ui-do-change", {}, BOOK)


def ui_do_change_in(*, time: TimeName) -> Text:
    return Text("ui-do-change-in", {"time": ("time", time)}, BOOK)


def ui_do_from(*, time: TimeName) -> Text:
    return Text("ui-do-from", {"time": ("time", time)}, BOOK)


def ui_do_accept() -> Text:
    return Text("ui-do-accept", {}, BOOK)


def ui_do_retract() -> Text:
    return Text("ui-do-retract", {}, BOOK)


def ui_do_cancel() -> Text:
    return Text("ui-do-cancel", {}, BOOK)


def ui_do_show() -> Text:
    return Text("ui-do-show", {}, BOOK)


def ui_do_show_board() -> Text:
    return Text("ui-do-show-board", {}, BOOK)


def ui_do_beg(*, coins: int) -> Text:
    return Text("ui-do-beg", {"coins": coins}, BOOK)


def ui_do_look_discard() -> Text:
    return Text("ui-do-look-discard", {}, BOOK)


def ui_beggars() -> Text:
    return Text("ui-beggars", {}, BOOK)


def ui_one_less() -> Text:
    return Text("ui-one-less", {}, BOOK)


def ui_one_more() -> Text:
    return Text("ui-one-more", {}, BOOK)


def ui_answers() -> Text:
    return Text("ui-answers", {}, BOOK)


def ui_your_turn() -> Text:
    return Text("ui-your-turn", {}, BOOK)


def ui_turn_of(*, who: int) -> Text:
    return Text("ui-turn-of", {"who": ("seat", who)}, BOOK)


def ui_end() -> Text:
    return Text("ui-end", {}, BOOK)


def ui_turn_number(*, n: int) -> Text:
    return Text("ui-turn-number", {"n": n}, BOOK)


def ui_watching() -> Text:
    return Text("ui-watching", {}, BOOK)


def ui_over() -> Text:
    return Text("ui-over", {}, BOOK)


def ui_won(*, who: int, crowns: int) -> Text:
    return Text("ui-won", {"who": ("seat", who), "crowns": crowns}, BOOK)


def ui_won_money(*, who: int, coins: int) -> Text:
    return Text("ui-won-money", {"who": ("seat", who), "coins": coins}, BOOK)


def ui_way_says(*, way: str, text: str) -> Text:
    return Text("ui-way-says", {"way": way, "text": text}, BOOK)


def ui_ask_change(*, zone: ZoneName) -> Text:
    return Text("ui-ask-change", {"zone": ("zone", zone)}, BOOK)


def ui_ask_play(*, card: CardName) -> Text:
    return Text("ui-ask-play", {"card": ("card", card)}, BOOK)


def ui_ask_score(*, card: CardName) -> Text:
    return Text("ui-ask-score", {"card": ("card", card)}, BOOK)


def ui_ask_play_score(*, card: CardName) -> Text:
    return Text("ui-ask-play-score", {"card": ("card", card)}, BOOK)


def ui_ask_discard(*, card: CardName) -> Text:
    return Text("ui-ask-discard", {"card": ("card", card)}, BOOK)


def ui_ask_card(*, card: CardName) -> Text:
    return Text("ui-ask-card", {"card": ("card", card)}, BOOK)


def ui_ask_time(*, time: TimeName) -> Text:
    return Text("ui-ask-time", {"time": ("time", time)}, BOOK)


def ui_ask_stay(*, zone: ZoneName) -> Text:
    return Text("ui-ask-stay", {"zone": ("zone", zone)}, BOOK)


def ui_ask_zone(*, zone: ZoneName) -> Text:
    return Text("ui-ask-zone", {"zone": ("zone", zone)}, BOOK)


def ui_ask_move(*, zone: ZoneName) -> Text:
    return Text("ui-ask-move", {"zone": ("zone", zone)}, BOOK)


def ui_played(*, coins: int) -> Text:
    return Text("ui-played", {"coins": coins}, BOOK)


def ui_scored(*, cost: int, crowns: int) -> Text:
    return Text("ui-scored", {"cost": cost, "crowns": crowns}, BOOK)


def ui_scored_funds(*, cost: int, coins: int, crowns: int) -> Text:
    return Text("ui-scored-funds", {"cost": cost, "coins": coins, "crowns": crowns}, BOOK)


def ui_step_start() -> Text:
    return Text("ui-step-start", {}, BOOK)


def ui_step_history() -> Text:
    return Text("ui-step-history", {}, BOOK)


def ui_step_move() -> Text:
    return Text("ui-step-move", {}, BOOK)


def ui_step_visit() -> Text:
    return Text("ui-step-visit", {}, BOOK)


def ui_step_end() -> Text:
    return Text("ui-step-end", {}, BOOK)


def ui_step_over(*, crowns: int) -> Text:
    return Text("ui-step-over", {"crowns": crowns}, BOOK)


def ui_frozen() -> Text:
    return Text("ui-frozen", {}, BOOK)


def ui_kind_any() -> Text:
    return Text("ui-kind-any", {}, BOOK)


def ui_kind_score() -> Text:
    return Text("ui-kind-score", {}, BOOK)


def ui_kind_draw() -> Text:
    return Text("ui-kind-draw", {}, BOOK)


def ui_kind_play() -> Text:
    return Text("ui-kind-play", {}, BOOK)


def ui_kind_other() -> Text:
    return Text("ui-kind-other", {}, BOOK)


def ui_kind_outside() -> Text:
    return Text("ui-kind-outside", {}, BOOK)


def ui_zone_real(*, time: TimeName) -> Text:
    return Text("ui-zone-real", {"time": ("time", time)}, BOOK)


def ui_zone_unreal(*, time: TimeName) -> Text:
    return Text("ui-zone-unreal", {"time": ("time", time)}, BOOK)


def ui_zone_outside() -> Text:
    return Text("ui-zone-outside", {}, BOOK)


def ui_real() -> Text:
    return Text("ui-real", {}, BOOK)


def ui_unreal() -> Text:
    return Text("ui-unreal", {}, BOOK)


def ui_would_be_real() -> Text:
    return Text("ui-would-be-real", {}, BOOK)


def ui_would_be_unreal() -> Text:
    return Text("ui-would-be-unreal", {}, BOOK)


def ui_can_choose() -> Text:
    return Text("ui-can-choose", {}, BOOK)


def ui_players_here(*, who: Sequence[int]) -> Text:
    return Text("ui-players-here", {"who": name_list("seat", who)}, BOOK)


def ui_leads(*, zone: ZoneName) -> Text:
    return Text("ui-leads", {"zone": ("zone", zone)}, BOOK)


def ui_box() -> Text:
    return Text("ui-box", {}, BOOK)


def ui_setup() -> Text:
    return Text("ui-setup", {}, BOOK)


def ui_momentary() -> Text:
    return Text("ui-momentary", {}, BOOK)


def ui_perpetual() -> Text:
    return Text("ui-perpetual", {}, BOOK)


def ui_tip(*, note: str, text: str) -> Text:
    return Text("ui-tip", {"note": note, "text": text}, BOOK)


def ui_tip_here(*, things: Sequence[Text]) -> Text:
    return Text("ui-tip-here", {"things": message_list(things)}, BOOK)


def ui_token_hourglass(*, n: int) -> Text:
    return Text("ui-token-hourglass", {"n": n}, BOOK)


def ui_token_zombies(*, n: int, coins: int) -> Text:
    return Text("ui-token-zombies", {"n": n, "coins": coins}, BOOK)


def ui_token_purse(*, coins: int) -> Text:
    return Text("ui-token-purse", {"coins": coins}, BOOK)


def ui_token_gold(*, coins: int) -> Text:
    return Text("ui-token-gold", {"coins": coins}, BOOK)


def ui_hq() -> Text:
    return Text("ui-hq", {}, BOOK)


def ui_token_hq(*, who: int, coins: int) -> Text:
    return Text("ui-token-hq", {"who": ("seat", who), "coins": coins}, BOOK)


def ui_base() -> Text:
    return Text("ui-base", {}, BOOK)


def ui_token_base(*, who: int) -> Text:
    return Text("ui-token-base", {"who": ("seat", who)}, BOOK)


def ui_simulation() -> Text:
    return Text("ui-simulation", {}, BOOK)


def ui_token_simulation() -> Text:
    return Text("ui-token-simulation", {}, BOOK)


def ui_token_robot(*, card: CardName, text: Text) -> Text:
    return Text("ui-token-robot", {"card": ("card", card), "text": text.inner()}, BOOK)


def ui_token_pile(*, n: int) -> Text:
    return Text("ui-token-pile", {"n": n}, BOOK)


def ui_money(*, coins: int) -> Text:
    return Text("ui-money", {"coins": coins}, BOOK)


def ui_in_hand() -> Text:
    return Text("ui-in-hand", {}, BOOK)


def ui_cards(*, n: int) -> Text:
    return Text("ui-cards", {"n": n}, BOOK)


def ui_home(*, n: int, most: int) -> Text:
    return Text("ui-home", {"n": n, "most": most}, BOOK)


def ui_home_label() -> Text:
    return Text("ui-home-label", {}, BOOK)


def ui_crowns_label() -> Text:
    return Text("ui-crowns-label", {}, BOOK)


def ui_strip(*, coins: int, crowns: int) -> Text:
    return Text("ui-strip", {"coins": coins, "crowns": crowns}, BOOK)


def ui_no_perpetual() -> Text:
    return Text("ui-no-perpetual", {}, BOOK)


def ui_front_coins(*, card: CardName, coins: int) -> Text:
    return Text("ui-front-coins", {"card": ("card", card), "coins": coins}, BOOK)


def ui_laurels() -> Text:
    return Text("ui-laurels", {}, BOOK)


def ui_laurels_about(*, coins: int) -> Text:
    return Text("ui-laurels-about", {"coins": coins}, BOOK)


def ui_sage() -> Text:
    return Text("ui-sage", {}, BOOK)


def ui_sage_about(*, cards: int) -> Text:
    return Text("ui-sage-about", {"cards": cards}, BOOK)


def ui_poison(*, n: int) -> Text:
    return Text("ui-poison", {"n": n}, BOOK)


def ui_poison_about(*, cards: int, coins: int) -> Text:
    return Text("ui-poison-about", {"cards": cards, "coins": coins}, BOOK)


def ui_relic_about() -> Text:
    return Text("ui-relic-about", {}, BOOK)


def ui_scimitar_about() -> Text:
    return Text("ui-scimitar-about", {}, BOOK)


def ui_blocked() -> Text:
    return Text("ui-blocked", {}, BOOK)


def ui_blocked_about() -> Text:
    return Text("ui-blocked-about", {}, BOOK)


def ui_beyond() -> Text:
    return Text("ui-beyond", {}, BOOK)


def ui_beyond_about() -> Text:
    return Text("ui-beyond-about", {}, BOOK)


def ui_held(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("ui-held", {"cards": counted_list("card", cards)}, BOOK)


def ui_backs_about() -> Text:
    return Text("ui-backs-about", {}, BOOK)


def ui_money_label() -> Text:
    return Text("ui-money-label", {}, BOOK)


def ui_cards_label() -> Text:
    return Text("ui-cards-label", {}, BOOK)


def ui_stands_in() -> Text:
    return Text("ui-stands-in", {}, BOOK)


def ui_hand() -> Text:
    return Text("ui-hand", {}, BOOK)


def ui_aside() -> Text:
    return Text("ui-aside", {}, BOOK)


def ui_looked(*, n: int) -> Text:
    return Text("ui-looked", {"n": n}, BOOK)


def ui_tucked() -> Text:
    return Text("ui-tucked", {}, BOOK)


def ui_front() -> Text:
    return Text("ui-front", {}, BOOK)


def ui_cards_of(*, who: int) -> Text:
    return Text("ui-cards-of", {"who": ("seat", who)}, BOOK)


def ui_hold_none() -> Text:
    return Text("ui-hold-none", {}, BOOK)


def ui_on_it(*, coins: int) -> Text:
    return Text("ui-on-it", {"coins": coins}, BOOK)


def ui_copy(*, card: CardName) -> Text:
    return Text("ui-copy", {"card": ("card", card)}, BOOK)


def ui_slip(*, coins: int) -> Text:
    return Text("ui-slip", {"coins": coins}, BOOK)


def ui_count(*, n: int) -> Text:
    return Text("ui-count", {"n": n}, BOOK)


def ui_table() -> Text:
    return Text("ui-table", {}, BOOK)


def ui_deck() -> Text:
    return Text("ui-deck", {}, BOOK)


def ui_deck_top(*, card: CardName) -> Text:
    return Text("ui-deck-top", {"card": ("card", card)}, BOOK)


def ui_discard() -> Text:
    return Text("ui-discard", {}, BOOK)


def ui_gizmos() -> Text:
    return Text("ui-gizmos", {}, BOOK)


def ui_discard_pile() -> Text:
    return Text("ui-discard-pile", {}, BOOK)


def ui_discard_empty() -> Text:
    return Text("ui-discard-empty", {}, BOOK)


def ui_key_flip() -> Text:
    return Text("ui-key-flip", {}, BOOK)


def ui_key_stay() -> Text:
    return Text("ui-key-stay", {}, BOOK)


def ui_key_yes_no() -> Text:
    return Text("ui-key-yes-no", {}, BOOK)


def ui_key_answers() -> Text:
    return Text("ui-key-answers", {}, BOOK)


def ui_key_arrows() -> Text:
    return Text("ui-key-arrows", {}, BOOK)


def ui_zones_other() -> Text:
    return Text("ui-zones-other", {}, BOOK)


def ui_zones_named(*, zone: ZoneName) -> Text:
    return Text("ui-zones-named", {"zone": ("zone", zone)}, BOOK)


def ui_zones_choose() -> Text:
    return Text("ui-zones-choose", {}, BOOK)


def ui_zones_sets() -> Text:
    return Text("ui-zones-sets", {}, BOOK)


def ui_zones_change(*, sort: Text) -> Text:
    return Text("ui-zones-change", {"sort": sort.inner()}, BOOK)


def ui_zones_title() -> Text:
    return Text("ui-zones-title", {}, BOOK)


def ui_zones_find() -> Text:
    return Text("ui-zones-find", {}, BOOK)


def ui_zones_about() -> Text:
    return Text("ui-zones-about", {}, BOOK)


def ui_zones_of(*, time: TimeName) -> Text:
    return Text("ui-zones-of", {"time": ("time", time)}, BOOK)


def ui_zones_count(*, n: int, of: int) -> Text:
    return Text("ui-zones-count", {"n": n, "of": of}, BOOK)


def ui_zones_none() -> Text:
    return Text("ui-zones-none", {}, BOOK)


def ui_zones_all() -> Text:
    return Text("ui-zones-all", {}, BOOK)


def ui_zones_clear() -> Text:
    return Text("ui-zones-clear", {}, BOOK)


def ui_zones_fill() -> Text:
    return Text("ui-zones-fill", {}, BOOK)


def ui_zones_use() -> Text:
    return Text("ui-zones-use", {}, BOOK)


def ui_zones_base(*, text: Text) -> Text:
    return Text("ui-zones-base", {"text": text.inner()}, BOOK)


def ui_zones_realities(*, text: Text) -> Text:
    return Text("ui-zones-realities", {"text": text.inner()}, BOOK)


def ui_zones_missing(*, zones: Sequence[Text]) -> Text:
    return Text("ui-zones-missing", {"zones": message_list(zones)}, BOOK)


def part_zones_of(*, n: int, time: TimeName) -> Text:
    return Text("part-zones-of", {"n": n, "time": ("time", time)}, BOOK)


def part_typed(*, name: str) -> Text:
    return Text("part-typed", {"name": name}, BOOK)


def ui_zones_unknown(*, names: Sequence[Text]) -> Text:
    return Text("ui-zones-unknown", {"names": message_list(names)}, BOOK)


def ui_zones_twice(*, zone: ZoneName) -> Text:
    return Text("ui-zones-twice", {"zone": ("zone", zone)}, BOOK)


def ui_zones_many(*, time: TimeName, n: int, of: int) -> Text:
    return Text("ui-zones-many", {"time": ("time", time), "n": n, "of": of}, BOOK)


def ui_dollars_left() -> Text:
    return Text("ui-dollars-left", {}, BOOK)


def ui_cards_left() -> Text:
    return Text("ui-cards-left", {}, BOOK)


def ui_took(*, n: int) -> Text:
    return Text("ui-took", {"n": n}, BOOK)


def ui_final_table() -> Text:
    return Text("ui-final-table", {}, BOOK)


def ui_of_home(*, crowns: int) -> Text:
    return Text("ui-of-home", {"crowns": crowns}, BOOK)


def number_money(*, n: int) -> Text:
    return Text("number-money", {"n": n}, BOOK)


def number_money_limit() -> Text:
    return Text("number-money-limit", {}, BOOK)


def number_crowns(*, time: TimeName) -> Text:
    return Text("number-crowns", {"time": ("time", time)}, BOOK)


def number_hand() -> Text:
    return Text("number-hand", {}, BOOK)


def number_second_ruler() -> Text:
    return Text("number-second-ruler", {}, BOOK)


def number_any_action() -> Text:
    return Text("number-any-action", {}, BOOK)


def number_of(*, of: Text, what: Text) -> Text:
    return Text("number-of", {"of": of.inner(), "what": what.inner()}, BOOK)


def number_played() -> Text:
    return Text("number-played", {}, BOOK)


def number_cost() -> Text:
    return Text("number-cost", {}, BOOK)


def number_scored() -> Text:
    return Text("number-scored", {}, BOOK)


def number_copies() -> Text:
    return Text("number-copies", {}, BOOK)


def number_coins() -> Text:
    return Text("number-coins", {}, BOOK)


def number_coins_each() -> Text:
    return Text("number-coins-each", {}, BOOK)


def number_coins_ruler() -> Text:
    return Text("number-coins-ruler", {}, BOOK)


def number_coins_few() -> Text:
    return Text("number-coins-few", {}, BOOK)


def number_coins_both() -> Text:
    return Text("number-coins-both", {}, BOOK)


def number_loss() -> Text:
    return Text("number-loss", {}, BOOK)


def number_loss_each() -> Text:
    return Text("number-loss-each", {}, BOOK)


def number_draws() -> Text:
    return Text("number-draws", {}, BOOK)


def number_draws_each() -> Text:
    return Text("number-draws-each", {}, BOOK)


def number_draws_ruler() -> Text:
    return Text("number-draws-ruler", {}, BOOK)


def number_draws_both() -> Text:
    return Text("number-draws-both", {}, BOOK)


def number_discards() -> Text:
    return Text("number-discards", {}, BOOK)


def number_steps() -> Text:
    return Text("number-steps", {}, BOOK)


def number_steps_each() -> Text:
    return Text("number-steps-each", {}, BOOK)


def number_discount() -> Text:
    return Text("number-discount", {}, BOOK)


def number_discount_each() -> Text:
    return Text("number-discount-each", {}, BOOK)


def number_bonus() -> Text:
    return Text("number-bonus", {}, BOOK)


def number_price() -> Text:
    return Text("number-price", {}, BOOK)


def number_times() -> Text:
    return Text("number-times", {}, BOOK)


def number_under() -> Text:
    return Text("number-under", {}, BOOK)


def number_ruled() -> Text:
    return Text("number-ruled", {}, BOOK)


def number_hand_is() -> Text:
    return Text("number-hand-is", {}, BOOK)


def number_everywhere() -> Text:
    return Text("number-everywhere", {}, BOOK)


def number_rich() -> Text:
    return Text("number-rich", {}, BOOK)


def number_play_gain() -> Text:
    return Text("number-play-gain", {}, BOOK)


def number_score_steps() -> Text:
    return Text("number-score-steps", {}, BOOK)


def number_draw_gain() -> Text:
    return Text("number-draw-gain", {}, BOOK)


def number_score_discount() -> Text:
    return Text("number-score-discount", {}, BOOK)


def number_play_draws() -> Text:
    return Text("number-play-draws", {}, BOOK)


def number_arrive_gain(*, time: TimeName) -> Text:
    return Text("number-arrive-gain", {"time": ("time", time)}, BOOK)


def number_score_draws() -> Text:
    return Text("number-score-draws", {}, BOOK)


def number_discard_gain() -> Text:
    return Text("number-discard-gain", {}, BOOK)


def number_treasure_draws() -> Text:
    return Text("number-treasure-draws", {}, BOOK)


def number_advance_price() -> Text:
    return Text("number-advance-price", {}, BOOK)


def number_advance_steps() -> Text:
    return Text("number-advance-steps", {}, BOOK)


def number_first_bonus() -> Text:
    return Text("number-first-bonus", {}, BOOK)


def number_beggar_under() -> Text:
    return Text("number-beggar-under", {}, BOOK)


def number_beggar_gain() -> Text:
    return Text("number-beggar-gain", {}, BOOK)


def number_empty_draws() -> Text:
    return Text("number-empty-draws", {}, BOOK)


def number_hideout_money() -> Text:
    return Text("number-hideout-money", {}, BOOK)


def number_hideout_steps() -> Text:
    return Text("number-hideout-steps", {}, BOOK)


def number_play_steps(*, time: TimeName) -> Text:
    return Text("number-play-steps", {"time": ("time", time)}, BOOK)


def number_ruled_steps() -> Text:
    return Text("number-ruled-steps", {}, BOOK)


def number_tactic_dollars() -> Text:
    return Text("number-tactic-dollars", {}, BOOK)


def number_tactic_shift() -> Text:
    return Text("number-tactic-shift", {}, BOOK)


def number_visit_draws(*, time: TimeName) -> Text:
    return Text("number-visit-draws", {"time": ("time", time)}, BOOK)


def number_visit_discards() -> Text:
    return Text("number-visit-discards", {}, BOOK)


def number_start_coins() -> Text:
    return Text("number-start-coins", {}, BOOK)


def number_opponent_discards() -> Text:
    return Text("number-opponent-discards", {}, BOOK)


def number_opponent_loss() -> Text:
    return Text("number-opponent-loss", {}, BOOK)


def number_alone_coins() -> Text:
    return Text("number-alone-coins", {}, BOOK)


def number_visited_crowns() -> Text:
    return Text("number-visited-crowns", {}, BOOK)


def number_hq_coins() -> Text:
    return Text("number-hq-coins", {}, BOOK)


def number_win_money() -> Text:
    return Text("number-win-money", {}, BOOK)


def number_up_to_hand() -> Text:
    return Text("number-up-to-hand", {}, BOOK)


def number_hand_coins() -> Text:
    return Text("number-hand-coins", {}, BOOK)


def number_start_discards() -> Text:
    return Text("number-start-discards", {}, BOOK)


def number_leave_coins() -> Text:
    return Text("number-leave-coins", {}, BOOK)


def number_rush_added() -> Text:
    return Text("number-rush-added", {}, BOOK)


def number_laurels_coins() -> Text:
    return Text("number-laurels-coins", {}, BOOK)


def number_perpetual_coins() -> Text:
    return Text("number-perpetual-coins", {}, BOOK)


def number_shared_plays() -> Text:
    return Text("number-shared-plays", {}, BOOK)


def number_exodus_steps() -> Text:
    return Text("number-exodus-steps", {}, BOOK)


def number_opponent_pays() -> Text:
    return Text("number-opponent-pays", {}, BOOK)


def number_start_cards() -> Text:
    return Text("number-start-cards", {}, BOOK)


def number_visit_picks() -> Text:
    return Text("number-visit-picks", {}, BOOK)


def number_poison_discards() -> Text:
    return Text("number-poison-discards", {}, BOOK)


def number_poison_loss() -> Text:
    return Text("number-poison-loss", {}, BOOK)


def number_scrap() -> Text:
    return Text("number-scrap", {}, BOOK)


def number_bought_turns() -> Text:
    return Text("number-bought-turns", {}, BOOK)


def number_sage_draws() -> Text:
    return Text("number-sage-draws", {}, BOOK)


def number_zombies() -> Text:
    return Text("number-zombies", {}, BOOK)


def number_zombie_loss() -> Text:
    return Text("number-zombie-loss", {}, BOOK)


def number_group_table() -> Text:
    return Text("number-group-table", {}, BOOK)


def number_from_cards() -> Text:
    return Text("number-from-cards", {}, BOOK)


def number_from_zones() -> Text:
    return Text("number-from-zones", {}, BOOK)


def option_zones_random() -> Text:
    return Text("option-zones-random", {}, BOOK)


def option_zones_beginners() -> Text:
    return Text("option-zones-beginners", {}, BOOK)


def option_zones_friendly() -> Text:
    return Text("option-zones-friendly", {}, BOOK)


def option_zones_harsh() -> Text:
    return Text("option-zones-harsh", {}, BOOK)


def option_zones_riches() -> Text:
    return Text("option-zones-riches", {}, BOOK)


def option_zones_control() -> Text:
    return Text("option-zones-control", {}, BOOK)


def option_zones_science() -> Text:
    return Text("option-zones-science", {}, BOOK)


def option_zones_traders() -> Text:
    return Text("option-zones-traders", {}, BOOK)


def option_zones_nightmare_worlds() -> Text:
    return Text("option-zones-nightmare-worlds", {}, BOOK)


def option_zones_perfect_worlds() -> Text:
    return Text("option-zones-perfect-worlds", {}, BOOK)


def option_zones_big_time() -> Text:
    return Text("option-zones-big-time", {}, BOOK)


def option_zones_control_your_destiny() -> Text:
    return Text("option-zones-control-your-destiny", {}, BOOK)


def option_zones_revolutions() -> Text:
    return Text("option-zones-revolutions", {}, BOOK)


def option_zones_they_walk_among_us() -> Text:
    return Text("option-zones-they-walk-among-us", {}, BOOK)


def no_zone_set(*, text: str, sets: str) -> Text:
    return Text("no-zone-set", {"text": text, "sets": sets}, BOOK)


def no_zone_set_but(*, text: str, meant: str, sets: str) -> Text:
    return Text("no-zone-set-but", {"text": text, "meant": meant, "sets": sets}, BOOK)


def no_zone(*, text: str) -> Text:
    return Text("no-zone", {"text": text}, BOOK)


def no_zone_but(*, text: str, meant: str) -> Text:
    return Text("no-zone-but", {"text": text, "meant": meant}, BOOK)


def no_zone_twice(*, zone: ZoneName) -> Text:
    return Text("no-zone-twice", {"zone": ("zone", zone)}, BOOK)


def no_zone_count(*, n: int) -> Text:
    return Text("no-zone-count", {"n": n}, BOOK)


def no_zone_time(*, time: TimeName, of: int, n: int, zones: Sequence[ZoneName]) -> Text:
    return Text(
        "no-zone-time",
        {"time": ("time", time), "of": of, "n": n, "zones": name_list("zone", zones)},
        BOOK,
    )


def no_zone_in_time(*, time: TimeName, of: int) -> Text:
    return Text("no-zone-in-time", {"time": ("time", time), "of": of}, BOOK)


def part_notation_place() -> Text:
    return Text("part-notation-place", {}, BOOK)


def part_style_collector() -> Text:
    return Text("part-style-collector", {}, BOOK)


def about_style_collector() -> Text:
    return Text("about-style-collector", {}, BOOK)


def part_style_historian() -> Text:
    return Text("part-style-historian", {}, BOOK)


def about_style_historian() -> Text:
    return Text("about-style-historian", {}, BOOK)


def part_style_merchant() -> Text:
    return Text("part-style-merchant", {}, BOOK)


def about_style_merchant() -> Text:
    return Text("about-style-merchant", {}, BOOK)
