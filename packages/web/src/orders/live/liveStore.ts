import type { LiveState } from '../../kernel/data/live.ts'

/** What the live connection knows beside the lists: read by the desk, the title and the bell. */
export interface Live {
  readonly state: LiveState
  /** Pending orders in all, for the page's title. */
  readonly waiting: number
  /** Pending orders nobody has opened: they ring. */
  readonly unseen: ReadonlySet<number>
  /** New orders held back so that nothing moves under the reader. */
  readonly held: number
  /** The order that has just slid in. */
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
  /** What is known is somebody's: it goes with their session. */
  clear(): void {
    liveStore.set(nothing)
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
