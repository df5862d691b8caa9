"""The rules that only a skirmish has: its state, victory points, Command cards and rounds.

They lie between the rules that both ways to play share (`assault.rules`) and what cards do (`assault.content`).
"""
