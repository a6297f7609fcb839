"""The view: what one seat, or the spectator, may see of the table. There is no other way out of it."""

from __future__ import annotations

from typing import Any

from outpost31.games.outpost.edition import edition_of
from outpost31.games.outpost.table import CHARACTER, OFF_BOARD, OUT_OF_GAME, Outpost
from outpost31.kernel import Seat, Secret


def view(table: Outpost, viewer: Seat | None) -> dict[str, Any]:
    """Everything that lies on the table, and of what is hidden only what this viewer knows; all after the end."""
    over = table.outcome is not None
    return {
        "edition": table.edition,
        "viewer": viewer,
        "round": table.round,
        "phase": table.phase,
        "leader": table.leader,
        "marker": table.marker,
        "marker_holder": table.marker_holder,
        "people": [_person(table, pawn, viewer, over=over) for pawn in range(len(table.player))],
        "rooms": _rooms(table),
        "base": _base(table),
        "piles": _piles(table, viewer, over=over),
        "alien": _alien(table, viewer, over=over),
        "escape": {"vehicle": table.vehicle, "aboard": list(table.aboard)},
        "limits": _limits(table),
        "outcome": _outcome(table),
        "chain": [link.plain() for link in table.chain] if over else None,
    }


def _known(secret: Secret[Any], viewer: Seat | None, *, over: bool) -> Any:
    """A secret's value for who knows it, for everybody once the game is over."""
    value = secret.value if over else secret.seen_by(viewer)
    return list(value) if isinstance(value, tuple) else value


def _person(table: Outpost, pawn: int, viewer: Seat | None, *, over: bool) -> dict[str, Any]:
    """One character's place: what is open before it, how much is hidden, and what of that the viewer knows."""
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
        "role": _known(table.role[pawn], viewer, over=over),
        "cards": len(table.hands[pawn].value),
        "hand": _known(table.hands[pawn], viewer, over=over),
        "flamethrowers": list(table.flamethrowers[pawn]),
        "weapon_count": len(table.weapons[pawn].value),
        "weapons": _known(table.weapons[pawn], viewer, over=over),
        "item_count": len(table.items[pawn].value),
        "items": _known(table.items[pawn], viewer, over=over),
        "lab_count": len(table.lab[pawn].value),
        "lab": _known(table.lab[pawn], viewer, over=over),
        "laid": None if laid is None else len(laid.value),
        "tokens": None if laid is None else _known(laid, viewer, over=over),
        "proposals": table.proposals[pawn],
    }


def _rooms(table: Outpost) -> dict[str, dict[str, Any]]:
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


def _base(table: Outpost) -> dict[str, Any]:
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


def _piles(table: Outpost, viewer: Seat | None, *, over: bool) -> dict[str, Any]:
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
        "drawn": _known(table.drawn, viewer, over=over),
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


def _alien(table: Outpost, viewer: Seat | None, *, over: bool) -> dict[str, Any]:
    """The alien team: its strength, and the strength on its face-down cards; which rooms only it knows (B-4.8)."""
    hidden = _known(table.ambush, viewer, over=over)
    return {
        "exposed": table.exposed(),
        "pool": table.strength,
        "cards": [strength for _, strength in table.ambush.value],
        "rooms": None if hidden is None else [room for room, _ in hidden],
        "unresolved": list(table.unresolved),
    }


def _limits(table: Outpost) -> dict[str, Any]:
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


def _outcome(table: Outpost) -> dict[str, Any] | None:
    """How it ended."""
    outcome = table.outcome
    if outcome is None:
        return None
    return {"reason": outcome.reason, "winners": list(outcome.winners), "losers": list(outcome.losers)}
