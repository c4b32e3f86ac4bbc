import type { Operation } from '@sufra/contract/kernel/operation'
import { branding } from '@sufra/contract/settings/branding'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeRules('details of the platform', (open) => {
  let database: Database
  let world: World
  let server: Listening
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const admin = <Op extends Operation>(operation: Op, body: unknown = {}) =>
    server.ask(operation, 'admin', { token: world.admins['Super Admin'].token, body })
  const details = async () => (await admin(branding.details)).output?.platform

  it('have an optional tax registration number, which is not public and can be removed', async () => {
    expect(await details()).toEqual({ tax_number: null, version: 1 })
    const { output } = await admin(branding.saveDetails, { tax_number: ' ٣٠٠-12/A ', version: 1 })
    expect(output).toEqual({ id: 1, version: 2 })
    expect(await details()).toEqual({ tax_number: '300-12/A', version: 2 })
    const { body } = await server.call('GET', '/api/admins/settings/getApplicationLogo')
    expect(JSON.stringify(body)).not.toContain('300-12')
    expect((await admin(branding.saveDetails, { tax_number: '' })).status).toBe(200)
    expect(await details()).toEqual({ tax_number: null, version: 3 })
  })

  it('are refused at their field, in the caller’s language', async () => {
    const wrong = await server.ask(branding.saveDetails, 'admin', {
      token: world.admins['Super Admin'].token,
      body: { tax_number: '300;12' },
      headers: { 'accept-language': 'ar' },
    })
    expect([wrong.status, wrong.refusal?.errors]).toEqual([
      422,
      { tax_number: 'استخدم الحروف والأرقام والمسافات والشرطات (-) والخطوط المائلة (/) فقط' },
    ])
    const long = await admin(branding.saveDetails, { tax_number: '1'.repeat(31) })
    expect(long.refusal?.errors).toEqual({ tax_number: 'At most 30 characters' })
  })

  it('are saved over nobody’s change unseen, and written to the audit trail', async () => {
    const opened = await details()
    await admin(branding.saveDetails, { tax_number: '300-7' })
    const late = await admin(branding.saveDetails, { tax_number: '300-8', version: opened?.version })
    expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
    expect(late.refusal?.stale?.changes).toEqual({ tax_number: { before: null, after: '300-7' } })
    const { rows } = await database.pool.query(
      `select actor_name, operation, after from audit_log where table_name = 'application_logos' order by id desc limit 1`,
    )
    expect(rows[0]).toMatchObject({
      actor_name: 'platform Super Admin',
      operation: 'logo.saveDetails',
      after: { tax_number: '300-7' },
    })
  })
})
