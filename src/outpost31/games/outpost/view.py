"""The view: what one seat, or the spectator, may see of the table. There is no other way out of it."""

from __future__ import annotations

from typing import Any

from outpost31.games.outpost.edition import edition_of
from outpost31.games.outpost.shapes import (
    AlienSeen,
    BaseSeen,
    BoardgameView,
    LimitsSeen,
    OutcomeSeen,
    PersonSeen,
    PilesSeen,
    RoomSeen,
    StationSeen,
)
from outpost31.games.outpost.table import CHARACTER, DEAD, EXPOSED, OFF_BOARD, OUT_OF_GAME, Outpost, in_order
from outpost31.kernel import Rows, Seat, Secret


def seen_by_all(table: Outpost) -> BoardgameView:
    """What lies open on the table, and after the end everything."""
    over = table.outcome is not None
    return {
        "edition": table.edition,
        "viewer": None,
        "round": table.round,
        "phase": table.phase,
        "leader": table.leader if len(table.character) == len(table.player) else None,
        "marker": table.marker,
        "marker_holder": table.marker_holder,
        "people": [_person(table, pawn, over=over) for pawn in range(len(table.player))],
        "rooms": _rooms(table),
        "base": _base(table),
        "piles": _piles(table, over=over),
        "alien": _alien(table, over=over),
        "escape": {"vehicle": table.vehicle, "aboard": list(table.aboard)},
        "limits": _limits(table),
        "outcome": _outcome(table),
        "chain": [link.plain() for link in table.chain] if over else None,
    }


def phase_of(public: StationSeen) -> tuple[int, str]:
    """Which phase of which round it is (B-3.1)."""
    return public["round"], public["phase"]


def exposed(public: BoardgameView) -> tuple[Seat, ...]:
    """The exposed aliens, who lay their plans among themselves (B-4.9)."""
    return tuple(sorted({person["player"] for person in public["people"] if person["status"] == EXPOSED}))


def eliminated(public: BoardgameView) -> tuple[Seat, ...]:
    """The dead; an exposed alien plays on for its team and may speak to all (B-1.1, B-6.7)."""
    return tuple(person["player"] for person in public["people"] if person["status"] == DEAD)


def known_besides(table: Outpost, viewer: Seat, public: StationSeen) -> dict[str, Any]:
    """What a seat knows besides what all see: of people, of the cards drawn, of the alien's rooms."""
    known: dict[str, Any] = {"viewer": viewer}
    if table.outcome is not None:
        return known
    known["people"] = people = Rows()
    for pawn in range(len(table.player)):
        of_person = _known_of(table, pawn, viewer)
        if of_person:
            people[pawn] = of_person
    if viewer in table.drawn.known_to:
        known["piles"] = {**public["piles"], "drawn": _plain(table.drawn.value)}
    if viewer in table.ambush.known_to:
        rooms = [room for room, _ in table.ambush.value]
        known["alien"] = {**public["alien"], "rooms": rooms}
    return known


def _known_of(table: Outpost, pawn: int, viewer: Seat) -> dict[str, Any]:
    """What a seat knows of one person besides what all see."""
    secrets: dict[str, Secret[Any] | None] = {
        "role": table.role[pawn],
        "hand": table.hands[pawn],
        "weapons": table.weapons[pawn],
        "items": table.items[pawn],
        "lab": table.lab[pawn],
        "tokens": table.laid[pawn],
    }
    return {
        name: _plain(secret.value)
        for name, secret in secrets.items()
        if secret is not None and viewer in secret.known_to
    }


def _plain(value: Any) -> Any:
    """A secret's value as a view shows it; several things in a fixed order, whatever order they came in."""
    return list(in_order(value)) if isinstance(value, tuple) else value


def _shown(secret: Secret[Any], *, over: bool) -> Any:
    """A secret's value once the game is over."""
    return _plain(secret.value) if over else None


def _person(table: Outpost, pawn: int, *, over: bool) -> PersonSeen:
    """One character's place: what lies open before them, and how much is hidden."""
    laid = table.laid[pawn]
    in_play = table.status[pawn] == CHARACTER
    return {
        "pawn": pawn,
        "player": table.player[pawn],
        "character": table.character[pawn] if pawn < len(table.character) else None,
        "status": table.status[pawn],
        "where": table.where[pawn] if in_play else None,
        "standing": table.standing[pawn],
        "suspicion": table.suspicion[pawn] if in_play else None,
        "role": _shown(table.role[pawn], over=over),
        "cards": len(table.hands[pawn].value),
        "hand": _shown(table.hands[pawn], over=over),
        "flamethrowers": list(table.flamethrowers[pawn]),
        "weapon_count": len(table.weapons[pawn].value),
        "weapons": _shown(table.weapons[pawn], over=over),
        "item_count": len(table.items[pawn].value),
        "items": _shown(table.items[pawn], over=over),
        "lab_count": len(table.lab[pawn].value),
        "lab": _shown(table.lab[pawn], over=over),
        "laid": None if laid is None else len(laid.value),
        "tokens": None if laid is None else _shown(laid, over=over),
    }


