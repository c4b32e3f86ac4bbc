// Shared by the tests of roles and of the people who have them.
import { people } from '@sufra/contract/accounts/people'
import { roles } from '@sufra/contract/accounts/roles'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { Permission } from '@sufra/contract/kernel/permissions'
import type { AskOptions } from '../../../test/server.ts'
import type { Database } from '../../kernel/database/db.ts'
import { addAccount, emptyLimits, type Server, serve, tokenOf } from '../auth.fixture.ts'

export interface Member {
  readonly id: number
  readonly email: string
  readonly token: string
}

export interface Team {
  readonly database: Database
  readonly server: Server
  /** A Super Admin, or an owner. */
  readonly chief: Member
  ask<Op extends Operation>(by: Member, operation: Op, options?: AskOptions): ReturnType<Server['ask']>
  /** The code of the refusal, or the status. */
  outcome<Op extends Operation>(by: Member, operation: Op, options?: AskOptions): Promise<string | number>
  /** Makes a role as the chief. */
  role(permissions: readonly Permission[]): Promise<number>
  /** Adds somebody who is signed in. */
  member(role_id: number): Promise<Member>
  roleNamed(name: string): Promise<number>
  close(): Promise<void>
}

let made = 0
export const names = () => ({ name_en: `Role ${++made}`, name_ar: `دور ${made}` })

/** People of the platform, or of a restaurant. */
export async function openTeam(
  open: () => Promise<Database>,
  door: 'admin' | 'restaurant' = 'admin',
): Promise<Team> {
  const database = await open()
  const server = await serve(database)
  const signedIn = async ({ id, email }: { id: number; email: string }) => ({
    id,
    email,
    token: await tokenOf(server, email),
  })
  const chief = await signedIn(await addAccount(database, { kind: door }))
  const ask: Team['ask'] = (by, operation, options) =>
    server.ask(operation, door, { token: by.token, ...options })
  return {
    database,
    server,
    chief,
    ask,
    outcome: async (by, operation, options) => {
      const { refusal, status } = await ask(by, operation, options)
      return refusal?.code ?? status
    },
    role: async (permissions) => {
      const { output } = await server.ask(roles.save, door, {
        token: chief.token,
        body: { ...names(), permissions },
      })
      return output?.id ?? 0
    },
    member: async (role_id) => {
      await emptyLimits(database)
      const email = `member-${++made}@team.test`
      const { rows } = await database.pool.query(
        `insert into accounts (kind, name, email, password_hash, role_id, restaurant_id)
          select kind, 'Nora', $2, password_hash, $3, restaurant_id from accounts where id = $1 returning id`,
        [chief.id, email, role_id],
      )
      return signedIn({ id: rows[0].id, email })
    },
    roleNamed: async (name) =>
      (await database.pool.query('select id from roles where guard_name = $1 and name = $2', [door, name]))
        .rows[0].id,
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

export const invitation = (role_id: number) => ({
  name: 'Hessa',
  email: `invited-${++made}@team.test`,
  phone: '55123456',
  role_id,
})

export { people, roles }
