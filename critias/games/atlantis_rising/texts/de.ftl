game-title = Atlantis Rising
game-summary = Baut gemeinsam das kosmische Tor, bevor die Insel versinkt. Jede Halbinsel, die überflutet wird, nimmt euch einen Ort zum Arbeiten.
game-length = Ein bis zwei Stunden

peninsula-mountains = Berge
peninsula-hills = Hügel
peninsula-forests = Wälder
peninsula-cities = Städte
peninsula-libraries = Bibliotheken
peninsula-forges = Schmieden

stuff-ore = Erz
stuff-gold = Gold
stuff-crystal = Kristall
stuff-atlantium = Atlantium
stuff-energy = mystische Energie

piece-follower = Gefolge
piece-volunteer = Helfer
piece-leader = Anführer
piece-hologram = Hologramm
piece-automaton = Automat

card-mystic-surge = Mystische Woge
card-transmutation = Umwandlung
card-ward-of-the-ancients = Schutz der Ahnen
card-fortunes-favour = Gunst des Glücks
card-second-effort = Zweiter Anlauf
card-call-to-service = Ruf zum Dienst
card-averted-fate = Abgewandtes Schicksal
card-foresight = Voraussicht
card-swift-retreat = Rascher Rückzug
card-turn-the-tide = Wende der Flut
card-caravan = Karawane
card-hasty-construction = Eiliger Bau
card-recovered-scrolls = Geborgene Rollen
card-miners-lantern = Grubenlampe
card-golden-sieve = Goldenes Sieb
card-verdant-staff = Grünender Stab
card-horn-of-assembly = Horn der Versammlung
card-orb-of-insight = Kugel der Einsicht
card-hammer-of-the-first-smith = Hammer des ersten Schmieds
card-mystic-lens = Mystische Linse
card-aegis-seal = Siegel der Ägide
card-trident-of-ebb = Dreizack der Ebbe
card-wavewalkers-cloak = Mantel der Wellenläuferin

component-foundation-ring = Grundring
component-gilded-conduit = Vergoldete Leitung
component-prism-lens = Prismenlinse
component-heralds-arch = Heroldsbogen
component-tidal-anchor = Gezeitenanker
component-mystic-siphon = Mystischer Siphon
component-matter-converter = Materiewandler
component-resonant-archive = Klingendes Archiv
component-star-crucible = Sternentiegel
component-barrier-projector = Barrierenwerfer
component-numinous-beacon = Numinoses Leuchtfeuer
component-entropy-drive = Entropieantrieb
component-tidal-governor = Gezeitenregler
component-muster-spire = Turm der Musterung
component-memory-vault = Gedächtnisgewölbe
component-aetheric-foundry = Äthergießerei
component-chrono-lattice = Zeitgitter
component-tide-engine = Flutmaschine
component-harmonic-array = Harmonisches Feld
component-mind-nexus = Geistesknoten
component-power-core = Energiekern

councilor-artificer = Kunsthandwerkerin
councilor-explorer = Entdeckerin
councilor-scholar = Gelehrte
councilor-priest = Priesterin
councilor-champion = Vorkämpferin
councilor-astrologer = Sterndeuterin
councilor-smith = Schmiedin
councilor-envoy = Gesandte
councilor-oracle = Orakel
councilor-prospector = Goldsucherin

misfortune-flood-mountains = Flut: Berge
misfortune-flood-hills = Flut: Hügel
misfortune-flood-forests = Flut: Wälder
misfortune-flood-cities = Flut: Städte
misfortune-flood-libraries = Flut: Bibliotheken
misfortune-flood-forges = Flut: Schmieden
misfortune-calm-seas = Ruhige See
misfortune-controlled-flood = Gelenkte Flut
misfortune-rockslide = Steinschlag
misfortune-sinkholes = Erdfälle
misfortune-wildfire = Waldbrand
misfortune-panic = Panik
misfortune-collapsing-stacks = Stürzende Regale
misfortune-quenched-fires = Gelöschte Feuer
misfortune-great-wave = Große Welle
misfortune-undertow = Sog
misfortune-aftershock = Nachbeben
misfortune-energy-ebb = Energieebbe
misfortune-looters = Plünderer
misfortune-barrier-breach = Barrierenbruch

