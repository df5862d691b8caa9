### Bitwa o Hoth

mission-the-battle-of-hoth = Bitwa o Hoth
mission-the-battle-of-hoth-briefing = Maszyny kroczące stoją już na grani, a Baza Echo płonie. Piloci wciąż biegną do swoich statków i każdą minutę trzeba im kupić tutaj, na śniegu. Osłoniłby ich niewielki generator pola, lecz jego cztery stacje zasilania zgasły, a teren między nimi zajęły wojska Imperium. U waszego boku walczą Vil i Taya Del z załogi bazy.
mission-the-battle-of-hoth-event-a-deadly-turn = Śmiertelny zwrot
mission-the-battle-of-hoth-event-a-deadly-turn-text = Lód zaczyna drżeć. Z zamieci wysuwa się czołg repulsorowy, a jego działo już obraca się w stronę najbliższych głosów. Czołg repulsorowy SC2-M zostaje rozstawiony przy nieaktywnej stacji zasilania, którą wybiera gracz Imperium; jeśli wszystkie cztery są aktywne, na aktywnym punkcie rozstawienia.
mission-the-battle-of-hoth-event-hopes-dashed = Zgasła nadzieja
mission-the-battle-of-hoth-event-hopes-dashed-text = Przez dym idzie samotna postać z zabandażowaną głową i karabinem na ramieniu. Imperium dobrze płaci za jeńców, a Dengar przyszedł po swoje. Dengar zostaje rozstawiony przy nieaktywnej stacji zasilania, którą wybiera gracz Imperium; jeśli wszystkie cztery są aktywne, na aktywnym punkcie rozstawienia.
mission-the-battle-of-hoth-event-deep-freeze = Siarczysty mróz
mission-the-battle-of-hoth-event-deep-freeze-text = Słońce zachodzi, a wiatr staje się bezlitosny. Palce sztywnieją, oddech zamarza na kołnierzach i nawet odpoczynek już nie grzeje. Do końca misji bohaterowie leczą obrażenia tylko dzięki Medycznym kartom.
mission-the-battle-of-hoth-event-rigged-to-blow = Podłożone ładunki
mission-the-battle-of-hoth-event-rigged-to-blow-text = Druga stacja budzi się do życia, a wraz z nią cienkie, szybkie pikanie, którego nikt nie usłyszał wśród zamieci. Ktoś był tu przed wami i zostawił prezent. Gracz Imperium wybiera aktywną stację zasilania i rzuca 1 czerwoną kością: każda figurka Rebelii na niej lub obok niej otrzymuje tyle obrażeń, ile wypadło, oraz stan Krwawienie.
mission-the-battle-of-hoth-event-final-surge = Ostatni zryw
mission-the-battle-of-hoth-event-final-surge-text = Nad okopami unosi się blade migotanie i imperialni oficerowie pojmują, co robicie. We wszystkich kanałach trzaskają rozkazy: zatrzymać ich za wszelką cenę. Zagrożenie wzrasta o 3.
mission-the-battle-of-hoth-event-fight-them-back = Odeprzeć ich
mission-the-battle-of-hoth-event-fight-them-back-text = Czwarta stacja zaczyna buczeć i pole zamyka się nad wami jak drugie niebo. Kto tu jest, nie dostanie już pomocy. Zagrożenie nie może już wzrastać. Rebelia wygrywa, gdy nie zostanie żadna figurka Imperium.
mission-the-battle-of-hoth-event-fallen-comrades = Polegli towarzysze
mission-the-battle-of-hoth-event-fallen-comrades-text = Jeden z ostatnich obrońców Bazy Echo pada w śnieg, a w szeregach Imperium podnosi się wrzawa. Zagrożenie wzrasta o 2.
mission-the-battle-of-hoth-goal-activate-stations = Aktywujcie wszystkie cztery stacje zasilania.
mission-the-battle-of-hoth-goal-clear-field = Pokonajcie wszystkie figurki Imperium.
mission-the-battle-of-hoth-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-the-battle-of-hoth-rule-1 = Bohater może akcją skorzystania użyć stacji zasilania i wykonać test intuicji lub techniki. Jeśli go zda, stacja jest aktywna do końca misji.
mission-the-battle-of-hoth-rule-2 = Raz na aktywację figurka Rebelii może akcją skorzystania użyć terminala wieżyczki, wybrać dowolną wrogą figurkę i rzucić 1 czerwoną kością: otrzymuje ona 1 obrażenie i tyle, ile wypadło. Potem ten terminal się odrzuca. Wieżyczka ma tyle strzałów, ile jest terminali.
mission-the-battle-of-hoth-rule-3 = Dwaj Żołnierze z Bazy Echo należą do Rebelii. Za każdym razem, gdy jeden z nich zostaje pokonany, zagrożenie wzrasta o 2.
mission-the-battle-of-hoth-use-activate = Uruchom stację zasilania
mission-the-battle-of-hoth-use-fire = Wystrzel z wieżyczki
outcome-assault-mission-field-cleared = Na polu bitwy nie ma już figurek Imperium
token-gun-turret = Wieżyczka
