"""Secrets of seats and invitations to them: 192 random bits for the person, a hash for the database, compared in
constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from dejarik.table.words import SeatToken, TableId, TokenHash

PLAYS_ONLY = "play_"
"""How a secret begins that can do nothing but play: one of a program ([docs/bot-api.md])."""


def new_token(*, plays_only: bool = False) -> SeatToken:
    return SeatToken((PLAYS_ONLY if plays_only else "") + secrets.token_urlsafe(24))


def plays_only(token: SeatToken | None) -> bool:
    """Whether this is the secret, or the invitation, of somebody who may only play."""
    return token is not None and token.startswith(PLAYS_ONLY)


def new_table_id() -> TableId:
    """Long enough that nobody finds a private table by guessing."""
    return TableId(secrets.token_urlsafe(12))


def hash_of(token: SeatToken) -> TokenHash:
    """What is stored. The token is random and long, so a fast hash is enough."""
    return TokenHash(hashlib.sha256(token.encode()).digest())


def is_same(one: TokenHash, other: TokenHash) -> bool:
    return hmac.compare_digest(one, other)