place-centre = Mitte
place-mountains-1 = Berge 1
place-mountains-2 = Berge 2
place-mountains-3 = Berge 3
place-mountains-4 = Berge 4
place-mountains-5 = Berge 5
place-mountains-6 = Berge 6
place-hills-1 = Hügel 1
place-hills-2 = Hügel 2
place-hills-3 = Hügel 3
place-hills-4 = Hügel 4
place-hills-5 = Hügel 5
place-hills-6 = Hügel 6
place-forests-1 = Wälder 1
place-forests-2 = Wälder 2
place-forests-3 = Wälder 3
place-forests-4 = Wälder 4
place-forests-5 = Wälder 5
place-forests-6 = Wälder 6
place-cities-1 = Städte 1
place-cities-2 = Städte 2
place-cities-3 = Städte 3
place-cities-4 = Städte 4
place-cities-5 = Städte 5
place-cities-6 = Städte 6
place-libraries-1 = Bibliotheken 1
place-libraries-2 = Bibliotheken 2
place-libraries-3 = Bibliotheken 3
place-libraries-4 = Bibliotheken 4
place-libraries-5 = Bibliotheken 5
place-libraries-6 = Bibliotheken 6
place-forges-1 = Schmieden 1
place-forges-2 = Schmieden 2
place-forges-3 = Schmieden 3
place-forges-4 = Schmieden 4
place-forges-5 = Schmieden 5
place-forges-6 = Schmieden 6
place-build-1 = Bauplatz 1
place-build-2 = Bauplatz 2
place-build-3 = Bauplatz 3
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

saved-ore = Erz
saved-gold = Gold
saved-crystal = Kristall
saved-atlantium = Atlantium

give-ore = Erz
give-gold = Gold
give-crystal = Kristall
give-atlantium = Atlantium

take-ore = Erz
take-gold = Gold
take-crystal = Kristall
take-atlantium = Atlantium

