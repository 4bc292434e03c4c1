# Was das Terminal sagt; die Spiele bringen ihre eigenen Wörter mit.
player = Spieler { $number }
bot = Bot { $number }
welcome-you = Du bist { $name }.
welcome-bots = { $count ->
    [0] Du spielst allein.
   *[other] Mit dir am Tisch: { $names }.
}
help = Tippe die Zahl deiner Antwort. Eingabetaste: der ganze Tisch, ? Regeln, h Tipp, w 3 was Antwort 3 brächte, u zurücknehmen, l Verlauf, q beenden.
prompt = { $name }>
prompt-file = In welcher Datei speichern? (leer: nicht speichern)
form-fields = Ein Formular mit { $fields }.
form-how = Antworte in JSON, zum Beispiel { $example }; eine leere Zeile nimmt genau das.
hint = { $bot } würde sagen: { $answer }
undone = Zurückgenommen.
cannot-undo = Du kannst nichts zurücknehmen: Seit deiner letzten Antwort hast du etwas erfahren oder jemand anders hat gehandelt.
not-an-answer = Das ist keine der Antworten: Tippe { $keys } oder ? für die Regeln.
not-json = Das ist kein JSON: { $reason }.
refused = Das geht nicht: { $reason }
nothing-yet = Noch ist nichts geschehen.
rule-now = Die Regel zu dieser Frage
rules-chapters = Kapitel: Tippe ? und eine Zahl, oder ? und ein gesuchtes Wort.
rules-none-found = Keine Regel spricht von „{ $wanted }“.
rules-empty = Dieses Spiel hat noch keine geschriebenen Regeln.
saved = Gespeichert in { $path }.
exists = { $path } gibt es schon.
cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
ended-early = Die Partie bleibt unvollendet.
winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
scores = Punkte: { $scores }
seed = Dieselbe Partie noch einmal: --seed { $seed }
took-back = { $name } nimmt Eintrag { $number } zurück.
retracted = Die Spielleitung nimmt alles ab Eintrag { $number } zurück: { $reason }
answered = { $name }: { $answer }
commanded = { $name } befiehlt: { $command }
referee = Die Spielleitung
setting-up = Aufbau
what-if-which = Tippe w und die Nummer einer Antwort, dann sage ich, was sie brächte.
what-if-nothing = Nichts, was sich vorher sagen ließe.
step = { $words } (Eingabetaste: einen Schritt zurück)
only-answer = Es gibt nur eine Antwort: { $answer }
hint-else = Willst du lieber weitermachen: { $answer }
won-together = { $seats ->
    [one] Du hast gewonnen.
   *[other] Ihr habt gemeinsam gewonnen.
}
lost-together = { $seats ->
    [one] Du hast verloren.
   *[other] Ihr habt gemeinsam verloren.
}
