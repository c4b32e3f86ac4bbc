import type { Bilingual } from '@sufra/contract/kernel/language'
import { localPhone } from '@sufra/contract/kernel/phone'
import type { Restaurant } from '@sufra/contract/stores/restaurants'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { NamedPhoto } from '../../kernel/display/NamedPhoto.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { ApprovalChip } from './ApprovalChip.tsx'
import { nameOf } from './restaurantName.ts'
import css from './restaurants.module.css'
import type { restaurantsText } from './restaurants.text.ts'

interface Means {
  readonly t: Translate<typeof restaurantsText>
  readonly pick: (value: Bilingual) => string
  /** Undefined for people who may only read. */
  readonly actions: ((restaurant: Restaurant) => ReactNode) | undefined
}

/** Spec 2 §2 Restaurants list. */
export function restaurantColumns({ t, pick, actions }: Means): readonly Column<Restaurant>[] {
  return [
    {
      key: 'id',
      head: t('id'),
      cell: ({ id }) => (
        <strong>
          <Ltr>{id}</Ltr>
        </strong>
      ),
      skeleton: 32,
    },
    {
      key: 'name',
      head: t('name'),
      cell: (restaurant) => (
        <NamedPhoto picture={restaurant.logo} name={pick(nameOf(restaurant))}>
          <ApprovalChip approval={restaurant.approval} />
        </NamedPhoto>
      ),
      grows: true,
      skeleton: 180,
    },
    {
      key: 'email',
      head: t('email'),
      cell: ({ email }) => (
        <span className={css.email} dir="ltr" title={email}>
          {email}
        </span>
      ),
      skeleton: 160,
    },
    {
      key: 'mobile',
      head: t('mobile'),
      cell: ({ phone }) => <Ltr>{localPhone(phone) || '—'}</Ltr>,
      skeleton: 72,
    },
    {
      key: 'created',
      head: t('created'),
      cell: ({ created_at }) => <Instant at={created_at} />,
      skeleton: 120,
    },
    ...(actions ? [{ key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 }] : []),
  ]
}

export const restaurantCard =
  ({ t, pick, actions }: Means) =>
  (restaurant: Restaurant): CardFacts => ({
    title: <NamedPhoto picture={restaurant.logo} name={pick(nameOf(restaurant))} />,
    state: <ApprovalChip approval={restaurant.approval} />,
    facts: [
      [t('id'), <Ltr key="id">{restaurant.id}</Ltr>],
      [t('mobile'), <Ltr key="mobile">{localPhone(restaurant.phone) || '—'}</Ltr>],
      [t('email'), <Mail key="email" address={restaurant.email} />, true],
    ],
    actions: actions?.(restaurant),
  })
