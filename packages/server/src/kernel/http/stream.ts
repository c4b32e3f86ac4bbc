import { once as happens } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/apiError.ts'
import type { StreamMessage } from '../operations/implement.ts'
import { encodeOutput } from './encodeOutput.ts'

/** Keeps proxies from closing a quiet stream, and detects an ended session. */
const heartbeatMs = 15_000

/**
 * An ended session closes its streams at once. This covers lost notices and expired sessions. It is not checked before
 * each event: many desks would query at once for each order.
 */
const trustedMs = 1_000

/** A client that reads nothing for so long has stopped reading, and its events would pile up in memory. */
export const stalledMs = 30_000
const looks = 6

/**
 * Destroys a connection whose other end has stopped reading. Runs until it is closed, since an ended response may still
 * be unread.
 */
function cutOffStalled(raw: ServerResponse): void {
  let taken = -1
  let idle = 0
  const look = () => {
    const { socket } = raw
    const now = (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0)
    idle = raw.writableLength > 0 && now === taken ? idle + 1 : 0
    taken = now
    if (idle >= looks) raw.destroy()
  }
  const looking = setInterval(look, stalledMs / looks)
  raw.on('close', () => clearInterval(looking))
}

interface Writing {
  readonly operation: Operation
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly messages: (signal: AbortSignal) => AsyncIterable<StreamMessage>
  /** Throws if the caller may no longer listen. */
  readonly stillAllowed: () => Promise<void>
  /** Calls `ask` when access has ended that may be the caller's. */
  readonly watch: (ask: () => void) => () => void
  readonly stopping: AbortSignal
}

/** Writes server-sent events until the caller leaves, their session ends or the server stops. */
export async function writeStream(writing: Writing) {
  const { operation, request, reply, messages, stillAllowed, watch, stopping } = writing
  const { raw } = reply
  const ended = new AbortController()
  const end = () => ended.abort()
  raw.on('close', end)
  stopping.addEventListener('abort', end)
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  })
  cutOffStalled(raw)
  let asking: Promise<void> | undefined
  const ask = () => {
    asking = stillAllowed().catch(end)
  }
  const unwatch = watch(ask)
  // Access may have ended between the session check and `watch`.
  ask()
  const heartbeat = setInterval(() => {
    raw.write(': \n\n')
    ask()
  }, heartbeatMs)
  let checkedAt = Date.now()
  try {
    for await (const { position, data } of messages(ended.signal)) {
      if (Date.now() - checkedAt >= trustedMs) {
        await stillAllowed()
        checkedAt = Date.now()
      }
      await asking
      if (ended.signal.aborted) break
      const text = JSON.stringify(encodeOutput(operation, data))
      if (!raw.write(`id: ${position}\ndata: ${text}\n\n`))
        await happens(raw, 'drain', { signal: ended.signal })
      if (ended.signal.aborted) break
    }
  } catch (error) {
    if (!ended.signal.aborted && !(error instanceof ApiError)) request.log.error({ err: error }, 'stream')
  } finally {
    clearInterval(heartbeat)
    unwatch()
    stopping.removeEventListener('abort', end)
    raw.end()
  }
}
