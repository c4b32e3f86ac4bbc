// Shared by the tests of this folder: a world, its server with mails, and restaurants added as by admins.
import type { Operation, RequestOf } from '@sufra/contract/kernel/operation'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { restaurants } from '@sufra/contract/stores/restaurants'
import type { AskOptions, TestResponse } from '../../../test/server.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { type Server, serve, signIn } from '../../accounts/auth.fixture.ts'
import type { Database } from '../../kernel/database/db.ts'

export const password = 'a right password'

let made = 0
export const newEmail = () => `owner-${++made}@restaurants.test`

export interface RestaurantTest {
  readonly database: Database
  readonly world: World
  readonly server: Server
  /** Calls as the platform's Super Admin. */
  ask<Op extends Operation>(operation: Op, options?: AskOptions): Promise<TestResponse<Op>>
  add(
    changes?: Partial<RequestOf<typeof restaurants.save>>,
  ): Promise<{ id: number; email: string; version: number }>
  show(id: number): Promise<TestResponse<typeof restaurants.show>>
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** The status of a sign-in, or its error code. */
  entering(email: string, secret?: string): Promise<string | number>
  close(): Promise<void>
}

export async function openRestaurants(open: () => Promise<Database>): Promise<RestaurantTest> {
  const database = await open()
  const world = await makeWorld(database.pool)
  const server = await serve(database)
  const ask = <Op extends Operation>(operation: Op, options: AskOptions = {}) =>
    server.ask(operation, 'admin', { token: world.admins['Super Admin'].token, ...options })
  return {
    database,
    world,
    server,
    ask,
    add: async (changes = {}) => {
      const email = newEmail()
      const body = {
        name: 'Saffron House',
        email,
        phone: '55123456',
        password,
        logofile: examplePicture,
        ...changes,
      }
      const { output, refusal } = await ask(restaurants.save, { body })
      if (!output) throw new Error(`not added: ${JSON.stringify(refusal)}`)
      return { ...output, email: body.email }
    },
    show: (id) => ask(restaurants.show, { params: { id } }),
    query: async (text, values = []) => (await database.pool.query(text, values)).rows,
    entering: async (email, secret = password) => {
      const answer = await signIn(server, email, secret)
      return answer.refusal?.code ?? answer.status
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
