import { prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { network } from '../browser/network.ts'
import { converted } from './conversions.ts'
import { refetchFailed } from './operations.ts'
import { described } from './schemas.ts'
import { sessionStore } from './sessionStore.ts'

/** `live` once all missed events have arrived, `lost` without a connection. */
export type LiveState = 'connecting' | 'live' | 'lost'

interface Listener<Op extends Operation> {
  readonly op: Op
  /** Where a store user works. Tabs at different stores share no stream. */
  readonly store_id: number | null
  /** Where to start if no event has been received yet; by default, from now on. */
  readonly from?: () => Promise<string | undefined>
  readonly onEvent: (event: OutputOf<Op>, position: string) => void
  readonly onState: (state: LiveState) => void
}

/**
 * Messages between tabs: the tab that holds the stream passes on events and states; a new tab asks for the current
 * position.
 */
type Passed =
  | { readonly position: string; readonly data: unknown }
  | { readonly state: LiveState }
  | { readonly asks: true }

const firstPauseMs = 250
const longestPauseMs = 10_000
/** The server writes at least every 15 s, so a stream silent for longer is dead. */
const silenceMs = 40_000

/** Parses a stream of bytes into server-sent events. */
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
    // Reconnect at once when the network is back.
    window.addEventListener('online', () => done(), { once: true, signal })
  })

/**
 * Subscribes to an event stream until the session ends. Browsers allow six connections to an origin, so one tab holds
 * the stream and passes events on to the others. A tab that takes over resumes after the last event. Uses `fetch`,
 * since `EventSource` can't send a bearer token.
 */
export function listenLive<Op extends Operation>({
  op,
  store_id,
  from,
  onEvent,
  onState,
}: Listener<Op>): () => void {
  const session = sessionStore.get()
  if (!session) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  const name = `live:${op.id}:${session.kind}:${session.token.slice(-12)}:${store_id}`
  const channel = new BroadcastChannel(name)
  let last: string | undefined
  /** Set in the tab that holds the stream, while it is open. */
  let hello: unknown

  const take = (passed: Passed) => {
    if ('asks' in passed) return answer()
    if ('state' in passed) {
      if (passed.state === 'live') void refetchFailed()
      return onState(passed.state)
    }
    last = passed.position
    onEvent(converted('decode', passed.data, described(op).gives) as OutputOf<Op>, passed.position)
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
    // Without this, a lost connection would go unnoticed until `silenceMs`.
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
      if (response.status === 401) sessionStore.end(session?.token, 'expired')
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
      // There is no further attempt, so do not report one.
      if ((await hold()) === 'refused') return pass({ state: 'connecting' })
      if (signal.aborted) return
      pass({ state: 'lost' })
      void network.reached()
      // After a connection that lasted, retry without a long pause.
      wait = performance.now() - began > 5000 ? firstPauseMs : Math.min(wait * 2, longestPauseMs)
      await pause(wait * (0.5 + Math.random() / 2), signal)
    }
  }

  onState('connecting')
  channel.postMessage({ asks: true } satisfies Passed)
  // Locks need a secure context. Without one, each tab holds its own stream.
  const held = navigator.locks ? navigator.locks.request(name, { signal }, holdOn) : holdOn()
  held.catch(() => undefined)
  return () => {
    stop.abort()
    channel.close()
  }
}
