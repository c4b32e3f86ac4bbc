import { Button } from '@mantine/core'
import { reconciliation } from '@sufra/contract/money/reconciliation'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { keyOf, queryClient, useAction, useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch, useListState, wholeOf } from '../../kernel/url/search.ts'
import { MonthEnd } from './MonthEnd.tsx'
import { RunList } from './RunList.tsx'
import { RunResult } from './RunResult.tsx'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

const newest = { body: { page: 1, count: 1 } } as const
/** How often the page looks whether a run has begun elsewhere, in ms. */
const idle = 30_000

/** The checks of what is kept beside the ledger: what they found, and what is open at a month's end. */
export function Reconciliation() {
  const t = useText(reconciliationText)
  const [, set] = useListState()
  const chosen = wholeOf(useListSearch().run)
  const [every, setEvery] = useState<number>(idle)
  const { data } = useOperation(reconciliation.runs, newest, { every })
  const latest = data?.runs.data[0]
  const isRunning = latest?.state === 'running'
  const wasRunning = useRef(false)
  useEffect(() => {
    setEvery(isRunning ? refetchEvery.job : idle)
    // What the run has found is in the banner, the list and the checklist too.
    if (wasRunning.current && !isRunning) {
      for (const each of [
        reconciliation.alert,
        reconciliation.monthEnd,
        reconciliation.show,
        reconciliation.runs,
      ])
        void queryClient.invalidateQueries({ queryKey: keyOf(each) })
    }
    wasRunning.current = isRunning
  }, [isRunning])
  const starting = useAction(reconciliation.start, { success: false })
  const start = () =>
    starting.mutate(
      {},
      {
        onSuccess: () => {
          set({ run: undefined })
          void queryClient.invalidateQueries({ queryKey: keyOf(reconciliation.runs) })
        },
      },
    )
  const shown = chosen ?? latest?.id
  return (
    <>
      <PageHeader
        actions={
          <Button
            leftSection={<IconPlayerPlay size={18} stroke={1.6} aria-hidden />}
            loading={starting.isPending}
            // Not disabled, or the focus would be lost. A second press would join the run.
            aria-disabled={isRunning}
            data-disabled={isRunning || undefined}
            onClick={() => !isRunning && start()}
          >
            {t('start')}
          </Button>
        }
      />
      {shown !== undefined && (
        <section className={css.part} aria-labelledby="reconciliation-result">
          <div className={css.head}>
            <h2 id="reconciliation-result">
              {chosen === undefined ? t('latest') : t('runTitle', { id: chosen })}
            </h2>
            {chosen !== undefined && (
              <Button variant="subtle" size="xs" onClick={() => set({ run: undefined })}>
                {t('backToLatest')}
              </Button>
            )}
          </div>
          <RunResult key={shown} id={shown} isRunning={isRunning && shown === latest?.id} />
        </section>
      )}
      <MonthEnd />
      <RunList
        every={every}
        onOpen={(id) => {
          set({ run: id })
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
