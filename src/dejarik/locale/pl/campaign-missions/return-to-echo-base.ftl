### Powrót do Bazy Echo

mission-return-to-echo-base = Powrót do Bazy Echo
mission-return-to-echo-base-briefing = Przez wrota hangaru nawiało śniegu, a w korytarzach zamieszkało coś z pazurami. Ale działo jonowe Bazy Echo wciąż celuje w niebo, a pod nim ma przelecieć imperialny konwój. Uruchomcie dwie stacje zasilania, znajdźcie stanowisko ogniowe i nie budźcie niczego, czego budzić nie trzeba.
mission-return-to-echo-base-event-onslaught = Nawałnica
mission-return-to-echo-base-event-onslaught-text = Lampy zapalają się jedna hala po drugiej, a wraz z nimi głos w każdym głośniku: generał Sorin dziękuje za światło. Przy wejściu zostaje rozstawiony Generał Sorin, a z nim jeszcze jedna grupa: elitarna Sonda szpiegowska, jeśli gracz Imperium nie ma Przeciwności, Droidy-zabójcy HK, jeśli ma 1, a elitarne Droidy-zabójcy HK, jeśli ma co najmniej 2.
mission-return-to-echo-base-event-onslaught-when = Na końcu pierwszej rundy, w której zajęto stację zasilania.
mission-return-to-echo-base-event-armed-and-operational = Uzbrojone i sprawne
mission-return-to-echo-base-event-armed-and-operational-text = Działo buczy jak świątynia. Na ekranie stanowiska ogniowego zza horyzontu wysuwa się pierwszy frachtowiec, a przed ekranem siedzi na krześle Dengar i czyści broń. Obok stanowiska ogniowego zostaje rozstawiony Dengar. Pojawia się konwój z 1 obrażeniem za każdy Atut bohaterów (najwyżej 2). Raz na aktywację bohater może akcją skorzystania użyć stanowiska ogniowego, aby wystrzelić: rzućcie razem kośćmi intuicji i techniki, a każdy sukces to 1 obrażenie konwoju. Po rzucie gracz Imperium może wydać 2 zagrożenia, aby odjąć 1 sukces, raz za każdą figurkę Imperium na polu stanowiska lub obok niego. Potem bohater wykonuje test siły i jeśli go nie zda, otrzymuje 2 zmęczenia. Rebelia wygrywa, gdy konwój ma 10 obrażeń.
mission-return-to-echo-base-goal-restart-stations = Uruchomcie obie stacje zasilania.
mission-return-to-echo-base-goal-hit-convoy = Strzelajcie z działa jonowego, aż konwój będzie miał 10 obrażeń.
mission-return-to-echo-base-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-return-to-echo-base-rule-1 = Poziom zagrożenia jest taki, jak liczba na tarczy rund: 3 w pierwszej rundzie, o 1 więcej za każdą Przeciwność gracza Imperium i o 1 więcej w każdej kolejnej rundzie.
mission-return-to-echo-base-rule-2 = Tunele: ściana między dwoma polami z tunelami tego samego koloru się nie liczy – ani dla ruchu, ani dla pola widzenia, sąsiadowania i liczenia pól.
mission-return-to-echo-base-rule-3 = Figurka Rebelii może akcją skorzystania użyć stacji zasilania i wykonać test techniki lub intuicji (3 sukcesy). Kto go zda, przejmuje stację.
mission-return-to-echo-base-use-restart = Uruchom stację zasilania
mission-return-to-echo-base-use-fire = Wystrzel z działa jonowego
echo-base-disturb = Wydaj { $threat } zagrożenia: 1 sukces mniej
echo-base-disturb-prompt = Czy gracz Imperium utrudnia strzał?
outcome-assault-mission-convoy-destroyed = Konwój został zniszczony
token-tunnel = Tunel
token-fire-control = Stanowisko ogniowe
