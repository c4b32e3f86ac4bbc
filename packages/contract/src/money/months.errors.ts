import type { ErrorTexts } from '../kernel/errors.ts'

export const monthErrors = {
  'months.closed': {
    status: 409,
    en: '{who} has already closed this month',
    ar: 'سبق أن أغلق {who} هذا الشهر',
  },
  'months.notNext': {
    status: 409,
    en: 'Months are closed in order, and this is not the next one. Load the page again',
    ar: 'تُغلق الأشهر بالترتيب، وليس هذا هو الشهر التالي. حمّل الصفحة من جديد',
  },
  'months.changed': {
    status: 409,
    en: 'The month has changed since it was shown: its closing balance is QAR {balance} now (entries: {rows}). It was not closed. Check it again',
    ar: 'تغيّر الشهر بعد عرضه: رصيده الختامي الآن {balance} ر.ق (عدد القيود: {rows}). لم يُغلق الشهر. راجعه من جديد',
  },
  'months.notOver': {
    status: 409,
    en: 'This month is not over yet in Qatar',
    ar: 'لم ينتهِ هذا الشهر بعد بتوقيت قطر',
  },
} satisfies ErrorTexts
