import { Stack } from '@mantine/core'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { newCallKey } from '../../kernel/data/callKey.ts'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import { Positions } from './Positions.tsx'
import css from './payoutRuns.module.css'
import { payoutRunsText } from './payoutRuns.text.ts'

interface Props {
  /** The chosen stores; none for all. */
  readonly stores: readonly number[]
  readonly onClose: () => void
}

/** Shows what each store would be paid up to a day, and raises the requests of a run. */
export default function PayStoresDialog({ stores, onClose }: Props) {
  const t = useText(payoutRunsText)
  const kernel = useText(kernelText)
  const navigate = useNavigate()
  const [key] = useState(newCallKey)
  const [day, setDay] = useState(() => qatarDay(Date.now()))
  const { data, error, isPlaceholderData, refetch } = useOperation(
    payoutRuns.preview,
    { body: { due_day: day, ...(stores.length > 0 && { stores: [...stores] }) } },
    { keep: true },
  )
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set())
  const payable = data?.stores ?? []
  const chosen = payable.filter(({ store }) => !skipped.has(store.id))
  const some = chosen.length > 0 && chosen.length < payable.length
  const ofSome = useOperation(
    payoutRuns.preview,
    { body: { due_day: day, stores: chosen.map(({ store }) => store.id) } },
    { keep: true, enabled: some },
  )
  const sum = some ? ofSome.data?.amount : chosen.length > 0 ? data?.amount : 0
  const form = useOperationForm(payoutRuns.make, {
    initial: { due_day: day, reference_date: day, description: '', stores: null },
    body: ({ reference_date, description }) => ({
      key,
      due_day: day,
      reference_date,
      description,
      stores: chosen.map(({ store, amount }) => ({ id: store.id, amount })),
    }),
    saved: ({ id }) => {
      toast.success(t('made', { id }))
      void queryClient.invalidateQueries({ queryKey: keyOf(payoutRuns.list) })
      onClose()
      void navigate({ to: `${homes.admin}/payments/payout-runs/${id}` })
    },
    failed: 'shown',
  })
  const refused = form.errorOf('stores')
  // Shows the amounts as they are now.
  useEffect(() => {
    if (refused) void queryClient.invalidateQueries({ queryKey: keyOf(payoutRuns.preview) })
  }, [refused])
  return (
    <FormDialog
      title={t('pay')}
      size={760}
      action={t('raise', { count: chosen.length })}
      form={form}
      incomplete={chosen.length === 0 || isPlaceholderData}
      onClose={onClose}
    >
      <Stack gap="md">
        <p>{t('payText')}</p>
        {refused && chosen.length > 0 && <Callout tone="error">{refused}</Callout>}
        <div className={css.days}>
          <DayInput
            label={t('dueDay')}
            name="due_day"
            value={day}
            error={form.errorOf('due_day')}
            onChange={(next) => {
              setDay(next)
              form.set('due_day', next)
            }}
            data-autofocus
          />
          <DayInput label={t('reference')} {...form.field('reference_date')} />
        </div>
        <MultilineInput
          label={t('description')}
          placeholder={t('optional')}
          maxLength={500}
          minRows={1}
          {...form.field('description')}
        />
        {!data &&
          (error ? (
            <Failed error={error} onRetry={() => void refetch()} />
          ) : (
            <p role="status">{kernel('loading')}</p>
          ))}
        {data && (
          <div aria-live="polite" aria-busy={isPlaceholderData}>
            {data.cut && <Callout tone="info">{t('cut')}</Callout>}
            {payable.length > 0 ? (
              <Positions
                label={t('paidStores')}
                positions={payable}
                day={day}
                selection={{ skipped, onChange: setSkipped }}
              />
            ) : (
              <p className={css.quiet}>{t('nothing')}</p>
            )}
            <p className={css.sum}>
              <span>{t('sum')}</span>
              {sum === undefined ? (
                '…'
              ) : (
                <Figure
                  name={t('sum')}
                  amount={sum}
                  of={{ figure: 'new_run', chosen: chosen.map(({ store }) => store.id), end_date: day }}
                />
              )}
            </p>
          </div>
        )}
        {chosen.some(({ account }) => account !== 'confirmed') && (
          <Callout tone="info">{t('unconfirmed')}</Callout>
        )}
        {data && data.left_out.length > 0 && (
          <details className={css.leftOut}>
            <summary>{t('leftOut', { count: data.left_out.length })}</summary>
            <Positions label={t('leftOutStores')} positions={data.left_out} day={day} />
          </details>
        )}
        {form.pending && <p role="status">{t('raising')}</p>}
      </Stack>
    </FormDialog>
  )
}
