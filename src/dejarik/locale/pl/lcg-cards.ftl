### Star Wars: Gra karciana: tytuły kart, a pod każdym działanie karty naszymi słowami.
###
### Zdolność z nazwą czyta się tak: rodzaj, moment lub warunek, dwukropek, koszt, efekt. Koszt stoi na początku
### i jest osobnym zdaniem („skup to ulepszenie.”): dalszy ciąg następuje tylko wtedy, gdy opłacono go w całości.
### Słowa kluczowe, liczby i ograniczenia budowania talii są danymi karty i nie powtarzają się tutaj.

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
lcg-text-luke-skywalker-92 = Reakcja, gdy rozpocznie się tura przeciwnika: Luke traci 1 żeton skupienia.
lcg-card-twilek-loyalist-15 = Twi’lekański lojalista
lcg-card-jedi-lightsaber-102 = Miecz świetlny Jedi
lcg-text-jedi-lightsaber-102 = Dołącz do jednostki z cechą Użytkownik Mocy lub Wrażliwy na Moc. Ulepszona jednostka zyskuje 1 symbol obrażeń jednostek i 1 symbol wybuchu.
lcg-card-trust-your-feelings-153 = Zaufaj swoim uczuciom
lcg-text-trust-your-feelings-153 = Dołącz do Postaci. Akcja: skup to ulepszenie. Ulepszona Postać traci 1 żeton skupienia.
lcg-card-dagobah-training-grounds-31 = Miejsce treningów na Dagobah

## Zestaw celów 2

lcg-card-in-you-must-go-76 = Wejść tam musisz
lcg-text-in-you-must-go-76 = Pierwsze ulepszenie, które zagrywasz w każdej turze, kosztuje o 1 mniej.
lcg-card-yoda-166 = Yoda
lcg-text-yoda-166 = Yoda zyskuje 1 symbol obrażeń jednostek i 1 symbol wybuchu za każde dołączone do niego ulepszenie.
lcg-card-believer-in-the-old-ways-154 = Wierny dawnym tradycjom
lcg-card-shii-cho-training-122 = Trening Shii-Cho
lcg-text-shii-cho-training-122 = Dołącz do Użytkownika Mocy. Gdy ulepszona jednostka uderza, możesz dowolnie rozdzielić jej obrażenia jednostek między wrogie jednostki uczestniczące w bitwie.
lcg-card-counter-stroke-28 = Riposta
lcg-text-counter-stroke-28 = Zakłócenie, gdy ktoś zagrywa wydarzenie: anuluj je.

## Zestaw celów 3

lcg-card-forgotten-heroes-95 = Zapomniani bohaterowie
lcg-text-forgotten-heroes-95 = Reakcja, gdy zagrasz Użytkownika Mocy (samo umieszczenie go w grze nie wystarcza): dobierz 1 kartę.
lcg-card-obi-wan-kenobi-101 = Obi-Wan Kenobi
lcg-text-obi-wan-kenobi-101 = Dopóki Obi-Wan uczestniczy w bitwie, przeciwnik musi ujawnić pierwszą kartę, którą dokłada do swojego stosu przewagi.
lcg-card-jedi-in-hiding-84 = Jedi w ukryciu
lcg-card-jedi-mind-trick-85 = Umysłowa sztuczka Jedi
lcg-text-jedi-mind-trick-85 = Akcja: wybierz Postać lub Istotę. Otrzymuje ona 1 żeton skupienia albo 2, jeśli równowaga Mocy jest po jasnej stronie.
lcg-card-our-most-desperate-hour-96 = Nasza najczarniejsza godzina
lcg-text-our-most-desperate-hour-96 = Akcja: wybierz Postać. Połóż na niej 1 żeton osłony, nawet jeśli już ma osłonę.
lcg-card-heat-of-battle-65 = W ferworze walki
lcg-text-heat-of-battle-65 = Wybierz wrogą jednostkę uczestniczącą w bitwie. Otrzymuje ona 1 obrażenie.

## Zestaw celów 4

lcg-card-a-journey-to-dagobah-3 = Podróż na Dagobah
lcg-text-a-journey-to-dagobah-3 = Zakłócenie, gdy ten cel zostaje zniszczony: wyszukaj w swojej talii celów dowolny cel i od razu umieść go w grze w zamian. Potasuj talię celów.
lcg-card-red-five-113 = Czerwony Pięć
lcg-card-r2-d2-106 = R2-D2
lcg-card-double-strike-46 = Podwójne uderzenie
lcg-text-double-strike-46 = Reakcja, gdy Postać zostanie skupiona do uderzenia: traci 1 żeton skupienia. Jeśli jest dzięki temu przygotowana, może uderzyć ponownie.
lcg-card-target-of-opportunity-133 = Nadarzający się cel
lcg-text-target-of-opportunity-133 = Jeśli atakujesz, atakowany cel otrzymuje 1 obrażenie.

## Zestaw celów 5

lcg-card-the-secret-of-yavin-4-144 = Sekret Yavina 4
lcg-text-the-secret-of-yavin-4-144 = Zakłócenie, gdy przeciwnik deklaruje bitwę przeciw innemu twojemu celowi: bitwa toczy się o ten cel zamiast tamtego. Raz na turę.
lcg-card-c-3po-21 = C-3PO
lcg-text-c-3po-21 = Zakłócenie, gdy ktoś zagrywa wydarzenie: poświęć C-3PO. Anuluj to wydarzenie.
lcg-card-guardian-of-peace-109 = Strażnik pokoju
lcg-card-lightsaber-deflection-89 = Odbicie mieczem świetlnym
lcg-text-lightsaber-deflection-89 = Zakłócenie, gdy przyjazna jednostka niebędąca Pojazdem otrzymuje obrażenia: wybierz inną jednostkę. 1 z tych obrażeń otrzymuje wybrana jednostka.
lcg-card-twist-of-fate-157 = Kaprys losu
lcg-text-twist-of-fate-157 = Przerwij tę walkę o przewagę: pozostałe jej karty losu nie działają, a oba stosy przewagi zostają odrzucone. Następnie rozegrajcie nową walkę o przewagę.

## Zestaw celów 6

lcg-card-last-minute-rescue-118 = Ratunek w ostatniej chwili
lcg-text-last-minute-rescue-118 = Reakcja, po tym jak odpoczniesz: wybierz jednostkę. Usuń z niej 1 obrażenie.
lcg-card-redemption-115 = Odkupienie
lcg-text-redemption-115 = Zakłócenie, gdy Postać zostaje zniszczona: zamiast na stos odrzuconych kart trafia ona na rękę właściciela. Raz na turę.
lcg-card-corellian-engineer-25 = Koreliański inżynier
lcg-card-return-of-the-jedi-119 = Powrót Jedi
lcg-text-return-of-the-jedi-119 = Akcja: umieść w grze Użytkownika Mocy ze swojego stosu odrzuconych kart.
lcg-card-emergency-repair-50 = Awaryjna naprawa
lcg-text-emergency-repair-50 = Zagrywaj tylko podczas swojej tury. Akcja: wybierz cel. Usuń z niego wszystkie obrażenia.
lcg-card-force-rejuvenation-61 = Odnowa Mocą
lcg-text-force-rejuvenation-61 = Akcja: wybierz przyjazną Postać. Odrzuć z niej dowolną liczbę żetonów i ulepszeń.

## Zestaw celów 7

lcg-card-jedi-training-86 = Szkolenie Jedi
lcg-text-jedi-training-86 = W każdych zmaganiach Mocy twoja strona dolicza 1 symbol Mocy.
lcg-card-believer-in-the-old-ways-155 = Wierny dawnym tradycjom
lcg-card-ancient-monument-6 = Starożytny monument
lcg-text-ancient-monument-6 = W każdych zmaganiach Mocy twoja strona dolicza 1 symbol Mocy.
lcg-card-it-binds-all-things-80 = Spaja wszystko, co istnieje
lcg-text-it-binds-all-things-80 = Akcja: weź na rękę wierzchnią kartę swojego stosu odrzuconych kart. Jeśli równowaga Mocy jest po jasnej stronie, weź 2 wierzchnie karty.

