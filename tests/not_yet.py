"""The clauses that are not built yet, each with its reason. The list only shrinks: see test_clauses.py."""

NOT_YET: dict[str, str] = {
    # a clause (B-6.12), a chapter (B-6.) or a whole book (B-)
    "B-": "the board game is not built yet",
    "C-": "the variant for one to three players builds on the board game",
    "N-": "the Norwegian expansion builds on the board game",
}
