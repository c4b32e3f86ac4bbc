import type { FigureText } from './reports.figures.ts'

/** The figures of capacity. A day is the one of the event, whichever is chosen for other reports. */
export const capacityFigures = {
  used: {
    unit: 'orders',
    name: { en: 'Orders', ar: 'الطلبات' },
    formula: {
      en: 'Orders for events of the day that are not cancelled, new ones included: they take a place of the store’s day.',
      ar: 'طلبات مناسبات اليوم غير الملغاة، بما فيها الجديدة: كل طلب يشغل مكانًا من طاقة المتجر في يومه.',
    },
  },
  limit: {
    unit: 'orders',
    name: { en: 'Capacity', ar: 'الطاقة' },
    formula: {
      en: 'Orders the stores take in a day, as they are set today. Booked days have none; days before a store was added or after it was archived are left out.',
      ar: 'عدد الطلبات التي تقبلها المتاجر في اليوم حسب إعدادها الحالي. لا طاقة للأيام المحجوزة، ولا تُحسب أيام ما قبل إضافة المتجر أو بعد أرشفته.',
    },
  },
  share: {
    unit: 'percent',
    name: { en: 'Used (%)', ar: 'المستخدم (%)' },
    formula: {
      en: 'Orders ÷ capacity. Above 100 if the capacity was lowered or the day booked after orders were placed.',
      ar: 'الطلبات ÷ الطاقة. تتجاوز 100 إذا خُفضت الطاقة أو حُجز اليوم بعد تقديم الطلبات.',
    },
  },
  full: {
    unit: 'days',
    name: { en: 'Full days', ar: 'أيام مكتملة' },
    formula: {
      en: 'Days on which a store had as many orders as it takes, each store counted by itself. Booked days are left out.',
      ar: 'الأيام التي بلغت فيها طلبات المتجر طاقته، ويُحسب كل متجر على حدة، دون الأيام المحجوزة.',
    },
  },
  booked: {
    unit: 'days',
    name: { en: 'Booked days', ar: 'أيام محجوزة' },
    formula: {
      en: 'Days on which a store takes no orders because it is booked, each store counted by itself.',
      ar: 'الأيام التي لا يقبل فيها المتجر طلبات لأنه محجوز، ويُحسب كل متجر على حدة.',
    },
  },
} as const satisfies Readonly<Record<string, FigureText>>
