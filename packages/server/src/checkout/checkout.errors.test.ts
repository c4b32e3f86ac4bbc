import { qatarDay } from '@sufra/contract/kernel/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, makeKitchen, openCheckout, type PlaceBody } from '../../test/checkout.ts'
import { describeRules } from '../../test/databases.ts'

describeRules('placing rejects', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const one = async (query: string) => (await test.database.pool.query(query)).rows[0]
  const refusal = async (body: unknown) => {
    const count = 'select count(*) as n from orders'
    const before = await one(count)
    const english = await test.place(body)
    const arabic = await test.place(body, { language: 'ar' })
    expect(await one(count)).toEqual(before)
    expect(english.body.code).toBe(arabic.body.code)
    expect(english.body.message).toMatch(/^[^{}؀-ۿ]+$|ع/)
    expect(arabic.body.message).toMatch(/[؀-ۿ]/)
    expect(`${english.body.message}${arabic.body.message}`).not.toMatch(/[{}]/)
    return {
      status: english.status,
      code: english.body.code,
      errors: english.body.errors as Record<string, string>,
    }
  }
  const line = (changes: Partial<PlaceBody['items'][number]>): PlaceBody => {
    const body = test.kitchen.body()
    return { ...body, items: [{ ...(body.items[0] as PlaceBody['items'][number]), ...changes }] }
  }
  const during = async <T>(change: string, undo: string, id: unknown, run: () => Promise<T>): Promise<T> => {
    await test.database.pool.query(change, [id])
    return run().finally(() => test.database.pool.query(undo, [id]))
  }

  it('a store that does not accept orders now', async () => {
    const outcome = await during(
      'update stores set catering_status = false where id = $1',
      'update stores set catering_status = true where id = $1',
      test.kitchen.tenant.ids.stores,
      () => refusal(test.kitchen.body()),
    )
    expect(outcome).toMatchObject({ status: 409, code: 'ordering.storeClosed' })
  })

  it('an area without delivery, and an unknown one', async () => {
    const { pool } = test.database
    const { rows } = await pool.query(
      `with region as (insert into regions (name_en, name_ar) values ('Far', 'بعيد') returning id)
      insert into areas (region_id, name_en, name_ar) select id, 'Away', 'هناك' from region returning id`,
    )
    expect(await refusal(test.kitchen.body({ area_id: rows[0].id }))).toMatchObject({
      status: 409,
      code: 'ordering.areaNotServed',
      errors: { area_id: expect.any(String) },
    })
    expect(await refusal(test.kitchen.body({ area_id: 999_999 }))).toMatchObject({ status: 404 })
  })

  it('a time that has passed', async () => {
    const date = qatarDay(new Date(Date.now() - 86_400_000))
    expect(await refusal(test.kitchen.body({ date }))).toMatchObject({ status: 422, code: 'ordering.past' })
  })

  it('hidden rows, and deleted rows like unknown ones', async () => {
    const { ids } = test.kitchen.tenant
    const unavailable = { status: 409, code: 'ordering.itemUnavailable' }
    for (const [table, column, id] of [
      ['items', 'show', ids.items],
      ['items', 'status', ids.items],
      ['subcategories', 'status', ids.subcategories],
      ['item_addons', 'show_on_menu', ids.item_addons],
      ['item_choices', 'show_on_menu', test.kitchen.choice],
      ['item_addon_options', 'show_on_menu', test.kitchen.addon],
    ] as const) {
      const set = (shown: boolean) => `update ${table} set ${column} = ${shown} where id = $1`
      const outcome = await during(set(false), set(true), id, () => refusal(test.kitchen.body()))
      expect(outcome).toMatchObject(unavailable)
    }
    const archived = await during(
      'update items set archived_at = now() where id = $1',
      'update items set archived_at = null where id = $1',
      ids.items,
      () => refusal(test.kitchen.body()),
    )
    expect(archived).toMatchObject({ status: 404, code: 'row.missing' })
  })

  it('another store’s ids like unknown ones, one of which rejects the order', async () => {
    const other = await makeKitchen(test.database, test.world, 'Other')
    const own = test.kitchen.body().items[0] as PlaceBody['items'][number]
    const wrong: PlaceBody[] = [
      line({ item_id: other.tenant.ids.items as number }),
      line({ item_id: 999_999 }),
      line({ choices: [{ option_id: test.kitchen.options[0] }, { option_id: other.options[0] }] }),
      line({ addons: [{ option_id: other.addon }] }),
      line({ addons: [{ option_id: test.kitchen.options[1] }] }),
      { ...test.kitchen.body(), items: [own, { ...own, item_id: other.tenant.ids.items as number }] },
      test.kitchen.body({ store_id: other.tenant.ids.stores as number }),
    ]
    for (const body of wrong) expect(await refusal(body)).toMatchObject({ status: 404, code: 'row.missing' })
  })

  it('too few, too many and too large choices, options and addons', async () => {
    const [tahina, garlic] = test.kitchen.options
    const count = { status: 422, code: 'ordering.choiceCount' }
    expect(await refusal(line({ choices: [] }))).toMatchObject(count)
    const { rows } = await test.database.pool.query(
      `insert into item_choice_options (item_choice_id, name_en, name_ar) values ($1, 'Chili', 'فلفل') returning id`,
      [test.kitchen.choice],
    )
    const three = [{ option_id: tahina }, { option_id: garlic }, { option_id: rows[0].id }]
    expect(await refusal(line({ choices: three }))).toMatchObject({
      ...count,
      errors: { 'items.0.choices': expect.stringContaining('1 to 2') },
    })
    const five = [
      { option_id: tahina, quantity: 3 },
      { option_id: garlic, quantity: 2 },
    ]
    expect(await refusal(line({ choices: five }))).toMatchObject({ code: 'ordering.choiceQuantity' })
    const four = { code: 'ordering.optionQuantity', status: 422 }
    expect(await refusal(line({ choices: [{ option_id: tahina, quantity: 4 }] }))).toMatchObject(four)
    const twice = [
      { option_id: tahina, quantity: 2 },
      { option_id: tahina, quantity: 2 },
    ]
    expect(await refusal(line({ choices: twice }))).toMatchObject(four)
    expect(await refusal(line({ addons: [{ option_id: test.kitchen.addon, quantity: 3 }] }))).toMatchObject(
      four,
    )
  })

  it('more of an item than the limit per order, over all lines', async () => {
    expect(await refusal(line({ quantity: 101 }))).toMatchObject({ status: 422, code: 'ordering.quantity' })
    const body = line({ quantity: 60 })
    expect(await refusal({ ...body, items: [...body.items, ...body.items] })).toMatchObject({
      code: 'ordering.quantity',
    })
  })

  it('a body with prices or other fields outside the contract', async () => {
    const body = test.kitchen.body()
    for (const sent of [
      { ...body, order_total_price: 1 },
      { ...body, items: [{ ...body.items[0], promoted_price: 1 }] },
      { ...body, items: [{ ...body.items[0], quantity: -5 }] },
      { ...body, items: [{ ...body.items[0], quantity: '5' }] },
      { ...body, items: [] },
      { ...body, time: '25:00' },
      { ...body, customer: { ...body.customer, mobile: '123' } },
    ]) {
      expect(await refusal(sent)).toMatchObject({ status: 422, code: 'input.invalid' })
    }
  })

  it('every key except an active one of a channel', async () => {
    const body = test.kitchen.body()
    expect((await test.place(body, { token: 'sfc_nobody' })).status).toBe(401)
    expect((await test.place(body, { token: test.world.admins['Super Admin'].token })).status).toBe(403)
  })
})
