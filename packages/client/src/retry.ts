import { setTimeout as wait } from 'node:timers/promises'

const secondMs = 1000
const firstPause = secondMs
const longestPause = 30 * secondMs
/** How long one attempt may take. */
const patience = 30 * secondMs

/** Whether the same call may succeed later. */
const isPassing = (status: number) => status === 429 || status >= 500

/** Read as a whole, so that a connection lost in the middle of an answer is a lost answer too. */
async function attempt(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patience)])
  const response = await fetch(request.clone(), { signal })
  const body = await response.arrayBuffer()
  const { status, statusText, headers } = response
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}

/**
 * A `fetch` that repeats a request after 429, any 5xx and a lost connection, as it is: with the same
 * `Idempotency-Key`. It waits for as long as `Retry-After` says, and longer each time.
 */
export async function fetchWithRetries(request: Request, attempts: number): Promise<Response> {
  for (let nth = 1, pause = firstPause; ; nth++, pause = Math.min(pause * 2, longestPause)) {
    const isLast = nth >= attempts
    const response = await attempt(request).catch((error: unknown) => {
      if (isLast || request.signal.aborted) throw error
    })
    if (response && (isLast || !isPassing(response.status))) return response
    const asked = Number(response?.headers.get('retry-after') ?? 0) * secondMs
    // Callers that were refused together do not come back together.
    await wait(Math.max(pause, asked) * (1 + Math.random() / 4), undefined, { signal: request.signal })
  }
}
