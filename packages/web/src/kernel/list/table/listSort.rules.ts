import type { Language } from '@sufra/contract/kernel/language'
import type { Direction, ListSorts, SortOf } from '@sufra/contract/kernel/listSort'
import { textOf } from '../../url/search.ts'

/** A column and its direction, as the URL says it: `-due` is the highest first. */
interface Order<Key extends string = string> {
  readonly key: Key
  readonly down: boolean
}

/** Undefined for what the list cannot be sorted by: a URL may be typed by hand. */
export function orderOf<Sorts extends ListSorts>(
  sort: unknown,
  sorts: Sorts,
): Order<SortOf<Sorts>> | undefined {
  const text = textOf(sort) ?? ''
  const key = text.replace(/^-/, '')
  return Object.hasOwn(sorts, key) ? { key, down: text.startsWith('-') } : undefined
}

export const written = ({ key, down }: Order): string => `${down ? '-' : ''}${key}`

/** Pressed again, a column turns round. */
export const nextOrder = (now: Order | undefined, key: string, first: Direction): Order =>
  now?.key === key ? { key, down: !now.down } : { key, down: first === 'desc' }

/** The sort of a request. */
export interface ListSortBody<Sorts extends ListSorts> {
  readonly sort?: SortOf<Sorts>
  readonly direction?: Direction
}

/** Names are sorted in the language they are read in. */
export function onWire<Sorts extends ListSorts>(
  order: Order<SortOf<Sorts>> | undefined,
  sorts: Sorts,
  language: Language,
): ListSortBody<Sorts> {
  if (!order) return {}
  const { key, down } = order
  const arabic = `${key}_ar`
  const sort = language === 'ar' && Object.hasOwn(sorts, arabic) ? arabic : key
  return { sort, direction: down ? 'desc' : 'asc' }
}
