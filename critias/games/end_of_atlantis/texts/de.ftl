game-title = Die letzten Tage von Atlantis
game-summary = Atlantis versinkt, die Schiffe sind knapp: Besetze sie, bewege sie und rette mehr aus deinem Haus als die anderen.
game-length = Ein bis zwei Stunden

card-refugees-1 = Flüchtlinge (1)
card-refugees-1-special = Flüchtlinge (1) plus eine Spezialkarte
card-refugees-1-move = Flüchtlinge (1) plus ein anderes Schiff bewegen
card-refugees-1-vp = Flüchtlinge (1) plus 1 Siegpunkt
card-refugees-2 = Flüchtlinge (2 auf ein Schiff)
card-refugees-2-special = Flüchtlinge (2 auf ein Schiff) plus eine Spezialkarte
card-refugees-2-move = Flüchtlinge (2 auf ein Schiff) plus ein anderes Schiff bewegen
card-refugees-2-vp = Flüchtlinge (2 auf ein Schiff) plus 1 Siegpunkt
card-refugees-1-1 = Flüchtlinge (1 und 1 auf zwei Schiffe)
card-refugees-1-1-special = Flüchtlinge (1 und 1 auf zwei Schiffe) plus eine Spezialkarte
card-refugees-1-1-move = Flüchtlinge (1 und 1 auf zwei Schiffe) plus ein anderes Schiff bewegen
card-refugees-1-1-vp = Flüchtlinge (1 und 1 auf zwei Schiffe) plus 1 Siegpunkt
card-refugees-2-1 = Flüchtlinge (2 und 1 auf zwei Schiffe)
card-refugees-2-1-special = Flüchtlinge (2 und 1 auf zwei Schiffe) plus eine Spezialkarte
card-refugees-2-1-move = Flüchtlinge (2 und 1 auf zwei Schiffe) plus ein anderes Schiff bewegen
card-refugees-2-1-vp = Flüchtlinge (2 und 1 auf zwei Schiffe) plus 1 Siegpunkt
card-aristocracy-1 = Aristokratie (1)
card-aristocracy-2 = Aristokratie (1 und 1 auf zwei Schiffe)
card-support = Unterstützung
card-ships-2 = Schiffe (2)
card-ships-3 = Schiffe (3)
card-royal-ship = Wichtige Fracht
card-sabotage = Sabotage
card-betrayal = Verrat
cards-refugees-1 = Flüchtlinge (1)
cards-refugees-1-special = Flüchtlinge (1) plus eine Spezialkarte
cards-refugees-1-move = Flüchtlinge (1) plus ein anderes Schiff bewegen
cards-refugees-1-vp = Flüchtlinge (1) plus 1 Siegpunkt
cards-refugees-2 = Flüchtlinge (2 auf ein Schiff)
cards-refugees-2-special = Flüchtlinge (2 auf ein Schiff) plus eine Spezialkarte
cards-refugees-2-move = Flüchtlinge (2 auf ein Schiff) plus ein anderes Schiff bewegen
cards-refugees-2-vp = Flüchtlinge (2 auf ein Schiff) plus 1 Siegpunkt
cards-refugees-1-1 = Flüchtlinge (1 und 1 auf zwei Schiffe)
cards-refugees-1-1-special = Flüchtlinge (1 und 1 auf zwei Schiffe) plus eine Spezialkarte
cards-refugees-1-1-move = Flüchtlinge (1 und 1 auf zwei Schiffe) plus ein anderes Schiff bewegen
cards-refugees-1-1-vp = Flüchtlinge (1 und 1 auf zwei Schiffe) plus 1 Siegpunkt
cards-refugees-2-1 = Flüchtlinge (2 und 1 auf zwei Schiffe)
cards-refugees-2-1-special = Flüchtlinge (2 und 1 auf zwei Schiffe) plus eine Spezialkarte
cards-refugees-2-1-move = Flüchtlinge (2 und 1 auf zwei Schiffe) plus ein anderes Schiff bewegen
cards-refugees-2-1-vp = Flüchtlinge (2 und 1 auf zwei Schiffe) plus 1 Siegpunkt
cards-aristocracy-1 = Aristokratie (1)
cards-aristocracy-2 = Aristokratie (1 und 1 auf zwei Schiffe)
cards-support = Unterstützung
cards-ships-2 = Schiffe (2)
cards-ships-3 = Schiffe (3)
cards-royal-ship = Wichtige Fracht
cards-sabotage = Sabotage
cards-betrayal = Verrat

