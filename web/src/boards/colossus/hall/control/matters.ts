// What waits for judgement, and what usually settles it.

import type { Desk } from '../../../../hall/control/desk.svelte'
import type { DeskModule } from '../../../../hall/control/module'
import { say } from '../../../../hall/words.svelte'
import { oathInWords } from '../../say'
import type { ControlView } from './rulings'

export const matter: DeskModule['matter'] = (desk, { kind, about }) => {
  const { texts } = desk.table
  const view = desk.view as ControlView | null
  const oath = view?.councils.oaths.find(({ number }) => number === about.oath)
  if (oath) {
    const act = oath.status === 'spoken' ? witness(desk, oath.number) : judge(desk, oath.number)
    return { text: oathInWords(texts, oath), act }
  }
  switch (kind) {
    case 'amendment':
      return {
        words: say('about-amendment', { status: texts.name('status', String(about.status)) }),
        act: {
          words: say('strike'),
          act: () => desk.rule('strike-amendment', { entry: about.amendment }),
        },
      }
    case 'bribe':
      return {
        words: say('about-bribe', {
          empire: texts.name('empire', String(about.empire)),
          talents: Number(about.talents),
        }),
      }
    case 'dispute':
    case 'help':
      return { act: { words: say('judge'), act: () => desk.rule('judge', { decision: '' }) } }
    default:
      return null
  }
}

const witness = (desk: Desk, number: number) => ({
  words: say('witness'),
  act: () => void desk.attempt(() => desk.api.rule({ type: 'witness-oath', number })),
})

const judge = (desk: Desk, number: number) => ({
  words: say('judge-oath'),
  act: () => desk.rule('judge-oath', { number, broken: true }),
})
