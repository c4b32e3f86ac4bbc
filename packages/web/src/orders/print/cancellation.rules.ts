import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { fill } from '@sufra/contract/kernel/language'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { ReadOrder } from '../order/readOrder.ts'
import { advanceOf } from '../order/totals.rules.ts'
import { printSheetText } from './print.sheet.text.ts'

type Order = Pick<
  ReadOrder,
  | 'cancellation_days'
  | 'cancellation_rule'
  | 'free_until'
  | 'order_total_price'
  | 'payed_amount'
  | 'refunded_amount'
  | 'payment_method'
  | 'store'
>

interface CancellationPolicy {
  /** Null if cancelling is always free. */
  readonly freeUntil: string | null
  readonly advance: { readonly rate: number; readonly amount: Dirhams } | null
  readonly sentence: Bilingual
}

/** Arabic numbers from 3 to 10, and those ending like them, take another plural than the rest. */
const hoursIn: Readonly<Record<Language, (hours: number) => string>> = {
  en: () => 'hours',
  ar: (hours) => (new Intl.PluralRules('ar').select(hours) === 'few' ? 'ساعات' : 'ساعة'),
}

function sentenceOf(
  { cancellation_rule, cancellation_days: days, payment_method }: Order,
  rate: number,
): Bilingual {
  // Orders placed when whole days counted keep the sentence printed then (DECISIONS 38).
  if (cancellation_rule === 'days') return printSheetText.policyText
  if (payment_method === 'cashondelivery') return printSheetText.policyCash
  if (rate === 0) return printSheetText.policyNoAdvance
  const hours = days * 24
  const words = (language: Language) =>
    fill((days === 0 ? printSheetText.policyAfter : printSheetText.policyHours)[language], {
      hours,
      unit: hoursIn[language](hours),
      percent: rate,
    })
  return { en: words('en'), ar: words('ar') }
}

/** The spec's sentence with this order's own figures, and the resulting amounts (DECISIONS 18, 26, 38). */
export function cancellationOf(order: Order): CancellationPolicy {
  const advance = advanceOf(order)
  const costs = advance !== null || order.cancellation_rule === 'days'
  return {
    freeUntil: costs ? order.free_until : null,
    advance: advance && { rate: advance.rate, amount: advance.required },
    sentence: sentenceOf(order, advance?.rate ?? 0),
  }
}
