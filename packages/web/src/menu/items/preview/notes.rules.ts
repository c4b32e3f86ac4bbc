import type { Bilingual } from '@sufra/contract/kernel/language'
import { type CustomerGroup, isImpossible } from '../groups.rules.ts'

/** What staff need to know and customers do not see. */
export type Note =
  | { readonly what: 'hiddenItem' }
  | { readonly what: 'hiddenCategory'; readonly name: Bilingual }
  | { readonly what: 'hiddenGroup'; readonly name: Bilingual }
  | { readonly what: 'hiddenOption'; readonly name: Bilingual; readonly group: Bilingual }
  | { readonly what: 'impossible'; readonly name: Bilingual; readonly least: number; readonly count: number }

interface PreviewedItem {
  /** The item's own switches; a new item is shown once it is saved. */
  readonly item: { readonly show: boolean; readonly status: boolean } | undefined
  readonly category: { readonly name: Bilingual; readonly status: boolean } | undefined
  readonly groups: readonly CustomerGroup[]
}

function ofGroup(group: CustomerGroup): readonly Note[] {
  const { name, limits, options, shown } = group
  if (!shown) return [{ what: 'hiddenGroup', name }]
  const hidden = options.filter((option) => !option.shown)
  return [
    ...(isImpossible(group)
      ? [{ what: 'impossible', name, least: limits?.least ?? 0, count: options.length } as const]
      : []),
    ...hidden.map((option) => ({ what: 'hiddenOption', name: option.name, group: name }) as const),
  ]
}

export function notesOf({ item, category, groups }: PreviewedItem): readonly Note[] {
  return [
    ...(item && !(item.show && item.status) ? [{ what: 'hiddenItem' } as const] : []),
    ...(category && !category.status ? [{ what: 'hiddenCategory', name: category.name } as const] : []),
    ...groups.flatMap(ofGroup),
  ]
}
