import type { ErrorTexts } from '../kernel/errors.ts'

export const payoutAccountErrors = {
  'payoutAccounts.changed': {
    status: 409,
    en: 'The payout account was changed after you opened it. Check it again before you confirm it',
    ar: 'تغيّر حساب الصرف بعد أن فتحته. راجعه من جديد قبل تأكيده',
  },
  'payoutAccounts.ownChange': {
    status: 409,
    en: 'You changed this payout account yourself. Another admin confirms it',
    ar: 'أنت من غيّر حساب الصرف هذا، ويؤكده مسؤول آخر',
  },
} satisfies ErrorTexts
