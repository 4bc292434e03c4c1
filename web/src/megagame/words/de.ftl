# Überall im Saal
hall-turn-of = { $turn ->
    [0] { $turns } Züge
   *[other] Zug { $turn } von { $turns }
}
hall-last-turn = Wahnsinn des letzten Zuges
hall-last-turn-next = Der nächste Zug ist der letzte
hall-clock = Die Uhr des Saales
hall-clock-running = Verbleibende Zeit dieser Phase
hall-clock-soon = Verbleibende Zeit dieser Phase
hall-clock-paused = Die Uhr steht
hall-clock-over = Die Zeit ist um
hall-before = Die Türen sind offen. Es beginnt, wenn die Spielleitung beginnt.
hall-omens = { $count ->
    [0] Noch kein böses Vorzeichen wurde gesehen.
    [one] Ein böses Vorzeichen wurde gesehen.
   *[other] { $count } böse Vorzeichen wurden gesehen.
}
hall-nobody = niemand
hall-the-rest = die anderen
hall-name = Name
hall-player = Spieler
hall-house = Haus
hall-role = Rolle
hall-map = Karte
hall-people = Leute
hall-wonders = Wunder
hall-oaths = Eide
hall-vacant = unbesetzt
hall-archons = Archonten
hall-none-yet = Noch keine.
hall-fetching = Wird geholt …
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

# Leinwand und Bildschirme
hall-known = Was alle wissen
hall-doom-of-houses = DOOM der Häuser
hall-war-with = Krieg mit { $empires }
hall-new-rules = Neue Regeln
hall-whole-screen = Ganzer Bildschirm
hall-reveal-and-trophies = Aufdecken und Trophäen
hall-minutes = Protokoll

# Spieler
hall-welcome = Du hast einen Platz. Lass diese Seite offen: Sie geht von selbst weiter, wenn das Spiel beginnt.
hall-welcome-note = Der Link gehört dir allein. Geht er verloren, macht die Spielleitung einen neuen.
hall-your-briefing = Deine Rolle
hall-read-rules = Regeln lesen
hall-call-control = Spielleitung rufen
hall-call-kind = Worum geht es?
hall-call-dispute = Ein Streit
hall-call-oath = Ein Eid ist gebrochen
hall-call-help = Ich brauche Hilfe
hall-call-text = In einem Satz: Was soll sich die Spielleitung ansehen?
hall-call = Rufen
hall-called = Die Spielleitung hat es auf ihrer Liste.
hall-which-oath = Welcher Eid?
hall-house-talk = Haus
hall-table-talk = Reden
hall-talk-to = An wen
hall-talk-house = Mein Haus
hall-talk-table = Meine Karte
hall-talk-council = Mein Rat
hall-seen = Gelesen

