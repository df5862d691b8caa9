### Star Wars: Gra karciana: tytuły kart.

## Karty stronnictw i tarcza

lcg-card-jedi = Jedi
lcg-card-rebel-alliance = Sojusz Rebeliantów
lcg-card-smugglers-and-spies = Przemytnicy i szpiedzy
lcg-card-sith = Sithowie
lcg-card-imperial-navy = Imperialna Flota
lcg-card-scum-and-villainy = Szumowiny i nikczemnicy
lcg-card-death-star-dial = Tarcza Gwiazdy Śmierci

## Zestaw celów 1

lcg-card-a-heros-journey-2 = Podróż bohatera
lcg-card-luke-skywalker-92 = Luke Skywalker
lcg-card-twilek-loyalist-15 = Twi’lekański lojalista
lcg-card-jedi-lightsaber-102 = Miecz świetlny Jedi
lcg-card-trust-your-feelings-153 = Zaufaj swoim uczuciom
lcg-card-dagobah-training-grounds-31 = Miejsce treningów na Dagobah

## Zestaw celów 2

lcg-card-in-you-must-go-76 = Wejść tam musisz
lcg-card-yoda-166 = Yoda
lcg-card-believer-in-the-old-ways-154 = Wierny dawnym tradycjom
lcg-card-shii-cho-training-122 = Trening Shii-Cho
lcg-card-counter-stroke-28 = Riposta

## Zestaw celów 3

lcg-card-forgotten-heroes-95 = Zapomniani bohaterowie
lcg-card-obi-wan-kenobi-101 = Obi-Wan Kenobi
lcg-card-jedi-in-hiding-84 = Jedi w ukryciu
lcg-card-jedi-mind-trick-85 = Umysłowa sztuczka Jedi
lcg-card-our-most-desperate-hour-96 = Nasza najczarniejsza godzina
lcg-card-heat-of-battle-65 = W ferworze walki

## Zestaw celów 4

lcg-card-a-journey-to-dagobah-3 = Podróż na Dagobah
lcg-card-red-five-113 = Czerwony Pięć
lcg-card-r2-d2-106 = R2-D2
lcg-card-double-strike-46 = Podwójne uderzenie
lcg-card-target-of-opportunity-133 = Nadarzający się cel

## Zestaw celów 5

lcg-card-the-secret-of-yavin-4-144 = Sekret Yavina 4
lcg-card-c-3po-21 = C-3PO
lcg-card-guardian-of-peace-109 = Strażnik pokoju
lcg-card-lightsaber-deflection-89 = Odbicie mieczem świetlnym
lcg-card-twist-of-fate-157 = Kaprys losu

## Zestaw celów 6

lcg-card-last-minute-rescue-118 = Ratunek w ostatniej chwili
lcg-card-redemption-115 = Odkupienie
lcg-card-corellian-engineer-25 = Koreliański inżynier
lcg-card-return-of-the-jedi-119 = Powrót Jedi
lcg-card-emergency-repair-50 = Awaryjna naprawa
lcg-card-force-rejuvenation-61 = Odnowa Mocą

## Zestaw celów 7

lcg-card-jedi-training-86 = Szkolenie Jedi
lcg-card-believer-in-the-old-ways-155 = Wierny dawnym tradycjom
lcg-card-ancient-monument-6 = Starożytny monument
lcg-card-it-binds-all-things-80 = Spaja wszystko, co istnieje

## Zestaw celów 8

lcg-card-the-defense-of-yavin-4-138 = Obrona Yavina 4
lcg-card-red-two-114 = Czerwony Dwa
lcg-card-y-wing-165 = Y-wing
lcg-card-astromech-droid-upgrade-158 = Droid astromechaniczny
lcg-card-hidden-outpost-49 = Ukryta placówka
lcg-card-rebel-assault-108 = Szturm Rebelii

## Zestaw celów 9

