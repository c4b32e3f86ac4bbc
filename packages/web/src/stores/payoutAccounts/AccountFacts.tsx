import type { AccountState } from '@sufra/contract/stores/payoutAccounts'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './payoutAccounts.module.css'
import { payoutAccountsText } from './payoutAccounts.text.ts'

interface Props {
  readonly account: {
    readonly beneficiary: string
    readonly bank_name: string
    readonly state: AccountState
  }
  /** As it may be shown. */
  readonly iban: string
  readonly more?: readonly (readonly [name: string, value: ReactNode])[]
}

const looks = { waiting: 'PENDING', confirmed: 'REQUEST ACCEPTED' } as const

export function AccountFacts({ account, iban, more = [] }: Props) {
  const t = useText(payoutAccountsText)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('beneficiary'), <bdi key="beneficiary">{account.beneficiary}</bdi>],
    [t('bank'), <bdi key="bank">{account.bank_name}</bdi>],
    [
      t('iban'),
      <span key="iban" className={css.iban}>
        <Ltr>{iban}</Ltr>
      </span>,
    ],
    [t('state'), <StatusChip key="state" status={looks[account.state]} label={t(account.state)} />],
    ...more,
  ]
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
