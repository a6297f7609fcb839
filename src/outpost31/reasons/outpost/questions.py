"""What can be pointed at for each kind of question on the outpost, and what speaks against it."""

from __future__ import annotations

from collections.abc import Iterator

from outpost31.reasons.hindrances import Considered, Considering, Hindrance, Sight
from outpost31.reasons.outpost import people, things
from outpost31.reasons.outpost.station import RESCUE_HELICOPTER, UNDERGROUND, Station, about_of

STORES = ("pantry", "underground", "external", "operations")


def _places(station: Station) -> Iterator[str]:
    """Every room and store on the plan."""
    yield from station.rooms
    yield from (store for store in STORES if store == "pantry" or store in station.base["stores"])


# Moving -----------------------------------------------------------------------------------------------------


def taking_turn(sight: Sight) -> Iterator[Considered]:
    """Move, special action, change cards, or board (B-5.4)."""
    station = Station(sight)
    # If no room takes anybody, nobody can move: every green room then says why.
    is_open = any(
        room["colour"] == "green" and station.unenterable(key) is None for key, room in station.rooms.items()
    )
    nowhere = None if is_open else Hindrance("no-room-open", "B-5.5")
    cardless = None if station.me["hand"] else Hindrance("no-card-to-hand-over", "B-5.11")
    yield Considered(("act:move",), sight.offers("move"), nowhere or cardless)
    yield Considered(("act:special_action",), sight.offers("special_action"), nowhere)
    yield Considered((f"room:{RESCUE_HELICOPTER}",), sight.offers("board"), unboarded(station))
    for room in _places(station):
        if room != "dormitory":
            later = station.unenterable(room) or Hindrance("move-first", "B-5.4", {"room": room})
            yield Considered((f"room:{room}",), is_offered=False, hindrance=later)
    yield from things.each_card(sight, Hindrance("card-after-room", "B-5.5"))


def unboarded(station: Station) -> Hindrance | None:
    """Why somebody cannot board the rescue helicopter (B-8.2)."""
    rescue, track = station.base["rescue"], station.limits["rescue_track"]
    if rescue["space"] is None:
        return Hindrance("sos-unsent", "B-9.9")
    if rescue["gone"]:
        return Hindrance("rescue-gone", "N-4.1" if station.is_norwegian else "B-4.7")
    if rescue["space"] != track:
        return Hindrance("rescue-on-its-way", "B-4.7", {"space": rescue["space"], "track": track})
    if station.sight.options.get("rescue_boarding") == "after_encounters":
        return Hindrance("rescue-after-encounters", "B-8.2")
    characters = station.characters()
    least = min(map(station.suspicion_of, characters))
    if station.suspicion_of(station.pawn) > least:
        return Hindrance("not-least-suspected", "B-8.2")
    rivals = [pawn for pawn in characters if station.suspicion_of(pawn) == least]
    # Those who move earlier go first; the order is public, and the options show it as well.
    tied = len(rivals) > 1 and not station.sight.offers("board")
    return Hindrance("tied-and-later", "B-8.1") if tied else None


def entering(sight: Sight) -> Iterator[Considered]:
    """A room to go to (B-5.5, C-3.1, N-5.2)."""
    station = Station(sight)
    for room in _places(station):
        yield Considered((f"room:{room}",), sight.offers(room), station.unenterable(room))
    if not station.view.get("ufo"):
        later = Hindrance("room-first", "C-3.1" if station.is_coop else "B-5.5")
        yield Considered((f"room:{RESCUE_HELICOPTER}",), is_offered=False, hindrance=later)
        yield from things.each_card(sight, Hindrance("card-after-room", "B-5.5"))


# Rooms ------------------------------------------------------------------------------------------------------


def resolving(sight: Sight) -> Iterator[Considered]:
    """Where encounters are still to come (B-6.1, C-3.2)."""
    station = Station(sight)
    clause = "C-3.2" if station.is_coop else "B-6.1"
    for room in station.rooms:
        hindrance = None if sight.offers(room) else Hindrance("no-encounter", clause, {"room": room})
        yield Considered((f"room:{room}",), sight.offers(room), hindrance)


