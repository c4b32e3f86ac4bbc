import { randomUUID } from 'node:crypto'
import openApiClient, { type Client } from 'openapi-fetch'
import type { paths } from './channels.gen.ts'
import { fetchWithRetries } from './retry.ts'

/** A call whose `Idempotency-Key` may be left out: one is made for it. */
type Keyed<Call> = Call extends { parameters: { header: infer Header extends { 'Idempotency-Key': string } } }
  ? Omit<Call, 'parameters'> & { parameters: Omit<Call['parameters'], 'header'> & { header?: Header } }
  : Call

type Calls = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Keyed<paths[Path][Method]> }
}

type OrderingClient = Client<Calls, 'application/json'>

interface ClientSettings {
  /** The marketplace's own address. */
  readonly origin: string
  /** The channel's key, `sfc_…`. Keep it on your server. */
  readonly key: string
  /** The language of refusals. */
  readonly language?: 'en' | 'ar'
  /** How often a call is tried before its failure is passed on. */
  readonly attempts?: number
  /** Ends running calls, and their pauses between attempts. */
  readonly signal?: AbortSignal
}

/**
 * A client of the ordering API. Its calls are tried again while the marketplace is busy or cannot be reached. To be
 * safe against a crash of your own, pass an `Idempotency-Key` that you have stored before the call.
 */
export function createClient({
  origin,
  key,
  language = 'en',
  attempts = 6,
  signal,
}: ClientSettings): OrderingClient {
  const client = openApiClient<Calls, 'application/json'>({
    baseUrl: origin,
    headers: { Authorization: `Bearer ${key}`, 'Accept-Language': language },
    fetch: (request) => fetchWithRetries(request, attempts),
    ...(signal && { signal }),
  })
  client.use({
    onRequest({ request }) {
      const { headers, method } = request
      if (method !== 'GET' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', randomUUID())
    },
  })
  return client
}
