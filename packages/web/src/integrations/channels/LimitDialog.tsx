import { type ChannelKey, channels } from '@sufra/contract/integrations/channels'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { NumberInput, numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { keysText } from './keys.text.ts'

interface Props {
  readonly apiKey: ChannelKey
  readonly onClose: () => void
}

/** How many calls a minute a key may make. */
export default function LimitDialog({ apiKey: { id, rate_limit, version }, onClose }: Props) {
  const t = useText(keysText)
  const refetch = () => queryClient.invalidateQueries({ queryKey: keyOf(channels.show) })
  const form = useOperationForm(channels.updateKey, {
    params: { id },
    version,
    initial: { rate_limit: String(rate_limit) },
    body: (values) => ({ rate_limit: numberOf(values.rate_limit) }),
    saved: () => {
      toast.success(t('limitSaved'))
      void refetch()
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      title={t('changeLimit')}
      size={420}
      form={form}
      onClose={onClose}
      onTakeTheirs={() => void refetch().then(onClose)}
    >
      <NumberInput
        label={t('limit')}
        description={t('limitHint')}
        withAsterisk
        data-autofocus
        {...form.field('rate_limit')}
      />
    </FormDialog>
  )
}
