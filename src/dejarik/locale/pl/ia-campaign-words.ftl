### Słowa na kartach kampanii.

attribute-strength = Siła
attribute-insight = Intuicja
attribute-tech = Technika

gear-kind-feat = zdolność
gear-kind-melee-weapon = broń do walki wręcz
gear-kind-ranged-weapon = broń dystansowa
gear-kind-melee-weapon-modification = modyfikacja broni do walki wręcz
gear-kind-ranged-weapon-modification = modyfikacja broni dystansowej
gear-kind-armour = pancerz
gear-kind-equipment = wyposażenie

item-trait-accessory = Akcesorium
item-trait-ammunition = Amunicja
item-trait-armour = Pancerz
item-trait-balance = Wyważenie
item-trait-barrel = Lufa
item-trait-blade = Ostrze
item-trait-blaster = Blaster
item-trait-consumable = Jednorazowy
item-trait-disruptor = Dezintegrator
item-trait-droid = Droid
item-trait-energy = Energetyczny
item-trait-enhancement = Usprawnienie
item-trait-explosive = Wybuchowy
item-trait-fist = Pięść
item-trait-heavy = Ciężki
item-trait-helmet = Hełm
item-trait-impact = Uderzenie
item-trait-intel = Informacje
item-trait-light = Lekki
item-trait-lightsaber = Miecz świetlny
item-trait-medical = Medyczny
item-trait-medium = Średni
item-trait-modification = Modyfikacja
item-trait-pistol = Pistolet
item-trait-projectile = Pocisk
item-trait-rifle = Karabin
item-trait-sights = Celownik
item-trait-staff = Kij
item-trait-tool = Narzędzie
item-trait-valuable = Wartościowy

agenda-type-secret = tajna
agenda-type-ongoing = stała
agenda-type-side-mission = misja poboczna
agenda-type-forced-mission = misja wymuszona
