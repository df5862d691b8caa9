### Pokusa

mission-temptation = Pokusa
mission-temptation-briefing = Świątynia na Yavinie 4 jest martwa od tysięcy lat, a zna imię Diali. Przyjaciele widzą między filarami żołnierzy; ona widzi swojego mistrza, którego nie może tu być. Gdzieś za zachodnimi drzwiami holokron obiecuje jej wszystko, czego kiedykolwiek sobie odmówiła. Z każdą chwilą trudniej pamiętać, dlaczego.
mission-temptation-event-inner-strength = Wewnętrzna siła
mission-temptation-event-inner-strength-text = Szept nie robi przerw na oddech. Diala odrzuca 1 żeton i wykonuje test intuicji; jeśli go nie zda, odrzuca jeszcze 1.
mission-temptation-event-inner-strength-wound = Upadek przyjaciela
mission-temptation-event-inner-strength-wound-text = Boli bardziej niż własna rana, a szept zna na to lekarstwo. Diala odrzuca po 1 żetonie za każdy żeton aktywacji rannego bohatera.
mission-temptation-event-allure-of-power = Urok potęgi
mission-temptation-event-allure-of-power-text = Przez chwilę wszystko byłoby proste. Bohaterowie wybierają, co zrobi Diala.
mission-temptation-event-allure-of-power-option-give-in = Ulec: Diala odrzuca 1 żeton, może poruszyć się o maksymalnie 2 pola, a potem może zaatakować najwyżej dwa razy.
mission-temptation-event-allure-of-power-option-hold-back = Oprzeć się: Diala odzyskuje 1 żeton, a pozostali bohaterowie w promieniu 3 pól od niej leczą po 2 obrażenia i 2 zmęczenia. Potem wybrana przez gracza Imperium figurka Imperium zostaje skupiona i może przerwać, aby zaatakować.
mission-temptation-event-hatred = Nienawiść
mission-temptation-event-hatred-text = Za drzwiami nie ma holokronu, jest tylko ciemna postać z czerwonym ostrzem, która na nią czekała. Na planszę trafia komnata, a na czerwonym punkcie zostaje rozstawiony Darth Vader, którego żywotność jest równa dwukrotności poziomu zagrożenia. Rebelia wygrywa, gdy zostanie pokonany.
mission-temptation-goal-open-chamber = Niech Diala otworzy komnatę holokronu.
mission-temptation-goal-defeat-vader = Pokonajcie cień Dartha Vadera.
mission-temptation-goal-break-her = Sprawcie, by Diala straciła wszystkie żetony albo się wycofała.
mission-temptation-rule-1 = Diala zaczyna z 8 żetonami, swoją wewnętrzną siłą. Rebelia przegrywa, gdy nie zostanie jej żaden albo gdy Diala się wycofa.
mission-temptation-rule-2 = Podczas każdej fazy porządków Diala odrzuca 1 żeton i wykonuje test intuicji; jeśli go nie zda, odrzuca jeszcze 1.
mission-temptation-rule-3 = Gdy bohater zostaje ranny, Diala odrzuca po 1 żetonie za każdy żeton aktywacji tego bohatera.
mission-temptation-rule-4 = Drzwi są zablokowane. Diala, i nikt inny, może akcją skorzystania je otworzyć.
mission-temptation-use-unlock = Otwórz komnatę
outcome-assault-mission-strength-lost = Wewnętrzna siła Diali przepadła
outcome-assault-mission-diala-withdrawn = Diala się wycofała
token-strength-token = Wewnętrzna siła
