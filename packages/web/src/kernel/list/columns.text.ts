import { texts } from '../text/texts.ts'

export const columnsText = texts({
  columns: { en: 'Columns', ar: 'الأعمدة' },
  choose: { en: 'Choose columns', ar: 'اختيار الأعمدة' },
  how: {
    en: 'Tick what the list shows, and drag it into your order. It is remembered for you on every device.',
    ar: 'حدّد ما يظهر في القائمة واسحبه إلى الترتيب الذي يناسبك. يُحفظ اختيارك لك على كل جهاز.',
  },
  asAtFirst: { en: 'Reset columns', ar: 'إعادة ضبط الأعمدة' },
})
