### Ostatnia linia

mission-the-last-line = Ostatnia Linia
mission-the-last-line-briefing = Góra drży od kroków oblężenia. W dole leży Haven, a z niego sznur ludzi z tobołkami i dziećmi pełznie ku schronowi, który wykopano dla połowy z nich. Drogi strzegą trzy punkty kontrolne, a bramy jeden mur. Sam generał Sorin przyszedł popatrzeć, jak runie. Siedem rund, mówią inżynierowie, i wszyscy będą w środku.
mission-the-last-line-event-the-power-of-the-empire = Potęga Imperium
mission-the-last-line-event-the-power-of-the-empire-text = Na zboczu pękają drzewa. Maszyna krocząca przeciska się przez nie jak przez trawę, a z dołu przywołuje ją machaniem oficer. Na górskiej drodze zostają rozstawieni elitarny AT-ST i Oficer Imperialny.
mission-the-last-line-event-combat-surge = Bojowy zryw
mission-the-last-line-event-combat-surge-text = Za liniami Imperium rozlega się róg i wszyscy razem nabierają tchu. Gracz Imperium wybiera, na co go zużyją.
mission-the-last-line-event-combat-surge-option-repairs = Wybrana przez gracza Imperium figurka Imperium leczy 6 obrażeń.
mission-the-last-line-event-combat-surge-option-focus = Dwie wybrane przez gracza Imperium figurki Imperium otrzymują stan Skupienie.
mission-the-last-line-event-combat-surge-option-threat = Zagrożenie wzrasta o 4.
mission-the-last-line-event-first-wave = Pierwsza fala
mission-the-last-line-event-first-wave-text = Przez gruzy czerwonego punktu kontrolnego idą oddziały, którym go obiecano. Zostaje tam rozstawiona pierwsza fala.
mission-the-last-line-event-second-wave = Druga fala
mission-the-last-line-event-second-wave-text = Dym nad niebieskim punktem kontrolnym rozstępuje się przed świeżymi oddziałami. Zostaje tam rozstawiona druga fala.
mission-the-last-line-event-third-wave = Trzecia fala
mission-the-last-line-event-third-wave-text = Tam, gdzie stał zielony punkt kontrolny, już się wlewają. Zostaje tam rozstawiona trzecia fala.
mission-the-last-line-goal-hold-wall = Utrzymajcie mur oblężniczy do końca 7. rundy.
mission-the-last-line-goal-destroy-wall = Zniszczcie mur oblężniczy.
mission-the-last-line-rule-1 = Figurki Imperium mogą atakować trzy punkty kontrolne (żywotność 10, 1 blok). Gdy na polu punktu lub obok niego jest zdrowa figurka Rebelii, ma on +2 bloki. Zniszczony punkt kontrolny jest odtąd aktywnym punktem rozstawienia.
mission-the-last-line-rule-2 = Mur oblężniczy to jeden obiekt na polach J16 i K16: żywotność 20, 1 blok, +1 blok za każdy stojący punkt kontrolny i +2 bloki, gdy na jego polu lub obok jest zdrowa figurka Rebelii. Figurki Imperium mogą go atakować; figurki Rebelii nie blokują pola widzenia do niego.
mission-the-last-line-rule-3 = Przed misją gracz Imperium odłożył trzy fale grup, każdą o łącznym koszcie najwyżej 10. Fala przybywa za darmo na koniec rundy, w której zniszczono jej punkt kontrolny: pierwsza z czerwonym, druga z niebieskim, trzecia z zielonym.
mission-the-last-line-rule-4 = Zranienie wszystkich bohaterów nie kończy misji.
last-line-wave = Wybierz grupy do fali { $number } (pozostały koszt: { $cost })
outcome-assault-mission-wall-held = Mur oblężniczy stoi, a mieszkańcy są bezpieczni
outcome-assault-mission-wall-destroyed = Mur oblężniczy został zniszczony
token-defense-checkpoint = Punkt kontrolny
token-siege-wall = Mur oblężniczy
