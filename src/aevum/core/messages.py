"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from typing import Final

from aevum.core.text import CORE, OR, Text, message_list, name_list, text_list

BOOK: Final = CORE


def part_title(*, title: str) -> Text:
    return Text("part-title", {"title": title}, BOOK)


def part_title_numbers(*, title: str) -> Text:
    return Text("part-title-numbers", {"title": title}, BOOK)


def part_players(*, n: int) -> Text:
    return Text("part-players", {"n": n}, BOOK)


def part_players_range(*, low: int, high: int) -> Text:
    return Text("part-players-range", {"low": low, "high": high}, BOOK)


def part_number(*, n: int) -> Text:
    return Text("part-number", {"n": n}, BOOK)


def part_range(*, low: int, high: int) -> Text:
    return Text("part-range", {"low": low, "high": high}, BOOK)


def part_rules(*, n: int) -> Text:
    return Text("part-rules", {"n": n}, BOOK)


def part_rules_range(*, low: int, high: int) -> Text:
    return Text("part-rules-range", {"low": low, "high": high}, BOOK)


def part_bot_easy() -> Text:
    return Text("part-bot-easy", {}, BOOK)


def part_bot_medium() -> Text:
    return Text("part-bot-medium", {}, BOOK)


def part_bot_hard() -> Text:
    return Text("part-bot-hard", {}, BOOK)


def part_bot_standard() -> Text:
    return Text("part-bot-standard", {}, BOOK)


def part_bot_greedy() -> Text:
    return Text("part-bot-greedy", {}, BOOK)


def part_bot_random() -> Text:
    return Text("part-bot-random", {}, BOOK)


def part_bot_quick() -> Text:
    return Text("part-bot-quick", {}, BOOK)


def part_bot_styled(*, level: Text, style: Text) -> Text:
    return Text("part-bot-styled", {"level": level.inner(), "style": style.inner()}, BOOK)


def number_grade_printed() -> Text:
    return Text("number-grade-printed", {}, BOOK)


def number_grade_public() -> Text:
    return Text("number-grade-public", {}, BOOK)


def number_grade_reconstructed() -> Text:
    return Text("number-grade-reconstructed", {}, BOOK)


def number_grade_designed() -> Text:
    return Text("number-grade-designed", {}, BOOK)


def number_changed(*, number: Text, value: int, printed: int) -> Text:
    return Text(
        "number-changed",
        {"number": number.inner(), "value": value, "printed": printed},
        BOOK,
    )


def number_more(*, n: int) -> Text:
    return Text("number-more", {"n": n}, BOOK)


def number_changes(*, changes: Sequence[Text]) -> Text:
    return Text("number-changes", {"changes": message_list(changes)}, BOOK)


def no_option_text(*, name: str, given: str) -> Text:
    return Text("no-option-text", {"name": name, "given": given}, BOOK)


def no_option_line(*, name: str, n: int) -> Text:
    return Text("no-option-line", {"name": name, "n": n}, BOOK)


def no_option_choice(*, name: str, given: str, choices: str) -> Text:
    return Text("no-option-choice", {"name": name, "given": given, "choices": choices}, BOOK)


def no_option_int(*, name: str, given: str, low: int, high: int) -> Text:
    return Text("no-option-int", {"name": name, "given": given, "low": low, "high": high}, BOOK)


def no_option_usual(*, name: str, given: str, low: int, high: int) -> Text:
    return Text("no-option-usual", {"name": name, "given": given, "low": low, "high": high}, BOOK)


def no_option_bool(*, name: str, given: str) -> Text:
    return Text("no-option-bool", {"name": name, "given": given}, BOOK)


def no_option(*, title: str, name: str, names: str) -> Text:
    return Text("no-option", {"title": title, "name": name, "names": names}, BOOK)


def no_option_at_all(*, title: str, name: str) -> Text:
    return Text("no-option-at-all", {"title": title, "name": name}, BOOK)


