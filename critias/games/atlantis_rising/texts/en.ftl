game-title = Atlantis Rising
game-summary = Build the cosmic gate together before the island drowns. Tiles, cards, components and councilors are this project’s own set.
game-length = One to two hours

peninsula-mountains = Mountains
peninsula-hills = Hills
peninsula-forests = Forests
peninsula-cities = Cities
peninsula-libraries = Libraries
peninsula-forges = Forges

stuff-ore = ore
stuff-gold = gold
stuff-crystal = crystal
stuff-atlantium = Atlantium
stuff-energy = mystic energy

piece-follower = follower
piece-volunteer = volunteer
piece-leader = leader
piece-hologram = hologram
piece-automaton = automaton

card-mystic-surge = Mystic Surge
card-transmutation = Transmutation
card-ward-of-the-ancients = Ward of the Ancients
card-fortunes-favour = Fortune’s Favour
card-second-effort = Second Effort
card-call-to-service = Call to Service
card-averted-fate = Averted Fate
card-foresight = Foresight
card-swift-retreat = Swift Retreat
card-turn-the-tide = Turn the Tide
card-caravan = Caravan
card-hasty-construction = Hasty Construction
card-recovered-scrolls = Recovered Scrolls
card-miners-lantern = Miner’s Lantern
card-golden-sieve = Golden Sieve
card-verdant-staff = Verdant Staff
card-horn-of-assembly = Horn of Assembly
card-orb-of-insight = Orb of Insight
card-hammer-of-the-first-smith = Hammer of the First Smith
card-mystic-lens = Mystic Lens
card-aegis-seal = Aegis Seal
card-trident-of-ebb = Trident of Ebb
card-wavewalkers-cloak = Wavewalker’s Cloak

component-foundation-ring = Foundation Ring
component-gilded-conduit = Gilded Conduit
component-prism-lens = Prism Lens
component-heralds-arch = Herald’s Arch
component-tidal-anchor = Tidal Anchor
component-mystic-siphon = Mystic Siphon
component-matter-converter = Matter Converter
component-resonant-archive = Resonant Archive
component-star-crucible = Star Crucible
component-barrier-projector = Barrier Projector
component-numinous-beacon = Numinous Beacon
component-entropy-drive = Entropy Drive
component-tidal-governor = Tidal Governor
component-muster-spire = Muster Spire
component-memory-vault = Memory Vault
component-aetheric-foundry = Aetheric Foundry
component-chrono-lattice = Chrono Lattice
component-tide-engine = Tide Engine
component-harmonic-array = Harmonic Array
component-mind-nexus = Mind Nexus
component-power-core = Power Core

councilor-artificer = Artificer
councilor-explorer = Explorer
councilor-scholar = Scholar
councilor-priest = Priest
councilor-champion = Champion
councilor-astrologer = Astrologer
councilor-smith = Smith
councilor-envoy = Envoy
councilor-oracle = Oracle
councilor-prospector = Prospector

misfortune-flood-mountains = Flood: Mountains
misfortune-flood-hills = Flood: Hills
misfortune-flood-forests = Flood: Forests
misfortune-flood-cities = Flood: Cities
misfortune-flood-libraries = Flood: Libraries
misfortune-flood-forges = Flood: Forges
misfortune-calm-seas = Calm Seas
misfortune-controlled-flood = Controlled Flood
misfortune-rockslide = Rockslide
misfortune-sinkholes = Sinkholes
misfortune-wildfire = Wildfire
misfortune-panic = Panic
misfortune-collapsing-stacks = Collapsing Stacks
misfortune-quenched-fires = Quenched Fires
misfortune-great-wave = Great Wave
misfortune-undertow = Undertow
misfortune-aftershock = Aftershock
misfortune-energy-ebb = Energy Ebb
misfortune-looters = Looters
misfortune-barrier-breach = Barrier Breach

