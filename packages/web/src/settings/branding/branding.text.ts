import { texts } from '../../kernel/text/texts.ts'

export const brandingText = texts({
  platform: { en: 'Platform', ar: 'المنصة' },
  about: {
    en: 'Printed on statements and payment requests. Statements of closed months keep the number they were closed with.',
    ar: 'يُطبع على كشوف الحسابات وطلبات الدفع، وتحتفظ كشوف الأشهر المغلقة بالرقم الذي كان عند إغلاقها.',
  },
  taxNumber: { en: 'Tax registration number', ar: 'الرقم الضريبي' },
  saved: { en: 'Platform details saved', ar: 'حُفظت بيانات المنصة' },
})
