game-title = Atlantis
game-summary = Bring deine drei Figuren heim, über einen Pfad, der hinter ihnen versinkt.
game-length = Etwa eine halbe Stunde

card-flag = Flagge
card-olive = Olive
card-helmet = Helm
card-amphora = Amphore
card-ring = Ring
card-statue = Statue
card-crown = Krone
cards-flag = Flagge
cards-olive = Olive
cards-helmet = Helm
cards-amphora = Amphore
cards-ring = Ring
cards-statue = Statue
cards-crown = Krone
item-flag = Flagge
item-olive = Olive
item-helmet = Helm
item-amphora = Amphore
item-ring = Ring
item-statue = Statue
item-crown = Krone

tiles-latin = Gleichmäßige Mischung
tiles-shift = Reichere zweite Hälfte
tiles-rare-top = Seltene hohe Werte
purchases-one = Ein Kauf je Zug
purchases-many = Beliebig viele Käufe
option-name-tiles = Plättchen
option-name-purchases = Karten kaufen

ask-atl-turn-choose = Du bist am Zug: Spiele eine Karte, um eine Figur zu bewegen.
ask-atl-move-occupied = Dort steht schon jemand: Spiele eine weitere Karte.
ask-atl-toll-pay = { $chosen-count ->
    [0] { $choose ->
        [tile] Zahle { $toll } für das überquerte Wasser. Mit welchem Plättchen zuerst?
       *[way] Zahle { $toll } für das überquerte Wasser.
    }
    [one] Du zahlst { $toll } mit einem Plättchen vom Wert { $chosen } und noch { $left }. Womit?
   *[other] Du zahlst { $toll } mit Plättchen der Werte { $chosen } und noch { $left }. Womit?
}
ask-atl-toll-cards = { $left ->
    [one] Welche Karte gibst du ab?
   *[other] Welche Karte gibst du ab? Du schuldest noch { $left }.
}

# What a question is good for, told in a first match.
purpose-atl-turn-choose = Sie zieht zum nächsten Plättchen der Art und nimmt das dahinter.
purpose-atl-move-occupied = Wo jemand steht, muss dieselbe Figur weiter.
purpose-atl-toll-pay = Eine Karte zahlt 1. Auf Plättchen gibt es nichts heraus.
purpose-atl-toll-cards = Jede Karte zahlt 1. Behalte die, die weit führen.

option-play = Figur { $figure } ziehen mit: { $card }
option-buy = Ein Plättchen vom Wert { $value } ausgeben für { $value ->
    [2] eine Karte
    [3] eine Karte
    [4] 2 Karten
    [5] 2 Karten
   *[other] 3 Karten
}
option-lay-bridge = Deine Brücke über das Wasser bei Feld { $space } legen
option-pay = { $tiles-count ->
    [0] { $cards ->
        [one] Eine Karte zahlen
       *[other] { $cards } Karten zahlen
    }
    [one] { $cards ->
        [0] Ein Plättchen vom Wert { $tiles } zahlen
        [one] Ein Plättchen vom Wert { $tiles } und eine Karte zahlen
       *[other] Ein Plättchen vom Wert { $tiles } und { $cards } Karten zahlen
    }
   *[other] { $cards ->
        [0] Plättchen { $tiles } zahlen
        [one] Plättchen { $tiles }, dazu eine Karte
       *[other] Plättchen { $tiles }, dazu { $cards } Karten
    }
}
option-pay-tile = Mit einem Plättchen vom Wert { $value } zahlen
option-give = Abgeben: { $card }
option-show-hand = Du kannst nicht ziehen: Zeige deine Karten und ziehe zwei nach