## Zestaw celów 8

lcg-card-the-defense-of-yavin-4-138 = Obrona Yavina 4
lcg-text-the-defense-of-yavin-4-138 = Zakłócenie, gdy zagrywasz Pojazd: odrzuć z ręki dowolną liczbę kart. Za każdą z nich Pojazd kosztuje o 1 mniej, ale co najmniej 1.
lcg-card-red-two-114 = Czerwony Dwa
lcg-text-red-two-114 = Reakcja, gdy dowolny cel zostanie zniszczony: Czerwony Dwa traci 1 żeton skupienia.
lcg-card-y-wing-165 = Y-wing
lcg-card-astromech-droid-upgrade-158 = Droid astromechaniczny
lcg-text-astromech-droid-upgrade-158 = Dołącz do Pojazdu. Ulepszony Pojazd zyskuje 1 symbol obrażeń jednostek i 1 symbol wybuchu.
lcg-card-hidden-outpost-49 = Ukryta placówka
lcg-card-rebel-assault-108 = Szturm Rebelii
lcg-text-rebel-assault-108 = Akcja: wybierz wrogą jednostkę lub wrogi cel. Otrzymuje 2 obrażenia. W każdej turze możesz zagrać tylko jeden Szturm Rebelii.

## Zestaw celów 9

lcg-card-mission-briefing-97 = Odprawa przed misją
lcg-text-mission-briefing-97 = Reakcja, gdy rozpocznie się tura przeciwnika: dobierz 1 kartę.
lcg-card-mon-mothma-98 = Mon Mothma
lcg-card-battlefield-engineers-14 = Inżynierowie polowi
lcg-text-battlefield-engineers-14 = Reakcja, gdy ta jednostka zostanie wyznaczona do ataku: wybierz jedno ze swoich ulepszeń. Traci ono 1 żeton skupienia.
lcg-card-a-wing-5 = A-wing
lcg-text-a-wing-5 = Reakcja, gdy ta jednostka zostanie skupiona do uderzenia: dobierz 1 kartę.
lcg-card-heavy-blaster-emplacement-66 = Stanowisko ciężkiego blastera
lcg-text-heavy-blaster-emplacement-66 = Akcja: skup to ulepszenie. Przeciwnik wybiera jedną ze swoich jednostek; otrzymuje ona 1 obrażenie.

## Zestaw celów 10

lcg-card-fleeing-the-empire-56 = Ucieczka przed Imperium
lcg-text-fleeing-the-empire-56 = Reakcja, gdy zakończy się twoja faza odpoczynku: wybierz jedną ze swoich jednostek lub jeden ze swoich celów. Połóż na tej karcie 1 żeton osłony.
lcg-card-leia-organa-88 = Leia Organa
lcg-text-leia-organa-88 = W jakikolwiek sposób Leia opuszcza grę, zostaje schwytana pod celem ciemnej strony, który wybiera przeciwnik. Zakłócenie, gdy Leia opuszcza grę: usuń wszystkie żetony skupienia ze wszystkich swoich kart.
lcg-card-fleet-officer-58 = Oficer floty
lcg-card-stolen-plans-124 = Wykradzione plany
lcg-text-stolen-plans-124 = Dołącz do wrogiego celu. Reakcja, gdy ulepszony cel wytworzy zasoby: dobierz 1 kartę.
lcg-card-youre-my-only-hope-167 = Jesteś moją jedyną nadzieją
lcg-text-youre-my-only-hope-167 = Akcja: poświęć jednostkę. Dobierz 2 karty, następnie przeciwnik odrzuca z ręki wybraną przez siebie kartę.

## Zestaw celów 11

lcg-card-the-rebel-fleet-143 = Flota Rebelii
lcg-text-the-rebel-fleet-143 = Jednostki niebędące Pojazdami nie mogą atakować tego celu.
lcg-card-home-one-70 = Home One
lcg-text-home-one-70 = Reakcja, gdy atakujący Home One zostanie skupiony do uderzenia: każdy wrogi cel oprócz atakowanego otrzymuje 1 obrażenie.
lcg-card-repair-droid-116 = Droid naprawczy
lcg-text-repair-droid-116 = Akcja: wybierz Pojazd. Usuń z niego 1 obrażenie. Raz na turę.

## Zestaw celów 12

lcg-card-draw-their-fire-82 = Ściągnąć na siebie ogień
lcg-card-admiral-ackbar-7 = Admirał Ackbar
lcg-text-admiral-ackbar-7 = Akcja, z ręki, podczas bitwy: zagraj Admirała Ackbara za jego koszt wprost do bitwy jako uczestniczącą w niej jednostkę. Reakcja, gdy wejdzie on do gry podczas bitwy: każda wroga jednostka uczestnicząca w bitwie otrzymuje 1 obrażenie.
lcg-card-x-wing-escort-164 = Eskorta X-wingów
lcg-text-x-wing-escort-164 = Zakłócenie, gdy ta jednostka opuszcza grę: przeciwnik poświęca jeden ze swoich Pojazdów.
lcg-card-x-wing-163 = X-wing
lcg-card-fleet-command-center-57 = Centrum dowodzenia flotą
lcg-text-fleet-command-center-57 = Reakcja, gdy zakończy się twoja faza odpoczynku: wybierz jednostkę. Połóż na niej 1 żeton osłony.
lcg-card-heroic-sacrifice-47 = Bohaterskie poświęcenie
lcg-text-heroic-sacrifice-47 = Akcja: poświęć Pojazd. Wybierz wrogi Pojazd o wydrukowanym koszcie 4 lub mniej i zniszcz go.

## Zestaw celów 13

lcg-card-mobilize-the-squadrons-123 = Mobilizacja eskadr
lcg-text-mobilize-the-squadrons-123 = Reakcja, po tym jak odpoczniesz: wybierz jeden ze swoich celów lub jedno ze swoich ulepszeń. Traci 1 żeton skupienia.
lcg-card-rookie-pilot-120 = Początkujący pilot
lcg-card-trench-run-150 = Lot w kanionie
lcg-text-trench-run-150 = Dołącz do tarczy Gwiazdy Śmierci. Tego ulepszenia nie może wskazać żaden efekt. Jasna strona może deklarować bitwy przeciw tarczy tak jak przeciw celom; pod żadnym innym względem tarcza nie jest celem. Jasna strona wygrywa, gdy na tarczy jest 10 obrażeń.
lcg-card-covering-fire-77 = Ogień osłonowy
lcg-text-covering-fire-77 = Akcja, podczas bitwy: poświęć jednostkę. Połóż 1 żeton osłony na każdej przyjaznej jednostce uczestniczącej w bitwie.

## Zestaw celów 14

lcg-card-decoy-at-dantooine-39 = Zmyłka na Dantooine
lcg-text-decoy-at-dantooine-39 = Zakłócenie, gdy jeden z twoich celów (także ten) opuszcza grę: cofnij tarczę Gwiazdy Śmierci o 1, ale nie poniżej 1.
lcg-card-wookiee-navigator-162 = Nawigator Wookiee
lcg-text-wookiee-navigator-162 = Reakcja, po bitwie, w której ta jednostka atakowała i którą przetrwała: w tej fazie możesz jeszcze raz zadeklarować bitwę przeciw temu samemu celowi.
lcg-card-rebel-trooper-112 = Rebeliancki żołnierz
lcg-card-false-lead-55 = Fałszywy trop
lcg-text-false-lead-55 = Dołącz do celu, który kontrolujesz. Zakłócenie, gdy ulepszony cel opuszcza grę: cofnij tarczę Gwiazdy Śmierci o 1, ale nie poniżej 1.
lcg-card-fall-back-54 = Odwrót!
lcg-text-fall-back-54 = Akcja: wybierz jedną ze swoich jednostek. Wraca ona na rękę właściciela.
lcg-card-a-new-hope-4 = Nowa nadzieja
lcg-text-a-new-hope-4 = Akcja: każdy gracz wybiera do 3 swoich jednostek. Wszystkie pozostałe jednostki wracają na ręce właścicieli.

