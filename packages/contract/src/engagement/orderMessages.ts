import { z } from 'zod'
import { Id, Instant, Lines, Text } from '../kernel/fields.ts'
import { feature, get, post } from '../kernel/operation.ts'
import { RichText } from '../kernel/richText.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { pushMessageLength, pushTitleLength, sendKinds, titleLength } from './notifications.shapes.ts'
import { noticeEvents } from './orderMessages.placeholders.ts'

const mail = {
  title_en: Text(titleLength),
  title_ar: Text(titleLength),
  body_en: RichText,
  body_ar: RichText,
}
const push = {
  title_en: Text(pushTitleLength),
  title_ar: Text(pushTitleLength),
  message_en: Lines(pushMessageLength),
  message_ar: Lines(pushMessageLength),
}

const texts = {
  /** Of a mail its subject. */
  title_en: z.string(),
  title_ar: z.string(),
  /** Of a mail. */
  body_en: RichText.nullable(),
  body_ar: RichText.nullable(),
  /** Of a push message. */
  message_en: z.string().nullable(),
  message_ar: z.string().nullable(),
}

const OrderMessage = z.object({
  id: Id,
  event: z.enum(noticeEvents),
  kind: z.enum(sendKinds),
  status: z.boolean(),
  ...texts,
  version: Version,
  /** The latest version of its texts; nobody's if they came with the platform. */
  saved_by: z.string().nullable(),
  saved_at: Instant,
})
export type OrderMessage = z.output<typeof OrderMessage>

const MessageVersion = z.object({
  id: Id,
  version: Version,
  ...texts,
  saved_by: z.string().nullable(),
  saved_at: Instant,
})
export type MessageVersion = z.output<typeof MessageVersion>

const MailTexts = z.strictObject(mail)
const PushTexts = z.strictObject(push)

const admins = { kinds: ['admin'], permission: 'notifications.write' } as const
const document = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const mailExample = {
  title_en: 'Order {order_number}',
  title_ar: 'الطلب {order_number}',
  body_en: document('From {store}'),
  body_ar: document('من متجر {store}'),
}
const pushExample = {
  title_en: 'Order {order_number}',
  title_ar: 'الطلب {order_number}',
  message_en: 'From {store}',
  message_ar: 'من متجر {store}',
}
const html = z.object({ title: z.string(), html: z.string() })

/** What customers are told of their orders, by mail and on their phones. */
export const orderMessages = feature('orderMessages', {
  list: get('settings/notifications/getOrderMessages', {
    ...admins,
    summary: 'The message of each event, by mail and on the phone.',
    output: z.object({ messages: z.array(OrderMessage) }),
    example: () => ({}),
  }),
  saveMail: post('settings/notifications/saveOrderMail/:id', {
    ...admins,
    summary: 'Change the mail of an event. Placeholders stand in braces, such as {order_number}.',
    input: z.strictObject({ ...mail, ...versioned }),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('order mails') }, body: mailExample }),
  }),
  savePush: post('settings/notifications/saveOrderPush/:id', {
    ...admins,
    summary: 'Change the push message of an event.',
    input: z.strictObject({ ...push, ...versioned }),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('order pushes') }, body: pushExample }),
  }),
  updateStatus: post('settings/notifications/updateOrderMessageStatus/:id', {
    ...admins,
    summary: 'Switch a message on or off. Events while it is off are not sent later.',
    input: z.strictObject({ status: z.boolean() }),
    output: z.object({ id: Id, status: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('order mails') }, body: { status: true } }),
  }),
  versions: get('settings/notifications/getOrderMessageVersions/:id', {
    ...admins,
    summary: 'The versions of a message, the latest first: at most 100.',
    output: z.object({ versions: z.array(MessageVersion) }),
    example: (idOf) => ({ params: { id: idOf('order mails') } }),
  }),
  restore: post('settings/notifications/restoreOrderMessage/:id', {
    ...admins,
    summary: 'Make an earlier version the latest one.',
    input: z.strictObject({ version_id: Id }),
    output: SavedVersion,
    errors: ['row.missing'],
    example: (idOf) => ({
      params: { id: idOf('order mails') },
      body: { version_id: idOf('order_message_versions') },
    }),
  }),
  previewMail: post('settings/notifications/previewOrderMail/:id', {
    ...admins,
    summary: 'A mail as customers see it, with the figures of an order that does not exist.',
    input: MailTexts,
    readOnly: true,
    output: z.object({ en: html, ar: html }),
    example: (idOf) => ({ params: { id: idOf('order mails') }, body: mailExample }),
  }),
  testMail: post('settings/notifications/sendTestOrderMail/:id', {
    ...admins,
    summary: 'Send the mail to oneself, in both languages.',
    input: MailTexts,
    output: z.object({ email: z.string() }),
    example: (idOf) => ({ params: { id: idOf('order mails') }, body: mailExample }),
  }),
  testPush: post('settings/notifications/sendTestOrderPush/:id', {
    ...admins,
    summary: "Send the push message to the phones of the caller's own mobile number.",
    input: PushTexts,
    output: z.object({ phones: z.int().nonnegative() }),
    errors: ['notifications.noDevice'],
    example: (idOf) => ({
      params: { id: idOf('order pushes') },
      body: pushExample,
      expectedError: 'notifications.noDevice',
    }),
  }),
})
