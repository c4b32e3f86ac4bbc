import type { Language } from '@sufra/contract/kernel/language'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { type PositionSort, positionFigures, type storePositions } from '@sufra/contract/money/storePositions'
import { textOf } from '../../kernel/url/search.ts'

const positionKeys = ['name', ...positionFigures, 'last_paid_on'] as const
export type PositionKey = (typeof positionKeys)[number]

export interface PositionOrder {
  readonly key: PositionKey
  readonly down: boolean
}

/** In the URL, `-due` is the highest first. Without one the names are sorted. */
export function orderOf(sort: unknown): PositionOrder {
  const text = textOf(sort) ?? ''
  const key = positionKeys.find((each) => each === text.replace(/^-/, ''))
  return key ? { key, down: text.startsWith('-') } : { key: 'name', down: false }
}

export const inUrl = ({ key, down }: PositionOrder): string | undefined =>
  key === 'name' && !down ? undefined : `${down ? '-' : ''}${key}`

/** Figures and days begin with the highest, names with the first. Pressed again, they turn round. */
export const nextOrder = (now: PositionOrder, key: PositionKey): PositionOrder =>
  now.key === key ? { key, down: !now.down } : { key, down: key !== 'name' }

/** Names are sorted in the language they are read in. */
export const onWire = (
  { key, down }: PositionOrder,
  language: Language,
): Pick<RequestOf<typeof storePositions.list>, 'sort' | 'direction'> => {
  const sort: PositionSort = key === 'name' && language === 'ar' ? 'name_ar' : key
  return { sort, direction: down ? 'desc' : 'asc' }
}
