import type { Bilingual } from '@sufra/contract/kernel/language'

/** The taxonomies an item's form requires a choice of. */
export const itemMarks = ['global_categories', 'filters', 'item_requirements'] as const

/**
 * The name of one choice of each, which no test deletes. Other choices come and go while a form is open, and an item
 * with a deleted one is refused.
 */
export const lastingMark: Bilingual = { en: 'Lasting mark', ar: 'علامة دائمة' }
