import { texts } from '../text/texts.ts'

export const formsText = texts({
  draftBack: { en: 'Your unsaved text is back', ar: 'استُعيد ما كتبته هنا ولم تحفظه' },
  sameNameText: {
    en: 'Save another one with the same name?',
    ar: 'هل تريد الحفظ بالاسم نفسه؟',
  },
  saveAnyway: { en: 'Save anyway', ar: 'حفظ على أي حال' },
  leaveAsk: { en: 'Leave without saving?', ar: 'هل تريد المغادرة من دون حفظ؟' },
  leaveText: {
    en: 'What you have changed here is not saved yet.',
    ar: 'لم تُحفظ التغييرات التي أجريتها هنا بعد.',
  },
  leave: { en: 'Leave', ar: 'مغادرة' },
})
