"""Objects on the board (CORE-DOOR, CORE-TOKEN, CORE-INTERACT): doors and tokens, and interacting with them."""
