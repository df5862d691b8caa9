"""The Agenda cards, a module for each box."""
