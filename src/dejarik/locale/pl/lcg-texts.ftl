### Star Wars: Gra karciana: działanie kart naszymi słowami.
###
### Zdolność z nazwą czyta się tak: rodzaj, moment lub warunek, dwukropek, koszt, efekt. Koszt stoi na początku
### i jest osobnym zdaniem („skup to ulepszenie.”): dalszy ciąg następuje tylko wtedy, gdy opłacono go w całości.
### Słowa kluczowe, liczby i ograniczenia budowania talii są danymi karty i nie powtarzają się tutaj.

## Zestaw celów 1

lcg-text-luke-skywalker-92 = Reakcja, gdy rozpocznie się tura przeciwnika: Luke traci 1 żeton skupienia.
lcg-text-jedi-lightsaber-102 = Dołącz do jednostki z cechą Użytkownik Mocy lub Wrażliwy na Moc. Ulepszona jednostka zyskuje 1 symbol obrażeń jednostek i 1 symbol wybuchu.
lcg-text-trust-your-feelings-153 = Dołącz do Postaci. Akcja: skup to ulepszenie. Ulepszona Postać traci 1 żeton skupienia.

## Zestaw celów 2

lcg-text-in-you-must-go-76 = Pierwsze ulepszenie, które zagrywasz w każdej turze, kosztuje o 1 mniej.
lcg-text-yoda-166 = Yoda zyskuje 1 symbol obrażeń jednostek i 1 symbol wybuchu za każde dołączone do niego ulepszenie.
lcg-text-shii-cho-training-122 = Dołącz do Użytkownika Mocy. Gdy ulepszona jednostka uderza, możesz dowolnie rozdzielić jej obrażenia jednostek między wrogie jednostki uczestniczące w bitwie.
lcg-text-counter-stroke-28 = Zakłócenie, gdy ktoś zagrywa wydarzenie: anuluj je.

## Zestaw celów 3

lcg-text-forgotten-heroes-95 = Reakcja, gdy zagrasz Użytkownika Mocy (samo umieszczenie go w grze nie wystarcza): dobierz 1 kartę.
lcg-text-obi-wan-kenobi-101 = Dopóki Obi-Wan uczestniczy w bitwie, przeciwnik musi ujawnić pierwszą kartę, którą dokłada do swojego stosu przewagi.
lcg-text-jedi-mind-trick-85 = Akcja: wybierz Postać lub Istotę. Otrzymuje ona 1 żeton skupienia albo 2, jeśli równowaga Mocy jest po jasnej stronie.
lcg-text-our-most-desperate-hour-96 = Akcja: wybierz Postać. Połóż na niej 1 żeton osłony, nawet jeśli już ma osłonę.
lcg-text-heat-of-battle-65 = Wybierz wrogą jednostkę uczestniczącą w bitwie. Otrzymuje ona 1 obrażenie.

## Zestaw celów 4

lcg-text-a-journey-to-dagobah-3 = Zakłócenie, gdy ten cel zostaje zniszczony: wyszukaj w swojej talii celów dowolny cel i od razu umieść go w grze w zamian. Potasuj talię celów.
lcg-text-double-strike-46 = Reakcja, gdy Postać zostanie skupiona do uderzenia: traci 1 żeton skupienia. Jeśli jest dzięki temu przygotowana, może uderzyć ponownie.
lcg-text-target-of-opportunity-133 = Jeśli atakujesz, atakowany cel otrzymuje 1 obrażenie.

## Zestaw celów 5

lcg-text-the-secret-of-yavin-4-144 = Zakłócenie, gdy przeciwnik deklaruje bitwę przeciw innemu twojemu celowi: bitwa toczy się o ten cel zamiast tamtego. Raz na turę.
lcg-text-c-3po-21 = Zakłócenie, gdy ktoś zagrywa wydarzenie: poświęć C-3PO. Anuluj to wydarzenie.
lcg-text-lightsaber-deflection-89 = Zakłócenie, gdy przyjazna jednostka niebędąca Pojazdem otrzymuje obrażenia: wybierz inną jednostkę. 1 z tych obrażeń otrzymuje wybrana jednostka.
lcg-text-twist-of-fate-157 = Przerwij tę walkę o przewagę: pozostałe karty losu nie mają w niej efektu, a oba stosy przewagi zostają odrzucone. Następnie rozegrajcie nową walkę o przewagę.

## Zestaw celów 6

lcg-text-last-minute-rescue-118 = Reakcja, po tym jak odpoczniesz: wybierz jednostkę. Usuń z niej 1 obrażenie.
lcg-text-redemption-115 = Zakłócenie, gdy Postać zostaje zniszczona: zamiast na stos odrzuconych kart trafia ona na rękę właściciela. Raz na turę.
lcg-text-return-of-the-jedi-119 = Akcja: umieść w grze Użytkownika Mocy ze swojego stosu odrzuconych kart.
lcg-text-emergency-repair-50 = Zagrywaj tylko podczas swojej tury. Akcja: wybierz cel. Usuń z niego wszystkie obrażenia.
lcg-text-force-rejuvenation-61 = Akcja: wybierz przyjazną Postać. Odrzuć z niej dowolną liczbę żetonów i ulepszeń.

## Zestaw celów 7

lcg-text-jedi-training-86 = W każdych zmaganiach Mocy twoja strona dolicza 1 symbol Mocy.
lcg-text-ancient-monument-6 = W każdych zmaganiach Mocy twoja strona dolicza 1 symbol Mocy.
lcg-text-it-binds-all-things-80 = Akcja: weź na rękę wierzchnią kartę swojego stosu odrzuconych kart. Jeśli równowaga Mocy jest po jasnej stronie, weź 2 wierzchnie karty.

## Zestaw celów 8

lcg-text-the-defense-of-yavin-4-138 = Zakłócenie, gdy zagrywasz Pojazd: odrzuć z ręki dowolną liczbę kart. Za każdą z nich Pojazd kosztuje o 1 mniej, ale co najmniej 1.
lcg-text-red-two-114 = Reakcja, gdy dowolny cel zostanie zniszczony: Czerwony Dwa traci 1 żeton skupienia.
lcg-text-astromech-droid-upgrade-158 = Dołącz do Pojazdu. Ulepszony Pojazd zyskuje 1 symbol obrażeń jednostek i 1 symbol wybuchu.
lcg-text-rebel-assault-108 = Akcja: wybierz wrogą jednostkę lub wrogi cel. Otrzymuje 2 obrażenia. W każdej turze możesz zagrać tylko jeden Szturm Rebelii.

## Zestaw celów 9

lcg-text-mission-briefing-97 = Reakcja, gdy rozpocznie się tura przeciwnika: dobierz 1 kartę.
lcg-text-battlefield-engineers-14 = Reakcja, gdy ta jednostka zostanie wyznaczona do ataku: wybierz jedno ze swoich ulepszeń. Traci ono 1 żeton skupienia.
lcg-text-a-wing-5 = Reakcja, gdy ta jednostka zostanie skupiona do uderzenia: dobierz 1 kartę.
lcg-text-heavy-blaster-emplacement-66 = Akcja: skup to ulepszenie. Przeciwnik wybiera jedną ze swoich jednostek; otrzymuje ona 1 obrażenie.
