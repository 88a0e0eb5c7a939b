"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aevum.core.text import CORE, Text, message_list, text_list

BOOK: Final = CORE.join(Path(__file__).parent / "locale")


def shell_seat_bot(*, who: int, bot: Text) -> Text:
    return Text("shell-seat-bot", {"who": ("seat", who), "bot": bot.inner()}, BOOK)


def shell_seat_character(*, who: int, bot: Text, about: Text) -> Text:
    return Text(
        "shell-seat-character",
        {"who": ("seat", who), "bot": bot.inner(), "about": about.inner()},
        BOOK,
    )


def shell_bots(*, n: int, bot: Text) -> Text:
    return Text("shell-bots", {"n": n, "bot": bot.inner()}, BOOK)


def shell_company_you(*, bots: Sequence[Text]) -> Text:
    return Text("shell-company-you", {"bots": message_list(bots)}, BOOK)


def shell_company_people(*, n: int, bots: Sequence[Text]) -> Text:
    return Text("shell-company-people", {"n": n, "bots": message_list(bots)}, BOOK)


def shell_company_bots(*, bots: Sequence[Text]) -> Text:
    return Text("shell-company-bots", {"bots": message_list(bots)}, BOOK)


def shell_people(*, n: int) -> Text:
    return Text("shell-people", {"n": n}, BOOK)


def shell_table_title(*, game: Text, company: Text) -> Text:
    return Text("shell-table-title", {"game": game.inner(), "company": company.inner()}, BOOK)


def shell_waiting() -> Text:
    return Text("shell-waiting", {}, BOOK)


def shell_move_wait() -> Text:
    return Text("shell-move-wait", {}, BOOK)


def shell_no_move() -> Text:
    return Text("shell-no-move", {}, BOOK)


def shell_over() -> Text:
    return Text("shell-over", {}, BOOK)


def shell_result_alone(*, counts: Text, n: int) -> Text:
    return Text("shell-result-alone", {"counts": counts.inner(), "n": n}, BOOK)


def shell_result(*, winners: Sequence[str], counts: Text, scores: Sequence[Text]) -> Text:
    return Text(
        "shell-result",
        {"winners": text_list(winners), "counts": counts.inner(), "scores": message_list(scores)},
        BOOK,
    )


def shell_result_score(*, name: str, n: int) -> Text:
    return Text("shell-result-score", {"name": name, "n": n}, BOOK)


def shell_undo_nothing() -> Text:
    return Text("shell-undo-nothing", {}, BOOK)


def shell_undo_shown() -> Text:
    return Text("shell-undo-shown", {}, BOOK)


def shell_undone(*, move: str) -> Text:
    return Text("shell-undone", {"move": move}, BOOK)


def shell_hint_thinking() -> Text:
    return Text("shell-hint-thinking", {}, BOOK)


def shell_hint(*, label: Text, reason: Text) -> Text:
    return Text("shell-hint", {"label": label.inner(), "reason": reason.inner()}, BOOK)


def shell_hint_plan(*, label: Text, plan: Text, reason: Text) -> Text:
    return Text(
        "shell-hint-plan",
        {"label": label.inner(), "plan": plan.inner(), "reason": reason.inner()},
        BOOK,
    )


def shell_bot_fault(*, bot: str, why: str) -> Text:
    return Text("shell-bot-fault", {"bot": bot, "why": why}, BOOK)


def shell_log_heading() -> Text:
    return Text("shell-log-heading", {}, BOOK)


def shell_log_empty() -> Text:
    return Text("shell-log-empty", {}, BOOK)


def shell_clock(*, seconds: int, tenths: int) -> Text:
    return Text("shell-clock", {"seconds": seconds, "tenths": tenths}, BOOK)


def shell_more(*, arrows: str) -> Text:
    return Text("shell-more", {"arrows": arrows}, BOOK)


def shell_moves_type() -> Text:
    return Text("shell-moves-type", {}, BOOK)


def shell_moves_none() -> Text:
    return Text("shell-moves-none", {}, BOOK)


