import { texts } from '../../kernel/text/texts.ts'

/** The words of one change, in every history. */
export const changeText = texts({
  insert: { en: 'added', ar: 'إضافة' },
  update: { en: 'changed', ar: 'تعديل' },
  delete: { en: 'deleted', ar: 'حذف' },
  view: { en: 'looked at', ar: 'اطلاع' },
  staff: { en: 'Platform staff', ar: 'موظفو المنصة' },
  system: { en: 'System', ar: 'النظام' },
  recipient: { en: 'Recipient of the mail', ar: 'مستلم الرسالة' },
  nothing: { en: 'empty', ar: 'فارغ' },
  yes: { en: 'yes', ar: 'نعم' },
  no: { en: 'no', ar: 'لا' },
  changed: { en: 'changed', ar: 'تغيّر' },
  done: { en: '{what}: {action}', ar: '{what}: {action}' },
  shown: { en: 'shown', ar: 'ظاهر' },
  hidden: { en: 'hidden', ar: 'مخفي' },
  on: { en: 'on', ar: 'مفعّل' },
  off: { en: 'off', ar: 'متوقف' },
  became: { en: 'became', ar: 'أصبح' },
  comma: { en: ', ', ar: '، ' },
  sealed: { en: 'not shown to you', ar: 'غير معروض لك' },
  erased: { en: 'erased with the customer', ar: 'مُحي مع بيانات العميل' },
  more: {
    en: { one: '1 more field', other: '{count} more fields' },
    ar: {
      zero: 'لا حقول أخرى',
      one: 'حقل آخر',
      two: 'حقلان آخران',
      few: '{count} حقول أخرى',
      many: '{count} حقلًا آخر',
      other: '{count} حقل آخر',
    },
  },
  moreValues: {
    en: { one: '1 more', other: '{count} more' },
    ar: {
      zero: 'لا غيرها',
      one: 'واحد آخر',
      two: 'اثنان آخران',
      few: '{count} أخرى',
      many: '{count} أخرى',
      other: '{count} أخرى',
    },
  },
  undo: { en: 'Undo', ar: 'تراجع' },
  undoField: { en: 'Undo the change to {field}', ar: 'تراجع عن تغيير {field}' },
  undoAsk: { en: 'Undo this change?', ar: 'التراجع عن هذا التغيير؟' },
  undoNow: { en: 'Undo the change', ar: 'التراجع عن التغيير' },
  undone: { en: 'The change has been undone.', ar: 'تم التراجع عن التغيير.' },
  fromScreen: { en: 'on screen', ar: 'من الشاشة' },
  fromApi: { en: 'through the API', ar: 'عبر الواجهة البرمجية' },
  fromFile: { en: 'from a file', ar: 'من ملف' },
  fromBulk: { en: 'in a bulk change', ar: 'بتعديل جماعي' },
  fromJob: { en: 'by a background job', ar: 'بمهمة تلقائية' },
  fromCommand: { en: 'from the command line', ar: 'من سطر الأوامر' },
})

/** Months of the trail that are kept in files. */
export const archiveText = texts({
  archived: { en: 'Look in the archive of {month}', ar: 'البحث في أرشيف {month}' },
  newest: { en: 'Newest changes', ar: 'أحدث التغييرات' },
  noneIn: { en: 'Nothing was changed in {month}.', ar: 'لا تغييرات في {month}.' },
  noneSince: { en: 'Nothing has been changed after {month}.', ar: 'لا تغييرات بعد {month}.' },
  inArchive: { en: 'From the archive of {month}.', ar: 'من أرشيف {month}.' },
})
