game-title = Atlantis Rising
game-summary = Build the cosmic gate together before the island drowns. Every peninsula that floods takes away a place to work.
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
place-foundation-ring-1 = { component-foundation-ring } 1
place-foundation-ring-2 = { component-foundation-ring } 2
place-gilded-conduit-1 = { component-gilded-conduit } 1
place-gilded-conduit-2 = { component-gilded-conduit } 2
place-prism-lens-1 = { component-prism-lens } 1
place-prism-lens-2 = { component-prism-lens } 2
place-heralds-arch-1 = { component-heralds-arch } 1
place-heralds-arch-2 = { component-heralds-arch } 2
place-tidal-anchor-1 = { component-tidal-anchor } 1
place-tidal-anchor-2 = { component-tidal-anchor } 2
place-mystic-siphon-1 = { component-mystic-siphon } 1
place-mystic-siphon-2 = { component-mystic-siphon } 2
place-matter-converter-1 = { component-matter-converter } 1
place-matter-converter-2 = { component-matter-converter } 2
place-resonant-archive-1 = { component-resonant-archive } 1
place-resonant-archive-2 = { component-resonant-archive } 2
place-star-crucible-1 = { component-star-crucible } 1
place-star-crucible-2 = { component-star-crucible } 2
place-barrier-projector-1 = { component-barrier-projector } 1
place-barrier-projector-2 = { component-barrier-projector } 2
place-numinous-beacon-1 = { component-numinous-beacon } 1
place-numinous-beacon-2 = { component-numinous-beacon } 2
place-entropy-drive-1 = { component-entropy-drive } 1
place-entropy-drive-2 = { component-entropy-drive } 2
place-tidal-governor-1 = { component-tidal-governor } 1
place-tidal-governor-2 = { component-tidal-governor } 2
place-muster-spire-1 = { component-muster-spire } 1
place-muster-spire-2 = { component-muster-spire } 2
place-memory-vault-1 = { component-memory-vault } 1
place-memory-vault-2 = { component-memory-vault } 2
place-aetheric-foundry-1 = { component-aetheric-foundry } 1
place-aetheric-foundry-2 = { component-aetheric-foundry } 2
place-chrono-lattice-1 = { component-chrono-lattice } 1
place-chrono-lattice-2 = { component-chrono-lattice } 2
place-tide-engine-1 = { component-tide-engine } 1
place-tide-engine-2 = { component-tide-engine } 2
place-harmonic-array-1 = { component-harmonic-array } 1
place-harmonic-array-2 = { component-harmonic-array } 2
place-mind-nexus-1 = { component-mind-nexus } 1
place-mind-nexus-2 = { component-mind-nexus } 2

cards-mystic-surge = { card-mystic-surge }
cards-transmutation = { card-transmutation }
cards-ward-of-the-ancients = { card-ward-of-the-ancients }
cards-fortunes-favour = { card-fortunes-favour }
cards-second-effort = { card-second-effort }
cards-call-to-service = { card-call-to-service }
cards-averted-fate = { card-averted-fate }
cards-foresight = { card-foresight }
cards-swift-retreat = { card-swift-retreat }
cards-turn-the-tide = { card-turn-the-tide }
cards-caravan = { card-caravan }
cards-hasty-construction = { card-hasty-construction }
cards-recovered-scrolls = { card-recovered-scrolls }
cards-miners-lantern = { card-miners-lantern }
cards-golden-sieve = { card-golden-sieve }
cards-verdant-staff = { card-verdant-staff }
cards-horn-of-assembly = { card-horn-of-assembly }
cards-orb-of-insight = { card-orb-of-insight }
cards-hammer-of-the-first-smith = { card-hammer-of-the-first-smith }
cards-mystic-lens = { card-mystic-lens }
cards-aegis-seal = { card-aegis-seal }
cards-trident-of-ebb = { card-trident-of-ebb }
cards-wavewalkers-cloak = { card-wavewalkers-cloak }

