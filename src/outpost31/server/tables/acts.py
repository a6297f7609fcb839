"""Acts: what people and the host may do to a table, and when. Each becomes entries of the log, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from outpost31.bots import deal_tempers
from outpost31.kernel import GAMES, NotAllowed
from outpost31.server import log
from outpost31.server.log.formalities import before_all_eyes
from outpost31.server.log.offered import checked_options
from outpost31.server.log.places import Place
from outpost31.server.log.standing import Standing
from outpost31.server.protocol import lobby
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.publishing.attendance import Attendance
from outpost31.server.tables.typed_text import clean_name, looks_of

CAST = {
    "steady": ("Agnes", "Gunnar", "Noor"),
    "cautious": ("Elif", "Hana", "Otto"),
    "bold": ("Boris", "Juno", "Petra"),
    "paranoid": ("Dmitri", "Ivo"),
    "charming": ("Cleo", "Mateo", "Linnea"),
    "silent": ("Frida", "Kofi"),
}
"""Who has which temper: whoever has met Boris once knows how Boris plays."""
BOT_NAMES = tuple(name for names in CAST.values() for name in names)
"""No character of any game is called so: who plays Nauls is never a Blair."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Somebody's device that asks for something at a table."""

    standing: Standing
    attendance: Attendance
    device: int
    now: int
    levels: Callable[[str], list[str]]
    """The bots that can play a game, the default one first."""

    def place(self, seat: int) -> Place:
        """A seat of the table."""
        if seat >= len(self.standing.places):
            raise Refusal("no_such_seat")
        return self.standing.places[seat]

    def own_place(self, seat: int) -> Place:
        """A seat of the device that asks."""
        place = self.place(seat)
        if place.device != self.device:
            raise Refusal("not_your_seat")
        return place

    def be_host(self) -> None:
        """Only the host may."""
        if self.device != self.standing.host:
            raise Refusal("not_host")

    def be_in_lobby(self) -> None:
        """Only before the start."""
        if self.standing.state != "lobby":
            raise Refusal("already_over" if self.standing.state == "ended" else "already_started")

    def be_playing(self) -> None:
        """Only during the game."""
        if self.standing.state != "playing":
            raise Refusal("not_started" if self.standing.state == "lobby" else "already_over")

    def be_seated(self) -> None:
        """Only people with a seat."""
        if not self.standing.seats_of(self.device):
            raise Refusal("only_watching")

    def level(self, level: str | None) -> str:
        """The bot of this level, or the default one."""
        levels = self.levels(self.standing.game)
        if level is not None and level not in levels:
            raise Refusal("bad_option", name="level", allowed=levels)
        return level or levels[0]


def free_seat(standing: Standing, seat: int | None) -> int:
    """This seat if it is open, or the first open one."""
    if standing.state != "lobby":
        raise Refusal("already_over" if standing.state == "ended" else "already_started")
    if seat is not None:
        if seat >= len(standing.places):
            raise Refusal("no_such_seat")
        if standing.places[seat].kind != "open":
            raise Refusal("seat_is_taken")
        return seat
    for number, place in enumerate(standing.places):
        if place.kind == "open":
            return number
    raise Refusal("no_room")


def free_name(standing: Standing, name: str, but: int | None = None) -> str:
    """A name that nobody else at the table has, or one that looks like it."""
    cleaned = clean_name(name)
    for seat, place in enumerate(standing.places):
        if seat != but and place.name is not None and looks_of(place.name) == looks_of(cleaned):
            raise Refusal("name_is_taken")
    return cleaned


def rename(asking: Asking, act: lobby.Rename) -> list[log.AnyEntry]:
    """Another name for my seat."""
    asking.own_place(act.seat)
    people = sum(place.kind == "person" for place in asking.standing.places)
    if people > 1 or asking.standing.state != "playing":
        asking.be_in_lobby()
    return [log.Renamed(at=asking.now, seat=act.seat, name=free_name(asking.standing, act.name, act.seat))]


def leave(asking: Asking, act: lobby.Leave) -> list[log.AnyEntry]:
    """My seat becomes open."""
    asking.own_place(act.seat)
    asking.be_in_lobby()
    return [log.SeatOpened(at=asking.now, seat=act.seat)]


