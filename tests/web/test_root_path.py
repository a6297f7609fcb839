"""The client below a path of somebody else's address: nothing that it asks for lies outside."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.web.house import House

ROOT_PATH = "/games/outpost"


def test_a_table_below_a_path_asks_for_nothing_outside_it(
    browser: Browser,
    client_folder: object,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("OUTPOST31_ROOT_PATH", ROOT_PATH)
    monkeypatch.setenv("OUTPOST31_HOST", "127.0.0.1")
    house = House(tmp_path_factory.mktemp("below"))
    context = browser.new_context()
    try:
        page = context.new_page()
        asked: list[str] = []
        refused: list[str] = []
        page.on("request", lambda one: asked.append(one.url))
        page.on("websocket", lambda one: asked.append(one.url))
        page.on("response", lambda one: refused.append(one.url) if one.status >= 400 else None)
        page.goto(f"{house.address}{ROOT_PATH}")
        assert urlsplit(page.url).path == f"{ROOT_PATH}/"
        page.evaluate("location.hash = '#/new'")
        page.locator("label:has(input[value=stayaway])").click()
        page.fill("input[name=name]", "Ann")
        page.locator("label:has(input[value=friends])").click()
        page.locator("form button.main").click()
        link = page.locator(".invite input.link")
        link.wait_for()
        code = page.locator(".invite img")
        code.wait_for()
        page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=code.element_handle())
        assert f":{house.port}{ROOT_PATH}/?game=" in link.input_value()
        paths = [urlsplit(url).path for url in asked if not url.startswith(("data:", "blob:"))]
        assert [path for path in paths if not path.startswith(f"{ROOT_PATH}")] == []
        assert refused == []
        for part in ("/ws/", "/api/games", "/assets/app-", "/assets/words-en", ".woff2", "qr.svg"):
            assert any(part in path for path in paths), f"{part} was not asked for: {paths}"
    finally:
        context.close()
        house.close()
