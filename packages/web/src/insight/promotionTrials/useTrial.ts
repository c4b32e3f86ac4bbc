import { type PromotionTrial, promotionTrials } from '@sufra/contract/insight/promotionTrials'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../kernel/data/api.ts'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'

/** What has become of a trial; `latest` is the person's last one. */
function stateNow(started: PromotionTrial, latest: PromotionTrial | null | undefined): PromotionTrial {
  if (latest === null) return { ...started, state: 'interrupted' }
  if (latest?.id === started.id) return latest
  // Another trial of the same person, in another window, has stopped this one.
  return latest && latest.id > started.id ? { ...started, state: 'stopped' } : started
}

/** The trial that this form has started. It ends with the form. */
export function useTrial() {
  const [started, setStarted] = useState<PromotionTrial | null>(null)
  const isRunning = useRef(false)
  // Results are kept for an hour only, so nothing is asked for again after the end.
  const [follows, setFollows] = useState(false)
  const { data, isError } = useOperation(
    promotionTrials.show,
    {},
    { enabled: follows, every: refetchEvery.job },
  )
  const trial = started && stateNow(started, data?.trial)
  const running = trial?.state === 'running'
  isRunning.current = running
  useEffect(() => setFollows(running), [running])
  useEffect(
    () => () => {
      // Whatever becomes of it: it ends by itself.
      if (isRunning.current) void call(promotionTrials.stop, {}).catch(() => {})
    },
    [],
  )
  return {
    trial,
    /** How far it has come is not known at the moment. */
    isOutOfReach: running && isError,
    begin: (next: PromotionTrial) => {
      queryClient.setQueryData(keyOf(promotionTrials.show, {}), { trial: next })
      setStarted(next)
    },
  }
}