def fuelling(sight: Sight) -> Iterator[Considered]:
    """Where the fuel of the Weather Station may go (B-9.4)."""
    station = Station(sight)
    for room in station.rooms:
        is_vehicles = station.fuel_store(room) not in (None, UNDERGROUND)
        hindrance = station.unfuelled(room, "B-9.4", UNDERGROUND)
        if hindrance is None and is_vehicles and sight.options.get("station_fuel") == "base":
            hindrance = Hindrance("vehicles-fuel-elsewhere", "B-9.4", {"room": room})
        yield Considered((f"room:{room}",), sight.offers(room), hindrance)


def haunting(sight: Sight) -> Iterator[Considered]:
    """Where the exposed alien lies in wait (B-4.8)."""
    station = Station(sight)
    waiting = station.view["alien"]["rooms"] or ()
    for room, seen in station.rooms.items():
        hindrance = station.ruined(room)
        if room in waiting:
            hindrance = Hindrance("haunted-already", "B-4.8", {"room": room})
        elif seen["colour"] == "blue":
            hindrance = Hindrance("no-location-card", "B-4.8", {"room": room})
        elif seen["colour"] == "lilac" and not sight.offers(room):
            hindrance = Hindrance("kennel-card-away", "B-2.3", {"room": room})
        yield Considered((f"room:{room}",), sight.offers(room), hindrance)
    yield _done(sight, "B-4.8", is_enough=bool(station.view["alien"]["cards"]))


def haunting_sector(sight: Sight) -> Iterator[Considered]:
    """A sector that the strength is enough for (N-5.2)."""
    station = Station(sight)
    alien, ufo = station.view["alien"], station.norwegian["ufo"]
    for key, sector in ufo["sectors"].items() if ufo is not None else ():
        hindrance = None
        if key in (alien["rooms"] or ()):
            hindrance = Hindrance("haunted-already", "N-5.2", {"room": key})
        elif sector["minimum"] > alien["pool"]:
            about = {"room": key, "minimum": sector["minimum"], "strength": alien["pool"]}
            hindrance = Hindrance("too-weak", "N-5.2", about)
        yield Considered((f"room:{key}",), sight.offers(key), hindrance)
    is_any = any(option != "done" for option in sight.question.options)
    yield _done(sight, "N-5.2", is_enough=bool(alien["cards"]) or not is_any)


def _done(sight: Sight, clause: str, *, is_enough: bool) -> Considered:
    hindrance = None if is_enough else Hindrance("one-at-least", clause)
    return Considered(("act:done",), sight.offers("done"), hindrance)


# Deeds ------------------------------------------------------------------------------------------------------


def using_vehicle(sight: Sight) -> Iterator[Considered]:
    """Fuel, escape or nothing (B-7.8)."""
    station = Station(sight)
    room = station.about["room"]
    yield Considered(("act:refuel",), sight.offers("refuel"), station.unfuelled(room, "B-7.8"))
    yield Considered(("act:escape",), sight.offers("escape"), unready(station, room))


def unready(station: Station, room: str) -> Hindrance | None:
    """Why a vehicle cannot leave (B-7.8, B-8.5)."""
    about = {"room": room}
    if station.rooms[room]["damage"]:
        return Hindrance("vehicle-damaged", "B-7.8", about)
    if (station.rooms[room]["fuel"] or 0) != station.limits["fuel"].get(room, 0):
        return Hindrance("tank-not-full", "B-7.8", about)
    return None if "keys" in (station.me["items"] or ()) else Hindrance("no-keys", "B-8.5")


def laying_tokens(sight: Sight) -> Iterator[Considered]:
    """A human has no alien token to lay (B-6.13)."""
    is_alien = Station(sight).me["role"] == "alien"
    hindrance = None if is_alien else Hindrance("humans-lay-human", "B-6.13")
    yield Considered(("act:one_alien",), sight.offers("one_alien"), hindrance)


def exposing_oneself(sight: Sight) -> Iterator[Considered]:
    """Only an alien can (B-10.4)."""
    is_alien = Station(sight).me["role"] == "alien"
    hindrance = None if is_alien else Hindrance("only-aliens-expose", "B-10.4")
    yield Considered(("act:expose",), sight.offers("expose"), hindrance)


