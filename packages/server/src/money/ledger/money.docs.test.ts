import { readFileSync, writeFileSync } from 'node:fs'
import { formatQar } from '@sufra/contract/kernel/money'
import { expect, it } from 'vitest'
import { downPayment } from './cancellation.rules.ts'
import * as rules from './ledger.rules.ts'

/**
 * The worked examples of docs/money.md, computed by the rules. `UPDATE_DOCS=1 npx vitest run money.docs` updates them.
 */
const page = new URL('../../../../../docs/money.md', import.meta.url)

const chart: readonly rules.Account[] = [
  'platform_bank',
  'customer_receivable',
  'store_uncollected',
  'store_cash',
  'platform_discounts',
  'store_expected',
  'store_payable',
  'commission_revenue',
  'gateway_charges',
  'refunds_payable',
]

type Step = readonly [what: string, kind: rules.EventKind, (order: rules.Figures) => rules.Posting[]]

const signed = (amount: number) => (amount > 0 ? '+' : amount < 0 ? '−' : '') + formatQar(Math.abs(amount))

/** Posts events and prints them: a row per event, a column per account that was used, and the figures. */
function table(share: number, steps: readonly Step[]): string {
  let order: rules.Figures = {
    ...rules.copiesOf('placement', []),
    order_total_price: 0,
    coupon_platform_contribution_value: share,
    welcome_discount_value: 0,
  }
  const events = steps.map(([what, kind, post]) => {
    const postings = post(order)
    const copies = rules.copiesOf(kind, postings)
    const changed = Object.entries(copies).map(([key, by]) => [key, order[key as keyof rules.Copies] + by])
    order = { ...order, ...Object.fromEntries(changed) }
    return { what, postings }
  })
  const all = events.flatMap(({ postings }) => postings)
  const columns = chart.filter((account) => all.some((posting) => posting.account === account))
  const of = (postings: readonly rules.Posting[], account: rules.Account) =>
    postings.filter((posting) => posting.account === account).map(({ amount }) => amount)
  const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const balances = columns.map((account) => `**${signed(sum(of(all, account)))}**`)
  return [
    row(['', ...columns]),
    row(['---', ...columns.map(() => '--:')]),
    ...events.map(({ what, postings }) =>
      row([what, ...columns.map((account) => of(postings, account).map(signed).join(' '))]),
    ),
    row(['**balance**', ...balances]),
    '',
    `Total ${formatQar(order.order_total_price || sum(of(events[0]?.postings ?? [], 'customer_receivable')))} · received ${formatQar(order.paid_amount)} · cash ${formatQar(order.cash_collected_amount)} · refunded ${formatQar(order.refunded_amount)} · remaining ${formatQar(order.remaining_amount)} · **due to store ${signed(order.due_to_store)}**`,
  ].join('\n')
}

const placed = (total: number, share: number, commission: number): Step => [
  'placement',
  'placement',
  () => rules.placement({ order_total_price: total, platform_share: share, commission }),
]
const paid = (amount: number, charge: number): Step => [
  'payment',
  'payment',
  () => rules.payment(amount, charge),
]
const collected: Step = [
  'cash collected',
  'cash_collected',
  ({ remaining_amount }) => rules.cashCollected(remaining_amount),
]
const completed: Step = ['completion', 'completion', rules.completion]
const cancelled = (forfeited: number, platform_bears_charge = false): Step => [
  'cancellation',
  'cancellation',
  (order) => rules.cancellation(order, { forfeited, platform_bears_charge }),
]
const paidBack: Step = ['refund', 'refund', ({ refunded_amount }) => rules.refundPaid(refunded_amount)]

const commission = (sub_total: number, discount_value: number, coupon_platform_contribution_value: number) =>
  rules.commissionOf(
    { sub_total, discount_value, coupon_platform_contribution_value, welcome_discount_value: 0 },
    15,
  )
const card = placed(950_00, 60_00, commission(1000_00, 100_00, 60_00))
const advance = paid(475_00, 11_88)

const examples: Readonly<Record<string, string>> = {
  cash: table(0, [placed(530_00, 0, commission(500_00, 0, 0)), collected, completed]),
  'cash coupon': table(100_00, [
    placed(430_00, 100_00, commission(500_00, 100_00, 100_00)),
    collected,
    completed,
  ]),
  'card coupon': table(60_00, [card, advance, collected, completed]),
  'owed again': table(60_00, [
    card,
    paid(475_00, 11_88),
    [
      'refund',
      'refund',
      ({ paid_amount }) => [...rules.refundAwarded(paid_amount, false), ...rules.refundPaid(paid_amount)],
    ],
    paid(475_00, 7_13),
    collected,
    completed,
  ]),
  'given back': table(60_00, [card, advance, cancelled(0), paidBack]),
  forfeited: table(60_00, [card, paid(950_00, 23_75), cancelled(475_00), paidBack]),
  'forfeited with cash': table(60_00, [
    card,
    advance,
    ['cash collected', 'cash_collected', () => rules.cashCollected(100_00)],
    cancelled(475_00),
  ]),
  'cash late': table(0, [
    placed(530_00, 0, commission(500_00, 0, 0)),
    ['cash collected', 'cash_collected', () => rules.cashCollected(200_00)],
    cancelled(
      downPayment({ order_total_price: 530_00, catering_advance: 50, payment_method: 'cashondelivery' }),
    ),
  ]),
  platform: table(60_00, [card, advance, cancelled(0, true), paidBack]),
}

it('matches the worked examples of docs/money.md', () => {
  const text = readFileSync(page, 'utf8')
  const named = [...text.matchAll(/<!-- example: (.*?) -->/g)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(examples))
  const right = text.replace(
    /(<!-- example: (.*?) -->\n)(\n?\|[^\n]*(?:\n\|[^\n]*)*\n\nTotal [^\n]*\n)?/g,
    (_, mark: string, name: string) => `${mark}\n${examples[name]}\n`,
  )
  if (process.env.UPDATE_DOCS) writeFileSync(page, right)
  else expect(text).toBe(right)
})
