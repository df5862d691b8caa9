"""How the database changes from version to version; applied when a server starts."""
