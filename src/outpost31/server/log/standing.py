"""How a table stands: what its log says, entry after entry. No sockets, no clock, no disk."""
# ruff: noqa: SLF001

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from outpost31.bots import Saying
from outpost31.bots.talk import Heard
from outpost31.kernel import GAMES, Diverged, Fate, Match, StaleAnswer
from outpost31.server.log import entries as log
from outpost31.server.log import formalities
from outpost31.server.log.clients import Clients
from outpost31.server.log.fate import Remembered
from outpost31.server.log.journals import Journals
from outpost31.server.log.offered import as_offered
from outpost31.server.log.places import Place
from outpost31.server.log.spoken import Spoken
from outpost31.server.log.unplayable import OlderRules, UnknownGame
from outpost31.server.log.viewers import SPECTATORS
from outpost31.server.protocol.lobby import SeatKind, Settings, TableInfo, TableState
from outpost31.server.protocol.parts import Claimed, Noticed, PhraseSaid, Said
from outpost31.server.protocol.vocabulary import Notice, SetAsideReason

DIGEST_EVERY = 64
"""How many answers pass until the log next says what the whole table must be."""


class Standing:
    """A table as its log says it stands."""

    def __init__(self, table: str, chance: Fate | None = None) -> None:
        self.table = table
        self.seq, self.seal = 0, table
        self.game = ""
        self.places: list[Place] = []
        self.options: dict[str, Any] = {}
        self.language = "en"
        self.settings = Settings()
        self.tokens: dict[str, int] = {}
        self.devices = 0
        self.host = self.created_at = self.version = 0
        self.sent_away: dict[int, str] = {}
        """The devices that the host sent away, with their names: none takes another seat until it is let back."""
        self.code: str | None = None
        self.is_paused = self.is_abandoned = False
        self.rematch: str | None = None
        self.match: Match | None = None
        self.asked_at = 0
        """When the questions of this moment were put."""
        self.timed_since = 0
        """Before this no time for a move has passed: the table stood still, or people had another time."""
        self.moment: formalities.Moment | None = None
        self.held: log.Held | None = None
        """The answer that would have closed a sealed moment before its beat was over."""
        self.declines: set[int] = set()
        self.clients, self.journals = Clients(), Journals()
        self.talk: list[Heard] = []
        """The claims and phrases that everybody heard, as bots are told them."""
        self.spoken: list[Spoken] = []
        """All that was said from the deal to the end, for the replay."""
        self.set_aside: SetAsideReason | None = None
        self._fate = Remembered(chance)
        self._answers = self.revision = 0
        """How often it was answered, and how often the log changed something else, for whoever keeps what follows."""
        self._phase: Any = None

    # -------------------------------------------------------------------------- reading

    @property
    def state(self) -> TableState:
        """Where the table is in its life."""
        if self.set_aside is not None:
            return "set_aside"
        if self.is_abandoned or (self.match is not None and self.match.outcome is not None):
            return "ended"
        return "lobby" if self.match is None else "playing"

    def seats_of(self, device: int | None) -> list[int]:
        """The seats that a device holds."""
        if device is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.device == device]

    def is_passed_round(self, seat: int) -> bool:
        """Whether a seat shares its device with others, so that its person can only look when it comes round."""
        return len(self.seats_of(self.places[seat].device)) > 1

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        game = GAMES.get(self.game)
        return TableInfo(
            table=self.table,
            state=self.state,
            game=self.game,
            rules_version=self.version or (game.version if game else 0),
            options=self.options,
            language=self.language,  # type: ignore[arg-type]
            settings=self.settings,
            seats=[one.seen(seat) for seat, one in enumerate(self.places)],
            host=self.host,
            is_paused=self.is_paused,
            is_abandoned=self.is_abandoned,
            created_at=self.created_at,
            rematch=self.rematch,
            set_aside=self.set_aside,
            code=self.code if self.state == "lobby" else None,
            sent_away=list(self.sent_away.values()) if self.state == "lobby" else [],
        )  # fmt: skip

    # -------------------------------------------------------------------------- writing

    def row_of(self, entry: log.AnyEntry) -> log.Row:
        """The entry as the next row of the log."""
        row = log.write(entry, self.seq, self.seal)
        self.seq, self.seal = row.seq + 1, row.seal
        return row

    def recover(self, rows: list[log.Row]) -> None:
        """Become what these rows say, or raise: Damaged, Diverged, OlderRules, UnknownGame, or what the rules raise."""
        for row in rows:
            entry = log.read(row, self.seq, self.seal)
            self.apply(entry)
            self.seq, self.seal = row.seq + 1, row.seal
        self._fate.go_on()

    def apply(self, entry: log.AnyEntry) -> None:
        """Make one change that the log says."""
        _CHANGES[type(entry)](self, entry)
        self.revision += 1

    def _created(self, entry: log.Created) -> None:
        self.game, self.options, self.language = entry.game, entry.options, entry.language
        self.settings, self.created_at = entry.settings, entry.at
        self.places = [Place() for _ in range(entry.seats)]
        for kept in entry.kept:
            kind: SeatKind = "bot" if kept.device is None else "person"
            self.places[kept.seat] = Place(
                kind, kept.name, kept.device, kept.device is None, kept.level, kept.temper
            )
            self.devices = max(self.devices, (kept.device or 0) + 1)
        self.host, self.code = entry.host, entry.code
        self.devices = max(self.devices, self.host + 1)
        if entry.token is not None:
            self.tokens[entry.token] = self.host

    def _token_given(self, entry: log.TokenGiven) -> None:
        self.tokens[entry.token] = entry.device
        self.devices = max(self.devices, entry.device + 1)

    def _seated(self, entry: log.Seated) -> None:
        self.places[entry.seat] = Place("person", entry.name, entry.device)

    def _bot_seated(self, entry: log.BotSeated) -> None:
        self.places[entry.seat] = Place(
            "bot", entry.name, is_ready=True, level=entry.level, temper=entry.temper
        )

    def _seat_opened(self, entry: log.SeatOpened) -> None:
        device, name = self.places[entry.seat].device, self.places[entry.seat].name
        self.places[entry.seat] = Place()
        if entry.is_sent_away and device is not None and device != self.host:
            self.sent_away[device] = name or ""

    def _let_back(self, entry: log.LetBack) -> None:
        del entry
        self.sent_away.clear()

    def _renamed(self, entry: log.Renamed) -> None:
        self.places[entry.seat].name = entry.name

    def _ready_set(self, entry: log.ReadySet) -> None:
        self.places[entry.seat].is_ready = entry.is_ready

    def _table_set(self, entry: log.TableSet) -> None:
        added = [Place() for _ in range(entry.seats - len(self.places))]
        self.places = (self.places + added)[: entry.seats]
        if entry.settings.move_hours != self.settings.move_hours:
            self.timed_since = entry.at
        self.options, self.language, self.settings = entry.options, entry.language, entry.settings

    def _host_set(self, entry: log.HostSet) -> None:
        self.host = entry.device
        seats = self.seats_of(entry.device)
        self._notice(entry.at, "host_changed", seats[0] if seats else None)

    def _notice(self, at: int, notice: Notice, seat: int | None = None) -> None:
        self.journals.add(Noticed(at=at, notice=notice, seat=seat))

    def _started(self, entry: log.Started) -> None:
        game = GAMES.get(self.game)
        if game is None:
            raise UnknownGame(self.game)
        self.version = entry.version
        if entry.version != game.version:
            raise OlderRules(entry.version, game.version)
        self._fate.expect(entry.fate)
        self.start(entry.at)
        self._fate.go_on()

    def start(self, at: int) -> log.Started:
        """Lay out the match. Gives the entry that says so."""
        self._fate.said.clear()
        self.match = Match.new(self.game, len(self.places), options=self.options, fate=self._fate)
        self.version = self.match.game.version
        self.asked_at = at
        self._notice(at, "started")
        self.journals.add_events(at, self.match.all_told[:])
        self._phase = self.phase()
        return log.Started(at=at, version=self.version, fate=self._fate.said[:])

    def _answered(self, entry: log.Answered) -> None:
        self._fate.expect(entry.fate)
        option = as_offered(entry.option)
        again = self.answer(entry.at, entry.seat, option, entry.question, entry.by, entry.client)
        self._fate.go_on()
        if entry.digest is not None and again.digest != entry.digest:
            raise Diverged(f"after answer {self._answers} the table is another than the log says")

    def take(
        self, at: int, seat: int, option: Any, question: int, by: str, client: str | None
    ) -> log.Answered | log.Held:
        """Answer in the match, or hold the answer back if it would close a sealed moment before its time."""
        if self.held is not None and self.held.question == question:
            raise StaleAnswer(f"question {question} is answered")
        is_last = len(formalities.unanswered(self)) == 1
        if not is_last or formalities.is_due(self, at):
            return self.answer(at, seat, option, question, by, client)
        assert self.match is not None
        offered = self.match.check(seat, option, question)
        held = log.Held(at=at, seat=seat, question=question, option=offered, by=by, client=client)
        self._hold(held)
        return held

    def _hold(self, entry: log.Held) -> None:
        self.held = msgspec.structs.replace(entry, option=as_offered(entry.option))
        if entry.client is not None:
            self.clients.put(entry.seat, entry.client, ("answer", entry.question, self.held.option))

    def answer(
        self, at: int, seat: int, option: Any, question: int, by: str, client: str | None
    ) -> log.Answered:
        """Answer in the match. Gives the entry that says so; IllegalAnswer changes nothing."""
        match = self.match
        assert match is not None
        self._fate.said.clear()
        before, moment = len(match.all_told), match.asked_before
        was_sealed = by == "window" and formalities.is_sealed(self)
        match.answer(seat, option, question)
        if client is not None:
            self.clients.put(seat, client, ("answer", question, option))
        if self.held is not None and self.held.question == question:
            self.held = None
        if match.asked_before != moment:
            self.asked_at = at
        if by == "window":
            self._tell_of_the_clock(at, seat, is_over=match.asked_before != moment, was_sealed=was_sealed)
        self._answers += 1
        self.journals.add_events(at, match.all_told[before:])
        if match.outcome is not None:
            self._notice(at, "ended")
            self._tell_of_the_eliminated()
        if self.declines and self.phase() != self._phase:
            self.declines.clear()
        self._phase = None if not self.declines else self.phase()
        return log.Answered(
            at=at,
            seat=seat,
            question=question,
            option=option,
            by=by,
            client=client,
            fate=self._fate.said[:],
            digest=match.digest() if self._answers % DIGEST_EVERY == 0 else None,
        )

    def _tell_of_the_clock(self, at: int, seat: int, *, is_over: bool, was_sealed: bool) -> None:
        """A clock answered. Of a sealed moment nobody is told for whom: that would say who had something to choose."""
        if not was_sealed:
            self._notice(at, "clock_answered", seat)
        elif is_over:
            self._notice(at, "clock_closed")

    def phase(self) -> Any:
        """The phase that "until the next phase" counts by, as the game's card says. Public."""
        assert self.match is not None
        return self.match.game.moment_of(self.match.view(None))

    def _said(self, entry: log.SaidText) -> None:
        item = Said(at=entry.at, seat=entry.seat, text=entry.text, channel=entry.channel)
        self._speak(item, entry.to)
        self._remember(entry)

    def _speak(self, item: Said | PhraseSaid | Claimed, to: list[int] | None) -> None:
        self.journals.add(item, (*to, SPECTATORS) if to is not None and item.channel == "eliminated" else to)
        if self.match is not None and self.match.outcome is None:
            self.spoken.append(Spoken(self._answers, item, to))

    def _tell_of_the_eliminated(self) -> None:
        """It is over: what the eliminated said among themselves everybody else may read now. (S-4.8)"""
        for one in self.spoken:
            if one.item.channel == "eliminated":
                others = [seat for seat in range(len(self.places)) if seat not in (one.to or ())]
                self.journals.add(one.item, (None, *others))

    def _said_phrase(self, entry: log.SaidPhrase) -> None:
        item = PhraseSaid(
            at=entry.at,
            seat=entry.seat,
            phrase=entry.phrase,  # type: ignore[arg-type]
            about=entry.about,
            channel=entry.channel,
        )
        self._speak(item, entry.to)
        if entry.to is None:
            self.talk.append(Saying(phrase=entry.phrase, about=entry.about).plain(entry.seat))
        self._remember(entry)

    def _made_claim(self, entry: log.MadeClaim) -> None:
        item = Claimed(
            at=entry.at,
            seat=entry.seat,
            claim=entry.claim,  # type: ignore[arg-type]
            about=entry.about,
            thing=entry.thing,
            channel=entry.channel,
        )
        self._speak(item, entry.to)
        if entry.to is None:
            saying = Saying(claim=entry.claim, about=entry.about, thing=entry.thing)
            self.talk.append(saying.plain(entry.seat))
        self._remember(entry)

    def _declines_all(self, entry: log.DeclinesAll) -> None:
        if entry.is_on:
            self.declines.add(entry.seat)
        else:
            self.declines.discard(entry.seat)
        self._phase = self.phase()
        self._remember(entry)

    def _remember(self, entry: log.SaidText | log.SaidPhrase | log.MadeClaim | log.DeclinesAll) -> None:
        if entry.client is not None:
            self.clients.put(entry.seat, entry.client, log.remembered_as(entry))

    def _pause_set(self, entry: log.PauseSet) -> None:
        self.is_paused, self.timed_since = entry.is_paused, entry.at
        self._notice(entry.at, "paused" if entry.is_paused else "resumed")

    def _bot_took_over(self, entry: log.BotTookOver) -> None:
        self.places[entry.seat].level = entry.level
        self.places[entry.seat].was_away = entry.was_away
        self._notice(entry.at, "handed_to_bot", entry.seat)

    def _seat_taken_back(self, entry: log.SeatTakenBack) -> None:
        self.places[entry.seat].level = None
        self.places[entry.seat].was_away = False
        self._notice(entry.at, "taken_back", entry.seat)

    def _ended_early(self, entry: log.EndedByHost | log.EndedUnattended) -> None:
        self.is_abandoned = True
        is_hosts = isinstance(entry, log.EndedByHost)
        self._notice(entry.at, "ended_by_host" if is_hosts else "ended_unattended")
        if self.match is None or self.match.outcome is None:
            self._tell_of_the_eliminated()

    def _rematch_laid(self, entry: log.RematchLaid) -> None:
        self.rematch = entry.table
        self._notice(entry.at, "rematch")


_CHANGES: dict[type[log.Entry], Callable[[Standing, Any], None]] = {
    log.Created: Standing._created,
    log.TokenGiven: Standing._token_given,
    log.Seated: Standing._seated,
    log.BotSeated: Standing._bot_seated,
    log.SeatOpened: Standing._seat_opened,
    log.LetBack: Standing._let_back,
    log.Renamed: Standing._renamed,
    log.ReadySet: Standing._ready_set,
    log.TableSet: Standing._table_set,
    log.HostSet: Standing._host_set,
    log.Started: Standing._started,
    log.Answered: Standing._answered,
    log.Held: Standing._hold,
    log.SaidText: Standing._said,
    log.SaidPhrase: Standing._said_phrase,
    log.MadeClaim: Standing._made_claim,
    log.DeclinesAll: Standing._declines_all,
    log.PauseSet: Standing._pause_set,
    log.BotTookOver: Standing._bot_took_over,
    log.SeatTakenBack: Standing._seat_taken_back,
    log.EndedByHost: Standing._ended_early,
    log.EndedUnattended: Standing._ended_early,
    log.RematchLaid: Standing._rematch_laid,
}
"""What each kind of entry changes. Outside the class, where the compiler finds its methods."""
