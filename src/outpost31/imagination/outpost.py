"""The station behind a veil: the boardgame, and what its variants hide besides."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from outpost31.games.outpost.burning import AllowBurning
from outpost31.games.outpost.chain import FIRST, Infection
from outpost31.games.outpost.contagion import ONE_ALIEN, TOKENS, TWO_HUMAN, NoticeCheck
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.movement import GiveUpCards, TakeCard
from outpost31.games.outpost.table import (
    ACTION_CARDS,
    ALIEN,
    CHARACTER,
    EXPOSED,
    FLAMETHROWER,
    HUMAN,
    Outpost,
    in_order,
)
from outpost31.games.outpost.testing import PickTester
from outpost31.games.outpost.trading import AnswerDeals, ConfirmDeals, OfferThings
from outpost31.imagination.veils import BLANK
from outpost31.kernel import Pile, Seat, Secret

Assignment: TypeAlias = frozenset[int]
"""The pawns that are aliens, including those that have left the game."""

CLOSED = (
    NoticeCheck,
    AllowBurning,
    GiveUpCards,
    TakeCard,
    PickTester,
    OfferThings,
    AnswerDeals,
    ConfirmDeals,
)
"""Steps that carry a secret choice: while one is on the agenda, nothing is imagined."""
LAYS_ALIEN = 0.96
"""How often an alien that is met lays out an alien token (B-6.13), near what is counted in games among bots."""
SHELVES = ("weapons", "items", "lab")


def is_open(table: Outpost, seat: Seat) -> bool:
    """Whether worlds can be imagined now; everybody can tell."""
    is_own = not table.drawn.value or seat in table.drawn.known_to
    return table.phase != "set_up" and is_own and not any(isinstance(step, CLOSED) for step in table.agenda)


# Blanking -------------------------------------------------------------------------------------------------


def blank(table: Outpost, seat: Seat) -> None:
    """Blank what the seat cannot know; where it could have remembered more than it sees, blank that too."""
    for pawn, role in enumerate(table.role):
        table.role[pawn] = Secret(role.seen_by(seat) or BLANK, role.known_to)
    for held in (table.hands, table.weapons, table.items, table.lab):
        held[:] = [blanked(secret, seat) for secret in held]
    table.drawn = Secret(in_order(table.drawn.value), table.drawn.known_to)
    table.laid = [None if laid is None else blanked(laid, seat) for laid in table.laid]
    for pile in (table.deck, table.discards, table.stack, table.weapon_deck, table.item_deck, table.lab_bag):
        pile.blocks = [[BLANK] * len(block) for block in pile.blocks]
    # Things leave the game unseen, too: of what is in the box only the number is known. (B-9)
    for shelf in SHELVES:
        kinds = kinds_of(table, shelf)
        count = sum(table.box.pop(kind, 0) for kind in kinds)
        table.box[shelf] = count
    if table.ambush.value and seat not in table.ambush.known_to:
        table.locations += [room for room, _ in table.ambush.value]
        table.ambush = Secret(
            tuple((BLANK, strength) for _, strength in table.ambush.value), table.ambush.known_to
        )
    table.locations.sort()
    table.chain = []


def blanked(secret: Secret[Any], seat: Seat) -> Secret[Any]:
    """Secret things as a seat knows them: in the order it is told them, or only how many there are."""
    known = seat in secret.known_to
    return Secret(in_order(secret.value) if known else (BLANK,) * len(secret.value), secret.known_to)


def kinds_of(table: Outpost, shelf: str) -> tuple[str, ...]:
    """The kinds of things of a shelf."""
    edition = edition_of(table)
    if shelf == "lab":
        return tuple(edition.counts.lab)
    return tuple(thing.key for thing in (edition.weapons if shelf == "weapons" else edition.items))


# Dealing --------------------------------------------------------------------------------------------------


def deal(table: Outpost, seat: Seat, assignment: Assignment, chance: random.Random) -> bool:
    """Fill the blanks; false if these roles are impossible."""
    if not (assign_roles(table, assignment) and lay_out_rooms(table, chance, lambda room, strength: True)):
        return False
    fill(table, chance)
    return True


def assign_roles(table: Outpost, aliens: Assignment) -> bool:
    """Roles as the assignment says, if possible: the exposed are aliens, those who showed their role on board human."""
    roles = [ALIEN if pawn in aliens else HUMAN for pawn in range(len(table.role))]
    for pawn, role in enumerate(table.role):
        if role.value not in (BLANK, roles[pawn]):
            return False
        if roles[pawn] == HUMAN and table.status[pawn] == EXPOSED:
            return False
        if roles[pawn] == ALIEN and pawn in table.shown:
            return False
    living = [pawn for pawn, status in enumerate(table.status) if status == CHARACTER]
    if not aliens or all(pawn in aliens for pawn in living):
        return False  # B-8.6: the game would be over
    for pawn, role in enumerate(table.role):
        table.role[pawn] = Secret(roles[pawn], role.known_to)
    table.chain = [Infection(pawn, None, FIRST, None, 0) for pawn in sorted(aliens)]
    return True


def lay_out_rooms(table: Outpost, chance: random.Random, fits: Callable[[str, int], bool]) -> bool:
    """The alien's face-down cards are any of those that nobody has seen. (B-4.8)"""
    if not table.ambush.value or table.ambush.value[0][0] != BLANK:
        return True
    cards = []
    for _, strength in table.ambush.value:
        rooms = [room for room in table.locations if fits(room, strength)]
        if not rooms:
            return False
        room = chance.choice(rooms)
        table.locations.remove(room)
        cards.append((room, strength))
    table.ambush = Secret(tuple(cards), table.ambush.known_to)
    return True


