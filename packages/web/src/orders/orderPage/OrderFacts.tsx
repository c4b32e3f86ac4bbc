import type { Bilingual } from '@sufra/contract/kernel/language'
import { localPhone } from '@sufra/contract/kernel/phone'
import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PersonName } from '../../customers/customers/PersonName.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { Figure } from '../../money/figures/Figure.tsx'
import { Facts } from '../decision/StatusFacts.tsx'
import { useMaskReason } from '../order/CustomerName.tsx'
import { decisionText } from '../order/decision.text.ts'
import { ordersText } from '../order/orders.text.ts'
import type { ReadOrder } from '../order/readOrder.ts'
import { advanceOf } from '../order/totals.rules.ts'
import { useCancelledBy } from '../order/useCancelledBy.ts'
import css from './OrderPage.module.css'
import { orderPageText } from './orderPage.text.ts'

type Fact = readonly [string, ReactNode]

function Part({ title, note, facts }: { title: string; note?: string | null; facts: readonly Fact[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {note && <p className={css.quiet}>{note}</p>}
      <Facts facts={facts} />
    </section>
  )
}

/** A missing value is shown as a dash, so that no label is without a value. */
const given = (text: string): string => text.trim() || '—'

/** A number to tap and dial; a masked one is plain text. */
function Phone({ number }: { number: string }) {
  const text = <Ltr>{given(localPhone(number))}</Ltr>
  return /^\+?\d+$/.test(number) ? <a href={`tel:+${number.replace('+', '')}`}>{text}</a> : text
}

function MailLink({ address }: { address: string }) {
  const text = <Mail address={given(address)} />
  return address.includes('@') ? <a href={`mailto:${address}`}>{text}</a> : text
}

function Address({
  address,
  latitude,
  longitude,
}: Pick<ReadOrder['details'], 'latitude' | 'longitude'> & { address: Bilingual }) {
  const t = useText(orderPageText)
  const pick = usePick()
  const { language } = useLanguage()
  return (
    <>
      {/* Follows the page's language, whatever script its first word is in. */}
      <bdi dir={language === 'ar' ? 'rtl' : 'ltr'}>{given(pick(address))}</bdi>
      {latitude !== null && longitude !== null && (
        <a
          className={css.map}
          href={`https://www.google.com/maps?q=${latitude},${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconMapPin size={16} aria-hidden />
          {t('map')}
        </a>
      )}
    </>
  )
}

/** The customer, the address and delivery time, the payment method and the store. */
export function OrderFacts({ order }: { order: ReadOrder }) {
  const t = useText(orderPageText)
  const words = useText(ordersText)
  const created = useText(decisionText)('created')
  const pick = usePick()
  const cancelledBy = useCancelledBy()(order)
  const maskReason = useMaskReason()(order)
  const { customer, store, details } = order
  const paid = order.order_current_payment_status
  const mail: Fact[] =
    customer?.email === undefined ? [] : [[t('email'), <MailLink key="email" address={customer.email} />]]
  const addressFacts: Fact[] = details.formatted_address
    ? [[t('address'), <Address key="address" {...details} address={details.formatted_address} />]]
    : []
  const advance = advanceOf(order)
  const advanceFigure = (
    figure: 'order_advance' | 'order_advance_received',
    name: string,
    amount: number,
  ) => <Figure key={figure} name={name} amount={amount} of={{ figure, id: order.id }} />
  const prepaid: Fact[] = advance
    ? [
        [
          t('advanceRequired'),
          <span key="required">
            {advanceFigure('order_advance', t('advanceRequired'), advance.required)} (
            <bdi>{t('percent', { percent: advance.rate })}</bdi>)
          </span>,
        ],
        [
          t('advanceReceived'),
          advanceFigure('order_advance_received', t('advanceReceived'), advance.received),
        ],
      ]
    : []
  return (
    <>
      {cancelledBy && (
        <p className={css.cancelled}>
          {cancelledBy}
          {order.cancelled_by_name && (
            <>
              {' '}
              (<bdi>{order.cancelled_by_name}</bdi>)
            </>
          )}
          {order.cancel_reason && <> — {pick(order.cancel_reason)}</>}
        </p>
      )}
      <div className={css.parts}>
        {customer && (
          <Part
            title={t('customer')}
            note={maskReason}
            facts={[
              [t('name'), <PersonName key="name" of={given(customer.fullname)} />],
              [t('mobile'), <Phone key="mobile" number={customer.mobile} />],
              ...mail,
            ]}
          />
        )}
        <Part
          title={t('deliverTo')}
          facts={[
            [t('event'), <Instant key="when" at={order.picked_time_iso_date} />],
            [t('area'), <bdi key="area">{given(pick(order.delivery_area))}</bdi>],
            ...addressFacts,
          ]}
        />
        <Part
          title={t('payment')}
          facts={[
            [t('method'), t(order.payment_method)],
            ...prepaid,
            [
              words('paymentStatus'),
              <StatusChip key="status" status={paid.display_status.en} label={pick(paid.display_status)} />,
            ],
            [created, <Instant key="created" at={order.created_at} />],
          ]}
        />
        <Part
          title={t('storePart')}
          facts={[
            [words('store'), <bdi key="store">{pick(store.store_translation.name)}</bdi>],
            [
              t('restaurant'),
              <bdi key="restaurant">
                {given(pick({ en: order.restaurant_name, ar: order.restaurant_name_ar }))}
              </bdi>,
            ],
            [t('phone'), <Phone key="phone" number={store.phone} />],
            [t('email'), <MailLink key="email" address={store.email} />],
          ]}
        />
      </div>
    </>
  )
}
