import { texts } from '../../kernel/text/texts.ts'

export const figuresText = texts({
  explain: { en: 'How is “{figure}” worked out?', ar: 'كيف يُحسب «{figure}»؟' },
  back: { en: 'Back to “{figure}”', ar: 'الرجوع إلى «{figure}»' },
  formula: { en: 'Formula', ar: 'طريقة الحساب' },
  parts: { en: 'What it is made of', ar: 'مكوّناته' },
  nothing: { en: 'Nothing counts towards it yet.', ar: 'لا شيء يدخل فيه بعد.' },
  order: { en: 'Order {id}', ar: 'الطلب {id}' },
  request: { en: 'Payment request {id}', ar: 'طلب الدفع {id}' },
  charge: { en: 'Charge {id}', ar: 'الرسم {id}' },
  percentage: { en: 'Rate', ar: 'النسبة' },
  postings: { en: 'Ledger postings', ar: 'قيود الدفتر' },
  debit: { en: 'debit', ar: 'مدين' },
  credit: { en: 'credit', ar: 'دائن' },
  reversed: { en: 'reversed', ar: 'عُكس' },
  reference: { en: 'Reference {reference}', ar: 'المرجع {reference}' },
  openOrder: { en: 'Open order {id}', ar: 'فتح الطلب {id}' },
  openStatement: { en: 'Statement of {store}', ar: 'كشف حساب {store}' },
  openRequest: { en: 'Open payment request {id}', ar: 'فتح طلب الدفع {id}' },
})
