import { texts } from '../kernel/text/texts.ts'

export const workingHoursText = texts({
  hours: { en: 'Working hours', ar: 'ساعات العمل' },
  number: { en: 'Sr No', ar: 'م' },
  day: { en: 'Day', ar: 'اليوم' },
  start: { en: 'Shift Start', ar: 'بداية الوردية' },
  end: { en: 'Shift End', ar: 'نهاية الوردية' },
  chooseDay: { en: 'Choose a day', ar: 'اختر اليوم' },
  add: { en: 'Add New', ar: 'إضافة وردية' },
  newShift: { en: 'New shift', ar: 'وردية جديدة' },
  edited: { en: 'Edit shift', ar: 'تعديل الوردية' },
  shift: { en: '{day}, {start} to {end}', ar: '{day} من {start} إلى {end}' },
  ask: { en: 'Delete this shift?', ar: 'هل تريد حذف هذه الوردية؟' },
  askText: {
    en: '{shift}. No orders are taken for these hours any more.',
    ar: '{shift}. لن تُقبل طلبات لهذه الساعات بعد الآن.',
  },
  remove: { en: 'Delete shift', ar: 'حذف الوردية' },
  empty: { en: 'No data available', ar: 'لا توجد بيانات' },
  emptyText: {
    en: 'Without working hours the store is closed all week, and no order can be placed.',
    ar: 'من دون ساعات عمل يكون المتجر مغلقًا طوال الأسبوع ولا يمكن تقديم أي طلب.',
  },
  week: { en: 'The week at a glance', ar: 'نظرة على الأسبوع' },
  closed: { en: 'Closed', ar: 'مغلق' },
  piece: { en: '{start} to {end}', ar: 'من {start} إلى {end}' },
  pieceOver: { en: '{start} to {end} the next day', ar: 'من {start} إلى {end} في اليوم التالي' },
  pieceCarried: { en: 'until {end} from the day before', ar: 'حتى {end} من اليوم السابق' },

  applyAll: { en: 'Apply all', ar: 'تطبيق على الكل' },
  applyTitle: { en: 'Apply hours to several days', ar: 'تطبيق الساعات على عدة أيام' },
  apply: { en: 'Apply', ar: 'تطبيق' },
  days: { en: 'Days', ar: 'الأيام' },
  allDays: { en: 'All Days', ar: 'كل الأيام' },
  daysMissing: { en: 'Choose at least one day', ar: 'اختر يومًا واحدًا على الأقل' },
  replaces: {
    en: { one: 'This shift is replaced:', other: 'These {count} shifts are replaced:' },
    ar: {
      zero: 'لا تُستبدل أي وردية.',
      one: 'ستُستبدل هذه الوردية:',
      two: 'ستُستبدل هاتان الورديتان:',
      few: 'ستُستبدل هذه الورديات ({count}):',
      many: 'ستُستبدل هذه الورديات ({count}):',
      other: 'ستُستبدل هذه الورديات ({count}):',
    },
  },
  replacesNone: { en: 'No existing shift is replaced.', ar: 'لن تُستبدل أي وردية قائمة.' },
})
