import { type Offer, type OfferState, offers } from '@sufra/contract/promotions/offers'
import { useOperation } from '../../kernel/data/operations.ts'
import { useText } from '../../kernel/text/language.tsx'
import { inOrder } from './calendar.rules.ts'
import { calendarText } from './calendar.text.ts'
import css from './OfferCalendar.module.css'
import { OfferCalendar } from './OfferCalendar.tsx'
import { stateIcons } from './stateIcons.ts'

interface Props {
  readonly store: number
  /** For whoever may change offers. */
  readonly onOpen: ((offer: Offer) => void) | undefined
}

const states: readonly OfferState[] = ['running', 'scheduled', 'off', 'ended']

/** All offers of a store on a time axis, whatever the list beneath is searched for. */
export default function StoreCalendar({ store, onOpen }: Props) {
  const t = useText(calendarText)
  const query = useOperation(offers.list, { body: { store_id: store } }, { keep: true })
  const all = query.data?.offers
  // The list beneath says why there are none.
  if (!all || all.length === 0) return null
  const counts = states.flatMap((state) => {
    const count = all.filter((offer) => offer.state === state).length
    return count === 0 ? [] : [{ state, count, Icon: stateIcons[state] }]
  })
  return (
    <div className={css.calendar}>
      <header>
        <h2>{t('calendar')}</h2>
        <ul className={css.counts}>
          {counts.map(({ state, count, Icon }) => (
            <li key={state} data-state={state}>
              <span className={css.sample} aria-hidden>
                <Icon size={14} stroke={2} />
              </span>
              {t(state, { count })}
            </li>
          ))}
        </ul>
      </header>
      <OfferCalendar key={store} offers={inOrder(all)} onOpen={onOpen} />
    </div>
  )
}
