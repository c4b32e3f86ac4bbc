import type { Bilingual } from '@sufra/contract/kernel/language'

/**
 * The name of one choice of each taxonomy that an item's form requires, which no test deletes. Other choices come and go
 * while a form is open, and an item with a deleted one is refused.
 */
export const lastingMark: Bilingual = { en: 'Lasting mark', ar: 'علامة دائمة' }