lcg-card-mission-briefing-97 = Odprawa przed misją
lcg-card-mon-mothma-98 = Mon Mothma
lcg-card-battlefield-engineers-14 = Inżynierowie polowi
lcg-card-a-wing-5 = A-wing
lcg-card-heavy-blaster-emplacement-66 = Stanowisko ciężkiego blastera

## Zestaw celów 10

lcg-card-fleeing-the-empire-56 = Ucieczka przed Imperium
lcg-card-leia-organa-88 = Leia Organa
lcg-card-fleet-officer-58 = Oficer floty
lcg-card-stolen-plans-124 = Wykradzione plany
lcg-card-youre-my-only-hope-167 = Jesteś moją jedyną nadzieją

## Zestaw celów 11

lcg-card-the-rebel-fleet-143 = Flota Rebelii
lcg-card-home-one-70 = Home One
lcg-card-repair-droid-116 = Droid naprawczy

## Zestaw celów 12

lcg-card-draw-their-fire-82 = Ściągnąć na siebie ogień
lcg-card-admiral-ackbar-7 = Admirał Ackbar
lcg-card-x-wing-escort-164 = Eskorta X-wingów
lcg-card-x-wing-163 = X-wing
lcg-card-fleet-command-center-57 = Centrum dowodzenia flotą
lcg-card-heroic-sacrifice-47 = Bohaterskie poświęcenie

## Zestaw celów 13

lcg-card-mobilize-the-squadrons-123 = Mobilizacja eskadr
lcg-card-rookie-pilot-120 = Początkujący pilot
lcg-card-trench-run-150 = Lot w kanionie
lcg-card-covering-fire-77 = Ogień osłonowy

## Zestaw celów 14

lcg-card-decoy-at-dantooine-39 = Zmyłka na Dantooine
lcg-card-wookiee-navigator-162 = Nawigator Wookiee
lcg-card-rebel-trooper-112 = Rebeliancki żołnierz
lcg-card-false-lead-55 = Fałszywy trop
lcg-card-fall-back-54 = Odwrót!
lcg-card-a-new-hope-4 = Nowa nadzieja

## Zestaw celów 15

lcg-card-questionable-contacts-69 = Podejrzane kontakty
lcg-card-han-solo-64 = Han Solo
lcg-card-twilek-smuggler-156 = Twi’lekański przemytnik
lcg-card-cloud-city-casino-22 = Kasyno w Mieście w Chmurach
lcg-card-swindled-130 = Wykiwany
lcg-card-crossfire-29 = Ogień krzyżowy

## Zestaw celów 16

lcg-card-rumors-at-the-cantina-121 = Plotki z kantyny
lcg-card-rebel-sympathizer-111 = Sympatyk Rebelii
lcg-card-common-ground-23 = Płaszczyzna porozumienia
lcg-card-rescue-mission-117 = Misja ratunkowa
lcg-card-it-could-be-worse-81 = Mogło być gorzej

## Zestaw celów 17

lcg-card-tribal-support-151 = Wsparcie plemienia
lcg-card-ewok-scout-53 = Zwiadowca Ewoków
lcg-card-log-trap-90 = Pułapka z bali
lcg-card-yub-yub-168 = Yub Yub!

## Zestaw celów 18

lcg-card-hit-and-run-68 = Uderz i znikaj
lcg-card-secret-informant-110 = Tajny informator

## Zestaw celów 19

lcg-card-fall-of-the-jedi-99 = Upadek Jedi
lcg-card-darth-vader-35 = Darth Vader
lcg-card-dark-side-apprentice-33 = Uczeń ciemnej strony
lcg-card-vaders-lightsaber-159 = Miecz świetlny Vadera
lcg-card-force-choke-59 = Duszenie Mocą
lcg-card-heat-of-battle-169 = W ferworze walki

## Zestaw celów 20