components-foundation-ring = { component-foundation-ring }
components-gilded-conduit = { component-gilded-conduit }
components-prism-lens = { component-prism-lens }
components-heralds-arch = { component-heralds-arch }
components-tidal-anchor = { component-tidal-anchor }
components-mystic-siphon = { component-mystic-siphon }
components-matter-converter = { component-matter-converter }
components-resonant-archive = { component-resonant-archive }
components-star-crucible = { component-star-crucible }
components-barrier-projector = { component-barrier-projector }
components-numinous-beacon = { component-numinous-beacon }
components-entropy-drive = { component-entropy-drive }
components-tidal-governor = { component-tidal-governor }
components-muster-spire = { component-muster-spire }
components-memory-vault = { component-memory-vault }
components-aetheric-foundry = { component-aetheric-foundry }
components-chrono-lattice = { component-chrono-lattice }
components-tide-engine = { component-tide-engine }
components-harmonic-array = { component-harmonic-array }
components-mind-nexus = { component-mind-nexus }
components-power-core = { component-power-core }

misfortunes-flood-mountains = { misfortune-flood-mountains }
misfortunes-flood-hills = { misfortune-flood-hills }
misfortunes-flood-forests = { misfortune-flood-forests }
misfortunes-flood-cities = { misfortune-flood-cities }
misfortunes-flood-libraries = { misfortune-flood-libraries }
misfortunes-flood-forges = { misfortune-flood-forges }
misfortunes-calm-seas = { misfortune-calm-seas }
misfortunes-controlled-flood = { misfortune-controlled-flood }
misfortunes-rockslide = { misfortune-rockslide }
misfortunes-sinkholes = { misfortune-sinkholes }
misfortunes-wildfire = { misfortune-wildfire }
misfortunes-panic = { misfortune-panic }
misfortunes-collapsing-stacks = { misfortune-collapsing-stacks }
misfortunes-quenched-fires = { misfortune-quenched-fires }
misfortunes-great-wave = { misfortune-great-wave }
misfortunes-undertow = { misfortune-undertow }
misfortunes-aftershock = { misfortune-aftershock }
misfortunes-energy-ebb = { misfortune-energy-ebb }
misfortunes-looters = { misfortune-looters }
misfortunes-barrier-breach = { misfortune-barrier-breach }