place-centre = the centre
place-mountains-1 = Mountains 1
place-mountains-2 = Mountains 2
place-mountains-3 = Mountains 3
place-mountains-4 = Mountains 4
place-mountains-5 = Mountains 5
place-mountains-6 = Mountains 6
place-hills-1 = Hills 1
place-hills-2 = Hills 2
place-hills-3 = Hills 3
place-hills-4 = Hills 4
place-hills-5 = Hills 5
place-hills-6 = Hills 6
place-forests-1 = Forests 1
place-forests-2 = Forests 2
place-forests-3 = Forests 3
place-forests-4 = Forests 4
place-forests-5 = Forests 5
place-forests-6 = Forests 6
place-cities-1 = Cities 1
place-cities-2 = Cities 2
place-cities-3 = Cities 3
place-cities-4 = Cities 4
place-cities-5 = Cities 5
place-cities-6 = Cities 6
place-libraries-1 = Libraries 1
place-libraries-2 = Libraries 2
place-libraries-3 = Libraries 3
place-libraries-4 = Libraries 4
place-libraries-5 = Libraries 5
place-libraries-6 = Libraries 6
place-forges-1 = Forges 1
place-forges-2 = Forges 2
place-forges-3 = Forges 3
place-forges-4 = Forges 4
place-forges-5 = Forges 5
place-forges-6 = Forges 6
place-build-1 = build space 1
place-build-2 = build space 2
place-build-3 = build space 3
place-foundation-ring-1 = Foundation Ring 1
place-foundation-ring-2 = Foundation Ring 2
place-gilded-conduit-1 = Gilded Conduit 1
place-gilded-conduit-2 = Gilded Conduit 2
place-prism-lens-1 = Prism Lens 1
place-prism-lens-2 = Prism Lens 2
place-heralds-arch-1 = Herald’s Arch 1
place-heralds-arch-2 = Herald’s Arch 2
place-tidal-anchor-1 = Tidal Anchor 1
place-tidal-anchor-2 = Tidal Anchor 2
place-mystic-siphon-1 = Mystic Siphon 1
place-mystic-siphon-2 = Mystic Siphon 2
place-matter-converter-1 = Matter Converter 1
place-matter-converter-2 = Matter Converter 2
place-resonant-archive-1 = Resonant Archive 1
place-resonant-archive-2 = Resonant Archive 2
place-star-crucible-1 = Star Crucible 1
place-star-crucible-2 = Star Crucible 2
place-barrier-projector-1 = Barrier Projector 1
place-barrier-projector-2 = Barrier Projector 2
place-numinous-beacon-1 = Numinous Beacon 1
place-numinous-beacon-2 = Numinous Beacon 2
place-entropy-drive-1 = Entropy Drive 1
place-entropy-drive-2 = Entropy Drive 2
place-tidal-governor-1 = Tidal Governor 1
place-tidal-governor-2 = Tidal Governor 2
place-muster-spire-1 = Muster Spire 1
place-muster-spire-2 = Muster Spire 2
place-memory-vault-1 = Memory Vault 1
place-memory-vault-2 = Memory Vault 2
place-aetheric-foundry-1 = Aetheric Foundry 1
place-aetheric-foundry-2 = Aetheric Foundry 2
place-chrono-lattice-1 = Chrono Lattice 1
place-chrono-lattice-2 = Chrono Lattice 2
place-tide-engine-1 = Tide Engine 1
place-tide-engine-2 = Tide Engine 2
place-harmonic-array-1 = Harmonic Array 1
place-harmonic-array-2 = Harmonic Array 2
place-mind-nexus-1 = Mind Nexus 1
place-mind-nexus-2 = Mind Nexus 2

cards-mystic-surge = Mystic Surge
cards-transmutation = Transmutation
cards-ward-of-the-ancients = Ward of the Ancients
cards-fortunes-favour = Fortune’s Favour
cards-second-effort = Second Effort
cards-call-to-service = Call to Service
cards-averted-fate = Averted Fate
cards-foresight = Foresight
cards-swift-retreat = Swift Retreat
cards-turn-the-tide = Turn the Tide
cards-caravan = Caravan
cards-hasty-construction = Hasty Construction
cards-recovered-scrolls = Recovered Scrolls
cards-miners-lantern = Miner’s Lantern
cards-golden-sieve = Golden Sieve
cards-verdant-staff = Verdant Staff
cards-horn-of-assembly = Horn of Assembly
cards-orb-of-insight = Orb of Insight
cards-hammer-of-the-first-smith = Hammer of the First Smith
cards-mystic-lens = Mystic Lens
cards-aegis-seal = Aegis Seal
cards-trident-of-ebb = Trident of Ebb
cards-wavewalkers-cloak = Wavewalker’s Cloak

