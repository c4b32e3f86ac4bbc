import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Statement } from '../list/statements.ts'
import { tellReady } from './ready.ts'

/** The least an orders list can be: Node's `http`, the statements Sufra sends, the same answer built by hand. */
export type Row = Readonly<Record<string, unknown>>
export type Query = (statement: Statement) => Promise<readonly Row[]>

interface Config {
  readonly session: Statement
  readonly list: Statement
  readonly counts: Statement
}
const { session, list, counts }: Config = JSON.parse(process.env.BENCH_STATEMENTS ?? '{}')

const qar = (amount: unknown) => Number(amount) / 100
const text = (en: unknown, ar: unknown) => (en === null ? null : { en, ar })

const order = (row: Row) => ({
  id: row.id,
  created_at: row.created_at,
  picked_time_iso_date: row.event_at,
  delivery_area: text(row.area_name_en, row.area_name_ar),
  payment_method: row.payment_method,
  order_current_status: {
    id: row.status_id,
    status: row.status,
    display_status: { en: row.display_status_en, ar: row.display_status_ar },
  },
  order_current_payment_status:
    row.remaining_amount === 0 && row.cancelled_by_kind === null
      ? { status: 'paid', display_status: { en: 'Paid', ar: 'مدفوع' } }
      : { status: 'unpaid', display_status: { en: 'Unpaid', ar: 'غير مدفوع' } },
  order_total_price: qar(row.order_total_price),
  payed_amount: qar(row.paid_amount),
  remaining_amount: qar(row.remaining_amount),
  platform_commission_value: qar(row.platform_commission_value),
  pgw_charges_value: qar(row.pgw_charges_value),
  due_to_store: qar(row.due_to_store),
  cancel_reason: text(row.cancel_reason_en, row.cancel_reason_ar),
  cancelled_by_guard_name: row.cancelled_by_kind,
  store: {
    id: row.store_id,
    store_translation: { name: { en: row.store_name_en, ar: row.store_name_ar } },
  },
  customer: { fullname: row.customer_fullname, mobile: row.customer_mobile },
  seen: row.seen,
  needs_attention: row.needs_attention,
})

function totalOf(rows: readonly Row[], status_id: number) {
  const row = rows.find((each) => each.status_id === status_id)
  return { total_price: qar(row?.total_price ?? 0), order_count: row?.order_count ?? 0 }
}

const hash = (token: string) => createHash('sha256').update(token).digest()

async function answer(query: Query, token: string): Promise<unknown> {
  const [caller] = await query({ ...session, values: [hash(token)] })
  if (!caller) return undefined
  const [page, sums] = await Promise.all([query(list), query(counts)])
  return {
    success: true,
    orders: {
      data: page.map(order),
      total: sums.reduce((sum, row) => sum + Number(row.order_count), 0),
    },
    attentionCount: sums[0]?.waiting ?? 0,
    totalPending: totalOf(sums, 1),
    totalAccepted: totalOf(sums, 6),
    totalCompleted: totalOf(sums, 8),
    totalCancelled: totalOf(sums, 7),
  }
}

export function serveBare(query: Query): void {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/readyz')
        return void query({ text: 'select 1', values: [] }).then(() => response.end())
      JSON.parse(Buffer.concat(chunks).toString())
      answer(query, request.headers.authorization?.slice(7) ?? '').then(
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
    tellReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
  process.on('SIGTERM', () => process.exit(0))
}
