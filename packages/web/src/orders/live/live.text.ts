import { texts } from '../../kernel/text/texts.ts'

export const liveText = texts({
  newOrder: { en: 'New order {id}', ar: 'طلب جديد {id}' },
  forStore: { en: '{store} · QAR {total}', ar: '{store} · {total} ر.ق' },
  mute: { en: 'Mute the order bell', ar: 'كتم جرس الطلبات' },
  unmute: { en: 'Ring for new orders', ar: 'تشغيل جرس الطلبات' },
  hushed: { en: 'Press anywhere to hear the bell', ar: 'اضغط في أي مكان لسماع الجرس' },
  held: {
    en: { one: 'Show the new order', other: 'Show {count} new orders' },
    ar: {
      zero: 'عرض الطلبات الجديدة',
      one: 'عرض الطلب الجديد',
      two: 'عرض طلبين جديدين',
      few: 'عرض {count} طلبات جديدة',
      many: 'عرض {count} طلبًا جديدًا',
      other: 'عرض {count} طلب جديد',
    },
  },
  attention: { en: 'Needs attention', ar: 'تحتاج إلى متابعة' },
  waited: { en: 'waiting {time}', ar: 'ينتظر منذ {time}' },
  until: { en: 'event in {time}', ar: 'الموعد بعد {time}' },
  // Where there is no room for the words.
  waitedBriefly: { en: '{time} ago', ar: 'منذ {time}' },
  untilBriefly: { en: 'in {time}', ar: 'بعد {time}' },
  passed: { en: 'event time has passed', ar: 'مضى موعد المناسبة' },
  minutes: { en: '{n} min', ar: '{n} د' },
  hours: { en: '{n} h', ar: '{n} س' },
  days: { en: '{n} d', ar: '{n} ي' },
})
