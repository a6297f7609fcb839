"""The generated faces of the protocol are not stale."""

from __future__ import annotations

from pathlib import Path

import pytest

from outpost31.server.protocol import schema


@pytest.mark.parametrize("path", sorted(schema.generated()), ids=lambda path: path.name)
def test_the_generated_files_say_what_the_structs_say(path: Path) -> None:
    again = "python -m outpost31.server.protocol.schema writes them anew"
    assert path.read_text(encoding="utf-8") == schema.generated()[path], again


def test_the_typescript_names_every_message() -> None:
    text = schema.typescript(schema.json_schema())
    for name in ("ClientMessage", "ServerMessage", "AnyAct", "TableInfo", "Welcome", "Replay", "Problem"):
        assert f" {name} " in text
