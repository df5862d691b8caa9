"""The dice of Imperial Assault, and attacks as exact mathematics."""
