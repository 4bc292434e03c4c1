atlantis-space = Feld { $space }: { $tile }
atlantis-tile = { $item } { $value }
atlantis-below = darunter noch ein Plättchen
atlantis-gap = Lücke, Zoll { $price }
atlantis-gap-bridge = Deine Brücke über diese Lücke legen, Zoll { $price }
atlantis-bridge = überbrückt, frei
atlantis-figure = { $together ->
    [one] Figur { $figure } von { $player }, { $place }
   *[other] Eine von { $together } Figuren von { $player }, { $place }
}
atlantis-on-island = in Atlantis
atlantis-on-mainland = auf dem Festland
atlantis-on-space = auf Feld { $space }
atlantis-card = { $card }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
atlantis-collected = Gesammelte Plättchen
atlantis-collected-sum = { $count ->
    [0] Keine Plättchen
    [one] Ein Plättchen, { $points } Punkte
   *[other] { $count } Plättchen, { $points } Punkte
}
atlantis-chosen = { $tile }, gewählt zum Zahlen
atlantis-cards-held = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
atlantis-has-bridge = hat eine Brücke
atlantis-home = { $count } von 3 daheim
atlantis-preview = { $place }{ $toll ->
    [0] {""}
   *[other] , Zoll { $toll }
}{ $tile ->
    [none] {""}
   *[other] , nimmt { $tile }
}{ $occupied ->
    [yes] , besetzt: weiterspielen
   *[no] {""}
}
gain-tiles = Genommene Plättchen
gain-bought = Für Karten ausgegeben
gain-tolls = Als Zoll bezahlt
gain-walk = Der letzte Heimweg
gain-cards = Karten auf der Hand
option-play = { $card }: { $figure } ziehen
which-figure = mit welcher Figur?
which-card = mit welcher Karte?
atlantis-own-figure = { $together ->
    [one] die Figur { $place }
   *[other] eine Figur { $place }
}
atlantis-gains = +{ $count }
atlantis-toll = Zoll { $count }
atlantis-plays-on = besetzt, es muss also eine weitere Karte folgen
