import { Button } from '@mantine/core'
import { addDays, atQatar, formatInstant, qatarDay } from '@sufra/contract/kernel/clock'
import { type LinkVariant, linkVariants, orderLinks } from '@sufra/contract/orders/links'
import { defaultLinkEnd, latestLinkEnd, latestWords } from '@sufra/contract/orders/links.rules'
import { type OrderDetails, orderStatus } from '@sufra/contract/orders/orders'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../kernel/data/operations.ts'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import choice from '../decision/StatusForm.module.css'
import css from './ShareDialog.module.css'
import { shareText } from './share.text.ts'

export interface CreatedLink {
  readonly id: number
  readonly url: string
}

/** Who a new link is for and when it expires. */
export function ShareForm({
  order,
  again,
  onCreated,
}: {
  order: OrderDetails
  again: boolean
  onCreated: (made: CreatedLink) => void
}) {
  const t = useText(shareText)
  const { language } = useLanguage()
  const { kind, can } = useSession()
  // The server refuses a delivery link to staff who may not see customers. Stores see those of their orders.
  const seesCustomers = kind !== 'admin' || can('customers.read')
  const [opened] = useState(() => new Date())
  const [variant, setVariant] = useState<LinkVariant>('kitchen')
  const deliveryTime = new Date(order.picked_time_iso_date)
  const [standard, latest] = [defaultLinkEnd(deliveryTime, opened), latestLinkEnd(deliveryTime, opened)]
  const [day, setDay] = useState(qatarDay(standard))
  // Any day but the default one counts to its end.
  const chosen = day === qatarDay(standard) ? undefined : atQatar(addDays(day, 1))
  const end = chosen && chosen > latest && day === qatarDay(latest) ? latest : (chosen ?? standard)
  const fits = end > opened && end <= latest
  const create = useAction(orderLinks.create, { success: false })
  const make = (event: FormEvent) => {
    event.preventDefault()
    if (!fits || create.isPending) return
    const body = { variant, ...(chosen && { expires_at: end.toISOString() }) }
    create.mutate(
      { params: { id: order.id }, body },
      { onSuccess: ({ link, url }) => onCreated({ id: link.id, url }) },
    )
  }
  const status = order.order_current_status.id
  const withheld = status === orderStatus.pending || status === orderStatus.cancelled
  const textOf = {
    kitchen: 'kitchenText',
    delivery: seesCustomers ? 'deliveryText' : 'deliveryDenied',
  } as const
  return (
    <form className={css.form} noValidate onSubmit={make}>
      <fieldset className={choice.choice} data-first>
        <legend>{t('forWhom')}</legend>
        {linkVariants.map((one) => (
          <label key={one} className={choice.option}>
            <input
              type="radio"
              name="variant"
              value={one}
              checked={variant === one}
              disabled={one === 'delivery' && !seesCustomers}
              data-autofocus={one === 'kitchen' || undefined}
              onChange={() => setVariant(one)}
            />
            <span className={css.whom}>
              <strong>{t(one)}</strong>
              <span className={css.quiet}>{t(textOf[one])}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {variant === 'delivery' && withheld && (
        <p className={css.quiet}>{t(status === orderStatus.pending ? 'onceAccepted' : 'notCancelled')}</p>
      )}
      <DayInput
        label={t('until')}
        description={fits ? t('endsAt', { at: formatInstant(end, language) }) : undefined}
        descriptionProps={{ dir: 'auto' }}
        error={fits ? undefined : t('endWrong', { latest: latestWords(latest)[`latest_${language}`] })}
        value={day}
        onChange={setDay}
      />
      <Button
        type="submit"
        variant={again ? 'default' : 'filled'}
        className={css.make}
        loading={create.isPending}
      >
        {t('make')}
      </Button>
    </form>
  )
}
