### Misje kampanii, jedna po drugiej: nazwa, co się czyta na głos, cele obu stron, zasady. Na końcu: dlaczego misje się kończą.

## Bitwa o Hoth

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

## Na obcym terytorium

mission-trespass = Na obcym terytorium
mission-trespass-briefing = Konwój rozbił się pośród Morza Wydm. Uchodźcy kulą się w cieniu wraku, a za najbliższą wydmą imperialny garnizon już się zbiera, żeby po nich pójść. Nie ma czasu na ucieczkę i nie ma dokąd uciekać. Przebijcie się przez barykadę, wejdźcie do stanowiska dowodzenia i uciszcie bazę, zanim znajdzie waszych ludzi.
mission-trespass-event-ambush = Zasadzka
mission-trespass-event-ambush-text = Barykada rozpada się na kawałki i przez mgnienie oka widać tylko pył. Potem przed wami zapala się oko sondy, a za wydmą ryczą silniki: to huttyjska łódź, a jej załoga szczerzy zęby zza burty. Nie przepada za Imperium i dzisiaj to wystarczy za przyjaźń. Sonda szpiegowska i Oficer Imperialny zostają rozstawieni na żółtym punkcie, który staje się aktywny; pierwszy zielony punkt przestaje być aktywny. Na planszę trafia łódź z dwoma Weequayskimi piratami, którzy walczą po stronie bohaterów. Drzwi można już otworzyć.
mission-trespass-event-the-captains-squad = Oddział kapitana
mission-trespass-event-the-captains-squad-text = Drzwi się rozsuwają, a zza nich bije chłód i migotanie konsolet. Drogę do nich zagradza oddział z uniesionymi karabinami, a obok, cierpliwy jak pustynia, czeka kapitan Terro. Na planszę trafia stanowisko dowodzenia z terminalem. W środku zostają rozstawieni kapitan Terro oraz grupa Szturmowców, której nie można wspierać ani ponownie rozstawić; drugi zielony punkt przestaje być aktywny. Dokonajcie sabotażu bazy przy terminalu.
mission-trespass-goal-break-through = Zniszczcie barykadę.
mission-trespass-goal-enter = Otwórzcie drzwi stanowiska dowodzenia.
mission-trespass-goal-sabotage = Dokonajcie sabotażu bazy przy terminalu.
mission-trespass-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-trespass-use-sabotage = Dokonaj sabotażu bazy
mission-trespass-rule-1 = Drzwi są zablokowane dla figurek Imperium. Bohaterowie mogą je otworzyć, gdy nie ma już barykady.
mission-trespass-rule-2 = Figurki Rebelii mogą atakować barykadę (żywotność 4, 1 blok). Dopóki stoi, jej trzy pola blokują ruch, pole widzenia, sąsiadowanie i liczenie pól.
mission-trespass-rule-3 = Bohater nie może użyć terminala, dopóki sąsiaduje z nim Szturmowiec.

## Mroczny zwiad

