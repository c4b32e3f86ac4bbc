import { NativeSelect } from '@mantine/core'
import { cancelReasons } from '@sufra/contract/orders/cancelReasons'
import { useRef, useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { decisionText } from '../order/decision.text.ts'

/** Why an order is cancelled: a field, and whether it was filled in. A dialog may begin with it. */
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
    /** Asks for it where it is missing. */
    isGiven: (): boolean => {
      if (reason !== '') return true
      setMissing(true)
      select.current?.focus()
      return false
    },
    field: asked && (
      <NativeSelect
        ref={select}
        data-autofocus={begins || undefined}
        mt="md"
        label={t('reason')}
        required
        withAsterisk={false}
        error={missing ? t('reasonMissing') : undefined}
        value={reason}
        disabled={reasons.isPending && !begins}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: t('chooseReason') },
          ...(reasons.data?.cancelReasons ?? []).map((one) => ({
            value: String(one.id),
            label: pick(one.reason),
          })),
        ]}
      />
    ),
  }
}