def shell_type_example(*, move: str) -> Text:
    return Text("shell-type-example", {"move": move}, BOOK)


def shell_face_failed(*, face: str, game: str, reason: str) -> Text:
    return Text("shell-face-failed", {"face": face, "game": game, "reason": reason}, BOOK)


def shell_face_wrong(*, face: str) -> Text:
    return Text("shell-face-wrong", {"face": face}, BOOK)


def shell_help_title() -> Text:
    return Text("shell-help-title", {}, BOOK)


def shell_help_close() -> Text:
    return Text("shell-help-close", {}, BOOK)


def shell_log_title() -> Text:
    return Text("shell-log-title", {}, BOOK)


def shell_log_close() -> Text:
    return Text("shell-log-close", {}, BOOK)


def shell_end_title(*, game: str) -> Text:
    return Text("shell-end-title", {"game": game}, BOOK)


def shell_end_saved(*, file: str) -> Text:
    return Text("shell-end-saved", {"file": file}, BOOK)


def shell_end_new() -> Text:
    return Text("shell-end-new", {}, BOOK)


def shell_end_again() -> Text:
    return Text("shell-end-again", {}, BOOK)


def shell_end_copy() -> Text:
    return Text("shell-end-copy", {}, BOOK)


def shell_end_copied() -> Text:
    return Text("shell-end-copied", {}, BOOK)


def shell_end_leave() -> Text:
    return Text("shell-end-leave", {}, BOOK)


def shell_end_keys() -> Text:
    return Text("shell-end-keys", {}, BOOK)


def shell_end_keys_undo() -> Text:
    return Text("shell-end-keys-undo", {}, BOOK)


def shell_pass_title(*, name: str) -> Text:
    return Text("shell-pass-title", {"name": name}, BOOK)


def shell_pass_text(*, name: str) -> Text:
    return Text("shell-pass-text", {"name": name}, BOOK)


def shell_offer_title() -> Text:
    return Text("shell-offer-title", {}, BOOK)


def shell_offer_old(*, game: Text) -> Text:
    return Text("shell-offer-old", {"game": game.inner()}, BOOK)


def shell_offer_new(*, game: str) -> Text:
    return Text("shell-offer-new", {"game": game}, BOOK)


def shell_offer_continue() -> Text:
    return Text("shell-offer-continue", {}, BOOK)


def shell_keys_narrow() -> Text:
    return Text("shell-keys-narrow", {}, BOOK)


def shell_keys_list() -> Text:
    return Text("shell-keys-list", {}, BOOK)


def shell_keys_typed(*, move: str) -> Text:
    return Text("shell-keys-typed", {"move": move}, BOOK)


def shell_keys_drawing() -> Text:
    return Text("shell-keys-drawing", {}, BOOK)


def shell_keys_shift() -> Text:
    return Text("shell-keys-shift", {}, BOOK)


def shell_menu_lead() -> Text:
    return Text("shell-menu-lead", {}, BOOK)


def shell_menu_continue(*, game: Text) -> Text:
    return Text("shell-menu-continue", {"game": game.inner()}, BOOK)


def shell_menu_level(*, level: Text) -> Text:
    return Text("shell-menu-level", {"level": level.inner()}, BOOK)


def shell_menu_nothing() -> Text:
    return Text("shell-menu-nothing", {}, BOOK)


def shell_menu_keys_choose() -> Text:
    return Text("shell-menu-keys-choose", {}, BOOK)


def shell_menu_keys_number() -> Text:
    return Text("shell-menu-keys-number", {}, BOOK)


def shell_menu_keys_other() -> Text:
    return Text("shell-menu-keys-other", {}, BOOK)


def shell_replay_head(*, title: str, n: int) -> Text:
    return Text("shell-replay-head", {"title": title, "n": n}, BOOK)


def shell_replay_stop(*, at: int, last: int) -> Text:
    return Text("shell-replay-stop", {"at": at, "last": last}, BOOK)


def shell_replay_title(*, game: str) -> Text:
    return Text("shell-replay-title", {"game": game}, BOOK)


