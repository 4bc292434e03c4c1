# Die Wörter der Oberfläche. Die eines Spiels kommen vom Server.
settings = Einstellungen
theme-night = Nacht einschalten
theme-noon = Tageslicht einschalten

home-lead = Die Spiele um Atlantis, an einem Tisch
home-sub = Spiele im Browser mit Freunden und Bots. Ohne Konto: Ein Link ist ein Platz.
home-here = Die Regeln laufen in diesem Browser, mit Bots und ohne Netz. Kein Konto, kein Server: Deine Partien bleiben hier.
home-match = Eine aufgezeichnete Partie { $game }
home-match-stop = Partie anhalten
home-match-on = Partie weiterlaufen lassen
home-hall = Planen, drucken, leiten: mit Telefonen, Bildschirmen und einem Pult für die Spielleitung.
game-seats = { $least } bis { $most } Personen
play-now = Mit Bots spielen
invite-friends = Freunde einladen
invite = Einladen
waiting-tables = Hier wartet man auf dich
my-tables = Meine Tische
tables-done = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
look-at-table = Ansehen
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
your-name-text = So sehen dich die anderen. Ohne einen bist du ein Gast.
guest = Gast
seat-free = Freier Platz
seat-you = du
you = Du
you-among = du
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
watching-closed = Diese Partie ist nur für die Mitspielenden; zusehen kann man, wenn sie vorbei ist.
no-such-table = Diesen Tisch gibt es nicht.
link-void = Dieser persönliche Link gilt nicht mehr.
link-void-text = Vielleicht hat jemand anders einen neuen für diesen Platz. Bitte die Spielleitung um einen anderen.
to-home = Zu den Spielen

connection-lost = Verbindung verloren. Neuer Versuch …
connecting = Der Tisch wird gesucht …
players = Mitspielende
board = Spielplan
log = Was geschah
log-empty = Noch nichts.
log-earlier = Früheres ({ $count })
log-latest = Zum Neuesten
hand = Deine Hand
waiting-for = Gewartet wird auf { $names }.
waiting-for-many = Gewartet wird auf { $count } andere.
undo = Zurück
hint = Tipp
hint-is = Ein Bot würde: { $option }.
in-hand = { $picked }: { $which }
which-other = was genau?
cannot-undo = Das ist endgültig.
others-deciding = Andere entscheiden …
rules = Regeln
rules-search = In den Regeln suchen
rules-none = Davon spricht keine Regel.
rule-of-question = Regel zu dieser Frage
close = Schließen
in-words = In Worten
skip = Auslassen: { $option }
tray = Was du außerdem tun kannst
open-log = Verlauf
let-go = Abbrechen
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
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
result-all = Ihr habt es gemeinsam geschafft
result-lost = Atlantis ist verloren
points-title = Woher die Punkte kamen
points-source = Wofür
points-sum = Punkte
points-chart = Punkte im Lauf der Partie; die Tabelle daneben hat die Zahlen
rematch = Noch eine Partie
origin-upload = Geht von einer Datei aus weiter; wer sie gemacht hat, kann wissen, was kommt. Sie wird nicht gewertet.
box-edited = Mit veränderter Schachtel gespielt; nicht gewertet.
origin-upload-short = aus einer Datei
box-edited-short = veränderte Schachtel
seed-promised = Einmal gemischt und versiegelt:
seed-opened = Das Siegel, das versprochen war:

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
replay-own = Meine Sicht
replay-spectator = Als Zuschauer
replay-seat = Mit den Augen von { $name }
replay-share = Link kopieren
replay-live = Zurück zur Partie
replay-result = Zurück zum Ergebnis
replay = Verlauf ansehen

