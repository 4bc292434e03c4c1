# A newspaper
hall-headline = Headline
hall-headline-left = { $count ->
    [one] One letter left
   *[other] { $count } letters left
}
hall-headline-picture = A picture, if you have one
hall-picture-unreadable = This picture cannot be read here. Try another one, or a photo of the screen.
hall-picture-drop = Without the picture
hall-picture-alt = What is on the picture?
hall-picture-alt-note = For those who cannot see it.
hall-headline-send = Send to Control
hall-headline-publish = Publish
hall-looks-first-note = Control looks at it first.
hall-at-once-note = It is on the wall and on all phones at once.
hall-headlines-sent = Your headlines
hall-headlines-none = None yet. What is the talk of the hall?
hall-headline-waiting = waits for Control
hall-headline-published = published
hall-headline-declined = Control has declined it
hall-headline-withdrawn = Control has withdrawn it
