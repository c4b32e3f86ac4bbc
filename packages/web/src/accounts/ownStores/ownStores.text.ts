import { texts } from '../../kernel/text/texts.ts'

export const ownStoresText = texts({
  change: { en: 'Change store', ar: 'تبديل المتجر' },
  nowAt: { en: 'You now work in {store}', ar: 'أنت تعمل الآن في {store}' },
})
