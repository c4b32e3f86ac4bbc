/** Digits of an Arabic or Persian keyboard as Western ones: of an amount, a phone number, a code, an order's id. */
export const typedDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
