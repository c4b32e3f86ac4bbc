import { type Store, stores } from '@sufra/contract/stores/stores'
import { useNavigate } from '@tanstack/react-router'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useWayBack } from '../../kernel/url/wayBack.ts'
import { StoreForm } from './StoreForm.tsx'
import { storePaths } from './storePaths.ts'

/** The first tab: the form of the store itself. */
export function StoreDetails({ store: { id, restaurant_id } }: { store: Store }) {
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const { kind } = useSession()
  const row = useFormRow(stores.show, { params: { id } })
  return (
    <QueryBoundary query={row}>
      {({ store }) => (
        <StoreForm
          key={row.key}
          restaurant_id={restaurant_id}
          store={store}
          onSaved={row.renew}
          onCancel={() => void navigate(wayBack(storePaths.list(kind, restaurant_id)))}
          onTakeTheirs={row.renew}
        />
      )}
    </QueryBoundary>
  )
}
