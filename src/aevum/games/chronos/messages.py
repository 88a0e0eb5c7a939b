"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from aevum.core.text import CORE, OR, Arg, Book, Text, counted_list, message_list, name_list

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)

CardName = Literal[
    "0",
    "10",
    "20",
    "30",
    "50",
    "100",
    "hydra",
    "minotaur",
    "north",
    "south",
    "east",
    "west",
    "war",
    "starvation",
    "cataclysm",
]

GodName = Literal[
    "hades",
    "dionysus",
    "sphinx",
    "zeus",
    "calypso",
    "heracles",
    "helios",
    "athena",
    "ares",
    "aeolus",
    "cyclops",
    "apollo",
    "cassandra",
    "demeter",
    "aphrodite",
    "pan",
    "castor",
    "pollux",
    "hecate",
    "gaia",
    "uranus",
    "artemis",
    "eros",
    "eos",
    "hestia",
    "chronos",
    "asclepius",
    "charon",
    "hermes",
    "persephone",
    "erinyes",
    "nemesis",
    "harpy",
    "cerberus",
    "hephaestus",
    "amphitrite",
    "atlas",
    "hera",
    "poseidon",
    "selene",
]

CityName = Literal[
    "athens",
    "alexandria",
    "delphi",
    "rhodes",
    "sparta",
    "olympia",
    "troy",
    "corinth",
    "ephesus",
    "santorini",
    "mycenae",
    "atlantis-city",
]


def game_summary() -> Text:
    return Text("game-summary", {}, BOOK)


def game_tagline() -> Text:
    return Text("game-tagline", {}, BOOK)


def at_place_pile(*, n: int) -> Text:
    return Text("at-place-pile", {"n": n}, BOOK)


def at_place_atlantis() -> Text:
    return Text("at-place-atlantis", {}, BOOK)


def at_place_city(*, city: CityName) -> Text:
    return Text("at-place-city", {"city": ("city", city)}, BOOK)


def at_place_tile(*, n: int) -> Text:
    return Text("at-place-tile", {"n": n}, BOOK)


def at_place_hell() -> Text:
    return Text("at-place-hell", {}, BOOK)


def at_place_deep() -> Text:
    return Text("at-place-deep", {}, BOOK)


def at_place_square(*, n: int) -> Text:
    return Text("at-place-square", {"n": n}, BOOK)


def at_place_kingdom(*, owner: int) -> Text:
    return Text("at-place-kingdom", {"owner": ("seat", owner)}, BOOK)


def at_place_front(*, owner: int) -> Text:
    return Text("at-place-front", {"owner": ("seat", owner)}, BOOK)


def at_timer() -> Text:
    return Text("at-timer", {}, BOOK)


def at_whose(*, owner: int) -> Text:
    return Text("at-whose", {"owner": ("seat", owner)}, BOOK)


def at_extra() -> Text:
    return Text("at-extra", {}, BOOK)


def part_seconds(*, s: int, t: int) -> Text:
    return Text("part-seconds", {"s": s, "t": t}, BOOK)


def part_cards(*, n: int) -> Text:
    return Text("part-cards", {"n": n}, BOOK)


def part_timers(*, n: int) -> Text:
    return Text("part-timers", {"n": n}, BOOK)


def part_piles(*, n: int) -> Text:
    return Text("part-piles", {"n": n}, BOOK)


def part_points(*, n: int) -> Text:
    return Text("part-points", {"n": n}, BOOK)


def part_time(*, n: int) -> Text:
    return Text("part-time", {"n": n}, BOOK)


def part_minutes(*, n: int) -> Text:
    return Text("part-minutes", {"n": n}, BOOK)


def part_has(*, n: int) -> Text:
    return Text("part-has", {"n": n}, BOOK)


def part_loot_card(*, card: CardName, at: Text) -> Text:
    return Text("part-loot-card", {"card": ("card", card), "at": at.inner()}, BOOK)


def part_loot_any() -> Text:
    return Text("part-loot-any", {}, BOOK)


def part_draft_offer(*, god: GodName) -> Text:
    return Text("part-draft-offer", {"god": ("god", god)}, BOOK)


def part_draft_buy(*, god: GodName) -> Text:
    return Text("part-draft-buy", {"god": ("god", god)}, BOOK)


def part_draft_god(*, god: GodName) -> Text:
    return Text("part-draft-god", {"god": ("god", god)}, BOOK)


def part_draft_city(*, city: CityName) -> Text:
    return Text("part-draft-city", {"city": ("city", city)}, BOOK)


def say_city(*, city: CityName) -> Text:
    return Text("say-city", {"city": ("city", city)}, BOOK)


def say_god(*, god: GodName) -> Text:
    return Text("say-god", {"god": ("god", god)}, BOOK)


def say_reveal(*, at: Text, card: CardName) -> Text:
    return Text("say-reveal", {"at": at.inner(), "card": ("card", card)}, BOOK)


def say_reveal_pile(*, n: int, card: CardName) -> Text:
    return Text("say-reveal-pile", {"n": n, "card": ("card", card)}, BOOK)


def say_atlantis(*, card: CardName) -> Text:
    return Text("say-atlantis", {"card": ("card", card)}, BOOK)


def say_flips(*, who: int, timer: Arg, to: Text) -> Text:
    return Text("say-flips", {"who": ("seat", who), "timer": timer, "to": to.inner()}, BOOK)


def say_flips_pile(*, who: int, timer: Arg, n: int) -> Text:
    return Text("say-flips-pile", {"who": ("seat", who), "timer": timer, "n": n}, BOOK)


def say_flips_again(*, who: int, timer: Arg, to: Text) -> Text:
    return Text("say-flips-again", {"who": ("seat", who), "timer": timer, "to": to.inner()}, BOOK)


def say_flips_again_pile(*, who: int, timer: Arg, n: int) -> Text:
    return Text("say-flips-again-pile", {"who": ("seat", who), "timer": timer, "n": n}, BOOK)


def say_takes_back(*, who: int, timer: Arg, at: Text) -> Text:
    return Text("say-takes-back", {"who": ("seat", who), "timer": timer, "at": at.inner()}, BOOK)


def say_hell_flipped(*, who: int, timer: Arg) -> Text:
    return Text("say-hell-flipped", {"who": ("seat", who), "timer": timer}, BOOK)


def say_hell_kept(*, who: int, timer: Arg) -> Text:
    return Text("say-hell-kept", {"who": ("seat", who), "timer": timer}, BOOK)


def say_sparta_flipped(*, who: int, timer: Arg) -> Text:
    return Text("say-sparta-flipped", {"who": ("seat", who), "timer": timer}, BOOK)


def say_sparta_kept(*, who: int, timer: Arg) -> Text:
    return Text("say-sparta-kept", {"who": ("seat", who), "timer": timer}, BOOK)


def say_home(*, who: int, timer: Arg) -> Text:
    return Text("say-home", {"who": ("seat", who), "timer": timer}, BOOK)


def say_nothing_company(*, who: int, at: Text) -> Text:
    return Text("say-nothing-company", {"who": ("seat", who), "at": at.inner()}, BOOK)


def say_nothing_troy(*, who: int, at: Text) -> Text:
    return Text("say-nothing-troy", {"who": ("seat", who), "at": at.inner()}, BOOK)


def say_nothing_barred(*, who: int, at: Text) -> Text:
    return Text("say-nothing-barred", {"who": ("seat", who), "at": at.inner()}, BOOK)


def say_picks(*, who: int, at: Text, card: CardName) -> Text:
    return Text("say-picks", {"who": ("seat", who), "at": at.inner(), "card": ("card", card)}, BOOK)


def say_picks_pile(*, who: int, n: int, card: CardName) -> Text:
    return Text("say-picks-pile", {"who": ("seat", who), "n": n, "card": ("card", card)}, BOOK)


def say_zero(*, who: int) -> Text:
    return Text("say-zero", {"who": ("seat", who)}, BOOK)


def say_plunders(*, who: int, victim: int, card: CardName) -> Text:
    return Text(
        "say-plunders",
        {"who": ("seat", who), "victim": ("seat", victim), "card": ("card", card)},
        BOOK,
    )


def say_gives(*, who: int, other: int, card: CardName) -> Text:
    return Text(
        "say-gives",
        {"who": ("seat", who), "other": ("seat", other), "card": ("card", card)},
        BOOK,
    )


def say_robs(*, who: int, victim: int, card: CardName, given: CardName) -> Text:
    return Text(
        "say-robs",
        {
            "who": ("seat", who),
            "victim": ("seat", victim),
            "card": ("card", card),
            "given": ("card", given),
        },
        BOOK,
    )


def say_owes(*, who: int, other: int) -> Text:
    return Text("say-owes", {"who": ("seat", who), "other": ("seat", other)}, BOOK)


def say_war(*, who: int) -> Text:
    return Text("say-war", {"who": ("seat", who)}, BOOK)


def say_starvation(*, who: int) -> Text:
    return Text("say-starvation", {"who": ("seat", who)}, BOOK)


def say_cataclysm(*, who: int) -> Text:
    return Text("say-cataclysm", {"who": ("seat", who)}, BOOK)


