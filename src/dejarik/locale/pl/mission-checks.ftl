### Co jest nie tak z misją kampanii jako całością, dla tych, którzy ją piszą: `dejarik mission check`.

check-misnamed = { $word }(…): { $wrong }
check-what-kind = misja nie ma obiektów rodzaju
check-what-door = misja nie ma drzwi
check-what-mark = znacznik „{ $mark }” wymienia coś, czego misja nie ma:

check-event-no-code = w danych jest zdarzenie „{ $event }”, a w module go nie ma: napisz event("{ $event }", …)
check-event-no-data = w danych nie ma takiego zdarzenia: { $wrong }
check-choice = moduł ma options(…) dla zdarzenia „{ $event }”: dane powinny podawać, kto wybiera ("choice")
check-group-unused = nikt nie wprowadza zarezerwowanej grupy „{ $card }” (zdarzenie { $event }): dodaj do zdarzenia deploys(), a do danych pola, albo wymień kartę w module
check-point-unused = punkt rozstawienia „{ $point }” nigdy nie jest aktywny i nie wymienia go żadne zdarzenie, grupa ani moduł: użyje go "points_on" zdarzenia z deploys() albo points(on=["{ $point }"])
check-object-unused = nic nie używa obiektów „{ $name }” rodzaju „{ $kind }”: powinien je wymienić moduł – w usable, target, obstacle, wyzwalaczu albo własnej funkcji
check-section-unused = sekcja „{ $section }” nigdy nie jest wykładana: jakieś zdarzenie powinno mieć reveal("{ $section }")
check-figure-unused = figurka „{ $figure }” nigdy nie jest rozstawiana: powinny ją wymienić dane grupy, sojusznika lub zdarzenia albo moduł
check-limit = według danych runda { $limit } jest ostatnia, a w module nie ma round_ends({ $limit }): zwykle pisze się imperials_win(TIME, round_ends({ $limit }))
check-no-end = nikt nie może w ten sposób wygrać: w module nie ma { $word }(…)
check-door-no-data = mapa „{ $map }” ma przy { $door } drzwi, których nie ma w danych: nazwij je w "doors"
check-side-unlisted = żadna kampania nie dochodzi do tej misji pobocznej: nie ma jej ani tutaj, ani na karcie agendy

check-merit-no-code = nagrody pytają o „{ $name }”, a moduł tego nie zna: napisz merit("{ $name }", …)
check-merit-no-data = nie pyta o to żadna nagroda: { $wrong }
check-what-merit = nagrody nie mają warunku

check-unreachable = zdarzenie „{ $event }” nigdy nie może zajść: { $why }
check-why-event = czeka na zdarzenie „{ $event }”, które nie może zajść
check-why-no-health = obiekty rodzaju „{ $kind }” nie mają w danych Żywotności, więc nie da się ich zniszczyć
check-why-too-few = czeka na zniszczenie { $number } obiektów rodzaju „{ $kind }”, a jest ich { $there }
check-why-face-up = obiekty rodzaju „{ $kind }” nie leżą zakryte
check-why-no-colour = żaden obiekt rodzaju „{ $kind }” nie ma koloru { $colour }; znane: { $known }
check-why-too-late = runda { $round } jest po ostatniej, { $limit }

check-untested = żaden test nie ma znacznika @pytest.mark.{ $mark }("{ $name }")
check-no-tests = nie ma pliku z testami
check-mission-unwritten = Misja kampanii „{ $mission }” ma dane, ale nic jeszcze dla niej nie napisano: napisz mission("{ $mission }", …) w content/campaign/missions/{ $file }.

check-mission-line = { $mission }: { $events ->
    [one] { $events } zdarzenie
    [few] { $events } zdarzenia
    [many] { $events } zdarzeń
   *[other] { $events } zdarzenia
}, { $options ->
    [one] { $options } opcja
    [few] { $options } opcje
    [many] { $options } opcji
   *[other] { $options } opcji
}, { $goals ->
    [one] { $goals } cel
    [few] { $goals } cele
    [many] { $goals } celów
   *[other] { $goals } celu
}, { $ends ->
    [one] { $ends } zakończenie
    [few] { $ends } zakończenia
    [many] { $ends } zakończeń
   *[other] { $ends } zakończenia
}
check-summary = { $missions ->
    [one] { $missions } misja
    [few] { $missions } misje
    [many] { $missions } misji
   *[other] { $missions } misji
}, { $mistakes ->
    [one] { $mistakes } błąd
    [few] { $mistakes } błędy
    [many] { $mistakes } błędów
   *[other] { $mistakes } błędu
}
