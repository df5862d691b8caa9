"""Dejarik: a table for two out-of-print board games that knows every rule."""

__version__ = "0.2.0"
