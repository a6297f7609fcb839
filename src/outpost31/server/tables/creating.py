"""Creating: a new table for whoever asks, and the same one for whoever asks again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from outpost31.server import log
from outpost31.server.protocol import lobby
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.tables.acts import settled
from outpost31.server.tables.codes import code_for
from outpost31.server.tables.house import House
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.tokens import digest_of, new_table, new_token, table_from, token_from
from outpost31.server.tables.typed_text import clean_name

Allow: TypeAlias = Callable[[], Awaitable[None]]
"""Refuses where no table may be laid now."""


async def create(
    house: House, asked: lobby.CreateTable, key: str | None = None, allow: Allow | None = None
) -> lobby.Joined:
    """Lay a new table; who asked is its host. Who asks again with the same key gets the same table and the same token.

    Elsewhere: the table was laid before, and another node has it.
    """
    if key is None:
        return await _lay(house, asked, allow, new_table(), new_token())
    table = table_from(key)
    token = token_from(key, table)
    found = await _place(house, table, token)
    if found is not None:
        return found
    try:
        return await _lay(house, asked, allow, table, token)
    except Refusal as refusal:
        # Where it was laid meanwhile, here or at another node, there is no room for a second one under its id.
        found = await _place(house, table, token) if refusal.reason == "broken" else None
        if found is None:
            raise
        return found


async def _lay(
    house: House, asked: lobby.CreateTable, allow: Allow | None, table: str, token: str
) -> lobby.Joined:
    if not house.is_open:
        raise Refusal("shutting_down")
    if allow is not None:
        await allow()
    house.make_room()
    options = settled(asked.game, asked.seats, asked.options)
    now = house.services.clock.now()
    entries: list[log.AnyEntry] = [
        log.Created(
            at=now,
            game=asked.game,
            seats=asked.seats,
            options=options,
            language=asked.language,
            settings=asked.settings,
            token=digest_of(token),
            code=await code_for(house, table),
        )
    ]
    if asked.name is not None:
        entries.append(log.Seated(at=now, seat=0, device=0, name=clean_name(asked.name)))
    return _joined(await house.lay(entries, table=table), token)


async def _place(house: House, table: str, token: str) -> lobby.Joined | None:
    """The host's place at a table, if it was laid before."""
    try:
        live = await house.find(table)
    except Refusal as refusal:
        if refusal.reason == "no_such_table":
            return None
        raise

    async def look() -> lobby.Joined:
        return _joined(live, token)

    return await live.ask(look)


def _joined(live: LiveTable, token: str) -> lobby.Joined:
    return live.joined(live.device_of(token), token)
