"""A table of Stay Away! laid by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from outpost31.games.stayaway import GAME
from outpost31.games.stayaway.exchange import ExchangeAtTurnEnd
from outpost31.games.stayaway.places import gap_between
from outpost31.games.stayaway.table import HUMAN, INFECTED, THE_THING, Fall, Role, Settings, Table
from outpost31.games.stayaway.turn import DrawCard, EndTurn, PlayOrDiscard, TakeTurn
from outpost31.kernel import Pile, Secret, Step
from outpost31.kernel.options import settle
from tests.games.stayaway.conservation import components
from tests.scene import Scene as KernelScene
from tests.scene import Who

AXES = "axe axe axe axe"
"""A hand that does nothing, unless there is an obstacle."""
DECK = "whisky whisky whisky whisky whisky whisky whisky whisky"


class Scene(KernelScene):
    """Players with their hands, clockwise in the order in which they are named.

    Who holds The Thing is The Thing, who is named in `infected` is Infected, everybody else is human. The deck is
    given from the top down. `quarantined` names players, or says how many of their own turns are left. `fallen`
    says who is out already, and what it was.
    """

    def __init__(
        self,
        *,
        deck: str = DECK,
        discards: str = "",
        active: str | None = None,
        direction: int = 1,
        doors: Iterable[tuple[str, str]] = (),
        quarantined: Iterable[str] | Mapping[str, int] = (),
        infected: Iterable[str] = (),
        fallen: Mapping[str, Role] | None = None,
        turn: int = 1,
        options: Mapping[str, Any] | None = None,
        **hands: str,
    ) -> None:
        names = list(hands)
        fallen = fallen or {}
        settled = settle(GAME.options, options, len(names))
        living = [seat for seat, name in enumerate(names) if name not in fallen]
        table = Table(
            len(names),
            settings=Settings(**settled),
            hands=[Secret(tuple(hand.split()), (seat,)) for seat, hand in enumerate(hands.values())],
            quarantines=[0] * len(names),
            circle=living,
            doors=[False] * (len(living) if len(living) > 2 else 1),
            deck=Pile([[card] for card in reversed(deck.split())]),
            discards=Pile.shuffled(discards.split()),
            direction=direction,
            turn=turn,
            active=names.index(active) if active else living[0],
        )
        super().__init__(GAME, table, names, settled)
        self._assign_roles(set(infected), fallen)
        for one, other in doors:
            gap = gap_between(table, names.index(one), names.index(other))
            assert gap is not None, f"{one} and {other} are no neighbours"
            table.doors[gap] = True
        turns = quarantined if isinstance(quarantined, Mapping) else dict.fromkeys(quarantined, 2)
        for name, left in turns.items():
            table.quarantines[names.index(name)] = left
        self._cards = components(table)

    def _assign_roles(self, infected: set[str], fallen: Mapping[str, Role]) -> None:
        table = self.table
        roles = [
            THE_THING if "the_thing" in table.hand(seat) else INFECTED if name in infected else HUMAN
            for seat, name in enumerate(self.names)
        ]
        for name, role in fallen.items():
            roles[self.names.index(name)] = role
            table.falls.append(Fall(self.names.index(name), role, 1, "flamethrower"))
        thing = [seat for seat, role in enumerate(roles) if role is THE_THING]
        turned = [seat for seat, role in enumerate(roles) if role is INFECTED]
        table.roles = [
            Secret(role, (seat, *(turned if role is THE_THING else thing))) for seat, role in enumerate(roles)
        ]

    # How a scene begins ------------------------------------------------------------------------------------

    def begins(self, *steps: Step) -> Self:
        """These steps of the active player's turn, then its end, which the rules keep at the bottom."""
        self.table.agenda = [EndTurn(self.table.active)]
        return super().begins(*steps)

    def begins_turn(self) -> Self:
        """The active player begins its turn."""
        self.table.agenda = []
        self.table.turn -= 1
        return super().begins(TakeTurn(self.table.active))

    def draws(self) -> Self:
        """The active player begins its turn and draws the top card."""
        return self.begins_turn().answers(self.active, "draw")

    def acts(self) -> Self:
        """The active player has drawn: it plays or discards, and its exchange follows."""
        seat = self.table.active
        return self.begins(PlayOrDiscard(seat), ExchangeAtTurnEnd(seat))

    def offers(self) -> Self:
        """The active player's exchange at the end of its turn."""
        return self.begins(ExchangeAtTurnEnd(self.table.active))

    def opens(self) -> Self:
        """The active player is asked to draw, in a turn that has begun."""
        seat = self.table.active
        return self.begins(DrawCard(seat), ExchangeAtTurnEnd(seat))

    # What players do ---------------------------------------------------------------------------------------

    def answers(self, who: Who, option: Any) -> Self:
        """Somebody answers; not a card is lost or made by it."""
        super().answers(who, option)
        assert components(self.table) == self._cards, f"cards were lost or made\n{self.drawn()}"
        return self

    def plays(self, who: str, card: str, *target: str) -> Self:
        """The active player plays a card."""
        return self.answers(who, ("play", card, *target))

    def discards(self, who: str, card: str) -> Self:
        """The active player discards a card instead of playing one."""
        return self.answers(who, ("discard", card))

    def gives(self, who: str, card: str) -> Self:
        """Somebody accepts an offer with a card."""
        return self.answers(who, ("give", card))

    def defends(self, who: str, card: str) -> Self:
        """Somebody answers with a defence card."""
        return self.answers(who, ("defend", card))

    # What is on the table ----------------------------------------------------------------------------------

    @property
    def active(self) -> str:
        """Whose turn it is."""
        seat: int = self.table.active
        return self.names[seat]

    @property
    def circle(self) -> list[str]:
        """The living, clockwise."""
        return [self.names[seat] for seat in self.table.circle]

    @property
    def barred(self) -> list[set[str]]:
        """Between whom a barred door lies."""
        return [{self.names[one], self.names[other]} for one, other in self.view(None)["doors"]]

    def hand(self, name: str) -> list[str]:
        """What somebody holds, in the order of the alphabet."""
        return sorted(self.table.hand(self.seat(name)))

    def role(self, name: str) -> Role:
        """What somebody is."""
        role: Role = self.table.role(self.seat(name))
        return role

    def quarantine(self, name: str) -> int:
        """How many of its own turns somebody is still in quarantine."""
        left: int = self.table.quarantines[self.seat(name)]
        return left

    @property
    def discarded(self) -> list[str]:
        """What lies among the discards, in the order of the alphabet."""
        return sorted(self.table.discards.cards())

    @property
    def deck(self) -> list[str]:
        """The deck, from the top down."""
        return list(reversed(self.table.deck.cards()))

    @property
    def winners(self) -> list[str]:
        """Who won."""
        assert self.outcome is not None, f"it is not over\n{self.drawn()}"
        return [self.names[seat] for seat in self.outcome.winners]

    @property
    def losers(self) -> list[str]:
        """Who lost."""
        assert self.outcome is not None, f"it is not over\n{self.drawn()}"
        return [self.names[seat] for seat in self.outcome.losers]

    @property
    def reason(self) -> str | None:
        """Why it is over, if it is."""
        return None if self.outcome is None else self.outcome.reason

    def played_by(self, who: str, how: str = "play") -> set[str]:
        """The cards that somebody is offered to play, or to discard, give or defend itself with."""
        return {option[1] for option in self.offered(who) if isinstance(option, tuple) and option[0] == how}

    def targets(self, who: str, card: str) -> list[Any]:
        """On whom somebody may play a card; a card without a target is on offer with nobody."""
        found = [option[2:] for option in self.offered(who) if option[:2] == ("play", card)]
        return [target[0] if len(target) == 1 else target for target in found]

    def in_names(self, option: Any) -> Any:
        """Every number in an option of this game is a seat."""
        if isinstance(option, tuple):
            return tuple(map(self.in_names, option))
        return self.names[option] if isinstance(option, int) else option


def panic(card, players=4, **more):
    """Norris draws a Panic! card at a table of up to six where Palmer is The Thing."""
    names = ("palmer", "norris", "windows", "childs", "blair", "garry")[:players]
    hands: dict[str, Any] = dict.fromkeys(names, AXES) | {"palmer": "the_thing axe axe axe"}
    return Scene(**hands | {"active": "norris", "deck": f"{card} {DECK}"} | more).draws()
