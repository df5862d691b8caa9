### Przepraszam za bałagan...

mission-sorry-about-the-mess = Przepraszam za bałagan...
mission-sorry-about-the-mess-briefing = Han obraca w palcach kartę dostępu i nie pije. Człowiek, który sprzedał go Huttom, kupił sobie od tamtej pory mundur i prowadzi interesy z garażu po drugiej stronie podwórza. „Chcę z nim tylko porozmawiać” – mówi Han i poprawia kaburę. Znacie go zbyt długo, żeby w to uwierzyć.
mission-sorry-about-the-mess-event-regulars = Stali bywalcy
mission-sorry-about-the-mess-event-regulars-text = Drzwi kantyny otwierają się za wami i wchodzi wieczorne towarzystwo, łuskowate i uzbrojone. Przy wejściu zostają rozstawieni elitarni Trandoshańscy łowcy.
mission-sorry-about-the-mess-event-old-friends = Starzy przyjaciele
mission-sorry-about-the-mess-event-old-friends-text = „Han, mój chłopcze” – mówi Gerrin, a jego ręka jest już pod stołem. Na planszę trafia garaż. Na żółtym punkcie zostaje rozstawiony Gerrin, elitarny Oficer Imperialny z dodatkową żywotnością równą dwukrotności poziomu zagrożenia. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie na czerwonym punkcie, który staje się aktywny. Potem gracz Imperium wybiera, co Gerrin przygotował, a następnie Han może przerwać, aby zaatakować Gerrina. Rebelia wygrywa, gdy Gerrin zostanie pokonany.
mission-sorry-about-the-mess-event-old-friends-option-draw = Gerrin sięga po broń: zostaje skupiony, może poruszyć się o maksymalnie 4 pola, a potem może zaatakować Hana.
mission-sorry-about-the-mess-event-old-friends-option-gunners = Gerrin ma towarzystwo: na czerwonym punkcie zostaje rozstawiona Obsługa E-Weba.
mission-sorry-about-the-mess-figure-gerrin = Gerrin
mission-sorry-about-the-mess-goal-open-garage = Doprowadźcie Hana do drzwi garażu.
mission-sorry-about-the-mess-goal-defeat-gerrin = Pokonajcie Gerrina.
mission-sorry-about-the-mess-goal-defeat-han = Pokonajcie Hana Solo.
mission-sorry-about-the-mess-rule-1 = Drzwi są zablokowane. Han Solo, i nikt inny, może akcją skorzystania je otworzyć.
mission-sorry-about-the-mess-rule-2 = Han Solo walczy po stronie bohaterów; jeśli zostanie pokonany, Rebelia przegrywa.
mission-sorry-about-the-mess-use-unlock = Otwórz garaż
outcome-assault-mission-gerrin-defeated = Gerrin został pokonany
