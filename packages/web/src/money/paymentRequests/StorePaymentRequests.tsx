import { stores } from '@sufra/contract/stores/stores'
import { useOperation } from '../../kernel/data/operations.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NewPaymentPanel } from './NewPaymentPanel.tsx'
import { RequestList } from './RequestList.tsx'

/** The page of a store, and for reading, of a restaurant (spec 3 §2, DECISIONS 9). */
export function StorePaymentRequests() {
  const { kind } = useSession()
  // A store user has one store.
  const own = useOperation(stores.list, { body: {} }, { enabled: kind === 'store_user' })
  const store = own.data?.stores[0]?.id
  return (
    <>
      <PageHeader />
      {kind === 'store_user' && store !== undefined && <NewPaymentPanel storeId={store} />}
      <RequestList raisedBy="store" pageSize={5} />
    </>
  )
}
