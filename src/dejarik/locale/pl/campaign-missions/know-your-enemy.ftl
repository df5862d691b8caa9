### Poznaj swojego wroga

mission-know-your-enemy = Poznaj swojego wroga
mission-know-your-enemy-briefing = Ivan Talos ma twarz swojej siostry i mundur, który ona wyrzuciła. Ktoś zdradził Verenie, gdzie go szukać: w placówce pośród śniegów, opuszczonej przez wszystkich prócz niego. To oczywiście pułapka. We mgle wiszą sondy szpiegowskie i nie strzelają, żeby zabić; patrzą, jak trzymacie broń, jak stawiacie kroki, jak chybiacie. Znajdźcie centrum dowodzenia, zanim on pozna was lepiej niż wy jego.
mission-know-your-enemy-event-face-off = Twarzą w twarz
mission-know-your-enemy-event-face-off-text = Drzwi się odsuwają, a on stoi między dwoma czerwonymi płaszczami; za jego plecami na tuzinie ekranów migoczą wasze własne ruchy. „Vereno – mówi Ivan – zawsze byłaś przewidywalna”. Na planszę trafia centrum dowodzenia. Ivan Talos zostaje tam rozstawiony wraz z grupą Imperialnych gwardzistów. Ma kartę elitarnego Oficera Imperialnego, żywotność 5 plus poziom zagrożenia, +1 blok i jeszcze jedną zdolność wzmocnienia: 1 wzmocnienie: +2 obrażenia. Gdy atakujący ma żeton wiedzy, Ivan ma kolejny +1 blok. Gdy jest atakowany, może odrzucić 1 żeton wiedzy atakującego, aby dodać do swojej puli 1 czarną kość. W ramach akcji może odrzucić 1 żeton wiedzy figurki Rebelii w promieniu 3 pól i zaatakować kośćmi i typem ataku jednej z broni tej figurki albo odrzucić 1 żeton wiedzy najbliższej figurki Rebelii, która go ma: otrzymuje ona 2 zmęczenia. Rebelia wygrywa, gdy Ivan zostanie pokonany.
mission-know-your-enemy-figure-ivan-talos = Ivan Talos
mission-know-your-enemy-goal-open-center = Otwórzcie drzwi centrum dowodzenia.
mission-know-your-enemy-goal-defeat-ivan = Pokonajcie Ivana Talosa.
mission-know-your-enemy-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-know-your-enemy-rule-1 = Drzwi są zablokowane dla figurek Imperium.
mission-know-your-enemy-rule-2 = Sondy szpiegowskie mają jeszcze jedną zdolność wzmocnienia: 1 wzmocnienie: na karcie atakowanej figurki Rebelii kładzie się 1 żeton wiedzy, najwyżej raz na atak.
mission-know-your-enemy-rule-3 = Żetony wiedzy leżą na karcie, dopóki ktoś ich nie odrzuci.
mission-know-your-enemy-rule-4 = Imperium wygrywa na koniec 6. rundy.
rules-know-your-enemy-empire = Poznaj swojego wroga
rules-know-your-enemy-empire-study = Żeton wiedzy na celu
rules-know-your-enemy-empire-marksman = +2 obrażenia
rules-know-your-enemy-empire-anticipate = Odrzuć 1 żeton wiedzy atakującego: dodaj 1 czarną kość
rules-know-your-enemy-empire-close-quarters = Odrzuć żeton wiedzy: zaatakuj bronią tej figurki
rules-know-your-enemy-empire-unsettle = Odrzuć żeton wiedzy: ta figurka otrzymuje 2 zmęczenia
outcome-assault-mission-ivan-defeated = Ivan Talos został pokonany
token-study = Żeton wiedzy
