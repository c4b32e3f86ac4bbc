import { notifications } from '@sufra/contract/engagement/notifications'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { countRecipients } from './audience.sql.ts'
import * as choices from './choices.sql.ts'
import { checkedAddresses, sendEmails, sendPush } from './newSend.ts'
import { enqueueSend } from './notifications.jobs.ts'
import { presentSend } from './notifications.rows.ts'
import * as sends from './sends.sql.ts'
import { previewOf, testEmail, testPush } from './trySend.ts'

type One = Pick<Call, 'db' | 'services' | 'scopeFilter'> & { readonly params: { readonly id: number } }

async function shown({ db, scopeFilter, params: { id } }: One) {
  const row = orNotFound(await sends.sendBy(db, scopeFilter, id))
  return { send: { ...presentSend(row), missed: await sends.missedOf(db, id) } }
}

async function changed(call: One, state: Parameters<typeof sends.setState>[2]) {
  orNotFound(await sends.sendBy(call.db, call.scopeFilter, call.params.id))
  if (!(await sends.setState(call.db, call.params.id, state))) fail('notifications.over')
  if (state === 'going') await enqueueSend(call.db, call.services, call.params.id)
  return shown(call)
}

export default implement(notifications, sends.sendScope, {
  sendEmails: (call) => sendEmails(call, call.input),
  sendPush: (call) => sendPush(call, call.input),

  countRecipients: async ({ db, input }) => {
    const mails = input.kind === 'email'
    const wanted = {
      kind: input.kind,
      audience: input.audience,
      send_to: mails ? input.send_to : ['users'],
      custom_emails: mails ? checkedAddresses(input.custom_emails) : [],
    }
    if (mails && wanted.send_to.length + wanted.custom_emails.length === 0)
      return { recipients: 0, en: 0, ar: 0 }
    return orNotFound(await countRecipients(db, wanted))
  },

  preview: async ({ services, scope, input }) => {
    const { name } = personOf(scope)
    return {
      en: await previewOf(services, input, { language: 'en', name }),
      ar: await previewOf(services, input, { language: 'ar', name }),
    }
  },

  testEmail: async ({ db, services, scope, input }) =>
    orNotFound(await testEmail(db, services, { account_id: personOf(scope).account_id, mail: input })),

  testPush: async ({ db, services, scope, input }) => {
    if (!(await choices.canOpen(db, input))) fail('notifications.linkGone', { field: 'store_id' })
    const phones = await testPush(db, services, personOf(scope).account_id, input)
    return phones === 0 ? fail('notifications.noDevice') : { phones }
  },

  choices: async ({ db }) => ({
    areas: await choices.areaChoices(db),
    restaurants: await choices.restaurantChoices(db),
    stores: await choices.storeChoices(db),
  }),

  storeItems: async ({ db, params: { id } }) => {
    if (!(await choices.canOpen(db, { store_id: id }))) fail('row.missing')
    return { items: await choices.itemChoices(db, id) }
  },

  list: async ({ db, scopeFilter, input }) => ({
    sends: {
      data: (await sends.sendPage(db, scopeFilter, input)).map(presentSend),
      total: await sends.countSends(db, scopeFilter, input.kind),
    },
  }),

  show: shown,
  pause: (call) => changed(call, 'paused'),
  resume: (call) => changed(call, 'going'),
  stop: (call) => changed(call, 'stopped'),
})
