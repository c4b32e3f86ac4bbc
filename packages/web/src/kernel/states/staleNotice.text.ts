import { texts } from '../text/texts.ts'

export const staleNoticeText = texts({
  staleBy: {
    en: '{name} saved this while you were editing it. Their changes appear under each field; yours are still here.',
    ar: 'حُفظت هذه البيانات من قبل {name} أثناء تعديلك لها. تعديل المستخدم الآخر يظهر تحت كل حقل، وما كتبته ما زال هنا.',
  },
  saveMine: { en: 'Save mine', ar: 'حفظ تعديلي' },
  takeTheirs: { en: 'Take theirs', ar: 'اعتماد التعديل الآخر' },
})
