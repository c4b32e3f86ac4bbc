import { todayNames } from '@sufra/contract/insight/today.names'
import { texts } from '../../kernel/text/texts.ts'
import { unitText } from '../../kernel/text/unit.text.ts'

export const todayText = texts({
  ...todayNames,
  explain: { en: 'How are the figures of “{title}” worked out?', ar: 'كيف تُحسب أرقام «{title}»؟' },
  failed: { en: 'This could not be loaded.', ar: 'تعذر تحميل هذا الجزء.' },
  attention: { en: 'Needs attention', ar: 'يحتاج إلى متابعة' },
  nothingToDo: { en: 'Nothing needs attention.', ar: 'لا شيء يحتاج إلى متابعة.' },
  nothingWaits: { en: 'Every order to come has been answered.', ar: 'تم الرد على كل الطلبات القادمة.' },
  all: { en: 'All ({count})', ar: 'الكل ({count})' },
  events_today: { en: 'Events today', ar: 'مناسبات اليوم' },
  events_tomorrow: { en: 'Events tomorrow', ar: 'مناسبات الغد' },
  noEvents_today: { en: 'No events today.', ar: 'لا مناسبات اليوم.' },
  noEvents_tomorrow: { en: 'No events tomorrow.', ar: 'لا مناسبات غدًا.' },
  today: { en: 'Today', ar: 'اليوم' },
  tomorrow: { en: 'Tomorrow', ar: 'غدًا' },
  hour: { en: 'Hour', ar: 'الساعة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  noFullDays: {
    en: 'Every day of the next {days} days has room.',
    ar: 'تتوفر أماكن في كل أيام الفترة القادمة ({days} يومًا).',
  },
  moreDays: {
    en: { one: 'and 1 more', other: 'and {count} more' },
    ar: {
      zero: 'لا غير ذلك',
      one: 'ويوم آخر',
      two: 'ويومان آخران',
      few: 'و{count} أيام أخرى',
      many: 'و{count} يومًا آخر',
      other: 'و{count} يوم آخر',
    },
  },
  allDays: {
    en: { one: 'Show it', other: 'Show all {count} days' },
    ar: {
      zero: 'عرض الكل',
      one: 'عرض اليوم',
      two: 'عرض اليومين',
      few: 'عرض الأيام كلها ({count})',
      many: 'عرض الأيام كلها ({count})',
      other: 'عرض الأيام كلها ({count})',
    },
  },
  orders: unitText.orders,
  places: {
    en: { one: 'place', other: 'places' },
    ar: { zero: 'طلب', one: 'طلب', two: 'طلب', few: 'طلبات', many: 'طلبًا', other: 'طلب' },
  },
  portions: {
    en: { one: 'portion', other: 'portions' },
    ar: { zero: 'حصة', one: 'حصة', two: 'حصة', few: 'حصص', many: 'حصة', other: 'حصة' },
  },
  menusDone: { en: 'Every item is complete.', ar: 'كل الأصناف مكتملة.' },
  menusLeftOut: {
    en: { one: '1 more store is not looked at here.', other: '{count} more stores are not looked at here.' },
    ar: {
      zero: 'شمل الفحص كل المتاجر.',
      one: 'لم يشمل الفحص هنا متجرًا آخر.',
      two: 'لم يشمل الفحص هنا متجرين آخرين.',
      few: 'لم يشمل الفحص هنا {count} متاجر أخرى.',
      many: 'لم يشمل الفحص هنا {count} متجرًا آخر.',
      other: 'لم يشمل الفحص هنا {count} متجر آخر.',
    },
  },
  week: { en: 'This week so far', ar: 'هذا الأسبوع حتى الآن' },
  besideLastWeek: {
    en: 'Orders placed, compared with the same days of last week.',
    ar: 'الطلبات الواردة مقارنةً بالأيام نفسها من الأسبوع الماضي.',
  },
  toReport: { en: 'Report', ar: 'التقرير' },
  dueToStores: { en: 'Due to stores', ar: 'المستحق للمتاجر' },
  dueToUs: { en: 'Due to you', ar: 'المستحق لكم' },
  due: { en: 'Due now', ar: 'مستحق الآن' },
  expected: { en: 'Expected', ar: 'متوقع' },
  requested: { en: 'Requested', ar: 'مطلوب صرفه' },
  toPositions: { en: 'Stores payments', ar: 'مدفوعات المتاجر' },
  toStatement: { en: 'Statement', ar: 'كشف الحساب' },
})
