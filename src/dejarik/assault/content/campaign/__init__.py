"""Texts that only missions have: what every hero may do, class cards, items, agendas."""
