### Słowa do wyboru na kartach agend.

choice-dodge-less = 1 uchylenie mniej
choice-block-less = 3 bloki mniej
