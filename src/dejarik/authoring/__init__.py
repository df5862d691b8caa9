"""What the games share for their printed facts, words and texts: reading them, and telling authors what is wrong.

It lies between the kernel, which says nothing to people, and the games.
"""
