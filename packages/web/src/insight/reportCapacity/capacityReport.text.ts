import { texts } from '../../kernel/text/texts.ts'

export const capacityReportText = texts({
  days: { en: 'Capacity by day', ar: 'الطاقة حسب اليوم' },
  stores: { en: 'Capacity by store', ar: 'الطاقة حسب المتجر' },
  day: { en: 'Day', ar: 'اليوم' },
  store: { en: 'Store', ar: 'المتجر' },
  total: { en: 'Total', ar: 'الإجمالي' },
  none: { en: 'There was no store on these days', ar: 'لم يكن هناك متجر في هذه الأيام' },
})
