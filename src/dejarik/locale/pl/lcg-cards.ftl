### Star Wars: Gra karciana: tytuły kart.

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
lcg-card-admiral-ackbar-7 = Admiral Ackbar
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
