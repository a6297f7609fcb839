"""What a device does beyond its page: the sheet that shares a link, a screen that stays awake, a note on one's turn."""

from __future__ import annotations

from tests.web.people import PHONE, Company, Person

SHARE = """Object.defineProperty(navigator, "share", {
  configurable: true, value: async (what) => void (window.shared = what) });"""
"""The sheet itself is the system's, and a browser without a screen has none: what it would be given is written down."""
NO_SHARE = "delete Navigator.prototype.share;"
LOCKS = """
window.locks = [];
const ask = WakeLock.prototype.request;
WakeLock.prototype.request = async function (kind) {
  const lock = await ask.call(this, kind);
  window.locks.push(lock);
  return lock;
};"""
"""The locks are the browser's own; the page only keeps them where they can be looked at."""
HELD = "() => window.locks.length > 0 && !window.locks.at(-1).released"
LET_GO = "() => window.locks.length > 0 && window.locks.every((lock) => lock.released)"
NOTES = """
window.notes = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, note) =>
  void window.notes.push({ title, body: note.body, tag: note.tag, table: note.data.table });
window.isElsewhere = false;
Object.defineProperty(document, "hidden", { get: () => window.isElsewhere });"""
"""The shell of chromium has nothing to show notifications on, and no other window to look at."""


def test_an_invitation_goes_to_the_sheet_of_the_phone(company: Company):
    host = company.invite("Garry", PHONE, motion="less", language="it")
    host.context.add_init_script(SHARE)
    table = host.lay_table(seats=4)
    host.page.locator("[data-act=share]").click()
    host.page.wait_for_function("() => window.shared")
    shared = host.page.evaluate("window.shared")
    assert shared == {"title": "Stay Away!", "url": host.page.locator("input.link").input_value()}
    assert table in shared["url"]
    assert host.problems == []


def test_where_there_is_no_sheet_nothing_offers_it(company: Company):
    host = company.invite("Blair", PHONE, motion="less")
    host.context.add_init_script(NO_SHARE)
    host.lay_table(seats=4)
    host.page.locator("input.link").wait_for()
    assert host.page.locator("[data-act=share]").count() == 0
    assert host.problems == []


def pass_round(person: Person) -> None:
    """A table of four who have one phone."""
    page = person.page
    person.lay_table(seats=4)
    person.seat_here("Palmer", "Clark", "Copper")
    person.start()
    page.wait_for_selector(".gate .hold")


def test_a_phone_that_is_passed_round_stays_awake_until_the_table_is_left(company: Company):
    person = company.invite("Childs", PHONE, motion="less", permissions=["screen-wake-lock"])
    person.context.add_init_script(LOCKS)
    pass_round(person)
    person.page.wait_for_function(HELD)
    assert person.page.evaluate("window.locks.map((lock) => lock.type)") == ["screen"]
    person.page.evaluate("location.hash = '#/'")
    person.page.wait_for_function(LET_GO)
    assert person.problems == []


def test_a_device_of_ones_own_may_fall_asleep(company: Company):
    person = company.invite("Nauls", motion="less", permissions=["screen-wake-lock"])
    person.context.add_init_script(LOCKS)
    person.lay_table(seats=4, company="bots")
    person.page.locator("[data-act=dealt]").click()
    person.page.locator("[data-act=confirm], .waiting").first.wait_for()
    person.page.wait_for_timeout(300)
    assert person.page.evaluate("window.locks.length") == 0


def in_turn(company: Company, *, are_wanted: bool) -> tuple[Person, str]:
    """Somebody in another window, at a table of one's own, when it gets to be their turn."""
    person = company.invite("Ada", motion="less", permissions=["notifications"])
    page = person.page
    person.context.add_init_script(NOTES)
    person.visit("settings")
    if are_wanted:
        page.get_by_role("switch", name="Call me").dispatch_event("click")
        page.wait_for_function("() => JSON.parse(localStorage['outpost31.settings']).calls")
    table = person.lay_table(seats=4)
    page.locator("[data-act=start]").wait_for()
    page.evaluate("window.isElsewhere = true")
    person.start()
    page.locator("[data-act=dealt]").click()
    page.wait_for_function("() => document.title.startsWith('●')")
    return person, table


def test_whoever_looks_elsewhere_is_told_when_it_is_their_turn(company: Company):
    person, table = in_turn(company, are_wanted=True)
    person.page.wait_for_function("() => window.notes.length > 0")
    assert person.page.evaluate("window.notes[0]") == {
        "title": "Ada, it is your turn",
        "body": "Stay Away!",
        "tag": f"turn-{table}",
        "table": f"#/t/{table}",
    }
    assert [problem for problem in person.problems if "Push API" not in problem] == []


def test_nobody_is_notified_who_did_not_ask_for_it(company: Company):
    person, _ = in_turn(company, are_wanted=False)
    person.page.evaluate(
        """navigator.permissions.query({ name: "notifications" })
             .then(() => navigator.serviceWorker.ready).then(() => new Promise((done) => setTimeout(done)))"""
    )  # all that a note would have to wait for
    assert person.page.evaluate("window.notes") == []
