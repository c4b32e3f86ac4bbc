import { texts } from '../../kernel/text/texts.ts'

export const reversalText = texts({
  reason: { en: 'Reason', ar: 'السبب' },
  effective: { en: 'Effective date', ar: 'التاريخ الفعلي' },
  reverse: { en: 'Reverse', ar: 'عكس القيد' },
})
