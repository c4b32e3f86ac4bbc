import { texts } from '../../text/texts.ts'

export const sortText = texts({
  sortBy: { en: 'Sort by', ar: 'الترتيب حسب' },
  own: { en: 'Usual order', ar: 'الترتيب المعتاد' },
  up: { en: '{column}, ascending', ar: '{column}: تصاعديًا' },
  down: { en: '{column}, descending', ar: '{column}: تنازليًا' },
})
