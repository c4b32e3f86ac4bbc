import { Button } from '@mantine/core'
import { customers } from '@sufra/contract/customers/customers'
import { customerMerges } from '@sufra/contract/customers/merges'
import { customerPrivacy } from '@sufra/contract/customers/privacy'
import { formatInstant } from '@sufra/contract/kernel/clock'
import { IconArrowMerge, IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { useEditedRow } from '../../kernel/forms/useEditedRow.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { usePathId } from '../../kernel/url/usePathId.ts'
import { Addresses } from './Addresses.tsx'
import { Blocking } from './Blocking.tsx'
import { Consents } from './Consents.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerHistory } from './CustomerHistory.tsx'
import { CustomerMerges } from './CustomerMerges.tsx'
import { CustomerNotes } from './CustomerNotes.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { CustomerReviews } from './CustomerReviews.tsx'
import { ErasedCustomer } from './ErasedCustomer.tsx'
import { ExportCustomer } from './ExportCustomer.tsx'
import { Forgetting } from './Forgetting.tsx'
import { CouponsUsed, UsualStores } from './Habits.tsx'
import css from './profile.module.css'
import { profileText } from './profile.text.ts'

const CustomerDialog = late(() => import('../customers/CustomerDialog.tsx'))
const MergeDialog = late(() => import('./MergeDialog.tsx'))

/** Everything about a customer on one page (spec 3 §2). */
export function CustomerProfile() {
  const id = usePathId('idCutomer')
  return <Profile key={id} id={id} />
}

function Profile({ id }: { readonly id: number }) {
  const t = useText(profileText)
  const { language } = useLanguage()
  const { can } = useSession()
  const [merging, setMerging] = useState(false)
  const query = useOperation(customers.show, { params: { id } }, { enabled: id > 0 })
  const {
    row: edited,
    edit,
    close,
    renew,
  } = useEditedRow(async () => {
    const { data } = await query.refetch()
    return data && [data.customer]
  })
  if (id === 0) return <NotFound />
  if (isMissing(query.error)) return <ErasedCustomer id={id} />
  return (
    <QueryBoundary query={query}>
      {({ customer }) => (
        <>
          <PageHeader
            title={customer.fullname}
            names={{ [String(id)]: customer.fullname }}
            aside={
              <>
                <StatusChip
                  status={customer.status ? 'UNBLOCKED' : 'BLOCKED'}
                  label={t(customer.status ? 'isUnblocked' : 'isBlocked')}
                />
                {customer.active && <StatusChip status="ACTIVE" label={t('isActive')} />}
              </>
            }
            actions={
              <>
                <ExportCustomer id={id} />
                {can(customers.update) && (
                  <>
                    <Button
                      variant="default"
                      leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
                      onClick={() => edit(customer)}
                    >
                      {t('edit')}
                    </Button>
                    {can(customerMerges.merge) && (
                      <Button
                        variant="default"
                        leftSection={<IconArrowMerge size={18} stroke={1.6} aria-hidden />}
                        onClick={() => setMerging(true)}
                      >
                        {t('merge')}
                      </Button>
                    )}
                    <Blocking customer={customer} />
                  </>
                )}
                {can(customerPrivacy.forget) && <Forgetting customer={customer} />}
              </>
            }
          />
          {customer.blocked_at && (
            <Callout tone="error">
              {t('blockedSince', { at: formatInstant(customer.blocked_at, language) })}:{' '}
              <bdi>{customer.block_reason ?? '—'}</bdi>
            </Callout>
          )}
          <CustomerFacts customer={customer} />
          <Addresses customer={customer} />
          <CustomerOrders id={id} />
          <CustomerReviews id={id} />
          <div className={css.parts}>
            <UsualStores stores={customer.usual_stores} />
            <CouponsUsed coupons={customer.coupons} />
            <CustomerNotes id={id} />
            <Consents id={id} />
            <CustomerMerges id={id} />
          </div>
          <CustomerHistory id={id} />
          <Suspense>
            {merging && <MergeDialog customer={customer} onClose={() => setMerging(false)} />}
            {edited && (
              <CustomerDialog
                key={edited.version}
                customer={edited}
                onClose={close}
                onTakeTheirs={() => void renew()}
              />
            )}
          </Suspense>
        </>
      )}
    </QueryBoundary>
  )
}
