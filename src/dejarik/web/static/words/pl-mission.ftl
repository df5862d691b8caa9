### Ekran misji.

page-told = Odczytane
mission-heroes = Bohaterowie
mission-hero = Bohater
mission-team = Drużyna
mission-empire = Imperium
mission-you = ty
mission-who-acts = Kto działa teraz?
mission-rest-sub = Zmęczenie do wytrzymałości, nadmiar leczy
mission-tray = Zasoby
mission-tray-hand = Na ręce
mission-tray-agenda = Agenda
mission-tray-reserved = Na wydarzenie
mission-threat = Zagrożenie { $threat }
mission-threat-level = poziom { $level }: +{ $level } co rundę
mission-backs = Karty imperialne: { $imperial }, najemników: { $mercenary }, tajne agendy: { $agendas }
mission-influence = wpływy: { $influence }
mission-played = Zagrane agendy
mission-last-round = koniec po rundzie { $round }
mission-standing = runda { $round }, zagrożenie { $threat }
mission-crates = { $count ->
    [one] { $count } otwarta skrzynka
    [few] { $count } otwarte skrzynki
   *[many] { $count } otwartych skrzynek
}
mission-wounded = Rana
mission-withdrawn = Poza misją
mission-escaped = Ucieczka
mission-exhausted = wyczerpana
mission-depleted = zużyta
mission-face-down = odwrócona
mission-endurance = Wytrzymałość
mission-attributes = Atrybuty
mission-health-label = żywotność { $left } z { $health }
mission-strain-label = zmęczenie { $strain } z { $endurance }
mission-rules = Zasady tej misji
mission-test = Test atrybutu
mission-test-of = { $figure }: test
mission-test-odds = szansa { $passes }
mission-odds-incomplete = Coś na stole może jeszcze zmienić ten test.
mission-successes-odds = Sukcesy, w procentach
mission-successes = sukcesy: { $reached } z { $needed }
mission-own-goal = Wiesz tylko ty:
mission-event-close = Przeczytane
mission-incapacitated = Obezwładnienie
mission-not-revealed = Nieodkryte
mission-events = Nadchodzące wydarzenia
mission-hidden = ukryte
mission-bounty = Żeton ściganego
mission-recon = Żeton zwiadu
mission-neutral = Figurki neutralne
mission-lying = { $token }: { $count }
mission-counted = Policzono dotąd: { $count }
mission-tokens-on = { $count ->
    [one] 1 żeton na karcie
    [few] { $count } żetony na karcie
    [many] { $count } żetonów na karcie
   *[other] { $count } żetonu na karcie
}
mission-legend-goal = Cel
mission-legend-secret = Rebelianci tego nie znają
mission-as-rebels = Jak widzą to Rebelianci

### Lekcja kampanii.

mission-learn-title = Twoja pierwsza misja
mission-learn-intro = Od dwóch do czterech bohaterów przeciw Imperium, którego gracz wie, co nadejdzie. Bohaterowie zaczynają i decydują razem; Imperium odpowiada grupami i zbiera zagrożenie na następne.
mission-learn-begin-note = Na obcym terytorium, pierwsza misja Królestwa Jabby: jesteś Dialą Passil, boty grają Jyn Odan i Imperium. Przewodnik objaśnia każdy krok, gdy nadejdzie. Dwadzieścia minut albo tyle, ile zechcesz.
mission-learn-1 = Bohaterowie i Imperium
mission-learn-1-note = Na zmianę aktywuje się bohater i grupa Imperium. Gdy bohaterów jest mniej niż czterech, każdy ma więcej żywotności i może działać dwa razy w rundzie.
mission-learn-2 = Akcje
mission-learn-2-note = Bohater ma dwie akcje: ruch, atak, skorzystanie z obiektu, odpoczynek albo akcję specjalną z karty. Może zaatakować dwa razy.
mission-learn-3 = Zmęczenie
mission-learn-3-note = Zmęczeniem płaci się za punkty ruchu i wiele zdolności, do wysokości wytrzymałości bohatera. Usuwa je odpoczynek.
mission-learn-4 = Testy
mission-learn-4-note = Drzwi, terminale i zagrożenia wymagają siły, intuicji albo techniki: rzuć kośćmi ze swojego arkusza, każde wzmocnienie to sukces. Szansa stoi przy wyborze.
mission-learn-5 = Rany
mission-learn-5-note = Bohater bez żywotności zostaje ranny: odwraca arkusz, traci wszystkie obrażenia i walczy dalej. Za drugim razem wycofuje się. Gdy wszyscy są ranni, większość misji jest przegrana.
mission-learn-6 = Zagrożenie
mission-learn-6-note = Po każdej rundzie Imperium zyskuje zagrożenie i płaci nim za nowe grupy i utracone figurki. Wydarzenia misji sprowadzają kolejne: trzeba się spieszyć.