## Zestaw celów 15

lcg-card-questionable-contacts-69 = Podejrzane kontakty
lcg-text-questionable-contacts-69 = Reakcja, po tym jak odpoczniesz: zadaj temu celowi 1 obrażenie. Wybierz przyjazną i wrogą jednostkę; przenieś 1 obrażenie z pierwszej na drugą.
lcg-card-han-solo-64 = Han Solo
lcg-text-han-solo-64 = Reakcja, gdy Han zostanie wyznaczony do ataku lub obrony: wybierz wrogą jednostkę, nawet nieuczestniczącą w bitwie. Otrzymuje ona 1 obrażenie.
lcg-card-twilek-smuggler-156 = Twi’lekański przemytnik
lcg-card-cloud-city-casino-22 = Kasyno w Mieście w Chmurach
lcg-card-swindled-130 = Wykiwany
lcg-text-swindled-130 = Akcja: wybierz jednostkę o wydrukowanym koszcie 2 lub mniej. Wraca ona na rękę właściciela.
lcg-card-crossfire-29 = Ogień krzyżowy
lcg-text-crossfire-29 = Reakcja, gdy Postać zostanie skupiona do uderzenia: nazwij rodzaj symbolu walki. Na czas tego uderzenia Postać zyskuje 1 taki symbol.

## Zestaw celów 16

lcg-card-rumors-at-the-cantina-121 = Plotki z kantyny
lcg-text-rumors-at-the-cantina-121 = Karty, które zagrywasz z ręki, nie wymagają zasobu swojego stronnictwa.
lcg-card-rebel-sympathizer-111 = Sympatyk Rebelii
lcg-text-rebel-sympathizer-111 = Akcja: poświęć tę jednostkę. Następna karta, którą zagrasz w tej fazie, kosztuje o 1 mniej i nie wymaga zasobu swojego stronnictwa.
lcg-card-common-ground-23 = Płaszczyzna porozumienia
lcg-text-common-ground-23 = Dołącz do celu. Zasoby wytworzone przez ulepszony cel pasują do wszystkich stronnictw.
lcg-card-rescue-mission-117 = Misja ratunkowa
lcg-text-rescue-mission-117 = Akcja: uratuj 1 schwytaną kartę. Jeśli to jednostka, możesz ją umieścić od razu w grze pod kontrolą właściciela.
lcg-card-it-could-be-worse-81 = Mogło być gorzej
lcg-text-it-could-be-worse-81 = Zakłócenie, gdy jednostka lub cel otrzymuje obrażenia: zmniejsz je o 1.

## Zestaw celów 17

lcg-card-tribal-support-151 = Wsparcie plemienia
lcg-text-tribal-support-151 = Reakcja, po tym jak odpoczniesz: odrzuć 1 kartę z ręki. Weź na rękę 1 jednostkę z cechą Ewok ze swojego stosu odrzuconych kart.
lcg-card-ewok-scout-53 = Zwiadowca Ewoków
lcg-text-ewok-scout-53 = Reakcja, gdy ta jednostka zostanie wyznaczona do ataku: wybierz wrogą jednostkę. Nie może ona zostać obrońcą w tej bitwie.
lcg-card-log-trap-90 = Pułapka z bali
lcg-text-log-trap-90 = Akcja: skup to ulepszenie. Przeciwnik wybiera jedną ze swoich atakujących jednostek; otrzymuje ona 1 żeton skupienia.
lcg-card-yub-yub-168 = Yub Yub!
lcg-text-yub-yub-168 = Akcja: skup Ewoka. Wybierz ulepszenie i odrzuć je.

## Zestaw celów 18

lcg-card-hit-and-run-68 = Uderz i znikaj
lcg-text-hit-and-run-68 = Reakcja, gdy jako atakujący wygrasz walkę o przewagę: atakowany cel otrzymuje 1 obrażenie. Raz na turę.
lcg-card-secret-informant-110 = Tajny informator
lcg-text-secret-informant-110 = Dopóki ta jednostka uczestniczy w bitwie, każdą kartę losu ze swojego stosu przewagi możesz rozpatrzyć dwukrotnie.

## Zestaw celów 19

lcg-card-fall-of-the-jedi-99 = Upadek Jedi
lcg-text-fall-of-the-jedi-99 = Reakcja, gdy rozpocznie się twoja faza dobierania: połóż 1 wybraną kartę z ręki na spodzie swojej talii dowództwa.
lcg-card-darth-vader-35 = Darth Vader
lcg-text-darth-vader-35 = Reakcja, gdy zagrasz wydarzenie Sithów: wybierz jednostkę. Otrzymuje ona 1 obrażenie. Raz na turę.
lcg-card-dark-side-apprentice-33 = Uczeń ciemnej strony
lcg-card-vaders-lightsaber-159 = Miecz świetlny Vadera
lcg-text-vaders-lightsaber-159 = Dołącz do jednostki z cechą Użytkownik Mocy lub Wrażliwy na Moc. Ulepszona jednostka zyskuje 1 symbol obrażeń jednostek. Jeśli to Darth Vader, zyskuje także Precyzyjne uderzenie.
lcg-card-force-choke-59 = Duszenie Mocą
lcg-text-force-choke-59 = Akcja: wybierz Postać lub Istotę. Otrzymuje ona 1 obrażenie. W każdej turze możesz zagrać tylko jedno Duszenie Mocą.
lcg-card-heat-of-battle-169 = W ferworze walki
lcg-text-heat-of-battle-169 = Wybierz wrogą jednostkę uczestniczącą w bitwie. Otrzymuje ona 1 obrażenie.

## Zestaw celów 20

lcg-card-counsel-of-the-sith-27 = Rady Sithów
lcg-text-counsel-of-the-sith-27 = Reakcja, gdy rozpocznie się tura przeciwnika: dobierz 1 kartę.
lcg-card-advisor-to-the-emperor-9 = Doradca Imperatora
lcg-card-kuati-security-team-136 = Kuacki oddział ochrony
lcg-card-sith-library-72 = Biblioteka Sithów
lcg-card-dark-precognition-34 = Mroczne przeczucie
lcg-text-dark-precognition-34 = Akcja: dobierz 2 karty, następnie odrzuć z ręki 1 wybraną kartę.
lcg-card-twist-of-fate-171 = Kaprys losu
lcg-text-twist-of-fate-171 = Przerwij tę walkę o przewagę: pozostałe jej karty losu nie działają, a oba stosy przewagi zostają odrzucone. Następnie rozegrajcie nową walkę o przewagę.

## Zestaw celów 21

