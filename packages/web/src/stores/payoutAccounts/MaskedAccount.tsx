import { maskedIban } from '@sufra/contract/stores/iban'
import { payoutAccounts } from '@sufra/contract/stores/payoutAccounts'
import { IconBuildingBank } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { payoutAccountsText } from './payoutAccounts.text.ts'

export function MaskedAccount({ storeId }: { readonly storeId: number }) {
  const t = useText(payoutAccountsText)
  const kernel = useText(kernelText)
  const { data, error, refetch } = useOperation(payoutAccounts.show, { params: { id: storeId } })
  if (data?.account)
    return <AccountFacts account={data.account} iban={maskedIban(data.account.iban_last_four)} />
  if (data)
    return (
      <Empty
        words={{
          icon: <IconBuildingBank size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
      />
    )
  if (error) return <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
  return <p role="status">{kernel('loading')}</p>
}
