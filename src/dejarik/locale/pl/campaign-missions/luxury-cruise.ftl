### Luksusowy rejs

mission-luxury-cruise = Luksusowy rejs
mission-luxury-cruise-briefing = Dywany na promie. Prawdziwe drewno na ścianach. Komuś nad Kuat znudziły się suche racje i od dziś tym kimś jesteście wy. Statek słucha tego, kto trzyma jego pięć terminali, więc stańcie przy nich i zachowujcie się jak u siebie. Załoga będzie miała inne zdanie.
mission-luxury-cruise-event-desperation = Desperacja
mission-luxury-cruise-event-desperation-text = Kolejna konsola zmienia kolor i właściciela. Każdy terminal, z którym sąsiadują figurki Rebelii, a nie sąsiaduje żadna figurka Imperium, zostaje zabezpieczony i odrzucony; za każdy z nich zagrożenie wzrasta o poziom zagrożenia.
mission-luxury-cruise-event-desperation-when = Na końcu każdej rundy, w której przy terminalu stoją rebelianckie figurki i żadna imperialna.
mission-luxury-cruise-event-sound-the-alarm = Alarm na pokładzie
mission-luxury-cruise-event-sound-the-alarm-text = Ktoś na pokładzie nie traci głowy i wydaje rozkazy drzwiom oraz ludziom, którzy za nimi stoją. Gracz Imperium wybiera, co się stanie.
mission-luxury-cruise-event-sound-the-alarm-option-close-door = Drzwi zasuwają się komuś przed nosem. Gracz Imperium zamyka jedne otwarte drzwi.
mission-luxury-cruise-event-sound-the-alarm-option-attack = Zza rogu wysuwa się lufa, a dopiero za nią jej właściciel. Jedna figurka Imperium może przerwać, aby zaatakować.
mission-luxury-cruise-event-secure-the-ship = Zabezpieczyć statek
mission-luxury-cruise-event-secure-the-ship-text = Eskorta dygnitarza odłożyła karty. Na zielonym punkcie zostają rozstawieni Imperialni gwardziści.
mission-luxury-cruise-goal-secure-terminals = Zabezpieczcie wszystkie pięć terminali.
mission-luxury-cruise-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-luxury-cruise-rule-1 = Drzwi są zablokowane dla figurek Rebelii. Figurka Rebelii może akcją skorzystania zająć się drzwiami i wykonać test siły lub techniki; jeśli go zda, otwiera je.
mission-luxury-cruise-rule-2 = Na koniec każdej rundy każdy terminal, z którym sąsiadują figurki Rebelii, a nie sąsiaduje żadna figurka Imperium, zostaje zabezpieczony i odrzucony.
mission-luxury-cruise-use-force = Wyważ drzwi
outcome-assault-mission-ship-secured = Wszystkie terminale promu są zabezpieczone
