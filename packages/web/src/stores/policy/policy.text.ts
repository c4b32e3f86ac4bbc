import { texts } from '../../kernel/text/texts.ts'

export const storePolicyText = texts({
  policy: { en: 'Store policy', ar: 'سياسة المتجر' },
  english: { en: 'Policy in English', ar: 'السياسة بالإنجليزية' },
  arabic: { en: 'Policy in Arabic', ar: 'السياسة بالعربية' },
  about: {
    en: 'Customers read it before they order: cancelling, delivery, what is to be returned.',
    ar: 'يقرؤها العملاء قبل الطلب: الإلغاء والتوصيل وما يجب إعادته.',
  },
  foreignEn: {
    en: 'The English text was not written here. Look it through: saving replaces it with what is shown.',
    ar: 'النص الإنجليزي لم يُكتب هنا. راجعه: يستبدل الحفظ به ما هو معروض.',
  },
  foreignAr: {
    en: 'The Arabic text was not written here. Look it through: saving replaces it with what is shown.',
    ar: 'النص العربي لم يُكتب هنا. راجعه: يستبدل الحفظ به ما هو معروض.',
  },
  notKept: { en: 'Not kept:', ar: 'لا يُحتفظ بـ:' },
  theirs: { en: 'What {name} saved', ar: 'ما حفظه {name}' },
  emptied: { en: 'Emptied', ar: 'أُفرغت' },
  saved: { en: 'Store policy saved', ar: 'تم حفظ سياسة المتجر' },
})
