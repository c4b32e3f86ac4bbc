/**
 * A mail address for a sentence or a message: left to right, and never broken after a hyphen. Elements show `Mail`
 * instead.
 */
export const mailText = (address: string): string => `\u2066${address.replaceAll('-', '-\u2060')}\u2069`
