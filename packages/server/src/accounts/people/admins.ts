import { randomBytes } from 'node:crypto'
import { Email, NewPassword, Text } from '@sufra/contract/kernel/fields'
import { fieldErrors, issueTexts } from '@sufra/contract/kernel/issues'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { signCommand } from '../../kernel/access/audit.ts'
import { pick } from '../../kernel/database/columns.ts'
import { type Db, transaction } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { isCommon } from '../signIn/commonPasswords.ts'
import { hashPassword } from '../signIn/passwords.ts'

export class NotCreated extends Error {
  override name = 'NotCreated'
}

const Fields = z.object({ email: Email, name: Text(120), password: NewPassword })

interface NewAdmin {
  readonly email: string
  readonly name: string
  readonly role: string
  /** If empty, a password is generated. */
  readonly password: string
}

async function roleNamed(db: Db, name: string): Promise<number> {
  const roles = await query(
    db,
    pick(tables.roles, 'id', 'name'),
    sql`select id, name from roles where guard_name = 'admin' and archived_at is null order by id`,
  )
  const role = roles.find((row) => row.name === name)
  if (role) return role.id
  throw new NotCreated(
    `There is no role "${name}". The roles are: ${roles.map((row) => row.name).join(', ')}`,
  )
}

/** Creates a platform staff account from the command line, without a session. */
export async function createAdmin(db: Db, admin: NewAdmin): Promise<{ email: string; password: string }> {
  const parsed = Fields.safeParse(
    { ...admin, password: admin.password || randomBytes(15).toString('base64url') },
    { reportInput: true },
  )
  if (!parsed.success) {
    const errors = Object.entries(fieldErrors(parsed.error.issues, 'en'))
    throw new NotCreated(errors.map(([field, message]) => `${field}: ${message}`).join('\n'))
  }
  const { email, name, password } = parsed.data
  if (await isCommon(password)) throw new NotCreated(`password: ${issueTexts['password.common'].en}`)
  const hash = await hashPassword(password)
  await transaction(db, async (tx) => {
    await signCommand(tx, 'npm run admin', 'admin create')
    const role_id = await roleNamed(tx, admin.role)
    const added = await queryOne(
      tx,
      pick(tables.accounts, 'id'),
      sql`insert into accounts (kind, name, email, password_hash, role_id)
      values ('admin', ${name}, ${email}, ${hash}, ${role_id})
      on conflict (email) where archived_at is null do nothing returning id`,
    )
    if (!added) throw new NotCreated(`${email} has an account already`)
  })
  return { email, password }
}
