import type { Bilingual } from '../kernel/language.ts'

/** A figure in words, for the screen and docs/figures.md. */
export interface FigureText {
  readonly unit: 'orders' | 'money' | 'minutes' | 'days' | 'number' | 'percent' | 'stars'
  readonly name: Bilingual
  /** How it is made, and what it leaves out. */
  readonly formula: Bilingual
}

/**
 * The figures of reports. Each is a sum over the orders whose day is in the range: the day in Qatar on which they were
 * placed, or that of their event. The server has the SQL of each (`reportFacts.ts`); docs/figures.md has both.
 */
export const reportFigures = {
  orders: {
    unit: 'orders',
    name: { en: 'Orders', ar: 'الطلبات' },
    formula: {
      en: 'Orders that are not cancelled, new ones included.',
      ar: 'الطلبات غير الملغاة، بما فيها الجديدة.',
    },
  },
  revenue: {
    unit: 'money',
    name: { en: 'Revenue', ar: 'الإيرادات' },
    formula: {
      en: 'Totals of the orders: items, delivery and tax, less discounts. Cancelled orders are left out.',
      ar: 'إجماليات الطلبات: الأصناف والتوصيل والضريبة بعد الخصومات، دون الطلبات الملغاة.',
    },
  },
  average: {
    unit: 'money',
    name: { en: 'Average order', ar: 'متوسط الطلب' },
    formula: { en: 'Revenue ÷ orders.', ar: 'الإيرادات ÷ عدد الطلبات.' },
  },
  sub_total: {
    unit: 'money',
    name: { en: 'Sub Total', ar: 'المجموع الفرعي' },
    formula: {
      en: 'Items with their choices and addons, before discounts, delivery and tax. Cancelled orders are left out.',
      ar: 'الأصناف مع اختياراتها وإضافاتها قبل الخصومات والتوصيل والضريبة، دون الطلبات الملغاة.',
    },
  },
  delivery: {
    unit: 'money',
    name: { en: 'Delivery fees', ar: 'رسوم التوصيل' },
    formula: {
      en: 'Delivery fees of orders that are not cancelled. They are the store’s.',
      ar: 'رسوم توصيل الطلبات غير الملغاة، وهي للمتجر.',
    },
  },
  store_discounts: {
    unit: 'money',
    name: { en: 'Discounts borne by stores', ar: 'خصومات تتحملها المتاجر' },
    formula: {
      en: 'Offers, and the stores’ part of coupons. Cancelled orders are left out.',
      ar: 'العروض وحصة المتاجر من القسائم، دون الطلبات الملغاة.',
    },
  },
  platform_discounts: {
    unit: 'money',
    name: { en: 'Discounts borne by the platform', ar: 'خصومات تتحملها المنصة' },
    formula: {
      en: 'The platform’s part of coupons, and the welcome discount. Cancelled orders are left out.',
      ar: 'حصة المنصة من القسائم، والخصم الترحيبي، دون الطلبات الملغاة.',
    },
  },
  commission: {
    unit: 'money',
    name: { en: 'Commission', ar: 'العمولة' },
    formula: {
      en: 'Commission by the ledger: the store’s percentage of the sub total less the discounts it bears. Cancelling gives it back.',
      ar: 'العمولة حسب دفتر الأستاذ: نسبة المتجر من المجموع الفرعي بعد الخصومات التي يتحملها، وتُلغى عند إلغاء الطلب.',
    },
  },
  gateway_charges: {
    unit: 'money',
    name: { en: 'Gateway charges', ar: 'رسوم بوابة الدفع' },
    formula: {
      en: 'The store’s percentage of what was paid by card, by the ledger. Of cancelled orders, what the store bears.',
      ar: 'نسبة المتجر مما دُفع بالبطاقة حسب دفتر الأستاذ. ومن الطلبات الملغاة ما يتحمله المتجر.',
    },
  },
  received: {
    unit: 'money',
    name: { en: 'Received by card', ar: 'المستلم بالبطاقة' },
    formula: {
      en: 'What the platform received from customers, cancelled orders included. Refunds are not deducted.',
      ar: 'ما استلمته المنصة من العملاء، بما فيه الطلبات الملغاة، دون خصم المبالغ المردودة.',
    },
  },
  collected: {
    unit: 'money',
    name: { en: 'Cash collected by stores', ar: 'النقد الذي حصلته المتاجر' },
    formula: {
      en: 'What stores took from customers themselves, by the ledger.',
      ar: 'ما حصلته المتاجر من العملاء مباشرة حسب دفتر الأستاذ.',
    },
  },
  refunded: {
    unit: 'money',
    name: { en: 'Refunds', ar: 'المبالغ المردودة' },
    formula: {
      en: 'What was awarded to customers, cancelled orders included, whether it is paid back yet or not.',
      ar: 'ما تقرر رده للعملاء، بما فيه الطلبات الملغاة، سواء رُد أم لم يُرد بعد.',
    },
  },
  due: {
    unit: 'money',
    name: { en: 'Due to stores', ar: 'المستحق للمتاجر' },
    formula: {
      en: 'Received + discounts borne by the platform − gateway charges − commission − refunds, by the ledger. Of orders that are not completed yet, what is expected. Cancelled orders count with what is left to the store. Negative if stores owe it.',
      ar: 'المستلم + خصومات تتحملها المنصة − رسوم بوابة الدفع − العمولة − المبالغ المردودة، حسب دفتر الأستاذ. ومن الطلبات التي لم تكتمل ما هو متوقع، ومن الملغاة ما يبقى للمتجر. ويكون سالبًا إذا كان مستحقًا على المتاجر.',
    },
  },
  cancelled: {
    unit: 'orders',
    name: { en: 'Cancelled orders', ar: 'الطلبات الملغاة' },
    formula: {
      en: 'Orders that were cancelled or rejected, whoever did it.',
      ar: 'الطلبات التي أُلغيت أو رُفضت أيًّا كان من فعل ذلك.',
    },
  },
  cancelled_value: {
    unit: 'money',
    name: { en: 'Value of cancelled orders', ar: 'قيمة الطلبات الملغاة' },
    formula: {
      en: 'Totals of the cancelled orders, as they were placed.',
      ar: 'إجماليات الطلبات الملغاة كما قُدمت.',
    },
  },
} as const satisfies Readonly<Record<string, FigureText>>

export type ReportFigure = keyof typeof reportFigures
export const figureKeys = Object.keys(reportFigures) as [ReportFigure, ...ReportFigure[]]

/** Figures that are sums; the others are made of them. */
export type SummedFigure = Exclude<ReportFigure, 'average'>
export const summedFigures = figureKeys.filter((key): key is SummedFigure => key !== 'average')

/** Sums with what is made of them. Amounts are dirhams, rounded half up. */
export const withAverage = <Sums extends Readonly<Record<SummedFigure, number>>>(sums: Sums) => ({
  ...sums,
  average: sums.orders === 0 ? 0 : Math.round(sums.revenue / sums.orders),
})
