import type { FigureText } from './reports.figures.ts'

/** The figures of customers, by months in Qatar. They are added up every hour, and show when. */
export const customerFigures = {
  new: {
    unit: 'number',
    name: { en: 'New customers', ar: 'عملاء جدد' },
    formula: {
      en: 'Customers whose first order was placed in the month: on the platform, or at the restaurant or store that is shown. Cancelled orders count as orders.',
      ar: 'العملاء الذين قدموا أول طلب لهم في الشهر، على المنصة أو لدى المطعم أو المتجر المعروض. الطلبات الملغاة تُحسب طلبات.',
    },
  },
  returning: {
    unit: 'number',
    name: { en: 'Returning customers', ar: 'عملاء عائدون' },
    formula: {
      en: 'Customers who ordered in the month and had placed their first order in an earlier month.',
      ar: 'العملاء الذين طلبوا في الشهر وكان أول طلب لهم في شهر سابق.',
    },
  },
  lost: {
    unit: 'number',
    name: { en: 'Lost customers', ar: 'عملاء مفقودون' },
    formula: {
      en: 'Customers without an order for 12 months after one, in the month in which the 12 months ended. Who comes back is a returning customer again.',
      ar: 'العملاء الذين مضى على أحد طلباتهم 12 شهرًا دون طلب جديد، ويُحسبون في الشهر الذي اكتملت فيه المدة. ومن يعود منهم يُحسب عميلًا عائدًا.',
    },
  },
  share: {
    unit: 'percent',
    name: { en: 'Share that ordered again (%)', ar: 'نسبة من طلبوا مجددًا (%)' },
    formula: {
      en: 'Customers of a first month who ordered in a later month ÷ all customers of that first month.',
      ar: 'عملاء شهر البداية الذين طلبوا في الشهر اللاحق ÷ كل عملاء شهر البداية.',
    },
  },
} as const satisfies Readonly<Record<string, FigureText>>
