# Veranstalter
hall-organise = Ein Megagame für einen ganzen Saal
hall-organise-text = Ein Laptop versorgt alle über das WLAN des Saales; Internet ist nicht nötig. Alle bekommen einen persönlichen Link.
hall-size = Wie groß, wie lang
hall-how-many = Spieler
hall-people-list = Leute, die kommen
hall-drawn = gelost
hall-referees = Spielleitung und Bildschirme
hall-more-referees = Noch jemand für die Spielleitung
hall-all-places = alle Orte
hall-projectors = Leinwände
hall-press = Eine Zeitung, mit Namen (leer: keine)
hall-spectators = Ein Link für alle, die zusehen wollen: Sie sehen, was die Leinwand zeigt
hall-where = Wo im Saal die Orte sind
hall-where-text = Die Telefone sagen es vor dem Beginn, damit niemand fragt, welcher Tisch welcher ist.
hall-where-example = am Fenster
hall-more-choices = Längen der Phasen und Abstimmungen, Bots, Komponenten
hall-bots-play = Bots
hall-minutes-of = { $phase }, Minuten
hall-make = Das Spiel anlegen
hall-rehearse = Probe mit Bots auf jedem Platz
hall-rehearse-text = Eine Probe ist ein eigenes Spiel mit Bots, die sich Zeit lassen, um Spielleitung und Bildschirme auszuprobieren.
hall-links = Links für alle
hall-links-text = Sie werden nur jetzt gesagt: drucken oder als Datei behalten. Wer einen Link hat, hat den Platz.
hall-links-local = Diese Adresse meint das jeweils eigene Gerät: Auf einem Telefon führen die Codes nirgendwohin. Trag die Adresse des Laptops im WLAN des Saales ein.
hall-links-address = Adresse in den Links
hall-try-first = Zuerst mit einem Telefon ausprobieren
hall-try-text = Lies einen Code mit einem Telefon, das im WLAN des Saales ist. Öffnet sich dort diese Seite und sagt, dass es geht, dann nimm diese Adresse für die Links.
hall-try-note = Öffnet sie sich nicht: Ist das Telefon im selben WLAN, ohne mobile Daten? Gastnetze trennen Geräte oft voneinander, und eine Firewall auf dem Laptop muss den Port durchlassen.
hall-try-works = Es geht: Dieses Gerät erreicht Critias unter { $address }.
hall-try-none = Kein Telefon erreicht diesen Rechner: Er hat in keinem Netz eine Adresse, oder der Server hört nur auf ihn selbst. Geh ins WLAN des Saales und starte den Server mit --host 0.0.0.0.
hall-links-gone = Die Links wurden gesagt, als das Spiel angelegt wurde, und dieser Tab hat sie nicht. Die Spielleitung kann neue machen.
hall-open-control = Spielleitung öffnen
hall-links-open-air = Der Laptop spricht einfaches http: In einem offenen WLAN kann, wer in der Nähe ist, die Links mitlesen. Nimm ein WLAN mit eigenem Kennwort (Hotspot eines Telefons oder Router), und öffne die Spielleitung auf dem Laptop selbst, unter 127.0.0.1.
hall-wifi-name = Name des WLANs
hall-wifi-password = Sein Kennwort
hall-print-cards = Karten drucken
hall-print-letters = Briefe drucken: Karte und Rolle
hall-starts-at = Es beginnt um
hall-keep-links = Als Datei behalten
hall-screens = Spielleitung und Bildschirme
hall-which-game = Spiel
hall-people-text = Eine Person je Zeile, oder aus einer Tabelle eingefügt. { $count ->
    [0] {""}
   *[other] Wünsche können auf den Namen folgen ({ $groups }); was offen bleibt, wird gelost.
} Bis zu drei, die zusammen einen Platz haben, stehen in einer Zeile: Ada & Bob. Plätze ohne Person spielen Bots.
hall-people-example = Ada
hall-together-with = mit { $names }
hall-people-count = { $count ->
    [one] Eine Person
   *[other] { $count } Leute
}, { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}: wer sie sein werden
hall-doubts-open = { $count ->
    [one] Eine Zeile der Liste ist
   *[other] { $count } Zeilen der Liste sind
} unklar: Bitte in der Liste der Personen berichtigen.
hall-doubts = · { $count ->
    [one] eine Zeile ist unklar
   *[other] { $count } Zeilen sind unklar
}
hall-doubt = { $what ->
    [no-name] Hier steht kein Name.
    [long-name] Der Name ist länger als 40 Buchstaben.
    [twice] „{ $word }“ steht schon auf der Liste: Bitte beide unterscheiden.
   *[group] „{ $word }“ gibt es nicht. Ist das gemeint?
}
hall-people-file = Oder eine Datei: CSV oder Text, aus Tabelle oder Ticketshop
hall-change-seats = Plätze tauschen
hall-seat-of = Wer wechselt
hall-seat-to = Mit wem
hall-swap-seats = Plätze tauschen lassen
hall-change-seats-text = Bis die Spielleitung beginnt, auch mit einem Bot. Links und Codes bleiben gültig; die Karten danach drucken.
