import type { ErrorTexts } from '../kernel/errors.ts'

export const figureErrors = {
  'figures.idMissing': {
    status: 422,
    en: 'Name the row whose figure this is',
    ar: 'حدّد السجل صاحب هذا الرقم',
  },
  'figures.monthMissing': {
    status: 422,
    en: 'Name the first day of the month whose figure this is',
    ar: 'حدّد أول يوم من الشهر صاحب هذا الرقم',
  },
} satisfies ErrorTexts
