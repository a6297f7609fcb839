"""The house, the browser, and people who sit down in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web import dealing
from tests.web.browser import FLAGS, chromium
from tests.web.client import built_client
from tests.web.house import House
from tests.web.people import Company


@pytest.fixture(scope="session")
def client_folder() -> Path:
    """The built client: what people would download."""
    return built_client()


TEST = pytest.StashKey[str]()
HOUSE = pytest.StashKey[Path]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Tell the house which test is running, before any fixture lays a table for it."""
    item.session.stash[TEST] = item.nodeid
    if HOUSE in item.session.stash:
        dealing.say(item.session.stash[HOUSE], item.nodeid)


@pytest.fixture(scope="package")
def house(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    client_folder: Path,
    worker_id: str,
) -> Iterator[House]:
    """A server for all the tests of the browser, which must have come to one process."""
    del client_folder
    if worker_id != "master":
        (tmp_path_factory.getbasetemp().parent / "browser").touch(exist_ok=False)
    folder = tmp_path_factory.mktemp("house")
    dealing.say(folder, request.session.stash[TEST])
    request.session.stash[HOUSE] = folder
    opened = House(folder)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One chromium for all, closed before any other test has its turn."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def company(browser: Browser, house: House) -> Iterator[Company]:
    """People with browsers of their own."""
    gathered = Company(browser, house)
    yield gathered
    gathered.close()
