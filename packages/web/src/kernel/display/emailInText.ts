import { isolated } from '../text/isolated.ts'

/**
 * An email address in a sentence or a message. It may break before @ and dots, like `Mail`, which elements show instead,
 * and never after a hyphen.
 */
export const emailInText = (address: string): string =>
  isolated(address.replaceAll('-', '-\u2060').replaceAll(/(?=[@.])/g, '\u200b'))
