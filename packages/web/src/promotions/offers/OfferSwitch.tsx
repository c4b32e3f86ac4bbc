import { formatDay } from '@sufra/contract/kernel/clock'
import { type Offer, offers } from '@sufra/contract/promotions/offers'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { offersText } from './offers.text.ts'

/** Whether an offer is active; switching asks first, in the specification's words (spec 3 §4). */
export function OfferSwitch({ offer }: { readonly offer: Offer }) {
  const t = useText(offersText)
  const pick = usePick()
  const { language } = useLanguage()
  const title = pick(offer.title)
  const on = offer.status === 1
  const days = { from: formatDay(offer.start_date, language), to: formatDay(offer.end_date, language) }
  const status = useConfirmed(offers.updateStatus, { invalidates: [offers.list, offers.prices] })
  const toggle = () =>
    status.run(
      {
        title: t('statusAsk'),
        text: on ? t('offText', { title }) : t('onText', { title, ...days }),
        action: t(on ? 'turnOff' : 'turnOn'),
        success: t(on ? 'turnedOff' : 'turnedOn', { title }),
      },
      { params: { id: offer.id }, body: { status: on ? 0 : 1 } },
    )
  return (
    <StatusSwitch
      label={t('activeOf', { title })}
      checked={on}
      pending={status.pending}
      onToggle={() => void toggle()}
    />
  )
}