ship-ark = Arche
ship-science-vessel = Wissenschaftsschiff
ship-royal-barge = königliche Bark
ship-airship = Luftschiff
ship-warship = Kriegsschiff

special-pursuit-ship = Verfolgungsschiff
special-empath = Empathie
special-guards = Wächter
special-alliance = Allianz
special-hidden-holds = Versteckte Laderäume
special-unexpected-intervention = Unerwartete Intervention
special-for-the-common-good = Aufopferung
special-shapeshifting-spy = Gestaltwandelnder Spion
special-exotic-birds = Exotische Vögel
special-orichalcum = Orichalcum
special-key-of-atlantis = Schlüssel von Atlantis
specials-pursuit-ship = Verfolgungsschiff
specials-empath = Empathie
specials-guards = Wächter
specials-alliance = Allianz
specials-hidden-holds = Versteckte Laderäume
specials-unexpected-intervention = Unerwartete Intervention
specials-for-the-common-good = Aufopferung
specials-shapeshifting-spy = Gestaltwandelnder Spion
specials-exotic-birds = Exotische Vögel
specials-orichalcum = Orichalcum
specials-key-of-atlantis = Schlüssel von Atlantis

event-card-senators-wisdom = Weisheit des Senators
event-card-flood-of-the-poor = Die Flut der Armen
event-card-favorable-winds = Günstige Winde
event-card-senate-pays-its-debts = Der Senat zahlt seine Schulden
event-card-wrath-of-the-ocean-god = Zorn des Meeresherrn
event-card-in-this-together = Wir stecken da zusammen drin!
event-card-chaos-spreads = Das Chaos nimmt zu!
event-card-gifts-of-the-gods = Geschenk der Götter
event-card-senates-leadership = Unter der Führung des Senats
event-card-all-doomed = Wir sind alle verloren!

faction-archont = Archont
faction-basileus = Basileus
faction-demagogos = Demagogos
faction-demiurgos = Demiurgos
faction-oraklos = Oraklos
faction-philosophos = Philosophos
faction-strategos = Strategos
factions-archont = Archont
factions-basileus = Basileus
factions-demagogos = Demagogos
factions-demiurgos = Demiurgos
factions-oraklos = Oraklos
factions-philosophos = Philosophos
factions-strategos = Strategos

place-supply = hinter dem Sichtschirm
place-pool = im Senat
place-discarded = bei den abgelegten Würfeln
place-new-land = auf dem Neuen Land
place-ark = auf der Arche
place-science-vessel = auf dem Wissenschaftsschiff
place-royal-barge = auf der königlichen Bark
place-airship = auf dem Luftschiff
place-warship = auf dem Kriegsschiff

source-own = eigene Karte
source-neighbour = Karte des Nachbarn
source-gods = aus der Hand der Götter
source-hand = aus der Hand, mit Unerwarteter Intervention
source-strategos = mit Strategos

reason-ship = Flüchtlinge auf einem Schiff
reason-colours = weitere Farben an Bord
reason-mover = das Bewegen eines Schiffs ans Ziel
reason-science-vessel = das fortgeschrittene Wissenschaftsschiff
reason-alliance = neutrale Flüchtlinge durch Allianz
reason-refugee-majority = die Flüchtlingsmehrheit
reason-senate-majority = die Senatsmehrheit
reason-faction-bonus = Bonus-SP auf einem Senator
reason-card = eine Flüchtlingskarte
reason-sabotage = Sabotage
reason-betrayal = Verrat
reason-senate-debts = die Schulden des Senats
reason-exotic-birds = Exotische Vögel
reason-orichalcum = Orichalcum
reason-key-of-atlantis = den Schlüssel von Atlantis

voting-open = offene Auktion
voting-hidden = geheime Auktion
deck-politics = Politikkartenstapel
deck-special = Spezialkartenstapel
chart-standard = Standardtabelle
chart-royal = Tabelle für wichtige Fracht
origin-supply = aus dem Vorrat
origin-pool = aus dem Senat