ask-rising-setup-councilors = Welches Ratsmitglied spielst du?
ask-rising-setup-blueprint = Welches Bauteil gehört in den Bauplan? { proposed }
ask-rising-hologram-power = Wessen Kraft leiht sich das Hologramm in dieser Runde?
ask-rising-place-atlanteans = Setze deine Leute ein und melde dich dann bereit.
ask-rising-councilor-champion = Das Plättchen versinkt. Entkommt dein Anführer?
ask-rising-councilor-oracle = Dieses Unheil kommt. Legst du eines unter den Stapel?
ask-rising-councilor-astrologer = Das Unheil ist vorüber: Setze deinen Anführer ein.
ask-rising-library-play = { $coming ->
    [0] Alles Unheil ist gezogen. Spielst du eine Karte, bevor der letzte Anführer eingesetzt wird?
    [one] Gleich wird das letzte Unheil gezogen. Spielst du vorher eine Karte?
   *[other] { $coming } Unheilkarten sind noch zu ziehen. Spielst du vor der nächsten eine Karte?
}
ask-rising-library-keep = Welche Karte behältst du?
ask-rising-library-hand-limit = Du hast zu viele Karten: Spiele eine oder wirf eine ab.
ask-rising-energy-roll = Du hast { $total } und brauchst { $target }. Legst du etwas dazu?
ask-rising-energy-card = Behältst du für 1 Energie noch eine Karte?
ask-rising-energy-barrier = Energie für eine Barriere: { $peninsula }. Es fehlen { $energy }. Was gibst du?
ask-rising-energy-unflood = Energie, um ein Plättchen zu heben: { $peninsula }. Es fehlen { $energy }. Was gibst du?
ask-rising-city-recruit = Wer bekommt das Gefolge? { proposed }
ask-rising-city-energy = Dem Wurf in der Stadt fehlen { $energy }. Wie viel Energie gibst du?
ask-rising-gate-choose = Welches Bauteil baut ihr hier? { proposed }
ask-rising-gate-pay = { $component }, es fehlen{ $ore ->
    [0] {""}
   *[other] {""} · { $ore } Erz
}{ $gold ->
    [0] {""}
   *[other] {""} · { $gold } Gold
}{ $crystal ->
    [0] {""}
   *[other] {""} · { $crystal } Kristall
}{ $atlantium ->
    [0] {""}
   *[other] {""} · { $atlantium } Atlantium
}{ $energy ->
    [0] {""}
   *[other] {""} · { $energy } Energie
}. Was gibst du?
ask-rising-gate-barrier = Wohin kommt die Barriere? { proposed }
ask-rising-gate-taker = Wer bekommt, was das Bauteil bringt? { proposed }
ask-rising-gate-unflood = Wo taucht ein Plättchen auf? { proposed }
ask-rising-gate-exchange = Tauschst du einen Rohstoff?
ask-rising-gate-foresee = Dieses Unheil kommt. Eines kommt unter den Stapel, der Rest zurück, das letzte zuoberst.
ask-rising-gate-gather = Welchen Rohstoff nimmst du?
ask-rising-card-averted-fate = Gezogen wurde { $misfortune }. Wendest du es ab?
ask-rising-card-transmutation = Tauschst du einen Rohstoff?
ask-rising-card-ward-of-the-ancients = Wohin stellst du die Barriere? { proposed }
ask-rising-card-foresight = Dieses Unheil kommt. Eines kommt unter den Stapel, der Rest zurück, das letzte zuoberst.
ask-rising-card-swift-retreat = Wer geht in die Mitte?
ask-rising-card-turn-the-tide = Wo taucht ein Plättchen auf? { proposed }
ask-rising-card-caravan = Die Karawane zieht. Was gibst du, und wem?
ask-rising-card-fortunes-favour = Du hast { $total } und brauchst { $target }. Drehst du einen Würfel auf 6?
ask-rising-artifact-orb-of-insight = Ziehst du mit der Kugel mehr Karten? Sie dient einmal in der Runde.
ask-rising-artifact-wavewalkers-cloak = Trägt der Mantel jemanden von dir in die Mitte?
ask-rising-misfortune-overflow = Was { $decider-seat } gezogen hat, trifft eine versunkene Halbinsel: Zwei andere Plättchen versinken. Wo? { proposed }
ask-rising-misfortune-controlled-flood = Gelenkte Flut, gezogen von { $decider-seat }: wo? { proposed }
ask-rising-misfortune-great-wave = Große Welle, gezogen von { $decider-seat }: wo? { proposed }
ask-rising-misfortune-undertow = Sog, gezogen von { $decider-seat }: welche der vollsten Halbinseln? { proposed }
ask-rising-misfortune-aftershock = Nachbeben, gezogen von { $decider-seat }: wo? { proposed }
ask-rising-misfortune-looters = Was nehmen dir die Plünderer?
ask-rising-misfortune-barrier-breach = Der Barrierenbruch, gezogen von { $decider-seat }, findet keine Barriere: Welche Halbinsel wird geflutet? { proposed }
ask-rising-wrath-flood = Die Götter zürnen: Welche Halbinsel wird geflutet? { proposed }
# What a question is good for, told in a first match.
purpose-rising-setup-councilors = Jedes Ratsmitglied hat eine eigene Kraft, für die ganze Partie.
purpose-rising-place-atlanteans = Außen gibt es mehr, doch es versinkt zuerst.
purpose-rising-actions-choose = In beliebiger Reihenfolge; Energie kann einen Wurf erhöhen.
purpose-rising-library-play = Karten und Barrieren können das Unheil noch aufhalten.
purpose-rising-energy-roll = Jede Energie zählt 1 dazu. Mit ihr werden auch Barrieren bezahlt.
purpose-rising-energy-barrier = Sie hält eine Flut von ihrer Halbinsel ab. Alle dürfen zahlen.
purpose-rising-energy-unflood = Dort kann wieder gearbeitet werden. Alle dürfen zahlen.
purpose-rising-gate-choose = Neun Bauteile, dann der Energiekern: Das gewinnt.
purpose-rising-gate-pay = Wer auf dem Bauplatz steht, zahlt mit.
purpose-rising-city-recruit = Ein Gefolge mehr ist in jeder Runde eine Aktion mehr.
purpose-rising-wrath-flood = Schone, was ihr braucht: Außen versinkt es zuerst.
purpose-rising-library-hand-limit = Jetzt gespielt hilft eine Karte noch, abgeworfen nicht.