lcg-card-black-squadron-assault-16 = Atak Eskadry Czarnych
lcg-text-black-squadron-assault-16 = Akcja: skup ten cel. Jedna z twoich jednostek z cechą Eskadra Czarnych traci 1 żeton skupienia.
lcg-card-vaders-tie-advanced-160 = TIE Advanced Vadera
lcg-text-vaders-tie-advanced-160 = Reakcja, gdy ta jednostka zostanie skupiona do uderzenia: odrzuć wierzchnią kartę swojej talii dowództwa. Jeśli to jednostka, na czas tego uderzenia TIE Advanced Vadera zyskuje wszystkie symbole walki wydrukowane na odrzuconej karcie (symbole przewagi nadal wymagają przewagi).
lcg-card-tie-advanced-146 = TIE Advanced
lcg-text-tie-advanced-146 = Reakcja, po bitwie bez oporu, w której ta jednostka atakowała i którą przetrwała: atakowany cel otrzymuje 1 obrażenie.
lcg-card-black-squadron-pilot-17 = Pilot Eskadry Czarnych
lcg-text-black-squadron-pilot-17 = Gdy ta karta wchodzi do gry, możesz ją dołączyć do jednego ze swoich Myśliwców jako ulepszenie, zamiast mieć ją jako jednostkę. Jej cały tekst brzmi wtedy: „Ulepszony Myśliwiec zyskuje 1 symbol obrażeń jednostek i 1 symbol wybuchu.”
lcg-card-im-on-the-leader-71 = Biorę prowadzącego
lcg-text-im-on-the-leader-71 = Akcja: wybierz wrogi Myśliwiec. Otrzymuje on 1 żeton skupienia.
lcg-card-target-of-opportunity-170 = Nadarzający się cel
lcg-text-target-of-opportunity-170 = Jeśli atakujesz, atakowany cel otrzymuje 1 obrażenie.

## Zestaw celów 22

lcg-card-the-heart-of-the-empire-142 = Serce Imperium
lcg-text-the-heart-of-the-empire-142 = Jeśli ten cel zostanie zniszczony, kontrolujący go gracz przegrywa grę.
lcg-card-coruscant-defense-fleet-26 = Flota obronna Coruscant
lcg-text-coruscant-defense-fleet-26 = Ta jednostka nie może atakować.
lcg-card-force-stasis-62 = Bezruch Mocy
lcg-text-force-stasis-62 = Akcja: wybierz wrogą Postać lub Istotę. Do końca fazy nie może ona atakować ani bronić celów.
lcg-card-there-is-no-escape-139 = Nie ma ucieczki
lcg-text-there-is-no-escape-139 = Zagrywaj tylko podczas fazy Mocy. Akcja: wszystkie jednostki w grze, potasowane między sobą, trafiają na spód talii dowództwa swoich właścicieli.

## Zestaw celów 23

lcg-card-the-emperors-web-105 = Sieć Imperatora
lcg-text-the-emperors-web-105 = Pierwsze wydarzenie Sithów, które zagrywasz w każdej turze, kosztuje o 1 mniej.
lcg-card-emperor-palpatine-51 = Imperator Palpatine
lcg-text-emperor-palpatine-51 = Reakcja, gdy dowolny cel zostanie zniszczony: weź na rękę 1 wydarzenie Sithów ze swojego stosu odrzuconych kart.
lcg-card-emperors-royal-guard-52 = Gwardzista Imperatora
lcg-card-force-lightning-60 = Błyskawica Mocy
lcg-text-force-lightning-60 = Akcja: wybierz jednostkę z co najmniej 1 żetonem skupienia i zniszcz ją.

## Zestaw celów 24

lcg-card-cruel-interrogations-30 = Okrutne przesłuchania
lcg-text-cruel-interrogations-30 = Reakcja, gdy ten cel wejdzie do gry: schwytaj pod tym celem po 1 losowej karcie z ręki każdego przeciwnika.
lcg-card-interrogation-droid-79 = Droid przesłuchujący
lcg-text-interrogation-droid-79 = Reakcja, gdy ta jednostka wejdzie do gry: każdy przeciwnik odrzuca z ręki 1 losową kartę.
lcg-card-isb-interrogators-43 = Śledczy IBB
lcg-card-intimidated-137 = Zastraszenie
lcg-text-intimidated-137 = Dołącz do wrogiej Postaci. Wymuszona reakcja, gdy ulepszona Postać zostanie skupiona do uderzenia: otrzymuje ona jeszcze 1 żeton skupienia.
lcg-card-interrogation-78 = Przesłuchanie
lcg-text-interrogation-78 = Akcja: obejrzyj rękę przeciwnika, wybierz z niej 1 kartę i odrzuć ją.

## Zestaw celów 25

lcg-card-shadows-of-dathomir-45 = Cienie Dathomir
lcg-card-nightsister-100 = Siostra Nocy
lcg-text-nightsister-100 = Reakcja, gdy przydzielisz tę jednostkę do Mocy: wybierz cel. Otrzymuje on 1 obrażenie.
lcg-card-rancor-107 = Rankor
lcg-text-rancor-107 = Wymuszona reakcja, po tym jak odpoczniesz: spośród wszystkich jednostek w grze niebędących Pojazdami (obu stron, także tej) zniszcz tę o najniższym koszcie. Remisy rozstrzyga aktywny gracz.
lcg-card-the-hands-blessing-141 = Błogosławieństwo Ręki
lcg-text-the-hands-blessing-141 = Dołącz do Postaci. Reakcja, po tym jak odpoczniesz: ulepszona Postać traci wszystkie żetony skupienia.
lcg-card-a-disturbance-in-the-force-1 = Zaburzenie Mocy
lcg-text-a-disturbance-in-the-force-1 = Akcja: każda wroga jednostka przydzielona do Mocy otrzymuje 1 żeton skupienia.

## Zestaw celów 26

lcg-card-imperial-command-73 = Dowództwo Imperium
lcg-card-admiral-motti-8 = Admirał Motti
lcg-text-admiral-motti-8 = Reakcja, po tym jak odpoczniesz: wybierz jedną ze swoich jednostek. Traci ona 1 żeton skupienia.
lcg-card-duty-officer-48 = Oficer dyżurny
lcg-card-heavy-stormtrooper-squad-67 = Ciężki oddział szturmowców
lcg-card-orbital-bombardment-103 = Bombardowanie orbitalne
lcg-text-orbital-bombardment-103 = Każda twoja jednostka zyskuje 1 symbol wybuchu.

## Zestaw celów 27

lcg-card-kuat-reinforcements-87 = Posiłki z Kuat
lcg-text-kuat-reinforcements-87 = Zakłócenie, gdy zagrywasz Pojazd: odrzuć z ręki dowolną liczbę kart. Za każdą z nich Pojazd kosztuje o 1 mniej, ale co najmniej 1.
lcg-card-backstabber-13 = „Backstabber”
lcg-text-backstabber-13 = Akcja, z ręki, podczas bitwy: zagraj „Backstabbera” za jego koszt wprost do bitwy jako uczestniczącą w niej jednostkę. Reakcja, gdy wejdzie on do gry podczas bitwy: atakowany cel otrzymuje 1 obrażenie.
lcg-card-tie-fighter-149 = Myśliwiec TIE
lcg-card-tie-bomber-148 = Bombowiec TIE
lcg-card-tallon-roll-132 = Beczka Tallona
lcg-text-tallon-roll-132 = Akcja: wybierz Myśliwiec. Traci on 1 żeton skupienia.
lcg-card-death-from-above-37 = Śmierć z góry
lcg-text-death-from-above-37 = Akcja: wybierz do 2 atakujących Pojazdów. Każdy z nich zyskuje 1 symbol wybuchu do końca bitwy.

## Zestaw celów 28

lcg-card-the-ultimate-power-145 = Ostateczna potęga
lcg-text-the-ultimate-power-145 = Przeciwnik nie może atakować tego celu więcej niż 2 jednostkami.
lcg-card-grand-moff-tarkin-63 = Wielki moff Tarkin
lcg-text-grand-moff-tarkin-63 = Wytrzymałość każdego wrogiego celu jest o 1 mniejsza.
lcg-card-superlaser-engineer-129 = Inżynier superlasera
lcg-text-superlaser-engineer-129 = Reakcja, gdy ta jednostka wejdzie do gry: odkryj 5 wierzchnich kart swojej talii dowództwa. Wydarzenia i ulepszenia Imperialnej Floty o koszcie 3 lub więcej trafiają na twoją rękę, a reszta na spód talii w dowolnej kolejności.
lcg-card-stormtrooper-elite-125 = Elitarni szturmowcy
lcg-card-control-room-24 = Sterownia
lcg-card-superlaser-blast-128 = Strzał superlasera
lcg-text-superlaser-blast-128 = Zagrywaj tylko podczas swojej tury. Akcja: wybierz cel i zniszcz go.

