import { features } from '@sufra/contract'
import { channels } from '@sufra/contract/integrations/channels'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow, orTaken } from '../../kernel/operations/rows.ts'
import { callsOf } from './channels.rules.ts'
import * as store from './channels.sql.ts'
import * as keys from './keys.sql.ts'

const auditFields = { name: {}, status: {} }

export default implement(channels, store.channelScope, {
  list: async ({ db }) => ({ channels: await store.allChannels(db) }),
  show: async ({ db, params: { id } }) => {
    const channel = orNotFound(await store.channelBy(db, id))
    return { channel: { ...channel, keys: await store.keysOf(db, id) } }
  },
  calls: async () => ({ calls: callsOf(features) }),
  save: ({ db, input }) => orTaken(addRow(db, 'channels', input), 'channels.nameTaken', 'name'),
  update: ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) =>
    orTaken(
      saveEdit({ db, caller }, { table: 'channels', id, allowed: scopeFilter, values, version, auditFields }),
      'channels.nameTaken',
      'name',
    ),
  addKey: async ({ db, params: { id }, input }) => {
    orNotFound(await store.channelBy(db, id))
    return (await keys.addKey(db, id, input)) ?? fail('channels.keysFull')
  },
  updateKey: ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) =>
    saveEdit(
      { db, caller },
      { table: 'channel_keys', id, allowed: scopeFilter, values, version, auditFields: { rate_limit: {} } },
    ),
  revokeKey: async ({ db, params: { id } }) => {
    orNotFound(await keys.keyBy(db, id))
    await keys.revokeKey(db, id)
    return {}
  },
})
