import type { components } from './channels.gen.ts'

type Refusal = components['schemas']['Refusal']

/** A refusal of the marketplace, to be thrown. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly status: number
  /** What to act on; undefined if the answer was not the marketplace's, but that of something before it. */
  readonly code: string | undefined
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>
  /** To be told when asking for help. */
  readonly requestId: string | undefined

  constructor(status: number, refusal: Partial<Refusal> = {}) {
    super(refusal.message ?? `The marketplace answered ${status}`)
    this.status = status
    this.code = refusal.code
    this.errors = refusal.errors ?? {}
    this.requestId = refusal.requestId
  }
}

/** The data of an answer. Throws a `RefusedError` if the call was refused. */
export async function dataOf<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call
  if (data !== undefined) return data
  throw new RefusedError(response.status, typeof error === 'object' && error !== null ? error : undefined)
}
