game-title = Muscheln
game-summary = Biete auf Muscheln, und hüte dich vor den Wachen.
charm-guard = Wache
charm-plain = schlichter Talisman
ask-tiny-bid = Wie viele deiner { $coins-each } Münzen bietest du?
ask-tiny-guard = { $winner-seat } gewinnt gleich eine Muschel. Hältst du das auf?
ask-tiny-pebbles = Einen Kiesel nehmen?
ask-tiny-offering = Was gibst du dem Meer?
option-bid = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
option-pass = Geschehen lassen
option-spend-guard = Die Wache ausgeben
order-tiny-guard = { charm-guard }
order-tiny-guard-behind = Den Wächter einsetzen, wenn ich nicht mehr Muscheln habe als der Gewinner
option-take = Einen Kiesel nehmen
option-enough = Das ist genug
event-dealt = { $known ->
    [yes] { $seat } hält: { $charm }.
   *[no] { $seat } hält einen Talisman.
}
event-bids-opened = Die Gebote liegen offen: { $bids }.
event-shell-won = { $seat } gewinnt eine Muschel für { $coins }.
event-shell-lost = { $seat } gibt eine Wache aus. Niemand bekommt die Muschel.
event-pebble-taken = { $seat } nimmt einen Kiesel.
event-offered = { $seat } gibt dem Meer { $coins } Münzen und { $pebbles } Kiesel.
event-fined = Die Spielleitung nimmt { $seat } { $coins } ab.