def shell_replay_commands() -> Text:
    return Text("shell-replay-commands", {}, BOOK)


def shell_replay_at(*, seconds: int, tenths: int, what: Text) -> Text:
    return Text(
        "shell-replay-at",
        {"seconds": seconds, "tenths": tenths, "what": what.inner()},
        BOOK,
    )


def shell_replay_time_at(*, seconds: int, tenths: int) -> Text:
    return Text("shell-replay-time-at", {"seconds": seconds, "tenths": tenths}, BOOK)


def shell_replay_time() -> Text:
    return Text("shell-replay-time", {}, BOOK)


def shell_replay_move(*, move: str) -> Text:
    return Text("shell-replay-move", {"move": move}, BOOK)


def shell_replay_chance(*, move: str) -> Text:
    return Text("shell-replay-chance", {"move": move}, BOOK)


def shell_replay_undo(*, who: int) -> Text:
    return Text("shell-replay-undo", {"who": ("seat", who)}, BOOK)


def shell_replay_undone() -> Text:
    return Text("shell-replay-undone", {}, BOOK)


def shell_replay_over() -> Text:
    return Text("shell-replay-over", {}, BOOK)


def shell_replay_scores(*, scores: str) -> Text:
    return Text("shell-replay-scores", {"scores": scores}, BOOK)


def shell_mark_undone() -> Text:
    return Text("shell-mark-undone", {}, BOOK)


def shell_mark_hints() -> Text:
    return Text("shell-mark-hints", {}, BOOK)


def shell_key_help() -> Text:
    return Text("shell-key-help", {}, BOOK)


def shell_key_quit() -> Text:
    return Text("shell-key-quit", {}, BOOK)


def shell_key_continue() -> Text:
    return Text("shell-key-continue", {}, BOOK)


def shell_key_theme() -> Text:
    return Text("shell-key-theme", {}, BOOK)


def shell_key_level() -> Text:
    return Text("shell-key-level", {}, BOOK)


def shell_key_next() -> Text:
    return Text("shell-key-next", {}, BOOK)


def shell_key_previous() -> Text:
    return Text("shell-key-previous", {}, BOOK)


def shell_key_ten_forward() -> Text:
    return Text("shell-key-ten-forward", {}, BOOK)


def shell_key_ten_back() -> Text:
    return Text("shell-key-ten-back", {}, BOOK)


def shell_key_first() -> Text:
    return Text("shell-key-first", {}, BOOK)


def shell_key_last() -> Text:
    return Text("shell-key-last", {}, BOOK)


def shell_key_play() -> Text:
    return Text("shell-key-play", {}, BOOK)


def shell_key_answer() -> Text:
    return Text("shell-key-answer", {}, BOOK)


def shell_key_back() -> Text:
    return Text("shell-key-back", {}, BOOK)


def shell_key_whole_list() -> Text:
    return Text("shell-key-whole-list", {}, BOOK)


def shell_key_hint() -> Text:
    return Text("shell-key-hint", {}, BOOK)


def shell_key_undo() -> Text:
    return Text("shell-key-undo", {}, BOOK)


def shell_key_rules() -> Text:
    return Text("shell-key-rules", {}, BOOK)


def shell_key_log() -> Text:
    return Text("shell-key-log", {}, BOOK)


def shell_key_type() -> Text:
    return Text("shell-key-type", {}, BOOK)


def shell_key_leave() -> Text:
    return Text("shell-key-leave", {}, BOOK)


def shell_key_pause() -> Text:
    return Text("shell-key-pause", {}, BOOK)


def shell_key_speed() -> Text:
    return Text("shell-key-speed", {}, BOOK)


def shell_key_name_escape() -> Text:
    return Text("shell-key-name-escape", {}, BOOK)


def shell_key_name_tab() -> Text:
    return Text("shell-key-name-tab", {}, BOOK)


def shell_key_name_space() -> Text:
    return Text("shell-key-name-space", {}, BOOK)


def shell_key_name_pageup() -> Text:
    return Text("shell-key-name-pageup", {}, BOOK)


