import type { ErrorTexts } from '../kernel/errors.ts'

export const reportErrors = {
  'reports.rangeTooLong': {
    status: 422,
    en: 'Choose at most five years',
    ar: 'اختر خمس سنوات على الأكثر',
  },
} satisfies ErrorTexts
