# Die Wörter der Oberfläche. Die eines Spiels kommen vom Server.
settings = Einstellungen
theme-night = Nacht einschalten
theme-noon = Tageslicht einschalten
language-name = Deutsch

home-lead = Die Spiele um Atlantis, an einem Tisch
home-sub = Spiele im Browser mit Freunden und Bots. Ohne Konto: Ein Link ist ein Platz.
game-seats = { $least } bis { $most } Personen
play-now = Sofort spielen
play-now-about = { $game } sofort gegen Bots spielen
invite-friends = Freunde einladen
invite-friends-about = Einen Tisch für { $game } mit Freunden eröffnen
opponents = Gegen
opponents-count = { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}
my-tables = Meine Tische
open-tables = Offene Tische
nothing-open = Gerade ist kein Tisch offen. Eröffne einen, dann steht er hier.
your-turn = Du bist dran
stage-gathering = Wartet auf Mitspielende
stage-playing = Läuft
stage-over = Beendet
stage-frozen = Eingefroren
join = Mitspielen
watch = Zusehen
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
public-seat = Steht unter den offenen Tischen
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
you-are-asked = Deine Entscheidung
undo = Zurück
hint = Tipp
hint-is = Ein Bot würde: { $option }
rules = Regeln
rules-search = In den Regeln suchen
rules-none = Davon spricht keine Regel.
rule-of-question = Regel zu dieser Frage
close = Schließen
choices-in-words = { $count ->
    [one] Die eine Möglichkeit in Worten
   *[other] Alle { $count } Möglichkeiten in Worten
}
confirm-choice = So machen
let-go = Loslassen
refused = Das wurde nicht angenommen: { $reason }
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
rank = Platz
player = Name
score = Punkte
rematch = Noch eine Partie
fairness = Versiegelt gemischt { $hash }
