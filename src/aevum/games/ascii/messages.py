"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from aevum.core.text import CORE, Book, Text, counted_list, message_list, name_list

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)

BuildingName = Literal["farm", "mine", "school", "garrison", "palace", "colony"]

DieName = Literal["white1", "white2", "white3", "green", "black"]

TrackName = Literal["population", "gold", "upper", "lower", "military", "happiness", "unhappiness"]

BranchName = Literal["trunk", "upper", "lower"]

MarkName = Literal[
    "worker",
    "gold",
    "science",
    "culture",
    "soldier",
    "army",
    "happiness",
    "unhappiness",
    "action",
    "line",
]

DisasterName = Literal["drought", "barbarian-raid", "fire"]

EdictName = Literal["taxation", "conscription"]

PhaseName = Literal["dice", "diplomacy", "disasters", "development", "deployment"]

SourceName = Literal[
    "buildings",
    "gold",
    "armies",
    "masteries",
    "culture",
    "happiness",
    "unhappiness",
    "sum",
]


def game_summary() -> Text:
    return Text("game-summary", {}, BOOK)


def game_tagline() -> Text:
    return Text("game-tagline", {}, BOOK)


def part_points(*, points: int) -> Text:
    return Text("part-points", {"points": points}, BOOK)


def part_lines(*, lines: int) -> Text:
    return Text("part-lines", {"lines": lines}, BOOK)


def part_workers(*, workers: int) -> Text:
    return Text("part-workers", {"workers": workers}, BOOK)


def part_gold(*, gold: int) -> Text:
    return Text("part-gold", {"gold": gold}, BOOK)


def part_armies(*, armies: int) -> Text:
    return Text("part-armies", {"armies": armies}, BOOK)


def part_soldiers(*, soldiers: int) -> Text:
    return Text("part-soldiers", {"soldiers": soldiers}, BOOK)


def part_actions(*, actions: int) -> Text:
    return Text("part-actions", {"actions": actions}, BOOK)


def part_unhappiness(*, unhappy: int) -> Text:
    return Text("part-unhappiness", {"unhappy": unhappy}, BOOK)


def part_boxes(*, boxes: int) -> Text:
    return Text("part-boxes", {"boxes": boxes}, BOOK)


def part_edicts(*, edicts: int) -> Text:
    return Text("part-edicts", {"edicts": edicts}, BOOK)


