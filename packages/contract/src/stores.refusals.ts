import type { Refusals } from './kernel/errors.ts'

export const storeRefusals = {
  'stores.ratesByAdmins': {
    status: 403,
    en: 'Rates and limits of money are set by the platform. Leave out: {fields}',
    ar: 'النسب والحدود المالية تحددها المنصة. احذف: {fields}',
  },
  'stores.openOrders': {
    status: 409,
    en: 'This store still has orders to decide or to deliver ({count}). Complete or cancel them first',
    ar: 'ما زالت لدى هذا المتجر طلبات للبتّ فيها أو توصيلها (العدد: {count}). أكملها أو ألغها أولًا',
  },
} satisfies Refusals
