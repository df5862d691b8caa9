### Poszukiwani

mission-wanted = Poszukiwani
mission-wanted-briefing = Ktoś wydrukował wasze twarze, a pod nimi liczbę, od której uczciwi ludzie robią się zamyśleni. Na Nal Hutcie nie ma uczciwych ludzi. Sklepikarz zamknął drzwi i poszedł po swoją dolę; jeden z łowców w środku ma kartę dostępu, a za biurem jest tylne wyjście.
mission-wanted-event-hunted-down = Osaczeni
mission-wanted-event-hunted-down-text = W biurze jest ciemno, tylko na wysokości głowy świecą dwa światełka. Poruszają się. Na planszę trafia reszta sklepu z barykadami. Na czerwonym punkcie, który staje się aktywny, zostaje rozstawiony IG-88, a na żółtym Sonda szpiegowska; zagrożenie wzrasta o poziom zagrożenia. Drzwi magazynu nie są już zablokowane. Bohater może akcją skorzystania użyć terminala i wykonać test techniki, aby otworzyć drzwi wyjściowe, które na koniec rundy zamykają się ponownie. Figurki Rebelii mogą atakować barykady (żywotność równa trzykrotności poziomu zagrożenia, 1 blok), które blokują swoje pola. Rebelia wygrywa, gdy wszyscy bohaterowie są na wyjściu lub z nim sąsiadują.
mission-wanted-event-exit-closes = Wyjście się zamyka
mission-wanted-event-exit-closes-text = Drzwi ze zmęczonym westchnieniem przypominają sobie, że miały być zamknięte. Drzwi wyjściowe zostają ponownie zamknięte i zablokowane.
mission-wanted-event-exit-closes-when = Na końcu każdej rundy, w której drzwi wyjściowe są otwarte, po otwarciu biura.
mission-wanted-goal-get-keycard = Znajdźcie kartę dostępu i otwórzcie biuro.
mission-wanted-goal-reach-exit = Otwórzcie drzwi wyjściowe i doprowadźcie wszystkich bohaterów do wyjścia.
mission-wanted-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-wanted-rule-1 = Wszystkie drzwi są zablokowane. Jeden z dwóch Trandoshańskich łowców, nie wiadomo który, ma kartę dostępu i upuszcza ją, gdy zostaje pokonany.
mission-wanted-rule-2 = Bohater może akcją skorzystania podnieść kartę dostępu. Bohater, który ją niesie, może akcją skorzystania otworzyć drzwi biura.
mission-wanted-rule-3 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch.
mission-wanted-use-unlock = Otwórz biuro
mission-wanted-use-slice = Otwórz drzwi wyjściowe
outcome-assault-mission-heroes-away = Bohaterowie wymknęli się tylnymi drzwiami
