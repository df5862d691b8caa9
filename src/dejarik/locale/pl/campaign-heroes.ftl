### Imperium Atakuje, bohaterowie kampanii z Królestwa Jabby i Powrotu na Hoth: słowa wyborów, które oferują ich karty.

choice-less-block = 1 blok mniej
choice-less-evade = 1 unik mniej
