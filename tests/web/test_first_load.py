"""What a first visit loads, as measured by the browser."""

from tests.web.conftest import Come

FIRST_LOAD = 150_000  # bytes of script and style, packed as they are sent
FONTS = 150_000

SIZES = """() => performance.getEntriesByType('resource')
  .map((each) => [new URL(each.name).pathname, each.encodedBodySize])"""


def test_the_first_visit_is_light(come: Come) -> None:
    page = come()
    page.goto("/", wait_until="networkidle")
    sizes: dict[str, int] = dict(page.evaluate(SIZES))
    script = sum(size for name, size in sizes.items() if name.endswith((".js", ".css")))
    fonts = sum(size for name, size in sizes.items() if name.endswith(".woff2"))
    assert 10_000 < script < FIRST_LOAD
    assert 10_000 < fonts < FONTS
