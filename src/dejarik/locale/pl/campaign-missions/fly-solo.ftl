### Misja Solo

mission-fly-solo = Misja Solo
mission-fly-solo-briefing = Ostatnia wiadomość od Hana miała jedenaście słów, z czego dziewięć to przekleństwa. Siedział na zapleczu kantyny w przestrzeni Huttów, w towarzystwie, którego nie zapraszał. To było wczoraj. Kantyna wygląda dość spokojnie, jeśli nie liczyć szturmowców, droidów i łowców, którzy udają, że patrzą w swoje szklanki.
mission-fly-solo-event-strange-patrons = Dziwni goście
mission-fly-solo-event-strange-patrons-text = Drzwi ustępują i wszyscy na zapleczu odwracają się naraz. Han macha ze schowka. „Nie spieszyliście się”. Na planszę trafia zaplecze. W schowku zostaje rozstawiony Han Solo, który walczy po stronie bohaterów, a obok drzwi elitarni Szturmowcy i elitarny Oficer Imperialny; wszyscy są wyczerpani.
mission-fly-solo-event-daring-escape = Brawurowa ucieczka
mission-fly-solo-event-daring-escape-text = Strzały, łoskot i drzwi wylatują od środka, a za nimi Han. „Zmiana planu” – mówi i się nie zatrzymuje. Drzwi są otwarte, a na planszę trafia zaplecze. Przed drzwiami zostaje rozstawiony Han Solo, który walczy po stronie bohaterów, i otrzymuje 4 obrażenia; obok drzwi zostają rozstawieni elitarni Szturmowcy, z których każdy otrzymuje 2 obrażenia.
mission-fly-solo-event-daring-escape-when = Kończy się runda 3, a drzwi zaplecza są wciąż zamknięte.
mission-fly-solo-event-time-to-run = Czas uciekać
mission-fly-solo-event-time-to-run-text = W wejściu stoi wysoki, chudy kształt, a jego światełka was liczą. Ktoś zapłacił za Hana więcej niż Imperium. Przy wejściu zostaje rozstawiony IG-88. Rebelia wygrywa, gdy Han ucieknie przez wejście, a przegrywa, gdy zostanie pokonany.
mission-fly-solo-event-time-to-run-option-pursue = Łowca nie czeka: IG-88 może poruszyć się o maksymalnie 5 pól.
mission-fly-solo-event-time-to-run-option-alert = Ulica zapełnia się żołnierzami: zagrożenie wzrasta o 4.
mission-fly-solo-goal-reach-han = Otwórzcie drzwi zaplecza i dotrzyjcie do Hana.
mission-fly-solo-goal-bring-han-out = Wyprowadźcie Hana przez wejście.
mission-fly-solo-goal-defeat-han = Pokonajcie Hana Solo.
mission-fly-solo-rule-1 = Hana Solo nie można zabrać jako sojusznika.
mission-fly-solo-rule-2 = Drzwi zaplecza są zablokowane. Bohater może akcją skorzystania zająć się nimi i wykonać test siły; jeśli go zda, otwiera je.
mission-fly-solo-use-force = Wyważ drzwi
outcome-assault-mission-han-escaped = Han uciekł
