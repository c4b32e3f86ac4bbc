import { NativeSelect } from '@mantine/core'
import { cancelReasons } from '@sufra/contract/orders/cancelReasons'
import { useRef, useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { WithChoices } from '../../kernel/inputs/WithChoices.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { decisionText } from '../order/decision.text.ts'

/**
 * The field for the reason of a cancellation, and whether it is filled in. With `begins` it gets the dialog's focus.
 */
export function useReason(asked: boolean, begins = false) {
  const t = useText(decisionText)
  const pick = usePick()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const reasons = useOperation(cancelReasons.list, {}, { enabled: asked })
  const choose = (chosen: string) => {
    setReason(chosen)
    setMissing(false)
  }
  return {
    reason,
    clear: () => choose(''),
    /** Marks and focuses the field if it is empty. */
    isGiven: (): boolean => {
      if (reason !== '') return true
      setMissing(true)
      select.current?.focus()
      return false
    },
    field: asked && (
      <WithChoices queries={[reasons]}>
        <NativeSelect
          ref={select}
          data-autofocus={begins || undefined}
          mt="md"
          label={t('reason')}
          required
          withAsterisk={false}
          error={missing ? t('reasonMissing') : undefined}
          value={reason}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            { value: '', label: t('chooseReason') },
            ...(reasons.data?.cancelReasons ?? []).map((one) => ({
              value: String(one.id),
              label: pick(one.reason),
            })),
          ]}
        />
      </WithChoices>
    ),
  }
}
