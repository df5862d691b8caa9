"""Secrets of seats and invitations to them: 192 random bits for the person, a hash for the database, compared in
constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from dejarik.table.words import SeatToken, TableId, TokenHash


def new_token() -> SeatToken:
    return SeatToken(secrets.token_urlsafe(24))


def new_table_id() -> TableId:
    """Long enough that nobody finds a private table by guessing."""
    return TableId(secrets.token_urlsafe(12))


def hash_of(token: SeatToken) -> TokenHash:
    """What is stored. The token is random and long, so a fast hash is enough."""
    return TokenHash(hashlib.sha256(token.encode()).digest())


def is_same(one: TokenHash, other: TokenHash) -> bool:
    return hmac.compare_digest(one, other)
