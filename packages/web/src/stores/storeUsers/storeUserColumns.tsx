import { localPhone } from '@sufra/contract/kernel/phone'
import type { StoreUser } from '@sufra/contract/stores/storeUsers'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { NamedPhoto } from '../../kernel/display/NamedPhoto.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { RoleName } from './RoleName.tsx'
import { StoreUserSwitch } from './StoreUserSwitch.tsx'
import type { storeUsersText } from './storeUsers.text.ts'

interface Means {
  readonly t: Translate<typeof storeUsersText>
  /** Undefined for people who may only read. */
  readonly actions: ((user: StoreUser) => ReactNode) | undefined
}

const named = (user: StoreUser) => <NamedPhoto picture={user.image} name={user.name} />

export function storeUserColumns({ t, actions }: Means): readonly Column<StoreUser>[] {
  return [
    { key: 'name', head: t('name'), cell: named, grows: true, skeleton: 160 },
    { key: 'email', head: t('email'), cell: ({ email }) => <Mail address={email} />, skeleton: 160 },
    { key: 'mobile', head: t('mobile'), cell: ({ mobile }) => <Ltr>{localPhone(mobile)}</Ltr>, skeleton: 72 },
    { key: 'role', head: t('role'), cell: ({ role_name }) => <RoleName name={role_name} />, skeleton: 96 },
    { key: 'status', head: t('status'), cell: (user) => <StoreUserSwitch user={user} />, skeleton: 44 },
    ...(actions ? [{ key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 }] : []),
  ]
}

export const storeUserCard =
  ({ t, actions }: Means) =>
  (user: StoreUser): CardFacts => ({
    title: named(user),
    state: <StoreUserSwitch user={user} />,
    facts: [
      [t('role'), <RoleName key="role" name={user.role_name} />],
      [t('mobile'), <Ltr key="mobile">{localPhone(user.mobile)}</Ltr>],
      [t('email'), <Mail key="email" address={user.email} />, true],
    ],
    actions: actions?.(user),
  })
