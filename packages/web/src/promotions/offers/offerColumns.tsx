import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Offer } from '@sufra/contract/promotions/offers'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Photo } from '../../kernel/display/Photo.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { OfferSwitch } from './OfferSwitch.tsx'
import css from './offers.module.css'
import type { offersText } from './offers.text.ts'
import { Redirection } from './Redirection.tsx'
import { stateIcons } from './stateIcons.ts'

interface Means {
  readonly t: Translate<typeof offersText>
  readonly pick: (value: Bilingual) => string
  readonly days: (first: string, last: string) => string
  /** Heading of the actions. */
  readonly actionsHead: string
  /** Whether the reader may change offers. */
  readonly writes: boolean
  readonly actions: (offer: Offer) => ReactNode
}

function validityOf({ start_date, end_date, state }: Offer, { t, days }: Means) {
  const Icon = stateIcons[state]
  return (
    <span className={css.stack}>
      <bdi>{days(start_date, end_date)}</bdi>
      <small className={css.state}>
        <Icon size={14} stroke={2} aria-hidden />
        {t(state)}
      </small>
    </span>
  )
}
const switchOf = (offer: Offer, { t, writes }: Means) =>
  writes ? <OfferSwitch offer={offer} /> : t(offer.status === 1 ? 'active' : 'inactive')
const percent = ({ discount }: Offer) => <Ltr>{discount}%</Ltr>

/** Spec 3 §2 Offers. */
export function offerColumns(means: Means): readonly Column<Offer>[] {
  const { t, pick, actions } = means
  return [
    { key: 'title', head: t('title'), cell: ({ title }) => pick(title), grows: true, skeleton: 140 },
    {
      key: 'short',
      head: t('short'),
      cell: ({ short_description }) => pick(short_description) || '—',
      grows: true,
      skeleton: 160,
    },
    {
      key: 'photo',
      head: t('photo'),
      cell: ({ image, title }) => <Photo picture={image} name={pick(title)} />,
      skeleton: 32,
    },
    {
      key: 'redirection',
      head: t('redirection'),
      cell: (offer) => <Redirection offer={offer} />,
      skeleton: 140,
    },
    { key: 'discount', head: t('discount'), cell: percent, figures: true, skeleton: 40 },
    {
      key: 'validity',
      head: t('validity'),
      cell: (offer) => validityOf(offer, means),
      skeleton: 160,
    },
    { key: 'status', head: t('status'), cell: (offer) => switchOf(offer, means), skeleton: 40 },
    { key: 'actions', head: means.actionsHead, cell: actions, end: true, skeleton: 72 },
  ]
}

export const offerCard =
  (means: Means) =>
  (offer: Offer): CardFacts => {
    const { t, pick, actions } = means
    const short = pick(offer.short_description)
    return {
      select: <Photo picture={offer.image} name={pick(offer.title)} />,
      title: <bdi>{pick(offer.title)}</bdi>,
      state: switchOf(offer, means),
      lead: percent(offer),
      facts: [
        [t('redirection'), <Redirection key="redirection" offer={offer} />, true],
        [t('validity'), validityOf(offer, means), true],
        ...(short ? [[t('short'), short, true] as const] : []),
      ],
      actions: actions(offer),
    }
  }
