import { welcomeDiscount } from '@sufra/contract/promotions/welcomeDiscount'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { WelcomeForm } from './WelcomeForm.tsx'

/** Spec 3 §2 Welcome discount: set up once, updated from then on. */
export function WelcomeDiscountPage() {
  const row = useFormRow(welcomeDiscount.list, {})
  return (
    <>
      <PageHeader />
      <QueryBoundary query={row}>
        {({ discounts }) => <WelcomeForm key={row.key} discount={discounts[0]} onRenew={row.renew} />}
      </QueryBoundary>
    </>
  )
}
