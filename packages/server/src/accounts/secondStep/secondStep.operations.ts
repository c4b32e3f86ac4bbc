import { secondStep } from '@sufra/contract/accounts/secondStep'
import { generateSecret } from 'otplib'
import { consume, resetBucket } from '../../kernel/access/rateLimits.ts'
import { personOf } from '../../kernel/access/scope.ts'
import { confirmSession, endSessions } from '../../kernel/access/session.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { type Call, implement, prepared } from '../../kernel/operations/implement.ts'
import { senderOf } from '../accountEmails/signIn.mails.ts'
import { isSuper } from '../seeAs/seeAs.sql.ts'
import { checkOwnPassword, refuseWrongPassword } from '../signIn/ownPassword.ts'
import { stepBucket } from '../signIn/signIn.rules.ts'
import { accountById, accountRows, userInfo } from '../signIn/signIn.sql.ts'
import { spendCode } from './provedStep.ts'
import { type Change, secondStepMails } from './secondStep.mails.ts'
import {
  hashRecoveryCode,
  newRecoveryCode,
  recoveryCodeCount,
  stepOfCode,
  uriOf,
} from './secondStep.rules.ts'
import * as steps from './secondStep.sql.ts'

type Writing = Pick<Call, 'db' | 'services'>

const tell = ({ db, services }: Writing, account_id: number, change: Change) =>
  services.jobs.send(db, secondStepMails, { account_id, change })

async function newCodes(db: Db, account_id: number) {
  const recovery_codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await steps.replaceRecoveryCodes(db, account_id, recovery_codes.map(hashRecoveryCode))
  return { recovery_codes }
}

/** Counts a try at a code. The session is known, so it is counted for its address alone. */
async function countCode({ db, scope, caller }: Pick<Call, 'db' | 'scope' | 'caller'>) {
  const bucket = stepBucket(personOf(scope).account_id, caller.ip, true)
  await consume(db, [bucket], 'auth.tooManyTries')
  return bucket
}

export default implement(secondStep, accountRows, {
  show: async ({ db, scope }) => orNotFound(await steps.stateOf(db, personOf(scope).account_id)),

  begin: async ({ db, scope, caller: { language } }) => {
    const { account_id } = personOf(scope)
    const secret = generateSecret()
    if (!(await steps.startCodes(db, account_id, secret))) return fail('secondStep.on')
    const { email } = orNotFound(await userInfo(db, accountById(account_id)))
    const { product_name } = await senderOf(db)
    return { secret, uri: uriOf(product_name[language], email, secret) }
  },

  turnOn: prepared(countCode, async ({ db, services, scope, input: { code } }, bucket) => {
    const { account_id } = personOf(scope)
    const authenticator = await steps.authenticatorOf(db, account_id)
    const step = authenticator && (await stepOfCode(authenticator.secret, code))
    const right =
      authenticator &&
      step !== undefined &&
      (await steps.confirmCodes(db, account_id, authenticator.secret, step))
    if (!right) return fail('auth.codeInvalid', { field: 'code' })
    await resetBucket(db, [bucket.key])
    await tell({ db, services }, account_id, 'on')
    return newCodes(db, account_id)
  }),

  renewCodes: async ({ db, scope }) => {
    const { account_id } = personOf(scope)
    if (!(await steps.stateOf(db, account_id))?.codes_since) return fail('secondStep.off')
    return newCodes(db, account_id)
  },

  turnOff: async ({ db, services, scope }) => {
    const { account_id } = personOf(scope)
    if (await steps.endSecondStep(db, account_id)) await tell({ db, services }, account_id, 'off')
    return {}
  },

  confirm: prepared(
    async (call) => {
      const { db, scope, input } = call
      const state = await steps.stateOf(db, personOf(scope).account_id)
      if (state?.codes_since) return { bucket: await countCode(call), checked: undefined }
      return { bucket: undefined, checked: await checkOwnPassword(db, scope, input.password ?? '') }
    },
    async ({ db, scope, input: { code } }, { bucket, checked }) => {
      const { account_id, session_id } = personOf(scope)
      if (checked) await refuseWrongPassword(db, scope, checked)
      if (bucket) {
        await spendCode(db, account_id, code ?? '')
        await resetBucket(db, [bucket.key])
      }
      await confirmSession(db, session_id)
      return {}
    },
  ),

  reset: async ({ db, scope, services, input }) => {
    if (!(await isSuper(db, personOf(scope)))) return fail('secondStep.superOnly')
    const { id } = orNotFound(await steps.accountToReset(db, input))
    if (!(await steps.endSecondStep(db, id))) return fail('secondStep.off')
    await steps.markReset(db, id)
    await endSessions(db, id)
    await tell({ db, services }, id, 'reset')
    return {}
  },

  roles: async ({ db }) => ({ roles: await steps.requiringRoles(db) }),

  require: async ({ db, scope, params: { id }, input: { required } }) => {
    if (!(await isSuper(db, personOf(scope)))) return fail('secondStep.superOnly')
    if (!(await steps.requireStep(db, id, required))) return fail('row.missing')
    return { id, required }
  },
})
