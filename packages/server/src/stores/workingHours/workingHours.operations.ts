import { weekDayName, weekDayOf, weekDays } from '@sufra/contract/kernel/week'
import { type WorkingHour, workingHours } from '@sufra/contract/workingHours'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { saveEdit, type Told } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { lockStore, lockStoreOf } from '../stores/stores.lock.ts'
import { storeName, storeRows } from '../stores/stores.sql.ts'
import * as hours from './workingHours.sql.ts'

const present = ({ id, week_day, start_time, end_time, version }: hours.HourRow): WorkingHour => ({
  id,
  week_day: weekDayOf(week_day),
  start_time,
  end_time,
  version,
})

const time = { wire: (value: string) => value.slice(0, 5) }
const told: Told = { week_day: { wire: weekDayOf }, start_time: time, end_time: time }

async function refuseOverlap(db: Db, store_id: number, shift: hours.Shift, own?: number): Promise<void> {
  const other = await hours.overlapped(db, store_id, shift, own)
  if (!other) return
  const day = weekDayOf(other.week_day)
  const params = {
    day_en: weekDayName(day, 'en'),
    day_ar: weekDayName(day, 'ar'),
    start: other.start_time,
    end: other.end_time,
  }
  refuse('workingHours.overlap', { field: 'start_time', params })
}

export default implement(workingHours, storeRows, {
  list: async ({ db, rows, params }) => {
    const store = found(await storeName(db, rows, params.id))
    return { storeHours: (await hours.hoursOf(db, store.id)).map(present) }
  },
  show: async ({ db, rows, params }) => ({
    storeHour: present(found(await hours.hour(db, rows, params.id))),
  }),
  save: async ({ db, rows, params, input }) => {
    const store = found(await lockStore(db, rows, params.id))
    const shift = { ...input, week_day: weekDays.indexOf(input.week_day) }
    await refuseOverlap(db, store.id, shift)
    return found(await hours.addHour(db, store.id, shift))
  },
  update: async ({ db, caller, rows, params: { id }, input: { version, ...input } }) => {
    const store = found(await lockStoreOf(db, rows, 'working_hours', id))
    const before = found(await hours.hour(db, rows, id))
    const week_day = input.week_day ? weekDays.indexOf(input.week_day) : before.week_day
    const values = { ...input, week_day }
    await refuseOverlap(db, store.id, { ...before, ...values }, id)
    const allowed = sql`stores.id = working_hours.store_id and ${rows}`
    const edit = { table: 'working_hours', beside: 'stores', id, allowed, values, version, told }
    return saveEdit({ db, caller }, edit)
  },
  applyForAll: async ({ db, rows, params, input: { week_days, ...times } }) => {
    const store = found(await lockStore(db, rows, params.id))
    const days = [...new Set(week_days)].map((day) => weekDays.indexOf(day)).sort()
    await hours.clearDays(db, store.id, days)
    for (const week_day of days) {
      await refuseOverlap(db, store.id, { ...times, week_day })
      await hours.addHour(db, store.id, { ...times, week_day })
    }
    return { storeHours: (await hours.hoursOf(db, store.id)).map(present) }
  },
  remove: async ({ db, rows, params }) => {
    found(await hours.deleteHour(db, rows, params.id))
    return {}
  },
})
