import { Button, Group } from '@mantine/core'
import { groupedIban } from '@sufra/contract/stores/iban'
import { type WholeAccount as Account, payoutAccounts } from '@sufra/contract/stores/payoutAccounts'
import { IconBuildingBank } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { payoutAccountsText } from './payoutAccounts.text.ts'

const AccountDialog = late(() => import('./AccountDialog.tsx'))

/** The account for its owner and the admins who pay. Another admin confirms what one has changed. */
export function WholeAccount({ storeId }: { readonly storeId: number }) {
  const t = useText(payoutAccountsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { can } = useSession()
  /** The account that the form was opened with: what is read later must not replace what is being typed. */
  const [editing, setEditing] = useState<{ readonly account: Account | null } | null>(null)
  const { data, error, refetch } = useOperation(payoutAccounts.showWhole, { params: { id: storeId } })
  const reload = async () => {
    const { data: theirs } = await refetch()
    if (theirs) setEditing({ account: theirs.account })
  }
  const confirmation = useConfirmed(payoutAccounts.confirm, { invalidates: [payoutAccounts.showWhole] })
  const confirmAccount = ({ beneficiary, bank_name, iban, version }: Account) =>
    void confirmation.run(
      {
        title: t('confirmAsk'),
        text: (
          <>
            {t('confirmText', { beneficiary, bank: bank_name })} <Ltr>{groupedIban(iban)}</Ltr>
          </>
        ),
        action: t('confirm'),
        success: t('confirmDone'),
      },
      { params: { id: storeId }, body: { version } },
    )
  if (!data)
    return error ? (
      <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{kernel('loading')}</p>
    )
  const { account } = data
  const edit = (
    <Button variant={account ? 'default' : 'filled'} onClick={() => setEditing({ account })}>
      {t(account ? 'change' : 'add')}
    </Button>
  )
  return (
    <>
      {account ? (
        <>
          <AccountFacts
            account={account}
            iban={groupedIban(account.iban)}
            more={[
              [
                t('changed'),
                <span key="changed">
                  <bdi>{pick(account.changed_by)}</bdi>
                  <br />
                  <Instant at={account.changed_at} />
                </span>,
              ],
              ...(account.confirmed_by && account.confirmed_at
                ? [
                    [
                      t('confirmedBy'),
                      <span key="confirmed">
                        <bdi>{pick(account.confirmed_by)}</bdi>
                        <br />
                        <Instant at={account.confirmed_at} />
                      </span>,
                    ] as const,
                  ]
                : []),
            ]}
          />
          {can(payoutAccounts.confirm) && account.state === 'waiting' && !account.confirmable && (
            <Callout tone="info">{t('ownChange')}</Callout>
          )}
          <Group gap="xs" mt="md">
            {account.confirmable && (
              <Button loading={confirmation.pending} onClick={() => confirmAccount(account)}>
                {t('confirm')}
              </Button>
            )}
            {edit}
          </Group>
        </>
      ) : (
        <Empty
          words={{
            icon: <IconBuildingBank size={32} stroke={1.25} aria-hidden />,
            title: t('empty'),
            text: t('emptyText'),
            action: edit,
          }}
        />
      )}
      <Suspense>
        {editing && (
          <AccountDialog
            key={editing.account?.version ?? 0}
            storeId={storeId}
            account={editing.account}
            onReload={() => void reload()}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </>
  )
}
