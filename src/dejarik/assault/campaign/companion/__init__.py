"""The Companion: a mission for people who play with their own figures on their own table. It tells the set-up and the
texts, counts rounds and threat, and takes the result, from which the campaign goes on as if it had been played here."""
