# Eine Zeitung
hall-headline = Schlagzeile
hall-headline-left = { $count ->
    [one] Noch ein Buchstabe
   *[other] Noch { $count } Buchstaben
}
hall-headline-picture = Ein Bild, wenn ihr eines habt
hall-picture-unreadable = Dieses Bild lässt sich hier nicht lesen. Versucht ein anderes, oder ein Foto vom Bildschirm.
hall-picture-drop = Ohne das Bild
hall-picture-alt = Was ist auf dem Bild?
hall-picture-alt-note = Für alle, die es nicht sehen können.
hall-headline-send = An die Spielleitung
hall-headline-publish = Veröffentlichen
hall-looks-first-note = Die Spielleitung sieht sie zuerst.
hall-at-once-note = Sie steht sofort auf der Leinwand und auf allen Telefonen.
hall-headlines-sent = Eure Schlagzeilen
hall-headlines-none = Noch keine. Worüber spricht der Saal?
hall-headline-waiting = wartet auf die Spielleitung
hall-headline-published = veröffentlicht
hall-headline-declined = von der Spielleitung abgelehnt
hall-headline-withdrawn = von der Spielleitung zurückgenommen