def shell_key_name_pagedown() -> Text:
    return Text("shell-key-name-pagedown", {}, BOOK)


def shell_key_name_home() -> Text:
    return Text("shell-key-name-home", {}, BOOK)


def shell_key_name_end() -> Text:
    return Text("shell-key-name-end", {}, BOOK)


def shell_file_not_text(*, file: str) -> Text:
    return Text("shell-file-not-text", {"file": file}, BOOK)


def shell_file_pipe() -> Text:
    return Text("shell-file-pipe", {}, BOOK)


def shell_file_special(*, file: str) -> Text:
    return Text("shell-file-special", {"file": file}, BOOK)


def shell_file_unreadable(*, file: str, reason: Text) -> Text:
    return Text("shell-file-unreadable", {"file": file, "reason": reason.inner()}, BOOK)


def shell_file_too_long(*, file: str, n: int) -> Text:
    return Text("shell-file-too-long", {"file": file, "n": n}, BOOK)


def shell_reason_missing() -> Text:
    return Text("shell-reason-missing", {}, BOOK)


def shell_reason_denied() -> Text:
    return Text("shell-reason-denied", {}, BOOK)


def shell_reason_full() -> Text:
    return Text("shell-reason-full", {}, BOOK)


def shell_reason_read_only() -> Text:
    return Text("shell-reason-read-only", {}, BOOK)


def shell_reason_folder() -> Text:
    return Text("shell-reason-folder", {}, BOOK)


def shell_reason_no_folder() -> Text:
    return Text("shell-reason-no-folder", {}, BOOK)


def shell_reason_other(*, words: str) -> Text:
    return Text("shell-reason-other", {"words": words}, BOOK)


def shell_save_failed(*, reason: Text) -> Text:
    return Text("shell-save-failed", {"reason": reason.inner()}, BOOK)


def shell_save_changed(*, file: str, place: str) -> Text:
    return Text("shell-save-changed", {"file": file, "place": place}, BOOK)


def shell_save_mended(*, n: int, file: str, copy: str) -> Text:
    return Text("shell-save-mended", {"n": n, "file": file, "copy": copy}, BOOK)


def shell_save_handshakes(*, n: int) -> Text:
    return Text("shell-save-handshakes", {"n": n}, BOOK)


def shell_save_empty() -> Text:
    return Text("shell-save-empty", {}, BOOK)


def shell_save_unreadable(*, file: str, why: Text) -> Text:
    return Text("shell-save-unreadable", {"file": file, "why": why.inner()}, BOOK)


def shell_saved(*, game: str, n: int, when: Text) -> Text:
    return Text("shell-saved", {"game": game, "n": n, "when": when.inner()}, BOOK)


def shell_when(*, day: int, month: int, time: str) -> Text:
    return Text("shell-when", {"day": day, "month": month, "time": time}, BOOK)


def shell_bid_unsettled() -> Text:
    return Text("shell-bid-unsettled", {}, BOOK)


def shell_goodbye() -> Text:
    return Text("shell-goodbye", {}, BOOK)


def shell_line_begin(*, game: str, summary: str) -> Text:
    return Text("shell-line-begin", {"game": game, "summary": summary}, BOOK)


def shell_line_company(*, company: str) -> Text:
    return Text("shell-line-company", {"company": company}, BOOK)


def shell_line_you(*, who: int) -> Text:
    return Text("shell-line-you", {"who": ("seat", who)}, BOOK)


def shell_line_pass(*, who: int) -> Text:
    return Text("shell-line-pass", {"who": ("seat", who)}, BOOK)


def shell_line_asked(*, who: int) -> Text:
    return Text("shell-line-asked", {"who": ("seat", who)}, BOOK)


def shell_line_question(*, who: int, question: str) -> Text:
    return Text("shell-line-question", {"who": ("seat", who), "question": question}, BOOK)


def shell_line_standing() -> Text:
    return Text("shell-line-standing", {}, BOOK)


def shell_line_many(*, n: int) -> Text:
    return Text("shell-line-many", {"n": n}, BOOK)


