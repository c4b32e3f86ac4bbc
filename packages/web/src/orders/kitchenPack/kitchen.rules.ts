import type { Language } from '@sufra/contract/kernel/language'
import type { KitchenPack, Servings } from '@sufra/contract/orders/orders'
import { translator } from '../../kernel/text/texts.ts'
import { kitchenText } from './kitchen.text.ts'

/** "3 × serves 6 = 18 people"; people beyond the full servings are named, so that nobody cooks too little. */
export function servingsText({ enough_for, servings, people }: Servings, language: Language): string {
  const t = translator(kitchenText, language)
  const beyond = people - servings * enough_for
  return t(beyond === 0 ? 'exactly' : beyond > 0 ? 'more' : 'inAll', {
    servings,
    serves: t('serves', { count: enough_for }),
    people: t('people', { count: people }),
    beyond: t('people', { count: Math.abs(beyond) }),
  })
}

type Slip = KitchenPack['slips'][number]
type Line = Slip['lines'][number]

interface Demands {
  /** Demands of a single line, shown at that line. */
  readonly own: ReadonlyMap<Line, string>
  /** Demands that several lines share, shown once with those lines. */
  readonly shared: readonly { readonly text: string; readonly lines: readonly Line[] }[]
  readonly notes: string
}

const same = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Additional demands of an order, each listed once: a kitchen that reads one twice looks for the difference. */
export function demandsOf({ lines, notes }: Slip): Demands {
  const asked = lines.filter(({ additionalDemandsText: text }) => text.trim() !== '')
  const groups = [...Map.groupBy(asked, ({ additionalDemandsText }) => same(additionalDemandsText))]
  const own = new Map<Line, string>()
  const shared: { text: string; lines: readonly Line[] }[] = []
  for (const [, of] of groups) {
    const [line] = of
    if (!line) continue
    if (of.length === 1) own.set(line, line.additionalDemandsText)
    else shared.push({ text: line.additionalDemandsText, lines: of })
  }
  const repeated = groups.some(([text]) => text === same(notes))
  return { own, shared, notes: repeated ? '' : notes }
}
