import { type PromotionTrial, promotionTrials } from '@sufra/contract/insight/promotionTrials'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../kernel/data/api.ts'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'

/** How often a running trial is looked at, in ms. */
const pace = 500

/** The trial that this form has started. It ends with the form. */
export function useTrial() {
  const [started, setStarted] = useState<PromotionTrial | null>(null)
  const isRunning = useRef(false)
  const [every, setEvery] = useState<number | undefined>(undefined)
  const { data } = useOperation(
    promotionTrials.show,
    {},
    { enabled: started !== null, ...(every !== undefined && { every }) },
  )
  const latest = data?.trial
  // Another trial of the same person, in another window, has stopped this one.
  const isOther = started !== null && latest != null && latest.id > started.id
  const trial: PromotionTrial | null =
    started && (isOther ? { ...started, state: 'stopped' } : latest?.id === started.id ? latest : started)
  isRunning.current = trial?.state === 'running'
  const running = isRunning.current
  useEffect(() => setEvery(running ? pace : undefined), [running])
  useEffect(
    () => () => {
      // Whatever becomes of it: it ends by itself.
      if (isRunning.current) void call(promotionTrials.stop, {}).catch(() => {})
    },
    [],
  )
  return {
    trial,
    begin: (next: PromotionTrial) => {
      queryClient.setQueryData(keyOf(promotionTrials.show, {}), { trial: next })
      setStarted(next)
    },
  }
}
