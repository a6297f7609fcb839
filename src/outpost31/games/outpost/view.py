"""The view: what one seat, or the spectator, may see of the table. There is no other way out of it."""

from __future__ import annotations

from typing import Any, Final

from outpost31.games.outpost.editions import edition_of
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
from outpost31.games.outpost.table import CHARACTER, DEAD, EXPOSED, OFF_BOARD, OUT_OF_GAME, Outpost
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
        "people": _people(table, over=over),
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
    hands, weapons, items, lab, tokens = table.hands, table.weapons, table.items, table.lab, table.laid
    for pawn, role in enumerate(table.role):
        of_person: dict[str, Any] = {}
        if viewer in role.known_to:
            of_person["role"] = role.value
        if viewer in hands[pawn].known_to:
            of_person["hand"] = _things(hands[pawn])
        if viewer in weapons[pawn].known_to:
            of_person["weapons"] = _things(weapons[pawn])
        if viewer in items[pawn].known_to:
            of_person["items"] = _things(items[pawn])
        if viewer in lab[pawn].known_to:
            of_person["lab"] = _things(lab[pawn])
        laid = tokens[pawn]
        if laid is not None and viewer in laid.known_to:
            of_person["tokens"] = _things(laid)
        if of_person:
            people[pawn] = of_person
    if viewer in table.drawn.known_to:
        known["piles"] = {**public["piles"], "drawn": _things(table.drawn)}
    if viewer in table.ambush.known_to:
        rooms = [room for room, _ in table.ambush.value]
        known["alien"] = {**public["alien"], "rooms": rooms}
    return known


def _things(secret: Secret[tuple[str, ...]]) -> list[str]:
    """Several things as a view shows them: in a fixed order, whatever order they came in."""
    return sorted(secret.value) if secret.value else []


SOMEBODY: Final[PersonSeen] = {
    "pawn": 0,
    "player": 0,
    "character": None,
    "status": CHARACTER,
    "where": None,
    "standing": False,
    "suspicion": None,
    "role": None,
    "cards": 0,
    "hand": None,
    "flamethrowers": [],
    "weapon_count": 0,
    "weapons": None,
    "item_count": 0,
    "items": None,
    "lab_count": 0,
    "lab": None,
    "laid": None,
    "tokens": None,
}
"""A character's place while nothing is known of it. Most of a place stays so: to fill in a copy is the quickest."""


def _people(table: Outpost, *, over: bool) -> list[PersonSeen]:
    """Each character's place: what lies open before them, how much is hidden, and once the game is over what it was."""
    player, character, where, standing = table.player, table.character, table.where, table.standing
    hands, weapons, items, lab, tokens = table.hands, table.weapons, table.items, table.lab, table.laid
    suspicion, flamethrowers, characters = table.suspicion, table.flamethrowers, len(character)
    people = []
    for pawn, status in enumerate(table.status):
        person = SOMEBODY.copy()
        person["pawn"] = pawn
        person["player"] = player[pawn]
        if pawn < characters:
            person["character"] = character[pawn]
        if status == CHARACTER:
            person["where"] = where[pawn]
            person["suspicion"] = suspicion[pawn]
        else:
            person["status"] = status
        person["standing"] = standing[pawn]
        person["flamethrowers"] = list(flamethrowers[pawn])
        held = hands[pawn].value
        if held:
            person["cards"] = len(held)
        held = weapons[pawn].value
        if held:
            person["weapon_count"] = len(held)
        held = items[pawn].value
        if held:
            person["item_count"] = len(held)
        held = lab[pawn].value
        if held:
            person["lab_count"] = len(held)
        laid = tokens[pawn]
        if laid is not None:
            person["laid"] = len(laid.value)
        if over:
            _reveal(table, person)
        people.append(person)
    return people


def _reveal(table: Outpost, person: PersonSeen) -> None:
    """Show everything that somebody hid."""
    pawn = person["pawn"]
    laid = table.laid[pawn]
    person["role"] = table.role[pawn].value
    person["hand"] = _things(table.hands[pawn])
    person["weapons"] = _things(table.weapons[pawn])
    person["items"] = _things(table.items[pawn])
    person["lab"] = _things(table.lab[pawn])
    person["tokens"] = None if laid is None else _things(laid)


def _rooms(table: Outpost) -> dict[str, RoomSeen]:
    """Every room with the counters, dogs and aliens in it. What lies elsewhere, as in a store, is not in a room."""
    rooms = {room: empty.copy() for room, empty in edition_of(table).empty_rooms.items()}
    for place, count in table.fuel.items():
        holding = rooms.get(place)
        if holding is not None:
            holding["fuel"] = count
    for place, count in table.damage.items():
        damaged = rooms.get(place)
        if damaged is not None:
            damaged["damage"] = count
    for room in table.burned:
        if room in rooms:
            rooms[room]["burned"] = True
            rooms[room]["usable"] = False
    if table.freezing is not None and table.settings.boiler in rooms:
        rooms[table.settings.boiler]["usable"] = False
    for room in table.dogs:
        if room in rooms:
            rooms[room]["dogs"] += 1
    for room, strength in table.lurking.items():
        if room in rooms:
            rooms[room]["alien"] = strength
    return rooms


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
        "drawn": _things(table.drawn) if over else None,
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
        "fuel": settings.fuel_limit.copy(),
        "damage": settings.damage_limit.copy(),
        "weather": {
            "die": list(settings.die),
            "boiler": settings.boiler_burns.copy(),
            "generator": settings.generator_burns.copy(),
            "freezing": settings.freezing_steps.copy(),
            "rescue": settings.rescue_steps.copy(),
        },
    }


def _outcome(table: Outpost) -> OutcomeSeen | None:
    """How it ended."""
    outcome = table.outcome
    if outcome is None:
        return None
    return {"reason": outcome.reason, "winners": list(outcome.winners), "losers": list(outcome.losers)}
