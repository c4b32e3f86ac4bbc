import type { Person } from '@sufra/contract/accounts/people'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { localPhone } from '@sufra/contract/kernel/phone'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import css from '../roles/roles.module.css'
import { PersonSwitch } from './PersonSwitch.tsx'
import type { peopleText } from './people.text.ts'

interface Means {
  readonly t: Translate<typeof peopleText>
  readonly pick: (text: Bilingual) => string
  readonly actions: (user: Person) => ReactNode
}

const named = ({ name, own, invited }: Person, { t }: Means) => (
  <span>
    <bdi>{name}</bdi> {own && <span className={css.mark}>{t('you')}</span>}
    {invited && <span className={css.mark}>{t('invited')}</span>}
  </span>
)
const roleOf = ({ role_en: en, role_ar: ar }: Person, { pick }: Means) => <bdi>{pick({ en, ar })}</bdi>
const seen = ({ last_seen_at }: Person, { t }: Means) =>
  last_seen_at ? <Instant at={last_seen_at} /> : t('never')
const phoneOf = ({ phone }: Person) => phone && <Ltr>{localPhone(phone)}</Ltr>

export function personColumns(means: Means): readonly Column<Person>[] {
  const { t, actions } = means
  return [
    { key: 'name', head: t('name'), cell: (user) => named(user, means), grows: true, skeleton: 160 },
    { key: 'email', head: t('email'), cell: ({ email }) => <Mail address={email} />, skeleton: 160 },
    { key: 'phone', head: t('phone'), cell: phoneOf, skeleton: 72 },
    { key: 'role', head: t('role'), cell: (user) => roleOf(user, means), skeleton: 96 },
    { key: 'seen', head: t('lastSeen'), cell: (user) => seen(user, means), skeleton: 120 },
    { key: 'status', head: t('status'), cell: (user) => <PersonSwitch user={user} />, skeleton: 44 },
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 },
  ]
}

export const personCard =
  (means: Means) =>
  (user: Person): CardFacts => ({
    title: named(user, means),
    state: <PersonSwitch user={user} />,
    facts: [
      [means.t('role'), roleOf(user, means)],
      [means.t('lastSeen'), seen(user, means)],
      [means.t('email'), <Mail key="email" address={user.email} />, true],
    ],
    actions: means.actions(user),
  })
