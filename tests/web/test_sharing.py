"""The picture of a finished game: it says the verdict and who was what, and nothing that does not stand on the page."""

from __future__ import annotations

import base64
import io

import pytest
from PIL import Image

from tests.web.people import PHONE, Company
from tests.web.tour import finished_table

SIZE = (1200, 630)
LEGIBLE = 200
"""So many pixels of the brightest ink there are at least where a word is written."""
SPY = """() => {
  window.written = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, most) {
    written.push({ text, isWhole: this.textAlign === 'center' || this.measureText(text).width <= most + 1 });
    return write.call(this, text, x, y, most);
  };
}"""


def plain(text: str) -> str:
    """Letters as they are read: in one case, with one kind of space between them."""
    return " ".join(text.replace("\u2068", "").replace("\u2069", "").casefold().split())


@pytest.mark.parametrize(("viewport", "language"), [(None, "en"), (PHONE, "pl")])
def test_a_finished_game_is_a_picture_to_share(
    company: Company, viewport: dict[str, int] | None, language: str
):
    table = finished_table(company)
    person = company.invite("Sharer", viewport, language=language, motion="less")
    page = person.page
    person.visit(f"t/{table}")
    page.locator(".page.end h1").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SPY)
    page.locator("[data-act=picture]").click()
    drawn = page.locator(".share img")
    drawn.wait_for()
    address = drawn.get_attribute("src") or ""
    kind, _, data = address.partition(";base64,")
    assert kind == "data:image/png"
    picture = Image.open(io.BytesIO(base64.b64decode(data)))
    assert (picture.format, picture.size) == ("PNG", SIZE)
    written = page.evaluate("written")
    texts = [plain(each["text"]) for each in written]
    shown = plain(page.locator(".page.end").inner_text())
    assert plain(page.locator(".page.end h1").inner_text()) in texts, "the verdict"
    assert texts[1] in shown, "the game"
    assert len([text for text in texts if len(text) > 1]) >= 2 + 2 * 5, "everybody, with what they were"
    # Whoever gets the picture reads in it what stands on the page of the end, and no more: no address of the house,
    # no code of the table, nobody's notes.
    house = company.house.address.partition("//")[2]
    assert not [text for text in texts if table in text or house in text]
    alien = [text for text in texts[1:] if len(text) > 1 and text.rstrip("…") not in shown]
    assert alien == []
    assert [each["text"] for each in written if not each["isWhole"]] == [], "nothing is squeezed"
    # And it can be seen: the verdict stands out from the night.
    verdict = picture.convert("RGB").crop((56, 110, 1144, 180))
    assert sum(verdict.getchannel("R").histogram()[200:]) > LEGIBLE
    page.locator(".share a[download]").wait_for()
    assert page.locator(".share a[download]").get_attribute("href") == address
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.problems == []