## Zestaw celów 29

lcg-card-death-and-despayre-36 = Śmierć i Despayre
lcg-card-devastator-44 = Dewastator
lcg-text-devastator-44 = Reakcja, gdy wrogi cel zostanie zniszczony: wydaj 1 zasób. Przesuń tarczę Gwiazdy Śmierci o 1 naprzód.
lcg-card-imperial-officer-74 = Oficer Imperialny
lcg-text-imperial-officer-74 = Reakcja, gdy wrogi cel zostanie zniszczony: wydaj 2 zasoby. Przesuń tarczę Gwiazdy Śmierci o 1 naprzód.
lcg-card-defense-upgrade-41 = Rozbudowa umocnień
lcg-text-defense-upgrade-41 = Dołącz do celu. Ulepszony cel ma +3 do wytrzymałości.

## Zestaw celów 30

lcg-card-defense-protocol-40 = Protokół obronny
lcg-text-defense-protocol-40 = Reakcja, gdy rozpocznie się twoja faza dobierania: zmniejsz na czas tej fazy swoją wartość rezerwy o 1. Wybierz jednostkę; otrzymuje ona 1 obrażenie.
lcg-card-tie-attack-squadron-147 = Eskadra szturmowa TIE
lcg-text-tie-attack-squadron-147 = W każdej bitwie, w której do twojego stosu przewagi trafiła karta losu, ta jednostka zyskuje 1 symbol obrażeń jednostek i Precyzyjne uderzenie.

## Zestaw celów 31

lcg-card-the-endor-gambit-140 = Gambit na Endorze
lcg-text-the-endor-gambit-140 = Reakcja, po tym jak odpoczniesz: wybierz Pojazd. Traci on 1 żeton skupienia.
lcg-card-at-st-commander-12 = Dowódca AT-ST
lcg-text-at-st-commander-12 = Akcja, podczas bitwy: wydaj 1 zasób. Połóż 1 żeton osłony na Pojeździe uczestniczącym w bitwie.
lcg-card-at-st-11 = AT-ST
lcg-text-at-st-11 = Reakcja, gdy ta jednostka wejdzie do gry: dobierz 1 kartę.
lcg-card-aft-armor-plating-10 = Opancerzenie rufy
lcg-text-aft-armor-plating-10 = Dołącz do Pojazdu. Ulepszony Pojazd zyskuje Osłanianie.

## Zestaw celów 32

lcg-card-take-them-prisoner-131 = Pojmać ich!
lcg-text-take-them-prisoner-131 = Reakcja, gdy ten cel wejdzie do gry: obejrzyj 3 wierzchnie karty talii dowództwa przeciwnika. Schwytaj 1 z nich pod tym celem, a 2 pozostałe odłóż na wierzch talii w dowolnej kolejności.
lcg-card-death-star-trooper-38 = Żołnierz Gwiazdy Śmierci
lcg-card-detained-42 = Zatrzymanie
lcg-text-detained-42 = Reakcja, gdy atakująca wroga Postać lub wrogi Droid zakończy uderzenie: schwytaj tę jednostkę pod wybranym celem ciemnej strony.
lcg-card-trooper-assault-152 = Szturm Żołnierzy
lcg-text-trooper-assault-152 = Akcja: każdy atakujący Żołnierz zyskuje do końca bitwy 1 symbol obrażeń jednostek i 1 symbol wybuchu.
lcg-card-tear-this-ship-apart-134 = Rozebrać ten statek na części
lcg-text-tear-this-ship-apart-134 = Akcja: wybierz ulepszenie bez słowa kluczowego Limitowana i odrzuć je.

## Zestaw celów 33

lcg-card-the-bespin-exchange-135 = Wymiana na Bespinie
lcg-text-the-bespin-exchange-135 = Reakcja, gdy schwytasz wrogą jednostkę, która była w grze: wybierz cel. Traci on 1 żeton skupienia.
lcg-card-boba-fett-19 = Boba Fett
lcg-text-boba-fett-19 = Reakcja, gdy Boba Fett zada obrażenia Postaci, która nadal jest w grze: schwytaj ją pod jednym ze swoich celów.
lcg-card-outer-rim-hunter-104 = Łowca z Zewnętrznych Rubieży
lcg-text-outer-rim-hunter-104 = Reakcja, gdy ta jednostka zostanie wyznaczona do ataku: broniący się gracz wybiera jeden ze swoich celów; otrzymuje on 1 obrażenie.
lcg-card-mandalorian-armor-93 = Mandaloriańska zbroja
lcg-text-mandalorian-armor-93 = Dołącz do Postaci. Ulepszona Postać ma +3 do wytrzymałości. Jeśli to Boba Fett, zyskuje także Precyzyjne uderzenie.
lcg-card-blaster-pistol-18 = Pistolet blasterowy
lcg-text-blaster-pistol-18 = Dołącz do Postaci. Ulepszona Postać zyskuje 1 symbol obrażeń jednostek.
lcg-card-bounty-collection-20 = Odbiór nagrody
lcg-text-bounty-collection-20 = Reakcja, gdy schwytasz wrogą jednostkę, która była w grze: wybierz do 3 swoich kart niebędących jednostkami. Każda z nich traci 1 żeton skupienia.

## Zestaw celów 34

lcg-card-looking-for-droids-91 = W poszukiwaniu droidów
lcg-text-looking-for-droids-91 = Karty, które zagrywasz z ręki, nie wymagają zasobu swojego stronnictwa.
lcg-card-viper-probe-droid-161 = Sonda szpiegowska Viper
lcg-text-viper-probe-droid-161 = Możesz zagrać tę jednostkę ze swojego stosu odrzuconych kart tak, jakby była na twojej ręce.
lcg-card-dark-alliance-32 = Mroczny sojusz
lcg-text-dark-alliance-32 = Akcja: do końca fazy karty, które zagrywasz z ręki, nie wymagają zasobu swojego stronnictwa.
lcg-card-its-worse-83 = Jest gorzej
lcg-text-its-worse-83 = Zakłócenie, gdy ktoś używa innego Zakłócenia: anuluj je, następnie wybierz wrogą jednostkę; otrzymuje ona 1 obrażenie.

## Zestaw celów 35

lcg-card-corporate-exploitation-94 = Korporacyjny wyzysk
lcg-text-corporate-exploitation-94 = Akcja: skup ten cel. Umieść w grze jednostkę z ręki o wydrukowanym koszcie 1 lub mniej.
lcg-card-espo-trooper-126 = Żołnierz Espo

## Zestaw celów 36

lcg-card-reconnaissance-mission-127 = Misja zwiadowcza
lcg-text-reconnaissance-mission-127 = Twoja wartość rezerwy jest o 1 większa.
lcg-card-human-replica-droid-75 = Droid replika człowieka
lcg-text-human-replica-droid-75 = Reakcja, z ręki, gdy wygrasz walkę o przewagę: umieść tę jednostkę w grze jako uczestniczącą w bitwie.

## Zestaw celów 91

