import { texts } from '../text/texts.ts'

export const sortingText = texts({
  handle: { en: 'Move {name}', ar: 'نقل {name}' },
  how: {
    en: 'Press Space or Enter to lift, arrow keys to move, Space or Enter to drop, Escape to cancel.',
    ar: 'اضغط مفتاح المسافة أو الإدخال للرفع، والأسهم للنقل، ثم المسافة أو الإدخال للإفلات، وEscape للإلغاء.',
  },
  lifted: { en: '{name} lifted, position {at} of {all}', ar: 'رُفع {name}، الموضع {at} من {all}' },
  over: { en: '{name} at position {at} of {all}', ar: '{name} في الموضع {at} من {all}' },
  dropped: { en: '{name} dropped at position {at} of {all}', ar: 'أُفلت {name} في الموضع {at} من {all}' },
  cancelled: { en: '{name} is back in its old position', ar: 'عاد {name} إلى موضعه' },
  waiting: { en: 'Sorting not saved yet', ar: 'لم يُحفظ الترتيب بعد' },
  saving: { en: 'Saving the sorting…', ar: 'جارٍ حفظ الترتيب…' },
  saved: { en: 'Sorting saved', ar: 'حُفظ الترتيب' },
  failed: { en: 'The sorting could not be saved', ar: 'تعذّر حفظ الترتيب' },
})
