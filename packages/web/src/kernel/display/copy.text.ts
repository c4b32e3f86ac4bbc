import { texts } from '../text/texts.ts'

export const copyText = texts({
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
})
