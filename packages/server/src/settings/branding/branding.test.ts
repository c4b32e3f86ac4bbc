import type { Operation } from '@sufra/contract/kernel/operation'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { branding } from '@sufra/contract/settings/branding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    expect(await details()).toMatchObject({ tax_number: null, version: 1 })
    const { output } = await admin(branding.saveDetails, { tax_number: ' ٣٠٠-12/A ', version: 1 })
    expect(output).toEqual({ id: 1, version: 2 })
    expect(await details()).toMatchObject({ tax_number: '300-12/A', version: 2 })
    const { body } = await server.call('GET', '/api/admins/settings/getApplicationLogo')
    expect(JSON.stringify(body)).not.toContain('300-12')
    expect((await admin(branding.saveDetails, { tax_number: '' })).status).toBe(200)
    expect(await details()).toMatchObject({ tax_number: null, version: 3 })
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

  it('name a phone and an address of support, or none', async () => {
    const saved = await admin(branding.saveDetails, {
      support_phone: '+974 44123456'.replace(' ', ''),
      support_email: ' Help@Catering.example ',
    })
    expect(saved.status).toBe(200)
    expect(await details()).toMatchObject({
      support_phone: '97444123456',
      support_email: 'help@catering.example',
    })
    const wrong = await admin(branding.saveDetails, { support_phone: '123', support_email: 'help' })
    expect(wrong.refusal?.errors).toEqual({
      support_phone: 'Invalid phone',
      support_email: 'Invalid email address',
    })
    await admin(branding.saveDetails, { support_phone: '', support_email: null })
    expect(await details()).toMatchObject({ support_phone: null, support_email: null })
  })

  describe('logos', () => {
    const upload = async (fields: object = { logo: examplePicture }) =>
      (await admin(branding.saveImages, fields)).output
    const shown = async () => (await server.ask(branding.show, 'admin', {})).output

    it('are uploaded, then shown to everybody, and taken back', async () => {
      const kept = await upload({ logo: examplePicture, small_logo: examplePicture })
      expect((await shown())?.logo).toBeNull()
      const ids = { logo: kept?.logo?.image_id, small_logo: kept?.small_logo?.image_id }
      expect((await admin(branding.changeLogo, ids)).status).toBe(200)
      expect(await shown()).toMatchObject({ logo: kept?.logo?.image, small_logo: kept?.small_logo?.image })
      expect((await fetch(server.origin + kept?.logo?.image.uri)).status).toBe(200)
      // The one that is shown may also be the small one.
      expect((await admin(branding.changeLogo, { small_logo: ids.logo })).status).toBe(200)
      expect((await admin(branding.changeLogo, { logo: null, small_logo: null })).status).toBe(200)
      expect(await shown()).toMatchObject({ logo: null, small_logo: null })
    })

    it('can only be pictures the same person uploaded for it', async () => {
      const id = (await upload())?.logo?.image_id
      const other = await world.admin('Super Admin')
      const others = await server.ask(branding.changeLogo, 'admin', {
        token: other.token,
        body: { logo: id },
      })
      const gone = 'A picture is no longer available. Upload it again'
      expect(others.refusal?.errors).toEqual({ logo: gone })
      await database.pool.query(`update files set preset = 'item' where id = $1`, [id])
      const items = await admin(branding.changeLogo, { logo: null, small_logo: id })
      expect(items.refusal?.errors).toEqual({ small_logo: gone })
      const text = await admin(branding.saveImages, {
        logo: { name: 'logo.png', size: 3, content: Buffer.from('abc') },
      })
      expect(Object.keys(text.refusal?.errors ?? {})).toEqual(['logo'])
    })

    it('come with an accent colour, null for the built-in one', async () => {
      expect((await admin(branding.changeLogo, { accent: '0B5D3B' })).status).toBe(200)
      expect((await shown())?.accent).toBe('#0b5d3b')
      expect((await admin(branding.changeLogo, { accent: 'green' })).refusal?.errors).toEqual({
        accent: 'A colour has six digits, such as #8A1538',
      })
      await admin(branding.changeLogo, { accent: null })
      expect((await shown())?.accent).toBeNull()
    })
  })
})
