"""What changed is all that is sent, and put together it is the whole view: to every viewer, in every game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from outpost31 import GAMES
from outpost31.kernel import Match
from outpost31.kernel.views import put_together
from outpost31.server.protocol import wire
from outpost31.server.publishing.view_changes import ViewChanges
from tests.laws.play import Chooser
from tests.server.asgi import Table, open_house, run
from tests.server.tables.test_play import all_in
from tests.server.tables.test_tables import play_on


def plain(view: Any) -> Any:
    return json.loads(json.dumps(view))


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(4))
def test_what_is_sent_put_together_is_the_view(game: str, seed: int) -> None:
    chooser = Chooser((game, "showing", seed))
    match = Match.new(game, GAMES[game].seats[-1 - seed % 2], seed=seed)
    showing = ViewChanges()
    had: dict[int | None, dict[str, Any]] = {}
    sent = whole = 0
    for _ in range(120):
        if match.outcome is not None:
            break
        seat, question = chooser.pick(match.questions)
        match.answer(seat, chooser.choose(question), question.id)
        assert plain(showing.look(match)) == plain(match.view(None))
        for viewer in (None, *range(match.seats)):
            if chooser.random.random() < 0.1:
                had.pop(viewer, None)  # not here for this move
                continue
            fields, is_whole = showing.show(viewer)
            assert is_whole == (viewer not in had)
            had[viewer] = {**had.get(viewer, {}), **json.loads(b"{" + fields + b"}")}
            assert had[viewer] == plain(match.view(viewer))
            sent += len(fields)
            whole += len(json.dumps(match.view(viewer)))
    assert sent < whole * 0.75


@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_seat_knows_besides_does_not_get_into_what_all_see(game: str) -> None:
    match = Match.new(game, GAMES[game].seats[-1], seed=3)
    chooser = Chooser((game, "besides"))
    for _ in range(60):
        public = match.view(None)
        for seat in range(match.seats):
            known = match.known(seat, public)
            assert put_together(public, known) == match.view(seat)
            assert public == match.view(None)
        if match.outcome is not None:
            break
        chooser.answer(match)


@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.secrets_of is not None])
@pytest.mark.parametrize("seed", range(6))
def test_who_has_the_same_secrets_knows_the_same(game: str, seed: int) -> None:
    """Otherwise a seat would not be shown what it has come to know."""
    match = Match.new(game, GAMES[game].seats[seed], seed=seed)
    chooser = Chooser((game, "secrets", seed))
    before: dict[int, tuple[Any, Any]] = {}
    same = other = 0
    while True:
        public = match.view(None)
        for seat in range(match.seats):
            secrets, known = match.secrets_of(seat), plain(match.known(seat, public))
            if seat in before and before[seat][0] == secrets:
                assert before[seat][1] == known
                same += 1
            else:
                other += 1
            before[seat] = secrets, known
        if match.outcome is not None:
            break
        chooser.answer(match)
    assert same > other


@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.secrets_of is not None])
def test_what_is_sent_does_not_tell_whether_somebodys_secrets_changed(game: str) -> None:
    """A viewer whose secrets are looked at anew is sent the same bytes as one whose are not."""
    match = Match.new(game, GAMES[game].seats[-1], seed=8)
    chooser = Chooser((game, "anew"))
    quick, anew = ViewChanges(), ViewChanges()
    for _ in range(150):
        if match.outcome is not None:
            break
        chooser.answer(match)
        sent = []
        for showing, secrets_of in ((quick, match.game.secrets_of), (anew, None)):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(match.game, "secrets_of", secrets_of)
                showing.look(match)
                sent.append([showing.show(viewer) for viewer in (None, *range(match.seats))])
        assert sent[0] == sent[1]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_update_is_one_of_the_schema_and_keeps_a_client_up_to_date(tmp_path: Path, game: str) -> None:
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.ServerMessage)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            seats = GAMES[game].seats[-1]
            table, tokens, sockets = await all_in(house, seats, game)
            late, _ = await house.connect(table, tokens[1])  # a second tab
            await play_on(house, table, sockets, 30)
            later, _ = await house.connect(table, tokens[0])
            await sockets[2].leave()
            sockets[2], _ = await house.connect(table, tokens[2])
            await play_on(house, table, sockets, 30)
            viewers = dict(enumerate(sockets))
            for viewer, socket in (*viewers.items(), (1, late), (0, later)):
                view: Any = None
                for frame in socket.sent:
                    message = decoder.decode(frame)
                    if isinstance(message, wire.Welcome) or (
                        isinstance(message, wire.Update) and message.is_whole
                    ):
                        view = message.picture.view
                    elif isinstance(message, wire.Update):
                        view = {**view, **(message.picture.view or {})}
                assert view == plain(house.match(table).view(viewer))
                assert len([frame for frame in socket.sent if b'"is_whole":false' in frame]) > 10

    run(story)


def test_a_further_tab_that_sees_more_makes_the_next_update_whole(tmp_path: Path) -> None:
    """Whatever the reason: where two sockets of one viewer do not have the same, both are sent everything."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house, 4)
            await play_on(house, table, sockets, 3)
            await _change_unseen(house, table)
            await house.connect(table, tokens[1])
            sockets[1].forget()
            await play_on(house, table, sockets, 1)
            update = await sockets[1].hear("update")
            assert update["is_whole"]
            assert update["picture"]["view"] == plain(house.match(table).view(1))

    run(story)


async def _change_unseen(house: Table, table: str) -> None:
    """Something changes on the table, and nobody is told."""
    match = house.match(table)
    chooser = Chooser(("unseen", 1))
    seat, question = chooser.pick(match.questions)
    match.answer(seat, chooser.choose(question), question.id)
