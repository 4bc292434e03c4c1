game-title = Shells
game-summary = Bid for shells, and mind the guards.
charm-guard = guard
charm-plain = plain charm
ask-tiny-bid = How many of your { $coins-each } coins do you bid?
ask-tiny-guard = { $winner-seat } is about to win a shell. Do you stop it?
ask-tiny-pebbles = Take a pebble?
ask-tiny-offering = What do you give to the sea?
option-bid = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
option-pass = Let it be
option-spend-guard = Spend the guard
order-tiny-guard = { charm-guard }
order-tiny-guard-behind = Spend the guard if I have no more shells than the winner
option-take = Take a pebble
option-enough = That is enough
event-dealt = { $known ->
    [yes] { $seat } holds a { $charm }.
   *[no] { $seat } holds a charm.
}
event-bids-opened = The bids are open: { $bids }.
event-shell-won = { $seat } wins a shell for { $coins }.
event-shell-lost = { $seat } spends a guard. Nobody gets the shell.
event-pebble-taken = { $seat } takes a pebble.
event-offered = { $seat } gives { $coins } coins and { $pebbles } pebbles to the sea.
event-fined = The referee takes { $coins } from { $seat }.
