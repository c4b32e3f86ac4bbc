import type { Bilingual } from '../kernel/language.ts'

/**
 * How promotions meet on one order, in words: for the screen and for docs/ordering-api.md. Tests hold each rule to the
 * pricing, and the docs to these texts.
 */
export const stackRules = {
  best: {
    en: 'An item gets one offer: of its own and its store’s the higher, and of two equal ones the older.',
    ar: 'لكل صنف عرض واحد: الأعلى من عرضه وعرض متجره، وعند التساوي الأقدم.',
  },
  line: {
    en: 'An offer is taken of the whole line, choices and addons included. The store bears it.',
    ar: 'يُحسب العرض على سعر الصنف كاملًا مع اختياراته وإضافاته، ويتحمله المتجر.',
  },
  coupon: {
    en: 'A coupon is taken of what the offers leave: of the whole order, or of the items it is for.',
    ar: 'تُحسب القسيمة على ما يبقى بعد العروض: على الطلب كله، أو على الأصناف المشمولة بها.',
  },
  minimum: {
    en: 'A coupon’s minimum looks at the whole order after its offers and before delivery.',
    ar: 'يُقارن الحد الأدنى للقسيمة بقيمة الطلب كله بعد العروض وقبل رسوم التوصيل.',
  },
  nothing: {
    en: 'A coupon that would take nothing off an order is refused.',
    ar: 'تُرفض القسيمة إذا لم تخفّض شيئًا من الطلب.',
  },
  share: {
    en: 'The platform bears its percentage of a coupon’s discount, the store bears the rest.',
    ar: 'تتحمل المنصة نسبتها من خصم القسيمة، ويتحمل المتجر الباقي.',
  },
  welcome: {
    en: 'A customer’s first order gets the welcome discount, taken of what the offers leave. The platform bears it.',
    ar: 'يحصل أول طلب للعميل على الخصم الترحيبي محسوبًا على ما يبقى بعد العروض، وتتحمله المنصة.',
  },
  either: {
    en: 'An order takes one coupon, and a coupon takes the place of the welcome discount.',
    ar: 'للطلب قسيمة واحدة، وتحل القسيمة محل الخصم الترحيبي.',
  },
  budget: {
    en: 'A welcome discount that is more than its budget has left is not given, not even in part.',
    ar: 'إذا زاد الخصم الترحيبي على ما بقي من ميزانيته فلا يُمنح ولو جزئيًا.',
  },
  delivery: {
    en: 'Delivery is never discounted.',
    ar: 'لا خصم على رسوم التوصيل.',
  },
  rounding: {
    en: 'Each discount is rounded half up to the dirham: an offer by line, the others by order.',
    ar: 'يُقرَّب كل خصم إلى أقرب درهم، والنصف إلى الأعلى: العرض لكل صنف، وغيره للطلب كله.',
  },
} as const satisfies Record<string, Bilingual>
export type StackRule = keyof typeof stackRules
