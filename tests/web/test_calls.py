"""The installed app: its manifest, its worker's memory, and a call that a real service worker takes and shows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.web.house import House

SUBSCRIBE = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  window.subscribedWith = [applicationServerKey.length, userVisibleOnly];
  return { toJSON: () => ({ endpoint: "https://push.example/here", keys: { p256dh: KEY, auth: AUTH } }) };
};
"""
"""There is no push service here: that one call is ours, all else is the browser's own."""
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (...all) => void self.shown.push(all);
}"""
"""The shell of chromium has nothing to show notifications on: what would be shown is written down."""
ROOT_PATH = "/games/outpost"


@pytest.fixture(scope="module")
def below(client_folder: object, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server below a path of somebody else's address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OUTPOST31_ROOT_PATH", ROOT_PATH)
        patch.setenv("OUTPOST31_HOST", "127.0.0.1")
        house = House(tmp_path_factory.mktemp("calls"))
    yield house
    house.close()


def registration(devtools: CDPSession, page: Page) -> str:
    """What chromium calls the worker's registration."""
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    return found[-1]


def test_a_call_reaches_the_worker_and_the_shell_keeps_no_answer(browser: Browser, below: House) -> None:
    context = browser.new_context(permissions=["notifications"], locale="pl")
    try:
        context.add_init_script(SUBSCRIBE.replace("KEY", json.dumps(KEY)).replace("AUTH", json.dumps(AUTH)))
        page = context.new_page()
        address = f"{below.address}{ROOT_PATH}/"
        page.goto(address)
        manifest = page.evaluate(
            "fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())"
        )
        assert manifest["display"] == "standalone"
        scope = page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
        assert scope == address
        page.reload()  # under the worker's eyes from the first request on

        # Wanted in the settings, a table hears where to call.
        page.evaluate("location.hash = '#/settings'")
        switch = page.get_by_role("switch", name="Zawołaj mnie")
        switch.dispatch_event("click")
        page.wait_for_function("() => JSON.parse(localStorage['outpost31.settings']).calls")
        page.evaluate("location.hash = '#/new'")
        page.locator("label:has(input[value=stayaway])").click()
        page.locator("label:has(input[value=friends])").click()
        with page.expect_response(
            lambda one: one.url.endswith("/push") and one.request.method == "POST"
        ) as told:
            page.locator("form button.main").click()
        assert told.value.status == 200
        box = told.value.request.post_data_json
        assert box == {"endpoint": "https://push.example/here", "p256dh": KEY, "auth": AUTH, "language": "pl"}
        assert page.evaluate("window.subscribedWith") == [65, True]
        table = page.evaluate("location.hash.split('/')[2]")

        # In sight, the table keeps the call to itself; elsewhere it is shown, in the language that was asked for.
        letter = {"table": table, "game": "coop", "name": "Ala", "language": "pl"}
        (worker,) = context.service_workers
        worker.evaluate(SHOWN)
        devtools = context.new_cdp_session(page)
        number = registration(devtools, page)

        def deliver(letter: dict[str, str]) -> None:
            """Have chromium deliver a push message, as it does when one comes from a push service."""
            told = {"origin": below.address, "registrationId": number, "data": json.dumps(letter)}
            devtools.send("ServiceWorker.deliverPushMessage", told)

        page.evaluate(
            """() => void (window.told = new Promise((done) =>
                 navigator.serviceWorker.addEventListener("message", (one) => done(one.data.type))))"""
        )
        deliver(letter)
        assert page.evaluate("window.told") == "called"
        page.goto("about:blank")
        deliver({**letter, "table": "elsewhere"})
        for _ in range(200):
            if shown := worker.evaluate("self.shown"):
                break
            page.wait_for_timeout(50)
        assert len(shown) == 1, shown
        ((title, note),) = shown
        assert title == "Ala, twoja kolej"
        assert (note["tag"], note["data"]) == ("turn-elsewhere", {"table": "#/t/elsewhere"})

        # What lies in the worker's memory: the page and files whose names say their content.
        kept = worker.evaluate(
            """async () => (await Promise.all((await caches.keys()).map(async (name) =>
                 (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"""
        )
        assert f"{ROOT_PATH}/" in kept
        assert len(kept) > 3
        assert [path for path in kept if path != f"{ROOT_PATH}/" and "/assets/" not in path] == []
        below.kill()
        page.goto(address)
        page.locator("h1").wait_for()
    finally:
        context.close()
