"""The launch: paid with departure tokens, and how it ends at the UFO (N-5.4, N-5.5)."""

from __future__ import annotations

from outpost31.games.outpost.alien import team_question
from outpost31.games.outpost.ending import end
from outpost31.games.outpost.norwegian.annex import Ufo, ufo_of
from outpost31.games.outpost.norwegian.ending import ALIEN_BEATEN, UFO_GROUNDED, UFO_HELD, UFO_LAUNCHED
from outpost31.games.outpost.norwegian.events import LaunchCardPaid
from outpost31.games.outpost.norwegian.figures import LAUNCH_COSTS, TOKEN_VALUES, UFO_ROUNDS
from outpost31.games.outpost.table import ALIEN, HUMAN, Outpost, distinct, in_order, without
from outpost31.kernel import NOTHING, Option, Questions, Secret, Silent, frozen

WAIT = "wait"
PAY = "pay"
CARDS_A_ROUND = 2
"""Launch cards that may be paid in a round (N-5.4)."""


def worth(tokens: tuple[str, ...] | list[str]) -> int:
    """What departure tokens are worth."""
    return sum(TOKEN_VALUES[token] for token in tokens)


def cost_of_next(ufo: Ufo) -> int:
    """What the next launch card costs (N-5.1)."""
    return LAUNCH_COSTS[ufo.launch_cards_paid]


@frozen
class PayForLaunch:
    """The team may pay for up to 2 launch cards, in order (N-5.4)."""

    key = "pay_for_launch"

    number: int = 0
    """How many it paid in this round."""

    def ask(self, table: Outpost) -> Questions:
        """Asked whenever it has tokens, so that nobody learns what they are worth."""
        ufo = ufo_of(table)
        if self.number == CARDS_A_ROUND or not ufo.team_tokens.value:
            return NOTHING
        cost = cost_of_next(ufo)
        options = (WAIT, PAY) if worth(ufo.team_tokens.value) >= cost else (WAIT,)
        return (team_question(table, "launch_card_to_pay", options, (("cost", cost),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Then it puts the tokens down."""
        if answers and answers[0] == PAY:
            table.first(PutTokenDown(()), PayForLaunch(self.number + 1))


@frozen
class PutTokenDown:
    """Token by token, until they are worth at least the cost; no change is given (N-5.4)."""

    key = "put_token_down"

    down: tuple[str, ...]

    def ask(self, table: Outpost) -> Questions:
        """Asked even if all are alike: not asking would tell what is left."""
        about = (("cost", cost_of_next(ufo_of(table))), ("down", in_order(self.down)))
        return (team_question(table, "token_to_pay", distinct(self._left(table)), about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The tokens paid are seen by all and leave the game."""
        ufo = ufo_of(table)
        down = (*self.down, answers[0])
        cost = cost_of_next(ufo)
        if worth(down) < cost:
            table.first(PutTokenDown(down))
            return
        left = without(self._left(table), answers[0])
        ufo.team_tokens = Secret(left, ufo.team_tokens.known_to)
        for token in down:
            table.send_to_box(token)
        ufo.launch_cards_paid += 1
        table.tell(LaunchCardPaid(ufo.launch_cards_paid, cost, in_order(down)))
        if ufo.launch_cards_paid == len(LAUNCH_COSTS):
            end(table, UFO_LAUNCHED, ALIEN)  # N-5.5

    def _left(self, table: Outpost) -> tuple[str, ...]:
        """What the team has besides the tokens already put down."""
        left = ufo_of(table).team_tokens.value
        for token in self.down:
            left = without(left, token)
        return left


@frozen
class LookForUfoEnd(Silent):
    """Without strength, tokens or time the aliens cannot win any more: the humans win (N-5.5)."""

    key = "look_for_ufo_end"

    is_last: bool = False
    """Whether the round is over with this."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """In the order of the clause."""
        ufo = ufo_of(table)
        within_reach = worth(ufo.team_tokens.value) + worth(ufo.unseen.cards())
        if table.alien_strength() == 0:
            end(table, ALIEN_BEATEN, HUMAN)
        elif within_reach < sum(LAUNCH_COSTS[ufo.launch_cards_paid :]):
            end(table, UFO_GROUNDED, HUMAN)
        elif self.is_last and ufo.round >= UFO_ROUNDS:
            end(table, UFO_HELD, HUMAN)
