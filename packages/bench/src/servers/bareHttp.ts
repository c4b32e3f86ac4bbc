import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, atQatar } from '@sufra/contract/kernel/clock'
import { percentOf } from '@sufra/contract/kernel/money'
import { reportReady } from './ready.ts'
import { sessionOf } from './sessionOf.ts'
import type { Statement } from './statements.ts'

/** The cheapest possible orders list: Node's `http`, the statements Sufra sends, the same response built by hand. */
export type Row = Readonly<Record<string, unknown>>
type Query = (statement: Statement) => Promise<readonly Row[]>

/** One call of the desk: its SQL statements, and what the response has beside the rows. */
export interface View {
  readonly session: Statement
  readonly list: Statement
  readonly counts: Statement
  /** The totals of a list filtered by days or an area. */
  readonly narrowed?: Statement | undefined
  /** Where the list's total comes from: a status, the rows found, the overdue orders, or all. */
  readonly of: number | 'found' | 'waiting' | 'all'
  readonly masked: boolean
}

/** Keyed by the call's path and body. */
const views: Readonly<Record<string, View>> = JSON.parse(process.env.BENCH_VIEWS ?? '{}')

const paymentWords: Readonly<Record<string, { en: string; ar: string }>> = {
  unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  partPaid: { en: 'Part-paid', ar: 'مدفوع جزئيًا' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  refundDue: { en: 'Refund due', ar: 'بانتظار الاسترداد' },
  refunded: { en: 'Refunded', ar: 'مُسترد' },
}
const qar = (amount: unknown) => Number(amount) / 100
const text = (en: unknown, ar: unknown) => (en === null ? null : { en, ar })

function paymentState(row: Row): string {
  const kept = Number(row.paid_amount) - Number(row.refunded_amount) + Number(row.cash_collected_amount)
  if (Number(row.refund_due) > 0) return 'refundDue'
  if (row.status_id === 7 && Number(row.refunded_amount) > 0) return 'refunded'
  if (row.status_id !== 7 && row.remaining_amount === 0) return 'paid'
  return kept > 0 ? 'partPaid' : 'unpaid'
}

const paymentStatus = (row: Row) => ({
  status: row.remaining_amount === 0 && row.status_id !== 7 ? 'paid' : 'unpaid',
  display_status: paymentWords[paymentState(row)],
})

const freeUntil = (row: Row): string => {
  const days = Number(row.cancellation_days)
  const until =
    row.cancellation_rule === 'days'
      ? atQatar(addDays(String(row.event_day), -days))
      : new Date(Date.parse(String(row.event_at)) - days * 86_400_000)
  return until.toISOString()
}

const mask = '••••••••'

const order = (row: Row, masked: boolean) => ({
  id: row.id,
  created_at: row.created_at,
  picked_time_iso_date: row.event_at,
  delivery_area: text(row.area_name_en, row.area_name_ar),
  area_id: row.area_id,
  people: row.people,
  payment_method: row.payment_method,
  order_current_status: {
    id: row.status_id,
    status: row.status,
    display_status: { en: row.display_status_en, ar: row.display_status_ar },
  },
  order_current_payment_status: paymentStatus(row),
  order_total_price: qar(row.order_total_price),
  payed_amount: qar(row.paid_amount),
  remaining_amount: qar(row.remaining_amount),
  platform_commission_value: qar(row.platform_commission_value),
  pgw_charges_value: qar(row.pgw_charges_value),
  due_to_store: qar(row.due_to_store),
  free_until: freeUntil(row),
  advance_amount:
    row.payment_method === 'creditcard'
      ? qar(percentOf(Number(row.order_total_price), Number(row.catering_advance)))
      : 0,
  cancel_reason: text(row.cancel_reason_en, row.cancel_reason_ar),
  cancelled_by_guard_name: row.cancelled_by_kind,
  restaurant_id: row.restaurant_id,
  store: {
    id: row.store_id,
    store_translation: { name: { en: row.store_name_en, ar: row.store_name_ar } },
  },
  customer:
    masked && (row.status_id === 1 || row.status_id === 7)
      ? { fullname: mask, mobile: mask }
      : { fullname: row.customer_fullname, mobile: row.customer_mobile },
  seen: row.seen,
  needs_attention: row.needs_attention,
})

function totalOf(rows: readonly Row[], status_id: number) {
  const row = rows.find((each) => each.status_id === status_id)
  const more = row?.truncated === true
  return {
    total_price: qar(row?.total_price ?? 0),
    order_count: row?.order_count ?? 0,
    ...(more && { truncated: true }),
  }
}

function totalOfList({ of }: View, page: readonly Row[], sums: readonly Row[], waiting: number): number {
  if (of === 'found') return Number(page[0]?.listed_total ?? 0)
  if (of === 'waiting') return waiting
  const counted = of === 'all' ? sums : sums.filter((row) => row.status_id === of)
  return counted.reduce((sum, row) => sum + Number(row.order_count), 0)
}

async function answer(query: Query, view: View, token: string): Promise<unknown> {
  const [caller] = await query(sessionOf(view.session, token))
  if (!caller) return undefined
  const [page, sums, narrowed] = await Promise.all([
    query(view.list),
    query(view.counts),
    view.narrowed && query(view.narrowed),
  ])
  const shown = narrowed ?? sums
  const pending = sums.find((row) => row.status_id === 1)
  const waiting = pending ? Number(pending.order_count) - Number(pending.in_time) : 0
  return {
    success: true,
    orders: {
      data: page.flatMap((row) => (row.id === null ? [] : [order(row, view.masked)])),
      total: totalOfList(view, page, sums, waiting),
      truncated: view.of === 'found' && page[0]?.truncated === true,
      sort: view.of === 'found' && page[0]?.delivery === true ? 'delivery' : 'arrival',
    },
    attentionCount: waiting,
    totalPending: totalOf(shown, 1),
    totalAccepted: totalOf(shown, 6),
    totalCompleted: totalOf(shown, 8),
    totalCancelled: totalOf(shown, 7),
    several_stores: sums[0]?.several_stores ?? false,
  }
}

export function serveBare(query: Query): void {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/readyz')
        return void query({ text: 'select 1', values: [] }).then(() => response.end())
      const text = Buffer.concat(chunks).toString()
      JSON.parse(text)
      const view = views[`${request.url} ${text}`]
      if (!view) return void response.writeHead(404).end()
      answer(query, view, request.headers.authorization?.slice(7) ?? '').then(
        (body) => {
          const json = Buffer.from(JSON.stringify(body ?? { success: false }))
          response.writeHead(body ? 200 : 401, {
            'content-type': 'application/json; charset=utf-8',
            'content-length': json.length,
          })
          response.end(json)
        },
        (error: Error) => {
          console.error(error)
          response.writeHead(500).end()
        },
      )
    })
  })
  server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
    reportReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
  process.on('SIGTERM', () => process.exit(0))
}
