import { texts } from '../../kernel/text/texts.ts'
import { statementsText } from './statements.text.ts'

/** Texts of the sheet, in the sheet's language, which may differ from the reader's. */
export const sheetText = texts({
  statement: statementsText.statement,
  document: { en: 'Document', ar: 'المستند' },
  draft: statementsText.draft,
  details: { en: 'Details', ar: 'التفاصيل' },
  store: { en: 'Store', ar: 'المتجر' },
  restaurant: { en: 'Restaurant', ar: 'المطعم' },
  allStores: { en: 'All stores of the restaurant', ar: 'كل متاجر المطعم' },
  period: { en: 'Period', ar: 'الفترة' },
  allDays: statementsText.allDays,
  from: { en: 'From', ar: 'من' },
  until: { en: 'Until', ar: 'حتى' },
  closedOn: { en: 'Month closed', ar: 'تاريخ إغلاق الشهر' },
  madeOn: { en: 'Printed', ar: 'تاريخ الطباعة' },
  checksum: statementsText.checksum,
  balances: { en: 'Balance', ar: 'الرصيد' },
  opening: statementsText.opening,
  closing: statementsText.closing,
  requested: {
    en: 'In pending payment requests (part of the balance)',
    ar: 'ضمن طلبات دفع قيد الانتظار (جزء من الرصيد)',
  },
  expected: {
    en: 'Expected from open orders (not in the balance)',
    ar: 'متوقع من الطلبات المفتوحة (ليس ضمن الرصيد)',
  },
  entries: { en: 'Entries', ar: 'القيود' },
  day: { en: 'Date', ar: 'التاريخ' },
  entry: { en: 'Entry', ar: 'القيد' },
  orderTotal: statementsText.orderTotal,
  received: { en: 'Received', ar: 'المستلم' },
  commission: { en: 'Commission', ar: 'العمولة' },
  gateway: { en: 'Gateway', ar: 'رسوم الدفع' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  balance: { en: 'Balance', ar: 'الرصيد' },
  totals: { en: 'Totals', ar: 'الإجماليات' },
  currency: { en: 'Amounts in QAR', ar: 'المبالغ بالريال القطري' },
})
