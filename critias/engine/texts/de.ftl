# Wörter, die alle Spiele teilen.
language = Deutsch
awaiting = Es wird gewartet auf: { $names }.
nobody = niemand
list-and = und
hidden = ?
