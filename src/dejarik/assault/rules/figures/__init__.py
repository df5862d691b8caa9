"""Figures and what becomes of them (CORE-GROUP, CORE-COND, CORE-DAMAGE, CORE-DEFEAT): groups, conditions, damage."""
