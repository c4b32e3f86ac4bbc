import type { ErrorTexts } from '../kernel/errors.ts'

export const orderNoteErrors = {
  'orderNotes.full': {
    status: 409,
    en: 'Order {id} already has {most} notes, the most it can have. Delete one of yours first',
    ar: 'بلغت ملاحظات الطلب {id} حدها الأقصى، وهو {most}. احذف إحدى ملاحظاتك أولًا',
  },
} satisfies ErrorTexts
