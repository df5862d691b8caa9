### Imperialna gościnność

mission-imperial-hospitality = Imperialna gościnność
mission-imperial-hospitality-briefing = Trzymają go od sześciu dni, a siódmego nikt nie milczy. To, co szpieg wiedział o projekcie Weissa, leży już w buforze gdzieś w tym bloku i czeka na swoją kolej w przekaźniku. Pod koniec 4. rundy zostanie wysłane. Możecie uratować człowieka albo tajemnicę, a jeśli będziecie bardzo szybcy, jedno i drugie.
mission-imperial-hospitality-event-well-guarded = Pod dobrą strażą
mission-imperial-hospitality-event-well-guarded-text = Rzędy szumiących szaf, a między nimi twarze, które nie spodziewały się gości. Na planszę trafia centrum danych. Wokół terminala zostają rozstawieni Oficer Imperialny i Trandoshańscy łowcy.
mission-imperial-hospitality-event-the-data = Dane
mission-imperial-hospitality-event-the-data-text = Ekran zapada się w sobie i gaśnie. Cokolwiek im powiedział, ginie tutaj, a gdzieś bardzo spokojny głos każe odciąć blok. Tajemnica jest bezpieczna. Zagrożenie wzrasta o 3.
mission-imperial-hospitality-event-the-prisoner = Więzień
mission-imperial-hospitality-event-the-prisoner-text = Zasłania oczy i pyta, czy jesteście prawdziwi. Może iść, trochę. Na planszę trafia cela, a jeniec staje po stronie bohaterów (żywotność 8, szybkość 2, 1 biała kość, brak ataku). Rebelia wygrywa, gdy ucieknie on przez wejście, a przegrywa, gdy zostanie pokonany. Gdy jest atakowany, sąsiadujący z nim bohater, który także mógłby być celem, może otrzymać 1 zmęczenie, aby stać się celem.
mission-imperial-hospitality-event-the-prisoner-option-beaten = Przesłuchanie zostawiło ślady: jeniec zaczyna krwawić.
mission-imperial-hospitality-event-the-prisoner-option-alert = Cały blok jest na nogach: zagrożenie wzrasta o 3.
mission-imperial-hospitality-event-transmission-received = Transmisja odebrana
mission-imperial-hospitality-event-transmission-received-text = Zielone światełko, cichy sygnał i już po wszystkim: przez przekaźnik, przez sektor, na czyjeś biurko. Zamki nie są już nikomu potrzebne. Wszystkie drzwi są otwarte, terminal zostaje odrzucony, a oba czerwone punkty stają się aktywne.
mission-imperial-hospitality-goal-free-the-captive = Otwórzcie drzwi celi.
mission-imperial-hospitality-goal-stop-transmission = Zniszczcie terminal przed końcem 4. rundy.
mission-imperial-hospitality-goal-lead-him-out = Wyprowadźcie jeńca przez wejście.
mission-imperial-hospitality-goal-defeat-captive = Pokonajcie jeńca albo zrańcie wszystkich bohaterów.
mission-imperial-hospitality-rule-1 = Wszystkie drzwi są zablokowane. Figurki Rebelii mogą je atakować (żywotność 6, 1 czarna kość) albo akcją skorzystania wykonać test techniki (2 sukcesy), aby je otworzyć.
mission-imperial-hospitality-rule-2 = Figurki Rebelii mogą atakować terminal (żywotność 6, 1 czarna kość) albo akcją skorzystania wykonać test techniki (2 sukcesy), aby go zniszczyć.
mission-imperial-hospitality-rule-3 = Jeśli terminal nie zostanie zniszczony, nada transmisję na koniec 4. rundy.
mission-imperial-hospitality-use-force = Złam zabezpieczenia drzwi
mission-imperial-hospitality-use-slice = Wyczyść terminal
mission-imperial-hospitality-figure-captive = Jeniec
outcome-assault-mission-captive-escaped = Jeniec uciekł
outcome-assault-mission-captive-defeated = Jeniec został pokonany
rules-imperial-hospitality = Imperialna gościnność
rules-imperial-hospitality-step-in = Otrzymaj 1 zmęczenie, aby stać się celem zamiast jeńca
