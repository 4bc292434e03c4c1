# Spielleitung
hall-nobody = niemand
hall-the-rest = die anderen
hall-none-yet = Noch keine.
hall-look-up = Nachsehen
hall-gathering = { $here } von { $people } Spielern sind verbunden.
hall-begin = Das Spiel beginnen
hall-start = Start
hall-pause = Pause
hall-minute-more = +1 Minute
hall-minute-less = −1 Minute
hall-restart = Wieder volle Zeit
hall-skip = Phase beenden
hall-phase-ended = Die Phase ist beendet.
hall-end-for = Für wen
hall-end-place = { $place } ({ $count ->
    [one] eine Antwort fehlt
   *[other] { $count } Antworten fehlen
})
hall-end-awaited = Ein Spieler
hall-end-nobody = Auf niemanden, um den du dich kümmerst, wird gewartet.
hall-end-how = Wie sie endet
hall-end-defaults = Wer noch nicht geantwortet hat, bekommt die übliche Antwort, und alles geht bis ans Ende der Phase weiter: Niemand verliert etwas.
hall-end-last = Mit dieser Phase endet das Spiel: Danach wird nichts mehr entschieden, und das Ergebnis steht.
hall-end-cut = So abbrechen, wie es steht.
hall-end-lost = Verloren geht: { $lost }.
hall-cut-off = Abbrechen
hall-back = Schritt zurück
hall-lengths = Längen
hall-lengths-kept = Der Plan ist notiert; er gilt ab der nächsten Phase.
hall-lengths-note = Minuten für jede Phase und Abstimmung; 0: Abstimmungen haben keine eigene Uhr. Die jetzige Phase behält ihre Zeit.
hall-keep = Übernehmen
hall-readiness = Wer fertig ist
hall-ready-of = { $ready }/{ $all }
hall-not-connected = nicht verbunden
hall-queue = Zu entscheiden
hall-queue-empty = Nichts. Schau dich im Saal um.
hall-settled = { $count ->
    [one] Vor Kurzem erledigt: eines
   *[other] Vor Kurzem erledigt: { $count }
}
hall-status-settled = erledigt von { $name }
hall-status-dismissed = abgewiesen von { $name }
hall-status-taken = { $name } kümmert sich
hall-take = Ich kümmere mich
hall-leave-it = Anderen überlassen
hall-reopen = Wieder öffnen
hall-matter-dispute = Streit
hall-matter-help = Hilfe erbeten
hall-matter-absent = Jemand fehlt
hall-matter-slow = Hinter der Uhr
hall-matter-copy = Keine Kopie geschrieben
hall-matter-headline = Schlagzeile
hall-matter-vote = Eine Abstimmung dauert zu lange
hall-about-absent = { $why ->
    [gone] Seit zwei Minuten keine Verbindung, und eine Antwort wird erwartet.
   *[other] Alle anderen warten auf diese Antwort.
}
hall-about-slow = Die Zeit ist um, und hier fehlen noch Antworten.
hall-about-copy = Fällt jetzt der Laptop aus, ist alles seit der letzten Kopie verloren. Steckt der Stick?
hall-about-headline = { $paper } möchte das veröffentlichen.
hall-about-vote = Die Zeit zum Abstimmen ist um, und diese haben noch nicht abgestimmt: { $names }.
hall-publish = Veröffentlichen
hall-decline = Ablehnen
hall-looks-first = Die Spielleitung sieht die Schlagzeilen der Presse zuerst
hall-answer-for = Für diesen Spieler antworten
hall-answer-for-one = Für { $player } antworten
hall-answering = Du antwortest für { $player }
hall-look-person = Ansehen
hall-settle = Erledigt
hall-dismiss = Abweisen
hall-note = Notiz
hall-note-text = Eine Notiz für die anderen der Spielleitung
hall-announce = Dem Saal sagen
hall-announce-text = Was soll gesagt werden?
hall-announce-kind = Art
hall-announce-to = An wen
hall-announce-stays = Wie lange es bleibt
hall-stays-minutes = { $minutes } Minuten
hall-stays-on = bis es zurückgenommen wird
hall-announced = Es ist gesagt.
hall-told = Was gesagt wurde
hall-withdraw = Zurücknehmen
hall-withdrawn = zurückgenommen
hall-ended = vorbei
hall-until = bis { $time }
hall-chat = Was Spieler allen sagen
hall-chat-remove = Entfernen
hall-chat-removed = entfernt
hall-mute = Schweigen lassen
hall-unmute = Wieder sprechen lassen
hall-muted = darf nicht sprechen
hall-chat-note = Was Spieler nur einigen sagen, ist nicht für Control. Wer nicht sprechen darf, kann weiterhin Control rufen.
hall-tab-talk = Gesagtes
hall-kind-announcement = Durchsage
hall-kind-news = Nachricht
hall-to-all = an alle
hall-send = Sagen
hall-rulings = Entscheide
hall-ruling-search = Entscheide suchen (Strg K)
hall-rulings-later = Sobald das Spiel begonnen hat, kann hier über alles entschieden werden.
hall-give-ruling = Entscheiden
hall-ruled = Entschieden: { $ruling }.
hall-choose = Auswählen …
hall-now = jetzt { $count }
hall-closely = Nur denen sagen, um die es geht
hall-reason = Grund
hall-reason-miscounted = verzählt
hall-reason-agreed = am Tisch vereinbart
hall-reason-rules = nach den Regeln
hall-reason-missed = vorher vergessen
hall-reason-story = die Geschichte verlangt es
hall-reason-time = die Zeit ist um
hall-switch-yes = ja
hall-switch-no = nein
hall-field-seat = Spieler
hall-field-present = Ist da
hall-field-decision = Die Entscheidung, in Worten
hall-tab-history = Verlauf
hall-tab-rulings = Alle Entscheide
hall-tab-people = Leute
hall-tab-stations = Bildschirme
hall-tab-papers = Papiere
hall-ledger = Buch
hall-search-history = In allem suchen, was geschah
hall-look-again = Neu nachsehen
hall-when = Runde { $turn }, { $phase }:
hall-nothing-found = Nichts gefunden.
hall-older = Älteres
hall-take-back = Ab hier zurücknehmen …
hall-take-back-what = Dies wird ungeschehen, und alles, was danach kam. Wer antwortet wie zuvor, würfelt wie zuvor.
hall-take-back-now = Zurücknehmen
hall-what-goes = { $answers ->
    [0] Es geht keine Antwort verloren.
    [one] Eine Antwort geht verloren.
   *[other] { $answers } Antworten von { $people ->
        [one] einer Person
       *[other] { $people } Personen
    } gehen verloren.
}
hall-what-goes-too = { $rulings ->
    [0] { $bots ->
        [one] Auch eine eines Bots.
       *[other] Auch { $bots } von Bots.
    }
    [one] { $bots ->
        [0] Auch eine Entscheidung.
       *[other] Auch { $bots } von Bots und eine Entscheidung.
    }
   *[other] { $bots ->
        [0] Auch { $rulings } Entscheidungen.
       *[other] Auch { $bots } von Bots und { $rulings } Entscheidungen.
    }
}
hall-taken-back = Zurückgenommen.
hall-void = zurückgenommen
hall-log-answer = antwortete für { $player }
hall-log-retraction = nahm zurück
hall-neighbour = Nachbar
hall-sent-away = { $name } ist als abwesend notiert.
hall-give-back = Dem Spieler zurückgeben
hall-let-bot = Einen Bot spielen lassen
hall-send-away = Ist gegangen …
hall-comes-back = Ist wieder da …
hall-other-name = Name (wer spät kommt oder vertritt)
hall-rename = Umbenennen
hall-new-link = Neuer Link
hall-stand-in = Link zur Vertretung
hall-joins = Kommt dazu: Link
hall-leaves-team = Macht nicht mehr mit
hall-new-link-for-all = Neuer Link für den Platz
hall-team-note = Jede Person hat einen Link. Ein neuer macht den alten dieser Person ungültig; einer für den Platz macht alle ungültig. Mit einem Namen ist er für jemand anderen.
hall-new-link-note = Ein neuer Link macht den alten ungültig: wenn jemand spät kommt oder ein Telefon verloren ging. Eine Vertretung spielt neben dem Spieler.
hall-link-for = spielt { $player }
hall-places = Orte
hall-places-none = Orte (keine: alle)
hall-connection = Verbindung
hall-station-link-note = Der bisherige Link öffnet nichts mehr.
hall-shut = Schließen
hall-new-station = Noch ein Bildschirm oder eine Spielleitung
hall-open-station = Link machen
hall-paper-export-json = Das ganze Protokoll (JSON)
hall-paper-export-json-text = Wer wann was getan hat.
hall-paper-export-csv = Das ganze Protokoll (CSV)
hall-paper-export-csv-text = Dasselbe für eine Tabelle.
hall-paper-copy = Kopie für einen anderen Laptop
hall-paper-copy-text = Alles bis jetzt in einer Datei: auf einen Stick damit, und dort geht es mit critias restore weiter.
hall-everybody = alle
hall-when-before = Vor der ersten Runde:
hall-tab-everything = Was es gibt
hall-rulings-all = Alle
hall-codes-open = Codes auf Karten können eingetippt werden
