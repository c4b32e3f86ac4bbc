import { texts } from '../../text/texts.ts'

export const filterChipsText = texts({
  active: { en: 'Active filters', ar: 'عوامل التصفية المطبّقة' },
  remove: { en: 'Remove filter', ar: 'إزالة عامل التصفية' },
  clearAll: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  days: { en: 'Days', ar: 'الأيام' },
})
