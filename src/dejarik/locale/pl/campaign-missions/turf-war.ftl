### Wojna o wpływy

mission-turf-war = Wojna o wpływy
mission-turf-war-briefing = Nal Hutta cuchnie zgnilizną i pieniędzmi. Gang, który nic nie płaci Jabbie, zbudował sobie siedzibę na bagnach, a Jabba chętnie zobaczyłby ją zrównaną z ziemią. Macie plan z pięcioma krzyżykami: to podpory, na których wszystko się trzyma. Dwie z nich widać już stąd. O tym, co strzeże pozostałych, plan milczy.
mission-turf-war-event-collapse = Zawalenie
mission-turf-war-event-collapse-text = Stal zawodzi i wali się pół dachu. Należy rzucić zieloną kością: każda figurka w promieniu 4 pól od podpory otrzymuje tyle obrażeń, ile wyrzucono. Zagrożenie wzrasta o 1.
mission-turf-war-event-collapse-when = Za każdym razem, gdy zniszczono podporę.
mission-turf-war-event-fall-back = Odwrót
mission-turf-war-event-fall-back-text = Gwizd z trzcin i strażnicy cofają się w dobrym szyku. Wiedzą, gdzie chcą was mieć. Każda figurka Imperium może przesunąć się o maksymalnie 2 pola. Na żółtym punkcie na skraju bagna zostają rozstawieni elitarni Weequayscy piraci.
mission-turf-war-event-beware-of-rancor = Uwaga, rankor
mission-turf-war-event-beware-of-rancor-text = Woda sięga wam kolan, a potem się porusza. To, co wzięliście za pagórek, wstaje, a łańcuch na jego nodze jest bardzo długi. Na planszę trafia teren za bagnem z kolejną podporą, a nowe punkty stają się punktami rozstawienia. Na niebieskim punkcie zostaje rozstawiony Rankor; nie może opuścić bagna i nie można go wspierać ani ponownie rozstawić.
mission-turf-war-event-its-a-small-world = Jaki ten świat mały
mission-turf-war-event-its-a-small-world-text = Drzwi twierdzy padają, a w sali za nimi stoi ktoś, kogo każdy przemytnik zna z listów gończych, zwykle z tej drugiej strony. Na planszę trafia twierdza z dwiema podporami. Jej punkt staje się punktem rozstawienia w miejsce dwóch innych. Gracz Imperium wybiera IG-88 albo innego nieużywanego unikatowego Najemnika z cechą Łowca, o koszcie rozstawienia najwyżej 10, i rozstawia go w środku.
mission-turf-war-goal-destroy-supports = Zniszczcie wszystkie pięć podpór.
mission-turf-war-goal-hold-out = Utrzymajcie choć jedną podporę do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-turf-war-rule-1 = Figurki Rebelii mogą atakować podpory (żywotność 6, 2 bloki). Gdy podpora zostaje zniszczona, należy rzucić zieloną kością; każda figurka w promieniu 4 pól od niej otrzymuje tyle obrażeń, ile wyrzucono, a zagrożenie wzrasta o 1.
mission-turf-war-rule-2 = Drzwi twierdzy są zablokowane. Figurki Rebelii mogą je atakować (żywotność 4, 1 blok).
outcome-assault-mission-supports-destroyed = Wszystkie podpory są zniszczone
token-structural-support = Podpora
