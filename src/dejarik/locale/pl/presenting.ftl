### Co strona pokazuje z konfrontacji: zasady misji, wartości, kto może zagrać kartę, ustawienia nowej gry.

## Lists

shown-and = { $first }, { $rest }
shown-or = { $first } lub { $rest }
shown-then = { $first } { $rest }

## Who may play a Command card

shown-for-player = zagrywa ją właściciel, bez figurki
shown-for-any = dowolna figurka
shown-for-small = mała figurka
shown-for-large = duża figurka
shown-for-ready = jej grupa jest przygotowana

## Values of figures

shown-value-health = Żywotność
shown-value-speed = Szybkość
shown-value-attack-damage = Obrażenia podczas ataku
shown-value-attack-surge = Wzmocnienia podczas ataku
shown-value-attack-accuracy = Celność podczas ataku
shown-value-attack-pierce = Przebicie
shown-value-attack-blast = Wybuch
shown-value-attack-cleave = Rozpłatanie
shown-value-attack-reach = Dystans
shown-value-defence-block = Bloki podczas obrony
shown-value-defence-evade = Uniki podczas obrony
shown-value-defence-dodge = Uchylenia podczas obrony
shown-value-defence-accuracy = Celność, którą tracą ataki na nią
shown-for-a-time = efekt działający przez pewien czas

## Objects

shown-door = Zamknięte drzwi zasłaniają widok i blokują ruch. Figurka obok nich może je otworzyć akcją skorzystania.
shown-locked-door = Te drzwi są zablokowane: nikt nie otworzy ich akcją skorzystania. Zasłaniają widok i blokują ruch.
shown-terminal = W fazie porządków gracz dobiera dodatkową kartę dowodzenia za każdy terminal, który kontroluje jego strona.

shown-zone-size = { $count ->
    [one] Jedno pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
  }

## Settings of a new game

shown-setting-format = Sposób gry
shown-format-skirmish = Konfrontacja
shown-format-skirmish-text = Dwie armie albo dwie drużyny po dwóch graczy walczą o punkty zwycięstwa.
shown-format-mission = Misja
shown-format-mission-text = Jeden gracz dowodzi Imperium przeciw dwóm do czterech bohaterów na planszy misji.
shown-setting-class = Klasa Imperium
shown-setting-hero = Bohater
shown-setting-map = Plansza
shown-setting-mission = Misja
shown-mission-kind-introduction = Wprowadzenie
shown-mission-kind-story = Fabularna
shown-mission-kind-interlude = Interludium
shown-mission-kind-finale = Finał
shown-mission-kind-side = Poboczna
shown-mission-kind-threat = Misja zagrożenia
shown-mission-kind-forced = Misja wymuszona
shown-mission-threat = poziom zagrożenia { $level }
shown-mission-heroes-xp = bohaterowie zyskują po { $amount } PD
shown-mission-heroes-credits = bohaterowie zyskują po { $amount } kredytów
shown-mission-heroes-card = bohaterowie zyskują: { $card }
shown-mission-heroes-ally = bohaterowie zyskują wybranego sojusznika
shown-mission-campaign = rozstrzyga kampanię
shown-mission-empire-xp = Imperium zyskuje { $amount } PD
shown-mission-empire-influence = { $amount ->
    [one] Imperium zyskuje { $amount } punkt wpływów
    [few] Imperium zyskuje { $amount } punkty wpływów
    [many] Imperium zyskuje { $amount } punktów wpływów
   *[other] Imperium zyskuje { $amount } punktu wpływów
}
shown-mission-empire-card = Imperium zyskuje: { $card }
shown-setting-party = Karty bohaterów i Imperium
shown-party-fitting = Jak w tym miejscu kampanii
shown-party-starting = Jak na jej początku
shown-setting-players = Gracze
shown-setting-armies = Armie
shown-mission-side = Misja { $side }
shown-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } graczy
  }
shown-armies-ready-made = Gotowe, losowane dla każdego gracza
shown-armies-random = Zbudowane losowo
