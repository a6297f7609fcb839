"""A player over the wire: any bot, in this process, at a live table of a server that may be anywhere."""

from outpost31.client.doors import Refused, Unreachable
from outpost31.client.links import BadLink, Link, read_link
from outpost31.client.player import Player, sit

__all__ = ["BadLink", "Link", "Player", "Refused", "Unreachable", "read_link", "sit"]