components-foundation-ring = Foundation Ring
components-gilded-conduit = Gilded Conduit
components-prism-lens = Prism Lens
components-heralds-arch = Herald’s Arch
components-tidal-anchor = Tidal Anchor
components-mystic-siphon = Mystic Siphon
components-matter-converter = Matter Converter
components-resonant-archive = Resonant Archive
components-star-crucible = Star Crucible
components-barrier-projector = Barrier Projector
components-numinous-beacon = Numinous Beacon
components-entropy-drive = Entropy Drive
components-tidal-governor = Tidal Governor
components-muster-spire = Muster Spire
components-memory-vault = Memory Vault
components-aetheric-foundry = Aetheric Foundry
components-chrono-lattice = Chrono Lattice
components-tide-engine = Tide Engine
components-harmonic-array = Harmonic Array
components-mind-nexus = Mind Nexus
components-power-core = Power Core

misfortunes-flood-mountains = Flood: Mountains
misfortunes-flood-hills = Flood: Hills
misfortunes-flood-forests = Flood: Forests
misfortunes-flood-cities = Flood: Cities
misfortunes-flood-libraries = Flood: Libraries
misfortunes-flood-forges = Flood: Forges
misfortunes-calm-seas = Calm Seas
misfortunes-controlled-flood = Controlled Flood
misfortunes-rockslide = Rockslide
misfortunes-sinkholes = Sinkholes
misfortunes-wildfire = Wildfire
misfortunes-panic = Panic
misfortunes-collapsing-stacks = Collapsing Stacks
misfortunes-quenched-fires = Quenched Fires
misfortunes-great-wave = Great Wave
misfortunes-undertow = Undertow
misfortunes-aftershock = Aftershock
misfortunes-energy-ebb = Energy Ebb
misfortunes-looters = Looters
misfortunes-barrier-breach = Barrier Breach

other-artificer = Artificer
other-explorer = Explorer
other-scholar = Scholar
other-priest = Priest
other-champion = Champion
other-astrologer = Astrologer
other-smith = Smith
other-envoy = Envoy
other-oracle = Oracle
other-prospector = Prospector

saved-ore = ore
saved-gold = gold
saved-crystal = crystal
saved-atlantium = Atlantium

give-ore = ore
give-gold = gold
give-crystal = crystal
give-atlantium = Atlantium

take-ore = ore
take-gold = gold
take-crystal = crystal
take-atlantium = Atlantium

