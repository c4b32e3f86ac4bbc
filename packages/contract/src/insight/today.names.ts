/** What the figures of the first page are called. */
export const todayNames = {
  undecided: { en: 'Orders waiting too long for an answer', ar: 'طلبات تأخر الرد عليها' },
  overdue: { en: 'Accepted orders of past days, not completed', ar: 'طلبات مقبولة مضى موعدها ولم تكتمل' },
  unpaid: {
    en: 'Card payments outstanding within 7 days of the event',
    ar: 'دفعات بطاقة غير مكتملة لمناسبات خلال 7 أيام',
  },
  requests: { en: 'Payment requests to decide', ar: 'طلبات دفع بانتظار القرار' },
  toAnswer: { en: 'Reviews to answer', ar: 'تقييمات بانتظار الرد' },
  lowRated: { en: 'Low reviews without an answer', ar: 'تقييمات منخفضة دون رد' },
  approvals: { en: 'Restaurants awaiting approval', ar: 'مطاعم بانتظار الموافقة' },
  waiting: { en: 'Waiting for an answer', ar: 'بانتظار الرد' },
  accepted: { en: 'Accepted', ar: 'مقبولة' },
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  completed: { en: 'Completed', ar: 'مكتملة' },
  people: { en: 'People to serve', ar: 'عدد الضيوف' },
  fullDays: { en: 'Almost full days', ar: 'أيام شبه مكتملة الحجز' },
  menus: { en: 'Menus', ar: 'قوائم الطعام' },
} as const