special-says-pursuit-ship = Vor dem Setzen: Deine Flüchtlinge dürfen auf { $pursuit-ship ->
    [all-ships] Schiffe
   *[one-ship] ein Schiff
} auf dem Ozean.
special-says-empath = Statt einer Flüchtlingskarte: Tausche { $empath ->
    [exactly-three] 3
   *[up-to-three] bis zu 3
} neutrale Flüchtlinge auf einem Schiff im Hafen gegen eigene.
special-says-guards = Wenn Verrat oder Sabotage ein Schiff mit deinen Flüchtlingen trifft: Hebe die Karte auf.
special-says-alliance = Wenn ein Schiff mit neutralen Flüchtlingen ankommt: Werte die neutralen wie eigene{ $alliance ->
    [replaces] , statt der eigenen.
   *[adds] , zusätzlich zu den eigenen.
}
special-says-hidden-holds = Vor dem Setzen: Deine Flüchtlinge dürfen auf ein volles Schiff.
special-says-unexpected-intervention = Statt der Karte, mit der du gewonnen hast: Spiele eine Handkarte aus.
special-says-for-the-common-good = Nach dem Setzen: Lege einen dieser Flüchtlinge ab und bewege das Schiff.
special-says-shapeshifting-spy = Wenn alle geboten haben: Dein Gebot zählt eins mehr.
special-says-exotic-birds = { $points-exotic-birds ->
    [one] 1 Siegpunkt
   *[other] { $points-exotic-birds } Siegpunkte
} am Spielende.
special-says-orichalcum = { $points-orichalcum ->
    [one] 1 Siegpunkt
   *[other] { $points-orichalcum } Siegpunkte
} am Spielende.
special-says-key-of-atlantis = { $points-key-of-atlantis ->
    [one] 1 Siegpunkt
   *[other] { $points-key-of-atlantis } Siegpunkte
} am Spielende.

card-says-refugees-1 = Setze 1 deiner Flüchtlinge auf ein Schiff im Hafen.
card-says-refugees-1-special = Setze 1 deiner Flüchtlinge auf ein Schiff im Hafen. Ziehe dann eine Spezialkarte.
card-says-refugees-1-move = Setze 1 deiner Flüchtlinge auf ein Schiff im Hafen. Bewege dann ein anderes Schiff.
card-says-refugees-1-vp = Setze 1 deiner Flüchtlinge auf ein Schiff im Hafen. Du erhältst dazu 1 SP.
card-says-refugees-2 = Setze 2 deiner Flüchtlinge zusammen auf ein Schiff im Hafen.
card-says-refugees-2-special = Setze 2 deiner Flüchtlinge zusammen auf ein Schiff im Hafen. Ziehe dann eine Spezialkarte.
card-says-refugees-2-move = Setze 2 deiner Flüchtlinge zusammen auf ein Schiff im Hafen. Bewege dann ein anderes Schiff.
card-says-refugees-2-vp = Setze 2 deiner Flüchtlinge zusammen auf ein Schiff im Hafen. Du erhältst dazu 1 SP.
card-says-refugees-1-1 = Setze je 1 deiner Flüchtlinge auf zwei Schiffe im Hafen.
card-says-refugees-1-1-special = Setze je 1 deiner Flüchtlinge auf zwei Schiffe im Hafen. Ziehe dann eine Spezialkarte.
card-says-refugees-1-1-move = Setze je 1 deiner Flüchtlinge auf zwei Schiffe im Hafen. Bewege dann ein anderes Schiff.
card-says-refugees-1-1-vp = Setze je 1 deiner Flüchtlinge auf zwei Schiffe im Hafen. Du erhältst dazu 1 SP.
card-says-refugees-2-1 = Setze 2 deiner Flüchtlinge auf ein Schiff im Hafen und 1 auf ein anderes.
card-says-refugees-2-1-special = Setze 2 deiner Flüchtlinge auf ein Schiff im Hafen und 1 auf ein anderes. Ziehe dann eine Spezialkarte.
card-says-refugees-2-1-move = Setze 2 deiner Flüchtlinge auf ein Schiff im Hafen und 1 auf ein anderes. Bewege dann ein anderes Schiff.
card-says-refugees-2-1-vp = Setze 2 deiner Flüchtlinge auf ein Schiff im Hafen und 1 auf ein anderes. Du erhältst dazu 1 SP.
card-says-aristocracy-1 = Setze 1 deiner Flüchtlinge auf ein Schiff im Hafen. Ist es voll, macht ein neutraler Platz oder einer von jemandem mit mehr SP als du.
card-says-aristocracy-2 = Setze je 1 deiner Flüchtlinge auf zwei Schiffe im Hafen. Ist eines voll, macht ein neutraler Platz oder einer von jemandem mit mehr SP als du.
card-says-support = Ziehe 2 Spezialkarten.
card-says-ships-2 = Bewege 2 Schiffe.
card-says-ships-3 = Bewege 3 Schiffe.
card-says-royal-ship = Bewege 1 Schiff. Kommt es an, werten alle an Bord nach der Tabelle für wichtige Fracht: { $charts-royal-1 }, { $charts-royal-2 }, { $charts-royal-3 }, { $charts-royal-4 }, { $charts-royal-5 }.
card-says-sabotage = Treibe ein Schiff vom Ozean zurück in den Hafen; alle an Bord werden heruntergenommen. Du erhältst 1 SP für jeden Flüchtling von jemandem mit mehr SP als du.
card-says-betrayal = Nimm bis zu 4 Flüchtlinge von einem Schiff im Hafen und erhalte 1 SP für jeden von jemandem mit mehr SP als du. Oder entferne bis zu 4 Einflussmarker von jemandem aus dem Senat.

