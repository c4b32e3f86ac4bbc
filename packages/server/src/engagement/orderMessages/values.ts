import type { Values } from '@sufra/contract/engagement/orderMessages.placeholders'
import { formatDay, formatTime } from '@sufra/contract/kernel/clock'
import { type Bilingual, fill, type Language } from '@sufra/contract/kernel/language'
import { currency, type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import type { Amounts } from './amounts.ts'
import type { OrderFacts } from './notices.sql.ts'

const atTheirWish: Bilingual = { en: 'as you wished', ar: 'بناءً على رغبتك' }
const inCash: Bilingual = { en: '{cash} in cash from the store', ar: '{cash} نقدًا من المتجر' }
const andInCash: Bilingual = {
  en: '{refund}, and {cash} in cash from the store',
  ar: '{refund}، و{cash} نقدًا من المتجر',
}

const money = (amount: Dirhams, language: Language) =>
  language === 'ar' ? `${formatQar(amount)} ${currency.ar}` : `${currency.en} ${formatQar(amount)}`

/** The store returns the cash that it took, as the platform does not have it. */
function refundIn(language: Language, amounts: Pick<Amounts, 'refund' | 'cash'>): string {
  const [refund, cash] = [money(amounts.refund, language), money(amounts.cash, language)]
  if (amounts.cash === 0) return refund
  return fill((amounts.refund === 0 ? inCash : andInCash)[language], { refund, cash })
}

/** What the placeholders of an order's messages come to. Nothing of them is the customer's own. */
export function valuesOf(order: OrderFacts, amounts: Amounts, language: Language, platform: string): Values {
  const own = (name: 'store_name' | 'area_name' | 'cancel_reason') => order[`${name}_${language}`]
  return {
    order_number: String(order.id),
    store: own('store_name') ?? '',
    area: own('area_name') ?? '',
    delivery_day: formatDay(order.event_at, language),
    delivery_time: formatTime(order.event_at, language),
    total: money(amounts.total, language),
    platform,
    reason: own('cancel_reason') ?? atTheirWish[language],
    refund: refundIn(language, amounts),
    amount_due: money(amounts.advance, language),
  }
}
