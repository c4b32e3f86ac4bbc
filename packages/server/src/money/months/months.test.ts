import { createHash } from 'node:crypto'
import { charges, months, paymentRequests, restaurants, statements } from '@sufra/contract'
import { addMonths, lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { branding } from '@sufra/contract/settings/branding'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'

type Kind = 'admin' | 'restaurant' | 'store_user'
const [january, february, march] = ['2026-01', '2026-02', '2026-03']
const rangeOf = (month: string) => ({ start_date: `${month}-01`, end_date: lastDayOf(month) })

describeRules('closing months', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { store, ask, completed, raised, show, decide, due } = settling(() => test)
  const charge = async (balance: number, reference_date: string, restaurant_store_id = store()) => {
    const body = { restaurant_store_id, reference_date, description: 'Photographs', balance }
    const { output } = await ask(charges.save, 'admin', body)
    if (!output) throw new Error('not charged')
    return output.id
  }
  const next = async () => (await ask(months.next, 'admin')).output?.next
  const close = (month: string) => ask(months.close, 'admin', { month })
  const documents = async (kind: Kind, body: Partial<RequestOf<typeof months.documents>> = {}) =>
    (await ask(months.documents, kind, { count: 100, ...body })).output?.documents.data ?? []
  const statement = async (month: string, kind: Kind = 'store_user') => {
    const { output } = await ask(statements.show, kind, { count: 100, ...rangeOf(month) })
    if (!output) throw new Error('no statement')
    return output
  }

  it('has nothing to close without rows', async () => {
    expect(await next()).toBe(null)
    const refused = await close(january)
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'months.notNext'])
  })

  it('begins with the month of the earliest row, and goes on in order', async () => {
    await charge(30, '2026-02-10')
    await charge(12.5, '2026-01-31')
    expect(await next()).toMatchObject({
      month: january,
      over: true,
      first_number: 1,
      documents: 1,
      rows: 1,
      opening_balance: 0,
      closing_balance: -12_50,
    })
    expect((await close(february)).refusal?.code).toBe('months.notNext')
    for (const shown of [
      { rows: 2, closing_balance: -12.5 },
      { rows: 1, closing_balance: -12.49 },
    ]) {
      const changed = await ask(months.close, 'admin', { month: january, shown })
      expect([changed.status, changed.refusal?.code]).toEqual([409, 'months.changed'])
      expect(changed.refusal?.message).toContain('-12.50')
    }
    const shown = { rows: 1, closing_balance: -12.5 }
    const { output } = await ask(months.close, 'admin', { month: january, shown })
    expect(output?.month).toMatchObject({
      month: january,
      documents: 1,
      rows: 1,
      first_number: 1,
      last_number: 1,
      closing_balance: -12_50,
      closed_by: expect.stringContaining('Super Admin'),
    })
    const again = await close(january)
    expect([again.status, again.refusal?.code]).toEqual([409, 'months.closed'])
    expect(again.refusal?.message).toContain('Super Admin')
    expect(await next()).toMatchObject({ month: february, first_number: 2, opening_balance: -12_50 })
  })

  it('gives each store with rows or a balance a document, with the SHA-256 of its rows', async () => {
    const [document] = await documents('store_user')
    const { statements: page, ...figures } = await statement(january)
    const [row] = page.data
    const canonical = [`${store()},2026-01,0`, `${row?.id},2026-01-31,-1250,0,0,0,0`].join('\n')
    expect(document).toMatchObject({
      number: 1,
      month: january,
      rows: 1,
      opening_balance: 0,
      closing_balance: -12_50,
      checksum: createHash('sha256').update(canonical).digest('hex'),
    })
    expect(figures.month).toMatchObject({
      month: january,
      documents: [{ number: 1, checksum: document?.checksum, store: { id: store() } }],
    })
    expect((await statement(march)).month).toEqual({ month: march, closed_at: null, documents: [] })
  })

  it('moves what comes later for a closed month into the first open one, and marks it', async () => {
    const before = await statement(january)
    const late = await charge(7, '2026-01-05')
    const wrong = await charge(3, '2026-02-03')
    const undone = { reason: 'Wrong store', effective_date: '2026-01-15' }
    expect((await ask(charges.reverse, 'admin', undone, wrong)).status).toBe(200)
    const request = await raised([await completed()])
    await decide(request, accept)
    await ask(paymentRequests.reversePayout, 'admin', { ...undone, reason: 'Twice' }, request)
    expect(await statement(january)).toEqual(before)
    const { data } = (await statement(february)).statements
    expect(data.map(({ type, day, effective_date, late }) => [type, day, effective_date, late])).toEqual([
      ['charge', '2026-02-01', '2026-01-05', true],
      ['reversal', '2026-02-01', '2026-01-15', true],
      ['reversal', '2026-02-01', '2026-01-15', true],
      ['charge', '2026-02-03', '2026-02-03', true],
      ['charge', '2026-02-10', '2026-02-10', true],
    ])
    expect(late).toBeGreaterThan(0)
    expect((await statement(february)).opening_balance).toBe(before.closing_balance)
  })

  it('carries a balance into a month without rows, and leaves out a store without either', async () => {
    await close(february)
    expect(await next()).toMatchObject({ month: march, documents: 1, rows: 0 })
    await close(march)
    const all = await documents('admin')
    expect(all.map(({ number, month }) => [number, month])).toEqual([
      [3, march],
      [2, february],
      [1, january],
    ])
    expect(all[0]).toMatchObject({ rows: 0, opening_balance: all[1]?.closing_balance })
    expect(all[0]?.closing_balance).toBe(all[0]?.opening_balance)
  })

  it('numbers stores in one series without gaps', async () => {
    const other = test.kitchen.tenant.ids['unused stores'] ?? 0
    await charge(4, '2026-04-02', other)
    const closed = (await close('2026-04')).output?.month
    expect(closed).toMatchObject({ documents: 2, first_number: 4, last_number: 5 })
    const of = await documents('admin', { month: '2026-04' })
    expect(of.map(({ store: { id } }) => id)).toEqual([store(), other].toSorted((a, b) => b - a))
    expect((await documents('admin', { restaurant_store_id: other })).map(({ month }) => month)).toEqual([
      '2026-04',
    ])
    // A store sees its own documents only, a restaurant those of its stores.
    expect((await documents('store_user')).every(({ store: { id } }) => id === store())).toBe(true)
    expect(await documents('restaurant')).toHaveLength(5)
    expect(await documents('store_user', { restaurant_store_id: other })).toEqual([])
  })

  it('never changes a closed month: not by renaming or archiving the store, nor by its orders', async () => {
    const printed = (kind: Kind) =>
      ask(statements.document, kind, { restaurant_store_id: store(), ...rangeOf(january) })
    const before = [await statement(january, 'restaurant'), await documents('restaurant')]
    const paper = (await printed('admin')).output?.statement
    const { rows } = await test.database.pool.query('select name_en, name_ar from stores where id = $1', [
      store(),
    ])
    expect(paper).toMatchObject({
      store: { en: rows[0].name_en, ar: rows[0].name_ar },
      cut: false,
      closing_balance: -12_50,
    })
    expect(paper?.rows).toEqual(before[0] && (await statement(january)).statements.data)
    await test.database.pool.query(
      `update stores set name_en = 'Renamed', name_ar = 'اسم جديد', archived_at = now() where id = $1`,
      [store()],
    )
    expect([await statement(january, 'restaurant'), await documents('restaurant')]).toEqual(before)
    const { made_at, ...after } = (await printed('admin')).output?.statement ?? {}
    expect(after).toEqual({ ...paper, made_at: undefined })
    expect(made_at).toBeDefined()
    await test.database.pool.query(
      'update stores set name_en = $2, name_ar = $3, archived_at = null where id = $1',
      [store(), rows[0].name_en, rows[0].name_ar],
    )
    await expect(test.database.pool.query('update statement_documents set rows = 1')).rejects.toThrow()
    await expect(test.database.pool.query('delete from closed_months')).rejects.toThrow(/never changed/)
  })

  it('keeps the tax registration numbers of its closing, or none; open ranges show those of today', async () => {
    const numbers = async (month: string) => {
      const body = { restaurant_store_id: store(), ...rangeOf(month) }
      const [shown, printed] = [await statement(month), await ask(statements.document, 'admin', body)]
      expect(printed.output?.statement.tax_numbers).toEqual(shown.tax_numbers)
      return shown.tax_numbers
    }
    const save = async (platform: string, restaurant: string) => {
      const saved = [
        await ask(branding.saveDetails, 'admin', { tax_number: platform }),
        await ask(
          restaurants.update,
          'admin',
          { tax_number: restaurant },
          test.kitchen.tenant.ids.restaurants,
        ),
      ]
      expect(saved.map(({ status }) => status)).toEqual([200, 200])
    }
    const [none, first] = [
      { platform: null, restaurant: null },
      { platform: '300-1', restaurant: '500-1' },
    ]
    await save('300-1', '500-1')
    expect(await numbers('2026-05')).toEqual(first)
    expect(await numbers(january)).toEqual(none)
    const documented = await documents('restaurant', { month: '2026-04' })
    await close('2026-05')
    await save('300-2', '500-2')
    expect(await numbers('2026-05')).toEqual(first)
    expect(await numbers('2026-06')).toEqual({ platform: '300-2', restaurant: '500-2' })
    expect(await numbers(january)).toEqual(none)
    expect(await documents('restaurant', { month: '2026-04' })).toEqual(documented)
    const whole = await ask(statements.show, 'restaurant', rangeOf('2026-05'))
    expect(whole.output?.tax_numbers).toEqual(first)
    const request = await raised([await completed()])
    expect((await show(request, 'store_user')).tax_numbers).toEqual({
      platform: '300-2',
      restaurant: '500-2',
    })
    await decide(request, accept)
  })

  it('keeps what stood beside the balance as the month was closed', async () => {
    const open = await statement(monthOf(qatarDay(new Date())))
    await completed()
    const order = await test.accepted()
    await test.pay(order, 100, 'expected')
    const [last] = await documents('store_user')
    const closed = await statement('2026-04')
    expect([closed.expected, closed.requested]).toEqual([last?.expected, last?.requested])
    expect((await statement(monthOf(qatarDay(new Date())))).expected).not.toBe(open.expected)
    expect((await due()).due).toBe((await statement(monthOf(qatarDay(new Date())))).closing_balance)
  })

  it('closes only months that are over in Qatar', async () => {
    const today = monthOf(qatarDay(new Date()))
    for (let month = '2026-06'; month < today; month = addMonths(month, 1)) {
      expect((await close(month)).status).toBe(200)
    }
    expect(await next()).toMatchObject({ month: today, over: false })
    expect((await close(today)).refusal?.code).toBe('months.notOver')
    const { output } = await ask(months.list, 'admin', { count: 2 })
    expect(output?.months.data[0]?.month).toBe(addMonths(today, -1))
    const { rows } = await test.database.pool.query(
      `select count(*)::int as closed from audit_log where table_name = 'closed_months' and actor_name like '%Super Admin'`,
    )
    expect(rows[0].closed).toBe(output?.months.total)
  })
})
