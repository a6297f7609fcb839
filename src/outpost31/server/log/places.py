"""Places: the seats of a table, and who sits in them."""

from __future__ import annotations

import msgspec

from outpost31.server.protocol.lobby import SeatInfo, SeatKind


class Place(msgspec.Struct):
    """A seat and who sits in it."""

    kind: SeatKind = "open"
    name: str | None = None
    device: int | None = None
    is_ready: bool = False
    level: str | None = None
    """Of the bot that plays the seat now."""
    temper: str | None = None
    """How the bot that sits here likes to play and to talk. Public, and dealt before anybody has a role."""
    was_away: bool = False
    """Whether the bot plays because the person was away: then it goes when the person comes back."""

    @property
    def own_level(self) -> str | None:
        """The level of the bot that sits here; a bot that plays on for a person has no seat of its own."""
        return self.level if self.kind == "bot" else None

    def seen(self, seat: int) -> SeatInfo:
        """As everybody sees it."""
        return SeatInfo(
            seat,
            self.kind,
            self.name,
            self.device,
            self.is_ready,
            self.level,
            self.is_played_by_bot,
            self.temper,
        )

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.level is not None