def shell_line_last_list(*, n: int) -> Text:
    return Text("shell-line-last-list", {"n": n}, BOOK)


def shell_line_no_list() -> Text:
    return Text("shell-line-no-list", {}, BOOK)


def shell_line_saved(*, path: str) -> Text:
    return Text("shell-line-saved", {"path": path}, BOOK)


def shell_line_not_saved(*, why: Text) -> Text:
    return Text("shell-line-not-saved", {"why": why.inner()}, BOOK)


def shell_line_saved_earlier(*, path: str) -> Text:
    return Text("shell-line-saved-earlier", {"path": path}, BOOK)


def shell_line_saved_nothing() -> Text:
    return Text("shell-line-saved-nothing", {}, BOOK)


def shell_line_save_later() -> Text:
    return Text("shell-line-save-later", {}, BOOK)


def shell_line_save_name() -> Text:
    return Text("shell-line-save-name", {}, BOOK)


def shell_line_resume() -> Text:
    return Text("shell-line-resume", {}, BOOK)


def shell_line_unfinished() -> Text:
    return Text("shell-line-unfinished", {}, BOOK)


def shell_line_nothing_unfinished() -> Text:
    return Text("shell-line-nothing-unfinished", {}, BOOK)


def shell_line_newer() -> Text:
    return Text("shell-line-newer", {}, BOOK)


def shell_line_which_game() -> Text:
    return Text("shell-line-which-game", {}, BOOK)


def shell_line_extra(*, word: str, rest: str) -> Text:
    return Text("shell-line-extra", {"word": word, "rest": rest}, BOOK)


def shell_line_possible() -> Text:
    return Text("shell-line-possible", {}, BOOK)


def shell_line_hint(*, move: str, label: str, reason: str) -> Text:
    return Text("shell-line-hint", {"move": move, "label": label, "reason": reason}, BOOK)


def shell_line_hint_plan(*, move: str, label: str, plan: str, reason: str) -> Text:
    return Text(
        "shell-line-hint-plan",
        {"move": move, "label": label, "plan": plan, "reason": reason},
        BOOK,
    )


def shell_line_score(*, name: str, n: int) -> Text:
    return Text("shell-line-score", {"name": name, "n": n}, BOOK)


def shell_line_word_help() -> Text:
    return Text("shell-line-word-help", {}, BOOK)


def shell_line_word_board() -> Text:
    return Text("shell-line-word-board", {}, BOOK)


def shell_line_word_list() -> Text:
    return Text("shell-line-word-list", {}, BOOK)


def shell_line_word_score() -> Text:
    return Text("shell-line-word-score", {}, BOOK)


def shell_line_word_moves() -> Text:
    return Text("shell-line-word-moves", {}, BOOK)


def shell_line_word_why() -> Text:
    return Text("shell-line-word-why", {}, BOOK)


def shell_line_word_hint() -> Text:
    return Text("shell-line-word-hint", {}, BOOK)


def shell_line_word_undo() -> Text:
    return Text("shell-line-word-undo", {}, BOOK)


def shell_line_word_log() -> Text:
    return Text("shell-line-word-log", {}, BOOK)


def shell_line_word_rules() -> Text:
    return Text("shell-line-word-rules", {}, BOOK)


def shell_line_word_save() -> Text:
    return Text("shell-line-word-save", {}, BOOK)


def shell_line_word_quit() -> Text:
    return Text("shell-line-word-quit", {}, BOOK)


def shell_line_word_wait() -> Text:
    return Text("shell-line-word-wait", {}, BOOK)


def shell_line_help(*, move: str) -> Text:
    return Text("shell-line-help", {"move": move}, BOOK)


def shell_line_help_board() -> Text:
    return Text("shell-line-help-board", {}, BOOK)


def shell_line_help_list() -> Text:
    return Text("shell-line-help-list", {}, BOOK)


def shell_line_help_score() -> Text:
    return Text("shell-line-help-score", {}, BOOK)


def shell_line_help_moves(*, word: str) -> Text:
    return Text("shell-line-help-moves", {"word": word}, BOOK)


