import { browserPush } from '@sufra/contract/engagement/browserPush'
import { currentPush } from '../../kernel/browser/pushSubscription.ts'
import { call } from '../../kernel/data/api.ts'

/** Tells the server where this browser's messages go, for as long as this session lasts. */
export async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await call(browserPush.subscribe, { body: { endpoint, keys: { p256dh, auth } } })
}

/** Registers this browser's push subscription for a new session. Returns whether there is a subscription. */
export async function renewPush(): Promise<boolean> {
  const subscription = await currentPush()
  if (subscription) await tellServer(subscription)
  return subscription !== undefined
}
