import { texts } from '../../text/texts.ts'

export const columnsText = texts({
  columns: { en: 'Columns', ar: 'الأعمدة' },
  choose: { en: 'Choose columns', ar: 'اختيار الأعمدة' },
  how: {
    en: 'Tick the columns to show and drag them into place. Your choice is kept on every device.',
    ar: 'حدّد الأعمدة التي تظهر واسحبها إلى الترتيب الذي يناسبك. يُحفظ اختيارك على كل أجهزتك.',
  },
  widths: { en: 'Column widths', ar: 'عرض الأعمدة' },
  width: { en: 'Width of {column}', ar: 'عرض عمود {column}' },
  widthKeys: {
    en: 'Left and Right change the width, Up and Down go to another column, Delete resets the width.',
    ar: 'يغيّر السهمان الأيمن والأيسر العرض، وينتقل السهمان الأعلى والأسفل إلى عمود آخر، ويعيد Delete العرض الأصلي.',
  },
  asAtFirst: { en: 'Reset columns', ar: 'إعادة ضبط الأعمدة' },
})
