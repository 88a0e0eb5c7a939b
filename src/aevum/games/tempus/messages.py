"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from aevum.core.text import CORE, Book, Text, counted_list, message_list

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)

GoodName = Literal["wood", "stone", "gold"]

ThingName = Literal[
    "farm",
    "market",
    "fort",
    "empty",
    "lake",
    "forest",
    "quarry",
    "enemy",
    "ruin",
    "castle",
]

DeedName = Literal["road", "dig", "build", "use"]

ScoreName = Literal["castles", "markets", "forts", "farms", "road", "lakes", "gold", "enemies"]

MonthName = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]


def game_summary() -> Text:
    return Text("game-summary", {}, BOOK)


def game_tagline() -> Text:
    return Text("game-tagline", {}, BOOK)


def part_points(*, points: int) -> Text:
    return Text("part-points", {"points": points}, BOOK)


def part_score(*, score: ScoreName) -> Text:
    return Text("part-score", {"score": ("score", score)}, BOOK)


def part_score_points(*, score: ScoreName, points: int) -> Text:
    return Text("part-score-points", {"score": ("score", score), "points": points}, BOOK)


def part_date(*, day: int, month: MonthName, year: str, time: str) -> Text:
    return Text(
        "part-date",
        {"day": day, "month": ("month", month), "year": year, "time": time},
        BOOK,
    )


def at_square(*, square: str) -> Text:
    return Text("at-square", {"square": square}, BOOK)


def at_border_east(*, square: str) -> Text:
    return Text("at-border-east", {"square": square}, BOOK)


def at_border_south(*, square: str) -> Text:
    return Text("at-border-south", {"square": square}, BOOK)


def say_pass(*, who: int) -> Text:
    return Text("say-pass", {"who": ("seat", who)}, BOOK)


def say_road(*, who: int, at: Text, fee: int) -> Text:
    return Text("say-road", {"who": ("seat", who), "at": at.inner(), "fee": fee}, BOOK)


def say_dig(*, who: int, square: str, fee: int) -> Text:
    return Text("say-dig", {"who": ("seat", who), "square": square, "fee": fee}, BOOK)


def say_build(*, who: int, building: ThingName, square: str, gold: int, fee: int) -> Text:
    return Text(
        "say-build",
        {
            "who": ("seat", who),
            "building": ("thing", building),
            "square": square,
            "gold": gold,
            "fee": fee,
        },
        BOOK,
    )


def say_stands(*, building: ThingName, square: str) -> Text:
    return Text("say-stands", {"building": ("thing", building), "square": square}, BOOK)


def say_pay(*, square: str, left: int) -> Text:
    return Text("say-pay", {"square": square, "left": left}, BOOK)


def say_use(*, who: int, building: ThingName, square: str, gold: int, fee: int) -> Text:
    return Text(
        "say-use",
        {
            "who": ("seat", who),
            "building": ("thing", building),
            "square": square,
            "gold": gold,
            "fee": fee,
        },
        BOOK,
    )


def say_strike(*, square: str, target: str, gold: int, fee: int) -> Text:
    return Text("say-strike", {"square": square, "target": target, "gold": gold, "fee": fee}, BOOK)


def say_raid_none() -> Text:
    return Text("say-raid-none", {}, BOOK)


def say_raid(*, who: int, gold: int, squares: Sequence[Text]) -> Text:
    return Text(
        "say-raid",
        {"who": ("seat", who), "gold": gold, "squares": message_list(squares)},
        BOOK,
    )


def say_round(*, n: int) -> Text:
    return Text("say-round", {"n": n}, BOOK)


def say_end(*, points: int) -> Text:
    return Text("say-end", {"points": points}, BOOK)


def ask_turn(*, action: DeedName, fee: int) -> Text:
    return Text("ask-turn", {"action": ("deed", action), "fee": fee}, BOOK)


def note_turn(*, n: int, turn: int, turns: int, digit: int) -> Text:
    return Text("note-turn", {"n": n, "turn": turn, "turns": turns, "digit": digit}, BOOK)


def ask_pay(*, good: GoodName, building: ThingName, square: str) -> Text:
    return Text(
        "ask-pay",
        {"good": ("good", good), "building": ("thing", building), "square": square},
        BOOK,
    )


