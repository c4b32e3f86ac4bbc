import { payoutAccounts } from '@sufra/contract/stores/payoutAccounts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { MaskedAccount } from './MaskedAccount.tsx'
import css from './payoutAccounts.module.css'
import { payoutAccountsText } from './payoutAccounts.text.ts'
import { WholeAccount } from './WholeAccount.tsx'

/** Where a store is paid. Who may not change it sees the end of the IBAN only. */
export function PayoutAccount({ storeId }: { readonly storeId: number }) {
  const t = useText(payoutAccountsText)
  const { can } = useSession()
  return (
    <>
      <p className={css.about}>{t('about')}</p>
      {can(payoutAccounts.showWhole) ? (
        <WholeAccount storeId={storeId} />
      ) : (
        <MaskedAccount storeId={storeId} />
      )}
    </>
  )
}
