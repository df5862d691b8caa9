"""The rules that only a mission has: heroes with strain and wounds, items, tests, threat, deployment, events.

What a skirmish has too is in `assault.rules`.
"""
