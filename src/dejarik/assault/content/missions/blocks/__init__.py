"""The vocabulary of missions: declaring one, scoring, carrying, bombardments, and what bots want."""
