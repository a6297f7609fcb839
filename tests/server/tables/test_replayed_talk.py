"""A replay tells what was said when it was said; a private channel only to who had it, and to who sees everything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.asgi import Table, open_house, run
from tests.server.tables.test_tables import play_on


async def frames_of(house: Table, table: str, eyes: str) -> list[dict[str, Any]]:
    """Every moment through somebody's eyes."""
    frames: list[dict[str, Any]] = []
    while True:
        query = f"viewer={eyes}&start={len(frames)}&count=100" if eyes else f"start={len(frames)}&count=100"
        part = await house.ask("GET", f"/api/tables/{table}/replay?{query}")
        frames += part["frames"]
        if len(frames) >= part["total"]:
            return frames


def said_in(frames: list[dict[str, Any]]) -> list[tuple[int, str, Any]]:
    """The moments at which something was said, in order: when, what sort, and what."""
    return [
        (frame["answer"], one["type"], one.get("text") or one.get("phrase") or one.get("claim"))
        for frame in frames
        for one in frame["said"]
    ]


@pytest.mark.usefixtures("exposed_team")
def test_a_replay_tells_what_was_said_when_it_was_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.begun(4, reaction_seconds=0)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            sockets[0].say("say", client="t1", seat=0, text="before anything", channel="table")
            await sockets[0].hear("ack")
            done = await play_on(house, table, sockets, 7)
            assert done == 7
            sockets[2].say("say_phrase", client="t2", seat=2, phrase="burn_it", about=1)
            sockets[1].say("say", client="t3", seat=1, text="quiet", channel="aliens")
            sockets[2].say("claim", client="t4", seat=2, claim="i_suspect", about=1)
            for seat, count in ((2, 2), (1, 1)):
                for _ in range(count):
                    await sockets[seat].hear("ack")
            await play_on(house, table, sockets, 100_000)
            sockets[0].say("say", client="t5", seat=0, text="well played", channel="table")
            await sockets[0].hear("ack")
        async with open_house(tmp_path) as house:  # what the log says, after a restart too
            heard = [
                (0, "said", "before anything"),
                (7, "phrase_said", "burn_it"),
                (7, "claimed", "i_suspect"),
            ]
            private = (7, "said", "quiet")
            for eyes in ("", "0", "2"):
                assert sorted(said_in(await frames_of(house, table, eyes))) == sorted(heard)
            for eyes in ("1", "3", "everything"):
                frames = await frames_of(house, table, eyes)
                assert sorted(said_in(frames)) == sorted([*heard, private])
                channels = [one["channel"] for one in frames[7]["said"] if one["type"] == "said"]
                assert channels == ["aliens"]

    run(story)
