import type { FigureText } from './reports.figures.ts'

/** The figures of promotions. Days and stores are those of `reportFigures`. */
export const promotionFigures = {
  orders: {
    unit: 'orders',
    name: { en: 'Orders with it', ar: 'الطلبات المستفيدة' },
    formula: {
      en: 'Orders whose price the promotion lowered; in the totals, orders with one or more promotions, each once. Cancelled orders are left out.',
      ar: 'الطلبات التي خُفض سعرها بفضل العرض أو القسيمة. وفي الإجماليات يُحسب كل طلب مرة واحدة وإن تعددت خصوماته. ولا تُحسب الطلبات الملغاة.',
    },
  },
  revenue: {
    unit: 'money',
    name: { en: 'Revenue of these orders', ar: 'إيرادات هذه الطلبات' },
    formula: {
      en: 'Totals of the orders with the promotion, after all discounts. An order with several promotions counts in each of them, and once in the totals.',
      ar: 'إجماليات الطلبات المستفيدة بعد كل الخصومات. والطلب المستفيد من أكثر من خصم يُحسب في كل منها، ومرة واحدة في الإجماليات.',
    },
  },
  cost: {
    unit: 'money',
    name: { en: 'Cost', ar: 'التكلفة' },
    formula: {
      en: 'What the promotion took off the prices: borne by stores + borne by the platform.',
      ar: 'ما خُصم من الأسعار: ما تتحمله المتاجر + ما تتحمله المنصة.',
    },
  },
  store_cost: {
    unit: 'money',
    name: { en: 'Borne by stores', ar: 'ما تتحمله المتاجر' },
    formula: {
      en: 'Offers, and the stores’ part of coupons. Their total is “Discounts borne by stores” of the revenue report.',
      ar: 'العروض وحصة المتاجر من القسائم. ومجموعها هو «خصومات تتحملها المتاجر» في تقرير الإيرادات.',
    },
  },
  platform_cost: {
    unit: 'money',
    name: { en: 'Borne by the platform', ar: 'ما تتحمله المنصة' },
    formula: {
      en: 'The platform’s part of coupons, and the welcome discount, as the ledger has them. Their total is “Discounts borne by the platform” of the revenue report.',
      ar: 'حصة المنصة من القسائم، والخصم الترحيبي، كما في دفتر الأستاذ. ومجموعها هو «خصومات تتحملها المنصة» في تقرير الإيرادات.',
    },
  },
  share: {
    unit: 'percent',
    name: { en: 'Cost of revenue (%)', ar: 'التكلفة من الإيرادات (%)' },
    formula: {
      en: 'Cost ÷ revenue of these orders. The lower, the more was brought for what it cost.',
      ar: 'التكلفة ÷ إيرادات هذه الطلبات. وكلما قلّت النسبة كان المردود أكبر مقابل التكلفة.',
    },
  },
  new_customers: {
    unit: 'number',
    name: { en: 'New customers', ar: 'عملاء جدد' },
    formula: {
      en: 'Orders with the promotion that were their customer’s first: on the platform or, once a restaurant or a store is chosen, at the store.',
      ar: 'الطلبات المستفيدة التي كانت أول طلب للعميل: على المنصة، أو لدى المتجر عند اختيار مطعم أو متجر.',
    },
  },
} as const satisfies Readonly<Record<string, FigureText>>
