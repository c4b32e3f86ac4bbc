import type { LiveState } from '../../kernel/data/live.ts'

/** State of the live connection apart from the lists: read by the desk, the title and the bell. */
interface Live {
  readonly state: LiveState
  /** All pending orders, for the page's title. */
  readonly waiting: number
  /** Pending orders that nobody has opened. They ring the bell. */
  readonly unseen: ReadonlySet<number>
  /** How many new orders are held back so that nothing moves under the reader. */
  readonly held: number
  /** The order whose row was just added. */
  readonly arrived: number | undefined
}

const nothing: Live = { state: 'connecting', waiting: 0, unseen: new Set(), held: 0, arrived: undefined }
let live = nothing
const listeners = new Set<() => void>()

export const liveStore = {
  get: (): Live => live,
  set(change: Partial<Live>): void {
    live = { ...live, ...change }
    for (const listener of listeners) listener()
  },
  /** The state belongs to a session and ends with it. */
  clear(): void {
    liveStore.set(nothing)
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
