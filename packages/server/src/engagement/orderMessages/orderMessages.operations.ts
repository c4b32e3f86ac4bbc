import { orderMessages } from '@sufra/contract/engagement/orderMessages'
import { samplesIn } from '@sufra/contract/engagement/orderMessages.placeholders'
import { senderOf } from '../../accounts/accountEmails/signIn.mails.ts'
import { personOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { previewOf, testEmail, testPush } from '../notifications/trySend.ts'
import {
  checkPlaceholders,
  filledMail,
  filledPush,
  type MailTexts,
  type PushTexts,
} from './orderMessages.rules.ts'
import * as store from './orderMessages.sql.ts'

const table = 'order_messages'
const auditFields = {
  title_en: {},
  title_ar: {},
  body_en: { wire: () => null },
  body_ar: { wire: () => null },
  message_en: {},
  message_ar: {},
}

type One = Pick<Call, 'db' | 'caller' | 'scopeFilter'> & { readonly params: { readonly id: number } }

/** The message of the call, if its texts are right for its event. */
async function checked({ db, caller, scopeFilter, params }: One, texts: MailTexts | PushTexts) {
  const message = orNotFound(await store.messageBy(db, scopeFilter, params.id))
  if ('body_en' in texts !== (message.kind === 'email')) fail('row.missing')
  checkPlaceholders(message.event, texts, caller.language)
  return message
}

async function samples(db: Db) {
  const { product_name } = await senderOf(db)
  return { en: samplesIn('en', product_name.en), ar: samplesIn('ar', product_name.ar) }
}

/** With the figures of an order that does not exist, as marketing's mails are previewed and tried. */
async function sampleMail({ db }: Pick<Call, 'db'>, texts: MailTexts) {
  const { title_en, title_ar, body_en: body, body_ar } = filledMail(texts, await samples(db))
  return { subject: title_en, subject_ar: title_ar, body, body_ar }
}

const save = (
  { db, caller, scopeFilter: allowed, params: { id } }: One,
  values: { readonly [Name in keyof typeof auditFields]?: unknown },
  version: number | undefined,
) => saveEdit({ db, caller }, { table, id, allowed, values, version, auditFields })

export default implement(orderMessages, store.messageScope, {
  list: async ({ db, scopeFilter }) => ({ messages: await store.allMessages(db, scopeFilter) }),

  saveMail: async (call) => {
    const { version, ...texts } = call.input
    await checked(call, texts)
    const { body_en, body_ar, ...titles } = texts
    return save(
      call,
      { ...titles, body_en: store.asColumn(body_en), body_ar: store.asColumn(body_ar) },
      version,
    )
  },
  savePush: async (call) => {
    const { version, ...texts } = call.input
    await checked(call, texts)
    return save(call, texts, version)
  },

  updateStatus: async ({ db, scopeFilter, params, input }) =>
    orNotFound(await store.switchMessage(db, scopeFilter, params.id, input.status)),

  versions: async ({ db, scopeFilter, params: { id } }) => {
    orNotFound(await store.messageBy(db, scopeFilter, id))
    return { versions: await store.versionsOf(db, id) }
  },
  restore: async (call) => {
    orNotFound(await store.messageBy(call.db, call.scopeFilter, call.params.id))
    const was = orNotFound(await store.versionOf(call.db, call.params.id, call.input.version_id))
    const { title_en, title_ar, body_en, body_ar, message_en, message_ar } = was
    const titles = { title_en, title_ar }
    if (!body_en || !body_ar) return save(call, { ...titles, message_en, message_ar }, undefined)
    return save(
      call,
      { ...titles, body_en: store.asColumn(body_en), body_ar: store.asColumn(body_ar) },
      undefined,
    )
  },

  previewMail: async (call) => {
    const { services, scope, input } = call
    await checked(call, input)
    const { name } = personOf(scope)
    const mail = await sampleMail(call, input)
    const shown = { name, ofOrder: true }
    return {
      en: { title: mail.subject, ...(await previewOf(services, mail, { ...shown, language: 'en' })) },
      ar: { title: mail.subject_ar, ...(await previewOf(services, mail, { ...shown, language: 'ar' })) },
    }
  },
  testMail: async (call) => {
    const { db, services, scope, input } = call
    await checked(call, input)
    const { account_id } = personOf(scope)
    const mail = await sampleMail(call, input)
    return orNotFound(await testEmail(db, services, { account_id, mail, ofOrder: true }))
  },
  testPush: async (call) => {
    const { db, services, scope, input } = call
    await checked(call, input)
    const push = filledPush(input, await samples(db))
    const phones = await testPush(db, services, personOf(scope).account_id, push)
    return phones === 0 ? fail('notifications.noDevice') : { phones }
  },
})
