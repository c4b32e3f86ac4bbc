import { texts } from '../kernel/text/texts.ts'

export const newVersionText = texts({
  ready: { en: 'A newer version is available.', ar: 'يتوفر إصدار أحدث.' },
  reload: { en: 'Reload', ar: 'تحديث الصفحة' },
  later: { en: 'Later', ar: 'لاحقًا' },
})