def set_ready(asking: Asking, act: lobby.SetReady) -> list[log.AnyEntry]:
    """My seat is ready, or not yet."""
    asking.own_place(act.seat)
    asking.be_in_lobby()
    return [log.ReadySet(at=asking.now, seat=act.seat, is_ready=act.is_ready)]


def let_bot_play(asking: Asking, act: lobby.LetBotPlay) -> list[log.AnyEntry]:
    """A bot plays on for a person who is away, for anybody if the host says so, or for the one who asks."""
    place = asking.place(act.seat)
    asking.be_playing()
    device = place.device
    was_away = device is not None and device != asking.device and not asking.attendance.is_here(device)
    if device != asking.device and asking.device != asking.standing.host:
        asking.be_seated()
        if not was_away:
            raise Refusal("not_away")
        if device is None or not asking.attendance.is_long_away(device, asking.now):
            raise Refusal("not_away_long_enough")
    if place.is_played_by_bot:
        raise Refusal("bot_plays")
    return [log.BotTookOver(at=asking.now, seat=act.seat, level=asking.level(act.level), was_away=was_away)]


def take_back(asking: Asking, act: lobby.TakeBack) -> list[log.AnyEntry]:
    """I play my seat myself again."""
    place = asking.own_place(act.seat)
    asking.be_playing()
    if not place.is_played_by_bot:
        raise Refusal("seat_not_a_bot")
    return [log.SeatTakenBack(at=asking.now, seat=act.seat)]


def claim_host(asking: Asking, act: lobby.ClaimHost) -> list[log.AnyEntry]:
    """I am the host, because the host is gone."""
    del act
    asking.be_seated()
    host = asking.standing.host
    if asking.attendance.is_here(host):
        raise Refusal("not_away")
    if not asking.attendance.is_long_away(host, asking.now):
        raise Refusal("not_away_long_enough")
    return [log.HostSet(at=asking.now, device=asking.device)]


def add_bot(asking: Asking, act: lobby.AddBot) -> list[log.AnyEntry]:
    """A bot takes an open seat."""
    asking.be_host()
    asking.be_in_lobby()
    seat = free_seat(asking.standing, act.seat)
    taken = {looks_of(place.name) for place in asking.standing.places if place.name is not None}
    temper = next_temper(asking.standing)
    free = [one for one in CAST[temper] if looks_of(one) not in taken]
    name = free[0] if free else f"Bot {seat + 1}"
    level = asking.level(act.level)
    return [log.BotSeated(at=asking.now, seat=seat, level=level, name=name, temper=temper)]


def next_temper(standing: Standing) -> str:
    """The temper of which the fewest sit here, in an order that the table's id decides: tables are mixed."""
    there = [place.temper for place in standing.places]
    return min(deal_tempers(standing.table), key=there.count)


def remove_bot(asking: Asking, act: lobby.RemoveBot) -> list[log.AnyEntry]:
    """A bot's seat becomes open."""
    return _opened(asking, act.seat, "bot", Refusal("seat_not_a_bot"))


def kick(asking: Asking, act: lobby.Kick) -> list[log.AnyEntry]:
    """A person's seat becomes open, and its device takes none until it is let back."""
    return _opened(asking, act.seat, "person", Refusal("no_such_seat"))


def let_back(asking: Asking, act: lobby.LetBack) -> list[log.AnyEntry]:
    """Whoever was sent away may sit down again."""
    del act
    asking.be_host()
    asking.be_in_lobby()
    return [log.LetBack(at=asking.now)] if asking.standing.sent_away else []


def _opened(asking: Asking, seat: int, kind: str, otherwise: Refusal) -> list[log.AnyEntry]:
    """The host opens a seat of this kind before the start."""
    asking.be_host()
    place = asking.place(seat)
    asking.be_in_lobby()
    if place.kind != kind:
        raise otherwise
    return [log.SeatOpened(at=asking.now, seat=seat, is_sent_away=kind == "person")]


