import { z } from 'zod'
import { everyKind, feature, get, post } from '../kernel/operation.ts'
import { Picture } from '../kernel/uploads.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { TaxNumber } from './taxNumber.ts'

/** White-label name and logos of the product, readable without signing in. */
const ApplicationLogo = z.object({
  logo: Picture.nullable(),
  small_logo: Picture.nullable(),
  product_name: z.object({ en: z.string(), ar: z.string() }),
})

const PlatformDetails = z.object({ tax_number: z.string().nullable(), version: Version })
export type PlatformDetails = z.output<typeof PlatformDetails>

export const branding = feature('logo', {
  show: get('settings/getApplicationLogo', {
    kinds: everyKind,
    permission: 'everyone',
    public: true,
    summary: "The product's name and logos; null where the built-in mark stands.",
    output: ApplicationLogo,
    example: () => ({}),
  }),
  details: get('settings/getPlatformDetails', {
    kinds: ['admin'],
    permission: 'settings.read',
    summary: 'What is printed about the platform on statements and payment requests.',
    output: z.object({ platform: PlatformDetails }),
    example: () => ({}),
  }),
  saveDetails: post('settings/savePlatformDetails', {
    kinds: ['admin'],
    permission: 'settings.write',
    summary: 'Change what is printed about the platform. Documents of closed months keep what they have.',
    input: z.strictObject({ tax_number: TaxNumber.optional() }).extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: () => ({ body: { tax_number: '300-123456-7' } }),
  }),
})