def no_number_value(*, name: str, low: int, high: int, printed: int, given: str) -> Text:
    return Text(
        "no-number-value",
        {"name": name, "low": low, "high": high, "printed": printed, "given": given},
        BOOK,
    )


def no_numbers(*, given: str) -> Text:
    return Text("no-numbers", {"given": given}, BOOK)


def no_number_at_all(*, title: str) -> Text:
    return Text("no-number-at-all", {"title": title}, BOOK)


def no_number_but(*, title: str, name: str, names: str) -> Text:
    return Text("no-number-but", {"title": title, "name": name, "names": names}, BOOK)


def no_number(*, title: str, name: str, names: str) -> Text:
    return Text("no-number", {"title": title, "name": name, "names": names}, BOOK)


def no_number_of_many(*, title: str, name: str, names: str, n: int) -> Text:
    return Text("no-number-of-many", {"title": title, "name": name, "names": names, "n": n}, BOOK)


def option_is(*, option: Text, value: str) -> Text:
    return Text("option-is", {"option": option.inner(), "value": value}, BOOK)


def table_room() -> Text:
    return Text("table-room", {}, BOOK)


def table_hand() -> Text:
    return Text("table-hand", {}, BOOK)


def table_seats() -> Text:
    return Text("table-seats", {}, BOOK)


def table_log() -> Text:
    return Text("table-log", {}, BOOK)


def table_about() -> Text:
    return Text("table-about", {}, BOOK)


def table_glance() -> Text:
    return Text("table-glance", {}, BOOK)


def table_drawing() -> Text:
    return Text("table-drawing", {}, BOOK)


def table_name(*, who: int) -> Text:
    return Text("table-name", {"who": ("seat", who)}, BOOK)


def table_points(*, n: int) -> Text:
    return Text("table-points", {"n": n}, BOOK)


def table_points_bare() -> Text:
    return Text("table-points-bare", {}, BOOK)


def table_die(*, n: int) -> Text:
    return Text("table-die", {"n": n}, BOOK)


def table_die_hidden() -> Text:
    return Text("table-die-hidden", {}, BOOK)


def table_die_empty() -> Text:
    return Text("table-die-empty", {}, BOOK)


def table_card_hidden() -> Text:
    return Text("table-card-hidden", {}, BOOK)


def table_card_empty() -> Text:
    return Text("table-card-empty", {}, BOOK)


def table_pile(*, name: Text, n: int) -> Text:
    return Text("table-pile", {"name": name.inner(), "n": n}, BOOK)


def table_pile_bare(*, n: int) -> Text:
    return Text("table-pile-bare", {"n": n}, BOOK)


def table_cup(*, who: int) -> Text:
    return Text("table-cup", {"who": ("seat", who)}, BOOK)


def table_cup_bare() -> Text:
    return Text("table-cup-bare", {}, BOOK)


def table_token(*, who: int) -> Text:
    return Text("table-token", {"who": ("seat", who)}, BOOK)


def table_token_bare() -> Text:
    return Text("table-token-bare", {}, BOOK)


def table_counter(*, name: Text, n: int) -> Text:
    return Text("table-counter", {"name": name.inner(), "n": n}, BOOK)


def table_counter_of(*, name: Text, n: int, limit: int) -> Text:
    return Text("table-counter-of", {"name": name.inner(), "n": n, "limit": limit}, BOOK)


def table_counter_unknown(*, name: Text) -> Text:
    return Text("table-counter-unknown", {"name": name.inner()}, BOOK)


def table_track(*, name: Text, marks: Sequence[Text]) -> Text:
    return Text("table-track", {"name": name.inner(), "marks": message_list(marks)}, BOOK)


def table_mark(*, who: int, n: int) -> Text:
    return Text("table-mark", {"who": ("seat", who), "n": n}, BOOK)


def table_mark_bare(*, n: int) -> Text:
    return Text("table-mark-bare", {"n": n}, BOOK)


