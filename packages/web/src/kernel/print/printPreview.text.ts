import { texts } from '../text/texts.ts'

/** Texts of the screen around a sheet. */
export const printPreviewText = texts({
  print: { en: 'Print', ar: 'طباعة' },
  language: { en: 'Print language', ar: 'لغة الطباعة' },
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
  both: { en: 'Both', ar: 'كلتاهما' },
  close: { en: 'Close', ar: 'إغلاق' },
})
