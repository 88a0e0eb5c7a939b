"""A message on a screen: its text is the plain sentence, and its parts can be pressed."""

from playwright.sync_api import expect

from tests.web.conftest import Come


def test_a_message_reads_as_a_sentence_and_names_things(come: Come) -> None:
    page = come()
    page.goto("/kit")
    specimen = page.locator(".specimen", has=page.get_by_role("heading", name="Said"))
    said = specimen.locator(".states p > span")
    expect(said).to_have_count(3)
    steals, refused, sleeps = said.all()
    assert steals.text_content() == "Ilya stiehlt dir die Karte „Schmied“ bei Erz 6."
    assert refused.text_content() == "Das geht nicht, siehe Regel 2.1."
    assert sleeps.text_content() == "Marguerite sleeps."
    assert [each.get_attribute("lang") for each in (steals, refused, sleeps)] == [None, None, "en"]
    assert steals.locator("bdi").all_text_contents() == ["Ilya", "dir"]
    for name, pressed in (
        ("Schmied", "card smith"),
        ("bei Erz 6", "tile 6"),
        ("Regel 2.1", "rule R2.1"),
    ):
        specimen.get_by_role("button", name=name).click()
        expect(specimen.get_by_text(pressed, exact=True)).to_be_visible()
