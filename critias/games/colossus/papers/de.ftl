# Was auf den Papieren des Megagames steht.
sheets-title = Der Koloss von Atlantis auf Papier
debrief-title = Der Koloss von Atlantis: der Rückblick
briefings-title = Der Koloss von Atlantis: Rollenbriefe
briefings-lead = { $players } Spielende, { $maps } Karten, { $turns } Runden.
moment = Runde { $turn } von { $turns }, { $phase }.
entries = Nach { $count } Einträgen im Protokoll.

# Überschriften
action = Aktion
amount = Betrag
anyone = alle am Tisch
arete-cards = Aretekarten
armies = Heere auf
asked = Du wirst gefragt
atlantis = Atlantis
burned = verbrannt
cause = Grund
challenges = Herausforderungen
change = Änderung
changes = Regeländerungen
chosen-by = Gewählt von
city-of = In der Stadt von
colonies = Kolonien
colony = Kolonie
currency = Verbesserungen kosten
curse = Fluch
does = Befehl
doom = DOOM
empire = Reich
empires = Reiche
entry = Eintrag
fallen = Gefallen
from-turn = Ab Runde
gives = Gibt
hatred = Hass
house = Haus
how-much = Wie viel
kudos = Kudos
kudos-cards = Kudoskarten
ledger-of = Buch: { $name }
left = Übrig
limit = Grenze
limit-secret = nur für die Spielleitung
map = Karte: { $name }
map-table = Kartentisch
members = Mitglieder
monster = Monster
mood = Stimmung
number = Nr.
oath = Eid
oaths = Eide
offers = Offene Angebote
office = Amt
offices = Ämter
orichalcum = Oreichalkos
order = Reihenfolge
outcome = Wie es ausging
overview = Spielleitung
overview-about = Was die Spielleitung wissen muss, um von Hand weiterzuspielen. Dieses Blatt bleibt bei ihr.
player = Spieler
players = Spielende
president = Vorsitz
purse = Beutel
quorum = Beschlussfähig ab
raids = Kommt zu
reason = Grund
region = Region
resource = Ressource
rewards = Belohnungen
role = Rolle
ruling = Entscheid
rulings = Entscheide der Spielleitung
state-troops = Truppen von Atlantis
status = Stand
strategy-sheet = Strategiebogen
talents = Talente
terrain = Gelände
there = Einheiten dort
tokens = Marken
turn = Runde
unit = Einheit
units = Einheiten
upgrade = Verbesserung
upgrades = Verbesserungen
vril = Vril
wants = Will
what = Was
why = Warum: diese und die letzte Runde
wonder = Wunder
wonders = Wunder

defeated = besiegt
peace = Frieden
war = Krieg
oath-spoken = gesprochen
oath-binding = bindend
oath-kept = gehalten
oath-broken = gebrochen

goods = { $thing ->
    [talents] Talente
    [cogs] Zahnräder
    [doom_tokens] DOOM-Marker
    [kudos] Kudoskarten
    [arete] Aretekarten
    [hoplites] Hopliten von Atlantis
    [triremes] Trieren von Atlantis
    [orichalcum] Oreichalkos
    [vril] Vril
    [upgrades] Verbesserungen
   *[wonders] Wunder
}

# Der Rückblick
winners = Gewonnen haben
deluge = Das Meer hat Atlantis verschlungen.
doom-about = Die Grenze lag bei { $limit }. Was ein Haus oder ganz Atlantis neben den Spielenden angehäuft hat, steckt in den Linien, nicht in den Balken.
doom-over-time = DOOM am Ende jeder Runde
doom-by-player = DOOM nach Spielenden
doom-by-cause = DOOM nach Gründen
kudos-over-time = Kudos der Häuser am Ende jeder Runde
kudos-by-player = Kudos nach Spielenden
battles = Kämpfe
battles-over-time = Kämpfe in jeder Runde
battles-won = Gewonnene Kämpfe
sacked = Geplünderte Städte
trades = Handel
traders = Wer am meisten gehandelt hat
no-trades = Über die Software hat niemand gehandelt.
no-wonders = Kein Wunder wurde gebaut.
oath-breakers = Eidbruch begingen
all-honest = Kein Eid wurde gebrochen gefunden.
no-rulings = Die Spielleitung musste nichts entscheiden.

