"""Private notes: each seat's own, about the others and the game, kept by the server."""

from __future__ import annotations

import msgspec

from outpost31.server.protocol.parts import Note, Notebook

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Notebook)


class Notebooks:
    """The notebooks of a table."""

    def __init__(self, kept: dict[int, str]) -> None:
        self._books: dict[int, Notebook] = {}
        for seat, body in kept.items():
            try:
                self._books[seat] = _decoder.decode(body)
            except msgspec.MsgspecError:
                continue  # a damaged notebook is an empty one; the game does not depend on it

    def of(self, seat: int) -> Notebook:
        """A seat's notebook."""
        return self._books.get(seat) or Notebook(seat, [], is_shared=False)

    def shared(self) -> list[Notebook]:
        """Those that everybody may read after the end."""
        return [book for _, book in sorted(self._books.items()) if book.is_shared]

    def noted(self, seat: int, note: Note) -> Notebook:
        """The notebook with this note in place of the last about the same."""
        book = self.of(seat)
        rest = [one for one in book.notes if one.about != note.about]
        notes = [*rest, note] if note.text or note.trust is not None else rest
        return Notebook(
            seat, sorted(notes, key=lambda one: -1 if one.about is None else one.about), book.is_shared
        )

    def put(self, book: Notebook) -> None:
        """This is the seat's notebook now."""
        self._books[book.seat] = book

    @staticmethod
    def written(book: Notebook) -> str:
        """A notebook as it is kept."""
        return _encoder.encode(book).decode()
