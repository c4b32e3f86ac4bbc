import { units } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeRules('units', (open) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Listening
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    tenant = await world.tenant('Karam')
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const admin = <Op extends Operation>(operation: Op, body: unknown = {}, id?: number) =>
    server.ask(operation, 'admin', {
      token: world.admins['Super Admin'].token,
      ...(id !== undefined && { params: { id } }),
      body,
    })
  const add = async (name_en: string, name_ar: string) =>
    (await admin(units.save, { name_en, name_ar })).output?.id ?? 0
  const found = async (body: object) =>
    (await admin(units.list, body)).output?.units.map(({ name }) => name.en)

  it('are readable by every kind, and found by either name, flat or under filter', async () => {
    await add('Platter', 'طبق كبير ٢')
    for (const kind of ['restaurant', 'store_user'] as const) {
      const { output } = await server.ask(units.all, kind, { token: tenant.people[kind].token })
      expect(output?.units[0]).toEqual({ id: 1, name: { en: 'Person', ar: 'شخص' }, version: 1 })
      expect(output?.units.map(({ name }) => name.ar)).toContain('طبق كبير ٢')
    }
    expect(await found({ search: 'pLaT' })).toEqual(['Platter'])
    expect(await found({ filter: { search: 'كبير ٢' } })).toEqual(['Platter'])
    expect(await found({ search: '%' })).toEqual([])
    expect((await found({}))?.length).toBeGreaterThan(2)
  })

  it('are renamed partly, but not over another user’s change', async () => {
    const id = await add('Dish', 'طبق')
    expect((await admin(units.update, { name_en: 'Plate', version: 1 }, id)).output).toEqual({
      id,
      version: 2,
    })
    const late = await admin(units.update, { name_en: 'Bowl', version: 1 }, id)
    expect([late.refusal?.code, late.refusal?.errors]).toEqual([
      'version.stale',
      { name_en: 'Changed meanwhile to “Plate”' },
    ])
    expect(await found({ search: 'طبق' })).toContain('Plate')
  })

  it('cannot be deleted while in use, and the standard one never', async () => {
    const id = await add('Tray', 'صينية')
    const sellBy = (unit: number) =>
      database.pool.query('update items set item_unit_id = $1 where id = $2', [unit, tenant.ids.items])
    await sellBy(id)
    const refused = await admin(units.remove, {}, id)
    expect([refused.status, refused.refusal?.message]).toEqual([
      409,
      'Items are sold by this unit (1), for example Karam machboos. Give them another unit first',
    ])
    expect((await admin(units.remove, {}, 1)).refusal?.code).toBe('units.standard')
    await sellBy(1)
    expect((await admin(units.remove, {}, id)).status).toBe(200)
    expect((await admin(units.remove, {}, id)).status).toBe(404)
    expect(await found({ search: 'صينية' })).toEqual([])
    expect((await admin(units.update, { name_en: 'A', version: 1 }, id)).status).toBe(404)
  })
})
