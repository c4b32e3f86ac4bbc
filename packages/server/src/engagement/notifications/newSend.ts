import { sortAddresses } from '@sufra/contract/engagement/mailAddresses'
import type { EmailFields, PushFields } from '@sufra/contract/engagement/notifications'
import { qatarTime } from '@sufra/contract/kernel/clock'
import type { z } from 'zod'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { countRecipients, type Wanted } from './audience.sql.ts'
import { canOpen } from './choices.sql.ts'
import { enqueueSend } from './notifications.jobs.ts'
import { quietUntil } from './notifications.rules.ts'
import { addSend, type NewSend } from './sends.sql.ts'

type Caller = Pick<Call, 'db' | 'services' | 'scope' | 'now'>

/** Of many broken addresses a few are named. */
const named = 5

/** In lower case and each once, or an error that names the broken ones. */
export function checkedAddresses(given: readonly string[]): readonly string[] {
  const { good, broken } = sortAddresses(given)
  if (broken.length > 0) {
    const examples = broken
      .slice(0, named)
      .map((each) => `“${each.slice(0, 60)}”`)
      .join(', ')
    fail('notifications.brokenAddresses', {
      params: { broken: broken.length, all: given.length, examples },
      field: 'custom_emails',
    })
  }
  return good
}

interface When {
  readonly send_at?: string | undefined
  readonly at_night?: true | undefined
}

/** Clocks of browsers are a little wrong, and a form takes a minute to be sent. */
const lateMs = 2 * 60_000

function checkedTime({ send_at, at_night }: When, now: Date): Pick<NewSend, 'send_at' | 'at_night'> {
  const at = send_at === undefined ? now : new Date(send_at)
  if (at.getTime() < now.getTime() - lateMs) fail('notifications.past', { field: 'send_at' })
  if (quietUntil(at) && !at_night)
    fail('notifications.quietHours', { params: { time: qatarTime(at) }, field: 'send_at' })
  return { send_at: at, at_night: at_night ?? false }
}

async function begin({ db, services, scope, now }: Caller, send: NewSend): Promise<{ id: number }> {
  const { recipients } = orNotFound(await countRecipients(db, send))
  if (recipients === 0) fail('notifications.nobody')
  const added = orNotFound(await addSend(db, personOf(scope).account_id, send))
  if (send.send_at <= now) await enqueueSend(db, services, added.id)
  return added
}

export function sendEmails(caller: Caller, input: z.output<typeof EmailFields>): Promise<{ id: number }> {
  const { audience, send_to, subject, body, subject_ar = subject, body_ar = body } = input
  const wanted: Wanted = {
    kind: 'email',
    audience,
    send_to,
    custom_emails: checkedAddresses(input.custom_emails),
  }
  const content = { title_en: subject, title_ar: subject_ar, body_en: body, body_ar }
  return begin(caller, { ...wanted, ...content, ...checkedTime(input, caller.now) })
}

export async function sendPush(caller: Caller, input: z.output<typeof PushFields>): Promise<{ id: number }> {
  const { audience, title_en, title_ar, message_en, message_ar, store_id, menu_id: item_id } = input
  if (!(await canOpen(caller.db, input))) fail('notifications.linkGone', { field: 'store_id' })
  const wanted: Wanted = { kind: 'push', audience, send_to: ['users'], custom_emails: [] }
  const content = { title_en, title_ar, message_en, message_ar, store_id, item_id }
  return begin(caller, { ...wanted, ...content, ...checkedTime(input, caller.now) })
}
