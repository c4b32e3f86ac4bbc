import { storePolicy } from '@sufra/contract/stores/policy'
import { useState } from 'react'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { type Opened, PolicyForm } from './PolicyForm.tsx'
import { type Dropped, serialised } from './policy.values.ts'
import css from './StorePolicy.module.css'

const nothing: Dropped = { store_policy_en: [], store_policy_ar: [] }

/** A store's policy, a rich text in each language (spec 2 §3). */
export function StorePolicy({ storeId }: { storeId: number }) {
  const kernel = useText(kernelText)
  const input = { params: { id: storeId } }
  const { data, error, isFetching, refetch } = useOperation(storePolicy.show, input)
  /** What the form was opened with: a later response must not replace what is being typed. */
  const [opened, open] = useState<Opened | null>(null)
  const of = opened?.storeId === storeId ? opened : null
  const read = (policy: NonNullable<typeof data>, saved = false) =>
    open({
      storeId,
      version: policy.version,
      values: serialised(policy),
      dropped: policy.dropped,
      saved,
      round: (of?.round ?? 0) + 1,
    })

  if (!of) {
    if (data && !isFetching) read(data)
    if (error && !isFetching)
      return <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
    return (
      <div className={css.pair} role="status">
        <span className="visually-hidden">{kernel('loading')}</span>
        <div className={css.waiting} />
        <div className={css.waiting} />
      </div>
    )
  }
  return (
    <PolicyForm
      key={`${storeId} ${of.round}`}
      opened={of}
      onSaved={(values, version) => {
        open({ ...of, values, version, dropped: nothing, saved: true, round: of.round + 1 })
        void queryClient.invalidateQueries({ queryKey: keyOf(storePolicy.show) })
      }}
      onTakeTheirs={async () => {
        const { data: theirs } = await refetch()
        if (theirs) read(theirs)
      }}
    />
  )
}
