/** Converts Arabic-Indic and Persian digits to the Western ones that are stored. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
