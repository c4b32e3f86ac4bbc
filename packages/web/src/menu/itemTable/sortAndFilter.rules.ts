import { westernDigits } from '@sufra/contract/kernel/digits'
import type { Language } from '@sufra/contract/kernel/language'
import { changeableFlags } from '@sufra/contract/menu/bulkEdits'
import type { ItemRow } from '@sufra/contract/menu/items'
import { folded } from '../../kernel/text/folded.ts'
import { lacksArabic } from '../items/completeness.rules.ts'

/** What needs attention; each is a filter. */
export const wants = ['unorderable', 'hidden', 'no_photo', 'no_arabic', 'incomplete'] as const
export type Want = (typeof wants)[number]

export type Flag = (typeof changeableFlags)[number]

export const figures = [
  'original_price',
  'promoted_price',
  'quantity_per_day',
  'max_quantity_per_day',
] as const satisfies readonly (keyof ItemRow)[]
export type Figure = (typeof figures)[number]

export const sortKeys = ['name', 'category', ...figures, ...changeableFlags, 'gaps'] as const
export type SortKey = (typeof sortKeys)[number]
/** Without one, the menu's own order. */
export interface Sort {
  readonly key: SortKey
  readonly down: boolean
}

export interface Filter {
  readonly search: string
  readonly category: number | undefined
  readonly wants: readonly Want[]
}

export const isFiltered = ({ search, category, wants }: Filter): boolean =>
  search !== '' || category !== undefined || wants.length > 0

const isWanted: Readonly<Record<Want, (item: ItemRow) => boolean>> = {
  unorderable: ({ problems }) => problems.length > 0,
  hidden: ({ show, status }) => !show || !status,
  no_photo: ({ gaps }) => gaps.includes('photo'),
  no_arabic: ({ gaps }) => lacksArabic(gaps),
  incomplete: ({ gaps }) => gaps.length > 0,
}

export const countOf = (items: readonly ItemRow[], want: Want): number => items.filter(isWanted[want]).length

const plain = (text: string) => folded(westernDigits(text))

function matches(item: ItemRow, filter: Filter): boolean {
  const wanted = plain(filter.search)
  const found =
    wanted === '' || String(item.id) === wanted || plain(`${item.name.en}\n${item.name.ar}`).includes(wanted)
  const within = filter.category === undefined || item.sub_category_id === filter.category
  return found && within && filter.wants.every((want) => isWanted[want](item))
}

export interface Reading {
  readonly language: Language
  /** A category's name in the reader's language. */
  readonly categoryOf: (id: number) => string
}

function compare(key: SortKey, { language, categoryOf }: Reading): (a: ItemRow, b: ItemRow) => number {
  const texts = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  if (key === 'name') return (a, b) => texts.compare(a.name[language], b.name[language])
  if (key === 'category')
    return (a, b) => texts.compare(categoryOf(a.sub_category_id), categoryOf(b.sub_category_id))
  // Items that nobody can order first, then the least complete.
  if (key === 'gaps') return (a, b) => b.problems.length - a.problems.length || b.gaps.length - a.gaps.length
  return (a, b) => Number(a[key]) - Number(b[key])
}

/**
 * The filtered items in the given order; equal ones in menu order. Rows that are already shown stay even if they no
 * longer match.
 */
export function sortAndFilter(
  items: readonly ItemRow[],
  filter: Filter,
  sort: Sort | undefined,
  reading: Reading,
  shown: readonly ItemRow[] = [],
): ItemRow[] {
  const kept = new Set(shown.map(({ id }) => id))
  const found = items.filter((item) => kept.has(item.id) || matches(item, filter))
  if (!sort) return found
  const by = compare(sort.key, reading)
  return found.sort((a, b) => (sort.down ? by(b, a) : by(a, b)))
}

/** The items the server found, and in their places the shown rows that it no longer finds. */
export function withShown(items: readonly ItemRow[], shown: readonly ItemRow[]): readonly ItemRow[] {
  const found = new Set(items.map(({ id }) => id))
  if (shown.every(({ id }) => found.has(id))) return items
  const all = [...items]
  for (const [at, row] of shown.entries()) {
    if (found.has(row.id)) continue
    const above = shown[at - 1]?.id
    all.splice(all.findIndex(({ id }) => id === above) + 1, 0, row)
  }
  return all
}

/** The sort after a press on a column's head: up, down, then the menu's own order. */
export function nextSort(sort: Sort | undefined, key: SortKey): Sort | undefined {
  if (sort?.key !== key) return { key, down: false }
  return sort.down ? undefined : { key, down: true }
}

/** The sort in the URL: `-promoted_price` is descending. */
export const sortText = (sort: Sort | undefined): string | undefined =>
  sort && `${sort.down ? '-' : ''}${sort.key}`

export function sortOf(text: string | undefined): Sort | undefined {
  const down = text?.startsWith('-') ?? false
  const key = sortKeys.find((each) => each === (down ? text?.slice(1) : text))
  return key && { key, down }
}
