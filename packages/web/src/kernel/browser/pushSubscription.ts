/** Subscribing this browser to messages that arrive with the page closed. */

const worker = '/push-worker.js'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Undefined: this browser has none. */
export async function currentPush(): Promise<PushSubscription | undefined> {
  if (!canPush()) return undefined
  const registration = await navigator.serviceWorker.getRegistration(worker)
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))

/** Asks for permission if nobody was asked before, so it is called from a click. Undefined: it was not given. */
export async function beginPush(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made with another key can't be used.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

/** Ends it in this browser, also if the server can't be reached. */
export async function endPush(): Promise<void> {
  await (await currentPush())?.unsubscribe()
}
