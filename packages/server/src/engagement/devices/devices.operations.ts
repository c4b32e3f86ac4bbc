import { devices } from '@sufra/contract/engagement/devices'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { deleteDevice, deviceScope, dropSurplus, keepOwner, lockNumber, saveDevice } from './devices.sql.ts'

export default implement(devices, deviceScope, {
  register: async ({ db, scope, scopeFilter, input: { replaces, ...phone } }) => {
    if (scope.kind !== 'channel') return fail('session.wrongDoor')
    await lockNumber(db, phone.mobile)
    if (replaces !== undefined && replaces !== phone.token) await deleteDevice(db, scopeFilter, replaces)
    await keepOwner(db, phone.mobile)
    const saved = orNotFound(await saveDevice(db, { ...phone, channel_id: scope.channel_id }))
    await dropSurplus(db, phone.mobile)
    const { platform, language, last_seen_at: registered_at } = saved
    return { device: { platform, language, registered_at } }
  },
  remove: async ({ db, scopeFilter, input: { token } }) => ({
    removed: await deleteDevice(db, scopeFilter, token),
  }),
})
