import { z } from 'zod'

// As Web Authentication names and encodes them (`PublicKeyCredential.toJSON()`), so that any client library fits.

const Encoded = z
  .string({ error: 'required' })
  .regex(/^[\w-]+$/, 'type')
  .max(16_000)

const Transport = z.string().regex(/^[a-z-]{1,20}$/, 'type')
const credentialFields = {
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  /** No extensions are asked for. */
  clientExtensionResults: z.strictObject({}).optional(),
}

/** What a browser answers once a passkey was made. */
export const NewCredential = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.array(Transport).max(10).optional(),
    authenticatorData: Encoded.optional(),
    publicKey: Encoded.optional(),
    publicKeyAlgorithm: z.int().optional(),
  }),
})
export type NewCredential = z.output<typeof NewCredential>

/** What a browser answers once a passkey was used. */
export const UsedCredential = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.optional(),
  }),
})
export type UsedCredential = z.output<typeof UsedCredential>

const Known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** For the browser, to make a passkey. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  /** Passkeys that the account has. */
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.output<typeof CreationOptions>

/** For the browser, to sign in with whichever passkey the person chooses. */
export const SignInOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type SignInOptions = z.output<typeof SignInOptions>

/** For the browser, to use one of the account's. */
export const ConfirmOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Known),
  userVerification: z.literal('required'),
})
export type ConfirmOptions = z.output<typeof ConfirmOptions>
