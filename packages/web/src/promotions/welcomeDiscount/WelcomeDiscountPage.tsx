import { welcomeDiscount } from '@sufra/contract/promotions/welcomeDiscount'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { WelcomeForm } from './WelcomeForm.tsx'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

/** Spec 3 §2 Welcome discount: set up once, updated from then on. */
export function WelcomeDiscountPage() {
  const t = useText(welcomeDiscountText)
  const row = useFormRow(welcomeDiscount.list, {})
  const saved = row.data?.discounts[0]
  return (
    <>
      <PageHeader
        actions={saved && <HistoryButton table="welcome_discounts" id={saved.id} name={t('title')} />}
      />
      <QueryBoundary query={row}>
        {({ discounts }) => <WelcomeForm key={row.key} discount={discounts[0]} onRenew={row.renew} />}
      </QueryBoundary>
    </>
  )
}
