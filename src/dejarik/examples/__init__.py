"""Two small games that show how one is written on the kernel, and that the kernel is tested with.

`caravan` has hidden hands, secret bids and reactions of several players to one event; `arena`
has a board, dice and interrupts inside interrupts.
"""
