"""Every game with as few and with as many people as it takes, for the walk through every screen."""

from __future__ import annotations

from collections.abc import Iterator

from tests.web.people import Person

CROWDS = (
    ("stayaway", 4), ("stayaway", 12), ("boardgame", 4), ("boardgame", 8), ("coop", 1), ("coop", 3), ("norwegian", 8),
)  # fmt: skip
PATIENCE = 300


def crowds(person: Person) -> Iterator[tuple[str, Person]]:
    """The first question at each of these tables."""
    for game, seats in CROWDS:
        sit_among(person, game, seats)
        yield f"{game}-{seats}", person


def sit_among(person: Person, game: str, seats: int) -> None:
    """Sit down at a table of so many, bots besides, until something is asked."""
    page = person.page
    person.lay_table(seats=seats, game=game, company="bots" if seats > 1 else "friends")
    person.start()
    page.wait_for_selector(".table")
    for _ in range(PATIENCE):
        if page.locator("[data-act=dealt]").count():
            person.glance()
        elif page.locator("[data-act=confirm]").count():
            break
        page.wait_for_timeout(60)
    person.settle()