lcg-card-watchers-in-the-wasteland-416 = Strażnicy Pustkowi
lcg-text-watchers-in-the-wasteland-416 = W zmaganiach Mocy twoja strona dolicza 1 symbol Mocy za każdą kartę we wspólnych rezerwach jasnej strony.
lcg-card-obi-wan-kenobi-417 = Obi-Wan Kenobi
lcg-text-obi-wan-kenobi-417 = Reakcja, gdy wygrasz zmagania Mocy: każdy przyjazny gracz, także ty, może wziąć na rękę wierzchnią kartę swojego stosu odrzuconych kart.
lcg-card-shistavanen-wolfman-418 = Shistavański człowiek-wilk
lcg-text-shistavanen-wolfman-418 = Reakcja, ze stosu odrzuconych kart, gdy wygrasz zmagania Mocy o co najmniej 3 symbole Mocy: umieść tę jednostkę w grze.
lcg-card-force-cleansing-419 = Oczyszczenie Mocą
lcg-text-force-cleansing-419 = Dołącz do przyjaznej Postaci. Reakcja, gdy tarcza Gwiazdy Śmierci przesunie się naprzód: usuń z ulepszonej Postaci 1 żeton skupienia i 1 obrażenie.
lcg-card-supporting-fire-420 = Ogień wsparcia
lcg-text-supporting-fire-420 = Wybierz przyjaznego gracza (możesz wybrać siebie). Może on dołożyć do twojego stosu przewagi 1 kartę z ręki, która nie jest kartą losu.

## Zestaw celów 92

lcg-card-blue-squadron-support-421 = Wsparcie Eskadry Niebieskich
lcg-text-blue-squadron-support-421 = Akcja: skup ten cel. Każdy przyjazny gracz, także ty, ogląda 2 wierzchnie karty swojej talii dowództwa, bierze jedną z nich na rękę, a drugą kładzie na spodzie tej talii.
lcg-card-blue-leader-422 = Dowódca Niebieskich
lcg-text-blue-leader-422 = Reakcja, gdy atakujący Dowódca Niebieskich zostanie skupiony do uderzenia: wybierz cel inny niż atakowany. Otrzymuje on 1 obrażenie.
lcg-card-b-wing-423 = B-wing
lcg-text-b-wing-423 = Reakcja, gdy ta jednostka zostanie skupiona do uderzenia: każdy inny przyjazny gracz dobiera 1 kartę.
lcg-card-rapid-fire-424 = Szybki ogień
lcg-text-rapid-fire-424 = Zagrywaj tylko podczas swojej tury. Akcja: wybierz do 2 jednostek, najwyżej po 1 każdego przeciwnika. Każda z nich otrzymuje 1 obrażenie.

## Zestaw celów 93

lcg-card-rendars-wrath-425 = Gniew Rendara
lcg-text-rendars-wrath-425 = Reakcja, gdy przeciwnik wyznaczy do obrony tylko jedną jednostkę: otrzymuje ona 1 obrażenie.
lcg-card-dash-rendar-426 = Dash Rendar
lcg-text-dash-rendar-426 = Akcja, podczas bitwy: wydaj 1 zasób. Dash zyskuje 1 symbol obrażeń jednostek do końca bitwy. Tej zdolności mogą używać także inni przyjaźni gracze, na własny koszt.
lcg-card-arcona-rumor-monger-427 = Arkoński plotkarz
lcg-text-arcona-rumor-monger-427 = Gdy ta jednostka atakuje sama, przeciwnik broni się co najmniej 2 jednostkami albo wcale.
lcg-card-smuggling-shipment-428 = Przemycany ładunek
lcg-text-smuggling-shipment-428 = Akcja: wybierz do 2 kart z wartością zasobów, należących do różnych przyjaznych graczy. Każda z nich traci 1 żeton skupienia.

## Zestaw celów 94

lcg-card-the-emperors-hand-429 = Ręka Imperatora
lcg-text-the-emperors-hand-429 = W zmaganiach Mocy twoja strona dolicza 1 symbol Mocy za każdą kartę we wspólnych rezerwach ciemnej strony.
lcg-card-mara-jade-430 = Mara Jade
lcg-text-mara-jade-430 = Reakcja, gdy zakończy się twoja tura: Mara traci 1 żeton skupienia. Następnie możesz przekazać kontrolę nad nią innemu przyjaznemu graczowi.
lcg-card-agent-of-the-hand-431 = Agent Ręki
lcg-text-agent-of-the-hand-431 = Reakcja, gdy przejmiesz kontrolę nad jednostką lub zagrasz kartę ze wspólnej rezerwy innego gracza: ta jednostka traci 1 żeton skupienia.
lcg-card-join-me-432 = Przyłącz się do mnie
lcg-text-join-me-432 = Zagrywaj tylko podczas swojej fazy wystawiania. Akcja: wybierz nieunikatową Postać. Przejmujesz nad nią kontrolę.
lcg-card-supporting-fire-433 = Ogień wsparcia
lcg-text-supporting-fire-433 = Wybierz przyjaznego gracza (możesz wybrać siebie). Może on dołożyć do twojego stosu przewagi 1 kartę z ręki, która nie jest kartą losu.

## Zestaw celów 95

lcg-card-repair-and-refurbish-434 = Naprawa i przezbrojenie
lcg-text-repair-and-refurbish-434 = Reakcja, gdy rozpocznie się twoja tura: każdy przyjazny gracz, także ty, może usunąć 1 obrażenie z jednego ze swoich celów.
lcg-card-thunderflare-435 = Thunderflare
lcg-text-thunderflare-435 = Reakcja, gdy Thunderflare zostanie skupiony do uderzenia: wybierz przyjazny cel i wrogi cel. Przenieś 1 obrażenie z pierwszego na drugi.
lcg-card-logistics-officer-436 = Oficer logistyczny
lcg-text-logistics-officer-436 = Podczas swojej fazy wystawiania możesz zagrać tę jednostkę pod kontrolę innego przyjaznego gracza. Jeśli to zrobisz, usuń 1 obrażenie z wybranego przyjaznego celu.
lcg-card-weapons-upgrade-437 = Modyfikacja uzbrojenia
lcg-text-weapons-upgrade-437 = Dołącz do przyjaznego Pojazdu. Jeśli w chwili dołączenia kontroluje go inny gracz, dobierz 1 kartę. Ulepszony Pojazd zyskuje 1 symbol wybuchu.

## Zestaw celów 96

lcg-card-mercenary-support-438 = Wsparcie najemników
lcg-text-mercenary-support-438 = Akcja: skup ten cel. Umieść w grze Łowcę nagród lub Najemnika z ręki pod kontrolą dowolnego przyjaznego gracza. Jeśli na koniec fazy nadal jest w grze, odrzuć go.
lcg-card-punishing-one-439 = Punishing One
lcg-text-punishing-one-439 = Reakcja, gdy rozpocznie się twoja faza wystawiania: przenieś 1 schwytaną kartę pod inny cel ciemnej strony.
lcg-card-trandoshan-security-team-440 = Trandoshański oddział ochrony
lcg-text-trandoshan-security-team-440 = Podczas bitwy o cel ciemnej strony ta jednostka może uderzyć w kroku uderzeń, choć nie uczestniczy w bitwie.
lcg-card-a-price-on-their-heads-441 = Nagroda za ich głowy
lcg-text-a-price-on-their-heads-441 = Akcja: wybierz do 2 jednostek, najwyżej po 1 każdego gracza jasnej strony. Schwytaj je.

## Talia wyzwań: Zadanie Jerjerroda

