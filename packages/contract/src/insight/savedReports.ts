import { z } from 'zod'
import { Day, Id, Text, WholeNumber } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { figureKeys } from './reports.figures.ts'
import { presetForm } from './reports.presets.ts'
import { reportBases, reportComparisons, reportGroupings } from './reports.ts'

/** Reports that can be saved and mailed. */
export const savedTabs = [
  'revenue',
  'answers',
  'items',
  'areas',
  'customers',
  'promotions',
  'reviews',
  'capacity',
] as const
export type SavedTab = (typeof savedTabs)[number]

/** Daily, weekly on a weekday, monthly on the first. */
export const reportSchedules = ['none', 'daily', 'weekly', 'monthly'] as const

export const mostSavedReports = 100
const mostRecipients = 50

/** What a report shows: its days by a preset, so that they move with the day. */
export const SavedFilters = z.strictObject({
  range: z.string().regex(presetForm, 'required'),
  group_by: z.enum(reportGroupings).default('day'),
  basis: z.enum(reportBases).default('placed'),
  compare: z.enum(reportComparisons).optional(),
  restaurant_id: Id.optional(),
  store_id: Id.optional(),
  sort: z.enum(figureKeys).optional(),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
export type SavedFilters = z.output<typeof SavedFilters>

const Fields = z.strictObject({
  name: Text(100),
  tab: z.enum(savedTabs),
  filters: SavedFilters,
  schedule: z.enum(reportSchedules),
  /** Of weekly mails, 0 for Sunday. */
  weekday: WholeNumber(0, 6),
  paused: z.boolean(),
  /** Accounts that it is mailed to: at seven in the morning in Qatar, or at once if that is past. */
  recipients: z.array(Id).max(mostRecipients),
})

export const SavedReport = z.object({
  id: Id,
  ...Fields.shape,
  /** When it was last mailed to somebody. */
  mailed_on: Day.nullable(),
  version: Version,
})
export type SavedReport = z.output<typeof SavedReport>

const all = { kinds: everyKind, permission: 'reports.read' } as const
const monthly = {
  name: 'Month by store',
  tab: 'revenue',
  filters: { range: 'last_month', group_by: 'store' },
  schedule: 'monthly',
  weekday: 0,
  paused: false,
  recipients: [],
}

/** Reports that somebody keeps for themselves, to be opened again and mailed (spec 3 §2 Reports). */
export const savedReports = feature('savedReports', {
  list: get('reports/getSavedReports', {
    ...all,
    summary: 'The caller’s own saved reports, by name.',
    output: z.object({ reports: z.array(SavedReport) }),
    example: () => ({}),
  }),
  recipients: get('reports/getReportRecipients', {
    ...all,
    summary:
      'Who a saved report can be mailed to: admins who may see reports; the accounts of the caller’s restaurant; those of the caller’s store.',
    output: z.object({
      recipients: z.array(
        z.object({ id: Id, name: z.string(), email: z.string(), store: z.string().nullable() }),
      ),
    }),
    example: () => ({}),
  }),
  save: post('reports/saveReport', {
    ...all,
    summary: 'Keep a report.',
    input: Fields,
    output: SavedVersion,
    errors: ['savedReports.full', 'savedReports.recipient'],
    example: () => ({ body: monthly }),
  }),
  update: post('reports/updateSavedReport/:id', {
    ...all,
    summary: 'Rename a saved report, or change what it shows and when and to whom it is mailed.',
    input: Fields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale', 'savedReports.recipient'],
    example: (idOf) => ({ params: { id: idOf('saved_reports') }, body: monthly }),
  }),
  remove: del('reports/deleteSavedReport/:id', {
    ...all,
    summary: 'Delete a saved report. It is mailed to nobody any more.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('saved_reports') } }),
  }),
})
