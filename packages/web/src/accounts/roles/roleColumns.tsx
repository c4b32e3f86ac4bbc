import type { Role } from '@sufra/contract/accounts/roles'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { areas } from '@sufra/contract/kernel/permissions'
import type { ReactNode } from 'react'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import css from './roles.module.css'
import type { rolesText } from './roles.text.ts'

interface Means {
  readonly t: Translate<typeof rolesText>
  readonly pick: (text: Bilingual) => string
  readonly actions: (role: Role) => ReactNode
  readonly areas: typeof areas
}

const named = ({ name_en: en, name_ar: ar }: Role, { pick }: Means) => <bdi>{pick({ en, ar })}</bdi>
const mark = ({ own }: Role, { t }: Means) => own && <span className={css.mark}>{t('yours')}</span>

/** In short, what a role allows. */
function allowed({ super: all, permissions }: Role, { t, areas }: Means): string {
  if (all) return t('everything')
  if (permissions.length === 0) return t('nothing')
  const held = areas.filter(({ see, change }) =>
    [see, change].some((each) => each && permissions.includes(each)),
  )
  const changed = held.filter(({ change }) => change && permissions.includes(change))
  return t('seesAndChanges', { see: held.length, all: areas.length, change: changed.length })
}

export function roleColumns(means: Means): readonly Column<Role>[] {
  const { t, actions } = means
  return [
    {
      key: 'role',
      head: t('role'),
      cell: (role) => (
        <span>
          {named(role, means)} {mark(role, means)}
        </span>
      ),
      value: ({ name_en: en, name_ar: ar }) => means.pick({ en, ar }),
      skeleton: 120,
    },
    { key: 'allows', head: t('allows'), cell: (role) => allowed(role, means), grows: true, skeleton: 200 },
    {
      key: 'people',
      head: t('people'),
      cell: ({ users }) => users.toLocaleString('en-US'),
      value: ({ users }) => users,
      figures: true,
      skeleton: 24,
    },
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 108 },
  ]
}

export const roleCard =
  (means: Means) =>
  (role: Role): CardFacts => ({
    title: named(role, means),
    state: mark(role, means),
    facts: [
      [means.t('people'), role.users.toLocaleString('en-US')],
      [means.t('allows'), allowed(role, means), true],
    ],
    actions: means.actions(role),
  })
