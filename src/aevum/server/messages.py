"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aevum.core.text import CORE, OR, Text, message_list, text_list

BOOK: Final = CORE.join(Path(__file__).parent / "locale")


def server_http_bad() -> Text:
    return Text("server-http-bad", {}, BOOK)


def server_http_stranger() -> Text:
    return Text("server-http-stranger", {}, BOOK)


def server_http_forbidden() -> Text:
    return Text("server-http-forbidden", {}, BOOK)


def server_http_missing() -> Text:
    return Text("server-http-missing", {}, BOOK)


def server_http_method() -> Text:
    return Text("server-http-method", {}, BOOK)


def server_http_late() -> Text:
    return Text("server-http-late", {}, BOOK)


def server_http_conflict() -> Text:
    return Text("server-http-conflict", {}, BOOK)


def server_http_large() -> Text:
    return Text("server-http-large", {}, BOOK)


def server_http_address() -> Text:
    return Text("server-http-address", {}, BOOK)


def server_http_kind() -> Text:
    return Text("server-http-kind", {}, BOOK)


def server_http_host() -> Text:
    return Text("server-http-host", {}, BOOK)


def server_http_slow() -> Text:
    return Text("server-http-slow", {}, BOOK)


def server_http_headers() -> Text:
    return Text("server-http-headers", {}, BOOK)


def server_http_fault() -> Text:
    return Text("server-http-fault", {}, BOOK)


def server_http_busy() -> Text:
    return Text("server-http-busy", {}, BOOK)


def server_other_site() -> Text:
    return Text("server-other-site", {}, BOOK)


def server_many_tables_made() -> Text:
    return Text("server-many-tables-made", {}, BOOK)


def server_many_codes() -> Text:
    return Text("server-many-codes", {}, BOOK)


def server_par_later() -> Text:
    return Text("server-par-later", {}, BOOK)


def server_no_rules_page(*, game: str) -> Text:
    return Text("server-no-rules-page", {"game": game}, BOOK)


def server_too_many_sent() -> Text:
    return Text("server-too-many-sent", {}, BOOK)


def server_field_missing(*, field: str) -> Text:
    return Text("server-field-missing", {"field": field}, BOOK)


def server_field_unknown(*, field: str) -> Text:
    return Text("server-field-unknown", {"field": field}, BOOK)


def server_field_unknown_but(*, field: str, fields: str) -> Text:
    return Text("server-field-unknown-but", {"field": field, "fields": fields}, BOOK)


def server_field_wrong(*, field: str) -> Text:
    return Text("server-field-wrong", {"field": field}, BOOK)


def server_field_type(*, field: str, types: Sequence[Text]) -> Text:
    return Text("server-field-type", {"field": field, "types": message_list(types, OR)}, BOOK)


def server_field_type_least(*, field: str, types: Sequence[Text], n: str) -> Text:
    return Text(
        "server-field-type-least",
        {"field": field, "types": message_list(types, OR), "n": n},
        BOOK,
    )


def server_field_type_most(*, field: str, types: Sequence[Text], n: str) -> Text:
    return Text(
        "server-field-type-most",
        {"field": field, "types": message_list(types, OR), "n": n},
        BOOK,
    )


def server_body_type(*, types: Sequence[Text]) -> Text:
    return Text("server-body-type", {"types": message_list(types, OR)}, BOOK)


def server_field_short(*, field: str, n: str) -> Text:
    return Text("server-field-short", {"field": field, "n": n}, BOOK)


def server_field_long(*, field: str, n: str) -> Text:
    return Text("server-field-long", {"field": field, "n": n}, BOOK)


def server_type_int() -> Text:
    return Text("server-type-int", {}, BOOK)


def server_type_int_between(*, low: str, high: str) -> Text:
    return Text("server-type-int-between", {"low": low, "high": high}, BOOK)


def server_type_float() -> Text:
    return Text("server-type-float", {}, BOOK)


def server_type_str() -> Text:
    return Text("server-type-str", {}, BOOK)


def server_type_str_most(*, n: int) -> Text:
    return Text("server-type-str-most", {"n": n}, BOOK)


def server_type_bool() -> Text:
    return Text("server-type-bool", {}, BOOK)


def server_type_array() -> Text:
    return Text("server-type-array", {}, BOOK)


def server_type_array_most(*, n: int) -> Text:
    return Text("server-type-array-most", {"n": n}, BOOK)


def server_type_object() -> Text:
    return Text("server-type-object", {}, BOOK)