def volunteering(sight: Sight) -> Iterator[Considered]:
    """What a test takes (B-10.6, N-2.3)."""
    station = Station(sight)
    me, is_norwegian = station.me, sight.game == "norwegian"
    hindrance: Hindrance | None = None
    if station.about["test"] == "A":
        hindrance = None if "blood_bag" in (me["lab"] or ()) else Hindrance("no-blood-bag", "B-10.6")
    elif is_norwegian:
        if not station.has_light(me):
            hindrance = Hindrance("no-flashlight", "N-2.3")
        elif not me["hand"]:
            hindrance = Hindrance("no-card-to-discard", "N-2.3")
    elif "wire" not in (me["items"] or ()):
        hindrance = Hindrance("no-wire", "B-10.6")
    elif not station.has_reload(me):
        hindrance = Hindrance("no-reload", "B-10.6")
    yield Considered(("act:carry_out",), sight.offers("carry_out"), hindrance)


def paying_launch(sight: Sight) -> Iterator[Considered]:
    """What the next launch card costs (N-5.4)."""
    hindrance = (
        None
        if sight.offers("pay")
        else Hindrance("tokens-too-few", "N-5.4", {"cost": about_of(sight)["cost"]})
    )
    yield Considered(("launch:next",), sight.offers("pay"), hindrance)


# Dice (co-op) -----------------------------------------------------------------------------------------------


def acting(sight: Sight) -> Iterator[Considered]:
    """One action with one die (C-5.7)."""
    station = Station(sight)
    room, dice = station.room_of(station.pawn), station.about["dice"]
    for face in ("use", "repair"):
        hindrance = (
            station.undoable(face, room)
            if face in dice
            else Hindrance("no-such-die", "C-5.7", {"face": face})
        )
        yield Considered((f"act:{face}",), sight.offers(face), hindrance)
    yield from things.burning_with_die(sight)


def rerolling(sight: Sight) -> Iterator[Considered]:
    """Each die at most once more, in the dark with light (C-5.3)."""
    station = Station(sight)
    for die in range(len(station.about["dice"])):
        hindrance = None
        if die in station.coop["dice"]["rerolled"]:
            hindrance = Hindrance("rolled-again-already", "C-5.3")
        elif not sight.offers(die):
            hindrance = Hindrance("no-flashlight", "C-5.3")
        yield Considered((f"die:{die}",), sight.offers(die), hindrance)


def assigning(sight: Sight) -> Iterator[Considered]:
    """A card or dice for somebody (B-7.4, C-5.4)."""
    return people.assigning_dice(sight) if "dice" in about_of(sight) else people.assigning_card(sight)


BY_KIND: dict[str, Considering] = {
    "turn": taking_turn,
    "room_to_enter": entering,
    "room_to_resolve": resolving,
    "room_to_fuel": fuelling,
    "room_to_haunt": haunting,
    "sector_to_haunt": haunting_sector,
    "vehicle_use": using_vehicle,
    "tokens_to_lay_out": laying_tokens,
    "self_exposure": exposing_oneself,
    "willing_to_test": volunteering,
    "launch_card_to_pay": paying_launch,
    "action_to_take": acting,
    "die_to_reroll": rerolling,
    "character_to_assign": assigning,
    "character_to_accuse": people.accusing,
    "trading_partner": people.not_oneself("B-10.2"),
    "character_to_take": people.not_oneself("C-7.1"),
    "character_to_check": people.checking,
    "tester": people.picking_tester,
    "character_to_test": people.testing,
    "alien_deed": people.alien_deeds,
    "character_to_hand_over": people.handing_over,
    "character_to_give": people.giving_character,
    "character_to_expose": people.exposing,
    "character_to_lose": people.losing,
    "fire_to_use": things.using_fire,
    "fire_for_room": things.burning,
    "weapon_to_withdraw": things.withdrawing,
    "bonus_to_play": things.playing_bonus,
    "flashlight_to_show": things.showing_light,
    "things_to_offer": things.putting_in,
    "deal_to_answer": things.answering,
    "thing_to_hand_over": things.handing_thing_over,
    "card_to_hand_over": things.action_card("B-5.5"),
    "card_to_swap": things.action_card("B-5.3"),
    "card_to_discard": things.action_card("B-10.9"),
    "card_to_give_up": things.action_card("B-5.10"),
    "card_to_discard_for_test": things.action_card("N-2.3"),
}
"""The kinds of question that leave something out; the others offer everything there is."""


def consider(sight: Sight) -> Iterator[Considered]:
    """Everything that the seat may point at, with what speaks against it."""
    considering = BY_KIND.get(sight.question.kind)
    return iter(()) if considering is None else considering(sight)
