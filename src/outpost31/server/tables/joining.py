"""Joining: somebody takes a seat at a table, on a new device or a further one on the same."""

from __future__ import annotations

from outpost31.server import log
from outpost31.server.protocol import lobby
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.tables.acts import free_name, free_seat
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.tokens import digest_of, new_token, token_from

MAX_SEATS_A_DEVICE = 12


async def join(
    table: LiveTable, device: int | None, asked: lobby.Join, key: str | None = None
) -> lobby.Joined:
    """Take a seat: on a new device, or a further one on the same. Who asks again with the same key has it already."""
    standing = table.standing
    table.check_writable()
    await table.attend(standing.host if device is None else device)
    token = new_token() if key is None else token_from(key, standing.table)
    known = standing.tokens.get(digest_of(token))
    if known is not None:
        device = known
    if standing.set_aside is not None:
        raise Refusal("broken")
    if device in standing.sent_away:
        raise Refusal("sent_away")
    if known is not None:
        return table.joined(known, token)
    table.check_room()
    seat = free_seat(standing, asked.seat)
    name = free_name(standing, asked.name)
    if len(standing.seats_of(device)) >= MAX_SEATS_A_DEVICE:
        raise Refusal("too_many_seats_here")
    now = table.services.clock.now()
    if device is None:
        device = standing.devices
    await table.keep(
        log.TokenGiven(at=now, device=device, token=digest_of(token)),
        log.Seated(at=now, seat=seat, device=device, name=name),
    )
    table.seats_changed()
    return table.joined(device, token)