lcg-card-counsel-of-the-sith-27 = Rady Sithów
lcg-card-advisor-to-the-emperor-9 = Doradca Imperatora
lcg-card-kuati-security-team-136 = Kuacki oddział ochrony
lcg-card-sith-library-72 = Biblioteka Sithów
lcg-card-dark-precognition-34 = Mroczne przeczucie
lcg-card-twist-of-fate-171 = Kaprys losu

## Zestaw celów 21

lcg-card-black-squadron-assault-16 = Atak Eskadry Czarnych
lcg-card-vaders-tie-advanced-160 = TIE Advanced Vadera
lcg-card-tie-advanced-146 = TIE Advanced
lcg-card-black-squadron-pilot-17 = Pilot Eskadry Czarnych
lcg-card-im-on-the-leader-71 = Biorę prowadzącego
lcg-card-target-of-opportunity-170 = Nadarzający się cel

## Zestaw celów 22

lcg-card-the-heart-of-the-empire-142 = Serce Imperium
lcg-card-coruscant-defense-fleet-26 = Flota obronna Coruscant
lcg-card-force-stasis-62 = Bezruch Mocy
lcg-card-there-is-no-escape-139 = Nie ma ucieczki

## Zestaw celów 23

lcg-card-the-emperors-web-105 = Sieć Imperatora
lcg-card-emperor-palpatine-51 = Imperator Palpatine
lcg-card-emperors-royal-guard-52 = Gwardzista Imperatora
lcg-card-force-lightning-60 = Błyskawica Mocy

## Zestaw celów 24

lcg-card-cruel-interrogations-30 = Okrutne przesłuchania
lcg-card-interrogation-droid-79 = Droid przesłuchujący
lcg-card-isb-interrogators-43 = Śledczy IBB
lcg-card-intimidated-137 = Zastraszenie
lcg-card-interrogation-78 = Przesłuchanie

## Zestaw celów 25

lcg-card-shadows-of-dathomir-45 = Cienie Dathomir
lcg-card-nightsister-100 = Siostra Nocy
lcg-card-rancor-107 = Rankor
lcg-card-the-hands-blessing-141 = Błogosławieństwo Ręki
lcg-card-a-disturbance-in-the-force-1 = Zaburzenie Mocy

## Zestaw celów 26

lcg-card-imperial-command-73 = Dowództwo Imperium
lcg-card-admiral-motti-8 = Admirał Motti
lcg-card-duty-officer-48 = Oficer dyżurny
lcg-card-heavy-stormtrooper-squad-67 = Ciężki oddział szturmowców
lcg-card-orbital-bombardment-103 = Bombardowanie orbitalne

## Zestaw celów 27

lcg-card-kuat-reinforcements-87 = Posiłki z Kuat
lcg-card-backstabber-13 = „Backstabber”
lcg-card-tie-fighter-149 = Myśliwiec TIE
lcg-card-tie-bomber-148 = Bombowiec TIE
lcg-card-tallon-roll-132 = Beczka Tallona
lcg-card-death-from-above-37 = Śmierć z góry

## Zestaw celów 28

lcg-card-the-ultimate-power-145 = Ostateczna potęga
lcg-card-grand-moff-tarkin-63 = Wielki moff Tarkin
lcg-card-superlaser-engineer-129 = Inżynier superlasera
lcg-card-stormtrooper-elite-125 = Elitarni szturmowcy
lcg-card-control-room-24 = Sterownia
lcg-card-superlaser-blast-128 = Strzał superlasera

## Zestaw celów 29

lcg-card-death-and-despayre-36 = Śmierć i Despayre
lcg-card-devastator-44 = Dewastator
lcg-card-imperial-officer-74 = Oficer Imperialny
lcg-card-defense-upgrade-41 = Rozbudowa umocnień

## Zestaw celów 30

lcg-card-defense-protocol-40 = Protokół obronny
lcg-card-tie-attack-squadron-147 = Eskadra szturmowa TIE

## Zestaw celów 31

