import { secondStep } from '@sufra/contract/accounts/secondStep'
import { generateSecret } from 'otplib'
import { consume, resetBucket } from '../../kernel/access/rateLimits.ts'
import { personOf } from '../../kernel/access/scope.ts'
import { confirmSession, endSessions } from '../../kernel/access/session.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { type Call, implement, prepared } from '../../kernel/operations/implement.ts'
import { senderOf } from '../accountEmails/signIn.mails.ts'
import { isSuper } from '../seeAs/seeAs.sql.ts'
import { checkOwnPassword, failIfPasswordWrong } from '../signIn/ownPassword.ts'
import { stepBucket } from '../signIn/signIn.rules.ts'
import { accountById, accountScope, userInfo } from '../signIn/signIn.sql.ts'
import { provedCode, sealedFor } from './authenticators.ts'
import { spendCode } from './provedStep.ts'
import { leavesStep, newCodes, withFirstCodes } from './recoveryCodes.ts'
import { type Change, secondStepMails } from './secondStep.mails.ts'
import { uriOf } from './secondStep.rules.ts'
import * as steps from './secondStep.sql.ts'

type Writing = Pick<Call, 'db' | 'services'>

const tell = ({ db, services }: Writing, account_id: number, change: Change) =>
  services.jobs.send(db, secondStepMails, { account_id, change })

/** Counts a try at a code. The session is known, so it is counted for its address alone. */
async function countCode({ db, scope, caller }: Pick<Call, 'db' | 'scope' | 'caller'>) {
  const bucket = stepBucket(personOf(scope).account_id, caller.ip, true)
  await consume(db, [bucket], 'auth.tooManyTries')
  return bucket
}

export default implement(secondStep, accountScope, {
  show: async ({ db, scope, services: { settings } }) => {
    const { account_id } = personOf(scope)
    const state = orNotFound(await steps.stateOf(db, account_id, settings.oidc?.issuer))
    const stepped = state.codes_since !== null || state.passkeys > 0
    return { ...state, sso: state.sso && (!stepped || (settings.oidc?.secondStep ?? false)) }
  },

  begin: async ({ db, scope, services, caller: { language } }) => {
    const { account_id } = personOf(scope)
    const secret = generateSecret()
    const sealed = services.secrets.seal(secret, sealedFor(account_id))
    if (!(await steps.startCodes(db, account_id, sealed))) return fail('secondStep.on')
    const { email } = orNotFound(await userInfo(db, accountById(account_id)))
    const { product_name } = await senderOf(db)
    return { secret, uri: uriOf(product_name[language], email, secret) }
  },

  turnOn: prepared(countCode, async ({ db, services, scope, input: { code } }, bucket) => {
    const { account_id } = personOf(scope)
    const right = await provedCode({ db, services }, account_id, code)
    const { recovery_codes } = await withFirstCodes(db, account_id, async () => {
      if (!right || !(await steps.confirmCodes(db, account_id, right.stored, right.step)))
        fail('auth.codeInvalid', { field: 'code' })
    })
    await resetBucket(db, [bucket.key])
    await tell({ db, services }, account_id, 'on')
    return { recovery_codes }
  }),

  renewCodes: async ({ db, scope }) => {
    const { account_id } = personOf(scope)
    await steps.lockAccount(db, account_id)
    if (!(await steps.isOn(db, account_id))) return fail('secondStep.off')
    return { recovery_codes: await newCodes(db, account_id) }
  },

  turnOff: async ({ db, services, scope }) => {
    const { account_id } = personOf(scope)
    const { removed, left } = await leavesStep(db, account_id, () => steps.endCodes(db, account_id))
    if (removed) await tell({ db, services }, account_id, left ? 'codesOff' : 'off')
    return {}
  },

  confirm: prepared(
    async (call) => {
      const { db, scope, input } = call
      if (await steps.isOn(db, personOf(scope).account_id))
        return { bucket: await countCode(call), checked: undefined }
      return { bucket: undefined, checked: await checkOwnPassword(db, scope, input.password ?? '') }
    },
    async ({ db, scope, services, input: { code } }, { bucket, checked }) => {
      const { account_id, session_id } = personOf(scope)
      if (checked) await failIfPasswordWrong(db, scope, checked)
      if (bucket) {
        await spendCode({ db, services }, account_id, code ?? '')
        await resetBucket(db, [bucket.key])
      }
      await confirmSession(db, session_id)
      return {}
    },
  ),

  reset: async ({ db, scope, services, input }) => {
    if (!(await isSuper(db, personOf(scope)))) return fail('secondStep.superOnly')
    const { id } = orNotFound(await steps.accountToReset(db, input))
    const { removed } = await leavesStep(db, id, async () => {
      const codes = await steps.endCodes(db, id)
      const passkeys = await steps.endPasskeys(db, id)
      return (await steps.endIdentities(db, id)) || passkeys || codes
    })
    if (!removed) return fail('secondStep.off')
    await steps.markReset(db, id)
    await endSessions(db, id)
    await tell({ db, services }, id, 'reset')
    return {}
  },

  roles: async ({ db, scope }) => ({ roles: await steps.requirableRoles(db, personOf(scope)) }),

  require: async ({ db, scope, params: { id }, input: { required } }) => {
    const person = personOf(scope)
    if (person.kind === 'admin' && !(await isSuper(db, person))) return fail('secondStep.superOnly')
    if (!(await steps.requireStep(db, person, id, required))) return fail('row.missing')
    return { id, required }
  },
})