lcg-card-death-star-ii-455 = Druga Gwiazda Śmierci
lcg-text-death-star-ii-455 = Dopóki jest odłożona na bok, kosztuje o 1 mniej za każdy punkt na tarczy Gwiazdy Śmierci. Akcja, dopóki jest odłożona na bok: opłać jej koszt. Odwróć ją i umieść w grze. W grze: gdy wrogi cel opuszcza grę, kontrolujący go gracz kładzie swoją kartę stronnictwa zakrytą pod tą jednostką; wygrywasz, gdy tylko są tam karty stronnictwa wszystkich przeciwników. Zakłócenie, gdy ta jednostka ma zostać skupiona do uderzenia: każdy przeciwnik wybiera i niszczy jedną ze swoich jednostek albo jeden ze swoich celów.
lcg-card-lemelisks-ambition-442 = Ambicja Lemeliska
lcg-text-lemelisks-ambition-442 = Twoja wartość rezerwy jest o 1 większa za każdego przeciwnika pozostającego w grze.
lcg-card-along-the-sanctuary-pipeline-443 = Na linii zaopatrzenia Sanktuarium
lcg-text-along-the-sanctuary-pipeline-443 = Reakcja, po tym jak odpoczniesz: każdy twój cel traci 1 żeton skupienia.
lcg-card-heightened-security-444 = Wzmocniona obrona
lcg-text-heightened-security-444 = Akcja, podczas swojej tury: wybierz cel. Usuń z niego 1 obrażenie, następnie połóż na nim 1 żeton osłony. Raz na turę.
lcg-card-jerjerrods-task-445 = Zadanie Jerjerroda
lcg-text-jerjerrods-task-445 = Wytrzymałość tego celu to podwojona liczba graczy jasnej strony, którzy rozpoczęli grę. Akcja, z ręki, podczas swojej tury: wydaj 1 zasób. Umieść ten cel w grze, następnie dobierz 1 kartę. Raz na turę, wszystkie kopie Zadania Jerjerroda łącznie. Nie można go zagrać w żaden inny sposób.
lcg-card-construction-droid-446 = Droid budowlany
lcg-text-construction-droid-446 = Akcja: skup tę jednostkę. Obejrzyj 2 wierzchnie karty swojej talii dowództwa; jedną z nich połóż na wierzchu, a drugą na spodzie tej talii.
lcg-card-death-star-guards-447 = Strażnicy Gwiazdy Śmierci
lcg-text-death-star-guards-447 = Akcja, z ręki: wydaj 1 zasób. Umieść tę jednostkę w grze.
lcg-card-tie-interceptor-448 = Myśliwiec przechwytujący TIE
lcg-card-destroyer-defense-fleet-449 = Obronna flota niszczycieli
lcg-text-destroyer-defense-fleet-449 = Twoje cele mają +1 do wytrzymałości.
lcg-card-lambda-class-shuttle-450 = Prom typu Lambda
lcg-text-lambda-class-shuttle-450 = Reakcja, gdy ta jednostka wytworzy zasób: inna twoja jednostka traci 1 żeton skupienia.
lcg-card-darth-vader-451 = Darth Vader
lcg-text-darth-vader-451 = Vader zyskuje 1 symbol obrażeń jednostek za każdy twój cel.
lcg-card-moff-jerjerrod-452 = Moff Jerjerrod
lcg-text-moff-jerjerrod-452 = Moffa Jerjerroda możesz zagrać jako ulepszenie na jednym ze swoich celów zamiast jako jednostkę. Jego cały tekst brzmi wtedy: „Wartość zasobów ulepszonego celu jest podwojona.”
lcg-card-admiral-piett-453 = Admirał Piett
lcg-text-admiral-piett-453 = Reakcja, gdy rozpocznie się dowolna faza dowolnej tury: Piett traci 1 żeton skupienia.
lcg-card-emperor-palpatine-454 = Imperator Palpatine
lcg-text-emperor-palpatine-454 = Reakcja, gdy Palpatine wejdzie do gry: wybierz cel na stosie zwycięstwa jasnej strony. Umieść go w grze pod swoją kontrolą.
lcg-card-orbital-construction-yard-456 = Orbitalna stocznia
lcg-text-orbital-construction-yard-456 = Reakcja, po tym jak odpoczniesz: wybierz jeden ze swoich celów lub Pojazdów. Usuń z niego 1 obrażenie.
lcg-card-tactical-command-center-457 = Centrum dowodzenia taktycznego
lcg-text-tactical-command-center-457 = Reakcja, gdy dowolny cel wejdzie do gry: każdy gracz jasnej strony zadaje 1 obrażenie jednej ze swoich jednostek, jeśli może.
lcg-card-strategic-command-center-458 = Centrum dowodzenia strategicznego
lcg-text-strategic-command-center-458 = Reakcja, gdy dowolny cel wejdzie do gry: wybierz jednostkę lub cel. Usuń z tej karty 1 obrażenie.
lcg-card-endor-shield-generator-459 = Generator osłon na Endorze
lcg-text-endor-shield-generator-459 = Gdy na tym ulepszeniu jest 7 lub więcej obrażeń, odrzuć je. Wymuszone zakłócenie, gdy inna twoja karta otrzymuje obrażenia: zamiast niej wszystkie te obrażenia otrzymuje to ulepszenie.
lcg-card-signal-jam-460 = Zagłuszanie sygnału
lcg-text-signal-jam-460 = Zakłócenie, gdy ktoś używa Akcji, Reakcji lub Zakłócenia: anuluj ten efekt. Następnie możesz wydać 1 zasób, aby zamiast odrzucić to wydarzenie, wtasować je do swojej talii dowództwa.
lcg-card-we-shall-double-our-efforts-461 = Podwoimy wysiłki
lcg-text-we-shall-double-our-efforts-461 = Zakłócenie, gdy karta wytwarza zasoby: wytwarza o 1 zasób więcej za każdy żeton skupienia, który się w tym celu na niej kładzie.
lcg-card-fleet-ambush-462 = Zasadzka floty
lcg-text-fleet-ambush-462 = Reakcja, gdy zostanie zadeklarowana bitwa przeciw twojemu celowi: wyszukaj w swojej talii dowództwa Pojazd i umieść go w grze jako wyznaczonego obrońcę. Potasuj talię dowództwa.
lcg-card-fully-armed-463 = W pełni uzbrojona
lcg-text-fully-armed-463 = Zagrywaj tylko wtedy, gdy w grze jest Druga Gwiazda Śmierci. Jasna strona nie może anulować ani skopiować tego wydarzenia. Akcja: wybierz gracza. Odpada on z gry: odrzuć wszystkie karty, które kontroluje, a jego kartę stronnictwa połóż pod Drugą Gwiazdą Śmierci.
lcg-card-change-of-plan-464 = Zmiana planu
lcg-text-change-of-plan-464 = Przerwij tę walkę o przewagę: pozostałe jej karty losu nie działają. Dobierz 1 kartę i odrzuć oba stosy przewagi. Następnie rozegrajcie nową walkę o przewagę.

## Talia wyzwań: Polowanie na Skywalkera

