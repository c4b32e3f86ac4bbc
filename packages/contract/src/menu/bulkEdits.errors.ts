import type { ErrorTexts } from '../kernel/errors.ts'

export const bulkEditErrors = {
  'menuChanges.stale': {
    status: 409,
    en: 'The menu has changed since this preview. Check the changes again',
    ar: 'تغيّرت القائمة بعد هذه المعاينة. راجع التغييرات من جديد',
  },
  'menuChanges.nothing': {
    status: 422,
    en: 'There is nothing to change',
    ar: 'لا يوجد ما يمكن تغييره',
  },
  'menuChanges.undone': {
    status: 409,
    en: 'This change has already been undone',
    ar: 'سبق التراجع عن هذا التغيير',
  },
} satisfies ErrorTexts
