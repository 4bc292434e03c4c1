colossus-tab-now = Jetzt
colossus-you-are = Du bist:
colossus-pick-on-map = Wähle auf der Karte.
colossus-no-strife = An deinem Kartentisch wurde diese Runde nicht gekämpft.
colossus-nothing-asked = Du wirst gerade nichts gefragt.
colossus-closing = Die letzte Runde ist vorbei. Die Spielleitung kann noch entscheiden und schließt dann das Spiel.
colossus-is-over = Es ist vorbei.
colossus-tab-map = Karte
colossus-tab-council = Rat
colossus-tab-city = Stadt
colossus-tab-house = Haus
colossus-tab-deals = Handel
colossus-tab-world = Welt
colossus-turn = Runde { $turn } von { $turns }
colossus-turn-short = { $turn }/{ $turns }
colossus-last-turn = Wahn der letzten Runde
colossus-last-turn-next = Die nächste Runde ist die letzte
colossus-doom = DOOM von Atlantis: { $doom }. { $omens ->
    [0] Kein böses Zeichen wurde gesehen.
    [one] Ein böses Zeichen wurde gesehen.
   *[other] { $omens } böse Zeichen wurden gesehen.
}
step-strategy = Strategie
step-movement = Bewegung
step-eris = Eris und Trophäen
colossus-count = { $count } { $name }
colossus-map-of = Karte: { $table }
colossus-map-hint = Zeige auf eine Region, um zu lesen, was dort ist.
colossus-maps = Karten
colossus-your-map = deine
colossus-cities = Städte dieser Karte
colossus-ready = bereit
colossus-awaited = am Zug
colossus-reward-talents = { $count ->
    [one] eine Talentkarte
   *[other] { $count } Talentkarten
}
colossus-reward-kudos = { $count ->
    [one] eine Kudoskarte
   *[other] { $count } Kudoskarten
}
colossus-reward-arete = { $count ->
    [one] eine Aretekarte
   *[other] { $count } Aretekarten
}
colossus-reward-orichalcum = { $count } Oreichalkos
colossus-reward-vril = { $count } Vril
colossus-empire-garrison = Besatzung von { $empire }
colossus-empire-army = Heer von { $empire } im Krieg, ein DOOM-Würfel und { $strength }
colossus-empire-beaten = { $empire } ist hier geschlagen
colossus-raid = { $empire } kommt mit { $count ->
    [one] einem Hopliten
   *[other] { $count } Hopliten
}
colossus-raid-on-you = { $empire } wird deine Stadt mit { $count ->
    [one] einem Hopliten
   *[other] { $count } Hopliten
} überfallen.
colossus-challenges = fordert { $player } heraus
colossus-city-of = Stadt von { $player }
colossus-fights = Streit
colossus-fight-open = …
colossus-fight-won = { $player } siegt mit { $total }
colossus-fight-tied = Gleichstand, alle Spieler verlieren
colossus-fight-foe = verloren
colossus-fight-off = niemand mehr da zum Kämpfen
colossus-sheet = Strategiebogen
colossus-have = { $count ->
    [0] keine
   *[other] { $count }
}
colossus-destination = Ziel: { $name }
colossus-pick-region = Wohin?
colossus-on-map = Auf der Karte
colossus-send = { $name } hierher schicken
colossus-where-to = Wohin gehen sie: { $name }?
colossus-rolls-one = { $count } insgesamt: jeder zählt hier 1{ $support ->
    [0] .
   *[other] , und Oreichalkos bringt { $support }.
}
colossus-rolls-chaos = { $count ->
    [one] Ein Chaoswürfel
   *[other] { $count } Chaoswürfel
}{ $support ->
    [0] .
   *[other] , und Oreichalkos bringt { $support }.
}
colossus-rolls-doom = { $count ->
    [one] Ein DOOM-Würfel
   *[other] { $count } DOOM-Würfel
}, je 5 DOOM{ $support ->
    [0] .
   *[other] , und Oreichalkos bringt { $support }.
}
colossus-prospect = Sicher: { $sure } mehr. Wenn niemand mehr einsetzt als du: { $most }.
colossus-prospect-cogs = Eine Suche nach Wissen: sicher { $sure } Zahnräder. Wenn niemand mehr einsetzt als du: { $most }.
colossus-build-note = Mehr als { $threshold } bringt sicher eins; das meiste am Tisch bringt ebenfalls eins.
colossus-support-note = Stärke 1 für jedes, bis zu { $count }.
colossus-challenge = Städte herausfordern
colossus-challenge-tokens = { $left ->
    [0] Kein Herausforderungsmarker ist übrig. Wer den Namen noch einmal wählt, zieht die Herausforderung zurück.
   *[other] Jede kostet einen Herausforderungsmarker: { $left } von { $all } übrig.
}
colossus-challenge-free = Nach dem Gesetz kosten diese Herausforderungen keinen Marker.
colossus-challenge-spared = Niemand greift { $player } an: Das kostet einen Stern der Unehre.
colossus-challenges-spared = Niemand greift { $players } an. Schicke Einheiten oder ziehe zurück: Höchstens eine geht ohne Angriff.
colossus-challenge-any = Marker für eine Herausforderung: jede Stadt deiner Karte
colossus-challenge-of = Marker für eine Herausforderung: die Stadt von { $player }
colossus-orichalcum-used = Oreichalkos auf dem Bogen: { $used } von höchstens { $limit }.
colossus-hand-in = Bogen abgeben
colossus-less = weniger: { $name }
colossus-more = mehr: { $name }
colossus-quorum = { $there } von { $members } sind da; { $needed } machen den Rat beschlussfähig.
colossus-order = Reihenfolge der Arete
colossus-absent = abwesend
colossus-arete = Arete { $count }
colossus-guest = Gast
colossus-acting = wählt gerade
colossus-closed-doors = Hinter verschlossenen Türen: Was dieser Rat wählt, wird am Ende der Sitzungen verlesen.
colossus-actions = Aktionen des Rates
colossus-taken-by = gewählt von { $player }
colossus-grown = { $steps ->
    [one] eine Stufe gewachsen
   *[other] { $steps } Stufen gewachsen
}
colossus-which-council = Welcher Rat gezeigt wird
colossus-shop = Verbesserungen
colossus-shop-price = Deine nächste Karte kostet { $count } { $resource }.
colossus-shop-dearer = { $count ->
    [one] Eine Preisstufe mehr
   *[other] { $count } Preisstufen mehr
}
colossus-shop-cheaper = { $count ->
    [one] Eine Preisstufe weniger
   *[other] { $count } Preisstufen weniger
}
colossus-left = { $count ->
    [0] ausverkauft
   *[other] noch { $count }
}
colossus-ballot = Über Änderungen wird hier mit { $resource } abgestimmt.
colossus-docket = Tagesordnung
colossus-votes = { $ayes } zu { $nays }
colossus-starts = ab Runde { $turn }
colossus-ballot-paper = Stimmzettel
colossus-cast = Stimme abgeben
colossus-draft = Entwurf einer Änderung
colossus-draft-number = Eine Zahl
colossus-draft-switch = Eine Regel
colossus-draft-name = Ein Name
colossus-draft-text = Eine Regel in Worten
colossus-draft-which = Welche Zahl
colossus-draft-value = Von nun an ({ $least } bis { $most })
colossus-draft-which-rule = Welche Regel
colossus-draft-till-now = Bisher: { $setting }
colossus-draft-setting = Von nun an
colossus-draft-thing = Was anders heißen soll
colossus-draft-new-name = Der neue Name
colossus-draft-words = Die Regel, die die Spielleitung anwendet
colossus-propose = Vorschlagen
colossus-figure-amendments = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
colossus-figure-arete = { $count ->
    [one] 1 Aretekarte
   *[other] { $count } Aretekarten
}
colossus-figure-army-cut = Heere um { $count } schwächer
colossus-figure-bonus = +{ $count } zum Wurf
colossus-figure-cogs = { $count ->
    [one] 1 Zahnrad
   *[other] { $count } Zahnräder
}
colossus-figure-defence = { $count } bei der Verteidigung
colossus-figure-discount = { $count } Talente weniger
colossus-figure-doom-cut = { $count } DOOM weniger
colossus-figure-doom-tokens = { $count } DOOM-Marker
colossus-figure-fails-to = misslingt bis { $count }
colossus-figure-hatred = { $count } Hass
colossus-figure-hatred-cut = { $count } Hass weniger
colossus-figure-hoplites = { $count } Hopliten von Atlantis
colossus-figure-hoplites-fewer = { $count } Hopliten weniger
colossus-figure-kudos = { $count ->
    [one] 1 Kudoskarte
   *[other] { $count } Kudoskarten
}
colossus-figure-orichalcum = { $count } Oreichalkos
colossus-figure-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
colossus-figure-price = { $count } Talente
colossus-figure-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
colossus-figure-steps-less = { $count ->
    [one] eine Preisstufe weniger
   *[other] { $count } Preisstufen weniger
}
colossus-figure-talent-cards = { $count } Talentkarten
colossus-figure-talents = { $count } Talente
colossus-figure-talents-each = je { $count } Talente
colossus-figure-talents-per-star = { $count } Talente je Stern
colossus-figure-triremes = { $count } Trieren von Atlantis
colossus-figure-vril = { $count } Vril
colossus-figure-win-kudos = { $count } Kudoskarten für den Sieg
colossus-holdings = Was du hast
colossus-units = Einheiten
colossus-why = Warum so viel: { $name }
colossus-why-nothing = Zuletzt hat sich nichts geändert.
colossus-in-turn = Runde { $turn }
colossus-cards = Karten: { $cards }
colossus-of-house = { $role } des Hauses { $house }
colossus-offices = Archont: { $offices }
colossus-state-troops = { $count } davon von Atlantis
colossus-wonders = Wunder
colossus-upgrades = Verbesserungen
colossus-no-upgrades = Noch keine. Dein Rat verkauft welche.
colossus-this-turn = In dieser Runde bekommen und gegeben
colossus-choices = Zur Wahl
colossus-stars = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
}
colossus-hates-you = Hass auf dich: { $count }
colossus-house = Haus { $house }
colossus-no-house = Du bist ein wandernder Held und gehörst zu keinem Haus.
colossus-doom-of = DOOM { $doom }
colossus-kudos-of = Kudos { $count }
colossus-pledged = Zugesagt: { $talents } Talente, { $orichalcum } Oreichalkos, { $vril } Vril
colossus-empires = Fremde Reiche
colossus-pacified = durch Handel besänftigt
colossus-army-at = { $table }: Heer mit { $strength }
colossus-beaten-at = Geschlagen: { $tables }
colossus-fallen = { $wonder } ist zerstört.
colossus-berths = Plätze in der Arche: { $players }
colossus-heroes = Wandernde Helden
colossus-register = Änderungen der Regeln
colossus-oaths = Schwüre im Tempel des Poseidon
colossus-won-points = { $count ->
    [one] Das Haus { $houses } gewinnt
   *[other] Die Häuser { $houses } teilen sich den Sieg
}
colossus-won-points-you = Dein Haus gewinnt: { $houses }
colossus-won-deluge = { $count ->
    [0] Atlantis ist versunken
    [one] Atlantis ist versunken, und das Haus { $houses } gewinnt
   *[other] Atlantis ist versunken, und die Häuser { $houses } gewinnen
}
colossus-won-deluge-you = Atlantis ist versunken, und dein Haus gewinnt: { $houses }
colossus-ending-house = Haus
colossus-ending-houses = Punkte: Kudos aller Mitglieder, und 100 für jedes Ziel.
colossus-ending-deluge = Es gewinnt das Haus mit dem wenigsten DOOM, und wer in der Arche sitzt.
colossus-ending-objectives = Ziele
colossus-ending-points = Punkte
colossus-ending-winner = gewinnt
colossus-ending-best-at = Ziele der Rollen
colossus-ending-saved = Von der Arche gerettet: { $players }
colossus-ending-richest = Die meisten Talente: { $players }, mit { $talents }
colossus-ending-hero = Das meiste Arete der Wandernden Helden: { $players }, mit { $arete }
colossus-objective-basileus = ratifizierte Änderungen
colossus-objective-strategos = besiegte Heere, Überfälle und Monster
colossus-objective-philosophos = verschiedene Verbesserungen
colossus-objective-arkhitekton = Wunder
colossus-objective-emporos = Talente
colossus-objective-kataskopos = Kolonien
colossus-in-force = Was jetzt gilt
colossus-until = bis zum Ende von Runde { $turn }
colossus-proclaimed = Von der Spielleitung verkündet
colossus-free-cards = Karten der Spielleitung
colossus-free-card = Karte „{ $title }“
colossus-free-card-unseen = eine geheime Karte der Spielleitung
colossus-held-by = bei { $player }
colossus-card-open = offen
colossus-card-secret = geheim
colossus-card-loose = darf gehandelt werden
colossus-card-kept = nicht handelbar
colossus-card-used = benutzt
colossus-rulings = Entscheide der Spielleitung
option-sheet = den Bogen, wie er unten ausgefüllt ist
option-ballot = { $vote ->
    [aye] Dafür
    [nay] Dagegen
   *[abstain] Enthaltung
} ({ $amount })
option-draft = eine Änderung
colossus-of-atlantis = { $name } von Atlantis
colossus-card-kudos = Kudoskarte { $value }
colossus-card-arete = Aretekarte { $value }
colossus-offers = Offene Angebote
colossus-no-offers = Niemand hat dir etwas angeboten und du niemandem.
colossus-offer-of = { $player } bietet dir an
colossus-offer-by-you = Dein Angebot an { $player }
colossus-you-give = Du gibst: { $goods }
colossus-you-get = Du bekommst: { $goods }
colossus-accept = Annehmen
colossus-decline = Ablehnen
colossus-withdraw = Zurückziehen
colossus-new-offer = Einen Handel anbieten
colossus-trade-at-maps = Verbesserungen, Wunder und Marker von Atlantis wechseln zwischen den Kartenphasen den Besitzer.
colossus-offer-to = An
colossus-offer-give = Du gibst
colossus-offer-want = Du willst
colossus-make-offer = Angebot machen
colossus-pledge = Deinem Haus Hilfe zusagen
colossus-pledge-note = So viel von dir dürfen Hausgenossen für Wunder und Verträge ausgeben, ohne noch einmal zu fragen.
colossus-pledge-give = Zusagen
colossus-exchange = Im Haus tauschen
colossus-exchange-later = Rollen und Städte werden zwischen den Kartenphasen getauscht.
colossus-exchange-roles = Rollentausch vorschlagen
colossus-exchange-cities = Städtetausch vorschlagen
colossus-exchange-roles-agree = Dem Rollentausch zustimmen
colossus-exchange-cities-agree = Dem Städtetausch zustimmen
colossus-exchange-proposed = Vorgeschlagen
colossus-swear = Einen Schwur leisten
colossus-swear-later = Geschworen wird im Tempel des Poseidon, in der freien Zeit.
colossus-oath = Ich schwöre, dass …
colossus-curse = Wenn es nicht so ist, möge …
colossus-swear-now = Schwören
colossus-bribe = { $empire } bietet dir { $count } Talente. Wer sie nimmt, nimmt einen Stern der Unehre.
colossus-bribe-take = Das Gold nehmen
colossus-bribe-decline = Fortschicken
colossus-to-do-here = hier wirst du etwas gefragt
colossus-offered-here = { $count ->
    [one] ein Angebot wartet
   *[other] { $count } Angebote warten
} auf deine Antwort
colossus-offers-trade = { $player } bietet dir einen Handel an.
colossus-offers-gold = { $empire } bietet dir Gold an.
colossus-offers-roles = { $player } möchte mit dir die Rolle tauschen.
colossus-offers-cities = { $player } möchte mit dir die Stadt tauschen.
colossus-units-why = Was in dieser Runde aus ihnen wurde
which-region = wohin?
which-unit = welche Einheiten?
which-seat = wer?
which-upgrade = welche Verbesserung?
# The board shows what the question says elsewhere.
ask-col-6-51 = Bestätigst du, was an deinem Tisch ausgerechnet wurde?
