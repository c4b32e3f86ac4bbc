import { weekDayName, weekDayOf, weekDays } from '@sufra/contract/kernel/week'
import { type WorkingHour, workingHours } from '@sufra/contract/stores/workingHours'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { lockStore, lockStoreOf } from '../stores/stores.lock.ts'
import { storeName, storeScope } from '../stores/stores.sql.ts'
import * as hours from './workingHours.sql.ts'

const present = (row: hours.HourRow): WorkingHour => ({ ...row, week_day: weekDayOf(row.week_day) })

const time = { wire: (value: string) => value.slice(0, 5) }
const auditFields = { week_day: { wire: weekDayOf }, start_time: time, end_time: time }

async function failIfOverlapping(db: Db, store_id: number, shift: hours.Shift, own?: number): Promise<void> {
  const other = await hours.overlapped(db, store_id, shift, own)
  if (!other) return
  const day = weekDayOf(other.week_day)
  const params = {
    day_en: weekDayName(day, 'en'),
    day_ar: weekDayName(day, 'ar'),
    start: other.start_time,
    end: other.end_time,
  }
  fail('workingHours.overlap', { field: 'start_time', params })
}

export default implement(workingHours, storeScope, {
  list: async ({ db, scopeFilter, params }) => {
    const store = orNotFound(await storeName(db, scopeFilter, params.id))
    return { storeHours: (await hours.hoursOf(db, store.id)).map(present) }
  },
  show: async ({ db, scopeFilter, params }) => ({
    storeHour: present(orNotFound(await hours.hour(db, scopeFilter, params.id))),
  }),
  save: async ({ db, scopeFilter, params, input }) => {
    const store = orNotFound(await lockStore(db, scopeFilter, params.id))
    const shift = { ...input, week_day: weekDays.indexOf(input.week_day) }
    await failIfOverlapping(db, store.id, shift)
    return addRow(db, 'working_hours', { ...shift, store_id: store.id })
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, ...input } }) => {
    const store = orNotFound(await lockStoreOf(db, scopeFilter, 'working_hours', id))
    const before = orNotFound(await hours.hour(db, scopeFilter, id))
    const week_day = input.week_day ? weekDays.indexOf(input.week_day) : before.week_day
    const values = { ...input, week_day }
    await failIfOverlapping(db, store.id, { ...before, ...values }, id)
    const allowed = hours.hoursBeside(scopeFilter)
    const edit = {
      table: 'working_hours' as const,
      beside: 'stores',
      id,
      allowed,
      values,
      version,
      auditFields,
    }
    return saveEdit({ db, caller }, edit)
  },
  applyForAll: async ({ db, scopeFilter, params, input: { week_days, ...times } }) => {
    const store = orNotFound(await lockStore(db, scopeFilter, params.id))
    const days = [...new Set(week_days)].map((day) => weekDays.indexOf(day)).sort()
    await hours.clearDays(db, store.id, days)
    for (const week_day of days) {
      await failIfOverlapping(db, store.id, { ...times, week_day })
      await addRow(db, 'working_hours', { ...times, week_day, store_id: store.id })
    }
    return { storeHours: (await hours.hoursOf(db, store.id)).map(present) }
  },
  remove: async ({ db, scopeFilter, params }) => {
    orNotFound(await hours.deleteHour(db, scopeFilter, params.id))
    return {}
  },
})
