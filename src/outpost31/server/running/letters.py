"""Letters that only one browser can open, and the stamp that says who sent them: Web Push (RFC 8291, RFC 8292).

The only place that needs the extra `push`: whoever imports this has it.
"""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096
"""The size of a record, as its head says; a letter of ours is one record that is much shorter."""
PADDED = 512
"""Every letter is of this length before it is sealed: its length says nothing."""
STAMP_SECONDS = 12 * 3600
"""A stamp is good for so long; push services allow a day."""
_CURVE = ec.SECP256R1()


def encoded(content: bytes) -> str:
    """Bytes as the letters of an address (base64url, without padding)."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such letters; ValueError where they are none."""
    if not text.isascii() or any(one in "+/=" for one in text):
        raise ValueError("this is no base64url")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_point(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key; ValueError where it is none."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(text))
    except (ValueError, InvalidKey):
        raise ValueError("p256dh is the public key of a browser: a point of P-256 in base64url") from None


def read_secret(text: str) -> bytes:
    """The secret of a browser's subscription; ValueError where it is none."""
    try:
        secret = decoded(text)
    except ValueError:
        secret = b""
    if len(secret) != 16:
        raise ValueError("auth is the secret of a subscription: 16 bytes in base64url")
    return secret


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def seal(
    content: bytes,
    reader: ec.EllipticCurvePublicKey,
    secret: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    length: int = PADDED,
) -> bytes:
    """A letter that only this browser can open. `sender` and `salt` are new for each, but for tests."""
    sender = sender or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(16)
    shared = sender.exchange(ec.ECDH(), reader)
    ours = point(sender.public_key())
    key = _derived(shared, secret, b"WebPush: info\0" + point(reader) + ours, 32)
    lock = _derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    padded = content + b"\x02" + b"\0" * max(0, length - len(content))
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(lock).encrypt(nonce, padded, None)


class Stamp:
    """The house's key, with which it says to push services that a letter is its own."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = encoded(point(key.public_key()))
        """What a browser is told when it subscribes: it takes letters with this stamp alone."""

    @classmethod
    def kept_in(cls, path: Path) -> Stamp:
        """The key in this file, made at the first start; nobody but the owner can read it."""
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            content = _new_key(path)
        try:
            key = serialization.load_pem_private_key(content, None)
        except (ValueError, TypeError):
            key = None
        if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != _CURVE.name:
            raise ValueError(
                f"{path} is no private key of the curve P-256; without the file a new one is made"
            )
        return cls(key)

    def header(self, origin: str, contact: str, now: int) -> str:
        """What goes into a letter's `Authorization`, for the push service at this address."""
        claims = {"aud": origin, "exp": now // 1000 + STAMP_SECONDS, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encoded(json.dumps(one, separators=(",", ":")).encode()) for one in parts)
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = first.to_bytes(32, "big") + second.to_bytes(32, "big")
        return f"vapid t={signed}.{encoded(signature)}, k={self.public}"


def _new_key(path: Path) -> bytes:
    """A new key on disk, whole under its name or not there; of several who start at once one makes it."""
    made = ec.generate_private_key(_CURVE).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.write(handle, made)
        os.fsync(handle)
    finally:
        os.close(handle)
    try:
        os.link(partial, path)
    except FileExistsError:
        pass
    finally:
        partial.unlink()
    return path.read_bytes()
