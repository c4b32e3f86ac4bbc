import { isIP } from 'node:net'
import { z } from 'zod'

export const wholeNumberIfSet = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= from && number <= to, `must be from ${from} to ${to}`)

export const wholeNumber = (from: number, to: number, unset: number) =>
  wholeNumberIfSet(from, to).default(unset)

export const oneOf = <const T extends string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

export const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1')

export const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), `must look like ${example}`)

/** Several after commas. */
export const urls = (protocols: string[], example: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(url(protocols, example)))

export const origin = url(['http:', 'https:'], 'https://sufra.example')
  .refine(
    (text) => URL.parse(text)?.pathname === '/' && !/[?#]/.test(text),
    'must be an origin, without a path',
  )
  .transform((text) => new URL(text).origin)

/** An IP address or network, such as `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.trim().split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)
}

/** `1` trusts the nearest proxy, `n` the nearest n, a list only these addresses and networks. */
export const trustProxy = z
  .string()
  .trim()
  .refine(
    (text) => /^\d{1,2}$/.test(text) || text.split(',').every(isNetwork),
    'must be 0, a number of proxies, or addresses separated by commas',
  )
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text))
  .default(0)

/** What signing in to Firebase needs of a service account's key file. */
const ServiceAccount = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
})
export type ServiceAccount = z.output<typeof ServiceAccount>

export const serviceAccount = z.string().transform((text, ctx) => {
  try {
    return ServiceAccount.parse(JSON.parse(text))
  } catch {
    ctx.addIssue({ code: 'custom', message: 'must be the JSON of a service account key file' })
    return z.NEVER
  }
})

/** 32 bytes in base64. */
export function secretKeyOf(text: string): Buffer | undefined {
  const key = Buffer.from(text.trim(), 'base64')
  return key.length === 32 && key.toString('base64') === text.trim() ? key : undefined
}

/** The first encrypts; what earlier ones encrypted can still be read. */
export const secretKeys = z.string().transform((text, ctx) => {
  const keys = text.split(',').map(secretKeyOf)
  if (keys.every((key) => key !== undefined)) return keys
  ctx.addIssue({ code: 'custom', message: 'must be 32 bytes in base64, or several such keys after commas' })
  return z.NEVER
})