def fill(table: Outpost, chance: random.Random) -> None:
    """Cards, things and tokens where blanks are."""
    _fill_shelf(
        None,
        hidden_cards(table),
        table.hands,
        [table.deck, table.discards, table.stack],
        table.box,
        chance,
    )
    for shelf, pile in zip(SHELVES, (table.weapon_deck, table.item_deck, table.lab_bag), strict=True):
        _fill_shelf(shelf, hidden_things(table, shelf), getattr(table, shelf), [pile], table.box, chance)
    for pawn, laid in enumerate(table.laid):
        if laid is not None and BLANK in laid.value:
            lays = table.role[pawn].value == ALIEN and chance.random() < LAYS_ALIEN
            table.laid[pawn] = Secret(TOKENS[ONE_ALIEN if lays else TWO_HUMAN], laid.known_to)


def hidden_cards(table: Outpost) -> list[str]:
    """The action cards that are not in sight."""
    each = edition_of(table).counts.action_cards_each
    seen = [*table.stack_shown, *([table.revealed] if table.revealed else []), *table.drawn.value]
    seen += [card for hand in table.hands for card in hand.value]
    return [card for card in ACTION_CARDS for _ in range(each - seen.count(card))]


def hidden_things(table: Outpost, shelf: str) -> list[str]:
    """The things of a shelf that are not in sight, in the box or elsewhere."""
    edition = edition_of(table)
    if shelf == "lab":
        total = {kind: max(counts) for kind, counts in edition.counts.lab.items()}
    else:
        total = {
            thing.key: max(thing.counts)
            for thing in (edition.weapons if shelf == "weapons" else edition.items)
        }
    seen: list[str] = [*table.drawn.value]
    for held in getattr(table, shelf):
        seen += held.value
    if shelf == "weapons":
        seen += [FLAMETHROWER] * sum(map(len, table.flamethrowers))
    return [
        kind for kind, count in total.items() for _ in range(count - seen.count(kind) - lying(table, kind))
    ]


def lying(table: Outpost, kind: str) -> int:
    """How many things of a kind lie on the table for good: the Norwegians' rifle at the end of the track. (N-2.2)"""
    laid: int = getattr(table.annex, "rifles_laid", 0)
    return laid if kind == "sniper_rifle" else 0


def _fill_shelf(
    shelf: str | None,
    kinds: list[str],
    held: list[Secret[tuple[str, ...]]],
    piles: Iterable[Pile],
    box: dict[str, int],
    chance: random.Random,
) -> None:
    """Hands first: a Flamethrower would lie open there. (B-9.3)"""
    chance.shuffle(kinds)
    kinds.sort(key=FLAMETHROWER.__ne__)
    for pawn, secret in enumerate(held):
        if BLANK in secret.value:
            held[pawn] = Secret(tuple(kinds.pop() for _ in secret.value), secret.known_to)
    chance.shuffle(kinds)
    for pile in piles:
        pile.blocks = [[kinds.pop() for _ in block] for block in pile.blocks]
    if shelf is not None:
        del box[shelf]
        for kind in kinds:
            box[kind] = box.get(kind, 0) + 1
