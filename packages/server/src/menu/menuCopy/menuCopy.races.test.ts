import { menuCopy } from '@sufra/contract/menu/menuCopy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import { openSheet, type SheetTest } from '../menuImport/menuImport.fixture.ts'

describeDatabase('postgres', 'a menu copied in parallel', (open) => {
  let test: SheetTest
  beforeAll(async () => {
    test = await openSheet(open)
  })
  afterAll(() => test?.close())

  it('is copied once; two stores that copy each other do not deadlock', async () => {
    const { pool } = test.database
    const from_store_id = test.store_id
    const { rows } = await pool.query('select * from stores where id = $1', [from_store_id])
    const [{ id: _id, ...store }] = rows
    const store_id = await insert(pool, 'stores', { ...store, name_en: 'Sister', name_ar: 'أخت' })
    const asked = { from_store_id, store_id }
    const back = { from_store_id: store_id, store_id: from_store_id }
    const seal = async (body: object) => (await test.ask(menuCopy.preview, body)).output?.seal
    const [there, here] = [await seal(asked), await seal(back)]
    const answers = await Promise.all(
      [asked, back, asked, back, asked].map((body) =>
        test.ask(menuCopy.apply, { ...body, seal: body === asked ? there : here }),
      ),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true)
    const { rows: counts } = await pool.query(
      `select count(*)::int as items from items where archived_at is null and store_id = any($1) group by store_id`,
      [[store_id, from_store_id]],
    )
    expect(counts).toEqual([{ items: 1 }, { items: 1 }])
  })
})
