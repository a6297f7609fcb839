"""A push service of the tests' own, and a browser that opens its letters, written from the RFCs and not from ours."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


def plain(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unplain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "===")


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


class Browser:
    """The receiving half of a subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen bytes it"

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """What the page sends of it."""
        keys = {"p256dh": plain(point_of(self._key)), "auth": plain(self._secret)}
        return {"endpoint": endpoint, "language": language, **keys}

    def open(self, body: bytes) -> dict[str, Any]:
        """What is in a letter (RFC 8291, section 3.4; RFC 8188, section 2)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        first = _hmac(self._secret, shared)
        key = _hmac(first, b"WebPush: info\0" + point_of(self._key) + sender + b"\x01")
        second = _hmac(salt, key)
        lock = _hmac(second, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(second, b"Content-Encoding: nonce\0\x01")[:12]
        padded = AESGCM(lock).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        found: dict[str, Any] = json.loads(padded[:-1])
        return found


def _hmac(key: bytes, content: bytes) -> bytes:
    return hmac.new(key, content, hashlib.sha256).digest()


def check_stamp(header: str, origin: str, key: str) -> dict[str, Any]:
    """The claims of a letter's stamp, which must be signed with this key (RFC 8292)."""
    kind, _, rest = header.partition(" ")
    assert kind == "vapid"
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    assert parts["k"] == key
    signed, _, signature = parts["t"].rpartition(".")
    halves = unplain(signature)
    numbers = (int.from_bytes(halves[:32], "big"), int.from_bytes(halves[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(key))
    public.verify(utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(unplain(signed.split(".")[1]))
    assert claims["aud"] == origin
    return claims


class PushService:
    """Takes letters over HTTP, as a browser's maker does."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.status = "201 Created"
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> PushService:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.origin = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            key.lower(): value for key, _, value in (line.partition(": ") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.letters.put_nowait(({"": head[0], **headers}, body))

    async def letter(self) -> tuple[dict[str, str], bytes]:
        """The next letter."""
        return await asyncio.wait_for(self.letters.get(), 30)
