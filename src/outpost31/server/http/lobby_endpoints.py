"""The lobby over HTTP: games, tables, joining, acts, and finished games. What changes something is a POST."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from outpost31.kernel import GAMES, Editions
from outpost31.server.config import Config
from outpost31.server.http.addresses import links_for
from outpost31.server.http.clerk import Clerk
from outpost31.server.http.keys import key_of
from outpost31.server.http.limits import PerAddress
from outpost31.server.http.passing_on import PASSED, Passing, Place, Unreached
from outpost31.server.http.security import address, bearer, header, is_from_here
from outpost31.server.limits import FRAME
from outpost31.server.protocol import lobby
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.tables.claims import Elsewhere, PlaceElsewhere
from outpost31.server.tables.codes import find_code
from outpost31.server.tables.creating import Allow, create
from outpost31.server.tables.house import House
from outpost31.server.tables.joining import join
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.playing_now import play_now
from outpost31.server.tables.replays import Wanted, wanted
from outpost31.server.tables.set_aside import path_of, told

T = TypeVar("T")
Work: TypeAlias = "Callable[[Lobby, Request], Awaitable[Response]]"
PAUSES = (0.2, 0.8, 2.0, 3.0)
"""Seconds to wait for the heir of a node that is not there."""
PLACE = "/api/nodes/place"
"""Where a node asks another for a place at a rematch. No visitor finds it."""
_encoder = msgspec.json.Encoder()
_act_decoder: msgspec.json.Decoder[lobby.AnyAct] = msgspec.json.Decoder(lobby.AnyAct)
_call_decoder = msgspec.json.Decoder(lobby.CallMe)
_create_decoder = msgspec.json.Decoder(lobby.CreateTable)
_place_decoder = msgspec.json.Decoder(Place)
_play_decoder = msgspec.json.Decoder(lobby.PlayNow)
_join_decoder = msgspec.json.Decoder(lobby.Join)


def json_response(value: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(_encoder.encode(value), status, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    told = lobby.Problem(refusal.reason, refusal.clause, refusal.args_told)
    return json_response(told, refusal.status)


class Lobby:
    """The endpoints of the lobby; `protocol/endpoints.py` lists them."""

    def __init__(self, house: House, config: Config, passing: Passing | None = None) -> None:
        self._house = house
        self._passing = passing
        self._config = config
        met = house.services.metrics.met
        self._posts = PerAddress("posts_a_minute", met, config.posts_a_minute / 60, config.posts_a_minute)
        self._laid = PerAddress("tables_an_hour", met, config.tables_an_hour / 3600, config.tables_an_hour)
        a_minute = config.codes_a_minute
        self._codes = PerAddress("codes_a_minute", met, a_minute / 60, a_minute)
        self.clerk = Clerk(met)
        self._games: Any = None

    def answering(self, name: str) -> Callable[[Request], Awaitable[Response]]:
        """The endpoint of this name, with refusals turned into answers."""
        work = _WORK[name]

        async def endpoint(request: Request) -> Response:
            try:
                if not is_from_here(request.scope, self._config.origins):
                    raise Refusal("bad_origin")
                if request.method == "POST":
                    self._posts.take(address(request.scope))
                return await self._here_or_there(work, request)
            except Refusal as refusal:
                self._house.services.metrics.refusals.labels(refusal.reason).inc()
                return problem(refusal)

        return endpoint

    async def _here_or_there(self, work: Work, request: Request) -> Response:
        """What is answered here, or by the node that has the table; one that is gone has an heir soon."""
        for pause in PAUSES:
            try:
                return await work(self, request)
            except Elsewhere as elsewhere:
                if self._passing is None or request.scope.get(PASSED):
                    raise
                with contextlib.suppress(Unreached):
                    return await self._passing.request(request.scope, elsewhere.node, await _raw(request))
            await asyncio.sleep(pause)
        raise Refusal("shutting_down")

    # -------------------------------------------------------------------------- reading a request

    async def _body(self, request: Request, decoder: msgspec.json.Decoder[T]) -> T:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refusal("bad_message", detail="the body is application/json")
        try:
            body = await _raw(request)
        except Refusal:
            self._house.services.metrics.met("body", address=address(request.scope))
            raise
        try:
            return decoder.decode(body)
        except msgspec.ValidationError as error:
            raise Refusal("bad_message", detail=str(error)[:200]) from None
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            raise Refusal("bad_message") from None

    async def _table(self, request: Request) -> LiveTable:
        return await self._house.find(request.path_params["table"])

    def _device(self, request: Request, live: LiveTable, *, is_needed: bool = True) -> int | None:
        """Whose request it is. A token that is none of the table's is refused."""
        token = bearer(request.scope)
        if token is not None:
            return live.device_of(token)
        if is_needed:
            raise Refusal("bad_token")
        return None

    def _links(self, request: Request) -> list[str]:
        return links_for(self._config, request.scope["scheme"], header(request.scope, b"host") or "")

    # -------------------------------------------------------------------------- endpoints

    async def list_games(self, request: Request) -> Response:
        """The games that can be played here, and the addresses to invite people to."""
        if self._games is None:
            self._games = self._told_games()
        return json_response(lobby.GameList(self._games, self._links(request)))

    def _told_games(self) -> msgspec.Raw:
        """The games, as they are told for as long as this server runs."""
        games = [
            lobby.GameInfo(
                game.key,
                game.title,
                game.version,
                list(game.seats),
                [
                    lobby.OptionInfo(
                        one.name,
                        one.default,
                        list(one.values()) if hasattr(one, "values") else [],
                        _numbers(one, list(game.seats)),
                        one.allowed(),
                        getattr(one, "clause", None),
                    )
                    for one in game.options
                ],
                [
                    lobby.EditionInfo(edition, [one.options_of(edition, count) for count in game.seats])
                    for one in game.options
                    if isinstance(one, Editions)
                    for edition in one.values()
                ],
                self._house.services.bots.levels(game.key),
            )
            for game in GAMES.values()
        ]
        return msgspec.Raw(_encoder.encode(games))

    async def list_tables(self, request: Request) -> Response:
        """The public list."""
        del request
        return json_response(self._house.listed())

    async def create_table(self, request: Request) -> Response:
        """A new table."""
        asked = await self._body(request, _create_decoder)
        key, allow = key_of(request.scope), self._one_more(request)
        return json_response(await create(self._house, asked, key, allow), 201)

    async def play_now(self, request: Request) -> Response:
        """A table of one person among bots that has begun."""
        asked = await self._body(request, _play_decoder)
        key, allow = key_of(request.scope), self._one_more(request)
        return json_response(await play_now(self._house, asked, key, allow), 201)

    def _one_more(self, request: Request) -> Allow:
        """Refuses who has laid too many tables; asked before one more is."""
        return lambda: self._laid.take_everywhere(address(request.scope), self._house.services)

    async def find_code(self, request: Request) -> Response:
        """The lobby that a short code stands for. Who guesses is soon too fast."""
        if not request.scope.get(PASSED):
            await self._codes.take_everywhere(address(request.scope), self._house.services)
        return json_response(lobby.CodeFound(await find_code(self._house, request.path_params["code"])))

    async def look(self, request: Request) -> Response:
        """A table from outside."""
        return json_response((await self._table(request)).standing.info())

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        asked = await self._body(request, _join_decoder)
        key = key_of(request.scope)
        live = await self._table(request)
        device = self._device(request, live, is_needed=False)
        return json_response(await live.ask(lambda: join(live, device, asked, key)))

    async def act(self, request: Request) -> Response:
        """Do something to a table."""
        act = await self._body(request, _act_decoder)
        live = await self._table(request)
        device = self._device(request, live)
        assert device is not None
        if isinstance(act, lobby.Rematch):
            if live.standing.rematch is None and live.standing.state == "ended":
                await self._laid.take_everywhere(address(request.scope), self._house.services)
            try:
                return json_response(await live.ask(lambda: self._house.rematch(live, device)))
            except PlaceElsewhere as there:
                return await self._place_there(request, there)
        return json_response(await live.ask(lambda: live.act(device, act)))

    async def _place_there(self, request: Request, there: PlaceElsewhere) -> Response:
        """A place at a new table that another node has."""
        if self._passing is None:
            raise there
        host = (header(request.scope, b"host") or "").encode("latin-1")
        headers = [(b"host", host), (b"content-type", b"application/json")]
        body = _encoder.encode(Place(there.table, there.device))
        return await self._passing.ask(there.node, "POST", PLACE, headers, body, request.scope)

    async def place(self, request: Request) -> Response:
        """A place at a new table for somebody of the old one, for whom another node asks. For nobody else."""
        if not request.scope.get(PASSED):
            raise Refusal("no_such_page")
        asked = await self._body(request, _place_decoder)
        return json_response(await self._house.place(asked.table, asked.device))

    async def call_key(self, request: Request) -> Response:
        """The key to subscribe to calls with."""
        del request
        push = self._house.services.push
        return json_response(lobby.CallKey(None if push is None else push.key))

    async def call_me(self, request: Request) -> Response:
        """Have a device called when it is waited for, or no longer."""
        box = await self._body(request, _call_decoder)
        live = await self._table(request)
        device = self._device(request, live)
        assert device is not None
        await live.ask(lambda: live.calls.put(device, box))
        return json_response(lobby.Done(live.standing.info()))

    async def record(self, request: Request) -> Response:
        """The record of a match that is over."""
        live = await self._table(request)

        async def write() -> dict[str, Any]:
            match = live.standing.match
            if live.standing.set_aside is not None:
                raise Refusal("older_rules" if live.standing.set_aside == "older_rules" else "broken")
            if match is None or live.standing.state != "ended":
                raise Refusal("not_over")
            return match.record()

        return json_response(await live.ask(write))

    async def replay(self, request: Request) -> Response:
        """A finished match, moment by moment."""
        live = await self._table(request)
        query = request.query_params
        is_everything = query.get("viewer") == "everything"
        viewer = None if is_everything else _number(query.get("viewer"), 31)
        start, count = _number(query.get("start"), 1_000_000) or 0, _number(query.get("count"), 100)
        count = 50 if count is None else count

        async def look() -> Wanted:
            return wanted(live, viewer, start, count, is_everything=is_everything)

        replayed = await self.clerk.ask(address(request.scope), "replay", await live.ask(look))
        return Response(replayed, media_type="application/json")

    async def export(self, request: Request) -> Response:
        """What is left of a table that was set aside: what a seat was told, and all of it once the host ended it."""
        live = await self._table(request)
        device = self._device(request, live)
        if live.standing.set_aside is None:
            raise Refusal("not_over")
        if not live.is_given_up:
            seats = live.standing.seats_of(device)
            viewer = _number(request.query_params.get("viewer"), 31)
            if viewer is None and len(seats) == 1:
                viewer = seats[0]
            if viewer is not None and viewer not in seats:
                raise Refusal("not_your_seat")
            return json_response(told(live.standing, viewer))
        try:
            content = path_of(self._house.services, live.standing.table).read_bytes()
        except OSError:
            raise Refusal("no_such_page") from None
        return Response(content, media_type="application/json")

    async def qr(self, request: Request) -> Response:
        """The table's link as a QR code."""
        live = await self._table(request)
        link = self._links(request)[0]
        drawn = await self.clerk.ask(address(request.scope), "qr", f"{link}/#/t/{live.standing.table}")
        return Response(drawn, media_type="image/svg+xml")


