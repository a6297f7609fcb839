"""Why a person is not on offer: to be given a card, accused, tested, traded with, assimilated."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from outpost31.reasons.hindrances import Considered, Hindrance, Sight
from outpost31.reasons.outpost.station import DORMITORY, Station, about_of

Judge = Callable[[Station, int], Hindrance | None]


def each_person(sight: Sight, judge: Judge) -> Iterator[Considered]:
    """Everybody at the table: those who left the game cannot be chosen, the others are judged."""
    station = Station(sight)
    for person in station.people:
        pawn = person["pawn"]
        hindrance = station.gone(pawn) or judge(station, pawn)
        yield Considered((station.person(pawn),), sight.offers(pawn), hindrance)


def assigning_card(sight: Sight) -> Iterator[Considered]:
    """Whom the leader gives the card to (B-7.4)."""
    about = about_of(sight)

    def judge(station: Station, pawn: int) -> Hindrance | None:
        lying = station.lying(pawn, "B-7.4")
        if lying or about["lost"]:
            return lying
        return station.undoable(about["card"], station.room_of(pawn))

    return each_person(sight, judge)


def assigning_dice(sight: Sight) -> Iterator[Considered]:
    """Whom the dice are assigned to (C-5.4)."""

    def judge(station: Station, pawn: int) -> Hindrance | None:
        resting = station.people[pawn]["where"] == DORMITORY
        return station.lying(pawn, "C-5.8") or (
            Hindrance("in-dormitory", "C-5.4", station.name(pawn)) if resting else None
        )

    return each_person(sight, judge)


def accusing(sight: Sight) -> Iterator[Considered]:
    """Whom to point at (B-10.3)."""

    def judge(station: Station, pawn: int) -> Hindrance | None:
        if pawn == station.pawn:
            return Hindrance("not-yourself", "B-10.3")
        green = station.people[pawn]["suspicion"] == 0
        return Hindrance("disk-green", "B-10.3", station.name(pawn)) if green else None

    return each_person(sight, judge)


def not_oneself(clause: str) -> Callable[[Sight], Iterator[Considered]]:
    """Anybody but oneself (B-10.2, C-7.1)."""

    def considering(sight: Sight) -> Iterator[Considered]:
        def judge(station: Station, pawn: int) -> Hindrance | None:
            return Hindrance("not-yourself", clause) if pawn == station.pawn else None

        return each_person(sight, judge)

    return considering


def checking(sight: Sight) -> Iterator[Considered]:
    """Whose token to look at (B-6.14)."""

    def judge(station: Station, pawn: int) -> Hindrance | None:
        if pawn == station.pawn:
            return Hindrance("not-yourself", "B-6.14")
        laid = station.people[pawn]["laid"]
        return None if laid else Hindrance("no-tokens-laid", "B-6.14", station.name(pawn))

    return each_person(sight, judge)


def picking_tester(sight: Sight) -> Iterator[Considered]:
    """Who carries the test out; nobody else learns whether somebody would not or could not (B-10.5)."""

    def judge(station: Station, pawn: int) -> Hindrance | None:
        return None if sight.offers(pawn) else Hindrance("not-willing", "B-10.5", station.name(pawn))

    return each_person(sight, judge)


def testing(sight: Sight) -> Iterator[Considered]:
    """Who is tested: by blood the most suspected (B-10.6)."""

    def judge(station: Station, pawn: int) -> Hindrance | None:
        if sight.offers(pawn):
            return None
        lower = station.suspicion_of(pawn) < max(map(station.suspicion_of, station.characters()))
        return Hindrance("not-most-suspected", "B-10.6", station.name(pawn)) if lower else None

    return each_person(sight, judge)


def _withdrew(station: Station, pawn: int) -> Hindrance | None:
    """Where weapons avoid exposed aliens, anybody there who cannot be taken has withdrawn (B-6.12)."""
    sight = station.sight
    away = sight.options.get("weapons_avoid_aliens") and not sight.offers(pawn)
    return Hindrance("withdrew", "B-6.12", station.name(pawn)) if away else None


def alien_deeds(sight: Sight) -> Iterator[Considered]:
    """What the exposed alien does in a room (B-6.3, B-6.4, B-6.6)."""
    room = about_of(sight)["room"]

    def judge(station: Station, pawn: int) -> Hindrance | None:
        if station.people[pawn]["where"] != room:
            return Hindrance("elsewhere", "B-6.6", {**station.name(pawn), "room": room})
        return station.lying(pawn, "B-6.6") or _withdrew(station, pawn)

    station = Station(sight)
    yield from each_person(sight, judge)
    if station.view.get("ufo"):
        return
    dogs = station.rooms[room]["dogs"]
    yield Considered(
        ("act:dog",), sight.offers("dog"), None if dogs else Hindrance("no-dog-here", "B-6.4", {"room": room})
    )
    met = any(map(sight.offers, station.characters()))
    # Those who met the alien may be spared even if nothing is left to break in the room.
    ruined = None if met else station.undoable("sabotage", room)
    yield Considered((f"room:{room}",), sight.offers("sabotage"), ruined)
    yield Considered(
        ("act:nothing",), sight.offers("nothing"), Hindrance("alien-must-act", "B-6.6") if met else None
    )


def handing_over(sight: Sight) -> Iterator[Considered]:
    """Which of one's characters hands something over (C-7.1)."""

    def judge(station: Station, pawn: int) -> Hindrance | None:
        person = station.people[pawn]
        if person["player"] != sight.seat:
            return Hindrance("not-yours", "C-7.1", station.name(pawn))
        held = person["weapon_count"] + person["item_count"] + len(person["flamethrowers"])
        if held:
            return None
        if person["lab_count"] and station.trades_lab_tokens:
            return None
        if person["lab_count"]:
            return Hindrance("lab-untraded", "B-10.2")
        return Hindrance("holds-nothing", "C-7.1", station.name(pawn))

    return each_person(sight, judge)


def giving_character(sight: Sight) -> Iterator[Considered]:
    """Which of one's characters another player takes over (C-6.4)."""

    def judge(station: Station, pawn: int) -> Hindrance | None:
        is_mine = station.people[pawn]["player"] == sight.seat
        return None if is_mine else Hindrance("not-yours", "C-6.4", station.name(pawn))

    return each_person(sight, judge)


def exposing(sight: Sight) -> Iterator[Considered]:
    """Of those whose disks the threat token has met, one is exposed (C-6.3)."""

    def judge(station: Station, pawn: int) -> Hindrance | None:
        is_there = station.people[pawn]["suspicion"] == station.coop["threat"]["space"]
        return None if is_there else Hindrance("not-on-token", "C-6.3", station.name(pawn))

    return each_person(sight, judge)


def losing(sight: Sight) -> Iterator[Considered]:
    """Whom the automated alien takes (C-4.4)."""
    room = about_of(sight).get("room")

    def judge(station: Station, pawn: int) -> Hindrance | None:
        if station.people[pawn]["where"] != room:
            return Hindrance("elsewhere", "C-4.4", {**station.name(pawn), "room": room})
        return station.lying(pawn, "C-4.4") or _withdrew(station, pawn)

    return each_person(sight, judge)