def table_moves() -> Text:
    return Text("table-moves", {}, BOOK)


def table_other_moves(*, n: int) -> Text:
    return Text("table-other-moves", {"n": n}, BOOK)


def table_narrow(*, n: int) -> Text:
    return Text("table-narrow", {"n": n}, BOOK)


def table_narrow_label() -> Text:
    return Text("table-narrow-label", {}, BOOK)


def table_show_all() -> Text:
    return Text("table-show-all", {}, BOOK)


def table_no_such_move() -> Text:
    return Text("table-no-such-move", {}, BOOK)


def table_more(*, n: int) -> Text:
    return Text("table-more", {"n": n}, BOOK)


def table_confirm() -> Text:
    return Text("table-confirm", {}, BOOK)


def table_back() -> Text:
    return Text("table-back", {}, BOOK)


def table_choose_place() -> Text:
    return Text("table-choose-place", {}, BOOK)


def table_choose_next() -> Text:
    return Text("table-choose-next", {}, BOOK)


def table_choose_one() -> Text:
    return Text("table-choose-one", {}, BOOK)


def table_really(*, move: str) -> Text:
    return Text("table-really", {"move": move}, BOOK)


def table_waits(*, who: Sequence[int]) -> Text:
    return Text("table-waits", {"who": name_list("seat", who)}, BOOK)


def table_answered() -> Text:
    return Text("table-answered", {}, BOOK)


def table_sealed() -> Text:
    return Text("table-sealed", {}, BOOK)


def table_may_wait() -> Text:
    return Text("table-may-wait", {}, BOOK)


def table_watching() -> Text:
    return Text("table-watching", {}, BOOK)


def table_nobody() -> Text:
    return Text("table-nobody", {}, BOOK)


def table_over() -> Text:
    return Text("table-over", {}, BOOK)


def table_ended(*, why: Text) -> Text:
    return Text("table-ended", {"why": why.inner()}, BOOK)


def table_beginning() -> Text:
    return Text("table-beginning", {}, BOOK)


def table_move_of(*, at: int, count: int) -> Text:
    return Text("table-move-of", {"at": at, "count": count}, BOOK)


def table_moved(*, who: int, move: str) -> Text:
    return Text("table-moved", {"who": ("seat", who), "move": move}, BOOK)


def table_moved_hidden() -> Text:
    return Text("table-moved-hidden", {}, BOOK)


def table_won(*, who: Sequence[int]) -> Text:
    return Text("table-won", {"who": name_list("seat", who)}, BOOK)


def table_won_all() -> Text:
    return Text("table-won-all", {}, BOOK)


def table_won_nobody() -> Text:
    return Text("table-won-nobody", {}, BOOK)


def table_share_link() -> Text:
    return Text("table-share-link", {}, BOOK)


def no_notation_empty() -> Text:
    return Text("no-notation-empty", {}, BOOK)


def no_notation_begin(*, word: str, words: str) -> Text:
    return Text("no-notation-begin", {"word": word, "words": words}, BOOK)


def no_notation_begin_now(*, word: str, words: str) -> Text:
    return Text("no-notation-begin-now", {"word": word, "words": words}, BOOK)


def no_notation_place(*, typed: str, hint: Text) -> Text:
    return Text("no-notation-place", {"typed": typed, "hint": hint.inner()}, BOOK)


def no_notation(*, typed: str, examples: Sequence[Text]) -> Text:
    return Text("no-notation", {"typed": typed, "examples": message_list(examples, OR)}, BOOK)


def no_notation_places(*, typed: str, examples: Sequence[Text], hints: Sequence[Text]) -> Text:
    return Text(
        "no-notation-places",
        {"typed": typed, "examples": message_list(examples, OR), "hints": message_list(hints)},
        BOOK,
    )


def part_notation_move(*, move: str) -> Text:
    return Text("part-notation-move", {"move": move}, BOOK)