other-artificer = { councilor-artificer }
other-explorer = { councilor-explorer }
other-scholar = { councilor-scholar }
other-priest = { councilor-priest }
other-champion = { councilor-champion }
other-astrologer = { councilor-astrologer }
other-smith = { councilor-smith }
other-envoy = { councilor-envoy }
other-oracle = { councilor-oracle }
other-prospector = { councilor-prospector }

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
ask-rising-energy-barrier = Energy for a barrier: { $peninsula }. { $energy } still missing. What do you give?
ask-rising-energy-unflood = Energy to unflood a tile: { $peninsula }. { $energy } still missing. What do you give?
ask-rising-city-recruit = Who takes the follower? { proposed }
ask-rising-city-energy = The city roll lacks { $energy }. What energy do you give?
ask-rising-gate-choose = Which component do you build here? { proposed }
ask-rising-gate-pay = { $component }, still missing{ $ore ->
    [0] {""}
   *[other] {""} · { $ore } ore
}{ $gold ->
    [0] {""}
   *[other] {""} · { $gold } gold
}{ $crystal ->
    [0] {""}
   *[other] {""} · { $crystal } crystal
}{ $atlantium ->
    [0] {""}
   *[other] {""} · { $atlantium } Atlantium
}{ $energy ->
    [0] {""}
   *[other] {""} · { $energy } energy
}. What do you give?
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
ask-rising-artifact-orb-of-insight = Do you draw more cards with the orb? It serves once a round.
ask-rising-artifact-wavewalkers-cloak = Does the cloak carry one of yours to the centre?
ask-rising-misfortune-overflow = What { $decider-seat } drew finds that peninsula under water: two other tiles flood. Where? { proposed }
ask-rising-misfortune-controlled-flood = Controlled Flood, drawn by { $decider-seat }: where? { proposed }
ask-rising-misfortune-great-wave = Great Wave, drawn by { $decider-seat }: where? { proposed }
ask-rising-misfortune-undertow = Undertow, drawn by { $decider-seat }: which of the most crowded peninsulas? { proposed }
ask-rising-misfortune-aftershock = Aftershock, drawn by { $decider-seat }: where? { proposed }
ask-rising-misfortune-looters = What do the looters take from you?
ask-rising-misfortune-barrier-breach = Barrier Breach, drawn by { $decider-seat }, finds no barrier: which peninsula floods? { proposed }
ask-rising-wrath-flood = The gods are angry: which peninsula floods? { proposed }
# What a question is good for, told in a first match.
purpose-rising-setup-councilors = Each councilor has a power of its own, for the whole match.
purpose-rising-place-atlanteans = Outer tiles bring more, but are flooded first.
purpose-rising-actions-choose = In any order; energy can still raise a roll.
purpose-rising-library-play = Misfortunes flood tiles. Cards and barriers can still stop them.
purpose-rising-energy-roll = Each energy adds 1. It pays for barriers, too.
purpose-rising-energy-barrier = A barrier stops one flood of its peninsula. All may pay.
purpose-rising-energy-unflood = A tile that rises can be worked on again. All may pay.
purpose-rising-gate-choose = Nine components, then the power core: that wins.
purpose-rising-gate-pay = Those who stand on the build space pay together.
purpose-rising-city-recruit = A follower more is an action more, each round.
purpose-rising-wrath-flood = Spare what you need: the outermost tiles go first.
purpose-rising-library-hand-limit = A card played now still helps; one discarded does not.

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
option-build-saving = { $component }, saving { $saved }
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
event-councilor-taken = { DOES($seat, "plays", "play") } the { $councilor }.
event-blueprint-laid = The blueprint: { $components }.
event-round-began = Round { $round }. { DOES($seat, "is", "are") } the starting player.
event-hologram-woke = { DOES($seat, "lends", "lend") } the hologram the power of the { $councilor }; { $other } is discarded.
event-placed = { DOES($seat, "places", "place") } the { $piece } on { $place }.
event-taken-back = { DOES($seat, "takes", "take") } the { $piece } back from { $place }.
event-settled = { DOES($seat, "is", "are") } ready.
event-misfortune-drawn = { DOES($seat, "draws", "draw") } a misfortune: { $misfortune }.
event-misfortune-averted = { DOES($seat, "averts", "avert") } it: { $misfortune }.
event-misfortunes-shuffled = The misfortunes suffered become a new deck of { $count }.
event-misfortunes-seen = { DOES($seat, "looks", "look") } at { $misfortunes }.
event-misfortune-buried = { DOES($seat, "puts", "put") } { $misfortune } under the deck.
event-misfortune-kept = { DOES($seat, "puts", "put") } { $misfortune } back on top.
event-tile-flooded = { $peninsula } { $tile } goes under.
event-tile-rose = { $peninsula } { $tile } rises from the sea.
event-centre-flooded = The centre goes under. Atlantis is lost.
event-barrier-raised = A barrier is placed: { $peninsula }.
event-barrier-broke = The barrier is gone: { $peninsula }.
event-returned = { DOES($seat, "takes", "take") } the { $piece } back from { $place }: nothing to do there.
event-moved = { DOES($seat, "moves", "move") } the { $piece } to { $place }.
event-acted = { DOES($seat, "acts", "act") } with the { $piece } on { $place }.
event-wasted = Nothing comes of it on { $place }.
event-gained = { DOES($seat, "takes", "take") } { $count } { $stuff }.
event-spent = { DOES($seat, "gives", "give") } up { $count } { $stuff }.
event-card-kept = { DOES($seat, "keeps", "keep") } { $card }.
event-card-put-under = { $card } goes under the library deck.
event-card-discarded = { DOES($seat, "discards", "discard") } { $card }.
event-card-played = { DOES($seat, "plays", "play") } { $card }.
event-library-shuffled = { $count ->
    [one] The library deck is shuffled and has 1 card.
   *[other] The library deck is shuffled and has { $count } cards.
}
event-recruited = A follower joins { YOU($seat, "you") }.
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
    [0] { DOES($seat, "finds", "find") } the library empty.
   *[other] { DOES($seat, "draws", "draw") } { $cards }.
}
event-volunteers-came = { $count ->
    [one] A volunteer joins { YOU($seat, "you") } for a round.
   *[other] { $count } volunteers join { YOU($seat, "you") } for a round.
}
event-volunteers-left = { $count ->
    [one] The volunteer leaves { YOU($seat, "you") }.
   *[other] { $count } volunteers leave { YOU($seat, "you") }.
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
    [0] { $left ->
        [0] All of your Atlanteans have acted. What else do you do?
       *[other] { $may-act ->
            [0] You have called for a shared space twice in vain: others there call now. What else do you do?
           *[other] Which of your Atlanteans acts?
        }
    }
   *[other] Which of your Atlanteans acts? Odds: { $odds }.
}
about-chance = { $chance } % ({ $place })
about-space-taken = { $seats-count ->
    [one] { $seats } was quicker: the last space is taken ({ $place }). Choose another place.
   *[other] { $seats } were quicker: the last space is taken ({ $place }). Choose another place.
}
option-wait = Let others go first
option-go-ahead = We act now
option-not-yet = Not yet
event-rolled = { $added-count ->
    [0] { DOES($seat, "rolls", "roll") } { $dice }: { $total } against { $target }.
   *[other] { DOES($seat, "rolls", "roll") } { $dice }, with { $added }: { $total } against { $target }.
}
added-miners-lantern = { card-miners-lantern }
added-golden-sieve = { card-golden-sieve }
added-verdant-staff = { card-verdant-staff }
added-horn-of-assembly = { card-horn-of-assembly }
added-explorer = { councilor-explorer }
added-envoy = { councilor-envoy }
added-automaton = { piece-automaton }
added-wrath = wrath of the gods
added-energy = mystic energy

