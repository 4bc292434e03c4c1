# Überall im Saal
hall-turn-of = { $turn ->
    [0] { $turns } Runden
   *[other] Runde { $turn } von { $turns }
}
hall-last-turn = Wahnsinn der letzten Runde
hall-last-turn-next = Die nächste Runde ist die letzte
hall-clock = Die Uhr des Saales
hall-clock-running = Verbleibende Zeit dieser Phase
hall-clock-soon = Verbleibende Zeit dieser Phase
hall-clock-paused = Die Uhr steht
hall-paused = steht
hall-clock-over = Die Zeit ist um
hall-vote = Abstimmung
hall-votes-open = Offene Abstimmungen
hall-vote-clock-running = Verbleibende Zeit zum Abstimmen
hall-vote-clock-soon = Verbleibende Zeit zum Abstimmen
hall-vote-clock-paused = Die Uhr der Abstimmung steht
hall-vote-clock-over = Die Zeit zum Abstimmen ist um
hall-voters = Es stimmen ab: { $names }
hall-casting-vote = Es steht gleich, und { $names } entscheidet.
hall-omens = { $count ->
    [0] Noch kein böses Vorzeichen wurde gesehen.
    [one] Ein böses Vorzeichen wurde gesehen.
   *[other] { $count } böse Vorzeichen wurden gesehen.
}
hall-name = Name
hall-player = Spieler
hall-house = Haus
hall-role = Rolle
hall-map = Karte
hall-people = Leute
hall-wonders = Wunder
hall-oaths = Eide
hall-vacant = unbesetzt
hall-role-lead = Leitung
hall-role-map = Karten
hall-role-council = Räte
hall-kind-control = Spielleitung
hall-kind-projector = Leinwand
hall-kind-map = Kartentisch
hall-kind-council = Ratstafel
hall-kind-stand-in = Vertretung
hall-state-here = verbunden
hall-state-gone = nicht verbunden
hall-state-bot = ein Bot spielt
hall-state-absent = abwesend
hall-control = Spielleitung
hall-vote-length = Eine Abstimmung
hall-first-turn = So viel länger in der 1. Runde (Faktor)
hall-defaults = Für Säumige antworten
hall-code-of = QR-Code mit dem Link von { $name }
hall-kind = Art
hall-paper-briefings = Rollenbeschreibungen
hall-paper-debrief = Bericht des Tages