ask-rising-setup-councilors = Which councilor do you play?
ask-rising-setup-blueprint = Which component belongs to the blueprint? { proposed }
ask-rising-hologram-power = Whose power does the hologram borrow this round?
ask-rising-place-atlanteans = Place your Atlanteans, then say that you are ready.
ask-rising-councilor-champion = The tile floods. Does your leader get away?
ask-rising-councilor-oracle = These misfortunes are coming. Do you put one under the deck?
ask-rising-councilor-astrologer = The misfortunes are over: place your leader.
ask-rising-library-play = { $coming ->
    [0] The misfortunes are over. Do you play a card before the last leader is placed?
    [one] The last misfortune is about to be drawn. Do you play a card before?
   *[other] { $coming } misfortunes are still to be drawn. Do you play a card before the next?
}
ask-rising-library-keep = Which card do you keep?
ask-rising-library-hand-limit = You hold too many cards: play or discard one.
ask-rising-energy-roll = You have { $total } and need { $target }. Do you add to it?
ask-rising-energy-card = Do you keep another card for 1 energy?
ask-rising-energy-barrier = Energy for a barrier: { $energy } still missing. What do you give?
ask-rising-energy-unflood = Energy to unflood a tile: { $energy } still missing. What do you give?
ask-rising-city-recruit = Who takes the follower? { proposed }
ask-rising-city-energy = The city roll lacks { $energy }. What energy do you give?
ask-rising-gate-choose = Which component do you build here? { proposed }
ask-rising-gate-pay = Still missing: { $ore } ore, { $gold } gold, { $crystal } crystal, { $atlantium } Atlantium, { $energy } energy. What do you give?
ask-rising-gate-barrier = Where does the barrier go? { proposed }
ask-rising-gate-taker = Who takes what the component brings? { proposed }
ask-rising-gate-unflood = Where does a tile rise? { proposed }
ask-rising-gate-exchange = Exchange a resource?
ask-rising-gate-foresee = These misfortunes are coming. One goes under the deck, the rest back on top, the last one uppermost.
ask-rising-gate-gather = Which resource do you take?
ask-rising-card-averted-fate = { $misfortune } was drawn. Do you avert it?
ask-rising-card-transmutation = Exchange a resource?
ask-rising-card-ward-of-the-ancients = Where do you place the barrier? { proposed }
ask-rising-card-foresight = These misfortunes are coming. One goes under the deck, the rest back on top, the last one uppermost.
ask-rising-card-swift-retreat = Who goes to the centre?
ask-rising-card-turn-the-tide = Where does a tile rise? { proposed }
ask-rising-card-caravan = The caravan sets out. What do you give, and to whom?
ask-rising-card-fortunes-favour = You have { $total } and need { $target }. Do you turn a die to 6?
ask-rising-artifact-orb-of-insight = Do you draw one more card with the orb? It serves once a round.
ask-rising-artifact-wavewalkers-cloak = Does the cloak carry one of yours to the centre?
ask-rising-misfortune-overflow = What { $decider-seat } drew finds that peninsula under water: two other tiles flood. Where? { proposed }
ask-rising-misfortune-controlled-flood = Controlled Flood, drawn by { $decider-seat }: where? { proposed }
ask-rising-misfortune-great-wave = Great Wave, drawn by { $decider-seat }: where? { proposed }
ask-rising-misfortune-undertow = Undertow, drawn by { $decider-seat }: which of the most crowded peninsulas? { proposed }
ask-rising-misfortune-aftershock = Aftershock, drawn by { $decider-seat }: where? { proposed }
ask-rising-misfortune-looters = What do the looters take from you?
ask-rising-misfortune-barrier-breach = Barrier Breach, drawn by { $decider-seat }, finds no barrier: which peninsula floods? { proposed }
ask-rising-wrath-flood = The gods are angry: which peninsula floods? { proposed }
option-take-councilor = { $councilor }
option-include = { $component }
option-place = Place the { $piece }: { $place }
option-take-back = Take back the { $piece }: { $place }
option-ready = Ready
option-act = Act with the { $piece }: { $place }
option-rest = Lay down the { $piece } without acting: { $place }
option-raise-barrier = Collect { $energy-barrier } energy for a barrier: { $peninsula }
option-unflood = Collect { $energy-unflood } energy to unflood a tile: { $peninsula }
option-play-card = Play { $card }
option-let-be = Leave it at that
option-give = Give { $count } { $stuff }
option-not-this-phase = Nothing more while misfortunes are drawn
option-decline = Give nothing more
option-build = { $component }
option-build-saving = { $component }, saving 1 { $saved }
option-build-nothing = Build nothing
option-choice = { $seat }
option-peninsula = { $peninsula }
option-add-energy = Spend { $count } energy
option-turn-die = Play Fortune’s Favour on the { $die }
option-use-artifact = Use { $card }
option-keep = Keep { $card }
option-keep-for-energy = Keep { $card } for 1 energy
option-discard = Discard { $card }
option-lose = Lose 1 { $stuff }
option-exchange = 1 { $give } for 1 { $take }
option-gather = Take 1 { $stuff }
option-put-under = { $misfortune } under the deck
option-put-back = { $misfortune } back on top
option-flee = Flee: { $seat }, { $piece }
option-to-centre = To the centre: { $seat }, { $piece }
option-hand = 1 { $stuff } to { $seat }
event-councilor-taken = { $seat } plays the { $councilor }.
event-blueprint-laid = The blueprint: { $components }.
event-round-began = Round { $round }. { $seat } is the starting player.
event-hologram-woke = { $seat } lends the hologram the power of the { $councilor }; { $other } is discarded.
event-placed = { $seat } places the { $piece }: { $place }.
event-taken-back = { $seat } takes back the { $piece }: { $place }.
event-settled = { $seat } is ready.
event-misfortune-drawn = { $seat } draws a misfortune: { $misfortune }.
event-misfortune-averted = { $seat } averts it: { $misfortune }.
event-misfortunes-shuffled = The misfortunes suffered become a new deck of { $count }.
event-misfortunes-seen = { $seat } looks at { $misfortunes }.
event-misfortune-buried = { $seat } puts { $misfortune } under the deck.
event-misfortune-kept = { $seat } puts { $misfortune } back on top.
event-tile-flooded = { $peninsula } { $tile } goes under.
event-tile-rose = { $peninsula } { $tile } rises from the sea.
event-centre-flooded = The centre goes under. Atlantis is lost.
event-barrier-raised = A barrier is placed: { $peninsula }.
event-barrier-broke = The barrier is gone: { $peninsula }.
event-returned = { $seat } takes the { $piece } back from { $place }, idle.
event-moved = { $seat } moves the { $piece } to { $place }.
event-acted = { $seat } acts with the { $piece }: { $place }.
event-wasted = Nothing comes of it: { $place }.
event-gained = { $seat } takes { $count } { $stuff }.
event-spent = { $seat } gives up { $count } { $stuff }.
event-card-kept = { $seat } keeps { $card }.
event-card-put-under = { $card } goes under the library deck.
event-card-discarded = { $seat } discards { $card }.
event-card-played = { $seat } plays { $card }.
event-library-shuffled = { $count ->
    [one] The library deck is shuffled and has 1 card.
   *[other] The library deck is shuffled and has { $count } cards.
}
event-recruited = A follower joins { $seat }.
event-built = Built: { $component }.
event-came-to-nothing = It does not come together, and nobody pays.
event-wrath-stayed = The wrath of the gods will not grow this round.
event-wrath-moved = The wrath of the gods stands on space { $space }, with a value of { $value }.
event-gate-opened = The power core is built, and Atlantis is saved.
option-name-level = Level
option-name-blueprint = Components
option-name-councilors = Councilors
blueprint-first-game = Blueprint for a first game (level 1)
blueprint-random = Components drawn at random
blueprint-chosen = Components chosen together
councilors-random = Councilors drawn at random
councilors-chosen = Councilors of choice
event-cards-drawn = { $cards-count ->
    [0] { $seat } finds the library empty.
   *[other] { $seat } draws { $cards }.
}
event-volunteers-came = { $count ->
    [one] A volunteer joins { $seat } for a round.
   *[other] { $count } volunteers join { $seat } for a round.
}
event-volunteers-left = { $count ->
    [one] The volunteer leaves { $seat }.
   *[other] { $count } volunteers leave { $seat }.
}
proposed = { $deciding ->
    [1] { "" }
   *[other] { $proposals ->
        [0] Each answer is a proposal; { $decider-seat } has the last word.
        [1] { $proposer-seat } proposes: { $proposal }. Do you agree? { $decider-seat } has the last word.
        [2] Two proposals differ, the second by { $proposer-seat }: { $proposal }. Do you agree? If there is a third, { $decider-seat } decides.
       *[other] You do not agree with each other, so { $decider-seat } decides. { $proposer-seat } proposed last: { $proposal }.
    }
}
ask-rising-actions-together = { $proposals ->
    [1] { $proposer-seat }: { $proposal }. Do you agree? { $decider-seat } has the last word.
    [2] { $proposer-seat } answers: { $proposal }. Do you agree? If not, { $decider-seat } decides.
   *[other] You do not agree with each other, so { $decider-seat } decides.
}
ask-rising-gate-forge = Whose ore goes into the fire? { proposed }
ask-rising-actions-choose = { $odds-count ->
    [0] Which of your Atlanteans acts?
   *[other] Which of your Atlanteans acts? Odds: { $odds }.
}
about-chance = { $place }: { $chance } %
about-space-taken = { $seats-count ->
    [one] { $seats } was quicker: the last space is taken ({ $place }). Choose another place.
   *[other] { $seats } were quicker: the last space is taken ({ $place }). Choose another place.
}
option-wait = Let others go first
option-go-ahead = We act now
option-not-yet = Not yet
event-rolled = { $added-count ->
    [0] { $seat } has rolled { $dice }: { $total } against { $target }.
   *[other] { $seat } has rolled { $dice }, with { $added }: { $total } against { $target }.
}
added-miners-lantern = Miner’s Lantern
added-golden-sieve = Golden Sieve
added-verdant-staff = Verdant Staff
added-horn-of-assembly = Horn of Assembly
added-explorer = Explorer
added-envoy = Envoy
added-automaton = automaton
added-wrath = wrath of the gods
added-energy = mystic energy

