"""The pages' messages around games, from their catalogues, to find elements."""

import json
import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Locator, Page

from aevum.core.text import CORE, Arg, Catalogue, Reader, Text

MESSAGES = Path(__file__).parents[2] / "web/src/messages"


def say(key: str, language: str = "en", names: list[str] | None = None, **args: Arg) -> str:
    """Return a message of the pages in a language; seats have these names, none is the reader's."""
    return _catalogue(language).format(Text(key, args, CORE), Reader(-1, names or []))


def ask_bar(page: Page, language: str = "en") -> Locator:
    """Return the instruction, or the text about who is waited for."""
    keys = ("room-ask-yours", "room-ask-waiting")
    begins = [re.escape(say(key, language, text="|").split("|")[0]) for key in keys]
    return page.get_by_role("region", name=re.compile(f"^({'|'.join(begins)})"))


@cache
def _catalogue(language: str) -> Catalogue:
    rooms = ("site", "game", "room")
    read = [json.loads((MESSAGES / f"{each}.{language}.made.json").read_text()) for each in rooms]
    messages = {key: each for room in read for key, each in room["messages"].items()}
    return Catalogue({**read[0], "messages": messages})
