import { Button } from '@mantine/core'
import { type Restaurant, restaurantSorts, restaurants } from '@sufra/contract/stores/restaurants'
import { IconBuildingStore, IconHourglass, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { FilterButton } from '../../kernel/list/filters/FilterButton.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { RestaurantActions } from './RestaurantActions.tsx'
import { restaurantCard, restaurantColumns } from './restaurantColumns.tsx'
import { nameOf } from './restaurantName.ts'
import { restaurantsText } from './restaurants.text.ts'
import { useRestaurantBulk } from './useRestaurantBulk.ts'

const RestaurantDialog = late(() => import('./RestaurantDialog.tsx'))
const idOf = ({ id }: Restaurant) => id

/** All restaurants (spec 2 §2), with those awaiting approval first. */
export function Restaurants() {
  const t = useText(restaurantsText)
  const pick = usePick()
  const navigate = useNavigate()
  const { can } = useSession()
  const [{ page, count, search, status }, set] = useListState()
  const [edited, setEdited] = useState<Restaurant | 'new' | null>(null)
  const pending = status === 'pending'
  const { sorting, body: sorted } = useListSort(restaurantSorts)
  const body = {
    ...{ count, page, ...sorted },
    ...(search && { search }),
    ...(pending && { approval: 'pending' as const }),
  }
  const query = useOperation(restaurants.list, { body }, { keep: true })
  const actions = can(restaurants.update)
    ? (restaurant: Restaurant) => (
        <RestaurantActions restaurant={restaurant} onEdit={() => setEdited(restaurant)} />
      )
    : undefined
  const bulk = useRestaurantBulk()
  const add = can(restaurants.save) && (
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
        bulk={bulk}
        label={t('restaurants')}
        actions={add}
        search={{ label: t('search') }}
        filters={
          <FilterButton
            icon={IconHourglass}
            label={t('pending')}
            count={query.data?.pending}
            active={pending}
            onToggle={() => set({ status: pending ? undefined : 'pending' })}
          />
        }
        sorting={sorting}
        columnPicker={{ list: 'restaurants' }}
        columns={restaurantColumns({ t, pick, actions })}
        card={restaurantCard({ t, pick, actions })}
        idOf={idOf}
        onOpen={({ id }) => void navigate({ to: `/main/restaurants/${id}/stores` })}
        openName={(restaurant) => t('openStores', { name: pick(nameOf(restaurant)) })}
        empty={{
          icon: <IconBuildingStore size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        rows={query.data?.restaurants}
        total={query.data?.total}
        cut={query.data?.cut}
      />
      <Suspense>
        {edited && (
          <RestaurantDialog id={edited === 'new' ? undefined : edited.id} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}
