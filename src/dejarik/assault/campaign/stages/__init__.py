"""What lies between two missions of a campaign, played as a game of its own: setting the campaign up, what a mission
has paid, the upgrade stages, the choice of the next mission and what everybody takes along."""
