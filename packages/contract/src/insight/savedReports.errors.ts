import type { ErrorTexts } from '../kernel/errors.ts'

export const savedReportErrors = {
  'savedReports.full': {
    status: 409,
    en: 'You have {most} saved reports. Delete one first',
    ar: 'لديك {most} تقرير محفوظ. احذف أحدها أولًا',
  },
  'savedReports.recipient': {
    status: 422,
    en: 'One of these people may not see the report. Choose again',
    ar: 'أحد هؤلاء الأشخاص لا يملك صلاحية الاطلاع على التقرير. اختر من جديد',
  },
} satisfies ErrorTexts
