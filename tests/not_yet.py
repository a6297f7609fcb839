"""The clauses that are not built yet, each with its reason. The list only shrinks: see test_clauses.py."""

NOT_YET: dict[str, str] = {
    # a clause (B-6.12), a chapter (B-6.) or a whole book (B-)
}
