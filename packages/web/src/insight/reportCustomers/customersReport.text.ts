import { groupingHeads } from '@sufra/contract/insight/reports.words'
import { texts } from '../../kernel/text/texts.ts'

export const customersReportText = texts({
  months: { en: 'Customers by month', ar: 'العملاء حسب الشهر' },
  cohorts: { en: 'Share of customers who ordered again (%)', ar: 'نسبة العملاء الذين طلبوا مجددًا (%)' },
  month: groupingHeads.month,
  first: { en: 'First order in', ar: 'شهر أول طلب' },
  customers: { en: 'Customers', ar: 'العملاء' },
  after: {
    en: { one: 'After {count} month', other: 'After {count} months' },
    ar: {
      zero: 'في الشهر نفسه',
      one: 'بعد شهر',
      two: 'بعد شهرين',
      few: 'بعد {count} أشهر',
      many: 'بعد {count} شهرًا',
      other: 'بعد {count} شهر',
    },
  },
  lostMeans: {
    en: 'Lost: no order for 12 months after having one, counted in the month in which the 12 months ended.',
    ar: 'العميل المفقود: من مضى على أحد طلباته 12 شهرًا دون طلب جديد، ويُحسب في الشهر الذي اكتملت فيه المدة.',
  },
  madeAt: {
    en: 'Whole months, added up on {time}. Orders placed since are not counted yet.',
    ar: 'أشهر كاملة، جُمعت في {time}. الطلبات المقدمة بعد ذلك لم تُحسب بعد.',
  },
  never: {
    en: 'No orders yet, or customers have not been added up yet. That happens every hour.',
    ar: 'لا توجد طلبات بعد، أو لم يُجمع العملاء بعد. يحدث ذلك كل ساعة.',
  },
  none: { en: 'No customer first ordered in these months', ar: 'لا يوجد عميل قدم أول طلب له في هذه الأشهر' },
})
