"""The server of the browser's tests: as people run it, but the same tables are dealt in every run.

Its tables' ids come from a seed, and all chance at a table from its id, as bots' whims do. So a game that is played
again by the same rules goes the same way, and no test waits for luck.

    python -m tests.web.dealing PORT FOLDER
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from outpost31.kernel import Fate, Seeded
from outpost31.server.commands import configuration, serve
from outpost31.server.log import formalities
from outpost31.server.log.standing import Standing
from outpost31.server.protocol.lobby import Settings
from outpost31.server.tables import house, tokens


def deal(start: int) -> None:
    """Let tables be dealt as they were dealt at every start of this number."""
    ids = random.Random(f"tables of start {start}")
    letters = tokens._LETTERS
    house.new_table = lambda: "".join(ids.choices(letters, k=14))  # type: ignore[attr-defined]
    begin = Standing.__init__

    def begin_dealt(self: Standing, table: str, chance: Fate | None = None, *rest: Any, **more: Any) -> None:
        begin(self, table, chance or Seeded(random.Random(table).getrandbits(64)), *rest, **more)

    Standing.__init__ = begin_dealt  # type: ignore[method-assign]


def hurry() -> None:
    """Ask everything where roles are hidden, unless a table sets its beat: what is laid stays, and nobody waits."""
    manner_of = formalities.manner_of

    def hurried(standing: Standing) -> formalities.Manner:
        is_default = standing.settings.beat_seconds == Settings().beat_seconds
        is_open = standing.match is not None and standing.match.game.is_cooperative
        return "asked" if is_default and not is_open else manner_of(standing)

    formalities.manner_of = hurried


def starts(folder: Path) -> int:
    """How often this folder was served before: a server that comes again lays other tables."""
    counted = folder / "starts"
    number = int(counted.read_text()) if counted.exists() else 0
    counted.write_text(str(number + 1))
    return number


if __name__ == "__main__":
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    deal(starts(data))
    hurry()
    serve(configuration(host="127.0.0.1", port=port, data=data, open_browser=False))
