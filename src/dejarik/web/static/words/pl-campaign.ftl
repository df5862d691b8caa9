### Ekran kampanii między dwiema misjami i jej dziennik.

between-campaign = Kampania
between-slots = Misje kampanii
between-steps = Co się robi między dwiema misjami
between-step-found = Początek
between-step-aftermath = Nagrody
between-step-learn = Karty klas
between-step-sell = Sprzedaż
between-step-shop = Zakupy
between-step-empire = Imperium
between-step-mission = Misja
between-step-prepare = Ekwipunek
between-step-ally = Sojusznik
between-after = po misji { $number }
between-before-first = przed pierwszą misją
between-kind-introduction = Wprowadzenie
between-kind-story = Misja fabularna
between-kind-interlude = Interludium
between-kind-finale = Finał
between-kind-side = Misja poboczna
between-kind-threat = Misja zagrożenia
between-kind-forced = Misja wymuszona
between-empire-won = Wygrało Imperium
between-rebels-won = Wygrali Rebelianci
between-threat = zagrożenie { $level }
between-next = następna
between-totals = Co kto ma
between-trace = Skąd się to wzięło
between-story = Dotychczasowa historia
between-credits = Kredyty
between-influence = Wpływy
between-xp = PD
between-cost-xp = { $amount } PD
between-cost-credits = { $amount ->
    [one] 1 kredyt
    [few] { $amount } kredyty
    [many] { $amount } kredytów
   *[other] { $amount } kredytu
}
between-cost-influence = wpływy: { $amount }
between-xp-each = po { $amount } PD
between-lit = { $count ->
    [one] Jedną możliwość podświetlono przy jej karcie.
    [few] { $count } możliwości podświetlono przy ich kartach.
   *[other] { $count } możliwości podświetlono przy ich kartach.
}
between-look = Przeczytaj kartę
between-shared = Wspólne Rebeliantów
between-cards = Karty
between-class-cards = Karty klasy do kupienia
between-class-left = { $count ->
    [0] Wszystkie karty klasy są kupione
    [one] 1 karta klasy do kupienia
    [few] { $count } karty klasy do kupienia
    [many] { $count } kart klasy do kupienia
   *[other] { $count } karty klasy do kupienia
}
between-learns = { $hero }: karty klasy
between-choose = Wybierz
between-chooses = teraz wybiera
between-chosen = wybrano { $count } z { $most }
between-left = zostaje
between-on = na: { $weapon }
between-allies = Sojusznicy
between-ally-won = Sojusznik do zdobycia: { $ally }
between-shop = Sklep
between-shop-note = { $count ->
    [one] dobrano 1 przedmiot
    [few] dobrano { $count } przedmioty
    [many] dobrano { $count } przedmiotów
   *[other] dobrano { $count } przedmiotu
}, poziom { $tiers }
between-short = brakuje { $amount }
between-missions = Misje, w które można zagrać
between-drawn = Dobrane agendy
between-drawn-note = To, czego nie kupisz, wraca do talii nieujawnione. Rebelianci dowiedzą się tylko, ile masz tajnych agend.
between-only-you = widzisz to tylko ty
between-hand = Tajne agendy na ręce
between-secret-count = { $count ->
    [one] 1 tajna agenda
    [few] { $count } tajne agendy
    [many] { $count } tajnych agend
   *[other] { $count } tajnej agendy
}
between-agendas = Agendy w grze
between-villains = Przeciwnicy
between-print = Drukuj
between-trace-hint = Naciśnij sumę, aby zobaczyć, co się na nią składa.
between-trace-of = { $what }: skąd się wzięły
between-slot = Miejsce
between-why = Dlaczego
between-amount = Ile
between-sum = Teraz
between-before = Przed pierwszą misją
between-rule = Zasada, która o tym mówi
between-sheet = Dejarik · dziennik kampanii
between-against = { $heroes } przeciwko: { $empire }
between-mission-why = Misja i dlaczego się skończyła
between-won-by = Zwycięzca
between-tiers = potem przedmioty poziomu { $tiers }
between-help-stage-choose-agendas = W każdym zestawie są trzy karty. Sześć zestawów to twoja talia na całą kampanię.
between-help-stage-choose-allies = Te misje trafią do talii misji pobocznych; można w nich zdobyć ich sojuszników.
between-help-stage-learn = To, czego nie wydasz, zostaje na później.
between-help-stage-learn-empire = Kupione karty są jawne dla wszystkich. To, czego nie wydasz, zostaje na później.
between-help-stage-selling = Kredyty są wspólne. Sprzedane przedmioty przepadają.
between-help-stage-shopping = Kredyty są wspólne. Przedmioty, których nie kupicie, wracają do talii.
between-help-stage-agendas = Dobrane karty widzisz tylko ty. To, czego nie wydasz, zostaje na później.
between-help-stage-choose-mission = Naciśnij misję, aby zagrać w nią jako następną. Co się w niej zdarzy, okaże się na miejscu.
between-help-stage-prepare = Naciśnij kartę bohatera, aby ją przekazać lub założyć na broń.
between-help-stage-too-much = To, co zostaje, po misji nadal jest wasze.
between-help-stage-bring-ally = Może pójść tylko jeden.
between-previously = Poprzednio
between-rebels-bought = Zakupy Rebeliantów
between-empire-bought = Zakupy Imperium
between-rewards = Nagrody
between-sold = sprzedaż: { $card }, +{ $amount }
between-nothing = nic
between-upgrades = Rozwój w tym etapie
between-unspent = zostaje:
between-now = Wybór następnej misji
between-tiers-short = przedm. { $tiers }
between-entries = { $count ->
    [one] 1 wpis w dzienniku
    [few] { $count } wpisy w dzienniku
   *[many] { $count } wpisów w dzienniku
}
between-basket = Koszyk
between-basket-empty = Naciśnij przedmiot, a trafi tutaj. Nic nie zostanie kupione, dopóki nie naciśniesz „Kup”.
between-basket-empire = Naciśnij karty, a trafią tutaj. Nic nie zostanie kupione, dopóki nie naciśniesz „Kup”. Agendy dobiera się po zakupie kart klasy.
between-basket-class = Naciśnij karty, a trafią tutaj. Nic nie zostanie kupione, dopóki nie naciśniesz „Kup”.
between-leave = Nic z koszyka nie jest jeszcze kupione
between-leave-text = { $count ->
    [one] Leży w nim 1 karta. Jeśli teraz skończysz, nic z tego nie kupisz.
    [few] Leżą w nim { $count } karty. Jeśli teraz skończysz, nic z tego nie kupisz.
   *[many] Leży w nim { $count } kart. Jeśli teraz skończysz, nic z tego nie kupisz.
}
between-leave-yes = Nic nie kupuję
between-leave-no = Wróć do koszyka
between-basket-out = Wyjmij: { $card }
between-basket-left = Zostanie
between-basket-buy = { $count ->
    [one] Kup
    [few] Kup wszystko ({ $count })
   *[many] Kup wszystko ({ $count })
}
between-for-whom = Dla kogo: { $card }
between-in-basket = w koszyku
between-in-shop = { $count ->
    [one] Można kupić 1 przedmiot: jest podświetlony w sklepie.
    [few] Można kupić { $count } przedmioty: są podświetlone w sklepie.
   *[many] Można kupić { $count } przedmiotów: są podświetlone w sklepie.
}
between-compare = { $hero }: { $card }
between-compare-note = Szansa, że atak pokona figurkę z czarną kością obrony i żywotnością { $health }, oraz średnie obrażenia. Liczy się tylko to, co jest na karcie broni.
between-compare-range = Zasięg { $range }
between-compare-melee = Obok celu
between-compare-damage = ⌀ { $amount }
between-compare-text = Niektóre mają jeszcze tekst, który nie jest tu liczony.
between-unknown = Plansza, przeciwnicy i zasady okażą się na początku misji.
between-later = Nie można w nią zagrać na tym miejscu kampanii.
