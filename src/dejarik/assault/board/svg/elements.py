"""SVG written out: elements, numbers and the few shapes that several drawings share.

Attributes keep the order in which they are given, so that the same picture is the same file. Nothing here knows a map.
"""

from __future__ import annotations

from collections.abc import Mapping
from xml.sax.saxutils import escape, quoteattr

Number = int | float
Attributes = Mapping[str, str | Number]


def element(name: str, attributes: Attributes, *children: str) -> str:
    """`<name …>children</name>`; children are SVG already."""
    written = "".join(
        f" {key}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def group(classes: str, *children: str, **data: str | Number) -> str:
    """`<g class="…" data-…="…">`"""
    attributes: dict[str, str | Number] = {"class": classes}
    attributes.update({f"data-{name}": value for name, value in data.items() if value != ""})
    return element("g", attributes, *children) + "\n"


def words(name: str, attributes: Attributes, said: str) -> str:
    """An element that holds words: `text`, `title`, `desc`."""
    return element(name, attributes, escape(said))


def path(classes: str, d: str, **more: str) -> str:
    """A path; nothing when there is nothing to draw."""
    return element("path", {"class": classes, "d": d, **more}) if d else ""


def clipped(name: str, outline: str, *layers: str) -> str:
    """Lines along an outline of which only the inner half is seen; `name` is the id of the clip."""
    clip = element("clipPath", {"id": name}, element("path", {"d": outline}))
    return clip + element("g", {"clip-path": f"url(#{name})"}, *layers)


def symbol(name: str, centre: tuple[Number, Number], size: Number) -> str:
    """A symbol of `symbols.svg`, in the colour of what it stands in."""
    x, y = centre[0] - size / 2, centre[1] - size / 2
    return element("use", {"href": f"#{name}", "x": x, "y": y, "width": size, "height": size})


def number(value: Number) -> str:
    """At most two decimals, and none that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
