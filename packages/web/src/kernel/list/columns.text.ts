import { texts } from '../text/texts.ts'

export const columnsText = texts({
  columns: { en: 'Columns', ar: 'الأعمدة' },
  choose: { en: 'Choose columns', ar: 'اختيار الأعمدة' },
  how: {
    en: 'Tick the columns to show and drag them into place. Your choice is kept on every device.',
    ar: 'حدّد الأعمدة التي تظهر واسحبها إلى الترتيب الذي يناسبك. يُحفظ اختيارك على كل أجهزتك.',
  },
  asAtFirst: { en: 'Reset columns', ar: 'إعادة ضبط الأعمدة' },
})
