import { ActionIcon, Group } from '@mantine/core'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { StoreRow } from '@sufra/contract/stores/stores'
import { IconCalendarMonth } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { NamedPhoto } from '../../kernel/display/NamedPhoto.tsx'
import { Photo } from '../../kernel/display/Photo.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { BusyChip } from './BusyChip.tsx'
import { CateringSwitch } from './CateringSwitch.tsx'
import { storePaths } from './storePaths.ts'
import type { storesText } from './stores.text.ts'

interface Means {
  readonly t: Translate<typeof storesText>
  readonly pick: (value: Bilingual) => string
  readonly kind: Kind
  readonly actions: (store: StoreRow) => ReactNode
}

const calendarLink = ({ t, pick, kind }: Means, store: StoreRow) => (
  <ActionIcon
    renderRoot={(props) => <Link {...props} to={storePaths.calendar(kind, store)} />}
    aria-label={t('calendarOf', { name: pick(store.name) })}
    data-tip={t('viewCalendar')}
  >
    <IconCalendarMonth size={20} stroke={1.6} aria-hidden />
  </ActionIcon>
)

/** Spec 2 §2 Stores of a restaurant. */
export function storeColumns(means: Means): readonly Column<StoreRow>[] {
  const { t, pick, actions } = means
  const calendar = (store: StoreRow) => calendarLink(means, store)
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
      key: 'photo',
      head: t('photo'),
      cell: (store) => <Photo picture={store.logo ?? store.image} name={pick(store.name)} />,
      skeleton: 32,
    },
    {
      key: 'title',
      head: t('title'),
      cell: (store) => <bdi>{pick(store.name)}</bdi>,
      grows: true,
      skeleton: 180,
    },
    {
      key: 'catering',
      head: t('catering'),
      cell: (store) => <CateringSwitch store={store} />,
      skeleton: 44,
    },
    { key: 'busy', head: t('busy'), cell: (store) => <BusyChip status={store.busy_status} />, skeleton: 72 },
    {
      key: 'created',
      head: t('created'),
      cell: ({ created_at }) => <Instant at={created_at} />,
      skeleton: 120,
    },
    {
      key: 'calendar',
      head: t('viewCalendar'),
      cell: calendar,
      skeleton: 24,
    },
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 },
  ]
}

export function storeCard(means: Means, store: StoreRow): CardFacts {
  const { t, pick, actions } = means
  return {
    title: <NamedPhoto picture={store.logo ?? store.image} name={pick(store.name)} />,
    state: <BusyChip status={store.busy_status} />,
    facts: [
      [t('id'), <Ltr key="id">{store.id}</Ltr>],
      [t('catering'), <CateringSwitch key="catering" store={store} />],
      [t('created'), <Instant key="created" at={store.created_at} />],
    ],
    actions: (
      <Group gap={4} wrap="nowrap">
        {calendarLink(means, store)}
        {actions(store)}
      </Group>
    ),
  }
}