faction-says-archont = Beim Wählen: ziehe 5 Politikkarten und lege 5 ab.
faction-says-basileus = Beim Wählen: setze 1 Flüchtling auf ein Schiff im Hafen.
faction-says-demagogos = Beim Wählen: bewege 1 Schiff aus dem Hafen.
faction-says-demiurgos = Beim Wählen: ziehe eine Spezialkarte.
faction-says-oraklos = Bis zu 2 Karten deiner Reihe bleiben verdeckt, bis ihre Auktion vorbei ist.
faction-says-philosophos = Einmal je Runde, nach einer Auktion, in der du nichts ausgespielt hast: nimm bis zu 2 Einflussmarker zurück.
faction-says-strategos = Nach der letzten Auktion: spiele eine deiner Karten ohne Einflussmarker aus.

ship-says-ark = Fortgeschritten: { $ships-advanced-1 ->
    [one] 1 Platz
   *[other] { $ships-advanced-1 } Plätze
}; bei jeder Rückkehr steigt ein Neutraler ein.
ship-says-science-vessel = Fortgeschritten: { $points-science-vessel } SP mehr für den, der es ans Ziel bringt.
ship-says-royal-barge = Fortgeschritten: eine Spezialkarte für den, der sie ans Ziel bringt.
ship-says-airship = Fortgeschritten: vom Hafen direkt ins Neue Land, nie durch Wichtige Fracht.
ship-says-warship = Fortgeschritten: sicher vor Sabotage und Verrat.

event-card-says-senators-wisdom = Am Ende der Runde ziehen die beiden Ersten im Senat je eine Spezialkarte.
event-card-says-flood-of-the-poor = In dieser Runde darf { $flood-of-the-poor ->
    [every-boarding] jede Politikkarte, die Flüchtlinge setzt,
   *[refugees] jede Flüchtlingskarte
} einen Flüchtling mehr setzen, bei einer ihrer Gruppen.
event-card-says-favorable-winds = In dieser Runde { $favorable-winds ->
    [may] darf jede Politikkarte, die Schiffe bewegt, ein Schiff mehr bewegen.
   *[must] bewegt jede Politikkarte, die Schiffe bewegt, ein Schiff mehr.
}
event-card-says-senate-pays-its-debts = Am Ende der Runde erhält der Erste im Senat { $points-debts-1 } SP und der Zweite { $points-debts-2 }.
event-card-says-wrath-of-the-ocean-god = Am Ende der Runde wird jedes Schiff auf dem Ozean in den Hafen zurückgetrieben, und alle an Bord werden heruntergenommen.
event-card-says-in-this-together = Am Ende der Runde { $in-this-together ->
    [may-stop] dürfen alle in Senatsreihenfolge, immer einen, bis zu 3 ihrer übrigen Würfel als Flüchtlinge setzen.
   *[must] setzen alle in Senatsreihenfolge, immer einen, 3 ihrer übrigen Würfel als Flüchtlinge, solange Platz ist.
}
event-card-says-chaos-spreads = In dieser Runde entfallen Einfluss- und Senatsphase: Der Senat und die Senatoren bleiben, wie sie sind, und Fähigkeiten dürfen noch einmal genutzt werden.
event-card-says-gifts-of-the-gods = In dieser Runde liegen 5 Politikkarten offen. Nach jeder Auktion darf ein Gewinner statt einer anderen eine davon ausspielen: der erste, sonst der zweite, sonst der dritte.
event-card-says-senates-leadership = In dieser Runde kommen Flüchtlinge nur aus dem Senat an Bord.
event-card-says-all-doomed = Am Ende der Runde gibt jeder für jeden gefallenen Untergangsmarker 2 Würfel für immer ab.
event-card-says-doom = Untergang! Dann fällt ein Untergangsmarker.