def _rooms(table: Outpost) -> dict[str, RoomSeen]:
    """Every room with the counters, dogs and aliens in it."""
    return {
        room: {
            "colour": kind.colour,
            "fuel": table.fuel.get(room),
            "damage": table.damage.get(room),
            "burned": room in table.burned,
            "usable": table.is_usable(room),
            "dogs": table.dogs.count(room),
            "alien": table.lurking.get(room, 0),
        }
        for room, kind in edition_of(table).rooms.items()
    }


def _base(table: Outpost) -> BaseSeen:
    """Weather, stores, tracks and tokens."""
    rooms = edition_of(table).rooms
    return {
        "weather": table.weather,
        "die_at_station": table.die_at_station,
        "stores": {place: count for place, count in table.fuel.items() if place not in rooms},
        "pantry": table.pantry,
        "kitchen": table.kitchen,
        "hungry": table.hungry,
        "freezing": table.freezing,
        "dark": table.dark,
        "rescue": {"space": table.rescue, "fuel": table.rescue_fuel, "gone": table.rescue_gone},
        "dogs_off_board": table.dogs.count(OFF_BOARD),
        "dogs_out_of_game": table.dogs.count(OUT_OF_GAME),
        "damage_left": table.damage_left,
        "fire_left": table.fire_left,
        "reloads_left": table.reloads_left,
    }


def _piles(table: Outpost, *, over: bool) -> PilesSeen:
    """How many cards and tokens lie where; what is in them is secret (B-5.13)."""
    return {
        "deck": len(table.deck),
        "discards": len(table.discards),
        "stack": len(table.stack),
        "stack_shown": list(table.stack_shown),
        "revealed": table.revealed,
        "weapon_deck": len(table.weapon_deck),
        "item_deck": len(table.item_deck),
        "lab_bag": len(table.lab_bag),
        "contagion_bag": len(table.contagion_bag),
        "drawn_count": len(table.drawn.value),
        "drawn": _shown(table.drawn, over=over),
        "locations": len(table.locations),
        "locations_drawn": list(table.locations_drawn),
        "kennel_card": table.kennel_card,
        "contents": _contents(table) if over else None,
    }


def _contents(table: Outpost) -> dict[str, list[str]]:
    """What was in the piles, for after the end (B-8.9)."""
    piles = {
        "deck": table.deck,
        "discards": table.discards,
        "stack": table.stack,
        "weapon_deck": table.weapon_deck,
        "item_deck": table.item_deck,
        "lab_bag": table.lab_bag,
    }
    return {name: sorted(pile.cards()) for name, pile in piles.items()}


def _alien(table: Outpost, *, over: bool) -> AlienSeen:
    """The alien team: its strength, and the strength on its face-down cards; only it knows which rooms (B-4.8)."""
    return {
        "exposed": table.exposed(),
        "pool": table.strength,
        "cards": [strength for _, strength in table.ambush.value],
        "rooms": [room for room, _ in table.ambush.value] if over else None,
        "unresolved": list(table.unresolved),
    }


def _limits(table: Outpost) -> LimitsSeen:
    """The lengths of the tracks, what the rooms hold, and the weather table."""
    settings = table.settings
    return {
        "red": settings.red,
        "start": settings.start,
        "freezing_track": settings.freezing_track,
        "rescue_track": settings.rescue_track,
        "rescue_fuel": settings.rescue_fuel,
        "fuel": dict(settings.fuel_limit),
        "damage": dict(settings.damage_limit),
        "weather": {
            "die": list(settings.die),
            "boiler": dict(settings.boiler_burns),
            "generator": dict(settings.generator_burns),
            "freezing": dict(settings.freezing_steps),
            "rescue": dict(settings.rescue_steps),
        },
    }


def _outcome(table: Outpost) -> OutcomeSeen | None:
    """How it ended."""
    outcome = table.outcome
    if outcome is None:
        return None
    return {"reason": outcome.reason, "winners": list(outcome.winners), "losers": list(outcome.losers)}