# Spielleitung
hall-control = Spielleitung
hall-look-up = Nachsehen
hall-gathering = { $here } von { $people } Spielern sind verbunden.
hall-begin = Das Spiel beginnen
hall-start = Start
hall-pause = Pause
hall-minute-more = +1 Minute
hall-minute-less = −1 Minute
hall-restart = Wieder volle Zeit
hall-skip = Phase beenden
hall-back = Schritt zurück
hall-last-turn-switch = Letzter Zug …
hall-lengths = Längen
hall-lengths-kept = Der Plan ist notiert; er gilt ab der nächsten Phase.
hall-lengths-note = Minuten für jede Phase. Die jetzige Phase behält ihre Zeit.
hall-first-turn = So viel länger im 1. Zug (Faktor)
hall-defaults = Für Säumige antworten
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
hall-reopen = Wieder öffnen
hall-matter-dispute = Streit
hall-matter-help = Hilfe erbeten
hall-matter-oath = Eid
hall-matter-amendment = Zusatz in Worten
hall-matter-bribe = Bestechung unbeantwortet
hall-matter-absent = Jemand fehlt
hall-matter-slow = Hinter der Uhr
hall-about-dispute = {""}
hall-about-help = {""}
hall-about-oath = {""}
hall-about-amendment = Stand: { $status }.
hall-about-bribe = { $empire } bietet { $talents } Talente.
hall-about-absent = { $why ->
    [gone] Seit zwei Minuten keine Verbindung, und eine Antwort wird erwartet.
   *[other] Alle anderen warten auf diese Antwort.
}
hall-about-slow = Die Zeit ist um, und hier fehlen noch Antworten.
hall-witness = Bezeugen
hall-judge-oath = Gehalten oder gebrochen …
hall-strike = Streichen …
hall-judge = Entscheiden …
hall-answer-for = Für diesen Spieler antworten
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
hall-announced = Es ist gesagt.
hall-kind-announcement = Durchsage
hall-kind-news = Nachricht
hall-to-all = an alle
hall-send = Sagen
hall-rulings = Entscheide
hall-ruling-search = Entscheide suchen (Strg K)
hall-rulings-later = Sobald das Spiel begonnen hat, kann hier über alles entschieden werden.
hall-group-player = Ein Spieler
hall-group-map = Eine Karte
hall-group-empires = Reiche
hall-group-atlantis = Atlantis
hall-group-judgement = Urteil
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
hall-reason-time = die Zeit ist um
hall-switch-yes = ja
hall-switch-no = nein
hall-anyone = irgendwer am Tisch
hall-stays = wie bisher
hall-all-atlantis = Atlantis im Ganzen
hall-field-seat = Spieler
hall-field-resource = Wovon
hall-field-amount = Wie viel
hall-field-deck = Welche Karten
hall-field-value = Wert
hall-field-count = Wie viele
hall-field-house = Haus
hall-field-limit = Grenze
hall-field-number = Zahl
hall-field-turns = Züge im Ganzen
hall-field-unit = Einheiten
hall-field-state = Truppen von Atlantis
hall-field-table = Karte
hall-field-region = Region
hall-field-there = Ein Ungeheuer ist dort
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
hall-field-present = Ist da
hall-field-role = Rolle
hall-field-decision = Die Entscheidung, in Worten
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
hall-tab-history = Verlauf
hall-tab-rulings = Alle Entscheide
hall-tab-people = Leute
hall-tab-stations = Bildschirme
hall-tab-papers = Papiere
hall-search-players = Spieler suchen
hall-house-role = Haus und Rolle
hall-raid-coming = ein Überfall kommt
hall-sum = Summe
hall-pick-region = Wähle eine Region, um über sie zu entscheiden
hall-doom-of-atlantis = DOOM { $doom } von { $limit }
hall-doom-share = { $share } Prozent der Grenze
hall-houses = Häuser
hall-register = Zusätze
hall-ledger = Buch
hall-turn = Zug
hall-resource = Wovon
hall-amount = Änderung
hall-cause = Warum
hall-search-history = In allem suchen, was geschah
hall-look-again = Neu nachsehen
hall-when = Zug { $turn }, { $phase }:
hall-nothing-found = Nichts gefunden.
hall-older = Älteres
hall-take-back = Zurücknehmen …
hall-take-back-entries = Wie viele der letzten Einträge
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
hall-new-link-note = Ein neuer Link macht den alten ungültig: wenn jemand spät kommt oder ein Telefon verloren ging. Eine Vertretung spielt neben dem Spieler.
hall-link-for = spielt { $player }
hall-code-of = QR-Code mit dem Link von { $name }
hall-kind = Art
hall-places = Orte
hall-places-none = Orte (keine: alle)
hall-connection = Verbindung
hall-shut = Schließen
hall-new-station = Noch ein Bildschirm oder eine Spielleitung
hall-open-station = Link machen
hall-paper-sheets = Bögen zum Spiel von Hand
hall-paper-sheets-text = Jeder Spieler, jede Karte, jeder Rat und jedes Buch, wie es jetzt steht. Drucken, bevor der Strom ausgeht.
hall-paper-briefings = Rollenbeschreibungen
hall-paper-briefings-text = Eine Seite für jeden Spieler.
hall-paper-debrief = Bericht des Tages
hall-paper-debrief-text = DOOM im Lauf der Zeit, Kudos, Handel, Kämpfe, Wunder, Eide.
hall-paper-export-json = Das ganze Protokoll (JSON)
hall-paper-export-json-text = Wer wann was getan hat.
hall-paper-export-csv = Das ganze Protokoll (CSV)
hall-paper-export-csv-text = Dasselbe für eine Tabelle.

# Veranstalter
hall-organise = Ein Megagame für einen ganzen Saal
hall-organise-text = Ein Laptop versorgt alle über das WLAN des Saales; Internet ist nicht nötig. Alle bekommen einen persönlichen Link.
hall-size = Wie groß, wie lang
hall-how-many = Spieler
hall-option-turns = Züge
hall-option-map = Karten
hall-option-map-full = je sechzehn Regionen
hall-option-map-short = weniger Regionen, für einen kurzen Tag
hall-option-cogs = Zahnräder
hall-option-cogs-true = mit Zahnrädern
hall-option-cogs-false = ohne, Preise in Talenten
hall-maps-are = { $count ->
    [one] Eine Karte: { $maps }.
   *[other] { $count } Karten: { $maps }.
}
hall-people-text = Eine Person je Zeile, oder aus einer Tabelle eingefügt. Haus und Rolle können auf den Namen folgen; was offen bleibt, wird gelost. Plätze ohne Person spielen Bots.
hall-people-list = Leute, die kommen
hall-people-example = Ada, Atlas, Basileus
hall-people-count = { $count ->
    [one] Eine Person
   *[other] { $count } Leute
}, { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}: Häuser und Rollen
hall-strange = („{ $word }“ gibt es nicht)
hall-drawn = gelost
hall-referees = Spielleitung und Bildschirme
hall-more-referees = Noch jemand für die Spielleitung
hall-all-places = alle Orte
hall-projectors = Leinwände
hall-more-choices = Längen der Phasen, Bots, Komponenten
hall-bots-play = Bots
hall-minutes-of = { $phase }, Minuten
hall-make = Das Spiel anlegen
hall-rehearse = Probe mit Bots auf jedem Platz
hall-rehearse-text = Eine Probe ist ein eigenes Spiel mit Bots, die sich Zeit lassen, um Spielleitung und Bildschirme auszuprobieren.
hall-links = Links für alle
hall-links-text = Sie werden nur jetzt gesagt: drucken oder als Datei behalten. Wer einen Link hat, hat den Platz.
hall-links-local = Diese Seite ist unter einer Adresse offen, die nur dieser Rechner kennt. Öffne sie vor dem Drucken unter der Adresse des Laptops im WLAN, sonst führen die Codes nirgendwohin.
hall-links-gone = Die Links wurden gesagt, als das Spiel angelegt wurde, und dieser Tab hat sie nicht. Die Spielleitung kann neue machen.
hall-open-control = Spielleitung öffnen
hall-print-links = Links drucken
hall-keep-links = Als Datei behalten
hall-screens = Spielleitung und Bildschirme
