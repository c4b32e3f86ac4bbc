import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NewPaymentPanel } from './NewPaymentPanel.tsx'
import { RequestList } from './RequestList.tsx'

/** The page of a store, and for reading, of a restaurant (spec 3 §2, DECISIONS 9). */
export function StorePaymentRequests() {
  const { user, can } = useSession()
  return (
    <>
      <PageHeader />
      {user.store_id !== null && can(paymentRequests.raise) && <NewPaymentPanel storeId={user.store_id} />}
      <RequestList raisedBy="store" pageSize={5} />
    </>
  )
}
