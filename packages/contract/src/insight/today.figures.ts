import type { FigureText } from './reports.figures.ts'
import { todayNames } from './today.names.ts'

/**
 * The figures of the first page that no report has. Each is the total of the list it leads to; those of the week are in
 * `reports.figures.ts`, money explains itself row by row.
 */
export const todayFigures = {
  undecided: {
    unit: 'orders',
    name: todayNames.undecided,
    formula: {
      en: 'Pending orders, whatever the day of their event, that were placed longer ago than the response time: for the platform that of the general setting, for stores their own if they have one.',
      ar: 'الطلبات قيد الانتظار، أيًّا كان يوم مناسبتها، التي مضى على تقديمها أكثر من مهلة الرد: للمنصة المهلة المحددة في الإعدادات العامة، وللمتجر مهلته الخاصة إن وُجدت.',
    },
  },
  overdue: {
    unit: 'orders',
    name: todayNames.overdue,
    formula: {
      en: 'Accepted orders whose event was before today in Qatar.',
      ar: 'الطلبات المقبولة التي كان يوم مناسبتها قبل اليوم بتوقيت قطر.',
    },
  },
  unpaid: {
    unit: 'orders',
    name: todayNames.unpaid,
    formula: {
      en: 'Pending and accepted orders paid by card of which something remains to be paid, with an event today or on one of the next six days.',
      ar: 'الطلبات المقبولة وقيد الانتظار المدفوعة بالبطاقة التي بقي منها مبلغ لم يُدفع، ومناسبتها اليوم أو خلال الأيام الستة القادمة.',
    },
  },
  requests: {
    unit: 'number',
    name: todayNames.requests,
    formula: {
      en: 'Pending payment requests of the other side: the platform decides those of stores, a store those that the platform raised for it.',
      ar: 'طلبات الدفع المعلقة المقدَّمة من الطرف الآخر: تبتّ المنصة في طلبات المتاجر، ويبتّ المتجر في الطلبات التي قدمتها له المنصة.',
    },
  },
  toAnswer: {
    unit: 'number',
    name: todayNames.toAnswer,
    formula: {
      en: 'Reviews of your stores that nobody has answered.',
      ar: 'تقييمات متاجركم التي لم يُرد عليها بعد.',
    },
  },
  lowRated: {
    unit: 'number',
    name: todayNames.lowRated,
    formula: {
      en: 'Reviews with a rating of 2 or less that nobody has answered.',
      ar: 'التقييمات التي فيها درجة 2 أو أقل ولم يُرد عليها بعد.',
    },
  },
  approvals: {
    unit: 'number',
    name: todayNames.approvals,
    formula: {
      en: 'Restaurants that are neither approved nor refused yet.',
      ar: 'المطاعم التي لم تُقبل ولم تُرفض بعد.',
    },
  },
  waiting: {
    unit: 'orders',
    name: todayNames.waiting,
    formula: {
      en: 'Pending orders whose event is today or later in Qatar, the soonest first.',
      ar: 'الطلبات قيد الانتظار التي مناسبتها اليوم أو بعده بتوقيت قطر، والأقرب موعدًا أولًا.',
    },
  },
  accepted: {
    unit: 'orders',
    name: todayNames.accepted,
    formula: {
      en: 'Accepted orders by the hour of their event in Qatar. Completed ones are counted beside them.',
      ar: 'الطلبات المقبولة حسب ساعة مناسبتها بتوقيت قطر، أما المكتملة فتُحسب إلى جانبها.',
    },
  },
  pending: {
    unit: 'orders',
    name: todayNames.pending,
    formula: {
      en: 'Orders that nobody has answered, by the hour of their event in Qatar.',
      ar: 'الطلبات التي لم يُرد عليها بعد، حسب ساعة مناسبتها بتوقيت قطر.',
    },
  },
  completed: {
    unit: 'orders',
    name: todayNames.completed,
    formula: {
      en: 'Completed orders by the hour of their event in Qatar. Cancelled orders are left out.',
      ar: 'الطلبات المكتملة حسب ساعة مناسبتها بتوقيت قطر، دون الطلبات الملغاة.',
    },
  },
  people: {
    unit: 'number',
    name: todayNames.people,
    formula: {
      en: 'Quantities of all items of the accepted orders. Pending and completed orders are left out.',
      ar: 'مجموع كميات الأصناف في الطلبات المقبولة، دون الطلبات المكتملة وقيد الانتظار.',
    },
  },
  fullDays: {
    unit: 'days',
    name: todayNames.fullDays,
    formula: {
      en: 'Days from today to the 13th after it on which a store has 80 % or more of the orders it takes in a day, or an item 80 % or more of its portions. Cancelled orders are left out.',
      ar: 'الأيام من اليوم إلى الثالث عشر بعده التي بلغت فيها طلبات المتجر 80 % أو أكثر مما يقبله في اليوم، أو بلغ المطلوب من أحد الأصناف 80 % أو أكثر من حصصه، دون الطلبات الملغاة.',
    },
  },
  menus: {
    unit: 'number',
    name: todayNames.menus,
    formula: {
      en: 'Items of each store that nobody can order as the menu stands, and items that lack something customers look for. Of the first 20 stores.',
      ar: 'أصناف كل متجر التي لا يمكن طلبها بوضع القائمة الحالي، والأصناف التي ينقصها ما يبحث عنه العملاء، في أول 20 متجرًا.',
    },
  },
} as const satisfies Readonly<Record<keyof typeof todayNames, FigureText>>

export type TodayFigure = keyof typeof todayFigures
