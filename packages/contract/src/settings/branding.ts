import { z } from 'zod'
import { everyKind, feature, get } from '../kernel/operation.ts'
import { Picture } from '../kernel/uploads.ts'

/** White-label name and logos of the product, readable without signing in. */
const ApplicationLogo = z.object({
  logo: Picture.nullable(),
  small_logo: Picture.nullable(),
  product_name: z.object({ en: z.string(), ar: z.string() }),
})

export const branding = feature('logo', {
  show: get('settings/getApplicationLogo', {
    kinds: everyKind,
    permission: 'everyone',
    public: true,
    summary: "The product's name and logos; null where the built-in mark stands.",
    output: ApplicationLogo,
    example: () => ({}),
  }),
})
