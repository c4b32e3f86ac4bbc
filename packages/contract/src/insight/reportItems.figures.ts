import type { FigureText } from './reports.figures.ts'

/** The figures of items. Days and stores are those of `reportFigures`; cancelled orders are left out. */
export const itemFigures = {
  items: {
    unit: 'number',
    name: { en: 'Items sold', ar: 'الأصناف المباعة' },
    formula: {
      en: 'Different items that were ordered. An item that was renamed or deleted since counts once, under today’s name.',
      ar: 'عدد الأصناف المختلفة التي طُلبت. الصنف الذي تغيّر اسمه أو حُذف بعد ذلك يُحسب مرة واحدة باسمه الحالي.',
    },
  },
  quantity: {
    unit: 'number',
    name: { en: 'Quantity', ar: 'الكمية' },
    formula: {
      en: 'Quantities of the lines of orders. Cancelled orders are left out.',
      ar: 'كميات بنود الطلبات، دون الطلبات الملغاة.',
    },
  },
  sub_total: {
    unit: 'money',
    name: { en: 'Sub Total', ar: 'المجموع الفرعي' },
    formula: {
      en: 'Items with their choices and addons, before discounts, delivery and tax. Cancelled orders are left out.',
      ar: 'الأصناف مع اختياراتها وإضافاتها قبل الخصومات والتوصيل والضريبة، دون الطلبات الملغاة.',
    },
  },
  unsold: {
    unit: 'number',
    name: { en: 'Items never sold', ar: 'أصناف لم تُبع' },
    formula: {
      en: 'Active items of stores, added by the end of the range, that no order of the range has. Cancelled orders are left out.',
      ar: 'أصناف المتاجر الفعالة التي أُضيفت قبل نهاية الفترة ولم ترد في أي طلب خلالها، دون الطلبات الملغاة.',
    },
  },
  orders: {
    unit: 'orders',
    name: { en: 'Orders', ar: 'الطلبات' },
    formula: {
      en: 'Orders that have the item, however many lines of it. Cancelled orders are left out.',
      ar: 'الطلبات التي تتضمن الصنف مهما تعددت بنوده، دون الطلبات الملغاة.',
    },
  },
  together: {
    unit: 'orders',
    name: { en: 'Ordered together', ar: 'طُلبا معًا' },
    formula: {
      en: 'Orders that have both items. Cancelled orders are left out.',
      ar: 'الطلبات التي تتضمن الصنفين معًا، دون الطلبات الملغاة.',
    },
  },
  share: {
    unit: 'percent',
    name: { en: 'Share (%)', ar: 'النسبة (%)' },
    formula: {
      en: 'Ordered together ÷ orders of the item named first, which is the one with fewer orders.',
      ar: 'الطلبات المشتركة ÷ طلبات الصنف المذكور أولًا، وهو الأقل طلبًا.',
    },
  },
} as const satisfies Readonly<Record<string, FigureText>>
