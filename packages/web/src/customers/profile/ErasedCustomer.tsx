import { personName } from '@sufra/contract/customers/erased'
import { customerHistory } from '@sufra/contract/customers/history'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { CustomerHistory } from './CustomerHistory.tsx'
import { forgetText } from './forget.text.ts'

/** All that is left of a customer who was forgotten: who did it, when and why. */
export function ErasedCustomer({ id }: { readonly id: number }) {
  const t = useText(forgetText)
  const { language } = useLanguage()
  const query = useOperation(customerHistory.list, { params: { id }, body: { count: 10, page: 1 } })
  if (isMissing(query.error)) return <NotFound />
  const name = personName(`Erased customer #${id}`, language)
  return (
    <QueryBoundary query={query}>
      {() => (
        <>
          <PageHeader title={name} names={{ [String(id)]: name }} />
          <Callout tone="info">{t('isErased')}</Callout>
          <CustomerHistory id={id} />
        </>
      )}
    </QueryBoundary>
  )
}
