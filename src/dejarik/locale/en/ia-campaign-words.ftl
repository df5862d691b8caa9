### The words on the campaign's cards.

attribute-strength = Strength
attribute-insight = Insight
attribute-tech = Tech

gear-kind-feat = feat
gear-kind-melee-weapon = melee weapon
gear-kind-ranged-weapon = ranged weapon
gear-kind-melee-weapon-modification = melee weapon modification
gear-kind-ranged-weapon-modification = ranged weapon modification
gear-kind-armour = armour
gear-kind-equipment = equipment

item-trait-accessory = Accessory
item-trait-ammunition = Ammunition
item-trait-armour = Armour
item-trait-balance = Balance
item-trait-barrel = Barrel
item-trait-blade = Blade
item-trait-blaster = Blaster
item-trait-consumable = Consumable
item-trait-disruptor = Disruptor
item-trait-droid = Droid
item-trait-energy = Energy
item-trait-enhancement = Enhancement
item-trait-explosive = Explosive
item-trait-fist = Fist
item-trait-heavy = Heavy
item-trait-helmet = Helmet
item-trait-impact = Impact
item-trait-intel = Intel
item-trait-light = Light
item-trait-lightsaber = Lightsaber
item-trait-medical = Medical
item-trait-medium = Medium
item-trait-modification = Modification
item-trait-pistol = Pistol
item-trait-projectile = Projectile
item-trait-rifle = Rifle
item-trait-sights = Sights
item-trait-staff = Staff
item-trait-tool = Tool
item-trait-valuable = Valuable

agenda-type-secret = secret
agenda-type-ongoing = ongoing
agenda-type-side-mission = side mission
agenda-type-forced-mission = forced mission
