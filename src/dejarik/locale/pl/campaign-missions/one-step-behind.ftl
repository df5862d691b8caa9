### O krok z tyłu

mission-one-step-behind = O krok z tyłu
mission-one-step-behind-briefing = Generał Sorin zawsze jest tam, dokąd dopiero idziecie. Powód kryje się w tej placówce, w czterech terminalach, które nigdy nie były do niczego podłączone. Wejdźcie, skopiujcie je i wyjdźcie, a przede wszystkim bądźcie cicho: korytarzami suną tu małe ciemne maszyny, które całe zamieniły się w słuch.
mission-one-step-behind-event-within-the-facility = Wewnątrz placówki
mission-one-step-behind-event-within-the-facility-text = Drzwi się odsuwają i wszyscy wstrzymują oddech. Na planszę trafia to, co jest za nimi. Gracz Imperium wybiera, co tam czeka; niczego nie można wybrać dwa razy.
mission-one-step-behind-event-within-the-facility-option-officer = Za drzwiami, dokładnie 4 pola od nich, zostaje rozstawiony elitarny Oficer Imperialny.
mission-one-step-behind-event-within-the-facility-option-threat = Zagrożenie wzrasta o 4.
mission-one-step-behind-event-within-the-facility-option-trap = Ten, kto otworzył drzwi, otrzymuje stan Krwawienie i tyle obrażeń, ile wypadnie na 1 czerwonej kości.
mission-one-step-behind-event-coloured-terminals = Dane
mission-one-step-behind-event-coloured-terminals-text = Po małym ekranie biegną kolumny nazwisk, statków i dat, a niektóre z nich są wasze.
mission-one-step-behind-event-coloured-terminals-option-blue = Rozkład wart: każdy bohater usuwa 1 zmęczenie.
mission-one-step-behind-event-coloured-terminals-option-red = Lista poległych, a na niej nikogo znajomego: bohater, który przejął terminal, otrzymuje stan Skupienie.
mission-one-step-behind-event-coloured-terminals-option-yellow = Kody serwisowe droidów: wybrany przez bohaterów droid patrolowy znika do następnej fazy porządków.
mission-one-step-behind-event-coloured-terminals-option-green = Częstotliwości garnizonu: gracz Imperium traci 2 zagrożenia.
mission-one-step-behind-event-increased-patrols = Wzmożone patrole
mission-one-step-behind-event-increased-patrols-text = Gdzieś otwiera się szafa i do innych dołącza trzecia soczewka. Na polu G6 pojawia się kolejny droid patrolowy.
mission-one-step-behind-goal-copy-data = Przejmijcie wszystkie cztery terminale.
mission-one-step-behind-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-one-step-behind-rule-1 = Gdy figurka Rebelii deklaruje atak, może przyjąć −1 obrażenie, a gdy wykonuje ruch, może zyskać o 2 punkty ruchu mniej. Jeśli tego nie zrobi, alarmuje droidy patrolowe (przy ataku – po nim).
mission-one-step-behind-rule-2 = Gdy figurka Rebelii wykona akcję skorzystania, wykonuje test intuicji. Jeśli go nie zda, alarmuje droidy patrolowe.
mission-one-step-behind-rule-3 = Alarm droidów patrolowych: zagrożenie wzrasta o 3 za każdego z nich w promieniu 3 pól od figurki; każdy inny porusza się o najwyżej 4 pola w jej stronę. Na koniec każdej rundy każdy z nich może się poruszyć o najwyżej 4 pola. Nie są figurkami i nie można ich atakować.
mission-one-step-behind-rule-4 = Zdrowa figurka Rebelii może akcją skorzystania użyć terminala, aby go przejąć.
mission-one-step-behind-use-copy = Skopiuj dane
choice-keep-quiet = Zachowaj ciszę (−1 obrażenie albo o 2 punkty ruchu mniej)
choice-make-noise = Narób hałasu (alarmuje droidy patrolowe)
outcome-assault-mission-data-copied = Przejęto wszystkie cztery terminale
token-patrol-droid = Droid patrolowy
