### Gniazdo żmij

mission-vipers-den = Gniazdo żmij
mission-vipers-den-briefing = Informator nie żyje, ale był człowiekiem ostrożnym. To, co wiedział, tkwi w rdzeniu pamięci zepsutej sondy, gdzieś pośród rupieci w sklepie ze złomem w bocznych uliczkach. Szturmowcy na rogu wpadli na ten sam pomysł co wy, a sklep od pogrzebu jest zamknięty. Niech wygra szybszy złodziej.
mission-vipers-den-event-find-the-droid = Znaleźć droida
mission-vipers-den-event-find-the-droid-text = Kurz, części zamienne, a pośrodku czarna kopuła z dziurą w boku. Z drugiego końca sklepu omiata was światło latarki. Na planszę trafia budynek z rdzeniem pamięci. Na żółtym punkcie zostają rozstawieni elitarny Oficer Imperialny i grupa Szturmowców. Każda figurka może akcją skorzystania podnieść rdzeń, a ta, która go niesie, może uciec przez wejście: jej strona wygrywa.
mission-vipers-den-goal-break-in = Włamcie się do sklepu.
mission-vipers-den-goal-carry-core-out = Wynieście rdzeń pamięci przez wejście.
mission-vipers-den-goal-take-core = Wynieście rdzeń pamięci przez wejście albo zrańcie wszystkich bohaterów.
mission-vipers-den-rule-1 = Drzwi są zablokowane. Każda figurka może je atakować (żywotność 8).
outcome-assault-mission-core-saved = Rebelianci wynieśli rdzeń pamięci
outcome-assault-mission-core-taken = Imperium wyniosło rdzeń pamięci
token-memory-core = Rdzeń pamięci
