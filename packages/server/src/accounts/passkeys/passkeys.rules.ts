import { randomBytes } from 'node:crypto'
import type { ConfirmOptions, CreationOptions, SignInOptions } from '@sufra/contract/accounts/passkeys.shapes'
import type { Settings } from '../../kernel/config/settings.ts'

export const mostPasskeys = 20
export const challengeMinutes = 5
const timeout = challengeMinutes * 60_000

/** Ed25519, ES256 and RS256, which all authenticators know one of. */
export const algorithms = [-8, -7, -257]

/** Passkeys belong to the host of the configured origin, and are used on its pages only. */
export const relyingParty = ({ origin }: Pick<Settings, 'origin'>) => ({
  origin,
  id: new URL(origin).hostname,
})

export const newChallenge = (): string => randomBytes(32).toString('base64url')

/** Whose passkey it is, for authenticators: they keep one for each account. It says nothing of the person. */
export const handleOf = (account_id: number): string => Buffer.from(String(account_id)).toString('base64url')

interface Known {
  readonly credential_id: Buffer
  readonly transports: string[]
}
const named = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key' as const,
    transports,
  }))

interface Account {
  readonly id: number
  readonly name: string
  readonly email: string
}

/**
 * The passkey is found by the authenticator itself, so that nobody needs to type an address, and it is used only after a
 * PIN, a finger or a face: having it and being its person are two steps in one.
 */
export const creationOptions = (
  challenge: string,
  settings: Pick<Settings, 'origin'>,
  { product, account, known }: { product: string; account: Account; known: readonly Known[] },
): CreationOptions => ({
  challenge,
  rp: { id: relyingParty(settings).id, name: product },
  user: { id: handleOf(account.id), name: account.email, displayName: account.name },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout,
  excludeCredentials: named(known),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
})

export const signInOptions = (challenge: string, settings: Pick<Settings, 'origin'>): SignInOptions => ({
  challenge,
  rpId: relyingParty(settings).id,
  timeout,
  userVerification: 'required',
})

export const confirmOptions = (
  challenge: string,
  settings: Pick<Settings, 'origin'>,
  known: readonly Known[],
): ConfirmOptions => ({ ...signInOptions(challenge, settings), allowCredentials: named(known) })
