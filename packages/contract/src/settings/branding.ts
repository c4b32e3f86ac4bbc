import { z } from 'zod'
import { Email, Id, Phone } from '../kernel/fields.ts'
import { everyKind, feature, get, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { examplePicture, ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { Accent } from './accent.ts'
import { linkNames } from './socialLinks.shapes.ts'
import { TaxNumber } from './taxNumber.ts'

/** White-label name, logos and colour of the product, readable without signing in. */
const ApplicationLogo = z.object({
  logo: Picture.nullable(),
  small_logo: Picture.nullable(),
  product_name: z.object({ en: z.string(), ar: z.string() }),
  accent: z.string().nullable(),
  /** People of the platform may sign in at the company's provider, which is called so. */
  sso: z.object({ name: z.string().nullable() }).nullable(),
})

const PlatformDetails = z.object({
  logo: Picture.nullable(),
  small_logo: Picture.nullable(),
  accent: z.string().nullable(),
  tax_number: z.string().nullable(),
  support_phone: z.string().nullable(),
  support_email: z.string().nullable(),
  version: Version,
})
export type PlatformDetails = z.output<typeof PlatformDetails>

/** Empty or null if there is none; stored as null. */
const orNone = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .nullable()
    .transform((text) => text?.trim() || null)
    .pipe(schema.nullable())

const UploadedImage = z.object({ image_id: Id, image: Picture })
const writes = { kinds: ['admin'], permission: 'settings.write' } as const

export const branding = feature('logo', {
  show: get('settings/getApplicationLogo', {
    kinds: everyKind,
    permission: 'everyone',
    public: true,
    summary:
      "The product's name, logos and accent colour; null where the built-in ones stand. Also whether there is single sign-on.",
    output: ApplicationLogo,
    example: () => ({}),
  }),
  details: get('settings/getPlatformDetails', {
    kinds: ['admin'],
    permission: 'settings.read',
    summary:
      'The logos and colour of the platform, its tax registration number and how to reach its support.',
    output: z.object({ platform: PlatformDetails }),
    example: () => ({}),
  }),
  saveImages: post('settings/saveMultiImages', {
    ...writes,
    summary: 'Upload logos; unused, they are gone after a day.',
    form: z.strictObject({ logo: ImageFile('logo'), small_logo: ImageFile('logo') }).partial(),
    output: z.object({ logo: UploadedImage.nullable(), small_logo: UploadedImage.nullable() }),
    example: () => ({ body: { logo: examplePicture } }),
  }),
  changeLogo: post('settings/changeApplicationLogo', {
    ...writes,
    summary: 'Show other logos, uploaded before, or another accent colour. Null: the built-in one.',
    input: z
      .strictObject({ logo: Id.nullable(), small_logo: Id.nullable(), accent: Accent.nullable() })
      .partial()
      .extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: () => ({ body: { logo: null, accent: '#8a1538' } }),
  }),
  saveDetails: post('settings/savePlatformDetails', {
    ...writes,
    summary:
      'Change the tax registration number and how to reach support. Closed months keep what they have.',
    input: z
      .strictObject({ tax_number: TaxNumber, support_phone: orNone(Phone), support_email: orNone(Email) })
      .partial()
      .extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: () => ({ body: { tax_number: '300-123456-7' } }),
  }),
  shown: get('platform', {
    kinds: ['channel'],
    permission: 'everyone',
    etag: true,
    summary: "The platform's name, how to reach its support, and its links that are on.",
    output: z.object({
      name: Translated,
      support_phone: z.string().nullable(),
      support_email: z.string().nullable(),
      links: z.array(z.object({ name_en: z.enum(linkNames), url: z.string() })),
    }),
    example: () => ({}),
  }),
})
