import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '../../kernel/operations/implement.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { stepOfCode } from './secondStep.rules.ts'
import { authenticatorOf, authenticatorsSealedOtherwise, sealAgain } from './secondStep.sql.ts'

/** What the secret of an account's authenticator app is sealed for. */
export const sealedFor = (account_id: number): string => `authenticator of account ${account_id}`

/** The step that a code belongs to, with the stored secret that says so. Undefined for a wrong code. */
export async function provedCode(
  { db, services }: Pick<Call, 'db' | 'services'>,
  account_id: number,
  code: string,
): Promise<{ stored: string; step: number } | undefined> {
  const authenticator = await authenticatorOf(db, account_id)
  const secret = authenticator && services.secrets.open(authenticator.secret, sealedFor(account_id))
  const step = secret === undefined ? undefined : await stepOfCode(secret, code)
  return authenticator && step !== undefined ? { stored: authenticator.secret, step } : undefined
}

/** At the start: seals with the current key what was stored before it came. */
export async function sealAuthenticators(
  { database: { db }, secrets }: Pick<Services, 'database' | 'secrets'>,
  log: FastifyBaseLogger,
): Promise<void> {
  let shut = 0
  for (const { account_id, secret } of await authenticatorsSealedOtherwise(db, secrets.current)) {
    const opened = secrets.open(secret, sealedFor(account_id))
    if (opened === undefined) shut++
    else await sealAgain(db, account_id, secret, secrets.seal(opened, sealedFor(account_id)))
  }
  if (shut > 0)
    log.error(
      { accounts: shut },
      'no key in SUFRA_SECRET_KEY opens these authenticator apps: their codes are refused',
    )
}
