import { passkeys } from '@sufra/contract/accounts/passkeys'
import type { NewCredential, UsedCredential } from '@sufra/contract/accounts/passkeys.shapes'
import { consume, resetBucket, restore } from '../../kernel/access/rateLimits.ts'
import { personOf } from '../../kernel/access/scope.ts'
import { confirmSession } from '../../kernel/access/session.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { type Call, implement, prepared } from '../../kernel/operations/implement.ts'
import { senderOf } from '../accountEmails/signIn.mails.ts'
import { newSession } from '../newSession/newSession.ts'
import { leavesStep, withFirstCodes } from '../secondStep/recoveryCodes.ts'
import { secondStepMails } from '../secondStep/secondStep.mails.ts'
import { passkeyBucket, stepBucket, verdict } from '../signIn/signIn.rules.ts'
import { accountById, accountScope, accountToSignIn, recordSignIn, userInfo } from '../signIn/signIn.sql.ts'
import {
  confirmOptions,
  creationOptions,
  mostPasskeys,
  newChallenge,
  signInOptions,
} from './passkeys.rules.ts'
import * as rows from './passkeys.sql.ts'
import { challengeOf, verifyNew, verifyUse } from './passkeys.verify.ts'

type Asking = Pick<Call, 'db' | 'services'>
type Purpose = Parameters<typeof rows.addChallenge>[2]

/** The challenge that a credential answers, used up. It is so even if the credential then proves wrong. */
async function spent(
  { db }: Asking,
  credential: NewCredential | UsedCredential,
  purpose: Purpose,
  account_id?: number,
): Promise<string> {
  const challenge = challengeOf(credential)
  const good = challenge !== undefined && (await rows.spendChallenge(db, challenge, purpose, account_id))
  return good ? challenge : fail('passkeys.invalid')
}

async function failIfFull({ db }: Asking, account_id: number) {
  const known = await rows.credentialsOf(db, account_id)
  if (known.length >= mostPasskeys) fail('passkeys.tooMany', { params: { most: mostPasskeys } })
  return known
}

export default implement(passkeys, accountScope, {
  list: async ({ db, scope }) => ({ passkeys: await rows.passkeysOf(db, personOf(scope).account_id) }),

  begin: async ({ db, scope, services, caller: { language } }) => {
    const { account_id } = personOf(scope)
    const known = await failIfFull({ db, services }, account_id)
    const account = orNotFound(await userInfo(db, accountById(account_id)))
    const { product_name } = await senderOf(db)
    const challenge = newChallenge()
    await rows.addChallenge(db, challenge, 'add', account_id)
    const product = product_name[language]
    return { options: creationOptions(challenge, services.settings, { product, account, known }) }
  },

  add: prepared(
    async ({ db, scope, services, input: { credential } }) => {
      const challenge = await spent({ db, services }, credential, 'add', personOf(scope).account_id)
      return (await verifyNew(credential, challenge, services.settings)) ?? fail('passkeys.invalid')
    },
    async ({ db, scope, services, input: { name } }, made) => {
      const { account_id } = personOf(scope)
      const { added, recovery_codes } = await withFirstCodes(db, account_id, async () => {
        await failIfFull({ db, services }, account_id)
        return rows.addPasskey(db, { ...made, account_id, name })
      })
      if (!added) return fail('passkeys.exists')
      await services.jobs.send(db, secondStepMails, { account_id, change: 'passkeyAdded', passkey: name })
      return { id: added.id, recovery_codes }
    },
  ),

  rename: async ({ db, scope, params: { id }, input: { name } }) => {
    if (!(await rows.renamePasskey(db, personOf(scope).account_id, id, name))) return fail('row.missing')
    return {}
  },

  remove: async ({ db, scope, services, params: { id } }) => {
    const { account_id } = personOf(scope)
    const { removed, left } = await leavesStep(db, account_id, () => rows.removePasskey(db, account_id, id))
    const { name } = orNotFound(removed)
    const change = left ? 'passkeyRemoved' : 'lastPasskeyRemoved'
    await services.jobs.send(db, secondStepMails, { account_id, change, passkey: name })
    return {}
  },

  beginConfirm: async ({ db, scope, services }) => {
    const { account_id } = personOf(scope)
    const challenge = newChallenge()
    await rows.addChallenge(db, challenge, 'confirm', account_id)
    return { options: confirmOptions(challenge, services.settings, await rows.credentialsOf(db, account_id)) }
  },

  confirm: prepared(
    async ({ db, scope, services, caller, input: { credential } }) => {
      const { account_id } = personOf(scope)
      const bucket = stepBucket(account_id, caller.ip, true)
      await consume(db, [bucket], 'auth.tooManyTries')
      const challenge = await spent({ db, services }, credential, 'confirm', account_id)
      const passkey = await rows.passkeyByCredential(db, Buffer.from(credential.id, 'base64url'))
      const use =
        passkey?.account_id === account_id &&
        (await verifyUse(credential, challenge, passkey, services.settings))
      return use ? { bucket, id: passkey.id, use } : fail('passkeys.invalid')
    },
    async ({ db, scope }, { bucket, id, use }) => {
      if (!(await rows.recordUse(db, id, use))) return fail('passkeys.invalid')
      await resetBucket(db, [bucket.key])
      await confirmSession(db, personOf(scope).session_id)
      return {}
    },
  ),

  beginSignIn: async ({ db, services }) => {
    const challenge = newChallenge()
    await rows.addChallenge(db, challenge, 'signIn')
    return { options: signInOptions(challenge, services.settings) }
  },

  signIn: prepared(
    async ({ db, services, caller, input: { credential } }) => {
      const bucket = passkeyBucket(caller.ip)
      await consume(db, [bucket], 'auth.tooManyTries')
      const passkey = await rows.passkeyByCredential(db, Buffer.from(credential.id, 'base64url'))
      if (!passkey) return fail('passkeys.unknown')
      const challenge = await spent({ db, services }, credential, 'signIn')
      const use = await verifyUse(credential, challenge, passkey, services.settings)
      if (!use) return fail('passkeys.invalid')
      const account = await accountToSignIn(db, accountById(passkey.account_id), caller.ip)
      return { bucket, id: passkey.id, use, account }
    },
    async (call, { bucket, id, use, account }) => {
      const { db } = call
      const decision = verdict(account, true)
      if (decision === 'waits') return fail('auth.awaitingApproval')
      if (decision === 'refused') return fail('auth.restaurantRefused')
      if (!account || decision === 'fails' || !(await recordSignIn(db, account))) return fail('auth.failed')
      if (!(await rows.recordUse(db, id, use))) return fail('passkeys.invalid')
      await restore(db, bucket.key)
      return newSession(call, account.id, 'passkey')
    },
  ),
})
