import { type ErrorCode, errors } from '@sufra/contract/errors'
import type { ErrorBody, ErrorText } from '@sufra/contract/kernel/errors'
import type { Uses } from '@sufra/contract/kernel/itemUses'
import { fill, type Language } from '@sufra/contract/kernel/language'
import type { Stale } from '@sufra/contract/kernel/version'
import type { SQL } from 'drizzle-orm'

export type ErrorParams = Readonly<Record<string, string | number>>

interface Details {
  /** Values of the text's `{…}` placeholders. */
  params?: ErrorParams
  /** The field the message belongs to. */
  field?: string
  /** Messages by field, already in the caller's language. */
  errors?: Readonly<Record<string, string>>
  stale?: Stale
  uses?: Uses
  retryAfterSeconds?: number
  /** Commit what the transaction wrote although the call is rejected (a counted failed sign-in). */
  keeps?: boolean
  /** Runs once the rejected call's transaction was rolled back, such as for statistics of rejections. */
  afterwards?: SQL
}

/** A rejected call: a code of the contract, thrown by handlers and answered by the mount. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }

  body(language: Language, requestId: string): ErrorBody {
    const text: ErrorText = errors[this.code]
    const message = fill(text[language], this.details.params)
    const { field } = this.details
    const fields = this.details.errors ?? (field && { [field]: text.atField?.[language] ?? message })
    const { stale, uses } = this.details
    return {
      success: false,
      code: this.code,
      message,
      ...(fields && { errors: fields }),
      ...(stale && { stale }),
      ...(uses && { uses }),
      requestId,
    }
  }
}

export function fail(code: ErrorCode, details?: Details): never {
  throw new ApiError(code, details)
}

/** The row, or the same 404 as for a row of another tenant (DECISIONS 6), at the field that names the row. */
export function orNotFound<Row>(row: Row | undefined, field?: string): Row {
  return row === undefined ? fail('row.missing', field === undefined ? {} : { field }) : row
}
