import { type FigureText, reportFigures } from './reports.figures.ts'

/** The figures of answers, lead times and cancellations. Days and stores are those of `reportFigures`. */
export const answerFigures = {
  answered: {
    unit: 'orders',
    name: { en: 'Answered orders', ar: 'الطلبات المجاب عنها' },
    formula: {
      en: 'Orders that the store accepted, or that the store, its restaurant or an admin rejected. Orders still waiting are left out.',
      ar: 'الطلبات التي قبلها المتجر، أو رفضها المتجر أو مطعمه أو مسؤول، دون الطلبات التي ما زالت تنتظر.',
    },
  },
  unanswered: {
    unit: 'orders',
    name: { en: 'Never answered', ar: 'طلبات بلا رد' },
    formula: {
      en: 'Orders that the customer, the channel or the system cancelled before the store had accepted.',
      ar: 'الطلبات التي ألغاها العميل أو القناة أو النظام قبل أن يقبلها المتجر.',
    },
  },
  answer_median: {
    unit: 'minutes',
    name: { en: 'Minutes until answered, median', ar: 'وسيط دقائق الرد' },
    formula: {
      en: 'Half of the answered orders were answered within this many minutes. Whole minutes from placing to the answer.',
      ar: 'نصف الطلبات المجاب عنها جاءه الرد خلال هذه الدقائق، من تقديم الطلب إلى الرد بالدقائق الكاملة.',
    },
  },
  answer_most: {
    unit: 'minutes',
    name: { en: 'Minutes until answered, 90th percentile', ar: 'دقائق الرد لتسعة من كل عشرة طلبات' },
    formula: {
      en: 'Nine of ten answered orders were answered within this many minutes.',
      ar: 'تسعة من كل عشرة طلبات مجاب عنها جاءها الرد خلال هذه الدقائق.',
    },
  },
  lead_median: {
    unit: 'days',
    name: { en: 'Days ahead, median', ar: 'وسيط أيام الطلب المسبق' },
    formula: {
      en: 'Half of the orders were placed at most this many days before the day of the event. Cancelled orders are left out.',
      ar: 'نصف الطلبات قُدم قبل يوم المناسبة بهذا العدد من الأيام أو أقل، دون الطلبات الملغاة.',
    },
  },
  lead_most: {
    unit: 'days',
    name: { en: 'Days ahead, 90th percentile', ar: 'أيام الطلب المسبق لتسعة من كل عشرة طلبات' },
    formula: {
      en: 'Nine of ten orders were placed at most this many days before the day of the event. Cancelled orders are left out.',
      ar: 'تسعة من كل عشرة طلبات قُدمت قبل يوم المناسبة بهذا العدد من الأيام أو أقل، دون الطلبات الملغاة.',
    },
  },
  cancelled: reportFigures.cancelled,
  cancelled_value: reportFigures.cancelled_value,
  cancelled_refunded: {
    unit: 'money',
    name: { en: 'Refunds of cancelled orders', ar: 'المبالغ المردودة للطلبات الملغاة' },
    formula: {
      en: 'What was awarded to customers of cancelled orders, whether it is paid back yet or not.',
      ar: 'ما تقرر رده لعملاء الطلبات الملغاة، سواء رُد أم لم يُرد بعد.',
    },
  },
  cancelled_charges: {
    unit: 'money',
    name: { en: 'Gateway charges of cancelled orders', ar: 'رسوم بوابة الدفع للطلبات الملغاة' },
    formula: {
      en: 'What stores bear of the gateway’s charges on what was paid for cancelled orders, by the ledger.',
      ar: 'ما تتحمله المتاجر من رسوم بوابة الدفع عمّا دُفع للطلبات الملغاة، حسب دفتر الأستاذ.',
    },
  },
  cancelled_kept: {
    unit: 'money',
    name: { en: 'Left to stores', ar: 'المتبقي للمتاجر' },
    formula: {
      en: 'What is due to stores from cancelled orders, by the ledger: the forfeited part of what was paid by card, less what stores bear. Negative if stores owe it.',
      ar: 'المستحق للمتاجر من الطلبات الملغاة حسب دفتر الأستاذ: ما لا يُرد مما دُفع بالبطاقة بعد خصم ما تتحمله المتاجر. ويكون سالبًا إذا كان مستحقًا على المتاجر.',
    },
  },
} as const satisfies Readonly<Record<string, FigureText>>

/** The days between placing and event that are shown together, each by its first. */
export const leadClasses = [0, 1, 2, 3, 4, 8, 15, 31, 91] as const
