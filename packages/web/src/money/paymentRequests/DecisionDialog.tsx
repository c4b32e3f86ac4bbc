import { Button, Group, Stack } from '@mantine/core'
import { formatQar } from '@sufra/contract/kernel/money'
import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { useState } from 'react'
import { call } from '../../kernel/data/api.ts'
import { keyOf, messageOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormModal } from '../../kernel/forms/FormModal.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { DecisionSums, DecisionTable } from './DecisionTable.tsx'
import { paymentRequestsText } from './paymentRequests.text.ts'
import { RequestContents } from './RequestContents.tsx'

interface Props {
  readonly ids: readonly number[]
  readonly onClose: () => void
}
type Status = 'request_accepted' | 'request_rejected'

/**
 * Decides one or several pending requests, after showing what accepting them would do. Each is decided on its own: one
 * that is refused stays, with the reason.
 */
export default function DecisionDialog({ ids, onClose }: Props) {
  const t = useText(paymentRequestsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { kind } = useSession()
  const [note, setNote] = useState('')
  const [noteMissing, setNoteMissing] = useState(false)
  const [left, setLeft] = useState(ids)
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map())
  const [done, setDone] = useState<number | null>(null)
  const { data, error, refetch } = useOperation(paymentRequests.previewDecision, {
    body: { requests: [...left] },
  })
  const operation = kind === 'admin' ? paymentRequests.decide : paymentRequests.decideCustom

  const decide = async (status: Status) => {
    if (!data || done !== null) return
    if (status === 'request_rejected' && !note.trim()) return setNoteMissing(true)
    const count = data.requests.length
    const yes = await confirm(
      status === 'request_accepted'
        ? {
            title: t('acceptAsk', { amount: formatQar(data.amount) }),
            text: t('acceptText'),
            action: t('accept'),
          }
        : { title: t('rejectAsk', { count }), text: t('rejectText'), action: t('reject'), danger: true },
    )
    if (!yes) return
    const failed = new Map<number, string>()
    setDone(0)
    for (const [index, { id, due }] of data.requests.entries()) {
      try {
        const body = { status, note: note.trim() || undefined, ...(status === 'request_accepted' && { due }) }
        await call(operation, { params: { id }, body })
      } catch (problem) {
        failed.set(id, messageOf(problem) ?? kernel('unavailable'))
      }
      setDone(index + 1)
    }
    setDone(null)
    for (const each of [
      paymentRequests.adminList,
      paymentRequests.storeList,
      paymentRequests.show,
      paymentRequests.due,
      paymentRequests.previewDecision,
    ])
      void queryClient.invalidateQueries({ queryKey: keyOf(each) })
    const decided = count - failed.size
    const first = data.requests.find(({ id }) => !failed.has(id))?.id ?? 0
    if (decided === 1)
      toast.success(t(status === 'request_accepted' ? 'accepted' : 'rejected', { id: first }))
    else if (decided > 1) toast.success(t('allDecided', { count: decided }))
    if (failed.size === 0) return onClose()
    setFailures(failed)
    setLeft([...failed.keys()])
  }
  const only = data?.requests.length === 1 ? data.requests[0] : undefined
  return (
    <FormModal
      isDirty={() => note !== ''}
      locked={done !== null}
      onClose={onClose}
      title={t(ids.length === 1 ? 'decideTitle' : 'decideMany')}
      size={760}
    >
      {(close) => (
        <Stack gap="md">
          {[...failures].map(([id, message]) => (
            <Callout key={id} tone="error">
              {t('failedOne', { id, message })}
            </Callout>
          ))}
          {data?.requests
            .filter(({ iban_waiting }) => iban_waiting)
            .map(({ id, store }) => (
              <Callout key={`iban ${id}`} tone="error">
                {t('ibanWaiting', { store: pick(store.name), id })}
              </Callout>
            ))}
          {error && !data ? (
            <Failed error={error} onRetry={() => void refetch()} />
          ) : (
            <DecisionTable requests={data?.requests} />
          )}
          {data && <DecisionSums requests={data.requests} amount={data.amount} />}
          {only && <RequestContents id={only.id} />}
          <MultilineInput
            label={t('note')}
            description={t('noteHint')}
            maxLength={500}
            error={noteMissing && !note.trim() ? t('noteMissing') : undefined}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
            data-autofocus
          />
          {done !== null && <p role="status">{t('progress', { done, count: left.length })}</p>}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={done !== null} onClick={close}>
              {kernel('cancel')}
            </Button>
            <Button
              variant="default"
              disabled={!data || done !== null}
              onClick={() => void decide('request_rejected')}
            >
              {t('reject')}
            </Button>
            <Button disabled={!data} loading={done !== null} onClick={() => void decide('request_accepted')}>
              {t('accept')}
            </Button>
          </Group>
        </Stack>
      )}
    </FormModal>
  )
}
