import type { Method } from '@sufra/contract/accounts/auth.shapes'
import { countryOf } from '../../kernel/access/country.ts'
import { openSession } from '../../kernel/access/session.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { newDeviceMails } from '../newDevice/newDevice.mails.ts'
import { isNewDevice } from '../newDevice/newDevice.sql.ts'
import { accountById, userInfo } from '../signIn/signIn.sql.ts'

/** Opens a session for somebody who has proved who they are, and mails them if they did so with a new device. */
export async function newSession(
  { db, now, caller, services }: Pick<Call, 'db' | 'now' | 'caller' | 'services'>,
  account_id: number,
  method: Method,
  steppedElsewhere = false,
) {
  const { ip, userAgent } = caller
  const country = countryOf(ip)
  const isNew = await isNewDevice(db, { account_id, userAgent, country })
  const from = { ip, userAgent, country }
  const token = await openSession(db, { account_id, method, steppedElsewhere, from }, services.settings)
  const signedIn = { account_id, at: now.toISOString(), ...from }
  if (isNew) await services.jobs.send(db, newDeviceMails, signedIn)
  const info = orNotFound(await userInfo(db, accountById(account_id)))
  return { token, loggedInUser: { ...info, must_set_up: info.must_set_up && !steppedElsewhere } }
}
