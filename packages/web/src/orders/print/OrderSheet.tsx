import { isErasedName, personName } from '@sufra/contract/customers/erased'
import { formatDay, formatInstant, formatTime } from '@sufra/contract/kernel/clock'
import { Mail } from '../../kernel/display/Mail.tsx'
import facts from '../../kernel/print/Facts.module.css'
import { Facts } from '../../kernel/print/Facts.tsx'
import { Code, phone, Qar } from '../../kernel/print/figures.tsx'
import {
  Name,
  type PrintLanguage,
  PrintLanguageProvider,
  Say,
  Sides,
} from '../../kernel/print/printLanguage.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import { advanceOf } from '../order/totals.rules.ts'
import { cancelledBy, percent, printedCustomer } from './order.rules.ts'
import { printSheetText } from './print.sheet.text.ts'
import head from './SheetHead.module.css'
import lines from './SheetLines.module.css'
import { named, SheetLines } from './SheetLines.tsx'
import { SheetSums } from './SheetSums.tsx'

const At = ({ instant }: { instant: string }) => (
  <Sides>{(language) => <bdi>{formatInstant(instant, language)}</bdi>}</Sides>
)

/** A name is written once, in its own script; that a customer was forgotten is said in each language. */
const Person = ({ fullname }: { fullname: string }) =>
  isErasedName(fullname) ? (
    <Sides>{(language) => <bdi>{personName(fullname, language)}</bdi>}</Sides>
  ) : (
    <bdi>{fullname}</bdi>
  )

function Head({ order }: { order: ReadOrder }) {
  const { store, restaurant_name, restaurant_name_ar } = order
  return (
    <header className={head.head}>
      {store.logo && <img src={store.logo.uri} alt="" />}
      <div className={head.store}>
        <p>
          <Name of={store.store_translation.name} />
        </p>
        <p>
          <Name of={{ en: restaurant_name, ar: restaurant_name_ar }} /> · <Code>{phone(store.phone)}</Code>
        </p>
        <p>
          <Mail address={store.email} />
        </p>
      </div>
      <div className={head.number}>
        <p>
          <Say of={order.finance ? printSheetText.invoice : printSheetText.orderSheet} />
        </p>
        <h1>
          <Code>{order.id}</Code>
        </h1>
      </div>
      <p className={head.when}>
        <Sides>
          {(language) => (
            <>
              <span className={head.label}>{printSheetText.dropOff[language]}</span>{' '}
              <bdi>{formatDay(order.picked_time_iso_date, language)}</bdi>{' '}
              <strong>
                <bdi>{formatTime(order.picked_time_iso_date, language)}</bdi>
              </strong>
            </>
          )}
        </Sides>
      </p>
    </header>
  )
}

function Cancelled({ order }: { order: ReadOrder }) {
  const by = cancelledBy(order)
  if (!by) return null
  const reason = order.cancel_reason
  return (
    <p className={head.cancelled}>
      <Sides>
        {(language) => (
          <>
            <strong>{by[language]}</strong>
            {reason && (
              <>
                {' — '}
                <bdi>{reason[language] || reason.en}</bdi>
              </>
            )}
          </>
        )}
      </Sides>
    </p>
  )
}

function Requests({ order }: { order: ReadOrder }) {
  const demands = order.details.OrderSummary.filter((line) => line.additionalDemandsText !== '')
  if (order.notes === '' && demands.length === 0) return null
  return (
    <section className={lines.requests}>
      <h2>
        <Say of={printSheetText.requests} />
      </h2>
      {order.notes !== '' && (
        <p className={lines.requested}>
          <bdi>{order.notes}</bdi>
        </p>
      )}
      {demands.map((line) => (
        <div key={line.id} className={lines.requested}>
          <Sides>
            {(language) => (
              <>
                <strong>{named(line, language)}</strong> — <bdi>{line.additionalDemandsText}</bdi>
              </>
            )}
          </Sides>
        </div>
      ))}
    </section>
  )
}

/**
 * An order on A4, for the kitchen, the driver and the customer. The admins' invoice differs from the store's sheet only
 * by its data: `finance` is null for everybody else.
 */
export function OrderSheet({ order, language }: { order: ReadOrder; language: PrintLanguage }) {
  const { details } = order
  const customer = printedCustomer(order)
  const advance = advanceOf(order)
  return (
    <PrintLanguageProvider language={language}>
      <Head order={order} />
      <Cancelled order={order} />
      <div className={facts.facing}>
        {customer && (
          <Facts
            title={printSheetText.customer}
            facts={[
              [printSheetText.name, <Person key="name" fullname={customer.fullname} />],
              customer.mobile
                ? [printSheetText.mobile, <Code key="mobile">{phone(customer.mobile)}</Code>]
                : null,
              customer.email ? [printSheetText.email, <Mail key="email" address={customer.email} />] : null,
            ]}
          />
        )}
        <Facts
          title={printSheetText.details}
          facts={[
            [printSheetText.status, <Say key="status" of={order.order_current_status.display_status} />],
            [printSheetText.placed, <At key="placed" instant={order.created_at} />],
            order.accepted_at === null
              ? null
              : [printSheetText.accepted, <At key="accepted" instant={order.accepted_at} />],
          ]}
        />
        <Facts
          title={printSheetText.delivery}
          facts={[
            order.delivery_area && [printSheetText.area, <Name key="area" of={order.delivery_area} />],
            details.formatted_address?.en
              ? [printSheetText.address, <Say key="address" of={details.formatted_address} />]
              : null,
          ]}
        />
        <Facts
          title={printSheetText.payment}
          facts={[
            [printSheetText.method, <Say key="method" of={printSheetText[order.payment_method]} />],
            [
              printSheetText.paymentStatus,
              <Say key="status" of={order.order_current_payment_status.display_status} />,
            ],
            advance && [
              printSheetText.advanceRequired,
              <span key="required">
                <Code>{percent(advance.rate)}</Code> = <Qar of={advance.required} />
              </span>,
            ],
            advance && [printSheetText.advanceReceived, <Qar key="received" of={advance.received} />],
          ]}
        />
      </div>
      <SheetLines order={order} />
      <Requests order={order} />
      <SheetSums order={order} />
    </PrintLanguageProvider>
  )
}
