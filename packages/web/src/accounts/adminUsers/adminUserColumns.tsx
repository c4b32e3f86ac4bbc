import type { AdminUser } from '@sufra/contract/accounts/adminUsers'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { localPhone } from '@sufra/contract/kernel/phone'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/Cards.tsx'
import type { Column } from '../../kernel/list/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import css from '../roles/roles.module.css'
import { AdminUserSwitch } from './AdminUserSwitch.tsx'
import type { adminUsersText } from './adminUsers.text.ts'

interface Means {
  readonly t: Translate<typeof adminUsersText>
  readonly pick: (text: Bilingual) => string
  /** Undefined for people who may only read. */
  readonly actions: ((user: AdminUser) => ReactNode) | undefined
}

const named = ({ name, own, invited }: AdminUser, { t }: Means) => (
  <span>
    <bdi>{name}</bdi> {own && <span className={css.mark}>{t('you')}</span>}
    {invited && <span className={css.mark}>{t('invited')}</span>}
  </span>
)
const roleOf = ({ role_en: en, role_ar: ar }: AdminUser, { pick }: Means) => <bdi>{pick({ en, ar })}</bdi>
const seen = ({ last_seen_at }: AdminUser, { t }: Means) =>
  last_seen_at ? <Instant at={last_seen_at} /> : t('never')
const phoneOf = ({ phone }: AdminUser) => phone && <Ltr>{localPhone(phone)}</Ltr>

export function adminUserColumns(means: Means): readonly Column<AdminUser>[] {
  const { t, actions } = means
  return [
    { key: 'name', head: t('name'), cell: (user) => named(user, means), grows: true, skeleton: 160 },
    { key: 'email', head: t('email'), cell: ({ email }) => <Mail address={email} />, skeleton: 160 },
    { key: 'phone', head: t('phone'), cell: phoneOf, skeleton: 72 },
    { key: 'role', head: t('role'), cell: (user) => roleOf(user, means), skeleton: 96 },
    { key: 'seen', head: t('lastSeen'), cell: (user) => seen(user, means), skeleton: 120 },
    { key: 'status', head: t('status'), cell: (user) => <AdminUserSwitch user={user} />, skeleton: 44 },
    ...(actions ? [{ key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 }] : []),
  ]
}

export const adminUserCard =
  (means: Means) =>
  (user: AdminUser): CardFacts => ({
    title: named(user, means),
    state: <AdminUserSwitch user={user} />,
    facts: [
      [means.t('role'), roleOf(user, means)],
      [means.t('lastSeen'), seen(user, means)],
      [means.t('email'), <Mail key="email" address={user.email} />, true],
    ],
    actions: means.actions?.(user),
  })
