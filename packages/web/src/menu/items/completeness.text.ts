import { texts } from '../../kernel/text/texts.ts'

export const completenessText = texts({
  done: { en: '{done} of {all}', ar: '{done} من {all}' },
  whole: { en: '{name}: {done} of {all}, nothing is missing', ar: '{name}: {done} من {all}، لا ينقصه شيء' },
  lacking: { en: '{name}: {done} of {all}. Missing: {what}', ar: '{name}: {done} من {all}. ينقصه: {what}' },
  missing: { en: 'Missing', ar: 'ينقصه' },
  photo: { en: 'Main photo', ar: 'الصورة الرئيسية' },
  name_ar: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  short_description_ar: { en: 'Short description in Arabic', ar: 'الوصف المختصر بالعربية' },
  description_en: { en: 'Description in English', ar: 'الوصف بالإنجليزية' },
  description_ar: { en: 'Description in Arabic', ar: 'الوصف بالعربية' },
  price: { en: 'A price above 0', ar: 'سعر أكبر من صفر' },
  limits: { en: 'Limits per day and per order', ar: 'الحد الأقصى في اليوم وفي الطلب' },
  gallery: { en: 'Pictures in the gallery', ar: 'صور في المعرض' },

  meter: { en: 'Completeness of the menu', ar: 'اكتمال القائمة' },
  percent: { en: '{percent}% complete', ar: 'مكتملة بنسبة {percent}%' },
  allDone: { en: 'Nothing is missing', ar: 'لا ينقصها شيء' },
  unfinished: {
    en: { one: '{count} item needs work', other: '{count} items need work' },
    ar: {
      zero: 'لا أصناف تحتاج إلى استكمال',
      one: 'صنف واحد يحتاج إلى استكمال',
      two: 'صنفان يحتاجان إلى استكمال',
      few: '{count} أصناف تحتاج إلى استكمال',
      many: '{count} صنفًا يحتاج إلى استكمال',
      other: '{count} صنف يحتاج إلى استكمال',
    },
  },
  unorderable: {
    en: { one: '{count} item cannot be ordered', other: '{count} items cannot be ordered' },
    ar: {
      zero: 'كل الأصناف يمكن طلبها',
      one: 'صنف واحد لا يمكن طلبه',
      two: 'صنفان لا يمكن طلبهما',
      few: '{count} أصناف لا يمكن طلبها',
      many: '{count} صنفًا لا يمكن طلبه',
      other: '{count} صنف لا يمكن طلبه',
    },
  },
  lacks_photo: { en: '{count} without a photo', ar: '{count} بلا صورة' },
  lacks_arabic: { en: '{count} without Arabic', ar: '{count} بلا نص عربي' },
  lacks_description: { en: '{count} without a description', ar: '{count} بلا وصف' },
  lacks_price: { en: '{count} without a price', ar: '{count} بلا سعر' },
  lacks_limits: { en: '{count} without limits', ar: '{count} بلا حدود' },
  lacks_gallery: { en: '{count} without a gallery', ar: '{count} بلا معرض صور' },
})
