### The kernel: what every game says.