option-take-councilor = { $councilor }
option-include = { $component }
option-place = Einsetzen: { $piece }, { $place }
option-take-back = Zurücknehmen: { $piece }, { $place }
option-ready = Bereit
option-act = Handeln: { $piece }, { $place }
option-rest = Hinlegen, ohne zu handeln: { $piece }, { $place }
option-raise-barrier = { $energy-barrier } Energie für eine Barriere sammeln: { $peninsula }
option-unflood = { $energy-unflood } Energie sammeln, um ein Plättchen zu heben: { $peninsula }
option-play-card = Karte spielen: { $card }
option-let-be = Es dabei belassen
option-give = Geben: { $count } { $stuff }
option-not-this-phase = Nichts mehr, solange Unheil gezogen wird
option-decline = Nichts mehr geben
option-build = { $component }
option-build-saving = { $component }, { $saved } gespart
option-build-nothing = Nichts bauen
option-choice = { $seat }
option-peninsula = { $peninsula }
option-add-energy = { $count } Energie ausgeben
option-turn-die = Gunst des Glücks auf die { $die } spielen
option-use-artifact = Benutzen: { $card }
option-keep = Behalten: { $card }
option-keep-for-energy = Für 1 Energie behalten: { $card }
option-discard = Abwerfen: { $card }
option-lose = Verlieren: 1 { $stuff }
option-exchange = 1 { $give } gegen 1 { $take }
option-gather = Nehmen: 1 { $stuff }
option-put-under = Unter den Stapel: { $misfortune }
option-put-back = Zurück auf den Stapel: { $misfortune }
option-flee = Fliehen: { $seat }, { $piece }
option-to-centre = In die Mitte: { $seat }, { $piece }
option-hand = 1 { $stuff } an { $seat }
event-councilor-taken = { DOES($seat, "spielt", "spielst") }: { $councilor }.
event-blueprint-laid = Der Bauplan: { $components }.
event-round-began = Runde { $round }. { DOES($seat, "hat", "hast") } den Startspielerstein.
event-hologram-woke = { DOES($seat, "gibt", "gibst") } dem Hologramm eine Kraft: { $councilor }. Abgelegt: { $other }.
event-placed = { DOES($seat, "setzt", "setzt") } ein ({ $piece }): { $place }.
event-taken-back = { DOES($seat, "nimmt", "nimmst") } zurück ({ $piece }): { $place }.
event-settled = { DOES($seat, "ist", "bist") } bereit.
event-misfortune-drawn = { DOES($seat, "zieht", "ziehst") } ein Unheil: { $misfortune }.
event-misfortune-averted = { DOES($seat, "wendet", "wendest") } es ab: { $misfortune }.
event-misfortunes-shuffled = Das erlittene Unheil wird ein neuer Stapel aus { $count } Karten.
event-misfortunes-seen = { DOES($seat, "sieht sich", "siehst dir") } an: { $misfortunes }.
event-misfortune-buried = { DOES($seat, "legt", "legst") } unter den Stapel: { $misfortune }.
event-misfortune-kept = { DOES($seat, "legt", "legst") } zurück auf den Stapel: { $misfortune }.
event-tile-flooded = { $peninsula } { $tile } versinkt.
event-tile-rose = { $peninsula } { $tile } taucht auf.
event-centre-flooded = Die Mitte versinkt. Atlantis ist verloren.
event-barrier-raised = Eine Barriere steht: { $peninsula }.
event-barrier-broke = Die Barriere ist fort: { $peninsula }.
event-returned = { DOES($seat, "nimmt", "nimmst") } zurück ({ $piece }), dort ist nichts zu tun: { $place }.
event-moved = { DOES($seat, "zieht um", "ziehst um") } ({ $piece }): { $place }.
event-acted = { DOES($seat, "handelt", "handelst") } ({ $piece }): { $place }.
event-wasted = Daraus wird nichts: { $place }.
event-gained = { DOES($seat, "nimmt", "nimmst") } { $count } × { $stuff }.
event-spent = { DOES($seat, "gibt", "gibst") } { $count } × { $stuff } ab.
event-card-kept = { DOES($seat, "behält", "behältst") }: { $card }.
event-card-put-under = Unter den Bibliotheksstapel kommt: { $card }.
event-card-discarded = { DOES($seat, "wirft", "wirfst") } ab: { $card }.
event-card-played = { DOES($seat, "spielt", "spielst") }: { $card }.
event-library-shuffled = { $count ->
    [one] Der Bibliotheksstapel wird gemischt und hat 1 Karte.
   *[other] Der Bibliotheksstapel wird gemischt und hat { $count } Karten.
}
event-recruited = { DOES($seat, "bekommt", "bekommst") } neues Gefolge.
event-built = Gebaut: { $component }.
event-came-to-nothing = Es kommt nicht zusammen, und niemand zahlt.
event-wrath-stayed = Der Zorn der Götter wächst in dieser Runde nicht.
event-wrath-moved = Der Zorn der Götter steht auf Feld { $space } mit dem Wert { $value }.
event-gate-opened = Der Energiekern ist gebaut, und Atlantis ist gerettet.
option-name-level = Stufe
option-name-blueprint = Bauteile
option-name-councilors = Ratsmitglieder
blueprint-first-game = Bauplan für die erste Partie (Stufe 1)
blueprint-random = Zufällige Bauteile
blueprint-chosen = Gemeinsam gewählte Bauteile
councilors-random = Zufällige Ratsmitglieder
councilors-chosen = Gewählte Ratsmitglieder
event-cards-drawn = { $cards-count ->
    [0] { DOES($seat, "findet", "findest") } die Bibliothek leer.
   *[other] { DOES($seat, "zieht", "ziehst") }: { $cards }.
}
event-volunteers-came = { $count ->
    [one] Zu { YOU($seat, "dir") } kommt für eine Runde jemand zur Hilfe.
   *[other] Zu { YOU($seat, "dir") } kommen für eine Runde { $count } zur Hilfe.
}
event-volunteers-left = { $count ->
    [one] Die Hilfe verlässt { YOU($seat, "dich") }.
   *[other] { $count } Helfende verlassen { YOU($seat, "dich") }.
}
proposed = { $deciding ->
    [1] { "" }
   *[other] { $proposals ->
        [0] Jede Antwort ist ein Vorschlag; das letzte Wort hat { $decider-seat }.
        [1] { $proposer-seat } schlägt vor: { $proposal }. Einverstanden? Das letzte Wort hat { $decider-seat }.
        [2] Zwei Vorschläge weichen voneinander ab, der zweite ist von { $proposer-seat }: { $proposal }. Einverstanden? Beim dritten entscheidet { $decider-seat }.
       *[other] Ihr seid euch nicht einig, also entscheidet { $decider-seat }. Zuletzt schlug { $proposer-seat } vor: { $proposal }.
    }
}
ask-rising-actions-together = { $proposals ->
    [1] { $proposer-seat }: { $proposal }. Einverstanden? Das letzte Wort hat { $decider-seat }.
    [2] { $proposer-seat } antwortet: { $proposal }. Einverstanden? Wenn nicht, entscheidet { $decider-seat }.
   *[other] Ihr seid euch nicht einig, also entscheidet { $decider-seat }.
}
ask-rising-gate-forge = Wessen Erz kommt ins Feuer? { proposed }
ask-rising-actions-choose = { $odds-count ->
    [0] { $left ->
        [0] Alle deine Leute haben gehandelt. Was tust du noch?
       *[other] { $may-act ->
            [0] Du hast zweimal vergeblich aufgerufen: Nun rufen andere dort auf. Was tust du sonst?
           *[other] Wer von deinen Leuten handelt?
        }
    }
   *[other] Wer von deinen Leuten handelt? Aussichten: { $odds }.
}
about-chance = { $chance } % ({ $place })
about-space-taken = { $seats-count ->
    [one] { $seats } war schneller: Das letzte Feld ist besetzt ({ $place }). Wähle einen anderen Ort.
   *[other] { $seats } waren schneller: Das letzte Feld ist besetzt ({ $place }). Wähle einen anderen Ort.
}
option-wait = Anderen den Vortritt lassen
option-go-ahead = Wir handeln jetzt
option-not-yet = Noch nicht
event-rolled = { $added-count ->
    [0] { DOES($seat, "würfelt", "würfelst") } { $dice }: { $total } gegen { $target }.
   *[other] { DOES($seat, "würfelt", "würfelst") } { $dice }, dazu { $added }: { $total } gegen { $target }.
}
added-miners-lantern = { card-miners-lantern }
added-golden-sieve = { card-golden-sieve }
added-verdant-staff = { card-verdant-staff }
added-horn-of-assembly = { card-horn-of-assembly }
added-explorer = { councilor-explorer }
added-envoy = { councilor-envoy }
added-automaton = { piece-automaton }
added-wrath = Zorn der Götter
added-energy = mystische Energie