option-name-edition = Ausgabe
edition-en = End of Atlantis: Revised Edition
edition-de = Die letzten Tage von Atlantis
option-name-length = Länge
length-normal = Normal, 4 bis 6 Runden
length-long = Lang, 4 bis 7 Runden
option-name-hand-size = Politikkarten auf der Hand

ask-eoa-setup-refugees = Setze einen Flüchtling auf ein Schiff.
ask-eoa-senate-bid = Wie viele Einflussmarker schickst du in den Senat?
ask-eoa-factions-choose = Welchen Senator wählst du?
ask-eoa-factions-archont = Archont: fünf Politikkarten ziehen und fünf ablegen?
ask-eoa-factions-archont-discard = Archont: Welche Karte legst du ab? Noch { $left }.
ask-eoa-factions-basileus = Basileus: einen Flüchtling auf ein Schiff im Hafen setzen?
ask-eoa-factions-demagogos = Demagogos: ein Schiff aus dem Hafen bewegen?
ask-eoa-factions-demiurgos = Demiurgos: eine Spezialkarte ziehen?
ask-eoa-factions-oraklos = Deine Reihe: { $cards }. Oraklos: Welche Karten bleiben verdeckt?
ask-eoa-factions-philosophos = Philosophos: Einflussmarker aus Auktion { $vote } zurücknehmen?
ask-eoa-factions-strategos = Strategos: eine Karte ohne Einflussmarker ausspielen?
ask-eoa-voting-row = Welche Karte legst du an Platz { $place } deiner Reihe?{ $cards-count ->
    [0] { "" }
   *[other] { " " }Bisher: { $cards }.
}
ask-eoa-voting-hidden = Auktion { $vote }: Wie viele Einflussmarker bietest du geheim?
ask-eoa-voting-open = Auktion { $vote }: Wie viele Einflussmarker bietest du?{ $taken-count ->
    [0] { "" }
   *[other] { " " }Vergeben: { $taken }.
}
about-bid-taken = { $tokens } an { $seat }
ask-eoa-voting-resolve = { $place ->
    [1] Du hast Auktion { $vote } gewonnen. Eigene Karte: { $card }. Karte von { $neighbour-seat }: { $cards }. Welche spielst du aus?
    [2] Zweiter Platz in Auktion { $vote }. Deine Karte: { $card }. Spielst du sie aus?
   *[other] Dritter Platz in Auktion { $vote }. Deine Karte: { $card }. Spielst du sie aus?
}
ask-eoa-politics-refugees = { $cubes ->
    [one] Wohin setzt du einen Flüchtling?
   *[other] Wohin setzt du { $cubes } Flüchtlinge zusammen?
}
ask-eoa-politics-aristocracy = Wohin setzt du einen adligen Flüchtling?
ask-eoa-sailing-move = Welches Schiff bewegst du?
ask-eoa-politics-sabotage = Sabotage: Welches Schiff auf dem Ozean muss umkehren?
ask-eoa-politics-betrayal = Verrat: Wen verrätst du?
ask-eoa-politics-betrayal-ship = Verrat, { $ship }: Wessen Flüchtling muss herunter? Bis zu { $left } noch.
ask-eoa-politics-betrayal-senate = Verrat: Wie viele Einflussmarker verliert { $victim-seat } im Senat?
ask-eoa-special-guards = { $attacker-seat } richtet { $card } gegen ein Schiff: { $ship }. Rufst du die Wächter?
ask-eoa-special-alliance = Ein Schiff kommt mit neutralen Flüchtlingen an: { $ship }. Spielst du Allianz?
ask-eoa-special-spy = Auktion { $vote }: Alle haben geboten. Spielst du einen Gestaltwandelnden Spion?
ask-eoa-event-favorable-winds = Günstige Winde: ein weiteres Schiff bewegen?
ask-eoa-event-flood-of-the-poor = Die Flut der Armen: einen weiteren Flüchtling setzen?
ask-eoa-event-in-this-together = Wir stecken da zusammen drin! Einen Flüchtling setzen?
ask-eoa-event-all-doomed = Wir sind alle verloren! Welchen Würfel gibst du ab? Noch { $left }.

