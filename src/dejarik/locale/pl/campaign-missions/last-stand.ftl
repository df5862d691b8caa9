### Ostatni bastion

mission-last-stand = Ostatni bastion
mission-last-stand-briefing = Nad Ord Mantell flota otworzyła ogień, a tu, na dole, ziemia odpowiada jak bęben. Za tymi murami jest wszystko, co zbudował Weiss, i wszyscy, którzy to zamówili. Do centrum dowodzenia prowadzi troje drzwi. Nikt wam nie powiedział, kto dziś wydaje tam rozkazy, a ci, którzy wiedzą, nie patrzą wam w oczy.
mission-last-stand-event-welcoming-party = Komitet powitalny
mission-last-stand-event-welcoming-party-text = Skrzynie są ustawione jak okopy, a zza nich podnoszą się czerwone płaszcze. Na planszę trafia magazyn. Na jego wschodnim skraju zostają rozstawieni elitarni Imperialni gwardziści i Sonda szpiegowska, a niebieskie punkty zastępują zielone.
mission-last-stand-event-defenses-breached = Przełamana obrona
mission-last-stand-event-defenses-breached-text = Syreny, tupot nóg, sanitariusz, który upuszcza tacę i sięga po blaster. Na planszę trafia hangar. W centrum medycznym zostają rozstawieni Oficer Imperialny i Sonda szpiegowska, a w sali przyjęć grupa Szturmowców; żółte punkty zastępują niebieskie.
mission-last-stand-event-end-of-the-line = Koniec drogi
mission-last-stand-event-end-of-the-line-text = W centrum dowodzenia zgasły wszystkie światła prócz jednego, a to jest czerwone. „Daleko zaszliście” – mówi głos. Na planszę trafia centrum dowodzenia, a pierwsze dwoje drzwi zostaje ponownie zamkniętych i zablokowanych. Na czerwonym punkcie zostaje rozstawiony Darth Vader. Ma 8 dodatkowej żywotności i nie może otrzymywać stanów. Nie aktywuje się; zamiast tego wykonuje 1 akcję po każdej aktywacji bohatera. Gdy się broni, gracz Imperium może wydać 2 zagrożenia, aby dodać do wyników 2 bloki. Rebelia wygrywa, gdy Vader zostanie pokonany.
mission-last-stand-goal-enter-warehouse = Otwórzcie drzwi magazynu.
mission-last-stand-goal-breach-defenses = Otwórzcie drzwi hangaru.
mission-last-stand-goal-reach-command-center = Otwórzcie drzwi centrum dowodzenia.
mission-last-stand-goal-defeat-vader = Pokonajcie Dartha Vadera.
mission-last-stand-goal-hold-out = Wytrwajcie do końca 12. rundy albo zrańcie wszystkich bohaterów.
mission-last-stand-rule-1 = Wszystkie drzwi są zablokowane. Figurki Rebelii mogą je atakować (żywotność 5, 1 czarna kość), a bohater może akcją skorzystania zająć się nimi i wykonać test techniki; jeśli go zda, otwiera je.
mission-last-stand-use-force = Złam zabezpieczenia drzwi
rules-last-stand-darth-vader = Darth Vader
rules-last-stand-darth-vader-brace = Wydaj 2 zagrożenia, aby dodać 2 bloki
