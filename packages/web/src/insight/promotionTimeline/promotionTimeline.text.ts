import { promotionNames } from '@sufra/contract/insight/reports.words'
import { texts } from '../../kernel/text/texts.ts'
import { offersText } from '../../promotions/offers/offers.text.ts'

export const promotionTimelineText = texts({
  views: { en: 'Views', ar: 'طرق العرض' },
  offers: { en: 'Offers', ar: 'العروض' },
  timeline: { en: 'All promotions', ar: 'كل الخصومات' },
  search: {
    en: 'Search by title, code, store or item',
    ar: 'البحث بالعنوان أو الرمز أو المتجر أو الصنف',
  },
  kind: { en: 'Kind', ar: 'النوع' },
  anyKind: { en: 'Any kind', ar: 'كل الأنواع' },
  ...promotionNames,
  bearer: { en: 'Borne by', ar: 'على من' },
  anyBearer: { en: 'Borne by anyone', ar: 'على المنصة أو المتاجر' },
  platformBears: { en: 'Costs the platform', ar: 'تتحمل المنصة منه' },
  promotion: { en: 'Promotion', ar: 'الخصم' },
  days: { en: 'Days', ar: 'الأيام' },
  range: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  since: { en: 'From {from}, without an end', ar: 'من {from} دون تاريخ انتهاء' },
  state: { en: 'State', ar: 'الحالة' },
  running: offersText.running,
  scheduled: offersText.scheduled,
  used_up: { en: 'Used up', ar: 'مستنفد' },
  off: offersText.off,
  ended: offersText.ended,
  orders: { en: 'Orders', ar: 'الطلبات' },
  platform: { en: 'Platform', ar: 'المنصة' },
  stores: { en: 'Stores', ar: 'المتاجر' },
  platformCost: { en: 'Cost to the platform', ar: 'التكلفة على المنصة' },
  storesCost: { en: 'Cost to the stores', ar: 'التكلفة على المتاجر' },
  costNote: {
    en: 'Orders and costs are all so far, without cancelled orders. A search finds promotions of any time.',
    ar: 'الطلبات والتكاليف هي الإجمالي حتى الآن دون الطلبات الملغاة. ويشمل البحث كل الفترات.',
  },
  window: { en: 'Months shown', ar: 'الأشهر المعروضة' },
  previous: { en: 'Previous month', ar: 'الشهر السابق' },
  next: { en: 'Next month', ar: 'الشهر التالي' },
  today: { en: 'Today', ar: 'اليوم' },
  empty: { en: 'No promotions in these months', ar: 'لا خصومات في هذه الأشهر' },
  emptyText: {
    en: 'Offers, coupons and the welcome discount are shown here in the months they apply.',
    ar: 'تظهر هنا العروض والقسائم والخصم الترحيبي في الأشهر التي تسري فيها.',
  },
  rules: { en: 'How discounts stack', ar: 'كيف تجتمع الخصومات' },
  openOffer: { en: 'Edit offer', ar: 'تعديل العرض' },
})
