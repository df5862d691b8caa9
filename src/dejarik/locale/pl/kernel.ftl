### Jądro: co mówi każda gra.