does-mystic-surge = Take 3 mystic energy.
does-transmutation = Exchange up to two of your resources for any others.
does-ward-of-the-ancients = Place a barrier.
does-fortunes-favour = Interrupts: turn a die you have just rolled to 6.
does-second-effort = The last of yours to act on an island tile acts there again.
does-call-to-service = While placing: two volunteers join you for this round.
does-averted-fate = Interrupts: cancel a misfortune, but not a Controlled Flood.
does-foresight = Look at the top four misfortunes; one goes under the deck, the rest back in any order.
does-swift-retreat = After the misfortunes: up to two returned Atlanteans, of anybody, go to the centre.
does-turn-the-tide = A flooded tile rises.
does-caravan = Players may give each other resources and energy.
does-hasty-construction = Build a component now, paid by anybody; not the power core.
does-recovered-scrolls = Shuffle the discarded library cards into the deck. This card leaves the game.
does-miners-lantern = +1 to your dice in the mountains.
does-golden-sieve = +1 to your dice in the hills.
does-verdant-staff = +1 to your dice in the forests.
does-horn-of-assembly = +2 to city rolls you take part in.
does-orb-of-insight = Once a round at a library: draw one more card.
does-hammer-of-the-first-smith = Once a round at a forge: 1 Atlantium more.
does-mystic-lens = Once a round at the centre: 1 energy more.
does-aegis-seal = A barrier you help pay for costs 1 energy less.
does-trident-of-ebb = An unflooding you help pay for costs 1 energy less.
does-wavewalkers-cloak = Once a round, one of yours driven off by a flood goes to the centre instead.
does-foundation-ring = Once: place a barrier.
does-gilded-conduit = Once: take 4 energy.
does-prism-lens = Once: draw three library cards.
does-heralds-arch = Once: recruit a follower.
does-tidal-anchor = Once: a flooded tile rises.
does-mystic-siphon = Space: take 3 energy.
does-matter-converter = Space: exchange up to two resources.
does-resonant-archive = Space: draw two library cards.
does-star-crucible = Space: 1 ore becomes 3 Atlantium.
does-barrier-projector = Space: place a barrier.
does-numinous-beacon = Once: a volunteer for everybody next round.
does-entropy-drive = Once: the wrath goes back a space.
does-tidal-governor = Space: look at three misfortunes, one goes under the deck.
does-muster-spire = Space: two volunteers next round.
does-memory-vault = Once: draw four library cards.
does-aetheric-foundry = Pair: up to 2 ore become 3 Atlantium each.
does-chrono-lattice = Pair: the wrath does not grow this round.
does-tide-engine = Pair: a flooded tile rises.
does-harmonic-array = Pair: take two of ore, gold and crystal.
does-mind-nexus = Pair: recruit a follower without a roll.
does-power-core = All leaders together, everybody pays: Atlantis is saved.
does-artificer = What the leader helps build costs one resource less.
does-explorer = In the wild: +2 to the leader’s die, +1 to others there.
does-scholar = At a library: draw and keep one card more.
does-priest = At the centre: 3 energy.
does-champion = Leaves a sinking tile for the next one inward, and leads somebody along.
does-astrologer = May be placed after all misfortunes.
does-smith = At a forge: 1 Atlantium more.
does-envoy = In a city: +3 to the roll.
does-oracle = Before the misfortunes: looks at two, may put one under the deck.
does-prospector = In the wild: 2 or more above the target bring two.
does-flood-mountains = The outermost tile of the mountains goes under.
does-flood-hills = The outermost tile of the hills goes under.
does-flood-forests = The outermost tile of the forests goes under.
does-flood-cities = The outermost tile of the cities goes under.
does-flood-libraries = The outermost tile of the libraries goes under.
does-flood-forges = The outermost tile of the forges goes under.
does-calm-seas = Nothing happens.
does-controlled-flood = A tile of choice goes under; a barrier does not help.
does-rockslide = Everybody in the mountains returns.
does-sinkholes = Everybody in the hills returns.
does-wildfire = Everybody in the forests returns.
does-panic = Everybody in the cities returns.
does-collapsing-stacks = Everybody in the libraries returns.
does-quenched-fires = Everybody in the forges returns.
does-great-wave = Two different peninsulas flood.
does-undertow = The peninsula with the most Atlanteans floods.
does-aftershock = The peninsula that flooded last floods again.
does-energy-ebb = Everybody loses 1 energy.
does-looters = Everybody loses a resource of choice.
does-barrier-breach = All barriers break; if there is none, a tile of choice floods.

