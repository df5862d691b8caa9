### Plądrowanie domostwa

mission-scouring-of-the-homestead = Plądrowanie domostwa
mission-scouring-of-the-homestead-briefing = Ktoś tutaj dał wodę rebeliantom. Teraz skraplacze stoją w płomieniach, a ludzie ze zbiornikami na plecach chodzą od domu do domu spokojnie jak ogrodnicy. Księżniczka Leia widziała już dość płonących domów i nie czekała na rozkazy. Powstrzymajcie ich, a potem ratujcie to, co zostało z farmy.
mission-scouring-of-the-homestead-event-mass-combustion = Wielki zapłon
mission-scouring-of-the-homestead-event-mass-combustion-text = Pęka zbiornik, zajmuje się dach, a wiatr robi resztę. Gracz Imperium wybiera 3 ognie; obok każdego z nich, na pustym polu, pojawia się nowy ogień.
mission-scouring-of-the-homestead-event-the-fires-spread = Ogień się rozprzestrzenia
mission-scouring-of-the-homestead-event-the-fires-spread-text = Iskry unoszą się nad podwórzem i opadają. Gracz Imperium wybiera 1 ogień; obok niego, na pustym polu, pojawia się nowy.
mission-scouring-of-the-homestead-event-combustible = Łatwopalne
mission-scouring-of-the-homestead-event-combustible-text = Ostatni z podpalaczy pada na plecy i przez chwilę słychać tylko syk zaworu. Rzućcie 1 czerwoną kością: każda figurka w promieniu 2 pól od niego otrzymuje tyle obrażeń, ile wypadło. Rebelia wygrywa, gdy tylko na planszy nie będzie ognia.
mission-scouring-of-the-homestead-event-combustible-when = Pokonano ostatniego z miotaczy ognia, którzy byli tam od początku.
mission-scouring-of-the-homestead-figure-incinerator-troopers = Podpalacz
mission-scouring-of-the-homestead-goal-stop-incinerators = Pokonajcie wszystkich podpalaczy (elitarnych Szturmowców z początku misji).
mission-scouring-of-the-homestead-goal-put-out-fires = Ugaście wszystkie ognie.
mission-scouring-of-the-homestead-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-scouring-of-the-homestead-rule-1 = Figurka, która wchodzi na pole z ogniem, otrzymuje 2 obrażenia. Nikt nie może tam z własnej woli zakończyć ruchu.
mission-scouring-of-the-homestead-rule-2 = W ramach akcji zdrowa figurka Rebelii może odrzucić 1 ogień w promieniu 2 pól. Bohater może potem wykonać test intuicji i jeśli go zda, odrzucić jeszcze 1 ogień w promieniu 2 pól.
mission-scouring-of-the-homestead-rule-3 = Elitarni Szturmowcy, którzy są tu od początku, to podpalacze: ogień ich nie rani ani nie zatrzymuje, w ramach akcji mogą położyć 1 ogień na sąsiadującym pustym polu, mają zdolność wzmocnienia Wybuch 2 oraz +1 blok przeciw atakującym oddalonym o co najmniej 4 pola.
mission-scouring-of-the-homestead-rule-4 = Na koniec każdej rundy zagrożenie wzrasta o 1 za każdy z siedmiu dużych kafelków, na którym jest ogień. Leia Organa należy do Rebelii i nie można jej zabrać jako sojuszniczki.
rules-scouring-of-the-homestead-empire = Podpalacze
rules-scouring-of-the-homestead-empire-flames = Wybuch 2
rules-scouring-of-the-homestead-empire-set-fire = Połóż ogień
rules-scouring-of-the-homestead-figures = Plądrowanie domostwa
rules-scouring-of-the-homestead-figures-extinguish = Ugaś ogień
mission-scouring-of-the-homestead-asks-extinguish = Ugaś jeszcze jeden ogień
outcome-assault-mission-fires-out = Podpalacze zostali pokonani, a wszystkie ognie ugaszone
token-fire = Ogień
