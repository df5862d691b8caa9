### Punkt przełomu

mission-breaking-point = Punkt przełomu
mission-breaking-point-briefing = Tym, co leży tu na Yavinie 4, można by karmić flotę przez cały sezon, i ktoś powiedział Imperium, gdzie szukać. Drzwi są zamknięte, okna zabite, a oddział Rebelianckich żołnierzy czeka na wasze rozkazy. Tamtym na zewnątrz się nie spieszy: najpierw zwiad, potem działa. Cokolwiek dziś pęknie, niech to nie będziecie wy.
mission-breaking-point-event-leave-no-survivors = Żadnych ocalałych
mission-breaking-point-event-leave-no-survivors-text = Jeden z nich cały czas stał z boku. Teraz odkłada płaszcz i rusza. Na zielonym punkcie zostaje rozstawiony Doborowy Gwardzista. Nie aktywuje się jak zwykle: po każdej aktywacji bohatera wykonuje 1 akcję.
mission-breaking-point-event-artillery-support = Wsparcie artylerii
mission-breaking-point-event-artillery-support-text = Działa się wstrzelały. Gracz Imperium wybiera rodzaj pocisku, a potem pole.
mission-breaking-point-event-artillery-support-option-barrage = Pocisk burzący: rzuca się czerwoną kością, a każda figurka w promieniu 3 pól otrzymuje tyle obrażeń, ile na niej wypadło.
mission-breaking-point-event-artillery-support-option-shockwave = Fala uderzeniowa: każda figurka w promieniu 3 pól wykonuje test siły i zostaje ogłuszona, chyba że go zda.
mission-breaking-point-goal-hold-caches = Utrzymajcie co najmniej cztery z ośmiu skrytek z zapasami do końca 5. rundy.
mission-breaking-point-goal-destroy-caches = Zniszczcie pięć skrytek z zapasami albo zrańcie wszystkich bohaterów.
mission-breaking-point-rule-1 = Figurki Rebelii rozstawia się na dowolnych pustych polach: bohaterów i Rebelianckich żołnierzy, których kontrolują. Potem na zielonym punkcie zostają rozstawieni Imperialni gwardziści, zagrożenie wzrasta o dwukrotność poziomu zagrożenia i następuje opcjonalne rozstawienie.
mission-breaking-point-rule-2 = W każdej rundzie pierwszą aktywację ma gracz Imperium.
mission-breaking-point-rule-3 = Drzwi są zablokowane. Figurki Imperium mogą je atakować (żywotność 5, 1 blok); nie są one przeszkodą dla sąsiadujących z nimi figurek Rebelii.
mission-breaking-point-rule-4 = Figurki Imperium mogą atakować skrytki z zapasami (żywotność: dwukrotność poziomu zagrożenia; 1 blok za każdą sąsiadującą figurkę Rebelii).
mission-breaking-point-rule-5 = Barykady są nieprzekraczalnym terenem.
outcome-assault-mission-caches-held = Zapasy zostały utrzymane
outcome-assault-mission-caches-destroyed = Pięć skrytek z zapasami zostało zniszczonych
