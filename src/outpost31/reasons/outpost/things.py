"""Why a card or a thing before somebody is not on offer: as fire, as a bonus, to withdraw, to trade."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from outpost31.games.outpost.items import WEAPONS as BASE_WEAPONS
from outpost31.reasons.hindrances import Considered, Hindrance, Sight
from outpost31.reasons.outpost.station import Station, about_of

FLAMETHROWER, RELOAD = "flamethrower", "reload"
GRENADE = "grenade"
FIRE = {thing.key for thing in BASE_WEAPONS if thing.fire} | {GRENADE}
"""What burns; the Norwegians have Grenades (B-6.5, N-2.1)."""
WITHDRAWING = {thing.key for thing in BASE_WEAPONS if thing.withdraws}
"""What avoids a meeting (B-6.12)."""

Judge = Callable[[Station, str], Hindrance | None]


def each_thing(
    sight: Sight, judge: Judge, offered: Callable[[str], bool] | None = None
) -> Iterator[Considered]:
    """Every kind of thing that the character holds, judged."""
    station = Station(sight)

    def is_on_offer(thing: str) -> bool:
        return sight.offers(RELOAD if thing == FLAMETHROWER else thing)

    for thing in station.things(station.me):
        yield Considered((f"thing:{thing}",), (offered or is_on_offer)(thing), judge(station, thing))


def each_card(sight: Sight, hindrance: Hindrance | None) -> Iterator[Considered]:
    """Every kind of action card in hand."""
    for card in dict.fromkeys(Station(sight).me["hand"] or ()):
        yield Considered((f"card:{card}",), sight.offers(card), None if sight.offers(card) else hindrance)


def no_fire(station: Station, thing: str, clause: str) -> Hindrance | None:
    """Why a thing cannot be used as fire (B-6.5)."""
    if thing not in FIRE:
        return Hindrance("no-fire", clause, {"thing": thing})
    if thing == FLAMETHROWER and not station.has_reload(station.me):
        return Hindrance("no-reload", "B-9.8")
    # At the UFO and in the game of dice nothing else is paid (N-5.2, C-4.3).
    is_paid = not station.is_coop and not station.view.get("ufo")
    return Hindrance("no-card-to-pay", clause) if is_paid and not station.piles["stack"] else None


def using_fire(sight: Sight) -> Iterator[Considered]:
    """Fire against the exposed alien (B-6.5)."""
    return each_thing(sight, lambda station, thing: no_fire(station, thing, "B-6.5"))


def _unburnt(station: Station, thing: str) -> Hindrance | None:
    lacking = no_fire(station, thing, "B-7.1")
    if lacking is None and not station.base["fire_left"]:
        return Hindrance("no-fire-token", "B-7.1")
    return lacking


def burning(sight: Sight) -> Iterator[Considered]:
    """Fire for the room (B-7.1)."""
    return each_thing(sight, _unburnt)


def burning_with_die(sight: Sight) -> Iterator[Considered]:
    """Fire for the room, paid with a die (C-5.7)."""

    def offered(thing: str) -> bool:
        return sight.offers(("burn", RELOAD if thing == FLAMETHROWER else thing))

    def judge(station: Station, thing: str) -> Hindrance | None:
        lacking = _unburnt(station, thing)
        refused = lacking is None and about_of(sight)["refused"]
        return Hindrance("fire-refused", "C-5.7") if refused else lacking

    return each_thing(sight, judge, offered)


def withdrawing(sight: Sight) -> Iterator[Considered]:
    """A weapon to withdraw by (B-6.12)."""

    def judge(station: Station, thing: str) -> Hindrance | None:
        if thing not in WITHDRAWING:
            return Hindrance("no-withdrawing", "B-6.12", {"thing": thing})
        if thing == FLAMETHROWER and not station.has_reload(station.me):
            return Hindrance("no-reload", "B-9.8")
        return None

    return each_thing(sight, judge)


def playing_bonus(sight: Sight) -> Iterator[Considered]:
    """A free bonus card (B-7.6)."""

    def judge(station: Station, thing: str) -> Hindrance | None:
        room = station.room_of(station.pawn)
        if thing == "tools":
            return station.undoable("repair", room)
        if thing == "fuel_can":
            return station.unfuelled(room, "B-7.6")
        if thing == "sniper_rifle":
            return Hindrance("rifle-laid", "N-2.2") if station.norwegian["dog"]["rifles_laid"] else None
        return Hindrance("no-bonus", "B-7.6", {"thing": thing})

    return each_thing(sight, judge)


def showing_light(sight: Sight) -> Iterator[Considered]:
    """A Flashlight in the dark, or for a special action (B-5.7, B-5.8)."""
    station = Station(sight)
    clause = "B-5.8" if about_of(sight)["special"] else "B-5.7"
    lacking = None if station.has_light(station.me) else Hindrance("no-flashlight", clause)
    yield Considered(("act:show",), sight.offers("show"), lacking)
    for thing in station.things(station.me):
        hindrance = None if thing == "flashlight" else Hindrance("no-light", clause, {"thing": thing})
        yield Considered((f"thing:{thing}",), thing == "flashlight", hindrance)


def action_card(clause: str) -> Callable[[Sight], Iterator[Considered]]:
    """An action card from the hand, and nothing else."""

    def considering(sight: Sight) -> Iterator[Considered]:
        yield from each_card(sight, Hindrance("set-aside", clause))
        yield from each_thing(sight, lambda *_: Hindrance("only-action-cards", clause), lambda _: False)

    return considering


def putting_in(sight: Sight) -> Iterator[Considered]:
    """What goes into a deal that one proposed: any of one's things; action cards are not traded (B-10.2)."""
    return _trading(
        sight, None if about_of(sight)["partner"] is not None else Hindrance("no-deal-yet", "B-10.2")
    )


def answering(sight: Sight) -> Iterator[Considered]:
    """What one puts in for what is offered, if anybody offers anything (B-10.2)."""
    return _trading(sight, None if about_of(sight)["offers"] else Hindrance("nobody-offers", "B-10.2"))


def _trading(sight: Sight, hindrance: Hindrance | None) -> Iterator[Considered]:
    def judge(station: Station, thing: str) -> Hindrance | None:
        return hindrance or station.untraded(station.me, thing)

    station = Station(sight)
    yield from each_thing(sight, judge, lambda thing: judge(station, thing) is None)
    yield from each_card(sight, Hindrance("cards-untraded", "B-10.2"))


def handing_thing_over(sight: Sight) -> Iterator[Considered]:
    """What a character hands over: only what is its own (C-7.1)."""
    station = Station(sight)
    own = station.things(station.me)
    for person in station.people:
        if person["player"] != sight.seat:
            continue
        for thing in station.things(person):
            if thing in own and person is not station.me:
                continue
            hindrance = station.untraded(person, thing)
            if hindrance is None and thing not in own:
                hindrance = Hindrance("not-its-thing", "C-7.1", station.name(station.pawn))
            yield Considered((f"thing:{thing}",), hindrance is None, hindrance)
