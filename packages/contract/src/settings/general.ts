import { z } from 'zod'
import { Text, WholeNumber } from '../kernel/fields.ts'
import { feature, get, post } from '../kernel/operation.ts'
import { Version, versioned } from '../kernel/version.ts'
import { storeRateFields } from './rates.ts'

export const platformNameLength = 40

const fields = {
  names: { name_en: Text(platformNameLength), name_ar: Text(platformNameLength) },
  rates: { ...storeRateFields, cancellation_days: WholeNumber(0, 365) },
  escalation: { store_minutes: WholeNumber(1, 10_080), platform_minutes: WholeNumber(1, 10_080) },
  ordering: { days_ahead: WholeNumber(1, 1095) },
} as const

const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...shape, version: Version })
const change = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).partial().extend(versioned)

const PlatformSettings = z.object({
  names: part(fields.names),
  /** Of new stores (DECISIONS 10). */
  rates: part(fields.rates),
  /** Minutes until a pending order needs attention: the store's, where it has no time of its own, and the admins'. */
  escalation: part(fields.escalation),
  /** How many days ahead orders are taken. */
  ordering: part(fields.ordering),
})
export type PlatformSettings = z.output<typeof PlatformSettings>

const writes = { kinds: ['admin'], permission: 'settings.write' } as const
const saves = {
  ...writes,
  output: z.object({ version: Version }),
  errors: ['version.stale'],
} as const

/** The values of the platform that people own. Each part is saved by itself. */
export const general = feature('general', {
  show: get('settings/getPlatformSettings', {
    kinds: ['admin'],
    permission: 'settings.read',
    summary: "The platform's names, default rates, response times and limits.",
    output: PlatformSettings,
    example: () => ({}),
  }),
  saveNames: post('settings/savePlatformNames', {
    ...saves,
    summary: 'Rename the platform: on screens, paper, in mails and files.',
    input: change(fields.names),
    example: () => ({ body: { name_en: 'Sufra', name_ar: 'سفرة' } }),
  }),
  saveRates: post('settings/saveDefaultRates', {
    ...saves,
    confirmed: true,
    summary: 'Rates of stores that are added from now on. Existing stores keep theirs.',
    input: change(fields.rates),
    example: () => ({ body: { catering_comission: 12.5 } }),
  }),
  saveEscalation: post('settings/saveEscalation', {
    ...saves,
    summary: 'After how many minutes a pending order needs attention.',
    input: change(fields.escalation),
    example: () => ({ body: { store_minutes: 15, platform_minutes: 30 } }),
  }),
  saveOrdering: post('settings/saveOrderingLimits', {
    ...saves,
    summary: 'How many days ahead orders are taken.',
    input: change(fields.ordering),
    example: () => ({ body: { days_ahead: 365 } }),
  }),
})
