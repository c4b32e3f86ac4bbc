import { TextInput } from '@mantine/core'
import { channels } from '@sufra/contract/integrations/channels'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useText } from '../../kernel/text/language.tsx'
import { channelsText } from './channels.text.ts'

interface Props {
  /** Undefined for a new one. */
  readonly channel: { readonly id: number; readonly name: string; readonly version: number } | undefined
  readonly onSaved?: (id: number) => void
  readonly onClose: () => void
}

export default function ChannelDialog({ channel, onSaved, onClose }: Props) {
  const t = useText(channelsText)
  const refetch = () =>
    Promise.all(
      [channels.list, channels.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })),
    )
  const form = useEntryForm(channels.save, channels.update, {
    row: channel,
    initial: { name: channel?.name ?? '' },
    body: (values) => values,
    saved: ({ id }, { name }) => {
      toast.success(t('saved', { name }))
      void refetch()
      onClose()
      onSaved?.(id)
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      title={t(channel ? 'edit' : 'add')}
      size={480}
      form={form}
      incomplete={form.values.name.trim() === ''}
      onClose={onClose}
      onTakeTheirs={() => void refetch().then(onClose)}
    >
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        withAsterisk
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
    </FormDialog>
  )
}
