import type { IssueCode } from '@sufra/contract/kernel/issues'
import { type Dirhams, dirhams, maxAmount, qar } from '@sufra/contract/kernel/money'
import type { Change, ChangedValue, FieldChange } from '@sufra/contract/menu/bulkEdits'

type Of<What extends Change['what']> = Extract<Change, { what: What }>
interface Named {
  readonly en: string
  readonly ar: string
}

/** The columns of an item that a change needs. */
export interface ItemNow extends Record<Of<'flag'>['flag'], boolean> {
  readonly id: number
  readonly version: number
  readonly name: Named
  readonly sub_category_id: number
  readonly category: Named
  readonly original_price: Dirhams
  readonly promoted_price: Dirhams
  readonly price_per_unit: Dirhams
  /** It has a choice with one of the names of the one to add. */
  readonly has_choice: boolean
}

interface Problem {
  readonly field: string
  readonly issue: IssueCode
  readonly params?: Readonly<Record<string, number>>
}

/** The effect of a change on one item: the new column values, what to show people, and its problems. */
export interface Effect {
  readonly values: Readonly<Record<string, unknown>>
  readonly changes: readonly FieldChange[]
  readonly problems: readonly Problem[]
}

const none: Effect = { values: {}, changes: [], problems: [] }
const becomes = (
  field: string,
  before: ChangedValue,
  after: ChangedValue,
  values: Effect['values'],
): Effect => ({
  values,
  changes: [{ field, before, after }],
  problems: [],
})

/** Raises a price by a percentage, to the nearest step, half up; rounded once. */
export function raisedPrice(price: Dirhams, percent: number, step: Dirhams): Dirhams {
  const [whole, half] = [BigInt(step) * 10_000n, BigInt(step) * 5_000n]
  const exact = BigInt(price) * BigInt(Math.round((100 + percent) * 100))
  return Number((exact + half) / whole) * step
}

function priceProblem(before: Dirhams, after: Dirhams): Omit<Problem, 'field'> | undefined {
  if (before > 0 && after === 0) return { issue: 'money.positive' }
  return after > maxAmount ? { issue: 'tooBig', params: { maximum: qar(maxAmount) } } : undefined
}

/** Existing conflicts between prices are reported only if one of these prices changes. */
function pricesEffect(item: ItemNow, { percent, prices, round_to }: Of<'prices'>): Effect {
  const changed = prices
    .map((field) => ({
      field,
      before: item[field],
      after: raisedPrice(item[field], percent, dirhams(round_to)),
    }))
    .filter(({ before, after }) => before !== after)
  const values = Object.fromEntries(changed.map(({ field, after }) => [field, after]))
  const { original_price, promoted_price } = { ...item, ...values }
  const touched = 'original_price' in values || 'promoted_price' in values
  const problems = changed.flatMap(({ field, before, after }): Problem[] => {
    const problem = priceProblem(before, after)
    return problem ? [{ field, ...problem }] : []
  })
  if (touched && promoted_price > original_price)
    problems.push({ field: 'promoted_price', issue: 'price.promoted' })
  return {
    values,
    changes: changed.map(({ field, before, after }) => ({ field, before: qar(before), after: qar(after) })),
    problems,
  }
}

/** The category or choice a change refers to. */
type Subject = { readonly name: Named } | undefined

export function effectOn(item: ItemNow, change: Change, subject: Subject): Effect {
  switch (change.what) {
    case 'prices':
      return pricesEffect(item, change)
    case 'flag': {
      const { flag, value } = change
      return item[flag] === value ? none : becomes(flag, item[flag], value, { [flag]: value })
    }
    case 'category': {
      const { sub_category_id } = change
      if (item.sub_category_id === sub_category_id || !subject) return none
      return becomes('sub_category_id', item.category, subject.name, { sub_category_id })
    }
    case 'choice':
      if (!subject) return none
      return item.has_choice
        ? { ...none, problems: [{ field: 'choices', issue: 'choice.there' }] }
        : becomes('choices', null, subject.name, {})
  }
}
