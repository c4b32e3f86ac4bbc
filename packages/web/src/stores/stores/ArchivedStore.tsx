import { payoutAccounts } from '@sufra/contract/stores/payoutAccounts'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { PayoutAccount } from '../payoutAccounts/PayoutAccount.tsx'
import css from './EditStore.module.css'
import { editStoreText } from './editStore.text.ts'
import { storePaths } from './storePaths.ts'

/** The page of an archived store that is still to be paid: its payout account and nothing else. */
export default function ArchivedStore({ id }: { readonly id: number }) {
  const t = useText(editStoreText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { kind } = useSession()
  const { data, error, refetch } = useOperation(payoutAccounts.showWhole, { params: { id } })
  if (isMissing(error)) return <NotFound />
  if (!data)
    return error ? (
      <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{kernel('loading')}</p>
    )
  const name = pick(data.store.name)
  return (
    <>
      <PageHeader title={name} names={{ [storePaths.one(kind, data.store)]: name }} />
      <div className={css.archived}>
        <Callout tone="info">{t('archived')}</Callout>
      </div>
      <PayoutAccount storeId={id} />
    </>
  )
}
