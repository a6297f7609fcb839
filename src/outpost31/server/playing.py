"""Playing: what people say over a table's socket, and what becomes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from outpost31.kernel import IllegalAnswer
from outpost31.server import entries as log
from outpost31.server import protocol as wire
from outpost31.server.advising import advise
from outpost31.server.answering import acknowledge, give
from outpost31.server.attendance import Connection
from outpost31.server.explaining import explain
from outpost31.server.live import LiveTable
from outpost31.server.pictures import exposed
from outpost31.server.protocol_parts import Note, Notebook
from outpost31.server.refusals import Refusal
from outpost31.server.standing import as_offered
from outpost31.server.store import Write
from outpost31.server.texts import clean_note, clean_text

_encoder = msgspec.json.Encoder()


async def hear(table: LiveTable, connection: Connection, message: Any) -> None:
    """Do what somebody says, and acknowledge or refuse it."""
    try:
        table.check_writable()
        _check_seat(table, connection, message.seat)
        await HEARD[type(message)](table, connection, message)
    except Refusal as refusal:
        table.services.metrics.refusals.labels(refusal.reason).inc()
        connection.send(refused(message.client, refusal))


def refused(client: str | None, refusal: Refusal) -> bytes:
    """A refusal as it goes over the wire."""
    return _encoder.encode(
        wire.Refused(client=client, reason=refusal.reason, clause=refusal.clause, args=refusal.args_told)
    )


def _check_seat(table: LiveTable, connection: Connection, seat: int) -> None:
    if connection.device is None:
        raise Refusal("only_watching")
    if seat >= len(table.standing.places):
        raise Refusal("no_such_seat")
    if table.standing.places[seat].device != connection.device:
        raise Refusal("not_your_seat")


def _check_playing(table: LiveTable) -> None:
    standing = table.standing
    if standing.set_aside is not None:
        raise Refusal("older_rules" if standing.set_aside == "older_rules" else "broken")
    if standing.state != "playing":
        raise Refusal("not_started" if standing.state == "lobby" else "already_over")
    if standing.is_paused:
        raise Refusal("paused")


def _is_again(table: LiveTable, message: Any, what: tuple[Any, ...]) -> bool:
    """Whether this was said before and kept; the same client id for something else is refused."""
    before = table.standing.clients.get((message.seat, message.client))
    if before is None:
        return False
    if before != what:
        raise Refusal("client_id_used")
    return True


async def answer(table: LiveTable, connection: Connection, message: wire.Answer) -> None:
    """Somebody answers a question."""
    try:
        option = as_offered(message.option)
    except IllegalAnswer:
        raise Refusal("not_on_offer") from None
    if _is_again(table, message, ("answer", message.question, option)):
        acknowledge(connection, message.client)
        return
    _check_playing(table)
    if table.standing.places[message.seat].is_played_by_bot:
        raise Refusal("bot_plays")
    given = [(message.seat, option, message.question, "person")]
    await give(table, given, connection, message.client)


async def reveal(table: LiveTable, connection: Connection, message: wire.Reveal) -> None:
    """Somebody looks at its seat on a device that is passed round."""
    table.publishing.reveal(connection, message)


async def decline_all(table: LiveTable, connection: Connection, message: wire.DeclineAll) -> None:
    """Somebody declines everything until the next phase."""
    now = table.services.clock.now()
    entry = log.DeclinesAll(at=now, seat=message.seat, is_on=message.is_on, client=message.client)
    if _is_again(table, message, log.remembered_as(entry)):
        acknowledge(connection, message.client)
        return
    _check_playing(table)
    await table.keep(entry)
    acknowledge(connection, message.client)
    if not await give(table, []):
        table.publishing.play()


def _readers(table: LiveTable, seat: int, channel: str) -> list[int] | None:
    """Who may read what is said in a channel; nothing is everybody."""
    if channel == "table":
        return None
    team = exposed(table.standing)
    if seat not in team:
        raise Refusal("not_exposed", "B-4.9")
    return team


async def speak(
    table: LiveTable, connection: Connection, message: wire.Say | wire.SayPhrase | wire.Claim
) -> None:
    """Somebody chats, says a quick phrase, or claims something."""
    entry = _spoken(message, table.services.clock.now())
    if _is_again(table, message, log.remembered_as(entry)):
        acknowledge(connection, message.client)
        return
    if not isinstance(entry, log.SaidText):
        _check_about(table, entry.about)
    if not isinstance(entry, log.MadeClaim):
        entry = msgspec.structs.replace(entry, to=_readers(table, entry.seat, entry.channel))
    if isinstance(entry, log.SaidText) and not table.standing.settings.has_chat:
        raise Refusal("chat_is_off")
    if table.standing.set_aside is not None:
        raise Refusal("broken")
    await table.keep(entry)
    acknowledge(connection, message.client)
    table.publishing.notices()
    table.talking.look()


def _spoken(
    message: wire.Say | wire.SayPhrase | wire.Claim, at: int
) -> log.SaidText | log.SaidPhrase | log.MadeClaim:
    """What was said, as the log has it but for who may read it."""
    seat, client = message.seat, message.client
    if isinstance(message, wire.Say):
        text = clean_text(message.text)
        return log.SaidText(at=at, seat=seat, client=client, text=text, channel=message.channel)
    about = message.about
    if isinstance(message, wire.SayPhrase):
        return log.SaidPhrase(
            at=at, seat=seat, client=client, phrase=message.phrase, about=about, channel=message.channel
        )
    return log.MadeClaim(
        at=at, seat=seat, client=client, claim=message.claim, about=about, thing=message.thing
    )


def _check_about(table: LiveTable, about: int | None) -> None:
    if about is not None and about >= len(table.standing.places):
        raise Refusal("no_such_seat")


async def take_note(table: LiveTable, connection: Connection, message: wire.TakeNote) -> None:
    """Somebody writes a private note."""
    _check_about(table, message.about)
    note = Note(message.about, clean_note(message.text), message.trust)
    await _keep_notes(table, connection, message.client, table.notebooks.noted(message.seat, note))


async def share_notes(table: LiveTable, connection: Connection, message: wire.ShareNotes) -> None:
    """Somebody lets everybody read its notes after the end, or does not."""
    notes = table.notebooks.of(message.seat).notes
    await _keep_notes(table, connection, message.client, Notebook(message.seat, notes, message.is_shared))


async def _keep_notes(table: LiveTable, connection: Connection, client: str, book: Notebook) -> None:
    written = table.notebooks.written(book)
    await table.services.store.commit(Write(table=table.standing.table, notes=(book.seat, written)))
    table.notebooks.put(book)
    acknowledge(connection, client)
    table.publishing.notes(book, but=connection)


async def ask_advice(table: LiveTable, connection: Connection, message: wire.AskAdvice) -> None:
    """Somebody asks what a bot would do in its place."""
    _check_playing(table)
    advise(table, connection, message)


async def ask_why(table: LiveTable, connection: Connection, message: wire.AskWhy) -> None:
    """Somebody asks why something is not on offer."""
    _check_playing(table)
    explain(table, connection, message)


HEARD: dict[type[Any], Callable[[LiveTable, Connection, Any], Awaitable[None]]] = {
    wire.Answer: answer,
    wire.Reveal: reveal,
    wire.DeclineAll: decline_all,
    wire.Say: speak,
    wire.SayPhrase: speak,
    wire.Claim: speak,
    wire.TakeNote: take_note,
    wire.ShareNotes: share_notes,
    wire.AskAdvice: ask_advice,
    wire.AskWhy: ask_why,
}
"""Every message that a table hears, but for hello and ping, which the socket answers."""
