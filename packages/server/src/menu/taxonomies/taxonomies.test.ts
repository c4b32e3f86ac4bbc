// Over 300 lines: the common tests of filters and global categories, run for both.
import { filters, globalCategories } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { openStores, type StoresTest } from '../../stores/stores/stores.fixture.ts'

const lists = [
  {
    table: 'global_categories',
    linkTable: 'item_global_categories',
    column: 'global_category_id',
    of: globalCategories,
  },
  { table: 'filters', linkTable: 'item_filters', column: 'filter_id', of: filters },
] as const

const names = { name_en: 'Vegan', name_ar: 'نباتي' }
let codes = 0
const newCode = () => `V${(++codes).toString(36)}`

describeEachDatabase('taxonomies', (open, kind) => {
  let test: StoresTest
  beforeAll(async () => {
    test = await openStores(open)
  })
  afterAll(() => test?.close())

  describe.each(lists)('$table', ({ table, linkTable, column, of }) => {
    const key = table === 'filters' ? 'filters' : 'globalCategories'
    const ask = <Op extends Operation>(operation: Op, id?: number, body: unknown = {}, language = 'en') =>
      test.ask(operation, id, body, { language })
    const listed = async (search = '', kind: 'admin' | 'restaurant' | 'store_user' = 'admin') => {
      const { output } = await test.ask(of.list as Operation, undefined, { search }, { kind })
      return (output as Record<string, Taxonomy[]>)[key] ?? []
    }
    const shown = async (id: number): Promise<Taxonomy> =>
      Object.values((await ask(of.show as Operation, id)).output as Record<string, Taxonomy>)[0] as Taxonomy
    const added = async (more: object = {}) => {
      const body = { ...names, slug: newCode(), imagefile: examplePicture, ...more }
      const { output, refusal } = await ask(of.save, undefined, body)
      if (!output) throw new Error(JSON.stringify(refusal))
      return output.id
    }
    const sort = (wanted: readonly { id: number; sorting_index: number }[]) =>
      ask(of.sort as Operation, undefined, { [key]: wanted })
    const give = async (id: number, item = test.tenant.ids.items) => {
      await test.database.pool.query(`insert into ${linkTable} (item_id, ${column}) values ($1, $2)`, [
        item,
        id,
      ])
    }
    const audited = async () =>
      (
        await test.database.pool.query('select row_id from audit_log where table_name = $1 order by id', [
          table,
        ])
      ).rows.map(({ row_id }) => Number(row_id))

    it('are saved with picture and code, active and at the end', async () => {
      const first = await added({ slug: 'Vgn' })
      const second = await added()
      expect(await shown(first)).toMatchObject({
        ...names,
        name: { en: 'Vegan', ar: 'نباتي' },
        slug: 'Vgn',
        status: true,
        version: 1,
        image: { uri: expect.stringMatching(/^\/files\//) },
      })
      const order = (await listed()).map(({ id }) => id)
      expect(order.slice(-2)).toEqual([first, second])
      const wrong = await ask(of.save, undefined, { name_en: '', slug: 'TOOLONG' })
      expect(wrong.refusal?.errors).toEqual({
        name_en: 'This field is required',
        name_ar: 'This field is required',
        slug: 'At most 5 characters',
        imagefile: 'This field is required',
      })
    })

    it('are readable by every kind, inactive ones too, and found by either name or code', async () => {
      const id = await added({ name_en: 'Sugar free', name_ar: 'بلا سكر ٠٪', slug: 'sgR' })
      expect((await ask(of.updateStatus, id, { status: false })).output).toEqual({ id, status: false })
      for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
        for (const search of ['sugar FR', 'بلا', 'سكر ٠', 'SGr']) {
          expect((await listed(search, kind)).map((row) => [row.id, row.status])).toEqual([[id, false]])
        }
      }
      expect(await listed('sgrx')).toEqual([])
    })

    it('are changed partly; a stale form gets the changes; a switch makes no form stale', async () => {
      const id = await added()
      const before = (await shown(id)).image
      expect((await ask(of.update, id, { name_en: 'Plants', version: 1 })).output?.version).toBe(2)
      expect(await shown(id)).toMatchObject({ name_en: 'Plants', name_ar: 'نباتي', image: before })
      await ask(of.updateStatus, id, { status: false })
      const picture = await ask(of.update, id, { imagefile: examplePicture, version: 2 })
      expect(picture.output?.version).toBe(4)
      const late = await ask(of.update, id, { slug: 'LATE', version: 1 }, 'ar')
      expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
      expect(late.refusal?.errors).toEqual({
        name_en: 'تغيّر في هذه الأثناء إلى «Plants»',
        imagefile: 'تغيّر في هذه الأثناء',
      })
    })

    it('have unique codes, ignoring letter case; a deleted row releases its code', async () => {
      const id = await added({ slug: 'Own' })
      const other = await added()
      const body = { ...names, slug: 'oWN', imagefile: examplePicture }
      const taken = await ask(of.save, undefined, body, 'ar')
      expect([taken.status, taken.refusal?.code]).toEqual([409, 'marks.slugTaken'])
      expect(taken.refusal?.errors).toEqual({ slug: 'رمز التسجيل هذا مستخدم بالفعل' })
      expect((await ask(of.update, other, { slug: 'OWN' })).refusal?.code).toBe('marks.slugTaken')
      expect((await ask(of.update, id, { slug: 'OWN' })).status).toBe(200)
      await ask(of.remove, id)
      expect((await ask(of.update, other, { slug: 'OWN' })).status).toBe(200)
    })

    it('give a code to one of many parallel calls', async () => {
      const ids = await Promise.all(Array.from({ length: 4 }, () => added()))
      const body = { ...names, slug: `R${kind === 'postgres' ? 1 : 2}`, imagefile: examplePicture }
      const all = await Promise.all([
        ...ids.map((id) => ask(of.update, id, { slug: body.slug.toLowerCase() })),
        ...ids.map(() => ask(of.save, undefined, body)),
      ])
      expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
      // Another code may contain these letters.
      const holders = (await listed(body.slug)).filter(({ slug }) => slug?.toUpperCase() === body.slug)
      expect(holders).toHaveLength(1)
    })

    it('are sorted: the named ones first, the rest behind; only moved rows are written', async () => {
      const three = [await added(), await added(), await added()] as const
      const start = (await listed()).map(({ id }) => id)
      await sort(start.map((id, index) => ({ id, sorting_index: index + 1 })))
      const written = (await audited()).length
      const versions = (await shown(three[2])).version
      const last = start.length
      const { output } = await sort(
        [...start.slice(0, -3), three[0], three[2], three[1]].map((id, index) => ({
          id,
          sorting_index: index + 1,
        })),
      )
      expect((output as { order: object[] }).order.slice(-3)).toEqual([
        { id: three[0], sorting_index: last - 2 },
        { id: three[2], sorting_index: last - 1 },
        { id: three[1], sorting_index: last },
      ])
      expect((await audited()).slice(written).sort()).toEqual([three[1], three[2]].sort())
      expect((await shown(three[2])).version).toBe(versions)
      await sort([{ id: three[1], sorting_index: 1 }])
      const order = (await listed()).map(({ id, sorting_index }) => [id, sorting_index])
      const expected = [three[1], ...start.slice(0, -3), three[0], three[2]]
      expect(order).toEqual(expected.map((id, index) => [id, index + 1]))
    })

    it('keep their order if a named one is missing, archived or named twice', async () => {
      const [id, gone] = [await added(), await added()]
      await ask(of.remove, gone)
      const before = await listed()
      const first = { id, sorting_index: 1 }
      for (const missing of [999_999_999, gone]) {
        expect((await sort([first, { id: missing, sorting_index: 2 }])).status).toBe(404)
      }
      const twice = await sort([first, { id, sorting_index: 2 }])
      expect(twice.refusal?.errors).toEqual({ [`${key}.1.id`]: 'Named more than once' })
      expect(await listed()).toEqual(before)
    })

    it('keep ranks 1 to n in parallel sorts, additions and deletions', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => added()))
      const free = await added()
      const shuffled = (n: number) =>
        ids.map((id, index) => ({ id, sorting_index: ((index * 5 + n * 3) % 7) + 1 }))
      const all = await Promise.all([
        ...Array.from({ length: 8 }, (_, n) => sort(shuffled(n))),
        ask(of.remove, free),
        added().then(() => ({ status: 200 })),
      ])
      expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200))
      const order = (await listed()).map(({ sorting_index }) => sorting_index)
      expect(new Set(order).size).toBe(order.length)
      const orders = all.slice(0, 8).map((answer) => (answer as { output: unknown }).output)
      await sort([])
      const now = (await listed()).map(({ id }) => id)
      const first = now.filter((id) => ids.includes(id))
      const asked = orders.map((output) =>
        (output as { order: { id: number }[] }).order.map(({ id }) => id).filter((id) => ids.includes(id)),
      )
      expect(asked).toContainEqual(first)
    })

    it.runIf(kind === 'postgres')('wait for each other when sorted or added in parallel', async () => {
      const [a, b] = [await added(), await added()] as const
      const before = (await listed()).map(({ id }) => id)
      const { pool } = test.database
      await openTransaction(pool, async (client, commit) => {
        await client.query('select pg_advisory_xact_lock(hashtext($1))', [`order of ${table}`])
        const sorting = sort([{ id: b, sorting_index: 1 }])
        const adding = added()
        await anyWaits(pool)
        await client.query(`update ${table} set sorting_index = 1000 - sorting_index`)
        await commit()
        expect((await sorting).status).toBe(200)
        const turned = before.filter((id) => id !== b).reverse()
        const now = (await listed()).map(({ id }) => id).filter((id) => before.includes(id))
        expect(now).toEqual([b, ...turned])
        expect(now).toContain(a)
        expect((await shown(await adding)).sorting_index).toBeGreaterThan(before.length)
      })
    })

    it('can only be deleted if no active item has them; the error names three and lists all', async () => {
      const id = await added()
      const { pool } = test.database
      const tenant = await test.world.tenant('Noor')
      const copies = []
      for (const name of ['Kabsa', 'Saloona', 'Harees']) {
        const { rows } = await pool.query(
          `insert into items (store_id, sub_category_id, name_en, name_ar, short_description_en,
             short_description_ar, quantity_per_day, max_quantity_per_day, original_price, promoted_price,
             price_per_unit, enough_for, lead_time, available_from_time, available_to_time, setup_time, max_time)
           select store_id, sub_category_id, $2, $3, short_description_en, short_description_ar,
             quantity_per_day, max_quantity_per_day, original_price, promoted_price, price_per_unit, enough_for,
             lead_time, available_from_time, available_to_time, setup_time, max_time from items where id = $1
           returning id`,
          [tenant.ids.items, name, `${name} ع`],
        )
        copies.push(rows[0].id)
      }
      await give(id)
      for (const copy of copies) await give(id, copy)
      const refused = await ask(of.remove, id)
      expect([refused.status, refused.refusal?.code]).toEqual([409, 'marks.inUse'])
      expect(refused.refusal?.message).toContain(
        '(4): Karam machboos (Karam store), Kabsa (Noor store), Saloona (Noor store). Remove',
      )
      expect(refused.refusal?.uses?.count).toBe(4)
      expect(refused.refusal?.uses?.items.map(({ name, store_name }) => [store_name.en, name.ar])).toEqual([
        ['Karam store', 'Karam machboos ع'],
        ['Noor store', 'Harees ع'],
        ['Noor store', 'Kabsa ع'],
        ['Noor store', 'Saloona ع'],
      ])
      expect(refused.refusal?.uses?.items[0]).toMatchObject({
        item_id: test.tenant.ids.items,
        store_id: test.tenant.ids.stores,
        restaurant_id: test.tenant.ids.restaurants,
      })
      expect((await ask(of.remove, id, {}, 'ar')).refusal?.message).toContain(
        '(العدد: 4): Karam machboos ع (Karam store ع)، Kabsa ع (Noor store ع)، Saloona ع',
      )
      await pool.query('update items set archived_at = now() where id = any($1)', [copies.slice(0, 2)])
      await pool.query('update stores set archived_at = now() where id = $1', [tenant.ids.stores])
      expect((await ask(of.remove, id)).refusal?.message).toContain('(1): Karam machboos (Karam store). ')
      await pool.query(`delete from ${linkTable} where ${column} = $1 and item_id = $2`, [
        id,
        test.tenant.ids.items,
      ])
      expect((await ask(of.remove, id)).status).toBe(200)
      expect((await ask(of.remove, id)).status).toBe(404)
      expect((await ask(of.update, id, names)).status).toBe(404)
      expect((await ask(of.updateStatus, id, { status: true })).status).toBe(404)
    })

    it.runIf(kind === 'postgres')('are not deleted while being added to an item', async () => {
      const id = await added()
      const { pool } = test.database
      await openTransaction(pool, async (client, commit) => {
        await client.query(`select id from ${table} where id = $1 for key share`, [id])
        const removing = ask(of.remove, id)
        await anyWaits(pool)
        const link = [test.tenant.ids.items, id]
        await client.query(`insert into ${linkTable} (item_id, ${column}) values ($1, $2)`, link)
        await commit()
        expect((await removing).refusal?.code).toBe('marks.inUse')
      })
    })
  })

  it('require a code as a filter, not as a global category', async () => {
    const body = { ...names, imagefile: examplePicture }
    const { output } = await test.ask(globalCategories.save, undefined, body)
    const another = await test.ask(globalCategories.save, undefined, body)
    expect([output?.version, another.output?.version]).toEqual([1, 1])
    const id = output?.id
    await test.ask(globalCategories.update, id, { slug: 'GRILL' })
    const both = await test.ask(globalCategories.update, id, { slug: 'A', clear: ['slug'] })
    expect(both.refusal?.errors).toEqual({ slug: 'Not a valid value' })
    await test.ask(globalCategories.update, id, { clear: ['slug'] })
    expect((await test.ask(globalCategories.show, id)).output?.category.slug).toBeNull()
    const filter = await test.ask(filters.save, undefined, body)
    expect(filter.refusal?.errors).toEqual({ slug: 'This field is required' })
  })
})
