end-of-atlantis-chart = Seekarte
end-of-atlantis-port = Hafen
end-of-atlantis-ocean = Ozean
end-of-atlantis-new-land = Neues Land
end-of-atlantis-in-port = im Hafen
end-of-atlantis-on-ocean = auf dem Ozean
end-of-atlantis-neutral = neutral
end-of-atlantis-count-of = { $who } { $count }
end-of-atlantis-free = { $free ->
    [0] voll
   *[other] { $free } frei
}
end-of-atlantis-ship = { $letter }, { $ship }, { $where }. An Bord: { $aboard }. { $free ->
    [0] Voll.
    [one] Ein freier Platz.
   *[other] { $free } freie Plätze.
} { $power }
end-of-atlantis-throw = Einen Flüchtling von { $who } herunternehmen, an Bord: { $count }
end-of-atlantis-doom-markers = Untergangsmarker: { $standing } stehen, { $fallen } gefallen
end-of-atlantis-camp = Flüchtlingslager: { $count } neutrale
end-of-atlantis-ashore = Auf dem Neuen Land: { $who } { $count }
end-of-atlantis-event = Ereignis
end-of-atlantis-turn = Runde { $turn }
end-of-atlantis-phase-set-up = Aufbau
end-of-atlantis-phase-senate = Einflussphase
end-of-atlantis-phase-factions = Senatsphase
end-of-atlantis-phase-rows = Auktionsphase
end-of-atlantis-phase-voting = Auktionsphase
end-of-atlantis-phase-strategos = Auktionsphase
end-of-atlantis-phase-doom = Untergangsphase
end-of-atlantis-phase-over = Das Ende
end-of-atlantis-senate = Senat
end-of-atlantis-bench = { $place }. { $who }, { $tokens ->
    [one] ein Einflussmarker
   *[other] { $tokens } Einflussmarker
}
end-of-atlantis-bench-fist = { $who }, Gebot nicht offen
end-of-atlantis-factions = Senatoren
end-of-atlantis-faction = { $faction }. { $ability }{ $bonus ->
    [0] {""}
    [one] { " " }Ein Bonus-SP.
   *[other] { " " }{ $bonus } Bonus-SP.
}{ $held ->
    [yes] { " " }Bei { $who }.
   *[no] {""}
}
end-of-atlantis-rows = Karten der Auktionen
end-of-atlantis-player = Spieler
end-of-atlantis-vote = Auktion { $vote }
end-of-atlantis-face-down = verdeckt
end-of-atlantis-row-card = { $card }, { $who }, Auktion { $vote }{ $tokens ->
    [0] {""}
    [one] , ein Einflussmarker
   *[other] , { $tokens } Einflussmarker
}{ $rank ->
    [0] {""}
    [1] , Erster
    [2] , Zweiter
   *[other] , Dritter
}{ $resolved ->
    [yes] , ausgespielt
   *[no] {""}
}
end-of-atlantis-kind-refugees = Flücht­linge
end-of-atlantis-kind-aristocracy = Aristo­kratie
end-of-atlantis-kind-support = Unter­stützung
end-of-atlantis-kind-ships = Schiffe
end-of-atlantis-kind-royal-ship = Wichtige Fracht
end-of-atlantis-kind-sabotage = Sabo­tage
end-of-atlantis-kind-betrayal = Ver­rat
end-of-atlantis-fist = Gebot nicht offen
end-of-atlantis-bid = { $tokens ->
    [0] bietet nichts
   *[other] bietet { $tokens }
}
end-of-atlantis-gods = Die Hand der Götter
end-of-atlantis-ways = Auf welche Weise?
end-of-atlantis-tokens = Einflussmarker
end-of-atlantis-screen = { $count ->
    [one] Ein Würfel hinter deinem Sichtschirm
   *[other] { $count } Würfel hinter deinem Sichtschirm
}
end-of-atlantis-screen-name = Würfel
end-of-atlantis-discards = { $count ->
    [one] Ein abgelegter Würfel
   *[other] { $count } abgelegte Würfel
}
end-of-atlantis-discards-name = abgelegt
end-of-atlantis-points = { $count } SP
end-of-atlantis-has-cubes = { $count } Würfel hinter dem Sichtschirm
end-of-atlantis-has-hand = { $count ->
    [one] eine Politikkarte auf der Hand
   *[other] { $count } Politikkarten auf der Hand
}
end-of-atlantis-has-specials = { $count ->
    [one] eine Spezialkarte
   *[other] { $count } Spezialkarten
}
end-of-atlantis-to-ships = Die Schiffe: zur Seekarte
end-of-atlantis-in-port-short = Hafen
end-of-atlantis-at-sea-short = See
end-of-atlantis-side-ships = Schiffe
end-of-atlantis-side-votes = Auktionen
end-of-atlantis-side-senate = Senat
end-of-atlantis-power-ark = heimgekehrt steigt ein Neutraler ein
end-of-atlantis-power-science-vessel = +{ $points-science-vessel } SP fürs Ankommen
end-of-atlantis-power-royal-barge = Spezialkarte fürs Ankommen
end-of-atlantis-power-airship = direkt ins Neue Land
end-of-atlantis-power-warship = sicher vor Angriffen
end-of-atlantis-points-unit = SP
end-of-atlantis-short-archont = 5 ziehen, 5 ablegen
end-of-atlantis-short-basileus = 1 setzen
end-of-atlantis-short-demagogos = 1 Schiff läuft aus
end-of-atlantis-short-demiurgos = 1 Spezialkarte
end-of-atlantis-short-oraklos = 2 verdeckt lassen
end-of-atlantis-short-philosophos = 2 Marker zurück
end-of-atlantis-short-strategos = eine Karte mehr
end-of-atlantis-short-refugees = { $groups } setzen
end-of-atlantis-short-aristocracy = { $groups }, auch wenn voll
end-of-atlantis-short-support = 2 Spezialkarten
end-of-atlantis-short-ships = { $ships } bewegen
end-of-atlantis-short-royal-ship = 1 bewegen, mehr SP
end-of-atlantis-short-sabotage = ein Schiff zurück
end-of-atlantis-short-betrayal = bis zu 4 ablegen
end-of-atlantis-plus-special = + Spezialkarte
end-of-atlantis-plus-move = + Schiff bewegen
end-of-atlantis-plus-vp = + 1 SP
end-of-atlantis-short-pursuit-ship = auf See an Bord
end-of-atlantis-short-empath = Neutrale tauschen
end-of-atlantis-short-guards = Angriff abwehren
end-of-atlantis-short-alliance = Neutrale zählen
end-of-atlantis-short-hidden-holds = auch wenn voll
end-of-atlantis-short-unexpected-intervention = eine Handkarte
end-of-atlantis-short-for-the-common-good = einen opfern, bewegen
end-of-atlantis-short-shapeshifting-spy = Gebot zählt +1
end-of-atlantis-short-exotic-birds = { $points-exotic-birds } SP am Ende
end-of-atlantis-short-orichalcum = { $points-orichalcum } SP am Ende
end-of-atlantis-short-key-of-atlantis = { $points-key-of-atlantis } SP am Ende
end-of-atlantis-taken = { $tokens }: von { $who } schon geboten
gain-ships = Angekommene Flüchtlinge
gain-company = Weitere Farben an Bord
gain-moving = Schiffe ans Ziel gebracht
gain-majorities = Mehrheiten und Senat
gain-factions = Bonus-SP auf Senatoren
gain-cards = Karten
gain-treasures = Schätze
which-ship = auf welches Schiff?
which-cubes = wie viele Flüchtlinge?
which-specials = mit einer Spezialkarte oder so, wie es ist?
which-seat = von wem?
which-source = wessen Karte?
which-card = welche Karte?
which-places = welche Karten?
# The board shows what the question says elsewhere.
ask-eoa-voting-row = Welche Karte legst du an Platz { $place } deiner Reihe?
# The board shows what the question says elsewhere.
ask-eoa-factions-oraklos = Oraklos: Welche Karten bleiben verdeckt?
ask-eoa-voting-row = Welche Karte legst du an Platz { $place } deiner Reihe?
ask-eoa-voting-resolve = { $place ->
    [1] Auktion { $vote } gewonnen: Welche Karte spielst du aus?
    [2] Zweiter in Auktion { $vote }: Spielst du { $card } aus?
   *[other] Dritter in Auktion { $vote }: Spielst du { $card } aus?
}