does-mystic-surge = Nimm { $library-mystic-surge-amount } mystische Energie.
does-transmutation = { $library-transmutation-amount ->
    [one] Tausche einen deiner Rohstoffe gegen einen beliebigen anderen.
   *[other] Tausche bis zu { $library-transmutation-amount } deiner Rohstoffe gegen beliebige andere.
}
does-ward-of-the-ancients = Stelle eine Barriere auf.
does-fortunes-favour = Unterbricht: Drehe einen Würfel, den du eben geworfen hast, auf 6.
does-second-effort = Wer von dir zuletzt auf einem Inselplättchen gehandelt hat, tut es noch einmal.
does-call-to-service = { $library-call-to-service-amount ->
    [one] Beim Einsetzen: Ein Helfer kommt für diese Runde zu dir.
   *[other] Beim Einsetzen: { $library-call-to-service-amount } Helfer kommen für diese Runde zu dir.
}
does-averted-fate = Unterbricht: Wende ein Unheil ab, nur keine Gelenkte Flut.
does-foresight = Sieh die obersten { $library-foresight-amount } Unheilkarten an; eine kommt unter den Stapel, der Rest in beliebiger Folge zurück.
does-swift-retreat = { $library-swift-retreat-amount ->
    [one] Nach dem Unheil: Jemand Vertriebenes, gleich von wem, geht in die Mitte.
   *[other] Nach dem Unheil: Bis zu { $library-swift-retreat-amount } Vertriebene, gleich von wem, gehen in die Mitte.
}
does-turn-the-tide = Ein versunkenes Plättchen taucht auf.
does-caravan = Alle dürfen einander Rohstoffe und Energie geben.
does-hasty-construction = Baut sofort ein Bauteil, alle dürfen zahlen; nicht den Energiekern.
does-recovered-scrolls = Mische die abgeworfenen Bibliothekskarten in den Stapel. Diese Karte kommt aus dem Spiel.
does-miners-lantern = +{ $artifacts-miners-lantern-amount } auf deine Würfel in den Bergen.
does-golden-sieve = +{ $artifacts-golden-sieve-amount } auf deine Würfel in den Hügeln.
does-verdant-staff = +{ $artifacts-verdant-staff-amount } auf deine Würfel in den Wäldern.
does-horn-of-assembly = +{ $artifacts-horn-of-assembly-amount } auf Würfe in Städten, an denen du beteiligt bist.
does-orb-of-insight = { $artifacts-orb-of-insight-amount ->
    [one] Einmal in der Runde in einer Bibliothek: Du darfst eine Karte mehr ziehen.
   *[other] Einmal in der Runde in einer Bibliothek: Du darfst { $artifacts-orb-of-insight-amount } Karten mehr ziehen.
}
does-hammer-of-the-first-smith = Einmal in der Runde in einer Schmiede: { $artifacts-hammer-of-the-first-smith-amount } Atlantium mehr.
does-mystic-lens = Einmal in der Runde in der Mitte: { $artifacts-mystic-lens-amount } Energie mehr.
does-aegis-seal = Eine Barriere, die du mitbezahlst, kostet { $artifacts-aegis-seal-amount } Energie weniger.
does-trident-of-ebb = Ein Heben, das du mitbezahlst, kostet { $artifacts-trident-of-ebb-amount } Energie weniger.
does-wavewalkers-cloak = Einmal in der Runde geht jemand von dir, den eine Flut vertreibt, in die Mitte.
does-foundation-ring = Einmal: Stellt eine Barriere auf.
does-gilded-conduit = Einmal: { $components-gilded-conduit-amount } Energie.
does-prism-lens = { $components-prism-lens-amount ->
    [one] Einmal: eine Bibliothekskarte.
   *[other] Einmal: { $components-prism-lens-amount } Bibliothekskarten.
}
does-heralds-arch = Einmal: neues Gefolge.
does-tidal-anchor = Einmal: Ein versunkenes Plättchen taucht auf.
does-mystic-siphon = Feld: { $components-mystic-siphon-amount } Energie.
does-matter-converter = { $components-matter-converter-amount ->
    [one] Feld: Tausche einen Rohstoff.
   *[other] Feld: Tausche bis zu { $components-matter-converter-amount } Rohstoffe.
}
does-resonant-archive = { $components-resonant-archive-amount ->
    [one] Feld: eine Bibliothekskarte.
   *[other] Feld: { $components-resonant-archive-amount } Bibliothekskarten.
}
does-star-crucible = Feld: Aus { $components-star-crucible-amount } Erz werden { $components-star-crucible-rate } Atlantium.
does-barrier-projector = Feld: Stelle eine Barriere auf.
does-numinous-beacon = { $components-numinous-beacon-amount ->
    [one] Einmal: ein Helfer für alle in der nächsten Runde.
   *[other] Einmal: { $components-numinous-beacon-amount } Helfer für alle in der nächsten Runde.
}
does-entropy-drive = Einmal: Der Zorn geht ein Feld zurück.
does-tidal-governor = Feld: Sieh die obersten { $components-tidal-governor-amount } Unheilkarten an, eine kommt unter den Stapel.
does-muster-spire = { $components-muster-spire-amount ->
    [one] Feld: ein Helfer in der nächsten Runde.
   *[other] Feld: { $components-muster-spire-amount } Helfer in der nächsten Runde.
}
does-memory-vault = { $components-memory-vault-amount ->
    [one] Einmal: eine Bibliothekskarte.
   *[other] Einmal: { $components-memory-vault-amount } Bibliothekskarten.
}
does-aetheric-foundry = Paar: Aus bis zu { $components-aetheric-foundry-amount } Erz werden je { $components-aetheric-foundry-rate } Atlantium.
does-chrono-lattice = Paar: Der Zorn wächst in dieser Runde nicht.
does-tide-engine = Paar: Ein versunkenes Plättchen taucht auf.
does-harmonic-array = Paar: Nehmt { $components-harmonic-array-amount } aus Erz, Gold und Kristall.
does-mind-nexus = Paar: neues Gefolge ohne Wurf.
does-power-core = Alle Anführer gemeinsam, alle zahlen mit: Atlantis ist gerettet.
does-artificer = { $councilors-artificer-amount ->
    [one] Was der Anführer mitbaut, kostet einen Rohstoff weniger.
   *[other] Was der Anführer mitbaut, kostet { $councilors-artificer-amount } von einem Rohstoff weniger.
}
does-explorer = In der Wildnis: +{ $councilors-explorer-amount } auf den Würfel des Anführers, +{ $councilors-explorer-others } für andere dort.
does-scholar = { $councilors-scholar-amount ->
    [one] In einer Bibliothek: eine Karte mehr ziehen und behalten.
   *[other] In einer Bibliothek: { $councilors-scholar-amount } Karten mehr ziehen und behalten.
}
does-priest = In der Mitte: { $councilors-priest-amount } Energie.
does-champion = Verlässt ein sinkendes Plättchen nach innen und führt jemanden mit.
does-astrologer = Darf nach allem Unheil eingesetzt werden.
does-smith = In einer Schmiede: { $councilors-smith-amount } Atlantium mehr.
does-envoy = In einer Stadt: +{ $councilors-envoy-amount } auf den Wurf.
does-oracle = { $councilors-oracle-amount ->
    [one] Vor dem Unheil: sieht die oberste Karte an, darf sie unter den Stapel legen.
   *[other] Vor dem Unheil: sieht die obersten { $councilors-oracle-amount } Karten an, darf eine unter den Stapel legen.
}
does-prospector = In der Wildnis: { $councilors-prospector-amount } oder mehr über der Zahl bringen zwei.
does-flood-mountains = Das äußerste Plättchen der Berge versinkt.
does-flood-hills = Das äußerste Plättchen der Hügel versinkt.
does-flood-forests = Das äußerste Plättchen der Wälder versinkt.
does-flood-cities = Das äußerste Plättchen der Städte versinkt.
does-flood-libraries = Das äußerste Plättchen der Bibliotheken versinkt.
does-flood-forges = Das äußerste Plättchen der Schmieden versinkt.
does-calm-seas = Nichts geschieht.
does-controlled-flood = Ein Plättchen nach Wahl versinkt; eine Barriere hilft nicht.
does-rockslide = Alle in den Bergen kehren zurück.
does-sinkholes = Alle in den Hügeln kehren zurück.
does-wildfire = Alle in den Wäldern kehren zurück.
does-panic = Alle in den Städten kehren zurück.
does-collapsing-stacks = Alle in den Bibliotheken kehren zurück.
does-quenched-fires = Alle in den Schmieden kehren zurück.
does-great-wave = Zwei verschiedene Halbinseln werden geflutet.
does-undertow = Die Halbinsel mit den meisten Leuten wird geflutet.
does-aftershock = Die zuletzt geflutete Halbinsel wird noch einmal geflutet.
does-energy-ebb = Alle verlieren 1 Energie.
does-looters = Alle verlieren einen Rohstoff ihrer Wahl.
does-barrier-breach = Alle Barrieren brechen; gibt es keine, versinkt ein Plättchen nach Wahl.

