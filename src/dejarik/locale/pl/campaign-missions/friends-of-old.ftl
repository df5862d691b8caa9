### Starzy znajomi

mission-friends-of-old = Starzy znajomi
mission-friends-of-old-briefing = Był to najlepszy oddział, jaki kiedykolwiek prowadził Gideon, a gdy przyszedł rozkaz, żeby się rozproszyć, rozproszył się. Teraz ostatni z nich kryją się ponoć w zaroślach Talusa, każdy na własną rękę, i nauczyli się nie ufać nikomu, kto woła ich po imieniu. Jeden z nich mógł mieć powód, żeby zmienić mundur. A nie tylko wy przeczesujecie te krzaki.
mission-friends-of-old-event-the-squad = Oddział
mission-friends-of-old-event-the-squad-text = Liście się rozchylają i ktoś patrzy na was znad lufy blastera.
mission-friends-of-old-event-the-squad-when = Bohater odkrywa zakryty żeton. Odczytuje się część dla jego koloru.
mission-friends-of-old-event-the-squad-option-red = Medyk. „Nie ruszaj się, zaszczypie”. W miejsce żetonu pojawia się Rebeliancki żołnierz. Jeden bohater w promieniu 3 pól od niego leczy 5 obrażeń. Na zielonym punkcie zostaje rozstawiona grupa Szturmowców.
mission-friends-of-old-event-the-squad-option-blue = Strzelec wyborowy, który od dłuższej chwili ma ich na celowniku. W miejsce żetonu pojawia się Rebeliancki żołnierz, który zostaje skupiony i może przerwać, aby zaatakować. Zagrożenie wzrasta o poziom zagrożenia.
mission-friends-of-old-event-the-squad-option-green = Zwiadowca. „W lewo, już!” W miejsce żetonu pojawia się Rebeliancki żołnierz. Aktywny bohater może przerwać, aby wykonać ruch lub zaatakować. Na zielonym punkcie zostaje rozstawiona Sonda szpiegowska.
mission-friends-of-old-event-the-squad-option-yellow = Twarz znacie, ale mundur jest szary. W miejsce żetonu pojawia się elitarny Oficer Imperialny, który może przerwać, aby zaatakować.
mission-friends-of-old-event-search-parties = Obława
mission-friends-of-old-event-search-parties-text = Buty, krzyki i spadająca kolba karabinu. Gracz Imperium wybiera zakryty żeton i go odkrywa. W jego miejsce pojawia się Rebeliancki żołnierz, otrzymuje tyle obrażeń, ile wynosi poziom zagrożenia, i zostaje ogłuszony; w miejsce żółtego żetonu pojawia się elitarny Oficer Imperialny.
mission-friends-of-old-event-search-parties-when = Na końcu każdej rundy od 4, w której jakiś żeton jest jeszcze zakryty.
mission-friends-of-old-goal-save-troopers = Znajdźcie żołnierzy i wyprowadźcie dwóch z nich przez wejście.
mission-friends-of-old-goal-hunt-troopers = Pokonajcie dwóch Rebelianckich żołnierzy albo zrańcie wszystkich bohaterów.
mission-friends-of-old-rule-1 = Bohater może akcją skorzystania zająć się zakrytym żetonem i wykonać test intuicji; jeśli go zda, odkrywa żeton. Pod trzema kryje się po jednym Rebelianckim żołnierzu, pod żółtym zdrajca. Żołnierze są sojusznikami o żywotności większej o poziom zagrożenia. Wszyscy mają wspólną kartę rozstawienia, a każdy może podczas aktywacji przeznaczyć na ruch najwyżej 1 akcję.
mission-friends-of-old-rule-2 = Rebelianccy żołnierze mogą uciec przez wejście. Rebelia wygrywa, gdy uciekło dwóch.
mission-friends-of-old-rule-3 = Na koniec 4. rundy i każdej następnej gracz Imperium odkrywa zakryty żeton. Jeśli to żołnierz, otrzymuje tyle obrażeń, ile wynosi poziom zagrożenia, i zostaje ogłuszony.
mission-friends-of-old-use-search = Przeszukaj kryjówkę
outcome-assault-mission-troopers-escaped = Dwóch Rebelianckich żołnierzy uciekło
outcome-assault-mission-troopers-defeated = Dwóch Rebelianckich żołnierzy pokonano
token-hidden-trooper = Kryjówka
