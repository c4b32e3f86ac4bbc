import type { Refusals } from '../kernel/errors.ts'

export const menuChangeRefusals = {
  'menuChanges.stale': {
    status: 409,
    en: 'The menu has changed since you looked at these changes. Look at them again',
    ar: 'تغيّرت القائمة بعد أن عاينت هذه التغييرات. عاينها من جديد',
  },
  'menuChanges.nothing': {
    status: 422,
    en: 'There is nothing to change',
    ar: 'لا يوجد ما يمكن تغييره',
  },
  'menuChanges.undone': {
    status: 409,
    en: 'This change has been undone already',
    ar: 'سبق التراجع عن هذا التغيير',
  },
} satisfies Refusals
