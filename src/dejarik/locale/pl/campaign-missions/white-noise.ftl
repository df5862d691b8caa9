### Biały szum

mission-white-noise = Biały szum
mission-white-noise-briefing = Działa Haven celują same, a robią to stąd: jedno centrum sterowania, trzy konsole i technik, który ma dwanaście lat. Ktoś na śniegu rozmawia z działami w ich własnym języku. Utrzymajcie centrum, aż nadejdzie pomoc. Drzwi was znają i otwierają się same; wszyscy inni będą je musieli wyłamać albo znaleźć cienkie miejsca w ścianach.
mission-white-noise-event-never-give-in = Nigdy się nie poddawać
mission-white-noise-event-never-give-in-text = Konsola gaśnie długim, opadającym tonem. Nikt nie patrzy na nią dłużej niż chwilę. Każdy bohater może się poruszyć o najwyżej 2 pola, a z 2 żetonami aktywacji o najwyżej 4. Potem każdy bohater otrzymuje stan Skupienie albo zyskuje 3 punkty ruchu.
mission-white-noise-event-man-the-barricades = Na barykady
mission-white-noise-event-man-the-barricades-text = Przywlekli przez śnieg coś ciężkiego i przykręcają to do trójnogu. Na aktywnym punkcie rozstawienia zostaje rozstawiona elitarna Obsługa E-Weba.
mission-white-noise-event-another-push = Kolejne natarcie
mission-white-noise-event-another-push-text = Gwizdki wzdłuż całej linii. Zagrożenie wzrasta o 5, a jeśli bohaterowie mają co najmniej 1 Atut – o 3.
mission-white-noise-event-hostile-wildlife = Dzika zwierzyna
mission-white-noise-event-hostile-wildlife-text = Hałas obudził coś, czemu jest wszystko jedno, kto wygra. Na zachodzie zostaje rozstawiony Wampa.
mission-white-noise-event-back-and-forth = Tam i z powrotem
mission-white-noise-event-back-and-forth-text = Ściany jęczą. W najcieńszych miejscach widać lampy po drugiej stronie. Zagrożenie wzrasta o 4. Każdy bohater może wykonać ruch, a potem każdy bohater na polu szczeliny z co najmniej 2 żetonami lub obok niego może wykonać test siły, aby odrzucić 1 z nich.
mission-white-noise-event-press-the-advantage = Wykorzystać przewagę
mission-white-noise-event-press-the-advantage-text = Nie ma już nikogo, kto by nie krwawił, i oficerowie o tym wiedzą. Do końca misji każdy Oficer Imperialny na początku swojej aktywacji zyskuje 3 punkty ruchu.
mission-white-noise-goal-hold-center = Utrzymajcie co najmniej jedną konsolę do końca 8. rundy.
mission-white-noise-goal-cut-off = Odrzućcie wszystkie trzy konsole za pomocą Oficerów Imperialnych.
mission-white-noise-rule-1 = Drzwi są zablokowane. Figurki Imperium mogą je atakować (żywotność 8, 1 czarna kość). Dla figurki Rebelii, która stoi obok, zamkniętych drzwi nie ma: dla ruchu, pola widzenia, sąsiadowania i liczenia pól.
mission-white-noise-rule-2 = Każda z trzech szczelin w ścianach ma na początku 1 żeton. Na początku każdej fazy porządków gracz Imperium dokłada do jednej z nich 1 żeton. Szczelina z co najmniej 3 żetonami jest aktywnym punktem rozstawienia.
mission-white-noise-rule-3 = Za 2 akcje Oficer Imperialny może odrzucić sąsiadującą konsolę.
mission-white-noise-rule-4 = Zranienie wszystkich bohaterów nie kończy misji.
mission-white-noise-asks-pressure = Kolejny żeton na szczelinie
rules-white-noise-empire = Biały szum
rules-white-noise-empire-cut-off = Odrzuć konsolę (2 akcje)
outcome-assault-mission-center-held = Centrum sterowania zostało utrzymane
outcome-assault-mission-consoles-lost = Wszystkie konsole są stracone
token-gap = Szczelina
