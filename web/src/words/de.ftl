# Die Wörter der Oberfläche. Die eines Spiels kommen vom Server.
settings = Einstellungen
theme-night = Nacht einschalten
theme-noon = Tageslicht einschalten

home-lead = Die Spiele um Atlantis, an einem Tisch
home-sub = Spiele im Browser mit Freunden und Bots. Ohne Konto: Ein Link ist ein Platz.
game-seats = { $least } bis { $most } Personen
play-now = Sofort spielen
invite-friends = Freunde einladen
my-tables = Meine Tische
open-tables = Offene Tische
nothing-open = Gerade ist kein Tisch offen. Eröffne einen, dann steht er hier.
your-turn = Du bist dran
stage-gathering = Wartet auf Mitspielende
stage-playing = Läuft
stage-over = Beendet
stage-frozen = Eingefroren
join = Mitspielen
continue-table = Weiterspielen
no-server = Der Server antwortet nicht. Er wird beim nächsten Versuch wieder gefragt.
try-again = Noch einmal

your-name = Dein Name
guest = Gast
seat-free = Freier Platz
seat-you = du
bot-name = Bot { $number }
bot-kind = Bot, { $level }
gathering-title = Ein Tisch für { $game }
gathering-text = Schick diesen Link an deine Freunde. Wer ihn öffnet, kann sich setzen.
copy-link = Link kopieren
link-copied = Kopiert
link-label = Link zu diesem Tisch
start-with-bots = Beginnen, Bots füllen freie Plätze
join-title = Nimm Platz bei { $game }
join-text = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
watching = Du siehst zu.
no-such-table = Diesen Tisch gibt es nicht.
to-home = Zu den Spielen

connection-lost = Verbindung verloren. Neuer Versuch …
connecting = Der Tisch wird gesucht …
players = Mitspielende
board = Spielplan
log = Was geschah
log-empty = Noch nichts.
hand = Deine Hand
waiting-for = Gewartet wird auf { $names }.
undo = Zurück
hint = Tipp
hint-is = Ein Bot würde: { $option }
rules = Regeln
rules-search = In den Regeln suchen
rules-none = Davon spricht keine Regel.
rule-of-question = Regel zu dieser Frage
close = Schließen
choices-in-words = In Worten ({ $count })
open-log = Verlauf
let-go = Loslassen
refused = Das wurde nicht angenommen: { $reason }
too-late = Jemand war schneller: Das geht nicht mehr.
answer-awaited = Antwort steht aus
send-form = Antworten
frozen-text = Dieser Tisch ist eingefroren: Seine Partie geht mit den heutigen Regeln nicht weiter.

result-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
result-you = Du gewinnst
result-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
result-all = Ihr habt es gemeinsam geschafft
result-lost = Atlantis ist verloren
points-title = Woher die Punkte kamen
points-source = Wofür
points-sum = Punkte
points-chart = Punkte im Lauf der Partie; die Tabelle daneben hat die Zahlen
rematch = Noch eine Partie
fairness = Versiegelt gemischt { $hash }

replay-title = Wie es war
replay-start = Vor dem ersten Zug.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Moment der Partie
replay-moment = { $at } von { $all }
replay-eyes = Gesehen von
replay-own = Mit meinen Augen
replay-spectator = Als Zuschauer
replay-seat = Mit den Augen von { $name }
replay-share = Link kopieren
replay-live = Zurück zur Partie
replay-result = Zurück zum Ergebnis
replay = Verlauf ansehen