mission-dark-recon = Mroczny zwiad
mission-dark-recon-briefing = Coruscant nigdy nie śpi, a tu, na dole, nigdy też nie podnosi wzroku. Na tych ulicach zniknął oddział Rebelii i podobno trzy osoby wiedzą, dokąd go zabrano. Lecz patrole już wyszły, a każda brama zdaje się na was patrzeć. Przepytajcie dwóch informatorów, zanim ktoś pomoże im zapomnieć.
mission-dark-recon-event-droid-patrol = Patrol droidów
mission-dark-recon-event-droid-patrol-text = Coś buczy między wieżami. Z wiaduktu opada czarny kształt, a jego soczewki przeskakują z twarzy na twarz, aż zatrzymują się na waszych. Na czerwonym punkcie zostaje rozstawiona Sonda szpiegowska.
mission-dark-recon-event-trooper-patrol = Patrol szturmowców
mission-dark-recon-event-trooper-patrol-text = Za wami na ulicy dudnią buty, równo i bez pośpiechu. Droga powrotna przestała być drogą. Na niebieskim punkcie zostaje rozstawiona grupa Szturmowców.
mission-dark-recon-event-halfway-there = W połowie drogi
mission-dark-recon-event-halfway-there-text = Dwa wystraszone głosy i jedna opowieść: wszystko widział pewien Duros, a Imperium trzyma go w barze po drugiej stronie ulicy, aż znajdzie dla niego czas ktoś ważny. Musicie być szybsi. Drzwi nie są już zablokowane, ostatni informator znika w tłumie, a zagrożenie wzrasta o 3. Dostańcie się do baru.
mission-dark-recon-event-garrison = Załoga
mission-dark-recon-event-garrison-text = Przewrócone stoły, swąd spalonego tłuszczu i tarcze, które z trzaskiem składają się w szereg. Stojący za nimi oficer wygładza mundur i każe was usunąć. Na planszę trafia bar, a oboje drzwi są otwarte. Na żółtym punkcie zostają rozstawieni elitarny Oficer Imperialny i Szturmowcy prewencji; żadnej z tych grup nie można wspierać ani ponownie rozstawić. Pokonajcie obie.
mission-dark-recon-event-recorded = Nagranie
mission-dark-recon-event-recorded-text = Duros wypełza spod lady i wciska wam w ręce mały rejestrator. Jest na nim wszystko: twarze, statek i głos, który wydawał rozkazy. Teraz trzeba to wywieźć z planety. Rebelia ma nagranie i wygrywa, gdy wszyscy bohaterowie sąsiadują z wiaduktem.
mission-dark-recon-goal-interrogate = Przepytajcie dwóch informatorów.
mission-dark-recon-goal-enter-diner = Dostańcie się do baru.
mission-dark-recon-goal-clear-diner = Pokonajcie elitarnego Oficera Imperialnego i Szturmowców prewencji.
mission-dark-recon-goal-escape = Doprowadźcie wszystkich bohaterów na pola sąsiadujące z wiaduktem.
mission-dark-recon-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-dark-recon-rule-1 = Oboje drzwi są zablokowane.
mission-dark-recon-rule-2 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch.
mission-dark-recon-rule-3 = Bohater może akcją skorzystania przepytać informatora, z którym nie sąsiaduje żadna figurka Imperium, i wykonać test siły lub intuicji; podczas testu może otrzymać 1 zmęczenie, aby przerzucić 1 kość. Jeśli go zda, informator jest przepytany i zostaje odrzucony.
mission-dark-recon-rule-4 = Za 2 punkty ruchu bohater może popchnąć sąsiadującego informatora o 1 pole.
mission-dark-recon-use-interrogate = Przepytaj informatora
rules-dark-recon = Mroczny zwiad
rules-dark-recon-insist = Otrzymaj 1 zmęczenie, aby przerzucić 1 kość
rules-dark-recon-push = Popchnij informatora o 1 pole za 2 punkty ruchu

## Następstwa

mission-aftermath = Następstwa
mission-aftermath-briefing = Gwiazda Śmierci przestała istnieć, a na Yavinie 4 dopiero co ucichło świętowanie. Lecz w dżungli, niedaleko bazy, coś wzywa: imperialny posterunek nadaje sygnał, który ściągnie tu flotę, jeśli nikt go nie uciszy. Nadajnik zasilają cztery terminale, większość za jednymi drzwiami. Wyrwijcie je ze ścian, zanim ktoś odpowie.
mission-aftermath-event-fortified = Umocnienia
mission-aftermath-event-fortified-text = Drzwi otwierają się ze zgrzytem i ktoś krzyczy na alarm. Za niskim murkiem ze skrzyń obraca się na trójnogu ciężki blaster, a w magazynie słychać tupot. Na żółtym punkcie w atrium zostaje rozstawiona Obsługa E-Weba i otrzymuje stan Skupienie. Na czerwonym punkcie zostają rozstawieni grupa Szturmowców i Oficer Imperialny.
mission-aftermath-event-lockdown = Blokada
mission-aftermath-event-lockdown-text = Posterunek zalewa czerwone światło, a beznamiętny głos wylicza kolejne procedury. Wiedzą już, po co przyszliście, i są na to przygotowani.
mission-aftermath-event-lockdown-option-armour = Każdy terminal ma żywotność 7 zamiast 4.
mission-aftermath-event-lockdown-option-lock = Drzwi zostają zamknięte i zablokowane; figurki Rebelii mogą je atakować (żywotność 8, 1 czarna kość). Czerwony punkt staje się punktem rozstawienia.
mission-aftermath-goal-destroy-terminals = Zniszczcie wszystkie cztery terminale.
mission-aftermath-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-aftermath-rule-1 = Figurki Rebelii mogą atakować terminal (żywotność 4, 1 blok i jeszcze 1 blok, gdy sąsiaduje z nim figurka Imperium).
mission-aftermath-rule-2 = Drzwi są zablokowane dla figurek Imperium.

## Koniec misji

outcome-assault-mission-time = Minęła ostatnia runda misji
outcome-assault-mission-wounded = Wszyscy bohaterowie są ranni
outcome-assault-mission-field-cleared = Na polu bitwy nie ma już figurek Imperium
outcome-assault-mission-sabotaged = Dokonano sabotażu bazy
outcome-assault-mission-escaped = Bohaterowie uciekli z nagraniem
outcome-assault-mission-terminals-destroyed = Wszystkie terminale są zniszczone

## Obiekty misji

token-barricade = Barykada
token-informant = Informator
token-power-station = Stacja zasilania
token-gun-turret = Wieżyczka