order-eoa-special-spy = { special-shapeshifting-spy }
order-eoa-special-guards = { special-guards }
order-eoa-special-alliance = { special-alliance }
order-eoa-special-spy-wins = Gestaltwandelnden Spion spielen, wenn ich damit gewinne, wie die Gebote dann liegen
order-eoa-special-spy-first = Gestaltwandelnden Spion spielen, wenn ich damit Erster bin, wie die Gebote dann liegen
order-eoa-special-guards-one-aboard = Wächter rufen, wann immer ich kann
order-eoa-special-guards-two-aboard = Wächter rufen für zwei oder mehr meiner Flüchtlinge
order-eoa-special-guards-three-aboard = Wächter rufen für drei oder mehr meiner Flüchtlinge
order-eoa-special-alliance-three-points = Allianz spielen, wenn sie 3 oder mehr Punkte bringt
order-eoa-special-alliance-six-points = Allianz spielen, wenn sie 6 oder mehr Punkte bringt

# What a question is good for, told in a first match.
purpose-eoa-setup-refugees = Sie bringen Punkte, wenn ihr Schiff das Neue Land erreicht.
purpose-eoa-senate-bid = Das höchste Gebot wählt zuerst und gewinnt bei Gleichstand.
purpose-eoa-factions-choose = Sie hilft dir eine Runde; wen niemand nimmt, sammelt Punkte.
purpose-eoa-voting-row = Je eine Karte für fünf Auktionen: Wer gewinnt, spielt sie aus.
purpose-eoa-voting-hidden = Die höchsten Gebote spielen ihre Karte aus; jedes Gebot ist fort.
purpose-eoa-voting-open = Die höchsten Gebote gewinnen; gleich darf nur das Gebot 0 sein.
purpose-eoa-voting-resolve = Gewonnen: Spiel sie aus. Wer passt, bekommt nichts dafür.
purpose-eoa-politics-refugees = Füll Schiffe, die bald fahren: Nur wer ankommt, bringt Punkte.
purpose-eoa-politics-aristocracy = Ist es voll, weicht ein Neutraler oder jemand, der vor dir liegt.
purpose-eoa-sailing-move = Vom Hafen zum Ozean, dann ins Neue Land: Dort gibt es Punkte.
purpose-eoa-politics-sabotage = Alle an Bord gehen verloren: je 1 Punkt für die von Spielern vor dir.
purpose-eoa-politics-betrayal = Je 1 Punkt für jeden Flüchtling von Spielern vor dir.
purpose-eoa-special-guards = Wächter heben die Karte auf: Niemand geht verloren.
purpose-eoa-special-alliance = Die neutralen Flüchtlinge an Bord zählen dann für dich.
purpose-eoa-special-spy = Er erhöht dein Gebot um eins, nachdem alle bekannt sind.

option-bid = { $tokens ->
    [0] Nichts bieten
    [one] 1 Einflussmarker bieten
   *[other] { $tokens } Einflussmarker bieten
}
option-take-faction = { $faction } wählen
option-use-ability = { $faction } nutzen
option-decline = Nein
option-discard-politics = { $card } ablegen
option-lay = { $card } auslegen
option-keep-face-down = { $places-count ->
    [0] Alles aufdecken
    [one] Karte { $places } verdeckt lassen
   *[other] Karten { $places } verdeckt lassen
}
option-resolve = { $card } ausspielen ({ $source })
option-pass = Passen
option-regain = { $tokens ->
    [0] Diesmal nicht
    [one] 1 Einflussmarker zurücknehmen
   *[other] { $tokens } Einflussmarker zurücknehmen
}
option-board = { $specials-count ->
    [0] { $cubes } setzen: { $ship }
   *[other] { $cubes } setzen: { $ship }, dazu { $specials }
}
option-displace = { $specials-count ->
    [0] Einen Flüchtling von { $seat } verdrängen: { $ship }
   *[other] Einen Flüchtling von { $seat } verdrängen: { $ship }, dazu { $specials }
}
option-displace-neutral = { $specials-count ->
    [0] Einen neutralen Flüchtling verdrängen: { $ship }
   *[other] Einen neutralen Flüchtling verdrängen: { $ship }, dazu { $specials }
}
option-exchange = Empathie spielen: { $cubes } neutrale austauschen, { $ship }
option-move = Bewegen: { $ship }
option-target = Ziel: { $ship }
option-target-pool = Einflussmarker von { $seat } im Senat
option-throw = Einen Flüchtling von { $seat } herunternehmen
option-throw-hidden = Einen Flüchtling von { $seat } aus den versteckten Laderäumen herunternehmen
option-throw-neutral = Einen neutralen Flüchtling herunternehmen
option-remove = { $tokens ->
    [one] 1 Einflussmarker entfernen
   *[other] { $tokens } Einflussmarker entfernen
}
option-enough = Das genügt
option-play-special = „{ $special }“ spielen
option-lose = Einen Würfel abgeben: { $place }
option-lose-from-card = Einen Würfel auf Karte { $place } der Reihe abgeben