def part_marks(*, marks: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("part-marks", {"marks": counted_list("mark", marks)}, BOOK)


def part_source(*, source: SourceName) -> Text:
    return Text("part-source", {"source": ("source", source)}, BOOK)


def part_disaster(*, disaster: DisasterName) -> Text:
    return Text("part-disaster", {"disaster": ("disaster", disaster)}, BOOK)


def part_building(*, building: BuildingName) -> Text:
    return Text("part-building", {"building": ("building", building)}, BOOK)


def part_die(*, die: DieName, face: int) -> Text:
    return Text("part-die", {"die": ("die", die), "face": face}, BOOK)


def part_die_twin(*, die: DieName, face: int) -> Text:
    return Text("part-die-twin", {"die": ("die", die), "face": face}, BOOK)


def part_die_locked(*, die: DieName, face: int) -> Text:
    return Text("part-die-locked", {"die": ("die", die), "face": face}, BOOK)


def part_die_used(*, die: DieName, face: int) -> Text:
    return Text("part-die-used", {"die": ("die", die), "face": face}, BOOK)


def at_science(*, branch: BranchName, box: int) -> Text:
    return Text("at-science", {"branch": ("branch", branch), "box": box}, BOOK)


def at_science_brings(*, branch: BranchName, box: int, brings: Sequence[Text]) -> Text:
    return Text(
        "at-science-brings",
        {"branch": ("branch", branch), "box": box, "brings": message_list(brings)},
        BOOK,
    )


def brief_writing() -> Text:
    return Text("brief-writing", {}, BOOK)


def brief_irrigation() -> Text:
    return Text("brief-irrigation", {}, BOOK)


def brief_philosophy() -> Text:
    return Text("brief-philosophy", {}, BOOK)


def brief_humanism() -> Text:
    return Text("brief-humanism", {}, BOOK)


def brief_navigation() -> Text:
    return Text("brief-navigation", {}, BOOK)


def brief_engineering(*, actions: int) -> Text:
    return Text("brief-engineering", {"actions": actions}, BOOK)


def brief_end() -> Text:
    return Text("brief-end", {}, BOOK)


def brief_culture(*, boxes: int) -> Text:
    return Text("brief-culture", {"boxes": boxes}, BOOK)


def brief_gold(*, gold: int) -> Text:
    return Text("brief-gold", {"gold": gold}, BOOK)


def do_raid_barbarians() -> Text:
    return Text("do-raid-barbarians", {}, BOOK)


def do_raid(*, target: int) -> Text:
    return Text("do-raid", {"target": ("seat", target)}, BOOK)


def do_found(*, target: int) -> Text:
    return Text("do-found", {"target": ("seat", target)}, BOOK)


def do_raze(*, target: int) -> Text:
    return Text("do-raze", {"target": ("seat", target)}, BOOK)


def part_turn(*, n: int) -> Text:
    return Text("part-turn", {"n": n}, BOOK)


def part_turn_of(*, n: int, last: int) -> Text:
    return Text("part-turn-of", {"n": n, "last": last}, BOOK)


def part_turn_last(*, n: int) -> Text:
    return Text("part-turn-last", {"n": n}, BOOK)


def say_turn(*, n: int) -> Text:
    return Text("say-turn", {"n": n}, BOOK)


def say_die(*, die: DieName, n: int) -> Text:
    return Text("say-die", {"die": ("die", die), "n": n}, BOOK)


def say_rolled() -> Text:
    return Text("say-rolled", {}, BOOK)


def say_rolled_again(*, dice: Sequence[DieName]) -> Text:
    return Text("say-rolled-again", {"dice": name_list("die", dice)}, BOOK)


def say_throw(*, dice: Sequence[Text]) -> Text:
    return Text("say-throw", {"dice": message_list(dice)}, BOOK)


def say_throw_again(*, dice: Sequence[Text]) -> Text:
    return Text("say-throw-again", {"dice": message_list(dice)}, BOOK)


def say_omen(*, disaster: DisasterName, row: int, box: int, boxes: int) -> Text:
    return Text(
        "say-omen",
        {"disaster": ("disaster", disaster), "row": row, "box": box, "boxes": boxes},
        BOOK,
    )


def say_disaster(*, disaster: DisasterName, row: int) -> Text:
    return Text("say-disaster", {"disaster": ("disaster", disaster), "row": row}, BOOK)


def say_silence() -> Text:
    return Text("say-silence", {}, BOOK)


def say_end() -> Text:
    return Text("say-end", {}, BOOK)


def say_first(*, who: int) -> Text:
    return Text("say-first", {"who": ("seat", who)}, BOOK)


def say_announces(*, who: int) -> Text:
    return Text("say-announces", {"who": ("seat", who)}, BOOK)


def say_empty(*, who: int) -> Text:
    return Text("say-empty", {"who": ("seat", who)}, BOOK)


def say_done(*, who: int) -> Text:
    return Text("say-done", {"who": ("seat", who)}, BOOK)


def say_proposes(*, who: int, dice: Sequence[DieName]) -> Text:
    return Text("say-proposes", {"who": ("seat", who), "dice": name_list("die", dice)}, BOOK)


def say_pledges(*, who: int, gold: int, missing: int) -> Text:
    return Text("say-pledges", {"who": ("seat", who), "gold": gold, "missing": missing}, BOOK)


def say_pledges_nothing(*, who: int, missing: int) -> Text:
    return Text("say-pledges-nothing", {"who": ("seat", who), "missing": missing}, BOOK)


def say_pledges_enough(*, who: int, gold: int) -> Text:
    return Text("say-pledges-enough", {"who": ("seat", who), "gold": gold}, BOOK)


def say_fails(*, who: int) -> Text:
    return Text("say-fails", {"who": ("seat", who)}, BOOK)


def say_pays(*, who: int, gold: int) -> Text:
    return Text("say-pays", {"who": ("seat", who), "gold": gold}, BOOK)


def say_gold(*, who: int, gold: int) -> Text:
    return Text("say-gold", {"who": ("seat", who), "gold": gold}, BOOK)


def say_happy(*, who: int, n: int) -> Text:
    return Text("say-happy", {"who": ("seat", who), "n": n}, BOOK)


def say_unhappy(*, who: int, n: int) -> Text:
    return Text("say-unhappy", {"who": ("seat", who), "n": n}, BOOK)


def say_spends(*, who: int, gold: int) -> Text:
    return Text("say-spends", {"who": ("seat", who), "gold": gold}, BOOK)


def say_loses_gold(*, who: int, gold: int) -> Text:
    return Text("say-loses-gold", {"who": ("seat", who), "gold": gold}, BOOK)


def say_workers(*, who: int, workers: int) -> Text:
    return Text("say-workers", {"who": ("seat", who), "workers": workers}, BOOK)


def say_loses_workers(*, who: int, workers: int) -> Text:
    return Text("say-loses-workers", {"who": ("seat", who), "workers": workers}, BOOK)


def say_soldiers(*, who: int, soldiers: int) -> Text:
    return Text("say-soldiers", {"who": ("seat", who), "soldiers": soldiers}, BOOK)


def say_mercenary(*, who: int) -> Text:
    return Text("say-mercenary", {"who": ("seat", who)}, BOOK)


def say_mastery(*, who: int, track: TrackName) -> Text:
    return Text("say-mastery", {"who": ("seat", who), "track": ("track", track)}, BOOK)


def say_overflow(*, who: int, lost: Sequence[tuple[MarkName, int]], track: TrackName) -> Text:
    return Text(
        "say-overflow",
        {"who": ("seat", who), "lost": counted_list("mark", lost), "track": ("track", track)},
        BOOK,
    )


def say_overflow_unannounced(
    *,
    who: int,
    lost: Sequence[tuple[MarkName, int]],
    track: TrackName,
) -> Text:
    return Text(
        "say-overflow-unannounced",
        {"who": ("seat", who), "lost": counted_list("mark", lost), "track": ("track", track)},
        BOOK,
    )


def say_immune(*, who: int) -> Text:
    return Text("say-immune", {"who": ("seat", who)}, BOOK)


def say_defends(*, who: int) -> Text:
    return Text("say-defends", {"who": ("seat", who)}, BOOK)


def say_taxes(*, who: int, unhappy: int, gold: int) -> Text:
    return Text("say-taxes", {"who": ("seat", who), "unhappy": unhappy, "gold": gold}, BOOK)


def say_conscripts(*, who: int, unhappy: int, soldiers: int) -> Text:
    return Text(
        "say-conscripts",
        {"who": ("seat", who), "unhappy": unhappy, "soldiers": soldiers},
        BOOK,
    )


def say_dictates(*, who: int, edict: EdictName) -> Text:
    return Text("say-dictates", {"who": ("seat", who), "edict": ("edict", edict)}, BOOK)


def say_lines(*, who: int, lines: int, die: DieName, face: int) -> Text:
    return Text(
        "say-lines",
        {"who": ("seat", who), "lines": lines, "die": ("die", die), "face": face},
        BOOK,
    )


def say_lines_raised(*, who: int, lines: int, die: DieName, face: int, to: int) -> Text:
    return Text(
        "say-lines-raised",
        {"who": ("seat", who), "lines": lines, "die": ("die", die), "face": face, "to": to},
        BOOK,
    )


def say_activates(*, who: int, building: BuildingName, die: DieName, face: int) -> Text:
    return Text(
        "say-activates",
        {
            "who": ("seat", who),
            "building": ("building", building),
            "die": ("die", die),
            "face": face,
        },
        BOOK,
    )


def say_activates_raised(
    *,
    who: int,
    building: BuildingName,
    die: DieName,
    face: int,
    to: int,
) -> Text:
    return Text(
        "say-activates-raised",
        {
            "who": ("seat", who),
            "building": ("building", building),
            "die": ("die", die),
            "face": face,
            "to": to,
        },
        BOOK,
    )


def say_builds(*, who: int, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "say-builds",
        {"who": ("seat", who), "building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def say_staffs(*, who: int, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "say-staffs",
        {"who": ("seat", who), "building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def say_hires(*, who: int, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "say-hires",
        {"who": ("seat", who), "building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def say_burns(*, who: int, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "say-burns",
        {"who": ("seat", who), "building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def say_uses(*, who: int, host: int, building: BuildingName, unhappy: int) -> Text:
    return Text(
        "say-uses",
        {
            "who": ("seat", who),
            "host": ("seat", host),
            "building": ("building", building),
            "unhappy": unhappy,
        },
        BOOK,
    )


def say_science(*, who: int, branch: BranchName, box: int) -> Text:
    return Text(
        "say-science",
        {"who": ("seat", who), "branch": ("branch", branch), "box": box},
        BOOK,
    )


def say_science_brings(*, who: int, branch: BranchName, box: int, brings: Sequence[Text]) -> Text:
    return Text(
        "say-science-brings",
        {
            "who": ("seat", who),
            "branch": ("branch", branch),
            "box": box,
            "brings": message_list(brings),
        },
        BOOK,
    )


def say_culture(*, who: int, box: str) -> Text:
    return Text("say-culture", {"who": ("seat", who), "box": box}, BOOK)


def say_column(*, who: int, column: int, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text(
        "say-column",
        {"who": ("seat", who), "column": column, "get": counted_list("mark", get)},
        BOOK,
    )


def say_caravan(*, who: int, caravan: int, box: int, boxes: int) -> Text:
    return Text(
        "say-caravan",
        {"who": ("seat", who), "caravan": caravan, "box": box, "boxes": boxes},
        BOOK,
    )


def say_arrives(*, who: int, caravan: int, get: Sequence[tuple[MarkName, int]], gold: int) -> Text:
    return Text(
        "say-arrives",
        {"who": ("seat", who), "caravan": caravan, "get": counted_list("mark", get), "gold": gold},
        BOOK,
    )


def say_declares(*, who: int, what: Text) -> Text:
    return Text("say-declares", {"who": ("seat", who), "what": what.inner()}, BOOK)


def say_deploys(*, who: int, armies: int) -> Text:
    return Text("say-deploys", {"who": ("seat", who), "armies": armies}, BOOK)


def say_cancels(*, who: int, other: int) -> Text:
    return Text("say-cancels", {"who": ("seat", who), "other": ("seat", other)}, BOOK)


def say_gives_up_raid(*, who: int) -> Text:
    return Text("say-gives-up-raid", {"who": ("seat", who)}, BOOK)


def say_gives_up_colony(*, who: int) -> Text:
    return Text("say-gives-up-colony", {"who": ("seat", who)}, BOOK)


def say_gives_up_razing(*, who: int) -> Text:
    return Text("say-gives-up-razing", {"who": ("seat", who)}, BOOK)


def say_raids_barbarians(*, who: int) -> Text:
    return Text("say-raids-barbarians", {"who": ("seat", who)}, BOOK)


def say_raids(*, who: int, victim: int) -> Text:
    return Text("say-raids", {"who": ("seat", who), "victim": ("seat", victim)}, BOOK)


def say_founds(*, who: int, host: int, col: int, row: int) -> Text:
    return Text(
        "say-founds",
        {"who": ("seat", who), "host": ("seat", host), "col": col, "row": row},
        BOOK,
    )


def say_razes(*, who: int, owner: int, col: int, row: int) -> Text:
    return Text(
        "say-razes",
        {"who": ("seat", who), "owner": ("seat", owner), "col": col, "row": row},
        BOOK,
    )


def ask_anytime(*, unhappy: int, gold: int, soldiers: int) -> Text:
    return Text("ask-anytime", {"unhappy": unhappy, "gold": gold, "soldiers": soldiers}, BOOK)


def ask_sealed() -> Text:
    return Text("ask-sealed", {}, BOOK)


def ask_sealed_final() -> Text:
    return Text("ask-sealed-final", {}, BOOK)


def ask_announce() -> Text:
    return Text("ask-announce", {}, BOOK)


def ask_develop() -> Text:
    return Text("ask-develop", {}, BOOK)


def ask_develop_end() -> Text:
    return Text("ask-develop-end", {}, BOOK)


def ask_propose(*, gold: int) -> Text:
    return Text("ask-propose", {"gold": gold}, BOOK)


def ask_propose_alone(*, gold: int) -> Text:
    return Text("ask-propose-alone", {"gold": gold}, BOOK)


def ask_pledge_own(*, dice: Sequence[Text], gold: int) -> Text:
    return Text("ask-pledge-own", {"dice": message_list(dice), "gold": gold}, BOOK)


def ask_pledge(*, who: int, dice: Sequence[Text]) -> Text:
    return Text("ask-pledge", {"who": ("seat", who), "dice": message_list(dice)}, BOOK)


def ask_drought(*, workers: int, unhappy: int) -> Text:
    return Text("ask-drought", {"workers": workers, "unhappy": unhappy}, BOOK)


def ask_barbarian_raid(*, gold: int, unhappy: int) -> Text:
    return Text("ask-barbarian-raid", {"gold": gold, "unhappy": unhappy}, BOOK)


def ask_fire(*, unhappy: int) -> Text:
    return Text("ask-fire", {"unhappy": unhappy}, BOOK)


def ask_reward(*, boxes: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("ask-reward", {"boxes": counted_list("mark", boxes)}, BOOK)


def ask_host(*, who: int) -> Text:
    return Text("ask-host", {"who": ("seat", who)}, BOOK)


def ask_operation() -> Text:
    return Text("ask-operation", {}, BOOK)


def ask_cancel(*, who: int, what: Text) -> Text:
    return Text("ask-cancel", {"who": ("seat", who), "what": what.inner()}, BOOK)


def ask_press() -> Text:
    return Text("ask-press", {}, BOOK)


def ask_press_weak() -> Text:
    return Text("ask-press-weak", {}, BOOK)


def ask_site(*, who: int) -> Text:
    return Text("ask-site", {"who": ("seat", who)}, BOOK)


def note_announcing() -> Text:
    return Text("note-announcing", {}, BOOK)


def note_announced_in_vain(*, unhappy: int) -> Text:
    return Text("note-announced-in-vain", {"unhappy": unhappy}, BOOK)


def note_dice_left(*, dice: Sequence[Text]) -> Text:
    return Text("note-dice-left", {"dice": message_list(dice)}, BOOK)


def note_dice(*, dice: Sequence[Text]) -> Text:
    return Text("note-dice", {"dice": message_list(dice)}, BOOK)


def note_lines_left(*, lines: int) -> Text:
    return Text("note-lines-left", {"lines": lines}, BOOK)


def note_lines_short(*, lines: int, missing: int, building: BuildingName) -> Text:
    return Text(
        "note-lines-short",
        {"lines": lines, "missing": missing, "building": ("building", building)},
        BOOK,
    )


def note_held(*, workers: int, gold: int) -> Text:
    return Text("note-held", {"workers": workers, "gold": gold}, BOOK)


def note_gold(*, gold: int) -> Text:
    return Text("note-gold", {"gold": gold}, BOOK)


def note_staff_first(*, buildings: Sequence[Text]) -> Text:
    return Text("note-staff-first", {"buildings": message_list(buildings)}, BOOK)


def note_ones(*, dice: int) -> Text:
    return Text("note-ones", {"dice": dice}, BOOK)


def note_missing(*, missing: int, gold: int) -> Text:
    return Text("note-missing", {"missing": missing, "gold": gold}, BOOK)


def note_others_may_pay() -> Text:
    return Text("note-others-may-pay", {}, BOOK)


def note_then_culture() -> Text:
    return Text("note-then-culture", {}, BOOK)


def note_choose_first() -> Text:
    return Text("note-choose-first", {}, BOOK)


def note_after_that(*, boxes: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("note-after-that", {"boxes": counted_list("mark", boxes)}, BOOK)


def note_host_suffers(*, who: int, unhappy: int) -> Text:
    return Text("note-host-suffers", {"who": ("seat", who), "unhappy": unhappy}, BOOK)


def note_ready(*, armies: int) -> Text:
    return Text("note-ready", {"armies": armies}, BOOK)


def note_ready_twice(*, armies: int, actions: int) -> Text:
    return Text("note-ready-twice", {"armies": armies, "actions": actions}, BOOK)


def note_left_over(*, actions: int) -> Text:
    return Text("note-left-over", {"actions": actions}, BOOK)


def note_unarmed() -> Text:
    return Text("note-unarmed", {}, BOOK)


def note_they_have(*, who: int, armies: int) -> Text:
    return Text("note-they-have", {"who": ("seat", who), "armies": armies}, BOOK)


def note_cancelled(*, what: Text, actions: int) -> Text:
    return Text("note-cancelled", {"what": what.inner(), "actions": actions}, BOOK)


def note_north_west() -> Text:
    return Text("note-north-west", {}, BOOK)


def note_east_bank() -> Text:
    return Text("note-east-bank", {}, BOOK)


def note_west_bank() -> Text:
    return Text("note-west-bank", {}, BOOK)


def note_either_bank() -> Text:
    return Text("note-either-bank", {}, BOOK)


def at_built(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("at-built", {"building": ("building", building), "col": col, "row": row}, BOOK)


def at_cell(*, col: int, row: int) -> Text:
    return Text("at-cell", {"col": col, "row": row}, BOOK)


def move_build(*, die: Text, lines: int) -> Text:
    return Text("move-build", {"die": die.inner(), "lines": lines}, BOOK)


def move_build_raised(*, die: Text, to: int, lines: int) -> Text:
    return Text("move-build-raised", {"die": die.inner(), "to": to, "lines": lines}, BOOK)


def move_activate(*, die: Text, building: BuildingName) -> Text:
    return Text("move-activate", {"die": die.inner(), "building": ("building", building)}, BOOK)


def move_garrisons(*, die: Text, soldiers: int) -> Text:
    return Text("move-garrisons", {"die": die.inner(), "soldiers": soldiers}, BOOK)


def move_sparing(*, die: Text, building: BuildingName) -> Text:
    return Text("move-sparing", {"die": die.inner(), "building": ("building", building)}, BOOK)


def move_caravan(*, caravan: int, die: Text) -> Text:
    return Text("move-caravan", {"caravan": caravan, "die": die.inner()}, BOOK)


def move_culture(*, box: str, die: Text) -> Text:
    return Text("move-culture", {"box": box, "die": die.inner()}, BOOK)


def note_raised(*, to: int) -> Text:
    return Text("note-raised", {"to": to}, BOOK)


def note_lowered(*, to: int) -> Text:
    return Text("note-lowered", {"to": to}, BOOK)


def note_with_workers(*, workers: int) -> Text:
    return Text("note-with-workers", {"workers": workers}, BOOK)


def note_short(*, missing: int, building: BuildingName) -> Text:
    return Text("note-short", {"missing": missing, "building": ("building", building)}, BOOK)


def note_on_maps(*, hosts: Sequence[int]) -> Text:
    return Text("note-on-maps", {"hosts": name_list("seat", hosts)}, BOOK)


def note_completes(*, armies: int) -> Text:
    return Text("note-completes", {"armies": armies}, BOOK)


def note_box_of(*, box: int, boxes: int) -> Text:
    return Text("note-box-of", {"box": box, "boxes": boxes}, BOOK)


def note_last_box(*, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("note-last-box", {"get": counted_list("mark", get)}, BOOK)


def note_arrived() -> Text:
    return Text("note-arrived", {}, BOOK)


def note_column(*, column: int, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("note-column", {"column": column, "get": counted_list("mark", get)}, BOOK)


def note_row(*, row: str, points: int) -> Text:
    return Text("note-row", {"row": row, "points": points}, BOOK)


def move_place(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("move-place", {"building": ("building", building), "col": col, "row": row}, BOOK)


def move_staff(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("move-staff", {"building": ("building", building), "col": col, "row": row}, BOOK)


def move_hire(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("move-hire", {"building": ("building", building), "col": col, "row": row}, BOOK)


def move_buy_science(*, branch: BranchName, box: int) -> Text:
    return Text("move-buy-science", {"branch": ("branch", branch), "box": box}, BOOK)


def move_buy_culture(*, box: str) -> Text:
    return Text("move-buy-culture", {"box": box}, BOOK)


def move_buy_soldier() -> Text:
    return Text("move-buy-soldier", {}, BOOK)


def move_science(*, branch: BranchName, box: int) -> Text:
    return Text("move-science", {"branch": ("branch", branch), "box": box}, BOOK)


def move_mark(*, box: str) -> Text:
    return Text("move-mark", {"box": box}, BOOK)


def move_leave_science() -> Text:
    return Text("move-leave-science", {}, BOOK)


def move_leave_culture() -> Text:
    return Text("move-leave-culture", {}, BOOK)


def note_mountains() -> Text:
    return Text("note-mountains", {}, BOOK)


def note_covers_ore(*, cells: Sequence[Text]) -> Text:
    return Text("note-covers-ore", {"cells": message_list(cells)}, BOOK)


def note_brings(*, brings: Sequence[Text]) -> Text:
    return Text("note-brings", {"brings": message_list(brings)}, BOOK)


def note_no_worker() -> Text:
    return Text("note-no-worker", {}, BOOK)


def note_full() -> Text:
    return Text("note-full", {}, BOOK)


def move_wait() -> Text:
    return Text("move-wait", {}, BOOK)


def move_retract() -> Text:
    return Text("move-retract", {}, BOOK)


def move_quiet() -> Text:
    return Text("move-quiet", {}, BOOK)


def move_announce() -> Text:
    return Text("move-announce", {}, BOOK)


def note_announce() -> Text:
    return Text("note-announce", {}, BOOK)


def move_done_development() -> Text:
    return Text("move-done-development", {}, BOOK)


def move_done_deployment() -> Text:
    return Text("move-done-deployment", {}, BOOK)


def note_lines_lost(*, lines: int) -> Text:
    return Text("note-lines-lost", {"lines": lines}, BOOK)


def note_dice_unused(*, dice: Sequence[Text]) -> Text:
    return Text("note-dice-unused", {"dice": message_list(dice)}, BOOK)


def note_actions_lost(*, actions: int) -> Text:
    return Text("note-actions-lost", {"actions": actions}, BOOK)


def note_still_ready(*, armies: int) -> Text:
    return Text("note-still-ready", {"armies": armies}, BOOK)


def note_to_cancel(*, armies: int) -> Text:
    return Text("note-to-cancel", {"armies": armies}, BOOK)


def move_keep() -> Text:
    return Text("move-keep", {}, BOOK)


def move_reroll(*, dice: Sequence[Text]) -> Text:
    return Text("move-reroll", {"dice": message_list(dice)}, BOOK)


def note_together() -> Text:
    return Text("note-together", {}, BOOK)


def move_pledge(*, gold: int) -> Text:
    return Text("move-pledge", {"gold": gold}, BOOK)


def move_pledge_nothing() -> Text:
    return Text("move-pledge-nothing", {}, BOOK)


def note_more_needed(*, missing: int) -> Text:
    return Text("note-more-needed", {"missing": missing}, BOOK)


def note_enough() -> Text:
    return Text("note-enough", {}, BOOK)


def move_unhappy(*, unhappy: int) -> Text:
    return Text("move-unhappy", {"unhappy": unhappy}, BOOK)


def move_lose(*, lost: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("move-lose", {"lost": counted_list("mark", lost)}, BOOK)


def move_defend() -> Text:
    return Text("move-defend", {}, BOOK)


def move_burn(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("move-burn", {"building": ("building", building), "col": col, "row": row}, BOOK)


def move_tax() -> Text:
    return Text("move-tax", {}, BOOK)


def note_tax(*, unhappy: int, gold: int) -> Text:
    return Text("note-tax", {"unhappy": unhappy, "gold": gold}, BOOK)


def move_conscript(*, soldiers: int) -> Text:
    return Text("move-conscript", {"soldiers": soldiers}, BOOK)


def note_conscript(*, unhappy: int) -> Text:
    return Text("note-conscript", {"unhappy": unhappy}, BOOK)


def move_edict(*, edict: EdictName) -> Text:
    return Text("move-edict", {"edict": ("edict", edict)}, BOOK)


def note_number(*, n: int) -> Text:
    return Text("note-number", {"n": n}, BOOK)


def move_die(*, face: int) -> Text:
    return Text("move-die", {"face": face}, BOOK)


def move_first(*, who: int) -> Text:
    return Text("move-first", {"who": ("seat", who)}, BOOK)


def move_skip_colony() -> Text:
    return Text("move-skip-colony", {}, BOOK)


def move_delay_colony() -> Text:
    return Text("move-delay-colony", {}, BOOK)


def move_let(*, what: Text) -> Text:
    return Text("move-let", {"what": what.inner()}, BOOK)


def move_use(*, who: int, building: BuildingName) -> Text:
    return Text("move-use", {"who": ("seat", who), "building": ("building", building)}, BOOK)


def move_use_any(*, building: BuildingName) -> Text:
    return Text("move-use-any", {"building": ("building", building)}, BOOK)


def move_train(*, soldiers: int) -> Text:
    return Text("move-train", {"soldiers": soldiers}, BOOK)


def move_raid_barbarians() -> Text:
    return Text("move-raid-barbarians", {}, BOOK)


def move_raid(*, who: int) -> Text:
    return Text("move-raid", {"who": ("seat", who)}, BOOK)


def note_get(*, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("note-get", {"get": counted_list("mark", get)}, BOOK)


def note_nothing_full() -> Text:
    return Text("note-nothing-full", {}, BOOK)


def note_they_lose(*, gold: int) -> Text:
    return Text("note-they-lose", {"gold": gold}, BOOK)


def note_they_lose_only(*, gold: int) -> Text:
    return Text("note-they-lose-only", {"gold": gold}, BOOK)


def note_they_suffer(*, unhappy: int) -> Text:
    return Text("note-they-suffer", {"unhappy": unhappy}, BOOK)


def note_action_left_over() -> Text:
    return Text("note-action-left-over", {}, BOOK)


def move_colonise(*, who: int) -> Text:
    return Text("move-colonise", {"who": ("seat", who)}, BOOK)


def move_raze(*, owner: int, col: int, row: int) -> Text:
    return Text("move-raze", {"owner": ("seat", owner), "col": col, "row": row}, BOOK)


def move_raze_any(*, col: int, row: int) -> Text:
    return Text("move-raze-any", {"col": col, "row": row}, BOOK)


def move_found(*, col: int, row: int) -> Text:
    return Text("move-found", {"col": col, "row": row}, BOOK)


def move_cancel(*, actions: int) -> Text:
    return Text("move-cancel", {"actions": actions}, BOOK)


def note_enough_left(*, actions: int) -> Text:
    return Text("note-enough-left", {"actions": actions}, BOOK)


def move_more(*, armies: int) -> Text:
    return Text("move-more", {"armies": armies}, BOOK)


def move_stop() -> Text:
    return Text("move-stop", {}, BOOK)


def note_rest_lost() -> Text:
    return Text("note-rest-lost", {}, BOOK)


def undo_wait() -> Text:
    return Text("undo-wait", {}, BOOK)


def undo_retract() -> Text:
    return Text("undo-retract", {}, BOOK)


def undo_done() -> Text:
    return Text("undo-done", {}, BOOK)


def undo_pass() -> Text:
    return Text("undo-pass", {}, BOOK)


def undo_quiet() -> Text:
    return Text("undo-quiet", {}, BOOK)


def undo_announce() -> Text:
    return Text("undo-announce", {}, BOOK)


def undo_unhappy() -> Text:
    return Text("undo-unhappy", {}, BOOK)


def undo_lose_workers() -> Text:
    return Text("undo-lose-workers", {}, BOOK)


def undo_lose_gold() -> Text:
    return Text("undo-lose-gold", {}, BOOK)


def undo_defend() -> Text:
    return Text("undo-defend", {}, BOOK)


def undo_burn(*, col: int, row: int) -> Text:
    return Text("undo-burn", {"col": col, "row": row}, BOOK)


def undo_leave_science() -> Text:
    return Text("undo-leave-science", {}, BOOK)


def undo_leave_culture() -> Text:
    return Text("undo-leave-culture", {}, BOOK)


def undo_science(*, branch: BranchName) -> Text:
    return Text("undo-science", {"branch": ("branch", branch)}, BOOK)


def undo_mark(*, box: str) -> Text:
    return Text("undo-mark", {"box": box}, BOOK)


def undo_buy_science(*, branch: BranchName) -> Text:
    return Text("undo-buy-science", {"branch": ("branch", branch)}, BOOK)


def undo_buy_culture(*, box: str) -> Text:
    return Text("undo-buy-culture", {"box": box}, BOOK)


def undo_buy_soldier() -> Text:
    return Text("undo-buy-soldier", {}, BOOK)


def undo_reroll(*, dice: Sequence[DieName]) -> Text:
    return Text("undo-reroll", {"dice": name_list("die", dice)}, BOOK)


def undo_pledge(*, gold: int) -> Text:
    return Text("undo-pledge", {"gold": gold}, BOOK)


def undo_build(*, die: DieName) -> Text:
    return Text("undo-build", {"die": ("die", die)}, BOOK)


def undo_activate(*, die: DieName, building: BuildingName) -> Text:
    return Text("undo-activate", {"die": ("die", die), "building": ("building", building)}, BOOK)


def undo_sparing(*, die: DieName, building: BuildingName) -> Text:
    return Text("undo-sparing", {"die": ("die", die), "building": ("building", building)}, BOOK)


def undo_caravan(*, caravan: int, die: DieName) -> Text:
    return Text("undo-caravan", {"caravan": caravan, "die": ("die", die)}, BOOK)


def undo_culture(*, box: str, die: DieName) -> Text:
    return Text("undo-culture", {"box": box, "die": ("die", die)}, BOOK)


def undo_place(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("undo-place", {"building": ("building", building), "col": col, "row": row}, BOOK)


def undo_staff(*, col: int, row: int) -> Text:
    return Text("undo-staff", {"col": col, "row": row}, BOOK)


def undo_use(*, building: BuildingName) -> Text:
    return Text("undo-use", {"building": ("building", building)}, BOOK)


def undo_train(*, soldiers: int) -> Text:
    return Text("undo-train", {"soldiers": soldiers}, BOOK)


def undo_barbarians() -> Text:
    return Text("undo-barbarians", {}, BOOK)


def undo_raid(*, who: int) -> Text:
    return Text("undo-raid", {"who": ("seat", who)}, BOOK)


def undo_colonise(*, who: int) -> Text:
    return Text("undo-colonise", {"who": ("seat", who)}, BOOK)


def undo_raze(*, col: int, row: int) -> Text:
    return Text("undo-raze", {"col": col, "row": row}, BOOK)


def undo_cancel() -> Text:
    return Text("undo-cancel", {}, BOOK)


def undo_more() -> Text:
    return Text("undo-more", {}, BOOK)


def undo_stop() -> Text:
    return Text("undo-stop", {}, BOOK)


def undo_tax() -> Text:
    return Text("undo-tax", {}, BOOK)


def undo_conscript(*, soldiers: int) -> Text:
    return Text("undo-conscript", {"soldiers": soldiers}, BOOK)


def undo_edict(*, edict: EdictName) -> Text:
    return Text("undo-edict", {"edict": ("edict", edict)}, BOOK)


def undo_die() -> Text:
    return Text("undo-die", {}, BOOK)


def undo_first() -> Text:
    return Text("undo-first", {}, BOOK)


def option_learning() -> Text:
    return Text("option-learning", {}, BOOK)


def option_learning_about() -> Text:
    return Text("option-learning-about", {}, BOOK)


def option_learning_words(*, n: int) -> Text:
    return Text("option-learning-words", {"n": n}, BOOK)


def option_turns() -> Text:
    return Text("option-turns", {}, BOOK)


def option_turns_about(*, alone: int, together: int) -> Text:
    return Text("option-turns-about", {"alone": alone, "together": together}, BOOK)


def option_turns_words(*, n: int) -> Text:
    return Text("option-turns-words", {"n": n}, BOOK)


def option_settlers() -> Text:
    return Text("option-settlers", {}, BOOK)


def option_settlers_about() -> Text:
    return Text("option-settlers-about", {}, BOOK)


def option_settlers_off() -> Text:
    return Text("option-settlers-off", {}, BOOK)


def option_settlers_on() -> Text:
    return Text("option-settlers-on", {}, BOOK)


def part_use_lines(*, lines: int) -> Text:
    return Text("part-use-lines", {"lines": lines}, BOOK)


def part_use_lines_raised(*, lines: int, to: int) -> Text:
    return Text("part-use-lines-raised", {"lines": lines, "to": to}, BOOK)


def part_use_building(*, building: BuildingName) -> Text:
    return Text("part-use-building", {"building": ("building", building)}, BOOK)


def part_use_soldiers(*, soldiers: int) -> Text:
    return Text("part-use-soldiers", {"soldiers": soldiers}, BOOK)


def part_use_sparing(*, building: BuildingName) -> Text:
    return Text("part-use-sparing", {"building": ("building", building)}, BOOK)


def part_use_caravan(*, caravan: int) -> Text:
    return Text("part-use-caravan", {"caravan": caravan}, BOOK)


def part_use_culture(*, box: str) -> Text:
    return Text("part-use-culture", {"box": box}, BOOK)


def no_such_move() -> Text:
    return Text("no-such-move", {}, BOOK)


def no_over() -> Text:
    return Text("no-over", {}, BOOK)


def no_chance() -> Text:
    return Text("no-chance", {}, BOOK)


def no_chance_first_player() -> Text:
    return Text("no-chance-first-player", {}, BOOK)


def no_wait_answer() -> Text:
    return Text("no-wait-answer", {}, BOOK)


def no_pass() -> Text:
    return Text("no-pass", {}, BOOK)


def no_retract() -> Text:
    return Text("no-retract", {}, BOOK)


def no_dice_first() -> Text:
    return Text("no-dice-first", {}, BOOK)


def no_sealed() -> Text:
    return Text("no-sealed", {}, BOOK)


def no_sealed_final() -> Text:
    return Text("no-sealed-final", {}, BOOK)


def no_developed(*, others: Sequence[int]) -> Text:
    return Text("no-developed", {"others": name_list("seat", others)}, BOOK)


def no_one_by_one(*, others: Sequence[int]) -> Text:
    return Text("no-one-by-one", {"others": name_list("seat", others)}, BOOK)


def no_turn(*, phase: PhaseName, others: Sequence[int]) -> Text:
    return Text("no-turn", {"phase": ("phase", phase), "others": name_list("seat", others)}, BOOK)


def no_other_time(*, when: Text, question: Text) -> Text:
    return Text("no-other-time", {"when": when.inner(), "question": question.inner()}, BOOK)


def no_when_done() -> Text:
    return Text("no-when-done", {}, BOOK)


def no_when_pass() -> Text:
    return Text("no-when-pass", {}, BOOK)


def no_when_announce() -> Text:
    return Text("no-when-announce", {}, BOOK)


def no_when_disaster() -> Text:
    return Text("no-when-disaster", {}, BOOK)


def no_when_barbarians() -> Text:
    return Text("no-when-barbarians", {}, BOOK)


def no_when_fire() -> Text:
    return Text("no-when-fire", {}, BOOK)


def no_when_leave() -> Text:
    return Text("no-when-leave", {}, BOOK)


def no_when_science() -> Text:
    return Text("no-when-science", {}, BOOK)


def no_when_culture() -> Text:
    return Text("no-when-culture", {}, BOOK)


def no_when_propose() -> Text:
    return Text("no-when-propose", {}, BOOK)


def no_when_pledge() -> Text:
    return Text("no-when-pledge", {}, BOOK)


def no_when_colony() -> Text:
    return Text("no-when-colony", {}, BOOK)


def no_when_operation() -> Text:
    return Text("no-when-operation", {}, BOOK)


def no_when_found() -> Text:
    return Text("no-when-found", {}, BOOK)


def no_when_cancel() -> Text:
    return Text("no-when-cancel", {}, BOOK)


def no_when_press() -> Text:
    return Text("no-when-press", {}, BOOK)


def no_when_staff() -> Text:
    return Text("no-when-staff", {}, BOOK)


def no_when_hire() -> Text:
    return Text("no-when-hire", {}, BOOK)


def no_when_buy() -> Text:
    return Text("no-when-buy", {}, BOOK)


def no_when_dice() -> Text:
    return Text("no-when-dice", {}, BOOK)


def no_when_build() -> Text:
    return Text("no-when-build", {}, BOOK)


def no_edict_now() -> Text:
    return Text("no-edict-now", {}, BOOK)


def no_reroll_gold(*, price: int, gold: int) -> Text:
    return Text("no-reroll-gold", {"price": price, "gold": gold}, BOOK)


def no_pledge_more(*, missing: int) -> Text:
    return Text("no-pledge-more", {"missing": missing}, BOOK)


def no_pledge_gold(*, gold: int) -> Text:
    return Text("no-pledge-gold", {"gold": gold}, BOOK)


def no_way_to_bear(*, disaster: DisasterName) -> Text:
    return Text("no-way-to-bear", {"disaster": ("disaster", disaster)}, BOOK)


def no_army_to_defend() -> Text:
    return Text("no-army-to-defend", {}, BOOK)


def no_loss_workers(*, price: Sequence[tuple[MarkName, int]], workers: int) -> Text:
    return Text("no-loss-workers", {"price": counted_list("mark", price), "workers": workers}, BOOK)


def no_loss_gold(*, price: Sequence[tuple[MarkName, int]], gold: int) -> Text:
    return Text("no-loss-gold", {"price": counted_list("mark", price), "gold": gold}, BOOK)


def no_building_there(*, col: int, row: int) -> Text:
    return Text("no-building-there", {"col": col, "row": row}, BOOK)


def no_burn_colony() -> Text:
    return Text("no-burn-colony", {}, BOOK)


def no_already_lost(*, building: Text) -> Text:
    return Text("no-already-lost", {"building": building.inner()}, BOOK)


def at_ruin_burnt(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("at-ruin-burnt", {"building": ("building", building), "col": col, "row": row}, BOOK)


def at_ruin_razed(*, col: int, row: int) -> Text:
    return Text("at-ruin-razed", {"col": col, "row": row}, BOOK)


def no_green_die() -> Text:
    return Text("no-green-die", {}, BOOK)


def no_black_die() -> Text:
    return Text("no-black-die", {}, BOOK)


def no_die_used(*, die: DieName) -> Text:
    return Text("no-die-used", {"die": ("die", die)}, BOOK)


def no_die_dear(*, die: Text, wanted: int, price: int, gold: int) -> Text:
    return Text(
        "no-die-dear",
        {"die": die.inner(), "wanted": wanted, "price": price, "gold": gold},
        BOOK,
    )


def no_die_low(*, building: BuildingName, wanted: int, die: Text, price: int, gold: int) -> Text:
    return Text(
        "no-die-low",
        {
            "building": ("building", building),
            "wanted": wanted,
            "die": die.inner(),
            "price": price,
            "gold": gold,
        },
        BOOK,
    )


def no_staffed(*, building: BuildingName) -> Text:
    return Text("no-staffed", {"building": ("building", building)}, BOOK)


def no_host_staffed(*, who: int, building: BuildingName) -> Text:
    return Text("no-host-staffed", {"who": ("seat", who), "building": ("building", building)}, BOOK)


def no_track_full(*, track: TrackName) -> Text:
    return Text("no-track-full", {"track": ("track", track)}, BOOK)


def no_end_not_yet(*, track: TrackName) -> Text:
    return Text("no-end-not-yet", {"track": ("track", track)}, BOOK)


def no_end_unannounced(*, track: TrackName) -> Text:
    return Text("no-end-unannounced", {"track": ("track", track)}, BOOK)


def no_reach_end_not_yet(*, track: TrackName) -> Text:
    return Text("no-reach-end-not-yet", {"track": ("track", track)}, BOOK)


def no_reach_end_unannounced(*, track: TrackName) -> Text:
    return Text("no-reach-end-unannounced", {"track": ("track", track)}, BOOK)


def no_sparing_all() -> Text:
    return Text("no-sparing-all", {}, BOOK)


def no_sparing_none(*, building: BuildingName) -> Text:
    return Text("no-sparing-none", {"building": ("building", building)}, BOOK)


def no_garrisons(*, garrisons: int, soldiers: int) -> Text:
    return Text("no-garrisons", {"garrisons": garrisons, "soldiers": soldiers}, BOOK)


def no_host_garrisons(*, who: int, garrisons: int, soldiers: int) -> Text:
    return Text(
        "no-host-garrisons",
        {"who": ("seat", who), "garrisons": garrisons, "soldiers": soldiers},
        BOOK,
    )


def no_recruits(*, workers: int) -> Text:
    return Text("no-recruits", {"workers": workers}, BOOK)


def no_military_room(*, boxes: int) -> Text:
    return Text("no-military-room", {"boxes": boxes}, BOOK)


def no_colony() -> Text:
    return Text("no-colony", {}, BOOK)


def no_colony_helps() -> Text:
    return Text("no-colony-helps", {}, BOOK)


def no_caravan_arrived(*, caravan: int) -> Text:
    return Text("no-caravan-arrived", {"caravan": caravan}, BOOK)


def no_caravan_low(*, caravan: int, wanted: int, die: Text, price: int, gold: int) -> Text:
    return Text(
        "no-caravan-low",
        {"caravan": caravan, "wanted": wanted, "die": die.inner(), "price": price, "gold": gold},
        BOOK,
    )


def no_culture_checked(*, box: str) -> Text:
    return Text("no-culture-checked", {"box": box}, BOOK)


def no_culture_die(*, box: str, wanted: int, die: Text, price: int, gold: int) -> Text:
    return Text(
        "no-culture-die",
        {"box": box, "wanted": wanted, "die": die.inner(), "price": price, "gold": gold},
        BOOK,
    )


def no_trunk_full() -> Text:
    return Text("no-trunk-full", {}, BOOK)


def no_branch_yet(*, branch: BranchName, boxes: int) -> Text:
    return Text("no-branch-yet", {"branch": ("branch", branch), "boxes": boxes}, BOOK)


def no_box_gold(*, price: int, gold: int) -> Text:
    return Text("no-box-gold", {"price": price, "gold": gold}, BOOK)


def no_second_palace() -> Text:
    return Text("no-second-palace", {}, BOOK)


def no_needs_staffed(*, building: BuildingName, needs: Sequence[BuildingName]) -> Text:
    return Text(
        "no-needs-staffed",
        {"building": ("building", building), "needs": name_list("building", needs)},
        BOOK,
    )


def no_lines(*, building: BuildingName, needed: int, lines: int) -> Text:
    return Text(
        "no-lines",
        {"building": ("building", building), "needed": needed, "lines": lines},
        BOOK,
    )


def no_edge(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("no-edge", {"building": ("building", building), "col": col, "row": row}, BOOK)


def no_sea(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("no-sea", {"building": ("building", building), "col": col, "row": row}, BOOK)


def no_river(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("no-river", {"building": ("building", building), "col": col, "row": row}, BOOK)


def no_overlap(*, building: BuildingName, other: Text) -> Text:
    return Text("no-overlap", {"building": ("building", building), "other": other.inner()}, BOOK)


def no_touch(*, building: BuildingName, other: Text) -> Text:
    return Text("no-touch", {"building": ("building", building), "other": other.inner()}, BOOK)


def no_ore(*, col: int, row: int) -> Text:
    return Text("no-ore", {"col": col, "row": row}, BOOK)


def no_mountain_gold(*, price: int, gold: int) -> Text:
    return Text("no-mountain-gold", {"price": price, "gold": gold}, BOOK)


def no_staff_ruin() -> Text:
    return Text("no-staff-ruin", {}, BOOK)


def no_staff_needed(*, building: BuildingName) -> Text:
    return Text("no-staff-needed", {"building": ("building", building)}, BOOK)


def no_staffed_already(*, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "no-staffed-already",
        {"building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def no_worker_left(*, price: int) -> Text:
    return Text("no-worker-left", {"price": price}, BOOK)


def no_specialist_gold(*, price: int, gold: int) -> Text:
    return Text("no-specialist-gold", {"price": price, "gold": gold}, BOOK)


def no_finish(*, workers: int) -> Text:
    return Text("no-finish", {"workers": workers}, BOOK)


def no_east_bank() -> Text:
    return Text("no-east-bank", {}, BOOK)


def no_west_bank() -> Text:
    return Text("no-west-bank", {}, BOOK)


def no_across() -> Text:
    return Text("no-across", {}, BOOK)


def no_reward_culture() -> Text:
    return Text("no-reward-culture", {}, BOOK)


def no_reward_science() -> Text:
    return Text("no-reward-science", {}, BOOK)


def no_army_ready() -> Text:
    return Text("no-army-ready", {}, BOOK)


def no_weak(*, needed: int, actions: int) -> Text:
    return Text("no-weak", {"needed": needed, "actions": actions}, BOOK)


def no_player(*, who: int) -> Text:
    return Text("no-player", {"who": ("seat", who)}, BOOK)


def no_own_empire() -> Text:
    return Text("no-own-empire", {}, BOOK)


def no_reach(*, who: int) -> Text:
    return Text("no-reach", {"who": ("seat", who)}, BOOK)


def no_raid_end_not_yet(*, who: int) -> Text:
    return Text("no-raid-end-not-yet", {"who": ("seat", who)}, BOOK)


def no_raid_end_unannounced(*, who: int) -> Text:
    return Text("no-raid-end-unannounced", {"who": ("seat", who)}, BOOK)


def no_colony_needs() -> Text:
    return Text("no-colony-needs", {}, BOOK)


def no_settler() -> Text:
    return Text("no-settler", {}, BOOK)


def no_colony_room(*, who: int) -> Text:
    return Text("no-colony-room", {"who": ("seat", who)}, BOOK)


def no_colony_here(*, col: int, row: int) -> Text:
    return Text("no-colony-here", {"col": col, "row": row}, BOOK)


def no_razed_already(*, col: int, row: int) -> Text:
    return Text("no-razed-already", {"col": col, "row": row}, BOOK)


def no_press() -> Text:
    return Text("no-press", {}, BOOK)


def no_cancel() -> Text:
    return Text("no-cancel", {}, BOOK)


def no_edicts_left() -> Text:
    return Text("no-edicts-left", {}, BOOK)


def no_edict_room(*, unhappy: int, boxes: int) -> Text:
    return Text("no-edict-room", {"unhappy": unhappy, "boxes": boxes}, BOOK)


def no_edict_limit(*, edicts: int) -> Text:
    return Text("no-edict-limit", {"edicts": edicts}, BOOK)


def no_conscript_worker() -> Text:
    return Text("no-conscript-worker", {}, BOOK)


def no_conscript_limit(*, workers: int) -> Text:
    return Text("no-conscript-limit", {"workers": workers}, BOOK)


def part_open_propose() -> Text:
    return Text("part-open-propose", {}, BOOK)


def part_open_pledge() -> Text:
    return Text("part-open-pledge", {}, BOOK)


def part_open_disaster() -> Text:
    return Text("part-open-disaster", {}, BOOK)


def part_open_announce() -> Text:
    return Text("part-open-announce", {}, BOOK)


def part_open_develop() -> Text:
    return Text("part-open-develop", {}, BOOK)


def part_open_reward() -> Text:
    return Text("part-open-reward", {}, BOOK)


def part_open_colony() -> Text:
    return Text("part-open-colony", {}, BOOK)


def part_open_operation() -> Text:
    return Text("part-open-operation", {}, BOOK)


def part_open_cancel() -> Text:
    return Text("part-open-cancel", {}, BOOK)


def part_open_press() -> Text:
    return Text("part-open-press", {}, BOOK)


def part_open_site() -> Text:
    return Text("part-open-site", {}, BOOK)


def table_headline(*, turn: Text, phase: PhaseName) -> Text:
    return Text("table-headline", {"turn": turn.inner(), "phase": ("phase", phase)}, BOOK)


def table_over() -> Text:
    return Text("table-over", {}, BOOK)


def table_dice(*, white1: int, white2: int, white3: int, green: int, black: int) -> Text:
    return Text(
        "table-dice",
        {"white1": white1, "white2": white2, "white3": white3, "green": green, "black": black},
        BOOK,
    )


def table_order(*, order: Sequence[int]) -> Text:
    return Text("table-order", {"order": name_list("seat", order)}, BOOK)


def table_announced(*, seats: Sequence[int]) -> Text:
    return Text("table-announced", {"seats": name_list("seat", seats)}, BOOK)


def table_proposal(*, who: int, dice: Sequence[Text], pledged: int, gold: int) -> Text:
    return Text(
        "table-proposal",
        {"who": ("seat", who), "dice": message_list(dice), "pledged": pledged, "gold": gold},
        BOOK,
    )


def table_declared(*, who: int, what: Text) -> Text:
    return Text("table-declared", {"who": ("seat", who), "what": what.inner()}, BOOK)


def table_empire(
    *,
    who: int,
    points: int,
    workers: int,
    gold: int,
    science: int,
    ready: int,
    armies: int,
    happy: int,
    unhappy: int,
) -> Text:
    return Text(
        "table-empire",
        {
            "who": ("seat", who),
            "points": points,
            "workers": workers,
            "gold": gold,
            "science": science,
            "ready": ready,
            "armies": armies,
            "happy": happy,
            "unhappy": unhappy,
        },
        BOOK,
    )


def table_at_work() -> Text:
    return Text("table-at-work", {}, BOOK)


def table_done() -> Text:
    return Text("table-done", {}, BOOK)


def table_sheet(*, who: int, points: int) -> Text:
    return Text("table-sheet", {"who": ("seat", who), "points": points}, BOOK)


def table_sheet_dice(*, dice: Sequence[Text]) -> Text:
    return Text("table-sheet-dice", {"dice": message_list(dice)}, BOOK)


def table_sheet_population(*, workers: int, marked: int, size: int) -> Text:
    return Text(
        "table-sheet-population",
        {"workers": workers, "marked": marked, "size": size},
        BOOK,
    )


def table_sheet_gold(*, gold: int, marked: int, size: int) -> Text:
    return Text("table-sheet-gold", {"gold": gold, "marked": marked, "size": size}, BOOK)


def table_sheet_military(*, armies: int, deployed: int, marked: int, size: int) -> Text:
    return Text(
        "table-sheet-military",
        {"armies": armies, "deployed": deployed, "marked": marked, "size": size},
        BOOK,
    )


def table_sheet_moods(*, happy: int, unhappy: int, size: int) -> Text:
    return Text("table-sheet-moods", {"happy": happy, "unhappy": unhappy, "size": size}, BOOK)


def table_sheet_buildings(*, buildings: Sequence[Text]) -> Text:
    return Text("table-sheet-buildings", {"buildings": message_list(buildings)}, BOOK)


def table_built_empty(*, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "table-built-empty",
        {"building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def table_built_staffed(*, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "table-built-staffed",
        {"building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def table_built(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("table-built", {"building": ("building", building), "col": col, "row": row}, BOOK)


def table_built_burnt(*, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "table-built-burnt",
        {"building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def table_colony(*, owner: int, col: int, row: int) -> Text:
    return Text("table-colony", {"owner": ("seat", owner), "col": col, "row": row}, BOOK)


def table_colony_razed(*, owner: int, col: int, row: int) -> Text:
    return Text("table-colony-razed", {"owner": ("seat", owner), "col": col, "row": row}, BOOK)


def table_sheet_colonies(*, places: Sequence[Text]) -> Text:
    return Text("table-sheet-colonies", {"places": message_list(places)}, BOOK)


def table_colony_abroad(*, host: int, col: int, row: int) -> Text:
    return Text("table-colony-abroad", {"host": ("seat", host), "col": col, "row": row}, BOOK)


def table_sheet_science(
    *,
    trunk: int,
    trunks: int,
    upper: int,
    uppers: int,
    lower: int,
    lowers: int,
) -> Text:
    return Text(
        "table-sheet-science",
        {
            "trunk": trunk,
            "trunks": trunks,
            "upper": upper,
            "uppers": uppers,
            "lower": lower,
            "lowers": lowers,
        },
        BOOK,
    )


def table_sheet_next(*, boxes: Sequence[Text]) -> Text:
    return Text("table-sheet-next", {"boxes": message_list(boxes)}, BOOK)


def table_sheet_caravans(*, caravans: Sequence[Text]) -> Text:
    return Text("table-sheet-caravans", {"caravans": message_list(caravans)}, BOOK)


def table_caravan_arrived(*, caravan: int) -> Text:
    return Text("table-caravan-arrived", {"caravan": caravan}, BOOK)


def table_caravan(
    *,
    caravan: int,
    wanted: int,
    box: int,
    boxes: int,
    get: Sequence[tuple[MarkName, int]],
) -> Text:
    return Text(
        "table-caravan",
        {
            "caravan": caravan,
            "wanted": wanted,
            "box": box,
            "boxes": boxes,
            "get": counted_list("mark", get),
        },
        BOOK,
    )


def table_sheet_culture(*, rows: Sequence[Text]) -> Text:
    return Text("table-sheet-culture", {"rows": message_list(rows)}, BOOK)


def table_culture_complete(*, row: str, points: int) -> Text:
    return Text("table-culture-complete", {"row": row, "points": points}, BOOK)


def table_culture_row(*, row: str, points: int, boxes: Sequence[Text]) -> Text:
    return Text(
        "table-culture-row",
        {"row": row, "points": points, "boxes": message_list(boxes)},
        BOOK,
    )


def table_culture_box(*, box: str, wanted: int) -> Text:
    return Text("table-culture-box", {"box": box, "wanted": wanted}, BOOK)


def table_disasters(*, rows: Sequence[Text], boxes: int) -> Text:
    return Text("table-disasters", {"rows": message_list(rows), "boxes": boxes}, BOOK)


def table_disaster_row(*, row: int, disaster: DisasterName, n: int) -> Text:
    return Text(
        "table-disaster-row",
        {"row": row, "disaster": ("disaster", disaster), "n": n},
        BOOK,
    )


def table_score(*, who: int, points: int, parts: Sequence[Text]) -> Text:
    return Text(
        "table-score",
        {"who": ("seat", who), "points": points, "parts": message_list(parts)},
        BOOK,
    )


def table_score_part(*, source: SourceName, n: int) -> Text:
    return Text("table-score-part", {"source": ("source", source), "n": n}, BOOK)


def table_ended_turns(*, n: int) -> Text:
    return Text("table-ended-turns", {"n": n}, BOOK)


def table_ended(*, who: int, tracks: Sequence[TrackName]) -> Text:
    return Text("table-ended", {"who": ("seat", who), "tracks": name_list("track", tracks)}, BOOK)


def table_top(*, n: int) -> Text:
    return Text("table-top", {"n": n}, BOOK)


def table_title_dice() -> Text:
    return Text("table-title-dice", {}, BOOK)


def table_title_gold() -> Text:
    return Text("table-title-gold", {}, BOOK)


def table_title_population() -> Text:
    return Text("table-title-population", {}, BOOK)


def table_title_science() -> Text:
    return Text("table-title-science", {}, BOOK)


def table_title_military() -> Text:
    return Text("table-title-military", {}, BOOK)


def table_title_moods() -> Text:
    return Text("table-title-moods", {}, BOOK)


def table_title_happiness() -> Text:
    return Text("table-title-happiness", {}, BOOK)


def table_title_unhappiness() -> Text:
    return Text("table-title-unhappiness", {}, BOOK)


def table_title_caravans() -> Text:
    return Text("table-title-caravans", {}, BOOK)


def table_title_culture() -> Text:
    return Text("table-title-culture", {}, BOOK)


def table_title_disasters() -> Text:
    return Text("table-title-disasters", {}, BOOK)


def table_title_score() -> Text:
    return Text("table-title-score", {}, BOOK)


def table_die_locked() -> Text:
    return Text("table-die-locked", {}, BOOK)


def table_die_used() -> Text:
    return Text("table-die-used", {}, BOOK)


def table_lines(*, lines: int) -> Text:
    return Text("table-lines", {"lines": lines}, BOOK)


def table_writing() -> Text:
    return Text("table-writing", {}, BOOK)


def table_irrigation() -> Text:
    return Text("table-irrigation", {}, BOOK)


def table_philosophy() -> Text:
    return Text("table-philosophy", {}, BOOK)


def table_navigation() -> Text:
    return Text("table-navigation", {}, BOOK)


def table_humanism() -> Text:
    return Text("table-humanism", {}, BOOK)


def table_engineering(*, n: int) -> Text:
    return Text("table-engineering", {"n": n}, BOOK)


def table_empire_name() -> Text:
    return Text("table-empire-name", {}, BOOK)


def table_turn_number() -> Text:
    return Text("table-turn-number", {}, BOOK)


def table_dice_white(*, n: int) -> Text:
    return Text("table-dice-white", {"n": n}, BOOK)


def table_dice_green() -> Text:
    return Text("table-dice-green", {}, BOOK)


def table_dice_black() -> Text:
    return Text("table-dice-black", {}, BOOK)


def table_buildings() -> Text:
    return Text("table-buildings", {}, BOOK)


def table_level() -> Text:
    return Text("table-level", {}, BOOK)


def table_lines_head() -> Text:
    return Text("table-lines-head", {}, BOOK)


def table_die_head() -> Text:
    return Text("table-die-head", {}, BOOK)


def table_points_head() -> Text:
    return Text("table-points-head", {}, BOOK)


def table_brings() -> Text:
    return Text("table-brings", {}, BOOK)


def table_gives_each(*, sign: str) -> Text:
    return Text("table-gives-each", {"sign": sign}, BOOK)


def table_gives_ore(*, sign: str) -> Text:
    return Text("table-gives-ore", {"sign": sign}, BOOK)


def table_gives_military(*, sign: str) -> Text:
    return Text("table-gives-military", {"sign": sign}, BOOK)


def table_gives_palace() -> Text:
    return Text("table-gives-palace", {}, BOOK)


def table_gives_colony() -> Text:
    return Text("table-gives-colony", {}, BOOK)


def table_level_needs() -> Text:
    return Text("table-level-needs", {}, BOOK)


def table_gold_buys() -> Text:
    return Text("table-gold-buys", {}, BOOK)


def table_buys_pip() -> Text:
    return Text("table-buys-pip", {}, BOOK)


def table_buys_mountain() -> Text:
    return Text("table-buys-mountain", {}, BOOK)


def table_buys_specialist() -> Text:
    return Text("table-buys-specialist", {}, BOOK)


def table_buys_box() -> Text:
    return Text("table-buys-box", {}, BOOK)


def table_army() -> Text:
    return Text("table-army", {}, BOOK)


def table_army_barbarians() -> Text:
    return Text("table-army-barbarians", {}, BOOK)


def table_army_raids() -> Text:
    return Text("table-army-raids", {}, BOOK)


def table_army_cancels() -> Text:
    return Text("table-army-cancels", {}, BOOK)


def table_army_founds() -> Text:
    return Text("table-army-founds", {}, BOOK)


def table_anytime() -> Text:
    return Text("table-anytime", {}, BOOK)


def table_taxation(*, gold: str) -> Text:
    return Text("table-taxation", {"gold": gold}, BOOK)


def table_conscription(*, n: int) -> Text:
    return Text("table-conscription", {"n": n}, BOOK)


def table_signs() -> Text:
    return Text("table-signs", {}, BOOK)


def table_sign_worker() -> Text:
    return Text("table-sign-worker", {}, BOOK)


def table_sign_gold() -> Text:
    return Text("table-sign-gold", {}, BOOK)


def table_sign_army() -> Text:
    return Text("table-sign-army", {}, BOOK)


def table_sign_science() -> Text:
    return Text("table-sign-science", {}, BOOK)


def table_sign_culture() -> Text:
    return Text("table-sign-culture", {}, BOOK)


def table_sign_end() -> Text:
    return Text("table-sign-end", {}, BOOK)


def table_sign_happiness() -> Text:
    return Text("table-sign-happiness", {}, BOOK)


def table_strikes(*, n: int) -> Text:
    return Text("table-strikes", {"n": n}, BOOK)


def table_bears_drought(*, signs: str) -> Text:
    return Text("table-bears-drought", {"signs": signs}, BOOK)


def table_bears_raid(*, signs: str) -> Text:
    return Text("table-bears-raid", {"signs": signs}, BOOK)


def table_bears_fire() -> Text:
    return Text("table-bears-fire", {}, BOOK)


def table_then_irrigation() -> Text:
    return Text("table-then-irrigation", {}, BOOK)


def table_then_culture() -> Text:
    return Text("table-then-culture", {}, BOOK)


def table_scoring(*, gold: int, army: int, end: int) -> Text:
    return Text("table-scoring", {"gold": gold, "army": army, "end": end}, BOOK)


def table_print_share(*, gold: str) -> Text:
    return Text("table-print-share", {"gold": gold}, BOOK)


def table_print_shapes() -> Text:
    return Text("table-print-shapes", {}, BOOK)


def table_print_colony() -> Text:
    return Text("table-print-colony", {}, BOOK)


def table_print_turns() -> Text:
    return Text("table-print-turns", {}, BOOK)


def table_print_limits(*, alone: int, together: int) -> Text:
    return Text("table-print-limits", {"alone": alone, "together": together}, BOOK)


def table_print_each(*, source: SourceName, n: int) -> Text:
    return Text("table-print-each", {"source": ("source", source), "n": n}, BOOK)


def part_die_word(*, die: DieName) -> Text:
    return Text("part-die-word", {"die": ("die", die)}, BOOK)


def part_die_title(*, die: DieName, face: int) -> Text:
    return Text("part-die-title", {"die": ("die", die), "face": face}, BOOK)


def part_disaster_short(*, disaster: DisasterName) -> Text:
    return Text("part-disaster-short", {"disaster": ("disaster", disaster)}, BOOK)


def part_edict(*, edict: EdictName) -> Text:
    return Text("part-edict", {"edict": ("edict", edict)}, BOOK)


def part_phase(*, phase: PhaseName) -> Text:
    return Text("part-phase", {"phase": ("phase", phase)}, BOOK)


def table_menu_die(*, die: DieName, face: int) -> Text:
    return Text("table-menu-die", {"die": ("die", die), "face": face}, BOOK)


def table_menu_build() -> Text:
    return Text("table-menu-build", {}, BOOK)


def table_menu_staff() -> Text:
    return Text("table-menu-staff", {}, BOOK)


def table_menu_choose() -> Text:
    return Text("table-menu-choose", {}, BOOK)


def table_menu_die_state(*, die: DieName, face: int, state: Text) -> Text:
    return Text(
        "table-menu-die-state",
        {"die": ("die", die), "face": face, "state": state.inner()},
        BOOK,
    )


def table_menu_lines(*, lines: int) -> Text:
    return Text("table-menu-lines", {"lines": lines}, BOOK)


def table_menu_no_lines() -> Text:
    return Text("table-menu-no-lines", {}, BOOK)


def table_menu_staffing() -> Text:
    return Text("table-menu-staffing", {}, BOOK)


def table_menu_buying(*, gold: int) -> Text:
    return Text("table-menu-buying", {"gold": gold}, BOOK)


def table_menu_tax(*, gold: int) -> Text:
    return Text("table-menu-tax", {"gold": gold}, BOOK)


def table_menu_conscript() -> Text:
    return Text("table-menu-conscript", {}, BOOK)


def table_menu_conscripts() -> Text:
    return Text("table-menu-conscripts", {}, BOOK)


def table_menu_extra() -> Text:
    return Text("table-menu-extra", {}, BOOK)


def table_menu_fewer() -> Text:
    return Text("table-menu-fewer", {}, BOOK)


def table_menu_culture(*, boxes: int) -> Text:
    return Text("table-menu-culture", {"boxes": boxes}, BOOK)


def table_menu_kind(*, building: BuildingName, lines: int) -> Text:
    return Text("table-menu-kind", {"building": ("building", building), "lines": lines}, BOOK)


def table_menu_any_culture() -> Text:
    return Text("table-menu-any-culture", {}, BOOK)


def table_menu_place(*, n: int, size: int) -> Text:
    return Text("table-menu-place", {"n": n, "size": size}, BOOK)


def table_doing_writing() -> Text:
    return Text("table-doing-writing", {}, BOOK)


def table_doing_done() -> Text:
    return Text("table-doing-done", {}, BOOK)


def table_doing_deciding() -> Text:
    return Text("table-doing-deciding", {}, BOOK)


def table_doing_decided() -> Text:
    return Text("table-doing-decided", {}, BOOK)


def table_doing_choosing() -> Text:
    return Text("table-doing-choosing", {}, BOOK)


def table_doing_asked() -> Text:
    return Text("table-doing-asked", {}, BOOK)


def table_you() -> Text:
    return Text("table-you", {}, BOOK)


def table_seat(*, n: int) -> Text:
    return Text("table-seat", {"n": n}, BOOK)


def table_die_chosen() -> Text:
    return Text("table-die-chosen", {}, BOOK)


def table_die_ready() -> Text:
    return Text("table-die-ready", {}, BOOK)


def table_score_now() -> Text:
    return Text("table-score-now", {}, BOOK)


def table_log() -> Text:
    return Text("table-log", {}, BOOK)


def table_waiting() -> Text:
    return Text("table-waiting", {}, BOOK)


def table_placing() -> Text:
    return Text("table-placing", {}, BOOK)


def table_placing_colony() -> Text:
    return Text("table-placing-colony", {}, BOOK)


def table_elsewhere() -> Text:
    return Text("table-elsewhere", {}, BOOK)


def table_on_map(*, who: int) -> Text:
    return Text("table-on-map", {"who": ("seat", who)}, BOOK)


def table_building_named(*, building: BuildingName) -> Text:
    return Text("table-building-named", {"building": ("building", building)}, BOOK)


def table_keys_hint() -> Text:
    return Text("table-keys-hint", {}, BOOK)


def table_enter(*, label: Text) -> Text:
    return Text("table-enter", {"label": label.inner()}, BOOK)


def table_undone(*, move: str) -> Text:
    return Text("table-undone", {"move": move}, BOOK)


def table_news(*, what: Text) -> Text:
    return Text("table-news", {"what": what.inner()}, BOOK)


def table_news_with(*, what: Text, then: Sequence[Text]) -> Text:
    return Text("table-news-with", {"what": what.inner(), "then": message_list(then)}, BOOK)


def table_news_raids(*, who: int) -> Text:
    return Text("table-news-raids", {"who": ("seat", who)}, BOOK)


def table_news_founds(*, who: int) -> Text:
    return Text("table-news-founds", {"who": ("seat", who)}, BOOK)


def table_news_razes(*, who: int) -> Text:
    return Text("table-news-razes", {"who": ("seat", who)}, BOOK)


def table_news_cancels(*, who: int) -> Text:
    return Text("table-news-cancels", {"who": ("seat", who)}, BOOK)


def table_news_uses(*, who: int) -> Text:
    return Text("table-news-uses", {"who": ("seat", who)}, BOOK)


def table_news_disaster(*, disaster: DisasterName) -> Text:
    return Text("table-news-disaster", {"disaster": ("disaster", disaster)}, BOOK)


def table_news_loses(*, lost: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("table-news-loses", {"lost": counted_list("mark", lost)}, BOOK)


def table_news_gets(*, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("table-news-gets", {"get": counted_list("mark", get)}, BOOK)


def table_keys_menu() -> Text:
    return Text("table-keys-menu", {}, BOOK)


def table_keys_dice() -> Text:
    return Text("table-keys-dice", {}, BOOK)


def table_keys_ghost() -> Text:
    return Text("table-keys-ghost", {}, BOOK)


def table_keys_why() -> Text:
    return Text("table-keys-why", {}, BOOK)


def table_keys_edicts() -> Text:
    return Text("table-keys-edicts", {}, BOOK)


def table_key_sheets() -> Text:
    return Text("table-key-sheets", {}, BOOK)


def table_keys_sheets() -> Text:
    return Text("table-keys-sheets", {}, BOOK)


def table_keys_scroll() -> Text:
    return Text("table-keys-scroll", {}, BOOK)


def table_keys_type() -> Text:
    return Text("table-keys-type", {}, BOOK)


def table_keys_other() -> Text:
    return Text("table-keys-other", {}, BOOK)


def table_keys_map() -> Text:
    return Text("table-keys-map", {}, BOOK)


def table_keys_land() -> Text:
    return Text("table-keys-land", {}, BOOK)


def table_keys_walls() -> Text:
    return Text("table-keys-walls", {}, BOOK)


def table_keys_letters() -> Text:
    return Text("table-keys-letters", {}, BOOK)


def table_keys_tracks() -> Text:
    return Text("table-keys-tracks", {}, BOOK)


def table_help_board() -> Text:
    return Text("table-help-board", {}, BOOK)


def table_help_list() -> Text:
    return Text("table-help-list", {}, BOOK)


def table_help_any_cell() -> Text:
    return Text("table-help-any-cell", {}, BOOK)


def table_help_gold() -> Text:
    return Text("table-help-gold", {}, BOOK)


def table_alone() -> Text:
    return Text("table-alone", {}, BOOK)


def table_begin_with(*, words: str) -> Text:
    return Text("table-begin-with", {"words": words}, BOOK)


def table_no_player(*, whose: str, seats: int) -> Text:
    return Text("table-no-player", {"whose": whose, "seats": seats}, BOOK)


def table_no_player_alone(*, whose: str) -> Text:
    return Text("table-no-player-alone", {"whose": whose}, BOOK)


def ui_doing_done(*, who: int) -> Text:
    return Text("ui-doing-done", {"who": ("seat", who)}, BOOK)


def ui_doing_writing(*, who: int) -> Text:
    return Text("ui-doing-writing", {"who": ("seat", who)}, BOOK)


def ui_doing_proposes(*, who: int) -> Text:
    return Text("ui-doing-proposes", {"who": ("seat", who)}, BOOK)


def ui_doing_pledges(*, who: int) -> Text:
    return Text("ui-doing-pledges", {"who": ("seat", who)}, BOOK)


def ui_doing_decides(*, who: int) -> Text:
    return Text("ui-doing-decides", {"who": ("seat", who)}, BOOK)


def ui_doing_deploys(*, who: int) -> Text:
    return Text("ui-doing-deploys", {"who": ("seat", who)}, BOOK)


def ui_doing_reacts(*, who: int) -> Text:
    return Text("ui-doing-reacts", {"who": ("seat", who)}, BOOK)


def ui_doing_settles(*, who: int) -> Text:
    return Text("ui-doing-settles", {"who": ("seat", who)}, BOOK)


def ui_doing_dice(*, state: Text, n: int) -> Text:
    return Text("ui-doing-dice", {"state": state.inner(), "n": n}, BOOK)


def ui_everyone_writes() -> Text:
    return Text("ui-everyone-writes", {}, BOOK)


def ui_what_all_do() -> Text:
    return Text("ui-what-all-do", {}, BOOK)


def ui_announced_the_end() -> Text:
    return Text("ui-announced-the-end", {}, BOOK)


def ui_of_points() -> Text:
    return Text("ui-of-points", {}, BOOK)


def ui_sheet_of(*, who: int) -> Text:
    return Text("ui-sheet-of", {"who": ("seat", who)}, BOOK)


def ui_look_at(*, who: int) -> Text:
    return Text("ui-look-at", {"who": ("seat", who)}, BOOK)


def ui_colony_comes_here() -> Text:
    return Text("ui-colony-comes-here", {}, BOOK)


def ui_map(*, name: str, cols: int, rows: int) -> Text:
    return Text("ui-map", {"name": name, "cols": cols, "rows": rows}, BOOK)


def ui_tracks(*, name: str) -> Text:
    return Text("ui-tracks", {"name": name}, BOOK)


def ui_other_sheets() -> Text:
    return Text("ui-other-sheets", {}, BOOK)


def ui_score_gold_log() -> Text:
    return Text("ui-score-gold-log", {}, BOOK)


def ui_log() -> Text:
    return Text("ui-log", {}, BOOK)


def ui_empty_sheet() -> Text:
    return Text("ui-empty-sheet", {}, BOOK)


def ui_watching() -> Text:
    return Text("ui-watching", {}, BOOK)


def ui_over() -> Text:
    return Text("ui-over", {}, BOOK)


def ui_over_alone(*, points: int) -> Text:
    return Text("ui-over-alone", {"points": points}, BOOK)


def ui_won(*, who: Sequence[int], points: int) -> Text:
    return Text("ui-won", {"who": name_list("seat", who), "points": points}, BOOK)


def ui_ask_propose() -> Text:
    return Text("ui-ask-propose", {}, BOOK)


def ui_ask_operation() -> Text:
    return Text("ui-ask-operation", {}, BOOK)


def ui_ask_announce() -> Text:
    return Text("ui-ask-announce", {}, BOOK)


def ui_ask_pledge() -> Text:
    return Text("ui-ask-pledge", {}, BOOK)


def ui_ask_conscript() -> Text:
    return Text("ui-ask-conscript", {}, BOOK)


def ui_no_army() -> Text:
    return Text("ui-no-army", {}, BOOK)


def ui_in_hand(*, die: DieName, face: int) -> Text:
    return Text("ui-in-hand", {"die": ("die", die), "face": face}, BOOK)


def ui_hand_hint() -> Text:
    return Text("ui-hand-hint", {}, BOOK)


def ui_hand_hint_phone() -> Text:
    return Text("ui-hand-hint-phone", {}, BOOK)


def ui_golden_boxes() -> Text:
    return Text("ui-golden-boxes", {}, BOOK)


def ui_buy_box(*, gold: int) -> Text:
    return Text("ui-buy-box", {"gold": gold}, BOOK)


def ui_choose_lit() -> Text:
    return Text("ui-choose-lit", {}, BOOK)


def ui_choose_lit_phone() -> Text:
    return Text("ui-choose-lit-phone", {}, BOOK)


def ui_lines_to_draw(*, lines: int) -> Text:
    return Text("ui-lines-to-draw", {"lines": lines}, BOOK)


def ui_lines_left(*, lines: int) -> Text:
    return Text("ui-lines-left", {"lines": lines}, BOOK)


def ui_lines_left_short(*, lines: int, missing: int, building: BuildingName) -> Text:
    return Text(
        "ui-lines-left-short",
        {"lines": lines, "missing": missing, "building": ("building", building)},
        BOOK,
    )


def ui_choose_die() -> Text:
    return Text("ui-choose-die", {}, BOOK)


def ui_choose_die_or_staff() -> Text:
    return Text("ui-choose-die-or-staff", {}, BOOK)


def ui_staff_building() -> Text:
    return Text("ui-staff-building", {}, BOOK)


def ui_end_turn_ask() -> Text:
    return Text("ui-end-turn-ask", {}, BOOK)


def ui_needs_worker() -> Text:
    return Text("ui-needs-worker", {}, BOOK)


def ui_dice_for() -> Text:
    return Text("ui-dice-for", {}, BOOK)


def ui_all_used() -> Text:
    return Text("ui-all-used", {}, BOOK)


def ui_reroll_cost(*, gold: int) -> Text:
    return Text("ui-reroll-cost", {"gold": gold}, BOOK)


def ui_reroll_cost_alone(*, gold: int) -> Text:
    return Text("ui-reroll-cost-alone", {"gold": gold}, BOOK)


def ui_ones_again() -> Text:
    return Text("ui-ones-again", {}, BOOK)


def ui_you_have(*, gold: int) -> Text:
    return Text("ui-you-have", {"gold": gold}, BOOK)


def ui_announce_why() -> Text:
    return Text("ui-announce-why", {}, BOOK)


def ui_announce_cost(*, unhappy: int, points: int) -> Text:
    return Text("ui-announce-cost", {"unhappy": unhappy, "points": points}, BOOK)


def ui_ready(*, armies: int) -> Text:
    return Text("ui-ready", {"armies": armies}, BOOK)


def ui_ready_spare(*, armies: int, actions: int) -> Text:
    return Text("ui-ready-spare", {"armies": armies, "actions": actions}, BOOK)


def ui_roll_again_what(*, dice: Sequence[Text]) -> Text:
    return Text("ui-roll-again-what", {"dice": message_list(dice)}, BOOK)


def ui_pledged(*, pledges: Sequence[Text]) -> Text:
    return Text("ui-pledged", {"pledges": message_list(pledges)}, BOOK)


def ui_pledged_by(*, who: int, gold: int) -> Text:
    return Text("ui-pledged-by", {"who": ("seat", who), "gold": gold}, BOOK)


def ui_missing(*, gold: int) -> Text:
    return Text("ui-missing", {"gold": gold}, BOOK)


def ui_operation(*, who: int, what: Text, n: int, actions: int) -> Text:
    return Text(
        "ui-operation",
        {"who": ("seat", who), "what": what.inner(), "n": n, "actions": actions},
        BOOK,
    )


def ui_place(*, building: BuildingName, lines: int) -> Text:
    return Text("ui-place", {"building": ("building", building), "lines": lines}, BOOK)


def ui_found() -> Text:
    return Text("ui-found", {}, BOOK)


def ui_not_at(*, col: int, row: int, why: str) -> Text:
    return Text("ui-not-at", {"col": col, "row": row, "why": why}, BOOK)


def ui_at_lines(*, col: int, row: int, n: int, lines: int) -> Text:
    return Text("ui-at-lines", {"col": col, "row": row, "n": n, "lines": lines}, BOOK)


def ui_at_lines_gold(*, col: int, row: int, n: int, lines: int, gold: int) -> Text:
    return Text(
        "ui-at-lines-gold",
        {"col": col, "row": row, "n": n, "lines": lines, "gold": gold},
        BOOK,
    )


def ui_at_free(*, col: int, row: int) -> Text:
    return Text("ui-at-free", {"col": col, "row": row}, BOOK)


def ui_at_gold(*, col: int, row: int, gold: int) -> Text:
    return Text("ui-at-gold", {"col": col, "row": row, "gold": gold}, BOOK)


def ui_arrows() -> Text:
    return Text("ui-arrows", {}, BOOK)


def ui_arrows_phone() -> Text:
    return Text("ui-arrows-phone", {}, BOOK)


def ui_change_die(*, gold: int) -> Text:
    return Text("ui-change-die", {"gold": gold}, BOOK)


def ui_row_worth(*, points: int) -> Text:
    return Text("ui-row-worth", {"points": points}, BOOK)


def ui_chosen(*, what: Text) -> Text:
    return Text("ui-chosen", {"what": what.inner()}, BOOK)


def ui_chosen_with(*, what: Text, die: Text) -> Text:
    return Text("ui-chosen-with", {"what": what.inner(), "die": die.inner()}, BOOK)


def ui_hire_soldier() -> Text:
    return Text("ui-hire-soldier", {}, BOOK)


def ui_no_worker_needed() -> Text:
    return Text("ui-no-worker-needed", {}, BOOK)


def ui_building_chosen(*, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "ui-building-chosen",
        {"building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def ui_tax_ask() -> Text:
    return Text("ui-tax-ask", {}, BOOK)


def ui_conscript_ask() -> Text:
    return Text("ui-conscript-ask", {}, BOOK)


def ui_gold_amount(*, gold: int) -> Text:
    return Text("ui-gold-amount", {"gold": gold}, BOOK)


def ui_workers_become() -> Text:
    return Text("ui-workers-become", {}, BOOK)


def ui_end_with_dice(*, n: int) -> Text:
    return Text("ui-end-with-dice", {"n": n}, BOOK)


def ui_end_with_lines() -> Text:
    return Text("ui-end-with-lines", {}, BOOK)


def ui_unused(*, dice: Sequence[Text]) -> Text:
    return Text("ui-unused", {"dice": message_list(dice)}, BOOK)


def ui_lines_lost(*, lines: int) -> Text:
    return Text("ui-lines-lost", {"lines": lines}, BOOK)


def ui_mood_price(*, unhappy: int, now: int, then: int) -> Text:
    return Text("ui-mood-price", {"unhappy": unhappy, "now": now, "then": then}, BOOK)


def ui_do_dictate() -> Text:
    return Text("ui-do-dictate", {}, BOOK)


def ui_do_soldiers(*, soldiers: int) -> Text:
    return Text("ui-do-soldiers", {"soldiers": soldiers}, BOOK)


def ui_do_end_turn() -> Text:
    return Text("ui-do-end-turn", {}, BOOK)


def ui_do_finish() -> Text:
    return Text("ui-do-finish", {}, BOOK)


def ui_do_no_army() -> Text:
    return Text("ui-do-no-army", {}, BOOK)


def ui_do_let() -> Text:
    return Text("ui-do-let", {}, BOOK)


def ui_do_rest() -> Text:
    return Text("ui-do-rest", {}, BOOK)


def ui_do_pass() -> Text:
    return Text("ui-do-pass", {}, BOOK)


def ui_do_quiet() -> Text:
    return Text("ui-do-quiet", {}, BOOK)


def ui_do_announce() -> Text:
    return Text("ui-do-announce", {}, BOOK)


def ui_do_unhappy(*, unhappy: int, points: int) -> Text:
    return Text("ui-do-unhappy", {"unhappy": unhappy, "points": points}, BOOK)


def ui_do_lose(*, lost: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("ui-do-lose", {"lost": counted_list("mark", lost)}, BOOK)


def ui_do_defend() -> Text:
    return Text("ui-do-defend", {}, BOOK)


def ui_do_skip_science() -> Text:
    return Text("ui-do-skip-science", {}, BOOK)


def ui_do_skip_culture() -> Text:
    return Text("ui-do-skip-culture", {}, BOOK)


def ui_do_pledge(*, gold: int) -> Text:
    return Text("ui-do-pledge", {"gold": gold}, BOOK)


def ui_do_pledge_nothing() -> Text:
    return Text("ui-do-pledge-nothing", {}, BOOK)


def ui_do_use(*, building: BuildingName) -> Text:
    return Text("ui-do-use", {"building": ("building", building)}, BOOK)


def ui_do_train_abroad(*, soldiers: int) -> Text:
    return Text("ui-do-train-abroad", {"soldiers": soldiers}, BOOK)


def ui_do_barbarians() -> Text:
    return Text("ui-do-barbarians", {}, BOOK)


def ui_do_raid(*, who: int) -> Text:
    return Text("ui-do-raid", {"who": ("seat", who)}, BOOK)


def ui_do_colonise(*, who: int) -> Text:
    return Text("ui-do-colonise", {"who": ("seat", who)}, BOOK)


def ui_do_cancel() -> Text:
    return Text("ui-do-cancel", {}, BOOK)


def ui_do_more() -> Text:
    return Text("ui-do-more", {}, BOOK)


def ui_do_stop() -> Text:
    return Text("ui-do-stop", {}, BOOK)


def ui_do_tax() -> Text:
    return Text("ui-do-tax", {}, BOOK)


def ui_do_conscription() -> Text:
    return Text("ui-do-conscription", {}, BOOK)


def ui_do_conscript(*, n: int) -> Text:
    return Text("ui-do-conscript", {"n": n}, BOOK)


def ui_do_retract() -> Text:
    return Text("ui-do-retract", {}, BOOK)


def ui_do_burn_at(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("ui-do-burn-at", {"building": ("building", building), "col": col, "row": row}, BOOK)


def ui_do_raze_at(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("ui-do-raze-at", {"building": ("building", building), "col": col, "row": row}, BOOK)


def ui_do_staff_at(*, building: BuildingName, col: int, row: int) -> Text:
    return Text(
        "ui-do-staff-at",
        {"building": ("building", building), "col": col, "row": row},
        BOOK,
    )


def ui_do_hire_at(*, building: BuildingName, col: int, row: int, gold: int) -> Text:
    return Text(
        "ui-do-hire-at",
        {"building": ("building", building), "col": col, "row": row, "gold": gold},
        BOOK,
    )


def ui_do_buy(*, gold: int) -> Text:
    return Text("ui-do-buy", {"gold": gold}, BOOK)


def ui_do_staff() -> Text:
    return Text("ui-do-staff", {}, BOOK)


def ui_do_hire(*, gold: int) -> Text:
    return Text("ui-do-hire", {"gold": gold}, BOOK)


def ui_do_burn() -> Text:
    return Text("ui-do-burn", {}, BOOK)


def ui_do_raze() -> Text:
    return Text("ui-do-raze", {}, BOOK)


def ui_do_train(*, n: int) -> Text:
    return Text("ui-do-train", {"n": n}, BOOK)


def ui_do_spare() -> Text:
    return Text("ui-do-spare", {}, BOOK)


def ui_do_activate() -> Text:
    return Text("ui-do-activate", {}, BOOK)


def ui_do_check() -> Text:
    return Text("ui-do-check", {}, BOOK)


def ui_do_not_now() -> Text:
    return Text("ui-do-not-now", {}, BOOK)


def ui_do_not_this() -> Text:
    return Text("ui-do-not-this", {}, BOOK)


def ui_do_keep_them() -> Text:
    return Text("ui-do-keep-them", {}, BOOK)


def ui_do_propose() -> Text:
    return Text("ui-do-propose", {}, BOOK)


def ui_do_roll() -> Text:
    return Text("ui-do-roll", {}, BOOK)


def ui_do_keep_all() -> Text:
    return Text("ui-do-keep-all", {}, BOOK)


def ui_do_put_back() -> Text:
    return Text("ui-do-put-back", {}, BOOK)


def ui_do_buy_nothing() -> Text:
    return Text("ui-do-buy-nothing", {}, BOOK)


def ui_do_buy_box() -> Text:
    return Text("ui-do-buy-box", {}, BOOK)


def ui_do_buy_box_for(*, gold: int) -> Text:
    return Text("ui-do-buy-box-for", {"gold": gold}, BOOK)


def ui_do_lines(*, lines: int) -> Text:
    return Text("ui-do-lines", {"lines": lines}, BOOK)


def ui_do_something_else() -> Text:
    return Text("ui-do-something-else", {}, BOOK)


def ui_do_found() -> Text:
    return Text("ui-do-found", {}, BOOK)


def ui_do_draw() -> Text:
    return Text("ui-do-draw", {}, BOOK)


def ui_do_show() -> Text:
    return Text("ui-do-show", {}, BOOK)


def ui_do_show_on_sheet() -> Text:
    return Text("ui-do-show-on-sheet", {}, BOOK)


def ui_move_it() -> Text:
    return Text("ui-move-it", {}, BOOK)


def ui_west() -> Text:
    return Text("ui-west", {}, BOOK)


def ui_north() -> Text:
    return Text("ui-north", {}, BOOK)


def ui_south() -> Text:
    return Text("ui-south", {}, BOOK)


def ui_east() -> Text:
    return Text("ui-east", {}, BOOK)


def ui_worker_moves_in() -> Text:
    return Text("ui-worker-moves-in", {}, BOOK)


def ui_worker_moves_in_yes() -> Text:
    return Text("ui-worker-moves-in-yes", {}, BOOK)


def ui_worker_moves_in_no() -> Text:
    return Text("ui-worker-moves-in-no", {}, BOOK)


def ui_still_free(*, dice: Sequence[Text]) -> Text:
    return Text("ui-still-free", {"dice": message_list(dice)}, BOOK)


def ui_staff_first() -> Text:
    return Text("ui-staff-first", {}, BOOK)


def ui_gold_added() -> Text:
    return Text("ui-gold-added", {}, BOOK)


def ui_less_gold() -> Text:
    return Text("ui-less-gold", {}, BOOK)


def ui_more_gold() -> Text:
    return Text("ui-more-gold", {}, BOOK)


def ui_plus_lines(*, lines: int) -> Text:
    return Text("ui-plus-lines", {"lines": lines}, BOOK)


def ui_about_raid(*, actions: int, gold: int, unhappy: int) -> Text:
    return Text("ui-about-raid", {"actions": actions, "gold": gold, "unhappy": unhappy}, BOOK)


def ui_about_barbarians(*, actions: int, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("ui-about-barbarians", {"actions": actions, "get": counted_list("mark", get)}, BOOK)


def ui_about_colonise(*, actions: int, die: int) -> Text:
    return Text("ui-about-colonise", {"actions": actions, "die": die}, BOOK)


def ui_about_raze(*, actions: int) -> Text:
    return Text("ui-about-raze", {"actions": actions}, BOOK)


def ui_dice() -> Text:
    return Text("ui-dice", {}, BOOK)


def ui_die_label(*, die: DieName, face: int) -> Text:
    return Text("ui-die-label", {"die": ("die", die), "face": face}, BOOK)


def ui_die_label_state(*, die: DieName, face: int, state: str) -> Text:
    return Text("ui-die-label-state", {"die": ("die", die), "face": face, "state": state}, BOOK)


def ui_die_state(*, title: str, text: str) -> Text:
    return Text("ui-die-state", {"title": title, "text": text}, BOOK)


def ui_die_again() -> Text:
    return Text("ui-die-again", {}, BOOK)


def ui_die_keep() -> Text:
    return Text("ui-die-keep", {}, BOOK)


def ui_die_proposed() -> Text:
    return Text("ui-die-proposed", {}, BOOK)


def ui_die_locked() -> Text:
    return Text("ui-die-locked", {}, BOOK)


def ui_die_used() -> Text:
    return Text("ui-die-used", {}, BOOK)


def ui_die_in_hand() -> Text:
    return Text("ui-die-in-hand", {}, BOOK)


def ui_die_free() -> Text:
    return Text("ui-die-free", {}, BOOK)


def ui_die_give_back() -> Text:
    return Text("ui-die-give-back", {}, BOOK)


def ui_needs_green() -> Text:
    return Text("ui-needs-green", {}, BOOK)


def ui_needs_black() -> Text:
    return Text("ui-needs-black", {}, BOOK)


def ui_die_name(*, die: DieName) -> Text:
    return Text("ui-die-name", {"die": ("die", die)}, BOOK)


def ui_priced(*, what: Text, gold: int) -> Text:
    return Text("ui-priced", {"what": what.inner(), "gold": gold}, BOOK)


def ui_lines(*, lines: int) -> Text:
    return Text("ui-lines", {"lines": lines}, BOOK)


def ui_lines_with(*, face: int, workers: int, lines: int) -> Text:
    return Text("ui-lines-with", {"face": face, "workers": workers, "lines": lines}, BOOK)


def ui_free(*, uses: Sequence[Text]) -> Text:
    return Text("ui-free", {"uses": message_list(uses)}, BOOK)


def ui_free_lines() -> Text:
    return Text("ui-free-lines", {}, BOOK)


def ui_free_caravan(*, n: int) -> Text:
    return Text("ui-free-caravan", {"n": n}, BOOK)


def ui_free_caravans(*, numbers: str) -> Text:
    return Text("ui-free-caravans", {"numbers": numbers}, BOOK)


def ui_free_range(*, first: int, last: int) -> Text:
    return Text("ui-free-range", {"first": first, "last": last}, BOOK)


def ui_free_culture() -> Text:
    return Text("ui-free-culture", {}, BOOK)


def ui_used_lines() -> Text:
    return Text("ui-used-lines", {}, BOOK)


def ui_used_culture() -> Text:
    return Text("ui-used-culture", {}, BOOK)


def ui_used_culture_box(*, box: str) -> Text:
    return Text("ui-used-culture-box", {"box": box}, BOOK)


def ui_used_caravan() -> Text:
    return Text("ui-used-caravan", {}, BOOK)


def ui_score_now() -> Text:
    return Text("ui-score-now", {}, BOOK)


def ui_score_of(*, who: int) -> Text:
    return Text("ui-score-of", {"who": ("seat", who)}, BOOK)


def ui_end_announced() -> Text:
    return Text("ui-end-announced", {}, BOOK)


def ui_first_to_end() -> Text:
    return Text("ui-first-to-end", {}, BOOK)


def ui_buildings() -> Text:
    return Text("ui-buildings", {}, BOOK)


def ui_gold() -> Text:
    return Text("ui-gold", {}, BOOK)


def ui_armies() -> Text:
    return Text("ui-armies", {}, BOOK)


def ui_mastery() -> Text:
    return Text("ui-mastery", {}, BOOK)


def ui_culture_rows() -> Text:
    return Text("ui-culture-rows", {}, BOOK)


def ui_happiness() -> Text:
    return Text("ui-happiness", {}, BOOK)


def ui_unhappiness() -> Text:
    return Text("ui-unhappiness", {}, BOOK)


def ui_all_points() -> Text:
    return Text("ui-all-points", {}, BOOK)


def ui_final_table() -> Text:
    return Text("ui-final-table", {}, BOOK)


def ui_gold_to_spend(*, gold: int) -> Text:
    return Text("ui-gold-to-spend", {"gold": gold}, BOOK)


def ui_price_die() -> Text:
    return Text("ui-price-die", {}, BOOK)


def ui_price_mountain() -> Text:
    return Text("ui-price-mountain", {}, BOOK)


def ui_price_specialist() -> Text:
    return Text("ui-price-specialist", {}, BOOK)


def ui_price_box() -> Text:
    return Text("ui-price-box", {}, BOOK)


def ui_price_box_note() -> Text:
    return Text("ui-price-box-note", {}, BOOK)


def ui_about_tax(*, gold: int) -> Text:
    return Text("ui-about-tax", {"gold": gold}, BOOK)


def ui_about_conscript(*, n: int) -> Text:
    return Text("ui-about-conscript", {"n": n}, BOOK)


def ui_ended_turns(*, n: int) -> Text:
    return Text("ui-ended-turns", {"n": n}, BOOK)


def ui_ended_mastery(*, n: int, full: Sequence[Text]) -> Text:
    return Text("ui-ended-mastery", {"n": n, "full": message_list(full)}, BOOK)


def ui_track_of(*, who: int, track: TrackName) -> Text:
    return Text("ui-track-of", {"who": ("seat", who), "track": ("track", track)}, BOOK)


def ui_nobody_near() -> Text:
    return Text("ui-nobody-near", {}, BOOK)


def ui_nearest(*, track: Text, n: int, size: int) -> Text:
    return Text("ui-nearest", {"track": track.inner(), "n": n, "size": size}, BOOK)


def ui_population() -> Text:
    return Text("ui-population", {}, BOOK)


def ui_disasters() -> Text:
    return Text("ui-disasters", {}, BOOK)


def ui_science() -> Text:
    return Text("ui-science", {}, BOOK)


def ui_military() -> Text:
    return Text("ui-military", {}, BOOK)


def ui_happy() -> Text:
    return Text("ui-happy", {}, BOOK)


def ui_unhappy() -> Text:
    return Text("ui-unhappy", {}, BOOK)


def ui_caravans() -> Text:
    return Text("ui-caravans", {}, BOOK)


def ui_culture() -> Text:
    return Text("ui-culture", {}, BOOK)


def ui_gives() -> Text:
    return Text("ui-gives", {}, BOOK)


def ui_disaster_short(*, disaster: DisasterName) -> Text:
    return Text("ui-disaster-short", {"disaster": ("disaster", disaster)}, BOOK)


def ui_worth_now(*, points: int) -> Text:
    return Text("ui-worth-now", {"points": points}, BOOK)


def ui_worth_then(*, points: int, then: str) -> Text:
    return Text("ui-worth-then", {"points": points, "then": then}, BOOK)


def ui_sr_population(*, n: int, size: int, workers: int) -> Text:
    return Text("ui-sr-population", {"n": n, "size": size, "workers": workers}, BOOK)


def ui_sr_gold(*, n: int, size: int, gold: int) -> Text:
    return Text("ui-sr-gold", {"n": n, "size": size, "gold": gold}, BOOK)


def ui_sr_armies(*, armies: int, ready: int) -> Text:
    return Text("ui-sr-armies", {"armies": armies, "ready": ready}, BOOK)


def ui_sr_of(*, n: int, size: int) -> Text:
    return Text("ui-sr-of", {"n": n, "size": size}, BOOK)


def ui_sr_science(
    *,
    trunk: int,
    trunks: int,
    upper: int,
    uppers: int,
    lower: int,
    lowers: int,
) -> Text:
    return Text(
        "ui-sr-science",
        {
            "trunk": trunk,
            "trunks": trunks,
            "upper": upper,
            "uppers": uppers,
            "lower": lower,
            "lowers": lowers,
        },
        BOOK,
    )


def ui_sr_caravan(*, caravan: int, n: int, size: int) -> Text:
    return Text("ui-sr-caravan", {"caravan": caravan, "n": n, "size": size}, BOOK)


def ui_box_military() -> Text:
    return Text("ui-box-military", {}, BOOK)


def ui_box_caravan(*, caravan: int, box: int, die: int) -> Text:
    return Text("ui-box-caravan", {"caravan": caravan, "box": box, "die": die}, BOOK)


def ui_box_culture(*, box: str, die: int) -> Text:
    return Text("ui-box-culture", {"box": box, "die": die}, BOOK)


def ui_box_science(*, branch: BranchName, box: int) -> Text:
    return Text("ui-box-science", {"branch": ("branch", branch), "box": box}, BOOK)


def ui_box_science_named(*, branch: BranchName, box: int, title: str) -> Text:
    return Text(
        "ui-box-science-named",
        {"branch": ("branch", branch), "box": box, "title": title},
        BOOK,
    )


def ui_box_pay(*, name: str, gold: int) -> Text:
    return Text("ui-box-pay", {"name": name, "gold": gold}, BOOK)


def ui_with_this_die(*, gold: int) -> Text:
    return Text("ui-with-this-die", {"gold": gold}, BOOK)


def ui_key_early() -> Text:
    return Text("ui-key-early", {}, BOOK)


def ui_key_late() -> Text:
    return Text("ui-key-late", {}, BOOK)


def ui_build_head() -> Text:
    return Text("ui-build-head", {}, BOOK)


def ui_lines_head() -> Text:
    return Text("ui-lines-head", {}, BOOK)


def ui_die_head() -> Text:
    return Text("ui-die-head", {}, BOOK)


def ui_gives_head() -> Text:
    return Text("ui-gives-head", {}, BOOK)


def ui_needs_head() -> Text:
    return Text("ui-needs-head", {}, BOOK)


def ui_points_head() -> Text:
    return Text("ui-points-head", {}, BOOK)


def ui_kind(*, building: BuildingName) -> Text:
    return Text("ui-kind", {"building": ("building", building)}, BOOK)


def ui_gives_worker(*, n: int) -> Text:
    return Text("ui-gives-worker", {"n": n}, BOOK)


def ui_gives_gold(*, n: int) -> Text:
    return Text("ui-gives-gold", {"n": n}, BOOK)


def ui_gives_science(*, n: int) -> Text:
    return Text("ui-gives-science", {"n": n}, BOOK)


def ui_gives_soldier(*, n: int) -> Text:
    return Text("ui-gives-soldier", {"n": n}, BOOK)


def ui_gives_points() -> Text:
    return Text("ui-gives-points", {}, BOOK)


def ui_gives_short_worker(*, n: int) -> Text:
    return Text("ui-gives-short-worker", {"n": n}, BOOK)


def ui_gives_short_gold(*, n: int) -> Text:
    return Text("ui-gives-short-gold", {"n": n}, BOOK)


def ui_gives_short_science(*, n: int) -> Text:
    return Text("ui-gives-short-science", {"n": n}, BOOK)


def ui_gives_short_soldier(*, n: int) -> Text:
    return Text("ui-gives-short-soldier", {"n": n}, BOOK)


def ui_gives_short_points() -> Text:
    return Text("ui-gives-short-points", {}, BOOK)


def ui_needs_ore() -> Text:
    return Text("ui-needs-ore", {}, BOOK)


def ui_key_dice() -> Text:
    return Text("ui-key-dice", {}, BOOK)


def ui_key_lines() -> Text:
    return Text("ui-key-lines", {}, BOOK)


def ui_key_buildings() -> Text:
    return Text("ui-key-buildings", {}, BOOK)


def ui_key_arrows() -> Text:
    return Text("ui-key-arrows", {}, BOOK)


def ui_key_box() -> Text:
    return Text("ui-key-box", {}, BOOK)


def ui_key_done() -> Text:
    return Text("ui-key-done", {}, BOOK)


def ui_key_view() -> Text:
    return Text("ui-key-view", {}, BOOK)


def ui_key_taxation() -> Text:
    return Text("ui-key-taxation", {}, BOOK)


def ui_tip_end(*, points: int) -> Text:
    return Text("ui-tip-end", {"points": points}, BOOK)


def ui_tip_population(*, n: int, size: int) -> Text:
    return Text("ui-tip-population", {"n": n, "size": size}, BOOK)


def ui_tip_population_text(*, workers: int, gone: int) -> Text:
    return Text("ui-tip-population-text", {"workers": workers, "gone": gone}, BOOK)


def ui_tip_gold(*, n: int, size: int) -> Text:
    return Text("ui-tip-gold", {"n": n, "size": size}, BOOK)


def ui_tip_gold_text(*, gold: int, spent: int, points: int) -> Text:
    return Text("ui-tip-gold-text", {"gold": gold, "spent": spent, "points": points}, BOOK)


def ui_tip_disaster(*, row: int, disaster: DisasterName, n: int, size: int) -> Text:
    return Text(
        "ui-tip-disaster",
        {"row": row, "disaster": ("disaster", disaster), "n": n, "size": size},
        BOOK,
    )


def ui_tip_strikes(*, n: int) -> Text:
    return Text("ui-tip-strikes", {"n": n}, BOOK)


def ui_tip_drought(*, workers: int, unhappy: int) -> Text:
    return Text("ui-tip-drought", {"workers": workers, "unhappy": unhappy}, BOOK)


def ui_tip_raid(*, gold: int, unhappy: int) -> Text:
    return Text("ui-tip-raid", {"gold": gold, "unhappy": unhappy}, BOOK)


def ui_tip_fire(*, unhappy: int) -> Text:
    return Text("ui-tip-fire", {"unhappy": unhappy}, BOOK)


def ui_tip_then_culture() -> Text:
    return Text("ui-tip-then-culture", {}, BOOK)


def ui_tip_writing() -> Text:
    return Text("ui-tip-writing", {}, BOOK)


def ui_tip_writing_text() -> Text:
    return Text("ui-tip-writing-text", {}, BOOK)


def ui_tip_irrigation() -> Text:
    return Text("ui-tip-irrigation", {}, BOOK)


def ui_tip_irrigation_text() -> Text:
    return Text("ui-tip-irrigation-text", {}, BOOK)


def ui_tip_philosophy() -> Text:
    return Text("ui-tip-philosophy", {}, BOOK)


def ui_tip_philosophy_text() -> Text:
    return Text("ui-tip-philosophy-text", {}, BOOK)


def ui_tip_humanism() -> Text:
    return Text("ui-tip-humanism", {}, BOOK)


def ui_tip_humanism_text() -> Text:
    return Text("ui-tip-humanism-text", {}, BOOK)


def ui_tip_navigation() -> Text:
    return Text("ui-tip-navigation", {}, BOOK)


def ui_tip_navigation_text() -> Text:
    return Text("ui-tip-navigation-text", {}, BOOK)


def ui_tip_engineering() -> Text:
    return Text("ui-tip-engineering", {}, BOOK)


def ui_tip_engineering_text(*, actions: int) -> Text:
    return Text("ui-tip-engineering-text", {"actions": actions}, BOOK)


def ui_tip_mastery() -> Text:
    return Text("ui-tip-mastery", {}, BOOK)


def ui_tip_gift_gold(*, gold: int) -> Text:
    return Text("ui-tip-gift-gold", {"gold": gold}, BOOK)


def ui_tip_gift_culture(*, boxes: int) -> Text:
    return Text("ui-tip-gift-culture", {"boxes": boxes}, BOOK)


def ui_tip_branch_box(*, branch: BranchName, box: int) -> Text:
    return Text("ui-tip-branch-box", {"branch": ("branch", branch), "box": box}, BOOK)


def ui_tip_on_the_way() -> Text:
    return Text("ui-tip-on-the-way", {}, BOOK)


def ui_tip_both_open() -> Text:
    return Text("ui-tip-both-open", {}, BOOK)


def ui_tip_military(*, armies: int, ready: int) -> Text:
    return Text("ui-tip-military", {"armies": armies, "ready": ready}, BOOK)


def ui_tip_military_text(*, points: int) -> Text:
    return Text("ui-tip-military-text", {"points": points}, BOOK)


def ui_tip_happy(*, n: int, size: int, points: int) -> Text:
    return Text("ui-tip-happy", {"n": n, "size": size, "points": points}, BOOK)


def ui_tip_unhappy(*, n: int, size: int, points: int) -> Text:
    return Text("ui-tip-unhappy", {"n": n, "size": size, "points": points}, BOOK)


def ui_tip_full() -> Text:
    return Text("ui-tip-full", {}, BOOK)


def ui_tip_next_box(*, points: int) -> Text:
    return Text("ui-tip-next-box", {"points": points}, BOOK)


def ui_tip_caravan(*, caravan: int) -> Text:
    return Text("ui-tip-caravan", {"caravan": caravan}, BOOK)


def ui_tip_caravan_arrived() -> Text:
    return Text("ui-tip-caravan-arrived", {}, BOOK)


def ui_tip_caravan_next(*, die: int) -> Text:
    return Text("ui-tip-caravan-next", {"die": die}, BOOK)


def ui_tip_caravan_end(*, get: Sequence[tuple[MarkName, int]], gold: int) -> Text:
    return Text("ui-tip-caravan-end", {"get": counted_list("mark", get), "gold": gold}, BOOK)


def ui_tip_column(*, column: int, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("ui-tip-column", {"column": column, "get": counted_list("mark", get)}, BOOK)


def ui_tip_culture(*, box: str, die: int) -> Text:
    return Text("ui-tip-culture", {"box": box, "die": die}, BOOK)


def ui_tip_culture_text(*, points: int, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("ui-tip-culture-text", {"points": points, "get": counted_list("mark", get)}, BOOK)


def ui_tip_kind(*, building: BuildingName, points: int) -> Text:
    return Text("ui-tip-kind", {"building": ("building", building), "points": points}, BOOK)


def ui_tip_kind_lines(*, lines: int) -> Text:
    return Text("ui-tip-kind-lines", {"lines": lines}, BOOK)


def ui_tip_kind_makes(*, die: int, get: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("ui-tip-kind-makes", {"die": die, "get": counted_list("mark", get)}, BOOK)


def ui_tip_kind_trains(*, die: int, soldiers: int) -> Text:
    return Text("ui-tip-kind-trains", {"die": die, "soldiers": soldiers}, BOOK)


def ui_tip_kind_colony(*, die: int) -> Text:
    return Text("ui-tip-kind-colony", {"die": die}, BOOK)


def ui_tip_needs_ore() -> Text:
    return Text("ui-tip-needs-ore", {}, BOOK)


def ui_tip_one_palace() -> Text:
    return Text("ui-tip-one-palace", {}, BOOK)


def ui_tip_founded(*, actions: int) -> Text:
    return Text("ui-tip-founded", {"actions": actions}, BOOK)


def ui_tip_level_two() -> Text:
    return Text("ui-tip-level-two", {}, BOOK)


def ui_tip_level_three() -> Text:
    return Text("ui-tip-level-three", {}, BOOK)


def ui_tip_built(*, building: BuildingName, col: int, row: int) -> Text:
    return Text("ui-tip-built", {"building": ("building", building), "col": col, "row": row}, BOOK)


def ui_tip_built_of(*, building: BuildingName, col: int, row: int, who: int) -> Text:
    return Text(
        "ui-tip-built-of",
        {"building": ("building", building), "col": col, "row": row, "who": ("seat", who)},
        BOOK,
    )


def ui_tip_ruin() -> Text:
    return Text("ui-tip-ruin", {}, BOOK)


def ui_tip_staffed() -> Text:
    return Text("ui-tip-staffed", {}, BOOK)


def ui_tip_empty() -> Text:
    return Text("ui-tip-empty", {}, BOOK)


def ui_tip_built_points(*, points: int) -> Text:
    return Text("ui-tip-built-points", {"points": points}, BOOK)


def ui_tip_built_works(*, die: int) -> Text:
    return Text("ui-tip-built-works", {"die": die}, BOOK)


def ui_built_staffed(*, what: str) -> Text:
    return Text("ui-built-staffed", {"what": what}, BOOK)


def ui_built_ruin(*, what: str) -> Text:
    return Text("ui-built-ruin", {"what": what}, BOOK)


def ui_cell_water(*, col: int, row: int) -> Text:
    return Text("ui-cell-water", {"col": col, "row": row}, BOOK)


def ui_cell_mountain(*, col: int, row: int, gold: int) -> Text:
    return Text("ui-cell-mountain", {"col": col, "row": row, "gold": gold}, BOOK)


def ui_cell_plains(*, col: int, row: int) -> Text:
    return Text("ui-cell-plains", {"col": col, "row": row}, BOOK)


def ui_cell_ore(*, ground: str) -> Text:
    return Text("ui-cell-ore", {"ground": ground}, BOOK)


def number_turns_alone() -> Text:
    return Text("number-turns-alone", {}, BOOK)


def number_turns_together() -> Text:
    return Text("number-turns-together", {}, BOOK)


def number_start_workers() -> Text:
    return Text("number-start-workers", {}, BOOK)


def number_start_gold() -> Text:
    return Text("number-start-gold", {}, BOOK)


def number_farm_lines() -> Text:
    return Text("number-farm-lines", {}, BOOK)


def number_mine_lines() -> Text:
    return Text("number-mine-lines", {}, BOOK)


def number_school_lines() -> Text:
    return Text("number-school-lines", {}, BOOK)


def number_garrison_lines() -> Text:
    return Text("number-garrison-lines", {}, BOOK)


def number_palace_lines() -> Text:
    return Text("number-palace-lines", {}, BOOK)


def number_farm_die() -> Text:
    return Text("number-farm-die", {}, BOOK)


def number_mine_die() -> Text:
    return Text("number-mine-die", {}, BOOK)


def number_school_die() -> Text:
    return Text("number-school-die", {}, BOOK)


def number_garrison_die() -> Text:
    return Text("number-garrison-die", {}, BOOK)


def number_colony_die() -> Text:
    return Text("number-colony-die", {}, BOOK)


def number_farm_workers() -> Text:
    return Text("number-farm-workers", {}, BOOK)


def number_mine_gold() -> Text:
    return Text("number-mine-gold", {}, BOOK)


def number_school_boxes() -> Text:
    return Text("number-school-boxes", {}, BOOK)


def number_garrison_soldiers() -> Text:
    return Text("number-garrison-soldiers", {}, BOOK)


def number_farm_points() -> Text:
    return Text("number-farm-points", {}, BOOK)


def number_mine_points() -> Text:
    return Text("number-mine-points", {}, BOOK)


def number_school_points() -> Text:
    return Text("number-school-points", {}, BOOK)


def number_garrison_points() -> Text:
    return Text("number-garrison-points", {}, BOOK)


def number_palace_points() -> Text:
    return Text("number-palace-points", {}, BOOK)


def number_colony_points() -> Text:
    return Text("number-colony-points", {}, BOOK)


def number_population_boxes() -> Text:
    return Text("number-population-boxes", {}, BOOK)


def number_gold_boxes() -> Text:
    return Text("number-gold-boxes", {}, BOOK)


def number_trunk_boxes() -> Text:
    return Text("number-trunk-boxes", {}, BOOK)


def number_upper_boxes() -> Text:
    return Text("number-upper-boxes", {}, BOOK)


def number_lower_boxes() -> Text:
    return Text("number-lower-boxes", {}, BOOK)


def number_writing_box() -> Text:
    return Text("number-writing-box", {}, BOOK)


def number_irrigation_box() -> Text:
    return Text("number-irrigation-box", {}, BOOK)


def number_philosophy_box() -> Text:
    return Text("number-philosophy-box", {}, BOOK)


def number_humanism_box() -> Text:
    return Text("number-humanism-box", {}, BOOK)


def number_navigation_box() -> Text:
    return Text("number-navigation-box", {}, BOOK)


def number_engineering_box() -> Text:
    return Text("number-engineering-box", {}, BOOK)


def number_caravans_gold() -> Text:
    return Text("number-caravans-gold", {}, BOOK)


def number_caravans_happiness() -> Text:
    return Text("number-caravans-happiness", {}, BOOK)


def number_caravans_share() -> Text:
    return Text("number-caravans-share", {}, BOOK)


def number_disaster_boxes() -> Text:
    return Text("number-disaster-boxes", {}, BOOK)


def number_disaster_unhappiness() -> Text:
    return Text("number-disaster-unhappiness", {}, BOOK)


def number_drought_workers() -> Text:
    return Text("number-drought-workers", {}, BOOK)


def number_barbarians_gold() -> Text:
    return Text("number-barbarians-gold", {}, BOOK)


def number_die_price() -> Text:
    return Text("number-die-price", {}, BOOK)


def number_specialist_price() -> Text:
    return Text("number-specialist-price", {}, BOOK)


def number_box_price() -> Text:
    return Text("number-box-price", {}, BOOK)


def number_mountain_price() -> Text:
    return Text("number-mountain-price", {}, BOOK)


def number_reroll_price() -> Text:
    return Text("number-reroll-price", {}, BOOK)


def number_tax_gold() -> Text:
    return Text("number-tax-gold", {}, BOOK)


def number_conscription_workers() -> Text:
    return Text("number-conscription-workers", {}, BOOK)


def number_edict_unhappiness() -> Text:
    return Text("number-edict-unhappiness", {}, BOOK)


def number_edict_limit() -> Text:
    return Text("number-edict-limit", {}, BOOK)


def number_raid_actions() -> Text:
    return Text("number-raid-actions", {}, BOOK)


def number_colony_actions() -> Text:
    return Text("number-colony-actions", {}, BOOK)


def number_engineering_actions() -> Text:
    return Text("number-engineering-actions", {}, BOOK)


def number_raid_barbarians_gold() -> Text:
    return Text("number-raid-barbarians-gold", {}, BOOK)


def number_raid_barbarians_happiness() -> Text:
    return Text("number-raid-barbarians-happiness", {}, BOOK)


def number_raid_player_gold() -> Text:
    return Text("number-raid-player-gold", {}, BOOK)


def number_raid_player_unhappiness() -> Text:
    return Text("number-raid-player-unhappiness", {}, BOOK)


def number_colony_unhappiness() -> Text:
    return Text("number-colony-unhappiness", {}, BOOK)


def number_announcement_percent() -> Text:
    return Text("number-announcement-percent", {}, BOOK)


def number_announcement_unhappiness() -> Text:
    return Text("number-announcement-unhappiness", {}, BOOK)


def number_gold_points() -> Text:
    return Text("number-gold-points", {}, BOOK)


def number_army_points() -> Text:
    return Text("number-army-points", {}, BOOK)


def number_mastery_points() -> Text:
    return Text("number-mastery-points", {}, BOOK)


def number_upper_culture(*, n: int) -> Text:
    return Text("number-upper-culture", {"n": n}, BOOK)


def number_lower_gold(*, n: int) -> Text:
    return Text("number-lower-gold", {"n": n}, BOOK)


def number_cohorts(*, n: int) -> Text:
    return Text("number-cohorts", {"n": n}, BOOK)


def number_happiness(*, n: int) -> Text:
    return Text("number-happiness", {"n": n}, BOOK)


def number_unhappiness(*, n: int) -> Text:
    return Text("number-unhappiness", {"n": n}, BOOK)


def number_caravans_science(*, n: int) -> Text:
    return Text("number-caravans-science", {"n": n}, BOOK)


def number_caravans_culture(*, n: int) -> Text:
    return Text("number-caravans-culture", {"n": n}, BOOK)


def number_columns_workers(*, n: int) -> Text:
    return Text("number-columns-workers", {"n": n}, BOOK)


def number_columns_gold(*, n: int) -> Text:
    return Text("number-columns-gold", {"n": n}, BOOK)


def number_columns_science(*, n: int) -> Text:
    return Text("number-columns-science", {"n": n}, BOOK)


def number_columns_happiness(*, n: int) -> Text:
    return Text("number-columns-happiness", {"n": n}, BOOK)


def number_disaster_culture(*, n: int) -> Text:
    return Text("number-disaster-culture", {"n": n}, BOOK)


def number_caravans_die(*, n: int, caravan: int) -> Text:
    return Text("number-caravans-die", {"n": n, "caravan": caravan}, BOOK)


def number_culture_points(*, row: str) -> Text:
    return Text("number-culture-points", {"row": row}, BOOK)


def number_culture_die(*, box: str) -> Text:
    return Text("number-culture-die", {"box": box}, BOOK)


def number_group_turns() -> Text:
    return Text("number-group-turns", {}, BOOK)


def number_group_buildings() -> Text:
    return Text("number-group-buildings", {}, BOOK)


def number_group_tracks() -> Text:
    return Text("number-group-tracks", {}, BOOK)


def number_group_caravans() -> Text:
    return Text("number-group-caravans", {}, BOOK)


def number_group_culture() -> Text:
    return Text("number-group-culture", {}, BOOK)


def number_group_disasters() -> Text:
    return Text("number-group-disasters", {}, BOOK)


def number_group_gold() -> Text:
    return Text("number-group-gold", {}, BOOK)


def number_group_war() -> Text:
    return Text("number-group-war", {}, BOOK)


def number_group_end() -> Text:
    return Text("number-group-end", {}, BOOK)


def number_from_turns() -> Text:
    return Text("number-from-turns", {}, BOOK)


def number_from_map() -> Text:
    return Text("number-from-map", {}, BOOK)


def number_from_shapes() -> Text:
    return Text("number-from-shapes", {}, BOOK)


def number_from_school() -> Text:
    return Text("number-from-school", {}, BOOK)


def number_from_dice() -> Text:
    return Text("number-from-dice", {}, BOOK)


def number_from_sheets() -> Text:
    return Text("number-from-sheets", {}, BOOK)


def number_from_population() -> Text:
    return Text("number-from-population", {}, BOOK)


def number_from_writing() -> Text:
    return Text("number-from-writing", {}, BOOK)


def number_from_humanism() -> Text:
    return Text("number-from-humanism", {}, BOOK)


def number_from_cohorts() -> Text:
    return Text("number-from-cohorts", {}, BOOK)


def number_from_unhappiness() -> Text:
    return Text("number-from-unhappiness", {}, BOOK)


def number_from_caravans() -> Text:
    return Text("number-from-caravans", {}, BOOK)


def number_from_culture() -> Text:
    return Text("number-from-culture", {}, BOOK)


def number_from_pairs() -> Text:
    return Text("number-from-pairs", {}, BOOK)


def number_from_disasters() -> Text:
    return Text("number-from-disasters", {}, BOOK)


def number_from_announcing() -> Text:
    return Text("number-from-announcing", {}, BOOK)


def table_reference() -> Text:
    return Text("table-reference", {}, BOOK)


def table_reference_buildings() -> Text:
    return Text("table-reference-buildings", {}, BOOK)


def table_reference_named() -> Text:
    return Text("table-reference-named", {}, BOOK)


def table_reference_walls() -> Text:
    return Text("table-reference-walls", {}, BOOK)


def table_reference_map() -> Text:
    return Text("table-reference-map", {}, BOOK)


def table_reference_scenery() -> Text:
    return Text("table-reference-scenery", {}, BOOK)


def table_reference_tracks() -> Text:
    return Text("table-reference-tracks", {}, BOOK)


def table_reference_science() -> Text:
    return Text("table-reference-science", {}, BOOK)


def table_reference_caravans() -> Text:
    return Text("table-reference-caravans", {}, BOOK)


def table_reference_culture() -> Text:
    return Text("table-reference-culture", {}, BOOK)


def table_reference_disasters() -> Text:
    return Text("table-reference-disasters", {}, BOOK)


def table_reference_grades() -> Text:
    return Text("table-reference-grades", {}, BOOK)


def table_reference_printed() -> Text:
    return Text("table-reference-printed", {}, BOOK)


def table_head_symbol() -> Text:
    return Text("table-head-symbol", {}, BOOK)


def table_head_meaning() -> Text:
    return Text("table-head-meaning", {}, BOOK)


def table_head_building() -> Text:
    return Text("table-head-building", {}, BOOK)


def table_head_level() -> Text:
    return Text("table-head-level", {}, BOOK)


def table_head_lines() -> Text:
    return Text("table-head-lines", {}, BOOK)


def table_head_die() -> Text:
    return Text("table-head-die", {}, BOOK)


def table_head_makes() -> Text:
    return Text("table-head-makes", {}, BOOK)


def table_head_points() -> Text:
    return Text("table-head-points", {}, BOOK)


def table_head_track() -> Text:
    return Text("table-head-track", {}, BOOK)


def table_head_boxes() -> Text:
    return Text("table-head-boxes", {}, BOOK)


def table_head_inside() -> Text:
    return Text("table-head-inside", {}, BOOK)


def table_head_branch() -> Text:
    return Text("table-head-branch", {}, BOOK)


def table_head_brings() -> Text:
    return Text("table-head-brings", {}, BOOK)


def table_head_caravan() -> Text:
    return Text("table-head-caravan", {}, BOOK)


def table_head_owner() -> Text:
    return Text("table-head-owner", {}, BOOK)


def table_head_reach() -> Text:
    return Text("table-head-reach", {}, BOOK)


def table_head_column() -> Text:
    return Text("table-head-column", {}, BOOK)


def table_head_disaster() -> Text:
    return Text("table-head-disaster", {}, BOOK)


def table_head_asks() -> Text:
    return Text("table-head-asks", {}, BOOK)


def table_head_then() -> Text:
    return Text("table-head-then", {}, BOOK)


def table_head_number() -> Text:
    return Text("table-head-number", {}, BOOK)


def table_head_grade() -> Text:
    return Text("table-head-grade", {}, BOOK)


def table_head_why() -> Text:
    return Text("table-head-why", {}, BOOK)


def table_symbol_gold() -> Text:
    return Text("table-symbol-gold", {}, BOOK)


def table_symbol_spent() -> Text:
    return Text("table-symbol-spent", {}, BOOK)


def table_symbol_worker() -> Text:
    return Text("table-symbol-worker", {}, BOOK)


def table_symbol_checked() -> Text:
    return Text("table-symbol-checked", {}, BOOK)


def table_symbol_gone() -> Text:
    return Text("table-symbol-gone", {}, BOOK)


def table_symbol_happy() -> Text:
    return Text("table-symbol-happy", {}, BOOK)


def table_symbol_unhappy() -> Text:
    return Text("table-symbol-unhappy", {}, BOOK)


def table_symbol_science() -> Text:
    return Text("table-symbol-science", {}, BOOK)


def table_symbol_culture() -> Text:
    return Text("table-symbol-culture", {}, BOOK)


def table_symbol_army() -> Text:
    return Text("table-symbol-army", {}, BOOK)


def table_symbol_staffed() -> Text:
    return Text("table-symbol-staffed", {}, BOOK)


def table_symbol_palace() -> Text:
    return Text("table-symbol-palace", {}, BOOK)


def table_symbol_colony() -> Text:
    return Text("table-symbol-colony", {}, BOOK)


def table_symbol_named() -> Text:
    return Text("table-symbol-named", {}, BOOK)


def table_symbol_end(*, points: int) -> Text:
    return Text("table-symbol-end", {"points": points}, BOOK)


def table_makes_colony(*, marks: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("table-makes-colony", {"marks": counted_list("mark", marks)}, BOOK)


def table_makes_soldier(*, marks: Sequence[tuple[MarkName, int]]) -> Text:
    return Text("table-makes-soldier", {"marks": counted_list("mark", marks)}, BOOK)


def table_track(*, track: TrackName) -> Text:
    return Text("table-track", {"track": ("track", track)}, BOOK)


def table_track_begun(*, n: int) -> Text:
    return Text("table-track-begun", {"n": n}, BOOK)


def table_track_cohorts(*, cohorts: str) -> Text:
    return Text("table-track-cohorts", {"cohorts": cohorts}, BOOK)


def table_track_worth(*, numbers: str, n: int) -> Text:
    return Text("table-track-worth", {"numbers": numbers, "n": n}, BOOK)


def table_track_costs(*, numbers: str, n: int) -> Text:
    return Text("table-track-costs", {"numbers": numbers, "n": n}, BOOK)


def table_branch(*, branch: BranchName) -> Text:
    return Text("table-branch", {"branch": ("branch", branch)}, BOOK)


def table_bearing_drought(*, marks: Sequence[tuple[MarkName, int]], n: int) -> Text:
    return Text("table-bearing-drought", {"marks": counted_list("mark", marks), "n": n}, BOOK)


def table_bearing_raid(*, gold: int, n: int) -> Text:
    return Text("table-bearing-raid", {"gold": gold, "n": n}, BOOK)


def table_bearing_fire(*, n: int) -> Text:
    return Text("table-bearing-fire", {"n": n}, BOOK)


def table_origin_turns() -> Text:
    return Text("table-origin-turns", {}, BOOK)


def table_origin_map() -> Text:
    return Text("table-origin-map", {}, BOOK)


def table_origin_shapes() -> Text:
    return Text("table-origin-shapes", {}, BOOK)


def table_origin_lines() -> Text:
    return Text("table-origin-lines", {}, BOOK)


def table_origin_dice() -> Text:
    return Text("table-origin-dice", {}, BOOK)


def table_origin_points() -> Text:
    return Text("table-origin-points", {}, BOOK)


def table_origin_population() -> Text:
    return Text("table-origin-population", {}, BOOK)


def table_origin_gold() -> Text:
    return Text("table-origin-gold", {}, BOOK)


def table_origin_trunk() -> Text:
    return Text("table-origin-trunk", {}, BOOK)


def table_origin_writing() -> Text:
    return Text("table-origin-writing", {}, BOOK)


def table_origin_upper() -> Text:
    return Text("table-origin-upper", {}, BOOK)


def table_origin_humanism() -> Text:
    return Text("table-origin-humanism", {}, BOOK)


def table_origin_lower() -> Text:
    return Text("table-origin-lower", {}, BOOK)


def table_origin_cohorts() -> Text:
    return Text("table-origin-cohorts", {}, BOOK)


def table_origin_happiness() -> Text:
    return Text("table-origin-happiness", {}, BOOK)


def table_origin_unhappiness() -> Text:
    return Text("table-origin-unhappiness", {}, BOOK)


def table_origin_caravans() -> Text:
    return Text("table-origin-caravans", {}, BOOK)


def table_origin_caravan_science() -> Text:
    return Text("table-origin-caravan-science", {}, BOOK)


def table_origin_caravan_culture() -> Text:
    return Text("table-origin-caravan-culture", {}, BOOK)


def table_origin_culture() -> Text:
    return Text("table-origin-culture", {}, BOOK)


def table_origin_culture_points() -> Text:
    return Text("table-origin-culture-points", {}, BOOK)


def table_origin_columns() -> Text:
    return Text("table-origin-columns", {}, BOOK)


def table_origin_disasters() -> Text:
    return Text("table-origin-disasters", {}, BOOK)


def table_origin_disaster_culture() -> Text:
    return Text("table-origin-disaster-culture", {}, BOOK)


def table_origin_announcing() -> Text:
    return Text("table-origin-announcing", {}, BOOK)


def part_style_builder() -> Text:
    return Text("part-style-builder", {}, BOOK)


def about_style_builder() -> Text:
    return Text("about-style-builder", {}, BOOK)


def part_style_scholar() -> Text:
    return Text("part-style-scholar", {}, BOOK)


def about_style_scholar() -> Text:
    return Text("about-style-scholar", {}, BOOK)


def part_style_general() -> Text:
    return Text("part-style-general", {}, BOOK)


def about_style_general() -> Text:
    return Text("about-style-general", {}, BOOK)


def part_style_trader() -> Text:
    return Text("part-style-trader", {}, BOOK)


def about_style_trader() -> Text:
    return Text("about-style-trader", {}, BOOK)


def hint_lines(*, lines: int, buildings: Sequence[Text], points: int) -> Text:
    return Text(
        "hint-lines",
        {"lines": lines, "buildings": message_list(buildings), "points": points},
        BOOK,
    )


def part_hint_buildings(*, building: BuildingName, n: int) -> Text:
    return Text("part-hint-buildings", {"building": ("building", building), "n": n}, BOOK)


def hint_lines_more(*, lines: int, missing: int) -> Text:
    return Text("hint-lines-more", {"lines": lines, "missing": missing}, BOOK)


def hint_farm(*, marks: Sequence[tuple[MarkName, int]], points: int) -> Text:
    return Text("hint-farm", {"marks": counted_list("mark", marks), "points": points}, BOOK)


def hint_mine(*, marks: Sequence[tuple[MarkName, int]], die: int, points: int) -> Text:
    return Text(
        "hint-mine",
        {"marks": counted_list("mark", marks), "die": die, "points": points},
        BOOK,
    )


def hint_school(*, marks: Sequence[tuple[MarkName, int]], die: int, points: int) -> Text:
    return Text(
        "hint-school",
        {"marks": counted_list("mark", marks), "die": die, "points": points},
        BOOK,
    )


def hint_garrison(*, points: int) -> Text:
    return Text("hint-garrison", {"points": points}, BOOK)


def hint_palace(*, points: int) -> Text:
    return Text("hint-palace", {"points": points}, BOOK)


def hint_staff(*, building: BuildingName, points: int) -> Text:
    return Text("hint-staff", {"building": ("building", building), "points": points}, BOOK)


def hint_activate(*, marks: Sequence[tuple[MarkName, int]], points: int) -> Text:
    return Text("hint-activate", {"marks": counted_list("mark", marks), "points": points}, BOOK)


def hint_caravan(*, missing: int, points: int) -> Text:
    return Text("hint-caravan", {"missing": missing, "points": points}, BOOK)


def hint_culture(*, row: str, missing: int, points: int) -> Text:
    return Text("hint-culture", {"row": row, "missing": missing, "points": points}, BOOK)


def hint_science(*, branch: BranchName, missing: int, points: int) -> Text:
    return Text(
        "hint-science",
        {"branch": ("branch", branch), "missing": missing, "points": points},
        BOOK,
    )


def hint_worth(*, points: int) -> Text:
    return Text("hint-worth", {"points": points}, BOOK)


def hint_must_staff() -> Text:
    return Text("hint-must-staff", {}, BOOK)


def hint_no_army() -> Text:
    return Text("hint-no-army", {}, BOOK)


def hint_turn(*, points: int) -> Text:
    return Text("hint-turn", {"points": points}, BOOK)


def hint_edict(*, points: int) -> Text:
    return Text("hint-edict", {"points": points}, BOOK)


def hint_done(*, points: int) -> Text:
    return Text("hint-done", {"points": points}, BOOK)


def hint_operation(*, points: int) -> Text:
    return Text("hint-operation", {"points": points}, BOOK)


def hint_hold(*, armies: int) -> Text:
    return Text("hint-hold", {"armies": armies}, BOOK)


def hint_no_operation() -> Text:
    return Text("hint-no-operation", {}, BOOK)


def hint_reroll(*, gold: int, pips: int) -> Text:
    return Text("hint-reroll", {"gold": gold, "pips": pips}, BOOK)


def hint_no_reroll(*, gold: int, pips: int) -> Text:
    return Text("hint-no-reroll", {"gold": gold, "pips": pips}, BOOK)


def hint_end(*, points: int, other: int) -> Text:
    return Text("hint-end", {"points": points, "other": other}, BOOK)


def hint_cancel(*, points: int, other: int) -> Text:
    return Text("hint-cancel", {"points": points, "other": other}, BOOK)


def hint_bear(*, points: int, other: int) -> Text:
    return Text("hint-bear", {"points": points, "other": other}, BOOK)


def hint_aim_growth() -> Text:
    return Text("hint-aim-growth", {}, BOOK)


def hint_aim_schools() -> Text:
    return Text("hint-aim-schools", {}, BOOK)


def hint_aim_palace() -> Text:
    return Text("hint-aim-palace", {}, BOOK)


def hint_aim_track(*, track: TrackName) -> Text:
    return Text("hint-aim-track", {"track": ("track", track)}, BOOK)


def part_notation_die() -> Text:
    return Text("part-notation-die", {}, BOOK)


def part_notation_dice() -> Text:
    return Text("part-notation-dice", {}, BOOK)


def part_notation_gold() -> Text:
    return Text("part-notation-gold", {}, BOOK)


def part_notation_box() -> Text:
    return Text("part-notation-box", {}, BOOK)


def part_notation_line() -> Text:
    return Text("part-notation-line", {}, BOOK)


def part_notation_loss() -> Text:
    return Text("part-notation-loss", {}, BOOK)


def part_notation_left() -> Text:
    return Text("part-notation-left", {}, BOOK)


def part_notation_rows() -> Text:
    return Text("part-notation-rows", {}, BOOK)


def part_notation_used() -> Text:
    return Text("part-notation-used", {}, BOOK)
