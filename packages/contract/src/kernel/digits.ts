/** Arabic-Indic and Persian digits, as people type them, turned into the Western ones that everything is kept in. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
