"""Frames made from the protocol's own schema break nothing, and are answered in the protocol."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tests.server.abuse.frames_from_schema import KINDS, Maker, fuzz
from tests.server.asgi import open_house


def fuzzed(folder: Path, frames: int, seed: int) -> int:
    async def story() -> int:
        async with open_house(folder) as house:
            return await fuzz(house, frames, seed)

    return asyncio.run(story())


def test_frames_from_the_schema_break_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    assert fuzzed(tmp_path, 3000, 1) > 1000
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.long
@pytest.mark.parametrize("part", range(100))
def test_5_000_000_frames_from_the_schema_break_nothing(tmp_path: Path, part: int) -> None:
    assert fuzzed(tmp_path, 50_000, 1000 + part) > 10_000


def test_the_fuzzer_makes_every_kind_of_message() -> None:
    maker = Maker(3)
    frames = [str(maker.frame()) for _ in range(2000)]
    assert len(KINDS) >= 13
    for kind in ("hello", "answer", "say", "ask_journal", "take_note", "ping"):
        assert any(f'"type": "{kind}"' in frame for frame in frames)
