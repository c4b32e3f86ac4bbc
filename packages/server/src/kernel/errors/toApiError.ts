import { ApiError } from './apiError.ts'

const unreachable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|57P0[123]|08...|53...|25P03)$/
/** query_canceled and lock_not_available: a statement or its wait for a lock took longer than it may. */
export const tooSlow = /^(57014|55P03)$/
const unreachableText =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|connection timeout|No space left/i

interface Coded {
  code?: unknown
  message?: unknown
  cause?: unknown
  statusCode?: unknown
}

function causes(error: unknown): Coded[] {
  const chain: Coded[] = []
  for (let at = error as Coded | undefined; at && chain.length < 5; at = at.cause as Coded | undefined)
    chain.push(at)
  return chain
}

const byCode: Record<string, ApiError['code']> = {
  // A path parameter longer than any id or token matches no row.
  FST_ERR_MAX_PARAM_LENGTH: 'row.missing',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body.type',
  HPE_HEADER_OVERFLOW: 'request.headers',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body.tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.slow',
}

/** The error a client sees. The text of an unexpected error is never sent. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const chain = causes(error)
  const unavailable = chain.some(
    ({ code, message }) =>
      unreachable.test(String(code ?? '')) ||
      tooSlow.test(String(code ?? '')) ||
      unreachableText.test(String(message ?? '')),
  )
  if (unavailable) return new ApiError('server.unavailable', { retryAfterSeconds: 2 })
  const known = chain.map(({ code }) => byCode[String(code)]).find((code) => code !== undefined)
  if (known) return new ApiError(known)
  const status = chain[0]?.statusCode
  if (typeof status === 'number' && status >= 400 && status < 500) return new ApiError('request.bad')
  return new ApiError('server.failed')
}
