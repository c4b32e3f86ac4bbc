import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importSPKI, jwtVerify } from 'jose'

interface FcmMessage {
  readonly token: string
  readonly notification: { readonly title: string; readonly body: string }
  readonly data: Readonly<Record<string, string>>
}

interface Refusal {
  readonly status: number
  readonly code: string
  readonly retryAfter?: string
}

export interface FcmTest {
  readonly env: Readonly<Record<string, string>>
  readonly messages: readonly FcmMessage[]
  readonly signIns: () => number
  respond: (token: string) => Refusal | undefined
  /** Forgets the access token that it has given out. */
  expire(): void
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Speaks Firebase Cloud Messaging's protocol: service accounts sign in, and each message is a call of its own. */
export async function startFcm(): Promise<FcmTest> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const key = await importSPKI(publicKey, 'RS256')
  const messages: FcmMessage[] = []
  let signIns = 0
  let current = ''
  const test: { respond: FcmTest['respond'] } = { respond: () => undefined }

  const signIn = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await bodyOf(request))
    await jwtVerify(form.get('assertion') ?? '', key, {
      issuer: 'push@sufra.example',
      audience: `${origin}/token`,
    })
    current = `access-${++signIns}`
    return { status: 200, body: { access_token: current, expires_in: 3600 } }
  }
  const take = async (request: IncomingMessage) => {
    const { message } = JSON.parse(await bodyOf(request)) as { message: FcmMessage }
    if (request.headers.authorization !== `Bearer ${current}`)
      return { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } }
    const refusal = test.respond(message.token)
    if (!refusal) {
      messages.push(message)
      return { status: 200, body: { name: `projects/sufra/messages/${messages.length}` } }
    }
    const details = [
      { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: refusal.code },
    ]
    return {
      status: refusal.status,
      body: { error: { code: refusal.status, status: 'SOMETHING', details } },
      retryAfter: refusal.retryAfter,
    }
  }
  const server = createServer((request, response) => {
    const answering = request.url === '/token' ? signIn(request) : take(request)
    void answering
      .catch((error: Error) => ({ status: 400, body: { error: error.message } }))
      .then((answer) => {
        const wait = 'retryAfter' in answer ? answer.retryAfter : undefined
        response.writeHead(answer.status, {
          'content-type': 'application/json',
          ...(wait && { 'retry-after': wait }),
        })
        response.end(JSON.stringify(answer.body))
      })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = {
    project_id: 'sufra',
    client_email: 'push@sufra.example',
    private_key: privateKey,
    token_uri: `${origin}/token`,
  }
  return Object.assign(test, {
    env: { SUFRA_FCM_CREDENTIALS: JSON.stringify(account), SUFRA_FCM_ENDPOINT: origin },
    messages,
    signIns: () => signIns,
    expire: () => {
      current = ''
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}
