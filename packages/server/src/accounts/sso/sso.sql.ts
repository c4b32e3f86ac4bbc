import { sql } from 'drizzle-orm'
import { signAsAccount } from '../../kernel/access/audit.ts'
import { hasSecondStep } from '../../kernel/access/session.ts'
import { bool, int, pick, present } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** How long somebody may take at the provider, and then for our own second step. */
const flowMinutes = 10

/** Who came back: the page that began to sign in, or the session whose person confirms. */
export type FlowOwner = { readonly page_hash: Buffer } | { readonly session_id: number }

const columnsOf = (by: FlowOwner) => ({
  page_hash: 'page_hash' in by ? by.page_hash : null,
  session_id: 'session_id' in by ? by.session_id : null,
})

interface Flow {
  readonly state: string
  readonly nonce: string
  readonly code_verifier: string
}

export const addFlow = (db: Db, { state, nonce, code_verifier }: Flow, by: FlowOwner) => {
  const { page_hash, session_id } = columnsOf(by)
  return execute(
    db,
    sql`insert into sso_flows (state, nonce, code_verifier, page_hash, session_id, expires_at)
      values (${state}, ${nonce}, ${code_verifier}, ${page_hash}::bytea, ${session_id}::bigint,
        now() + make_interval(mins => ${flowMinutes}))`,
  )
}

const flowColumns = { ...pick(tables.sso_flows, 'nonce', 'code_verifier'), seconds: int }

/** Uses up a return: of two calls with the same one, only the first gets in. */
export const spendFlow = (db: Db, state: string, by: FlowOwner) => {
  const { page_hash, session_id } = columnsOf(by)
  return queryOne(
    db,
    flowColumns,
    sql`update sso_flows set returned_at = now()
      where state = ${state} and page_hash is not distinct from ${page_hash}::bytea
        and session_id is not distinct from ${session_id}::bigint and returned_at is null and expires_at > now()
      returning nonce, code_verifier, extract(epoch from now() - created_at)::int as seconds`,
  )
}

/** The provider has named this account, whose own second step is still to come. */
export const keepFirstStep = (db: Db, page_hash: Buffer, account_id: number) =>
  execute(
    db,
    sql`update sso_flows set account_id = ${account_id}, expires_at = now() + make_interval(mins => ${flowMinutes})
      where page_hash = ${page_hash}`,
  )

const firstStep = (page_hash: Buffer) =>
  sql`page_hash = ${page_hash} and account_id > 0 and expires_at > now()`

export const firstStepOf = (db: Db, page_hash: Buffer) =>
  queryOne(
    db,
    { account_id: present(tables.sso_flows.account_id) },
    sql`select account_id from sso_flows where ${firstStep(page_hash)}`,
  )

export const spendFirstStep = (db: Db, page_hash: Buffer) =>
  affects(db, sql`delete from sso_flows where ${firstStep(page_hash)} returning state`)

interface Identity {
  readonly issuer: string
  readonly subject: string
}

const ofIdentity = ({ issuer, subject }: Identity) => sql`issuer = ${issuer} and subject = ${subject}`

export const accountOfIdentity = (db: Db, identity: Identity) =>
  queryOne(
    db,
    pick(tables.sso_identities, 'account_id'),
    sql`select account_id from sso_identities where ${ofIdentity(identity)}`,
  )

/** Only an account of the platform, and only once. */
export async function bindIdentity(db: Db, { issuer, subject }: Identity, email: string) {
  const account = sql`email = ${email} and kind = 'admin' and status and archived_at is null`
  await signAsAccount(db, account)
  return queryOne(
    db,
    pick(tables.sso_identities, 'account_id'),
    sql`insert into sso_identities (account_id, issuer, subject)
      select id, ${issuer}, ${subject} from accounts where ${account}
      on conflict do nothing returning account_id`,
  )
}

/** Whether the account was only invited until now. */
export const acceptInvitation = (db: Db, account_id: number) =>
  affects(
    db,
    sql`update accounts set invited_at = null where id = ${account_id} and invited_at is not null returning id`,
  )

const boundColumns = { bound: bool, stepped: bool }

/** Whether an account is known at this provider, and whether it has a second step of its own. */
export const boundTo = (db: Db, account_id: number, issuer: string) =>
  queryOne(
    db,
    boundColumns,
    sql`select exists (select from sso_identities where account_id = accounts.id and issuer = ${issuer}) as bound,
        ${hasSecondStep} as stepped
      from accounts where id = ${account_id}`,
  )
