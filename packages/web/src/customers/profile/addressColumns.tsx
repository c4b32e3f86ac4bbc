import type { CustomerAddress } from '@sufra/contract/customers/customers'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { ReactNode } from 'react'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import type { addressText } from './profile.text.ts'

interface Means {
  readonly t: Translate<typeof addressText>
  readonly pick: (value: Bilingual) => string
  /** Undefined for people who may only read. */
  readonly actions: ((address: CustomerAddress) => ReactNode) | undefined
}

const written = (value: string | null) => <bdi>{value ?? '—'}</bdi>

function position({ latitude, longitude }: CustomerAddress, t: Means['t']): ReactNode {
  if (latitude === null) return '—'
  const at = `?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  return (
    <a href={`https://www.openstreetmap.org/${at}`} target="_blank" rel="noreferrer">
      {t('onMap')}
    </a>
  )
}

/** Spec 3 §2: area, region, street and building; and what helps to find it. */
export function addressColumns({ t, pick, actions }: Means): readonly Column<CustomerAddress>[] {
  return [
    { key: 'area', head: t('area'), cell: ({ area }) => pick(area), skeleton: 80 },
    { key: 'region', head: t('region'), cell: ({ region }) => pick(region), skeleton: 80 },
    { key: 'street', head: t('street'), cell: (row) => written(row.street_number), skeleton: 40 },
    { key: 'building', head: t('building'), cell: (row) => written(row.building_number), skeleton: 40 },
    { key: 'name', head: t('name'), cell: (row) => written(row.name), skeleton: 60 },
    { key: 'notes', head: t('notes'), cell: (row) => written(row.notes), grows: true, skeleton: 120 },
    { key: 'map', head: t('map'), cell: (row) => position(row, t), skeleton: 80 },
    ...(actions ? [{ key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 }] : []),
  ]
}

export const addressCard =
  ({ t, pick, actions }: Means) =>
  (row: CustomerAddress): CardFacts => ({
    title: `${pick(row.area)} · ${pick(row.region)}`,
    facts: [
      [t('street'), written(row.street_number)],
      [t('building'), written(row.building_number)],
      [t('name'), written(row.name)],
      [t('map'), position(row, t)],
      [t('notes'), written(row.notes), true],
    ],
    actions: actions?.(row),
  })
