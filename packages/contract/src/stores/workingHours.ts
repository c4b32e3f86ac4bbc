import { z } from 'zod'
import { Id, TimeOfDay } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { weekDays } from '../kernel/week.ts'

const WeekDay = z.enum(weekDays, { error: 'choice' })

/** A weekly shift. If it ends at or before its start, it ends the next day (DECISIONS 30). */
export const WorkingHour = z.object({
  id: Id,
  week_day: WeekDay,
  start_time: z.string(),
  end_time: z.string(),
  version: Version,
})
export type WorkingHour = z.output<typeof WorkingHour>

const times = { start_time: TimeOfDay, end_time: TimeOfDay }
const WorkingHourFields = z.strictObject({ week_day: WeekDay, ...times })

const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: everyKind, permission: 'restaurants.write' } as const
const shift = { week_day: 'Monday', start_time: '10:00', end_time: '12:00' }

/** Working hours of a store (spec 2 §7). */
export const workingHours = feature('workingHours', {
  list: get('storeWorking/getHoursByStoreId/:id', {
    ...reads,
    summary: "A store's shifts, from Sunday on.",
    output: z.object({ storeHours: z.array(WorkingHour) }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  show: get('storeWorking/show/:id', {
    ...reads,
    summary: 'One shift.',
    output: z.object({ storeHour: WorkingHour }),
    example: (idOf) => ({ params: { id: idOf('working_hours') } }),
  }),
  save: post('storeWorking/store/:id', {
    ...writes,
    summary: 'A new shift of a store. A day may have several, none overlapping another.',
    input: WorkingHourFields,
    output: SavedVersion,
    errors: ['workingHours.overlap'],
    example: (idOf) => ({ params: { id: idOf('stores') }, body: shift }),
  }),
  update: post('storeWorking/update/:id', {
    ...writes,
    summary: 'Change a shift.',
    input: WorkingHourFields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['workingHours.overlap', 'version.stale'],
    example: (idOf) => ({ params: { id: idOf('working_hours') }, body: shift }),
  }),
  applyForAll: post('storeWorking/applyForAll/:id', {
    ...writes,
    summary: 'One shift for each of the chosen days of a store, in place of all they had.',
    input: z.strictObject({ ...times, week_days: z.array(WeekDay).min(1).max(7) }),
    output: z.object({ storeHours: z.array(WorkingHour) }),
    errors: ['workingHours.overlap'],
    example: (idOf) => ({
      params: { id: idOf('stores') },
      body: { start_time: '10:00', end_time: '12:00', week_days: ['Sunday', 'Monday'] },
    }),
  }),
  remove: del('storeWorking/delete/:id', {
    ...writes,
    summary: 'Delete a shift.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('working_hours') } }),
  }),
})
