import { Button } from '@mantine/core'
import { recordHistory } from '@sufra/contract/accounts/trail.tables'
import { type StoreUser, storeUserSorts, storeUsers } from '@sufra/contract/stores/storeUsers'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { folded } from '../../kernel/text/folded.ts'
import { useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { StoreUserActions } from './StoreUserActions.tsx'
import { storeUserCard, storeUserColumns } from './storeUserColumns.tsx'
import { storeUsersText } from './storeUsers.text.ts'
import { useStoreUserBulk } from './useStoreUserBulk.ts'

const StoreUserDialog = late(() => import('./StoreUserDialog.tsx'))
const idOf = ({ id }: StoreUser) => id

/** The store users of a store. Search is local, as the list is not paged (spec 2 §2 Manager Info). */
export function StoreUsers({ storeId }: { storeId: number }) {
  const t = useText(storeUsersText)
  const { can } = useSession()
  const [{ page, count, search }] = useListState()
  const [edited, setEdited] = useState<StoreUser | 'new' | null>(null)
  const { sorting, body } = useListSort(storeUserSorts, 'name')
  const query = useOperation(storeUsers.list, { params: { id: storeId }, body }, { keep: true })
  const wanted = folded(search)
  const all = query.data?.users.filter(({ name }) => folded(name).includes(wanted))
  const actions =
    can(storeUsers.update) || can(recordHistory, { table: 'accounts' })
      ? (user: StoreUser) => <StoreUserActions user={user} onEdit={() => setEdited(user)} />
      : undefined
  const bulk = useStoreUserBulk()
  const add = can(storeUsers.save) && (
    <Button
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <BulkList
        headless
        bulk={bulk}
        label={t('users')}
        filters={add}
        search={{ label: t('search') }}
        sorting={sorting}
        columnPicker={{ list: 'storeUsers' }}
        columns={storeUserColumns({ t, actions })}
        card={storeUserCard({ t, actions })}
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
          <StoreUserDialog
            storeId={storeId}
            id={edited === 'new' ? undefined : edited.id}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}
