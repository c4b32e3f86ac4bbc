import { texts } from '../text/texts.ts'

export const richTextText = texts({
  toolbar: { en: 'Formatting of {label}', ar: 'تنسيق {label}' },
  bold: { en: 'Bold', ar: 'عريض' },
  italic: { en: 'Italic', ar: 'مائل' },
  underline: { en: 'Underline', ar: 'تسطير' },
  strike: { en: 'Strikethrough', ar: 'يتوسطه خط' },
  heading1: { en: 'Large heading', ar: 'عنوان كبير' },
  heading2: { en: 'Medium heading', ar: 'عنوان متوسط' },
  heading3: { en: 'Small heading', ar: 'عنوان صغير' },
  bulletList: { en: 'Bulleted list', ar: 'قائمة نقطية' },
  orderedList: { en: 'Numbered list', ar: 'قائمة مرقمة' },
  blockquote: { en: 'Quotation', ar: 'اقتباس' },
  link: { en: 'Link', ar: 'رابط' },
  undo: { en: 'Undo', ar: 'تراجع' },
  redo: { en: 'Redo', ar: 'إعادة' },
  address: { en: 'Web page, email address or phone number', ar: 'صفحة ويب أو بريد إلكتروني أو رقم هاتف' },
  setLink: { en: 'Set link', ar: 'إضافة الرابط' },
  removeLink: { en: 'Remove link', ar: 'إزالة الرابط' },
})
