import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { feature, get, list, post, Saved } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import {
  EmailContent,
  EmailFields,
  PushContent,
  PushFields,
  Recipients,
  Send,
  SendDetails,
  sendKinds,
} from './notifications.shapes.ts'

export * from './notifications.shapes.ts'

export const sendSorts = { id: 'desc', at: 'desc' } as const

const admins = { kinds: ['admin'], permission: 'notifications.write' } as const
const count = z.int().nonnegative()
const Named = z.array(z.object({ id: Id, name: Translated }))
/** Room for 50,000 addresses. */
const maxBytes = 6 * 1024 * 1024

const body = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Order early for National Day.' }] }],
})
/** Noon in Qatar. */
const later = '2040-12-16T09:00:00.000Z'
const mail = { subject: 'National Day', subject_ar: 'اليوم الوطني', body, body_ar: body }
const push = {
  title_en: 'National Day',
  title_ar: 'اليوم الوطني',
  message_en: 'Order early',
  message_ar: 'اطلب مبكرًا',
}
const send = z.object({ send: SendDetails })

/** What marketing sends to customers and store users (spec 3 §7 settings/notifications). */
export const notifications = feature('notifications', {
  sendEmails: post('settings/notifications/sendEmailNotifications', {
    ...admins,
    summary: 'Send a mail, now or later, to customers, store users or addresses. A job works it off.',
    input: EmailFields,
    maxBytes,
    output: Saved,
    errors: [
      'notifications.quietHours',
      'notifications.past',
      'notifications.nobody',
      'notifications.brokenAddresses',
    ],
    example: () => ({ body: { ...mail, custom_emails: ['nora@example.com'], send_at: later } }),
  }),
  sendPush: post('settings/notifications/sendDashPushNotificationToEveryone', {
    ...admins,
    summary: 'Send a push message, now or later, to the phones of customers. A job works it off.',
    input: PushFields,
    output: Saved,
    errors: [
      'notifications.quietHours',
      'notifications.past',
      'notifications.nobody',
      'notifications.linkGone',
    ],
    example: () => ({ body: { ...push, send_at: later }, expectedError: 'notifications.nobody' }),
  }),
  countRecipients: post('settings/notifications/countRecipients', {
    ...admins,
    summary: 'How many would receive a mail or a push message, without those that the one check leaves out.',
    input: Recipients,
    maxBytes,
    readOnly: true,
    output: z.object({ recipients: count, en: count, ar: count }),
    errors: ['notifications.brokenAddresses'],
    example: () => ({ body: { kind: 'email', send_to: ['users'] } }),
  }),
  preview: post('settings/notifications/previewEmail', {
    ...admins,
    summary: 'A mail as its readers see it, in both languages.',
    input: EmailContent,
    readOnly: true,
    output: z.object({ en: z.object({ html: z.string() }), ar: z.object({ html: z.string() }) }),
    example: () => ({ body: mail }),
  }),
  testEmail: post('settings/notifications/sendTestEmail', {
    ...admins,
    summary: 'Send a mail to oneself, in both languages.',
    input: EmailContent,
    output: z.object({ email: z.string() }),
    example: () => ({ body: mail }),
  }),
  testPush: post('settings/notifications/sendTestPush', {
    ...admins,
    summary: "Send a push message to the phones of the caller's own mobile number.",
    input: PushContent,
    output: z.object({ phones: count }),
    errors: ['notifications.noDevice', 'notifications.linkGone'],
    example: () => ({ body: push, expectedError: 'notifications.noDevice' }),
  }),
  choices: get('settings/notifications/getAudienceChoices', {
    ...admins,
    summary: 'Areas, restaurants and stores to choose from.',
    output: z.object({ areas: Named, restaurants: Named, stores: Named }),
    example: () => ({}),
  }),
  storeItems: get('settings/notifications/getStoreItems/:id', {
    ...admins,
    summary: 'Items of a store that a push message can open.',
    output: z.object({ items: Named }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  list: list('settings/notifications/index', {
    ...admins,
    summary: 'Sends, the newest first.',
    filters: { kind: z.enum(sendKinds).optional(), ...sortedBy(sendSorts) },
    output: z.object({ sends: Page(Send) }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
  show: get('settings/notifications/getNotification/:id', {
    ...admins,
    summary: 'A send with its progress, and how many were not reached for which reason.',
    output: send,
    example: (idOf) => ({ params: { id: idOf('notification_sends') } }),
  }),
  pause: post('settings/notifications/pauseNotification/:id', {
    ...admins,
    summary: 'Pause a send. The few that are being handed over still go out.',
    output: send,
    errors: ['notifications.over'],
    example: (idOf) => ({ params: { id: idOf('notification_sends') } }),
  }),
  resume: post('settings/notifications/resumeNotification/:id', {
    ...admins,
    summary: 'Go on with a paused send.',
    output: send,
    errors: ['notifications.over'],
    example: (idOf) => ({ params: { id: idOf('notification_sends') } }),
  }),
  stop: post('settings/notifications/stopNotification/:id', {
    ...admins,
    summary: 'Stop a send for good. Whoever is still waiting is not reached.',
    output: send,
    errors: ['notifications.over'],
    example: (idOf) => ({ params: { id: idOf('notification_sends') } }),
  }),
})
