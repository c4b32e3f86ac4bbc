import type { ItemRow } from '@sufra/contract/items'
import { picture } from '../kernel/images/picture.ts'
import { whole } from '../kernel/whole.ts'
import type { ItemFound } from './items.sql.ts'

export function presentItemRow({ name_en, name_ar, thumb, ...row }: ItemFound): ItemRow {
  const main = picture(thumb)
  return { ...row, name: { en: name_en, ar: name_ar }, images: main ? [main] : [] }
}

/** A list of items that comes whole. */
export function wholeItems(found: readonly ItemFound[]): { items: ItemRow[]; cut: boolean } {
  const { rows, cut } = whole(found)
  return { items: rows.map(presentItemRow), cut }
}
