import type { Operation } from '@sufra/contract/kernel/operation'
import { general } from '@sufra/contract/settings/general'
import { stores } from '@sufra/contract/stores/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openStores, type StoresTest } from '../../stores/stores/stores.fixture.ts'

describeEachDatabase("the platform's settings", (open) => {
  let test: StoresTest
  beforeAll(async () => {
    test = await openStores(open)
  })
  afterAll(() => test?.close())

  const ask = <Op extends Operation>(operation: Op, body: object = {}, language: 'en' | 'ar' = 'en') =>
    test.server.ask(operation, 'admin', {
      token: test.world.admins['Super Admin'].token,
      body: body as never,
      headers: { 'accept-language': language },
    })
  const shown = async () => {
    const { output } = await ask(general.show)
    if (!output) throw new Error('no settings')
    return output
  }

  it('begin with the defaults, amounts in QAR', async () => {
    const { body } = await test.server.call('GET', '/api/admins/settings/getPlatformSettings', {
      token: test.world.admins['Super Admin'].token,
    })
    expect(body).toMatchObject({
      names: { name_en: 'Sufra', name_ar: 'سفرة', version: 1 },
      rates: {
        catering_comission: 15,
        credit_card_fee: 2.5,
        cash_on_delivery_limit: 3000,
        cancellation_days: 1,
      },
      escalation: { store_minutes: 15, platform_minutes: 30 },
      ordering: { days_ahead: 365 },
    })
  })

  it('are saved part by part, only what is given, and written to the audit trail', async () => {
    const { version } = (await shown()).rates
    const saved = await ask(general.saveRates, {
      catering_comission: 12.5,
      cash_on_delivery_limit: 1500.5,
      version,
    })
    expect(saved.output).toEqual({ version: version + 1 })
    expect((await shown()).rates).toMatchObject({
      catering_comission: 12.5,
      cash_on_delivery_limit: 150_050,
      credit_card_fee: 2.5,
    })
    const { rows } = await test.database.pool.query(
      `select actor_name, operation, row_id, before->'value'->>'catering_commission' as was,
        after->'value'->>'catering_commission' as became from audit_log where table_name = 'settings' order by id desc limit 1`,
    )
    expect(rows[0]).toEqual({
      actor_name: 'platform Super Admin',
      operation: 'general.saveRates',
      row_id: 'default_rates',
      was: '15',
      became: '12.5',
    })
  })

  it('are the rates of the next store, not of the ones there are', async () => {
    const before = await test.added()
    await ask(general.saveRates, { catering_comission: 7, cash_on_delivery_limit: 900 })
    const after = await test.added()
    const rates = async (id: number) => (await test.ask(stores.show, id)).output?.store
    expect((await rates(before))?.catering_comission).not.toBe(7)
    expect(await rates(after)).toMatchObject({ catering_comission: 7, cash_on_delivery_limit: 90_000 })
  })

  it('refuse what makes no sense, at its field', async () => {
    const wrong = [
      [general.saveNames, { name_en: ' ', name_ar: 'أ'.repeat(41) }, ['name_en', 'name_ar']],
      [
        general.saveRates,
        { catering_comission: 101, value_added_tax: -1 },
        ['catering_comission', 'value_added_tax'],
      ],
      [general.saveRates, { cash_on_delivery_limit: 1.005 }, ['cash_on_delivery_limit']],
      [
        general.saveEscalation,
        { store_minutes: 0, platform_minutes: 2.5 },
        ['store_minutes', 'platform_minutes'],
      ],
      [general.saveOrdering, { days_ahead: 1096 }, ['days_ahead']],
      [general.saveOrdering, { days_ahead: null }, ['days_ahead']],
    ] as const
    const before = await shown()
    for (const [operation, body, fields] of wrong) {
      const { status, refusal } = await ask(operation, body)
      expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([422, fields])
    }
    expect(await shown()).toEqual(before)
  })

  it('tell a form with an old version what others changed, and only that', async () => {
    const opened = await shown()
    await ask(general.saveNames, { name_ar: 'مائدة' })
    const late = await ask(general.saveNames, { name_en: 'Table', version: opened.names.version }, 'ar')
    expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
    expect(late.refusal?.stale?.changes).toEqual({ name_ar: { before: 'سفرة', after: 'مائدة' } })
    expect(late.refusal?.errors).toEqual({ name_ar: 'تغيّر في هذه الأثناء إلى «مائدة»' })
    await ask(general.saveRates, { cash_on_delivery_limit: 800 })
    const rates = await ask(general.saveRates, { value_added_tax: 5, version: opened.rates.version })
    expect(rates.refusal?.stale?.changes).toEqual({ cash_on_delivery_limit: { before: 900, after: 800 } })
    const ahead = await ask(general.saveOrdering, { days_ahead: 30, version: 99 })
    expect([ahead.status, Object.keys(ahead.refusal?.errors ?? {})]).toEqual([422, ['version']])
  })

  it('let one of two people who save the same version at once through', async () => {
    const { version } = (await shown()).escalation
    const answers = await Promise.all(
      [20, 40].map((platform_minutes) => ask(general.saveEscalation, { platform_minutes, version })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await shown()).escalation).toMatchObject({
      store_minutes: 15,
      platform_minutes: [20, 40][won],
      version: version + 1,
    })
  })
})
