import { Button } from '@mantine/core'
import { type StoreRow, storeSorts, stores } from '@sufra/contract/stores/stores'
import { IconBuildingStore, IconPencil, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { isMissing } from '../../kernel/data/api.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { ApprovalChip } from '../restaurants/ApprovalChip.tsx'
import { ApprovalNotice } from '../restaurants/ApprovalNotice.tsx'
import { RestaurantTaxNumber } from '../restaurants/RestaurantTaxNumber.tsx'
import { useRestaurant } from '../restaurants/useRestaurant.ts'
import { StoreActions } from './StoreActions.tsx'
import { storeCard, storeColumns } from './storeColumns.tsx'
import { storePaths } from './storePaths.ts'
import { storesText } from './stores.text.ts'
import { useStoreBulk } from './useStoreBulk.ts'
import { useStores } from './useStores.ts'

const RestaurantDialog = late(() => import('../restaurants/RestaurantDialog.tsx'))
const HistoryDrawer = late(() => import('./HistoryDrawer.tsx'))
const idOf = ({ id }: StoreRow) => id

/** The stores of a restaurant: any restaurant for admins, their own for the others (spec 2 §2). */
export function Stores() {
  const t = useText(storesText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind, user, can } = useSession()
  const { id } = useParams({ strict: false })
  const restaurant_id = id === undefined ? (user.restaurant_id ?? 0) : Number(id)
  const [{ page, count, search, open }, set] = useListState()
  const [editing, setEditing] = useState(false)
  const { restaurant, name } = useRestaurant(restaurant_id)
  const { sorting, body: sort } = useListSort(storeSorts, '-id')
  const query = useStores(restaurant_id, search, sort)
  const all = query.data?.stores
  const bulk = useStoreBulk()
  const add = can(stores.save) && (
    <Button
      component={Link}
      to={storePaths.add(kind, restaurant_id)}
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
    >
      {t('add')}
    </Button>
  )
  const actions = (store: StoreRow) => (
    <StoreActions store={store} onHistory={() => set({ open: store.id })} />
  )
  if (isMissing(query.error)) return <NotFound />
  const shown = all?.find((store) => store.id === open)
  return (
    <>
      <BulkList
        bulk={bulk}
        title={kind === 'admin' ? name : undefined}
        names={name === undefined ? undefined : { [restaurant_id]: name }}
        aside={
          restaurant && (
            <>
              <ApprovalChip approval={restaurant.approval} />
              <RestaurantTaxNumber restaurant={restaurant} />
            </>
          )
        }
        notice={<ApprovalNotice restaurant={restaurant} />}
        label={t('stores')}
        actions={
          <>
            {kind === 'admin' && can('restaurants.write') && (
              <Button
                variant="default"
                leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                {t('editRestaurant')}
              </Button>
            )}
            {add}
          </>
        }
        search={{ label: t('search') }}
        sorting={sorting}
        columnPicker={{ list: 'stores' }}
        columns={storeColumns({ t, pick, kind, actions })}
        card={(store) => storeCard({ t, pick, kind, actions }, store)}
        idOf={idOf}
        onOpen={(store) => void navigate({ to: storePaths.menu(kind, store) })}
        openName={(store) => t('menuOf', { name: pick(store.name) })}
        empty={{
          icon: <IconBuildingStore size={32} stroke={1.25} aria-hidden />,
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
        {editing && <RestaurantDialog id={restaurant_id} onClose={() => setEditing(false)} />}
        {shown && <HistoryDrawer store={shown} onClose={() => set({ open: undefined }, { replace: true })} />}
      </Suspense>
    </>
  )
}
