"""What was said at a table while the match was being played, for the replay."""

from __future__ import annotations

import msgspec

from outpost31.server.protocol.parts import Claimed, PhraseSaid, Said


class Spoken(msgspec.Struct, frozen=True):
    """Something said while the match was being played: after how many answers, and who could hear it."""

    answers: int
    item: Said | PhraseSaid | Claimed
    to: list[int] | None
    """The readers of a private channel; nothing is everybody."""

    def is_heard_by(self, viewer: int | None) -> bool:
        """Whether a seat heard it; None stands for spectators, who also heard the eliminated. (S-4.8)"""
        if viewer is None:
            return self.to is None or self.item.channel == "eliminated"
        return self.to is None or viewer in self.to
