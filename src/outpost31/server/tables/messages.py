"""Messages: what people say over a table's socket, and what becomes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from outpost31.kernel import IllegalAnswer
from outpost31.server import log
from outpost31.server.log.formalities import is_sealed
from outpost31.server.log.offered import as_offered
from outpost31.server.protocol import wire
from outpost31.server.protocol.parts import Note, Notebook
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.publishing.attendance import Connection
from outpost31.server.publishing.padding import stepped
from outpost31.server.store import Write
from outpost31.server.tables.answers import acknowledge, give
from outpost31.server.tables.channels import readers_of
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.typed_text import clean_note, clean_text
from outpost31.server.tables.why_not import explain

_encoder = msgspec.json.Encoder()


async def hear(table: LiveTable, connection: Connection, message: Any) -> None:
    """Do what somebody says, and acknowledge or refuse it."""
    try:
        table.check_writable()
        if connection.device is not None:
            table.pace.hear(connection.device)
        if type(message) is wire.AskJournal:
            table.publishing.journal(connection, message)
            return
        _check_seat(table, connection, message.seat)
        await HEARD[type(message)](table, connection, message)
    except Refusal as refusal:
        table.services.metrics.refusals.labels(refusal.reason).inc()
        connection.send(refused(message.client, refusal))


def refused(client: str | None, refusal: Refusal) -> bytes:
    """A refusal as it goes over the wire."""
    told = wire.Refused(client=client, reason=refusal.reason, clause=refusal.clause, args=refusal.args_told)
    return stepped(_encoder.encode(told))


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
    before = table.standing.clients.get(message.seat, message.client)
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
    was_sealed = is_sealed(table.standing)
    await give(table, given, connection, message.client)
    device = table.standing.places[message.seat].device
    if device is not None and not was_sealed:  # else nobody is to learn who has answered
        table.calls.heard(device)


async def reveal(table: LiveTable, connection: Connection, message: wire.Reveal) -> None:
    """Somebody looks at their seat on a device that is passed round."""
    table.publishing.reveal(connection, message)


async def decline_all(table: LiveTable, connection: Connection, message: wire.DeclineAll) -> None:
    """Somebody declines everything until the next phase."""
    now = table.services.clock.now()
    entry = log.DeclinesAll(at=now, seat=message.seat, is_on=message.is_on, client=message.client)
    if _is_again(table, message, log.remembered_as(entry)):
        acknowledge(connection, message.client)
        return
    _check_playing(table)
    table.check_room()
    table.pace.write(message.seat)
    await table.keep(entry)
    acknowledge(connection, message.client)
    if not await give(table, []):
        table.publishing.answered([message.seat])


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
    entry = msgspec.structs.replace(entry, to=readers_of(table.standing, entry.seat, entry.channel))
    if isinstance(entry, log.SaidText) and not table.standing.settings.has_chat:
        raise Refusal("chat_is_off")
    if table.standing.set_aside is not None:
        raise Refusal("broken")
    table.check_room()
    table.pace.speak(table.standing, entry.seat)
    await table.keep(entry)
    acknowledge(connection, message.client)
    table.publishing.notices()
    if entry.to is None:  # bots hear what is said to everybody, and nothing else
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
        at=at,
        seat=seat,
        client=client,
        claim=message.claim,
        about=about,
        thing=message.thing,
        channel=message.channel,
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
    """Somebody lets everybody read their notes after the end, or does not."""
    notes = table.notebooks.of(message.seat).notes
    await _keep_notes(table, connection, message.client, Notebook(message.seat, notes, message.is_shared))


async def _keep_notes(table: LiveTable, connection: Connection, client: str, book: Notebook) -> None:
    table.pace.write(book.seat)
    written = table.notebooks.written(book)
    notes = (book.seat, written)
    await table.services.store.commit(Write(table=table.standing.table, notes=notes, lease=table.lease))
    table.notebooks.put(book)
    acknowledge(connection, client)
    table.publishing.notes(book, but=connection)


async def ask_advice(table: LiveTable, connection: Connection, message: wire.AskAdvice) -> None:
    """Somebody asks what a bot would do in their place."""
    _check_playing(table)
    table.advising.advise(connection, message)


async def ask_why(table: LiveTable, connection: Connection, message: wire.AskWhy) -> None:
    """Somebody asks why something is not on offer."""
    _check_playing(table)
    explain(table, connection, message)


async def read(table: LiveTable, connection: Connection, message: wire.Reading) -> None:
    """Somebody reads, or has read enough: at a table of one person everything waits for that."""
    table.readers.put(connection, is_reading=message.is_reading)
    acknowledge(connection, message.client)


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
    wire.Reading: read,
}
"""Every message of a seat that a table hears. Hello and ping the socket answers; anybody may ask for the journal."""
