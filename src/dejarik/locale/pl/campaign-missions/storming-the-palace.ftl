### Szturm na pałac

mission-storming-the-palace = Szturm na pałac
mission-storming-the-palace-briefing = Jabba ma waszych ludzi, a Jabba nie podchodzi do drzwi. Więc podejdziecie wy. Na zewnątrz stoją jego piraci i łowcy, w bramie dwaj Gamorreanie, którym kazano nikogo nie wpuszczać, a za nimi jest sala tronowa pełna muzyki, dymu i śmiechu. Nigdy nie przegrał tam żadnego sporu. Zamierzacie to zmienić.
mission-storming-the-palace-event-legions-of-defenders = Zastępy obrońców
mission-storming-the-palace-event-legions-of-defenders-text = Gdzieś rozlega się gong i odpowiadają mu ciężkie kroki. Na dwóch niebieskich punktach zostają rozstawieni elitarni Gamorreańscy strażnicy.
mission-storming-the-palace-event-storming-in = Wtargnięcie
mission-storming-the-palace-event-storming-in-text = Orkiestra gubi takt, po czym gra dalej. Potężny Jabba spogląda na was z góry i chichocze. Na planszę trafia sala tronowa; jej punkty stają się aktywne, a punkt na wschodzie przestaje być aktywny. Na podwyższeniu zostaje rozstawiony Hutt Jabba, obok Salacious B. Crumb, na galerii Weequayscy piraci, a na jednym z punktów przy podium orkiestry, wybranym przez gracza Imperium, Sonda szpiegowska. Potem gracz Imperium może przeprowadzić opcjonalne rozstawienie. Bohater może akcją skorzystania podjąć z Jabbą rozmowy, także gdy Jabba jest obezwładniony, i wykonuje test siły lub intuicji. Dopóki Jabba nie jest obezwładniony, wynik jest obniżany o 5 sukcesów, ale o 1 mniej za każde 2 obrażenia, które Jabba otrzymał. Jeśli zostanie choć 1 sukces, Jabba usłyszał dość. Jeśli Jabba miałby zostać pokonany, zamiast tego zostaje obezwładniony i ma tylko 1 akcję podczas każdej aktywacji.
mission-storming-the-palace-event-hutt-retreat = Odwrót Hutta
mission-storming-the-palace-event-hutt-retreat-text = „Targować się?” – mówi Jabba, a jego dłoń odnajduje dźwignię. Podłoga znika. Na planszę trafiają jama rankora i tylna komnata. Bohater, który prowadził rozmowy, otrzymuje 1 zmęczenie i zostaje umieszczony na dowolnym polu jamy. Zapadnia jest otwarta: figurka, która na nią wchodzi lub na niej stoi, otrzymuje 1 zmęczenie i zostaje umieszczona na dowolnym polu jamy. W jamie zostają rozstawieni Rankor o żywotności większej o 10, jego opiekun Malakili (żywotność 8) i Gamorreańscy strażnicy, a jej punkty stają się aktywne. Dopóki Malakili nie zostanie pokonany, Rankor zdobywa na początku swojej aktywacji 1 żeton potęgi bloku. Jabba zostaje umieszczony w tylnej komnacie; leczy wszystkie obrażenia, nie jest już obezwładniony, a jego karta zostaje wyczerpana. Drzwi tylnej komnaty są zamknięte i zablokowane. Każda figurka Rebelii otrzymuje 4 punkty ruchu, leczy 3 zmęczenia albo otrzymuje stan Skupienie.
mission-storming-the-palace-event-rancor-and-keeper = Rankor i jego opiekun
mission-storming-the-palace-event-rancor-and-keeper-text = Malakili woła i namawia, a bestia słucha tylko jego. Rankor zdobywa 1 żeton potęgi bloku.
mission-storming-the-palace-event-rancor-and-keeper-when = Rancor zaczyna aktywację, gdy jego opiekun jest na mapie.
mission-storming-the-palace-event-final-showdown = Ostateczna rozgrywka
mission-storming-the-palace-event-final-showdown-text = Bestia pada, a śmiech nad wami milknie. Wszystkie figurki Imperium z jamy zostają umieszczone obok zapadni, a punkty jamy przestają być aktywne; aktywne są punkty tylnej komnaty. Bohater przy ścianie jamy może poświęcić akcję na test siły; jeśli go zda, zostaje umieszczony na polu sąsiadującym z zapadnią. Przed testem może otrzymać 2 zmęczenia, aby dodać 1 sukces. Figurki Rebelii mogą atakować drzwi tylnej komnaty (żywotność 8, 2 bloki), które nie są przeszkodą dla figurek Imperium. Jabbę można teraz pokonać, a wtedy Rebelia wygrywa.
mission-storming-the-palace-goal-enter = Pokonajcie Gamorreańskich strażników przy bramie i otwórzcie salę tronową.
mission-storming-the-palace-goal-negotiate = Podejmijcie rozmowy z Huttem Jabbą.
mission-storming-the-palace-goal-slay-rancor = Pokonajcie Rankora.
mission-storming-the-palace-goal-defeat-jabba = Pokonajcie Hutta Jabbę.
mission-storming-the-palace-goal-hold-out = Brońcie Hutta Jabby do końca 8. rundy albo zrańcie wszystkich bohaterów.
mission-storming-the-palace-rule-1 = Drzwi sali tronowej są zablokowane, dopóki nie zostaną pokonani Gamorreańscy strażnicy obecni od początku. Figurki Imperium nie mogą ich otworzyć.
mission-storming-the-palace-rule-2 = Misja kończy się na koniec 8. rundy.
mission-storming-the-palace-figure-malakili = Malakili
mission-storming-the-palace-use-negotiate = Rozmawiaj z Jabbą
rules-storming-the-palace = Szturm na pałac
rules-storming-the-palace-climb = Wespnij się z jamy: test siły
rules-storming-the-palace-heave = Otrzymaj 2 zmęczenia, aby dodać 1 sukces
