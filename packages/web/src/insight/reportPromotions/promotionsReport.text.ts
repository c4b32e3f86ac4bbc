import { promotionNames, rowWords } from '@sufra/contract/insight/reports.words'
import { texts } from '../../kernel/text/texts.ts'

export const promotionsReportText = texts({
  kinds: { en: 'By kind of promotion', ar: 'حسب نوع الخصم' },
  kind: { en: 'Kind', ar: 'النوع' },
  offers: { en: 'Offers', ar: 'العروض' },
  coupons: { en: 'Coupons', ar: 'القسائم' },
  welcomes: promotionNames.welcome,
  total: { en: 'Total', ar: 'الإجمالي' },
  promotions: { en: 'Promotions', ar: 'العروض والقسائم' },
  promotion: rowWords.promotion,
  ...promotionNames,
  none: {
    en: 'No promotion lowered a price in this range',
    ar: 'لم يخفض أي عرض أو قسيمة سعرًا في هذه الفترة',
  },
  once: {
    en: 'An order with several promotions counts in each of them, and once in the total.',
    ar: 'الطلب المستفيد من أكثر من خصم يُحسب في كل منها، ومرة واحدة في الإجمالي.',
  },
})
