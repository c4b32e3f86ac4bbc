import { texts } from '../../kernel/text/texts.ts'

export const notesText = texts({
  note: { en: 'Internal note', ar: 'ملاحظة داخلية' },
  platformOnly: {
    en: 'Only platform staff see it. It is never printed or shared.',
    ar: 'لا يراها سوى موظفي المنصة، ولا تُطبع ولا تُشارك.',
  },
  restaurantOnly: {
    en: 'Only the restaurant and the store’s staff see it. It is never printed or shared.',
    ar: 'لا يراها سوى المطعم وموظفي متجره، ولا تُطبع ولا تُشارك.',
  },
  add: { en: 'Add note', ar: 'إضافة ملاحظة' },
  added: { en: 'Note added', ar: 'أُضيفت الملاحظة' },
  remove: { en: 'Delete note', ar: 'حذف الملاحظة' },
  askRemove: { en: 'Delete this note?', ar: 'هل تريد حذف هذه الملاحظة؟' },
  askRemoveText: { en: 'It cannot be brought back.', ar: 'لا يمكن استعادتها.' },
  removed: { en: 'Note deleted', ar: 'حُذفت الملاحظة' },
  failed: { en: 'The internal notes could not be loaded', ar: 'تعذّر تحميل الملاحظات الداخلية' },
})