event-path-laid = Der Pfad ist ausgelegt.
event-first-player = { DOES($seat, "beginnt", "beginnst") }.
event-cards-drawn = { $known ->
    [yes] { $cards-count ->
        [0] { DOES($seat, "findet", "findest") } keine Karte mehr zum Ziehen.
        [one] { DOES($seat, "zieht", "ziehst") }: { $cards }.
       *[other] { DOES($seat, "zieht", "ziehst") } { $cards }.
    }
   *[no] { $cards-count ->
        [one] { DOES($seat, "zieht", "ziehst") } eine Karte.
       *[other] { DOES($seat, "zieht", "ziehst") } { $cards-count } Karten.
    }
}
event-deck-renewed = Die Ablage wird zum neuen Stapel mit { $count } Karten.
event-cards-bought = { DOES($seat, "bekommt", "bekommst") } Karten für ein Plättchen vom Wert { $value }.
event-card-played = { DOES($seat, "spielt", "spielst") } { $card }: von { $start ->
    [0] Atlantis
   *[other] Feld { $start }
} { $space ->
    [54] aufs Festland
   *[other] auf Feld { $space }
}.
event-bridge-laid = { DOES($seat, "legt", "legst") } eine Brücke über das Wasser bei Feld { $space }.
event-toll-paid = { $tiles-count ->
    [0] { DOES($seat, "zahlt", "zahlst") } { $toll } mit Karten: { $cards }.
    [one] { DOES($seat, "zahlt", "zahlst") } { $toll } mit einem Plättchen vom Wert { $tiles }{ $cards-count ->
        [0] .
       *[other] { " " }und Karten: { $cards }.
    }
   *[other] { DOES($seat, "zahlt", "zahlst") } { $toll } mit Plättchen der Werte { $tiles }{ $cards-count ->
        [0] .
       *[other] { " " }und Karten: { $cards }.
    }
}
event-tile-taken = { DOES($seat, "nimmt", "nimmst") } { $item } { $value } von Feld { $space }.
event-cards-discarded = { DOES($seat, "legt", "legst") } ab: { $cards }.
event-hand-shown = { $cards-count ->
    [0] { DOES($seat, "kann nicht ziehen und hat", "kannst nicht ziehen und hast") } keine Karten.
   *[other] { DOES($seat, "kann nicht ziehen und zeigt", "kannst nicht ziehen und zeigst") } { $cards }.
}
event-path-done = { DOES($seat, "hat", "hast") } die letzte Figur heimgebracht. Das Spiel endet.
event-walked-home = { $toll ->
    [0] { DOES($seat, "kommt", "kommst") } umsonst heim.
   *[other] { DOES($seat, "kommt", "kommst") } für { $toll } heim{ $tiles-count ->
        [0] {""}
        [one] , bezahlt mit einem Plättchen vom Wert { $tiles }
       *[other] , bezahlt mit Plättchen der Werte { $tiles }
    }{ $cards-count ->
        [0] {""}
       *[other] { $tiles-count ->
            [0] , bezahlt mit Karten: { $cards }
           *[other] {" "}und Karten: { $cards }
        }
    }{ $debt ->
        [0] .
        [one] ; ein Punkt bleibt offen.
       *[other] ; { $debt } Punkte bleiben offen.
    }
}
event-scored = { $debt ->
    [0] { DOES($seat, "hat", "hast") } { $score } Punkte: { $tiles } in Plättchen, { $cards } in Karten.
   *[other] { DOES($seat, "hat", "hast") } { $score } Punkte: { $tiles } in Plättchen, { $cards } in Karten, { $debt } Schulden.
}

board-legend = Auf dem Brett: ·12· ein Feld, „Ring 4“ das Plättchen darauf, „+“ noch eines darunter, A1 die erste Figur von Spieler A, ~~3~~ Wasser, das 3 kostet, ~~=~~ Wasser mit Brücke, ~~~~ mehr von demselben Wasser.
board-atlantis = Atlantis
board-mainland = Festland
board-player = { $letter } { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}{ $hand }, { $bridge ->
    [yes] Brücke noch da
   *[no] Brücke gelegt
}
board-goes = { $space ->
    [54] aufs Festland
   *[other] auf Feld { $space }
}{ $toll ->
    [0] {""}
   *[other] {""}, Überfahrt: { $toll }
}{ $taken ->
    [yes] {""}, besetzt: es folgt eine weitere Karte
   *[no] {""}
}
