import { texts } from '../../kernel/text/texts.ts'

/** Texts of all printed sheets about money. */
export const moneyPrintText = texts({
  taxNumber: { en: 'Tax registration number', ar: 'الرقم الضريبي' },
})
