### Mroczna obsesja

mission-dark-obsession = Mroczna obsesja
mission-dark-obsession-briefing = Luke jest gdzieś za wami, po łokcie w przewodach instalacji, która nie może doczekać kolejnego ranka. Potrzebuje czasu, a czasem, jaki ma, jesteście wy. Wtedy na drugim końcu hali rozlega się oddech, powolny i równy. On nawet na was nie patrzy. Wie, kto jest w środku.
mission-dark-obsession-event-security-breach = Naruszenie zabezpieczeń
mission-dark-obsession-event-security-breach-text = Patrol przy drugiej bramie odnalazł towarzyszy i wreszcie wyje alarm. Zagrożenie wzrasta o poziom zagrożenia, a na aktywnym punkcie zostaje rozstawiona grupa Szturmowców.
mission-dark-obsession-event-power-of-the-dark-side = Potęga ciemnej strony
mission-dark-obsession-event-power-of-the-dark-side-text = Powietrze gęstnieje i przez chwilę nikt nie pamięta, dlaczego warto było tu stanąć. Zagrożenie wzrasta o poziom zagrożenia.
mission-dark-obsession-event-luke-unprotected = Luke bez ochrony
mission-dark-obsession-event-luke-unprotected-text = Nikt z was nie może go już zatrzymać, możecie go tylko spowolnić. Dopóki wszyscy bohaterowie są ranni, Darth Vader może akcją skorzystania na miejscu sabotażu odnaleźć Luke’a i wtedy gracz Imperium wygrywa.
mission-dark-obsession-goal-keep-him-away = Nie dopuśćcie Vadera do miejsca sabotażu do końca 6. rundy albo go pokonajcie.
mission-dark-obsession-goal-find-luke = Zrańcie wszystkich bohaterów, a potem niech Vader skorzysta z miejsca sabotażu.
mission-dark-obsession-rule-1 = Luke’a Skywalkera nie można zabrać jako sojusznika. Pracuje na miejscu sabotażu.
mission-dark-obsession-rule-2 = Dartha Vadera nie można popychać. Atak na niego trafia zamiast tego w sąsiadującego z nim Żołnierza Imperium, jeśli ten mógł być celem.
mission-dark-obsession-rule-3 = Wszystkie drzwi są otwarte. Raz na aktywację bohater może akcją skorzystania użyć terminala i wykonać test techniki; jeśli go zda, zamyka otwarte drzwi najbliższe miejsca sabotażu. Zamknięte drzwi są zablokowane i każda figurka może je atakować (żywotność 5, 1 blok); gdy zostaną ponownie otwarte, nie można ich już zamknąć.
mission-dark-obsession-asks-shield = Zaatakowany zamiast Vadera
mission-dark-obsession-use-seal = Zamknij najbliższe drzwi
mission-dark-obsession-use-find-luke = Odnajdź Luke’a
outcome-assault-mission-luke-found = Darth Vader odnalazł Luke’a
outcome-assault-mission-sabotage-complete = Luke miał tyle czasu, ile potrzebował
token-sabotage-site = Miejsce sabotażu
