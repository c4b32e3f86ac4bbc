import { workingHours } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { weekDays } from '@sufra/contract/kernel/week'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeEachDatabase('working hours', (open) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Listening
  let store: number
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    tenant = await world.tenant('Karam')
    store = tenant.ids.stores ?? 0
    server = await listen(database)
  })
  beforeEach(() => database.pool.query('delete from working_hours where store_id = $1', [store]))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const ask = <Op extends Operation>(
    operation: Op,
    id: number,
    body: unknown = {},
    { kind = 'store_user', language = 'en' }: { kind?: Kind; language?: string } = {},
  ) =>
    server.ask(operation, kind, {
      token: kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token,
      params: { id },
      body,
      headers: { 'accept-language': language },
    })
  const save = (week_day: string, start_time: string, end_time: string) =>
    ask(workingHours.save, store, { week_day, start_time, end_time })
  const idOf = async (week_day: string, start_time: string, end_time: string) =>
    (await save(week_day, start_time, end_time)).output?.id ?? 0
  const outcome = async (saving: ReturnType<typeof save>) => {
    const { status, refusal } = await saving
    return refusal ? `${status} ${refusal.code}` : status
  }
  const week = async () =>
    (await ask(workingHours.list, store)).output?.storeHours.map(
      ({ week_day, start_time, end_time }) => `${week_day} ${start_time} ${end_time}`,
    )
  const overlap = '409 workingHours.overlap'

  it('can be saved by every kind, in either time format', async () => {
    for (const [kind, day, start_time, end_time] of [
      ['admin', 'Monday', '08:00', '12:00'],
      ['restaurant', 'Tuesday', '08:00 am', '12:00 PM'],
      ['store_user', 'Wednesday', '٠٨:٠٠', '8:30 p.m.'],
    ] as const) {
      const saved = await ask(workingHours.save, store, { week_day: day, start_time, end_time }, { kind })
      const { output } = await ask(workingHours.show, saved.output?.id ?? 0, {}, { kind })
      expect(output?.storeHour).toMatchObject({ week_day: day, start_time: '08:00', version: 1 })
    }
    expect(await week()).toEqual(['Monday 08:00 12:00', 'Tuesday 08:00 12:00', 'Wednesday 08:00 20:30'])
    const wrong = await save('Funday', '24:00', '13:00 pm')
    expect(wrong.refusal?.errors).toEqual({
      week_day: 'Not one of the choices',
      start_time: 'Not a valid time (HH:mm)',
      end_time: 'Not a valid time (HH:mm)',
    })
  })

  it('may be several per day and adjacent, but not overlap, also across midnight and the week’s end', async () => {
    expect(await outcome(save('Sunday', '10:00', '12:00'))).toBe(200)
    expect(await outcome(save('Sunday', '12:00', '14:00'))).toBe(200)
    expect(await outcome(save('Sunday', '11:59', '12:30'))).toBe(overlap)
    expect(await outcome(save('Monday', '20:00', '02:00'))).toBe(200)
    expect(await outcome(save('Tuesday', '01:59', '05:00'))).toBe(overlap)
    expect(await outcome(save('Tuesday', '02:00', '05:00'))).toBe(200)
    expect(await outcome(save('Saturday', '22:00', '10:01'))).toBe(overlap)
    expect(await outcome(save('Saturday', '22:00', '10:00'))).toBe(200)
    expect(await outcome(save('Sunday', '09:59', '10:00'))).toBe(overlap)
    expect(await outcome(save('Wednesday', '00:00', '00:00'))).toBe(200)
    expect(await outcome(save('Wednesday', '23:59', '00:00'))).toBe(overlap)
    expect(await outcome(save('Thursday', '00:00', '00:30'))).toBe(200)
    expect((await week())?.length).toBe(7)
  })

  it('are rejected with the shift they overlap, in the caller’s language', async () => {
    await save('Saturday', '22:00', '03:00')
    const shift = { week_day: 'Sunday', start_time: '02:30', end_time: '04:00' }
    const { refusal } = await ask(workingHours.save, store, shift)
    expect(refusal?.message).toBe('These hours overlap the shift of Saturday from 22:00 to 03:00')
    expect(refusal?.errors).toEqual({ start_time: refusal?.message })
    const arabic = await ask(workingHours.save, store, shift, { language: 'ar' })
    expect(arabic.refusal?.message).toBe('تتداخل هذه الساعات مع وردية يوم السبت من 22:00 إلى 03:00')
  })

  it('are changed partly, never into another shift, and may overlap their old time', async () => {
    const id = await idOf('Sunday', '10:00', '12:00')
    await save('Sunday', '14:00', '16:00')
    const change = (body: unknown) => ask(workingHours.update, id, body)
    expect((await change({ end_time: '13:00' })).output).toEqual({ id, version: 2 })
    expect((await change({ end_time: '14:01' })).refusal?.code).toBe('workingHours.overlap')
    expect((await change({ week_day: 'Friday' })).status).toBe(200)
    expect(await week()).toEqual(['Sunday 14:00 16:00', 'Friday 10:00 13:00'])
    const late = await change({ end_time: '11:00', version: 2 })
    expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
    expect(late.refusal?.stale).toMatchObject({
      version: 3,
      by: 'Karam Store Manager',
      changes: { week_day: { before: 'Sunday', after: 'Friday' } },
    })
    expect(late.refusal?.errors).toEqual({ week_day: 'Changed meanwhile to “Friday”' })
    await change({ start_time: '09:00' })
    expect((await change({ version: 3, end_time: '11:00' })).refusal?.stale?.changes).toEqual({
      start_time: { before: '10:00', after: '09:00' },
    })
  })

  describe('applied to selected days', () => {
    const apply = (week_days: readonly string[], start_time: string, end_time: string) =>
      ask(workingHours.applyForAll, store, { week_days, start_time, end_time })

    it('replace the hours of those days and keep the others', async () => {
      await save('Sunday', '08:00', '09:00')
      await save('Sunday', '10:00', '11:00')
      await save('Friday', '13:00', '22:00')
      const { output } = await apply(['Monday', 'Sunday', 'Monday'], '10:00 am', '12:00 pm')
      expect(output?.storeHours.length).toBe(3)
      expect(await week()).toEqual(['Sunday 10:00 12:00', 'Monday 10:00 12:00', 'Friday 13:00 22:00'])
      expect((await apply(weekDays, '00:00', '00:00')).output?.storeHours.length).toBe(7)
    })

    it('are all rejected if one would overlap a day that was not selected', async () => {
      await save('Monday', '01:00', '05:00')
      await save('Saturday', '10:00', '11:00')
      const { refusal } = await apply(['Saturday', 'Sunday'], '20:00', '01:01')
      expect(refusal?.message).toContain('Monday from 01:00 to 05:00')
      expect(await week()).toEqual(['Monday 01:00 05:00', 'Saturday 10:00 11:00'])
      expect((await apply([], '10:00', '12:00')).refusal?.errors?.week_days).toBe('Choose at least 1')
    })
  })

  it('are deleted once: a second deletion is answered 404', async () => {
    const id = await idOf('Sunday', '10:00', '12:00')
    expect((await ask(workingHours.remove, id)).status).toBe(200)
    expect((await ask(workingHours.remove, id)).status).toBe(404)
    expect((await ask(workingHours.show, id)).status).toBe(404)
  })

  it('accepts one of parallel overlapping shifts, and names it to the others', async () => {
    const races = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save('Thursday', `10:${String(n).padStart(2, '0')}`, '12:00')),
    )
    const won = races.filter(({ status }) => status === 200)
    const lost = races.filter(({ refusal }) => refusal?.code === 'workingHours.overlap')
    expect([won.length, lost.length]).toEqual([1, 19])
    const [shift] = (await week()) ?? []
    const message = `These hours overlap the shift of Thursday from ${shift?.split(' ')[1]} to 12:00`
    expect(new Set(lost.map(({ refusal }) => refusal?.message))).toEqual(new Set([message]))
  })

  it('never overlap when changed and applied in parallel', async () => {
    const [early, late] = [await idOf('Sunday', '08:00', '10:00'), await idOf('Sunday', '12:00', '14:00')]
    const races = await Promise.all([
      ask(workingHours.update, early, { end_time: '11:30' }),
      ask(workingHours.update, late, { start_time: '11:00' }),
      ...weekDays.map((day) =>
        ask(workingHours.applyForAll, store, { week_days: [day], start_time: '20:00', end_time: '01:00' }),
      ),
    ])
    expect(races.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status))).toEqual(
      [],
    )
    expect((await week())?.filter((shift) => !shift.startsWith('Sunday')).length).toBe(6)
  })
})
