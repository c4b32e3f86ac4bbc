import type { Bilingual } from '@sufra/contract/kernel/language'

export const browserPushText = {
  newOrder: { en: 'New order', ar: 'طلب جديد' },
  order: { en: 'Order {order}', ar: 'الطلب {order}' },
  orderIn: { en: 'Order {order}, {where}', ar: 'الطلب {order}، {where}' },
} satisfies Record<string, Bilingual>
