import type { ErrorTexts } from '../kernel/errors.ts'

export const figureErrors = {
  'figures.idMissing': {
    status: 422,
    en: 'Name the row whose figure this is',
    ar: 'حدّد السجل صاحب هذا الرقم',
  },
} satisfies ErrorTexts
