import { texts } from '../../kernel/text/texts.ts'

export const historyText = texts({
  history: { en: 'History', ar: 'السجل' },
  title: { en: 'History of {name}', ar: 'سجل {name}' },
  empty: { en: 'Nothing has been changed yet', ar: 'لم يتغيّر شيء بعد' },
  emptyText: {
    en: 'Every change is kept here, with who made it and when.',
    ar: 'يُحفظ هنا كل تغيير ومن أجراه ومتى.',
  },
  older: { en: 'Older changes', ar: 'تغييرات أقدم' },
  newer: { en: 'Newer changes', ar: 'تغييرات أحدث' },
})
