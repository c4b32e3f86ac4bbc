import type { Values } from '@sufra/contract/engagement/orderMessages.placeholders'
import { formatDay, formatTime } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { currency, type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import { downPayment } from '../../money/ledger/cancellation.rules.ts'
import type { OrderFacts } from './notices.sql.ts'

const atTheirWish: Bilingual = { en: 'as you wished', ar: 'بناءً على رغبتك' }

const money = (amount: Dirhams, language: Language) =>
  language === 'ar' ? `${formatQar(amount)} ${currency.ar}` : `${currency.en} ${formatQar(amount)}`

/** What the placeholders of an order's messages come to. Nothing of them is the customer's own. */
export function valuesOf(order: OrderFacts, language: Language, platform: string): Values {
  const own = (name: 'store_name' | 'area_name' | 'cancel_reason') => order[`${name}_${language}`]
  return {
    order_number: String(order.id),
    store: own('store_name') ?? '',
    area: own('area_name') ?? '',
    delivery_day: formatDay(order.event_at, language),
    delivery_time: formatTime(order.event_at, language),
    total: money(order.order_total_price, language),
    platform,
    reason: own('cancel_reason') ?? atTheirWish[language],
    refund: money(order.refund_amount ?? order.refunded_amount, language),
    amount_due: money(Math.max(0, downPayment(order) - order.paid_amount), language),
  }
}