lcg-card-the-endor-gambit-140 = Gambit na Endorze
lcg-card-at-st-commander-12 = Dowódca AT-ST
lcg-card-at-st-11 = AT-ST
lcg-card-aft-armor-plating-10 = Opancerzenie rufy

## Zestaw celów 32

lcg-card-take-them-prisoner-131 = Pojmać ich!
lcg-card-death-star-trooper-38 = Żołnierz Gwiazdy Śmierci
lcg-card-detained-42 = Zatrzymanie
lcg-card-trooper-assault-152 = Szturm Żołnierzy
lcg-card-tear-this-ship-apart-134 = Rozebrać ten statek na części

## Zestaw celów 33

lcg-card-the-bespin-exchange-135 = Wymiana na Bespinie
lcg-card-boba-fett-19 = Boba Fett
lcg-card-outer-rim-hunter-104 = Łowca z Zewnętrznych Rubieży
lcg-card-mandalorian-armor-93 = Mandaloriańska zbroja
lcg-card-blaster-pistol-18 = Pistolet blasterowy
lcg-card-bounty-collection-20 = Odbiór nagrody

## Zestaw celów 34

lcg-card-looking-for-droids-91 = W poszukiwaniu droidów
lcg-card-viper-probe-droid-161 = Sonda szpiegowska Viper
lcg-card-dark-alliance-32 = Mroczny sojusz
lcg-card-its-worse-83 = Jest gorzej

## Zestaw celów 35

lcg-card-corporate-exploitation-94 = Korporacyjny wyzysk
lcg-card-espo-trooper-126 = Żołnierz Espo

## Zestaw celów 36

lcg-card-reconnaissance-mission-127 = Misja zwiadowcza
lcg-card-human-replica-droid-75 = Droid replika człowieka

## Zestaw celów 91

lcg-card-watchers-in-the-wasteland-416 = Strażnicy Pustkowi
lcg-card-obi-wan-kenobi-417 = Obi-Wan Kenobi
lcg-card-shistavanen-wolfman-418 = Shistavański człowiek-wilk
lcg-card-force-cleansing-419 = Oczyszczenie Mocą
lcg-card-supporting-fire-420 = Ogień wsparcia

## Zestaw celów 92

lcg-card-blue-squadron-support-421 = Wsparcie Eskadry Niebieskich
lcg-card-blue-leader-422 = Dowódca Niebieskich
lcg-card-b-wing-423 = B-wing
lcg-card-rapid-fire-424 = Szybki ogień

## Zestaw celów 93

lcg-card-rendars-wrath-425 = Gniew Rendara
lcg-card-dash-rendar-426 = Dash Rendar
lcg-card-arcona-rumor-monger-427 = Arkoński plotkarz
lcg-card-smuggling-shipment-428 = Przemycany ładunek

## Zestaw celów 94

lcg-card-the-emperors-hand-429 = Ręka Imperatora
lcg-card-mara-jade-430 = Mara Jade
lcg-card-agent-of-the-hand-431 = Agent Ręki
lcg-card-join-me-432 = Przyłącz się do mnie
lcg-card-supporting-fire-433 = Ogień wsparcia

## Zestaw celów 95

lcg-card-repair-and-refurbish-434 = Naprawa i przezbrojenie
lcg-card-thunderflare-435 = Thunderflare
lcg-card-logistics-officer-436 = Oficer logistyczny
lcg-card-weapons-upgrade-437 = Modyfikacja uzbrojenia

## Zestaw celów 96

lcg-card-mercenary-support-438 = Wsparcie najemników
lcg-card-punishing-one-439 = Punishing One
lcg-card-trandoshan-security-team-440 = Trandoshański oddział ochrony
lcg-card-a-price-on-their-heads-441 = Nagroda za ich głowy

## Talia wyzwań: Zadanie Jerjerroda

