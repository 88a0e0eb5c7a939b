"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from pathlib import Path
from typing import Final

from aevum.core.text import CORE, Text

BOOK: Final = CORE.join(Path(__file__).parent / "locale")


def shell_key_help() -> Text:
    return Text("shell-key-help", {}, BOOK)


def shell_key_quit() -> Text:
    return Text("shell-key-quit", {}, BOOK)


def shell_key_continue() -> Text:
    return Text("shell-key-continue", {}, BOOK)


def shell_key_theme() -> Text:
    return Text("shell-key-theme", {}, BOOK)


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


def shell_goodbye() -> Text:
    return Text("shell-goodbye", {}, BOOK)