def note_due(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("note-due", {"goods": counted_list("good", goods)}, BOOK)


def move_pass() -> Text:
    return Text("move-pass", {}, BOOK)


def move_road(*, at: Text) -> Text:
    return Text("move-road", {"at": at.inner()}, BOOK)


def move_dig(*, square: str) -> Text:
    return Text("move-dig", {"square": square}, BOOK)


def move_build(*, building: ThingName, square: str) -> Text:
    return Text("move-build", {"building": ("thing", building), "square": square}, BOOK)


def move_use(*, building: ThingName, square: str) -> Text:
    return Text("move-use", {"building": ("thing", building), "square": square}, BOOK)


def move_strike(*, square: str, target: str) -> Text:
    return Text("move-strike", {"square": square, "target": target}, BOOK)


def move_pay(*, good: GoodName, thing: ThingName, square: str) -> Text:
    return Text(
        "move-pay",
        {"good": ("good", good), "thing": ("thing", thing), "square": square},
        BOOK,
    )


def note_fee(*, gold: int) -> Text:
    return Text("note-fee", {"gold": gold}, BOOK)


def note_gain(*, gold: int) -> Text:
    return Text("note-gain", {"gold": gold}, BOOK)


def undo_pass() -> Text:
    return Text("undo-pass", {}, BOOK)


def undo_road(*, at: Text) -> Text:
    return Text("undo-road", {"at": at.inner()}, BOOK)


def undo_dig(*, square: str) -> Text:
    return Text("undo-dig", {"square": square}, BOOK)


def undo_build(*, building: ThingName, square: str) -> Text:
    return Text("undo-build", {"building": ("thing", building), "square": square}, BOOK)


def undo_use(*, square: str) -> Text:
    return Text("undo-use", {"square": square}, BOOK)


def undo_strike(*, target: str) -> Text:
    return Text("undo-strike", {"target": target}, BOOK)


def undo_pay(*, square: str) -> Text:
    return Text("undo-pay", {"square": square}, BOOK)


def no_such_move() -> Text:
    return Text("no-such-move", {}, BOOK)


def no_over() -> Text:
    return Text("no-over", {}, BOOK)


def no_seat() -> Text:
    return Text("no-seat", {}, BOOK)


def no_wait() -> Text:
    return Text("no-wait", {}, BOOK)


def no_payment() -> Text:
    return Text("no-payment", {}, BOOK)


def no_other_first(*, building: ThingName, square: str) -> Text:
    return Text("no-other-first", {"building": ("thing", building), "square": square}, BOOK)


def no_source(*, good: GoodName, thing: ThingName, square: str) -> Text:
    return Text(
        "no-source",
        {"good": ("good", good), "thing": ("thing", thing), "square": square},
        BOOK,
    )


def no_units(*, thing: ThingName, square: str) -> Text:
    return Text("no-units", {"thing": ("thing", thing), "square": square}, BOOK)


def no_supply(*, thing: ThingName, square: str, site: str) -> Text:
    return Text("no-supply", {"thing": ("thing", thing), "square": square, "site": site}, BOOK)


def no_fee(*, fee: int, gold: int) -> Text:
    return Text("no-fee", {"fee": fee, "gold": gold}, BOOK)


def no_gold(*, building: ThingName, cost: int, gold: int) -> Text:
    return Text("no-gold", {"building": ("thing", building), "cost": cost, "gold": gold}, BOOK)


def no_gold_fee(*, building: ThingName, cost: int, fee: int, gold: int) -> Text:
    return Text(
        "no-gold-fee",
        {"building": ("thing", building), "cost": cost, "fee": fee, "gold": gold},
        BOOK,
    )


def no_fee_needed(*, digit: int, action: DeedName) -> Text:
    return Text("no-fee-needed", {"digit": digit, "action": ("deed", action)}, BOOK)


def no_fee_missing(*, digit: int, action: DeedName, fee: int) -> Text:
    return Text("no-fee-missing", {"digit": digit, "action": ("deed", action), "fee": fee}, BOOK)


def no_road_twice(*, at: Text) -> Text:
    return Text("no-road-twice", {"at": at.inner()}, BOOK)


def no_dig_taken(*, thing: ThingName, square: str) -> Text:
    return Text("no-dig-taken", {"thing": ("thing", thing), "square": square}, BOOK)


def no_dig_dry(*, square: str) -> Text:
    return Text("no-dig-dry", {"square": square}, BOOK)


def no_site_taken(*, thing: ThingName, square: str) -> Text:
    return Text("no-site-taken", {"thing": ("thing", thing), "square": square}, BOOK)


def no_goods(*, building: ThingName, good: GoodName, need: int, there: int, square: str) -> Text:
    return Text(
        "no-goods",
        {
            "building": ("thing", building),
            "good": ("good", good),
            "need": need,
            "there": there,
            "square": square,
        },
        BOOK,
    )


def no_building(*, thing: ThingName, square: str) -> Text:
    return Text("no-building", {"thing": ("thing", thing), "square": square}, BOOK)


def no_used(*, building: ThingName, square: str) -> Text:
    return Text("no-used", {"building": ("thing", building), "square": square}, BOOK)


def no_farm_near(*, square: str) -> Text:
    return Text("no-farm-near", {"square": square}, BOOK)


def no_enemy_near(*, square: str) -> Text:
    return Text("no-enemy-near", {"square": square}, BOOK)


def no_trade_near(*, square: str) -> Text:
    return Text("no-trade-near", {"square": square}, BOOK)


def no_target() -> Text:
    return Text("no-target", {}, BOOK)


def no_fort(*, thing: ThingName, square: str) -> Text:
    return Text("no-fort", {"thing": ("thing", thing), "square": square}, BOOK)


def no_struck(*, target: str) -> Text:
    return Text("no-struck", {"target": target}, BOOK)


def no_reach(*, square: str, target: str) -> Text:
    return Text("no-reach", {"square": square, "target": target}, BOOK)


def hint_plan(*, points: int) -> Text:
    return Text("hint-plan", {"points": points}, BOOK)


def hint_road(*, points: int, other: int) -> Text:
    return Text("hint-road", {"points": points, "other": other}, BOOK)


def hint_dig(*, points: int, worth: int, buildings: int) -> Text:
    return Text("hint-dig", {"points": points, "worth": worth, "buildings": buildings}, BOOK)


def hint_build(*, points: int, building: ThingName, worth: int, gold: int) -> Text:
    return Text(
        "hint-build",
        {"points": points, "building": ("thing", building), "worth": worth, "gold": gold},
        BOOK,
    )


def hint_use(*, points: int, gold: int, spent: int) -> Text:
    return Text("hint-use", {"points": points, "gold": gold, "spent": spent}, BOOK)


def hint_strike(*, points: int, worth: int) -> Text:
    return Text("hint-strike", {"points": points, "worth": worth}, BOOK)


def hint_pass(*, points: int) -> Text:
    return Text("hint-pass", {"points": points}, BOOK)


def hint_aim_lake(*, squares: int, buildings: int) -> Text:
    return Text("hint-aim-lake", {"squares": squares, "buildings": buildings}, BOOK)


def hint_aim_road(*, n: int) -> Text:
    return Text("hint-aim-road", {"n": n}, BOOK)


def hint_aim_buildings(*, n: int) -> Text:
    return Text("hint-aim-buildings", {"n": n}, BOOK)


def part_style_farmer() -> Text:
    return Text("part-style-farmer", {}, BOOK)


def about_style_farmer() -> Text:
    return Text("about-style-farmer", {}, BOOK)


def part_style_founder() -> Text:
    return Text("part-style-founder", {}, BOOK)


def about_style_founder() -> Text:
    return Text("about-style-founder", {}, BOOK)


def part_style_road_builder() -> Text:
    return Text("part-style-road-builder", {}, BOOK)


def about_style_road_builder() -> Text:
    return Text("about-style-road-builder", {}, BOOK)


def option_date() -> Text:
    return Text("option-date", {}, BOOK)


def option_date_about() -> Text:
    return Text("option-date-about", {}, BOOK)


def table_digit() -> Text:
    return Text("table-digit", {}, BOOK)


def table_track() -> Text:
    return Text("table-track", {}, BOOK)


def table_raid_column() -> Text:
    return Text("table-raid-column", {}, BOOK)


def table_round() -> Text:
    return Text("table-round", {}, BOOK)


def table_over() -> Text:
    return Text("table-over", {}, BOOK)


def table_now(*, n: int, turn: int, digit: int, action: DeedName) -> Text:
    return Text(
        "table-now",
        {"n": n, "turn": turn, "digit": digit, "action": ("deed", action)},
        BOOK,
    )


def table_treasury(*, gold: int) -> Text:
    return Text("table-treasury", {"gold": gold}, BOOK)


def table_raiders(*, n: int) -> Text:
    return Text("table-raiders", {"n": n}, BOOK)


def table_total() -> Text:
    return Text("table-total", {}, BOOK)


def table_legend_ground(*, wood: int, stone: int, enemy: str) -> Text:
    return Text("table-legend-ground", {"wood": wood, "stone": stone, "enemy": enemy}, BOOK)


def table_legend_pieces() -> Text:
    return Text("table-legend-pieces", {}, BOOK)


def table_legend_track() -> Text:
    return Text("table-legend-track", {}, BOOK)


def part_amount(*, n: int, good: GoodName) -> Text:
    return Text("part-amount", {"n": n, "good": ("good", good)}, BOOK)


def part_good(*, good: GoodName) -> Text:
    return Text("part-good", {"good": ("good", good)}, BOOK)


def part_action(*, action: DeedName) -> Text:
    return Text("part-action", {"action": ("deed", action)}, BOOK)


def part_action_box(*, action: DeedName) -> Text:
    return Text("part-action-box", {"action": ("deed", action)}, BOOK)


def part_action_short(*, action: DeedName) -> Text:
    return Text("part-action-short", {"action": ("deed", action)}, BOOK)


def part_thing(*, thing: ThingName) -> Text:
    return Text("part-thing", {"thing": ("thing", thing)}, BOOK)


def part_thing_box(*, thing: ThingName) -> Text:
    return Text("part-thing-box", {"thing": ("thing", thing)}, BOOK)


def part_score_short(*, score: ScoreName) -> Text:
    return Text("part-score-short", {"score": ("score", score)}, BOOK)


def part_with(*, square: str, n: int) -> Text:
    return Text("part-with", {"square": square, "n": n}, BOOK)


def table_purse(*, gold: int, points: int) -> Text:
    return Text("table-purse", {"gold": gold, "points": points}, BOOK)


def table_score(*, points: int, parts: Sequence[Text]) -> Text:
    return Text("table-score", {"points": points, "parts": message_list(parts)}, BOOK)


def table_score_none(*, points: int) -> Text:
    return Text("table-score-none", {"points": points}, BOOK)


def table_rounds_over(*, n: int) -> Text:
    return Text("table-rounds-over", {"n": n}, BOOK)


def table_turn(
    *,
    n: int,
    rounds: int,
    turn: int,
    turns: int,
    digit: int,
    action: DeedName,
    gold: int,
) -> Text:
    return Text(
        "table-turn",
        {
            "n": n,
            "rounds": rounds,
            "turn": turn,
            "turns": turns,
            "digit": digit,
            "action": ("deed", action),
            "gold": gold,
        },
        BOOK,
    )


def table_raid_left() -> Text:
    return Text("table-raid-left", {}, BOOK)


def table_raid_nothing(*, turn: int) -> Text:
    return Text("table-raid-nothing", {"turn": turn}, BOOK)


def table_raid_takes(*, n: int, squares: Sequence[Text], gold: int) -> Text:
    return Text("table-raid-takes", {"n": n, "squares": message_list(squares), "gold": gold}, BOOK)


def table_things(*, thing: ThingName, squares: Sequence[Text]) -> Text:
    return Text("table-things", {"thing": ("thing", thing), "squares": message_list(squares)}, BOOK)


def table_lake(*, squares: int, buildings: int, where: Sequence[Text]) -> Text:
    return Text(
        "table-lake",
        {"squares": squares, "buildings": buildings, "where": message_list(where)},
        BOOK,
    )


def table_roads(*, roads: Sequence[Text]) -> Text:
    return Text("table-roads", {"roads": message_list(roads)}, BOOK)


def table_roads_none() -> Text:
    return Text("table-roads-none", {}, BOOK)


def table_at_units(
    *,
    thing: ThingName,
    square: str,
    goods: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "table-at-units",
        {"thing": ("thing", thing), "square": square, "goods": counted_list("good", goods)},
        BOOK,
    )


def table_at_building(*, building: ThingName, square: str, gold: int) -> Text:
    return Text(
        "table-at-building",
        {"building": ("thing", building), "square": square, "gold": gold},
        BOOK,
    )


def table_at_used(*, building: ThingName, square: str) -> Text:
    return Text("table-at-used", {"building": ("thing", building), "square": square}, BOOK)


def table_at_lake(*, square: str, squares: int, buildings: int, points: int) -> Text:
    return Text(
        "table-at-lake",
        {"square": square, "squares": squares, "buildings": buildings, "points": points},
        BOOK,
    )


def table_at_lake_worth(
    *,
    square: str,
    squares: int,
    buildings: int,
    worth: int,
    points: int,
) -> Text:
    return Text(
        "table-at-lake-worth",
        {
            "square": square,
            "squares": squares,
            "buildings": buildings,
            "worth": worth,
            "points": points,
        },
        BOOK,
    )


def table_at_raider(*, square: str) -> Text:
    return Text("table-at-raider", {"square": square}, BOOK)


def table_at_enemy(*, square: str) -> Text:
    return Text("table-at-enemy", {"square": square}, BOOK)


def table_at_ruin(*, square: str) -> Text:
    return Text("table-at-ruin", {"square": square}, BOOK)


def table_at_site(*, square: str, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("table-at-site", {"square": square, "goods": counted_list("good", goods)}, BOOK)


def table_at_empty(*, square: str) -> Text:
    return Text("table-at-empty", {"square": square}, BOOK)


def table_at_border() -> Text:
    return Text("table-at-border", {}, BOOK)


def table_ask_road(*, at: Text) -> Text:
    return Text("table-ask-road", {"at": at.inner()}, BOOK)


def table_ask_dig(*, square: str) -> Text:
    return Text("table-ask-dig", {"square": square}, BOOK)


def table_ask_build(*, building: ThingName, square: str) -> Text:
    return Text("table-ask-build", {"building": ("thing", building), "square": square}, BOOK)


def table_ask_use(*, building: ThingName, square: str) -> Text:
    return Text("table-ask-use", {"building": ("thing", building), "square": square}, BOOK)


def table_ask_use_any(*, square: str) -> Text:
    return Text("table-ask-use-any", {"square": square}, BOOK)


def table_ask_strike(*, square: str, target: str) -> Text:
    return Text("table-ask-strike", {"square": square, "target": target}, BOOK)


def table_ask_pay(*, good: GoodName, square: str) -> Text:
    return Text("table-ask-pay", {"good": ("good", good), "square": square}, BOOK)


def table_ask_pass() -> Text:
    return Text("table-ask-pass", {}, BOOK)


def table_costs_fee(*, gold: int) -> Text:
    return Text("table-costs-fee", {"gold": gold}, BOOK)


def table_costs(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("table-costs", {"goods": counted_list("good", goods)}, BOOK)


def table_gains(*, gold: int) -> Text:
    return Text("table-gains", {"gold": gold}, BOOK)


def table_score_goes(*, before: int, after: int) -> Text:
    return Text("table-score-goes", {"before": before, "after": after}, BOOK)


def table_score_stays() -> Text:
    return Text("table-score-stays", {}, BOOK)


def table_nowhere_build(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("table-nowhere-build", {"goods": counted_list("good", goods)}, BOOK)


def table_nowhere_build_gold(*, goods: Sequence[tuple[GoodName, int]], gold: int) -> Text:
    return Text(
        "table-nowhere-build-gold",
        {"goods": counted_list("good", goods), "gold": gold},
        BOOK,
    )


def table_nowhere_build_short(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("table-nowhere-build-short", {"goods": counted_list("good", goods)}, BOOK)


def table_nowhere_build_gold_short(*, goods: Sequence[tuple[GoodName, int]], gold: int) -> Text:
    return Text(
        "table-nowhere-build-gold-short",
        {"goods": counted_list("good", goods), "gold": gold},
        BOOK,
    )


def table_nowhere_dig() -> Text:
    return Text("table-nowhere-dig", {}, BOOK)


def table_nowhere_use() -> Text:
    return Text("table-nowhere-use", {}, BOOK)


def table_back(*, action: DeedName) -> Text:
    return Text("table-back", {"action": ("deed", action)}, BOOK)


def table_or_pass() -> Text:
    return Text("table-or-pass", {}, BOOK)


def table_or_buy_short() -> Text:
    return Text("table-or-buy-short", {}, BOOK)


def table_or_buy(*, gold: int) -> Text:
    return Text("table-or-buy", {"gold": gold}, BOOK)


def table_do_pass() -> Text:
    return Text("table-do-pass", {}, BOOK)


def table_do_pay() -> Text:
    return Text("table-do-pay", {}, BOOK)


def table_do_strike() -> Text:
    return Text("table-do-strike", {}, BOOK)


def table_do_result() -> Text:
    return Text("table-do-result", {}, BOOK)


def table_key_pass() -> Text:
    return Text("table-key-pass", {}, BOOK)


def table_key_turn() -> Text:
    return Text("table-key-turn", {}, BOOK)


def table_key_help() -> Text:
    return Text("table-key-help", {}, BOOK)


def table_pay_keys() -> Text:
    return Text("table-pay-keys", {}, BOOK)


def table_pay_keys_short() -> Text:
    return Text("table-pay-keys-short", {}, BOOK)


def table_after_keys() -> Text:
    return Text("table-after-keys", {}, BOOK)


def table_bot() -> Text:
    return Text("table-bot", {}, BOOK)


def table_undone(*, what: Text) -> Text:
    return Text("table-undone", {"what": what.inner()}, BOOK)


def table_keys_act(*, gold: int) -> Text:
    return Text("table-keys-act", {"gold": gold}, BOOK)


def table_keys_build() -> Text:
    return Text("table-keys-build", {}, BOOK)


def table_keys_arrows() -> Text:
    return Text("table-keys-arrows", {}, BOOK)


def table_keys_turn() -> Text:
    return Text("table-keys-turn", {}, BOOK)


def table_keys_enter() -> Text:
    return Text("table-keys-enter", {}, BOOK)


def table_keys_type() -> Text:
    return Text("table-keys-type", {}, BOOK)


def table_keys_more() -> Text:
    return Text("table-keys-more", {}, BOOK)


def table_keys_look() -> Text:
    return Text("table-keys-look", {}, BOOK)


def table_keys_names() -> Text:
    return Text("table-keys-names", {}, BOOK)


def table_head_treasury() -> Text:
    return Text("table-head-treasury", {}, BOOK)


def table_head_score() -> Text:
    return Text("table-head-score", {}, BOOK)


def table_head_uses() -> Text:
    return Text("table-head-uses", {}, BOOK)


def table_head_log() -> Text:
    return Text("table-head-log", {}, BOOK)


def table_head_signs() -> Text:
    return Text("table-head-signs", {}, BOOK)


def table_head_raid() -> Text:
    return Text("table-head-raid", {}, BOOK)


def table_head_raid_after(*, turn: int) -> Text:
    return Text("table-head-raid-after", {"turn": turn}, BOOK)


def table_rail_gold() -> Text:
    return Text("table-rail-gold", {}, BOOK)


def table_within_reach() -> Text:
    return Text("table-within-reach", {}, BOOK)


def table_use_strikes() -> Text:
    return Text("table-use-strikes", {}, BOOK)


def table_uses_more(*, n: int) -> Text:
    return Text("table-uses-more", {"n": n}, BOOK)


def table_uses_used(*, n: int) -> Text:
    return Text("table-uses-used", {"n": n}, BOOK)


def table_uses_none() -> Text:
    return Text("table-uses-none", {}, BOOK)


def table_raid_by(*, squares: Sequence[Text]) -> Text:
    return Text("table-raid-by", {"squares": message_list(squares)}, BOOK)


def table_raid_by_none() -> Text:
    return Text("table-raid-by-none", {}, BOOK)


def table_sign_row() -> Text:
    return Text("table-sign-row", {}, BOOK)


def table_sign_forest() -> Text:
    return Text("table-sign-forest", {}, BOOK)


def table_sign_quarry() -> Text:
    return Text("table-sign-quarry", {}, BOOK)


def table_sign_lake() -> Text:
    return Text("table-sign-lake", {}, BOOK)


def table_sign_enemy(*, points: int) -> Text:
    return Text("table-sign-enemy", {"points": points}, BOOK)


def table_sign_building(*, building: ThingName, points: int) -> Text:
    return Text("table-sign-building", {"building": ("thing", building), "points": points}, BOOK)


def table_sign_road() -> Text:
    return Text("table-sign-road", {}, BOOK)


def table_head_round(*, n: str) -> Text:
    return Text("table-head-round", {"n": n}, BOOK)


def table_head_turn(*, turn: int, turns: int) -> Text:
    return Text("table-head-turn", {"turn": turn, "turns": turns}, BOOK)


def table_head_over() -> Text:
    return Text("table-head-over", {}, BOOK)


def table_lakes(*, sums: str) -> Text:
    return Text("table-lakes", {"sums": sums}, BOOK)


def table_date() -> Text:
    return Text("table-date", {}, BOOK)


def table_map_beside() -> Text:
    return Text("table-map-beside", {}, BOOK)


def table_map_press(*, n: int) -> Text:
    return Text("table-map-press", {"n": n}, BOOK)


def table_share(*, date: Text, points: int) -> Text:
    return Text("table-share", {"date": date.inner(), "points": points}, BOOK)


def table_log_pass() -> Text:
    return Text("table-log-pass", {}, BOOK)


def table_log_road(*, at: Text) -> Text:
    return Text("table-log-road", {"at": at.inner()}, BOOK)


def table_log_dig(*, square: str) -> Text:
    return Text("table-log-dig", {"square": square}, BOOK)


def table_log_build(*, building: ThingName, square: str) -> Text:
    return Text("table-log-build", {"building": ("thing", building), "square": square}, BOOK)


def table_log_from(*, squares: Sequence[Text]) -> Text:
    return Text("table-log-from", {"squares": message_list(squares)}, BOOK)


def table_log_use(*, square: str) -> Text:
    return Text("table-log-use", {"square": square}, BOOK)


def table_log_strike(*, square: str, target: str) -> Text:
    return Text("table-log-strike", {"square": square, "target": target}, BOOK)


def table_log_raid(*, n: int) -> Text:
    return Text("table-log-raid", {"n": n}, BOOK)


def table_log_raid_none() -> Text:
    return Text("table-log-raid-none", {}, BOOK)


def table_log_gain(*, gold: int) -> Text:
    return Text("table-log-gain", {"gold": gold}, BOOK)


def table_log_loss(*, gold: int) -> Text:
    return Text("table-log-loss", {"gold": gold}, BOOK)


def ui_empty() -> Text:
    return Text("ui-empty", {}, BOOK)


def ui_site(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-site", {"goods": counted_list("good", goods)}, BOOK)


def ui_lake(*, points: int) -> Text:
    return Text("ui-lake", {"points": points}, BOOK)


def ui_lake_fact(*, squares: int, buildings: int) -> Text:
    return Text("ui-lake-fact", {"squares": squares, "buildings": buildings}, BOOK)


def ui_thing(*, thing: ThingName) -> Text:
    return Text("ui-thing", {"thing": ("thing", thing)}, BOOK)


def ui_things(*, thing: ThingName) -> Text:
    return Text("ui-things", {"thing": ("thing", thing)}, BOOK)


def ui_used_up(*, thing: ThingName) -> Text:
    return Text("ui-used-up", {"thing": ("thing", thing)}, BOOK)


def ui_occupied() -> Text:
    return Text("ui-occupied", {}, BOOK)


def ui_left(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-left", {"goods": counted_list("good", goods)}, BOOK)


def ui_enemy(*, points: int) -> Text:
    return Text("ui-enemy", {"points": points}, BOOK)


def ui_ruin() -> Text:
    return Text("ui-ruin", {}, BOOK)


def ui_building_points(*, building: ThingName, points: int) -> Text:
    return Text("ui-building-points", {"building": ("thing", building), "points": points}, BOOK)


def ui_use_brings(*, gold: int) -> Text:
    return Text("ui-use-brings", {"gold": gold}, BOOK)


def ui_used() -> Text:
    return Text("ui-used", {}, BOOK)


def ui_unconnected() -> Text:
    return Text("ui-unconnected", {}, BOOK)


def ui_raider_idle() -> Text:
    return Text("ui-raider-idle", {}, BOOK)


def ui_raider(*, building: ThingName, square: str) -> Text:
    return Text("ui-raider", {"building": ("thing", building), "square": square}, BOOK)


def ui_square(*, square: str, name: Text) -> Text:
    return Text("ui-square", {"square": square, "name": name.inner()}, BOOK)


def ui_square_fact(*, square: str, name: Text, fact: Text) -> Text:
    return Text(
        "ui-square-fact",
        {"square": square, "name": name.inner(), "fact": fact.inner()},
        BOOK,
    )


def ui_at(*, building: ThingName, square: str) -> Text:
    return Text("ui-at", {"building": ("thing", building), "square": square}, BOOK)


def ui_raid_after(*, turn: int) -> Text:
    return Text("ui-raid-after", {"turn": turn}, BOOK)


def ui_raid() -> Text:
    return Text("ui-raid", {}, BOOK)


def ui_raid_none() -> Text:
    return Text("ui-raid-none", {}, BOOK)


def ui_raid_one(*, square: str, building: ThingName, prey: str) -> Text:
    return Text(
        "ui-raid-one",
        {"square": square, "building": ("thing", building), "prey": prey},
        BOOK,
    )


def ui_raid_many(*, squares: Sequence[Text]) -> Text:
    return Text("ui-raid-many", {"squares": message_list(squares)}, BOOK)


def ui_raid_no_gold() -> Text:
    return Text("ui-raid-no-gold", {}, BOOK)


def ui_raid_all() -> Text:
    return Text("ui-raid-all", {}, BOOK)


def ui_raid_others(*, n: int) -> Text:
    return Text("ui-raid-others", {"n": n}, BOOK)


def ui_from(*, goods: Sequence[tuple[GoodName, int]], thing: ThingName, square: str) -> Text:
    return Text(
        "ui-from",
        {"goods": counted_list("good", goods), "thing": ("thing", thing), "square": square},
        BOOK,
    )


def ui_takes(*, parts: Sequence[Text]) -> Text:
    return Text("ui-takes", {"parts": message_list(parts)}, BOOK)


def ui_costs(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-costs", {"goods": counted_list("good", goods)}, BOOK)


def ui_pays_fee(*, gold: int) -> Text:
    return Text("ui-pays-fee", {"gold": gold}, BOOK)


def ui_gains(*, gold: int) -> Text:
    return Text("ui-gains", {"gold": gold}, BOOK)


def ui_road_grows(*, n: int) -> Text:
    return Text("ui-road-grows", {"n": n}, BOOK)


def ui_reaches(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("ui-reaches", {"goods": counted_list("good", goods)}, BOOK)


def ui_opens(*, n: int) -> Text:
    return Text("ui-opens", {"n": n}, BOOK)


def ui_lakes_more(*, points: int) -> Text:
    return Text("ui-lakes-more", {"points": points}, BOOK)


def ui_raiders_more(*, n: int) -> Text:
    return Text("ui-raiders-more", {"n": n}, BOOK)


def ui_raiders_fewer(*, n: int) -> Text:
    return Text("ui-raiders-fewer", {"n": n}, BOOK)


def ui_raid_then(*, gold: int) -> Text:
    return Text("ui-raid-then", {"gold": gold}, BOOK)


def ui_open() -> Text:
    return Text("ui-open", {}, BOOK)


def ui_choose_road() -> Text:
    return Text("ui-choose-road", {}, BOOK)


def ui_choose_dig() -> Text:
    return Text("ui-choose-dig", {}, BOOK)


def ui_choose_build() -> Text:
    return Text("ui-choose-build", {}, BOOK)


def ui_choose_use() -> Text:
    return Text("ui-choose-use", {}, BOOK)


def ui_nowhere_road() -> Text:
    return Text("ui-nowhere-road", {}, BOOK)


def ui_nowhere_dig() -> Text:
    return Text("ui-nowhere-dig", {}, BOOK)


def ui_nowhere_build() -> Text:
    return Text("ui-nowhere-build", {}, BOOK)


def ui_nowhere_use() -> Text:
    return Text("ui-nowhere-use", {}, BOOK)


def ui_because_dig() -> Text:
    return Text("ui-because-dig", {}, BOOK)


def ui_because_build() -> Text:
    return Text("ui-because-build", {}, BOOK)


def ui_because_use() -> Text:
    return Text("ui-because-use", {}, BOOK)


def ui_no_fee(*, fee: int) -> Text:
    return Text("ui-no-fee", {"fee": fee}, BOOK)


def ui_you_have(*, gold: int) -> Text:
    return Text("ui-you-have", {"gold": gold}, BOOK)


def ui_no_square() -> Text:
    return Text("ui-no-square", {}, BOOK)


def ui_choose_border() -> Text:
    return Text("ui-choose-border", {}, BOOK)


def ui_over(*, points: int) -> Text:
    return Text("ui-over", {"points": points}, BOOK)


def ui_turn(*, n: str, turn: int, turns: int) -> Text:
    return Text("ui-turn", {"n": n, "turn": turn, "turns": turns}, BOOK)


def ui_thinking(*, name: str) -> Text:
    return Text("ui-thinking", {"name": name}, BOOK)


def ui_digit(*, digit: int, action: DeedName) -> Text:
    return Text("ui-digit", {"digit": digit, "action": ("deed", action)}, BOOK)


def ui_fee(*, fee: int) -> Text:
    return Text("ui-fee", {"fee": fee}, BOOK)


def ui_sure(*, move: Text) -> Text:
    return Text("ui-sure", {"move": move.inner()}, BOOK)


def ui_which(*, thing: ThingName) -> Text:
    return Text("ui-which", {"thing": ("thing", thing)}, BOOK)


def ui_which_enemy() -> Text:
    return Text("ui-which-enemy", {}, BOOK)


def ui_strike_reach(*, n: int, square: str) -> Text:
    return Text("ui-strike-reach", {"n": n, "square": square}, BOOK)


def ui_strike_one(*, n: int) -> Text:
    return Text("ui-strike-one", {"n": n}, BOOK)


def ui_action(*, action: DeedName) -> Text:
    return Text("ui-action", {"action": ("deed", action)}, BOOK)


def ui_do_pay() -> Text:
    return Text("ui-do-pay", {}, BOOK)


def ui_do_strike() -> Text:
    return Text("ui-do-strike", {}, BOOK)


def ui_do_nothing() -> Text:
    return Text("ui-do-nothing", {}, BOOK)


def ui_cancel() -> Text:
    return Text("ui-cancel", {}, BOOK)


def ui_hint() -> Text:
    return Text("ui-hint", {}, BOOK)


def ui_hint_show() -> Text:
    return Text("ui-hint-show", {}, BOOK)


def ui_undo(*, what: str) -> Text:
    return Text("ui-undo", {"what": what}, BOOK)


def ui_more() -> Text:
    return Text("ui-more", {}, BOOK)


def ui_back_to(*, action: DeedName) -> Text:
    return Text("ui-back-to", {"action": ("deed", action)}, BOOK)


def ui_show_buildings() -> Text:
    return Text("ui-show-buildings", {}, BOOK)


def ui_another(*, fee: int) -> Text:
    return Text("ui-another", {"fee": fee}, BOOK)


def ui_another_short(*, fee: int, gold: int) -> Text:
    return Text("ui-another-short", {"fee": fee, "gold": gold}, BOOK)


def ui_another_building() -> Text:
    return Text("ui-another-building", {}, BOOK)


def ui_actions() -> Text:
    return Text("ui-actions", {}, BOOK)


def ui_actions_free() -> Text:
    return Text("ui-actions-free", {}, BOOK)


def ui_buildings() -> Text:
    return Text("ui-buildings", {}, BOOK)


def ui_free() -> Text:
    return Text("ui-free", {}, BOOK)


def ui_nowhere() -> Text:
    return Text("ui-nowhere", {}, BOOK)


def ui_board() -> Text:
    return Text("ui-board", {}, BOOK)


def ui_board_borders() -> Text:
    return Text("ui-board-borders", {}, BOOK)


def ui_can_road() -> Text:
    return Text("ui-can-road", {}, BOOK)


def ui_can_dig() -> Text:
    return Text("ui-can-dig", {}, BOOK)


def ui_can_build() -> Text:
    return Text("ui-can-build", {}, BOOK)


def ui_can_use() -> Text:
    return Text("ui-can-use", {}, BOOK)


def ui_can_strike() -> Text:
    return Text("ui-can-strike", {}, BOOK)


def ui_can_pay() -> Text:
    return Text("ui-can-pay", {}, BOOK)


def ui_place_can(*, what: Text, can: Text) -> Text:
    return Text("ui-place-can", {"what": what.inner(), "can": can.inner()}, BOOK)


def ui_place_can_fact(*, what: Text, can: Text) -> Text:
    return Text("ui-place-can-fact", {"what": what.inner(), "can": can.inner()}, BOOK)


def ui_border_road(*, at: Text, one: str, other: str) -> Text:
    return Text("ui-border-road", {"at": at.inner(), "one": one, "other": other}, BOOK)


def ui_border_free(*, at: Text, one: str, other: str) -> Text:
    return Text("ui-border-free", {"at": at.inner(), "one": one, "other": other}, BOOK)


def ui_road() -> Text:
    return Text("ui-road", {}, BOOK)


def ui_border() -> Text:
    return Text("ui-border", {}, BOOK)


def ui_year() -> Text:
    return Text("ui-year", {}, BOOK)


def ui_month() -> Text:
    return Text("ui-month", {}, BOOK)


def ui_day() -> Text:
    return Text("ui-day", {}, BOOK)


def ui_hour() -> Text:
    return Text("ui-hour", {}, BOOK)


def ui_minute() -> Text:
    return Text("ui-minute", {}, BOOK)


def ui_key_step() -> Text:
    return Text("ui-key-step", {}, BOOK)


def ui_treasury() -> Text:
    return Text("ui-treasury", {}, BOOK)


def ui_good(*, good: GoodName) -> Text:
    return Text("ui-good", {"good": ("good", good)}, BOOK)


def ui_good_low(*, good: GoodName) -> Text:
    return Text("ui-good-low", {"good": ("good", good)}, BOOK)


def ui_after(*, n: int) -> Text:
    return Text("ui-after", {"n": n}, BOOK)


def ui_reach() -> Text:
    return Text("ui-reach", {}, BOOK)


def ui_reach_of(*, square: str) -> Text:
    return Text("ui-reach-of", {"square": square}, BOOK)


def ui_uses() -> Text:
    return Text("ui-uses", {}, BOOK)


def ui_fee_short(*, n: int) -> Text:
    return Text("ui-fee-short", {"n": n}, BOOK)


def ui_note_used() -> Text:
    return Text("ui-note-used", {}, BOOK)


def ui_note_unconnected() -> Text:
    return Text("ui-note-unconnected", {}, BOOK)


def ui_note_ready(*, n: int, farms: int) -> Text:
    return Text("ui-note-ready", {"n": n, "farms": farms}, BOOK)


def ui_note_in_reach(*, n: int) -> Text:
    return Text("ui-note-in-reach", {"n": n}, BOOK)


def ui_note_strikes(*, square: str) -> Text:
    return Text("ui-note-strikes", {"square": square}, BOOK)


def ui_score() -> Text:
    return Text("ui-score", {}, BOOK)


def ui_score_now() -> Text:
    return Text("ui-score-now", {}, BOOK)


def ui_after_this() -> Text:
    return Text("ui-after-this", {}, BOOK)


def ui_with(*, building: ThingName) -> Text:
    return Text("ui-with", {"building": ("thing", building)}, BOOK)


def ui_sections(*, n: int) -> Text:
    return Text("ui-sections", {"n": n}, BOOK)


def ui_log() -> Text:
    return Text("ui-log", {}, BOOK)


def ui_log_over() -> Text:
    return Text("ui-log-over", {}, BOOK)


def ui_log_turn(*, turn: str, last: str) -> Text:
    return Text("ui-log-turn", {"turn": turn, "last": last}, BOOK)


def ui_panels() -> Text:
    return Text("ui-panels", {}, BOOK)


def ui_left_rail() -> Text:
    return Text("ui-left-rail", {}, BOOK)


def ui_right_rail() -> Text:
    return Text("ui-right-rail", {}, BOOK)


def ui_legend() -> Text:
    return Text("ui-legend", {}, BOOK)


def ui_legend_enemy(*, points: int) -> Text:
    return Text("ui-legend-enemy", {"points": points}, BOOK)


def ui_legend_building(*, building: ThingName, points: int) -> Text:
    return Text("ui-legend-building", {"building": ("thing", building), "points": points}, BOOK)


def ui_legend_boxes() -> Text:
    return Text("ui-legend-boxes", {}, BOOK)


def ui_legend_lake() -> Text:
    return Text("ui-legend-lake", {}, BOOK)


def ui_goal() -> Text:
    return Text("ui-goal", {}, BOOK)


def ui_goal_points() -> Text:
    return Text("ui-goal-points", {}, BOOK)


def ui_goal_about() -> Text:
    return Text("ui-goal-about", {}, BOOK)


def ui_goal_close() -> Text:
    return Text("ui-goal-close", {}, BOOK)


def ui_steps() -> Text:
    return Text("ui-steps", {}, BOOK)


def ui_before() -> Text:
    return Text("ui-before", {}, BOOK)


def ui_next() -> Text:
    return Text("ui-next", {}, BOOK)


def ui_show_hint() -> Text:
    return Text("ui-show-hint", {}, BOOK)


def ui_rules() -> Text:
    return Text("ui-rules", {}, BOOK)


def ui_strip(*, n: int, turn: int, turns: int, gold: int) -> Text:
    return Text("ui-strip", {"n": n, "turn": turn, "turns": turns, "gold": gold}, BOOK)


def ui_wood_reach() -> Text:
    return Text("ui-wood-reach", {}, BOOK)


def ui_stone_reach() -> Text:
    return Text("ui-stone-reach", {}, BOOK)


def ui_enemies_alive() -> Text:
    return Text("ui-enemies-alive", {}, BOOK)


def ui_other_minute() -> Text:
    return Text("ui-other-minute", {}, BOOK)


def ui_share_title(*, when: str) -> Text:
    return Text("ui-share-title", {"when": when}, BOOK)


def ui_points() -> Text:
    return Text("ui-points", {}, BOOK)


def ui_replay_link() -> Text:
    return Text("ui-replay-link", {}, BOOK)


def ui_share_legend() -> Text:
    return Text("ui-share-legend", {}, BOOK)


def ui_mark_build() -> Text:
    return Text("ui-mark-build", {}, BOOK)


def ui_mark_road() -> Text:
    return Text("ui-mark-road", {}, BOOK)


def ui_mark_dig() -> Text:
    return Text("ui-mark-dig", {}, BOOK)


def ui_mark_use() -> Text:
    return Text("ui-mark-use", {}, BOOK)


def ui_mark_pass() -> Text:
    return Text("ui-mark-pass", {}, BOOK)


def ui_share_head(*, when: str) -> Text:
    return Text("ui-share-head", {"when": when}, BOOK)


def ui_share_daily(*, when: str) -> Text:
    return Text("ui-share-daily", {"when": when}, BOOK)


def ui_share_score(*, digits: str, points: int) -> Text:
    return Text("ui-share-score", {"digits": digits, "points": points}, BOOK)


def ui_share_hinted(*, digits: str, points: int) -> Text:
    return Text("ui-share-hinted", {"digits": digits, "points": points}, BOOK)


def ui_start_now() -> Text:
    return Text("ui-start-now", {}, BOOK)


def ui_start_choose() -> Text:
    return Text("ui-start-choose", {}, BOOK)


def ui_daily_about() -> Text:
    return Text("ui-daily-about", {}, BOOK)


def ui_start_minute() -> Text:
    return Text("ui-start-minute", {}, BOOK)


def ui_start_minute_about() -> Text:
    return Text("ui-start-minute-about", {}, BOOK)


def ui_start_clock(*, clock: str) -> Text:
    return Text("ui-start-clock", {"clock": clock}, BOOK)


def ui_start_today() -> Text:
    return Text("ui-start-today", {}, BOOK)


def ui_start_today_about() -> Text:
    return Text("ui-start-today-about", {}, BOOK)


def ui_start_play_today() -> Text:
    return Text("ui-start-play-today", {}, BOOK)


def ui_start_any() -> Text:
    return Text("ui-start-any", {}, BOOK)


def ui_start_written() -> Text:
    return Text("ui-start-written", {}, BOOK)


def ui_start_written_about(*, date: str, digits: str) -> Text:
    return Text("ui-start-written-about", {"date": date, "digits": digits}, BOOK)


def ui_start_picked() -> Text:
    return Text("ui-start-picked", {}, BOOK)


def ui_start_picked_about() -> Text:
    return Text("ui-start-picked-about", {}, BOOK)


def ui_start_play_date() -> Text:
    return Text("ui-start-play-date", {}, BOOK)


def number_rounds() -> Text:
    return Text("number-rounds", {}, BOOK)


def number_start_gold() -> Text:
    return Text("number-start-gold", {}, BOOK)


def number_fee_gold() -> Text:
    return Text("number-fee-gold", {}, BOOK)


def number_forest_wood() -> Text:
    return Text("number-forest-wood", {}, BOOK)


def number_quarry_stone() -> Text:
    return Text("number-quarry-stone", {}, BOOK)


def number_farm_wood() -> Text:
    return Text("number-farm-wood", {}, BOOK)


def number_farm_stone() -> Text:
    return Text("number-farm-stone", {}, BOOK)


def number_farm_gold() -> Text:
    return Text("number-farm-gold", {}, BOOK)


def number_market_wood() -> Text:
    return Text("number-market-wood", {}, BOOK)


def number_market_stone() -> Text:
    return Text("number-market-stone", {}, BOOK)


def number_market_gold() -> Text:
    return Text("number-market-gold", {}, BOOK)


def number_fort_wood() -> Text:
    return Text("number-fort-wood", {}, BOOK)


def number_fort_stone() -> Text:
    return Text("number-fort-stone", {}, BOOK)


def number_fort_gold() -> Text:
    return Text("number-fort-gold", {}, BOOK)


def number_castle_wood() -> Text:
    return Text("number-castle-wood", {}, BOOK)


def number_castle_stone() -> Text:
    return Text("number-castle-stone", {}, BOOK)


def number_castle_gold() -> Text:
    return Text("number-castle-gold", {}, BOOK)


def number_farm_income() -> Text:
    return Text("number-farm-income", {}, BOOK)


def number_market_income() -> Text:
    return Text("number-market-income", {}, BOOK)


def number_fort_income() -> Text:
    return Text("number-fort-income", {}, BOOK)


def number_castle_income() -> Text:
    return Text("number-castle-income", {}, BOOK)


def number_raid_gold() -> Text:
    return Text("number-raid-gold", {}, BOOK)


def number_farm_points() -> Text:
    return Text("number-farm-points", {}, BOOK)


def number_market_points() -> Text:
    return Text("number-market-points", {}, BOOK)


def number_fort_points() -> Text:
    return Text("number-fort-points", {}, BOOK)


def number_castle_points() -> Text:
    return Text("number-castle-points", {}, BOOK)


def number_point_gold() -> Text:
    return Text("number-point-gold", {}, BOOK)


def number_road_points() -> Text:
    return Text("number-road-points", {}, BOOK)


def number_lake_points() -> Text:
    return Text("number-lake-points", {}, BOOK)


def number_enemy_points() -> Text:
    return Text("number-enemy-points", {}, BOOK)


def number_group_game() -> Text:
    return Text("number-group-game", {}, BOOK)


def number_group_costs() -> Text:
    return Text("number-group-costs", {}, BOOK)


def number_group_income() -> Text:
    return Text("number-group-income", {}, BOOK)


def number_group_points() -> Text:
    return Text("number-group-points", {}, BOOK)


def number_from_treasury() -> Text:
    return Text("number-from-treasury", {}, BOOK)


def number_from_on_top() -> Text:
    return Text("number-from-on-top", {}, BOOK)


def number_from_round() -> Text:
    return Text("number-from-round", {}, BOOK)


def number_from_fort() -> Text:
    return Text("number-from-fort", {}, BOOK)


def number_from_castle() -> Text:
    return Text("number-from-castle", {}, BOOK)


def number_from_fan() -> Text:
    return Text("number-from-fan", {}, BOOK)


def number_from_pictures() -> Text:
    return Text("number-from-pictures", {}, BOOK)


def number_from_check() -> Text:
    return Text("number-from-check", {}, BOOK)


def number_from_stated() -> Text:
    return Text("number-from-stated", {}, BOOK)


def number_from_grid() -> Text:
    return Text("number-from-grid", {}, BOOK)


def number_from_columns() -> Text:
    return Text("number-from-columns", {}, BOOK)


def number_from_rows() -> Text:
    return Text("number-from-rows", {}, BOOK)


def number_from_full_row() -> Text:
    return Text("number-from-full-row", {}, BOOK)


def number_from_enemies() -> Text:
    return Text("number-from-enemies", {}, BOOK)


def number_from_enemy_squares() -> Text:
    return Text("number-from-enemy-squares", {}, BOOK)


def table_head_what() -> Text:
    return Text("table-head-what", {}, BOOK)


def table_head_value() -> Text:
    return Text("table-head-value", {}, BOOK)


def table_head_grade() -> Text:
    return Text("table-head-grade", {}, BOOK)


def table_head_why() -> Text:
    return Text("table-head-why", {}, BOOK)


def table_number_grid() -> Text:
    return Text("table-number-grid", {}, BOOK)


def table_number_columns() -> Text:
    return Text("table-number-columns", {}, BOOK)


def table_number_rows() -> Text:
    return Text("table-number-rows", {}, BOOK)


def table_number_full_row() -> Text:
    return Text("table-number-full-row", {}, BOOK)


def table_number_enemies() -> Text:
    return Text("table-number-enemies", {}, BOOK)


def table_number_enemy_squares() -> Text:
    return Text("table-number-enemy-squares", {}, BOOK)


def table_number_units() -> Text:
    return Text("table-number-units", {}, BOOK)


def table_number_farm() -> Text:
    return Text("table-number-farm", {}, BOOK)


def table_number_market() -> Text:
    return Text("table-number-market", {}, BOOK)


def table_number_fort() -> Text:
    return Text("table-number-fort", {}, BOOK)


def table_number_castle() -> Text:
    return Text("table-number-castle", {}, BOOK)


def table_number_start_gold() -> Text:
    return Text("table-number-start-gold", {}, BOOK)


def table_number_fee() -> Text:
    return Text("table-number-fee", {}, BOOK)


def table_number_rounds() -> Text:
    return Text("table-number-rounds", {}, BOOK)


def table_number_use_farm() -> Text:
    return Text("table-number-use-farm", {}, BOOK)


def table_number_use_market() -> Text:
    return Text("table-number-use-market", {}, BOOK)


def table_number_use_fort() -> Text:
    return Text("table-number-use-fort", {}, BOOK)


def table_number_use_castle() -> Text:
    return Text("table-number-use-castle", {}, BOOK)


def table_number_raid() -> Text:
    return Text("table-number-raid", {}, BOOK)


def table_number_points() -> Text:
    return Text("table-number-points", {}, BOOK)


def table_number_point_gold() -> Text:
    return Text("table-number-point-gold", {}, BOOK)


def table_number_enemy_points() -> Text:
    return Text("table-number-enemy-points", {}, BOOK)


def table_value_grid(*, n: int) -> Text:
    return Text("table-value-grid", {"n": n}, BOOK)


def table_value_full_row() -> Text:
    return Text("table-value-full-row", {}, BOOK)


def table_value_goods(*, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("table-value-goods", {"goods": counted_list("good", goods)}, BOOK)


def table_value_gold(*, gold: int) -> Text:
    return Text("table-value-gold", {"gold": gold}, BOOK)


def table_value_rounds(*, rounds: int, turns: int) -> Text:
    return Text("table-value-rounds", {"rounds": rounds, "turns": turns}, BOOK)


def table_value_market(*, gold: int) -> Text:
    return Text("table-value-market", {"gold": gold}, BOOK)


def table_value_fort(*, gold: int) -> Text:
    return Text("table-value-fort", {"gold": gold}, BOOK)


def table_value_castle(*, gold: int) -> Text:
    return Text("table-value-castle", {"gold": gold}, BOOK)


def table_value_raid(*, gold: int) -> Text:
    return Text("table-value-raid", {"gold": gold}, BOOK)


def no_date(*, text: str) -> Text:
    return Text("no-date", {"text": text}, BOOK)


def no_date_digits(*, text: str, n: int) -> Text:
    return Text("no-date-digits", {"text": text, "n": n}, BOOK)


def no_date_month(*, text: str) -> Text:
    return Text("no-date-month", {"text": text}, BOOK)


def no_date_day(*, text: str, month: int, year: str, day: int) -> Text:
    return Text("no-date-day", {"text": text, "month": month, "year": year, "day": day}, BOOK)


def no_date_hour(*, text: str) -> Text:
    return Text("no-date-hour", {"text": text}, BOOK)


def no_date_minute(*, text: str) -> Text:
    return Text("no-date-minute", {"text": text}, BOOK)


def part_notation_section() -> Text:
    return Text("part-notation-section", {}, BOOK)


def part_notation_square() -> Text:
    return Text("part-notation-square", {}, BOOK)


def part_notation_enemy(*, names: str) -> Text:
    return Text("part-notation-enemy", {"names": names}, BOOK)
