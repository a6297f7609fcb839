"""Encodings: a seat's view and question as numbers of fixed meaning, and its answers as indices of a fixed table."""

from outpost31.envs.encoding.encoder import VERSION, Encoder, Observed, encoder_for
from outpost31.envs.encoding.layouts import Entry

__all__ = ["VERSION", "Encoder", "Entry", "Observed", "encoder_for"]
