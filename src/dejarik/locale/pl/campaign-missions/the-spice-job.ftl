### Skok na przyprawę

mission-the-spice-job = Skok na przyprawę
mission-the-spice-job-briefing = Chewbacca tłumaczy plan rękami, co zajmuje większą część zaułka. Sześć beczek, jeden gang, w miarę możliwości bez rozlewu krwi, a przy słowie „możliwości” wzrusza ramionami. Beczki stoją za drzwiami, które otwiera tylko karta dostępu, a ma ją w kieszeni jeden ze strażników. Nikt tu nie będzie płakał po czymś, co już dwa razy ukradziono.
mission-the-spice-job-event-defend-the-spice = Bronić przyprawy
mission-the-spice-job-event-defend-the-spice-text = Okrzyk z dachu: ktoś zauważył, że karta zmieniła właściciela. Gracz Imperium wybiera, jak odpowie gang.
mission-the-spice-job-event-defend-the-spice-option-alert = Gang wzywa pomoc: zagrożenie wzrasta o poziom zagrożenia.
mission-the-spice-job-event-defend-the-spice-option-attack = Gang strzela: jedna figurka Imperium może przerwać, aby zaatakować.
mission-the-spice-job-event-the-back-room = Zaplecze
mission-the-spice-job-event-the-back-room-text = Zamek szczęka, a sam zapach wart jest miesięczną pensję. Podobnie jak działko za beczkami. Na planszę trafia zaplecze, a na żółtym punkcie zostaje rozstawiona Obsługa E-Weba. Potem gracz Imperium wybiera, jak odpowie gang.
mission-the-spice-job-event-the-back-room-option-alert = Gang wzywa pomoc: zagrożenie wzrasta o poziom zagrożenia.
mission-the-spice-job-event-the-back-room-option-attack = Gang strzela: jedna figurka Imperium może przerwać, aby zaatakować.
mission-the-spice-job-goal-find-keycard = Znajdźcie kartę dostępu u jednego ze strażników.
mission-the-spice-job-goal-claim-spice = Przejmijcie wszystkie 6 beczek z przyprawą.
mission-the-spice-job-goal-hold-out = Wytrwajcie do końca 5. rundy albo pokonajcie Chewbaccę i zrańcie wszystkich bohaterów.
mission-the-spice-job-rule-1 = Obaj elitarni Trandoshańscy łowcy i Sonda szpiegowska mają po jednym zakrytym, losowo rozdanym żetonie: dwa są czerwone, a jeden, karta dostępu, jest żółty. Żeton zostaje na polu, gdy jego figurka zostanie pokonana. Figurka Rebelii może akcją skorzystania go ujawnić: czerwony zostaje odrzucony, a kartę dostępu się podnosi.
mission-the-spice-job-rule-2 = Drzwi są zablokowane. Figurka Rebelii, która niesie kartę dostępu, może akcją skorzystania otworzyć drzwi.
mission-the-spice-job-rule-3 = Zdrowy bohater lub Chewbacca może akcją skorzystania zająć się beczką z przyprawą i wykonać test siły; jeśli go zda, przejmuje ją.
mission-the-spice-job-use-look = Obejrzyj kartę
mission-the-spice-job-use-unlock = Otwórz drzwi
mission-the-spice-job-use-claim = Przejmij beczkę
outcome-assault-mission-spice-claimed = Cała przyprawa została przejęta
outcome-assault-mission-thieves-beaten = Chewbacca został pokonany, a wszyscy bohaterowie są ranni
