import { browserPush } from '@sufra/contract/engagement/browserPush'
import { useEffect, useState } from 'react'
import { beginPush, canPush, currentPush, endPush } from '../../kernel/browser/pushSubscription.ts'
import { call } from '../../kernel/data/api.ts'
import { renewPush, tellServer } from './renewPush.ts'

type State = 'looking' | 'impossible' | 'off' | 'on' | 'refused' | 'failed'

/** Whether this browser rings at new orders with the page closed, and how that is changed. */
export function useBrowserPush() {
  const [state, setState] = useState<State>(canPush() ? 'looking' : 'impossible')
  const [pending, setPending] = useState(false)
  useEffect(() => {
    let here = true
    if (!canPush()) return
    renewPush()
      .then((rings) => here && setState(rings ? 'on' : 'off'))
      .catch(() => here && setState('failed'))
    return () => {
      here = false
    }
  }, [])

  const change = async (to: () => Promise<State>): Promise<State> => {
    setPending(true)
    const became = await to().catch((): State => 'failed')
    setPending(false)
    setState(became)
    return became
  }
  return {
    state,
    pending,
    switchOn: () =>
      change(async () => {
        const { public_key } = await call(browserPush.show)
        const subscription = await beginPush(public_key)
        if (!subscription) return 'refused'
        await tellServer(subscription)
        return 'on'
      }),
    switchOff: () =>
      change(async () => {
        const subscription = await currentPush()
        if (subscription) await call(browserPush.unsubscribe, { body: { endpoint: subscription.endpoint } })
        await endPush()
        return 'off'
      }),
  }
}
