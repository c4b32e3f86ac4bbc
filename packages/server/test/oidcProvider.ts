import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWK, Provider } from 'oidc-provider'

/** Who can sign in at the provider, by the name they type there. */
export interface PersonAtProvider {
  readonly email: string
  readonly email_verified: boolean
  /** How they prove who they are. */
  readonly amr?: readonly string[]
}

export interface OidcProvider {
  readonly issuer: string
  /** The settings of a server that uses it. */
  readonly env: Record<string, string>
  readonly people: Map<string, PersonAtProvider>
  /** Nothing answers at its address until it is back. */
  down(): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}

const client = { id: 'sufra', secret: 'a secret of the client' }

const signInPage = `<!doctype html><html lang="en"><title>Company account</title><h1>Company account</h1>
<form method="post"><label>Name <input name="who" autofocus></label> <button>Sign in</button></form></html>`

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' } as JWK
}

function providerAt(issuer: string, origin: string, people: OidcProvider['people']): Provider {
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [`${origin}/sso`] }],
    jwks: { keys: [newKey()] },
    cookies: { keys: ['of this provider'] },
    pkce: { required: () => true },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: people.get(sub)?.email, email_verified: people.get(sub)?.email_verified }),
    }),
    // Nobody is asked whether they agree, as in a company.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    if (ctx.method === 'GET') {
      ctx.type = 'html'
      ctx.body = signInPage
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of ctx.req) chunks.push(chunk as Buffer)
    const who = new URLSearchParams(Buffer.concat(chunks).toString()).get('who') ?? ''
    const person = people.get(who)
    const result = person
      ? { login: { accountId: who, amr: [...(person.amr ?? ['pwd'])] } }
      : { error: 'access_denied', error_description: 'nobody of this name' }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
  })
  return provider
}

/** A real OpenID provider on this machine, for a server whose pages are at `origin`. */
export async function openOidcProvider(origin: string): Promise<OidcProvider> {
  const people: OidcProvider['people'] = new Map()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://localhost:${port}`
  server.on('request', providerAt(issuer, origin, people).callback())
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    issuer,
    people,
    env: {
      SUFRA_OIDC_ISSUER: issuer,
      SUFRA_OIDC_CLIENT_ID: client.id,
      SUFRA_OIDC_CLIENT_SECRET: client.secret,
    },
    down: close,
    back: async () => {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: async () => {
      if (server.listening) await close()
    },
  }
}
