"""The Core Set: objective sets 1 to 36, six affiliation cards and the Death Star dial."""
