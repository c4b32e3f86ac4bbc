import { stores } from '@sufra/contract/stores/stores'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useWayBack } from '../../kernel/url/wayBack.ts'
import { useRestaurant } from '../restaurants/useRestaurant.ts'
import { StoreForm } from './StoreForm.tsx'
import { storePaths } from './storePaths.ts'

/** Creates a store, then continues with its working hours. */
export function AddStore() {
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const { kind, user } = useSession()
  const { id } = useParams({ strict: false })
  const restaurant_id = id === undefined ? (user.restaurant_id ?? 0) : Number(id)
  const { name } = useRestaurant(restaurant_id)
  const row = useFormRow(stores.formData, {})
  const list = storePaths.list(kind, restaurant_id)
  return (
    <>
      <PageHeader names={name === undefined ? undefined : { [restaurant_id]: name }} />
      <QueryBoundary query={row}>
        {(fresh) => (
          <StoreForm
            restaurant_id={restaurant_id}
            store={undefined}
            fresh={fresh}
            onSaved={(saved) =>
              void navigate({
                to: storePaths.edit(kind, { id: saved, restaurant_id }),
                search: { tab: 'working-hours' },
              })
            }
            onCancel={() => void navigate(wayBack(list))}
            onTakeTheirs={row.renew}
          />
        )}
      </QueryBoundary>
    </>
  )
}