# Die Rollenbriefe
your-house = Dein Haus
your-table = An deinem Kartentisch
you-begin-with = Du beginnst mit
how-it-goes = Wie es läuft
brief-house = Du gehörst zum Haus { $house }. In der Diplomatie sitzt du hier: { $council }. Euer Haus führt ein gemeinsames Buch: Ihr seht einander in die Beutel, sonst niemand.
brief-no-house = Du hast noch kein Haus. Eines kann dich durch den Rat des Gesetzes aufnehmen; dort bleibst du dann.
brief-map = Du spielst auf der Karte { $table }. Einmal je Runde füllst du geheim einen Strategiebogen aus: Jede Art von Einheiten baut, zieht oder bleibt.
brief-basileus = Du bist König deines Hauses. Du sprichst für es, und im Rat des Gesetzes entscheidest du über die Regeln selbst: Änderungen, Prozesse, Helden.
aim-basileus = Dein Ziel: die meisten Änderungen, die Gesetz werden; danach die wenigsten Sterne der Unehre.
brief-strategos = Du führst die Soldaten deines Hauses. Der Kriegsrat vergibt Herausforderungen, Truppen und Kaperbriefe und hat mit den Reichen zu tun.
aim-strategos = Dein Ziel: die meisten besiegten Heere, Überfälle und Monster.
brief-philosophos = Du weißt, was andere nicht wissen. Im Rat der Weisheit geht es um Forschung, Rituale, Orakel und Flüche.
aim-philosophos = Dein Ziel: die meisten verschiedenen Verbesserungen.
brief-arkhitekton = Du baust, was bleibt. Der Rat der Wunder entscheidet, welche Wunder entstehen und wo.
aim-arkhitekton = Dein Ziel: die meisten Wunder in den Städten deines Hauses.
brief-emporos = Du zählst die Talente. Der Handelsrat macht Geld, Frieden und Handelssperren.
aim-emporos = Dein Ziel: die meisten Talente.
brief-kataskopos = Du bist Kundschafter und Spion deines Hauses. Der Rat der Kundschafter kennt die Karten; du darfst an der Tür eines anderen Hauses lauschen.
aim-kataskopos = Dein Ziel: die meisten Kolonien.
brief-hero = Du bist ein fahrender Held: keine Stadt, kein Haus, aber ein Schwert, das viele gern neben sich hätten. Du darfst jeden Rat besuchen.
aim-hero = Dein eigener Ruhm zählt: die Kudos, die du sammelst, und die höchste Arete aller Helden.
richest = Die meisten Talente: { $names }, mit { $talents }.
best-hero = Das meiste Arete der Wandernden Helden: { $names }, mit { $arete }.
objectives = Ziele
objective = Ziel
points = Punkte
reached = Erreicht
decided-by = Entschieden durch