event-markers-placed = Spieler-Marker von links: { $seats }.
event-turn-began = Runde { $turn } beginnt.
event-event-revealed = Das Ereignis „{ $event-card }“: { $voting }, neutrale Flüchtlinge: { $neutrals }.
event-event-ended = Das Ereignis „{ $event-card }“ geht zu Ende.
event-neutrals-boarded = Ein neutraler Flüchtling geht an Bord: { $ship }.
event-politics-drawn = { $known ->
    [yes] { DOES($seat, "zieht", "ziehst") } { $cards }.
   *[no] { $cards-count ->
        [one] { DOES($seat, "zieht", "ziehst") } eine Politikkarte.
       *[other] { DOES($seat, "zieht", "ziehst") } { $cards-count } Politikkarten.
    }
}
event-politics-discarded = { DOES($seat, "legt", "legst") } { $card } ab.
event-specials-drawn = { $known ->
    [yes] { $specials-count ->
        [0] { DOES($seat, "findet", "findest") } keine Spezialkarte mehr.
       *[other] { DOES($seat, "zieht", "ziehst") } { $specials }.
    }
   *[no] { $specials-count ->
        [one] { DOES($seat, "zieht", "ziehst") } eine Spezialkarte.
       *[other] { DOES($seat, "zieht", "ziehst") } { $specials-count } Spezialkarten.
    }
}
event-deck-renewed = Aus den Ablagen wird ein neuer { $deck } mit { $count } Karten.
event-gods-hand = Die Hand der Götter: { $cards }.
event-gods-hand-discarded = Die Götter nehmen zurück: { $cards }.
event-senate-bid = { $tokens ->
    [0] { DOES($seat, "schickt", "schickst") } niemanden in den Senat.
   *[other] { DOES($seat, "schickt", "schickst") } { $tokens } in den Senat.
}
event-faction-taken = { DOES($seat, "wählt", "wählst") } { $faction }.
event-bonus-laid = Je ein Bonus-SP-Marker liegt nun mehr auf { $factions }.
event-cards-revealed = { DOES($seat, "deckt", "deckst") } auf: { $cards }.
event-cards-kept-face-down = { $known ->
    [yes] { DOES($seat, "lässt", "lässt") } verdeckt: { $cards }.
   *[no] { $places-count ->
        [one] { DOES($seat, "lässt", "lässt") } Karte { $places } verdeckt.
       *[other] { DOES($seat, "lässt", "lässt") } die Karten { $places } verdeckt.
    }
}
event-card-shown = { DOES($seat, "deckt", "deckst") } { $card } auf.
event-vote-bid = { DOES($seat, "bietet", "bietest") } { $tokens } in Auktion { $vote }.
event-vote-won = Auktion { $vote }, gewonnen: { $seats }.
event-resolved = { DOES($seat, "spielt", "spielst") } { $card } aus ({ $source }).
event-passed = { DOES($seat, "spielt", "spielst") } nichts aus.
event-special-played = { DOES($seat, "spielt", "spielst") } „{ $special }“.
event-regained = { $tokens ->
    [one] { DOES($seat, "nimmt", "nimmst") } einen Würfel zurück.
   *[other] { DOES($seat, "nimmt", "nimmst") } { $tokens } Würfel zurück.
}
event-boarded = { $hidden ->
    [0] { $cubes ->
        [one] { DOES($seat, "setzt", "setzt") } einen Flüchtling { $origin }: { $ship }.
       *[other] { DOES($seat, "setzt", "setzt") } { $cubes } Flüchtlinge { $origin }: { $ship }.
    }
   *[other] { $cubes ->
        [one] { DOES($seat, "setzt", "setzt") } einen Flüchtling { $origin } in die versteckten Laderäume: { $ship }.
       *[other] { DOES($seat, "setzt", "setzt") } { $cubes } Flüchtlinge { $origin }, davon { $hidden } in die versteckten Laderäume: { $ship }.
    }
}
event-exchanged = { $cubes ->
    [one] { DOES($seat, "tauscht", "tauschst") } einen neutralen Flüchtling gegen einen eigenen { $origin }: { $ship }.
   *[other] { DOES($seat, "tauscht", "tauschst") } { $cubes } neutrale Flüchtlinge gegen eigene { $origin }: { $ship }.
}
event-refugees-discarded = { $cubes ->
    [one] { DOES($seat, "verliert", "verlierst") } einen Flüchtling: { $ship }.
   *[other] { DOES($seat, "verliert", "verlierst") } { $cubes } Flüchtlinge: { $ship }.
}
event-hidden-discarded = { DOES($seat, "verliert", "verlierst") } einen Flüchtling aus den versteckten Laderäumen: { $ship }.
event-neutrals-discarded = { $cubes ->
    [one] Ein neutraler Flüchtling geht über Bord: { $ship }.
   *[other] { $cubes } neutrale Flüchtlinge gehen über Bord: { $ship }.
}
event-tokens-removed = { $tokens ->
    [one] { DOES($seat, "verliert", "verlierst") } einen Würfel im Senat.
   *[other] { DOES($seat, "verliert", "verlierst") } { $tokens } Würfel im Senat.
}
event-ship-targeted = { DOES($seat, "richtet", "richtest") } { $card } gegen: { $ship }.
event-card-cancelled = Wächter! { $card } ist aufgehoben.
event-ship-sailed = Auf den Ozean hinaus: { $ship }.
event-ship-arrived = Am Neuen Land: { $ship } ({ $chart }).
event-ship-sent-home = Zurück in den Hafen getrieben: { $ship }.
event-scored = { $points ->
    [one] { DOES($seat, "erhält", "erhältst") } { $points } SP für { $reason }.
   *[other] { DOES($seat, "erhält", "erhältst") } { $points } SP für { $reason }.
}
event-doom-marker-removed = { $left ->
    [0] Der letzte Untergangsmarker fällt.
   *[other] Ein Untergangsmarker fällt; noch { $left }.
}
event-ship-advanced = Fortgeschritten ist nun: { $ship }.
event-cube-lost = { DOES($seat, "gibt", "gibst") } einen Würfel für immer ab: { $place }.
event-cube-lost-from-card = { DOES($seat, "gibt", "gibst") } einen Würfel für immer ab: auf Karte { $place }.
event-cleaned-up = { $chaos ->
    [yes] Würfel und Karten kommen zurück; der Senat bleibt, wie er ist.
   *[no] Würfel, Karten und Senatoren kommen zurück.
}
event-game-ended = { $points ->
    [one] { DOES($seat, "gewinnt", "gewinnst") } mit 1 Siegpunkt.
   *[other] { DOES($seat, "gewinnt", "gewinnst") } mit { $points } Siegpunkten.
}

