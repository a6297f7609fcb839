"""A learner that plays Stay Away! at one seat among bots, from nothing but its own games."""
