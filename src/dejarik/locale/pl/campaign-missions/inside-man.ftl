### Informator

mission-inside-man = Informator
mission-inside-man-briefing = Stary gmach Senatu ma tysiąc pokoi i jednego archiwistę, który przeczytał wszystko, co w nich leży. Nazywa się Lorn. Nie wie, że nadchodzicie, i nikt inny też nie powinien wiedzieć: w tych salach strzał słychać trzy piętra dalej. Odblokujcie foyer i znajdźcie go, zanim ktoś policzy strażników.
mission-inside-man-event-high-alert = Stan gotowości
mission-inside-man-event-high-alert-text = Marmur, kolumny, a na końcu soczewka, która obraca się w waszą stronę. Na planszę trafia foyer. Na żółtym punkcie zostają rozstawieni Sonda szpiegowska i Oficer Imperialny, a na niebieskim Droidy strażnicze. Odtąd, dopóki nie znajdziecie Lorna, każdy atak figurki Rebelii podnosi zagrożenie o 1. Figurka Rebelii może akcją skorzystania z sąsiadującej figurki Imperium wykonać test siły, a przeciw droidowi test techniki: tamta figurka otrzymuje tyle obrażeń, ile było sukcesów. Otrzymując przed testem 1 zmęczenie, ma o 1 sukces więcej.
mission-inside-man-event-historical-records = Zapiski historyczne
mission-inside-man-event-historical-records-text = Regały po sufit, lampa, a za lampą chudy człowiek, który nie przestaje pisać. Na planszę trafia gabinet. Bohater może akcją skorzystania podejść do Lorna.
mission-inside-man-event-the-ambush = Zasadzka
mission-inside-man-event-the-ambush-text = Podnosi wzrok. A potem patrzy obok was, na boczne drzwi, które otwierają się same. Bohater zabiera Lorna ze sobą; jeśli zostanie ranny lub się wycofa, Lorn zostaje na tym polu i może go zabrać inny bohater. Boczne drzwi są otwarte, niebieski, żółty i czerwony punkt są aktywne, a gracz Imperium znów może rozstawiać grupy, od razu na czerwonym punkcie. Ataki nie podnoszą już zagrożenia. Bohater z Lornem wygrywa misję, korzystając z terminalu.
mission-inside-man-goal-enter-foyer = Odblokujcie i otwórzcie foyer.
mission-inside-man-goal-enter-office = Otwórzcie gabinet.
mission-inside-man-goal-reach-lorn = Dotrzyjcie do Lorna.
mission-inside-man-goal-download = Przyprowadźcie Lorna do terminalu i skopiujcie zapiski.
mission-inside-man-goal-hold-out = Niech licznik rund dojdzie do 7 albo zrańcie wszystkich bohaterów.
mission-inside-man-rule-1 = Drzwi foyer są zablokowane. Figurka Rebelii może akcją skorzystania z terminalu wykonać test intuicji, aby je odblokować.
mission-inside-man-rule-2 = Gracz Imperium nie może przeprowadzać opcjonalnych rozstawień. Zagrożenie rośnie jak zwykle.
mission-inside-man-rule-3 = Dopóki tak jest, zagrożenie, które po aktywacji lub na koniec rundy przekracza 12, spada do 10, a licznik rund przesuwa się o 1. Misja kończy się, gdy licznik dojdzie do 7.
mission-inside-man-use-unlock = Odblokuj foyer
mission-inside-man-use-download = Skopiuj zapiski
mission-inside-man-use-takedown = Ciche obezwładnienie
mission-inside-man-use-takedown-strained = Ciche obezwładnienie za 1 zmęczenie, z 1 sukcesem więcej
outcome-assault-mission-records-copied = Zapiski zostały skopiowane
token-lorn = Lorn
