atlantis-rising-island = Die Insel Atlantis
atlantis-rising-tile = { $kind ->
    [mountains] { $place }: Erz ab { $printed }, { $chance } %
    [hills] { $place }: Gold ab { $printed }, { $chance } %
    [forests] { $place }: Kristall ab { $printed }, { $chance } %
    [cities] { $place }: zwei Würfel, Gefolge ab { $printed }, { $chance } %
    [libraries] { $place }: zwei Karten ziehen, { $keep ->
        [both] beide behalten
        [bottom] eine behalten, die andere kommt unter den Stapel
       *[other] eine behalten, die andere abwerfen
    }
   *[other] { $place }: Aus einem Erz wird { $printed } Atlantium
}; { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
}{ $people ->
    [none] { "" }
   *[other] ; hier: { $people }
}{ $barrier ->
    [yes] ; hinter einer Barriere
   *[no] { "" }
}
atlantis-rising-flooded = { $place }: unter Wasser
atlantis-rising-piece = { $piece } ({ $player }){ $resting ->
    [yes] , fertig
   *[no] { "" }
}
atlantis-rising-pieces = { $count } × { $piece } ({ $player }){ $resting ->
    [yes] , fertig
   *[no] { "" }
}
atlantis-rising-centre = Die Mitte: je 1 mystische Energie{ $people ->
    [none] { "" }
   *[other] ; hier: { $people }
}
atlantis-rising-centre-lost = Die Mitte: unter Wasser. Alles ist verloren.
atlantis-rising-wrath = Zorn der Götter: Feld { $space } von { $spaces }, am Ende der Runde { $value ->
    [one] versinkt ein Plättchen
   *[other] versinken { $value } Plättchen
}
atlantis-rising-wrath-title = Zorn: Fluten je Runde
atlantis-rising-tab-island = Insel
atlantis-rising-tab-gate = Tor { $count }/{ $all }
atlantis-rising-gate = Das kosmische Tor
atlantis-rising-built = { $count } von { $all } Bauteilen gebaut
atlantis-rising-is-built = gebaut
atlantis-rising-roll = { $bonus ->
    [0] { $player }: { $dice } = { $total }, nötig { $target }
   *[other] { $player }: { $dice } + { $bonus } ({ $added }) = { $total }, nötig { $target }
}
atlantis-rising-round = Runde { $round }: { $phase ->
    [place] Alle setzen ihre Leute ein
    [oracles] Unheil
    [misfortunes] Unheil
    [late] nach dem Unheil
    [actions] Die Leute handeln
    [wrath] der Zorn der Götter
   *[other] der Anfang
} · { $misfortunes } Unheil- und { $library } Bibliothekskarten in den Stapeln
atlantis-rising-round-short = Runde { $round } · Stapel: { $misfortunes } × Unheil, { $library } × Bibliothek
atlantis-rising-proposes = { $player } schlägt vor: { $option }
atlantis-rising-agree = Einverstanden
atlantis-rising-open-cards = Offene Karten
atlantis-rising-pool = Noch einzusetzen
atlantis-rising-to-place = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
}
atlantis-rising-stuff = Deine Rohstoffe
atlantis-rising-cards = Deine Karten
atlantis-rising-raise-barrier = Barriere für Energie …
atlantis-rising-unflood = Plättchen für Energie heben …
atlantis-rising-held = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
atlantis-rising-starts = hat den Startspielerstein
atlantis-rising-state = { $state ->
    [ready] bereit
    [waiting] wartet
   *[other] noch { $count } einzusetzen
}
which-place = wohin?
which-piece = wer?
which-peninsula = wo?
which-stuff = was davon?
which-count = wie viel?
which-seat = für wen?
which-card = welche Karte?
which-take = wogegen?
which-give = was dafür?
which-saved = was spart die Kunsthandwerkerin?
atlantis-rising-odds = { $chance } %
# The board shows what the question says elsewhere.
ask-rising-actions-choose = { $left ->
    [0] Alle deine Leute haben gehandelt. Was tust du noch?
   *[other] Wer von deinen Leuten handelt?
}
atlantis-rising-ending-facts = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} · { $built } von { $all } Bauteilen · { $lost } von { $tiles } Plättchen unter Wasser
atlantis-rising-ending-by-round = Verlorene Plättchen je Runde
atlantis-rising-ending-deeds = Wer was getan hat
atlantis-rising-ending-acted = Aktionen
atlantis-rising-ending-good = gute Würfe
atlantis-rising-ending-found = gefunden
atlantis-rising-ending-given = gegeben
atlantis-rising-ending-cards = Karten
atlantis-rising-ending-most = am meisten von allen
