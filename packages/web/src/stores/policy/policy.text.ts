import { texts } from '../../kernel/text/texts.ts'

export const storePolicyText = texts({
  policy: { en: 'Store policy', ar: 'سياسة المتجر' },
  english: { en: 'Policy in English', ar: 'السياسة بالإنجليزية' },
  arabic: { en: 'Policy in Arabic', ar: 'السياسة بالعربية' },
  about: {
    en: 'Customers read it before they order: cancellation, delivery and what has to be returned.',
    ar: 'يقرؤها العملاء قبل الطلب: الإلغاء والتوصيل وما يجب إعادته.',
  },
  foreignEn: {
    en: 'The English text was written elsewhere. Check it: saving replaces it with the text shown here.',
    ar: 'كُتب النص الإنجليزي في مكان آخر. راجعه، فعند الحفظ يحل محله النص المعروض هنا.',
  },
  foreignAr: {
    en: 'The Arabic text was written elsewhere. Check it: saving replaces it with the text shown here.',
    ar: 'كُتب النص العربي في مكان آخر. راجعه، فعند الحفظ يحل محله النص المعروض هنا.',
  },
  notKept: { en: 'Not kept:', ar: 'لن يُحفظ:' },
  theirs: { en: 'What {name} saved', ar: 'ما حفظه {name}' },
  emptied: { en: 'Emptied', ar: 'أُفرغت' },
  saved: { en: 'Store policy saved', ar: 'تم حفظ سياسة المتجر' },
})
