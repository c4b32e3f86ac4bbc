import { auth, restaurants, storeUsers } from '@sufra/contract'
import type { ErrorBody } from '@sufra/contract/kernel/errors'
import { prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../test/databases.ts'
import { type Actors, requestOf, rowOf, tokenAt, withOwnNames } from '../../test/matrix.ts'
import { type Listening, listen } from '../../test/server.ts'
import { makeWorld, password } from '../../test/world.ts'
import type { Database } from '../kernel/database/db.ts'

describeRules('a new password', (open) => {
  let database: Database
  let server: Listening
  let actors: Actors
  beforeAll(async () => {
    database = await open()
    const world = await makeWorld(database.pool)
    actors = { world, tenant: await world.tenant('Saffron'), admin: await world.admin('Super Admin') }
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  async function send(operation: Operation, chosen: object, language = 'en') {
    const path = operation.paths.admin ?? ''
    const example = withOwnNames(operation.example((table) => rowOf(table, 'admin', actors)))
    const token = operation.public ? undefined : tokenAt('admin', actors)
    const m = { operation, door: 'admin', path } as const
    const { method, url, headers, body } = requestOf(
      m,
      { ...example, body: { ...example.body, ...chosen } },
      token,
    )
    const sent = { headers: { ...headers, 'accept-language': language }, ...(body !== undefined && { body }) }
    return server.call<ErrorBody>(method, url, sent)
  }
  const ways: readonly [Operation, string][] = [
    [auth.signUp, 'password'],
    [auth.changePassword, 'new_password'],
    [restaurants.save, 'password'],
    [restaurants.update, 'password'],
    [storeUsers.save, 'password'],
    [storeUsers.update, 'password'],
  ]
  const chosen = (field: string, value: string) => ({
    [field]: value,
    ...(field === 'new_password' && { old_password: password, confirmation_password: value }),
  })

  it('is rejected if it is common, in any letter case, wherever it is set', async () => {
    for (const [operation, field] of ways)
      for (const common of ['1234567890', 'Password123', 'QWERTYUIOP', 'Sufra-2026!', 'مطعم123456']) {
        const { status, body } = await send(operation, chosen(field, common))
        expect([operation.id, status, body.errors]).toEqual([
          operation.id,
          422,
          { [field]: 'This password is easy to guess. Choose another one' },
        ])
      }
    const [[operation, field]] = ways as [[Operation, string]]
    const { body } = await send(operation, chosen(field, '1234567890'), 'ar')
    expect(body.errors).toEqual({ [field]: 'كلمة المرور هذه سهلة التخمين. اختر غيرها' })
  })

  it('has at least ten characters of any kind', async () => {
    for (const [operation, field] of ways) {
      const { body } = await send(operation, chosen(field, 'nine-char'))
      expect([operation.id, body.errors?.[field]]).toEqual([operation.id, 'Use at least 10 characters'])
      const { status } = await send(operation, chosen(field, 'كلمة طويلة'))
      expect([operation.id, status]).toEqual([operation.id, 200])
    }
  })

  it('is checked only when set: existing passwords still work', async () => {
    const { account_id, email } = await actors.world.admin('Moderator')
    const { hashPassword } = await import('./signIn/passwords.ts')
    await database.pool.query('update accounts set password_hash = $2 where id = $1', [
      account_id,
      await hashPassword('12345678'),
    ])
    const body = { email, password: '12345678' }
    expect((await server.call('POST', `${prefixes.admin}/signIn`, { body })).status).toBe(200)
  })
})
