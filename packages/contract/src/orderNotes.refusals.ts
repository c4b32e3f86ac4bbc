import type { Refusals } from './kernel/errors.ts'

export const orderNoteRefusals = {
  'orderNotes.full': {
    status: 409,
    en: 'Order {id} holds {most} notes already. Delete one of yours first',
    ar: 'في الطلب {id} {most} ملاحظة، وهو الحد الأقصى. احذف إحدى ملاحظاتك أولًا',
  },
} satisfies Refusals
