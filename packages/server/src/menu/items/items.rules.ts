import type { IssueCode } from '@sufra/contract/kernel/issues'
import type { RichTextDocument } from '@sufra/contract/kernel/richText'
import type { Item } from '@sufra/contract/menu/items'

type Prices = Pick<Item, 'delivery_type' | 'special_fees_amount' | 'original_price' | 'promoted_price'>

/** Conflicts between an item's prices, by field. */
export function priceProblems(prices: Prices): Partial<Record<keyof Prices, IssueCode>> {
  const { delivery_type, special_fees_amount, original_price, promoted_price } = prices
  return {
    ...(promoted_price > original_price && { promoted_price: 'price.promoted' }),
    ...(delivery_type === 'specialFees' &&
      special_fees_amount === 0 && { special_fees_amount: 'money.positive' }),
  }
}

type Node = { readonly text?: string; readonly content?: readonly Node[] }
const hasText = ({ text, content }: Node): boolean =>
  (text !== undefined && text.trim() !== '') || (content ?? []).some(hasText)

/** A description without text counts as empty. */
export const isBlank = (document: RichTextDocument): boolean => !hasText(document as Node)