board-legend = Auf dem Plan: Plättchen ·1· bis ·6· vom äußersten, das zuerst versinkt, nach innen; 4+ ist die Zahl, die zu würfeln ist, 1:3 wie viel Atlantium aus 1 Erz wird; „·“ ist ein freies Feld, ~~~~~~ Wasser, # eine Barriere. AA ist der Anführer von A, AG Gefolge, AH ein Helfer; (AA) hat schon gehandelt.
board-round = { $round ->
    [0] Aufbau, Stufe { $level }.
   *[other] Runde { $round }, { $phase }. { $seat } ist Startspieler. Stufe { $level }.
}{ $draws ->
    [0] { "" }
    [one] { " " }1 Unheil steht noch bevor.
   *[other] { " " }{ $draws } Unheilkarten stehen noch bevor.
}
board-phase-begin = die beginnt
board-phase-place = Phase 1 von 4: Einsetzen
board-phase-oracles = Phase 2 von 4: Unheil
board-phase-misfortunes = Phase 2 von 4: Unheil
board-phase-late = Phase 2 von 4: Unheil
board-phase-actions = Phase 3 von 4: Handeln
board-phase-wrath = Phase 4 von 4: der Zorn der Götter
board-wrath = Zorn der Götter: { $track }. Am Ende der Runde { $value ->
    [0] versinkt kein Plättchen.
    [one] versinkt 1 Plättchen; +1 auf Würfe in Städten.
   *[other] versinken { $value } Plättchen; +{ $value } auf Würfe in Städten.
}
board-tile = Plättchen
board-brings-wild = { $stuff }
board-brings-cities = Gefolge
board-brings-libraries = Karten
board-brings-forges = Atlantium
board-piece-follower = G
board-piece-volunteer = H
board-piece-leader = A
board-piece-hologram = O
board-piece-automaton = M
board-centre = Mitte, je 1 Energie
board-build-1 = Bauplatz 1
board-build-2 = Bauplatz 2
board-build-3 = Bauplatz 3
board-gate = { $core ->
    [yes] Tor: Alle Bauteile und der Energiekern sind gebaut.
   *[no] Tor: { $built } von { $gate } Bauteilen gebaut, dann der Energiekern.
}
board-built = { $component } (gebaut):
board-player = { $letter } { $name }, { $councilor }: { $owns }. Im Vorrat: { $pool }. Karten: { $cards }.{ $ready ->
    [yes] { " " }Bereit.
   *[no] { "" }
}
board-decks = Unheil im Stapel: { $misfortunes }. Bibliothekskarten: { $library }. Helfer übrig: { $volunteers }.
board-coming = Das nächste Unheil: { $misfortunes }.
board-says-centre = 1 Energie
board-says-wild = { $stuff } ab { $target }
board-says-cities = zu zweit: Gefolge ab { $target }
board-says-keep-both = 2 von 2 Karten behalten
board-says-keep-bottom = 1 von 2 Karten behalten
board-says-keep-discard = 1 behalten, 1 abwerfen
board-says-forges = { $rate } Atlantium für 1 Erz
board-free = { $free } frei
board-there = dort { $names }
board-outermost = außen { $names }
board-nothing = nichts
board-nobody = niemand
board-none = keine
board-pool-follower = { $count ->
    [one] Gefolge
   *[other] { $count } Gefolge
}
board-pool-volunteer = { $count } Helfer
board-pool-leader = Anführer
board-pool-hologram = Hologramm
board-pool-automaton = Automat
board-dry = { $dry } von { $tiles } trocken{ $barrier ->
    [yes] , Barriere
   *[no] { "" }
}
