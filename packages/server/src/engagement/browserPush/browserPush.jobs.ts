import type { BrowserMessage } from '@sufra/contract/engagement/browserPush'
import { homes } from '@sufra/contract/kernel/kinds'
import { fill } from '@sufra/contract/kernel/language'
import type { Db } from '../../kernel/database/db.ts'
import { fileUri } from '../../kernel/images/files.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import type { Worker } from '../../kernel/operations/worker.ts'
import { dropSubscription, keepVapidKeys, ringOf, subscribersOf, vapidKeys } from './browserPush.sql.ts'
import { browserPushText as text } from './browserPush.text.ts'
import { sendRing } from './send.ts'
import { newVapidKeys } from './vapid.ts'

interface Ringing {
  readonly subscription_id: number
  readonly order_id: number
}

/** The browser shows messages of one order as one, so a doubtful one may be sent again. */
const rings = queue<Ringing>(
  'browserPush/rings',
  { retryLimit: 4, retryDelay: 15, retryDelayMax: 300, deleteAfterSeconds: 24 * 3600 },
  { localConcurrency: 4 },
)

/** Rings at everybody who switched it on and may see the order, once the transaction is committed. */
export async function ringStaff(db: Db, { jobs }: Services, order_id: number): Promise<void> {
  for (const { id } of await subscribersOf(db, order_id))
    await jobs.send(db, rings, { subscription_id: id, order_id })
}

type NotifiedUser = NonNullable<Awaited<ReturnType<typeof ringOf>>>

function messageOf({ language, kind, logo, ...area }: NotifiedUser, order: number): BrowserMessage {
  const where = area[`area_name_${language}`]
  return {
    title: text.newOrder[language],
    body:
      where === null ? fill(text.order[language], { order }) : fill(text.orderIn[language], { order, where }),
    url: `${homes[kind]}/orders/order-details/${order}`,
    tag: `order-${order}`,
    icon: logo === null ? '/mark.svg' : fileUri(logo),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
  }
}

/** Push services ask for an address of whoever sends. */
const contactOf = ({ settings: { origin } }: Services): string =>
  origin.startsWith('https:') ? origin : 'mailto:no-reply@localhost'

async function ring(services: Services, { subscription_id, order_id }: Ringing): Promise<void> {
  const { db } = services.database
  const found = await ringOf(db, subscription_id, order_id)
  const vapid = await vapidKeys(db)
  if (!found || !vapid) return
  const { endpoint, p256dh, auth } = found
  const status = await sendRing(
    {
      endpoint,
      keys: { p256dh, auth },
      vapid,
      contact: contactOf(services),
      text: JSON.stringify(messageOf(found, order_id)),
      topic: `order-${order_id}`,
    },
    services.settings.production,
  )
  if (status === 404 || status === 410) await dropSubscription(db, subscription_id)
  else if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
}

export const ringWorker: Worker = {
  queue: rings,
  start: async (services) => {
    const { db } = services.database
    if (!(await vapidKeys(db))) await keepVapidKeys(db, newVapidKeys())
    await services.jobs.work(rings, (ringing) => ring(services, ringing))
  },
}