def part_notation_range(*, name: str, low: int, high: int) -> Text:
    return Text("part-notation-range", {"name": name, "low": low, "high": high}, BOOK)


def no_notation_code(*, code: int, last: int) -> Text:
    return Text("no-notation-code", {"code": code, "last": last}, BOOK)


def no_notation_json(*, example: str) -> Text:
    return Text("no-notation-json", {"example": example}, BOOK)


def no_notation_name(*, name: str) -> Text:
    return Text("no-notation-name", {"name": name}, BOOK)


def no_notation_count(*, name: str, n: int, given: int) -> Text:
    return Text("no-notation-count", {"name": name, "n": n, "given": given}, BOOK)


def no_notation_number(*, name: str, place: str, last: int) -> Text:
    return Text("no-notation-number", {"name": name, "place": place, "last": last}, BOOK)


def no_seats_number(*, given: str) -> Text:
    return Text("no-seats-number", {"given": given}, BOOK)


def no_seed(*, given: str) -> Text:
    return Text("no-seed", {"given": given}, BOOK)


def no_seats(*, title: str, players: Text, given: str) -> Text:
    return Text("no-seats", {"title": title, "players": players.inner(), "given": given}, BOOK)


def no_rules(*, title: str, rules: Text, given: str) -> Text:
    return Text("no-rules", {"title": title, "rules": rules.inner(), "given": given}, BOOK)


def no_game(*, name: str, names: str) -> Text:
    return Text("no-game", {"name": name, "names": names}, BOOK)


def no_game_but(*, name: str, meant: str, names: str) -> Text:
    return Text("no-game-but", {"name": name, "meant": meant, "names": names}, BOOK)


def no_game_there(*, name: str) -> Text:
    return Text("no-game-there", {"name": name}, BOOK)


def no_game_clear(*, name: str, names: Sequence[str]) -> Text:
    return Text("no-game-clear", {"name": name, "names": text_list(names, OR)}, BOOK)


def no_game_own(*, why: Text) -> Text:
    return Text("no-game-own", {"why": why.inner()}, BOOK)


def no_bot(*, name: str, names: str) -> Text:
    return Text("no-bot", {"name": name, "names": names}, BOOK)


def no_bot_game(*, name: str, title: str, games: str) -> Text:
    return Text("no-bot-game", {"name": name, "title": title, "games": games}, BOOK)


def no_weights(*, title: str) -> Text:
    return Text("no-weights", {"title": title}, BOOK)


def no_weight(*, title: str, name: str, names: str) -> Text:
    return Text("no-weight", {"title": title, "name": name, "names": names}, BOOK)


def no_weight_pair(*, given: str, example: str) -> Text:
    return Text("no-weight-pair", {"given": given, "example": example}, BOOK)


def no_weight_whole(*, name: str, low: str, high: str, given: str) -> Text:
    return Text("no-weight-whole", {"name": name, "low": low, "high": high, "given": given}, BOOK)


def no_weight_number(*, name: str, low: str, high: str, given: str) -> Text:
    return Text("no-weight-number", {"name": name, "low": low, "high": high, "given": given}, BOOK)


def part_entry(*, name: str) -> Text:
    return Text("part-entry", {"name": name}, BOOK)


def part_entry_of(*, name: str, package: str) -> Text:
    return Text("part-entry-of", {"name": name, "package": package}, BOOK)


def no_game_load(*, entry: Text, reason: str) -> Text:
    return Text("no-game-load", {"entry": entry.inner(), "reason": reason}, BOOK)


def no_game_object(*, entry: Text, place: str) -> Text:
    return Text("no-game-object", {"entry": entry.inner(), "place": place}, BOOK)


def no_game_name(*, entry: Text, name: str) -> Text:
    return Text("no-game-name", {"entry": entry.inner(), "name": name}, BOOK)


