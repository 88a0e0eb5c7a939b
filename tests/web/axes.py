"""axe-core over a page, by day and by night."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

AXE = Axe()


def no_violations(page: Page) -> None:
    """Assert that axe finds nothing in either theme; the page is left as it was."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found = AXE.run(page).response["violations"]
        told = [
            f"{one['id']} ({scheme}): {one['help']}: {node['html'][:200]} {node['target']}"
            for one in found
            for node in one["nodes"]
        ]
        assert told == [], "\n".join(told)
    page.emulate_media(color_scheme="light")
