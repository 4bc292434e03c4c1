# Spieler
hall-welcome = Du hast einen Platz. Lass diese Seite offen: Sie geht von selbst weiter, wenn das Spiel beginnt.
hall-welcome-note = Der Link gehört dir allein. Geht er verloren, macht die Spielleitung einen neuen.
hall-read-rules = Regeln lesen
hall-call-control = Spielleitung rufen
hall-call-kind = Worum geht es?
hall-call-dispute = Ein Streit
hall-call-help = Ich brauche Hilfe
hall-call-text = In einem Satz: Was soll sich die Spielleitung ansehen?
hall-call = Rufen
hall-called = Die Spielleitung hat es auf ihrer Liste.
hall-talk-to = An wen
hall-seen = Gelesen
hall-talk = Reden
