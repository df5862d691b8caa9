"""The skirmish missions: what each does, one module a mission (or two of a map that do the same).

What a mission puts on its map is data (`facts/missions/<id>.json`); its rules are texts that belong to nobody, declared
under the same id. Every module in this folder is read; `blocks` is their vocabulary. How to write one is in
docs/missions.md.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from dejarik.assault.content.missions.blocks.declaring import check_all_declared

for _found in iter_modules(__path__):
    if not _found.ispkg:
        import_module(f"{__name__}.{_found.name}")
check_all_declared()
