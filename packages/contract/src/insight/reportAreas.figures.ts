import { type FigureText, reportFigures } from './reports.figures.ts'

const { orders, revenue, average, delivery } = reportFigures

/** The figures of delivery areas. Days and stores are those of `reportFigures`. */
export const areaFigures = {
  areas: {
    unit: 'number',
    name: { en: 'Delivery areas', ar: 'مناطق التوصيل' },
    formula: {
      en: 'Different areas that were delivered to. Orders without an area and cancelled orders are left out.',
      ar: 'عدد المناطق التي جرى التوصيل إليها، دون الطلبات بلا منطقة والطلبات الملغاة.',
    },
  },
  orders,
  share: {
    unit: 'percent',
    name: { en: 'Share of orders (%)', ar: 'النسبة من الطلبات (%)' },
    formula: {
      en: 'Orders of the area ÷ all orders of the range.',
      ar: 'طلبات المنطقة ÷ كل طلبات الفترة.',
    },
  },
  revenue,
  average,
  delivery,
  located: {
    unit: 'orders',
    name: { en: 'Orders on the map', ar: 'الطلبات على الخريطة' },
    formula: {
      en: 'Orders whose position is known and in Qatar, counted in squares of 0.01° (about 1 km) or wider. Cancelled orders are left out.',
      ar: 'الطلبات المعروف موقعها داخل قطر، محسوبة في مربعات ضلعها 0.01° (نحو كيلومتر واحد) أو أوسع، دون الطلبات الملغاة.',
    },
  },
} as const satisfies Readonly<Record<string, FigureText>>