does-mystic-surge = Take { $library-mystic-surge-amount } mystic energy.
does-transmutation = { $library-transmutation-amount ->
    [one] Exchange one of your resources for any other.
   *[other] Exchange up to { $library-transmutation-amount } of your resources for any others.
}
does-ward-of-the-ancients = Place a barrier.
does-fortunes-favour = Interrupts: turn a die you have just rolled to 6.
does-second-effort = The last of yours to act on an island tile acts there again.
does-call-to-service = { $library-call-to-service-amount ->
    [one] While placing: a volunteer joins you for this round.
   *[other] While placing: { $library-call-to-service-amount } volunteers join you for this round.
}
does-averted-fate = Interrupts: cancel a misfortune, but not a Controlled Flood.
does-foresight = Look at the top { $library-foresight-amount } misfortunes; one goes under the deck, the rest back in any order.
does-swift-retreat = { $library-swift-retreat-amount ->
    [one] After the misfortunes: a returned Atlantean, of anybody, goes to the centre.
   *[other] After the misfortunes: up to { $library-swift-retreat-amount } returned Atlanteans, of anybody, go to the centre.
}
does-turn-the-tide = A flooded tile rises.
does-caravan = Players may give each other resources and energy.
does-hasty-construction = Build a component now, paid by anybody; not the power core.
does-recovered-scrolls = Shuffle the discarded library cards into the deck. This card leaves the game.
does-miners-lantern = +{ $artifacts-miners-lantern-amount } to your dice in the mountains.
does-golden-sieve = +{ $artifacts-golden-sieve-amount } to your dice in the hills.
does-verdant-staff = +{ $artifacts-verdant-staff-amount } to your dice in the forests.
does-horn-of-assembly = +{ $artifacts-horn-of-assembly-amount } to city rolls you take part in.
does-orb-of-insight = { $artifacts-orb-of-insight-amount ->
    [one] Once a round at a library: you may draw one more card.
   *[other] Once a round at a library: you may draw { $artifacts-orb-of-insight-amount } more cards.
}
does-hammer-of-the-first-smith = Once a round at a forge: { $artifacts-hammer-of-the-first-smith-amount } Atlantium more.
does-mystic-lens = Once a round at the centre: { $artifacts-mystic-lens-amount } energy more.
does-aegis-seal = A barrier you help pay for costs { $artifacts-aegis-seal-amount } energy less.
does-trident-of-ebb = An unflooding you help pay for costs { $artifacts-trident-of-ebb-amount } energy less.
does-wavewalkers-cloak = Once a round, one of yours driven off by a flood goes to the centre instead.
does-foundation-ring = Once: place a barrier.
does-gilded-conduit = Once: take { $components-gilded-conduit-amount } energy.
does-prism-lens = { $components-prism-lens-amount ->
    [one] Once: draw a library card.
   *[other] Once: draw { $components-prism-lens-amount } library cards.
}
does-heralds-arch = Once: recruit a follower.
does-tidal-anchor = Once: a flooded tile rises.
does-mystic-siphon = Space: take { $components-mystic-siphon-amount } energy.
does-matter-converter = { $components-matter-converter-amount ->
    [one] Space: exchange a resource.
   *[other] Space: exchange up to { $components-matter-converter-amount } resources.
}
does-resonant-archive = { $components-resonant-archive-amount ->
    [one] Space: draw a library card.
   *[other] Space: draw { $components-resonant-archive-amount } library cards.
}
does-star-crucible = Space: { $components-star-crucible-amount } ore becomes { $components-star-crucible-rate } Atlantium.
does-barrier-projector = Space: place a barrier.
does-numinous-beacon = { $components-numinous-beacon-amount ->
    [one] Once: a volunteer for everybody next round.
   *[other] Once: { $components-numinous-beacon-amount } volunteers for everybody next round.
}
does-entropy-drive = Once: the wrath goes back a space.
does-tidal-governor = Space: look at the top { $components-tidal-governor-amount } misfortunes, one goes under the deck.
does-muster-spire = { $components-muster-spire-amount ->
    [one] Space: a volunteer next round.
   *[other] Space: { $components-muster-spire-amount } volunteers next round.
}
does-memory-vault = { $components-memory-vault-amount ->
    [one] Once: draw a library card.
   *[other] Once: draw { $components-memory-vault-amount } library cards.
}
does-aetheric-foundry = Pair: up to { $components-aetheric-foundry-amount } ore become { $components-aetheric-foundry-rate } Atlantium each.
does-chrono-lattice = Pair: the wrath does not grow this round.
does-tide-engine = Pair: a flooded tile rises.
does-harmonic-array = Pair: take { $components-harmonic-array-amount } of ore, gold and crystal.
does-mind-nexus = Pair: recruit a follower without a roll.
does-power-core = All leaders together, everybody pays: Atlantis is saved.
does-artificer = { $councilors-artificer-amount ->
    [one] What the leader helps build costs one resource less.
   *[other] What the leader helps build costs { $councilors-artificer-amount } of one resource less.
}
does-explorer = In the wild: +{ $councilors-explorer-amount } to the leader’s die, +{ $councilors-explorer-others } to others there.
does-scholar = { $councilors-scholar-amount ->
    [one] At a library: draw and keep one card more.
   *[other] At a library: draw and keep { $councilors-scholar-amount } cards more.
}
does-priest = At the centre: { $councilors-priest-amount } energy.
does-champion = Leaves a sinking tile for the next one inward, and leads somebody along.
does-astrologer = May be placed after all misfortunes.
does-smith = At a forge: { $councilors-smith-amount } Atlantium more.
does-envoy = In a city: +{ $councilors-envoy-amount } to the roll.
does-oracle = { $councilors-oracle-amount ->
    [one] Before the misfortunes: looks at the top one, may put it under the deck.
   *[other] Before the misfortunes: looks at the top { $councilors-oracle-amount }, may put one under the deck.
}
does-prospector = In the wild: { $councilors-prospector-amount } or more above the target bring two.
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
board-gate = { $core ->
    [yes] Gate: all components and the power core are built.
   *[no] Gate: { $built } of { $gate } components built, then the power core.
}
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