def no_game_taken(*, entry: Text, name: str) -> Text:
    return Text("no-game-taken", {"entry": entry.inner(), "name": name}, BOOK)


def no_game_class(*, name: str) -> Text:
    return Text("no-game-class", {"name": name}, BOOK)


def no_bot_load(*, entry: Text, reason: str) -> Text:
    return Text("no-bot-load", {"entry": entry.inner(), "reason": reason}, BOOK)


def no_bot_object(*, entry: Text, place: str) -> Text:
    return Text("no-bot-object", {"entry": entry.inner(), "place": place}, BOOK)


def no_bot_name(*, entry: Text, name: str) -> Text:
    return Text("no-bot-name", {"entry": entry.inner(), "name": name}, BOOK)


def no_bot_games(*, entry: Text) -> Text:
    return Text("no-bot-games", {"entry": entry.inner()}, BOOK)


def no_bot_taken(*, entry: Text, name: str) -> Text:
    return Text("no-bot-taken", {"entry": entry.inner(), "name": name}, BOOK)


def no_bot_made(*, name: str) -> Text:
    return Text("no-bot-made", {"name": name}, BOOK)


def no_bot_class(*, name: str) -> Text:
    return Text("no-bot-class", {"name": name}, BOOK)


def no_record_game() -> Text:
    return Text("no-record-game", {}, BOOK)


def no_record_long(*, n: int) -> Text:
    return Text("no-record-long", {"n": n}, BOOK)


def no_record_rows(*, n: int) -> Text:
    return Text("no-record-rows", {"n": n}, BOOK)


def no_record_twice(*, name: str) -> Text:
    return Text("no-record-twice", {"name": name}, BOOK)


def no_record_key(*, name: str) -> Text:
    return Text("no-record-key", {"name": name}, BOOK)


def no_record_rules(*, title: str, rules: int, known: Text) -> Text:
    return Text("no-record-rules", {"title": title, "rules": rules, "known": known.inner()}, BOOK)


def no_record_now() -> Text:
    return Text("no-record-now", {}, BOOK)


def no_record_mark(*, word: str) -> Text:
    return Text("no-record-mark", {"word": word}, BOOK)


def no_record_marks(*, n: int) -> Text:
    return Text("no-record-marks", {"n": n}, BOOK)


def no_record_whole(*, what: Text, given: str) -> Text:
    return Text("no-record-whole", {"what": what.inner(), "given": given}, BOOK)


def no_record_range(*, what: Text, low: str, high: str, given: str) -> Text:
    return Text(
        "no-record-range",
        {"what": what.inner(), "low": low, "high": high, "given": given},
        BOOK,
    )


def part_record_rules() -> Text:
    return Text("part-record-rules", {}, BOOK)


def part_record_seats() -> Text:
    return Text("part-record-seats", {}, BOOK)


def part_record_seed() -> Text:
    return Text("part-record-seed", {}, BOOK)


def part_record_score() -> Text:
    return Text("part-record-score", {}, BOOK)


def part_record_takebacks() -> Text:
    return Text("part-record-takebacks", {}, BOOK)


def part_record_moment(*, line: int) -> Text:
    return Text("part-record-moment", {"line": line}, BOOK)


def part_record_seat(*, line: int) -> Text:
    return Text("part-record-seat", {"line": line}, BOOK)


def no_record_head(*, line: int, word: str) -> Text:
    return Text("no-record-head", {"line": line, "word": word}, BOOK)


def no_record_line(*, line: int, why: Text) -> Text:
    return Text("no-record-line", {"line": line, "why": why.inner()}, BOOK)


def no_record_marks_list() -> Text:
    return Text("no-record-marks-list", {}, BOOK)


def no_record_options() -> Text:
    return Text("no-record-options", {}, BOOK)


def no_record_numbers() -> Text:
    return Text("no-record-numbers", {}, BOOK)


def no_record_moment(*, high: str, given: str) -> Text:
    return Text("no-record-moment", {"high": high, "given": given}, BOOK)


