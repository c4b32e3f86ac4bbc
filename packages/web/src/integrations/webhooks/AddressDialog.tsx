import { TextInput } from '@mantine/core'
import { channels } from '@sufra/contract/integrations/channels'
import { channelWebhooks } from '@sufra/contract/integrations/webhooks'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { webhooksText } from './webhooks.text.ts'

interface Props {
  readonly id: number
  readonly url: string
  readonly onSecret: (secret: string | null) => void
  readonly onClose: () => void
}

/** The first address comes with a secret, shown once. */
export default function AddressDialog({ id, url, onSecret, onClose }: Props) {
  const t = useText(webhooksText)
  const form = useOperationForm(channelWebhooks.setAddress, {
    params: { id },
    initial: { url },
    body: (values) => values,
    saved: ({ secret }) => {
      toast.success(t('addressSaved'))
      for (const each of [channels.show, channels.list])
        void queryClient.invalidateQueries({ queryKey: keyOf(each) })
      onClose()
      onSecret(secret)
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      title={t(url === '' ? 'setAddress' : 'changeAddress')}
      size={560}
      form={form}
      incomplete={form.values.url.trim() === ''}
      onClose={onClose}
    >
      <TextInput
        label={t('address')}
        description={t('addressHint')}
        withAsterisk
        inputMode="url"
        dir="ltr"
        labelProps={{ dir: 'auto' }}
        descriptionProps={{ dir: 'auto' }}
        errorProps={{ dir: 'auto' }}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.field('url')}
      />
    </FormDialog>
  )
}
