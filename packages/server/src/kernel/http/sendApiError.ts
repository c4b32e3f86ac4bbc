import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { languageOf } from '@sufra/contract/kernel/language'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../errors/apiError.ts'
import { toApiError } from '../errors/toApiError.ts'
import { newCallId } from '../tracing/tracedCalls.ts'

/** Maps what was thrown to an API error, whose code the call's line in the log has (`watchCalls`). */
export function loggedApiError(error: unknown, request: FastifyRequest): ApiError {
  const refusal = toApiError(error)
  request.refusal = refusal
  const { code, status } = refusal
  // Only of failures of our own: the text of others may contain a path with a token.
  if (code === 'server.unavailable') request.log.warn({ code, err: error }, 'unavailable')
  else if (status >= 500) request.log.error({ code, err: error }, 'failed')
  return refusal
}

export function sendApiError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = loggedApiError(error, request)
  const { retryAfterSeconds } = refusal.details
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(refusal.status)
    .header('x-request-id', request.id)
    .send(refusal.body(languageOf(request.headers['accept-language']), request.id))
}

interface BrokenRequest extends Error {
  readonly code?: string
  readonly rawPacket?: unknown
}

const languageIn = (packet: unknown) =>
  languageOf(/^accept-language:(.*)$/im.exec(Buffer.isBuffer(packet) ? packet.toString('latin1') : '')?.[1])

/** A request that cannot be parsed is always the client's fault. */
const clientsFault = ({ code }: BrokenRequest) => ({ code, statusCode: 400 })

/** Answers a request that Node could not parse, on the bare connection, and closes it. */
export function sendBrokenRequest(error: BrokenRequest, socket: Socket, log: FastifyBaseLogger): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const id = newCallId()
  const refusal = toApiError(clientsFault(error))
  const { code, status } = refusal
  log.info({ reqId: id, code, status }, 'call')
  const body = JSON.stringify(refusal.body(languageIn(error.rawPacket), id))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${id}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