new-title = Ein Tisch für { $game }
new-table = Mehr Auswahl
new-open = Tisch eröffnen
new-players = Plätze
new-who = Platz { $number }
who-you = Du
who-friend = Jemand, per Link
who-here = Jemand an diesem Gerät
who-bot = Bot, { $level }
who-name = Name
new-more-seats = Ein Platz mehr
new-fewer-seats = Ein Platz weniger
new-game-options = Das Spiel
new-table-options = Der Tisch
public-table = Bei den offenen Tischen zeigen
clock = Bedenkzeit
clock-none = Ohne Uhr
clock-live = { $seconds } Sekunden je Entscheidung, { $minutes } Minuten Reserve
clock-slow = { $days ->
    [one] Ein Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
clock-bank = In Reserve
clock-own = Deine Zeit
clock-of = Die Zeit von { $name }
clock-days = { $count } Tage
clock-hours = { $count } Stunden
undo-rule = Zurücknehmen
undo-free = Solange niemand etwas erfuhr
undo-consent = Wenn die anderen zustimmen
undo-off = Nie
spectators-allowed = Andere dürfen zusehen
chat-allowed = Gespräch
link-code = QR-Code mit dem Link zu diesem Tisch
leave-gathering = Den Tisch verlassen
level-name = { $level ->
    [random] spielt zufällig
    [easy] leicht
    [medium] mittel
    [hard] stark
   *[other] { $level }
}

learn = Lernen
learn-title = { $game } lernen
learn-text = Eine geführte erste Partie von ein paar Minuten: Du spielst, und jeder Schritt sagt, worauf es ankommt. Danach geht es von dort allein weiter.
learn-start = Geführte Partie beginnen
learn-none = Für dieses Spiel gibt es noch keine geführte Partie. Die Regeln sagen alles.
learn-rules = Die Regeln lesen
learn-step = Schritt { $at } von { $all }
learn-next = Weiter
learn-back = Zurück
learn-skip = Mach du das
learn-other = Das wäre erlaubt. Nimm hier bitte, was leuchtet: Von dort geht die Geschichte weiter.
learn-over = Das war der geführte Teil. Der Tisch gehört dir: Spiel von hier aus weiter.
learn-play-on = Weiterspielen
rules-of = Die Regeln von { $game }
rules-chapters = Kapitel
rule-linked = deswegen bist du hier

components = Eine eigene Materialdatei
components-text = Plättchen, Karten und Anzahlen stehen in einer Datei, die du ändern kannst: Spiel mit genau denen in deiner Schachtel.
components-download = Datei dieses Spiels herunterladen
box-link = Ein Link zu dieser Schachtel, mit dem, was sie von der veröffentlichten unterscheidet
box-from-link = An diesem Tisch gilt die geänderte Schachtel aus dem Link.
box-of-another = Der Link steht für eine Schachtel, die diese Version nicht zusammenbringt. Gespielt wird mit der veröffentlichten.
reactions = Zeit für Reaktionen
reactions-quick = 3 Sekunden
reactions-normal = 6 Sekunden
reactions-long = 12 Sekunden
reactions-open = Bis alle geantwortet haben

account = Konto
account-enter = Anmelden
account-new = Ein neues Konto
account-text = Niemand braucht ein Konto. Es sammelt deine Partien, Zahlen und Wertungen und bringt deine Plätze auf jedes Gerät.
account-name = Name
passphrase = Passphrase
passphrase-note = Acht Zeichen oder mehr. Niemand kann sie dir noch einmal sagen, also verwahr sie gut.
account-make = Konto anlegen
log-in = Anmelden
log-out = Abmelden
account-instead-new = Noch kein Konto? Leg eins an
account-instead-enter = Schon eins? Melde dich an
account-since = Konto seit { $date }
account-no-tables = Noch keine Partien. Jeder Platz, den du von nun an nimmst, wird hier gesammelt.
ratings = Wertungen
ratings-none = Noch keine Wertung: Sie kommt mit der ersten Partie gegen andere, die zu Ende gespielt wird.
ratings-game = Spiel
ratings-rating = Wertung
ratings-played = Gespielt
ratings-won = Gewonnen
ratings-text = Die Wertung ist, was du sicher kannst: Sie beginnt niedrig und steigt, je sicherer sie wird. Bots werden gewertet wie Menschen; Partien, die alle gemeinsam gewinnen oder verlieren, ändern sie nicht.

upload-link = Eine gespeicherte Partie öffnen
organise-hall = Ein Megagame für einen ganzen Saal veranstalten
upload-title = Eine gespeicherte Partie
upload-text = Eine Partie, die an einem Tisch heruntergeladen oder auf der Kommandozeile exportiert wurde.
upload-file = Datei
upload-not-a-match = das ist keine gespeicherte Partie eines Spiels auf diesem Server
upload-found = { $game }: { $names }, { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}
upload-what = Was soll damit geschehen?
upload-study = Ansehen, von jedem Platz aus
upload-go-on = Von einem ihrer Momente an weiterspielen
upload-entries = Weiter nach
upload-look = Ansehen
upload-with = Mit wem
upload-here = Bots und Leute an diesem Gerät: Es geht weiter, wie es in der Datei steht
upload-anew = Leute, die per Link eingeladen werden: Es beginnt neu, mit frischem Zufall

talk = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-open = Den Chat öffnen
talk-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
talk-send = Senden
talk-removed = (entfernt)
talk-time-ran-out = Die Zeit von { $name } ist abgelaufen; ein Bot hat geantwortet.
talk-left = { $name } ist gegangen; ein Bot spielt weiter.
talk-returned = { $name } ist zurück.
talk-replaced = Für { $name } spielt jetzt ein Bot.
talk-resigned = { $name } hat aufgegeben.
talk-ended = Die Partie wurde beendet.
talk-closed = Der Tisch wurde geschlossen.
talk-declined = Der Vorschlag wurde abgelehnt.

more = Mehr
declines = Für mich antworten, wo ich keine Wahl habe
question-keys = Die Pfeiltasten führen durch alles, was du tun kannst, Enter wählt, Escape lässt los.
leave = Gehen, ein Bot spielt weiter
propose-end = Vorschlagen, die Partie zu beenden
propose-replace = Vorschlagen, dass ein Bot für { $name } spielt
remind = Erinnere mich unter dieser Adresse
remind-text = Ein Webhook, zum Beispiel eines Chats: Er wird gerufen, wenn du gefragt bist, und noch einmal, wenn deine Zeit knapp wird. Leer für keinen.
remind-save = Speichern
remind-on = Du wirst dort erinnert.
remind-off = Du wirst nicht erinnert.
resign = Aufgeben
resign-sure = Wirklich aufgeben?
seat-away = fort, ein Bot spielt
seat-resigned = hat aufgegeben
proposal-end = { $name } schlägt vor, die Partie hier zu beenden.
proposal-undo = { $name } möchte die letzte Antwort zurücknehmen.
proposal-replace = { $name } schlägt vor, dass ein Bot für { $other } spielt.
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-waits = Die anderen überlegen noch.
away-text = Du hast den Tisch verlassen: Ein Bot spielt für dich.
away-hall = Ein Bot spielt vorerst für dich. Die Spielleitung gibt dir deinen Platz zurück: Rufe sie.
away-return = Meinen Platz wieder einnehmen
stage-ended = Abgebrochen
ending-resigned = Die anderen haben aufgegeben.
ending-agreed = Die Partie wurde einvernehmlich beendet.
ending-closed = Der Tisch wurde geschlossen.
rematch-join = Zur nächsten Partie
download = Partie herunterladen
would = Dann: { $events }
decline-for-now = Vorerst: { $option }
decline-for-now-means = Bis du etwas anderes gefragt wirst
window-closes = Bis die Reaktionen gelten
window-held = Du hast geantwortet: { $option }. Du kannst es ändern, bis die Zeit um ist.
order-from-now-on = Von nun an
order-ask = Mich fragen
order-decline = Nie, ohne zu fragen

curtain-title = { $name } entscheidet
curtain-text = Gib das Gerät weiter. Sonst schaut jetzt niemand hin.
curtain-lift = Ich bin { $name }: den Tisch zeigen

pace = Bewegung
pace-calm = ruhig
pace-usual = wie üblich
pace-quick = schnell
pace-none = keine
this-round = Diese Runde
sounds-on = Töne einschalten
sounds-off = Töne ausschalten
sounds-offer = Holz, Papier, Würfel und Wasser, wenn sich etwas bewegt, und eine Glocke, wenn du dran bist?
sounds-wanted = Mit Klang
sounds-unwanted = Ohne
replay-speed = Tempo
replay-keys = Leertaste spielt ab, die Pfeile gehen Schritt für Schritt, N und P zum nächsten und vorigen wichtigen Moment, Plus und Minus ändern das Tempo.
share = Diese Partie teilen
share-with = Teilen …
share-save = Bild speichern
points-best = am meisten von allen
vibration-on = Vibration einschalten
vibration-off = Vibration ausschalten
vibrates = Das Telefon vibriert, wenn ich gefragt werde

here-coming = Die Regeln werden geholt: { $done } von { $all } MB.
here-progress = Die Regeln werden geholt
here-starting = Die Regeln werden gestartet …
here-not-able = Dieser Browser ist zu alt, um die Regeln selbst auszuführen: Nimm bitte einen aktuellen Firefox, Chrome, Edge oder Safari.
here-failed = Die Regeln ließen sich in diesem Browser nicht starten.
