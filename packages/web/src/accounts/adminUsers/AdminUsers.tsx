import { Button } from '@mantine/core'
import { type AdminUser, adminUsers } from '@sufra/contract/accounts/adminUsers'
import { IconMailPlus, IconUsers } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { AdminUserActions } from './AdminUserActions.tsx'
import { adminUserCard, adminUserColumns } from './adminUserColumns.tsx'
import { adminUsersText } from './adminUsers.text.ts'

const AdminUserDialog = late(() => import('./AdminUserDialog.tsx'))
const idOf = ({ id }: AdminUser) => id

/** Platform staff. Search is local, as the list comes whole. */
export function AdminUsers() {
  const t = useText(adminUsersText)
  const pick = usePick()
  const { can } = useSession()
  const [{ page, count, search }] = useListState()
  const [edited, setEdited] = useState<AdminUser | 'new' | null>(null)
  const query = useOperation(adminUsers.list)
  const wanted = search.toLocaleLowerCase()
  const all = query.data?.users.filter(
    ({ name, email }) => name.toLocaleLowerCase().includes(wanted) || email.includes(wanted),
  )
  const actions = can(adminUsers.update)
    ? (user: AdminUser) => <AdminUserActions user={user} onEdit={() => setEdited(user)} />
    : undefined
  const means = { t, pick, actions }
  const add = can(adminUsers.save) && (
    <Button
      leftSection={<IconMailPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        headless
        label={t('users')}
        filters={add}
        search={{ label: t('search') }}
        columns={adminUserColumns(means)}
        card={adminUserCard(means)}
        idOf={idOf}
        empty={{
          icon: <IconUsers size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
        cut={query.data?.cut}
      />
      <Suspense>
        {edited && (
          <AdminUserDialog id={edited === 'new' ? undefined : edited.id} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}
