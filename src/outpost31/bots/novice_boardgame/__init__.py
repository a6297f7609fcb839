"""The novice at the board games of the outpost: simple sense, no memory but what it was told.

`bot` answers, `sight` is what it sees, `evidence` what it concludes about the others, `needs` what the base lacks. The
other modules score the options of one sort of question each; `coop` and `norwegian` are what differs there.
"""
