import { texts } from '../../kernel/text/texts.ts'

export const liveText = texts({
  newOrder: { en: 'New order {id}', ar: 'طلب جديد {id}' },
  forStore: { en: '{store} · QAR {total}', ar: '{store} · {total} ر.ق' },
  mute: { en: 'Mute the order bell', ar: 'كتم جرس الطلبات' },
  unmute: { en: 'Ring for new orders', ar: 'تشغيل جرس الطلبات' },
  soundBlocked: { en: 'Press anywhere to hear the bell', ar: 'اضغط في أي مكان لسماع الجرس' },
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
  justArrived: { en: 'just arrived', ar: 'وصل للتو' },
  waiting: { en: 'waiting {time}', ar: 'ينتظر منذ {time}' },
  left: { en: 'in {time}', ar: 'بعد {time}' },
  passed: { en: 'delivery time has passed', ar: 'مضى موعد التسليم' },
  // The form used after a preposition.
  minutes: {
    en: { one: '{count} minute', other: '{count} minutes' },
    ar: {
      zero: '{count} دقيقة',
      one: 'دقيقة',
      two: 'دقيقتين',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
  },
  hours: {
    en: { one: '{count} hour', other: '{count} hours' },
    ar: {
      zero: '{count} ساعة',
      one: 'ساعة',
      two: 'ساعتين',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
  },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: '{count} يوم',
      one: 'يوم',
      two: 'يومين',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
})
