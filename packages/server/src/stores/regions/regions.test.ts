import { regions } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { insert, makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeEachDatabase('regions and areas', (open) => {
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

  const admin = <Op extends Operation>(
    operation: Op,
    id: number | undefined,
    body: unknown,
    language = 'en',
  ) =>
    server.ask(operation, 'admin', {
      token: world.admins['Super Admin'].token,
      ...(id !== undefined && { params: { id } }),
      body,
      headers: { 'accept-language': language },
    })
  const addRegion = async (name_en = 'Al Daayen') =>
    (await admin(regions.save, undefined, { name_en, name_ar: 'الضعاين', same_name: true })).output?.id ?? 0
  const addArea = async (region_id: number) =>
    (await admin(regions.saveArea, undefined, { region_id, name_en: 'Lusail', name_ar: 'لوسيل' })).output
      ?.id ?? 0
  const serve = (region_id: number) =>
    insert(database.pool, 'store_regions', {
      store_id: tenant.ids.stores,
      region_id,
      start_time: '08:00',
      end_time: '22:00',
    })
  const name = (region_id: number, area_id: number, store_region_id: number) =>
    insert(database.pool, 'store_region_areas', {
      store_region_id,
      region_id,
      area_id,
      start_time: '08:00',
      end_time: '22:00',
    })

  const readers = () =>
    [
      ['admin', world.admins.Marketing.token],
      ['restaurant', tenant.people.restaurant.token],
      ['store_user', tenant.people.store_user.token],
    ] as const

  it('are readable by every kind and role, in both languages', async () => {
    const id = await addRegion()
    const area = await addArea(id)
    for (const [door, token] of readers()) {
      const all = await server.ask(regions.list, door, { token })
      expect(all.output?.cut).toBe(false)
      expect(all.output?.regions).toContainEqual({
        id,
        name: { en: 'Al Daayen', ar: 'الضعاين' },
        image: null,
        version: 1,
      })
      const { output } = await server.ask(regions.areasOf, door, { token, params: { id } })
      expect(output?.areas).toEqual([
        {
          id: area,
          region_id: id,
          name: { en: 'Lusail', ar: 'لوسيل' },
          area_translations: [{ name: 'Lusail' }, { name: 'لوسيل' }],
          image: null,
          version: 1,
        },
      ])
    }
    const { output } = await admin(regions.withAreas, undefined, {})
    expect(output?.regions.find((region) => region.id === id)?.areas.map((each) => each.id)).toEqual([area])
    expect((await admin(regions.details, id, {})).output?.region).toEqual({
      id,
      nameen: 'Al Daayen',
      namear: 'الضعاين',
      image: null,
      version: 1,
    })
  })

  it('are saved as multipart, and partly: omitted fields stay', async () => {
    const id = await addRegion()
    const form = new FormData()
    form.set('name_en', 'Umm Salal')
    form.set('version', '1')
    const response = await fetch(`${server.origin}/api/admins/restaurant/region/updateRegion/${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.admins['Super Admin'].token}` },
      body: form,
    })
    expect(await response.json()).toEqual({ success: true, id, version: 2 })
    expect((await admin(regions.details, id, {})).output?.region).toMatchObject({
      nameen: 'Umm Salal',
      namear: 'الضعاين',
    })
    const blank = await admin(regions.save, undefined, { name_en: ' ', name_ar: 'ا'.repeat(101) })
    expect(blank.refusal?.errors).toEqual({
      name_en: 'This field is required',
      name_ar: 'At most 100 characters',
    })
  })

  describe('a stale save', () => {
    it('is rejected with who changed what, and writes nothing', async () => {
      const id = await addRegion()
      const area = await addArea(id)
      const other = await world.admin('Moderator')
      const theirs = { params: { id: area }, token: other.token }
      for (const name_en of ['Lusail City', 'Lusail Marina'])
        await server.ask(regions.updateArea, 'admin', { ...theirs, body: { name_en } })
      const late = await admin(regions.updateArea, area, { name_ar: 'مارينا', version: 1 }, 'ar')
      expect([late.status, late.refusal?.code, late.refusal?.message]).toEqual([
        409,
        'version.stale',
        'عُدّلت هذه البيانات من قبل platform Moderator بعد أن فتحتها',
      ])
      expect(late.refusal?.errors).toEqual({ name_en: 'تغيّر في هذه الأثناء إلى «Lusail Marina»' })
      expect(late.refusal?.stale).toMatchObject({
        version: 3,
        by: 'platform Moderator',
        changes: { name_en: { before: 'Lusail', after: 'Lusail Marina' } },
      })
      expect((await admin(regions.areaDetails, area, {})).output?.area.name.ar).toBe('لوسيل')
      const anew = await admin(regions.updateArea, area, { name_ar: 'مارينا', version: 3 })
      expect(anew.output).toEqual({ id: area, version: 4 })
    })

    it('without changes keeps the version; for a deleted row returns 404', async () => {
      const id = await addRegion()
      const same = await admin(regions.update, id, { name_en: 'Al Daayen', version: 1 })
      expect(same.output?.version).toBe(1)
      expect((await admin(regions.update, id, { version: 1 })).output?.version).toBe(1)
      await admin(regions.remove, id, {})
      expect((await admin(regions.update, id, { name_en: 'A', version: 1 })).refusal?.code).toBe(
        'row.missing',
      )
    })

    it('happens to all but one of twenty parallel saves', async () => {
      const id = await addRegion()
      const saves = await Promise.all(
        Array.from({ length: 20 }, (_, n) => admin(regions.update, id, { name_en: `Name ${n}`, version: 1 })),
      )
      expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
      expect((await admin(regions.details, id, {})).output?.region.version).toBe(2)
    })
  })

  describe('deleting', () => {
    it('is rejected with the reason while in use', async () => {
      const id = await addRegion()
      const area = await addArea(id)
      const served = await serve(id)
      await name(id, area, served)
      const refused = async (operation: Operation, row: number) =>
        (await admin(operation, row, {})).refusal?.message
      expect(await refused(regions.remove, id)).toContain('(1), for example Karam store')
      expect(await refused(regions.removeArea, area)).toContain('for example Karam store')
      await database.pool.query('delete from store_region_areas where area_id = $1', [area])
      expect(await refused(regions.removeArea, area)).toBeUndefined()
      await database.pool.query('delete from store_regions where id = $1', [served])
      await addArea(id)
      expect(await refused(regions.remove, id)).toContain('still has areas (1)')
    })

    it('removes rows from every list and keeps them for old orders', async () => {
      const id = await addRegion()
      const area = await addArea(id)
      expect((await admin(regions.removeArea, area, {})).status).toBe(200)
      expect((await admin(regions.removeArea, area, {})).status).toBe(404)
      expect((await admin(regions.remove, id, {})).status).toBe(200)
      for (const [door, token] of readers()) {
        const { output } = await server.ask(regions.list, door, { token })
        expect(output?.regions.some((region) => region.id === id)).toBe(false)
        expect((await server.ask(regions.areasOf, door, { token, params: { id } })).status).toBe(404)
      }
      const late = await admin(regions.saveArea, undefined, { region_id: id, name_en: 'A', name_ar: 'أ' })
      expect([late.status, late.refusal?.errors]).toEqual([
        404,
        { region_id: 'Not found. It may have been deleted' },
      ])
      const { rowCount } = await database.pool.query('select from areas where id = $1', [area])
      expect(rowCount).toBe(1)
    })
  })

  it('moves an area to another region if no store delivers to it', async () => {
    const [from, to] = [await addRegion(), await addRegion()]
    const area = await addArea(from)
    await name(from, area, await serve(from))
    const move = () => admin(regions.updateArea, area, { region_id: to })
    expect((await move()).refusal?.errors?.region_id).toContain('Karam store')
    expect((await admin(regions.updateArea, area, { region_id: from, name_en: 'L' })).status).toBe(200)
    await database.pool.query('delete from store_region_areas where area_id = $1', [area])
    expect((await move()).status).toBe(200)
    expect((await admin(regions.areasOf, to, {})).output?.areas.map(({ id }) => id)).toEqual([area])
  })

  it('says if a list is truncated at 5,000', async () => {
    const id = await addRegion()
    await database.pool.query(
      `insert into areas (region_id, name_en, name_ar) select $1, 'A' || n, 'الرقم' || n from generate_series(1, 5000) n`,
      [id],
    )
    expect((await admin(regions.areasOf, id, {})).output).toMatchObject({ cut: false })
    await addArea(id)
    const { output } = await admin(regions.areasOf, id, {})
    expect([output?.cut, output?.areas.length]).toEqual([true, 5000])
  })
})
