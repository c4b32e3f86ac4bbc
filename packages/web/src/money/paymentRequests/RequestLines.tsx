import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { PaymentRequestDetails } from '@sufra/contract/money/paymentRequests'
import { Amount, Code } from '../../kernel/print/figures.tsx'
import { Say, Sides } from '../../kernel/print/printLanguage.tsx'
import css from '../print/sheet.module.css'
import { paymentRequestsText as words } from './paymentRequests.text.ts'

const Day = ({ of }: { of: string }) => <Sides>{(language) => <bdi>{formatDay(of, language)}</bdi>}</Sides>

const Heading = ({ of, amount = false }: { of: Bilingual; amount?: boolean }) => (
  <th scope="col" className={amount ? css.amount : undefined}>
    <Say of={of} />
  </th>
)

const AmountCell = ({ of }: { of: number }) => (
  <td className={css.amount}>
    <Amount of={of} />
  </td>
)

/** The orders and charges of a request, which add up to its amount. */
export function RequestLines({ request }: { readonly request: PaymentRequestDetails }) {
  return (
    <section>
      <h2>
        <Say of={words.ordersOf} />
      </h2>
      <p className={css.currency}>
        <Say of={words.inQar} />
      </p>
      <table className={css.lines}>
        <thead>
          <tr>
            <Heading of={words.orderNumber} />
            <Heading of={words.ended} />
            <Heading of={words.status} />
            <Heading of={words.total} amount />
            <Heading of={words.received} amount />
            <Heading of={words.amount} amount />
          </tr>
        </thead>
        <tbody>
          {request.orders.map((order) => (
            <tr key={order.id}>
              <td>
                <Code>{order.id}</Code>
              </td>
              <td>
                <Day of={order.day} />
              </td>
              <td>
                <Say of={order.order_current_status.display_status} />
              </td>
              <AmountCell of={order.order_total_price} />
              <AmountCell of={order.payed_amount} />
              <AmountCell of={order.amount} />
            </tr>
          ))}
          {request.charges.map((charge) => (
            <tr key={`charge ${charge.id}`}>
              <td>
                <Say of={words.charge} /> <Code>{charge.id}</Code>
              </td>
              <td>
                <Day of={charge.reference_date} />
              </td>
              <td colSpan={3} dir="auto">
                {charge.description}
              </td>
              <AmountCell of={charge.amount} />
            </tr>
          ))}
          <tr className={css.sum}>
            <th scope="row" colSpan={5}>
              <Say of={words.sum} />
            </th>
            <AmountCell of={request.amount} />
          </tr>
        </tbody>
      </table>
    </section>
  )
}
