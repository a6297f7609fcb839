"""`outpost31 lab`: what is tried on the bots."""

from __future__ import annotations

from outpost31.cli.exploit import exploit
from outpost31.cli.groups import group
from outpost31.cli.refusals import said

app = group(said("cli-help-lab"))
app.command(help=said("cli-help-exploit"))(exploit)
