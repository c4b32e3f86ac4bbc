import { groupingHeads } from '@sufra/contract/insight/reports.words'
import { texts } from '../../kernel/text/texts.ts'

export const capacityReportText = texts({
  days: { en: 'Capacity by day', ar: 'الطاقة حسب اليوم' },
  stores: { en: 'Capacity by store', ar: 'الطاقة حسب المتجر' },
  day: groupingHeads.day,
  store: groupingHeads.store,
  total: { en: 'Total', ar: 'الإجمالي' },
  none: { en: 'There was no store on these days', ar: 'لم يكن هناك متجر في هذه الأيام' },
})
