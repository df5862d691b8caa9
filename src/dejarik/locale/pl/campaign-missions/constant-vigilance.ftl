### Ciągła czujność

mission-constant-vigilance = Ciągła czujność
mission-constant-vigilance-briefing = Loku od trzech dni leży w koronach drzew, z karabinem u boku, i liczy. Tyle patroli, tyle promów, tyle twarzy. Dziś rano jedną z tych twarzy rozpoznał. Prowadzą ich pojedynczo – ludzi, z którymi przepłynął dwa oceany – a na końcu ścieżki stoją otworem drzwi. To niedługa ścieżka. Loku gwiżdże raz, tak jak dawniej, i ktoś na dole podnosi głowę.
mission-constant-vigilance-event-new-prisoner = Jeszcze jeden
mission-constant-vigilance-event-new-prisoner-text = Z transportowca wypychają następnego i każą mu iść. Na planszę trafia więzień.
mission-constant-vigilance-event-prison-guards = Straż więzienna
mission-constant-vigilance-event-prison-guards-text = Ktoś w środku zauważył, że nikt nie nadchodzi. Na aktywnym punkcie rozstawienia zostają rozstawieni Szturmowcy.
mission-constant-vigilance-event-reinforced = Wsparcie
mission-constant-vigilance-event-reinforced-text = Nad liśćmi silniki, nisko i powoli: szukają drzewa, na którym siedzi strzelec. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie.
mission-constant-vigilance-goal-protect-prisoners = Do końca rundy 6 nie dopuśćcie, by wszyscy czterej więźniowie trafili do celi.
mission-constant-vigilance-goal-lock-up-prisoners = Zapędźcie 4 więźniów do celi.
mission-constant-vigilance-rule-1 = Posterunek: figurka, która na nim stoi, ignoruje ściany i figurki przy sprawdzaniu pola widzenia i liczeniu pól. Tak samo każdy, kto patrzy na posterunek albo liczy pola do niego. Sąsiadowanie ustala się jak zwykle.
mission-constant-vigilance-rule-2 = Gdy figurka spoza posterunku atakuje figurkę na posterunku, do puli obrony dodaje się 1 białą kość.
mission-constant-vigilance-rule-3 = Mała figurka na drabinie może wydać 2 punkty ruchu, aby umieszczono ją na drabinie tego samego koloru.
mission-constant-vigilance-rule-4 = Więźniowie to neutralne figurki. Jeden jest na planszy; na początku każdej następnej rundy na to samo pole trafia kolejny, aż będzie ich łącznie 4.
mission-constant-vigilance-rule-5 = Więźnia, który wejdzie do celi, przejmuje Imperium.
mission-constant-vigilance-rule-6 = W ramach akcji specjalnej Szturmowiec wybiera więźnia w promieniu 3 pól i popycha go o najwyżej 4 pola, a Oficer Imperialny wybiera więźnia w promieniu 4 pól i popycha go o najwyżej 6 pól. Zdrowa figurka Rebelii może akcją skorzystania zająć się sąsiadującym więźniem i wykonać test intuicji lub siły: jeśli go zda, popycha więźnia o 3 pola.
mission-constant-vigilance-rule-7 = Gdy bohater zostaje ranny, zagrożenie wzrasta o poziom zagrożenia, a jeśli ten bohater ma 2 żetony aktywacji – o dwa razy tyle.
mission-constant-vigilance-rule-8 = To, że wszyscy bohaterowie są ranni, nie kończy misji.
mission-constant-vigilance-use-persuade = Odprowadź więźnia (intuicja lub siła)
mission-constant-vigilance-figure-prisoner = Więzień
rules-constant-vigilance-figures = Ciągła czujność
rules-constant-vigilance-figures-climb = Skorzystaj z drabiny za 2 punkty ruchu
rules-constant-vigilance-empire = Ciągła czujność
rules-constant-vigilance-empire-drive = Popędź więźnia
outcome-assault-mission-prisoners-kept = Imperium nie zamknęło wszystkich więźniów
outcome-assault-mission-prisoners-locked-up = Imperium zamknęło czterech więźniów