# Die Bögen
age = Altersrang
bought = Verbesserungen bisher
by-hand = Von Hand
more-steps = { $steps } Preisstufen
costs = Kostet { $price }.
effect = Wirkung
for-turn = Bis Ende der Runde
go-on = Von Hand weiterspielen
go-on-1 = Sage an: Die Uhr steht, niemand antwortet mehr am Telefon, und die nächste Phase beginnt auf Papier. Es gilt, was hier steht; was seither eingegeben wurde, wird wiederholt.
go-on-2 = Jeder Kartentisch bekommt seinen Stapel: die Karte und seine Spielenden, an den gestrichelten Linien zerschnitten. Jeden Streifen nur dem eigenen Spieler geben; ein Haus darf die Streifen der eigenen Leute lesen.
go-on-3 = Jeder Rat bekommt seinen Bogen, jeder Tisch ein Nachschlageheft und leere Bögen. Würfel und Karten: siehe die erste Seite des Hefts.
go-on-4 = An den Karten füllen alle einen Strategiebogen aus und legen ihn hin. Die Spielleitung deckt auf; die Archonten rechnen Gebautes aus, gekämpft wird nach den Nummern der Regionen, Städte zuletzt, und die Spielleitung würfelt für Monster und Reiche.
go-on-5 = Jede Änderung kommt auf den Streifen, in die Spalte Von Hand. Wer DOOM auslöst, sagt es der Spielleitung, die es auf ihrem Bogen führt.
go-on-6 = Nach den Karten zählt die Spielleitung DOOM und Hass zusammen, sagt an, wen die Reiche überfallen, und legt neue Belohnungen und je ein Monster auf die Karten.
go-on-7 = In den Räten liest der Vorsitz die Aktionen in der Reihenfolge der Arete vor und hakt ab, was gewählt ist. Was niemand gewählt hat, wächst um eine Stufe.
grown = Stufen
in-force = In Kraft
in-turn = Runde { $turn }:
ledgers = Bücher
lies = { $thing ->
    [talents] { $count ->
        [one] { $count } Talentkarte
       *[other] { $count } Talentkarten
    }
    [kudos] { $count ->
        [one] { $count } Kudoskarte
       *[other] { $count } Kudoskarten
    }
    [arete] { $count ->
        [one] { $count } Aretekarte
       *[other] { $count } Aretekarten
    }
    [orichalcum] { $count } Oreichalkos
   *[vril] { $count } Vril
}
price = Preis
rule = Regel
steps = Preisstufen
worth-now = Jetzt

# Das Nachschlageheft
booklet-title = Der Koloss von Atlantis: Nachschlageheft
booklet-lead = Aktionen, Verbesserungen, Wunder und Regeln, für alle. Nennt eine Regel eine Zahl, die unter Zahlen anders steht, so gilt die unter Zahlen.
figures = Zahlen
hand-1 = Chaoswürfel: ein Würfel mit vier Seiten, oder ein gewöhnlicher, bei dem 5 und 6 noch einmal gewürfelt werden. DOOM-Würfel bis 13: eine von den dreizehn Karten einer Farbe ziehen, Ass 1 bis König 13, und jedes Mal neu mischen.
hand-2 = Karten: Niemand braucht einen Stapel. Zwei zehnseitige Würfel oder die Stoppuhr eines Telefons (ihre letzten zwei Ziffern, 00 ist 100) geben eine Zahl bis 100. Was nicht in der Tabelle steht, noch einmal.
hand-3 = Verbesserungen: Die erste ist umsonst, jede weitere kostet eine Preisstufe mehr als die davor, in dem, was der Rat nimmt (Zahnräder, wenn die Forschung nichts anderes sagt).
dice = Würfel
die = { $die ->
    [chaos] Chaos, 1-{ $sides }
   *[doom] DOOM, 1-{ $sides }
}
deck = { $deck ->
    [talents] Talentkarten
    [kudos] Kudoskarten
   *[arete] Aretekarten
}
drawn = Von { $most }
value = Wert
spawned = In jeder Region jede Runde
doom-token = Ein benutzter DOOM-Marker
doom-die = Ein DOOM-Würfel in der Hand eines Spielers
madness = Eine verbrannte Stadt oder ein verdorbener Rat in der letzten Runde
reward = Lohn jede Runde
now = Jetzt
numbers = Zahlen und Regeln, die ein Antrag ändern kann
actions = Aktionen
actions-about = In Klammern steht, um wie viel eine Zahl bei jeder Sitzung wächst, in der niemand die Aktion gewählt hat, höchstens { $most } Mal; gewählt fällt sie zurück.
tier = { $tier ->
    [second] (zweite Hälfte)
    [last] (letzte Runde)
   *[first] {""}
}
every-council = Jeder Rat