board-legend = Auf dem Plan: die Schiffe A bis E mit ihren freien Plätzen und den Flüchtlingen an Bord; dann alle in Senatsreihenfolge. Mit ihren Würfeln können sie noch bieten oder Plätze besetzen; danach stehen die Karten, bei [2] läuft die Auktion.
board-turn = { $phase ->
    [set-up] Aufbau
    [senate] Runde { $turn }, Einflussphase
    [factions] Runde { $turn }, Senatsphase
    [rows] Runde { $turn }, Auktionsphase: Die Reihen werden ausgelegt
    [voting] Runde { $turn }, Auktionsphase: { $voting ->
        [open] offene Auktion
       *[hidden] geheime Auktion
    } { $vote } von 5
    [strategos] Runde { $turn }, Auktionsphase: Strategos
    [doom] Runde { $turn }, Untergangsphase
   *[over] Ende
}. Untergangsmarker übrig: { $markers }. Flüchtlingslager: { $camp }.
board-event = Ereignis „{ $event }“ ({ $voting ->
    [open] offene Auktion
   *[hidden] geheime Auktion
}). { $says }
board-ship = { $letter } { $ship }{ $side ->
    [advanced] { " " }(fortgeschritten)
   *[starting] { "" }
}, { $place ->
    [ocean] auf dem Ozean
   *[port] im Hafen
}, { $free } von { $spaces } frei: { $cubes }
board-new-land = Neues Land: { $cubes }
board-neutral = neutral
board-bonus = Bonus-SP beim Wählen: { $bonus }
board-bonus-point = { $points } SP dazu.
board-gods = Hand der Götter: { $cards }
board-player = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $name }: { $points } SP, { $supply } Würfel, { $pool } im Senat, { $faction }. { $hand } Politik, { $specials } Spezial.
board-no-faction = ohne Senator
board-row-card = { $card }{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } Einflussmarker
}{ $resolved ->
    [yes] , ausgespielt
   *[no] { "" }
}
board-face-down = verdeckt
board-hand = Hand: { $hand }
board-specials = Spezialkarten: { $specials }
