"""The ids that go over the wire in place of words; each reader's client says them in its own language."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

PROTOCOL = 2
"""Counts the changes of the protocol that an older client does not survive."""

Language: TypeAlias = Literal["en", "es", "pt-BR", "it", "pl"]

Reason: TypeAlias = Literal[
    "already_over",
    "already_started",
    "bad_host",
    "bad_message",
    "bad_name",
    "bad_option",
    "bad_origin",
    "bad_text",
    "bad_token",
    "bot_plays",
    "broken",
    "chat_is_off",
    "client_id_used",
    "eliminated",
    "name_is_taken",
    "newer_client",
    "no_advice",
    "no_room",
    "no_such_code",
    "no_such_game",
    "no_such_page",
    "no_such_seat",
    "no_such_table",
    "not_awaited",
    "not_away",
    "not_away_long_enough",
    "not_eliminated",
    "not_enough_seats",
    "not_everybody_ready",
    "not_exposed",
    "not_host",
    "not_on_offer",
    "not_over",
    "not_started",
    "not_your_seat",
    "older_client",
    "older_rules",
    "only_watching",
    "paused",
    "seat_is_taken",
    "seat_not_a_bot",
    "sent_away",
    "shutting_down",
    "stale_question",
    "still_thinking",
    "store_away",
    "table_is_full",
    "talk_is_full",
    "too_big",
    "too_busy",
    "too_fast",
    "too_many_seats_here",
    "too_many_sockets",
    "too_many_tables",
    "too_slow",
]
"""Why something was refused."""

Phrase: TypeAlias = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thank_you",
    "sorry",
    "yes",
    "no",
    "maybe",
    "hurry_up",
    "take_your_time",
    "be_right_back",
    "i_am_human",
    "trust_me",
    "watch_out",
    "nobody_trusts_anybody",
    "why_did_you_do_that",
    "follow_me",
    "stay_away",
    "burn_it",
    "test_them",
    "prove_it",
    "who_has_fire",
    "boiler_may_fail",
    "power_may_fail",
    "rescue_leaves",
]
"""A quick phrase; `about` may name whom it is said to."""

ClaimKind: TypeAlias = Literal[
    "i_am",
    "i_trust",
    "i_suspect",
    "i_know_human",
    "i_know_alien",
    "i_handed_over",
    "i_received",
    "i_hold",
    "i_saw",
    "i_will_play",
    "i_will_go",
    "bring_me_to",
    "i_will_test",
]
"""What a claim says. `about` is the seat it is about, `thing` the id of a card, item, role or room."""

Notice: TypeAlias = Literal[
    "started",
    "paused",
    "resumed",
    "handed_to_bot",
    "taken_back",
    "clock_answered",
    "clock_closed",
    "host_changed",
    "ended_by_host",
    "ended_unattended",
    "ended",
    "rematch",
]
"""Something about the table itself that belongs in its log."""

SetAsideReason: TypeAlias = Literal["broken_rules", "damaged", "older_rules", "unknown_game"]
"""Why a table was set aside: its rules raised, its rows are damaged, or it was begun under other rules."""

Farewell: TypeAlias = Literal["shutting_down", "restored", "too_slow", "too_fast", "removed", "bad_hello"]
"""Why the server closes a socket."""

PHRASES: tuple[str, ...] = get_args(Phrase)
CLAIMS: tuple[str, ...] = get_args(ClaimKind)
REASONS: tuple[str, ...] = get_args(Reason)
NOTICES: tuple[str, ...] = get_args(Notice)
