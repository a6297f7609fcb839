"""Playing now: a table of one person among bots, laid and begun with one request."""

from __future__ import annotations

import secrets

from outpost31.bots.levels import FOR_BEGINNERS
from outpost31.kernel import GAMES
from outpost31.server.protocol import lobby
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.tables.creating import Allow, create
from outpost31.server.tables.house import House

ALONE = 6
"""How many sit at such a table, where the game takes so many."""
GUESSED_NAMES = (
    "Alex",
    "Andrea",
    "Charlie",
    "Dana",
    "Jo",
    "Kim",
    "Max",
    "Noa",
    "Robin",
    "Sam",
    "Sascha",
    "Toni",
)
"""What somebody is called who has not said so: names of anybody, and of nobody in the games."""


async def play_now(
    house: House, asked: lobby.PlayNow, key: str | None = None, allow: Allow | None = None
) -> lobby.Joined:
    """Lay a table of one person among bots, and begin at once. Who asks again with the same key has it already."""
    if asked.game not in GAMES:
        raise Refusal("no_such_game", allowed=list(GAMES))
    numbers = GAMES[asked.game].seats
    seats = asked.seats or (ALONE if ALONE in numbers else numbers[0])
    levels = house.services.bots.levels(asked.game)
    level = asked.level or (FOR_BEGINNERS if FOR_BEGINNERS in levels else levels[0])
    if level not in levels:
        raise Refusal("bad_option", name="level", allowed=levels)
    made = await create(
        house,
        lobby.CreateTable(
            game=asked.game,
            seats=seats,
            options=asked.options,
            language=asked.language,
            settings=asked.settings,
            name=asked.name or secrets.choice(GUESSED_NAMES),
        ),
        key,
        allow,
    )
    live = await house.find(made.table)

    async def begin() -> lobby.Joined:
        if live.standing.state == "lobby":
            for _ in [place for place in live.standing.places if place.kind == "open"]:
                await live.act(made.device, lobby.AddBot(level=level))
            await live.act(made.device, lobby.Start())
        return live.joined(made.device, made.token)

    return await live.ask(begin)
