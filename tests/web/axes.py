"""axe-core over a page, by day and by night."""

from collections.abc import Callable
from typing import Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

AXE: str = Axe().axe_script
RUN = """([where, rules]) => axe
    .run(where, { resultTypes: ['violations'], ...(rules.length && { runOnly: rules }) })
    .then((found) => found.violations)"""

# Half the time of the contrast rule is reading the same few colours for every element of a page.
READ_COLOURS_ONCE = """() => {
    const { prototype } = axe.commons.color.Color;
    const parse = prototype.parseString;
    const known = new Map();
    prototype.parseString = function (text) {
        if (!known.has(text)) {
            parse.call(this, text);
            known.set(text, [this.r, this.g, this.b, this.alpha]);
        }
        [this.r, this.g, this.b, this.alpha] = known.get(text);
        return this;
    };
}"""

# A theme only changes colours, so the rules about colours are enough for it.
COLOURS = ["color-contrast", "link-in-text-block"]

Theme = Literal["light", "dark"]


def no_violations(
    page: Page, part: str = "html", then: Callable[[Theme], None] = lambda _theme: None
) -> None:
    """Assert that axe finds nothing in either theme; the page is left as it was.

    In the dark theme only `part` is checked, the changed part of a page that was checked before.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
        page.evaluate(READ_COLOURS_ONCE)
    _run(page, "light", "html", [])
    then("light")
    page.emulate_media(color_scheme="dark")
    _run(page, "dark", part, COLOURS)
    then("dark")
    page.emulate_media(color_scheme="light")


def _run(page: Page, theme: Theme, where: str, rules: list[str]) -> None:
    told = [
        f"{one['id']} ({theme}): {one['help']}: {node['html'][:200]} {node['target']}"
        for one in page.evaluate(RUN, [where, rules])
        for node in one["nodes"]
    ]
    assert told == [], "\n".join(told)
