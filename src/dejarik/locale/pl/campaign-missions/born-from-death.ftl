### Zrodzona ze śmierci

mission-born-from-death = Zrodzona ze śmierci
mission-born-from-death-briefing = Wiatr Mandalory niesie szklany pył, a pod nim leży baza, której nikt nie miał już nigdy odnaleźć. To tu Straż Śmierci trzymała swoje zapisy. Shyla chce je zdobyć; Imperium przybyło je spalić, a jego technicy tną już drzwi. Niech wykonają robotę za was. Wytrwajcie, aż się przebiją, a potem bądźcie od nich szybsi.
mission-born-from-death-event-facility-breach = Przełamanie
mission-born-from-death-event-facility-breach-text = Stare drzwi ustępują z jękiem i pod nogi wytacza się wam zatęchłe powietrze. W mroku za nimi ktoś stawia na trójnogu ciężki blaster. Na planszę trafia baza, a wszystkie drzwi są otwarte. W korytarzu za wejściem zostaje rozstawiona Obsługa E-Weba, a w środku grupa Szturmowców. Dwa punkty rozstawienia zastępują nowe, a gracz Imperium może przeprowadzić opcjonalne rozstawienie. W bazie leży zakrytych sześć magazynów danych. Rebelia wygrywa na początku fazy porządków, jeśli wszystkie zostały zbadane.
mission-born-from-death-event-on-their-heels = Depczą nam po piętach
mission-born-from-death-event-on-their-heels-text = Ekran rozbłyska, a jego światło widać aż po koniec korytarza. Ktoś krzyczy. Gracz Imperium może wybrać maksymalnie 2 figurki Imperium, które w tej rundzie nie były aktywowane i nie znajdują się w promieniu 4 pól od żadnego bohatera; każda z nich może przesunąć się o maksymalnie 4 pola w stronę najbliższego bohatera.
mission-born-from-death-event-alarm-triggered = Alarm
mission-born-from-death-event-alarm-triggered-text = Magazyn był podłączony. Syrena, która milczała od dwudziestu lat, odchrząkuje. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie.
mission-born-from-death-event-echoes-of-the-past = Echa przeszłości
mission-born-from-death-event-echoes-of-the-past-text = Z trzasków wyłania się głos z akcentem, którego Shyla nie słyszała od dzieciństwa. Słucha do końca, a potem dobywa ostrza. Shyla Varad otrzymuje stan Skupienie.
mission-born-from-death-goal-hold-outside = Wytrwajcie, aż drzwi zostaną sforsowane.
mission-born-from-death-goal-study-stores = Zbadajcie wszystkie sześć magazynów danych.
mission-born-from-death-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-born-from-death-rule-1 = Drzwi są zablokowane.
mission-born-from-death-rule-2 = Bohater, który stoi na polu magazynu danych lub z nim sąsiaduje, może wydać 2 punkty ruchu, aby go zbadać, jeśli żadna figurka Imperium nie stoi na jego polu ani z nim nie sąsiaduje: magazyn zostaje odkryty, coś się wydarza i zostaje usunięty.
rules-born-from-death-figures = Zrodzona ze śmierci
rules-born-from-death-figures-study = Zbadaj magazyn danych za 2 punkty ruchu
outcome-assault-mission-records-read = Wszystkie magazyny danych są zbadane
token-data-store = Magazyn danych
