/** Keeps a date, a code or an address left to right in a line of Arabic that is no element of its own. */
export const isolated = (text: string): string => `\u2066${text}\u2069`
