import { senderOf } from '../../accounts/accountEmails/signIn.mails.ts'
import { transaction } from '../../kernel/database/db.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import type { Worker } from '../../kernel/operations/worker.ts'
import { ringStaff } from '../browserPush/browserPush.jobs.ts'
import { enqueueOrderSend } from '../notifications/notifications.jobs.ts'
import { type Amounts, amountsOf } from './amounts.ts'
import { addOrderSend, factsOf, noticeBy, type OrderFacts, takeNotices } from './notices.sql.ts'
import { filledMail, filledPush } from './orderMessages.rules.ts'
import { type MessageRow, messagesOf } from './orderMessages.sql.ts'
import { valuesOf } from './values.ts'

const atOnce = 200
/** How often notices are looked for that no news of an order has told of. */
const lookMs = 2000

type Product = Awaited<ReturnType<typeof senderOf>>['product_name']

/** A message with the figures of its order, in both languages: which of them is read is decided when it is sent. */
function contentOf(message: MessageRow, order: OrderFacts, amounts: Amounts, product: Product) {
  const values = {
    en: valuesOf(order, amounts, 'en', product.en),
    ar: valuesOf(order, amounts, 'ar', product.ar),
  }
  const { title_en, title_ar, body_en, body_ar, message_en, message_ar } = message
  if (body_en && body_ar) return filledMail({ title_en, title_ar, body_en, body_ar }, values)
  if (message_en === null || message_ar === null) throw new Error(`message ${message.id} has no text`)
  return filledPush({ title_en, title_ar, message_en, message_ar }, values)
}

interface Taken {
  readonly notice_id: number
}
const notices = queue<Taken>('orderMessages/notices', { retryLimit: 5, deleteAfterSeconds: 24 * 3600 })

/** Makes the sends of a notice, each once, however often the job is tried, and rings at staff. */
const tell = (services: Services, { notice_id }: Taken): Promise<void> =>
  transaction(services.database.db, async (tx) => {
    const notice = await noticeBy(tx, notice_id)
    const order = notice && !notice.late && (await factsOf(tx, notice.order_id))
    if (!order) return
    if (notice.event === 'placed') await ringStaff(tx, services, order.id)
    const amounts = await amountsOf(tx, notice)
    // It was paid since, or the order was cancelled.
    if (notice.event === 'payment_due' && amounts.advance === 0) return
    const { product_name } = await senderOf(tx)
    for (const message of await messagesOf(tx, notice.event)) {
      const { kind } = message
      if (!(kind === 'email' ? order.has_mail : order.has_phone)) continue
      const added = await addOrderSend(tx, {
        notice_id,
        kind,
        ...contentOf(message, order, amounts, product_name),
      })
      if (added) await enqueueOrderSend(tx, services, added.id)
    }
  })

/** A job for each notice, from the transaction that takes it. False: there were none. */
const takeSome = ({ database, jobs }: Services): Promise<boolean> =>
  transaction(database.db, async (tx) => {
    const taken = await takeNotices(tx, atOnce)
    for (const { id, concerns_somebody } of taken)
      if (concerns_somebody) await jobs.send(tx, notices, { notice_id: id })
    return taken.length > 0
  })

/** Takes what happens to orders once it is committed. */
function follow(services: Services): void {
  const { events, stopping } = services
  let busy = false
  let again = false
  const takeAll = async () => {
    for (let more = true; more && !stopping.aborted; ) {
      again = false
      more = (await takeSome(services)) || again
    }
  }
  const take = () => {
    again = true
    if (busy || stopping.aborted) return
    busy = true
    // If the database is away, the next look finds them.
    void takeAll()
      .catch(() => {})
      .finally(() => {
        busy = false
      })
  }
  const unsubscribe = events.subscribe(({ happened }) => {
    if (happened.some(({ topic }) => topic === 'order')) take()
  })
  const looking = setInterval(take, lookMs).unref()
  stopping.addEventListener('abort', () => {
    clearInterval(looking)
    unsubscribe()
  })
}

export const noticeWorker: Worker = {
  queue: notices,
  start: async (services) => {
    await services.jobs.work(notices, (taken) => tell(services, taken))
    follow(services)
  },
}
