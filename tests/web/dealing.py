"""The server of the browser's tests: as people run it, but the same tables are dealt in every run.

Its tables' ids come from the name of the test that is running, and all chance at a table from its id, as bots' whims
do. So a game that is played again by the same rules goes the same way, whatever other tests there are, and none waits
for luck.

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
from outpost31.server.tables import creating, house, tokens


def say(data: Path, test: str) -> None:
    """Let the server of this folder know which test is running."""
    (data / "test").write_text(test)
    (data / "laid").unlink(missing_ok=True)


def next_table(data: Path) -> str:
    """The id of the next table of the test that is running."""
    test, laid = data / "test", data / "laid"
    number = int(laid.read_text()) if laid.exists() else 0
    laid.write_text(str(number + 1))  # a server that comes again goes on counting
    ids = random.Random(f"{test.read_text() if test.exists() else ''}, table {number}")
    return "".join(ids.choices(tokens._LETTERS, k=14))


def deal(data: Path) -> None:
    """Let tables be dealt as they were dealt in every run of the same test."""
    by_key: dict[str, str] = {}

    def table_from(key: str) -> str:
        """Whoever asks again with the same key gets the same table here too, but keys are no two times the same."""
        if key not in by_key:
            by_key[key] = next_table(data)
        return by_key[key]

    for laying in (house, creating):
        laying.new_table = lambda: next_table(data)  # type: ignore[attr-defined]
    creating.table_from = table_from  # type: ignore[attr-defined]
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


if __name__ == "__main__":
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    deal(data)
    hurry()
    serve(configuration(host="127.0.0.1", port=port, data=data, open_browser=False))