mission-topic-aim = O co chodzi
mission-topic-aim-text = Twoje cele stoją na górze z proporczykiem, a ten sam proporczyk jest na planszy. Nowe pojawiają się wraz z wydarzeniami. Wybrać można tylko to, co podświetlone.
mission-topic-empire = Działa Imperium
mission-topic-empire-text = Po każdym bohaterze aktywuje się jedna grupa Imperium: wszystkie jej figurki, po dwie akcje, ale tylko jeden atak każda. Dziennik opowiada każdy krok.
mission-topic-wounded = Rana
mission-topic-wounded-text = Bohater stracił całą żywotność: jego arkusz się odwraca, obrażenia znikają, ale wartości są niższe. Następnym razem wycofa się z misji.
mission-topic-event = Odczytano wydarzenie
mission-topic-event-text = Coś się zmieniło: drzwi, nowi wrogowie, nowa część mapy, inny cel. Wszystko, co odczytano, można przeczytać znowu w zakładce „Odczytane”.
mission-topic-threat = Zagrożenie rośnie
mission-topic-threat-text = Koniec rundy. Imperium zyskuje zagrożenie i może od razu wydać je na figurki, w miejscach, które zna tylko ono. Karty i grupy są znów przygotowane, wy także.
mission-topic-entrance = Gdzie zaczynają bohaterowie
mission-topic-entrance-text = Bohaterowie wchodzą na mapę przy wejściu. Razem decydujecie, kogo postawić najpierw; bot zgadza się z tobą.
mission-topic-turn = Czyja kolej?
mission-topic-turn-text = Bohaterowie razem wybierają, kto się teraz aktywuje. Gdy jest ich dwoje, każde działa w rundzie dwa razy. Kto ma jeszcze aktywację, nosi niebieską strzałkę.
mission-topic-actions = Dwie akcje
mission-topic-actions-text = Ruch, atak, skorzystanie z tego, co obok, odpoczynek albo akcja specjalna z karty. Bohater może nawet zaatakować dwa razy.
mission-topic-strain = Zmęczenie
mission-topic-strain-text = Punkt ruchu za jedno zmęczenie, dwa razy w aktywacji: tak dojdziesz za róg. Zdolności też kosztują zmęczenie. Bursztynowy pasek pokazuje, ile uniesiesz.
mission-topic-move = Ruch
mission-topic-move-text = Każde podświetlone pole pokazuje swój koszt. Mgła kryje to, czego nikt jeszcze nie widział, i nie zdradza, jak jest duże.
mission-topic-crate = Skrzynka
mission-topic-crate-text = Akcja skorzystania ze skrzynki daje kartę zaopatrzenia, którą masz, dopóki jej nie użyjesz. Po misji jest warta kredyty.
mission-topic-object = Skorzystanie
mission-topic-object-text = Z czegoś obok ciebie można skorzystać, za jedną akcję. Jeśli wymaga to testu, szansa stoi pod wyborem.
mission-topic-rest = Odpoczynek
mission-topic-rest-text = Odpoczynek, za jedną akcję, usuwa tyle zmęczenia, ile masz wytrzymałości. Reszta leczy obrażenia. Pod koniec spokojnej tury to często najlepsze wyjście.
mission-topic-weapon = Wybierz broń
mission-topic-weapon-text = Masz więcej niż jedną. Każda pokazuje swoje kości i szanse; co napisano na broni, liczy się tylko w jej atakach.
mission-topic-react = Można użyć zdolności
mission-topic-react-text = Karty i zdolności odpowiadają na to, co się dzieje, niektóre za zmęczenie. Stół czeka i pyta; spasowanie nic nie kosztuje.
mission-topic-test = Test
mission-topic-test-text = Rzuć kośćmi atrybutu: każde wzmocnienie to sukces. Przy obiekcie sukcesy nieudanego testu zostają dla następnego.
mission-topic-end = Znasz już drogę
mission-topic-end-text = To była cała misja. Zagraj z przyjaciółmi, każdy swoim bohaterem, albo usiądź na miejscu Imperium.
mission-rewards-rebels = Nagrody Rebelii
mission-rewards-empire = Nagrody Imperium
mission-next = Co dalej w kampanii
