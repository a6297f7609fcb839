"""The example with a language model, against an endpoint that says what it was told to say."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from examples.language_model import Costs, Endpoint, LanguageModel
from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.kernel import Question


class ScriptedEndpoint:
    """An endpoint in this process: gives its replies in turn, the last again and again, and keeps what it was asked."""

    def __init__(self) -> None:
        self.replies: list[Any] = ["1"]
        self.asked: list[dict[str, Any]] = []
        scripted = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
                scripted.asked.append({**asked, "authorization": self.headers.get("authorization")})
                reply = scripted.replies.pop(0) if len(scripted.replies) > 1 else scripted.replies[0]
                if isinstance(reply, int):
                    self.send_error(reply)
                    return
                usage = {"prompt_tokens": 100, "completion_tokens": 10}
                told = (
                    reply
                    if isinstance(reply, dict)
                    else {"choices": [{"message": {"content": reply}}], "usage": usage}
                )
                body = json.dumps(told).encode()
                self.send_response(200)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                """Say nothing."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02})
        self.thread.start()

    @property
    def endpoint(self) -> Endpoint:
        return Endpoint(
            f"http://127.0.0.1:{self.server.server_port}/v1/chat/completions", "scripted", "key", 5
        )

    def stop(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def scripted() -> Iterator[ScriptedEndpoint]:
    running = ScriptedEndpoint()
    yield running
    running.stop()


def a_choice(match: Match) -> Question:
    """The first question with a choice; what comes before is answered."""
    while len(match.questions[0].options) < 4:
        question = match.questions[0]
        match.answer(question.player, question.options[0], question.id)
    return match.questions[0]


def asked_of(match: Match, model: LanguageModel, question: Question) -> Any:
    seat = question.player
    return model.answer(match.view(seat), match.events(seat), question)


def test_a_model_reads_what_its_seat_sees_and_chooses_by_number(scripted):
    match = Match.new("stayaway", 4, seed=1)
    question = a_choice(match)
    model = LanguageModel(question.player, random.Random(1), scripted.endpoint)
    scripted.replies = ["There are 9 ways to lose. I choose 3"]
    assert asked_of(match, model, question) == question.options[2]
    (asked,) = scripted.asked
    assert asked["model"] == "scripted" and asked["authorization"] == "Bearer key"
    system, user = (message["content"] for message in asked["messages"])
    assert "game of hidden roles" in system
    assert all(f"\n{number}. " in user for number in range(1, len(question.options) + 1))
    hidden = match.view((question.player + 1) % 4)["players"][(question.player + 1) % 4]["hand"]
    assert json.dumps(hidden, separators=(",", ":")) not in user
    assert (model.costs.calls, model.costs.prompt_tokens, model.costs.reply_tokens) == (1, 100, 10)


@pytest.mark.parametrize(
    ("replies", "calls", "unreadable", "failures"),
    [
        (["I would rather not.", "2"], 2, 1, 0),
        (["I cannot help with deceiving people."], 2, 2, 0),
        ([500], 0, 0, 1),
        ([{"error": "no credit"}], 0, 0, 1),
        (["", "99", "2"], 2, 2, 0),
    ],
)
def test_refusals_failures_and_nonsense_are_handled(scripted, replies, calls, unreadable, failures):
    match = Match.new("stayaway", 4, seed=2)
    question = a_choice(match)
    model = LanguageModel(question.player, random.Random(1), scripted.endpoint)
    scripted.replies = list(replies)
    chosen = asked_of(match, model, question)
    assert chosen in question.options
    assert (model.costs.calls, model.costs.unreadable, model.costs.failures) == (calls, unreadable, failures)
    if calls == 2:
        assert "could not be read" in scripted.asked[1]["messages"][-1]["content"]


def test_an_endpoint_that_is_not_there_is_a_failure():
    match = Match.new("coop", 2, seed=2)
    question = a_choice(match)
    model = LanguageModel(question.player, random.Random(1), Endpoint("http://127.0.0.1:9/", "none", "", 1))
    assert asked_of(match, model, question) in question.options and model.costs.failures == 1


def test_costs_are_counted():
    costs = Costs(price=(2.0, 10.0))
    costs.count({"prompt_tokens": 1_000_000, "completion_tokens": 100_000})
    assert costs.total == 3.0 and str(costs).startswith("1 calls, 1000000 + 100000 tokens, 3.0000")


@pytest.mark.parametrize("game", ["stayaway", "boardgame", "norwegian"])
def test_a_model_plays_every_game(scripted, game):
    match = Match.new(game, 4, seed=5)
    model = LanguageModel(0, random.Random(1), scripted.endpoint)
    bots = [make_bot("random", game, seat, 1) for seat in range(4)]
    for _ in range(60):
        if match.outcome is not None:
            break
        question = match.questions[0]
        seat = question.player
        bot: Any = model if seat == 0 and len(question.options) > 1 else bots[seat]
        match.answer(seat, bot.answer(match.view(seat), match.events(seat), question), question.id)
    assert model.costs.calls > 0 and model.costs.failures == 0
