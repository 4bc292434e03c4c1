# What the terminal says; the games bring their own words.
player = Player { $number }
bot = Bot { $number }
welcome-you = You are { $name }.
welcome-bots = { $count ->
    [0] You play alone.
   *[other] At the table with you: { $names }.
}
help = Type the number of your answer. Enter: the whole table, ? rules, h hint, w 3 what answer 3 would bring, u undo, l log, q quit.
prompt = { $name }>
prompt-file = Save to which file? (empty: do not save)
form-fields = A form with { $fields }.
form-how = Answer in JSON, for example { $example }; an empty line takes just that.
hint = { $bot } would say: { $answer }
undone = Taken back.
cannot-undo = There is nothing that you could take back: you have learnt something or somebody has acted since your last answer.
not-an-answer = That is none of the answers: type { $keys }, or ? for the rules.
not-json = That is not JSON: { $reason }.
refused = That will not do: { $reason }
nothing-yet = Nothing has happened yet.
rule-now = The rule for this question
rules-chapters = Chapters: type ? and a number, or ? and a word to look for.
rules-none-found = No rule speaks of “{ $wanted }”.
rules-empty = This game has no written rules yet.
saved = Saved in { $path }.
exists = { $path } exists already.
cannot-write = { $path } cannot be written: { $reason }.
ended-early = The match stays unfinished.
winners = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
scores = Scores: { $scores }
seed = This match again: --seed { $seed }
took-back = { $name } takes back entry { $number }.
retracted = The referee takes back everything from entry { $number } on: { $reason }
answered = { $name }: { $answer }
commanded = { $name } orders: { $command }
referee = The referee
setting-up = Setting up
what-if-which = Type w and the number of an answer, and I tell what it would bring.
what-if-nothing = Nothing that could be told beforehand.
step = { $words } (Enter: one step back)
only-answer = There is only one answer: { $answer }
hint-else = If you would rather go on: { $answer }
won-together = { $seats ->
    [one] You have won.
   *[other] You have won together.
}
lost-together = { $seats ->
    [one] You have lost.
   *[other] You have lost together.
}