def say_discards(*, who: int, card: CardName) -> Text:
    return Text("say-discards", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_starves(*, who: int, card: CardName) -> Text:
    return Text("say-starves", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_becalmed(*, who: int, card: CardName) -> Text:
    return Text("say-becalmed", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_recovers(*, who: int, card: CardName) -> Text:
    return Text("say-recovers", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_shows(*, who: int, card: CardName) -> Text:
    return Text("say-shows", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_looks(*, who: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("say-looks", {"who": ("seat", who), "cards": counted_list("card", cards)}, BOOK)


def say_gains(*, who: int, god: GodName) -> Text:
    return Text("say-gains", {"who": ("seat", who), "god": ("god", god)}, BOOK)


def say_buys(*, who: int, victim: int, god: GodName) -> Text:
    return Text(
        "say-buys",
        {"who": ("seat", who), "victim": ("seat", victim), "god": ("god", god)},
        BOOK,
    )


def say_cube_god(*, who: int, god: GodName) -> Text:
    return Text("say-cube-god", {"who": ("seat", who), "god": ("god", god)}, BOOK)


def say_cube_pile(*, who: int, at: Text) -> Text:
    return Text("say-cube-pile", {"who": ("seat", who), "at": at.inner()}, BOOK)


def say_cube_troy(*, who: int, at: Text) -> Text:
    return Text("say-cube-troy", {"who": ("seat", who), "at": at.inner()}, BOOK)


def say_cube_starts(*, at: Text) -> Text:
    return Text("say-cube-starts", {"at": at.inner()}, BOOK)


def say_cube_city(*, who: int, at: Text) -> Text:
    return Text("say-cube-city", {"who": ("seat", who), "at": at.inner()}, BOOK)


def say_knock(*, who: int) -> Text:
    return Text("say-knock", {"who": ("seat", who)}, BOOK)


def say_calm(*, who: int) -> Text:
    return Text("say-calm", {"who": ("seat", who)}, BOOK)


def say_claims_points(*, who: int) -> Text:
    return Text("say-claims-points", {"who": ("seat", who)}, BOOK)


def say_claims_monsters(*, who: int) -> Text:
    return Text("say-claims-monsters", {"who": ("seat", who)}, BOOK)


def say_mistaken_points(*, who: int, n: int) -> Text:
    return Text("say-mistaken-points", {"who": ("seat", who), "n": n}, BOOK)


def say_mistaken_monsters(*, who: int, n: int) -> Text:
    return Text("say-mistaken-monsters", {"who": ("seat", who), "n": n}, BOOK)


def say_wins(*, who: int, god: GodName) -> Text:
    return Text("say-wins", {"who": ("seat", who), "god": ("god", god)}, BOOK)


def say_wins_god(*, who: int) -> Text:
    return Text("say-wins-god", {"who": ("seat", who)}, BOOK)


def say_freeze(*, who: int, n: int) -> Text:
    return Text("say-freeze", {"who": ("seat", who), "n": n}, BOOK)


def say_freezes(*, n: int) -> Text:
    return Text("say-freezes", {"n": n}, BOOK)


def say_thaw() -> Text:
    return Text("say-thaw", {}, BOOK)


def say_over(*, winners: Sequence[int]) -> Text:
    return Text("say-over", {"winners": name_list("seat", winners)}, BOOK)


def say_over_points(*, winners: Sequence[int]) -> Text:
    return Text("say-over-points", {"winners": name_list("seat", winners)}, BOOK)


def say_over_monsters(*, winners: Sequence[int]) -> Text:
    return Text("say-over-monsters", {"winners": name_list("seat", winners)}, BOOK)


def say_over_god(*, winners: Sequence[int]) -> Text:
    return Text("say-over-god", {"winners": name_list("seat", winners)}, BOOK)


def say_over_cataclysm(*, winners: Sequence[int]) -> Text:
    return Text("say-over-cataclysm", {"winners": name_list("seat", winners)}, BOOK)


def say_over_frozen(*, winners: Sequence[int]) -> Text:
    return Text("say-over-frozen", {"winners": name_list("seat", winners)}, BOOK)


def say_over_cap(*, winners: Sequence[int], n: int) -> Text:
    return Text("say-over-cap", {"winners": name_list("seat", winners), "n": n}, BOOK)


def ask_chance() -> Text:
    return Text("ask-chance", {}, BOOK)


def ask_war() -> Text:
    return Text("ask-war", {}, BOOK)


def ask_war_of(*, who: int) -> Text:
    return Text("ask-war-of", {"who": ("seat", who)}, BOOK)


def ask_starve() -> Text:
    return Text("ask-starve", {}, BOOK)


def ask_plague(*, card: CardName) -> Text:
    return Text("ask-plague", {"card": ("card", card)}, BOOK)


def ask_penalty(*, who: int) -> Text:
    return Text("ask-penalty", {"who": ("seat", who)}, BOOK)


def ask_hermes() -> Text:
    return Text("ask-hermes", {}, BOOK)


def ask_settled() -> Text:
    return Text("ask-settled", {}, BOOK)


def ask_owes() -> Text:
    return Text("ask-owes", {}, BOOK)


def ask_wait() -> Text:
    return Text("ask-wait", {}, BOOK)


def ask_move(*, timer: Arg) -> Text:
    return Text("ask-move", {"timer": timer}, BOOK)


def ask_move_some(*, n: int) -> Text:
    return Text("ask-move-some", {"n": n}, BOOK)


def ask_offer(*, n: int, of: int, god: GodName) -> Text:
    return Text("ask-offer", {"n": n, "of": of, "god": ("god", god)}, BOOK)


def ask_cube_pile() -> Text:
    return Text("ask-cube-pile", {}, BOOK)


def ask_cube_city() -> Text:
    return Text("ask-cube-city", {}, BOOK)


def ask_cube_god() -> Text:
    return Text("ask-cube-god", {}, BOOK)


def ask_buy(*, n: int, of: int, god: GodName) -> Text:
    return Text("ask-buy", {"n": n, "of": of, "god": ("god", god)}, BOOK)


def ask_rob(*, card: CardName, who: int) -> Text:
    return Text("ask-rob", {"card": ("card", card), "who": ("seat", who)}, BOOK)


def ask_bring(*, timer: Arg) -> Text:
    return Text("ask-bring", {"timer": timer}, BOOK)


def ask_harpy(*, timer: Arg, at: Text) -> Text:
    return Text("ask-harpy", {"timer": timer, "at": at.inner()}, BOOK)


def ask_hades(*, n: int, of: int) -> Text:
    return Text("ask-hades", {"n": n, "of": of}, BOOK)


def ask_discard() -> Text:
    return Text("ask-discard", {}, BOOK)


def ask_discard_of(*, n: int, of: int) -> Text:
    return Text("ask-discard-of", {"n": n, "of": of}, BOOK)


def ask_recover() -> Text:
    return Text("ask-recover", {}, BOOK)


def note_timers(*, timers: str) -> Text:
    return Text("note-timers", {"timers": timers}, BOOK)


def part_timer_name(*, name: str) -> Text:
    return Text("part-timer-name", {"name": name}, BOOK)


def note_so_far(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("note-so-far", {"cards": counted_list("card", cards)}, BOOK)


def note_offering(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("note-offering", {"cards": counted_list("card", cards)}, BOOK)


def note_card(*, card: CardName) -> Text:
    return Text("note-card", {"card": ("card", card)}, BOOK)


def note_war() -> Text:
    return Text("note-war", {}, BOOK)


def note_starvation() -> Text:
    return Text("note-starvation", {}, BOOK)


def note_cataclysm() -> Text:
    return Text("note-cataclysm", {}, BOOK)


def note_company() -> Text:
    return Text("note-company", {}, BOOK)


def note_troy() -> Text:
    return Text("note-troy", {}, BOOK)


def note_barred() -> Text:
    return Text("note-barred", {}, BOOK)


def note_standing(*, at: Text, left: Text) -> Text:
    return Text("note-standing", {"at": at.inner(), "left": left.inner()}, BOOK)


def note_standing_out(*, at: Text) -> Text:
    return Text("note-standing-out", {"at": at.inner()}, BOOK)


def note_runs(*, left: Text) -> Text:
    return Text("note-runs", {"left": left.inner()}, BOOK)


def note_runs_not() -> Text:
    return Text("note-runs-not", {}, BOOK)


def note_only_gain() -> Text:
    return Text("note-only-gain", {}, BOOK)


def note_only_power() -> Text:
    return Text("note-only-power", {}, BOOK)


def note_timers_there(*, n: int) -> Text:
    return Text("note-timers-there", {"n": n}, BOOK)


def note_partner() -> Text:
    return Text("note-partner", {}, BOOK)


def note_nothing_to_lose() -> Text:
    return Text("note-nothing-to-lose", {}, BOOK)


def note_printed() -> Text:
    return Text("note-printed", {}, BOOK)


def note_countdown(*, n: int) -> Text:
    return Text("note-countdown", {"n": n}, BOOK)


def note_has_points(*, n: int, of: int) -> Text:
    return Text("note-has-points", {"n": n, "of": of}, BOOK)


def note_has_monsters(*, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("note-has-monsters", {"cards": counted_list("card", cards)}, BOOK)


def note_one_monster() -> Text:
    return Text("note-one-monster", {}, BOOK)


def move_wait() -> Text:
    return Text("move-wait", {}, BOOK)


def move_retract() -> Text:
    return Text("move-retract", {}, BOOK)


def move_drop() -> Text:
    return Text("move-drop", {}, BOOK)


def move_leave() -> Text:
    return Text("move-leave", {}, BOOK)


def move_calm() -> Text:
    return Text("move-calm", {}, BOOK)


def move_knock() -> Text:
    return Text("move-knock", {}, BOOK)


def move_flip(*, timer: Arg, to: Text) -> Text:
    return Text("move-flip", {"timer": timer, "to": to.inner()}, BOOK)


def move_flip_again(*, timer: Arg, to: Text) -> Text:
    return Text("move-flip-again", {"timer": timer, "to": to.inner()}, BOOK)


def move_front(*, timer: Arg) -> Text:
    return Text("move-front", {"timer": timer}, BOOK)


def move_take_flip(*, loot: Text, timer: Arg, to: Text) -> Text:
    return Text("move-take-flip", {"loot": loot.inner(), "timer": timer, "to": to.inner()}, BOOK)


def move_take_again(*, loot: Text, timer: Arg, to: Text) -> Text:
    return Text("move-take-again", {"loot": loot.inner(), "timer": timer, "to": to.inner()}, BOOK)


def move_take_front(*, loot: Text, timer: Arg) -> Text:
    return Text("move-take-front", {"loot": loot.inner(), "timer": timer}, BOOK)


def move_send_flipped(*, timer: Arg) -> Text:
    return Text("move-send-flipped", {"timer": timer}, BOOK)


def move_send_kept(*, timer: Arg) -> Text:
    return Text("move-send-kept", {"timer": timer}, BOOK)


def move_bring_flipped(*, timer: Arg) -> Text:
    return Text("move-bring-flipped", {"timer": timer}, BOOK)


def move_bring_kept(*, timer: Arg) -> Text:
    return Text("move-bring-kept", {"timer": timer}, BOOK)


def move_offer(*, god: GodName) -> Text:
    return Text("move-offer", {"god": ("god", god)}, BOOK)


def move_buy(*, god: GodName, who: int) -> Text:
    return Text("move-buy", {"god": ("god", god), "who": ("seat", who)}, BOOK)


def move_buy_any(*, god: GodName) -> Text:
    return Text("move-buy-any", {"god": ("god", god)}, BOOK)


def move_free(*, god: GodName) -> Text:
    return Text("move-free", {"god": ("god", god)}, BOOK)


def move_free_any() -> Text:
    return Text("move-free-any", {}, BOOK)


def move_reserve(*, god: GodName) -> Text:
    return Text("move-reserve", {"god": ("god", god)}, BOOK)


def move_cube(*, at: Text) -> Text:
    return Text("move-cube", {"at": at.inner()}, BOOK)


def move_seal(*, at: Text) -> Text:
    return Text("move-seal", {"at": at.inner()}, BOOK)


def move_pay(*, card: CardName) -> Text:
    return Text("move-pay", {"card": ("card", card)}, BOOK)


def move_pay_gain(*, card: CardName, god: GodName) -> Text:
    return Text("move-pay-gain", {"card": ("card", card), "god": ("god", god)}, BOOK)


def move_give(*, card: CardName, who: int) -> Text:
    return Text("move-give", {"card": ("card", card), "who": ("seat", who)}, BOOK)


def move_gain(*, card: CardName) -> Text:
    return Text("move-gain", {"card": ("card", card)}, BOOK)


def move_rob(*, card: CardName, who: int) -> Text:
    return Text("move-rob", {"card": ("card", card), "who": ("seat", who)}, BOOK)


def move_starve(*, who: int, card: CardName) -> Text:
    return Text("move-starve", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def move_starve_none(*, who: int) -> Text:
    return Text("move-starve-none", {"who": ("seat", who)}, BOOK)


def move_plague(*, card: CardName) -> Text:
    return Text("move-plague", {"card": ("card", card)}, BOOK)


def move_demeter(*, at: Text) -> Text:
    return Text("move-demeter", {"at": at.inner()}, BOOK)


def move_harpy(*, at: Text) -> Text:
    return Text("move-harpy", {"at": at.inner()}, BOOK)


def move_troy(*, at: Text) -> Text:
    return Text("move-troy", {"at": at.inner()}, BOOK)


def move_hades(*, n: int) -> Text:
    return Text("move-hades", {"n": n}, BOOK)


def move_rhodes() -> Text:
    return Text("move-rhodes", {}, BOOK)


def move_uranus() -> Text:
    return Text("move-uranus", {}, BOOK)


def move_ephesus() -> Text:
    return Text("move-ephesus", {}, BOOK)


def move_claim_points() -> Text:
    return Text("move-claim-points", {}, BOOK)


def move_claim_monsters() -> Text:
    return Text("move-claim-monsters", {}, BOOK)


def move_freeze() -> Text:
    return Text("move-freeze", {}, BOOK)


def move_card(*, card: CardName) -> Text:
    return Text("move-card", {"card": ("card", card)}, BOOK)


def move_city(*, city: CityName) -> Text:
    return Text("move-city", {"city": ("city", city)}, BOOK)


def move_god(*, god: GodName) -> Text:
    return Text("move-god", {"god": ("god", god)}, BOOK)


def move_sand(*, n: int) -> Text:
    return Text("move-sand", {"n": n}, BOOK)


def move_with(*, label: Text, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("move-with", {"label": label.inner(), "cards": counted_list("card", cards)}, BOOK)


def undo_move(*, timer: Arg, to: Text) -> Text:
    return Text("undo-move", {"timer": timer, "to": to.inner()}, BOOK)


def undo_take(*, timer: Arg, to: Text) -> Text:
    return Text("undo-take", {"timer": timer, "to": to.inner()}, BOOK)


def undo_timer(*, timer: Arg) -> Text:
    return Text("undo-timer", {"timer": timer}, BOOK)


def undo_god(*, god: GodName) -> Text:
    return Text("undo-god", {"god": ("god", god)}, BOOK)


def undo_card(*, card: CardName) -> Text:
    return Text("undo-card", {"card": ("card", card)}, BOOK)


def undo_place(*, at: Text) -> Text:
    return Text("undo-place", {"at": at.inner()}, BOOK)


def undo_player(*, who: int) -> Text:
    return Text("undo-player", {"who": ("seat", who)}, BOOK)


def undo_power_god(*, god: GodName) -> Text:
    return Text("undo-power-god", {"god": ("god", god)}, BOOK)


def undo_power_city(*, city: CityName) -> Text:
    return Text("undo-power-city", {"city": ("city", city)}, BOOK)


def undo_claim() -> Text:
    return Text("undo-claim", {}, BOOK)


def undo_freeze() -> Text:
    return Text("undo-freeze", {}, BOOK)


def undo_answer() -> Text:
    return Text("undo-answer", {}, BOOK)


def undo_chance() -> Text:
    return Text("undo-chance", {}, BOOK)


def no_such_move() -> Text:
    return Text("no-such-move", {}, BOOK)


def no_over() -> Text:
    return Text("no-over", {}, BOOK)


def no_wait() -> Text:
    return Text("no-wait", {}, BOOK)


def no_retract() -> Text:
    return Text("no-retract", {}, BOOK)


def no_chance() -> Text:
    return Text("no-chance", {}, BOOK)


def no_chance_first() -> Text:
    return Text("no-chance-first", {}, BOOK)


def no_player(*, n: int) -> Text:
    return Text("no-player", {"n": n}, BOOK)


def no_hand(*, n: int, left: int) -> Text:
    return Text("no-hand", {"n": n, "left": left}, BOOK)


def no_settled() -> Text:
    return Text("no-settled", {}, BOOK)


def no_open() -> Text:
    return Text("no-open", {}, BOOK)


def no_draft(*, what: Text) -> Text:
    return Text("no-draft", {"what": what.inner()}, BOOK)


def no_drop() -> Text:
    return Text("no-drop", {}, BOOK)


def no_next_pay() -> Text:
    return Text("no-next-pay", {}, BOOK)


def no_next_send() -> Text:
    return Text("no-next-send", {}, BOOK)


def no_next_gain() -> Text:
    return Text("no-next-gain", {}, BOOK)


def no_next_cube() -> Text:
    return Text("no-next-cube", {}, BOOK)


def no_next_leave() -> Text:
    return Text("no-next-leave", {}, BOOK)


def no_powers(*, n: int, left: int) -> Text:
    return Text("no-powers", {"n": n, "left": left}, BOOK)


def no_god_absent(*, god: GodName) -> Text:
    return Text("no-god-absent", {"god": ("god", god)}, BOOK)


def no_god_temple(*, god: GodName) -> Text:
    return Text("no-god-temple", {"god": ("god", god)}, BOOK)


def no_god_other(*, god: GodName, who: int) -> Text:
    return Text("no-god-other", {"god": ("god", god), "who": ("seat", who)}, BOOK)


def no_city_absent(*, city: CityName) -> Text:
    return Text("no-city-absent", {"city": ("city", city)}, BOOK)


def no_city_timer(*, city: CityName) -> Text:
    return Text("no-city-timer", {"city": ("city", city)}, BOOK)


def no_city_sealed(*, city: CityName) -> Text:
    return Text("no-city-sealed", {"city": ("city", city)}, BOOK)


def no_gods() -> Text:
    return Text("no-gods", {}, BOOK)


def no_cities() -> Text:
    return Text("no-cities", {}, BOOK)


def no_reserved(*, god: GodName, who: int) -> Text:
    return Text("no-reserved", {"god": ("god", god), "who": ("seat", who)}, BOOK)


def no_god_yours(*, god: GodName) -> Text:
    return Text("no-god-yours", {"god": ("god", god)}, BOOK)


def no_god_gone(*, god: GodName, who: int) -> Text:
    return Text("no-god-gone", {"god": ("god", god), "who": ("seat", who)}, BOOK)


def no_god_left(*, god: GodName) -> Text:
    return Text("no-god-left", {"god": ("god", god)}, BOOK)


def no_olympia() -> Text:
    return Text("no-olympia", {}, BOOK)


def no_price(*, god: GodName, cost: Text, has: Text) -> Text:
    return Text("no-price", {"god": ("god", god), "cost": cost.inner(), "has": has.inner()}, BOOK)


def no_price_delphi(*, god: GodName, cost: Text, has: Text) -> Text:
    return Text(
        "no-price-delphi",
        {"god": ("god", god), "cost": cost.inner(), "has": has.inner()},
        BOOK,
    )


def no_price_city(*, city: CityName, cost: Text, has: Text) -> Text:
    return Text(
        "no-price-city",
        {"city": ("city", city), "cost": cost.inner(), "has": has.inner()},
        BOOK,
    )


def no_buy_temple(*, god: GodName) -> Text:
    return Text("no-buy-temple", {"god": ("god", god)}, BOOK)


def no_buy_monsters(*, god: GodName, cost: Text) -> Text:
    return Text("no-buy-monsters", {"god": ("god", god), "cost": cost.inner()}, BOOK)


def no_last_god(*, n: int) -> Text:
    return Text("no-last-god", {"n": n}, BOOK)


def no_rob_self() -> Text:
    return Text("no-rob-self", {}, BOOK)


def no_rob_hidden(*, who: int, card: CardName) -> Text:
    return Text("no-rob-hidden", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def no_rob_give() -> Text:
    return Text("no-rob-give", {}, BOOK)


def no_rob_monsters() -> Text:
    return Text("no-rob-monsters", {}, BOOK)


def no_barred(*, card: CardName) -> Text:
    return Text("no-barred", {"card": ("card", card)}, BOOK)


def no_dionysus(*, card: CardName) -> Text:
    return Text("no-dionysus", {"card": ("card", card)}, BOOK)


def no_santorini(*, card: CardName) -> Text:
    return Text("no-santorini", {"card": ("card", card)}, BOOK)


def no_ten(*, at: Text) -> Text:
    return Text("no-ten", {"at": at.inner()}, BOOK)


def no_pile_busy(*, at: Text, n: int) -> Text:
    return Text("no-pile-busy", {"at": at.inner(), "n": n}, BOOK)


def no_troy_there(*, at: Text) -> Text:
    return Text("no-troy-there", {"at": at.inner()}, BOOK)


def no_harpy(*, n: int, at: Text) -> Text:
    return Text("no-harpy", {"n": n, "at": at.inner()}, BOOK)


def no_harpy_safe(*, at: Text) -> Text:
    return Text("no-harpy-safe", {"at": at.inner()}, BOOK)


def no_hell_full(*, n: int) -> Text:
    return Text("no-hell-full", {"n": n}, BOOK)


def no_hades_few(*, n: int, of: int) -> Text:
    return Text("no-hades-few", {"n": n, "of": of}, BOOK)


def no_troy_same(*, at: Text) -> Text:
    return Text("no-troy-same", {"at": at.inner()}, BOOK)


def no_bring_self() -> Text:
    return Text("no-bring-self", {}, BOOK)


def no_extra() -> Text:
    return Text("no-extra", {}, BOOK)


def no_timer(*, name: str) -> Text:
    return Text("no-timer", {"name": name}, BOOK)


def no_not_yours(*, who: int) -> Text:
    return Text("no-not-yours", {"who": ("seat", who)}, BOOK)


def no_running(*, timer: Arg, left: Text) -> Text:
    return Text("no-running", {"timer": timer, "left": left.inner()}, BOOK)


def no_hell() -> Text:
    return Text("no-hell", {}, BOOK)


def no_deep(*, timer: Arg) -> Text:
    return Text("no-deep", {"timer": timer}, BOOK)


def no_only_deep(*, timer: Arg) -> Text:
    return Text("no-only-deep", {"timer": timer}, BOOK)


def no_front(*, timer: Arg) -> Text:
    return Text("no-front", {"timer": timer}, BOOK)


def no_atlantis() -> Text:
    return Text("no-atlantis", {}, BOOK)


def no_atlantis_way() -> Text:
    return Text("no-atlantis-way", {}, BOOK)


def no_pile(*, n: int) -> Text:
    return Text("no-pile", {"n": n}, BOOK)


def no_pile_empty(*, at: Text) -> Text:
    return Text("no-pile-empty", {"at": at.inner()}, BOOK)


def no_city_taken(*, city: CityName) -> Text:
    return Text("no-city-taken", {"city": ("city", city)}, BOOK)


def no_city_closed(*, n: int) -> Text:
    return Text("no-city-closed", {"n": n}, BOOK)


def no_square_next(*, n: int) -> Text:
    return Text("no-square-next", {"n": n}, BOOK)


def no_square_last() -> Text:
    return Text("no-square-last", {}, BOOK)


def no_square_taken(*, n: int) -> Text:
    return Text("no-square-taken", {"n": n}, BOOK)


def no_ares() -> Text:
    return Text("no-ares", {}, BOOK)


def no_guard(*, who: int) -> Text:
    return Text("no-guard", {"who": ("seat", who)}, BOOK)


def no_kingdom_empty(*, at: Text) -> Text:
    return Text("no-kingdom-empty", {"at": at.inner()}, BOOK)


def no_guard_card() -> Text:
    return Text("no-guard-card", {}, BOOK)


def no_card_there(*, timer: Arg, at: Text) -> Text:
    return Text("no-card-there", {"timer": timer, "at": at.inner()}, BOOK)


def no_last_card(*, at: Text) -> Text:
    return Text("no-last-card", {"at": at.inner()}, BOOK)


def no_safe(*, who: int) -> Text:
    return Text("no-safe", {"who": ("seat", who)}, BOOK)


def no_war_of(*, who: int) -> Text:
    return Text("no-war-of", {"who": ("seat", who)}, BOOK)


def no_hades_named(*, timer: Arg) -> Text:
    return Text("no-hades-named", {"timer": timer}, BOOK)


def no_harpy_next(*, timer: Arg) -> Text:
    return Text("no-harpy-next", {"timer": timer}, BOOK)


def no_rhodes_first(*, n: int) -> Text:
    return Text("no-rhodes-first", {"n": n}, BOOK)


def no_erinyes() -> Text:
    return Text("no-erinyes", {}, BOOK)


def no_demeter_ten(*, timer: Arg) -> Text:
    return Text("no-demeter-ten", {"timer": timer}, BOOK)


def no_eros(*, n: int, timer: Arg) -> Text:
    return Text("no-eros", {"n": n, "timer": timer}, BOOK)


def no_sender() -> Text:
    return Text("no-sender", {}, BOOK)


def no_give_card(*, card: CardName, who: int) -> Text:
    return Text("no-give-card", {"card": ("card", card), "who": ("seat", who)}, BOOK)


def no_give_monster(*, card: CardName) -> Text:
    return Text("no-give-monster", {"card": ("card", card)}, BOOK)


def no_pay() -> Text:
    return Text("no-pay", {}, BOOK)


def no_held(*, card: CardName) -> Text:
    return Text("no-held", {"card": ("card", card)}, BOOK)


def no_named(*, card: CardName) -> Text:
    return Text("no-named", {"card": ("card", card)}, BOOK)


def no_offered(*, card: CardName) -> Text:
    return Text("no-offered", {"card": ("card", card)}, BOOK)


def no_gain() -> Text:
    return Text("no-gain", {}, BOOK)


def no_for_hermes(*, card: CardName) -> Text:
    return Text("no-for-hermes", {"card": ("card", card)}, BOOK)


def no_discarded(*, card: CardName) -> Text:
    return Text("no-discarded", {"card": ("card", card)}, BOOK)


def no_hermes() -> Text:
    return Text("no-hermes", {}, BOOK)


def no_starve() -> Text:
    return Text("no-starve", {}, BOOK)


def no_starve_self() -> Text:
    return Text("no-starve-self", {}, BOOK)


def no_hecate() -> Text:
    return Text("no-hecate", {}, BOOK)


def no_cube(*, god: GodName) -> Text:
    return Text("no-cube", {"god": ("god", god)}, BOOK)


def no_cube_apollo() -> Text:
    return Text("no-cube-apollo", {}, BOOK)


def no_won() -> Text:
    return Text("no-won", {}, BOOK)


def no_claim_points(*, left: Text) -> Text:
    return Text("no-claim-points", {"left": left.inner()}, BOOK)


def no_claim_monsters(*, left: Text) -> Text:
    return Text("no-claim-monsters", {"left": left.inner()}, BOOK)


def no_countdown() -> Text:
    return Text("no-countdown", {}, BOOK)


def no_freeze_early(*, left: Text) -> Text:
    return Text("no-freeze-early", {"left": left.inner()}, BOOK)


def no_freeze_sand() -> Text:
    return Text("no-freeze-sand", {}, BOOK)


def no_freeze_choice() -> Text:
    return Text("no-freeze-choice", {}, BOOK)


def brief_zero() -> Text:
    return Text("brief-zero", {}, BOOK)


def brief_land(*, n: int) -> Text:
    return Text("brief-land", {"n": n}, BOOK)


def brief_hydra() -> Text:
    return Text("brief-hydra", {}, BOOK)


def brief_minotaur() -> Text:
    return Text("brief-minotaur", {}, BOOK)


def brief_wind() -> Text:
    return Text("brief-wind", {}, BOOK)


def brief_war() -> Text:
    return Text("brief-war", {}, BOOK)


def brief_starvation() -> Text:
    return Text("brief-starvation", {}, BOOK)


def brief_cataclysm() -> Text:
    return Text("brief-cataclysm", {}, BOOK)


def brief_hades(*, n: int) -> Text:
    return Text("brief-hades", {"n": n}, BOOK)


def brief_dionysus() -> Text:
    return Text("brief-dionysus", {}, BOOK)


def brief_sphinx(*, n: int) -> Text:
    return Text("brief-sphinx", {"n": n}, BOOK)


def brief_zeus() -> Text:
    return Text("brief-zeus", {}, BOOK)


def brief_calypso(*, n: int) -> Text:
    return Text("brief-calypso", {"n": n}, BOOK)


def brief_heracles() -> Text:
    return Text("brief-heracles", {}, BOOK)


def brief_helios(*, n: int) -> Text:
    return Text("brief-helios", {"n": n}, BOOK)


def brief_athena() -> Text:
    return Text("brief-athena", {}, BOOK)


def brief_ares() -> Text:
    return Text("brief-ares", {}, BOOK)


def brief_aeolus() -> Text:
    return Text("brief-aeolus", {}, BOOK)


def brief_cyclops() -> Text:
    return Text("brief-cyclops", {}, BOOK)


def brief_apollo() -> Text:
    return Text("brief-apollo", {}, BOOK)


def brief_cassandra() -> Text:
    return Text("brief-cassandra", {}, BOOK)


def brief_demeter() -> Text:
    return Text("brief-demeter", {}, BOOK)


def brief_aphrodite(*, n: int) -> Text:
    return Text("brief-aphrodite", {"n": n}, BOOK)


def brief_pan(*, n: int) -> Text:
    return Text("brief-pan", {"n": n}, BOOK)


def brief_castor() -> Text:
    return Text("brief-castor", {}, BOOK)


def brief_pollux() -> Text:
    return Text("brief-pollux", {}, BOOK)


def brief_hecate() -> Text:
    return Text("brief-hecate", {}, BOOK)


def brief_gaia() -> Text:
    return Text("brief-gaia", {}, BOOK)


def brief_uranus(*, n: int) -> Text:
    return Text("brief-uranus", {"n": n}, BOOK)


def brief_artemis(*, n: int) -> Text:
    return Text("brief-artemis", {"n": n}, BOOK)


def brief_eros(*, n: int) -> Text:
    return Text("brief-eros", {"n": n}, BOOK)


def brief_eos() -> Text:
    return Text("brief-eos", {}, BOOK)


def brief_hestia(*, n: int) -> Text:
    return Text("brief-hestia", {"n": n}, BOOK)


def brief_chronos() -> Text:
    return Text("brief-chronos", {}, BOOK)


def brief_asclepius() -> Text:
    return Text("brief-asclepius", {}, BOOK)


def brief_charon() -> Text:
    return Text("brief-charon", {}, BOOK)


def brief_hermes() -> Text:
    return Text("brief-hermes", {}, BOOK)


def brief_persephone(*, n: int) -> Text:
    return Text("brief-persephone", {"n": n}, BOOK)


def brief_erinyes() -> Text:
    return Text("brief-erinyes", {}, BOOK)


def brief_nemesis() -> Text:
    return Text("brief-nemesis", {}, BOOK)


def brief_harpy(*, n: int) -> Text:
    return Text("brief-harpy", {"n": n}, BOOK)


def brief_cerberus(*, n: int) -> Text:
    return Text("brief-cerberus", {"n": n}, BOOK)


def brief_hephaestus() -> Text:
    return Text("brief-hephaestus", {}, BOOK)


def brief_amphitrite(*, n: int) -> Text:
    return Text("brief-amphitrite", {"n": n}, BOOK)


def brief_atlas() -> Text:
    return Text("brief-atlas", {}, BOOK)


def brief_hera(*, n: int) -> Text:
    return Text("brief-hera", {"n": n}, BOOK)


def brief_poseidon() -> Text:
    return Text("brief-poseidon", {}, BOOK)


def brief_selene() -> Text:
    return Text("brief-selene", {}, BOOK)


def brief_athens(*, n: int) -> Text:
    return Text("brief-athens", {"n": n}, BOOK)


def brief_alexandria() -> Text:
    return Text("brief-alexandria", {}, BOOK)


def brief_delphi(*, n: int) -> Text:
    return Text("brief-delphi", {"n": n}, BOOK)


def brief_rhodes(*, n: int) -> Text:
    return Text("brief-rhodes", {"n": n}, BOOK)


def brief_sparta() -> Text:
    return Text("brief-sparta", {}, BOOK)


def brief_olympia() -> Text:
    return Text("brief-olympia", {}, BOOK)


def brief_troy() -> Text:
    return Text("brief-troy", {}, BOOK)


def brief_corinth() -> Text:
    return Text("brief-corinth", {}, BOOK)


def brief_ephesus(*, n: int) -> Text:
    return Text("brief-ephesus", {"n": n}, BOOK)


def brief_santorini() -> Text:
    return Text("brief-santorini", {}, BOOK)


def brief_mycenae() -> Text:
    return Text("brief-mycenae", {}, BOOK)


def brief_atlantis_city() -> Text:
    return Text("brief-atlantis-city", {}, BOOK)


def option_stage() -> Text:
    return Text("option-stage", {}, BOOK)


def option_stage_about() -> Text:
    return Text("option-stage-about", {}, BOOK)


def option_stage_1() -> Text:
    return Text("option-stage-1", {}, BOOK)


def option_stage_2() -> Text:
    return Text("option-stage-2", {}, BOOK)


def option_stage_3() -> Text:
    return Text("option-stage-3", {}, BOOK)


def option_stage_4() -> Text:
    return Text("option-stage-4", {}, BOOK)


def option_stage_5() -> Text:
    return Text("option-stage-5", {}, BOOK)


def option_teams() -> Text:
    return Text("option-teams", {}, BOOK)


def option_teams_about() -> Text:
    return Text("option-teams-about", {}, BOOK)


def option_teams_off() -> Text:
    return Text("option-teams-off", {}, BOOK)


def option_teams_on() -> Text:
    return Text("option-teams-on", {}, BOOK)


def option_uneven() -> Text:
    return Text("option-uneven", {}, BOOK)


def option_uneven_about(*, n: int) -> Text:
    return Text("option-uneven-about", {"n": n}, BOOK)


def option_uneven_off() -> Text:
    return Text("option-uneven-off", {}, BOOK)


def option_uneven_on() -> Text:
    return Text("option-uneven-on", {}, BOOK)


def option_knocks() -> Text:
    return Text("option-knocks", {}, BOOK)


def option_knocks_about() -> Text:
    return Text("option-knocks-about", {}, BOOK)


def option_knocks_off() -> Text:
    return Text("option-knocks-off", {}, BOOK)


def option_knocks_on() -> Text:
    return Text("option-knocks-on", {}, BOOK)


def option_carried() -> Text:
    return Text("option-carried", {}, BOOK)


def option_carried_about() -> Text:
    return Text("option-carried-about", {}, BOOK)


def table_complete(*, time: str) -> Text:
    return Text("table-complete", {"time": time}, BOOK)


def table_stage(*, time: str, n: int) -> Text:
    return Text("table-stage", {"time": time, "n": n}, BOOK)


def table_frozen(*, left: Text) -> Text:
    return Text("table-frozen", {"left": left.inner()}, BOOK)


def table_closed() -> Text:
    return Text("table-closed", {}, BOOK)


def table_pile() -> Text:
    return Text("table-pile", {}, BOOK)


def table_top() -> Text:
    return Text("table-top", {}, BOOK)


def table_cards() -> Text:
    return Text("table-cards", {}, BOOK)


def table_timers() -> Text:
    return Text("table-timers", {}, BOOK)


def table_atlantis() -> Text:
    return Text("table-atlantis", {}, BOOK)


def table_cube_god(*, god: GodName) -> Text:
    return Text("table-cube-god", {"god": ("god", god)}, BOOK)


def table_cube_city(*, city: CityName) -> Text:
    return Text("table-cube-city", {"city": ("city", city)}, BOOK)


def table_below(*, cards: Sequence[Text]) -> Text:
    return Text("table-below", {"cards": message_list(cards)}, BOOK)


def table_city(*, city: CityName, timers: str) -> Text:
    return Text("table-city", {"city": ("city", city), "timers": timers}, BOOK)


def table_empty() -> Text:
    return Text("table-empty", {}, BOOK)


def table_temple(*, gods: Sequence[Text]) -> Text:
    return Text("table-temple", {"gods": message_list(gods)}, BOOK)


def table_temple_empty() -> Text:
    return Text("table-temple-empty", {}, BOOK)


def table_price(*, god: GodName, n: int) -> Text:
    return Text("table-price", {"god": ("god", god), "n": n}, BOOK)


def table_price_reserved(*, god: GodName, n: int) -> Text:
    return Text("table-price-reserved", {"god": ("god", god), "n": n}, BOOK)


def table_hell(*, first: str, second: str) -> Text:
    return Text("table-hell", {"first": first, "second": second}, BOOK)


def table_discard(*, n: int) -> Text:
    return Text("table-discard", {"n": n}, BOOK)


def table_discard_seen(*, n: int, cards: Sequence[tuple[CardName, int]]) -> Text:
    return Text("table-discard-seen", {"n": n, "cards": counted_list("card", cards)}, BOOK)


def table_zeros(*, n: int) -> Text:
    return Text("table-zeros", {"n": n}, BOOK)


def table_seat(*, who: int, n: int, figures: Sequence[Text]) -> Text:
    return Text(
        "table-seat",
        {"who": ("seat", who), "n": n, "figures": message_list(figures)},
        BOOK,
    )


def table_points(*, n: int) -> Text:
    return Text("table-points", {"n": n}, BOOK)


def table_count(*, n: int) -> Text:
    return Text("table-count", {"n": n}, BOOK)


def table_hoard(*, cards: Sequence[Text]) -> Text:
    return Text("table-hoard", {"cards": message_list(cards)}, BOOK)


def table_shown(*, card: CardName) -> Text:
    return Text("table-shown", {"card": ("card", card)}, BOOK)


def table_hoard_none() -> Text:
    return Text("table-hoard-none", {}, BOOK)


def table_winds(*, winds: Sequence[tuple[CardName, int]]) -> Text:
    return Text("table-winds", {"winds": counted_list("card", winds)}, BOOK)


def table_partner(*, who: int) -> Text:
    return Text("table-partner", {"who": ("seat", who)}, BOOK)


def table_gods(*, gods: Sequence[GodName]) -> Text:
    return Text("table-gods", {"gods": name_list("god", gods)}, BOOK)


def table_front(*, timers: str) -> Text:
    return Text("table-front", {"timers": timers}, BOOK)


def table_on_pile(*, timers: str) -> Text:
    return Text("table-on-pile", {"timers": timers}, BOOK)


def table_square(*, n: int, timers: str) -> Text:
    return Text("table-square", {"n": n, "timers": timers}, BOOK)


def table_no_bid() -> Text:
    return Text("table-no-bid", {}, BOOK)


def table_bid(*, who: int, mine: Text, card: CardName, yours: Text, other: CardName) -> Text:
    return Text(
        "table-bid",
        {
            "who": ("seat", who),
            "mine": mine.inner(),
            "card": ("card", card),
            "yours": yours.inner(),
            "other": ("card", other),
        },
        BOOK,
    )


def table_bid_both(*, who: int, mine: Text, card: CardName) -> Text:
    return Text(
        "table-bid-both",
        {"who": ("seat", who), "mine": mine.inner(), "card": ("card", card)},
        BOOK,
    )


def part_bid_each(*, mine: Text, who: int, yours: Text) -> Text:
    return Text(
        "part-bid-each",
        {"mine": mine.inner(), "who": ("seat", who), "yours": yours.inner()},
        BOOK,
    )


def part_bid_both(*, mine: Text) -> Text:
    return Text("part-bid-both", {"mine": mine.inner()}, BOOK)


def table_bid_open(*, who: int, what: Text) -> Text:
    return Text("table-bid-open", {"who": ("seat", who), "what": what.inner()}, BOOK)


def table_bid_refused(*, who: int) -> Text:
    return Text("table-bid-refused", {"who": ("seat", who)}, BOOK)


def table_bid_shaken(*, who: int, what: Text, n: int) -> Text:
    return Text("table-bid-shaken", {"who": ("seat", who), "what": what.inner(), "n": n}, BOOK)


def table_bid_kept(*, who: int) -> Text:
    return Text("table-bid-kept", {"who": ("seat", who)}, BOOK)


def table_bid_broken(*, who: int) -> Text:
    return Text("table-bid-broken", {"who": ("seat", who)}, BOOK)


def table_bid_void(*, who: int) -> Text:
    return Text("table-bid-void", {"who": ("seat", who)}, BOOK)


def table_bid_now(*, what: Text) -> Text:
    return Text("table-bid-now", {"what": what.inner()}, BOOK)


def table_bids(*, counts: Sequence[Text]) -> Text:
    return Text("table-bids", {"counts": message_list(counts)}, BOOK)


def table_bid_count(*, who: int, kept: int, broken: int) -> Text:
    return Text("table-bid-count", {"who": ("seat", who), "kept": kept, "broken": broken}, BOOK)


def table_bid_number(*, n: int) -> Text:
    return Text("table-bid-number", {"n": n}, BOOK)


def table_first_timer() -> Text:
    return Text("table-first-timer", {}, BOOK)


def table_unknown_key() -> Text:
    return Text("table-unknown-key", {}, BOOK)


def table_no_timer(*, name: str) -> Text:
    return Text("table-no-timer", {"name": name}, BOOK)


def table_no_player(*, n: int) -> Text:
    return Text("table-no-player", {"n": n}, BOOK)


def table_no_place() -> Text:
    return Text("table-no-place", {}, BOOK)


def table_menu_offerings() -> Text:
    return Text("table-menu-offerings", {}, BOOK)


def table_menu_powers() -> Text:
    return Text("table-menu-powers", {}, BOOK)


def table_menu_answers() -> Text:
    return Text("table-menu-answers", {}, BOOK)


def table_menu_parts() -> Text:
    return Text("table-menu-parts", {}, BOOK)


def table_menu_bids() -> Text:
    return Text("table-menu-bids", {}, BOOK)


def table_none_offerings() -> Text:
    return Text("table-none-offerings", {}, BOOK)


def table_none_powers() -> Text:
    return Text("table-none-powers", {}, BOOK)


def table_none_answers() -> Text:
    return Text("table-none-answers", {}, BOOK)


def table_none_stage() -> Text:
    return Text("table-none-stage", {}, BOOK)


def table_not_now(*, label: Text) -> Text:
    return Text("table-not-now", {"label": label.inner()}, BOOK)


def table_flipped() -> Text:
    return Text("table-flipped", {}, BOOK)


def table_kept() -> Text:
    return Text("table-kept", {}, BOOK)


def table_timer_at(*, name: str, standing: Text) -> Text:
    return Text("table-timer-at", {"name": name, "standing": standing.inner()}, BOOK)


def table_paused() -> Text:
    return Text("table-paused", {}, BOOK)


def table_ended() -> Text:
    return Text("table-ended", {}, BOOK)


def table_untimed() -> Text:
    return Text("table-untimed", {}, BOOK)


def table_ready(*, n: int) -> Text:
    return Text("table-ready", {"n": n}, BOOK)


def table_goal(*, n: int) -> Text:
    return Text("table-goal", {"n": n}, BOOK)


def table_goal_monsters(*, n: int) -> Text:
    return Text("table-goal-monsters", {"n": n}, BOOK)


def table_goal_mate(*, who: int) -> Text:
    return Text("table-goal-mate", {"who": ("seat", who)}, BOOK)


def table_small() -> Text:
    return Text("table-small", {}, BOOK)


def table_small_needs(*, width: int, height: int) -> Text:
    return Text("table-small-needs", {"width": width, "height": height}, BOOK)


def table_small_plain() -> Text:
    return Text("table-small-plain", {}, BOOK)


def table_pick_up(*, timers: Sequence[Text]) -> Text:
    return Text("table-pick-up", {"timers": message_list(timers, OR)}, BOOK)


def table_all_run(*, name: str, n: int) -> Text:
    return Text("table-all-run", {"name": name, "n": n}, BOOK)


def table_keys_points() -> Text:
    return Text("table-keys-points", {}, BOOK)


def table_keys_monsters() -> Text:
    return Text("table-keys-monsters", {}, BOOK)


def table_keys_gods() -> Text:
    return Text("table-keys-gods", {}, BOOK)


def table_watching() -> Text:
    return Text("table-watching", {}, BOOK)


def table_enter() -> Text:
    return Text("table-enter", {}, BOOK)


def table_esc() -> Text:
    return Text("table-esc", {}, BOOK)


def table_cities_open(*, n: int) -> Text:
    return Text("table-cities-open", {"n": n}, BOOK)


def table_asked(*, question: Text, left: Text) -> Text:
    return Text("table-asked", {"question": question.inner(), "left": left.inner()}, BOOK)


def table_chooses(*, who: int, source: Sequence[Text], left: Text) -> Text:
    return Text(
        "table-chooses",
        {"who": ("seat", who), "source": message_list(source), "left": left.inner()},
        BOOK,
    )


def table_in_hand(*, name: str, standing: Text) -> Text:
    return Text("table-in-hand", {"name": name, "standing": standing.inner()}, BOOK)


def table_in_hand_bare(*, name: str, standing: Text) -> Text:
    return Text("table-in-hand-bare", {"name": name, "standing": standing.inner()}, BOOK)


def table_in_hand_raid(*, name: str, standing: Text) -> Text:
    return Text("table-in-hand-raid", {"name": name, "standing": standing.inner()}, BOOK)


def table_held() -> Text:
    return Text("table-held", {}, BOOK)


def table_not_yet() -> Text:
    return Text("table-not-yet", {}, BOOK)


def table_no_log() -> Text:
    return Text("table-no-log", {}, BOOK)


def table_no_undo() -> Text:
    return Text("table-no-undo", {}, BOOK)


def table_covered() -> Text:
    return Text("table-covered", {}, BOOK)


def table_cities() -> Text:
    return Text("table-cities", {}, BOOK)


def table_not_open() -> Text:
    return Text("table-not-open", {}, BOOK)


def table_hell_first() -> Text:
    return Text("table-hell-first", {}, BOOK)


def table_hell_second() -> Text:
    return Text("table-hell-second", {}, BOOK)


def table_temple_title() -> Text:
    return Text("table-temple-title", {}, BOOK)


def table_temple_olympia() -> Text:
    return Text("table-temple-olympia", {}, BOOK)


def table_run_out() -> Text:
    return Text("table-run-out", {}, BOOK)


def table_takes() -> Text:
    return Text("table-takes", {}, BOOK)


def table_blocked() -> Text:
    return Text("table-blocked", {}, BOOK)


def table_with_you() -> Text:
    return Text("table-with-you", {}, BOOK)


def table_no_cards() -> Text:
    return Text("table-no-cards", {}, BOOK)


def table_top_of(*, card: CardName, n: int) -> Text:
    return Text("table-top-of", {"card": ("card", card), "n": n}, BOOK)


def table_you() -> Text:
    return Text("table-you", {}, BOOK)


def table_score(*, n: int, of: int) -> Text:
    return Text("table-score", {"n": n, "of": of}, BOOK)


def table_p_claims() -> Text:
    return Text("table-p-claims", {}, BOOK)


def table_m_claims() -> Text:
    return Text("table-m-claims", {}, BOOK)


def table_on_square(*, name: str, n: int) -> Text:
    return Text("table-on-square", {"name": name, "n": n}, BOOK)


def table_on_kingdom(*, name: str, n: int) -> Text:
    return Text("table-on-kingdom", {"name": name, "n": n}, BOOK)


def table_in_front(*, names: str) -> Text:
    return Text("table-in-front", {"names": names}, BOOK)


def table_power_city(*, city: CityName, what: Text) -> Text:
    return Text("table-power-city", {"city": ("city", city), "what": what.inner()}, BOOK)


def table_power_temple(*, god: GodName, n: int, what: Text) -> Text:
    return Text("table-power-temple", {"god": ("god", god), "n": n, "what": what.inner()}, BOOK)


def table_power_owned(*, god: GodName, n: int, who: int, what: Text) -> Text:
    return Text(
        "table-power-owned",
        {"god": ("god", god), "n": n, "who": ("seat", who), "what": what.inner()},
        BOOK,
    )


def table_powers() -> Text:
    return Text("table-powers", {}, BOOK)


def table_close_page() -> Text:
    return Text("table-close-page", {}, BOOK)


def table_mate(*, who: int) -> Text:
    return Text("table-mate", {"who": ("seat", who)}, BOOK)


def table_stands() -> Text:
    return Text("table-stands", {}, BOOK)


def table_runs() -> Text:
    return Text("table-runs", {}, BOOK)


def table_standing_still() -> Text:
    return Text("table-standing-still", {}, BOOK)


def table_run_what() -> Text:
    return Text("table-run-what", {}, BOOK)


def table_your_timers(*, time: str, timers: Sequence[Text]) -> Text:
    return Text("table-your-timers", {"time": time, "timers": message_list(timers)}, BOOK)


def table_may_move(*, n: int) -> Text:
    return Text("table-may-move", {"n": n}, BOOK)


def table_flowed(*, timer: Arg, at: Text) -> Text:
    return Text("table-flowed", {"timer": timer, "at": at.inner()}, BOOK)


def table_own_score(*, n: int, of: int) -> Text:
    return Text("table-own-score", {"n": n, "of": of}, BOOK)


def table_own_timer(*, name: str, standing: Text) -> Text:
    return Text("table-own-timer", {"name": name, "standing": standing.inner()}, BOOK)


def table_own_card(*, name: str, standing: Text, card: CardName) -> Text:
    return Text(
        "table-own-card",
        {"name": name, "standing": standing.inner(), "card": ("card", card)},
        BOOK,
    )


def table_own_beside(*, name: str, standing: Text, card: CardName, others: Sequence[Text]) -> Text:
    return Text(
        "table-own-beside",
        {
            "name": name,
            "standing": standing.inner(),
            "card": ("card", card),
            "others": message_list(others),
        },
        BOOK,
    )


def table_own_takes(*, name: str, standing: Text, card: CardName) -> Text:
    return Text(
        "table-own-takes",
        {"name": name, "standing": standing.inner(), "card": ("card", card)},
        BOOK,
    )


def table_own_blocked(*, name: str, standing: Text, card: CardName) -> Text:
    return Text(
        "table-own-blocked",
        {"name": name, "standing": standing.inner(), "card": ("card", card)},
        BOOK,
    )


def table_own_blocked_by(
    *,
    name: str,
    standing: Text,
    card: CardName,
    others: Sequence[Text],
) -> Text:
    return Text(
        "table-own-blocked-by",
        {
            "name": name,
            "standing": standing.inner(),
            "card": ("card", card),
            "others": message_list(others),
        },
        BOOK,
    )


def table_a_pile(*, at: Text, card: CardName, n: int) -> Text:
    return Text("table-a-pile", {"at": at.inner(), "card": ("card", card), "n": n}, BOOK)


def table_a_pile_bare(*, at: Text, n: int) -> Text:
    return Text("table-a-pile-bare", {"at": at.inner(), "n": n}, BOOK)


def table_there(*, timers: str) -> Text:
    return Text("table-there", {"timers": timers}, BOOK)


def table_a_place(*, at: Text, timers: str) -> Text:
    return Text("table-a-place", {"at": at.inner(), "timers": timers}, BOOK)


def table_a_place_free(*, at: Text) -> Text:
    return Text("table-a-place-free", {"at": at.inner()}, BOOK)


def table_own_pile(*, cards: Sequence[Text]) -> Text:
    return Text("table-own-pile", {"cards": message_list(cards)}, BOOK)


def table_other_pile(*, who: int, card: CardName, n: int) -> Text:
    return Text("table-other-pile", {"who": ("seat", who), "card": ("card", card), "n": n}, BOOK)


def table_other_bare(*, who: int) -> Text:
    return Text("table-other-bare", {"who": ("seat", who)}, BOOK)


def table_aside(*, where: Sequence[Text]) -> Text:
    return Text("table-aside", {"where": message_list(where)}, BOOK)


def table_timer_left(*, name: str, left: Text) -> Text:
    return Text("table-timer-left", {"name": name, "left": left.inner()}, BOOK)


def table_timer_out(*, name: str) -> Text:
    return Text("table-timer-out", {"name": name}, BOOK)


def table_key_gods() -> Text:
    return Text("table-key-gods", {}, BOOK)


def table_keys_move() -> Text:
    return Text("table-keys-move", {}, BOOK)


def table_keys_places() -> Text:
    return Text("table-keys-places", {}, BOOK)


def table_keys_far() -> Text:
    return Text("table-keys-far", {}, BOOK)


def table_keys_cards() -> Text:
    return Text("table-keys-cards", {}, BOOK)


def table_keys_flip() -> Text:
    return Text("table-keys-flip", {}, BOOK)


def table_keys_out() -> Text:
    return Text("table-keys-out", {}, BOOK)


def table_keys_claim() -> Text:
    return Text("table-keys-claim", {}, BOOK)


def table_keys_offer() -> Text:
    return Text("table-keys-offer", {}, BOOK)


def table_keys_use() -> Text:
    return Text("table-keys-use", {}, BOOK)


def table_keys_bargain() -> Text:
    return Text("table-keys-bargain", {}, BOOK)


def table_keys_freeze() -> Text:
    return Text("table-keys-freeze", {}, BOOK)


def table_keys_answer() -> Text:
    return Text("table-keys-answer", {}, BOOK)


def table_keys_time() -> Text:
    return Text("table-keys-time", {}, BOOK)


def table_keys_type() -> Text:
    return Text("table-keys-type", {}, BOOK)


def table_keys_other() -> Text:
    return Text("table-keys-other", {}, BOOK)


def table_help_run() -> Text:
    return Text("table-help-run", {}, BOOK)


def table_help_claim() -> Text:
    return Text("table-help-claim", {}, BOOK)


def table_help_powers() -> Text:
    return Text("table-help-powers", {}, BOOK)


def table_help_move() -> Text:
    return Text("table-help-move", {}, BOOK)


def table_help_bid() -> Text:
    return Text("table-help-bid", {}, BOOK)


def table_speed(*, speed: str) -> Text:
    return Text("table-speed", {"speed": speed}, BOOK)


def table_reference_cards() -> Text:
    return Text("table-reference-cards", {}, BOOK)


def table_reference_gods() -> Text:
    return Text("table-reference-gods", {}, BOOK)


def table_reference_cities() -> Text:
    return Text("table-reference-cities", {}, BOOK)


def table_reference_numbers() -> Text:
    return Text("table-reference-numbers", {}, BOOK)


def table_reference_grades() -> Text:
    return Text("table-reference-grades", {}, BOOK)


def table_reference_printed() -> Text:
    return Text("table-reference-printed", {}, BOOK)


def table_head_card() -> Text:
    return Text("table-head-card", {}, BOOK)


def table_head_kind() -> Text:
    return Text("table-head-kind", {}, BOOK)


def table_head_copies() -> Text:
    return Text("table-head-copies", {}, BOOK)


def table_head_stage() -> Text:
    return Text("table-head-stage", {}, BOOK)


def table_head_does() -> Text:
    return Text("table-head-does", {}, BOOK)


def table_head_god() -> Text:
    return Text("table-head-god", {}, BOOK)


def table_head_cost() -> Text:
    return Text("table-head-cost", {}, BOOK)


def table_head_power() -> Text:
    return Text("table-head-power", {}, BOOK)


def table_head_rule() -> Text:
    return Text("table-head-rule", {}, BOOK)


def table_head_city() -> Text:
    return Text("table-head-city", {}, BOOK)


def table_head_number() -> Text:
    return Text("table-head-number", {}, BOOK)


def table_head_is() -> Text:
    return Text("table-head-is", {}, BOOK)


def table_head_grade() -> Text:
    return Text("table-head-grade", {}, BOOK)


def table_head_why() -> Text:
    return Text("table-head-why", {}, BOOK)


def table_kind_plague() -> Text:
    return Text("table-kind-plague", {}, BOOK)


def table_kind_monster() -> Text:
    return Text("table-kind-monster", {}, BOOK)


def table_kind_wind() -> Text:
    return Text("table-kind-wind", {}, BOOK)


def table_kind_territory() -> Text:
    return Text("table-kind-territory", {}, BOOK)


def table_number_win() -> Text:
    return Text("table-number-win", {}, BOOK)


def table_number_win_is(*, n: int, hera: int) -> Text:
    return Text("table-number-win-is", {"n": n, "hera": hera}, BOOK)


def table_number_timer() -> Text:
    return Text("table-number-timer", {}, BOOK)


def table_number_opening() -> Text:
    return Text("table-number-opening", {}, BOOK)


def table_number_countdown() -> Text:
    return Text("table-number-countdown", {}, BOOK)


def table_number_choice() -> Text:
    return Text("table-number-choice", {}, BOOK)


def table_number_hand() -> Text:
    return Text("table-number-hand", {}, BOOK)


def table_number_powers() -> Text:
    return Text("table-number-powers", {}, BOOK)


def table_number_claim() -> Text:
    return Text("table-number-claim", {}, BOOK)


def table_number_over() -> Text:
    return Text("table-number-over", {}, BOOK)


def table_number_seconds(*, n: int) -> Text:
    return Text("table-number-seconds", {"n": n}, BOOK)


def table_number_milliseconds(*, n: int) -> Text:
    return Text("table-number-milliseconds", {"n": n}, BOOK)


def table_number_minutes(*, n: int) -> Text:
    return Text("table-number-minutes", {"n": n}, BOOK)


def table_grade_copies() -> Text:
    return Text("table-grade-copies", {}, BOOK)


def table_grade_copies_why() -> Text:
    return Text("table-grade-copies-why", {}, BOOK)


def table_grade_zero() -> Text:
    return Text("table-grade-zero", {}, BOOK)


def table_grade_timer() -> Text:
    return Text("table-grade-timer", {}, BOOK)


def table_grade_timer_why() -> Text:
    return Text("table-grade-timer-why", {}, BOOK)


def table_grade_timers() -> Text:
    return Text("table-grade-timers", {}, BOOK)


def table_grade_opening() -> Text:
    return Text("table-grade-opening", {}, BOOK)


def table_grade_opening_why() -> Text:
    return Text("table-grade-opening-why", {}, BOOK)


def table_grade_countdown() -> Text:
    return Text("table-grade-countdown", {}, BOOK)


def table_grade_over() -> Text:
    return Text("table-grade-over", {}, BOOK)


def table_grade_over_why() -> Text:
    return Text("table-grade-over-why", {}, BOOK)


def table_grade_choice() -> Text:
    return Text("table-grade-choice", {}, BOOK)


def table_grade_choice_why() -> Text:
    return Text("table-grade-choice-why", {}, BOOK)


def table_grade_hand() -> Text:
    return Text("table-grade-hand", {}, BOOK)


def table_grade_hands_why() -> Text:
    return Text("table-grade-hands-why", {}, BOOK)


def table_grade_powers() -> Text:
    return Text("table-grade-powers", {}, BOOK)


def table_grade_claim() -> Text:
    return Text("table-grade-claim", {}, BOOK)


def table_grade_claim_why() -> Text:
    return Text("table-grade-claim-why", {}, BOOK)


def table_grade_knock() -> Text:
    return Text("table-grade-knock", {}, BOOK)


def table_grade_knock_why() -> Text:
    return Text("table-grade-knock-why", {}, BOOK)


def ui_place(*, at: Text) -> Text:
    return Text("ui-place", {"at": at.inner()}, BOOK)


def ui_name(*, card: CardName) -> Text:
    return Text("ui-name", {"card": ("card", card)}, BOOK)


def ui_god(*, god: GodName) -> Text:
    return Text("ui-god", {"god": ("god", god)}, BOOK)


def ui_city(*, city: CityName) -> Text:
    return Text("ui-city", {"city": ("city", city)}, BOOK)


def ui_brief(*, what: Text) -> Text:
    return Text("ui-brief", {"what": what.inner()}, BOOK)


def ui_state_runs(*, n: int) -> Text:
    return Text("ui-state-runs", {"n": n}, BOOK)


def ui_state_out() -> Text:
    return Text("ui-state-out", {}, BOOK)


def ui_state_going() -> Text:
    return Text("ui-state-going", {}, BOOK)


def ui_timer(*, owner: int, at: Text, state: Text) -> Text:
    return Text(
        "ui-timer",
        {"owner": ("seat", owner), "at": at.inner(), "state": state.inner()},
        BOOK,
    )


def ui_timers(*, n: int, owner: int, at: Text, state: Text) -> Text:
    return Text(
        "ui-timers",
        {"n": n, "owner": ("seat", owner), "at": at.inner(), "state": state.inner()},
        BOOK,
    )


def ui_timer_key(*, timer: Text, key: str) -> Text:
    return Text("ui-timer-key", {"timer": timer.inner(), "key": key}, BOOK)


def ui_no_timer() -> Text:
    return Text("ui-no-timer", {}, BOOK)


def ui_timers_of(*, who: Sequence[int]) -> Text:
    return Text("ui-timers-of", {"who": name_list("seat", who)}, BOOK)


def ui_pile(*, at: Text, card: CardName, facts: Sequence[Text]) -> Text:
    return Text(
        "ui-pile",
        {"at": at.inner(), "card": ("card", card), "facts": message_list(facts)},
        BOOK,
    )


def ui_pile_closed(*, at: Text, n: int) -> Text:
    return Text("ui-pile-closed", {"at": at.inner(), "n": n}, BOOK)


def ui_pile_empty(*, at: Text) -> Text:
    return Text("ui-pile-empty", {"at": at.inner()}, BOOK)


def ui_empty() -> Text:
    return Text("ui-empty", {}, BOOK)


def ui_atlantis() -> Text:
    return Text("ui-atlantis", {}, BOOK)


def ui_word_take() -> Text:
    return Text("ui-word-take", {}, BOOK)


def ui_board(*, n: int) -> Text:
    return Text("ui-board", {"n": n}, BOOK)


def ui_discard(*, n: int) -> Text:
    return Text("ui-discard", {"n": n}, BOOK)


def ui_discard_title() -> Text:
    return Text("ui-discard-title", {}, BOOK)


def ui_discard_none() -> Text:
    return Text("ui-discard-none", {}, BOOK)


def ui_do_search() -> Text:
    return Text("ui-do-search", {}, BOOK)


def ui_hell_1() -> Text:
    return Text("ui-hell-1", {}, BOOK)


def ui_hell_2() -> Text:
    return Text("ui-hell-2", {}, BOOK)


def ui_hell_first() -> Text:
    return Text("ui-hell-first", {}, BOOK)


def ui_hell_second() -> Text:
    return Text("ui-hell-second", {}, BOOK)


def ui_hell_part(*, at: Text, timers: Sequence[Text]) -> Text:
    return Text("ui-hell-part", {"at": at.inner(), "timers": message_list(timers)}, BOOK)


def ui_then_free() -> Text:
    return Text("ui-then-free", {}, BOOK)


def ui_square(*, n: int, timers: Sequence[Text]) -> Text:
    return Text("ui-square", {"n": n, "timers": message_list(timers)}, BOOK)


def ui_city_tile(*, city: CityName, what: Text, state: Text) -> Text:
    return Text(
        "ui-city-tile",
        {"city": ("city", city), "what": what.inner(), "state": state.inner()},
        BOOK,
    )


def ui_city_sealed(*, state: Text) -> Text:
    return Text("ui-city-sealed", {"state": state.inner()}, BOOK)


def ui_free() -> Text:
    return Text("ui-free", {}, BOOK)


def ui_closed() -> Text:
    return Text("ui-closed", {}, BOOK)


def ui_not_open() -> Text:
    return Text("ui-not-open", {}, BOOK)


def ui_left(*, n: int) -> Text:
    return Text("ui-left", {"n": n}, BOOK)


def ui_winds(*, winds: Sequence[tuple[CardName, int]], n: int) -> Text:
    return Text("ui-winds", {"winds": counted_list("card", winds), "n": n}, BOOK)


def ui_winds_none() -> Text:
    return Text("ui-winds-none", {}, BOOK)


def ui_letter_north() -> Text:
    return Text("ui-letter-north", {}, BOOK)


def ui_letter_south() -> Text:
    return Text("ui-letter-south", {}, BOOK)


def ui_letter_east() -> Text:
    return Text("ui-letter-east", {}, BOOK)


def ui_letter_west() -> Text:
    return Text("ui-letter-west", {}, BOOK)


def ui_letter_nemesis() -> Text:
    return Text("ui-letter-nemesis", {}, BOOK)


def ui_letter_troy() -> Text:
    return Text("ui-letter-troy", {}, BOOK)


def ui_letter_selene() -> Text:
    return Text("ui-letter-selene", {}, BOOK)


def ui_small_card(*, card: CardName, facts: Sequence[Text]) -> Text:
    return Text("ui-small-card", {"card": ("card", card), "facts": message_list(facts)}, BOOK)


def ui_of_them(*, n: int) -> Text:
    return Text("ui-of-them", {"n": n}, BOOK)


def ui_on_top() -> Text:
    return Text("ui-on-top", {}, BOOK)


def ui_named() -> Text:
    return Text("ui-named", {}, BOOK)


def ui_held() -> Text:
    return Text("ui-held", {}, BOOK)


def ui_held_note() -> Text:
    return Text("ui-held-note", {}, BOOK)


def ui_resume(*, n: int) -> Text:
    return Text("ui-resume", {"n": n}, BOOK)


def ui_resume_note() -> Text:
    return Text("ui-resume-note", {}, BOOK)


def ui_ready() -> Text:
    return Text("ui-ready", {}, BOOK)


def ui_going(*, to: Text) -> Text:
    return Text("ui-going", {"to": to.inner()}, BOOK)


def ui_one_hand() -> Text:
    return Text("ui-one-hand", {}, BOOK)


def ui_hand_tap() -> Text:
    return Text("ui-hand-tap", {}, BOOK)


def ui_hand_press(*, n: int) -> Text:
    return Text("ui-hand-press", {"n": n}, BOOK)


def ui_hand_front() -> Text:
    return Text("ui-hand-front", {}, BOOK)


def ui_hand_front_tap() -> Text:
    return Text("ui-hand-front-tap", {}, BOOK)


def ui_hand_front_press(*, n: int) -> Text:
    return Text("ui-hand-front-press", {"n": n}, BOOK)


def ui_hand_hell() -> Text:
    return Text("ui-hand-hell", {}, BOOK)


def ui_hand_hell_next() -> Text:
    return Text("ui-hand-hell-next", {}, BOOK)


def ui_hand_out(*, at: Text) -> Text:
    return Text("ui-hand-out", {"at": at.inner()}, BOOK)


def ui_hand_company(*, at: Text) -> Text:
    return Text("ui-hand-company", {"at": at.inner()}, BOOK)


def ui_hand_company_tap() -> Text:
    return Text("ui-hand-company-tap", {}, BOOK)


def ui_hand_company_press() -> Text:
    return Text("ui-hand-company-press", {}, BOOK)


def ui_hand_take(*, at: Text, card: CardName) -> Text:
    return Text("ui-hand-take", {"at": at.inner(), "card": ("card", card)}, BOOK)


def ui_hand_take_tap(*, at: Text, card: CardName) -> Text:
    return Text("ui-hand-take-tap", {"at": at.inner(), "card": ("card", card)}, BOOK)


def ui_watching() -> Text:
    return Text("ui-watching", {}, BOOK)


def ui_show_which() -> Text:
    return Text("ui-show-which", {}, BOOK)


def ui_show_how() -> Text:
    return Text("ui-show-how", {}, BOOK)


def ui_robbed() -> Text:
    return Text("ui-robbed", {}, BOOK)


def ui_take_one() -> Text:
    return Text("ui-take-one", {}, BOOK)


def ui_gone_move() -> Text:
    return Text("ui-gone-move", {}, BOOK)


def ui_next(*, n: int) -> Text:
    return Text("ui-next", {"n": n}, BOOK)


def ui_untimed() -> Text:
    return Text("ui-untimed", {}, BOOK)


def ui_running() -> Text:
    return Text("ui-running", {}, BOOK)


def ui_hinting() -> Text:
    return Text("ui-hinting", {}, BOOK)


def ui_together(*, n: int) -> Text:
    return Text("ui-together", {"n": n}, BOOK)


def ui_meanwhile() -> Text:
    return Text("ui-meanwhile", {}, BOOK)


def ui_hint() -> Text:
    return Text("ui-hint", {}, BOOK)


def ui_close() -> Text:
    return Text("ui-close", {}, BOOK)


def ui_stood_in(*, n: int) -> Text:
    return Text("ui-stood-in", {"n": n}, BOOK)


def ui_seconds_left(*, n: int) -> Text:
    return Text("ui-seconds-left", {"n": n}, BOOK)


def ui_choices() -> Text:
    return Text("ui-choices", {}, BOOK)


def ui_do_flip() -> Text:
    return Text("ui-do-flip", {}, BOOK)


def ui_flip_about() -> Text:
    return Text("ui-flip-about", {}, BOOK)


def ui_do_cancel() -> Text:
    return Text("ui-do-cancel", {}, BOOK)


def ui_do_leave() -> Text:
    return Text("ui-do-leave", {}, BOOK)


def ui_do_second() -> Text:
    return Text("ui-do-second", {}, BOOK)


def ui_do_front() -> Text:
    return Text("ui-do-front", {}, BOOK)


def ui_do_take() -> Text:
    return Text("ui-do-take", {}, BOOK)


def ui_do_again() -> Text:
    return Text("ui-do-again", {}, BOOK)


def ui_do_run() -> Text:
    return Text("ui-do-run", {}, BOOK)


def ui_run_about() -> Text:
    return Text("ui-run-about", {}, BOOK)


def ui_typed(*, refusal: Text, move: str) -> Text:
    return Text("ui-typed", {"refusal": refusal.inner(), "move": move}, BOOK)


def ui_late_strike() -> Text:
    return Text("ui-late-strike", {}, BOOK)


def ui_late_printed() -> Text:
    return Text("ui-late-printed", {}, BOOK)


def ui_late_lowest() -> Text:
    return Text("ui-late-lowest", {}, BOOK)


def ui_late_none() -> Text:
    return Text("ui-late-none", {}, BOOK)


def ui_on_board() -> Text:
    return Text("ui-on-board", {}, BOOK)


def ui_pay_how() -> Text:
    return Text("ui-pay-how", {}, BOOK)


def ui_then_place() -> Text:
    return Text("ui-then-place", {}, BOOK)


def ui_flight_card(*, who: int) -> Text:
    return Text("ui-flight-card", {"who": ("seat", who)}, BOOK)


def ui_flight_offering(*, who: int) -> Text:
    return Text("ui-flight-offering", {"who": ("seat", who)}, BOOK)


def ui_flight(*, who: int) -> Text:
    return Text("ui-flight", {"who": ("seat", who)}, BOOK)


def ui_powers() -> Text:
    return Text("ui-powers", {}, BOOK)


def ui_power_send(*, gods: Sequence[GodName]) -> Text:
    return Text("ui-power-send", {"gods": name_list("god", gods)}, BOOK)


def ui_power_bring() -> Text:
    return Text("ui-power-bring", {}, BOOK)


def ui_power_buy() -> Text:
    return Text("ui-power-buy", {}, BOOK)


def ui_power_free() -> Text:
    return Text("ui-power-free", {}, BOOK)


def ui_power_rob() -> Text:
    return Text("ui-power-rob", {}, BOOK)


def ui_power_demeter() -> Text:
    return Text("ui-power-demeter", {}, BOOK)


def ui_power_harpy() -> Text:
    return Text("ui-power-harpy", {}, BOOK)


def ui_power_troy() -> Text:
    return Text("ui-power-troy", {}, BOOK)


def ui_power_uranus() -> Text:
    return Text("ui-power-uranus", {}, BOOK)


def ui_power_ephesus() -> Text:
    return Text("ui-power-ephesus", {}, BOOK)


def ui_power_hades(*, n: int) -> Text:
    return Text("ui-power-hades", {"n": n}, BOOK)


def ui_power_rhodes(*, n: int) -> Text:
    return Text("ui-power-rhodes", {"n": n}, BOOK)


def ui_ask_send(*, gods: Sequence[GodName]) -> Text:
    return Text("ui-ask-send", {"gods": name_list("god", gods)}, BOOK)


def ui_ask_bring() -> Text:
    return Text("ui-ask-bring", {}, BOOK)


def ui_ask_buy() -> Text:
    return Text("ui-ask-buy", {}, BOOK)


def ui_ask_rob() -> Text:
    return Text("ui-ask-rob", {}, BOOK)


def ui_ask_demeter() -> Text:
    return Text("ui-ask-demeter", {}, BOOK)


def ui_ask_harpy() -> Text:
    return Text("ui-ask-harpy", {}, BOOK)


def ui_ask_troy() -> Text:
    return Text("ui-ask-troy", {}, BOOK)


def ui_buy_note() -> Text:
    return Text("ui-buy-note", {}, BOOK)


def ui_rob_note() -> Text:
    return Text("ui-rob-note", {}, BOOK)


def ui_whose(*, who: int) -> Text:
    return Text("ui-whose", {"who": ("seat", who)}, BOOK)


def ui_whose_mate(*, who: int) -> Text:
    return Text("ui-whose-mate", {"who": ("seat", who)}, BOOK)


def ui_who_mate(*, who: int) -> Text:
    return Text("ui-who-mate", {"who": ("seat", who)}, BOOK)


def ui_who(*, who: int) -> Text:
    return Text("ui-who", {"who": ("seat", who)}, BOOK)


def ui_pick(*, whose: Text, at: Text) -> Text:
    return Text("ui-pick", {"whose": whose.inner(), "at": at.inner()}, BOOK)


def ui_pick_left(*, whose: Text, at: Text, n: int) -> Text:
    return Text("ui-pick-left", {"whose": whose.inner(), "at": at.inner(), "n": n}, BOOK)


def ui_pick_flipped(*, pick: Text) -> Text:
    return Text("ui-pick-flipped", {"pick": pick.inner()}, BOOK)


def ui_pick_kept(*, pick: Text) -> Text:
    return Text("ui-pick-kept", {"pick": pick.inner()}, BOOK)


def ui_pick_none() -> Text:
    return Text("ui-pick-none", {}, BOOK)


def ui_pick_god(*, god: GodName, n: int, who: int) -> Text:
    return Text("ui-pick-god", {"god": ("god", god), "n": n, "who": ("seat", who)}, BOOK)


def ui_pick_card(*, whose: Text, card: CardName) -> Text:
    return Text("ui-pick-card", {"whose": whose.inner(), "card": ("card", card)}, BOOK)


def ui_pick_nothing(*, whose: Text) -> Text:
    return Text("ui-pick-nothing", {"whose": whose.inner()}, BOOK)


def ui_kingdom(*, who: int) -> Text:
    return Text("ui-kingdom", {"who": ("seat", who)}, BOOK)


def ui_own_timers(*, who: int) -> Text:
    return Text("ui-own-timers", {"who": ("seat", who)}, BOOK)


def ui_own_gods(*, who: int) -> Text:
    return Text("ui-own-gods", {"who": ("seat", who)}, BOOK)


def ui_own_cards(*, who: int) -> Text:
    return Text("ui-own-cards", {"who": ("seat", who)}, BOOK)


def ui_last_top() -> Text:
    return Text("ui-last-top", {}, BOOK)


def ui_no_lands() -> Text:
    return Text("ui-no-lands", {}, BOOK)


def ui_no_cards() -> Text:
    return Text("ui-no-cards", {}, BOOK)


def ui_no_gods() -> Text:
    return Text("ui-no-gods", {}, BOOK)


def ui_no_card() -> Text:
    return Text("ui-no-card", {}, BOOK)


def ui_top_card(*, card: CardName) -> Text:
    return Text("ui-top-card", {"card": ("card", card)}, BOOK)


def ui_cards(*, n: int) -> Text:
    return Text("ui-cards", {"n": n}, BOOK)


def ui_do_guard() -> Text:
    return Text("ui-do-guard", {}, BOOK)


def ui_do_raid() -> Text:
    return Text("ui-do-raid", {}, BOOK)


def ui_raid_about() -> Text:
    return Text("ui-raid-about", {}, BOOK)


def ui_strip(*, name: str, n: int, top: Text, winds: int, gods: int) -> Text:
    return Text(
        "ui-strip",
        {"name": name, "n": n, "top": top.inner(), "winds": winds, "gods": gods},
        BOOK,
    )


def ui_temple() -> Text:
    return Text("ui-temple", {}, BOOK)


def ui_temple_note() -> Text:
    return Text("ui-temple-note", {}, BOOK)


def ui_costs(*, n: int) -> Text:
    return Text("ui-costs", {"n": n}, BOOK)


def ui_god_reserved(*, what: Text) -> Text:
    return Text("ui-god-reserved", {"what": what.inner()}, BOOK)


def ui_god_yours(*, what: Text) -> Text:
    return Text("ui-god-yours", {"what": what.inner()}, BOOK)


def ui_god_with(*, who: int) -> Text:
    return Text("ui-god-with", {"who": ("seat", who)}, BOOK)


def ui_do_claim(*, n: int) -> Text:
    return Text("ui-do-claim", {"n": n}, BOOK)


def ui_do_monsters() -> Text:
    return Text("ui-do-monsters", {}, BOOK)


def ui_do_claim_brief(*, n: int) -> Text:
    return Text("ui-do-claim-brief", {"n": n}, BOOK)


def ui_do_monsters_brief() -> Text:
    return Text("ui-do-monsters-brief", {}, BOOK)


def ui_others() -> Text:
    return Text("ui-others", {}, BOOK)


def ui_more() -> Text:
    return Text("ui-more", {}, BOOK)


def ui_cities() -> Text:
    return Text("ui-cities", {}, BOOK)


def ui_partner() -> Text:
    return Text("ui-partner", {}, BOOK)


def ui_partner_short() -> Text:
    return Text("ui-partner-short", {}, BOOK)


def ui_bot() -> Text:
    return Text("ui-bot", {}, BOOK)


def ui_bot_plays() -> Text:
    return Text("ui-bot-plays", {}, BOOK)


def ui_away() -> Text:
    return Text("ui-away", {}, BOOK)


def ui_left_bot(*, name: str) -> Text:
    return Text("ui-left-bot", {"name": name}, BOOK)


def ui_win_with(*, who: Sequence[int]) -> Text:
    return Text("ui-win-with", {"who": name_list("seat", who)}, BOOK)


def ui_count_aid() -> Text:
    return Text("ui-count-aid", {}, BOOK)


def ui_sum(*, lands: str, points: int, n: int, total: int) -> Text:
    return Text("ui-sum", {"lands": lands, "points": points, "n": n, "total": total}, BOOK)


def ui_sum_more(*, card: int, total: int) -> Text:
    return Text("ui-sum-more", {"card": card, "total": total}, BOOK)


def ui_sum_need(*, n: int) -> Text:
    return Text("ui-sum-need", {"n": n}, BOOK)


def ui_sum_enough(*, n: int) -> Text:
    return Text("ui-sum-enough", {"n": n}, BOOK)


def ui_learning() -> Text:
    return Text("ui-learning", {}, BOOK)


def ui_have(*, n: int, of: int) -> Text:
    return Text("ui-have", {"n": n, "of": of}, BOOK)


def ui_have_about(*, n: int, of: int) -> Text:
    return Text("ui-have-about", {"n": n, "of": of}, BOOK)


def ui_log() -> Text:
    return Text("ui-log", {}, BOOK)


def ui_just_now() -> Text:
    return Text("ui-just-now", {}, BOOK)


def ui_fades() -> Text:
    return Text("ui-fades", {}, BOOK)


def ui_frozen() -> Text:
    return Text("ui-frozen", {}, BOOK)


def ui_do_countdown(*, n: int) -> Text:
    return Text("ui-do-countdown", {"n": n}, BOOK)


def ui_frozen_open(*, n: int) -> Text:
    return Text("ui-frozen-open", {"n": n}, BOOK)


def ui_frozen_runs(*, n: int) -> Text:
    return Text("ui-frozen-runs", {"n": n}, BOOK)


def ui_frozen_still() -> Text:
    return Text("ui-frozen-still", {}, BOOK)


def ui_frozen_early(*, n: int) -> Text:
    return Text("ui-frozen-early", {"n": n}, BOOK)


def ui_frozen_ends(*, n: int) -> Text:
    return Text("ui-frozen-ends", {"n": n}, BOOK)


def ui_countdown(*, n: int) -> Text:
    return Text("ui-countdown", {"n": n}, BOOK)


def ui_countdown_short(*, left: Text) -> Text:
    return Text("ui-countdown-short", {"left": left.inner()}, BOOK)


def ui_paused_by(*, who: int) -> Text:
    return Text("ui-paused-by", {"who": ("seat", who)}, BOOK)


def ui_paused_all(*, who: int) -> Text:
    return Text("ui-paused-all", {"who": ("seat", who)}, BOOK)


def ui_waiting(*, who: Sequence[int]) -> Text:
    return Text("ui-waiting", {"who": name_list("seat", who)}, BOOK)


def ui_continuing(*, who: Sequence[int]) -> Text:
    return Text("ui-continuing", {"who": name_list("seat", who)}, BOOK)


def ui_do_continue() -> Text:
    return Text("ui-do-continue", {}, BOOK)


def ui_nobody() -> Text:
    return Text("ui-nobody", {}, BOOK)


def ui_nobody_note() -> Text:
    return Text("ui-nobody-note", {}, BOOK)


def ui_lost(*, who: int) -> Text:
    return Text("ui-lost", {"who": ("seat", who)}, BOOK)


def ui_lost_bot(*, n: int) -> Text:
    return Text("ui-lost-bot", {"n": n}, BOOK)


def ui_lost_wait() -> Text:
    return Text("ui-lost-wait", {}, BOOK)


def ui_begins(*, n: int) -> Text:
    return Text("ui-begins", {"n": n}, BOOK)


def ui_say() -> Text:
    return Text("ui-say", {}, BOOK)


def ui_do_show() -> Text:
    return Text("ui-do-show", {}, BOOK)


def ui_talk_0() -> Text:
    return Text("ui-talk-0", {}, BOOK)


def ui_talk_0_about() -> Text:
    return Text("ui-talk-0-about", {}, BOOK)


def ui_talk_1() -> Text:
    return Text("ui-talk-1", {}, BOOK)


def ui_talk_1_about() -> Text:
    return Text("ui-talk-1-about", {}, BOOK)


def ui_talk_2() -> Text:
    return Text("ui-talk-2", {}, BOOK)


def ui_talk_2_about() -> Text:
    return Text("ui-talk-2-about", {}, BOOK)


def ui_talk_3() -> Text:
    return Text("ui-talk-3", {}, BOOK)


def ui_talk_3_about() -> Text:
    return Text("ui-talk-3-about", {}, BOOK)


def ui_talk_4() -> Text:
    return Text("ui-talk-4", {}, BOOK)


def ui_talk_4_about() -> Text:
    return Text("ui-talk-4-about", {}, BOOK)


def ui_talk_5() -> Text:
    return Text("ui-talk-5", {}, BOOK)


def ui_talk_5_about() -> Text:
    return Text("ui-talk-5-about", {}, BOOK)


def ui_talk_6() -> Text:
    return Text("ui-talk-6", {}, BOOK)


def ui_talk_6_about() -> Text:
    return Text("ui-talk-6-about", {}, BOOK)


def ui_talk_7() -> Text:
    return Text("ui-talk-7", {}, BOOK)


def ui_talk_7_about() -> Text:
    return Text("ui-talk-7-about", {}, BOOK)


def ui_deal(*, mine: Text, yours: Text) -> Text:
    return Text("ui-deal", {"mine": mine.inner(), "yours": yours.inner()}, BOOK)


def ui_deal_to(*, whose: Text) -> Text:
    return Text("ui-deal-to", {"whose": whose.inner()}, BOOK)


def ui_deal_any() -> Text:
    return Text("ui-deal-any", {}, BOOK)


def ui_deal_from(*, whose: Text) -> Text:
    return Text("ui-deal-from", {"whose": whose.inner()}, BOOK)


def ui_deal_from_you(*, whose: Text) -> Text:
    return Text("ui-deal-from-you", {"whose": whose.inner()}, BOOK)


def ui_deal_from_to(*, whose: Text, who: int) -> Text:
    return Text("ui-deal-from-to", {"whose": whose.inner(), "who": ("seat", who)}, BOOK)


def ui_deal_both(*, who: Sequence[int]) -> Text:
    return Text("ui-deal-both", {"who": name_list("seat", who)}, BOOK)


def ui_deal_kept() -> Text:
    return Text("ui-deal-kept", {}, BOOK)


def ui_deal_refused(*, who: int) -> Text:
    return Text("ui-deal-refused", {"who": ("seat", who)}, BOOK)


def ui_deal_lapsed() -> Text:
    return Text("ui-deal-lapsed", {}, BOOK)


def ui_deal_broken(*, who: Sequence[int]) -> Text:
    return Text("ui-deal-broken", {"who": name_list("seat", who)}, BOOK)


def ui_deal_binds() -> Text:
    return Text("ui-deal-binds", {}, BOOK)


def ui_now() -> Text:
    return Text("ui-now", {}, BOOK)


def ui_count(*, n: int) -> Text:
    return Text("ui-count", {"n": n}, BOOK)


def ui_do_count() -> Text:
    return Text("ui-do-count", {}, BOOK)


def ui_do_agree() -> Text:
    return Text("ui-do-agree", {}, BOOK)


def ui_do_refuse() -> Text:
    return Text("ui-do-refuse", {}, BOOK)


def ui_do_yes() -> Text:
    return Text("ui-do-yes", {}, BOOK)


def ui_do_withdraw() -> Text:
    return Text("ui-do-withdraw", {}, BOOK)


def ui_do_offer() -> Text:
    return Text("ui-do-offer", {}, BOOK)


def ui_bid_leave() -> Text:
    return Text("ui-bid-leave", {}, BOOK)


def ui_bid_if() -> Text:
    return Text("ui-bid-if", {}, BOOK)


def ui_bid_option(*, name: str, at: Text) -> Text:
    return Text("ui-bid-option", {"name": name, "at": at.inner()}, BOOK)


def ui_bid_gone(*, who: int, at: Text) -> Text:
    return Text("ui-bid-gone", {"who": ("seat", who), "at": at.inner()}, BOOK)


def ui_wish(*, title: Text, what: Text) -> Text:
    return Text("ui-wish", {"title": title.inner(), "what": what.inner()}, BOOK)


def ui_pause_asked(*, who: int) -> Text:
    return Text("ui-pause-asked", {"who": ("seat", who)}, BOOK)


def ui_pause_waits(*, who: Sequence[int]) -> Text:
    return Text("ui-pause-waits", {"who": name_list("seat", who)}, BOOK)


def ui_first() -> Text:
    return Text("ui-first", {}, BOOK)


def ui_key_timers() -> Text:
    return Text("ui-key-timers", {}, BOOK)


def ui_key_piles() -> Text:
    return Text("ui-key-piles", {}, BOOK)


def ui_key_front() -> Text:
    return Text("ui-key-front", {}, BOOK)


def ui_key_cities() -> Text:
    return Text("ui-key-cities", {}, BOOK)


def ui_key_far() -> Text:
    return Text("ui-key-far", {}, BOOK)


def ui_key_leave() -> Text:
    return Text("ui-key-leave", {}, BOOK)


def ui_key_claim(*, points: int) -> Text:
    return Text("ui-key-claim", {"points": points}, BOOK)


def ui_key_freeze() -> Text:
    return Text("ui-key-freeze", {}, BOOK)


def ui_key_pause() -> Text:
    return Text("ui-key-pause", {}, BOOK)


def ui_key_next() -> Text:
    return Text("ui-key-next", {}, BOOK)


def ui_key_wave() -> Text:
    return Text("ui-key-wave", {}, BOOK)


def ui_adds_2() -> Text:
    return Text("ui-adds-2", {}, BOOK)


def ui_adds_3() -> Text:
    return Text("ui-adds-3", {}, BOOK)


def ui_adds_4() -> Text:
    return Text("ui-adds-4", {}, BOOK)


def ui_adds_5() -> Text:
    return Text("ui-adds-5", {}, BOOK)


def ui_do_stage(*, n: int) -> Text:
    return Text("ui-do-stage", {"n": n}, BOOK)


def ui_rest_monsters() -> Text:
    return Text("ui-rest-monsters", {}, BOOK)


def ui_rest_points(*, n: int, of: int) -> Text:
    return Text("ui-rest-points", {"n": n, "of": of}, BOOK)


def ui_rest_less(*, of: int) -> Text:
    return Text("ui-rest-less", {"of": of}, BOOK)


def ui_rest_note() -> Text:
    return Text("ui-rest-note", {}, BOOK)


def ui_goal() -> Text:
    return Text("ui-goal", {}, BOOK)


def ui_goal_points(*, n: int) -> Text:
    return Text("ui-goal-points", {"n": n}, BOOK)


def ui_goal_winds() -> Text:
    return Text("ui-goal-winds", {}, BOOK)


def ui_goal_monsters() -> Text:
    return Text("ui-goal-monsters", {}, BOOK)


def ui_won(*, who: Sequence[int]) -> Text:
    return Text("ui-won", {"who": name_list("seat", who)}, BOOK)


def ui_won_points(*, who: Sequence[int]) -> Text:
    return Text("ui-won-points", {"who": name_list("seat", who)}, BOOK)


def ui_won_monsters(*, who: Sequence[int]) -> Text:
    return Text("ui-won-monsters", {"who": name_list("seat", who)}, BOOK)


def ui_won_god(*, who: Sequence[int]) -> Text:
    return Text("ui-won-god", {"who": name_list("seat", who)}, BOOK)


def ui_won_cataclysm(*, who: Sequence[int]) -> Text:
    return Text("ui-won-cataclysm", {"who": name_list("seat", who)}, BOOK)


def ui_won_frozen(*, who: Sequence[int]) -> Text:
    return Text("ui-won-frozen", {"who": name_list("seat", who)}, BOOK)


def ui_won_cap(*, who: Sequence[int]) -> Text:
    return Text("ui-won-cap", {"who": name_list("seat", who)}, BOOK)


def ui_won_all() -> Text:
    return Text("ui-won-all", {}, BOOK)


def ui_over() -> Text:
    return Text("ui-over", {}, BOOK)


def ui_won_with(*, won: Text, others: Sequence[Text]) -> Text:
    return Text("ui-won-with", {"won": won.inner(), "others": message_list(others)}, BOOK)


def ui_mate(*, who: int) -> Text:
    return Text("ui-mate", {"who": ("seat", who)}, BOOK)


def ui_twin(*, who: int) -> Text:
    return Text("ui-twin", {"who": ("seat", who)}, BOOK)


def ui_end_points() -> Text:
    return Text("ui-end-points", {}, BOOK)


def ui_end_monsters() -> Text:
    return Text("ui-end-monsters", {}, BOOK)


def ui_end_god() -> Text:
    return Text("ui-end-god", {}, BOOK)


def ui_end_most() -> Text:
    return Text("ui-end-most", {}, BOOK)


def ui_end_lands() -> Text:
    return Text("ui-end-lands", {}, BOOK)


def ui_end_winds() -> Text:
    return Text("ui-end-winds", {}, BOOK)


def ui_end_gods() -> Text:
    return Text("ui-end-gods", {}, BOOK)


def ui_end_yours(*, lands: str) -> Text:
    return Text("ui-end-yours", {"lands": lands}, BOOK)


def ui_caption() -> Text:
    return Text("ui-caption", {}, BOOK)


def ui_row_cards() -> Text:
    return Text("ui-row-cards", {}, BOOK)


def ui_row_worth() -> Text:
    return Text("ui-row-worth", {}, BOOK)


def ui_row_added() -> Text:
    return Text("ui-row-added", {}, BOOK)


def ui_row_winds() -> Text:
    return Text("ui-row-winds", {}, BOOK)


def ui_row_doubled() -> Text:
    return Text("ui-row-doubled", {}, BOOK)


def ui_row_gods() -> Text:
    return Text("ui-row-gods", {}, BOOK)


def ui_row_broken() -> Text:
    return Text("ui-row-broken", {}, BOOK)


def ui_row_points() -> Text:
    return Text("ui-row-points", {}, BOOK)


def ui_start() -> Text:
    return Text("ui-start", {}, BOOK)


def ui_composes(*, who: int) -> Text:
    return Text("ui-composes", {"who": ("seat", who)}, BOOK)


def ui_sand() -> Text:
    return Text("ui-sand", {}, BOOK)


def number_piles_more() -> Text:
    return Text("number-piles-more", {}, BOOK)


def number_atlantis_cards() -> Text:
    return Text("number-atlantis-cards", {}, BOOK)


def number_gods_drawn() -> Text:
    return Text("number-gods-drawn", {}, BOOK)


def number_timer_seconds() -> Text:
    return Text("number-timer-seconds", {}, BOOK)


def number_timer_uneven() -> Text:
    return Text("number-timer-uneven", {}, BOOK)


def number_opening_seconds() -> Text:
    return Text("number-opening-seconds", {}, BOOK)


def number_countdown_seconds() -> Text:
    return Text("number-countdown-seconds", {}, BOOK)


def number_game_minutes() -> Text:
    return Text("number-game-minutes", {}, BOOK)


def number_choice_seconds() -> Text:
    return Text("number-choice-seconds", {}, BOOK)


def number_hand_milliseconds() -> Text:
    return Text("number-hand-milliseconds", {}, BOOK)


def number_powers_limit() -> Text:
    return Text("number-powers-limit", {}, BOOK)


def number_claim_seconds() -> Text:
    return Text("number-claim-seconds", {}, BOOK)


def number_win_points() -> Text:
    return Text("number-win-points", {}, BOOK)


def number_hera_points() -> Text:
    return Text("number-hera-points", {}, BOOK)


def number_athens_points() -> Text:
    return Text("number-athens-points", {}, BOOK)


def number_sphinx_points() -> Text:
    return Text("number-sphinx-points", {}, BOOK)


def number_pan_points() -> Text:
    return Text("number-pan-points", {}, BOOK)


def number_persephone_points() -> Text:
    return Text("number-persephone-points", {}, BOOK)


def number_helios_points() -> Text:
    return Text("number-helios-points", {}, BOOK)


def number_artemis_points() -> Text:
    return Text("number-artemis-points", {}, BOOK)


def number_amphitrite_times() -> Text:
    return Text("number-amphitrite-times", {}, BOOK)


def number_aphrodite_times() -> Text:
    return Text("number-aphrodite-times", {}, BOOK)


def number_calypso_kinds() -> Text:
    return Text("number-calypso-kinds", {}, BOOK)


def number_hestia_copies() -> Text:
    return Text("number-hestia-copies", {}, BOOK)


def number_cerberus_timers() -> Text:
    return Text("number-cerberus-timers", {}, BOOK)


def number_hades_timers() -> Text:
    return Text("number-hades-timers", {}, BOOK)


def number_eros_timers() -> Text:
    return Text("number-eros-timers", {}, BOOK)


def number_harpy_timers() -> Text:
    return Text("number-harpy-timers", {}, BOOK)


def number_eos_knock() -> Text:
    return Text("number-eos-knock", {}, BOOK)


def number_eos_crowd() -> Text:
    return Text("number-eos-crowd", {}, BOOK)


def number_delphi_discount() -> Text:
    return Text("number-delphi-discount", {}, BOOK)


def number_rhodes_cards() -> Text:
    return Text("number-rhodes-cards", {}, BOOK)


def number_uranus_cards() -> Text:
    return Text("number-uranus-cards", {}, BOOK)


def number_ephesus_cards() -> Text:
    return Text("number-ephesus-cards", {}, BOOK)


def number_copies(*, card: CardName) -> Text:
    return Text("number-copies", {"card": ("card", card)}, BOOK)


def number_timers(*, n: int) -> Text:
    return Text("number-timers", {"n": n}, BOOK)


def number_price(*, god: GodName) -> Text:
    return Text("number-price", {"god": ("god", god)}, BOOK)


def number_group_cards() -> Text:
    return Text("number-group-cards", {}, BOOK)


def number_group_time() -> Text:
    return Text("number-group-time", {}, BOOK)


def number_group_points() -> Text:
    return Text("number-group-points", {}, BOOK)


def number_group_prices() -> Text:
    return Text("number-group-prices", {}, BOOK)


def number_group_powers() -> Text:
    return Text("number-group-powers", {}, BOOK)


def part_style_raider() -> Text:
    return Text("part-style-raider", {}, BOOK)


def about_style_raider() -> Text:
    return Text("about-style-raider", {}, BOOK)


def part_style_collector() -> Text:
    return Text("part-style-collector", {}, BOOK)


def about_style_collector() -> Text:
    return Text("about-style-collector", {}, BOOK)


def part_style_devotee() -> Text:
    return Text("part-style-devotee", {}, BOOK)


def about_style_devotee() -> Text:
    return Text("about-style-devotee", {}, BOOK)


def hint_win_card(*, card: CardName) -> Text:
    return Text("hint-win-card", {"card": ("card", card)}, BOOK)


def hint_win() -> Text:
    return Text("hint-win", {}, BOOK)


def hint_take_score(*, before: int, after: int, of: int, at: Text) -> Text:
    return Text(
        "hint-take-score",
        {"before": before, "after": after, "of": of, "at": at.inner()},
        BOOK,
    )


def hint_take(*, card: CardName, at: Text, n: int) -> Text:
    return Text("hint-take", {"card": ("card", card), "at": at.inner(), "n": n}, BOOK)


def hint_go_alone(*, card: CardName, at: Text, n: int, left: Text, percent: int) -> Text:
    return Text(
        "hint-go-alone",
        {
            "card": ("card", card),
            "at": at.inner(),
            "n": n,
            "left": left.inner(),
            "percent": percent,
        },
        BOOK,
    )


def hint_go_beside(*, card: CardName, at: Text, n: int, others: int, percent: int) -> Text:
    return Text(
        "hint-go-beside",
        {"card": ("card", card), "at": at.inner(), "n": n, "others": others, "percent": percent},
        BOOK,
    )


def hint_block(*, who: int, card: CardName, at: Text, n: int) -> Text:
    return Text(
        "hint-block",
        {"who": ("seat", who), "card": ("card", card), "at": at.inner(), "n": n},
        BOOK,
    )


def hint_guard(*, card: CardName, n: int) -> Text:
    return Text("hint-guard", {"card": ("card", card), "n": n}, BOOK)


def hint_again(*, n: int) -> Text:
    return Text("hint-again", {"n": n}, BOOK)


def hint_city(*, at: Text, n: int) -> Text:
    return Text("hint-city", {"at": at.inner(), "n": n}, BOOK)


def hint_square(*, n: int, of: int) -> Text:
    return Text("hint-square", {"n": n, "of": of}, BOOK)


def hint_deep(*, left: Text) -> Text:
    return Text("hint-deep", {"left": left.inner()}, BOOK)


def hint_front(*, left: Text) -> Text:
    return Text("hint-front", {"left": left.inner()}, BOOK)


def hint_god(*, god: GodName, n: int) -> Text:
    return Text("hint-god", {"god": ("god", god), "n": n}, BOOK)


def hint_power(*, n: int) -> Text:
    return Text("hint-power", {"n": n}, BOOK)


def hint_pay(*, card: CardName, n: int) -> Text:
    return Text("hint-pay", {"card": ("card", card), "n": n}, BOOK)


def hint_gain(*, card: CardName, n: int) -> Text:
    return Text("hint-gain", {"card": ("card", card), "n": n}, BOOK)


def hint_starve(*, who: int, card: CardName, n: int) -> Text:
    return Text("hint-starve", {"who": ("seat", who), "card": ("card", card), "n": n}, BOOK)


def hint_claim_points(*, n: int, of: int) -> Text:
    return Text("hint-claim-points", {"n": n, "of": of}, BOOK)


def hint_claim_monsters() -> Text:
    return Text("hint-claim-monsters", {}, BOOK)


def hint_freeze(*, n: int, most: int) -> Text:
    return Text("hint-freeze", {"n": n, "most": most}, BOOK)


def hint_wait_sand(*, left: Text) -> Text:
    return Text("hint-wait-sand", {"left": left.inner()}, BOOK)


def hint_wait_beside(*, card: CardName, at: Text, n: int) -> Text:
    return Text("hint-wait-beside", {"card": ("card", card), "at": at.inner(), "n": n}, BOOK)


def part_plan_points(*, of: int) -> Text:
    return Text("part-plan-points", {"of": of}, BOOK)


def part_plan_monsters() -> Text:
    return Text("part-plan-monsters", {}, BOOK)


def part_plan_winds() -> Text:
    return Text("part-plan-winds", {}, BOOK)


def part_plan_plagues() -> Text:
    return Text("part-plan-plagues", {}, BOOK)


def part_plan_god(*, god: GodName) -> Text:
    return Text("part-plan-god", {"god": ("god", god)}, BOOK)


def part_plan_city() -> Text:
    return Text("part-plan-city", {}, BOOK)


def part_plan_hell() -> Text:
    return Text("part-plan-hell", {}, BOOK)


def part_plan_block(*, who: int) -> Text:
    return Text("part-plan-block", {"who": ("seat", who)}, BOOK)


def no_teams(*, of: int, n: int) -> Text:
    return Text("no-teams", {"of": of, "n": n}, BOOK)


def no_carried() -> Text:
    return Text("no-carried", {}, BOOK)


def part_notation_place() -> Text:
    return Text("part-notation-place", {}, BOOK)


def part_notation_timer() -> Text:
    return Text("part-notation-timer", {}, BOOK)


def part_notation_flip() -> Text:
    return Text("part-notation-flip", {}, BOOK)


def part_notation_card() -> Text:
    return Text("part-notation-card", {}, BOOK)


def part_notation_plague() -> Text:
    return Text("part-notation-plague", {}, BOOK)


def part_notation_god() -> Text:
    return Text("part-notation-god", {}, BOOK)


def part_notation_city() -> Text:
    return Text("part-notation-city", {}, BOOK)


def part_notation_pile() -> Text:
    return Text("part-notation-pile", {}, BOOK)


def part_notation_claim() -> Text:
    return Text("part-notation-claim", {}, BOOK)
