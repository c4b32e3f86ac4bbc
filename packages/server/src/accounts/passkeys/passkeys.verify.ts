import type { NewCredential, UsedCredential } from '@sufra/contract/accounts/passkeys.shapes'
import type { Settings } from '../../kernel/config/settings.ts'
import { algorithms, handleOf, relyingParty } from './passkeys.rules.ts'

/** Takes a third of a second to load, and most processes verify no passkey for a while. */
const webauthn = () => import('@simplewebauthn/server')

/** The challenge that was signed, as the browser says. Undefined of a credential that no browser made. */
export function challengeOf({ response }: NewCredential | UsedCredential): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

interface Checked {
  readonly counter: number
  readonly synced: boolean
}
interface Made extends Checked {
  readonly credential_id: Buffer
  readonly public_key: Buffer
  readonly transports: readonly string[]
}

/** The passkey that a browser made after this challenge. Undefined if anything about it is wrong. */
export async function verifyNew(
  credential: NewCredential,
  challenge: string,
  settings: Settings,
): Promise<Made | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  const { origin, id } = relyingParty(settings)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...plain(credential), response: credential.response as never },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified) return undefined
  return {
    credential_id: Buffer.from(registrationInfo.credential.id, 'base64url'),
    public_key: Buffer.from(registrationInfo.credential.publicKey),
    transports: registrationInfo.credential.transports ?? [],
    counter: registrationInfo.credential.counter,
    synced: registrationInfo.credentialBackedUp,
  }
}

const plain = ({ id, rawId, type }: NewCredential | UsedCredential) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
})

interface Stored {
  readonly account_id: number
  readonly credential_id: Buffer
  readonly public_key: Buffer
  readonly counter: number
}

/** Whether this passkey signed the challenge: with its key, for its account, on our page, after a look at its person. */
export async function verifyUse(
  credential: UsedCredential,
  challenge: string,
  passkey: Stored,
  settings: Settings,
): Promise<Checked | undefined> {
  const { userHandle } = credential.response
  if (userHandle !== undefined && userHandle !== handleOf(passkey.account_id)) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const { origin, id } = relyingParty(settings)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...plain(credential), response: credential.response as never },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id.toString('base64url'),
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp }
}
