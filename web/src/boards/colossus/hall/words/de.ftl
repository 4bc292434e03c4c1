# What the pages of a hall say of The Colossus of Atlantis
hall-turn-of = { $turn ->
    [0] { $turns } Runden
   *[other] Runde { $turn } von { $turns }
}
hall-last-turn = Wahnsinn der letzten Runde
hall-last-turn-next = Die nächste Runde ist die letzte
hall-casting-vote = Es steht gleich, und { $names } entscheidet.
hall-omens = { $count ->
    [0] Noch kein böses Vorzeichen wurde gesehen.
    [one] Ein böses Vorzeichen wurde gesehen.
   *[other] { $count } böse Vorzeichen wurden gesehen.
}
hall-house = Haus
hall-map = Karte
hall-wonders = Wunder
hall-sheets-open = Die Bögen liegen offen
hall-all-stay = Alle bleiben, wo sie sind.
hall-oaths = Eide
hall-vacant = unbesetzt
hall-fetching = Wird geholt …
hall-last-turn-switch = Letzte Runde …
hall-about-amendment = Stand: { $status }.
hall-about-bribe = { $empire } bietet { $talents } Talente.
hall-witness = Bezeugen
hall-judge-oath = Gehalten oder gebrochen …
hall-strike = Streichen …
hall-judge = Entscheiden …
hall-rulings-player = Ein Spieler
hall-rulings-map = Eine Karte
hall-rulings-empires = Reiche
hall-rulings-atlantis = Atlantis
hall-rulings-judgement = Urteil
hall-anyone = irgendwer am Tisch
hall-stays = wie bisher
hall-all-atlantis = Atlantis im Ganzen
hall-field-resource = Wovon
hall-field-amount = Wie viel
hall-field-deck = Welche Karten
hall-field-value = Wert
hall-field-count = Wie viele
hall-field-house = Haus
hall-field-limit = Grenze
hall-field-number = Zahl
hall-field-switch = Regel
hall-field-setting = Wie sie gilt
hall-field-turns = Runden im Ganzen
hall-field-unit = Einheiten
hall-field-state = Truppen von Atlantis
hall-field-table = Karte
hall-field-region = Region
hall-field-there = Ein Monster ist dort
hall-field-rewards = Was dort liegt
hall-field-burned = Sie ist verbrannt
hall-field-upgrade = Verbesserung
hall-field-take = Wegnehmen
hall-field-wonder = Wunder
hall-field-target = Gegen wen
hall-field-office = Amt
hall-field-empire = Reich
hall-field-hatred = Hass
hall-field-at-war = Im Krieg mit Atlantis
hall-field-beaten = Die Armee ist geschlagen
hall-field-talents = Talente
hall-rulings-improvise = Improvisieren
hall-used = benutzt
hall-edict-hex-army = ein Heer
hall-edict-hex-raid = Überfälle
hall-field-kind = Welcher Erlass
hall-field-set-edict-target = Für wen oder was
hall-field-where = Wo, oder gegen wen
hall-field-lift = Er ist aufgehoben
hall-field-into = Geht auf im Haus
hall-field-merge-houses-role = Was sein König wird
hall-field-council = Rat
hall-field-action = Aktion
hall-field-steps = Um wie viele Schritte gewachsen
hall-field-set-currency-resource = Verbesserungen kosten
hall-field-set-edict-amount = Wie viel (0: nichts zu zählen)
hall-field-title = Name der Karte
hall-field-text = Was sie sagt
hall-field-proclaim-text = Was gilt
hall-field-open = Offen für alle
hall-field-tradeable = Handelbar
hall-field-card = Karte
hall-field-gone = Sie ist vernichtet
hall-field-until = Bis zum Ende der Runde
hall-field-proclamation = Verkündung
hall-field-set-raid-there = Er kommt
hall-field-owed = Er ist geschuldet
hall-field-aboard = An Bord
hall-field-stands = Die Stadt steht
hall-field-points = Punkte, die es verliert
hall-field-rank = Stelle dem Alter nach, 1 ist am ältesten
hall-field-city = In der Stadt von
hall-field-role = Rolle
hall-field-broken = Der Eid ist gebrochen
hall-field-entry = Zusatz
hall-field-set-colony-seat = Wessen Kolonie
hall-field-place-wonder-seat = In wessen Stadt
hall-field-appoint-seat = An wen
hall-field-witness-oath-number = Eid
hall-field-judge-oath-number = Eid
hall-field-give-cards-count = Wie viele (unter null: werden weggenommen)
hall-tab-players = Spieler
hall-tab-hatred = Hass
hall-tab-maps = Karten
hall-tab-councils = Räte
hall-tab-atlantis = Atlantis
hall-search-players = Spieler suchen
hall-house-role = Haus und Rolle
hall-raid-coming = ein Überfall kommt
hall-sum = Summe
hall-pick-region = Wähle eine Region, um über sie zu entscheiden
hall-doom-of-atlantis = DOOM { $doom } von { $limit }
hall-doom-share = { $share } Prozent der Grenze
hall-houses = Häuser
hall-register = Zusätze
hall-turn = Runde
hall-resource = Wovon
hall-amount = Änderung
hall-cause = Warum
hall-houses-are = { $count } Häuser{ $heroes ->
    [0] .
    [one] {" "}und ein wandernder Held.
   *[other] {" "}und { $heroes } wandernde Helden.
}
hall-maps-are = { $count ->
    [one] Eine Karte: { $maps }.
   *[other] { $count } Karten: { $maps }.
}
hall-people-text = Eine Person je Zeile, oder aus einer Tabelle eingefügt. Haus und Rolle können auf den Namen folgen; was offen bleibt, wird gelost. Bis zu drei, die zusammen einen Platz haben, stehen in einer Zeile: Ada & Bob, Atlas. Plätze ohne Person spielen Bots.
hall-people-example = Ada, Atlas, Basileus
hall-people-count = { $count ->
    [one] Eine Person
   *[other] { $count } Leute
}, { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}: Häuser und Rollen
hall-which-oath = Welcher Eid?
hall-archons = Archonten
hall-known = Was alle wissen
hall-doom-of-houses = DOOM der Häuser
hall-war-with = Krieg mit { $empires }
hall-new-rules = Neue Regeln
hall-reveal-and-trophies = Aufdecken und Trophäen
hall-minutes = Protokoll
hall-over = Ende
hall-when-before = Aufbau:
