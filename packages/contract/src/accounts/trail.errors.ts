import type { ErrorTexts } from '../kernel/errors.ts'

export const trailErrors = {
  'trail.archiveMissing': {
    status: 409,
    en: 'The file of this archived month is missing and has to be restored from a backup. Tell whoever runs the server',
    ar: 'ملف هذا الشهر المؤرشف مفقود ويجب استرجاعه من نسخة احتياطية. أبلغ مسؤول الخادم',
  },
} satisfies ErrorTexts
