import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { filters } from '@sufra/contract/menu/filters'
import type { globalCategories } from '@sufra/contract/menu/globalCategories'
import type { EntryTexts } from '../../kernel/entries/entries.ts'

/** Two lists of the same kind of thing: what they are called, and whether each needs a code, is all that differs. */
export interface TaxonomyKind {
  readonly texts: EntryTexts & { readonly statusAsk: Bilingual }
  readonly list: Operation
  readonly save: typeof globalCategories.save
  readonly update: typeof globalCategories.update
  readonly updateStatus: typeof globalCategories.updateStatus | typeof filters.updateStatus
  readonly remove: Operation
  readonly codeRequired: boolean
  readonly table: 'global_categories' | 'filters'
}
