import { itemParts, type MissingGroup, type MissingPart } from '@sufra/contract/menu/items'

/** The parts an item is checked for. */
export const partCount = itemParts.length

export const doneOf = (gaps: readonly MissingPart[]): number => partCount - gaps.length

/** A description missing in both languages is not counted as missing Arabic. */
export const lacksArabic = (gaps: readonly MissingPart[]): boolean =>
  gaps.includes('name_ar') ||
  gaps.includes('short_description_ar') ||
  (gaps.includes('description_ar') && !gaps.includes('description_en'))

const kinds = {
  photo: (gaps) => gaps.includes('photo'),
  arabic: lacksArabic,
  description: (gaps) => gaps.includes('description_en'),
  price: (gaps) => gaps.includes('price'),
  limits: (gaps) => gaps.includes('limits'),
  gallery: (gaps) => gaps.includes('gallery'),
} satisfies Record<string, (gaps: readonly MissingPart[]) => boolean>
export type Missing = keyof typeof kinds

interface Summary {
  readonly items: number
  /** 100 only if nothing is missing. */
  readonly percent: number
  readonly unfinished: number
  /** How many items lack each part; parts that no item lacks are left out. */
  readonly lacks: readonly (readonly [Missing, number])[]
}

const total = (groups: readonly MissingGroup[], of: (gaps: readonly MissingPart[]) => number | boolean) =>
  groups.reduce((sum, { gaps, items }) => sum + Number(of(gaps)) * items, 0)

export function summaryOf(groups: readonly MissingGroup[]): Summary {
  const items = total(groups, () => 1)
  const names = Object.keys(kinds) as Missing[]
  return {
    items,
    percent: items === 0 ? 100 : Math.floor((total(groups, doneOf) * 100) / (items * partCount)),
    unfinished: total(groups, (gaps) => gaps.length > 0),
    lacks: names.map((name) => [name, total(groups, kinds[name])] as const).filter(([, count]) => count > 0),
  }
}
