import type { Bilingual } from '@sufra/contract/kernel/language'

/** One of those a filter lets pick from. */
export interface PickOption {
  readonly id: number
  readonly name: Bilingual
  /** Tells it from others of that name. */
  readonly note?: Bilingual | undefined
}
