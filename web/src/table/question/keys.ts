// The arrow keys go through what can be done now, from the question on.

const CHOICES = '[data-thing]:not(:disabled), [data-choice]:not(:disabled)'
const FROM = `#question, ${CHOICES}`

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus to the next choice, if the key asks for that and the focus is on one. */
export function stepThroughChoices(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const from = document.activeElement
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  if (!from?.matches(FROM)) return
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(CHOICES)]
  if (all.length === 0) return
  event.preventDefault()
  const at = all.indexOf(from as HTMLElement)
  const next = at === -1 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length
  all[next]!.focus()
}
