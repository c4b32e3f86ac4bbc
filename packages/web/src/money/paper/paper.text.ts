import { texts } from '../../kernel/text/texts.ts'

/** Texts of all papers about money. */
export const moneyPaperText = texts({
  taxNumber: { en: 'Tax registration number', ar: 'الرقم الضريبي' },
})
