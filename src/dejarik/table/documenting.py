"""The OpenAPI document: what calls answer is described by the records that are sent, which FastAPI does not know."""

from __future__ import annotations

from typing import Any

import msgspec

from dejarik.kernel.sent import Sent

_PLACE = "#/components/schemas/{name}"
_described: set[type[Sent]] = set()


def answered(record: type[Sent], status: int = 200) -> dict[str, Any]:
    """For a route that answers with a record: `@router.get(path, **answered(Lobby))`."""
    responses = {status: described(record, " ".join((record.__doc__ or "").split()))}
    return {"status_code": status, "response_model": None, "responses": responses}


def described(record: type[Sent], description: str) -> dict[str, Any]:
    """An answer of a call."""
    _described.add(record)
    schema = {"$ref": _PLACE.format(name=record.__name__)}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def record_schemas() -> dict[str, Any]:
    """The schemas of all records that are named in the document, with those that they are made of."""
    _, schemas = msgspec.json.schema_components(
        sorted(_described, key=lambda record: record.__name__), ref_template=_PLACE
    )
    return schemas
