"""A packed log comes out as it went in, but for the ids of messages, in a fraction of its size."""

from __future__ import annotations

import random
from typing import Any

import pytest

from outpost31.bots import make_bot
from outpost31.kernel import GAMES, Seeded
from outpost31.server import log
from outpost31.server.log.packing import pack, unpack
from outpost31.server.log.standing import Standing
from outpost31.server.protocol.lobby import Settings

MOST_BYTES = 10_000


def played(game: str, seats: int, seed: int = 1, level: str = "novice") -> tuple[Standing, list[log.Row]]:
    """A game from its laying to its end, as people and their clients would have it in the log."""
    chance = random.Random(seed)
    standing = Standing("ab12cd34ef", Seeded(seed))
    now = 1_790_000_000_000
    rows: list[log.Row] = []

    def put(*entries: log.AnyEntry) -> None:
        for entry in entries:
            rows.append(standing.row_of(entry))
            standing.apply(entry)

    made: dict[str, Any] = {"game": game, "seats": seats, "options": {}, "language": "en"}
    put(log.Created(at=now, token="0123456789abcdef" * 4, settings=Settings(), **made))
    put(*(log.Seated(at=now, seat=seat, device=seat, name=f"person {seat}") for seat in range(seats)))
    rows.append(standing.row_of(standing.start(now)))
    match = standing.match
    assert match is not None
    minds = [make_bot(level, game, seat, "packing") for seat in range(seats)]
    while match.outcome is None:
        question = match.questions[0]
        seat = question.player
        now += chance.randrange(400, 9000)
        option = minds[seat].answer(match.view(seat), match.events(seat), question)
        client = f"{chance.getrandbits(64):x}"
        rows.append(standing.row_of(standing.answer(now, seat, option, question.id, "person", client)))
        if chance.random() < 0.1:
            text = " ".join(chance.choices("the thing is not who you think it was yesterday".split(), k=7))
            put(log.SaidText(at=now, seat=seat, text=text, channel="table", client=f"{now}"))
    return standing, rows


@pytest.mark.parametrize("game", list(GAMES))
def test_a_finished_game_is_packed_to_under_10_kb_and_comes_out_the_same(game: str) -> None:
    standing, rows = played(game, GAMES[game].seats[-1])
    packed = pack("ab12cd34ef", rows)
    assert len(packed) < MOST_BYTES
    again = Standing("ab12cd34ef", Seeded(0))
    again.recover(unpack("ab12cd34ef", packed))
    assert again.state == "ended"
    assert again.match is not None and standing.match is not None
    assert again.match.digest() == standing.match.digest()
    assert again.match.record() == standing.match.record()
    for viewer in (None, *range(len(standing.places))):
        assert list(again.journals.of(viewer)) == list(standing.journals.of(viewer))
    assert [one.item for one in again.spoken] == [one.item for one in standing.spoken]


def test_more_may_follow_a_packed_log_and_be_packed_with_it() -> None:
    _, rows = played("coop", 1)
    packed = pack("ab12cd34ef", rows)
    first = unpack("ab12cd34ef", packed)
    later = log.write(log.RematchLaid(at=2_000_000_000_000, table="other"), len(first), first[-1].seal)
    again = unpack("ab12cd34ef", pack("ab12cd34ef", [*first, later]))
    assert again[: len(first)] == first
    assert isinstance(log.read(again[-1], len(first), first[-1].seal), log.RematchLaid)


def test_what_is_damaged_is_neither_packed_nor_unpacked() -> None:
    _, rows = played("coop", 1)
    packed = pack("ab12cd34ef", rows)
    torn = [*rows[:3], log.Row(3, rows[3].body.replace("person", "parson"), rows[3].seal), *rows[4:]]
    for wrong in (torn, rows[1:], [*rows[:5], *rows[6:]]):
        with pytest.raises(log.Damaged):
            pack("ab12cd34ef", wrong)
    with pytest.raises(log.Damaged):
        unpack("another", packed)
    for broken in (b"", b"\x07" + packed[1:], packed[:-9], packed[:40] + b"\x00" + packed[41:]):
        with pytest.raises(log.Damaged):
            unpack("ab12cd34ef", broken)
