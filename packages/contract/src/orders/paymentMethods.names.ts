import type { Bilingual } from '../kernel/language.ts'
import type { paymentMethods } from './orders.shapes.ts'

export const paymentMethodNames = {
  cashondelivery: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  creditcard: { en: 'Credit card', ar: 'بطاقة ائتمان' },
} as const satisfies Readonly<Record<(typeof paymentMethods)[number], Bilingual>>
