# Leinwand und Bildschirme
hall-before = Die Türen sind offen. Es beginnt, wenn die Spielleitung beginnt.
hall-archons = Archonten
hall-known = Was alle wissen
hall-doom-of-houses = DOOM der Häuser
hall-war-with = Krieg mit { $empires }
hall-new-rules = Neue Regeln
hall-whole-screen = Ganzer Bildschirm
hall-reveal-and-trophies = Aufdecken und Trophäen
hall-minutes = Protokoll