def server_type_choice(*, choices: str) -> Text:
    return Text("server-type-choice", {"choices": choices}, BOOK)


def server_name_guest(*, n: int) -> Text:
    return Text("server-name-guest", {"n": n}, BOOK)


def server_name_length(*, longest: int) -> Text:
    return Text("server-name-length", {"longest": longest}, BOOK)


def server_name_marks(*, most: int) -> Text:
    return Text("server-name-marks", {"most": most}, BOOK)


def server_name_alphabets() -> Text:
    return Text("server-name-alphabets", {}, BOOK)


def server_name_taken(*, name: str) -> Text:
    return Text("server-name-taken", {"name": name}, BOOK)


def server_no_map() -> Text:
    return Text("server-no-map", {}, BOOK)


def server_no_editor() -> Text:
    return Text("server-no-editor", {}, BOOK)


def server_map_not_yours() -> Text:
    return Text("server-map-not-yours", {}, BOOK)


def server_many_maps(*, n: int) -> Text:
    return Text("server-many-maps", {"n": n}, BOOK)


def server_map_name(*, name: str) -> Text:
    return Text("server-map-name", {"name": name}, BOOK)


def server_no_table() -> Text:
    return Text("server-no-table", {}, BOOK)


def server_no_game() -> Text:
    return Text("server-no-game", {}, BOOK)


def server_no_daily() -> Text:
    return Text("server-no-daily", {}, BOOK)


def server_game_missing() -> Text:
    return Text("server-game-missing", {}, BOOK)


def server_game_failed() -> Text:
    return Text("server-game-failed", {}, BOOK)


def server_table_failed() -> Text:
    return Text("server-table-failed", {}, BOOK)


def server_rules_failed(*, game: str) -> Text:
    return Text("server-rules-failed", {"game": game}, BOOK)


def server_newer_rules() -> Text:
    return Text("server-newer-rules", {}, BOOK)


def server_stopping() -> Text:
    return Text("server-stopping", {}, BOOK)


def server_many_tables(*, n: int) -> Text:
    return Text("server-many-tables", {"n": n}, BOOK)


def server_full() -> Text:
    return Text("server-full", {}, BOOK)


def server_no_thinking() -> Text:
    return Text("server-no-thinking", {}, BOOK)


def server_sit_late() -> Text:
    return Text("server-sit-late", {}, BOOK)


def server_seat_taken(*, n: int) -> Text:
    return Text("server-seat-taken", {"n": n}, BOOK)


def server_seat_count(*, n: int) -> Text:
    return Text("server-seat-count", {"n": n}, BOOK)


def server_not_seated() -> Text:
    return Text("server-not-seated", {}, BOOK)


def server_leave_late() -> Text:
    return Text("server-leave-late", {}, BOOK)


def server_seats_late() -> Text:
    return Text("server-seats-late", {}, BOOK)


def server_settings_late() -> Text:
    return Text("server-settings-late", {}, BOOK)


def server_seats_between(*, game: str, low: int, high: int, seats: int) -> Text:
    return Text(
        "server-seats-between",
        {"game": game, "low": low, "high": high, "seats": seats},
        BOOK,
    )


def server_seats_solo(*, game: str, seats: int) -> Text:
    return Text("server-seats-solo", {"game": game, "seats": seats}, BOOK)


def server_seats_few(*, players: int, seats: int) -> Text:
    return Text("server-seats-few", {"players": players, "seats": seats}, BOOK)


def server_seat_removed(*, name: str) -> Text:
    return Text("server-seat-removed", {"name": name}, BOOK)


def server_started() -> Text:
    return Text("server-started", {}, BOOK)


def server_ready_seat() -> Text:
    return Text("server-ready-seat", {}, BOOK)


def server_seats_open() -> Text:
    return Text("server-seats-open", {}, BOOK)


def server_seat_open(*, n: int) -> Text:
    return Text("server-seat-open", {"n": n}, BOOK)


def server_not_ready(*, name: str) -> Text:
    return Text("server-not-ready", {"name": name}, BOOK)


def server_not_over() -> Text:
    return Text("server-not-over", {}, BOOK)


def server_rematch_players() -> Text:
    return Text("server-rematch-players", {}, BOOK)


def server_secret_option(*, name: str) -> Text:
    return Text("server-secret-option", {"name": name}, BOOK)


def server_no_bot(*, bots: Sequence[str]) -> Text:
    return Text("server-no-bot", {"bots": text_list(bots)}, BOOK)


