### Ojczysty front

mission-home-front = Ojczysty front
mission-home-front-briefing = Imperium zajęło Haven bez jednego strzału, bo wszyscy, którzy mają broń, byli daleko. Teraz przechodzi dom po domu, a księgę prowadzi ktoś, kto nazywa się Jann. Cztery budynki są jeszcze pełne ludzi, którzy nie odpowiadają na pukanie. Między nimi a wami stoi barykada w poprzek głównej drogi.
mission-home-front-event-bombardment = Bombardowanie
mission-home-front-event-bombardment-text = Świst w powietrzu, chwila ciszy i ulica podskakuje. Zagrożenie wzrasta o 2, a gracz Imperium wybiera, co z tego wyniknie; niczego nie można wybrać dwa razy.
mission-home-front-event-bombardment-option-droid = Na aktywnym punkcie rozstawienia zostaje rozstawiona elitarna Sonda szpiegowska.
mission-home-front-event-bombardment-option-shells = Gracz Imperium wybiera zamknięte drzwi i rzuca 1 czerwoną kością: każda figurka Rebelii w promieniu 2 pól od nich otrzymuje tyle obrażeń, ile wypadło.
mission-home-front-event-bombardment-option-exhaustion = Każdy bohater otrzymuje 1 zmęczenie za każdy swój żeton aktywacji oraz stan Wycieńczenie.
mission-home-front-event-the-raid = Obława
mission-home-front-event-the-raid-text = Barykada się składa, a za nią jakiś człowiek zamyka księgę. Komandor Jann na was czekał. Zielone punkty nie są już aktywne, a czerwone są. Na południowym czerwonym punkcie zostają rozstawieni Obsługa E-Weba i komandor Jann. Jann ma kartę Oficera Imperialnego i żywotność większą o 10. Nie aktywuje się z innymi: po każdej aktywacji figurki Rebelii wykonuje 1 akcję. Jeśli celem ataku, który zostaje na niego zadeklarowany, mógłby być sąsiadujący z nim Żołnierz lub Strażnik, to ta figurka staje się celem. Rebelia wygrywa, gdy Jann zostanie pokonany.
mission-home-front-figure-commander-jann = Komandor Jann
mission-home-front-goal-break-through = Zniszczcie barykadę i chrońcie uchodźców.
mission-home-front-goal-defeat-jann = Pokonajcie komandora Janna, zanim zabraknie uchodźców.
mission-home-front-goal-hunt-refugees = Doprowadźcie do odrzucenia wszystkich ośmiu uchodźców.
mission-home-front-rule-1 = Barykada to jeden obiekt, który blokuje swoje pola: żywotność 8, 1 blok. Figurki Rebelii mogą ją atakować.
mission-home-front-rule-2 = Drzwi są zablokowane. Figurki Imperium mogą je atakować (żywotność 5). Dla figurki Rebelii, która stoi obok, zamkniętych drzwi nie ma: dla ruchu, pola widzenia, sąsiadowania i liczenia pól.
mission-home-front-rule-3 = Figurki Imperium mogą atakować uchodźców (żywotność 3, a jeśli bohaterowie mają Atut – 4; 1 biała kość). Gdy na polu uchodźcy lub obok jest zdrowa figurka Rebelii, ma on +1 blok, a bohaterowie mogą przerzucić jego kość.
mission-home-front-rule-4 = Na koniec każdej rundy, dopóki stoi barykada, gracz Imperium wybiera zamknięte drzwi, które zostają zniszczone, albo uchodźcę, który zostaje odrzucony.
mission-home-front-rule-5 = Imperium wygrywa, gdy odrzuconych zostanie wszystkich ośmiu uchodźców. Zranienie wszystkich bohaterów nie kończy misji.
mission-home-front-asks-siege = Strata drzwi albo uchodźcy
mission-home-front-asks-bodyguard = Zaatakowany zamiast Janna
rules-home-front = Ojczysty front
rules-home-front-shelter = Przerzuć kość uchodźcy
outcome-assault-mission-jann-defeated = Komandor Jann został pokonany
outcome-assault-mission-refugees-lost = Wszyscy uchodźcy są straceni
token-refugee = Uchodźca
