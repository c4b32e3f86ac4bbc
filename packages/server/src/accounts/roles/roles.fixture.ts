// Shared by the tests of roles and of the people who have them.
import { adminUsers } from '@sufra/contract/accounts/adminUsers'
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
  /** A Super Admin. */
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

export async function openTeam(open: () => Promise<Database>): Promise<Team> {
  const database = await open()
  const server = await serve(database)
  const signedIn = async ({ id, email }: { id: number; email: string }) => ({
    id,
    email,
    token: await tokenOf(server, email),
  })
  const chief = await signedIn(await addAccount(database))
  const ask: Team['ask'] = (by, operation, options) =>
    server.ask(operation, 'admin', { token: by.token, ...options })
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
      const { output } = await server.ask(roles.save, 'admin', {
        token: chief.token,
        body: { ...names(), permissions },
      })
      return output?.id ?? 0
    },
    member: async (role_id) => {
      await emptyLimits(database)
      const account = await addAccount(database)
      await database.pool.query('update accounts set role_id = $2 where id = $1', [account.id, role_id])
      return signedIn(account)
    },
    roleNamed: async (name) =>
      (await database.pool.query('select id from roles where name = $1', [name])).rows[0].id,
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

export { adminUsers, roles }
