### Words to choose on Agenda cards.

choice-dodge-less = 1 dodge less
choice-block-less = 3 blocks less
