import type { Configuration, ServerMetadata } from 'openid-client'
import type { Settings } from '../../kernel/config/settings.ts'
import { ApiError, fail } from '../../kernel/errors/apiError.ts'

/** Takes a while to load, and most processes never sign anybody in at a provider. */
const openid = () => import('openid-client')

type Oidc = NonNullable<Settings['oidc']>
type OpenId = Awaited<ReturnType<typeof openid>>

const timeoutSeconds = 10

/** The page that the provider sends the browser back to. */
const returnPage = ({ origin }: Pick<Settings, 'origin'>): string => `${origin}/sso`

/** What the specification has where a provider says nothing. */
const saysSecretInHeader = ({ token_endpoint_auth_methods_supported: methods }: ServerMetadata) =>
  !methods || methods.includes('client_secret_basic')

function clientSecret(client: OpenId, secret: string) {
  const [header, body] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (...[server, ...rest]: Parameters<typeof header>) =>
    (saysSecretInHeader(server) ? header : body)(server, ...rest)
}

async function discover({ issuer, clientId, clientSecret: secret }: Oidc): Promise<Configuration> {
  const client = await openid()
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  return client.discovery(new URL(issuer), clientId, undefined, clientSecret(client, secret), {
    // The signature is checked too, not only that the answer came from the provider.
    execute: [...insecure, client.enableNonRepudiationChecks],
    timeout: timeoutSeconds,
  })
}

const discovered = new WeakMap<Oidc, Promise<Configuration>>()

/** The cause goes to the log, as it may be a setting of ours. */
const unavailable = (cause: unknown) => Object.assign(new ApiError('sso.unavailable'), { cause })

/** What the provider says of itself, asked once. */
async function configurationOf(oidc: Oidc): Promise<Configuration> {
  const known = discovered.get(oidc) ?? discover(oidc)
  discovered.set(oidc, known)
  try {
    return await known
  } catch (error) {
    discovered.delete(oidc)
    throw unavailable(error)
  }
}

export const oidcOf = ({ oidc }: Settings): Oidc => oidc ?? fail('sso.off')

interface Flow {
  readonly state: string
  readonly nonce: string
  readonly code_verifier: string
}

/** Where the browser goes. `again`: the provider is to ask who it is, also somebody whom it knows. */
export async function addressAtProvider(settings: Settings, again: boolean): Promise<Flow & { url: string }> {
  const configuration = await configurationOf(oidcOf(settings))
  const client = await openid()
  const flow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    code_verifier: client.randomPKCECodeVerifier(),
  }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnPage(settings),
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.code_verifier),
    code_challenge_method: 'S256',
    ...(again && { prompt: 'login', max_age: '0' }),
  })
  return { ...flow, url: url.href }
}

export interface AtProvider {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly verified: boolean
  /** The provider asked for two steps. */
  readonly twoSteps: boolean
}

/** The provider's own fault, or that of our settings there, and not of whoever signs in. */
function isUnavailable(client: OpenId, error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError)
    return /^(server_error|temporarily_unavailable|unauthorized_client|invalid_scope)$/.test(error.error)
  if (error instanceof client.ResponseBodyError) return error.error !== 'invalid_grant'
  return error instanceof TypeError || /TIMEOUT|ABORT|NOT_CONFORM|NOT_JSON|PARSE/.test(codeOf(error))
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

const wantedOf = ({ nonce, code_verifier, state }: Flow, maxAge: number | undefined) => ({
  expectedNonce: nonce,
  expectedState: state,
  pkceCodeVerifier: code_verifier,
  idTokenExpected: true,
  ...(maxAge !== undefined && { maxAge }),
})

/** Who signed in at the provider, by what it sent back; within the last `maxAge` seconds, if it matters. */
export async function whoSignedIn(
  settings: Settings,
  returned: string,
  flow: Flow,
  maxAge?: number,
): Promise<AtProvider> {
  const oidc = oidcOf(settings)
  const configuration = await configurationOf(oidc)
  const client = await openid()
  try {
    const page = new URL(`${returnPage(settings)}?${returned}`)
    const tokens = await client.authorizationCodeGrant(configuration, page, wantedOf(flow, maxAge))
    const claims = tokens.claims()
    if (!claims) return fail('sso.failed')
    // Many providers tell an address only when asked for it.
    const told =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof told.email === 'string' ? told.email.trim().toLowerCase() : undefined,
      verified: told.email_verified === true,
      twoSteps: oidc.secondStep || (Array.isArray(claims.amr) && claims.amr.includes('mfa')),
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw isUnavailable(client, error) ? unavailable(error) : new ApiError('sso.failed')
  }
}