def no_record_seat(*, seat: str) -> Text:
    return Text("no-record-seat", {"seat": seat}, BOOK)


def no_record_json() -> Text:
    return Text("no-record-json", {}, BOOK)


def no_record_object() -> Text:
    return Text("no-record-object", {}, BOOK)


def no_record_draw(*, row: int) -> Text:
    return Text("no-record-draw", {"row": row}, BOOK)


def no_record_move(*, row: int, move: str, why: Text) -> Text:
    return Text("no-record-move", {"row": row, "move": move, "why": why.inner()}, BOOK)


def no_record_move_unasked(*, row: int, move: str) -> Text:
    return Text("no-record-move-unasked", {"row": row, "move": move}, BOOK)


def no_record_move_over(*, row: int, move: str) -> Text:
    return Text("no-record-move-over", {"row": row, "move": move}, BOOK)


def no_record_back(*, row: int) -> Text:
    return Text("no-record-back", {"row": row}, BOOK)


def no_record_undo(*, row: int) -> Text:
    return Text("no-record-undo", {"row": row}, BOOK)


def no_record_promise() -> Text:
    return Text("no-record-promise", {}, BOOK)


def no_record_drawn(*, row: int) -> Text:
    return Text("no-record-drawn", {"row": row}, BOOK)


def no_record_differs(*, row: int) -> Text:
    return Text("no-record-differs", {"row": row}, BOOK)


def no_record_unasked(*, row: int) -> Text:
    return Text("no-record-unasked", {"row": row}, BOOK)


def no_record_short() -> Text:
    return Text("no-record-short", {}, BOOK)


def no_record_scores(*, claimed: Sequence[str], given: Sequence[str]) -> Text:
    return Text(
        "no-record-scores",
        {"claimed": text_list(claimed), "given": text_list(given)},
        BOOK,
    )


def no_record_end() -> Text:
    return Text("no-record-end", {}, BOOK)


def no_record_took_back() -> Text:
    return Text("no-record-took-back", {}, BOOK)


def no_save_refused(*, why: Text) -> Text:
    return Text("no-save-refused", {"why": why.inner()}, BOOK)


def no_save_detail(*, detail: str) -> Text:
    return Text("no-save-detail", {"detail": detail}, BOOK)


def no_save_damaged(*, why: Text) -> Text:
    return Text("no-save-damaged", {"why": why.inner()}, BOOK)


def no_record_damaged(*, why: Text) -> Text:
    return Text("no-record-damaged", {"why": why.inner()}, BOOK)


def part_data_list() -> Text:
    return Text("part-data-list", {}, BOOK)


def part_data_short() -> Text:
    return Text("part-data-short", {}, BOOK)


def part_data_whole() -> Text:
    return Text("part-data-whole", {}, BOOK)


def part_data_text() -> Text:
    return Text("part-data-text", {}, BOOK)


def part_data_length() -> Text:
    return Text("part-data-length", {}, BOOK)


def part_data_long() -> Text:
    return Text("part-data-long", {}, BOOK)


def part_data_word() -> Text:
    return Text("part-data-word", {}, BOOK)


def part_data_range() -> Text:
    return Text("part-data-range", {}, BOOK)


def part_data_key() -> Text:
    return Text("part-data-key", {}, BOOK)


def part_data_random() -> Text:
    return Text("part-data-random", {}, BOOK)


def part_data_effect() -> Text:
    return Text("part-data-effect", {}, BOOK)


def part_data_settings() -> Text:
    return Text("part-data-settings", {}, BOOK)


def part_data_rules() -> Text:
    return Text("part-data-rules", {}, BOOK)


def part_data_position(*, title: str) -> Text:
    return Text("part-data-position", {"title": title}, BOOK)


def part_data_seats(*, title: str, seats: int) -> Text:
    return Text("part-data-seats", {"title": title, "seats": seats}, BOOK)
