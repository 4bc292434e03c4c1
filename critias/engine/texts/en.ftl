# Words that every game shares.
language = English
awaiting = Waiting for { $names }.
nobody = nobody
list-and = and
hidden = ?