def server_printed_puzzle() -> Text:
    return Text("server-printed-puzzle", {}, BOOK)


def server_match_later() -> Text:
    return Text("server-match-later", {}, BOOK)


def server_match_over() -> Text:
    return Text("server-match-over", {}, BOOK)


def server_watching() -> Text:
    return Text("server-watching", {}, BOOK)


def server_watching_bids() -> Text:
    return Text("server-watching-bids", {}, BOOK)


def server_owner_only() -> Text:
    return Text("server-owner-only", {}, BOOK)


def server_stale() -> Text:
    return Text("server-stale", {}, BOOK)


def server_list_order() -> Text:
    return Text("server-list-order", {}, BOOK)


def server_list_end() -> Text:
    return Text("server-list-end", {}, BOOK)


def server_not_asked() -> Text:
    return Text("server-not-asked", {}, BOOK)


def server_no_move(*, n: int) -> Text:
    return Text("server-no-move", {"n": n}, BOOK)


def server_fault() -> Text:
    return Text("server-fault", {}, BOOK)


def server_chat_players() -> Text:
    return Text("server-chat-players", {}, BOOK)


def server_chat_empty() -> Text:
    return Text("server-chat-empty", {}, BOOK)


def server_no_phrase(*, n: int) -> Text:
    return Text("server-no-phrase", {"n": n}, BOOK)


def server_muted() -> Text:
    return Text("server-muted", {}, BOOK)


def server_many_muted(*, n: int) -> Text:
    return Text("server-many-muted", {"n": n}, BOOK)


def server_chat_slow() -> Text:
    return Text("server-chat-slow", {}, BOOK)


def server_undo_live() -> Text:
    return Text("server-undo-live", {}, BOOK)


def server_undo_nothing() -> Text:
    return Text("server-undo-nothing", {}, BOOK)


def server_undo_shown() -> Text:
    return Text("server-undo-shown", {}, BOOK)


def server_undo_other() -> Text:
    return Text("server-undo-other", {}, BOOK)


def server_undo_unasked() -> Text:
    return Text("server-undo-unasked", {}, BOOK)


def server_undo_away(*, who: int) -> Text:
    return Text("server-undo-away", {"who": ("seat", who)}, BOOK)


def server_undo_left(*, who: int) -> Text:
    return Text("server-undo-left", {"who": ("seat", who)}, BOOK)


def server_hint_company() -> Text:
    return Text("server-hint-company", {}, BOOK)


def server_hint_off() -> Text:
    return Text("server-hint-off", {}, BOOK)


def server_hint_unasked() -> Text:
    return Text("server-hint-unasked", {}, BOOK)


def server_hint_answered() -> Text:
    return Text("server-hint-answered", {}, BOOK)


def server_hint_given_up() -> Text:
    return Text("server-hint-given-up", {}, BOOK)


def server_hint_busy() -> Text:
    return Text("server-hint-busy", {}, BOOK)


def server_hint_none() -> Text:
    return Text("server-hint-none", {}, BOOK)


def server_search_busy() -> Text:
    return Text("server-search-busy", {}, BOOK)


def server_search_none() -> Text:
    return Text("server-search-none", {}, BOOK)


def server_asked_hint(*, who: int) -> Text:
    return Text("server-asked-hint", {"who": ("seat", who)}, BOOK)


def server_remove_playing(*, name: str) -> Text:
    return Text("server-remove-playing", {"name": name}, BOOK)


def server_remove_gone() -> Text:
    return Text("server-remove-gone", {}, BOOK)


def server_remove_yourself() -> Text:
    return Text("server-remove-yourself", {}, BOOK)


def server_end_asked(*, n: int) -> Text:
    return Text("server-end-asked", {"n": n}, BOOK)


def server_end_agreed() -> Text:
    return Text("server-end-agreed", {}, BOOK)


def server_end_stopped(*, who: int) -> Text:
    return Text("server-end-stopped", {"who": ("seat", who)}, BOOK)


def server_end_stopped_bots() -> Text:
    return Text("server-end-stopped-bots", {}, BOOK)


def server_end_nobody_left(*, who: int) -> Text:
    return Text("server-end-nobody-left", {"who": ("seat", who)}, BOOK)


def server_end_changed_rules() -> Text:
    return Text("server-end-changed-rules", {}, BOOK)


def server_end_damaged() -> Text:
    return Text("server-end-damaged", {}, BOOK)


