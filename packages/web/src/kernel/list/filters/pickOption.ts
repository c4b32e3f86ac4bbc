import type { Bilingual } from '@sufra/contract/kernel/language'

/** An option of a filter. */
export interface PickOption {
  readonly id: number
  readonly name: Bilingual
  /** Distinguishes options of the same name. */
  readonly note?: Bilingual | undefined
}
