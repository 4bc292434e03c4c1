# Leinwand und Bildschirme
hall-before = Die Türen sind offen. Es beginnt, wenn die Spielleitung beginnt.
hall-whole-screen = Ganzer Bildschirm
