import { Button } from '@mantine/core'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { useState } from 'react'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import { DuePicker } from './DuePicker.tsx'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'
import { RequestSum } from './RequestSum.tsx'

/** Picks due orders of a store and asks for their payment. The server computes the sum. */
export default function NewPayment({ storeId }: { readonly storeId: number }) {
  const t = useText(paymentRequestsText)
  const kernel = useText(kernelText)
  const { kind } = useSession()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { data: due, error, refetch } = useOperation(paymentRequests.due, { params: { id: storeId } })
  const orders = (due?.orders ?? []).filter(({ id }) => chosen.has(id))
  const ids = orders.map(({ id }) => ({ id }))
  const preview = useOperation(
    paymentRequests.preview,
    { body: { restaurant_store_id: storeId, orders: ids } },
    { keep: true, enabled: ids.length > 0 },
  )
  const amount = preview.data?.amount ?? 0
  const operation = kind === 'admin' ? paymentRequests.raiseCustom : paymentRequests.raise
  const form = useOperationForm(operation, {
    initial: { reference_date: qatarDay(Date.now()), description: '', orders: ids },
    body: ({ reference_date, description }) => ({
      restaurant_store_id: storeId,
      reference_date,
      description,
      orders: orders.map(({ id, remaining_amount }) => ({ id, amount: remaining_amount })),
      amount: Math.max(0, amount),
    }),
    saved: ({ id }) => {
      toast.success(t('sent', { id }))
      setChosen(new Set())
      form.set('description', '')
      form.discard()
      for (const each of [paymentRequests.adminList, paymentRequests.storeList, paymentRequests.due])
        void queryClient.invalidateQueries({ queryKey: keyOf(each) })
    },
    failed: 'shown',
  })
  useLeaveGuard(form.isDirty)
  if (error && !due) return <Failed error={error} onRetry={() => void refetch()} />
  if (!due) return <p role="status">{kernel('loading')}</p>
  const refused = form.failure ?? form.errorOf('orders')
  return (
    <form noValidate className={css.body} onSubmit={form.submit}>
      <dl className={css.totals}>
        <div>
          <dt>{t('dueNow')}</dt>
          <dd className={due.due < 0 ? css.negative : undefined}>
            <Figure
              name={t('dueNow')}
              amount={due.due}
              of={{ figure: 'balance', restaurant_store_id: storeId }}
            />
          </dd>
        </div>
        <div>
          <dt>{t('requested')}</dt>
          <dd>
            <Figure
              name={t('requested')}
              amount={due.requested}
              of={{ figure: 'requested', restaurant_store_id: storeId }}
            />
          </dd>
        </div>
      </dl>
      {due.cut && <Callout tone="info">{t('cut')}</Callout>}
      {due.orders.length === 0 ? (
        <Empty words={{ title: t('nothingDue'), text: t('nothingDueText') }} />
      ) : (
        <>
          <DuePicker orders={due.orders} chosen={chosen} onChange={setChosen} />
          {refused && <Callout tone="error">{refused}</Callout>}
          {ids.length > 0 && (
            <RequestSum store={storeId} chosen={ids.map(({ id }) => id)} preview={preview.data} />
          )}
          <div className={css.fields}>
            <DayInput label={t('reference')} {...form.field('reference_date')} />
            <MultilineInput
              label={t('description')}
              placeholder={t('descriptionHint')}
              maxLength={500}
              minRows={1}
              {...form.field('description')}
            />
            <Button
              type="submit"
              loading={form.pending}
              disabled={ids.length === 0 || amount <= 0 || preview.isPlaceholderData}
            >
              {t(kind === 'admin' ? 'propose' : 'send')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
