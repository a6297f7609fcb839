"""Learning: counting habits and fitting values, for `bots/learned`."""