# Leere Bögen
blanks-title = Der Koloss von Atlantis: leere Bögen
blanks-lead = Je eine Seite. Strategiebögen für { $players } Spielende sind { $pages } Kopien je Runde, für { $turns } Runden; von allen anderen ein paar.
blank-whose = Spieler: ______________________________ Runde: ____
blank-who = Spieler: ____________________ Haus: ____________________ Rolle: ____________________
blank-turn = Runde: ____
blank-challenge = Ich fordere mit einer Marke heraus: ______________________________ (ein C als Region: die Stadt)
blank-purse = Beutel, Runde für Runde
blank-council = Protokoll eines Rates
blank-control = Spielleitung
arete = Arete
ayes = Dafür
nays = Dagegen
votes = Abstimmungen

# Der Ablaufplan
say-set-up = Sage: „Sucht euren Kartentisch; er steht auf dem Namensschild. Lest euren Rollenbrief, lernt die an eurer Karte kennen, und seht euch den Strategiebogen auf dem Telefon an.“ Dann in drei Minuten, wie eine Runde geht: Karte, Haus, Rat, freie Zeit.
do-set-up = Sieh nach, dass alle an einem Tisch sitzen und dass die Kataskopoi ihre erste Kolonie gewählt haben.
say-map = Sage: „Runde soundso. Füllt euren Strategiebogen aus und gebt ihn ab; niemand sieht ihn vor dem Aufdecken.“ In der letzten Runde: „Dies ist die letzte Runde. Städte dürfen brennen.“
do-map = Geh von Tisch zu Tisch. Ein Tisch wartet auf eine Person: dort nachfragen. Nach den Kämpfen darauf achten, dass Sieger ihre Beute nehmen und Einheiten siedeln.
say-house = Sage: „Geht zu eurem Haus. Ihr habt diese Minuten zum Reden und seht einander in die Beutel.“ Davor ansagen, wen die Reiche überfallen, wie hoch DOOM steht und ob die nächste Runde die letzte ist.
do-house = Achte auf Eide und Bestechungen in der Warteschlange. Ein fahrender Held darf bei einem Haus zu Gast sein, ein Kataskopos an einer Tür lauschen.
say-spawn = Nichts; die Häuser sitzen noch zusammen.
do-spawn = Sieh auf die Wand: Belohnungen und Monster sind gekommen. Richte, was ein Entscheid geändert hat.
say-declaration = Sage: „In die Räte, bitte. Gebt eure Arete an.“
do-declaration = Sieh nach, dass jeder Rat beisammen sitzt und dass Helden einen gewählt haben. Ein Rat, der nicht beschlussfähig ist, tagt nicht; seine Leute haben frei.
say-council = Sage: „Der Vorsitz eröffnet die Sitzung; gewählt wird in der Reihenfolge der Arete.“ Zwei Minuten vor Schluss: „Bringt eure Abstimmungen zu Ende.“
do-council = Lies Änderungen in Worten sofort und streiche, was sich nicht spielen lässt. Abstimmungen, die zu lange dauern, kommen in die Warteschlange.
say-free = Sage: „Freie Zeit: handelt, schwört Eide, trinkt etwas. In fünf Minuten an die Karten.“
do-free = Bezeuge Eide im Tempel. Sage an, was Gesetz geworden ist. Etwa nach der vierten Runde eine längere Pause.
say-closing = Sage: „Legt die Telefone weg. Die Spielleitung entscheidet über die letzten Eide.“ Dann den Tag erzählen, Haus für Haus, und die Sieger zuletzt.
do-closing = Offene Eide entscheiden, Verzähltes richten, dann die Phase beenden: Die Punkte werden gerechnet und angesagt.