async def _raw(request: Request) -> bytes:
    """The whole body of a request, however often it is asked for."""
    if not hasattr(request.state, "body"):
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > FRAME:
                raise Refusal("too_big", most=FRAME)
        request.state.body = bytes(body)
    return bytes(request.state.body)


_WORK: dict[str, Work] = {
    "list_games": Lobby.list_games,
    "list_tables": Lobby.list_tables,
    "create_table": Lobby.create_table,
    "play_now": Lobby.play_now,
    "find_code": Lobby.find_code,
    "look": Lobby.look,
    "join": Lobby.join,
    "act": Lobby.act,
    "call_key": Lobby.call_key,
    "call_me": Lobby.call_me,
    "record": Lobby.record,
    "replay": Lobby.replay,
    "export": Lobby.export,
    "qr": Lobby.qr,
    "place": Lobby.place,
}
"""What answers at each endpoint."""


def _numbers(option: Any, seats: list[int]) -> list[lobby.NumberInfo]:
    """The numbers that an option sets, each with what it is otherwise; none if it sets none."""
    if not hasattr(option, "numbers"):
        return []
    columns = zip(*(option.numbers(count) for count in seats), strict=True)
    return [
        lobby.NumberInfo(one[0].name, [each.default for each in one], one[0].least, one[0].most)
        for one in columns
    ]


def _number(text: str | None, most: int) -> int | None:
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or int(text[:9]) > most:
        raise Refusal("bad_message")
    return int(text[:9])
