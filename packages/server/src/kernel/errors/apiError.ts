import { fill, type Language } from '@sufra/contract/kernel/language'
import type { RefusalBody } from '@sufra/contract/kernel/refusals'
import type { Uses } from '@sufra/contract/kernel/uses'
import type { Stale } from '@sufra/contract/kernel/version'
import { type RefusalCode, refusals } from '@sufra/contract/refusals'

export type RefusalParams = Readonly<Record<string, string | number>>

interface Details {
  /** Fills the `{…}` of the text. */
  params?: RefusalParams
  /** The field the message belongs to. */
  field?: string
  /** Messages by field, already in the caller's language. */
  errors?: Readonly<Record<string, string>>
  stale?: Stale
  uses?: Uses
  retryAfterSeconds?: number
  /** What the transaction wrote stands, although the call is refused (a counted failed sign-in). */
  keeps?: boolean
}

/** A refused call: a code of the contract, thrown by handlers and turned into an answer by the mount. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return refusals[this.code].status
  }

  body(language: Language, requestId: string): RefusalBody {
    const message = fill(refusals[this.code][language], this.details.params)
    const errors = this.details.errors ?? (this.details.field ? { [this.details.field]: message } : undefined)
    const { stale, uses } = this.details
    return {
      success: false,
      code: this.code,
      message,
      ...(errors && { errors }),
      ...(stale && { stale }),
      ...(uses && { uses }),
      requestId,
    }
  }
}

export function refuse(code: RefusalCode, details?: Details): never {
  throw new Refusal(code, details)
}

/** The row, or the same 404 a foreign row gets (DECISIONS 6). */
export function found<Row>(row: Row | undefined): Row {
  return row === undefined ? refuse('row.missing') : row
}
