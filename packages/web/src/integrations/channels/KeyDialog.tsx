import {
  channels,
  defaultCallsPerMinute,
  type KeyAccess,
  keyAccess,
} from '@sufra/contract/integrations/channels'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { NumberInput, numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import choice from '../../orders/decision/StatusForm.module.css'
import css from './channels.module.css'
import { keysText } from './keys.text.ts'

interface Props {
  readonly channelId: number
  readonly onMade: (key: string) => void
  readonly onClose: () => void
}

/** Makes a key of a channel. */
export default function KeyDialog({ channelId, onMade, onClose }: Props) {
  const t = useText(keysText)
  const form = useOperationForm(channels.addKey, {
    params: { id: channelId },
    initial: { access: 'full' as KeyAccess, rate_limit: String(defaultCallsPerMinute) },
    body: ({ access, rate_limit }) => ({ access, rate_limit: numberOf(rate_limit) }),
    saved: ({ key }) => {
      for (const each of [channels.show, channels.list])
        void queryClient.invalidateQueries({ queryKey: keyOf(each) })
      onClose()
      onMade(key)
    },
    failed: 'shown',
  })
  return (
    <FormDialog title={t('add')} size={480} action={t('add')} form={form} onClose={onClose}>
      <fieldset className={choice.choice} data-first>
        <legend>{t('access')}</legend>
        {keyAccess.map((access) => (
          <label key={access} className={choice.option}>
            <input
              type="radio"
              name="access"
              value={access}
              checked={form.values.access === access}
              data-autofocus={access === 'full' || undefined}
              onChange={() => form.set('access', access)}
            />
            <span className={css.access}>
              <strong>{t(access)}</strong>
              <span>{t(`${access}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <NumberInput
        label={t('limit')}
        description={t('limitHint')}
        withAsterisk
        {...form.field('rate_limit')}
      />
    </FormDialog>
  )
}