def change_table(asking: Asking, act: lobby.ChangeTable) -> list[log.AnyEntry]:
    """Other seats, options, language or settings."""
    asking.be_host()
    standing = asking.standing
    if standing.state == "ended":
        raise Refusal("already_over")
    if any(one is not None for one in (act.seats, act.options, act.language)):
        asking.be_in_lobby()
    seats = len(standing.places) if act.seats is None else act.seats
    if any(place.kind != "open" for place in standing.places[seats:]):
        raise Refusal("seat_is_taken")
    options = standing.options if act.options is None else act.options
    if standing.state == "lobby":
        options = settled(standing.game, seats, options)
    return [
        log.TableSet(
            at=asking.now,
            seats=seats,
            options=options,
            language=act.language or standing.language,
            settings=act.settings or standing.settings,
        )
    ]


def settled(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Every option's value, or a refusal that says what is allowed."""
    if game not in GAMES:
        raise Refusal("no_such_game", allowed=list(GAMES))
    try:
        return checked_options(game, seats, options)
    except NotAllowed as error:
        clause = _clause_of_bad_option(game, seats, options)
        raise Refusal(
            "bad_option", clause, detail=str(error)[:300], problem=error.problem, **error.told
        ) from None
    except ValueError as error:
        clause = _clause_of_bad_option(game, seats, options)
        raise Refusal("bad_option", clause, detail=str(error)[:300]) from None


def _clause_of_bad_option(game: str, seats: int, options: dict[str, Any]) -> str | None:
    """The rule that the first option with a bad value is about."""
    for kind in GAMES[game].options:
        try:
            if kind.name in options:
                kind.check(options[kind.name], seats)
        except ValueError:
            return getattr(kind, "clause", None)
    return None


def may_start(asking: Asking) -> None:
    """Every seat is taken, and everybody but the host has said that they are ready."""
    asking.be_host()
    asking.be_in_lobby()
    for seat, place in enumerate(asking.standing.places):
        if place.kind == "open":
            raise Refusal("not_enough_seats", seat=seat)
        if not place.is_ready and place.device != asking.device:
            raise Refusal("not_everybody_ready", seat=seat)


def pause(asking: Asking, act: lobby.Pause) -> list[log.AnyEntry]:
    """Everything stops, or goes on."""
    asking.be_host()
    asking.be_playing()
    if asking.standing.is_paused == act.is_paused:
        return []
    return [log.PauseSet(at=asking.now, is_paused=act.is_paused)]


def make_host(asking: Asking, act: lobby.MakeHost) -> list[log.AnyEntry]:
    """Another device is the host."""
    asking.be_host()
    device = asking.place(act.seat).device
    if device is None:
        raise Refusal("no_such_seat")
    return [log.HostSet(at=asking.now, device=device)]


def end_table(asking: Asking, act: lobby.EndTable) -> list[log.AnyEntry]:
    """The table is over."""
    del act
    asking.be_host()
    if asking.standing.state == "ended":
        raise Refusal("already_over")
    return [log.EndedByHost(at=asking.now)]


def nudge(asking: Asking, act: lobby.Nudge) -> list[log.AnyEntry]:
    """Remind a seat; nothing is kept of it."""
    asking.be_host()
    asking.place(act.seat)
    asking.be_playing()
    if not any(one.is_for(act.seat) for one in before_all_eyes(asking.standing)):
        raise Refusal("not_awaited")
    return []


ACTS: dict[type[Any], Callable[[Asking, Any], list[log.AnyEntry]]] = {
    lobby.Rename: rename,
    lobby.Leave: leave,
    lobby.SetReady: set_ready,
    lobby.LetBotPlay: let_bot_play,
    lobby.TakeBack: take_back,
    lobby.ClaimHost: claim_host,
    lobby.AddBot: add_bot,
    lobby.RemoveBot: remove_bot,
    lobby.Kick: kick,
    lobby.LetBack: let_back,
    lobby.ChangeTable: change_table,
    lobby.Pause: pause,
    lobby.MakeHost: make_host,
    lobby.EndTable: end_table,
    lobby.Nudge: nudge,
}
"""Every act but the start and the rematch, which lay out a game and a table."""
