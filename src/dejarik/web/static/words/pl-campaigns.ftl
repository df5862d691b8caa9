### Lista kampanii, strona jednej kampanii i formularz nowej.

page-campaigns = Kampanie
page-title-campaigns = kampanie
page-title-campaign = kampania
page-play-campaign = Zagraj kampanię
campaigns-yours = Twoje kampanie
campaigns-all = Wszystkie kampanie
campaigns-waits = { $count ->
    [one] 1 czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
campaigns-none = Nie ma tu jeszcze żadnej kampanii
campaigns-none-note = Załóż ją: wybierz co najmniej dwóch bohaterów i tych, którzy nimi zagrają. Można ją rozgrywać tygodniami; każdy krok jest zapisany.
campaigns-file = Kampania z pliku
campaigns-file-note = Graj tu dalej w kampanię zapisaną do pliku, także na innym serwerze.
campaigns-import = Otwórz plik
campaigns-export = Zapisz do pliku
campaigns-links-note = Kampania już tu jest. Zajmij swoje miejsce, a pozostałe odnośniki wyślij tym, którzy grają na innych miejscach.
campaigns-new = Nowa kampania
campaigns-start = Rozpocznij kampanię
campaigns-heroes = Bohaterowie: wybrano { $count }, od 2 do 4
campaigns-legendary = 2 bohaterów: karty legendarne (więcej żywotności, dwie aktywacje więcej)
campaigns-heroic = 3 bohaterów: karty heroiczne (więcej żywotności, jedna aktywacja więcej)
campaigns-companion-note = Ta strona opowiada każdą misję, liczy rundy i zagrożenie i czyta, co się dzieje; wynik wpisujecie sami. Dziennik i rozwój są prowadzone tutaj.
campaigns-who = Kto gra
campaigns-who-plays = Kto gra: { $name }?
campaigns-name-of = Imię gracza: { $name }
campaigns-name = Imię
campaigns-kind-me = ty
campaigns-kind-bot = bot
campaigns-kind-friend = znajomy, przez odnośnik
campaigns-kind-hot = ktoś obok ciebie
campaigns-together = Decyzje Rebeliantów
campaigns-all-agree = wszyscy muszą się zgodzić
campaigns-any-answers = decyduje pierwsza odpowiedź
campaigns-level = Bot Imperium gra
campaigns-level-of = { $name ->
    [story] dla fabuły
    [rookie] jak równy z równym
    [greedy] bezlitośnie
   *[other] { $name }
  }
campaigns-level-note = { $name ->
    [story] Często się myli: dla tych, którzy chcą poznać ciąg dalszy.
    [rookie] Czasem się myli: dobrze grający bohaterowie wygrywają mniej więcej co drugą misję.
    [greedy] Niczego nie przeoczy: bohaterowie rzadko wygrywają misję.
   *[other] { $name }
  }
campaigns-more = Zasady domowe i początek
campaigns-founding = Przed misją 1 z { $total }
campaigns-after = Po misji { $number } z { $total }: { $step }
campaigns-ready = Po misji { $number } z { $total }, następna może się zacząć
campaigns-in-mission = Misja { $number } z { $total }: { $name }, runda { $round }
campaigns-mission-over = Po misji { $number } z { $total }: { $name }
campaigns-forced = Po misji { $number } z { $total }, misja wymuszona: { $name }
campaigns-won-rebels = Rebelia wygrywa finał, misje: { $total }
campaigns-won-empire = Imperium wygrywa finał, misje: { $total }
campaigns-before-mission = Misja { $number } z { $total }: { $name }
campaigns-places = Rozegrane misje: { $done } z { $total }
campaigns-turn-of = Kolej: { $names }
campaigns-waiting = { $count ->
    [one] czeka na 1 gracza
    [few] czeka na { $count } graczy
   *[many] czeka na { $count } graczy
}
campaigns-goes-on = można grać dalej
campaigns-over = zakończona
campaigns-log = Dziennik
campaigns-unknown = Pod tym adresem nie ma kampanii albo nie można jej pokazać.
campaigns-stages = Co rozegrano
campaigns-stages-note = każdy etap można zacząć od nowa, jako osobną kampanię
campaigns-part-between = Między misjami
campaigns-part-mission = Misja: { $name }
campaigns-stage-now = trwa
campaigns-again-mission = Zacznij tę misję od nowa
campaigns-again-stage = Zacznij ten etap od nowa
campaigns-again-note = Wszystko zaczyna się stąd od nowa, z innym szczęściem, przy nowym stole i z tymi samymi osobami, jako osobna kampania. Ta zostaje taka, jaka jest.
campaigns-branch = Graj stąd dalej w nowej kampanii
campaigns-branch-note = To, co następuje po tym etapie, zaczyna się od nowa przy nowym stole i z tymi samymi osobami. Ta kampania zostaje taka, jaka jest.
campaigns-branch-yes = Zaczynamy
campaigns-branched = Ktoś zaczął to od nowa jako osobną kampanię, dla tych samych osób.
campaigns-branched-go = Przejdź tam
campaigns-point = Nazwij ten punkt
campaigns-point-note = Nazwę widzą wszyscy, którzy grają w tę kampanię, i po niej odnajdą ten punkt. Puste pole usuwa nazwę.
campaigns-point-field = Nazwa punktu, w którym zaczyna się ten etap
campaigns-story = Kampania do tej pory
campaigns-stop = Na dziś koniec
campaigns-results = Wynik
page-title-results = wynik
page-gone-on = Kampania toczy się dalej przy następnym stole. Ten możesz oglądać, jak długo chcesz.
campaigns-name-field = Nazwa kampanii
campaigns-rename = Nadaj nazwę
campaigns-rename-again = Zmień nazwę
campaigns-rename-note = Nazwę widzą wszyscy, którzy grają w tę kampanię.
campaigns-rename-yes = Zapamiętaj
