// Over 300 lines: the life of one store; a second file would have to seed both databases again.
import { stores, workingHours } from '@sufra/contract'
import { qatarDay, qatarTime, weekdayOf } from '@sufra/contract/kernel/clock'
import { weekDayOf } from '@sufra/contract/kernel/week'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { Tenant } from '../../../test/world.ts'
import { kitchen, openStores, pictures, type StoresTest } from './stores.fixture.ts'

describeRules('stores', (open) => {
  let test: StoresTest
  let other: Tenant
  beforeAll(async () => {
    test = await openStores(open)
    other = await test.world.tenant('Other')
  })
  afterAll(() => test?.close())

  const restaurant = () => test.tenant.ids.restaurants as number
  const asOwner = { kind: 'restaurant' } as const
  const asUser = { kind: 'store_user' } as const
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const shown = async (id: number) => (await test.ask(stores.show, id)).output?.store
  const audited = async (id: number) =>
    (
      await query(`select count(*) as n from audit_log where table_name = 'stores' and row_id = $1`, [
        String(id),
      ])
    )[0].n

  describe('lists', () => {
    it('contain the caller’s stores: a restaurant’s for admins, the owner’s, or the user’s one', async () => {
      const ids = async (asked: ReturnType<typeof test.ask<typeof stores.list>>) =>
        (await asked).output?.stores.map((store) => store.id)
      const own = [test.tenant.ids['unused stores'], test.store]
      expect(await ids(test.ask(stores.listOf, restaurant()))).toEqual(own)
      expect(await ids(test.ask(stores.list, undefined, {}, asOwner))).toEqual(own)
      expect(await ids(test.ask(stores.list, undefined, {}, asUser))).toEqual([test.store])
      const { output } = await test.ask(stores.listOf, restaurant())
      expect(output?.cut).toBe(false)
      expect(output?.stores[1]).toEqual({
        id: test.store,
        restaurant_id: restaurant(),
        name: { en: 'Karam store', ar: 'Karam store ع' },
        logo: null,
        image: null,
        catering_status: true,
        busy_status: expect.stringMatching(/^(open|closed)$/),
        created_at: expect.stringMatching(/Z$/),
      })
      const archived = await test.world.archived('gone')
      expect((await test.ask(stores.listOf, archived.ids.restaurants as number)).status).toBe(404)
      expect((await test.ask(stores.listOf, 999_999_999)).status).toBe(404)
    })

    it('are searched by exact id or part of either name', async () => {
      const id = await test.added({ name_en: 'Garden 100%_b', name_ar: 'حديقة ٥' })
      const found = async (search: string) =>
        (await test.ask(stores.list, undefined, { search }, asOwner)).output?.stores.map((store) => store.id)
      for (const search of ['garden', 'GARD', '0%_', 'حديقة', 'حديقة 5', 'حديقة ٥', String(id)])
        expect([search, await found(search)]).toEqual([search, [id]])
      for (const search of ['%', '_']) expect([search, await found(search)]).toEqual([search, [id]])
      expect(await found('g%n')).toEqual([])
      expect(await found(String(other.ids.stores))).toEqual([])
      expect(await found('9'.repeat(40))).toEqual([])
      expect((await found(''))?.length).toBe(3)
      expect(
        (await test.ask(stores.list, undefined, { filter: { search: 'garden' }, count: 1 }, asOwner)).output
          ?.stores,
      ).toHaveLength(1)
    })
  })

  describe('saving', () => {
    it('gives a new store the platform’s rates, with catering off', async () => {
      await query(
        `update settings set value = value || '{"catering_commission": 12.5, "cash_on_delivery_limit": 150050}' where key = 'default_rates'`,
      )
      const rates = {
        catering_comission: 12.5,
        value_added_tax: 0,
        catering_advance: 50,
        credit_card_fee: 2.5,
        debit_card_fee: 1.5,
        cash_on_delivery_limit: 150_050,
      }
      const form = await test.ask(stores.formData, undefined, {}, asOwner)
      expect(form.output).toEqual({ rates, cancellation_days: 1 })
      const saved = await test.ask(
        stores.save,
        restaurant(),
        { ...kitchen, ...pictures, drop_off_time: '١٠-٢٢', escalation_minutes: 20 },
        asOwner,
      )
      expect(saved.output).toEqual({ id: expect.any(Number), version: 1 })
      const id = saved.output?.id ?? 0
      expect(await shown(id)).toMatchObject({
        ...kitchen,
        ...rates,
        phone: '97444123456',
        drop_off_time: '10:00-22:00',
        escalation_minutes: 20,
        delivery_type: 'Catering',
        required_location: true,
        catering_status: false,
        busy_status: 'closed',
        restaurant: { id: restaurant(), name: 'Karam restaurant', name_ar: 'Karam restaurant' },
        version: 1,
      })
      const store = await shown(id)
      for (const picture of [store?.logo, store?.thumb, store?.image])
        expect((await fetch(test.server.origin + picture?.uri)).status).toBe(200)
      const raw = await test.server.call<{ store: Record<string, unknown> }>(
        'GET',
        `/api/admins/restaurant/store/show/${id}`,
        { token: test.world.admins['Super Admin'].token },
      )
      expect(raw.body.store.cash_on_delivery_limit).toBe(1500.5)
      const unused = await query('select 1 from files where unused_since is not null')
      expect(unused).toEqual([])
    })

    it('accepts each rate from admins', async () => {
      const id = await test.added({ catering_comission: 7.25, cash_on_delivery_limit: 99.5 })
      expect(await shown(id)).toMatchObject({
        catering_comission: 7.25,
        cash_on_delivery_limit: 9950,
        catering_advance: 50,
      })
    })

    it('asks whoever changes a rate again who they are, and nobody who leaves them as they are', async () => {
      const { account_id, token } = await test.world.admin('Super Admin')
      const confirmedBefore = (interval: string) =>
        query('update sessions set confirmed_at = now() - $2::interval where account_id = $1', [
          account_id,
          interval,
        ])
      await confirmedBefore('1 day')
      const store = await shown(test.store)
      const limit = (store?.cash_on_delivery_limit ?? 0) / 100
      const same = { catering_comission: store?.catering_comission, cash_on_delivery_limit: limit }
      const update = async (rates: object) => {
        const { refusal, status } = await test.ask(stores.update, test.store, rates, { token })
        return refusal?.code ?? status
      }
      const add = async (rates: object) => {
        const body = { ...kitchen, ...pictures, ...rates }
        const { refusal, status } = await test.ask(stores.save, restaurant(), body, { token })
        return refusal?.code ?? status
      }
      expect(await update({ ...same, phone: '44123457' })).toBe(200)
      expect(await update({ ...same, catering_comission: 1 })).toBe('auth.confirmFirst')
      expect(await update({ cash_on_delivery_limit: limit + 1 })).toBe('auth.confirmFirst')
      expect(await shown(test.store)).toMatchObject({ ...store, phone: '97444123457', version: 2 })
      const { rates } = (await test.ask(stores.formData, undefined)).output ?? {}
      expect(await add({ catering_comission: rates?.catering_comission })).toBe(200)
      expect(await add({ catering_comission: 1 })).toBe('auth.confirmFirst')
      await confirmedBefore('1 minute')
      expect(await update({ ...same, catering_comission: 1 })).toBe(200)
      expect(await add({ catering_comission: 1 })).toBe(200)
    })

    it('rejects rates of anybody else, naming them, and stores nothing', async () => {
      const before = await query(
        'select count(*) as stores, (select count(*) from files) as files from stores',
      )
      const rates = { catering_comission: 1, cash_on_delivery_limit: 0 }
      const refused = await test.ask(
        stores.save,
        restaurant(),
        { ...kitchen, ...pictures, ...rates },
        asOwner,
      )
      expect([refused.status, refused.refusal?.code]).toEqual([403, 'stores.ratesByAdmins'])
      expect(refused.refusal?.message).toContain('catering_comission, cash_on_delivery_limit')
      expect(Object.keys(refused.refusal?.errors ?? {})).toEqual(Object.keys(rates))
      expect(
        await query('select count(*) as stores, (select count(*) from files) as files from stores'),
      ).toEqual(before)
      const same = (await shown(test.store))?.value_added_tax
      const edit = { value_added_tax: same, name_en: 'Mine' }
      const late = await test.ask(stores.update, test.store, edit, { ...asOwner, language: 'ar' })
      expect([late.status, late.refusal?.message]).toEqual([
        403,
        'النسب وحد الدفع النقدي تحددها المنصة. احذف: value_added_tax',
      ])
      expect((await shown(test.store))?.name_en).toBe('Karam store')
    })

    it('is limited to the caller’s restaurant; one awaiting approval gets stores from admins', async () => {
      const body = { ...kitchen, ...pictures }
      expect((await test.ask(stores.save, other.ids.restaurants, body, asOwner)).status).toBe(404)
      const archived = await test.world.archived('gone')
      expect((await test.ask(stores.save, archived.ids.restaurants, body)).status).toBe(404)
      const waiting = await test.world.tenant('Waiting')
      await query(`update restaurants set approval = 'pending' where id = $1`, [waiting.ids.restaurants])
      expect((await test.ask(stores.save, waiting.ids.restaurants, body)).status).toBe(200)
    })

    it('reports errors by field', async () => {
      const { refusal } = await test.ask(stores.save, restaurant(), {
        ...kitchen,
        name_en: ' ',
        phone: '123',
        email: 'none',
        drop_off_time: '10-25',
        latitude: 91,
        credit_card_fee: 100.01,
        max_catering_per_day: 1.5,
      })
      expect(refusal?.errors).toMatchObject({
        name_en: 'This field is required',
        phone: 'Invalid phone',
        email: 'Invalid email address',
        drop_off_time: 'Two hours joined by a dash, such as 10-18',
        latitude: 'Outside Qatar',
        credit_card_fee: 'At most 100',
        logofile: 'This field is required',
      })
    })
  })

  describe('changing', () => {
    it('changes the given fields, and empties those in `clear`', async () => {
      const id = await test.added({ drop_off_time: '09:30-01:00', escalation_minutes: 20 })
      const before = await shown(id)
      const saved = await test.ask(
        stores.update,
        id,
        { name_en: 'Renamed', required_location: false },
        asOwner,
      )
      expect(saved.output).toEqual({ id, version: 2 })
      const { busy_status, ...rest } = before ?? { busy_status: 'closed' }
      expect(await shown(id)).toMatchObject({
        ...rest,
        name_en: 'Renamed',
        required_location: false,
        version: 2,
      })
      await test.ask(stores.update, id, { clear: ['drop_off_time', 'escalation_minutes'] })
      expect(await shown(id)).toMatchObject({ drop_off_time: null, escalation_minutes: null })
      const both = { drop_off_time: '10-12', escalation_minutes: 5, clear: ['escalation_minutes'] }
      const refused = await test.ask(stores.update, id, both)
      expect([refused.status, refused.refusal?.errors]).toEqual([
        422,
        { escalation_minutes: 'Not a valid value' },
      ])
      expect((await test.ask(stores.update, id, { clear: ['name_en'] })).status).toBe(422)
      expect((await shown(id))?.drop_off_time).toBe(null)
    })

    it('saves a multipart update with files, numbers and a list to clear', async () => {
      const id = await test.added()
      const before = await shown(id)
      const form = new FormData()
      form.set('phone', '+97455000000')
      form.set('max_catering_per_day', '7')
      form.set('clear', '["escalation_minutes"]')
      form.set('logofile', new Blob([pictures.logofile.content as Uint8Array<ArrayBuffer>]), 'logo.gif')
      const response = await fetch(`${test.server.origin}/api/restaurant/restaurant/store/update/${id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${test.tenant.people.restaurant.token}` },
        body: form,
      })
      expect(await response.json()).toEqual({ success: true, id, version: 2 })
      const after = await shown(id)
      expect(after).toMatchObject({ phone: '97455000000', max_catering_per_day: 7, thumb: before?.thumb })
      expect(after?.logo?.uri).not.toBe(before?.logo?.uri)
    })

    it('never leaves half a position', async () => {
      expect((await shown(test.store))?.latitude).toBe(null)
      const half = await test.ask(stores.update, test.store, { latitude: 25 })
      expect([half.status, half.refusal?.errors]).toEqual([
        422,
        { longitude: 'Enter both latitude and longitude' },
      ])
      expect((await test.ask(stores.update, 999_999_999, { latitude: 25 })).status).toBe(404)
      expect((await test.ask(stores.update, test.store, { latitude: 25, longitude: 51 })).status).toBe(200)
      expect((await test.ask(stores.update, test.store, { longitude: 51.5 })).status).toBe(200)
    })

    it('rejects a stale form with the changes in the form’s words', async () => {
      const id = await test.added({ drop_off_time: '10-22' })
      const moderator = await test.world.admin('Moderator')
      const theirs = (body: object) => test.ask(stores.update, id, body, { token: moderator.token })
      await theirs({ catering_comission: 20, cash_on_delivery_limit: 99.5 })
      await theirs({ drop_off_time: '10:00-23:30', phone: '+97455001122', logofile: pictures.logofile })
      await test.ask(stores.updateCateringStatus, id, { catering_status: true })
      const late = await test.ask(stores.update, id, { name_en: 'Late', version: 1 }, asOwner)
      expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
      expect(late.refusal?.stale?.by).toBe('Platform staff')
      expect(late.refusal?.stale?.changes).toEqual({
        catering_comission: { before: 12.5, after: 20 },
        cash_on_delivery_limit: { before: 1500.5, after: 99.5 },
        drop_off_time: { before: '10:00-22:00', after: '10:00-23:30' },
        logofile: { before: null, after: null },
        phone: { before: expect.stringMatching(/^974\d{8}$/), after: '97455001122' },
      })
      expect(late.refusal?.errors).toMatchObject({
        phone: 'Changed meanwhile to “55001122”',
        drop_off_time: 'Changed meanwhile to “10:00-23:30”',
        logofile: 'Changed meanwhile',
      })
      expect((await shown(id))?.name_en).toBe(kitchen.name_en)
      const cleared = { clear: ['drop_off_time'] }
      await theirs(cleared)
      const again = await test.ask(stores.update, id, { name_en: 'Late', version: 3 })
      expect(again.refusal?.stale?.changes).toEqual({
        drop_off_time: { before: '10:00-23:30', after: null },
      })
    })

    it('ignores changes of the switch and the policy in between', async () => {
      const id = await test.added()
      await test.ask(stores.updateCateringStatus, id, { catering_status: true })
      const saved = await test.ask(stores.update, id, { name_en: 'Still', version: 1 })
      expect(saved.output).toEqual({ id, version: 3 })
    })
  })

  describe('the catering switch', () => {
    it('can be set to its current status, without change or history', async () => {
      const id = await test.added()
      const on = () => test.ask(stores.updateCateringStatus, id, { catering_status: true }, asOwner)
      expect((await on()).output).toEqual({ id, catering_status: true })
      const [before, audits] = [await shown(id), await audited(id)]
      expect((await on()).output).toEqual({ id, catering_status: true })
      const { busy_status: _, ...row } = before ?? { busy_status: '' }
      expect(await shown(id)).toMatchObject(row)
      expect(await audited(id)).toBe(audits)
      for (const catering_status of ['true', 1, null])
        expect((await test.ask(stores.updateCateringStatus, id, { catering_status })).status).toBe(422)
      expect(
        (await test.ask(stores.updateCateringStatus, other.ids.stores, { catering_status: false }, asOwner))
          .status,
      ).toBe(404)
    })
  })

  it('can be read but not changed by their users', async () => {
    const user = test.tenant.people.store_user.token
    for (const path of ['update', 'updateCateringStatus', 'save'])
      expect(
        (
          await test.server.call('POST', `/api/storeUser/restaurant/store/${path}/${test.store}`, {
            token: user,
            body: {},
          })
        ).status,
      ).toBe(404)
    expect((await test.ask(stores.show, test.store, {}, asUser)).status).toBe(200)
    expect((await test.ask(stores.show, test.tenant.ids['unused stores'], {}, asUser)).status).toBe(404)
  })

  it('are open as soon as hours are added', async () => {
    const id = await test.added()
    const now = new Date()
    const today = weekDayOf(weekdayOf(qatarDay(now)))
    expect((await shown(id))?.busy_status).toBe('closed')
    await test.ask(workingHours.save, id, { week_day: today, start_time: '00:00', end_time: '00:00' })
    // Just before midnight the shift may be over by now.
    if (qatarTime(now) < '23:59') expect((await shown(id))?.busy_status).toBe('open')
  })
})
