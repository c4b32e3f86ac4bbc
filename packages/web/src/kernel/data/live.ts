import { prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { network } from '../browser/network.ts'
import { refetchFailed } from './operations.ts'
import { sessionStore } from './sessionStore.ts'

/** `live` once everything missed has been told, `lost` while there is no connection. */
export type LiveState = 'connecting' | 'live' | 'lost'

interface Listener<Op extends Operation> {
  readonly op: Op
  /** Where to begin, if nothing has been heard yet; without one, from now on. */
  readonly from?: () => Promise<string | undefined>
  readonly hear: (event: OutputOf<Op>, position: string) => void
  readonly onState: (state: LiveState) => void
}

/** What the tab that holds the stream passes on to the others; one that is new asks where the stream stands. */
type Passed =
  | { readonly position: string; readonly data: unknown }
  | { readonly state: LiveState }
  | { readonly asks: true }

const firstPauseMs = 250
const longestPauseMs = 10_000
/** The server writes at least every 15 s: a stream quiet for longer is dead. */
const silenceMs = 40_000

/** Splits a stream of bytes into server-sent events. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: () => void) {
  let text = ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      text += value
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const position = /^id: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (position && data) yield { position, data: JSON.parse(data) as unknown }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
    // Back on the network, or back at the tab: no reason to wait longer.
    window.addEventListener('online', () => done(), { once: true, signal })
  })

/**
 * Hears an event stream for as long as the session lasts: one stream per browser, held by one tab and passed on to
 * the others (browsers allow six connections to an origin), resumed after the last event heard by whichever tab
 * takes over. Read with `fetch`, since `EventSource` sends no bearer.
 */
export function listenLive<Op extends Operation>({ op, from, hear, onState }: Listener<Op>): () => void {
  const session = sessionStore.get()
  if (!session) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  const name = `live:${op.id}:${session.kind}:${session.token.slice(-12)}`
  const channel = new BroadcastChannel(name)
  let last: string | undefined
  /** In the tab that holds the stream, as long as it lasts. */
  let hello: unknown

  const take = (passed: Passed) => {
    if ('asks' in passed) return answer()
    if ('state' in passed) {
      if (passed.state === 'live') void refetchFailed()
      return onState(passed.state)
    }
    last = passed.position
    const event = op.output.safeParse(passed.data)
    if (event.success) hear(event.data as OutputOf<Op>, passed.position)
  }
  const pass = (passed: Passed) => {
    channel.postMessage(passed)
    take(passed)
  }
  function answer(): void {
    if (!hello || !last) return
    channel.postMessage({ position: last, data: hello } satisfies Passed)
    channel.postMessage({ state: 'live' } satisfies Passed)
  }
  channel.onmessage = ({ data }: MessageEvent<Passed>) => take(data)

  async function hold(): Promise<'ended' | 'refused'> {
    const attempt = new AbortController()
    const both = AbortSignal.any([signal, attempt.signal])
    let quiet: ReturnType<typeof setTimeout> | undefined
    const onBytes = () => {
      clearTimeout(quiet)
      quiet = setTimeout(() => attempt.abort(), silenceMs)
    }
    // The stream itself would stay silent about it for as long as a connection may be quiet.
    window.addEventListener('offline', () => attempt.abort(), { once: true, signal: both })
    try {
      const after = last ?? (await from?.())
      onBytes()
      const response = await fetch(
        `${prefixes[session?.kind ?? 'admin']}/${op.paths[session?.kind ?? 'admin']}`,
        {
          headers: { Authorization: `Bearer ${session?.token}`, ...(after && { 'Last-Event-ID': after }) },
          credentials: 'omit',
          signal: both,
        },
      )
      if (response.status === 401 && sessionStore.get()?.token === session?.token)
        sessionStore.clear('expired')
      if (response.status === 401 || response.status === 403) return 'refused'
      if (!response.ok || !response.body) return 'ended'
      for await (const event of eventsOf(response.body, onBytes)) {
        pass(event)
        if ((event.data as { type?: string }).type !== 'hello') continue
        hello = event.data
        pass({ state: 'live' })
      }
      return 'ended'
    } catch {
      return 'ended'
    } finally {
      hello = undefined
      clearTimeout(quiet)
    }
  }

  async function holdOn(): Promise<void> {
    let wait = firstPauseMs
    while (!signal.aborted) {
      const began = performance.now()
      // Nothing is tried any more, so nothing is said to be.
      if ((await hold()) === 'refused') return pass({ state: 'connecting' })
      if (signal.aborted) return
      pass({ state: 'lost' })
      void network.reached()
      // A connection that lasted was a good one: the next is tried at once.
      wait = performance.now() - began > 5000 ? firstPauseMs : Math.min(wait * 2, longestPauseMs)
      await pause(wait * (0.5 + Math.random() / 2), signal)
    }
  }

  onState('connecting')
  channel.postMessage({ asks: true } satisfies Passed)
  // Locks need a secure context; without one each tab holds its own stream.
  const held = navigator.locks ? navigator.locks.request(name, { signal }, holdOn) : holdOn()
  held.catch(() => undefined)
  return () => {
    stop.abort()
    channel.close()
  }
}