board-legend = On the board: tiles ·1· to ·6· from the outermost, which floods first, inwards; 4+ is the number to roll, 1:3 how much Atlantium comes of 1 ore; “·” is a free space, ~~~~~~ water, # a barrier. AL is the leader of player A, AF a follower, AV a volunteer; (AL) has acted.
board-round = { $round ->
    [0] Set-up, level { $level }.
   *[other] Round { $round }, { $phase }. { $seat } is the starting player. Level { $level }.
}{ $draws ->
    [0] { "" }
    [one] { " " }1 misfortune to come.
   *[other] { " " }{ $draws } misfortunes to come.
}
board-phase-begin = which begins
board-phase-place = phase 1 of 4: placing Atlanteans
board-phase-oracles = phase 2 of 4: misfortunes
board-phase-misfortunes = phase 2 of 4: misfortunes
board-phase-late = phase 2 of 4: misfortunes
board-phase-actions = phase 3 of 4: acting
board-phase-wrath = phase 4 of 4: the wrath of the gods
board-wrath = Wrath of the gods: { $track }. { $value ->
    [0] No tile floods at the end of the round.
    [one] 1 tile floods at the end of the round; +1 to city rolls.
   *[other] { $value } tiles flood at the end of the round; +{ $value } to city rolls.
}
board-tile = Tile
board-brings-wild = { $stuff }
board-brings-cities = follower
board-brings-libraries = cards kept
board-brings-forges = Atlantium
board-piece-follower = F
board-piece-volunteer = V
board-piece-leader = L
board-piece-hologram = H
board-piece-automaton = A
board-centre = Centre, 1 energy each
board-build-1 = Build space 1
board-build-2 = Build space 2
board-build-3 = Build space 3
board-gate = Gate: { $built } of { $gate } components built, then the power core.
board-built = { $component } (built):
board-player = { $letter } { $name }, { $councilor }: { $owns }. In the pool: { $pool }. Cards: { $cards }.{ $ready ->
    [yes] { " " }Ready.
   *[no] { "" }
}
board-decks = Misfortunes in the deck: { $misfortunes }. Library cards: { $library }. Volunteers left: { $volunteers }.
board-coming = The next misfortunes: { $misfortunes }.
board-says-centre = take 1 energy
board-says-wild = { $stuff } on { $target }+
board-says-cities = pair: follower on { $target }+
board-says-keep-both = keep 2 of 2 cards
board-says-keep-bottom = keep 1 of 2 cards
board-says-keep-discard = keep 1, discard 1
board-says-forges = { $rate } Atlantium for 1 ore
board-free = { $free } free
board-there = { $names } there
board-outermost = { $names } on its outermost tile
board-nothing = nothing
board-nobody = nobody
board-none = none
board-pool-follower = { $count ->
    [one] follower
   *[other] { $count } followers
}
board-pool-volunteer = { $count ->
    [one] volunteer
   *[other] { $count } volunteers
}
board-pool-leader = leader
board-pool-hologram = hologram
board-pool-automaton = automaton
board-dry = { $dry } of { $tiles } dry{ $barrier ->
    [yes] , barrier
   *[no] { "" }
}
