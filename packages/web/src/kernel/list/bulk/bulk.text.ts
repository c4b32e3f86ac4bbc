import { texts } from '../../text/texts.ts'

export const bulkText = texts({
  selectAll: { en: 'Select all shown', ar: 'تحديد كل الصفوف الظاهرة' },
  selectOne: { en: 'Select {name}', ar: 'تحديد {name}' },
  bar: { en: 'Selected rows', ar: 'الصفوف المحددة' },
  selected: {
    en: { one: '{count} selected', other: '{count} selected' },
    ar: {
      zero: 'لا شيء محدد',
      one: 'صف واحد محدد',
      two: 'صفان محددان',
      few: '{count} صفوف محددة',
      many: '{count} صفًا محددًا',
      other: '{count} صف محدد',
    },
  },
  notShown: {
    en: { one: '{count} of them is not shown', other: '{count} of them are not shown' },
    ar: {
      zero: '',
      one: 'واحد منها غير ظاهر',
      two: 'اثنان منها غير ظاهرين',
      few: '{count} منها غير ظاهرة',
      many: '{count} منها غير ظاهرة',
      other: '{count} منها غير ظاهرة',
    },
  },
  clear: { en: 'Clear selection', ar: 'إلغاء التحديد' },
  turnOn: { en: 'Switch on', ar: 'تفعيل' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  on: { en: 'On', ar: 'مفعّل' },
  off: { en: 'Off', ar: 'موقوف' },
  already: { en: 'Already: {state}', ar: 'الحالة الحالية: {state}' },
  deleted: { en: 'Deleted', ar: 'محذوف' },
})
