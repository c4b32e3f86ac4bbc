import { texts } from '../../kernel/text/texts.ts'

export const calendarText = texts({
  calendar: { en: 'Calendar of offers', ar: 'تقويم العروض' },
  bar: {
    en: '{title} {discount}%, {target}, {days}: {state}',
    ar: '{title} {discount}%، {target}، {days}: {state}',
  },
  today: { en: 'Today', ar: 'اليوم' },
  running: {
    en: { one: '{count} running', other: '{count} running' },
    ar: {
      zero: 'لا عروض سارية',
      one: 'عرض سارٍ',
      two: 'عرضان ساريان',
      few: '{count} عروض سارية',
      many: '{count} عرضًا ساريًا',
      other: '{count} عرض سارٍ',
    },
  },
  scheduled: {
    en: { one: '{count} scheduled', other: '{count} scheduled' },
    ar: {
      zero: 'لا عروض مجدولة',
      one: 'عرض مجدول',
      two: 'عرضان مجدولان',
      few: '{count} عروض مجدولة',
      many: '{count} عرضًا مجدولًا',
      other: '{count} عرض مجدول',
    },
  },
  off: {
    en: { one: '{count} switched off', other: '{count} switched off' },
    ar: {
      zero: 'لا عروض موقوفة',
      one: 'عرض موقوف',
      two: 'عرضان موقوفان',
      few: '{count} عروض موقوفة',
      many: '{count} عرضًا موقوفًا',
      other: '{count} عرض موقوف',
    },
  },
  ended: {
    en: { one: '{count} ended', other: '{count} ended' },
    ar: {
      zero: 'لا عروض منتهية',
      one: 'عرض منتهٍ',
      two: 'عرضان منتهيان',
      few: '{count} عروض منتهية',
      many: '{count} عرضًا منتهيًا',
      other: '{count} عرض منتهٍ',
    },
  },
})
