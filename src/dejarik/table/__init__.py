"""The table: a server at which any game of the kernel is played by people, bots or both.

It keeps tables, seats and every choice in a database, and talks to the page as `docs/table.md`
says. It knows games only through the kernel's interface and holds no rule of any game.
"""
