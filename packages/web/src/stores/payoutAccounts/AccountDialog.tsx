import { Stack, TextInput } from '@mantine/core'
import { groupedIban } from '@sufra/contract/stores/iban'
import { payoutAccounts, type WholeAccount } from '@sufra/contract/stores/payoutAccounts'
import { PasswordField } from '../../accounts/signIn/PasswordField.tsx'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { payoutAccountsText } from './payoutAccounts.text.ts'

interface Props {
  readonly storeId: number
  readonly account: WholeAccount | null
  /** Reads the account again, which somebody else has changed. */
  readonly onReload: () => void
  readonly onClose: () => void
}

/** The form of a payout account, saved with the own password. */
export default function AccountDialog({ storeId, account, onReload, onClose }: Props) {
  const t = useText(payoutAccountsText)
  const form = useOperationForm(payoutAccounts.save, {
    initial: {
      beneficiary: account?.beneficiary ?? '',
      bank_name: account?.bank_name ?? '',
      iban: account ? groupedIban(account.iban) : '',
      password: '',
    },
    params: { id: storeId },
    version: account?.version ?? 0,
    body: (values) => values,
    saved: () => {
      toast.success(t('saved'))
      void queryClient.invalidateQueries({ queryKey: keyOf(payoutAccounts.showWhole) })
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      title={t(account ? 'change' : 'add')}
      size={480}
      form={form}
      onClose={onClose}
      onTakeTheirs={onReload}
    >
      <Stack gap="md">
        <TextInput
          label={t('beneficiary')}
          maxLength={140}
          dir="auto"
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          data-autofocus
          {...form.field('beneficiary')}
        />
        <TextInput
          label={t('bank')}
          maxLength={140}
          dir="auto"
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          {...form.field('bank_name')}
        />
        <TextInput
          label={t('iban')}
          description={t('ibanHint')}
          maxLength={60}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          labelProps={{ dir: 'auto' }}
          descriptionProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          {...form.field('iban')}
        />
        <PasswordField
          label={t('password')}
          description={t('passwordHint')}
          descriptionProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Stack>
    </FormDialog>
  )
}
