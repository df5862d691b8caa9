### Klęska

mission-disaster = Klęska
mission-disaster-briefing = Wyszli z dymu własnych bomb. Połowa Haven jest na drodze; druga połowa zrobiła to, co robią przerażeni ludzie, i zastawiła drzwi meblami. Czekają za trojgiem drzwi, a Imperium chodzi od domu do domu z listą. Bądźcie szybsi. Wioska to jej mieszkańcy, a dziś się ich liczy.
mission-disaster-event-a-door-is-opened = Drzwi otwarte
mission-disaster-event-a-door-is-opened-text = Szafa za drzwiami się przewraca i patrzą na was twarze szare od tynku. „Już po wszystkim?” – pyta dziecko. Nie. Kto był uwięziony za tymi drzwiami, jest wolny.
mission-disaster-event-the-general = Generał
mission-disaster-event-the-general-text = Maszyna, która przestępuje północny płot, kroczy jak ktoś, do kogo to wszystko należy. Generał Sorin postanowił prowadzić sam. Na północnym zachodzie zostaje rozstawiony AT-ST Sorina: elitarny AT-ST z +1 obrażeniem i dwiema dodatkowymi zdolnościami wzmocnienia (1 wzmocnienie: Ogłuszenie; 1 wzmocnienie: Skupienie).
mission-disaster-event-imperial-reinforcements = Posiłki Imperium
mission-disaster-event-imperial-reinforcements-text = Za wzgórzem siada kolejny transportowiec. Zagrożenie wzrasta o 3.
mission-disaster-figure-sorins-at-st = AT-ST Sorina
mission-disaster-goal-save-villagers = Przejmijcie 6 uchodźców: otwórzcie trzy domy i chrońcie uwolnionych.
mission-disaster-goal-seize-villagers = Przejmijcie 7 uchodźców.
mission-disaster-rule-1 = Bohater może akcją skorzystania użyć zablokowanych drzwi i wykonać test siły lub techniki (2 sukcesy), aby je otworzyć. Inaczej nikt ich nie otworzy.
mission-disaster-rule-2 = Uchodźcy są uwięzieni, dopóki drzwi ich domu są zamknięte, a wolni, gdy się otworzą. Na koniec każdej rundy Imperium przejmuje uwięzionego uchodźcę, którego wybiera gracz Imperium.
mission-disaster-rule-3 = Na początku każdej rundy oprócz pierwszej rebelianci przejmują 1 wolnego uchodźcę, a potem mogą przesunąć każdego innego wolnego uchodźcę o najwyżej 4 pola.
mission-disaster-rule-4 = W ramach akcji bohater może popchnąć sąsiadującego wolnego uchodźcę o najwyżej 4 pola.
mission-disaster-rule-5 = Figurki Imperium mogą atakować wolnych uchodźców (żywotność 5, bez obrony; 1 biała kość, gdy sąsiaduje z nimi zdrowy bohater). Pokonanego uchodźcę przejmuje Imperium.
mission-disaster-use-force = Wyważ drzwi
mission-disaster-figure-evacuee = Uchodźca
rules-disaster = Klęska
rules-disaster-guide = Popchnij uchodźcę o najwyżej 4 pola
rules-disaster-empire = AT-ST Sorina
rules-disaster-empire-stun = Ogłuszenie
rules-disaster-empire-focus = Skupienie
outcome-assault-mission-villagers-saved = Rebelia uratowała sześciu uchodźców
outcome-assault-mission-villagers-seized = Imperium pojmało siedmiu uchodźców
