### Niedokończone interesy

mission-unfinished-business = Niedokończone interesy
mission-unfinished-business-briefing = Drokkatta wydostała się z tej kopalni szybem wentylacyjnym, z łańcuchem na jednym nadgarstku. Inni zostali. Odtąd żadna noc nie minęła bez odgłosu wierteł. Teraz wracacie, a kopalnia jest równie głęboka jak kiedyś; lecz pełno w niej tego, co otwiera każde jej drzwi. Zbierzcie to, rzucajcie celnie i obróćcie centrum sterowania w gruzy.
mission-unfinished-business-event-well-guarded = Dobrze strzeżony
mission-unfinished-business-event-well-guarded-text = Kurz opada na przewrócone prycze i na trójnóg, który wcale nie jest przewrócony. Na planszę trafia strażnica z ładunkiem wybuchowym. Na żółtym punkcie zostaje rozstawiona Obsługa E-Weba.
mission-unfinished-business-event-break-time-is-over = Koniec przerwy
mission-unfinished-business-event-break-time-is-over-text = Blaszane talerze brzęczą o podłogę; połowa jedzących sięga po karabiny. Na planszę trafia stołówka z 2 ładunkami wybuchowymi. Zagrożenie wzrasta o dwukrotność poziomu zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie na czerwonym punkcie.
mission-unfinished-business-event-strike-at-the-heart = Cios w serce
mission-unfinished-business-event-strike-at-the-heart-text = Za ostatnimi drzwiami buczy i mruga wszystko to, co trzyma łańcuchy zamknięte. Na planszę trafia centrum sterowania z ładunkiem wybuchowym i oboma terminalami sterującymi o żywotności 3. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie na niebieskim punkcie.
mission-unfinished-business-goal-destroy-terminals = Zniszczcie oba terminale sterujące.
mission-unfinished-business-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-unfinished-business-rule-1 = Drzwi mają żywotność 4. Drzwi i terminali nie można otwierać ani atakować, ale otrzymują obrażenia od ładunków wybuchowych i innych efektów.
mission-unfinished-business-rule-2 = Za 2 punkty ruchu bohater może podnieść ładunek wybuchowy ze swojego lub sąsiadującego pola; niesie ich najwyżej 2. Potem może wykonać test siły i jeśli go zda, otrzymuje 1 punkt ruchu.
mission-unfinished-business-rule-3 = Za 2 punkty ruchu bohater może rzucić niesiony ładunek na pole w promieniu 2 pól; ładunek zostaje odrzucony. Należy rzucić 1 czerwoną kością: wszystkie figurki, drzwi i terminale na tym polu lub sąsiadujące z nim otrzymują tyle obrażeń, ile ich wypadło.
rules-unfinished-business-figures = Niedokończone interesy
rules-unfinished-business-figures-take = Podnieś ładunek wybuchowy za 2 punkty ruchu
rules-unfinished-business-figures-throw = Rzuć ładunek wybuchowy za 2 punkty ruchu
outcome-assault-mission-terminals-blown-up = Oba terminale sterujące wyleciały w powietrze
token-mining-explosive = Ładunek wybuchowy