def shell_line_help_why(*, move: str) -> Text:
    return Text("shell-line-help-why", {"move": move}, BOOK)


def shell_line_help_hint() -> Text:
    return Text("shell-line-help-hint", {}, BOOK)


def shell_line_help_undo() -> Text:
    return Text("shell-line-help-undo", {}, BOOK)


def shell_line_help_log() -> Text:
    return Text("shell-line-help-log", {}, BOOK)


def shell_line_help_rules() -> Text:
    return Text("shell-line-help-rules", {}, BOOK)


def shell_line_help_save() -> Text:
    return Text("shell-line-help-save", {}, BOOK)


def shell_line_help_quit() -> Text:
    return Text("shell-line-help-quit", {}, BOOK)


def shell_line_none_like() -> Text:
    return Text("shell-line-none-like", {}, BOOK)


def shell_line_none() -> Text:
    return Text("shell-line-none", {}, BOOK)


def shell_line_too_many(*, n: int) -> Text:
    return Text("shell-line-too-many", {"n": n}, BOOK)


def shell_line_narrow(*, word: str) -> Text:
    return Text("shell-line-narrow", {"word": word}, BOOK)


def shell_line_rules_none() -> Text:
    return Text("shell-line-rules-none", {}, BOOK)


def shell_line_rules_chapters() -> Text:
    return Text("shell-line-rules-chapters", {}, BOOK)


def shell_line_rules_several(*, names: Sequence[str]) -> Text:
    return Text("shell-line-rules-several", {"names": text_list(names)}, BOOK)


def shell_line_load_and_continue() -> Text:
    return Text("shell-line-load-and-continue", {}, BOOK)


def shell_line_no_game(*, game: str) -> Text:
    return Text("shell-line-no-game", {"game": game}, BOOK)


def shell_line_keeps_settings() -> Text:
    return Text("shell-line-keeps-settings", {}, BOOK)


def shell_line_keeps_numbers() -> Text:
    return Text("shell-line-keeps-numbers", {}, BOOK)


def shell_line_other_game(*, path: str, game: str) -> Text:
    return Text("shell-line-other-game", {"path": path, "game": game}, BOOK)


def shell_line_save_exists(*, path: str) -> Text:
    return Text("shell-line-save-exists", {"path": path}, BOOK)


def shell_line_no_folder(*, folder: str, file: str) -> Text:
    return Text("shell-line-no-folder", {"folder": folder, "file": file}, BOOK)


def shell_line_many_bots(*, n: int, bots: int) -> Text:
    return Text("shell-line-many-bots", {"n": n, "bots": bots}, BOOK)


def shell_line_many_seats(*, people: int, bots: int, n: int) -> Text:
    return Text("shell-line-many-seats", {"people": people, "bots": bots, "n": n}, BOOK)


def shell_line_pair(*, option: str, given: str) -> Text:
    return Text("shell-line-pair", {"option": option, "given": given}, BOOK)


def shell_line_option_twice(*, name: str) -> Text:
    return Text("shell-line-option-twice", {"name": name}, BOOK)


def shell_line_number_twice(*, name: str) -> Text:
    return Text("shell-line-number-twice", {"name": name}, BOOK)


def shell_line_bots_list(*, given: str) -> Text:
    return Text("shell-line-bots-list", {"given": given}, BOOK)


def shell_line_no_minute(*, option: str) -> Text:
    return Text("shell-line-no-minute", {"option": option}, BOOK)


def shell_line_language(*, option: str, languages: str, example: str) -> Text:
    return Text(
        "shell-line-language",
        {"option": option, "languages": languages, "example": example},
        BOOK,
    )


def shell_line_speed(*, speeds: str, given: str) -> Text:
    return Text("shell-line-speed", {"speeds": speeds, "given": given}, BOOK)


def shell_line_no_speed(*, game: str) -> Text:
    return Text("shell-line-no-speed", {"game": game}, BOOK)


def shell_line_one_keyboard(*, game: str) -> Text:
    return Text("shell-line-one-keyboard", {"game": game}, BOOK)
