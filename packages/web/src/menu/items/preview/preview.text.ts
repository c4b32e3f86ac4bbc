import { texts } from '../../../kernel/text/texts.ts'

export const previewText = texts({
  preview: { en: 'Preview', ar: 'معاينة' },
  title: { en: 'What the customer sees', ar: 'ما يراه العميل' },
  language: { en: 'Language of the preview', ar: 'لغة المعاينة' },
  hiddenItem: {
    en: 'Customers do not see this item: it is switched off.',
    ar: 'لا يرى العملاء هذا الصنف: إنه متوقف.',
  },
  hiddenCategory: {
    en: 'Customers do not see this item: its category “{name}” is hidden.',
    ar: 'لا يرى العملاء هذا الصنف: تصنيفه «{name}» مخفي.',
  },
  hiddenGroup: { en: 'Not shown to customers: “{name}”', ar: 'لا يظهر للعملاء: «{name}»' },
  hiddenOption: {
    en: 'Not shown to customers: “{name}” of “{group}”',
    ar: 'لا يظهر للعملاء: «{name}» من «{group}»',
  },
  impossible: {
    en: 'Nobody can order it: “{name}” requires a selection of {least}, and only {count} can be chosen.',
    ar: 'لا يمكن لأحد طلبه: «{name}» يتطلب {least} من الخيارات وفيه {count}.',
  },
})
