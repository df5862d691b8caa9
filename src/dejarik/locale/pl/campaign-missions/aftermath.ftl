### Następstwa

mission-aftermath = Następstwa
mission-aftermath-briefing = Gwiazda Śmierci przestała istnieć, a na Yavinie 4 dopiero co ucichło świętowanie. Lecz w dżungli, niedaleko bazy, coś wzywa: imperialny posterunek nadaje sygnał, który ściągnie tu flotę, jeśli nikt go nie uciszy. Nadajnik zasilają cztery terminale, większość za jednymi drzwiami. Wyrwijcie je ze ścian, zanim ktoś odpowie.
mission-aftermath-event-fortified = Umocnienia
mission-aftermath-event-fortified-text = Drzwi otwierają się ze zgrzytem i ktoś krzyczy na alarm. Za niskim murkiem ze skrzyń obraca się na trójnogu ciężki blaster, a w magazynie słychać tupot. Na żółtym punkcie w atrium zostaje rozstawiona Obsługa E-Weba i otrzymuje stan Skupienie. Na czerwonym punkcie zostają rozstawieni grupa Szturmowców i Oficer Imperialny.
mission-aftermath-event-lockdown = Blokada
mission-aftermath-event-lockdown-text = Posterunek zalewa czerwone światło, a beznamiętny głos wylicza kolejne procedury. Wiedzą już, po co przyszliście, i są na to przygotowani.
mission-aftermath-event-lockdown-option-armour = Każdy terminal ma żywotność 7 zamiast 4.
mission-aftermath-event-lockdown-option-lock = Drzwi zostają zamknięte i zablokowane; figurki Rebelii mogą je atakować (żywotność 8, 1 czarna kość). Czerwony punkt staje się punktem rozstawienia.
mission-aftermath-goal-destroy-terminals = Zniszczcie wszystkie cztery terminale.
mission-aftermath-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-aftermath-rule-1 = Figurki Rebelii mogą atakować terminal (żywotność 4, 1 blok i jeszcze 1 blok, gdy sąsiaduje z nim figurka Imperium).
mission-aftermath-rule-2 = Drzwi są zablokowane dla figurek Imperium.
outcome-assault-mission-terminals-destroyed = Wszystkie terminale są zniszczone
