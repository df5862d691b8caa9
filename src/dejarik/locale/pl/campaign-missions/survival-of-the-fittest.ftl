### Przetrwają najsilniejsi

mission-survival-of-the-fittest = Przetrwają najsilniejsi
mission-survival-of-the-fittest-briefing = Sygnał jest słaby, stary i nadawany na częstotliwości, której używali tylko zwiadowcy Bazy Echo. Potem burza porywa wasz śmigacz, a gdy śnieg opada, jesteście już dwiema grupami, które się słyszą, ale nie widzą. Jedna droga wiedzie na zachód przez zaspy, druga na wschód przez lód. Gdzieś pomiędzy nimi ktoś wciąż wzywa pomocy.
mission-survival-of-the-fittest-event-imperial-surge = Napór Imperium
mission-survival-of-the-fittest-event-imperial-surge-text = W chmurach wiszą flary. Nie tylko wy usłyszeliście wezwanie. Zagrożenie wzrasta o poziom zagrożenia.
mission-survival-of-the-fittest-event-the-pass = Przełęcz
mission-survival-of-the-fittest-event-the-pass-text = Zaspy rozstępują się w przełęcz, a część śniegu wstaje i celuje. W przełęczy zostaje rozstawiona grupa Szturmowców śnieżnych, jak najbliżej figurki, która ją odkryła.
mission-survival-of-the-fittest-event-the-cave = Jaskinia
mission-survival-of-the-fittest-event-the-cave-text = W mroku jaskini otwiera się czerwone oko i zaczyna nadawać. W jaskini zostaje rozstawiona elitarna Sonda szpiegowska, jak najbliżej figurki, która ją odkryła.
mission-survival-of-the-fittest-event-rescue-the-fallen = Ratunek dla poległych
mission-survival-of-the-fittest-event-rescue-the-fallen-text = Grota jest pełna kości, a większość z nich wciąż ma na sobie buty. Pośrodku wisi zwiadowczyni, głową w dół, ale oddycha; pod nią coś białego i ogromnego odwraca łeb. Nie ma już limitu rund. Zostają rozstawione elitarny Wampa z żywotnością większą o poziom zagrożenia oraz Sonda szpiegowska. Gdy Wampa zostanie pokonany, zdrowa figurka Rebelii może akcją skorzystania zająć się ocalałą i wykonać test siły lub intuicji (3 sukcesy), aby ją ocucić. Rebelia wygrywa, gdy ją ocuci.
mission-survival-of-the-fittest-event-the-beast-falls = Bestia pada
mission-survival-of-the-fittest-event-the-beast-falls-text = Bestia wali się jak lawina i w grocie robi się nagle bardzo cicho. Ona wciąż oddycha. Ocućcie ją.
mission-survival-of-the-fittest-goal-find-cavern = Znajdźcie grotę przed końcem 4. rundy.
mission-survival-of-the-fittest-goal-defeat-wampa = Pokonajcie elitarnego Wampę.
mission-survival-of-the-fittest-goal-revive-survivor = Ocućcie ocalałą.
mission-survival-of-the-fittest-goal-hold-out = Ukryjcie grotę do końca 4. rundy albo zrańcie wszystkich bohaterów i pokonajcie Żołnierzy z Bazy Echo.
mission-survival-of-the-fittest-rule-1 = Bohaterowie i sojusznicy są podzieleni między dwa wejścia możliwie po równo. Dwaj Żołnierze z Bazy Echo należą do Rebelii.
mission-survival-of-the-fittest-rule-2 = Niezbadane części planszy są układane, gdy znajdzie się obok nich figurka Rebelii.
mission-survival-of-the-fittest-rule-3 = Jeśli na koniec 4. rundy grota nie została znaleziona, Imperium wygrywa.
mission-survival-of-the-fittest-rule-4 = Imperium wygrywa także wtedy, gdy żaden bohater nie jest zdrowy, a obaj Żołnierze z Bazy Echo zostali pokonani. Cienka lodowa ściana między ostatnimi kafelkami wschodniej drogi (kolumny L i M, rzędy od 8. do 10.) się nie liczy.
mission-survival-of-the-fittest-use-revive = Ocuć ocalałą
outcome-assault-mission-survivor-revived = Ocalała została ocucona
outcome-assault-mission-expedition-lost = Żaden bohater nie jest zdrowy i nie został żaden żołnierz
token-survivor = Ocalała
