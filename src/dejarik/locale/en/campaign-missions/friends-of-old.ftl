### Friends of Old

mission-friends-of-old = Friends of Old
mission-friends-of-old-briefing = They were the best squad that Gideon ever led, and when the order came to scatter, they scattered. Now the last of them are said to lie low in the thickets of Talus, each for himself, and they have learned to trust nobody who calls their names. One of them may have had good reason to change his uniform. And you are not the only ones who are beating the bushes.
mission-friends-of-old-event-the-squad = The Squad
mission-friends-of-old-event-the-squad-text = The leaves part, and somebody looks at you over the barrel of a blaster.
mission-friends-of-old-event-the-squad-when = A hero turns up a token that lay face down. The part for its colour is read.
mission-friends-of-old-event-the-squad-option-red = The medic. “Hold still, this will sting.” A Rebel Trooper takes the place of the token. One hero within 3 spaces of him recovers 5 damage. A group of Stormtroopers is deployed at a green point.
mission-friends-of-old-event-the-squad-option-blue = The marksman, and he has had them in his sights for a while. A Rebel Trooper takes the place of the token, becomes Focused and may interrupt to attack. Threat increases by the threat level.
mission-friends-of-old-event-the-squad-option-green = The scout. “Left, now!” A Rebel Trooper takes the place of the token. The active hero may interrupt to move or to attack. A Probe Droid is deployed at a green point.
mission-friends-of-old-event-the-squad-option-yellow = You know the face, but the uniform is grey. An elite Imperial Officer takes the place of the token and may interrupt to attack.
mission-friends-of-old-event-search-parties = Search Parties
mission-friends-of-old-event-search-parties-text = Boots, shouts, and the butt of a rifle coming down. The Imperial player chooses a token that lies face down and reveals it. A Rebel Trooper takes its place, suffers damage equal to the threat level and becomes Stunned; in place of the yellow one, an elite Imperial Officer comes.
mission-friends-of-old-event-search-parties-when = At the end of each round from round 4 on in which a token still lies face down.
mission-friends-of-old-goal-save-troopers = Find the troopers, and bring two of them out through the entrance.
mission-friends-of-old-goal-hunt-troopers = Defeat two Rebel Troopers, or wound every hero.
mission-friends-of-old-rule-1 = A hero can interact with a face-down token and test insight; who passes reveals it. Three hide a Rebel Trooper each, the yellow one hides a traitor. Troopers are allies with additional Health equal to the threat level. All of them share one Deployment card, and each may use at most 1 action of an activation to move.
mission-friends-of-old-rule-2 = Rebel Troopers can escape through the entrance. The Rebels win when two of them have.
mission-friends-of-old-rule-3 = At the end of round 4 and of each later round the Imperial player reveals a face-down token. If it is a trooper, he suffers damage equal to the threat level and becomes Stunned.
mission-friends-of-old-use-search = Search the hiding place
outcome-assault-mission-troopers-escaped = Two Rebel Troopers have escaped
outcome-assault-mission-troopers-defeated = Two Rebel Troopers are defeated
token-hidden-trooper = Hiding place
