### Oglądanie tego, co ktoś ułożył.

game-examines-nothing = { $game } nie zna dokumentów rodzaju { $kind }.
army-document-bad = To nie jest armia: { $detail }
army-too-many-cards = To za dużo jak na armię: ponad { $most } kart rozstawienia lub kart dowodzenia.
army-deck-full = Talia dowodzenia ma już { $wanted } kart.
skirmish-no-ready-made = Nie ma gotowej armii { $name }. Są: { $known }.
shown-setting-army = Armia miejsca { $seat }
