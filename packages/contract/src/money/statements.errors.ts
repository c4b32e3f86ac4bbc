import type { ErrorTexts } from '../kernel/errors.ts'

export const statementErrors = {
  'statements.storeMissing': {
    status: 422,
    en: 'Choose a store or a restaurant',
    ar: 'اختر متجرًا أو مطعمًا',
  },
} satisfies ErrorTexts
