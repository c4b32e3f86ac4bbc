import { westernDigits } from '@sufra/contract/kernel/digits'
import { isAllowedLink } from '@sufra/contract/kernel/richText.rules'

/** Completes a typed link: adds the scheme if the kind of address is clear. */
export function typedLink(text: string): string | undefined {
  const typed = text.trim()
  const digits = westernDigits(typed).replace(/[\s()-]/g, '')
  const href = /^\+?\d{7,15}$/.test(digits)
    ? `tel:${digits}`
    : /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)
      ? `mailto:${typed}`
      : /^[^\s:/?#@]+\.[^\s:/?#@]+(?:[/?#]\S*)?$/.test(typed)
        ? `https://${typed}`
        : typed
  return isAllowedLink(href) ? href : undefined
}
