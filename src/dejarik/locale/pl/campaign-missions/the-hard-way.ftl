### Niełatwa ścieżka

mission-the-hard-way = Niełatwa ścieżka
mission-the-hard-way-briefing = Gdzieś w pałacu na Tatooine na ścianie wisi przyjaciel, a dwaj Trandoshanie o nazwisku Krandt wiedzą, jak jest strzeżony. Z obcymi nie rozmawiają. Chewbacca zgłosił się, żeby się przedstawić. Ich kryjówka ma troje drzwi, ich najęte droidy nie mają nerwów, a nexu przy bramie nie dostał jeść.
mission-the-hard-way-event-the-assault = Szturm
mission-the-hard-way-event-the-assault-text = Brama wali się do środka, a w korytarzu zapalają się światła. Ktoś z imperialnym akcentem wzywa więcej strzelców. Na planszę trafia korytarz. Zagrożenie wzrasta o dwukrotność poziomu zagrożenia, w korytarzu zostaje rozstawiony Oficer Imperialny, a gracz Imperium może tam przeprowadzić opcjonalne rozstawienie.
mission-the-hard-way-event-bodyguards = Ochroniarze
mission-the-hard-way-event-bodyguards-text = Żar i huk młotów: drugie drzwi prowadzą przez kuźnię, a ci, którzy tu pracują, nie są kowalami. Na planszę trafia kuźnia. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie na jej drugim końcu.
mission-the-hard-way-event-negotiations = Negocjacje
mission-the-hard-way-event-negotiations-text = „Chcecie rozmawiać? – pyta większy z dwóch Trandoshan i ładuje broń. – To zaczynamy”. Na planszę trafia bunkier. Zagrożenie wzrasta o poziom zagrożenia. Zostają tam rozstawieni bracia Krandt, elitarni Trandoshańscy łowcy z żywotnością większą o poziom zagrożenia, oraz elitarny Oficer Imperialny. Brat, który miałby zostać pokonany, zostaje zamiast tego obezwładniony: pozostaje na miejscu i nie może ani atakować, ani opuścić swojego pola. Figurka Rebelii może akcją skorzystania zająć się sąsiadującym obezwładnionym bratem i wykonać test siły lub intuicji: połóżcie na nim 1 żeton zmęczenia za każdy sukces. Rebelia wygrywa, gdy każdy z braci ma co najmniej 2.
mission-the-hard-way-figure-krandt-brothers = Brat Krandt
mission-the-hard-way-goal-break-in = Otwórzcie troje drzwi kryjówki.
mission-the-hard-way-goal-beat-brothers = Powalcie obu braci Krandt i przesłuchujcie ich, aż każdy będzie miał 2 żetony zmęczenia.
mission-the-hard-way-goal-hold-out = Wytrwajcie do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-the-hard-way-rule-1 = Drzwi są zablokowane dla figurek Imperium.
mission-the-hard-way-rule-2 = Chewbacca należy do Rebelii, a Imperium nie zyskuje za niego zagrożenia.
mission-the-hard-way-rule-3 = Imperium wygrywa na koniec 7. rundy.
mission-the-hard-way-use-question = Przesłuchaj brata Krandt
outcome-assault-mission-brothers-yield = Bracia Krandt powiedzieli, co wiedzą
token-interrogation = Żeton zmęczenia
