import { categories } from '@sufra/contract/menu/categories'
import { regions } from '@sufra/contract/stores/regions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeEmptyStore } from '../../../test/world.rows.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from './db.ts'

describeEachDatabase('a second row of one name', (open, kind) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Listening
  let made = 0
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

  const asking = (language = 'en') => ({
    token: world.admins['Super Admin'].token,
    headers: { 'accept-language': language },
  })
  const saveRegion = (body: object, language?: string) =>
    server.ask(regions.save, 'admin', { ...asking(language), body })
  const region = async () => {
    const names = { name_en: `Place ${++made}`, name_ar: `مكان ${made}` }
    return (await saveRegion(names)).output?.id ?? 0
  }
  /** The kinds of named rows, where their names must be unique, and what the error calls them. */
  const all = [
    {
      what: 'region',
      code: 'regions.sameName',
      message: { en: 'A region called “Al Wakrah” already exists', ar: 'توجد بلدية باسم «الوكرة» بالفعل' },
      place: async () => {
        await database.pool.query('update regions set archived_at = now() where archived_at is null')
        return {}
      },
      save: saveRegion,
      update: (id: number, body: object) =>
        server.ask(regions.update, 'admin', { ...asking(), params: { id }, body }),
      remove: (id: number) => server.ask(regions.remove, 'admin', { ...asking(), params: { id }, body: {} }),
    },
    {
      what: 'area',
      code: 'areas.sameName',
      message: {
        en: 'This region already has an area called “Al Wakrah”',
        ar: 'توجد في هذه البلدية منطقة باسم «الوكرة» بالفعل',
      },
      place: async () => ({ region_id: await region() }),
      save: (body: object, language?: string) =>
        server.ask(regions.saveArea, 'admin', { ...asking(language), body }),
      update: (id: number, body: object) =>
        server.ask(regions.updateArea, 'admin', { ...asking(), params: { id }, body }),
      remove: (id: number) =>
        server.ask(regions.removeArea, 'admin', { ...asking(), params: { id }, body: {} }),
    },
    {
      what: 'category',
      code: 'subcategories.sameName',
      message: {
        en: 'This store already has a category called “Al Wakrah”',
        ar: 'يوجد في هذا المتجر تصنيف باسم «الوكرة» بالفعل',
      },
      place: async () => ({
        store_id: await makeEmptyStore(database.pool, tenant.ids.restaurants ?? 0, 'Karam new'),
      }),
      save: (body: object, language?: string) =>
        server.ask(categories.save, 'admin', { ...asking(language), body }),
      update: (id: number, body: object) =>
        server.ask(categories.update, 'admin', { ...asking(), params: { id }, body }),
      remove: (id: number) =>
        server.ask(categories.remove, 'admin', { ...asking(), params: { id }, body: {} }),
    },
  ]

  describe.each(all)('$what', ({ code, message, place, save, update, remove }) => {
    const names = { name_en: 'Al Wakrah', name_ar: 'الوكرة' }

    it('is rejected for either name, however it is spelled', async () => {
      const where = await place()
      const { output } = await save({ ...names, ...where })
      expect(output?.id).toBeGreaterThan(0)
      const refused = async (body: object, language: string) => {
        const { status, refusal } = await save({ ...names, ...where, ...body }, language)
        return [status, refusal?.code, refusal?.message, Object.keys(refusal?.errors ?? {})]
      }
      const english = { name_en: '  al  WAKRAH ', name_ar: 'أخرى' }
      expect(await refused(english, 'en')).toEqual([409, code, message.en, ['name_en']])
      const arabic = { name_en: 'Another', name_ar: 'الوَكره' }
      expect(await refused(arabic, 'ar')).toEqual([409, code, message.ar, ['name_ar']])
      expect((await refused(arabic, 'en'))[2]).toContain('“الوكرة”')
    })

    it('is accepted with `same_name`, and where the first one is archived or elsewhere', async () => {
      const where = await place()
      const first = (await save({ ...names, ...where })).output?.id ?? 0
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...names, ...where, same_name: true }))
        form.set(name, String(value))
      const second = (await save(form)).output?.id ?? 0
      expect(second).toBeGreaterThan(first)
      expect((await save({ ...names, ...where, same_name: 'true' })).status).toBe(422)
      for (const id of [first, second]) expect((await remove(id)).status).toBe(200)
      expect((await save({ ...names, ...where })).status).toBe(200)
      expect((await save({ ...names, ...(await place()) })).status).toBe(200)
    })

    it('is rejected when a row is renamed to it, but not when it keeps its name', async () => {
      const where = await place()
      await save({ ...names, ...where })
      const other = (await save({ name_en: 'Lusail', name_ar: 'لوسيل', ...where })).output?.id ?? 0
      expect((await update(other, { name_en: 'AL WAKRAH' })).refusal?.code).toBe(code)
      expect((await update(other, { name_ar: 'الوكره', version: 1 })).refusal?.code).toBe(code)
      expect((await update(other, { name_en: 'LUSAIL', name_ar: 'لوسيل' })).status).toBe(200)
      expect((await update(other, { name_en: 'al wakrah', same_name: true })).status).toBe(200)
      // Its current name was confirmed before.
      expect((await update(other, { name_en: 'Al Wakrah', name_ar: 'لوسيل الجديدة' })).status).toBe(200)
      expect((await update(999_999, names)).status).toBe(404)
    })

    if (kind === 'postgres')
      it('is rejected for all but the first of ten parallel calls', async () => {
        const where = await place()
        const saved = await Promise.all(Array.from({ length: 10 }, () => save({ ...names, ...where })))
        expect(saved.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
      })
  })

  it('is rejected when an area is moved to a region with its name', async () => {
    const [here, there] = [await region(), await region()]
    const names = { name_en: 'Lusail', name_ar: 'لوسيل' }
    const body = (region_id: number) => ({ ...asking(), body: { ...names, region_id } })
    const area = (await server.ask(regions.saveArea, 'admin', body(here))).output?.id ?? 0
    expect((await server.ask(regions.saveArea, 'admin', body(there))).status).toBe(200)
    const moved = (more: object) =>
      server.ask(regions.updateArea, 'admin', {
        ...asking(),
        params: { id: area },
        body: { region_id: there, ...more },
      })
    expect((await moved({})).refusal?.code).toBe('areas.sameName')
    expect((await moved({ same_name: true })).status).toBe(200)
  })
})
