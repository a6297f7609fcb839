"""Where every component of the boardgame is, and what can never be so. (B-2.10)"""

from __future__ import annotations

from collections import Counter

from outpost31 import Match
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.settings import LAST_ROUND
from outpost31.games.outpost.table import ALIEN, CHARACTER, FLAMETHROWER, HUMAN, Outpost
from outpost31.games.outpost.trading import holds_something, things_of

BOX = {
    # B-2.10, B-2.4, B-2.7
    "fuel": 34,
    "damage": 20,
    "fire": 6,
    "food": 16,
    "reload": 12,
    "dog": 4,
    "location": 11,
    "card:use": 17,
    "card:repair": 17,
    "card:sabotage": 17,
    "infection:human": 7,
    "infection:alien": 2,
    # The largest column of B-2.1: what a smaller table does not need stays in the box.
    "flamethrower": 2,
    "dynamite": 4,
    "melee": 4,
    "firearm": 2,
    "keys": 2,
    "flashlight": 3,
    "tools": 4,
    "fuel_can": 4,
    "wire": 2,
    "blood_bag": 16,
    "failure": 24,
}
"""Every component of the box for 4 to 8 players."""


def components(table: Outpost) -> Counter[str]:
    """Every component, wherever it lies, the box included."""
    found = Counter(table.box)
    found["fuel"] += sum(table.fuel.values())
    found["damage"] += sum(table.damage.values()) + table.damage_left
    found["fire"] += len(table.burned) + table.fire_left
    found["food"] += table.pantry + table.kitchen
    found["reload"] += sum(map(sum, table.flamethrowers)) + table.reloads_left
    found["dog"] += len(table.dogs)
    found["location"] += len(_locations(table))
    found[FLAMETHROWER] += sum(map(len, table.flamethrowers))
    for pile in (table.weapon_deck, table.item_deck, table.lab_bag):
        found.update(pile.cards())
    for shelf in (table.weapons, table.items, table.lab):
        for held in shelf:
            found.update(held.value)
    # Drawn things are of any kind, action cards included, when somebody changes cards.
    cards = [*table.stack_shown, *([table.revealed] if table.revealed else [])]
    for thing in table.drawn.value:
        if thing in ("use", "repair", "sabotage"):
            cards.append(thing)
        else:
            found[thing] += 1
    for pile in (table.deck, table.discards, table.stack):
        cards += pile.cards()
    for hand in table.hands:
        cards += hand.value
    found.update(f"card:{card}" for card in cards)
    found.update(f"infection:{token}" for token in table.contagion_bag)
    return +found


def _locations(table: Outpost) -> list[str]:
    """Every location card."""
    kennel = [edition_of(table).kennel] if table.kennel_card else []
    hidden = [room for room, _ in table.ambush.value]
    return [
        *table.locations,
        *table.locations_drawn,
        *table.locations_out,
        *table.lurking,
        *hidden,
        *kennel,
    ]


def wrong(match: Match) -> str | None:
    """What is wrong between two answers."""
    table: Outpost = match.table  # type: ignore[assignment]
    return wrong_components(components(table), Counter(BOX)) or wrong_table(table)


def wrong_table(table: Outpost) -> str | None:
    """What is wrong with a table in every edition."""
    return (
        _wrong_counts(table)
        or _wrong_rooms(table)
        or _wrong_options(table)
        or _wrong_people(table)
        or _wrong_trade(table)
        or ("round 40 is played (B-8.8)" if table.round >= LAST_ROUND and table.outcome is None else None)
    )


def _wrong_trade(table: Outpost) -> str | None:
    for pawn in range(len(table.player)):
        if holds_something(table, pawn) != bool(things_of(table, pawn)):
            return (
                f"pawn {pawn} is asked for a deal with nothing to give, or not asked with something (B-10.2)"
            )
    return None


def wrong_components(found: Counter[str], box: Counter[str]) -> str | None:
    """What there is too little or too much of."""
    if found != box:
        return f"the components are not those of the box (B-2.10): lost {box - found}, gained {found - box}"
    return None


def _wrong_counts(table: Outpost) -> str | None:
    counts = [*table.fuel.values(), *table.damage.values(), *table.box.values(), *table.lurking.values()]
    counts += [table.damage_left, table.fire_left, table.reloads_left, table.pantry, table.kitchen]
    if min(counts) < 0 or table.strength < 0:
        return "there is less than nothing of something (B-2.10)"
    cards = _locations(table)
    if len(set(cards)) != len(cards):
        return f"a location card is in two places: {sorted(cards)}"
    return None


def _wrong_rooms(table: Outpost) -> str | None:
    for room, limit in table.settings.damage_limit.items():
        if table.damage[room] > limit:
            return f"{room} has more damage than its limit (B-9.2)"
    for room, limit in table.settings.fuel_limit.items():
        if table.fuel[room] > limit:
            return f"{room} has more fuel than its limit (B-9.2)"
    for room in edition_of(table).green:
        if table.where.count(room) > 3 and table.vehicle is None:
            return f"more than 3 characters are in {room} (B-1.2)"
        if table.dogs.count(room) > 1:
            return f"more than one dog is in {room} (B-1.2)"
        # Only a Boiler that breaks down at once is destroyed with people in it (B-4.4).
        goes_at_once = room == table.settings.boiler and table.settings.boiler_fails_at_once
        if room in table.where and not table.is_usable(room) and (room in table.burned or not goes_at_once):
            return f"somebody is in {room}, which is gone (B-5.5)"
    return None


def _wrong_options(table: Outpost) -> str | None:
    """What the table decided, and what is so nevertheless."""
    settings = table.settings
    broken = [room for room, limit in settings.damage_limit.items() if table.damage[room] >= limit]
    if settings.boiler_fails_at_once and settings.boiler in broken and table.freezing is None:
        return "the Boiler has all its damage and is not destroyed (B-4.4)"
    if settings.generator_fails_at_once and settings.generator in broken and not table.dark:
        return "the Generator has all its damage and there is light (B-4.6)"
    if table.freezing is not None and settings.boiler in table.locations:
        return "the card of the destroyed Boiler Room is in the location deck (B-4.4)"
    if settings.hunger_when_empty and not table.pantry and not table.hungry:
        return "the Pantry is empty and nobody is hungry (B-10.9)"
    if settings.rescue_after_encounters and table.vehicle == "rescue_helicopter" and table.unresolved:
        return "the rescue helicopter is boarded while encounters are to come (B-8.2)"
    return None


def _wrong_people(table: Outpost) -> str | None:
    infected = {link.victim for link in table.chain}
    if (
        table.phase != "set_up"
        and {p for p, role in enumerate(table.role) if role.value == ALIEN} != infected
    ):
        return "the aliens are not those of the chain (B-8.9)"
    for pawn, status in enumerate(table.status):
        if table.suspicion[pawn] not in range(table.settings.red + 1):
            return f"the disk of {pawn} is off the track (B-11.1)"
        held = (
            table.hands[pawn].value
            + table.weapons[pawn].value
            + table.items[pawn].value
            + table.lab[pawn].value
        )
        if status != CHARACTER and (held or table.flamethrowers[pawn] or table.standing[pawn]):
            return f"{pawn} has no character and yet holds something or stands (B-6.7, B-10.8)"
        if status == "exposed" and table.role[pawn].value == HUMAN:
            return f"the human {pawn} plays for the aliens (B-1.1)"
    if table.outcome is None and table.status[table.leader] != CHARACTER:
        return "the leader has no character (B-10.8)"
    return None