def server_end_expired() -> Text:
    return Text("server-end-expired", {}, BOOK)


def server_told_resigned(*, who: int) -> Text:
    return Text("server-told-resigned", {"who": ("seat", who)}, BOOK)


def server_told_left(*, who: int) -> Text:
    return Text("server-told-left", {"who": ("seat", who)}, BOOK)


def server_told_removed(*, who: int) -> Text:
    return Text("server-told-removed", {"who": ("seat", who)}, BOOK)


def server_record_later() -> Text:
    return Text("server-record-later", {}, BOOK)


def server_record_hidden() -> Text:
    return Text("server-record-hidden", {}, BOOK)


def server_record_none() -> Text:
    return Text("server-record-none", {}, BOOK)


def server_replay_none() -> Text:
    return Text("server-replay-none", {}, BOOK)


def server_replay_live() -> Text:
    return Text("server-replay-live", {}, BOOK)


def server_replay_seat() -> Text:
    return Text("server-replay-seat", {}, BOOK)


def server_replay_busy() -> Text:
    return Text("server-replay-busy", {}, BOOK)


def server_replay_failed() -> Text:
    return Text("server-replay-failed", {}, BOOK)


def server_live_none() -> Text:
    return Text("server-live-none", {}, BOOK)


def server_live_paused() -> Text:
    return Text("server-live-paused", {}, BOOK)


def server_live_soon() -> Text:
    return Text("server-live-soon", {}, BOOK)


def server_live_paused_already() -> Text:
    return Text("server-live-paused-already", {}, BOOK)


def server_live_running_already() -> Text:
    return Text("server-live-running-already", {}, BOOK)


def server_live_pauses(*, n: int) -> Text:
    return Text("server-live-pauses", {"n": n}, BOOK)


def server_live_waiting() -> Text:
    return Text("server-live-waiting", {}, BOOK)


def server_live_timed() -> Text:
    return Text("server-live-timed", {}, BOOK)


def server_bid_nobody() -> Text:
    return Text("server-bid-nobody", {}, BOOK)


def server_bid_not_there() -> Text:
    return Text("server-bid-not-there", {}, BOOK)


def server_bid_not_theirs() -> Text:
    return Text("server-bid-not-theirs", {}, BOOK)


def server_bid_gone() -> Text:
    return Text("server-bid-gone", {}, BOOK)


def server_bid_own() -> Text:
    return Text("server-bid-own", {}, BOOK)


def server_bid_left() -> Text:
    return Text("server-bid-left", {}, BOOK)


def server_sign_slow() -> Text:
    return Text("server-sign-slow", {}, BOOK)


def server_log_codes() -> Text:
    return Text("server-log-codes", {}, BOOK)


def server_log_move() -> Text:
    return Text("server-log-move", {}, BOOK)


def server_log_row(*, n: int) -> Text:
    return Text("server-log-row", {"n": n}, BOOK)


def server_not_stored(*, why: Text) -> Text:
    return Text("server-not-stored", {"why": why.inner()}, BOOK)


def server_store_damaged() -> Text:
    return Text("server-store-damaged", {}, BOOK)


def server_store_full() -> Text:
    return Text("server-store-full", {}, BOOK)


def server_store_held() -> Text:
    return Text("server-store-held", {}, BOOK)


def server_store_readonly() -> Text:
    return Text("server-store-readonly", {}, BOOK)


def server_store_closed() -> Text:
    return Text("server-store-closed", {}, BOOK)


def server_store_no_database() -> Text:
    return Text("server-store-no-database", {}, BOOK)


def server_store_twice() -> Text:
    return Text("server-store-twice", {}, BOOK)


def server_store_disk() -> Text:
    return Text("server-store-disk", {}, BOOK)


def server_store_failed() -> Text:
    return Text("server-store-failed", {}, BOOK)


def server_store_line() -> Text:
    return Text("server-store-line", {}, BOOK)


def server_store_stopping() -> Text:
    return Text("server-store-stopping", {}, BOOK)


def server_store_no_table() -> Text:
    return Text("server-store-no-table", {}, BOOK)


def server_store_gap() -> Text:
    return Text("server-store-gap", {}, BOOK)


def server_store_again() -> Text:
    return Text("server-store-again", {}, BOOK)


def server_store_taken() -> Text:
    return Text("server-store-taken", {}, BOOK)


def server_store_unread() -> Text:
    return Text("server-store-unread", {}, BOOK)