lcg-card-the-hunt-for-skywalker = Polowanie na Skywalkera
lcg-text-the-hunt-for-skywalker = Wymuszone zakłócenie, gdy ten cel otrzymuje obrażenia lub zostaje zniszczony: zamiast tego odkryj go. Wszystkie te obrażenia przepadają; odrzuć leżące na nim żetony i ulepszenia.
lcg-card-the-mines-465 = Kopalnie
lcg-text-the-mines-465 = Pojazdy nie mogą atakować tego celu. Reakcja, gdy ten cel zostanie odkryty: każdy przeciwnik odrzuca wierzchnią kartę swojej talii dowództwa.
lcg-card-the-final-ship-466 = Ostatni statek
lcg-text-the-final-ship-466 = Reakcja, gdy ten cel zostanie odkryty: odkryj jeszcze jeden ze swoich zakrytych celów.
lcg-card-dagobah-refuge-467 = Schronienie na Dagobah
lcg-text-dagobah-refuge-467 = Reakcja, gdy rozpocznie się twoja tura: usuń do 2 obrażeń z Luke’a Skywalkera.
lcg-card-the-coruscant-rescue-473 = Ratunek na Coruscant
lcg-text-the-coruscant-rescue-473 = Reakcja, gdy ten cel zostanie odkryty: umieść w grze jednostkę ze swojego stosu odrzuconych kart.
lcg-card-rebel-command-469 = Dowództwo Rebelii
lcg-text-rebel-command-469 = Reakcja, gdy ten cel zostanie odkryty: usuń wszystkie żetony skupienia ze wszystkich swoich jednostek.
lcg-card-the-ruins-of-alderaan-470 = Szczątki Alderaana
lcg-text-the-ruins-of-alderaan-470 = Postacie nie mogą atakować tego celu. Reakcja, gdy ten cel zostanie odkryty: każdy przeciwnik odrzuca wierzchnią kartę swojej talii dowództwa.
lcg-card-front-line-reinforcements-471 = Posiłki na pierwszej linii
lcg-text-front-line-reinforcements-471 = Reakcja, gdy ten cel zostanie odkryty: wyszukaj w swojej talii dowództwa jednostkę i umieść ją w grze. Potasuj talię dowództwa.
lcg-card-mission-at-kothlis-472 = Misja na Kothlis
lcg-text-mission-at-kothlis-472 = Twoja wartość rezerwy jest o 1 większa za każdego przeciwnika pozostającego w grze.
lcg-card-return-to-tatooine-468 = Powrót na Tatooine
lcg-text-return-to-tatooine-468 = Luke Skywalker musi bronić tego celu, jeśli może. Wymuszona reakcja, gdy ten cel zostanie odkryty: umieść w grze pod swoją kontrolą odłożonego na bok Luke’a Skywalkera.
lcg-card-luke-skywalker-485 = Luke Skywalker
lcg-text-luke-skywalker-485 = Luke wchodzi do gry tylko dzięki celowi Powrót na Tatooine i jest odporny na efekty wrogich kart. Obrażenia, które zniszczyłyby Powrót na Tatooine, otrzymuje zamiast niego Luke. Gdy Luke opuszcza grę, jasna strona przegrywa.
lcg-card-rebel-sentry-474 = Rebeliancki wartownik
lcg-card-bothan-facilitator-475 = Bothański pośrednik
lcg-text-bothan-facilitator-475 = Reakcja, gdy ta jednostka zostanie skupiona do uderzenia: obejrzyj ręce i wspólne rezerwy wszystkich przeciwników. Dla każdego przeciwnika wybierz 1 z jego kart i odrzuć ją.
lcg-card-tatooine-sympathizer-476 = Sympatyk z Tatooine
lcg-text-tatooine-sympathizer-476 = Akcja: skup tę jednostkę. Dobierz 1 kartę albo 2, jeśli równowaga Mocy jest po jasnej stronie.
lcg-card-rogue-squadron-backup-477 = Odwody Eskadry Łotrów
lcg-text-rogue-squadron-backup-477 = Reakcja, gdy ta jednostka, atakując, zostanie skupiona do uderzenia: broniący się gracz odrzuca z wierzchu swojej talii dowództwa po 2 karty za każdego gracza ciemnej strony, który rozpoczął grę.
lcg-card-specforces-commando-478 = Komandos Sił Specjalnych
lcg-text-specforces-commando-478 = Reakcja, gdy ta jednostka zada obrażenia wrogiej jednostce: każdy przeciwnik odrzuca z wierzchu swojej talii dowództwa tyle kart, ile obrażeń zadano.
lcg-card-rebel-ambush-team-479 = Rebelianci w zasadzce
lcg-text-rebel-ambush-team-479 = Reakcja, z ręki, gdy zostanie zadeklarowana bitwa przeciw twojemu celowi: umieść tę jednostkę w grze jako uczestniczącą w bitwie. Następnie wybierz atakującą jednostkę; otrzymuje ona 2 obrażenia.
lcg-card-decoy-wing-482 = Skrzydło pozorujące
lcg-card-r2-d2-481 = R2-D2
lcg-card-boushh-483 = „Boushh”
lcg-text-boushh-483 = Jeśli kontrolujesz Leię Organę, odrzuć „Boushh”. Reakcja, gdy „Boushh” wejdzie do gry: odkryj jeden ze swoich zakrytych celów.
lcg-card-wedge-antilles-484 = Wedge Antilles
lcg-text-wedge-antilles-484 = Reakcja, gdy przeciwnik odrzuci karty z wierzchu swojej talii dowództwa z powodu efektu innej karty: odrzuca stamtąd jeszcze 1.
lcg-card-red-five-480 = Czerwony Pięć
lcg-text-red-five-480 = Reakcja, gdy Czerwony Pięć zada obrażenia wrogiemu celowi: każdy przeciwnik odrzuca z wierzchu swojej talii dowództwa tyle kart, ile obrażeń zadano.
lcg-card-secret-hideout-486 = Tajna kryjówka
lcg-text-secret-hideout-486 = Reakcja, gdy wrogi cel opuści grę: skup to ulepszenie. Każdy przeciwnik odrzuca z wierzchu swojej talii dowództwa 1 kartę za każdy twój zakryty cel.
lcg-card-command-center-487 = Centrum dowodzenia
lcg-text-command-center-487 = Akcja: skup to ulepszenie. Wybierz jednostkę; traci ona do 2 żetonów skupienia.
lcg-card-entrenched-position-488 = Okopana pozycja
lcg-text-entrenched-position-488 = Dołącz do celu, który kontrolujesz. Akcja, gdy ulepszony cel jest atakowany: skup ulepszony cel. Wybierz atakującą jednostkę; otrzymuje ona 2 obrażenia albo 3, jeśli masz przewagę.
lcg-card-rebel-honor-guard-489 = Rebeliancka straż honorowa
lcg-text-rebel-honor-guard-489 = Dołącz do Postaci. Ulepszona Postać ma +2 do wytrzymałości. Zakłócenie, gdy ulepszona Postać opuszcza grę: dołącz to ulepszenie do innej Postaci.
lcg-card-rigged-to-explode-490 = Zaminowana pułapka
lcg-text-rigged-to-explode-490 = Reakcja, gdy podczas bitwy zostanie odkryty twój cel: zniszcz wszystkie atakujące jednostki.
lcg-card-the-force-is-strong-491 = Silna Moc
lcg-text-the-force-is-strong-491 = Akcja: wybierz jedno. Wroga jednostka wraca na rękę właściciela; albo każdy przeciwnik odrzuca z ręki 1 losową kartę; albo każdy przeciwnik odrzuca 3 wierzchnie karty swojej talii dowództwa.
lcg-card-run-luke-run-492 = Uciekaj, Luke! Uciekaj!
lcg-text-run-luke-run-492 = Zakłócenie, gdy ktoś używa Akcji, Reakcji lub Zakłócenia: anuluj ten efekt. Następnie możesz wydać 1 zasób, aby zamiast odrzucić to wydarzenie, wtasować je do swojej talii dowództwa.
lcg-card-premonitions-of-the-future-493 = Wizje przyszłości
lcg-text-premonitions-of-the-future-493 = Akcja: obejrzyj 3 wierzchnie karty swojej talii dowództwa i weź jedną z nich na rękę. Wtasuj 2 pozostałe i to wydarzenie do tej talii.
lcg-card-evading-pursuit-494 = Zgubić pościg
lcg-text-evading-pursuit-494 = Zagrywaj tylko poza bitwami. Akcja: zamień miejscami dwa ze swoich zakrytych celów, następnie dobierz 1 kartę.
lcg-card-change-of-plan-495 = Zmiana planu
lcg-text-change-of-plan-495 = Przerwij tę walkę o przewagę: pozostałe jej karty losu nie działają. Dobierz 1 kartę i odrzuć oba stosy przewagi. Następnie rozegrajcie nową walkę o przewagę.