lcg-card-death-star-ii-455 = Druga Gwiazda Śmierci
lcg-card-lemelisks-ambition-442 = Ambicja Lemeliska
lcg-card-along-the-sanctuary-pipeline-443 = Na linii zaopatrzenia Sanktuarium
lcg-card-heightened-security-444 = Wzmocniona obrona
lcg-card-jerjerrods-task-445 = Zadanie Jerjerroda
lcg-card-construction-droid-446 = Droid budowlany
lcg-card-death-star-guards-447 = Strażnicy Gwiazdy Śmierci
lcg-card-tie-interceptor-448 = Myśliwiec przechwytujący TIE
lcg-card-destroyer-defense-fleet-449 = Obronna flota niszczycieli
lcg-card-lambda-class-shuttle-450 = Prom typu Lambda
lcg-card-darth-vader-451 = Darth Vader
lcg-card-moff-jerjerrod-452 = Moff Jerjerrod
lcg-card-admiral-piett-453 = Admirał Piett
lcg-card-emperor-palpatine-454 = Imperator Palpatine
lcg-card-orbital-construction-yard-456 = Orbitalna stocznia
lcg-card-tactical-command-center-457 = Centrum dowodzenia taktycznego
lcg-card-strategic-command-center-458 = Centrum dowodzenia strategicznego
lcg-card-endor-shield-generator-459 = Generator osłon na Endorze
lcg-card-signal-jam-460 = Zagłuszanie sygnału
lcg-card-we-shall-double-our-efforts-461 = Podwoimy wysiłki
lcg-card-fleet-ambush-462 = Zasadzka floty
lcg-card-fully-armed-463 = W pełni uzbrojona
lcg-card-change-of-plan-464 = Zmiana planu

## Talia wyzwań: Polowanie na Skywalkera

lcg-card-the-hunt-for-skywalker = Polowanie na Skywalkera
lcg-card-the-mines-465 = Kopalnie
lcg-card-the-final-ship-466 = Ostatni statek
lcg-card-dagobah-refuge-467 = Schronienie na Dagobah
lcg-card-the-coruscant-rescue-473 = Ratunek na Coruscant
lcg-card-rebel-command-469 = Dowództwo Rebelii
lcg-card-the-ruins-of-alderaan-470 = Szczątki Alderaana
lcg-card-front-line-reinforcements-471 = Posiłki na pierwszej linii
lcg-card-mission-at-kothlis-472 = Misja na Kothlis
lcg-card-return-to-tatooine-468 = Powrót na Tatooine
lcg-card-luke-skywalker-485 = Luke Skywalker
lcg-card-rebel-sentry-474 = Rebeliancki wartownik
lcg-card-bothan-facilitator-475 = Bothański pośrednik
lcg-card-tatooine-sympathizer-476 = Sympatyk z Tatooine
lcg-card-rogue-squadron-backup-477 = Odwody Eskadry Łotrów
lcg-card-specforces-commando-478 = Komandos Sił Specjalnych
lcg-card-rebel-ambush-team-479 = Rebelianci w zasadzce
lcg-card-decoy-wing-482 = Skrzydło pozorujące
lcg-card-r2-d2-481 = R2-D2
lcg-card-boushh-483 = „Boushh”
lcg-card-wedge-antilles-484 = Wedge Antilles
lcg-card-red-five-480 = Czerwony Pięć
lcg-card-secret-hideout-486 = Tajna kryjówka
lcg-card-command-center-487 = Centrum dowodzenia
lcg-card-entrenched-position-488 = Okopana pozycja
lcg-card-rebel-honor-guard-489 = Rebeliancka straż honorowa
lcg-card-rigged-to-explode-490 = Zaminowana pułapka
lcg-card-the-force-is-strong-491 = Silna Moc
lcg-card-run-luke-run-492 = Uciekaj, Luke! Uciekaj!
lcg-card-premonitions-of-the-future-493 = Wizje przyszłości
lcg-card-evading-pursuit-494 = Zgubić pościg
lcg-card-change-of-plan-495 = Zmiana planu
