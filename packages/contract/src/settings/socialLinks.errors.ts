import type { ErrorTexts } from '../kernel/errors.ts'

export const socialLinkErrors = {
  'socialLinks.full': {
    status: 409,
    en: 'There are five links already. Delete one to add another',
    ar: 'توجد خمسة روابط بالفعل. احذف أحدها لإضافة رابط آخر',
  },
} satisfies ErrorTexts
