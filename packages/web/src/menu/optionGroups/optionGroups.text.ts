import { texts } from '../../kernel/text/texts.ts'

/** What choices and addons have in common. */
export const itemOptionsText = texts({
  name: { en: 'Name', ar: 'الاسم' },
  nameIn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameInArabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  price: { en: 'Price', ar: 'السعر' },
  showOnMenu: { en: 'Show on menu', ar: 'إظهار في القائمة' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  removeText: {
    en: '{name} and its options are removed from the item. Existing orders keep them.',
    ar: 'سيُزال {name} وخياراته من الصنف. تحتفظ بها الطلبات السابقة.',
  },
  options: { en: 'Options', ar: 'الخيارات' },
  addOptions: { en: 'Add Options', ar: 'إضافة خيار' },
  newOption: { en: 'New option', ar: 'خيار جديد' },
  editedOption: { en: 'Edit option', ar: 'تعديل الخيار' },
  removeOption: { en: 'Delete option', ar: 'حذف الخيار' },
  removeOptionAsk: { en: 'Delete this option?', ar: 'هل تريد حذف هذا الخيار؟' },
  removeOptionText: {
    en: '{name} can no longer be ordered. Existing orders keep it.',
    ar: 'لن يعود {name} متاحًا للطلب. تحتفظ به الطلبات السابقة.',
  },
  noOptions: { en: 'No list options are available', ar: 'لا توجد خيارات' },
  optionCount: {
    en: { one: '{count} option', other: '{count} options' },
    ar: {
      zero: 'بلا خيارات',
      one: 'خيار واحد',
      two: 'خياران',
      few: '{count} خيارات',
      many: '{count} خيارًا',
      other: '{count} خيار',
    },
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removed: { en: '{name} deleted', ar: 'تم حذف {name}' },
})
