### Hojny datek

mission-generous-donations = Hojny datek
mission-generous-donations-briefing = Imperium płaci swoje rachunki z piwnicy na Sulluście, a Sojusz ma kilka własnych rachunków. Ktoś napisał programik, który zaokrągla na waszą korzyść. Potrzebuje terminala, odrobiny czasu i nikogo, kto wyciągnie wtyczkę. Drzwi to najmniejszy z waszych kłopotów.
mission-generous-donations-event-clear-the-area = Oczyścić teren
mission-generous-donations-event-clear-the-area-text = Za drzwiami w ciemności mrugają rzędy lampek, a między nimi obraca się stanowisko działka. Na planszę trafia sala komputerowa. Obok południowego terminala zostają rozstawieni elitarna Obsługa E-Weba i Imperialni gwardziści. Czerwony punkt staje się aktywny, a zielone przestają być aktywne. Figurka Rebelii może akcją skorzystania użyć terminala i wykonać test techniki; jeśli go zda, wgrywa wirusa.
mission-generous-donations-event-the-virus = Wirus
mission-generous-donations-event-the-virus-text = Cyfry ruszają, a gdzieś daleko bardzo ważny człowiek patrzy na puste konto. Drzwi zostają ponownie zamknięte i zablokowane, z pełną żywotnością, ale nie są przeszkodą dla sąsiadujących z nimi figurek Rebelii. Zagrożenie wzrasta o poziom zagrożenia. Na żółtym punkcie zostają rozstawieni AT-ST i grupa Szturmowców. Figurka Imperium może akcją skorzystania odrzucić terminal, jeśli w promieniu 2 pól od niego nie ma zdrowej figurki Rebelii. Na koniec każdej rundy bohaterowie przejmują 1 żeton za każdy terminal na planszy. Rebelia wygrywa, gdy przejmie 12 żetonów; gracz Imperium wygrywa, gdy wszystkie terminale zostaną odrzucone.
mission-generous-donations-event-transfer = Przelew
mission-generous-donations-event-transfer-text = Kolejna rata opuszcza planetę. Bohaterowie przejmują 1 żeton za każdy terminal na planszy.
mission-generous-donations-goal-break-in = Włamcie się do sali komputerowej.
mission-generous-donations-goal-upload-virus = Wgrajcie wirusa w terminalu.
mission-generous-donations-goal-keep-terminals = Utrzymajcie terminale, aż przejmiecie 12 żetonów.
mission-generous-donations-goal-stop-transfer = Odrzućcie wszystkie trzy terminale, wytrwajcie do końca 8. rundy albo zrańcie wszystkich bohaterów.
mission-generous-donations-rule-1 = Drzwi są zablokowane. Każda figurka może je atakować (żywotność 5, 1 blok).
mission-generous-donations-use-upload = Wgraj wirusa
mission-generous-donations-use-wipe = Odrzuć terminal
outcome-assault-mission-money-transferred = Pieniądze trafiły do Sojuszu
outcome-assault-mission-terminals-wiped = Żaden terminal już nie działa
