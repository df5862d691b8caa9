"""Missions that are told."""
